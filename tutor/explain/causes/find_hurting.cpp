// For want of a cause with a name: which stopper is given up, which hand's lead of which suit is what hurts, which hand
// is to have the lead, how many cards a hand has.
#include <algorithm>

#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

class HurtingLeads {
 public:
  explicit HurtingLeads(Study& study) : study_(study) {}

  // Of one suit from one hand of theirs alone.
  void add_to(std::vector<Cause>& causes) {
    std::vector<Cause> found;
    for (const std::string& seat : study_.seats()) {
      // Declarer gets to lead what he likes: that it hurts is no reason.
      if (study_.ours(seat) || study_.declares(seat)) continue;
      for (const char suit : std::string("SHDC"))
        if (!study_.in_hand(seat, suit).empty()) add_lead(seat, suit, found);
    }
    if (found.size() == 1) causes.push_back(std::move(found.front()));
  }

  // Which hand is to have the lead, of ours, or is not, of theirs; the same of its partner would not do.
  void add_ways(std::vector<Cause>& causes) {
    for (const bool ours : {true, false}) {
      std::vector<Cause> found;
      for (const std::string& seat : study_.seats()) {
        if (study_.ours(seat) != ours || study_.partners(seat).size() != 1) continue;
        if (!ours && study_.declares(seat)) continue;
        Cause cause = study_.cause(ours ? CauseKind::kNoWay : CauseKind::kTheirWay, seat);
        cause.other = study_.person(study_.partners(seat).front());
        cause.ground =
            ours ? study_.restored_by({.kind = AlteredRight::Kind::kOffer, .seat = study_.partners(seat).front()})
                 : study_.restored_by({.kind = AlteredRight::Kind::kPass, .seat = seat});
        if (!cause.ground.empty()) found.push_back(std::move(cause));
      }
      if (found.size() == 1) causes.push_back(std::move(found.front()));
    }
  }
  // The card led is the highest of a suit that they take more tricks in now, and would not if they could not lead it.
  void add_stopper(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (!study_.leads() || suit == study_.trumps() || study_.right_in(suit) || !study_.is_highest(study_.wrong()))
      return;
    if (study_.side_takes_more_in(false, suit) < kHint) return;
    Cause cause = study_.cause(CauseKind::kStopper, study_.play().seat, suit, study_.wrong());
    cause.ground = study_.barred(study_.theirs(), suit);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  // Theirs discard on a suit of theirs now, which they might not lead if it cost nothing.
  void add_losers(std::vector<Cause>& causes) {
    const char trumps = study_.trumps();
    if (trumps == ' ' || study_.draws(study_.play().seat)) return;
    if (study_.leads() ? study_.right_in(trumps) || study_.right_in(study_.wrong()[0]) : study_.given_up()) return;
    for (const char on : std::string("SHDC")) {
      if (on == trumps || on == study_.right()[0] || on == study_.wrong()[0]) continue;
      for (const std::string& seat : study_.seats()) {
        if (study_.ours(seat) || study_.in_hand(seat, trumps).empty() || !throws_more_on(seat, on)) continue;
        Cause cause = study_.cause(CauseKind::kLosersGo, seat, study_.right()[0], study_.leads() ? "" : study_.right());
        cause.on = on;
        cause.ground = study_.barred(study_.theirs(), on);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
    }
  }
  // On lead the trick is given up, and theirs take some more at once; otherwise our highest card takes it.
  void add_take_first(std::vector<Cause>& causes) {
    const auto &now = study_.tricks(true), &otherwise = study_.tricks(false);
    if (!study_.leads() || otherwise.empty() || !study_.is_highest(study_.same_as(otherwise.front().card))) return;
    const auto ours = [&](const LineTrick& trick) { return study_.ours(trick.taker); };
    const auto many = std::ranges::find_if(now, ours) - now.begin();
    if (many < 2) return;
    Cause cause = study_.cause(CauseKind::kTakeFirst, now.front().taker);
    cause.many = static_cast<int>(many);
    cause.ground.events = {study_.event(true, 0, now.front().taker), study_.event(false, 0, otherwise.front().taker)};
    causes.push_back(std::move(cause));
  }
  // A card is thrown of a suit in which we take more tricks otherwise, and no right one is of it.
  void add_suit_kept(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (study_.leads() || suit == study_.led() || suit == study_.trumps() || study_.right_in(suit)) return;
    if (study_.side_takes_more_in(true, suit) > -kEvent) return;
    const std::string& mover = study_.play().seat;
    Cause cause = study_.cause(CauseKind::kSuitKept, mover, suit);
    cause.ground = study_.longer(mover, suit);
    const std::vector<LineTrick>& tricks = study_.tricks(false);
    const auto ours = [&](const LineTrick& trick) { return study_.ours(trick.taker) && trick.card[0] == suit; };
    const auto last = std::find_if(tricks.rbegin(), tricks.rend(), ours);
    if (cause.ground.empty() && last != tricks.rend())
      cause.ground.events = {study_.event(false, static_cast<std::size_t>(tricks.rend() - last) - 1, last->taker)};
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  // How many cards of the suit of both cards a hand of theirs has.
  void add_lengths(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (suit != study_.right()[0]) return;
    for (const std::string& seat : study_.seats()) {
      const std::vector<std::string> cards = study_.in_hand(seat, suit);
      if (study_.ours(seat) || cards.size() < 3 || study_.partners(seat).size() != 1) continue;
      Cause cause = study_.cause(CauseKind::kLength, seat, suit);
      cause.on = std::to_string(cards.size());
      cause.ground = study_.shorter(seat, suit);
      if (cause.ground.exchanges.size() < 2 || !cause.ground.each_is(Outcome::kDangerGone)) continue;
      if (!study_.cured_by(cause.ground)) continue;
      if (!study_.longer(seat, suit).empty()) continue;  // it is about the break, and not about this hand
      if (is_about_a_card(seat, suit)) continue;
      return causes.push_back(std::move(cause));
    }
  }

 private:
  // The rank of one of theirs in the suit is the matter; or, of a plain suit, which of them has one from the nine up.
  [[nodiscard]] bool is_about_a_card(const std::string& seat, char suit) {
    return std::ranges::any_of(study_.seats(), [&](const std::string& other) {
      return !study_.ours(other) && std::ranges::any_of(study_.in_hand(other, suit), [&](const std::string& card) {
        if (!study_.is_highest(card) && !study_.lowered(card).empty()) return true;
        return other == seat && suit != study_.trumps() && rank_place(card) <= rank_place("9") &&
               !study_.elsewhere(card).empty();
      });
    });
  }
  [[nodiscard]] bool throws_more_on(const std::string& seat, char on) const {
    double more = 0;
    for (const char suit : std::string("SHDC"))
      if (suit != on && suit != study_.trumps()) more += study_.throws_more(seat, on, suit);
    return more >= kHint;
  }
  void add_lead(const std::string& seat, char suit, std::vector<Cause>& found) {
    // It is no suit to be left to them, or to be led at all.
    if (study_.leads() && (study_.right_in(suit) || study_.wrong()[0] == suit)) return;
    if (!study_.leads() && suit == study_.led()) return;  // what is lost may be this trick
    if (study_.side_takes_more_in(false, suit) < kHint) return;
    Ground ground = study_.barred(seat, suit);
    if (ground.empty()) return;
    Cause& cause = found.emplace_back(study_.cause(CauseKind::kLeadHurts, seat, suit));
    cause.many = study_.many_of_theirs(suit);
    cause.ground = std::move(ground);
  }

  Study& study_;
};

}  // namespace

void add_hurting_leads(Study& study, std::vector<Cause>& causes) {
  HurtingLeads found(study);
  found.add_stopper(causes);
  found.add_to(causes);
  found.add_losers(causes);
  found.add_take_first(causes);
  found.add_ways(causes);
  found.add_suit_kept(causes);
  found.add_lengths(causes);
}

}  // namespace ouverte::tutor
