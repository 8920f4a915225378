#include "solver/games/solo_whist/search.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "solver/games/solo_whist/same_deal.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"
#include "solver/search/plain.hpp"
#include "solver/tricks/taking.hpp"

namespace ouverte::games::solo_whist {

namespace {

// Every value that a deal can have, rising.
std::vector<int> values_of(const Game& game) {
  std::vector<int> values;
  if (all_pass(game.contract().name)) {
    for (int losers = 1; losers < kPlayers; ++losers)
      for (const int value : {-kStake * losers, kStake * losers}) values.push_back(value);
  } else {
    for (int tricks = 0; tricks <= kAllTricks; ++tricks) values.push_back(game.team_value(tricks));
  }
  std::ranges::sort(values);
  const auto repeated = std::ranges::unique(values);
  values.erase(repeated.begin(), repeated.end());
  return values;
}

// Contracts in which the declaring side wants tricks.
class TakingEngine {
 public:
  explicit TakingEngine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game& game, const Game::State&) const {
    return game.team_value(terms(game.contract().name).least);
  }
  bool reaches(const Game& game, const Game::State& state, int goal) {
    if (!same_deal_.covers(game, state)) alpha_beta_.forget();
    // Every objective rises with the tricks taken, so all of them ask for a number of tricks.
    int tricks = 0;
    while (tricks <= kAllTricks && game.team_value(tricks) < goal) ++tricks;
    return alpha_beta_.reaches(Fast(Game(game.contract(), Objective::kTricks)), state, tricks);
  }

 private:
  using Fast = tricks::Taking<Game>;
  static_assert(search::Grouped<Fast>);

  search::AlphaBeta<Fast> alpha_beta_;
  SameDeal same_deal_;
};

class PlainEngine {
 public:
  explicit PlainEngine(const search::Options& options) : budget_(options) {}
  [[nodiscard]] search::Budget& budget() { return budget_; }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game&, const Game::State&) const { return 0; }
  bool reaches(const Game& game, const Game::State& state, int goal) {
    return search::plain_value(game, state) >= goal;
  }

 private:
  search::Budget budget_;
};

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options) : taking(options), plain(options) {}
  TakingEngine taking;
  PlainEngine plain;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const Game::State& state, const search::Question& question) {
  if (all_pass(game.contract().name) || misere(game.contract().name))
    return search::Inquiry(engines_->plain, game).answer(state, question);
  return search::Inquiry(engines_->taking, game).answer(state, question);
}

}  // namespace ouverte::games::solo_whist
