#include "solver/games/hoodwink/search.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "solver/games/hoodwink/question.hpp"
#include "solver/games/hoodwink/tally_search.hpp"
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
  std::ranges::sort(values);
  const auto repeated = std::ranges::unique(values);
  values.erase(repeated.begin(), repeated.end());
  return values;
}

// The start of the trick in progress, when tricks won were last counted.
State trick_start(const State& state) {
  State start = state;
  for (int place = 0; place < state.on_table; ++place)
    start.hands[static_cast<std::size_t>(cards::left_of(state.leader, kPlayers, place))].add(
        state.table[static_cast<std::size_t>(place)]);
  start.on_table = 0;
  return start;
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
    return game.objective() == Objective::kMake ? 1 : game.value(even);
  }
  bool reaches(const Game& game, const State& state, int goal) {
    if (!same_facts(game, state)) alpha_beta_.forget();
    const Question<Set>& question = question_of(game, goal);
    typename TallySearch<Set>::State start;
    static_cast<tricks::State<kPlayers>&>(start) = state;
    start.outcome = question.class_of(game, trick_start(state));
    return alpha_beta_.reaches(TallySearch<Set>(game, question), start, 1);
  }

 private:
  static_assert(search::PatternTallied<TallySearch<Set>>);

  // What a question is about, whatever the trumps.
  using Subject = std::tuple<Seat, Objective, Scoring, bool, FreeRule, int>;
  struct Asked {
    Subject subject;
    std::unique_ptr<Question<Set>> question;
  };
  static constexpr std::size_t kMostQuestions = 64;

  // Facts hold while trumps and camps are the same; they are of use while the hands come from the same deal.
  bool same_facts(const Game& game, const State& state) {
    bool same = game.trumps() == trumps_ && game.player() == player_;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) same = same && dealt_[seat].holds(state.hands[seat]);
    if (same) return true;
    trumps_ = game.trumps();
    player_ = game.player();
    dealt_ = state.hands;
    return false;
  }

  const Question<Set>& question_of(const Game& game, int goal) {
    const Contract& contract = game.contract();
    const Subject subject = {game.player(), game.objective(),   contract.scoring,
                             contract.free, contract.free_rule, goal};
    const auto found = std::ranges::find(asked_, subject, &Asked::subject);
    if (found != asked_.end()) return *found->question;
    if (asked_.size() == kMostQuestions) asked_.erase(asked_.begin());
    asked_.push_back({subject, std::make_unique<Question<Set>>(game, goal)});
    return *asked_.back().question;
  }

  search::AlphaBeta<TallySearch<Set>> alpha_beta_;
  std::vector<Asked> asked_;
  CardSet trumps_;
  Seat player_{};
  std::array<CardSet, kPlayers> dealt_{};
};

}  // namespace

// Each engine is made when it is first needed, and given up for the other one: so much memory is there for one.
struct Search::Engines {
  search::Options options;
  std::optional<Engine<Splits>> any;
  std::optional<Engine<SplitsByLast>> last;
};

Search::Search(const search::Options& options) : engines_(std::make_unique<Engines>(Engines{options, {}, {}})) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const State& state, const search::Question& question) {
  const auto answer = [&](auto& wanted, auto& other) {
    other.reset();
    if (!wanted) wanted.emplace(engines_->options);
    return search::Inquiry(*wanted, game).answer(state, question);
  };
  const bool by_last = game.contract().free && game.contract().free_rule == FreeRule::kLast;
  return by_last ? answer(engines_->last, engines_->any) : answer(engines_->any, engines_->last);
}

}  // namespace ouverte::games::hoodwink
