#include "app/requests/exchanged.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace ouverte::requests {
namespace {

constexpr std::size_t kSuitFields = 4;
constexpr int kHighestTrump = 100;  // above every number

// A card as a hand has it: the place of its field, and its text there.
using Written = std::pair<std::size_t, std::string>;

// Behind the suits stand numbers with commas between them, or jokers with nothing.
std::vector<Written> cards_of(std::string_view hand) {
  std::vector<Written> cards;
  std::size_t field = 0;
  bool together = false;  // with the digit before
  for (const char letter : hand) {
    const bool digit = field == kSuitFields && '0' <= letter && letter <= '9';
    if (letter == '.') {
      ++field;
    } else if (digit && together) {
      cards.back().second += letter;
    } else if (letter != ',' && letter != '-') {
      cards.emplace_back(field, std::string(1, letter));
    }
    together = digit;
  }
  return cards;
}

// Where a card stands in its field: jokers before the ranks from the Ace down, trumps by their numbers.
int place_of(const Written& card) {
  constexpr std::string_view kRanks = "*AKQNJT98765432";
  const auto place = static_cast<int>(std::min(kRanks.find(card.second), kRanks.size()));
  return card.first == kSuitFields && card.second != "*" ? -std::stoi(card.second) : place - kHighestTrump;
}

std::string hand_of(std::vector<Written> cards, std::size_t fields) {
  std::ranges::stable_sort(cards, {}, place_of);
  std::vector<std::string> texts(fields);
  const bool numbers = std::ranges::any_of(cards, [](const Written& card) {
    return card.first == kSuitFields && '0' <= card.second.front() && card.second.front() <= '9';
  });
  for (const auto& [field, text] : cards) {
    if (numbers && field == kSuitFields && !texts[field].empty()) texts[field] += ',';
    texts[field] += text;
  }
  std::string hand = texts.front();
  for (std::size_t field = 1; field < fields; ++field) hand += '.' + texts[field];
  return hand;
}

}  // namespace

games::Setup exchanged(games::Setup setup, std::string_view a, std::string_view b, base::Random& random) {
  const auto hand_at = [&](std::string_view seat) -> std::string& {
    return std::ranges::find(setup.hands, seat, &std::pair<std::string, std::string>::first)->second;
  };
  std::string& one = hand_at(a);
  std::string& other = hand_at(b);
  std::vector<Written> mine = cards_of(one);
  std::vector<Written> theirs = cards_of(other);
  Written& given = theirs[random.below(theirs.size())];  // drawn first, whoever compiles it
  std::swap(mine[random.below(mine.size())], given);
  const auto fields = static_cast<std::size_t>(std::ranges::count(one, '.')) + 1;
  one = hand_of(std::move(mine), fields);
  other = hand_of(std::move(theirs), fields);
  return setup;
}

}  // namespace ouverte::requests
