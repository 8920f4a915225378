#include "app/batch/zrd.hpp"

#include <algorithm>
#include <array>

#include "solver/cards/suit.hpp"

namespace ouverte::batch {
namespace {

constexpr std::size_t kCards = 52;
constexpr int kWholeHand = 13;
// Its seats W N E S as ours; its strains are no trump and then the suits.
constexpr std::array<std::size_t, games::kBulkSeats> kSeats = {3, 0, 1, 2};
constexpr std::size_t kStrains = 5;

unsigned bits_at(std::string_view bytes, std::size_t bit, unsigned count) {
  return (static_cast<unsigned char>(bytes[bit / 8]) >> (bit % 8)) & ((1U << count) - 1U);
}

}  // namespace

std::optional<games::BulkHands> hands_of_zrd(std::string_view bytes) {
  games::BulkHands hands{};
  for (std::size_t card = 0; card < kCards; ++card) {
    const std::size_t seat = kSeats[bits_at(bytes, 2 * card, 2)];
    const int rank = cards::kRanks - 1 - static_cast<int>(card % cards::kRanks);
    hands[seat].add(cards::Card(cards::kAllSuits[card / cards::kRanks], rank));
  }
  const bool whole = std::ranges::all_of(hands, [](cards::CardSet hand) { return hand.size() == kWholeHand; });
  return whole ? std::optional(hands) : std::nullopt;
}

Tricks tricks_of_zrd(std::string_view bytes) {
  Tricks tricks{};
  for (std::size_t strain = 0; strain < kStrains; ++strain)
    for (std::size_t seat = 0; seat < games::kBulkSeats; ++seat) {
      const std::size_t ours = (strain + kStrains - 1) % kStrains;
      tricks[games::kBulkSeats * ours + kSeats[seat]] =
          static_cast<std::int8_t>(bits_at(bytes, 2 * kCards + 4 * (games::kBulkSeats * strain + seat), 4));
    }
  return tricks;
}

}  // namespace ouverte::batch
