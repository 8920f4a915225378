#include "solver/games/whos_who/search.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

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

  bool reaches(const Game& game, const State& state, int goal) {
    if (!same_facts(game, state)) alpha_beta_.forget();
    const Question& question = question_of(game, goal);
    TallySearch::State start;
    static_cast<whos_who::State&>(start) = state;
    start.outcome = question.class_of(state);
    return alpha_beta_.reaches(TallySearch(game, question), start, 1);
  }

 private:
  static_assert(search::Tallied<TallySearch> && search::Peeking<TallySearch>);

  // Facts hold while the soloist is the same; they are of use while the hands come from the same deal.
  bool same_facts(const Game& game, const State& state) {
    bool same = game.soloist() == soloist_;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) same = same && dealt_[seat].holds(state.hands[seat]);
    if (same) return true;
    soloist_ = game.soloist();
    dealt_ = state.hands;
    return false;
  }

  // What a question is about.
  using Subject = std::tuple<Seat, PackSize, Objective, int>;
  struct Asked {
    Subject subject;
    std::unique_ptr<Question> question;
  };
  static constexpr std::size_t kMostQuestions = 64;

  const Question& question_of(const Game& game, int goal) {
    const Subject subject = {game.soloist(), game.contract().pack, game.objective(), goal};
    const auto found = std::ranges::find(asked_, subject, &Asked::subject);
    if (found != asked_.end()) return *found->question;
    if (asked_.size() == kMostQuestions) asked_.erase(asked_.begin());
    asked_.push_back({subject, std::make_unique<Question>(game, goal)});
    return *asked_.back().question;
  }

  search::AlphaBeta<TallySearch> alpha_beta_;
  std::vector<Asked> asked_;
  Seat soloist_{};
  std::array<CardSet, kPlayers> dealt_{};
};

Search::Search(const search::Options& options) : engine_(std::make_unique<Engine>(options)) {}
Search::~Search() = default;

search::Answer<Card> Search::solve(const Game& game, const State& state, const search::Question& question) {
  return search::Inquiry(*engine_, game).answer(state, question);
}

}  // namespace ouverte::games::whos_who
