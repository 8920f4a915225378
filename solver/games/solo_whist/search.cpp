#include "solver/games/solo_whist/search.hpp"

#include "solver/search/every_move.hpp"
#include "solver/search/plain.hpp"

namespace ouverte::games::solo_whist {

struct Search::Engines {
  search::Options options;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(Engines{options})) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const Game::State& state, const search::Question& question) {
  search::PlainEngine<Game> engine;
  return search::answer(engine, game, state, question);
}

}  // namespace ouverte::games::solo_whist
