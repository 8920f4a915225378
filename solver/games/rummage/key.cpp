#include "solver/games/rummage/key.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ouverte::games::rummage {

namespace {

constexpr std::size_t kCommonRanks = kRanks - 2;  // A to 6: neither Jokers nor Twos

// Where the two copies of each card of a rank are, in three planes of one bit, a byte each. In a byte two bits a suit:
// the first copy's and the second's. A place is 7 less the seat that holds the card, or less the number of players if
// it lies on the table; 0 if it is out of play.
using Code = std::uint32_t;

constexpr unsigned place_in(Code code, int copy) {
  return (code >> copy & 1) | (code >> (8 + copy) & 1) << 1 | (code >> (16 + copy) & 1) << 2;
}
constexpr Code at_copy(unsigned place, int copy) {
  return (place & 1) << copy | (place >> 1 & 1) << (8 + copy) | (place >> 2 & 1) << (16 + copy);
}

struct Places {
  std::array<Code, kCommonRanks> ranks{};
  Code twos = 0;
  std::uint64_t jokers = 0;  // three bits for each hand and the table
};

Places places_of(const State& state, int players) {
  constexpr std::uint64_t kEven = 0x5555'5555'5555'5555;
  std::array<std::array<std::uint64_t, 2>, 3> planes{};
  std::array<std::uint64_t, 2> seen{};
  Places places;
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
        if (((7 - seat) >> plane & 1) != 0) planes[plane][half] |= both;
    }
  };
  for (int seat = 0; seat < players; ++seat) put(state.hands[static_cast<std::size_t>(seat)], seat);
  Bag table;
  for (int i = 0; i < state.on_table; ++i) table.add(state.trick[static_cast<std::size_t>(i)]);
  put(table, players);
  const auto code = [&](std::size_t rank) {
    Code all = 0;
    for (std::size_t plane = 0; plane < 3; ++plane)
      all |= static_cast<Code>(planes[plane][rank / 8] >> 8 * (rank % 8) & 0xFF) << 8 * plane;
    return all;
  };
  for (std::size_t rank = 0; rank < kCommonRanks; ++rank) places.ranks[rank] = code(rank + 1);
  places.twos = code(static_cast<std::size_t>(index(kTwos)));
  return places;
}

// Cards of dead ranks differ by suit alone: those of each suit are dealt out anew to the dead ranks, by place.
void pool(std::array<Code, kCommonRanks>& ranks, std::size_t dead) {
  if (std::all_of(ranks.begin() + static_cast<std::ptrdiff_t>(dead), ranks.end(), [](Code code) { return code == 0; }))
    return;
  std::array<Code, kCommonRanks> pooled{};
  for (int suit = 0; suit < cards::kSuits; ++suit) {
    std::array<unsigned, 8> count{};
    for (std::size_t rank = dead; rank < kCommonRanks; ++rank) {
      if (ranks[rank] == 0) continue;
      for (const int copy : {2 * suit, 2 * suit + 1}) ++count[place_in(ranks[rank], copy)];
    }
    std::size_t next = 0;
    for (unsigned place = 7; place > 0; --place)
      for (; count[place] > 0; --count[place], ++next)
        pooled[dead + next / 2] |= at_copy(place, 2 * suit + static_cast<int>(next % 2));
  }
  std::copy(pooled.begin() + static_cast<std::ptrdiff_t>(dead), pooled.end(),
            ranks.begin() + static_cast<std::ptrdiff_t>(dead));
}

// The suits of a code in another order: suit i becomes that of `order[i]`.
constexpr Code with_suits(Code code, const std::array<std::size_t, cards::kSuits>& order) {
  constexpr Code kFirstSuit = 0x03'03'03;
  Code result = 0;
  for (std::size_t suit = 0; suit < order.size(); ++suit) result |= (code >> 2 * order[suit] & kFirstSuit) << 2 * suit;
  return result;
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

// Puts the suits into an order of their own: by a sum over their cards that says nothing of ranks.
void sort_suits(Places& places) {
  constexpr Code kFirstSuit = 0x03'03'03;
  std::array<std::uint64_t, cards::kSuits> sums;
  for (std::size_t suit = 0; suit < sums.size(); ++suit)
    sums[suit] = (places.twos >> 2 * suit & kFirstSuit) * 0x9E3779B97F4A7C15;
  for (const Code code : places.ranks) {
    if (code == 0) continue;
    for (std::size_t suit = 0; suit < sums.size(); ++suit) {
      const std::uint64_t one = (code >> 2 * suit & kFirstSuit) * 0xD1B54A32D192ED03;
      sums[suit] += one ^ one >> 29;
    }
  }
  std::array<std::pair<std::uint64_t, std::size_t>, cards::kSuits> suits;
  for (std::size_t suit = 0; suit < suits.size(); ++suit) suits[suit] = {sums[suit], suit};
  sort_few(suits.data(), suits.size());
  std::array<std::size_t, cards::kSuits> order;
  for (std::size_t suit = 0; suit < suits.size(); ++suit) order[suit] = suits[suit].second;
  places.twos = with_suits(places.twos, order);
  for (Code& code : places.ranks)
    if (code != 0) code = with_suits(code, order);
}

}  // namespace

// Two ranks to a word, the ninth and the Twos in the last one:
//
//           63 … 48                                   47 … 24   23 … 0
//   word 0  plays left                                 rank      rank
//   word 1  to move, player, players, melded           rank      rank
//   word 2  points                                     rank      rank
//   word 3  open, question, number of ranks not dead   rank      rank
//   word 4  Jokers (43 … 63)   Twos (31 … 42, a plane each of four bits)     rank
Key key_of(const State& state, int players, const KeyFacts& facts) {
  Places places = places_of(state, players);
  // The ranks carry no order: those that are not dead come first, sorted by where their cards are.
  std::size_t live = 0;
  for (std::size_t rank = 0; rank < kCommonRanks; ++rank)
    if ((facts.dead >> (rank + 1) & 1) == 0) std::swap(places.ranks[live++], places.ranks[rank]);
  pool(places.ranks, live);
  sort_suits(places);
  sort_few(places.ranks.data(), live);
  Key key;
  for (std::size_t rank = 0; rank < kCommonRanks; ++rank)
    key.words[rank / 2] |= static_cast<std::uint64_t>(places.ranks[rank]) << 24 * (rank % 2);
  const auto high = [&](std::size_t word, std::uint64_t bits) { key.words[word] |= bits << 48; };
  high(0, facts.plays_left);
  high(1, static_cast<std::uint64_t>(cards::index(state.to_move)) | facts.player << 3 |
              static_cast<unsigned>(players) << 6 | facts.melded << 9);
  high(2, facts.points);
  high(3, live | facts.question << 8 | facts.open << 10);
  std::uint64_t twos = 0;
  for (int suit = 0; suit < cards::kSuits; ++suit)
    twos |= static_cast<std::uint64_t>(place_in(places.twos, 2 * suit)) << 3 * suit;
  key.words[4] |= twos << 31 | places.jokers << 43;
  return key;
}

}  // namespace ouverte::games::rummage
