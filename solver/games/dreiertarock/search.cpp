#include "solver/games/dreiertarock/search.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/games/door/same_deal.hpp"
#include "solver/games/dreiertarock/point_search.hpp"
#include "solver/games/dreiertarock/trischaken_search.hpp"
#include "solver/search/drive.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::games::dreiertarock {

namespace {

// Every value that a deal can have, rising.
std::vector<int> values_of(const Game& game) {
  std::vector<int> values;
  if (game.objective() == Objective::kPoints) {
    for (int points = 0; points <= kAllPoints; ++points) values.push_back(points);
  } else if (game.trischaken()) {
    values = {-20, -10, 0, 10, 20};
  } else {
    for (const int points : {0, kAllPoints - kToAbsolute + 1, kToWin, kToAbsolute})
      for (const int tricks : {0, kAllTricks / 2, kAllTricks})
        for (std::int8_t catcher = kNobody; catcher < kPlayers; ++catcher)
          for (const Ultimo ultimo : {Ultimo::kNone, Ultimo::kTaken, Ultimo::kMissed})
            for (int holder = 0; holder < kPlayers; ++holder)
              values.push_back(game.worth({points, tricks, catcher, ultimo, static_cast<Seat>(holder)}));
  }
  return search::rising(std::move(values));
}

// How far a question is to lie from the one before: the points of Trischaken are hard to guess.
constexpr int stride_of(const Game& game) {
  return game.trischaken() && game.objective() == Objective::kPoints ? 3 : 1;
}

// What the engines share.
struct Means {
  explicit Means(const search::Options& options)
      : switches(options.switches), budget(options), table(options.memory_mib / 2) {}

  search::Switches switches;
  search::Budget budget;
  PointSearch::Table table;
  TargetClasses classes;

  void forget() {
    table.clear();
    classes = {};
  }
};

constexpr double kLeastShare = 0.02;

// A guess at the card points of the one alone: by the ranks of his trumps among all that are left, and his Kings.
int likely_points(const Game& game, const State& state) {
  const CardSet hand = state.hand(game.alone());
  const int tricks = hand.size(), trumps = (state.live & kTrumps).size();
  if (tricks == 0) return state.points[game.account(game.alone())];
  int ranks = 0, rank = 0;
  for (const Card card : state.live& kTrumps)
    if (++rank; hand.has(card)) ranks += rank;
  const GuessWeights& weights = game.trischaken() ? kTrischakenGuess : kGuess;
  double share = kLeastShare;
  if (trumps > 0) share += weights.trumps * ranks / (trumps * tricks);
  share += weights.kings * (hand & kKings).size() - weights.no_more;
  const int rest = card_points(state.live);
  return state.points[game.account(game.alone())] + std::clamp(static_cast<int>(share * rest), 0, rest);
}

class PointEngine {
 public:
  explicit PointEngine(Means& means) : means_(means), alpha_beta_(means.switches, means.budget, means.table) {}

  [[nodiscard]] search::Budget& budget() { return means_.budget; }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game& game, const State& state) const {
    const int points = likely_points(game, tricks::trick_start(state)) + kHopeful;
    return game.trischaken() ? points : game.worth({.points = points, .tricks = kAllTricks / 2});
  }
  [[nodiscard]] int stride(const Game& game) const { return stride_of(game); }
  bool reaches(const Game& game, const State& state, int goal) {
    if (game.over(state)) return game.value(state) >= goal;
    if (means_.classes.full()) means_.forget();
    return reaches(game, state, Targets(game, tricks::trick_start(state), goal, means_.classes));
  }
  bool reaches_both(const Game& game, const State& state, int goal, int points) {
    if (means_.classes.full()) means_.forget();
    return reaches(game, state, Targets(game, tricks::trick_start(state), goal, points, means_.classes));
  }
  void forget() { alpha_beta_.forget(); }

 private:
  // A search for more than there is is cheaper than one for less.
  static constexpr int kHopeful = 12;

  bool reaches(const Game& game, const State& state, const Targets& targets) {
    const PointSearch search(game, targets,
                             means_.switches.bonuses ? PointSearch::Idle::kLetGo : PointSearch::Idle::kKept);
    return alpha_beta_.bound(search, search.state_of(state), 0) >= 0;
  }

  Means& means_;
  search::SoftAlphaBeta<PointSearch, PointSearch::Table> alpha_beta_;
};

// Payments in Trischaken.
class TrischakenEngine {
 public:
  TrischakenEngine(Means& means, std::size_t memory_mib)
      : means_(means),
        leads_(memory_mib / 4 * 3),
        comparisons_(means.switches, means.budget, leads_),
        table_(memory_mib / 4),
        payments_(means.switches, means.budget, table_) {}

  [[nodiscard]] search::Budget& budget() { return means_.budget; }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game&, const State&) const { return game_value(Name::kTrischaken); }
  bool reaches(const Game& game, const State& state, int goal) {
    if (game.over(state)) return game.value(state) >= goal;
    const Targets targets(game, tricks::trick_start(state), 0, means_.classes);
    const auto leads = [&](int by) {
      const ComparisonSearch search(game, targets, Compare::kLead);
      return comparisons_.bound(search, search.state_of(state), by) >= by;
    };
    if (goal <= -2 * game_value(Name::kTrischaken)) return true;
    if (goal <= -game_value(Name::kTrischaken)) return leads(0);
    if (goal > 0 && goal <= game_value(Name::kTrischaken)) return leads(1);
    if (goal > 0) {
      const ComparisonSearch search(game, targets, Compare::kApart);
      if (!leads(1) || comparisons_.bound(search, search.state_of(state), 0) < 0) return false;
    } else {
      if (leads(1)) return true;
      if (!leads(0)) return false;
    }
    const PaymentSearch search(game, targets, goal);
    return payments_.bound(search, search.state_of(state), 1) >= 1;
  }
  void forget() {
    leads_.clear();
    table_.clear();
    comparisons_.forget();
    payments_.forget();
  }

 private:
  Means& means_;
  ComparisonSearch::Table leads_;
  search::SoftAlphaBeta<ComparisonSearch, ComparisonSearch::Table> comparisons_;
  YesNoTable table_;
  search::SoftAlphaBeta<PaymentSearch, YesNoTable> payments_;
};

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options)
      : means(options), points(means), trischaken(means, options.memory_mib / 2) {}

  void forget() {
    means.forget();
    points.forget();
    trischaken.forget();
  }

  // Facts hold for every deal and contract, but are of use while the cards come from the same deal.
  void expect(const std::array<CardSet, kPlayers>& cards) {
    if (!same_deal.covers({}, cards)) forget();
  }
  // The engine that answers questions about a game.
  template <class Ask>
  auto with(const Game& game, Ask ask) {
    return game.trischaken() && game.objective() == Objective::kPayment ? ask(trischaken) : ask(points);
  }

  Means means;
  SameDeal<kPlayers, std::tuple<>> same_deal;
  PointEngine points;
  TrischakenEngine trischaken;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(options)) {}
Search::~Search() = default;

void Search::expect(const std::array<CardSet, kPlayers>& cards) { engines_->expect(cards); }

void Search::expect(const Game&, const State& deal) { expect(deal.hands); }

search::Answer<Card> Search::solve(const Game& game, const Game::State& state, const search::Question& question) {
  engines_->expect(state.hands);
  return engines_->with(game, [&](auto& engine) { return search::Driver(engine, game).answer(state, question); });
}

bool Search::reaches(const Game& game, const State& state, int goal) {
  engines_->expect(state.hands);
  return engines_->with(game, [&](auto& engine) { return engine.reaches(game, state, goal); });
}

bool Search::reaches_both(const Game& game, const State& state, int goal, int points) {
  engines_->expect(state.hands);
  return engines_->points.reaches_both(game, state, goal, points);
}

std::vector<int> Search::values(const Game& game) const { return values_of(game); }

int Search::guess(const Game& game, const State& state) const {
  return engines_->with(game, [&](auto& engine) { return engine.guess(game, state); });
}

int Search::stride(const Game& game) const { return stride_of(game); }

search::Budget& Search::budget() { return engines_->means.budget; }

}  // namespace ouverte::games::dreiertarock
