// For want of a cause with a name: the card whose rank is the matter. Were it the lowest of its suit, nothing would be
// lost.
#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class RankCauses {
 public:
  explicit RankCauses(Study& study) : study_(study) {}

  void add_to(std::vector<Cause>& causes) {
    const std::string anyway = suits_in_question(study_.leads());
    const auto found = [&](const std::string& suits, bool ours) {
      return std::ranges::any_of(suits,
                                 [&](char suit) { return ours ? add_ours(suit, causes) : add_theirs(suit, causes); });
    };
    if (!found(anyway, false) && !found(suits_in_question(false), true)) (void)found(anyway, true);
  }

  // For want of one that is seen to take a trick, or not to: those that decide, theirs before ours, the lowest first.
  void add_deciding(std::vector<Cause>& causes) {
    constexpr std::size_t kMost = 4;
    const std::size_t before = causes.size();
    std::string suits = {study_.wrong()[0], study_.right()[0]};
    if (!study_.leads()) suits += study_.led();
    for (const bool ours : {false, true})
      for (const char suit : suits)
        for (const auto& [card, seat] : upwards(ours, suit, [](const auto&, const auto&) { return true; })) {
          if (card == study_.wrong() || card == study_.right()) continue;
          Cause cause = study_.cause(CauseKind::kDecides, seat, suit, card);
          cause.ground = study_.lowered(card);
          if (!cause.ground.empty()) causes.push_back(std::move(cause));
          if (causes.size() - before == kMost) return;
        }
  }

  // After the card partner has to take this trick with a high one, over one of theirs; were that the lowest, it would
  // cost nothing.
  void add_high_needed(std::vector<Cause>& causes) {
    if (study_.tricks(true).empty() || study_.tricks(false).empty()) return;
    const LineTrick& now = study_.tricks(true).front();
    if (!study_.ours(now.taker) || !study_.plays_later(now.taker) || now.card[0] != now.led()) return;
    if (study_.same_as(study_.tricks(false).front().played_by(now.taker)) == study_.same_as(now.card)) return;
    const LinePlay beaten = to_be_beaten(now);
    const auto cheaper = [&](const std::string& card) { return above(card, beaten.card) && above(now.card, card); };
    if (beaten.card.empty() || std::ranges::any_of(cards_of(study_.setup(), now.taker, now.led()), cheaper)) return;
    Cause cause = study_.cause(CauseKind::kHighNeeded, beaten.seat, now.led(), beaten.card);
    cause.on = now.card;
    cause.other = study_.person(now.taker);
    cause.ground = study_.lowered(beaten.card);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

 private:
  // The highest card of theirs that the one that takes a trick beats, played to it, or held by who plays after.
  [[nodiscard]] LinePlay to_be_beaten(const LineTrick& trick) const {
    LinePlay highest;
    const auto is_higher = [&](const std::string& card) {
      return card[0] == trick.led() && above(trick.card, card) && (highest.card.empty() || above(card, highest.card));
    };
    bool after = false;
    for (const LinePlay& play : trick.plays) {
      if (!study_.ours(play.seat) && is_higher(play.card)) highest = play;
      if (after && !study_.ours(play.seat))
        for (const std::string& card : study_.in_hand(play.seat, trick.led()))
          if (is_higher(card)) highest = {.seat = play.seat, .card = card};
      after = after || play.seat == trick.taker;
    }
    return highest;
  }
  [[nodiscard]] static bool above(const std::string& one, const std::string& other) {
    return rank_place(one) < rank_place(other);
  }
  // That of both cards; else that of the one that costs, where those of other suits do not cost as much or it is asked
  // `anyway`, and that of the right ones, where they are of one suit.
  [[nodiscard]] std::string suits_in_question(bool anyway) {
    const char wrong = study_.wrong()[0];
    const char right = study_.right()[0];
    if (study_.right_in(wrong)) return wrong == right ? std::string(1, wrong) : "";
    const bool one_is_right =
        std::ranges::all_of(study_.play().right, [&](const std::string& card) { return card[0] == right; });
    std::string suits;
    if (anyway || !study_.costs_as_much_in_another_suit()) suits += wrong;
    if (one_is_right) suits += right;
    if (!study_.leads() && suits.find(study_.led()) == std::string::npos) suits += study_.led();
    return suits;
  }

  // The lowest of theirs: higher ones may be what it needs. The highest of all takes its trick sooner or later.
  bool add_theirs(char suit, std::vector<Cause>& causes) {
    for (const auto& [card, seat] : taking_more(false, suit)) {
      Ground ground = study_.is_highest(card) ? Ground{} : study_.lowered(card);
      if (ground.empty()) continue;
      // Where other suits cost as much it must not take its trick as well after the right card.
      if (suit != study_.right()[0] && !study_.never_takes(false, seat, card) && study_.costs_as_much_in_another_suit())
        continue;
      const bool over = study_.next_to(seat) == study_.play().seat && study_.wrong()[0] == suit &&
                        takes_more(false, study_.play().seat, study_.wrong()) &&
                        rank_place(study_.wrong()) < rank_place(card) && !study_.lowered(study_.wrong()).empty();
      Cause cause = study_.cause(over ? CauseKind::kKeepOver : CauseKind::kCardMakes, seat, suit, card);
      add(std::move(cause), std::move(ground), causes);
      return true;
    }
    return false;
  }

  // The card that costs first, then from the highest down; the highest of all takes its trick sooner or later.
  bool add_ours(char suit, std::vector<Cause>& causes) {
    std::vector<std::pair<std::string, std::string>> cards = taking_more(true, suit);
    std::erase_if(cards,
                  [&](const auto& each) { return each.first != study_.wrong() && study_.is_highest(each.first); });
    base::sort(cards, {},
               [&](const auto& each) { return std::pair(each.first != study_.wrong(), rank_place(each.first)); });
    for (const auto& [card, seat] : cards) {
      if (std::ranges::find(study_.play().right, card) != study_.play().right.end()) continue;
      Ground ground = study_.lowered(card);
      if (ground.empty()) continue;
      add(study_.cause(CauseKind::kCardLost, seat, suit, card), std::move(ground), causes);
      return true;
    }
    return false;
  }

  // Of which of two suits to lead it is told as such.
  void add(Cause cause, Ground ground, std::vector<Cause>& causes) const {
    if (study_.leads() && study_.right()[0] != study_.wrong()[0] && cause.card != study_.wrong())
      cause.sense = CauseSense::kLedNow;
    cause.ground = std::move(ground);
    causes.push_back(std::move(cause));
  }

  // The cards that take a trick more often: theirs after the card that costs, ours after the right one.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> taking_more(bool ours, char suit) const {
    return upwards(ours, suit,
                   [&](const std::string& seat, const std::string& card) { return takes_more(!ours, seat, card); });
  }
  // The cards of a side of which it holds, of those that do the same the highest, with their seats, from the lowest up.
  template <class Test>
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> upwards(bool ours, char suit, const Test& test) const {
    std::vector<std::pair<std::string, std::string>> cards;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, suit))
        if (study_.ours(seat) == ours && study_.same_as(card) == card && test(seat, card))
          cards.emplace_back(card, seat);
    base::sort(cards, {}, [](const auto& each) { return -static_cast<int>(rank_place(each.first)); });
    return cards;
  }
  [[nodiscard]] bool takes_more(bool now, const std::string& seat, const std::string& card) const {
    return (now ? 1 : -1) * study_.takes_more(seat, card) >= kHint;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_ranks(Study& study, std::vector<Cause>& causes) {
  RankCauses found(study);
  found.add_high_needed(causes);
  found.add_to(causes);
}

void add_card_that_decides(Study& study, std::vector<Cause>& causes) { RankCauses(study).add_deciding(causes); }

}  // namespace ouverte::tutor
