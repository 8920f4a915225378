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
  //   24 … 21 lowest | 20 … 17 trumps | 16 … 13 tricks | 12 … 0 winners
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
    std::uint32_t word_ = 0;
  };
  // What everybody can do.
  struct Page {
    std::array<Holding, 4> hands;  // by seat
    // For each camp, that which the book was told of first, what its best hand can do.
    std::array<std::uint8_t, 2> most_tricks{};
    std::array<std::uint8_t, 2> most_trumps{};
    std::uint32_t edition = 0;

    [[nodiscard]] const Holding& hand(Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
  };

  SuitBook() : pages_(std::size_t{cards::kSuits} * kSets) {}

  // Positions to come are of this deal, played by this camp against the rest.
  void expect(const std::array<CardSet, 4>& hands, Camp camp);

  // The place of a camp's numbers in a page: 0 or 1.
  [[nodiscard]] std::size_t place_of(Camp camp) const { return camp == camp_ ? 0 : 1; }

  // With these cards of the suit in play.
  [[nodiscard]] const Page& of(Suit suit, std::uint32_t live) {
    Page& page = pages_[static_cast<std::size_t>(suit) * kSets + live];
    if (page.edition != edition_) [[unlikely]]
      write(page, suit, live);
    return page;
  }

 private:
  static constexpr std::size_t kSets = std::size_t{1} << 13;

  void write(Page& page, Suit suit, std::uint32_t live) const;

  std::vector<Page> pages_;
  std::uint32_t edition_ = 0;  // 0: of no deal yet
  std::array<CardSet, 4> dealt_{};
  Camp camp_;
};

}  // namespace ouverte::tricks
