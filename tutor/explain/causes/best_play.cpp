#include "tutor/explain/causes/best_play.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/exchange.hpp"

namespace ouverte::tutor {
namespace {

// Lines tried for one question, and positions solved for it; more of endings, which are solved at once.
constexpr int kMostLines = 300;
constexpr int kMostSolved = 500;
constexpr int kTimesMoreOfEndings = 8;
constexpr std::uint64_t kMostNodesOfQuestions = 10'000'000;  // of all questions about a play: some seconds
constexpr int kPlaysOfAnEnding = 24;
constexpr int kStraightLines = 2;

int plays_to_come(const games::Position& before) {
  int plays = 0;
  for (auto at = before.clone(); !at->over(); ++plays) at = games::after(*at, at->moves().front());
  return plays;
}

}  // namespace

// One question: the answer looked for, and the positions from which every line was tried.
struct BestPlay::Walk {
  // After a move that was not looked at to its end.
  struct Next {
    std::string seat, move;
    std::unique_ptr<games::Position> at;
    LineTrick trick;
    std::size_t number;
    int count;
  };

  const LineQuestion& question;
  LineAnswer wanted;
  int solved_before;
  int line = 0;
  base::Random random{11};
  base::HashSet<std::string> tried = {};

  // The first two lines go straight to the suit: it is led and played as soon as may be, in the first with high cards
  // by the seat that is asked about and low ones by all others, in the second the other way round.
  [[nodiscard]] std::size_t choice(const std::vector<Next>& open) {
    std::vector<std::size_t> of_suit;
    for (std::size_t i = 0; i < open.size(); ++i)
      if (open[i].move.front() == question.suit) of_suit.push_back(i);
    if (of_suit.empty()) return random.below(open.size());
    if (line >= kStraightLines)
      return random.below(2) == 0 ? of_suit[random.below(of_suit.size())] : random.below(open.size());
    const auto place = [&](std::size_t i) {
      const bool low = (line == 0) != (open[i].seat == question.seat);
      const int rank = static_cast<int>(rank_place(open[i].move));
      return low ? -rank : rank;
    };
    return *std::ranges::min_element(of_suit, {}, place);
  }

  [[nodiscard]] static std::string key(const games::Position& at, std::size_t number, int count) {
    return base::str(at.key(), '/', number, '/', count);
  }
};

BestPlay::BestPlay(const games::Position& before, games::Solver& solver)
    : before_(before), solver_(solver), times_(plays_to_come(before) <= kPlaysOfAnEnding ? kTimesMoreOfEndings : 1) {}

LineVerdict BestPlay::all(const std::vector<std::string>& cards, LineAnswer answer, const LineQuestion& question) {
  const LineAnswer other = answer == LineAnswer::kYes ? LineAnswer::kNo : LineAnswer::kYes;
  Walk walk{.question = question, .wanted = other, .solved_before = solved_};
  auto at = before_.clone();
  LineTrick trick = trick_begun(before_);
  std::size_t number = 0;
  int count = 0;
  for (const std::string& card : cards) {
    auto next = games::after(*at, card);
    trick.plays.push_back({at->to_move(), card});
    if (ends_trick(*next)) {
      close_trick(*at, *next, trick);
      const LineAnswer now = question.ask(trick, number++, count);
      if (now != LineAnswer::kOpen) return now == answer ? LineVerdict::kProved : LineVerdict::kRefuted;
      trick = {};
    }
    at = std::move(next);
  }
  const std::string root = Walk::key(*at, number, count);
  for (; walk.line < times_ * kMostLines && !walk.tried.contains(root); ++walk.line) {
    if (finds(walk, *at, trick, number, count)) return LineVerdict::kRefuted;
    if (solved_ - walk.solved_before > times_ * kMostSolved || nodes_ > kMostNodesOfQuestions ||
        solver_.deadline().passed())
      break;
  }
  return walk.tried.contains(root) ? LineVerdict::kProved : LineVerdict::kSampled;
}

std::vector<std::string> BestPlay::until(std::vector<std::string> cards,
                                         const std::function<bool(const games::Position& at)>& holds) {
  auto at = before_.clone();
  for (const std::string& card : cards) at = games::after(*at, card);
  while (!at->over() && !holds(*at)) {
    cards.push_back(best_at(*at).front());
    at = games::after(*at, cards.back());
  }
  return at->over() ? std::vector<std::string>{} : cards;
}

// Plays one line that was not tried yet, and remembers it as tried where it is not what is looked for.
bool BestPlay::finds(Walk& walk, const games::Position& at, const LineTrick& trick, std::size_t number, int count) {
  const std::string here = Walk::key(at, number, count);
  if (at.over()) {
    walk.tried.insert(here);
    const LineAnswer answer = walk.question.end ? walk.question.end(at) : LineAnswer::kNo;
    return walk.wanted == answer;
  }
  std::vector<Walk::Next> open;
  for (const std::string& move : best_at(at)) {
    Walk::Next next{.seat = at.to_move(),
                    .move = move,
                    .at = games::after(at, move),
                    .trick = trick,
                    .number = number,
                    .count = count};
    next.trick.plays.push_back({at.to_move(), move});
    if (ends_trick(*next.at)) {
      close_trick(at, *next.at, next.trick);
      const LineAnswer answer = walk.question.ask(next.trick, next.number++, next.count);
      if (answer == walk.wanted) return true;
      if (answer != LineAnswer::kOpen) continue;
      next.trick = {};
    }
    if (walk.tried.contains(Walk::key(*next.at, next.number, next.count))) continue;
    open.push_back(std::move(next));
  }
  if (!open.empty()) {
    Walk::Next& next = open[walk.choice(open)];
    const std::string there = Walk::key(*next.at, next.number, next.count);
    if (finds(walk, *next.at, next.trick, next.number, next.count)) return true;
    if (open.size() > 1 || !walk.tried.contains(there)) return false;
  }
  walk.tried.insert(here);
  return false;
}

const std::vector<std::string>& BestPlay::best_at(const games::Position& at) {
  const auto [found, added] = best_.try_emplace(at.key());
  if (!added) return found->second;
  std::vector<std::string> best = at.moves();
  if (best.size() > 1) {
    ++solved_;
    games::Solution solved = solver_.solve(at, {});
    nodes_ += solved.nodes;
    if (!solved.stopped) best = std::move(solved.best);
  }
  for (const std::vector<std::string>& together : at.classes())
    for (const std::string& move : together)
      if (std::ranges::find(best, move) != best.end()) {
        found->second.push_back(move);
        break;
      }
  if (found->second.empty()) found->second = std::move(best);
  return found->second;
}

}  // namespace ouverte::tutor
