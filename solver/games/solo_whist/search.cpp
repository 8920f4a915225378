#include "solver/games/solo_whist/search.hpp"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <utility>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/games/door/same_deal.hpp"
#include "solver/games/shared/one_engine.hpp"
#include "solver/games/solo_whist/all_pass_search.hpp"
#include "solver/games/solo_whist/misere_search.hpp"
#include "solver/games/solo_whist/outcomes.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"
#include "solver/tricks/taking.hpp"

namespace ouverte::games::solo_whist {

namespace {

// Every value that a deal can have, rising.
std::vector<int> values_of(const Game& game) {
  std::vector<int> values;
  if (all_pass(game.contract().name)) {
    const int stake = game.contract().rate.amount;
    const int most_losers = game.contract().name == Name::kCompetitiveMisere ? kPlayers - 1 : 1;
    for (int losers = 1; losers <= most_losers; ++losers)
      for (const int value : {-stake * (kPlayers - losers), stake * losers}) values.push_back(value);
  } else {
    for (int tricks = 0; tricks <= kAllTricks; ++tricks) values.push_back(game.team_value(tricks));
  }
  return search::rising(std::move(values));
}

// Facts hold while trumps and camps are the same.
using Subject = std::pair<CardSet, Camp>;
Subject subject_of(const Game& game) { return {game.trumps(), game.maximisers()}; }

// Contracts in which the declaring side wants tricks.
class TakingEngine {
 public:
  explicit TakingEngine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game& game, const Game::State&) const {
    return game.team_value(terms(game.contract().name).least);
  }
  void expect(const Game& game, const Game::State& state) {
    book_.expect(state.hands, game.maximisers());
    if (!same_deal_.covers(subject_of(game), state.hands)) alpha_beta_.forget();
  }
  bool reaches(const Game& game, const Game::State& state, int goal) {
    expect(game, state);
    // Every objective rises with the tricks taken, so all of them ask for a number of tricks.
    int tricks = 0;
    while (tricks <= kAllTricks && game.team_value(tricks) < goal) ++tricks;
    return alpha_beta_.reaches(Fast(Game(game.contract(), Objective::kTricks), book_), state, tricks);
  }

 private:
  using Fast = tricks::Taking<Game>;
  static_assert(search::Grouped<Fast>);

  search::AlphaBeta<Fast> alpha_beta_;
  tricks::SuitBook book_;
  SameDeal<kPlayers, Subject> same_deal_;
};

// Of the memory, for a search that has easier games asked beside it, and for those.
search::Options share_of(search::Options options, int sixteenths) {
  options.memory_mib = options.memory_mib * static_cast<std::size_t>(sixteenths) / 16;
  return options;
}
constexpr int kRealShare = 6, kEasierShare = 9;

// Misère and misère ouverte.
class MisereEngine {
 public:
  explicit MisereEngine(const search::Options& options)
      : budget_(std::make_shared<search::Budget>(options)),
        alpha_beta_(share_of(options, kRealShare), budget_),
        free_leads_(share_of(options, kEasierShare), budget_) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  [[nodiscard]] int guess(const Game& game, const Game::State& state) const {
    return game.team_value(state.won_by(game.contract().declaring)) + 1;
  }
  void expect(const Game& game, const Game::State& state) {
    if (same_deal_.covers(subject_of(game), state.hands)) return;
    alpha_beta_.forget();
    free_leads_.forget();
  }
  bool reaches(const Game& game, const Game::State& state, int goal) {
    expect(game, state);
    // `make` and `payment` fall with the tricks that the soloist takes: they reach a goal if he takes fewer than …
    const bool counted = game.objective() == Objective::kTricks;
    int tricks = counted ? goal : 0;
    while (!counted && tricks <= kAllTricks && game.team_value(tricks) >= goal) ++tricks;
    return alpha_beta_.reaches(MisereSearch(game, tricks, free_leads_), state, tricks) == counted;
  }

 private:
  static_assert(search::Keyed<MisereSearch>);

  std::shared_ptr<search::Budget> budget_;
  search::AlphaBeta<MisereSearch> alpha_beta_;
  FreeLeads free_leads_;
  SameDeal<kPlayers, Subject> same_deal_;
};

// The deals played each for himself.
class AllPassEngine {
 public:
  explicit AllPassEngine(const search::Options& options)
      : budget_(std::make_shared<search::Budget>(options)),
        alpha_beta_(share_of(options, kRealShare), budget_),
        free_leads_(share_of(options, kEasierShare), budget_) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  // Few players can guard against the worst, and then one question is enough.
  [[nodiscard]] int guess(const Game& game, const Game::State&) const { return values(game)[1]; }
  void expect(const Game& game, const Game::State& state) {
    if (same_deal_.covers(subject_of(game), state.hands)) return;
    alpha_beta_.forget();
    free_leads_.forget();
    questions_.clear();
  }
  // Who need not lose alone in competitive misère need not lose at all, as a rule. So that is asked next, and only if
  // it is not so, whether two lose with him.
  void narrow(const Game& game, const Game::State& state, int guess, search::Interval& known) {
    const std::vector<int> all = values(game);
    if (all.size() > 2 && guess == all[1] && known.lower == all[0] && known.upper > all[1]) {
      if (!reaches(game, state, guess)) {
        known.upper = all[0];
        return;
      }
      known.lower = all[1];
      guess = all[3];
    }
    search::narrow(*this, game, state, all, guess, known);
  }
  bool reaches(const Game& game, const Game::State& state, int goal) {
    const Question& question = question_of(game, state, goal);
    AllPassSearch::State start;
    static_cast<tricks::State<kPlayers>&>(start) = state;
    const auto outcome = question.outcomes.find(tricks::trick_start(state));
    CHECK(outcome.has_value());
    start.outcome = *outcome;
    return alpha_beta_.reaches(AllPassSearch(game, question.outcomes, question.tag, free_leads_), start, 1);
  }

 private:
  static_assert(search::ClassKeyed<AllPassSearch>);
  static_assert(search::LooksUpChildren<FreeLastSearch> && search::LooksUpChildren<FreeCountSearch>);

  struct Question {
    Name name;
    Rate rate;
    int goal;
    std::uint32_t tag;
    Outcomes outcomes;
  };

  // Tricks won count at the start of the trick in progress.
  const Question& question_of(const Game& game, const Game::State& state, int goal) {
    expect(game, state);
    const Contract& contract = game.contract();
    const Game::State start = tricks::trick_start(state);
    for (const Question& question : questions_)
      if (question.name == contract.name && question.rate == contract.rate && question.goal == goal &&
          question.outcomes.find(start))
        return question;
    if (questions_.size() == AllPassSearch::kQuestions) {
      alpha_beta_.forget();
      questions_.clear();
    }
    return questions_.emplace_back(Question{contract.name, contract.rate, goal,
                                            static_cast<std::uint32_t>(questions_.size()),
                                            Outcomes(game, goal, start)});
  }

  std::shared_ptr<search::Budget> budget_;
  search::AlphaBeta<AllPassSearch> alpha_beta_;
  FreeLeads free_leads_;
  SameDeal<kPlayers, Subject> same_deal_;
  std::deque<Question> questions_;
};

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options) : engine(options) {}

  // The engine that answers questions about a game.
  template <class Ask>
  auto with(const Game& game, Ask ask) {
    if (all_pass(game.contract().name)) return ask(engine.use<AllPassEngine>());
    return misere(game.contract().name) ? ask(engine.use<MisereEngine>()) : ask(engine.use<TakingEngine>());
  }

  OneEngine<TakingEngine, MisereEngine, AllPassEngine> engine;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const Game::State& state, const search::Question& question) {
  return engines_->with(game, [&](auto& engine) { return search::Driver(engine, game).answer(state, question); });
}

void Search::expect(const Game& game, const Game::State& deal) {
  engines_->with(game, [&](auto& engine) { engine.expect(game, deal); });
}

}  // namespace ouverte::games::solo_whist
