#include "solver/games/whos_who/search.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "solver/games/door/asked_questions.hpp"
#include "solver/games/door/same_deal.hpp"
#include "solver/games/shared/one_engine.hpp"
#include "solver/games/whos_who/question.hpp"
#include "solver/games/whos_who/tally_search.hpp"
#include "solver/search/class_alpha_beta.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::whos_who {

namespace {

// What a question is about.
using Subject = std::tuple<Seat, PackSize, Objective, int>;

// Answers questions about deals with one pack. `Mask` has a bit for each class that one of them has.
template <class Mask>
class PackSearch {
 public:
  PackSearch(const search::Options& options, const std::shared_ptr<search::Budget>& budget)
      : alpha_beta_(options, budget) {}

  void forget() {
    alpha_beta_.forget();
    numbered_.clear();
  }

  bool reaches(const Game& game, const State& state, int goal) {
    const Subject subject = {game.soloist(), game.contract().pack, game.objective(), goal};
    const int number = number_of(subject);
    const Asked& asked = asked_.of(subject, [&] { return Asked(game, goal); });
    TallySearch::State start;
    static_cast<whos_who::State&>(start) = state;
    start.outcome = asked.question.class_of(state);
    return alpha_beta_.reaches(ClassSearch<Mask>(game, asked.question, asked.steps, number), start);
  }

 private:
  struct Asked {
    GoalQuestion question;
    typename ClassSearch<Mask>::Steps steps;

    Asked(const Game& game, int goal)
        : question(game, goal), steps(question.outcomes(), all_tricks(game.contract().pack)) {}
  };

  // Facts of questions with different numbers are kept apart; when there are no more numbers, all are forgotten.
  int number_of(const Subject& subject) {
    auto found = std::ranges::find(numbered_, subject);
    if (found == numbered_.end()) {
      if (numbered_.size() == TallySearch::kMostNumbers) forget();
      found = numbered_.insert(numbered_.end(), subject);
    }
    return static_cast<int>(found - numbered_.begin()) + 1;
  }

  search::ClassAlphaBeta<ClassSearch<Mask>> alpha_beta_;
  AskedQuestions<Subject, Asked> asked_;
  std::vector<Subject> numbered_;
};

// There are 58 classes at most with the small pack, and 90 with the large one.
using SmallMask = std::uint64_t;
__extension__ using LargeMask = unsigned __int128;

}  // namespace

class Search::Engine {
 public:
  explicit Engine(const search::Options& options)
      : budget_(std::make_shared<search::Budget>(options)), search_(options) {}

  // That a soloist wins with so many tricks is soon refuted, and to prove that he does costs as much for few as for
  // many.
  static constexpr bool kFromAbove = true;

  [[nodiscard]] search::Budget& budget() { return *budget_; }

  // Every value that a deal can have, rising.
  [[nodiscard]] std::vector<int> values(const Game& game) const {
    std::vector<int> values;
    const int tricks = all_tricks(game.contract().pack);
    for (int s = 0; s <= tricks; ++s)
      for (int p = 0; s + p <= tricks; ++p) values.push_back(value_of(game.objective(), s, p, tricks - s - p));
    return search::rising(std::move(values));
  }

  // Who wins is asked first: the lowest value of a soloist who does is above 0, and no other is. But against Jokers and
  // with none of his own he mostly loses with half of the tricks, one short of a majority: the lowest value there is.
  [[nodiscard]] int guess(const Game& game, const State& state) const {
    const bool helpless = (state.hand(game.soloist()) & kJokers).empty() && !(state.live & kJokers).empty();
    return helpless && game.objective() == Objective::kScore ? values(game).front() : 1;
  }

  // Facts hold while the soloist is the same.
  void expect(const Game& game, const State& state) {
    if (!same_deal_.covers(game.soloist(), state.hands)) search_.forget();
  }

  bool reaches(const Game& game, const State& state, int goal) {
    expect(game, state);
    return game.contract().pack == PackSize::kSmall ? search_.use<Small>(budget_).reaches(game, state, goal)
                                                    : search_.use<Large>(budget_).reaches(game, state, goal);
  }

 private:
  using Small = PackSearch<SmallMask>;
  using Large = PackSearch<LargeMask>;

  std::shared_ptr<search::Budget> budget_;
  OneEngine<Small, Large> search_;
  SameDeal<kPlayers, Seat> same_deal_;
};

Search::Search(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const State& state, const search::Question& question) {
  return search::Driver(*engine_, game).answer(state, question);
}

void Search::expect(const Game& game, const State& deal) { engine_->expect(game, deal); }

}  // namespace ouverte::games::whos_who
