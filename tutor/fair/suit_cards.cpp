#include "tutor/fair/suit_cards.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "absl/strings/ascii.h"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"

namespace ouverte::tutor::fair::suit {
namespace {

constexpr std::string_view kExpected =
    "two hands of one suit: \"AKJ32 opposite 7654\", \"AQTxx / xxx\", \"-\" for none";
constexpr std::string_view kSmall = "98765432";     // what an x can be
constexpr std::string_view kNeverNamed = "765432";  // what a finesse is not spoken of with

// The texts of the two hands, of their cards alone; nothing if they are not two.
std::optional<std::array<std::string, 2>> two_hands(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    const bool parts = letter == '/' || letter == ',' || letter == ';';
    if (parts)
      words.insert(words.end(), {"/", ""});
    else if (absl::ascii_isspace(static_cast<unsigned char>(letter)))
      words.emplace_back();
    else
      words.back() += absl::ascii_toupper(static_cast<unsigned char>(letter));
  }
  std::array<std::string, 2> hands;
  std::size_t hand = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const bool parts = word == "/" || word == "OPPOSITE" || word == "OPP" || word == "OPP." || word == "FACING";
    if (parts && ++hand == hands.size()) return std::nullopt;
    if (!parts) hands[hand] += word;
  }
  if (hand == 0) {  // "AKJ32 7654"
    std::erase(words, "");
    if (words.size() != hands.size()) return std::nullopt;
    hands = {words.front(), words.back()};
  }
  if (hands[0].empty() || hands[1].empty()) return std::nullopt;
  return hands;
}

// The cards named in a hand, and how many x's it has.
struct Named {
  std::string cards;
  int small = 0;
};

absl::StatusOr<Named> named_in(std::string_view hand) {
  Named named;
  if (hand == "-") return named;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const bool ten = hand.substr(i, 2) == "10";
    const char rank = ten ? 'T' : hand[i];
    i += ten ? 1 : 0;
    if (rank == 'X') {
      ++named.small;
    } else if (kRanks.find(rank) == std::string_view::npos) {
      return base::invalid("suit: found ", base::quoted(std::string(1, rank)), " in ", base::quoted(hand),
                           ", expected ranks of ", kRanks, ", or x for small cards");
    } else {
      named.cards += rank;
    }
  }
  return named;
}

void sort_ranks(std::string& cards) {
  base::sort(cards, {}, [](char rank) { return kRanks.find(rank); });
}

}  // namespace

int cards_in(std::span<const std::uint8_t> counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

absl::StatusOr<SuitCards> parse_suit_cards(std::string_view text) {
  const auto hands = two_hands(text);
  if (!hands) return base::invalid("suit: found ", base::quoted(text), ", expected ", kExpected);
  SuitCards cards;
  std::array<int, 2> small{};
  std::string seen;
  for (std::size_t hand = 0; hand < hands->size(); ++hand) {
    const auto named = named_in((*hands)[hand]);
    if (!named.ok()) return named.status();
    for (const char rank : named->cards) {
      if (seen.find(rank) != std::string::npos)
        return base::invalid("suit: found the ", std::string(1, rank), " twice, expected each card once");
      seen += rank;
    }
    cards.held[hand] = named->cards;
    small[hand] = named->small;
  }
  std::string free(kSmall);
  std::erase_if(free, [&](char rank) { return seen.find(rank) != std::string::npos; });
  for (std::size_t hand = cards.held.size(); hand-- > 0;) {
    for (; small[hand] > 0; --small[hand]) {
      if (free.empty())
        return base::invalid("suit: found more x's than there are small cards left, expected the higher ones named");
      cards.held[hand] += free.back();
      seen += free.back();
      free.pop_back();
    }
    sort_ranks(cards.held[hand]);
  }
  if (seen.empty()) return base::invalid("suit: found no card, expected ", kExpected);
  for (const char rank : kRanks)
    if (seen.find(rank) == std::string::npos) cards.missing += rank;
  return cards;
}

SuitShape shape_of(const SuitCards& cards) {
  SuitShape shape;
  bool between = true;
  for (const char rank : kRanks) {
    const bool missing = cards.missing.find(rank) != std::string::npos;
    if (missing) {
      if (between) ++shape.groups;
      const auto group = static_cast<std::size_t>(shape.groups - 1);
      shape.group_cards[group] += rank;
      ++shape.start.unseen[group];
    } else {
      const std::size_t hand = cards.held[0].find(rank) != std::string::npos ? 0 : 1;
      if (cards.held[hand].find(rank) == std::string::npos) continue;
      const auto run = static_cast<std::size_t>(shape.groups);
      shape.run_cards[hand][run] += rank;
      ++shape.start.held[hand][run];
    }
    between = !missing;
  }
  return shape;
}

char top_of_run(const SuitShape& shape, const SuitState& state, std::size_t hand, int run) {
  const auto at = static_cast<std::size_t>(run);
  const std::string& cards = shape.run_cards[hand][at];
  return cards[cards.size() - state.held[hand][at]];
}

bool is_small(const SuitShape& shape, const SuitState& state, std::size_t hand, int run) {
  const auto at = static_cast<std::size_t>(run);
  const std::span<const std::uint8_t> counts = state.held[hand];
  if (cards_in(counts.subspan(at + 1)) > 0) return false;
  const char top = top_of_run(shape, state, hand, run);
  const bool beats = at < kMostGroups && cards_in(std::span(state.unseen).subspan(at)) > 0;
  return (beats ? kNeverNamed : kSmall).find(top) != std::string_view::npos;
}

}  // namespace ouverte::tutor::fair::suit
