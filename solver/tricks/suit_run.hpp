// How many tricks two partners can cash in one suit, one after the other, if nobody ruffs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace ouverte::tricks {

using Lane = std::uint32_t;  // ranks of one suit, the Two lowest

// The numbers of tricks with which cashing can end, and for each of them the rank that it rests on, as high as may be.
class Run {
 public:
  static constexpr int kNoRank = 14;  // rank does not matter

  [[nodiscard]] int tricks() const { return static_cast<int>(word_ & 15); }  // at most
  // The most of them that are no more than `limit`.
  [[nodiscard]] int tricks(int limit) const {
    const int most = std::clamp(limit, 0, tricks());
    return (static_cast<int>(std::bit_width(word_ >> 4 & ((std::uint64_t{1} << (4 * most)) - 1))) + 3) / 4;
  }
  // The lowest card that so many rest on, as a bit; none where rank does not matter. Not of numbers that cannot be.
  [[nodiscard]] Lane basis(int tricks) const { return Lane{1} << ((word_ >> (4 * tricks) & 15) - 1) & 0x1FFF; }

  // So many can be cashed, which rests on this rank; a negative rank says that they cannot.
  void note(int tricks, int rank);

 private:
  // bits 4n + 3 … 4n: of n tricks, one more than the rank; 0 where there are no such | 3 … 0 the most
  std::uint64_t word_;
};

// What two partners can do, the lead at first with the first of them.
struct SharedRun {
  Run back;      // and with him again in the end
  Run crossing;  // with the other in the end
  Run split;     // with the other in the end, when it may go across in another suit at any time
};

// Theorem: a trick is the partners' if the card of theirs that is to win it is higher than every card of an opponent
// who still has any of the suit, and higher than the lowest card of every partner who has to follow. As one of two
// plays his highest card and wins, and everybody else of the camp his lowest, what the camp holds after n tricks
// depends only on how many of them the first has won; so all orders in which the two can win are looked through. Cards
// that they do not need for this can be discarded meanwhile.
//
// `rest`: of their partners; `others`: of the opponents; nothing where there are fewer.
[[nodiscard]] SharedRun shared_run(Lane first, Lane then, const std::array<Lane, 2>& rest,
                                   const std::array<Lane, 3>& others);

}  // namespace ouverte::tricks
