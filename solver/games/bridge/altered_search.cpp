#include "solver/games/bridge/altered_search.hpp"

#include <numeric>
#include <utility>
#include <vector>

#include "solver/games/shared/altered_taking_engine.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::bridge {
namespace {

struct InTricks {
  static const bridge::Game& counted(const bridge::Game& rules) { return rules; }
  static int needed(const bridge::Game&, int goal) { return goal; }
  static std::vector<int> values(const bridge::Game&) {
    std::vector<int> tricks(kAllTricks + 1);
    std::iota(tricks.begin(), tricks.end(), 0);
    return tricks;
  }
};

}  // namespace

class AlteredSearch::Engine : public AlteredTakingEngine<Traits, InTricks> {
 public:
  using AlteredTakingEngine::AlteredTakingEngine;
};

AlteredSearch::AlteredSearch(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
AlteredSearch::~AlteredSearch() = default;

search::Answer<Card> AlteredSearch::solve(const Game& game, const Game::State& state,
                                          const search::Question& question) {
  return search::Driver(*engine_, game).answer(state, question);
}

void AlteredSearch::expect(const Game& game, const Game::State& state) { engine_->expect(game, state); }

}  // namespace ouverte::games::bridge
