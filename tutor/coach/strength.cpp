#include "tutor/coach/strength.hpp"

#include <algorithm>
#include <limits>

#include "puzzles/compose/naive.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

constexpr int kMostSeen = 20'000;  // positions, for one move
constexpr std::int64_t kLeastSeen = std::numeric_limits<std::int64_t>::min() / 2;

// Looks ahead by plain alpha-beta search, until too many positions were seen.
class Foresight {
 public:
  explicit Foresight(const Position& at) : at_(at), high_(at.maximises()) {}

  // The best moves as far as a player sees who looks this number of plays ahead; none where that is too much work.
  std::vector<std::string> best(int plays) {
    left_ = kMostSeen;
    std::vector<std::string> moves;
    std::int64_t most = kLeastSeen;
    for (const auto& together : at_.classes()) {
      const auto next = at_.clone();
      if (!next->play(together.front()).ok()) continue;
      const std::int64_t value = seen(*next, plays - 1, most - 1, -kLeastSeen);
      if (left_ <= 0) return {};
      if (value > most) moves.clear();
      if (value >= most) moves.insert(moves.end(), together.begin(), together.end());
      most = std::max(most, value);
    }
    return moves;
  }

 private:
  // For whoever is to move at the start; bounds as of alpha-beta search that fails hard.
  std::int64_t seen(const Position& position, int plays, std::int64_t alpha, std::int64_t beta) {
    if (--left_ <= 0 || plays == 0 || position.over()) return middle(position);
    const bool own = position.maximises() == high_;
    for (const auto& together : position.classes()) {
      const auto next = position.clone();
      if (!next->play(together.front()).ok()) continue;
      const std::int64_t value = seen(*next, plays - 1, alpha, beta);
      if (own) alpha = std::max(alpha, value);
      if (!own) beta = std::min(beta, value);
      if (alpha >= beta) break;
    }
    return own ? alpha : beta;
  }

  // Twice the middle of what can still come.
  [[nodiscard]] std::int64_t middle(const Position& position) const {
    const search::Interval possible = position.possible();
    const std::int64_t sum = std::int64_t{possible.lower} + possible.upper;
    return high_ ? sum : -sum;
  }

  const Position& at_;
  bool high_;
  int left_ = 0;
};

}  // namespace

std::optional<Strength> strength_named(std::string_view text) {
  const auto found = std::ranges::find(kStrengths, text);
  if (found == kStrengths.end()) return std::nullopt;
  return static_cast<Strength>(found - kStrengths.begin());
}

std::vector<std::string> moves_seen_best(const games::Game& game, const Position& at, int tricks) {
  // Where everyone plays for himself, whoever is to move does.
  games::Setup setup = at.setup();
  if (!setup.guarantee.empty()) setup.guarantee = at.to_move();
  const auto own = game.position(setup);
  const Position& looked_at = own.ok() ? **own : at;
  const auto players = static_cast<int>(setup.hands.size());
  const int trick = game.plays_in_rows() ? players - static_cast<int>(setup.table.size()) : players;
  Foresight foresight(looked_at);
  for (int plays = trick + players * (tricks - 1); plays > 0; --plays)
    if (std::vector<std::string> moves = foresight.best(plays); !moves.empty()) return moves;
  return at.moves();
}

std::string simple_move(const games::Game& game, const Position& at, const std::vector<std::string>& moves) {
  if (moves.size() == 1) return moves.front();
  const std::string greedy = puzzles::greedy_move(puzzles::TrickAhead(game, at));
  return std::ranges::find(moves, greedy) == moves.end() ? moves.back() : greedy;
}

}  // namespace ouverte::tutor
