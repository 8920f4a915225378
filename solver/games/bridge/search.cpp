#include "solver/games/bridge/search.hpp"

#include <numeric>
#include <vector>

#include "solver/games/same_deal.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"
#include "solver/tricks/taking.hpp"

namespace ouverte::games::bridge {

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
    last_ = total(state) / 2 + 1;
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
  return search::Inquiry(*engine_, game).answer(state, question);
}

void Search::expect(const Game& game, const Game::State& state) { engine_->expect(game, state); }

}  // namespace ouverte::games::bridge
