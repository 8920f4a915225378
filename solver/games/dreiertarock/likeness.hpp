// Positions at the start of a trick, for the table: alike are those in which every card stands where another stood,
// suits in any order, whatever the two are worth.
//
// Alike: the trumps still in play by rank, whose they are; the suits likewise. The code tells which cards of the suits
// these are, and so their points, and whether Sküs, Mond and Pagat are among the trumps:
//
//   alike  63 … 52 kind | 51 … 50 rules | 49 … 48 the one alone | 47 … 46 leader | 45 … 22 and 21 … 0 planes of trumps
//   code   42 Pagat | 41 Mond | 40 Sküs | 39 … 0 ten bits a suit
//
// Two planes are two bits a card: 0, 1 or 2 for the seat that holds it. In the first plane of the trumps a further bit
// stands above the highest; in a suit, 3 stands for a card that is gone.
#pragma once

#include <array>
#include <cstdint>

#include "solver/games/dreiertarock/rules.hpp"
#include "solver/search/similar_table.hpp"

namespace ouverte::games::dreiertarock {

// Where points are compared, in Trischaken, the highest bit is set, the next tells what is compared, and the lowest
// eight bits of the kind hold how many points the player after the one alone has more than the other, plus 128. Facts
// hold for other differences too, as far as they are apart.
struct Likeness {
  static constexpr int kKindAt = 52;
  static constexpr std::uint64_t kComparison = std::uint64_t{1} << 63;
  static constexpr std::uint64_t kApart = std::uint64_t{1} << 62;
  static constexpr std::uint64_t kDifference = std::uint64_t{0xFF} << kKindAt;
  static constexpr int kNoDifference = 128;
  static constexpr int kTrullAt = 40;
  static constexpr std::array<Card, 3> kTrullBits = {kSkues, kMond, kPagat};
  static constexpr std::uint64_t kSkuesBit = std::uint64_t{1} << kTrullAt, kMondBit = std::uint64_t{2} << kTrullAt;
  static constexpr int kTrullAbove = 4;  // what a card of the Trull counts above a plain trump

  // What a suit's ten bits have in common with like suits: each card by its place among those still there.
  [[nodiscard]] static std::uint32_t form_of(std::uint64_t suit);
  [[nodiscard]] static bool same(const search::Likes& a, const search::Likes& b);
  [[nodiscard]] static search::Slack slack(const search::Likes& of, const search::Likes& than);
  [[nodiscard]] static std::uint64_t hash(const search::Likes& position);
};

}  // namespace ouverte::games::dreiertarock
