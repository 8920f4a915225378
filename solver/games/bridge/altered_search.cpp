#include "solver/games/bridge/altered_search.hpp"

#include <numeric>
#include <utility>
#include <vector>

#include "solver/games/door/same_deal.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"
#include "solver/tricks/altered_taking.hpp"

namespace ouverte::games::bridge {

using FastAltered = tricks::AlteredTaking<AlteredSearch::Game>;
static_assert(search::Grouped<FastAltered>);

class AlteredSearch::Engine {
 public:
  explicit Engine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game&) const {
    std::vector<int> tricks(kAllTricks + 1);
    std::iota(tricks.begin(), tricks.end(), 0);
    return tricks;
  }
  [[nodiscard]] int guess(const Game& game, const Game::State& state) {
    expect(game, state);
    return last_;
  }

  void expect(const Game& game, const Game::State& state) {
    book_.expect(state.hands, kNorthSouth);
    const Facts facts{game.trumps(), game.maximisers(), game.rights()};
    if (same_deal_.covers(facts, state.hands)) return;
    alpha_beta_.forget();
    last_ = state.won_by(game.maximisers()) + (state.tricks_left() + 1) / 2;
  }

  bool reaches(const Game& game, const Game::State& state, int goal) {
    expect(game, state);
    const bool reached = alpha_beta_.reaches(FastAltered(game, book_), state, goal);
    last_ = reached ? goal : goal - 1;
    return reached;
  }

 private:
  // What facts depend on besides the cards.
  struct Facts {
    CardSet trumps;
    Camp maximisers;
    Game::Rights rights;

    friend bool operator==(const Facts&, const Facts&) = default;
  };

  search::AlphaBeta<FastAltered> alpha_beta_;
  tricks::SuitBook book_;
  SameDeal<kPlayers, Facts> same_deal_;
  int last_ = 0;
};

AlteredSearch::AlteredSearch(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
AlteredSearch::~AlteredSearch() = default;

search::Answer<Card> AlteredSearch::solve(const Game& game, const Game::State& state,
                                          const search::Question& question) {
  return search::Driver(*engine_, game).answer(state, question);
}

void AlteredSearch::expect(const Game& game, const Game::State& state) { engine_->expect(game, state); }

}  // namespace ouverte::games::bridge
