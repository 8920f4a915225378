#include "solver/games/rummage/key.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace ouverte::games::rummage {

namespace {

constexpr std::size_t kCommonRanks = kRanks - 2;  // A to 6: neither Jokers nor Twos
constexpr std::size_t kCommonSuits = cards::kSuits;

// Where the two copies of a card are: two bits of each of three planes, the first copy's and the second's. A place is 7
// less the seat that holds the card, or less the number of players if it lies on the table; 0 if it is out of play.
using Code = unsigned;
constexpr Code kCodes = 64;

constexpr unsigned place_in(Code code, int copy) {
  return (code >> copy & 1) | (code >> (2 + copy) & 1) << 1 | (code >> (4 + copy) & 1) << 2;
}

// A number of its own for each code, 0 for a card of which both copies are out of play.
constexpr auto kMixed = [] {
  std::array<std::uint64_t, kCodes> mixed{};
  for (std::uint64_t code = 0; code < kCodes; ++code) {
    const std::uint64_t once = code * 0xD1B54A32D192ED03;
    mixed[code] = (once ^ once >> 29) * 0x9E3779B97F4A7C15;
  }
  return mixed;
}();

// The codes of all cards, a word a suit and half, with a byte a rank as in a `Bag`; the Jokers, three bits for each
// hand and the table; and of dead ranks how many cards of a suit each hand has, and the table, a byte each.
struct Places {
  std::array<std::array<std::uint64_t, 2>, kCommonSuits> suits{};
  std::uint64_t jokers = 0;
  std::array<std::uint64_t, kCommonSuits> dead{};

  [[nodiscard]] Code code(std::size_t suit, int rank) const {
    return static_cast<Code>(suits[suit][static_cast<std::size_t>(rank) >> 3] >> 8 * (rank & 7) & (kCodes - 1));
  }
};

// The bytes of some ranks, all ones.
std::array<std::uint64_t, 2> wide(unsigned ranks) {
  const auto half = [](std::uint64_t bits) {
    const std::uint64_t one_each = bits * 0x0101'0101'0101'0101 & 0x8040'2010'0804'0201;
    return ((one_each + 0x7F7F'7F7F'7F7F'7F7F) >> 7 & 0x0101'0101'0101'0101) * 0xFF;
  };
  return {half(ranks & 0xFF), half(ranks >> 8 & 0xFF)};
}

Places places_of(const State& state, int players, unsigned dead_ranks) {
  constexpr std::uint64_t kEven = 0x5555'5555'5555'5555;
  constexpr std::uint64_t kFirstSuit = 0x0303'0303'0303'0303;
  std::array<std::array<std::uint64_t, 2>, 3> planes{};
  std::array<std::uint64_t, 2> seen{};
  Places places;
  const auto dead = wide(dead_ranks);
  const auto put = [&](const Bag& bag, int seat) {
    places.jokers |= static_cast<std::uint64_t>(bag.count(kJokers)) << 3 * seat;
    for (std::size_t half = 0; half < 2; ++half) {
      const std::uint64_t word = bag.words()[half];
      if (word == 0) continue;
      const std::uint64_t two = word >> 1 & kEven;
      const std::uint64_t once = (word & kEven) | two;
      const std::uint64_t first = once & ~seen[half];
      const std::uint64_t both = first | (two | (once & seen[half])) << 1;
      seen[half] |= once;
      for (std::size_t plane = 0; plane < 3; ++plane)
        planes[plane][half] |= both & -(static_cast<std::uint64_t>(7 - seat) >> plane & 1);
      const std::uint64_t lost = word & dead[half];
      if (lost == 0) continue;
      for (std::size_t suit = 0; suit < kCommonSuits; ++suit)
        places.dead[suit] += ((lost >> 2 * suit & kFirstSuit) * 0x0101'0101'0101'0101 >> 56) << 8 * seat;
    }
  };
  for (int seat = 0; seat < players; ++seat) put(state.hands[static_cast<std::size_t>(seat)], seat);
  Bag table;
  for (int i = 0; i < state.on_table; ++i) table.add(state.trick[static_cast<std::size_t>(i)]);
  put(table, players);
  for (std::size_t half = 0; half < 2 && seen[half] != 0; ++half)
    for (std::size_t suit = 0; suit < kCommonSuits; ++suit)
      for (std::size_t plane = 0; plane < 3; ++plane)
        places.suits[suit][half] |= (planes[plane][half] >> 2 * suit & kFirstSuit) << 2 * plane;
  return places;
}

// Sorts a few things, most of which are in order already.
template <class T>
void sort_few(T* first, std::size_t count) {
  for (std::size_t i = 1; i < count; ++i) {
    const T moved = first[i];
    std::size_t place = i;
    for (; place > 0 && moved < first[place - 1]; --place) first[place] = first[place - 1];
    first[place] = moved;
  }
}

// An order of the suits of their own: by a sum over their cards that says nothing of ranks.
std::array<std::size_t, kCommonSuits> order_of(const std::array<std::uint64_t, kCommonSuits>& sums) {
  std::array<std::uint64_t, kCommonSuits> sorted;
  for (std::size_t suit = 0; suit < sorted.size(); ++suit) sorted[suit] = (sums[suit] & ~std::uint64_t{3}) | suit;
  const auto exchange = [&](std::size_t a, std::size_t b) {
    const std::uint64_t less = std::min(sorted[a], sorted[b]);
    sorted[b] = std::max(sorted[a], sorted[b]);
    sorted[a] = less;
  };
  exchange(0, 1);
  exchange(2, 3);
  exchange(0, 2);
  exchange(1, 3);
  exchange(1, 2);
  std::array<std::size_t, kCommonSuits> order;
  for (std::size_t suit = 0; suit < order.size(); ++suit) order[suit] = sorted[suit] & 3;
  return order;
}

}  // namespace

// Two ranks to a word, the ninth and the Twos in the last one:
//
//           63 … 48                                   47 … 24   23 … 0
//   word 0  plays left                                 rank      rank
//   word 1  to move, player, players, melded           rank      rank
//   word 2  points                                     rank      rank
//   word 3  open, question, number of ranks not dead   rank      rank
//   word 4  Jokers (43 … 63)   Twos (31 … 42, three bits a suit)             rank
//
// The ranks carry no order: those that are not dead come first, sorted by where their cards are. Cards of dead ranks
// differ by suit alone. Of two dead ranks or more the next two places say how many are where: of each suit, and each
// hand and the table, so many ones and a zero, which is not over 2 * 9 + 4 * 7 bits.
Key key_of(const State& state, int players, const KeyFacts& facts) {
  const Places places = places_of(state, players, facts.dead);
  std::array<int, kCommonRanks> live;
  std::size_t lives = 0;
  std::array<std::uint64_t, kCommonSuits> sums{};
  for (unsigned left = kCommon & ~facts.dead; left != 0; left &= left - 1) {
    const int rank = std::countr_zero(left);
    live[lives++] = rank;
    for (std::size_t suit = 0; suit < kCommonSuits; ++suit) sums[suit] += kMixed[places.code(suit, rank)];
  }
  for (std::size_t suit = 0; suit < kCommonSuits; ++suit)
    sums[suit] += places.dead[suit] * 0xA0761D6478BD642F + (kMixed[places.code(suit, index(kTwos))] >> 7);
  const auto order = order_of(sums);
  const auto in_order = [&](int rank) {
    Code codes = 0;
    for (std::size_t i = 0; i < order.size(); ++i) codes |= places.code(order[i], rank) << 6 * i;
    return codes;
  };
  std::array<Code, kCommonRanks + 1> slots{};
  for (std::size_t i = 0; i < lives; ++i) slots[i] = in_order(live[i]);
  sort_few(slots.data(), lives);
  if (lives + 1 == kCommonRanks) {
    slots[lives] = in_order(std::countr_zero(facts.dead));
  } else if (lives < kCommonRanks) {
    std::uint64_t counts = 0;
    for (const std::size_t suit : order)
      for (int seat = 0; seat <= players; ++seat) {
        const std::uint64_t count = places.dead[suit] >> 8 * seat & 0xFF;
        counts = counts << (count + 1) | ((std::uint64_t{1} << count) - 1) << 1;
      }
    slots[lives] = static_cast<Code>(counts & 0xFFFFFF);
    slots[lives + 1] = static_cast<Code>(counts >> 24);
  }
  Key key;
  for (std::size_t rank = 0; rank < kCommonRanks; ++rank)
    key.words[rank / 2] |= static_cast<std::uint64_t>(slots[rank]) << 24 * (rank % 2);
  const auto high = [&](std::size_t word, std::uint64_t bits) { key.words[word] |= bits << 48; };
  high(0, facts.plays_left);
  high(1, static_cast<std::uint64_t>(cards::index(state.to_move)) | facts.player << 3 |
              static_cast<unsigned>(players) << 6 | facts.melded << 9);
  high(2, facts.points);
  high(3, lives | facts.question << 8 | facts.open << 10);
  std::uint64_t twos = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    twos |= static_cast<std::uint64_t>(place_in(places.code(order[i], index(kTwos)), 0)) << 3 * i;
  key.words[4] |= twos << 31 | places.jokers << 43;
  return key;
}

}  // namespace ouverte::games::rummage
