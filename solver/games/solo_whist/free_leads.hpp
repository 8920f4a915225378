// The easier games in which any of the three may lead after a trick of theirs, each with what has been found out about
// it. They are about one player at a time, and where they say that he holds out, he does in the real game.
#pragma once

#include <memory>

#include "solver/games/solo_whist/free_count_search.hpp"
#include "solver/games/solo_whist/free_last_search.hpp"
#include "solver/games/solo_whist/free_lead_search.hpp"
#include "solver/search/alpha_beta.hpp"

namespace ouverte::games::solo_whist {

class FreeLeads {
 public:
  using State = tricks::State<kPlayers>;

  explicit FreeLeads(const search::Options& options) : FreeLeads(options, std::make_shared<search::Budget>(options)) {}
  FreeLeads(const search::Options& options, const std::shared_ptr<search::Budget>& budget);

  // Needed before another player or other trumps are asked about.
  void forget();

  // Whether the player takes less than `needed` of the tricks left, the one in progress among them.
  [[nodiscard]] bool takes_less(const State& state, Seat player, CardSet trumps, int needed);
  // Whether he does not take the last trick, there being no trumps.
  [[nodiscard]] bool avoids_last(const State& state, Seat player);

 private:
  search::AlphaBeta<FreeLeadSearch> none_;
  search::AlphaBeta<FreeCountSearch> count_;
  search::AlphaBeta<FreeLastSearch> last_;
};

}  // namespace ouverte::games::solo_whist
