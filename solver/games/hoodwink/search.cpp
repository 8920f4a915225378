#include "solver/games/hoodwink/search.hpp"

#include <tuple>
#include <utility>
#include <vector>

#include "solver/games/door/asked_questions.hpp"
#include "solver/games/door/same_deal.hpp"
#include "solver/games/hoodwink/question.hpp"
#include "solver/games/hoodwink/tally_search.hpp"
#include "solver/games/shared/one_engine.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::hoodwink {
namespace {

// Every value that a deal can have, rising.
std::vector<int> values_of(const Game& game) {
  std::vector<int> values;
  for (int a = 0; a <= kAllTricks; ++a)
    for (int b = 0; a + b <= kAllTricks; ++b)
      for (int taker = 0; taker < kPlayers; ++taker) {
        State state;
        state.won = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                     static_cast<std::uint8_t>(kAllTricks - a - b)};
        state.first_trick = static_cast<std::int8_t>(taker);
        state.leader = static_cast<Seat>(taker);
        values.push_back(game.value(state));
      }
  return search::rising(std::move(values));
}

template <class Set>
class Engine {
 public:
  explicit Engine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const { return values_of(game); }
  // As a rule the partners come out even, with four tricks each.
  [[nodiscard]] int guess(const Game& game, const State&) const {
    State even;
    even.won.fill(4);
    even.won[static_cast<std::size_t>(game.player())] = 3;
    return game.objective() == Objective::kScore ? game.value(even) : 1;
  }
  // Facts hold while trumps and camps are the same.
  void expect(const Game& game, const State& state) {
    if (!same_deal_.covers({game.trumps(), game.player()}, state.hands)) alpha_beta_.forget();
  }
  bool reaches(const Game& game, const State& state, int goal) {
    expect(game, state);
    const GoalQuestion<Set>& question = question_of(game, goal);
    typename TallySearch<Set>::State start;
    static_cast<tricks::State<kPlayers>&>(start) = state;
    start.outcome = question.class_of(game, tricks::trick_start(state));
    return alpha_beta_.reaches(TallySearch<Set>(game, question), start, 1);
  }

 private:
  static_assert(search::PatternTallied<TallySearch<Set>>);

  // What a question is about, whatever the trumps.
  using Subject = std::tuple<Seat, Objective, Scoring, bool, FreeRule, int>;
  const GoalQuestion<Set>& question_of(const Game& game, int goal) {
    const Contract& contract = game.contract();
    const Subject subject = {game.player(), game.objective(),   contract.scoring,
                             contract.free, contract.free_rule, goal};
    return asked_.of(subject, [&] { return GoalQuestion<Set>(game, goal); });
  }

  search::AlphaBeta<TallySearch<Set>> alpha_beta_;
  AskedQuestions<Subject, GoalQuestion<Set>> asked_;
  SameDeal<kPlayers, std::pair<CardSet, Seat>> same_deal_;
};

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options) : engine(options) {}

  // The engine that answers questions about a game.
  template <class Ask>
  auto with(const Game& game, Ask ask) {
    const bool by_last = game.contract().free && game.contract().free_rule == FreeRule::kLast;
    return by_last ? ask(engine.use<Engine<SplitsByLast>>()) : ask(engine.use<Engine<Splits>>());
  }

  OneEngine<Engine<Splits>, Engine<SplitsByLast>> engine;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const State& state, const search::Question& question) {
  return engines_->with(game, [&](auto& engine) { return search::Driver(engine, game).answer(state, question); });
}

void Search::expect(const Game& game, const State& deal) {
  engines_->with(game, [&](auto& engine) { engine.expect(game, deal); });
}

}  // namespace ouverte::games::hoodwink
