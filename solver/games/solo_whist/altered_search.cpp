#include "solver/games/solo_whist/altered_search.hpp"

#include <utility>
#include <vector>

#include "solver/games/shared/altered_taking_engine.hpp"
#include "solver/games/shared/one_engine.hpp"
#include "solver/search/drive.hpp"
#include "solver/search/generic_search.hpp"

namespace ouverte::games::solo_whist {
namespace {

// Every objective rises with the tricks taken, so all of them ask for a number of tricks.
struct InTricks {
  using Rules = solo_whist::Game;
  static Rules counted(const Rules& rules) { return {rules.contract(), Objective::kTricks}; }
  static int needed(const Rules& rules, int goal) {
    int tricks = 0;
    while (tricks <= kAllTricks && rules.team_value(tricks) < goal) ++tricks;
    return tricks;
  }
  static std::vector<int> values(const Rules& rules) {
    std::vector<int> values;
    for (int tricks = 0; tricks <= kAllTricks; ++tricks) values.push_back(rules.team_value(tricks));
    return search::rising(std::move(values));
  }
};
using InTricksEngine = AlteredTakingEngine<Traits, InTricks>;
using AnySearch = search::GenericSearch<AlteredSearch::Game>;

bool wants_tricks(const AlteredSearch::Game& game) {
  return !all_pass(game.contract().name) && !misere(game.contract().name);
}

}  // namespace

struct AlteredSearch::Engines {
  explicit Engines(const search::Options& options) : of(options) {}
  OneEngine<InTricksEngine, AnySearch> of;
};

AlteredSearch::AlteredSearch(const search::Options& options) : engines_(std::make_unique<Engines>(options)) {}
AlteredSearch::~AlteredSearch() = default;

search::Answer<Card> AlteredSearch::solve(const Game& game, const Game::State& state, const search::Question& question,
                                          search::Interval within) {
  if (!wants_tricks(game)) return engines_->of.use<AnySearch>().solve(game, state, question, within);
  return search::Driver(engines_->of.use<InTricksEngine>(), game).answer(state, question);
}

void AlteredSearch::expect(const Game& game, const Game::State& state) {
  if (wants_tricks(game))
    engines_->of.use<InTricksEngine>().expect(game, state);
  else
    engines_->of.use<AnySearch>().expect(game, state);
}

}  // namespace ouverte::games::solo_whist
