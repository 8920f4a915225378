#include "solver/games/bridge/search.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "solver/games/door/same_deal.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"
#include "solver/tricks/taking.hpp"

namespace ouverte::games::bridge {

namespace {

constexpr int kTen = 8;  // its rank

// A guess at the tricks that North-South take in all. On random deals it misses by 1.1 tricks at trumps and 1.3 in no
// trump (standard deviation).
int likely_tricks(const Game& game, const Game::State& state) {
  int points = 0, trumps = 0;  // more than the others have
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const int sign = kNorthSouth.has(static_cast<Seat>(seat)) ? 1 : -1;
    for (const Card card : state.hands[seat]) points += sign * std::max(card.rank() - kTen, 0);
    trumps += sign * (state.hands[seat] & game.trumps()).size();
  }
  const int lead = kNorthSouth.has(state.leader) ? 1 : -1;
  const int more = game.trumps().empty() ? kGuess.no_trump_honours * points + kGuess.no_trump_lead * lead
                                         : kGuess.honours * points + kGuess.trumps * trumps + kGuess.lead * lead;
  const int hundredths = 50 * state.tricks_left() + more;
  return state.won_by(kNorthSouth) + std::clamp((hundredths + 50) / 100, 0, state.tricks_left());
}

}  // namespace

using Fast = tricks::Taking<Game>;
static_assert(search::Grouped<Fast>);

// Facts are kept for North-South as maximisers, so that one table serves all four declarers of a strain.
class Search::Engine {
 public:
  explicit Engine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }

  [[nodiscard]] std::vector<int> values(const Game&) const {
    std::vector<int> tricks(kAllTricks + 1);
    std::iota(tricks.begin(), tricks.end(), 0);
    return tricks;
  }

  // What North-South took when last asked is a fair guess for another declarer.
  [[nodiscard]] int guess(const Game& game, const Game::State& state) {
    expect(game, state);
    const int all = total(state);
    return game.maximisers() == kNorthSouth ? last_ : all - last_ + 1;
  }

  void expect(const Game& game, const Game::State& state) {
    book_.expect(state.hands, kNorthSouth);
    if (same_deal_.covers(game.trumps(), state.hands)) return;
    alpha_beta_.forget();
    last_ = likely_tricks(game, state) + 1;
  }

  bool reaches(const Game& game, const Game::State& state, int goal) {
    expect(game, state);
    const Fast north_south(Game(game.trumps(), kNorthSouth), book_);
    if (game.maximisers() == kNorthSouth) {
      const bool reached = alpha_beta_.reaches(north_south, state, goal);
      last_ = reached ? goal : goal - 1;
      return reached;
    }
    // East-West take `goal` unless North-South take so many that fewer are left.
    const int enough = total(state) - goal + 1;
    const bool stopped = alpha_beta_.reaches(north_south, state, enough);
    last_ = stopped ? enough : enough - 1;
    return !stopped;
  }

 private:
  [[nodiscard]] static int total(const Game::State& state) {
    return state.won_by(kNorthSouth) + state.won_by(kEastWest) + state.tricks_left();
  }

  search::AlphaBeta<Fast> alpha_beta_;
  tricks::SuitBook book_;
  SameDeal<kPlayers, CardSet> same_deal_;  // the trumps
  int last_ = 0;
};

Search::Search(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const Game::State& state, const search::Question& question) {
  return search::Driver(*engine_, game).answer(state, question);
}

void Search::expect(const Game& game, const Game::State& state) { engine_->expect(game, state); }

}  // namespace ouverte::games::bridge
