#include "solver/tricks/suit_run.hpp"

#include <bit>

#include "solver/base/bits.hpp"

namespace ouverte::tricks {
namespace {

constexpr int kMostTricks = 13;
constexpr std::int8_t kNever = -1;

// The cards of a hand, from the lowest.
class Holding {
 public:
  explicit Holding(Lane lane) {
    for (; lane != 0; lane &= lane - 1) ranks_[size_++] = static_cast<std::int8_t>(std::countr_zero(lane));
  }
  [[nodiscard]] bool follows(std::size_t tricks) const { return tricks < size_; }
  // After so many lower ones, or higher ones, have been played.
  [[nodiscard]] std::int8_t lowest(std::size_t lower) const { return ranks_[lower]; }
  [[nodiscard]] std::int8_t highest(std::size_t higher) const { return ranks_[size_ - 1 - higher]; }

 private:
  std::array<std::int8_t, kMostTricks> ranks_{};
  std::size_t size_ = 0;
};

// The rank on which it rests that the lead is with the first, or with the other.
using Leads = std::array<std::int8_t, 2>;

// By the tricks that the first has won.
class Ways {
 public:
  Ways() { leads_.fill({kNever, kNever}); }

  [[nodiscard]] Leads& operator[](std::size_t won) { return leads_[won]; }
  [[nodiscard]] const Leads& operator[](std::size_t won) const { return leads_[won]; }
  [[nodiscard]] int best(std::size_t lead, std::size_t tricks) const {
    std::int8_t best = kNever;
    for (std::size_t won = 0; won <= tricks; ++won) best = std::max(best, leads_[won][lead]);
    return best;
  }

 private:
  std::array<Leads, kMostTricks + 1> leads_;
};

class Cash {
 public:
  Cash(Lane first, Lane then, const std::array<Lane, 2>& rest, const std::array<Lane, 3>& others)
      : hands_{Holding(first), Holding(then)}, rest_{Holding(rest[0]), Holding(rest[1])}, others_(others) {
    free_[0][0] = Run::kNoRank;
    split_[0][1] = Run::kNoRank;
  }

  SharedRun count() {
    SharedRun run{};
    while (trick()) {
      const int tricks = static_cast<int>(tricks_);
      run.back.note(tricks, free_.best(0, tricks_));
      run.crossing.note(tricks, free_.best(1, tricks_));
      run.split.note(tricks, split_.best(1, tricks_));
    }
    return run;
  }

 private:
  // The highest rank of those that must be beaten, whoever of the two wins.
  [[nodiscard]] int to_be_beaten() const {
    Lane against = 0;
    for (const Lane lane : others_)
      if (static_cast<std::size_t>(base::count(lane)) > tricks_) against |= lane;
    int rank = static_cast<int>(std::bit_width(against)) - 1;
    for (const Holding& partner : rest_)
      if (partner.follows(tricks_)) rank = std::max(rank, static_cast<int>(partner.lowest(tricks_)));
    return rank;
  }

  // The rank on which it rests that this one of the two wins the next trick, or `kNever`.
  [[nodiscard]] std::int8_t wins(std::size_t winner, std::size_t won_by_first, int beaten) const {
    const Holding& hand = hands_[winner];
    const Holding& partner = hands_[1 - winner];
    if (!hand.follows(tricks_)) return kNever;
    const std::size_t won = winner == 0 ? won_by_first : tricks_ - won_by_first;
    const std::int8_t card = hand.highest(won);
    if (partner.follows(tricks_)) beaten = std::max(beaten, static_cast<int>(partner.lowest(won)));
    if (card < beaten) return kNever;
    return beaten < 0 ? std::int8_t{Run::kNoRank} : card;
  }

  // One trick further, in every way. False if there is none.
  bool trick() {
    const int beaten = to_be_beaten();
    Ways free, split;
    bool any = false;
    for (std::size_t won = 0; won <= tricks_; ++won)
      for (const std::size_t winner : {0u, 1u}) {
        const std::int8_t rank = wins(winner, won, beaten);
        if (rank == kNever) continue;
        const std::size_t then = won + (winner == 0 ? 1 : 0);
        for (const std::size_t lead : {0u, 1u}) {
          if (!hands_[lead].follows(tricks_)) continue;
          free[then][winner] = std::max(free[then][winner], std::min(free_[won][lead], rank));
          split[then][winner] = std::max(split[then][winner], std::min(split_[won][lead], rank));
        }
        any = any || free[then][winner] != kNever || split[then][winner] != kNever;
      }
    if (!any) return false;
    ++tricks_;
    for (std::size_t won = 0; won <= tricks_; ++won) split[won][1] = std::max(split[won][1], free[won][0]);
    free_ = free;
    split_ = split;
    return true;
  }

  std::array<Holding, 2> hands_;
  std::array<Holding, 2> rest_;
  std::array<Lane, 3> others_;
  std::size_t tricks_ = 0;
  Ways free_;
  Ways split_;  // the lead may go across in another suit, or has done so
};

}  // namespace

void Run::note(int tricks, int rank) {
  if (rank < 0) return;
  const int place = 4 * tricks;
  const auto known = static_cast<int>(word_ >> place & 15);
  if (rank + 1 > known) word_ = (word_ & ~(std::uint64_t{15} << place)) | static_cast<std::uint64_t>(rank + 1) << place;
  if (tricks > this->tricks()) word_ = (word_ & ~std::uint64_t{15}) | static_cast<std::uint64_t>(tricks);
}

SharedRun shared_run(Lane first, Lane then, const std::array<Lane, 2>& rest, const std::array<Lane, 3>& others) {
  const Lane top = std::max({others[0], others[1], others[2]});
  if ((first | then) < top) return {};  // not even one
  return Cash(first, then, rest, others).count();
}

}  // namespace ouverte::tricks
