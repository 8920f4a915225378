// A sentence of each form that is said of causes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tutor/explain/facts.hpp"

namespace ouverte::tutor::sentences {

struct Form {
  Fact fact;
  std::string seat = "S";
  std::string move = "D4";
  std::string game = "bridge";
};

inline Cause cause_of(CauseKind kind, std::string played, std::string right, std::string seat, std::string suit,
                      std::string card, std::string person) {
  return {.kind = kind,
          .card_played = std::move(played),
          .right = std::move(right),
          .seat = std::move(seat),
          .suit = std::move(suit),
          .card = std::move(card),
          .other = "",
          .on = "C",
          .person = std::move(person)};
}

inline Form of(Cause cause) {
  const FactKind kind = cause.kind == CauseKind::kParted ? FactKind::kParting
                        : only_counts(cause)             ? FactKind::kCardCause
                                                         : FactKind::kCause;
  std::string move = cause.card_played;
  return {.fact = {.kind = kind, .right = {cause.right}, .cause = std::move(cause)}, .move = std::move(move)};
}

inline std::vector<Form> causes() {
  using enum CauseKind;
  Cause squeeze = cause_of(kSqueeze, "S2", "DA", "W", "", "", "West");
  squeeze.on = "HC";
  Cause squeezed = cause_of(kSqueezed, "H2", "D3", "W", "", "", "you");
  squeezed.on = "HC";
  Cause wrong_hand = cause_of(kThrownIn, "D3", "DK", "S", "", "", "you");
  wrong_hand.other = "dummy";
  Cause later = squeeze;
  later.card = "DA";
  Cause both = squeeze;
  both.kind = kSqueezeBoth;
  both.other = "East";
  both.also = "SC";
  Cause count = squeeze;
  count.kind = kCountFirst;
  Cause vienna = squeeze;
  vienna.kind = kVienna;
  vienna.card = "HA";
  Cause criss_cross = squeeze;
  criss_cross.called = "criss-cross";
  Cause takes_out = squeezed;
  takes_out.card = "SA";
  takes_out.other = "dummy";
  Cause entry = cause_of(kEntryKept, "SK", "S4", "N", "D", "SK", "dummy");
  Cause dummys_entry = entry;
  dummys_entry.card_played = "S2";
  const auto plain = [](Cause cause) {
    cause.on = "";
    return of(cause);
  };
  const auto share = [](std::string card, std::string called, std::string on, bool now, std::string also) {
    Cause cause = cause_of(kShare, "DJ", "SQ", "B", "", std::move(card), "B");
    cause.called = std::move(called);
    cause.on = std::move(on);
    cause.also = std::move(also);
    cause.ground.events = {{.now = now, .trick = 1, .seat = "B", .card = "S8", .takes = true}};
    Form form = of(cause);
    form.game = "hoodwink";
    return form;
  };
  const auto this_trick = [share](std::string person, std::string on, bool now, bool ahead) {
    Form form = share("", "this trick", std::move(on), now, "the partners take different numbers of tricks");
    form.fact.cause->person = std::move(person);
    form.fact.cause->alone = ahead;
    return form;
  };
  const auto with_joker = [](Form form) {
    form.fact.cause->right = "*";
    return form;
  };
  const auto can_be = [](Form form) {
    form.fact.cause->often = true;
    return form;
  };
  const auto melding = [](CauseKind kind, std::string on, bool now, std::string person) {
    Cause cause = cause_of(kind, "D9", "H8", "B", "", "", std::move(person));
    cause.on = std::move(on);
    cause.ground.events = {{.now = now, .trick = 1, .seat = "B", .card = "H9"}};
    Form form = of(cause);
    form.game = "rummage";
    return form;
  };
  const auto of_set = [&](CauseKind kind, std::string card, std::string person) {
    Form form = melding(kind, "", true, std::move(person));
    form.fact.cause->card = std::move(card);
    return form;
  };
  Form one_more = melding(CauseKind::kMeldLater, "9", true, "B");
  one_more.fact.cause->sense = CauseSense::kOneMore;
  one_more.fact.cause->many = 4;
  Form later_on = melding(CauseKind::kLooseLeft, "3", true, "you");
  later_on.fact.cause->also = "8";
  const auto scored = [&](std::string person) {
    Form form = melding(CauseKind::kScored, "60", true, std::move(person));
    form.fact.cause->also = "melds";
    return form;
  };
  const auto lost = [&](std::string person) {
    Form form = scored(std::move(person));
    form.fact.cause->also = "cards left in hand";
    form.fact.cause->sense = CauseSense::kPointsLost;
    return form;
  };
  const auto caught = [](Cause cause, std::string safe) {
    cause.other = "East";
    cause.on = cause.suit == "S" ? "S3" : "H3";
    cause.safe = std::move(safe);
    return of(cause);
  };
  Cause first_throw = cause_of(kDanger, "SK", "CA", "E", "D", "HA", "East");
  first_throw.on = "West";
  first_throw.thrown = "H6";
  first_throw.thrown_on = "C";
  Cause ruff = cause_of(kRuffMissed, "S4", "H5", "S", "H", "", "you");
  ruff.sense = CauseSense::kRuffsLater;
  const Form later_ruff = of(ruff);
  Cause once_in = cause_of(kDanger, "DA", "D2", "E", "H", "", "East");
  once_in.on = "";
  once_in.also = "HK";
  once_in.other = "you";
  once_in.left_to = "West";
  Cause late = cause_of(kDanger, "SK", "CA", "E", "D", "HA", "East");
  late.on = "West";
  late.sense = CauseSense::kMayBeIn;
  const auto with_a_card = [this_trick](bool often) {
    Form form = this_trick("B", "", false, false);
    form.fact.cause->card = "S8";
    form.fact.cause->often = often;
    return form;
  };
  Form later_none = this_trick("you", "", false, false);
  later_none.fact.cause->sense = CauseSense::kNowAlone;
  const auto with = [](Cause cause, std::string other, std::string on = "") {
    cause.other = std::move(other);
    cause.on = std::move(on);
    return of(cause);
  };
  const auto danger = [](std::string on, std::string also, std::string left_to, std::string thrown) {
    Cause cause = cause_of(kDanger, "CQ", "D4", "E", "S", "CK", "East");
    cause.on = std::move(on);
    cause.also = std::move(also);
    cause.other = "you";
    cause.left_to = std::move(left_to);
    cause.thrown = std::move(thrown);
    return of(cause);
  };
  const auto alone = [](Cause cause, std::string other, std::string on) {
    cause.alone = true;
    cause.other = std::move(other);
    cause.on = std::move(on);
    return of(cause);
  };
  Cause through = cause_of(kLeadUp, "HK", "D2", "N", "H", "HK", "you");
  through.other = "dummy";
  through.also = "HA";
  Cause draws = cause_of(kSwitch, "DK", "DA", "S", "S", "DQ", "declarer");
  draws.also = "S";
  Cause not_yet = cause_of(kFrozen, "HJ", "C2", "S", "H", "HK", "you");
  not_yet.sense = CauseSense::kMayBeLed;
  Cause not_here = cause_of(kSuitOpened, "HJ", "C2", "E", "H", "HK", "East");
  not_here.sense = CauseSense::kMayBeLed;
  Cause bare = cause_of(kDoNotCover, "SK", "S4", "S", "S", "SK", "you");
  bare.other = "partner";
  bare.also = "SA";
  bare.on = "";
  Cause opened = cause_of(kMoreInSuit, "HJ", "C2", "E", "H", "", "East");
  opened.sense = CauseSense::kLedNow;
  Cause not_led = cause_of(kCardLost, "D3", "CA", "S", "D", "DQ", "you");
  not_led.sense = CauseSense::kLedNow;
  Cause left = cause_of(kRise, "S4", "SK", "W", "S", "ST", "West");
  left.sense = CauseSense::kHasBeenPlayed;
  left.on = "";
  Cause none_later = cause_of(kRise, "D4", "DK", "S", "D", "DT", "declarer");
  none_later.on = "";
  none_later.alone = true;
  Cause surround = cause_of(kSurround, "S3", "SJ", "N", "S", "ST", "dummy");
  surround.on = "SK";
  surround.also = "S9";
  // Not in every line of best play, or not proved of all.
  const auto often = [](Cause cause, std::string other = "", std::string on = "") {
    cause.often = true;
    cause.other = std::move(other);
    cause.on = std::move(on);
    return of(cause);
  };
  Cause keep_one = cause_of(kRuffLost, "S4", "H5", "S", "H", "", "you");
  keep_one.on = "";
  keep_one.sense = CauseSense::kKeepOne;
  Cause taken = cause_of(kCashBeforeRuff, "C4", "CK", "S", "C", "", "declarer");
  taken.also = "C";
  const auto trumped = [](Form form, std::string other, std::string thrown) {
    form.fact.cause->other = std::move(other);
    form.fact.cause->thrown = std::move(thrown);
    return form;
  };
  const auto for_later = [](Form form) {
    form.fact.cause->sense = CauseSense::kNowAlone;
    return form;
  };
  const auto refused = [&](Cause cause, std::string other) {
    cause.sense = CauseSense::kRefused;
    return with(std::move(cause), std::move(other));
  };
  Cause guards_alone = cause_of(kGuard, "H5", "C5", "S", "H", "H9", "declarer");
  guards_alone.sense = CauseSense::kGuardsAlone;
  Cause beaten = cause_of(kCover, "C4", "CQ", "W", "C", "CT", "partner");
  beaten.sense = CauseSense::kNeedNotBeat;
  return {
      of(squeeze),
      of(later),
      of(both),
      of(count),
      of(vienna),
      of(criss_cross),
      of(squeezed),
      of(takes_out),
      with(cause_of(kRuffingFinesse, "D2", "DK", "E", "D", "DA", "East"), "", "DK"),
      with(cause_of(kRuffingFinesse, "DQ", "DA", "E", "D", "DK", "East"), "", "DQ"),
      of(cause_of(kStrip, "D5", "C6", "E", "D", "", "East")),
      of(cause_of(kThrowIn, "S3", "H3", "E", "S", "", "East")),
      of(cause_of(kThrowIn, "S3", "H3", "E", "", "", "East")),
      of(cause_of(kThrowInLater, "S3", "H3", "E", "", "", "East")),
      of(cause_of(kThrowInLater, "S3", "H3", "E", "S", "", "East")),
      often(cause_of(kThrowInLater, "S3", "H3", "E", "", "", "East")),
      often(cause_of(kThrowInLater, "S3", "H3", "E", "S", "", "East")),
      with(cause_of(kStripSqueeze, "D4", "CA", "W", "S", "", "West"), "", "D"),
      often(cause_of(kStripSqueeze, "D4", "CA", "W", "S", "", "West"), "", "D"),
      of(cause_of(kThrownIn, "D3", "DK", "W", "S", "", "you")),
      of(cause_of(kThrownIn, "D3", "DK", "W", "S", "", "partner")),
      of(wrong_hand),
      share("", "all the rest", "", false, "the partners take different numbers of tricks"),
      share("", "2 tricks", "SA S8", false, "the partners take the same number of tricks"),
      share("", "a trick", "", true, "the partners take different numbers of tricks"),
      share("", "2 tricks", "SA S8", false, ""),
      share("DJ", "", "", false, "the partners take the same number of tricks"),
      can_be(share("", "all the rest", "", false, "the partners take different numbers of tricks")),
      can_be(share("", "a trick", "", true, "")),
      can_be(share("DJ", "", "", false, "the partners take the same number of tricks")),
      for_later(share("DJ", "", "", false, "the partners take the same number of tricks")),
      share("*", "the last trick", "", false, "the partners take different numbers of tricks"),
      share("*", "a later trick", "", false, "the partners take the same number of tricks"),
      with_joker(this_trick("you", "", false, false)),
      share("S7", "the last trump", "", true, "the partners take different numbers of tricks"),
      can_be(share("S7", "the last trump", "", true, "the partners take different numbers of tricks")),
      trumped(this_trick("B", "", false, false), "", "SQ"),
      trumped(share("DJ", "", "", false, "the partners take the same number of tricks"), "A", "S7"),
      this_trick("you", "", false, false),
      can_be(this_trick("you", "", false, false)),
      this_trick("you", "the middle card", false, false),
      this_trick("B", "", false, false),
      with_a_card(false),
      with_a_card(true),
      later_none,
      this_trick("you", "the middle card", true, false),
      this_trick("B", "", false, true),
      can_be(this_trick("B", "", false, false)),
      can_be(this_trick("B", "", false, true)),
      this_trick("B", "the lower of two", false, false),
      this_trick("B", "", true, false),
      this_trick("B", "the middle card", true, false),
      of(cause_of(kCatch, "S3", "H3", "E", "H", "H8", "East")),
      often(cause_of(kCatch, "S3", "H3", "E", "H", "H8", "East")),
      of(cause_of(kStandsOver, "CA", "DK", "E", "D", "D8", "East")),
      of(cause_of(kMustFollow, "HA", "DA", "E", "S", "S7", "East")),
      plain(cause_of(kCatchOver, "C4", "C7", "S", "C", "", "South")),
      with(cause_of(kCatchOver, "C4", "H7", "S", "C", "C5", "South"), "", "lead"),
      often(cause_of(kCatchOver, "C4", "H7", "S", "C", "C5", "South"), "", "lead"),
      plain(cause_of(kCaught, "D3", "HQ", "S", "H", "HQ", "you")),
      plain(cause_of(kCaught, "H3", "D2", "S", "H", "HQ", "you")),
      often(cause_of(kCaught, "H3", "D2", "S", "H", "HQ", "you")),
      caught(cause_of(kCaught, "H6", "S5", "S", "S", "S5", "you"), "H6"),
      caught(cause_of(kCaught, "D6", "S5", "S", "S", "S5", "you"), ""),
      caught(cause_of(kCaught, "S2", "S6", "S", "S", "S6", "you"), ""),
      caught(cause_of(kCaught, "S2", "D6", "S", "S", "S6", "you"), ""),
      often(cause_of(kCaught, "S2", "D6", "S", "S", "S6", "you"), "East", "S3"),
      of(cause_of(kHoldUp, "HA", "H4", "E", "H", "CK", "East")),
      of(cause_of(kHoldUp, "HA", "H4", "E", "H", "", "East")),
      of(cause_of(kHoldUpLead, "HA", "H4", "E", "H", "CK", "East")),
      often(cause_of(kHoldUpLead, "HA", "H4", "E", "H", "CK", "East")),
      with(cause_of(kBath, "HA", "H4", "S", "H", "HJ", "you"), "West"),
      of(cause_of(kHoldUpEntry, "DA", "D4", "S", "D", "", "declarer")),
      of(cause_of(kDuck, "DA", "D4", "N", "D", "", "dummy")),
      often(cause_of(kDuck, "DA", "D4", "N", "D", "", "dummy")),
      of(cause_of(kDrawTrumps, "D5", "SK", "E", "D", "", "East")),
      of(cause_of(kDrawTrumps, "D5", "SK", "EW", "D", "", "")),
      often(cause_of(kDrawTrumps, "D5", "SK", "EW", "D", "", "")),
      alone(cause_of(kDrawTrumps, "D5", "SK", "E", "D", "", "East"), "", ""),
      of(cause_of(kRuffGiven, "D5", "C2", "E", "D", "", "East")),
      of(cause_of(kRuffGiven, "C5", "C2", "E", "D", "", "East")),
      of(cause_of(kRuffGiven, "C5", "D2", "E", "D", "", "East")),
      often(cause_of(kRuffGiven, "D5", "C2", "E", "D", "", "East")),
      often(cause_of(kRuffGiven, "C5", "C2", "E", "D", "", "East")),
      often(cause_of(kRuffGiven, "C5", "D2", "E", "D", "", "East")),
      plain(cause_of(kRuffLost, "S4", "H5", "N", "H", "", "dummy")),
      of(keep_one),
      plain(cause_of(kRuffLost, "S4", "H5", "S", "H", "", "you")),
      with(cause_of(kRuffLost, "S4", "H5", "N", "H", "", "dummy"), "", "3"),
      of(cause_of(kRuffMissed, "S4", "H5", "W", "H", "", "partner")),
      of(cause_of(kRuffCut, "C3", "H2", "N", "S", "", "dummy")),
      of(cause_of(kRuffCut, "C3", "HA", "N", "S", "HA", "dummy")),
      often(cause_of(kRuffCut, "C3", "H2", "N", "S", "", "dummy")),
      of(cause_of(kRuffCut, "C3", "H2", "NS", "", "", "")),
      often(cause_of(kRuffCut, "C3", "HA", "N", "S", "HA", "dummy")),
      later_ruff,
      of(cause_of(kRuffMissed, "S4", "H5", "S", "H", "", "you")),
      alone(cause_of(kRuffMissed, "S4", "HT", "S", "H", "", "you"), "", ""),
      with(cause_of(kRuffMissed, "S4", "CJ", "S", "H", "CA", "you"), "partner"),
      often(cause_of(kRuffMissed, "S4", "CJ", "S", "H", "CA", "you"), "partner"),
      with(cause_of(kRuffAndDiscard, "H3", "C2", "N", "H", "D3", "dummy"), "declarer"),
      of(cause_of(kLoserOnLoser, "S4", "D2", "E", "H", "S8", "East")),
      of(cause_of(kTrumpHoldUp, "HA", "H3", "N", "S", "HA", "dummy")),
      of(cause_of(kTrumpHoldUp, "HA", "H3", "W", "D", "HA", "you")),
      of(cause_of(kMasterOut, "HT", "D2", "N", "H", "HJ", "North")),
      often(cause_of(kMasterOut, "HT", "D2", "N", "H", "HJ", "North")),
      of(cause_of(kForce, "C3", "H2", "S", "H", "", "declarer")),
      refused(cause_of(kForce, "C3", "H2", "S", "H", "", "declarer"), "you"),
      often(cause_of(kForce, "C3", "H2", "S", "H", "", "declarer")),
      often(cause_of(kRuffAndDiscard, "H3", "C2", "N", "H", "D3", "dummy"), "declarer"),
      of(cause_of(kControl, "S4", "D2", "W", "S", "", "West")),
      of(cause_of(kControl, "S4", "D2", "E", "S", "S6", "East")),
      often(cause_of(kControl, "S4", "D2", "W", "S", "", "West")),
      often(cause_of(kControl, "S4", "D2", "E", "S", "S6", "East")),
      with(cause_of(kReversal, "S4", "C2", "S", "C", "", "you"), "dummy"),
      with(cause_of(kPromotionLead, "HK", "DK", "W", "D", "SJ", "partner"), "declarer"),
      of(cause_of(kRuffHigh, "S7", "S9", "E", "H", "S8", "East")),
      with(cause_of(kPromotion, "S6", "SQ", "W", "S", "SJ", "partner"), "", "SQ"),
      with(cause_of(kNoRuff, "S4", "D2", "S", "S", "", "you"), ""),
      with(cause_of(kNoRuff, "S4", "D2", "S", "S", "", "you"), "", "S"),
      often(cause_of(kNoRuff, "S4", "D2", "S", "S", "", "you")),
      often(cause_of(kNoRuff, "S4", "D2", "S", "S", "", "you"), "", "S"),
      with(cause_of(kNoRuff, "SA", "D2", "S", "S", "ST", "you"), "", "S"),
      often(cause_of(kNoRuff, "SA", "D2", "S", "S", "ST", "you"), "", "S"),
      with(cause_of(kNoRuff, "SA", "D2", "S", "S", "SJ", "you"), "partner"),
      often(cause_of(kNoRuff, "SA", "D2", "S", "S", "SJ", "you"), "partner"),
      of(cause_of(kCrashOurs, "CA", "HA", "C", "C", "CK", "partner")),
      with(beaten, "CJ", "CJ"),
      with(cause_of(kDoNotCover, "SK", "S4", "W", "S", "ST", "partner"), ""),
      with(cause_of(kDoNotCover, "SK", "S4", "N", "S", "S9", "dummy"), "dummy", "SJ"),
      often(cause_of(kDoNotCover, "SK", "S4", "N", "S", "S9", "dummy"), "dummy", "SJ"),
      with(cause_of(kDoNotCover, "SK", "S4", "N", "S", "", "dummy"), "dummy", "SJ"),
      of(bare),
      of(cause_of(kEntryAttacked, "S4", "HK", "N", "D", "HA", "dummy")),
      with(cause_of(kCutOff, "D5", "DK", "N", "D", "", "dummy"), "declarer"),
      with(cause_of(kBlocked, "S3", "SA", "E", "S", "SK", "East"), "West"),
      of(cause_of(kEntryMade, "S4", "HK", "W", "S", "HQ", "partner")),
      danger("", "", "", ""),
      of(once_in),
      of(first_throw),
      of(late),
      danger("", "SK", "", ""),
      danger("", "SK", "West", ""),
      danger("West", "", "West", "C3"),
      with(cause_of(kLink, "HA", "H4", "W", "H", "", "you"), "partner", "lead"),
      alone(cause_of(kLink, "DK", "D4", "N", "D", "CA", "dummy"), "you", ""),
      with(cause_of(kOvertake, "H9", "HA", "W", "H", "HA", "partner"), "you"),
      alone(cause_of(kOvertake, "H9", "HA", "S", "H", "HA", "you"), "dummy", ""),
      with(cause_of(kShorten, "C3", "S2", "E", "S", "SK", "East"), "dummy", "HA"),
      with(cause_of(kShorten, "DA", "H4", "E", "S", "SK", "East"), "", "H4"),
      with(cause_of(kTrumpCoup, "SA", "H2", "E", "D", "SK", "East"), "dummy"),
      with(cause_of(kTrumpCoup, "SA", "H2", "E", "D", "SK", "East"), "partner"),
      often(cause_of(kTrumpCoup, "SA", "H2", "E", "D", "SK", "East"), "dummy"),
      with(cause_of(kEnPassant, "C2", "H5", "E", "H", "S9", "East"), "you"),
      with(cause_of(kRace, "H4", "D2", "S", "D", "", "declarer"), "", "C"),
      often(cause_of(kRace, "H4", "D2", "S", "D", "", "declarer"), "", "C"),
      of(cause_of(kWhichWay, "D4", "DA", "W", "D", "DQ", "West")),
      of(cause_of(kWhichWay, "D4", "CA", "W", "D", "DQ", "West")),
      often(cause_of(kWhichWay, "D4", "CA", "W", "D", "DQ", "West")),
      of(cause_of(kFinesse, "C4", "DT", "W", "D", "DQ", "West")),
      with(cause_of(kFinesse, "DT", "D4", "W", "D", "DQ", "West"), "you"),
      of(cause_of(kFinesse, "C4", "D5", "E", "D", "DA", "East")),
      of(cause_of(kDrop, "DQ", "DA", "W", "D", "DK", "West")),
      with(cause_of(kCrash, "D3", "SA", "E", "S", "SK", "East"), "SQ"),
      of(cause_of(kKeepOver, "DK", "D6", "E", "D", "DJ", "East")),
      often(cause_of(kKeepOver, "DK", "D6", "N", "D", "DJ", "dummy")),
      of(cause_of(kUnblock, "H4", "DA", "N", "D", "", "dummy")),
      alone(cause_of(kUnblock, "H4", "DA", "N", "D", "", "dummy"), "", ""),
      plain(entry),
      plain(dummys_entry),
      with(entry, "you", "SA"),
      of(cause_of(kCashFirst, "C9", "SA", "S", "S", "", "declarer")),
      often(cause_of(kCashFirst, "C9", "SA", "S", "S", "", "declarer"), "", "C"),
      of(cause_of(kCashFirst, "D9", "SA", "S", "H", "", "declarer")),
      often(cause_of(kCashFirst, "D9", "SA", "S", "H", "", "declarer"), "", "C"),
      with(cause_of(kCover, "S4", "SK", "W", "S", "SJ", "partner"), ""),
      often(cause_of(kCover, "S4", "SK", "W", "S", "SJ", "partner")),
      with(cause_of(kCover, "S4", "SK", "S", "S", "", "you"), "SA", "SQ"),
      often(cause_of(kCover, "S4", "SK", "S", "S", "", "you"), "SA", "SQ"),
      with(cause_of(kCover, "S4", "SK", "W", "S", "ST", "partner"), "SA", "SQ"),
      often(cause_of(kCover, "S4", "SK", "W", "S", "ST", "partner"), "SA", "SQ"),
      with(cause_of(kCashBeforeRuff, "C9", "SA", "E", "S", "", "East"), ""),
      often(cause_of(kCashBeforeRuff, "C9", "SA", "E", "S", "", "East")),
      with(cause_of(kCashBeforeRuff, "C9", "SA", "E", "S", "", "East"), "", "S"),
      with(taken, ""),
      of(cause_of(kGuard, "H5", "C5", "S", "H", "H9", "declarer")),
      often(cause_of(kGuard, "H5", "C5", "S", "H", "H9", "declarer")),
      of(guards_alone),
      with(cause_of(kGuard, "H5", "C5", "N", "H", "", "dummy"), "", "4"),
      of(cause_of(kSetUp, "H5", "C5", "N", "C", "", "dummy")),
      of(cause_of(kNowOrNever, "S4", "SA", "S", "S", "SA", "you")),
      often(cause_of(kNowOrNever, "S4", "SA", "S", "S", "SA", "you")),
      with(cause_of(kWasted, "SK", "S4", "S", "S", "SK", "you"), ""),
      with(cause_of(kWasted, "SK", "S4", "S", "S", "SK", "you"), "partner", "SA"),
      often(cause_of(kWasted, "SK", "S4", "S", "S", "SK", "you")),
      often(cause_of(kWasted, "SK", "S4", "S", "S", "SK", "you"), "partner", "SA"),
      with(cause_of(kThrowFirst, "S2", "D4", "W", "H", "HQ", "West"), "dummy", "D"),
      with(cause_of(kThrowFirst, "S2", "D4", "W", "H", "", "West"), "dummy", "D"),
      with(cause_of(kThrowFirst, "C5", "DA", "E", "C", "CK", "East"), "", "D"),
      of(cause_of(kTempo, "CQ", "H4", "W", "S", "", "West")),
      often(cause_of(kTempo, "CQ", "H4", "W", "S", "", "West")),
      of(cause_of(kTheyRun, "S3", "SA", "W", "H", "", "West")),
      often(cause_of(kTheyRun, "S3", "SA", "W", "H", "", "West")),
      of(cause_of(kThirdHigh, "H9", "HK", "S", "H", "HJ", "declarer")),
      of(cause_of(kRise, "H9", "HK", "S", "H", "HJ", "declarer")),
      of(cause_of(kRise, "C9", "S2", "S", "H", "HJ", "declarer")),
      of(none_later),
      with(cause_of(kRise, "D7", "DA", "N", "D", "DK", "dummy"), "declarer", ""),
      often(cause_of(kRise, "D7", "DA", "N", "D", "DK", "dummy"), "declarer"),
      of(left),
      with(cause_of(kPutUp, "S4", "SJ", "E", "S", "ST", "East"), "you", "SA"),
      of(cause_of(kSecondLow, "DA", "D5", "N", "D", "DK", "dummy")),
      with(cause_of(kSwitch, "CQ", "D4", "E", "S", "CK", "East"), "", ""),
      with(cause_of(kSwitch, "SA", "S3", "E", "S", "SK", "East"), "", "S"),
      often(cause_of(kSwitch, "CQ", "D4", "E", "S", "CK", "East")),
      with(draws, ""),
      with(cause_of(kLeadThrough, "C5", "D9", "N", "D", "DK", "dummy"), "partner", "DA"),
      with(cause_of(kLeadUp, "HK", "D2", "N", "H", "HK", "dummy"), "you"),
      with(cause_of(kLeadUp, "HK", "D2", "W", "H", "HK", "partner"), "you"),
      of(through),
      of(cause_of(kCross, "C3", "H2", "N", "C", "HA", "dummy")),
      of(cause_of(kCross, "C3", "H2", "W", "C", "HA", "partner")),
      of(cause_of(kFrozen, "HJ", "C2", "E", "H", "HK", "you")),
      of(not_yet),
      often(not_yet),
      of(cause_of(kSuitOpened, "HJ", "C2", "E", "H", "HK", "East")),
      often(cause_of(kSuitOpened, "HJ", "C2", "E", "H", "HK", "East")),
      of(not_here),
      often(not_here),
      with(cause_of(kIntoTenace, "SK", "D2", "S", "S", "SQ", "declarer"), "", "SA"),
      of(surround),
      of(cause_of(kCardMakes, "HJ", "C2", "E", "D", "DK", "East")),
      often(cause_of(kCardMakes, "HJ", "C2", "E", "D", "DK", "East")),
      of(cause_of(kCardLost, "HJ", "C2", "S", "D", "DK", "you")),
      often(cause_of(kCardLost, "HJ", "C2", "S", "D", "DK", "you")),
      of(not_led),
      of_set(kSetBroken, "D9", "you"),
      of_set(kSetGiven, "D9", "C"),
      of_set(kSetGiven, "S6", "C"),
      of_set(kSetTaken, "HT", "you"),
      melding(kMatchLater, "", true, "you"),
      melding(kOutLater, "", true, "B"),
      melding(kOutLater, "", false, "you"),
      melding(kMeldLater, "9", true, "B"),
      melding(kMeldLater, "9", false, "you"),
      one_more,
      melding(kLastTurn, "", true, "B"),
      melding(kLastTurn, "", true, ""),
      melding(kLooseLeft, "3", true, "you"),
      later_on,
      scored("you"),
      scored("B"),
      lost("you"),
      lost("B"),
      melding(kLooseLeft, "3", false, "B"),
      of(cause_of(kNoWay, "DK", "D3", "N", "", "", "dummy")),
      with(cause_of(kNoWay, "DK", "D3", "S", "", "", "you"), "dummy"),
      with(cause_of(kNoWay, "DK", "D3", "W", "", "", "you"), "partner"),
      with(cause_of(kNoWay, "DK", "D3", "E", "", "", "partner"), "you"),
      with(cause_of(kTheirWay, "D3", "DK", "E", "", "", "East"), "West"),
      with(cause_of(kLength, "DK", "D3", "W", "D", "", "West"), "", "4"),
      of(cause_of(kMoreInSuit, "HJ", "C2", "E", "D", "", "East")),
      of(opened),
      often(opened),
      of(cause_of(kLeadHurts, "D5", "DK", "E", "D", "", "East")),
      with(cause_of(kParted, "HJ", "C2", "E", "D", "D9", "East"), "", "9"),
      often(cause_of(kParted, "HJ", "C2", "E", "D", "D9", "East"), "", "9"),
  };
}

}  // namespace ouverte::tutor::sentences
