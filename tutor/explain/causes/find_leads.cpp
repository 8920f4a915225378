#include <algorithm>

#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

// From which hand a suit is led, and through whom.
class LeadCauses {
 public:
  explicit LeadCauses(Study& study) : study_(study) {}

  // The suit is better led from the other hand, towards the honours of this one; or by the other side.
  void towards(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (suit == study_.trumps() || study_.side_takes_more_in(true, suit) > -kEvent) return;
    const std::string leader = leads_it_otherwise(suit);
    if (leader.empty()) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, suit)) {
        if (!study_.ours(seat) || small(card) || study_.takes_more(seat, card) > -kEvent) continue;
        if (study_.ours(leader) ? seat != study_.play().seat : study_.is_highest(card)) continue;
        Cause cause = study_.cause(study_.ours(leader) ? CauseKind::kLeadUp : CauseKind::kFrozen,
                                   study_.ours(leader) ? leader : seat, suit, study_.same_as(card));
        cause.other = study_.person(study_.play().seat);
        cause.also = through_the_higher(leader, card);
        if (study_.right_in(suit) && cause.also.empty()) continue;
        cause.ground = study_.shown(false, seat, card);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }

  // The right lead goes through an honour of theirs, up to a higher one of partner's.
  void through(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (suit == study_.trumps() || suit == study_.wrong()[0] || study_.partners(study_.play().seat).size() != 1) return;
    const std::string partner = study_.partners(study_.play().seat).front();
    const std::string next = study_.next_to(study_.play().seat);
    if (study_.ours(next) || next == partner) return;
    const std::vector<std::string> over = study_.in_hand(partner, suit);
    if (over.empty() || small(over.front()) || is_beaten_by_theirs(over.front())) return;
    for (const std::string& card : study_.in_hand(next, suit)) {
      if (rank_place(card) <= rank_place(over.front()) || rank_place(card) > rank_place("J")) continue;
      if (falls_by_length(over, card)) continue;
      Cause cause = study_.cause(CauseKind::kLeadThrough, next, suit, card);
      cause.on = over.front();
      cause.other = study_.person(partner);
      cause.ground = study_.elsewhere(card);
      if (cause.ground.empty() && study_.side_takes_more_in(true, suit) <= -kEvent)
        for (const std::string& each : over)
          if (cause.ground.empty()) cause.ground = study_.seen(false, partner, each);
      if (!cause.ground.empty()) return causes.push_back(std::move(cause));
    }
  }

  // The lead runs into an honour over one of ours and another below it, in the hand that plays last: were the lower one
  // ours, it would cost nothing.
  void into_tenace(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (suit == study_.trumps() || study_.right_in(suit)) return;
    const std::string last = study_.next_to(study_.play().seat, 3);
    if (study_.ours(last) || last == study_.play().seat) return;
    for (const std::string& ours : study_.in_hand(study_.play().seat, suit)) {
      if (small(ours)) continue;
      std::string over, under;
      for (const std::string& card : study_.in_hand(last, suit)) {
        if (rank_place(card) < rank_place(ours)) over = card;
        if (rank_place(card) > rank_place(ours) && under.empty()) under = card;
      }
      if (over.empty() || under.empty() || small(under)) continue;
      Cause cause = study_.cause(CauseKind::kIntoTenace, last, suit, under);
      cause.on = over;
      cause.ground = study_.lost(under);
      if (study_.cured_by(cause.ground)) return causes.push_back(std::move(cause));
    }
  }

  // An honour is led with the next below it kept and a higher one, over a card between the two in the hand that plays
  // last: were that card ours, a lower lead would cost less.
  void surround(std::vector<Cause>& causes) {
    const std::string& right = study_.right();
    if (right[0] == study_.trumps() || study_.wrong()[0] != right[0] || small(right)) return;
    if (rank_place(study_.wrong()) < rank_place(right) || study_.draws(study_.play().seat)) return;
    const std::string last = study_.next_to(study_.play().seat, 3);
    std::string over, under;
    for (const std::string& card : study_.in_hand(study_.play().seat, right[0])) {
      if (rank_place(card) < rank_place(right)) over = card;
      if (rank_place(card) == rank_place(right) + 2 * kPlacesApart) under = card;
    }
    if (study_.ours(last) || over.empty() || under.empty()) return;
    for (const std::string& card : study_.in_hand(last, right[0])) {
      if (rank_place(card) != rank_place(right) + kPlacesApart) continue;
      Cause cause = study_.cause(CauseKind::kSurround, last, right[0], card);
      cause.on = over;
      cause.also = under;
      cause.ground = study_.lost(card);
      if (!cause.ground.empty()) causes.push_back(std::move(cause));
    }
  }

  // The right lead goes through the only higher card, towards an honour of the other hand of declarer's.
  void towards_the_other(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    const std::string& mover = study_.play().seat;
    if (suit == study_.trumps() || suit == study_.wrong()[0] || !study_.declares(mover)) return;
    for (const std::string& seat : study_.partners(mover))
      for (const std::string& card : study_.in_hand(seat, suit)) {
        if (small(card) || rank_place(study_.right()) < rank_place(card)) continue;
        const std::string higher = through_the_higher(mover, card);
        if (higher.empty() || study_.takes_more(seat, card) > -kEvent) continue;
        Cause cause = study_.cause(CauseKind::kLeadUp, mover, suit, study_.same_as(card));
        cause.other = study_.person(seat);
        cause.also = higher;
        cause.ground = study_.seen(false, seat, card);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }

  // An honour is led through a higher one, and partner ruffs if it is covered: the right card, or the next one led.
  void ruffing_finesse(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    const std::string& mover = study_.play().seat;
    if (study_.trumps() == ' ' || suit == study_.trumps()) return;
    std::string led = study_.right();
    if (!study_.leads()) {
      const auto second = study_.led_by(false, mover, suit);
      if (study_.led() != suit || study_.tricks(false).empty() || study_.tricks(false)[0].taker != mover || !second)
        return;
      led = study_.tricks(false)[*second].plays.front().card;
    } else if (study_.wrong()[0] == suit && rank_place(study_.wrong()) <= rank_place(led)) {
      return;
    }
    const std::string next = study_.next_to(mover);
    const std::string partner = study_.next_to(next);
    const std::vector<std::string> theirs = study_.in_hand(next, suit);
    if (study_.ours(next) || !study_.ours(partner) || theirs.empty() || small(led)) return;
    if (study_.in_hand(partner, suit).size() > 0 || study_.in_hand(partner, study_.trumps()).empty()) return;
    if (rank_place(theirs.front()) >= rank_place(led)) return;
    const auto behind = [&](const std::string& card) { return !small(card) && rank_place(card) > rank_place(led); };
    if (std::ranges::none_of(study_.in_hand(mover, suit), behind)) return;
    Cause cause = study_.cause(CauseKind::kRuffingFinesse, next, suit, theirs.front());
    cause.on = led;
    cause.ground = study_.without_ruffs(partner, Outcome::kHopeGone);
    for (const std::string& card : study_.in_hand(mover, suit))
      if (cause.ground.empty() && study_.leads() && study_.side_takes_more_in(true, suit) <= -kHint)
        cause.ground = study_.shown(false, mover, card);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // Through one who can ruff: if he does not, the hand behind him does; if he does, it throws a loser.
  void en_passant(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (study_.trumps() == ' ' || suit == study_.trumps() || suit == study_.wrong()[0]) return;
    const std::string through = study_.next_to(study_.play().seat);
    const std::string behind = study_.next_to(through);
    if (study_.ours(through) || !study_.ours(behind)) return;
    if (!study_.in_hand(through, suit).empty() || !study_.in_hand(behind, suit).empty()) return;
    const std::vector<std::string> theirs = study_.in_hand(through, study_.trumps());
    const std::vector<std::string> ours = study_.in_hand(behind, study_.trumps());
    if (theirs.empty() || ours.empty() || rank_place(theirs.front()) > rank_place(ours.front())) return;
    const std::string last = study_.next_to(behind);
    if (study_.in_hand(last, suit).empty() || !study_.may_discard_on_ruff(through, behind)) return;
    Cause cause = study_.cause(CauseKind::kEnPassant, through, suit, ours.front());
    cause.other = study_.person(behind);
    cause.ground = study_.without_ruffs(behind, Outcome::kHopeGone);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // The partner is put in, to lead through one who has nothing but trumps left, up to this hand, which has as many.
  void trump_coup(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.trumps() == ' ' || study_.right()[0] == study_.trumps() || study_.tricks(false).size() < 2) return;
    const std::string partner = study_.tricks(false)[0].taker;
    const char suit = study_.tricks(false)[1].led();
    const std::string through = study_.next_to(partner);
    if (partner == mover || !study_.ours(partner) || study_.ours(through) || study_.next_to(through) != mover) return;
    const std::string trumps(1, study_.trumps());
    if (suit == study_.trumps() || study_.suits_after(false, through, 0) != trumps) return;
    if (study_.suits_after(false, mover, 0) != trumps) return;
    for (const std::string& card : study_.in_hand(through, study_.trumps())) {
      if (study_.takes_more(through, card) < kEvent) continue;
      Cause cause = study_.cause(CauseKind::kTrumpCoup, through, suit, study_.same_as(card));
      cause.other = study_.person(partner);
      cause.ground = study_.without_ruffs(mover, Outcome::kHopeGone);
      if (!cause.ground.empty()) return causes.push_back(std::move(cause));
    }
  }

  // The partner is put in, to lead what this hand cannot lead as well.
  void cross(std::vector<Cause>& causes) {
    if (study_.tricks(false).size() < 2) return;
    const LineTrick& first = study_.tricks(false).front();
    const std::string seat = first.taker;
    if (seat == study_.play().seat || !study_.ours(seat) || first.card[0] != study_.right()[0]) return;
    if (study_.takes_first(true, seat, first.card) || !study_.takes_first(false, seat, first.card)) return;
    const char suit = study_.tricks(false)[1].led();
    if (suit == study_.right()[0] || study_.right_in(suit) || study_.leads_more(seat, suit) > -kEvent) return;
    const bool gains = study_.side_takes_more_in(true, suit) <= -kHint ||
                       (study_.trumps() != ' ' && study_.side_takes_more_in(true, study_.trumps()) <= -kHint);
    if (!gains) return;  // to bar it may take a safe lead from the hand
    Cause cause = study_.cause(CauseKind::kCross, seat, suit, first.card);
    cause.ground = study_.barred(seat, suit, Outcome::kHopeGone);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // Losers are thrown on the suit of the right card before they are taken.
  void throw_first(std::vector<Cause>& causes) {
    const char led = study_.right()[0];
    if (led == study_.wrong()[0] || led == study_.trumps() || !study_.declares(study_.play().seat) || study_.given_up())
      return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || study_.throws_more(seat, led, suit) > -kEvent || !is_loser(seat, suit)) continue;
        for (const std::string& theirs : study_.seats())
          for (const std::string& card : study_.in_hand(theirs, suit)) {
            if (study_.ours(theirs) || small(card) || study_.takes_more(theirs, card) < kEvent) continue;
            Cause cause = study_.cause(CauseKind::kThrowFirst, theirs, suit, study_.same_as(card));
            cause.on = led;
            cause.other = study_.person(seat);
            if (study_.side_apart_in(true, false, suit)) cause.ground = study_.seen(true, theirs, card);
            if (!cause.ground.empty()) return causes.push_back(std::move(cause));
          }
        if (study_.side_apart_in(true, false, suit)) return throw_before(seat, suit, led, causes);
        Cause cause = study_.cause(CauseKind::kThrowFirst, study_.next_to(seat), suit);
        cause.on = led;
        cause.other = study_.person(seat);
        cause.ground = study_.barred(study_.theirs(), suit);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }

 private:
  // The same where they take now one or another trick in the suit.
  void throw_before(const std::string& seat, char suit, char led, std::vector<Cause>& causes) {
    for (const std::string& theirs : study_.seats())
      for (const std::string& card : study_.in_hand(theirs, suit)) {
        if (study_.ours(theirs)) continue;
        Cause cause = study_.cause(CauseKind::kThrowFirst, theirs, suit);
        cause.on = led;
        cause.other = study_.person(seat);
        cause.ground = study_.seen(true, theirs, card);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }

  // Who leads the suit first after the right card; "": the mover. Where the card that costs is an honour, and others of
  // its suit are right, a hand of ours that leads it later to the honour kept.
  [[nodiscard]] std::string leads_it_otherwise(char suit) const {
    const bool kept = study_.right_in(suit);
    if (kept && small(study_.wrong())) return "";
    for (const LineTrick& trick : study_.tricks(false)) {
      const std::string& leader = trick.plays.front().seat;
      if (trick.led() != suit) continue;
      if (!kept) return leader == study_.play().seat ? "" : leader;
      if (leader != study_.play().seat) return study_.ours(leader) ? leader : "";
      if (trick.played_by(leader) == study_.wrong()) return "";
    }
    return "";
  }
  // The only higher card of the suit, if it is with the hand between the leader and this one: it plays first.
  [[nodiscard]] std::string through_the_higher(const std::string& leader, const std::string& card) const {
    const std::string between = study_.next_to(leader);
    std::string higher;
    for (const std::string& seat : study_.seats())
      for (const std::string& each : study_.in_hand(seat, card[0])) {
        if (study_.ours(seat) || rank_place(each) >= rank_place(card)) continue;
        if (seat != between || !higher.empty()) return "";
        higher = each;
      }
    return higher;
  }
  [[nodiscard]] bool is_beaten_by_theirs(const std::string& card) const {
    return std::ranges::any_of(study_.seats(), [&](const std::string& seat) {
      const std::vector<std::string> cards = study_.in_hand(seat, card[0]);
      return !study_.ours(seat) && !cards.empty() && rank_place(cards.front()) < rank_place(card);
    });
  }
  // An honour below the card, with one above it.
  [[nodiscard]] static bool has_tenace(const std::vector<std::string>& over, const std::string& card) {
    return std::ranges::any_of(
        over, [&](const std::string& each) { return rank_place(each) > rank_place(card) && !small(each); });
  }
  // With two above it, in one hand or in two, there is nothing to catch it with but length, unless by a tenace.
  [[nodiscard]] bool falls_by_length(const std::vector<std::string>& over, const std::string& card) const {
    std::size_t higher = 0;
    for (const std::string& seat : study_.seats())
      for (const std::string& each : study_.in_hand(seat, card[0]))
        if (study_.ours(seat) && rank_place(each) < rank_place(card)) ++higher;
    return higher > 1 && !has_tenace(over, card);
  }
  // Thrown from a hand that has a trump, of a suit that the other hand has still to lose.
  [[nodiscard]] bool is_loser(const std::string& seat, char suit) const {
    if (study_.trumps() == ' ' || suit == study_.trumps()) return false;
    const bool ruffs = !study_.in_hand(seat, study_.trumps()).empty();
    return ruffs && std::ranges::all_of(study_.partners(seat), [&](const std::string& partner) {
             return !study_.in_hand(partner, suit).empty();
           });
  }

  Study& study_;
};

}  // namespace

void add_causes_of_leads(Study& study, std::vector<Cause>& causes) {
  if (!is_of_a_suit(study.wrong()) || !is_of_a_suit(study.right())) return;
  LeadCauses found(study);
  found.ruffing_finesse(causes);
  if (!study.leads()) return;
  found.towards(causes);
  found.into_tenace(causes);
  found.surround(causes);
  found.through(causes);
  found.towards_the_other(causes);
  found.en_passant(causes);
  found.trump_coup(causes);
  found.cross(causes);
  found.throw_first(causes);
}

}  // namespace ouverte::tutor
