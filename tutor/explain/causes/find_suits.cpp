#include <algorithm>
#include <optional>

#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

class SuitCauses {
 public:
  explicit SuitCauses(Study& study) : study_(study) {}

  // A long suit of ours: its cards take tricks otherwise.
  void long_suits(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == study_.trumps()) continue;
        const auto kind = kind_of(seat, suit);
        const bool alone = study_.has_no_entry_beside(seat, suit);
        const bool in_the_way = alone && kind == CauseKind::kUnblock && leaves_only_honours(suit);
        if (!in_the_way && study_.takes_more_in(seat, suit) > -kEvent) continue;
        if (!kind || (kind == CauseKind::kSetUp && study_.is_shorter(seat, suit))) continue;
        const bool by_itself = seat == mover && study_.right()[0] == suit && !small(study_.right());
        if (kind == CauseKind::kSetUp && study_.takes_more_in(seat, suit) + first_taken_in(seat, suit) > -kEvent)
          continue;
        if (by_itself && study_.takes_more_in(seat, suit) - study_.takes_more(seat, study_.right()) > -kEvent) continue;
        Cause cause = study_.cause(*kind, seat, suit);
        cause.alone = alone;
        if (in_the_way) cause.ground = study_.under(may_lead_instead(mover), Outcome::kDangerGone);
        if (cause.ground.empty()) cause.ground = study_.shorter(seat, suit);
        if (cause.ground.empty() && seat != mover) cause.ground = study_.longer(mover, suit);
        if (cause.ground.empty() && kind != CauseKind::kEntryKept && study_.in_suit_apart(false, seat, suit))
          for (const std::string& card : study_.in_hand(seat, suit))
            if (cause.ground.empty() && study_.takes_more(seat, card) <= -kEvent)
              cause.ground = study_.seen(false, seat, card);
        keep(std::move(cause), causes);
      }
  }

  // One of theirs gets rid of the suit of the right card now, on a suit of their own. It is a winner, or the suit has
  // still to be set up.
  void discards(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    const std::string& right = study_.right();
    const char trumps = study_.trumps();
    if (!study_.leads() || trumps == ' ' || right[0] == trumps || right[0] == study_.wrong()[0]) return;
    const bool cashes = study_.is_highest(right);
    if (cashes && (study_.takes_more(mover, right) > -kEvent || first(study_.otherwise(), mover, right) != 1)) return;
    if (!cashes && (study_.declares(mover) || study_.side_takes_more_in(true, right[0]) > -kHint)) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.in_hand(seat, right[0]).empty() || study_.in_hand(seat, trumps).empty()) continue;
      for (const char on : std::string("SHDC")) {
        const double more = study_.throws_more(seat, on, right[0]);
        if (more < kHint || on == right[0] || on == trumps) continue;
        Cause cause = study_.cause(cashes ? CauseKind::kCashFirst : CauseKind::kRace, seat, right[0]);
        cause.on = on;
        cause.ground = led_by_them(on);
        if (cause.ground.empty() && cashes && more >= kEvent) cause.ground = study_.longer(seat, right[0]);
        if (!cause.ground.empty()) return keep(std::move(cause), causes);
      }
    }
  }

  // They throw losers on a suit of theirs now, of another suit than the right card, which takes a trick first.
  void losers_go(std::vector<Cause>& causes) {
    const char trumps = study_.trumps();
    const std::string& right = study_.right();
    if (!study_.leads() || trumps == ' ' || study_.draws(study_.play().seat) || study_.given_up()) return;
    if (right[0] == trumps || right[0] == study_.wrong()[0]) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == trumps || suit == right[0]) continue;
        if (study_.in_hand(seat, suit).empty() || study_.in_hand(seat, trumps).empty()) continue;
        if (study_.side_takes_more_in(true, suit) > -kHint) continue;
        for (const char on : std::string("SHDC")) {
          if (on == suit || on == right[0] || on == trumps || study_.throws_more(seat, on, suit) < kHint) continue;
          Cause cause = study_.cause(CauseKind::kCashFirst, seat, suit);
          cause.on = on;
          cause.ground = led_by_them(on);
          if (!cause.ground.empty()) return keep(std::move(cause), causes);
        }
      }
  }

  // A long suit of theirs comes in now: they take more tricks in it, or have to lead it, whoever is in.
  void they_run(std::vector<Cause>& causes) {
    const char right = study_.right()[0];
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == study_.trumps() || suit == right || suit == study_.wrong()[0]) continue;
        if (!is_long(seat, suit) || study_.takes_more_in(seat, suit) < kEvent) continue;
        const bool lead = study_.leads() && right != study_.wrong()[0] && right != study_.trumps() &&
                          is_of_a_suit(study_.right()) && !study_.is_highest(study_.right());
        Cause cause = study_.cause(lead ? CauseKind::kTempo : CauseKind::kTheyRun, seat, suit);
        cause.ground = study_.barred(seat, suit);
        for (const std::string& partner : study_.partners(seat)) {
          const Ground his = cause.ground.empty() ? Ground{} : study_.barred(partner, suit);
          if (his.empty()) {
            cause.ground = {};
          } else {
            cause.ground.rights.push_back(his.rights.front());
          }
        }
        if (!study_.in_suit_apart(true, seat, suit)) continue;
        if (cause.ground.empty()) {
          cause.kind = CauseKind::kTheyRun;
          cause.ground = study_.shorter(seat, suit);
        }
        keep(std::move(cause), causes);
      }
  }

  // A suit of ours that takes tricks now, this one first, or not at all; more than the one that the card itself takes.
  void cash_out(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == study_.trumps() || suit == study_.wrong()[0] || study_.gives_tricks()) return;
    const auto ours = [&](const LineTrick& trick) { return study_.ours(trick.taker) && trick.card[0] == suit; };
    const auto taken = [&](const std::vector<LineTrick>& line) { return std::ranges::count_if(line, ours); };
    const auto& line = study_.tricks(false);
    if (line.empty() || !ours(line.front())) return;
    const auto many = taken(*std::ranges::min_element(study_.lines(false), {}, taken));
    if (taken(*std::ranges::max_element(study_.lines(true), {}, taken)) >= many) return;
    const std::string& mover = study_.play().seat;
    if (line.front().taker == mover && many == 1) return;
    Cause cause = study_.cause(CauseKind::kCashOut, mover, suit);
    cause.many = static_cast<int>(many);
    cause.fewer = cause.many - 1;
    cause.ground.events = {study_.event(false, 0, line.front().taker)};
    causes.push_back(std::move(cause));
  }

  // Where the two lines part, for want of anything else.
  void parted(std::vector<Cause>& causes) {
    const auto& now = study_.tricks(true);
    const auto& otherwise = study_.tricks(false);
    int behind = 0;
    std::optional<std::size_t> at;
    for (std::size_t i = 0; i < std::min(now.size(), otherwise.size()); ++i) {
      behind += static_cast<int>(study_.ours(otherwise[i].taker)) - static_cast<int>(study_.ours(now[i].taker));
      if (behind <= 0) at.reset();
      if (behind > 0 && !at && !study_.ours(now[i].taker)) at = i;
    }
    if (!at || study_.gives_tricks()) return;
    Cause cause = study_.cause(CauseKind::kParted, now[*at].taker, now[*at].led(), now[*at].card);
    cause.on = std::to_string(study_.trick_number() + *at);
    cause.ground.events = {study_.event(true, *at, now[*at].taker)};
    causes.push_back(std::move(cause));
  }

  // For want of a card to name: theirs take more tricks in a suit in every line.
  void more_in_suit(std::vector<Cause>& causes) {
    for (const char suit : suits_concerned()) {
      if ((suit == study_.trumps() && suit != study_.wrong()[0]) || !study_.side_apart_in(true, false, suit)) continue;
      for (const std::string& seat : study_.seats())
        for (const std::string& card : study_.in_hand(seat, suit)) {
          if (study_.ours(seat)) continue;
          Cause cause = study_.cause(CauseKind::kMoreInSuit, seat, suit);
          if (opens(suit)) cause.sense = CauseSense::kLedNow;
          cause.ground = study_.seen(true, seat, card);
          if (!cause.ground.empty()) return causes.push_back(std::move(cause));
        }
    }
  }

  // Cards that take a trick now and not otherwise, or the other way round.
  void cards(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC"))
        for (const std::string& card : study_.in_hand(seat, suit)) {
          if (study_.same_as(card) != card) continue;
          const double more = study_.takes_more(seat, card);
          const bool theirs = !study_.ours(seat);
          const bool always = study_.takes_apart(theirs, seat, card) || study_.in_suit_apart(theirs, seat, suit);
          // Which of two small cards is kept is all one to who cashes the suit.
          const CauseKind kind = kind_of_card(seat, card, true);
          const bool guarded =
              more >= kHint && theirs && ((kind == CauseKind::kGuard && always) || kind == CauseKind::kSuitOpened);
          const bool gained = theirs && (more >= kEvent || guarded);
          const bool lost = study_.ours(seat) && more <= -kEvent;
          if ((!gained && !lost) || !concerned(suit)) continue;
          if (study_.same_as(study_.right()) == card && first(study_.otherwise(), seat, card) == 1) continue;
          Cause cause = study_.cause(kind_of_card(seat, card, gained), seat, suit, card);
          cause.often = !always;
          if (cause.kind == CauseKind::kCardLost && opens(suit)) cause.sense = CauseSense::kLedNow;
          cause.ground = ground_of(seat, card);
          if (cause.kind == CauseKind::kGuard && guards_alone(card)) cause.sense = CauseSense::kGuardsAlone;
          const bool as_seen = cause.kind == CauseKind::kGuard ? always || cause.sense == CauseSense::kGuardsAlone
                                                               : cause.kind == CauseKind::kSuitOpened;
          if (cause.ground.empty() && as_seen) cause.ground = study_.seen(true, seat, card);
          if (cause.kind == CauseKind::kSuitOpened && more >= kNearlyAlways) cause.many = 1;
          if (cause.kind == CauseKind::kWasted) falls_under_partner(cause);
          if (cause.kind == CauseKind::kCardMakes || cause.kind == CauseKind::kSuitOpened) is_between_ours(cause);
          keep(std::move(cause), causes);
        }
  }

  // As many cards of a suit are kept as a hand of theirs has: with one less there the discard would cost nothing.
  void as_many(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (study_.leads() || suit == study_.led() || suit == study_.trumps() || study_.right_in(suit)) return;
    const std::size_t held = study_.in_hand(study_.play().seat, suit).size();
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || held < 3 || study_.in_hand(seat, suit).size() != held) continue;
      Cause cause = study_.cause(CauseKind::kGuard, seat, suit);
      cause.on = std::to_string(held);
      cause.ground = study_.shorter(seat, suit);
      if (study_.cured_by(cause.ground)) return keep(std::move(cause), causes);
    }
  }

 private:
  static constexpr double kNearlyAlways = 0.8;

  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  // After the card that costs the hand has nothing but honours of the suit.
  [[nodiscard]] bool leaves_only_honours(char suit) const {
    const std::string& wrong = study_.wrong();
    return wrong[0] == suit && study_.right()[0] == suit &&
           std::ranges::all_of(study_.in_hand(study_.play().seat, suit),
                               [&](const std::string& card) { return card == wrong || !small(card); });
  }
  // Whenever the seat has to lead its partner may.
  [[nodiscard]] static AlteredRight may_lead_instead(const std::string& seat) {
    return {.kind = AlteredRight::Kind::kOffer, .seat = seat};
  }
  // What hurts is that one of theirs leads the suit.
  [[nodiscard]] Ground led_by_them(char suit) {
    for (const std::string& seat : study_.seats())
      if (!study_.ours(seat) && !study_.in_hand(seat, suit).empty())
        if (Ground ground = study_.barred(seat, suit); !ground.empty()) return ground;
    return {};
  }
  // How often the seat takes the trick in progress with a card of the suit after the right card; that sets up nothing.
  [[nodiscard]] double first_taken_in(const std::string& seat, char suit) const {
    const auto takes = [&](const std::vector<LineTrick>& line) {
      return !line.empty() && line.front().taker == seat && line.front().card[0] == suit;
    };
    const auto& lines = study_.lines(false);
    return static_cast<double>(std::ranges::count_if(lines, takes)) / static_cast<double>(lines.size());
  }
  [[nodiscard]] int first(const Frequencies& often, const std::string& seat, const std::string& card) const {
    const auto found = often.when.find({seat, study_.same_as(card)});
    return found == often.when.end() ? 0 : found->second;
  }

  // Those of the two cards and of the trick first.
  [[nodiscard]] std::string suits_concerned() const {
    std::string suits = "SHDC";
    std::stable_partition(suits.begin(), suits.end(), [this](char suit) { return concerned(suit); });
    return suits;
  }
  // What takes a trick in a suit that is not played here has its cause elsewhere.
  [[nodiscard]] bool concerned(char suit) const {
    return suit == study_.wrong()[0] || suit == study_.right()[0] || (!study_.leads() && suit == study_.led());
  }
  // The longest, and of four cards, of which two take tricks now.
  [[nodiscard]] bool is_long(const std::string& seat, char suit) const {
    const auto taken = study_.now().in_suit.find({seat, suit});
    return study_.is_longest(seat, suit) && study_.in_hand(seat, suit).size() > 3 &&
           taken != study_.now().in_suit.end() && taken->second >= 2 * kEvent;
  }
  [[nodiscard]] std::optional<CauseKind> kind_of(const std::string& seat, char suit) const {
    const std::string& mover = study_.play().seat;
    const std::string& right = study_.right();
    const std::string& wrong = study_.wrong();
    const bool both = right[0] == suit && wrong[0] == suit;
    const bool longer = study_.in_hand(seat, suit).size() > study_.in_hand(mover, suit).size();
    if (both && seat != mover && !small(right) && rank_place(right) < rank_place(wrong) && longer)
      return CauseKind::kUnblock;
    const bool thrown = !study_.leads() && study_.led() != suit && right[0] == suit && wrong[0] != suit;
    if (thrown && seat != mover && !small(right) && longer) return CauseKind::kUnblock;
    if (study_.leads() && right[0] == suit && wrong[0] != suit && seat != mover && longer && study_.is_highest(right) &&
        first(study_.otherwise(), mover, right) == 1 && !small(study_.in_hand(mover, suit).back()))
      return CauseKind::kUnblock;
    const bool by_us = study_.leads() || study_.ours(study_.setup().leader);
    if (both && by_us && rank_place(wrong) < rank_place(right) && first(study_.now(), mover, wrong) == 1 &&
        study_.given_up())
      return CauseKind::kDuck;
    if (wrong[0] != suit && seat == mover && first(study_.now(), mover, wrong) == 1 &&
        first(study_.otherwise(), mover, wrong) > 1)
      return CauseKind::kEntryKept;
    const std::vector<std::string> held = study_.in_hand(seat, suit);
    const bool solid = !held.empty() && study_.is_highest(held.front());
    if (study_.leads() && right[0] == suit && wrong[0] != suit && (!solid || study_.given_up()))
      return CauseKind::kSetUp;
    return std::nullopt;
  }
  [[nodiscard]] CauseKind kind_of_card(const std::string& seat, const std::string& card, bool gained) const {
    const std::string& wrong = study_.wrong();
    const std::string& right = study_.right();
    if (!gained) {
      const bool saved = study_.same_as(wrong) == card && !study_.leads() && right[0] == wrong[0];
      return saved ? CauseKind::kWasted : CauseKind::kCardLost;
    }
    const auto discards = [&](const std::string& each) {
      return !study_.leads() && each[0] != study_.led() && each[0] != study_.trumps();
    };
    const bool throws = discards(wrong) && discards(right);
    const std::vector<std::string> held = study_.in_hand(study_.play().seat, wrong[0]);
    const bool guarded = !held.empty() && rank_place(held.front()) < rank_place(card);
    if (throws && card[0] == wrong[0] && right[0] != wrong[0] && guarded) return CauseKind::kGuard;
    const std::string& mover = study_.play().seat;
    const bool cashes = study_.is_highest(right) && first(study_.otherwise(), mover, right) == 1 &&
                        study_.takes_more(mover, right) <= -kEvent;
    if (!cashes && opens(card[0]) && !small(card) && !study_.in_hand(seat, card[0]).empty())
      return CauseKind::kSuitOpened;
    return CauseKind::kCardMakes;
  }
  // The card leads the suit, which is better left alone.
  [[nodiscard]] bool opens(char suit) const {
    return study_.leads() && study_.wrong()[0] == suit && suit != study_.trumps() && !study_.right_in(suit);
  }
  // Whether no partner has a card that beats it, with one to play to each of theirs above that.
  [[nodiscard]] bool guards_alone(const std::string& card) const {
    return std::ranges::none_of(study_.partners(study_.play().seat), [&](const std::string& partner) {
      const std::vector<std::string> cards = study_.in_hand(partner, card[0]);
      if (cards.empty() || rank_place(cards.front()) > rank_place(card)) return false;
      std::size_t above = 0;
      for (const std::string& seat : study_.seats())
        for (const std::string& other : study_.in_hand(seat, card[0]))
          if (!study_.ours(seat) && rank_place(other) < rank_place(cards.front())) ++above;
      return cards.size() > above;
    });
  }
  // The card that costs is led away from honours above and below it.
  void is_between_ours(Cause& cause) const {
    if (!opens(cause.card[0])) return;
    const std::vector<std::string> ours = study_.in_hand(study_.play().seat, cause.card[0]);
    const auto below =
        std::ranges::find_if(ours, [&](const std::string& card) { return rank_place(card) > rank_place(cause.card); });
    if (below == ours.begin() || below == ours.end() || small(*below)) return;
    cause.on = *(below - 1);
    cause.also = *below;
  }
  // An honour is played to a trick that partner takes with a higher one.
  void falls_under_partner(Cause& cause) const {
    if (study_.tricks(true).empty()) return;
    const LineTrick& trick = study_.tricks(true).front();
    if (small(study_.wrong()) || small(trick.card) || trick.card[0] != study_.wrong()[0]) return;
    if (!study_.ours(trick.taker) || trick.taker == study_.play().seat) return;
    if (cause.ground.empty()) cause.ground = study_.shown(false, study_.play().seat, study_.wrong());
    if (cause.ground.pair != 0) return;
    cause.other = study_.person(trick.taker);
    cause.on = trick.card;
    cause.ground.events.push_back(study_.event(true, 0, trick.taker));
  }
  // With the card elsewhere, or with another number of cards of its suit in some hand.
  [[nodiscard]] Ground ground_of(const std::string& seat, const std::string& card) {
    Ground ground = study_.elsewhere(card);
    if (ground.empty()) ground = study_.longer(study_.play().seat, card[0]);
    if (ground.empty()) ground = study_.longer(seat, card[0]);
    if (ground.empty()) ground = study_.shorter(seat, card[0]);
    if (ground.empty() && study_.partners(seat).empty()) ground = study_.shown(!study_.ours(seat), seat, card);
    return ground;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_suits(Study& study, std::vector<Cause>& causes) {
  SuitCauses found(study);
  found.long_suits(causes);
  found.discards(causes);
  found.losers_go(causes);
  found.they_run(causes);
  found.cash_out(causes);
  found.as_many(causes);
  found.cards(causes);
  found.more_in_suit(causes);
  found.parted(causes);
}

}  // namespace ouverte::tutor
