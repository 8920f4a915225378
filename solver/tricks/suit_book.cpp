#include "solver/tricks/suit_book.hpp"

#include <algorithm>
#include <bit>

#include "solver/base/bits.hpp"

namespace ouverte::tricks {

namespace {

using Lane = std::uint32_t;  // the ranks of one suit
using Lanes = std::array<Lane, 4>;

constexpr int kNoRank = 15;

constexpr Lane lowest(Lane lane) { return lane & (0 - lane); }
constexpr Lane highest(Lane lane) { return std::bit_floor(lane); }

// What a player can cash who is on lead. `partners`: of his camp; `opponents`: of all of them together.
struct Run {
  Lane winners = 0;
  int tricks = 0;
};

Run run_of(Lane own, const Lanes& partners, const Lanes& others, Lane opponents) {
  Lane winners = own & ~(std::bit_ceil(opponents + 1) - 1);
  int longest = 0;  // holding of anybody else
  for (const Lane lane : others) longest = std::max(longest, base::count(lane));
  Run run;
  Lanes follow = partners;
  while (winners != 0) {
    // Everyone else of the camp must be out, or follow with a lower card.
    const Lane winner = highest(winners);
    if (std::ranges::any_of(follow, [winner](Lane lane) { return lowest(lane) > winner; })) break;
    for (Lane& lane : follow) lane &= lane - 1;
    winners ^= winner;
    run.winners |= winner;
    ++run.tricks;
  }
  if (run.tricks == 0) return {};
  if (winners == 0 && run.tricks >= longest) run.tricks = base::count(own);
  if (longest == 0) run.winners = 0;
  return run;
}

// Of the trumps `own`, those that win whoever leads: all but the largest matching with higher ones of `against`.
Lane kept_trumps(Lane own, Lane against) {
  Lane lost = 0;
  for (Lane rest = against; rest != 0; rest &= rest - 1) {
    // Their lowest trump beats the highest of the hand below it that is not beaten yet.
    const Lane below = own & ~lost & (lowest(rest) - 1);
    if (below != 0) lost |= highest(below);
  }
  return own & ~lost;
}

}  // namespace

std::uint32_t SuitBook::Holding::basis(int taken) const {
  Lane rest = word_ & 0x1FFF;
  for (int spare = base::count(rest) - taken; spare > 0; --spare) rest &= rest - 1;
  return lowest(rest);
}

void SuitBook::expect(const std::array<CardSet, 4>& hands, Camp camp) {
  bool same = edition_ != 0 && (camp == camp_ || camp == camp_.others(4));
  for (std::size_t seat = 0; seat < 4; ++seat) same = same && dealt_[seat].holds(hands[seat]);
  if (same) return;
  dealt_ = hands;
  camp_ = camp;
  if (++edition_ != 0) return;
  pages_.assign(pages_.size(), {});  // after four thousand million deals
  edition_ = 1;
}

void SuitBook::write(Page& page, Suit suit, std::uint32_t live) const {
  page = Page{};
  page.edition = edition_;
  Lanes hands{};
  for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = dealt_[seat].ranks(suit) & live;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    Lanes partners{}, others{};
    Lane opponents = 0;
    for (std::size_t other = 0; other < 4; ++other) {
      if (other == seat) continue;
      others[other] = hands[other];
      const bool partner = camp_.has(static_cast<Seat>(other)) == camp_.has(static_cast<Seat>(seat));
      (partner ? partners[other] : opponents) |= hands[other];
    }
    const Run run = run_of(hands[seat], partners, others, opponents);
    const Lane kept = kept_trumps(hands[seat], opponents);
    page.hands[seat] = Holding(run.winners, run.tricks, base::count(kept),
                               kept != 0 && opponents != 0 ? std::countr_zero(kept) : kNoRank);
    const std::size_t camp = camp_.has(static_cast<Seat>(seat)) ? 0 : 1;
    page.most_tricks[camp] = std::max(page.most_tricks[camp], static_cast<std::uint8_t>(run.tricks));
    page.most_trumps[camp] = std::max(page.most_trumps[camp], static_cast<std::uint8_t>(base::count(kept)));
  }
}

}  // namespace ouverte::tricks
