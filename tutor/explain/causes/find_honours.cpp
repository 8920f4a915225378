#include <algorithm>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

bool higher(const std::string& a, const std::string& b) { return rank_place(a) < rank_place(b); }

class HonourCauses {
 public:
  explicit HonourCauses(Study& study) : study_(study) {}

  // We take a trick that is better left to them.
  void hold_up(std::vector<Cause>& causes) {
    if (study_.leads() || study_.ours(study_.setup().leader) || study_.led() == study_.trumps()) return;
    const char suit = study_.led();
    if (study_.wrong()[0] != suit || study_.right()[0] != suit || !higher(study_.wrong(), study_.right())) return;
    if (!study_.takes_first(true, study_.play().seat, study_.wrong()) || !study_.given_up()) return;
    std::vector<std::string> theirs;
    for (const std::string& seat : study_.seats())
      if (!study_.ours(seat)) theirs.push_back(seat);
    base::sort(theirs, {}, [&](const std::string& seat) { return study_.in_hand(seat, suit).size(); });
    for (const std::string& seat : theirs) {
      const bool declaring = study_.declares(seat);
      const bool out = study_.is_out_when_in(seat, suit);
      if (!declaring && study_.in_hand(seat, suit).size() < (study_.plays_later(seat) ? 2U : 1U)) continue;
      const std::size_t cards = study_.in_hand(seat, suit).size();
      if (cards > kMostToExhaust) continue;
      if (declaring && (cards == 0 || study_.is_dummy(seat) || !has_a_long_partner(seat, suit))) continue;
      Cause cause = study_.cause(declaring ? CauseKind::kHoldUpEntry : CauseKind::kHoldUp, seat, suit,
                                 declaring ? "" : entry_of(seat, suit));
      if (!declaring)
        cause.ground = study_.under({.kind = AlteredRight::Kind::kBar, .seat = seat, .suit = std::string(1, suit)},
                                    Outcome::kDangerGone);
      if (!declaring && !out) {
        cause.kind = CauseKind::kHoldUpLead;
        if (cause.ground.empty()) continue;
        cause.card = entry_to_lead(seat, suit);
      }
      if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      cause.ground = study_.longer(seat, suit);
      const Ground shorter = study_.shorter(seat, suit);
      if (declaring && cause.ground.empty()) cause.ground = shorter;
      if (!declaring && !shorter.empty()) continue;
      if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      if (declaring) return;
    }
  }

  // Where their honours are.
  void honours(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat)) continue;
      for (const char suit : suits())
        for (const std::string& card : study_.in_hand(seat, suit)) {
          if (small(card) || study_.same_as(card) != card) continue;
          drop(seat, card, causes);
          sits(seat, card, causes);
        }
    }
  }

  // An honour of theirs is covered, or not.
  void cover(std::vector<Cause>& causes) {
    if (study_.leads() || study_.right()[0] != study_.led() || study_.wrong()[0] != study_.led()) return;
    const std::string& last = study_.setup().table.back();
    if (last[0] != study_.led() || last.size() != 2 || small(last) || !last_is_theirs()) return;
    const auto beats_it = [&](const std::string& card) {
      return card[0] == last[0] ? higher(card, last) : card[0] == study_.trumps();
    };
    if (std::ranges::any_of(study_.setup().table, beats_it)) return;
    const bool covers = higher(study_.right(), last);
    if (covers && study_.setup().table.size() + 1 == study_.seats().size()) return;  // that is to take the trick
    if (covers == higher(study_.wrong(), last)) return;
    if (!covers && study_.takes_first(true, study_.play().seat, study_.wrong())) return;
    if (covers && study_.takes_first(false, study_.play().seat, study_.right())) {
      if (study_.taken_with(true, study_.play().seat, study_.right()) || study_.is_highest(study_.right())) return;
      Cause cause = study_.cause(CauseKind::kCover, study_.play().seat, study_.led());
      cause.on = last;
      cause.ground.events = {study_.event(false, 0, study_.play().seat)};
      promotes(cause);
      if (!cause.other.empty()) causes.push_back(std::move(cause));
      return;
    }
    if (!covers && touching(last, causes)) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, study_.led())) {
        if (!study_.ours(seat) || study_.same_as(card) == study_.same_as(study_.right()) ||
            study_.takes_more(seat, card) > -kEvent)
          continue;
        Cause cause =
            study_.cause(covers ? CauseKind::kCover : CauseKind::kDoNotCover, seat, study_.led(), study_.same_as(card));
        cause.ground = study_.elsewhere(card);
        for (const std::string& each : study_.seats())
          if (cause.ground.empty()) cause.ground = study_.longer(each, study_.led());
        if (cause.ground.empty()) cause.ground = study_.shown(false, seat, card);
        if (cause.ground.empty()) continue;
        if (covers) draws_a_higher_one(cause, last);
        if (!covers) saves_a_bare_one(cause);
        return causes.push_back(std::move(cause));
      }
  }

 private:
  // Partner has nothing but a higher honour, which would take the card's trick.
  void saves_a_bare_one(Cause& cause) const {
    for (const std::string& partner : study_.partners(study_.play().seat)) {
      const std::vector<std::string> cards = study_.in_hand(partner, study_.led());
      if (cards.size() != 1 || !study_.plays_later(partner) || !higher(cards.front(), study_.wrong())) continue;
      if (study_.is_dummy(partner) || study_.declares(partner) || cause.card != study_.same_as(study_.wrong()))
        continue;
      cause.also = cards.front();
      cause.other = study_.person(partner);
    }
  }
  // The covering card is beaten by a higher one of theirs.
  void draws_a_higher_one(Cause& cause, const std::string& covered) const {
    const LineTrick& first = study_.lines(false).at(cause.ground.pair).front();
    if (study_.ours(first.taker) || first.card[0] != study_.led() || !higher(first.card, study_.right())) return;
    cause.on = covered;
    cause.other = first.card;
    cause.ground.events.push_back({.now = false, .trick = 0, .seat = first.taker, .card = first.card, .takes = true});
  }
  static constexpr std::size_t kMostToExhaust = 3;  // cards of the suit that a hand can be made to run out of

  // Whether a partner's suit is longer, and long enough to be worth cutting off.
  [[nodiscard]] bool has_a_long_partner(const std::string& seat, char suit) const {
    return std::ranges::any_of(study_.partners(seat), [&](const std::string& partner) {
      const std::size_t cards = study_.in_hand(partner, suit).size();
      return cards > 2 && cards > study_.in_hand(seat, suit).size() &&
             !study_.has_entry_outside(partner, std::string{suit, study_.trumps()});
    });
  }
  // Of the card that costs, and of the right one.
  [[nodiscard]] std::string suits() const {
    std::string both(1, study_.wrong()[0]);
    if (study_.right()[0] != both[0]) both += study_.right()[0];
    return both;
  }
  [[nodiscard]] std::string before_us() const { return study_.next_to(study_.play().seat, study_.seats().size() - 1); }
  [[nodiscard]] bool last_is_theirs() const { return !study_.ours(before_us()); }
  // The card of another suit with which a seat gets in now to lead this one.
  [[nodiscard]] std::string entry_to_lead(const std::string& seat, char suit) const {
    const auto& tricks = study_.tricks(true);
    for (std::size_t i = 1; i + 1 < tricks.size(); ++i)
      if (tricks[i].taker == seat && tricks[i].card[0] != suit && tricks[i + 1].led() == suit)
        return study_.same_as(tricks[i].card);
    return "";
  }
  // The card of another suit that a seat takes its first trick with.
  [[nodiscard]] std::string entry_of(const std::string& seat, char suit) const {
    for (const Frequencies* lines : {&study_.otherwise(), &study_.now()}) {
      std::string card;
      int first = 0;
      for (const auto& [who, often] : lines->takes) {
        const int when = lines->when.at(who);
        if (who.first != seat || who.second[0] == suit || often < kEvent || (!card.empty() && when >= first)) continue;
        card = who.second;
        first = when;
      }
      if (!card.empty()) return card;
    }
    return "";
  }

  // The covering card draws the only higher one, and a card of partner's takes a trick.
  void promotes(Cause& cause) {
    std::vector<std::string> higher_ones;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, study_.led()))
        if (!study_.ours(seat) && higher(card, study_.right())) higher_ones.push_back(card);
    if (higher_ones.size() > 1) return promotes_if_beaten(cause);
    if (higher_ones.size() != 1 || !study_.plays_later(study_.owner_of(higher_ones.front()))) return;
    cause.other = higher_ones.front();
    for (const std::string& partner : study_.partners(study_.play().seat)) {
      const std::vector<std::string> cards = study_.in_hand(partner, study_.led());
      if (cards.empty() || small(cards.front()) || higher(cards.front(), study_.right())) continue;
      Ground shown = study_.seen(false, partner, cards.front());
      if (shown.empty()) shown = study_.lower(cards.front());
      if (shown.empty()) shown = study_.lost(cards.front());
      if (shown.empty()) continue;
      cause.seat = partner;
      cause.person = study_.person(partner);
      cause.card = study_.same_as(cards.front());
      cause.ground = std::move(shown);
    }
  }
  // Whichever of several higher ones beats it, a card of partner's can take a trick, which is the gain.
  void promotes_if_beaten(Cause& cause) {
    for (const std::string& partner : study_.partners(study_.play().seat)) {
      const std::vector<std::string> cards = study_.in_hand(partner, study_.led());
      if (cards.empty() || small(cards.front()) || higher(cards.front(), study_.right())) continue;
      Ground ground = study_.lower(cards.front());
      if (ground.empty()) continue;
      cause.seat = partner;
      cause.person = study_.person(partner);
      cause.card = study_.same_as(cards.front());
      cause.other = cause.on;
      cause.sense = CauseSense::kNeedNotBeat;
      cause.ground = std::move(ground);
    }
  }
  // The honour led is one of touching ones, and covering it lets a card below them take a trick.
  bool touching(const std::string& last, std::vector<Cause>& causes) {
    const std::string leader = before_us();
    const std::vector<std::string> left = study_.in_hand(leader, last[0]);
    const auto next = std::ranges::find_if(
        left, [&](const std::string& card) { return rank_place(card) == rank_place(last) + kPlacesApart; });
    if (next == left.end() || study_.setup().table.size() != 1) return false;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, last[0])) {
        if (study_.ours(seat) || rank_place(card) <= rank_place(*next) || study_.takes_more(seat, card) < kEvent)
          continue;
        Cause cause = study_.cause(CauseKind::kDoNotCover, seat, last[0], card);
        cause.on = *next;
        cause.other = study_.person(leader);
        cause.ground = study_.seen(true, seat, card);
        if (cause.ground.empty()) continue;
        causes.push_back(std::move(cause));
        return true;
      }
    return false;
  }

  // Then it is worth nothing that it falls.
  [[nodiscard]] bool is_beaten_by_theirs(const std::string& card) const {
    return std::ranges::any_of(study_.seats(), [&](const std::string& seat) {
      const std::vector<std::string> cards = study_.in_hand(seat, card[0]);
      return !study_.ours(seat) && !cards.empty() && higher(cards.front(), card);
    });
  }
  void drop(const std::string& seat, const std::string& card, std::vector<Cause>& causes) {
    if (card[1] == 'T' || is_beaten_by_theirs(card) || !study_.has_to_fall(seat, card)) return;
    if (study_.right()[0] != card[0] || !higher(study_.right(), card) || study_.in_hand(seat, card[0]).size() != 1)
      return;
    if (study_.wrong()[0] == card[0] && higher(study_.wrong(), card)) return;
    if (!study_.leads() && (study_.led() != card[0] || !study_.plays_later(seat))) return;
    Cause cause = study_.cause(CauseKind::kDrop, seat, card[0], card);
    cause.ground = study_.longer(seat, card[0]);
    if (cause.ground.empty()) cause.ground = study_.elsewhere(card);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  void sits(const std::string& seat, const std::string& card, std::vector<Cause>& causes) {
    const bool over_dummy = study_.is_dummy(seat) && !study_.leads() && study_.led() == card[0] &&
                            !study_.plays_later(seat) && higher(card, study_.right());
    Ground ground = over_dummy ? study_.lost(card) : study_.elsewhere(card);
    if (ground.empty()) return;
    const auto all = [&](auto... outcomes) {
      return std::ranges::all_of(ground.outcomes, [&](Outcome each) { return ((each == outcomes) || ...); });
    };
    const bool reversed = all(Outcome::kReversed);
    if (study_.right()[0] != card[0] && study_.right_in(card[0])) return;
    const bool kept_over = (study_.leads() || over_dummy) && study_.right()[0] == card[0] &&
                           study_.wrong()[0] == card[0] && higher(study_.wrong(), card) &&
                           higher(study_.wrong(), study_.right()) && all(Outcome::kDangerGone) &&
                           (over_dummy || study_.takes_more_in(seat, card[0]) >= kEvent);
    if (kept_over) {
      Cause cause = study_.cause(CauseKind::kKeepOver, seat, card[0], card);
      cause.ground = std::move(ground);
      return causes.push_back(std::move(cause));
    }
    if (study_.is_dummy(seat)) return;  // all see where it is
    const bool third = !study_.leads() && study_.setup().table.size() == 2;
    if (!study_.declares(study_.play().seat) && !third) return;  // a defender does not finesse against those behind him
    if (reversed && card[1] == 'T') return;
    if (finesse_the_other_way(seat, card, ground, causes)) return;
    if (!reversed && (study_.right()[0] != card[0] || higher(study_.right(), card) ||
                      !all(Outcome::kReversed, Outcome::kHopeGone) || study_.takes_more(seat, card) < kEvent))
      return;
    Cause cause = study_.cause(reversed ? CauseKind::kWhichWay : CauseKind::kFinesse, seat, card[0], card);
    cause.ground = std::move(ground);
    causes.push_back(std::move(cause));
  }

  // An honour was led to be run, and the holder, who is to be played through, takes it; otherwise the suit is led from
  // the other hand.
  bool finesse_the_other_way(const std::string& seat, const std::string& card, const Ground& ground,
                             std::vector<Cause>& causes) {
    if (!study_.leads() || study_.wrong()[0] != card[0] || study_.takes_more(seat, card) < kEvent) return false;
    if (study_.tricks(true).empty() || study_.tricks(true).front().taker != seat) return false;
    for (const std::string& other : study_.partners(study_.play().seat)) {
      const auto led = study_.led_by(false, other, card[0]);
      if (!led || study_.next_to(other) != seat || !study_.ours(study_.tricks(false)[*led].taker)) continue;
      Cause cause = study_.cause(CauseKind::kFinesse, seat, card[0], card);
      cause.other = study_.person(other);
      cause.ground = ground;
      cause.ground.events = {study_.event(false, *led, other)};
      causes.push_back(std::move(cause));
      return true;
    }
    return false;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_honours(Study& study, std::vector<Cause>& causes) {
  HonourCauses found(study);
  found.hold_up(causes);
  found.honours(causes);
  found.cover(causes);
}

}  // namespace ouverte::tutor
