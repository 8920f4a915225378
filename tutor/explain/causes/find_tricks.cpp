#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// How a suit is followed that others have led: which card, and what becomes of the honours.
class FollowingCauses {
 public:
  explicit FollowingCauses(Study& study) : study_(study) {}

  // A lower card lets theirs take the trick cheaply, or leaves it to a card that has been played.
  void high(std::vector<Cause>& causes) {
    if (!(follows() || leads_suit()) || !above(study_.right(), study_.wrong()) || study_.tricks(true).empty()) return;
    const LineTrick& now = study_.tricks(true).front();
    const char suit = study_.right()[0];
    if (study_.ours(now.taker) || now.card[0] != suit) return;
    if (!study_.takes_first(true, now.taker, now.card) || !above(study_.right(), now.card)) return;
    const bool takes = study_.takes_first(false, study_.play().seat, study_.right());
    if (!takes && study_.takes_first(false, now.taker, now.card)) return;
    const bool rises = takes && !study_.leads();
    if (!rises && !study_.plays_later(now.taker)) return;
    Cause cause = study_.cause(rises ? CauseKind::kRise : CauseKind::kThirdHigh, now.taker, suit, now.card);
    cause.ground.events = {study_.event(true, 0, now.taker), study_.event(false, 0, study_.play().seat)};
    if (rises && study_.plays_later(now.taker)) is_a_singleton(cause);
    if (!study_.plays_later(now.taker)) cause.sense = CauseSense::kHasBeenPlayed;
    causes.push_back(std::move(cause));
  }

  // A discard lets a card of theirs take the trick, which a ruff takes.
  void ruffs(std::vector<Cause>& causes) {
    const char trumps = study_.trumps();
    if (study_.leads() || study_.led() == trumps || study_.wrong()[0] == trumps || study_.right()[0] != trumps) return;
    if (study_.tricks(true).empty() || !study_.takes_first(false, study_.play().seat, study_.right())) return;
    const LineTrick& now = study_.tricks(true).front();
    if (study_.ours(now.taker) || now.card[0] != study_.led() || !study_.takes_first(true, now.taker, now.card)) return;
    Cause cause = study_.cause(CauseKind::kRise, now.taker, study_.led(), now.card);
    cause.ground.events = {study_.event(true, 0, now.taker), study_.event(false, 0, study_.play().seat)};
    causes.push_back(std::move(cause));
  }

  // What was led is the only card of its suit there, and the right card takes no trick later.
  void is_a_singleton(Cause& cause) const {
    const std::string& leader = study_.setup().leader;
    if (study_.trumps() == ' ' || study_.ours(leader) || !study_.in_hand(leader, study_.led()).empty()) return;
    if (study_.in_hand(leader, study_.trumps()).empty()) return;
    if (!study_.never_takes(true, study_.play().seat, study_.right())) return;
    cause.other = study_.person(leader);
  }

  // A lower card lets a card of theirs that the right one beats drive out partner's.
  void put_up(std::vector<Cause>& causes) {
    if (!follows() || !above(study_.right(), study_.wrong()) || study_.setup().table.size() != 1) return;
    if (study_.tricks(true).empty() || !study_.takes_first(false, study_.play().seat, study_.right())) return;
    const LineTrick& now = study_.tricks(true).front();
    if (!study_.ours(now.taker) || now.taker == study_.play().seat || now.card[0] != study_.led()) return;
    if (!above(now.card, study_.right())) return;
    for (const LinePlay& play : now.plays) {
      if (study_.ours(play.seat) || !study_.plays_later(play.seat) || play.card[0] != study_.led()) continue;
      const auto lower = [&](const std::string& card) { return above(card, play.card) && above(now.card, card); };
      const auto held = cards_of(study_.setup(), now.taker, study_.led());
      if (!above(study_.right(), play.card) || std::ranges::any_of(held, lower)) continue;
      Cause cause = study_.cause(CauseKind::kPutUp, play.seat, study_.led(), play.card);
      cause.on = now.card;
      cause.other = study_.person(now.taker);
      cause.ground.events = {study_.event(true, 0, play.seat), study_.event(true, 0, now.taker),
                             study_.event(false, 0, study_.play().seat)};
      causes.push_back(std::move(cause));
    }
  }

  // One of theirs takes this trick, and leads what hurts; his partner could not.
  void switches(std::vector<Cause>& causes) {
    if (study_.tricks(true).size() < 2 || study_.tricks(false).empty()) return;
    const LineTrick& first = study_.tricks(true)[0];
    const std::string& seat = first.taker;
    if (study_.ours(seat) || study_.is_dummy(seat) || study_.tricks(false)[0].taker == seat) return;
    const bool declares = study_.declares(seat);
    if (declares && first.card[0] != first.led()) return;
    if (!study_.takes_first(true, seat, first.card)) return;
    std::string suits = "SHDC";
    const char led = study_.tricks(true)[1].led();
    if (const auto place = suits.find(led); place != std::string::npos) std::swap(suits[0], suits[place]);
    for (const char suit : suits) {
      if (study_.in_hand(seat, suit).empty() || (declares && suit != study_.trumps())) continue;
      if (!declares && study_.side_takes_more_in(false, suit) < kHint) continue;
      Cause cause = study_.cause(CauseKind::kSwitch, seat, suit, first.card);
      if (suit == (study_.leads() ? study_.wrong()[0] : study_.led())) cause.on = suit;
      if (declares) {
        cause.also = suit;
      } else {
        cause.many = study_.many_of_theirs(suit);
        if (cause.many == 0) {
          cause.sense = CauseSense::kAtOnce;
          cause.many = study_.run_of_theirs(suit);
        }
        study_.name_what_is_led_through(cause);
        if (cause.also.empty()) name_what_the_lead_does(cause);
      }
      cause.ground = study_.barred(seat, suit);
      if (cause.ground.empty()) continue;
      const auto does_too = [&](const std::string& partner) { return !study_.barred(partner, suit).empty(); };
      if (suit == led || std::ranges::none_of(study_.partners(seat), does_too))
        return causes.push_back(std::move(cause));
    }
    if (!declares) only_switch(seat, causes);
  }

  // No other suit than the one that is led then would do: whatever the others are worth later.
  void only_switch(const std::string& seat, std::vector<Cause>& causes) {
    if (!study_.only_its_suit_hurts(1)) return;
    const char led = study_.tricks(true)[1].led();
    Cause cause = study_.cause(CauseKind::kSwitch, seat, led, study_.tricks(true)[0].card);
    if (led == (study_.leads() ? study_.wrong()[0] : study_.led())) cause.on = led;
    cause.ground.events = {study_.event(true, 1, seat)};
    name_what_the_lead_does(cause);
    causes.push_back(std::move(cause));
  }

  // What is led is ruffed by his only partner, or drives out a card of ours with none as good beside it.
  void name_what_the_lead_does(Cause& cause) const {
    const LineTrick& second = study_.tricks(true)[1];
    const char suit = cause.suit.front();
    if (second.plays.front().seat != cause.seat || second.led() != suit || suit == study_.trumps()) return;
    const bool ruffed = second.card[0] != suit && !study_.ours(second.taker) && study_.partners(cause.seat).size() == 1;
    if (!ruffed && !(second.card[0] == suit && study_.ours(second.taker) && is_alone_on_guard(second.card))) return;
    (ruffed ? cause.left_to : cause.other) = study_.person(second.taker);
    if (!ruffed) cause.thrown = study_.same_as(second.card);
  }

  // Second hand plays an honour where a small card would do.
  void second_low(std::vector<Cause>& causes) {
    if (!follows() || study_.setup().table.size() != 1 || study_.ours(study_.setup().leader)) return;
    if (!above(study_.wrong(), study_.right()) || !study_.takes_first(true, study_.play().seat, study_.wrong())) return;
    const auto& plays = study_.tricks(true).front().plays;
    const auto honour = [&](const LinePlay& play) { return !study_.ours(play.seat) && !small(play.card); };
    if (std::ranges::any_of(plays, honour)) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, study_.led())) {
        const auto taken = study_.taken_with(true, seat, card);
        if (study_.ours(seat) || small(card) || !taken || !is_next_of_theirs(card, study_.wrong())) continue;
        if (study_.takes_more(seat, card) < kEvent && study_.side_takes_more_in(true, study_.led()) > -kEvent) continue;
        Cause cause = study_.cause(CauseKind::kSecondLow, seat, study_.led(), study_.same_as(card));
        cause.ground.events = {study_.event(true, *taken, seat)};
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }

  // The knave behind the queen of the leader waits for a second trick.
  void bath(std::vector<Cause>& causes) {
    if (!follows() || study_.ours(study_.setup().leader) || study_.wrong()[1] != 'A') return;
    if (!study_.takes_first(true, study_.play().seat, study_.wrong())) return;
    const std::string suit(1, study_.led());
    const std::string knave = suit + 'J';
    const std::string seat = study_.owner_of(knave);
    if (seat.empty() || !study_.ours(seat) || study_.owner_of(suit + 'Q') != study_.setup().leader) return;
    if (study_.setup().table.front()[1] != 'K') return;
    Cause cause = study_.cause(CauseKind::kBath, seat, study_.led(), knave);
    cause.other = study_.person(study_.setup().leader);
    if (seat == study_.play().seat) cause.ground = again_hurts(study_.setup().leader);
    if (cause.ground.empty() && study_.takes_more(seat, knave) <= -kHint)
      cause.ground = study_.shown(false, seat, knave);
    if (cause.ground.empty()) cause.ground = study_.lost(knave);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // Two honours of theirs fall on one trick.
  void crash(std::vector<Cause>& causes) {
    if (study_.tricks(false).empty() || study_.wrong()[0] == study_.right()[0]) return;
    const LineTrick& trick = study_.tricks(false).front();
    if (trick.led() != study_.right()[0]) return;
    std::vector<LinePlay> fallen;
    for (const LinePlay& play : trick.plays)
      if (!study_.ours(play.seat) && play.card[0] == trick.led() && rank_place(play.card) < rank_place("T") &&
          study_.has_only_honours(play.seat, trick.led()))
        fallen.push_back(play);
    if (fallen.size() != 2 || (study_.takes_more(fallen[0].seat, fallen[0].card) < kEvent &&
                               study_.takes_more(fallen[1].seat, fallen[1].card) < kEvent))
      return;
    base::sort(fallen, {}, [](const LinePlay& play) { return rank_place(play.card); });
    Cause cause = study_.cause(CauseKind::kCrash, fallen[0].seat, trick.led(), fallen[0].card);
    cause.other = fallen[1].card;
    for (const LinePlay& play : fallen) cause.ground.events.push_back(study_.event(false, 0, play.seat));
    causes.push_back(std::move(cause));
  }

  // Partner's honour, alone of its suit, falls under the card.
  void crash_of_ours(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.tricks(true).empty() || study_.tricks(true).front().taker != mover) return;
    for (const LinePlay& play : study_.tricks(true).front().plays) {
      if (!study_.ours(play.seat) || play.seat == mover || !study_.plays_later(play.seat)) continue;
      if (play.card[0] != study_.wrong()[0] || small(play.card) || study_.in_hand(play.seat, play.card[0]).size() != 1)
        continue;
      if (study_.takes_more(play.seat, play.card) > -kHint) continue;
      Cause cause = study_.cause(CauseKind::kCrashOurs, play.seat, play.card[0], play.card);
      cause.ground = study_.seen(false, play.seat, play.card);
      if (!cause.ground.empty()) causes.push_back(std::move(cause));
    }
  }

  // A winner that is to be taken at once: it takes no trick later.
  void now_or_never(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.tricks(true).empty() || (!study_.leads() && study_.ours(study_.tricks(true).front().taker))) return;
    if (!study_.takes_first(false, mover, study_.right()) || study_.takes_more(mover, study_.right()) > -kEvent) return;
    if (!study_.never_takes(true, mover, study_.right())) return;
    if (study_.leads() && !study_.is_highest(study_.right())) return;
    if (std::ranges::any_of(study_.seats(), [&](const std::string& seat) { return can_ruff_right(seat); })) return;
    Cause cause = study_.cause(CauseKind::kNowOrNever, mover, study_.right()[0], study_.right());
    cause.ground.events = {study_.event(false, 0, mover)};
    for (std::size_t i = 0; i < study_.tricks(true).size(); ++i) {
      const LineTrick& trick = study_.tricks(true)[i];
      const LineEvent event = study_.event(true, i, mover);
      if (study_.same_as(event.card) != study_.same_as(study_.right())) continue;
      cause.ground.events.push_back(event);
      if (trick.led() == study_.right()[0] && trick.card[0] != trick.led() && !study_.ours(trick.taker)) {
        cause.kind = CauseKind::kCashBeforeRuff;
        if (!study_.leads()) cause.also = study_.led();
        cause.seat = trick.taker;
        cause.person = study_.person(trick.taker);
        cause.ground.events.push_back(study_.event(true, i, trick.taker));
      }
    }
    causes.push_back(std::move(cause));
  }

 private:
  // After the card the partner of who led the suit leads it again.
  [[nodiscard]] Ground again_hurts(const std::string& leader) {
    for (const std::string& partner : study_.partners(leader))
      if (Ground ground = study_.barred(partner, study_.led()); !ground.empty()) return ground;
    return {};
  }

  // One of theirs may take the trick from the right card with a trump.
  [[nodiscard]] bool can_ruff_right(const std::string& seat) const {
    return study_.leads() && !study_.ours(seat) && study_.in_hand(seat, study_.right()[0]).empty() &&
           !study_.in_hand(seat, study_.trumps()).empty();
  }

  [[nodiscard]] bool follows() const {
    return !study_.leads() && study_.right()[0] == study_.led() && study_.wrong()[0] == study_.led();
  }
  // No lower card of ours is higher than all that theirs have of its suit.
  [[nodiscard]] bool is_alone_on_guard(const std::string& card) const {
    std::string ours, theirs;
    for (const std::string& seat : study_.seats())
      for (const std::string& other : study_.in_hand(seat, card[0])) {
        std::string& best = study_.ours(seat) ? ours : theirs;
        if (other != card && (best.empty() || above(other, best))) best = other;
      }
    return !theirs.empty() && (ours.empty() || above(theirs, ours));
  }
  [[nodiscard]] bool leads_suit() const { return study_.leads() && study_.right()[0] == study_.wrong()[0]; }
  [[nodiscard]] static bool above(const std::string& a, const std::string& b) { return rank_place(a) < rank_place(b); }

  // Whether no hand of ours has a card of the suit between the two.
  [[nodiscard]] bool is_next_of_theirs(const std::string& low, const std::string& high) const {
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, low[0]))
        if (study_.ours(seat) && above(card, low) && above(high, card)) return false;
    return above(high, low);
  }

  Study& study_;
};

}  // namespace

void add_causes_of_following(Study& study, std::vector<Cause>& causes) {
  FollowingCauses found(study);
  found.high(causes);
  found.ruffs(causes);
  found.second_low(causes);
  found.put_up(causes);
  found.switches(causes);
  found.bath(causes);
  found.crash(causes);
  found.crash_of_ours(causes);
  found.now_or_never(causes);
}

}  // namespace ouverte::tutor
