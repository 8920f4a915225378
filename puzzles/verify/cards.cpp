#include "puzzles/verify/cards.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <string_view>
#include <tuple>

#include "solver/base/sort.hpp"

namespace ouverte::puzzles {
namespace {

constexpr std::string_view kSuitFields = "SHDC";
constexpr std::string_view kRanks = "123456789TJNQKA";  // rising; every pack uses some of them
constexpr std::string_view kStar = "*";                 // a joker, or the highest trump
constexpr int kStarRank = 100;
constexpr std::size_t kFifth = kSuitFields.size();  // the field of jokers or of trumps with numbers

// The fields of a written hand, of each its cards.
using Fields = std::vector<std::vector<std::string>>;

Fields fields_of(std::string_view hand) {
  Fields fields(kFifth + 1);
  if (hand == "-") return fields;
  std::size_t field = 0;
  bool new_card = true;
  for (const char letter : hand) {
    if (letter == '.') {
      ++field;
      new_card = true;
    } else if (letter == ',') {
      new_card = true;
    } else {
      // Trumps are numbers with commas between them; everything else is one letter a card.
      if (field < kFifth || new_card || letter == '*') fields[field].emplace_back();
      fields[field].back() += letter;
      new_card = false;
    }
  }
  return fields;
}

std::string hand_of(const Fields& fields) {
  if (std::ranges::all_of(fields, [](const auto& cards) { return cards.empty(); })) return "-";
  std::string hand;
  for (std::size_t field = 0; field < fields.size(); ++field) {
    if (field > 0) hand += '.';
    const bool numbers = std::ranges::any_of(fields[field], [](const auto& card) { return card != kStar; });
    for (std::size_t i = 0; i < fields[field].size(); ++i) {
      if (field == kFifth && numbers && i > 0) hand += ',';
      hand += fields[field][i];
    }
  }
  // Packs without jokers and trumps of their own have four fields.
  if (fields[kFifth].empty()) hand.pop_back();
  return hand;
}

int rank_of(std::string_view card, std::size_t field) {
  if (field < kFifth) return static_cast<int>(kRanks.find(card));
  if (card == kStar) return kStarRank;
  int number = 0;
  std::from_chars(card.data(), card.data() + card.size(), number);
  return number;
}

std::string text_of(const std::string& card, std::size_t field) {
  return field < kFifth ? std::string(1, kSuitFields[field]) + card : card;
}

}  // namespace

std::vector<HeldCard> held_cards(const games::Game& game, const games::Setup& setup) {
  std::vector<HeldCard> cards;
  for (std::size_t hand = 0; hand < setup.hands.size(); ++hand) {
    const Fields fields = fields_of(setup.hands[hand].second);
    for (std::size_t field = 0; field < fields.size(); ++field)
      for (const std::string& card : fields[field])
        cards.push_back({.text = text_of(card, field), .suit = field, .rank = rank_of(card, field), .hand = hand});
  }
  // Where tricks are of one card a hand, those on the table are still written in the hands they came from.
  const auto leader = std::ranges::find(setup.hands, setup.leader, [](const auto& hand) { return hand.first; });
  auto hand = static_cast<std::size_t>(leader - setup.hands.begin());
  for (const std::string& played : game.plays_in_rows() ? setup.table : std::vector<std::string>()) {
    const std::string_view card = std::string_view(played).substr(0, played.find('>'));
    const auto held = std::ranges::find_if(
        cards, [&](const HeldCard& each) { return each.text == card && each.hand == hand % setup.hands.size(); });
    if (held != cards.end()) cards.erase(held);
    ++hand;
  }
  base::sort(cards, {}, [](const HeldCard& card) { return std::tuple(card.suit, -card.rank); });
  return cards;
}

games::Setup dealt_anew(const games::Setup& setup, std::span<const HeldCard> cards,
                        std::span<const std::size_t> hands) {
  std::vector<Fields> all;
  for (const auto& [seat, hand] : setup.hands) all.push_back(fields_of(hand));
  const auto written = [](const HeldCard& card) { return card.suit < kFifth ? card.text.substr(1) : card.text; };
  for (const HeldCard& card : cards) {
    auto& field = all[card.hand][card.suit];
    field.erase(std::ranges::find(field, written(card)));
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::size_t suit = cards[i].suit;
    auto& field = all[hands[i]][suit];
    field.push_back(written(cards[i]));
    base::sort(field, std::greater(), [&](const std::string& card) { return rank_of(card, suit); });
  }
  games::Setup changed = setup;
  for (std::size_t hand = 0; hand < all.size(); ++hand) changed.hands[hand].second = hand_of(all[hand]);
  return changed;
}

}  // namespace ouverte::puzzles
