#include "solver/games/rummage/for_themselves.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/games/rummage/listing.hpp"
#include "solver/games/rummage/moves_text.hpp"
#include "solver/games/rummage/solver.hpp"
#include "solver/games/shared/answer_for_himself.hpp"

namespace ouverte::games::rummage {
namespace {

search::Options with_less_memory(search::Options options) {
  options.memory_mib = options.memory_mib / 4 + 1;
  return options;
}

}  // namespace

search::Results RummageForThemselves::results(const State& state) const {
  search::Results results;
  for (int seat = 0; seat < game_.players(); ++seat)
    results.push_back(static_cast<std::int16_t>(game_.settlement(state, static_cast<Seat>(seat))));
  return results;
}

void RummageForThemselves::distinct(const State& state, MoveList& out) const {
  if (count_moves(state) > kMostMoves) throw search::Stopped{};
  game_.moves(state, out);
}

RummageForThemselves::Key RummageForThemselves::key(const State& state) const {
  Key key{};
  std::size_t word = 0;
  for (const Bag& hand : state.hands)
    for (const std::uint64_t half : hand.words()) key[word++] = half;
  for (int place = 0; place < state.on_table; ++place)
    key[word] = key[word] << 8 | static_cast<std::uint64_t>(state.trick[static_cast<std::size_t>(place)].number() + 1);
  key[++word] = static_cast<std::uint64_t>(state.plays_left) << 8 | static_cast<std::uint64_t>(state.to_move);
  ++word;
  for (std::size_t seat = 0; seat < state.melded.size(); ++seat)
    key[word + seat / 4] = key[word + seat / 4] << 16 | static_cast<std::uint16_t>(state.melded[seat]);
  return key;
}

RummageForThemselvesSolver::RummageForThemselvesSolver(search::Options options)
    : search_(with_less_memory(std::move(options)), kMostNodesForHimself) {}

std::optional<ForHimself> RummageForThemselvesSolver::answer(const RummagePosition& position) {
  if (position.game().objective() != Objective::kScore) return std::nullopt;
  search_.forget();  // so that what is found out rests on the position alone
  search_.start();
  if (position.has_horizon() || position.over()) return answer_at(position, position.state());
  ForHimself answer;
  for (int plays = 1; plays <= kDeepest; ++plays) {
    State near = position.state();
    near.plays_left = static_cast<std::uint16_t>(plays);
    ForHimself next = answer_at(position, near);
    answer.nodes = next.nodes;
    if (!next.known()) break;
    answer = std::move(next);
  }
  return answer;
}

ForHimself RummageForThemselvesSolver::answer_at(const RummagePosition& position, const State& state) {
  const Game& game = position.game();
  const cards::BagPack& cards = pack(game.players());
  if (!game.over(state) && (count_moves(state) > kMostListed || state.plays_left > kFarthest)) return {};
  Game::MoveList moves;
  if (!game.over(state)) game.moves(state, moves);
  base::sort(moves, [&](const Move& a, const Move& b) { return listed_before(cards, a, b); });
  ForHimself answer = answer_for_himself(search_, RummageForThemselves(game), state, moves,
                                         [&](const Move& move) { return move_text(cards, move); });
  if (!game.over(state)) answer.horizon = state.plays_left;
  return answer;
}

}  // namespace ouverte::games::rummage
