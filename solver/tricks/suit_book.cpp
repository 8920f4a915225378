#include "solver/tricks/suit_book.hpp"

#include <algorithm>
#include <bit>

#include "solver/base/bits.hpp"

namespace ouverte::tricks {

namespace {

constexpr std::uint8_t kNoTrumpRank = 15;

// Of the trumps `own`, those that win whoever leads: all but the largest matching with higher ones of `against`.
Lane kept_trumps(Lane own, Lane against) {
  Lane lost = 0;
  for (Lane rest = against; rest != 0; rest &= rest - 1) {
    // Their lowest trump beats the highest of the hand below it that is not beaten yet.
    const Lane lowest = rest & (0 - rest);
    const Lane below = own & ~lost & (lowest - 1);
    if (below != 0) lost |= std::bit_floor(below);
  }
  return own & ~lost;
}

// The highest cards of a camp of two, above all that the others hold: as many as the longer of its hands has cards.
Lane top_run(Lane camp, Lane others, int longest) {
  Lane run = camp & ~(std::bit_ceil(others + 1) - 1);
  while (base::count(run) > longest) run &= run - 1;
  return run;
}

void raise(std::uint8_t& most, int tricks) { most = std::max(most, static_cast<std::uint8_t>(tricks)); }

}  // namespace

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

void SuitBook::write(Page& page, Suit suit, Lane live) {
  page = Page{};
  page.edition = edition_;
  std::array<Lane, 4> hands{};
  Lane camps = 0;  // of the camp that the book was told of first
  for (std::size_t seat = 0; seat < 4; ++seat) {
    hands[seat] = dealt_[seat].ranks(suit) & live;
    if (camp_.has(static_cast<Seat>(seat))) camps |= hands[seat];
    if (hands[seat] > live / 2) page.top = static_cast<Seat>(seat);
  }
  std::array<int, 2> longest{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    write_runs(page, suit, live, static_cast<Seat>(seat), hands);
    const std::size_t place = camp_.has(static_cast<Seat>(seat)) ? 0 : 1;
    const Lane opponents = place == 0 ? live & ~camps : camps;
    const Lane kept = kept_trumps(hands[seat], opponents);
    page.trumps[seat] = static_cast<std::uint8_t>(base::count(kept));
    page.trump_rank[seat] =
        kept != 0 && opponents != 0 ? static_cast<std::uint8_t>(std::countr_zero(kept)) : kNoTrumpRank;
    raise(page.most_trumps[place], page.trumps[seat]);
    longest[place] = std::max(longest[place], base::count(hands[seat]));
    raise(page.most_tricks[place], page.together[seat]);
  }
  if (camp_.size() != 2) return;
  for (const std::size_t place : {0u, 1u}) {
    const Lane ours = place == 0 ? camps : live & ~camps;
    const Lane others = live & ~ours;
    const Lane run = top_run(ours, others, longest[place]);
    page.top_trumps[place] = static_cast<std::uint16_t>(others == 0 ? 0 : run);
    raise(page.most_trumps[place], base::count(run));
  }
}

void SuitBook::write_runs(Page& page, Suit suit, Lane live, Seat seat, const std::array<Lane, 4>& hands) {
  const auto own = static_cast<std::size_t>(seat);
  std::array<Seat, 2> partners{};
  std::array<Lane, 2> theirs{};
  std::array<Lane, 3> others{};
  std::size_t count = 0, opponents = 0;
  for (std::size_t other = 0; other < 4; ++other) {
    if (other == own) continue;
    if (camp_.has(static_cast<Seat>(other)) == camp_.has(seat)) {
      theirs[count] = hands[other];
      partners[count++] = static_cast<Seat>(other);
    } else {
      others[opponents++] = hands[other];
    }
  }
  if (count != 1) page.runs[own] = shared_run(hands[own], 0, theirs, others).back;
  raise(page.together[own], page.runs[own].tricks());
  for (std::size_t i = 0; i < count; ++i) {
    SharedRun& shared = shared_[at(suit, live)][pair(seat, partners[i])];
    shared = shared_run(hands[own], theirs[i], {theirs[1 - i], 0}, others);
    if (count == 1) page.runs[own] = shared.back;
    raise(page.together[own], shared.split.tricks());
  }
}

}  // namespace ouverte::tricks
