#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// Entries to long suits: attacked, made, and a hand that is cut off from its partner's.
class EntryCauses {
 public:
  explicit EntryCauses(Study& study) : study_(study) {}

  // The right lead is at an honour that is an entry to a long suit, of theirs or of ours.
  void entries(std::vector<Cause>& causes) {
    if (!study_.leads()) return;
    const char led = study_.right()[0];
    for (const std::string& seat : study_.seats()) {
      const bool ours = study_.ours(seat);
      const std::vector<std::string> cards = study_.in_hand(seat, led);
      if (seat == study_.play().seat || cards.empty() || rank_place(cards.front()) > rank_place("Q")) continue;
      if (!ours && !study_.tricks(true).empty() && study_.event(true, 0, seat).card == cards.front()) continue;
      if (!ours && rank_place(cards.front()) >= rank_place("Q") && !study_.is_highest(cards.front())) continue;
      if (ours && (small(study_.right()) || study_.is_highest(study_.right()))) continue;
      if (ours && study_.takes_more(seat, cards.front()) > -kHint) continue;
      for (const char suit : std::string("SHDC")) {
        const double more = study_.takes_more_in(seat, suit);
        if (suit == led || suit == study_.trumps() || (ours && more > -kHint)) continue;
        if (ours ? study_.in_hand(seat, suit).empty() : !study_.is_longest(seat, suit)) continue;
        Cause cause = study_.cause(ours ? CauseKind::kEntryMade : CauseKind::kEntryAttacked, seat, suit, cards.front());
        const bool alone = !study_.has_entry_outside(seat, std::string{suit, led});
        if (ours && !alone) continue;
        // Nor is it by a higher card, to which a lower one is played.
        if (!ours && cards.size() > 1 && rank_place(study_.right()) < rank_place(cards.front())) continue;
        // Beside its equal it is not knocked out.
        if (!ours && cards.size() > 1 && study_.same_as(cards[1]) == study_.same_as(cards.front())) continue;
        if (!ours && more < kHint && (!alone || study_.right()[0] == study_.wrong()[0])) continue;
        if (!ours && !study_.is_dummy(seat) && !stops(suit)) continue;  // who needs no entry to run it
        cause.alone = !ours && alone && study_.is_dummy(seat);
        if (!ours && alone && (more >= kHint || cause.alone)) cause.ground = study_.barred(seat, suit);
        if (!ours && alone && cause.ground.empty()) cause.ground = study_.passing(seat, Outcome::kDangerGone);
        if (ours) cause.ground = study_.passing(seat, Outcome::kHopeGone);
        if (cause.ground.empty() && (ours || (more >= kEvent && (alone || !we_gain_in(led)))))
          cause.ground = study_.elsewhere(cards.front());
        keep(std::move(cause), causes);
      }
    }
  }

  // A long suit of ours is to be set up while the hand has a card of another suit to get in with: were that with its
  // partner the right lead would be worth less.
  void entry_there(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == study_.trumps() || suit == study_.wrong()[0]) return;
    if (study_.side_takes_more_in(true, suit) > -kHint) return;
    for (const std::string& seat : study_.seats()) {
      const std::vector<std::string> cards = study_.in_hand(seat, suit);
      if (!study_.ours(seat) || cards.size() < 4 || study_.partners(seat).size() != 1 || is_solid(cards)) continue;
      if (study_.in_hand(study_.partners(seat).front(), suit).size() >= cards.size()) continue;
      for (const char other : std::string("SHDC")) {
        if (other == suit || other == study_.trumps()) continue;
        for (const std::string& card : study_.in_hand(seat, other)) {
          if (rank_place(card) > rank_place("Q")) continue;
          Cause cause = study_.cause(CauseKind::kEntryWhile, seat, suit, card);
          cause.ground = study_.elsewhere(card);
          if (cause.ground.each_is(Outcome::kHopeGone)) keep(std::move(cause), causes);
        }
      }
    }
  }

  // A defender goes up in the suit that is long in dummy, which has no other entry: declarer cannot get there at the
  // right time.
  void cut_off(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.leads() || study_.declares(mover) || study_.ours(study_.setup().leader)) return;
    const char suit = study_.led();
    if (suit == study_.trumps() || study_.right()[0] != suit || study_.wrong()[0] != suit) return;
    if (rank_place(study_.right()) > rank_place(study_.wrong())) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || !study_.is_dummy(seat) || !study_.is_longest(seat, suit)) continue;
      if (!study_.has_no_entry_beside(seat, suit) || study_.partners(seat).size() != 1) continue;
      Cause cause = study_.cause(CauseKind::kCutOff, seat, suit);
      const std::string declarer = study_.partners(seat).front();
      cause.other = study_.person(declarer);
      cause.ground = study_.under({.kind = AlteredRight::Kind::kOffer, .seat = declarer}, Outcome::kHopeGone);
      keep(std::move(cause), causes);
    }
  }

  // A card goes up in their suit, of which the short hand then has nothing but honours: they are in the way of the long
  // one.
  void block(std::vector<Cause>& causes) {
    if (study_.leads() || study_.led() == study_.trumps() || study_.ours(study_.setup().leader)) return;
    const char suit = study_.led();
    if (study_.right()[0] != suit || study_.wrong()[0] != suit) return;
    if (rank_place(study_.right()) > rank_place(study_.wrong())) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.partners(seat).size() != 1 || !study_.has_only_honours(seat, suit)) continue;
      const std::string partner = study_.partners(seat).front();
      if (!study_.is_longest(partner, suit) || study_.in_hand(seat, suit).size() > 2) continue;
      Cause cause = study_.cause(CauseKind::kBlocked, seat, suit, study_.in_hand(seat, suit).front());
      cause.other = study_.person(partner);
      cause.ground = study_.passing(seat, Outcome::kHopeGone);
      keep(std::move(cause), causes);
    }
  }

 private:
  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  // None of theirs is higher than its second card: it needs no setting up.
  [[nodiscard]] bool is_solid(const std::vector<std::string>& cards) const {
    return study_.is_highest(cards[0]) && study_.same_as(cards[1]) == study_.same_as(cards[0]);
  }
  // Our side has the highest card of the suit.
  [[nodiscard]] bool stops(char suit) const {
    return std::ranges::any_of(study_.seats(), [&](const std::string& seat) {
      const std::vector<std::string> cards = study_.in_hand(seat, suit);
      return study_.ours(seat) && !cards.empty() && study_.is_highest(cards.front());
    });
  }
  // In its suit, but for the right card itself.
  [[nodiscard]] bool we_gain_in(char suit) const {
    double more = -study_.takes_more(study_.play().seat, study_.right());
    for (const std::string& seat : study_.seats())
      if (study_.ours(seat)) more += study_.takes_more_in(seat, suit);
    return more <= -kEvent;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_entries(Study& study, std::vector<Cause>& causes) {
  EntryCauses found(study);
  found.entries(causes);
  found.entry_there(causes);
  found.cut_off(causes);
  found.block(causes);
}

}  // namespace ouverte::tutor
