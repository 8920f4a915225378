#include "solver/games/whos_who/search.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "solver/games/asked_questions.hpp"
#include "solver/games/same_deal.hpp"
#include "solver/games/whos_who/question.hpp"
#include "solver/games/whos_who/tally_search.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::whos_who {

class Search::Engine {
 public:
  explicit Engine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }

  // Every value that a deal can have, rising.
  [[nodiscard]] std::vector<int> values(const Game& game) const {
    std::vector<int> values;
    const int tricks = all_tricks(game.contract().pack);
    for (int s = 0; s <= tricks; ++s)
      for (int p = 0; s + p <= tricks; ++p) values.push_back(value_of(game.objective(), s, p, tricks - s - p));
    std::ranges::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
    return values;
  }

  // Who wins is asked first: the lowest value of a soloist who does is above 0, and no other is. But against Jokers and
  // with none of his own he mostly loses with half of the tricks, one short of a majority: the lowest value there is.
  [[nodiscard]] int guess(const Game& game, const State& state) const {
    const bool helpless = (state.hand(game.soloist()) & kJokers).empty() && !(state.live & kJokers).empty();
    return helpless && game.objective() == Objective::kScore ? values(game).front() : 1;
  }

  // Facts hold while the soloist is the same.
  void expect(const Game& game, const State& state) {
    if (!same_deal_.covers(game.soloist(), state.hands)) alpha_beta_.forget();
  }

  bool reaches(const Game& game, const State& state, int goal) {
    expect(game, state);
    const Question& question = question_of(game, goal);
    TallySearch::State start;
    static_cast<whos_who::State&>(start) = state;
    start.outcome = question.class_of(state);
    return alpha_beta_.reaches(TallySearch(game, question), start, 1);
  }

 private:
  static_assert(search::Tallied<TallySearch> && search::Peeking<TallySearch>);

  // What a question is about.
  using Subject = std::tuple<Seat, PackSize, Objective, int>;

  const Question& question_of(const Game& game, int goal) {
    const Subject subject = {game.soloist(), game.contract().pack, game.objective(), goal};
    return asked_.of(subject, [&] { return Question(game, goal); });
  }

  search::AlphaBeta<TallySearch> alpha_beta_;
  AskedQuestions<Subject, Question> asked_;
  SameDeal<kPlayers, Seat> same_deal_;
};

Search::Search(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const State& state, const search::Question& question) {
  return search::Inquiry(*engine_, game).answer(state, question);
}

void Search::expect(const Game& game, const State& deal) { engine_->expect(game, deal); }

}  // namespace ouverte::games::whos_who
