// Deals and positions as numbers, for callers that have thousands of them: nothing is read, written or allocated for
// each. Four players with hands of the common pack (`cards/card_set.hpp`); seats count from the first in turn order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::games {

inline constexpr std::size_t kBulkSeats = 4;
inline constexpr std::size_t kBulkCells = 20;  // suits in reading order, then no trump; in each, declarers by seat
inline constexpr std::size_t kBulkCards = 52;  // suits in reading order; in each, ranks rising
inline constexpr std::int8_t kUnknown = -1;

using BulkHands = std::array<cards::CardSet, kBulkSeats>;
using BulkTable = std::span<std::int8_t, kBulkCells>;
using BulkValues = std::span<std::int8_t, kBulkCards>;

struct BulkPosition {
  BulkHands hands{};                      // without the cards of the trick in progress
  std::span<const cards::Card> trick{};   // in the order played
  cards::Seat leader{};                   // to that trick
  std::optional<cards::Suit> trump = {};  // none: no trump
};

enum class BulkFault : std::uint8_t {
  kNone,
  kLimit,  // a limit or a stop request struck: what was not proved is `kUnknown`
  kCards,  // a card that is none, or one that is there twice
  kHands,  // no cards, or hands whose sizes do not fit one another
  kTrick,  // more than three cards in the trick, or a revoke among them
};

// Answers one after the other with what the last ones left in its tables; with `kUnknown` everywhere where there is a
// fault other than a limit. A solver a thread.
class BulkSolver {
 public:
  virtual ~BulkSolver() = default;

  // The tricks of every declarer in every strain.
  virtual BulkFault table(const BulkHands& hands, BulkTable tricks) = 0;
  // For every legal card of the player to move, the tricks his side takes with it from this trick on; `kUnknown` for
  // every other card.
  virtual BulkFault values(const BulkPosition& position, BulkValues values) = 0;
};

}  // namespace ouverte::games
