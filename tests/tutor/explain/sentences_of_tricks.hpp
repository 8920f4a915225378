// A sentence of each form that counts tricks of a suit, or tells of cards kept and of trumps.
#pragma once

#include <vector>

#include "tests/tutor/explain/sentences_of_causes.hpp"

namespace ouverte::tutor::sentences {

inline std::vector<Form> causes_of_tricks() {
  using enum CauseKind;
  const auto often = [](Cause cause) {
    cause.often = true;
    return of(cause);
  };
  Cause two = cause_of(kCashOut, "H4", "S5", "S", "S", "", "you");
  two.many = 2;
  two.fewer = 1;
  Cause two_or_more = two;
  two_or_more.sense = CauseSense::kOrMore;
  Cause one = two;
  one.many = 1;
  one.fewer = 0;
  Cause three = cause_of(kSwitch, "CQ", "D4", "E", "S", "CK", "East");
  three.many = 3;
  Cause three_at_most = three;
  three_at_most.sense = CauseSense::kCanBe;
  Cause at_once = three;
  at_once.sense = CauseSense::kAtOnce;
  Cause through = cause_of(kSwitch, "D4", "D9", "E", "H", "DK", "East");
  through.on = "";
  through.also = "HK";
  through.other = "you";
  Cause led = cause_of(kLeadHurts, "D5", "DK", "E", "D", "", "East");
  led.many = 1;
  Cause led_away = cause_of(kCardMakes, "D4", "S2", "W", "D", "DK", "declarer");
  led_away.on = "DA";
  led_away.also = "DQ";
  const Cause kept = cause_of(kCardLost, "HT", "C2", "S", "H", "HT", "you");
  Cause outlasts = cause_of(kForce, "D4", "HK", "W", "H", "", "declarer");
  outlasts.other = "you";
  outlasts.many = 4;
  Cause cross_ruff = cause_of(kRuffLost, "S4", "H5", "N", "H", "", "dummy");
  cross_ruff.on = "";
  cross_ruff.other = "you";
  cross_ruff.also = "D";
  Cause kept_in_dummy = cause_of(kRuffLost, "S4", "H5", "N", "H", "", "dummy");
  kept_in_dummy.on = "";
  kept_in_dummy.sense = CauseSense::kKeepOne;
  Cause goes_first = cause_of(kThrowFirst, "SK", "DK", "W", "H", "", "West");
  goes_first.on = "D";
  goes_first.other = "you";
  goes_first.ground.rights = {{.kind = AlteredRight::Kind::kBar, .seat = "EW", .suit = "H"}};
  const auto losers = [](const std::string& winner) {
    Cause cause = cause_of(kLosersGo, "H7", winner.empty() ? "S5" : winner, "N", "H", winner, "declarer");
    cause.often = !winner.empty();
    return of(cause);
  };
  const auto led_now = [&](Cause cause) {
    cause.sense = CauseSense::kLedNow;
    return often(cause);
  };
  const auto to_come = [](Cause cause, const std::string& whose, const std::string& in = "",
                          const std::string& called = "") {
    cause.other = whose;
    cause.on = in;
    cause.called = called;
    cause.ground.rights = {{.kind = AlteredRight::Kind::kBar, .seat = cause.seat, .suit = cause.suit}};
    return of(cause);
  };
  Cause led_again = cause_of(kInToLead, "H3", "HQ", "S", "H", "HK", "you");
  led_again.other = "West";
  Cause spent = cause_of(kRuffLost, "S4", "H5", "S", "D", "", "you");
  spent.on = "";
  spent.sense = CauseSense::kSpent;
  Cause ruffed_now = cause_of(kRuffMissed, "CK", "D4", "E", "D", "", "partner");
  ruffed_now.sense = CauseSense::kRuffsNow;
  const auto ruffs_alone = [](Cause cause, const std::string& on = "") {
    cause.sense = CauseSense::kRuffsAlone;
    cause.on = on;
    return of(cause);
  };
  Cause for_a_ruff = cause_of(kSwitch, "C5", "CA", "W", "C", "CK", "West");
  for_a_ruff.on = "C";
  for_a_ruff.left_to = "East";
  Cause driven_out = cause_of(kSwitch, "S4", "DA", "E", "H", "SJ", "East");
  driven_out.on = "";
  driven_out.other = "dummy";
  driven_out.thrown = "HA";
  Cause take_first = cause_of(kTakeFirst, "CT", "DA", "S", "", "", "South");
  take_first.many = 8;
  Cause take_first_in_one = take_first;
  take_first_in_one.suit = "D";
  take_first_in_one.often = true;
  Cause take_theirs = take_first;
  take_theirs.many = 0;
  Cause by_a_ruff = cause_of(kCardLost, "SQ", "H3", "N", "S", "S5", "dummy");
  by_a_ruff.ruffed = "H";
  Cause among_others = cause_of(kCardLost, "D4", "S2", "E", "D", "DK", "partner");
  among_others.sense = CauseSense::kLedAmongOthers;
  const Cause entry = cause_of(kEntryWhile, "H7", "SQ", "W", "S", "CA", "you");
  return {
      losers(""),
      losers("HA"),
      of(take_first),
      of(take_first_in_one),
      of(take_theirs),
      of(spent),
      of(ruffed_now),
      ruffs_alone(cause_of(kRuffMissed, "CA", "SA", "W", "S", "", "you")),
      ruffs_alone(cause_of(kRuffMissed, "CA", "S3", "W", "H", "", "you")),
      ruffs_alone(cause_of(kRuffMissed, "SJ", "C7", "W", "C", "", "you"), "H"),
      ruffs_alone(cause_of(kRuffGiven, "C5", "DA", "E", "C", "", "East")),
      of(for_a_ruff),
      of(driven_out),
      often(driven_out),
      of(cause_of(kCardLost, "S2", "D6", "N", "S", "SQ", "partner")),
      of(by_a_ruff),
      of(among_others),
      led_now(cause_of(kCardMakes, "D4", "S2", "W", "S", "SQ", "dummy")),
      led_now(cause_of(kCardMakes, "D4", "S2", "W", "D", "DQ", "dummy")),
      led_now(cause_of(kCardLost, "D4", "S2", "E", "S", "SK", "partner")),
      of(kept_in_dummy),
      of(cause_of(kWinForRuff, "H3", "HA", "W", "C", "", "partner")),
      of(goes_first),
      of(entry),
      of(cause_of(kEntryWhile, "H7", "D2", "N", "D", "HA", "dummy")),
      to_come(cause_of(kInToLead, "HK", "H4", "N", "D", "DQ", "dummy"), "West", "H8"),
      to_come(cause_of(kInToLead, "HK", "H4", "N", "D", "DQ", "dummy"), "West"),
      to_come(cause_of(kInToLead, "D8", "DJ", "S", "H", "HK", "you"), "West", "DJ", "overtake"),
      to_come(cause_of(kInToLead, "D8", "DJ", "S", "H", "HK", "you"), "West", "DJ", "take"),
      of(led_again),
      to_come(cause_of(kLetIn, "DQ", "D4", "S", "H", "HK", "declarer"), "partner", "DA"),
      to_come(cause_of(kLetIn, "DQ", "D4", "N", "H", "HK", "dummy"), "you"),
      of(cause_of(kSuitKept, "H5", "C2", "S", "H", "", "you")),
      often(cause_of(kSuitKept, "H5", "C2", "S", "H", "", "you")),
      of(cause_of(kStopper, "HA", "D2", "S", "H", "HA", "you")),
      of(cause_of(kMustLead, "C5", "S6", "S", "", "", "you")),
      of(cause_of(kMustLead, "C5", "S6", "N", "", "", "dummy")),
      of(cause_of(kCross, "SA", "H4", "E", "S", "", "dummy")),
      of(two),
      of(two_or_more),
      often(two),
      of(one),
      of(three),
      of(three_at_most),
      of(at_once),
      of(through),
      of(led),
      of(led_away),
      often(led_away),
      of(kept),
      often(kept),
      of(cause_of(kMenace, "HT", "C2", "E", "H", "", "East")),
      of(outlasts),
      of(cross_ruff),
  };
}

inline std::vector<Form> plans() {
  using enum CauseKind;
  Cause high = cause_of(kHighNeeded, "S7", "SA", "W", "S", "SJ", "dummy");
  high.on = "SK";
  high.other = "partner";
  Cause high_led = high;
  high_led.right = "H7";
  high_led.other = "you";
  Cause single = cause_of(kAttack, "S5", "CQ", "W", "C", "CJ", "partner");
  single.alone = true;
  Cause driven_out = cause_of(kAttack, "HQ", "SJ", "W", "S", "", "partner");
  driven_out.also = "SA";
  const Cause leads = cause_of(kWinAndLead, "H5", "HA", "S", "D", "", "you");
  Cause gets_in = leads;
  gets_in.other = "North";
  Cause ruff_feared = cause_of(kRuffGiven, "S4", "SA", "S", "S", "", "South");
  ruff_feared.sense = CauseSense::kRuffsAlone;
  ruff_feared.on = "S";
  return {of(high),
          of(high_led),
          of(cause_of(kAttack, "HQ", "SJ", "W", "S", "SQ", "partner")),
          of(driven_out),
          of(single),
          of(cause_of(kSafeLead, "DQ", "C3", "S", "C", "", "you")),
          of(leads),
          of(gets_in),
          of(ruff_feared),
          of(cause_of(kDecides, "SA", "HK", "E", "S", "SK", "East"))};
}

inline std::vector<Form> causes_of_this_trick() {
  using enum CauseKind;
  Form lower = of(cause_of(kSpared, "D9", "D3", "E", "", "", "East"));
  Form higher = of(cause_of(kSpared, "D3", "D9", "E", "", "", "East"));
  higher.fact.cause->alone = true;
  Form as_surely = of(cause_of(kSpared, "DK", "D6", "S", "", "", "you"));
  Form drawn = of(cause_of(kDrawnOut, "D3", "DQ", "E", "", "DA", "East"));
  drawn.fact.cause->on = "D7";
  Form from_the_other = drawn;
  from_the_other.fact.cause->other = "West";
  const auto middle = [](std::string person, std::string card, bool ours) {
    Cause cause = cause_of(kMiddle, "D3", "HQ", "B", "", std::move(card), std::move(person));
    cause.on = "the middle card";
    cause.alone = ours;
    Form form = of(cause);
    form.game = "whos-who";
    return form;
  };
  Form at_stake = middle("", "", true);
  at_stake.fact.cause->kind = kAtStake;
  at_stake.fact.cause->on = "the soloist's tricks";
  at_stake.fact.cause->many = 5;
  at_stake.fact.cause->fewer = 4;
  return {std::move(lower),
          std::move(higher),
          std::move(as_surely),
          std::move(drawn),
          std::move(from_the_other),
          middle("B", "DK", false),
          middle("B", "", false),
          middle("you", "HQ", true),
          middle("B", "HT", true),
          std::move(at_stake),
          of(cause_of(kWouldTrump, "D3", "HQ", "E", "D", "", "East")),
          of(cause_of(kSoleSuit, "D3", "HQ", "S", "H", "", "you"))};
}

}  // namespace ouverte::tutor::sentences
