// Bridge in numbers.
#include <algorithm>

#include "solver/games/bridge/table.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr std::size_t kMostInTrick = kPlayers - 1;
constexpr std::array<std::size_t, kStrains.size()> kPlaceOfStrain = {3, 2, 1, 0, 4};  // of a row: S H D C NT

BulkFault fault_of(const BulkHands& dealt) {
  CardSet seen;
  for (const CardSet hand : dealt) {
    if (!CardSet::common_pack().holds(hand) || !(seen & hand).empty()) return BulkFault::kCards;
    seen |= hand;
  }
  const auto fits = [&](CardSet hand) { return hand.size() == dealt[0].size(); };
  return !seen.empty() && std::ranges::all_of(dealt, fits) ? BulkFault::kNone : BulkFault::kHands;
}

// The hands as the trick began.
BulkFault deal_back(const BulkPosition& position, BulkHands& dealt) {
  if (position.trick.size() > kMostInTrick) return BulkFault::kTrick;
  dealt = position.hands;
  for (std::size_t place = 0; place < position.trick.size(); ++place) {
    const Card card = position.trick[place];
    if (!CardSet::common_pack().has(card)) return BulkFault::kCards;
    for (const CardSet hand : dealt)
      if (hand.has(card)) return BulkFault::kCards;
    dealt[static_cast<std::size_t>(cards::left_of(position.leader, kPlayers, static_cast<int>(place)))].add(card);
  }
  return fault_of(dealt);
}

class Bulk final : public BulkSolver {
 public:
  explicit Bulk(const search::Options& options) : search_(options) {}

  BulkFault table(const BulkHands& hands, BulkTable tricks) override {
    std::ranges::fill(tricks, kUnknown);
    if (const BulkFault fault = fault_of(hands); fault != BulkFault::kNone) return fault;
    bool stopped = false;
    const Cells cells = solve_cells(search_, hands, nullptr, stopped);
    for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
      for (std::size_t seat = 0; seat < kPlayers; ++seat)
        if (const search::Interval value = cells[strain][seat]; value.exact())
          tricks[kPlayers * kPlaceOfStrain[strain] + seat] = static_cast<std::int8_t>(value.lower);
    return std::ranges::count(tricks, kUnknown) > 0 ? BulkFault::kLimit : BulkFault::kNone;
  }

  BulkFault values(const BulkPosition& position, BulkValues values) override {
    std::ranges::fill(values, kUnknown);
    BulkHands dealt{};
    if (const BulkFault fault = deal_back(position, dealt); fault != BulkFault::kNone) return fault;
    const CardSet trumps = position.trump ? CardSet::of(*position.trump) : CardSet();
    const Seat player = cards::left_of(position.leader, kPlayers, static_cast<int>(position.trick.size()));
    const Game game(trumps, side_of(player));
    Game::State state = tricks::new_state(dealt, position.leader);
    for (const Card card : position.trick) {
      if (!game.legal(state).has(card)) return BulkFault::kTrick;
      game.play(state, card);
    }
    const auto answer = search_.solve(game, state, {.best = false, .every_move = true});
    bool all = true;
    for (const auto& [card, value] : answer.moves) {
      const int place = cards::kRanks * cards::index(card.suit()) + card.rank();
      if (value.exact()) values[static_cast<std::size_t>(place)] = static_cast<std::int8_t>(value.lower);
      all = all && value.exact();
    }
    return all && !answer.moves.empty() ? BulkFault::kNone : BulkFault::kLimit;
  }

 private:
  Search search_;
};

}  // namespace

std::unique_ptr<BulkSolver> make_bulk(const search::Options& options) { return std::make_unique<Bulk>(options); }

}  // namespace ouverte::games::bridge
