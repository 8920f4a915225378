// What the hands can do in one suit, whatever the other suits: found out once for every set of cards that is still in
// play in the suit, and kept as long as the deal is the same. A deal has at most 8192 such sets a suit, and a search
// comes to each of them a great many times.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/tricks/state.hpp"
#include "solver/tricks/suit_run.hpp"

namespace ouverte::tricks {

class SuitBook {
 public:
  // What everybody can do, by seat.
  struct Page {
    // Cashed with the lead at first and in the end with that hand; a single partner helps.
    std::array<Run, 4> runs;
    // The most that it cashes, alone or with a partner, when the lead may go across in another suit too.
    std::array<std::uint8_t, 4> together{};
    // Tricks that it takes in the end if the suit is trumps, and the lowest rank that this rests on.
    std::array<std::uint8_t, 4> trumps{};
    std::array<std::uint8_t, 4> trump_rank{};
    // For each camp, that which the book was told of first: the most that can be cashed; its sure trumps; the cards
    // that those of two hands together rest on, if any.
    std::array<std::uint8_t, 2> most_tricks{};
    std::array<std::uint8_t, 2> most_trumps{};
    std::array<std::uint16_t, 2> top_trumps{};
    Seat top{};  // who has the highest card
    std::uint32_t edition = 0;

    [[nodiscard]] Lane trump_basis(std::size_t seat) const { return Lane{1} << trump_rank[seat] & 0x1FFF; }
  };

  SuitBook()
      : pages_(std::size_t{cards::kSuits} * kSets),
        shared_(std::make_unique_for_overwrite<std::array<SharedRun, 12>[]>(pages_.size())) {}

  // Positions to come are of this deal, played by this camp against the rest.
  void expect(const std::array<CardSet, 4>& hands, Camp camp);

  // The place of a camp's numbers in a page: 0 or 1.
  [[nodiscard]] std::size_t place_of(Camp camp) const { return camp == camp_ ? 0 : 1; }

  // With these cards of the suit in play.
  [[nodiscard]] const Page& of(Suit suit, Lane live) {
    Page& page = pages_[at(suit, live)];
    if (page.edition != edition_) [[unlikely]]
      write(page, suit, live);
    return page;
  }
  // Of two partners, of whom the first begins. Not before `of` has been asked about the same cards.
  [[nodiscard]] const SharedRun& shared(Suit suit, Lane live, Seat first, Seat then) const {
    return shared_[at(suit, live)][pair(first, then)];
  }

 private:
  static constexpr std::size_t kSets = std::size_t{1} << 13;

  static std::size_t at(Suit suit, Lane live) { return static_cast<std::size_t>(suit) * kSets + live; }
  static std::size_t pair(Seat first, Seat then) {
    const auto from = static_cast<std::size_t>(first), to = static_cast<std::size_t>(then);
    return 3 * from + (to + 3 - from) % 4;
  }

  void write(Page& page, Suit suit, Lane live);
  void write_runs(Page& page, Suit suit, Lane live, Seat seat, const std::array<Lane, 4>& hands);

  std::vector<Page> pages_;
  std::unique_ptr<std::array<SharedRun, 12>[]> shared_;  // by pairs of seats; of the pages that are written
  std::uint32_t edition_ = 0;                            // 0: of no deal yet
  std::array<CardSet, 4> dealt_{};
  Camp camp_;
};

}  // namespace ouverte::tricks
