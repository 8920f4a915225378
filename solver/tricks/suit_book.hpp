// What a hand can do in one suit, whatever the other suits: found out once for every set of cards that is still in play
// in the suit, and kept as long as the deal is the same. A deal has at most 8192 such sets a suit, and a search comes
// to each of them a great many times.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

class SuitBook {
 public:
  // What a hand can do, in one word:
  //   31 … 25 edition | 24 … 21 lowest | 20 … 17 trumps | 16 … 13 tricks | 12 … 0 winners
  class Holding {
   public:
    constexpr Holding() = default;
    constexpr Holding(std::uint32_t winners, int tricks, int trumps, int lowest)
        : word_(winners | static_cast<std::uint32_t>(tricks) << 13 | static_cast<std::uint32_t>(trumps) << 17 |
                static_cast<std::uint32_t>(lowest) << 21) {}

    // Tricks that can be cashed one after the other if nobody ruffs, on lead at first: winners by rank, and cards that
    // outlast all others behind them.
    [[nodiscard]] int tricks() const { return static_cast<int>(word_ >> 13 & 15); }
    // The lowest winner, as a bit, that the first `taken` of them rest on; 0 where rank does not matter.
    [[nodiscard]] std::uint32_t basis(int taken) const;

    // Tricks that it takes in the end if the suit is trumps, and the lowest rank that this rests on, as a bit.
    [[nodiscard]] int trumps() const { return static_cast<int>(word_ >> 17 & 15); }
    [[nodiscard]] std::uint32_t trump_basis() const { return std::uint32_t{1} << (word_ >> 21 & 15) & 0x1FFF; }

   private:
    friend class SuitBook;
    std::uint32_t word_ = 0;
  };
  using Holdings = std::array<Holding, 4>;  // by seat

  SuitBook() : pages_(std::size_t{cards::kSuits} * kSets) {}

  // Positions to come are of this deal, played by this camp against the rest.
  void expect(const std::array<CardSet, 4>& hands, Camp camp);

  // With these cards of the suit in play.
  [[nodiscard]] const Holdings& of(Suit suit, std::uint32_t live) {
    Holdings& page = pages_[static_cast<std::size_t>(suit) * kSets + live];
    if (page[0].word_ >> kEditionBit != edition_) [[unlikely]]
      write(page, suit, live);
    return page;
  }

 private:
  static constexpr std::size_t kSets = std::size_t{1} << 13;
  static constexpr int kEditionBit = 25;
  static constexpr std::uint32_t kLastEdition = 127;

  void write(Holdings& page, Suit suit, std::uint32_t live) const;

  std::vector<Holdings> pages_;
  std::uint32_t edition_ = 0;  // 0: of no deal yet
  std::array<CardSet, 4> dealt_{};
  Camp camp_;
};

}  // namespace ouverte::tricks
