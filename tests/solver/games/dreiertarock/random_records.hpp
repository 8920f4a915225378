// Random whole records of Dreiertarock under all contracts, with announcements and doublings, in which bonuses are
// frequent: strong hands, and Pagats kept to the end.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/setup.hpp"
#include "tests/solver/games/dreiertarock/plain_settlement.hpp"

namespace ouverte::games::dreiertarock::plain {

inline std::vector<std::string> pack() {
  std::vector<std::string> cards = {"*"};
  for (int trump = 21; trump > 0; --trump) cards.push_back(std::to_string(trump));
  for (const char suit : {'S', 'H', 'D', 'C'})
    for (const char rank : {'K', 'Q', 'N', 'J', suit == 'S' || suit == 'C' ? 'T' : '1'}) cards.push_back({suit, rank});
  return cards;
}

// "KQ.N.1.J.*,21".
inline std::string hand_text(const std::set<std::string>& hand) {
  std::string text;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    for (const char rank : {'K', 'Q', 'N', 'J', 'T', '1'})
      if (hand.count({suit, rank}) > 0) text += rank;
    text += '.';
  }
  for (const std::string& card : pack())
    if (trump_rank(card) > 0 && hand.count(card) > 0) text += (text.back() == '.' ? "" : ",") + card;
  return text;
}

class Dealer {
 public:
  explicit Dealer(base::Random& random) : random_(random) {}

  // Dealt, announced and doubled; nothing played.
  Record deal() {
    Record record;
    std::vector<std::string> cards = pack();
    random_.shuffle(std::span(cards));
    // Now and then a hand of great strength, so that every trick goes one way, or the Kings or the Trull together.
    const std::uint64_t chance = random_.below(12);
    if (chance == 0)
      std::stable_partition(cards.begin(), cards.end(), [](const auto& card) { return trump_rank(card) > 10; });
    if (chance == 1) std::stable_partition(cards.begin(), cards.end(), [](const auto& card) { return card[1] == 'K'; });
    if (chance == 2)
      std::stable_partition(cards.begin(), cards.end(),
                            [](const auto& card) { return card == "*" || card == "21" || card == "1"; });
    const std::uint64_t first = random_.below(3);
    for (std::size_t place = 0; place < 36; ++place) record.dealt[(first + place / 12) % 3].insert(cards[place]);
    constexpr std::array kNames = {"single", "double", "triple", "suit-solo", "solo", "solo-slam", "trischaken"};
    const std::string name = kNames[random_.below(kNames.size())];
    record.contract["name"] = name;
    const std::set<std::string> one(cards.begin() + 36, cards.begin() + 39), two(cards.begin() + 39, cards.end());
    record.contract["talon"] = {hand_text(one), hand_text(two)};
    record.talon_other = two;
    if (name == "trischaken") return record;
    const std::size_t declarer = random_.below(3);
    record.contract["declarer"] = letter_of(declarer);
    std::array<std::set<std::string>, 3> held = record.dealt;
    if (name == "single" || name == "double" || name == "triple") {
      exchange(record, held[declarer], one, two);
    } else {
      record.talon_other.insert(one.begin(), one.end());
      if (random_.below(2) == 0) {
        record.contract["declarer_leads"] = true;
        record.leader = static_cast<int>(declarer);
      }
    }
    if (random_.below(3) == 0) record.contract["doubled"].push_back("game");
    if (name != "solo-slam") announce(record, held);
    return record;
  }

 private:
  static std::string letter_of(std::size_t seat) { return std::string(1, static_cast<char>('A' + seat)); }

  void exchange(Record& record, std::set<std::string>& hand, const std::set<std::string>& one,
                const std::set<std::string>& two) {
    const bool second = random_.below(2) == 1;
    record.contract["taken"] = second ? 2 : 1;
    record.talon_taken = second ? two : one;
    record.talon_other = second ? one : two;
    hand.insert(record.talon_taken.begin(), record.talon_taken.end());
    std::vector<std::string> suit_cards, trumps;
    for (const std::string& card : hand) {
      if (trump_rank(card) == 0 && card[1] != 'K') suit_cards.push_back(card);
      if (points_of(card) == 1 && trump_rank(card) > 0) trumps.push_back(card);
    }
    random_.shuffle(std::span(suit_cards));
    random_.shuffle(std::span(trumps));
    suit_cards.insert(suit_cards.end(), trumps.begin(), trumps.end());
    record.laid_aside = {suit_cards.begin(), suit_cards.begin() + 3};
    for (const std::string& card : record.laid_aside) hand.erase(card);
    record.contract["laid_aside"] = hand_text(record.laid_aside);
  }

  void announce(Record& record, const std::array<std::set<std::string>, 3>& held) {
    const auto say = [&](const char* bonus, const std::string& by) {
      record.contract["announced"].push_back({{"bonus", bonus}, {"by", by}});
      if (random_.below(2) == 0) record.contract["doubled"].push_back(bonus);
    };
    for (std::size_t seat = 0; seat < 3; ++seat)
      if (held[seat].count("1") > 0 && record.contract["name"] != "suit-solo" && random_.below(3) == 0)
        say("pagat", letter_of(seat));
    for (const char* bonus : {"absolute", "slam"})
      if (random_.below(3) == 0) say(bonus, random_.below(2) == 0 ? "declarer" : "defenders");
  }

  base::Random& random_;
};

inline Setup setup_of(const Record& record) {
  Setup setup;
  setup.game = "dreiertarock";
  setup.dealer = "C";
  for (std::size_t seat = 0; seat < 3; ++seat)
    setup.hands.emplace_back(std::string(1, static_cast<char>('A' + seat)), hand_text(record.dealt[seat]));
  setup.contract = record.contract;
  if (record.contract["name"] == "trischaken") setup.guarantee = "A";
  return setup;
}

}  // namespace ouverte::games::dreiertarock::plain
