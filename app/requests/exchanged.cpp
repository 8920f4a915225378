#include "app/requests/exchanged.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::requests {
namespace {

constexpr std::string_view kSuits = "SHDC";
constexpr std::size_t kSuitFields = kSuits.size();
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
  base::sort(cards, {}, place_of);
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

// Exchanges the names of two suits so that the last card is of `suit`; of none: it may be of any.
void turn_up(std::vector<Written>& pack, std::string_view suit) {
  const std::size_t wanted = suit.size() == 1 ? kSuits.find(suit) : kSuits.npos;
  const std::size_t last = pack.back().first;
  if (wanted == kSuits.npos || last >= kSuitFields) return;
  for (Written& card : pack) card.first = card.first == wanted ? last : card.first == last ? wanted : card.first;
}

}  // namespace

absl::StatusOr<games::Setup> dealt_in_packets(const games::Game& game, games::Setup setup, std::span<const int> packets,
                                              base::Random& random) {
  const int wanted = std::accumulate(packets.begin(), packets.end(), 0);
  const auto fields = static_cast<std::size_t>(std::ranges::count(setup.hands.front().second, '.')) + 1;
  const auto dealer = std::ranges::find(setup.hands, setup.dealer, &std::pair<std::string, std::string>::first);
  if (dealer != setup.hands.end()) std::rotate(setup.hands.begin(), dealer + 1, setup.hands.end());
  std::vector<Written> pack;
  for (const auto& [seat, hand] : setup.hands) {
    const std::vector<Written> cards = cards_of(hand);
    if (static_cast<int>(cards.size()) != wanted)
      return base::invalid("packets: found packets of ", wanted, " cards in all, expected ", cards.size(), ", a hand");
    pack.insert(pack.end(), cards.begin(), cards.end());
  }
  std::rotate(pack.begin(), pack.begin() + static_cast<std::ptrdiff_t>(random.below(pack.size())), pack.end());
  games::Tags tags = game.contract_of(setup).tags();
  turn_up(pack, records::tag_value(tags, "Trump"));
  // The card itself, where the contract tells it.
  for (auto& [tag, text] : tags)
    if (tag == "Turned" && text.size() > 1) text = std::string(1, kSuits[pack.back().first]) + pack.back().second;
  if (const auto turned = game.contract_from_tags(tags); !records::tag_value(tags, "Turned").empty() && turned.ok())
    setup.contract = turned->json();
  std::vector<std::vector<Written>> hands(setup.hands.size());
  auto next = pack.begin();
  for (const int packet : packets)
    for (std::vector<Written>& hand : hands) {
      hand.insert(hand.end(), next, next + packet);
      next += packet;
    }
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    setup.hands[seat].second = hand_of(std::move(hands[seat]), fields);
  base::sort(setup.hands, {}, [&](const auto& hand) { return game.seats().find(hand.first); });
  return setup;
}

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
