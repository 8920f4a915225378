#include "solver/games/solo_whist/free_leads.hpp"

namespace ouverte::games::solo_whist {

namespace {

search::Options third_of_the_memory(search::Options options) {
  options.memory_mib /= 3;
  return options;
}

}  // namespace

FreeLeads::FreeLeads(const search::Options& options, const std::shared_ptr<search::Budget>& budget)
    : none_(third_of_the_memory(options), budget),
      count_(third_of_the_memory(options), budget),
      last_(third_of_the_memory(options), budget) {}

void FreeLeads::forget() {
  none_.forget();
  count_.forget();
  last_.forget();
}

bool FreeLeads::takes_less(const State& state, Seat player, CardSet trumps, int needed) {
  using Places = FreeLeadSearch::Places;
  const Places places = state.new_trick() ? Places::kSorted : Places::kAsTheyLie;
  if (needed == 1 && trumps.empty()) {
    const FreeLeadSearch game(player, trumps, places);
    return !none_.reaches(game, game.start(state), 1);
  }
  const FreeCountSearch game(player, trumps, none_, places);
  return !count_.reaches(game, game.start(state), needed);
}

bool FreeLeads::avoids_last(const State& state, Seat player) {
  const FreeLastSearch game(player);
  return !last_.reaches(game, game.start(state), 1);
}

}  // namespace ouverte::games::solo_whist
