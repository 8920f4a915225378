// What is said of puzzles set at random in endings of every game, against the same found out by minimax over every play
// the rules allow.
#include "puzzles/verify/verify.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <span>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/verify/cards.hpp"
#include "solver/base/status.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::Bound;
using ::testing::IsEmpty;

// A hand of Rummage can have so many that minimax takes too long.
constexpr std::size_t kMostMoves = 12;

// Values by the rules alone.
class Minimax {
 public:
  int value(const Position& at) {
    if (at.over()) return at.value();
    std::string standing = proof::standing_text(at.setup());
    if (const auto found = known_.find(standing); found != known_.end()) return found->second;
    const bool high = at.maximises();
    int best = high ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    for (const std::string& move : at.moves()) {
      const int value = this->value(*after(at, move));
      best = high ? std::max(best, value) : std::min(best, value);
    }
    known_.emplace(std::move(standing), best);
    return best;
  }

 private:
  std::map<std::string, int> known_;
};

using Moves = std::set<std::string>;
using Found = std::map<std::string, Moves>;  // by where a choice stands: the moves that keep the task

Moves moves_of(const std::vector<std::vector<std::string>>& classes) {
  Moves moves;
  for (const auto& together : classes) moves.insert(together.begin(), together.end());
  return moves;
}

// The keys and the first duals of a puzzle, line by line as docs/puzzles.md defines them.
class Lines {
 public:
  Lines(const Puzzle& puzzle, Minimax& minimax) : puzzle_(puzzle), minimax_(minimax) {
    bettered_ = minimax_.value(*puzzle.position) != puzzle.task.value;
    go(*puzzle.position, {.ply = 1});
  }

  Found best_keys, other_keys;
  std::size_t dual_ply = std::numeric_limits<std::size_t>::max();
  Found duals;  // at that ply

 private:
  struct Point {
    std::size_t ply = 1;
    bool chosen = false;
    bool best = true;
  };

  [[nodiscard]] bool fulfils(int value) const {
    return puzzle_.task.bound == Bound::kAtLeast ? value >= puzzle_.task.value : value <= puzzle_.task.value;
  }

  void go(const Position& at, Point point) {
    if (at.over() || proof::settled({.bound = puzzle_.task.bound, .value = puzzle_.task.value}, at.possible())) return;
    const auto standing = proof::standing_text(at.setup());
    if (!seen_.insert(standing + (point.chosen ? "c" : "") + (point.best ? "b" : "")).second) return;
    if (solvers_turn(puzzle_.task, at)) {
      choose(at, standing, point);
    } else {
      for (const auto& together : at.classes()) {
        const auto next = after(at, together.front());
        const bool best = bettered_ || minimax_.value(*next) == puzzle_.task.value;
        if (best || !point.chosen) go(*next, {point.ply + 1, point.chosen, point.best && best});
      }
    }
  }

  void choose(const Position& at, const std::string& standing, Point point) {
    std::vector<std::vector<std::string>> keep;
    const auto classes = at.classes();
    for (const auto& together : classes)
      if (fulfils(minimax_.value(*after(at, together.front())))) keep.push_back(together);
    const bool choice = classes.size() > 1 && (keep.size() < classes.size() || point.ply == 1);
    if (choice && !point.chosen) {
      (point.best ? best_keys : other_keys)[standing] = moves_of(keep);
      if (!point.best) return;
      keep.resize(1);
    } else if (choice && keep.size() > 1) {
      if (point.ply < dual_ply) duals.clear();
      dual_ply = std::min(dual_ply, point.ply);
      if (point.ply == dual_ply) duals[standing] = moves_of(keep);
      return;
    }
    for (const auto& together : keep)
      go(*after(at, together.front()), {point.ply + 1, point.chosen || choice, point.best});
  }

  const Puzzle& puzzle_;
  Minimax& minimax_;
  bool bettered_ = false;
  std::set<std::string> seen_;
};

Found found_of(const Puzzle& puzzle, const std::vector<Choice>& choices, bool best) {
  Found found;
  for (const Choice& choice : choices) {
    if (choice.best_defence != best) continue;
    auto at = puzzle.position->clone();
    for (const std::string& move : choice.line) EXPECT_TRUE(at->play(move).ok());
    EXPECT_EQ(choice.seat, at->to_move());
    found[proof::standing_text(at->setup())] = moves_of(choice.classes.keep);
  }
  return found;
}

class VerifyTest : public ::testing::TestWithParam<std::string> {
 protected:
  VerifyTest() {
    search::Options options;
    options.memory_mib = 16;
    solver_ = game_.solver(options);
  }

  // A puzzle with a task that asks for `more` than the value of its position, of the side to move or of the other.
  Puzzle puzzle_at(const Position& at, int more, bool exactly, base::Random& random) {
    Puzzle puzzle{.game = &game_, .record = {}, .position = at.clone(), .task = {}};
    puzzle.record.setup = at.setup();
    const bool high = exactly || random.below(3) > 0 ? at.maximises() : !at.maximises();
    puzzle.task = {.bound = high ? Bound::kAtLeast : Bound::kAtMost,
                   .value = minimax_.value(at) + (high ? more : -more),
                   .exactly = exactly};
    puzzle.record.tags = {{"Task", task_text(puzzle.task)}};
    return puzzle;
  }

  void expect_lines(const Puzzle& puzzle, const Verification& verification) {
    const Lines lines(puzzle, minimax_);
    ASSERT_TRUE(verification.lines);
    EXPECT_TRUE(verification.lines->all_keys);
    EXPECT_EQ(found_of(puzzle, verification.lines->keys, true), lines.best_keys);
    EXPECT_EQ(found_of(puzzle, verification.lines->keys, false), lines.other_keys);
    EXPECT_EQ(found_of(puzzle, verification.lines->duals, true), lines.duals);
    for (const Choice& dual : verification.lines->duals) EXPECT_EQ(dual.line.size() + 1, lines.dual_ply);
    EXPECT_EQ(verification.lines->to_the_end, lines.duals.empty());
  }

  // Whether the task is there, in a position that may be none.
  std::optional<bool> held(const Puzzle& puzzle, const games::Setup& setup) {
    const auto at = game_.position(setup);
    if (!at.ok() || (*at)->over()) return std::nullopt;
    const int value = minimax_.value(**at);
    return std::ranges::all_of(claims_of(puzzle.task), [&](const auto& claim) {
      return proof::settled(claim, {value, value});
    });
  }

  // However the cards are dealt to their places the result stays; as far as they are dealt round at all.
  bool can_be_dealt_round(const Puzzle& puzzle, std::span<const HeldCard> run) {
    const games::Setup setup = puzzle.position->setup();
    std::vector<std::size_t> places;
    for (const HeldCard& card : run) places.push_back(card.hand);
    std::ranges::sort(places);
    std::size_t dealings = 0;
    do {
      if (++dealings > ChangeLimits().dealings) return false;
      if (held(puzzle, dealt_anew(setup, run, places)) != held(puzzle, setup)) return false;
    } while (std::ranges::next_permutation(places).found);
    return true;
  }

  void expect_matters(const Puzzle& puzzle, const Matters& matters);

  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_;
  Minimax minimax_;
};

void VerifyTest::expect_matters(const Puzzle& puzzle, const Matters& matters) {
  const games::Setup setup = puzzle.position->setup();
  const std::vector<HeldCard> cards = held_cards(game_, setup);
  const auto is = held(puzzle, setup);
  // Exchanges: each of the fewest steps that changes the result, and no other.
  std::map<std::size_t, std::set<std::string>> by_steps;
  for (std::size_t a = 0; a < cards.size(); ++a)
    for (std::size_t b = a + 1; b < cards.size() && cards[b].suit == cards[a].suit; ++b) {
      if (cards[a].hand == cards[b].hand || cards[a].rank == cards[b].rank) continue;
      const std::vector<HeldCard> pair = {cards[a], cards[b]};
      const std::vector<std::size_t> hands = {cards[b].hand, cards[a].hand};
      const auto changed = held(puzzle, dealt_anew(setup, pair, hands));
      if (changed && *changed != is)
        by_steps[b - a].insert(setup.hands[cards[a].hand].first + cards[a].text + setup.hands[cards[b].hand].first +
                               cards[b].text);
    }
  std::set<std::string> exchanges;
  for (const Exchange& each : matters.changes.exchanges) {
    EXPECT_EQ(each.steps, by_steps.begin()->first);
    exchanges.insert(each.seat + each.card + each.other_seat + each.other_card);
  }
  EXPECT_EQ(exchanges, by_steps.empty() ? std::set<std::string>() : by_steps.begin()->second);
  // Runs of idle cards: those that can be dealt round and are part of no longer one.
  std::vector<std::pair<std::size_t, std::size_t>> free;
  const auto part_of_another = [&](const std::pair<std::size_t, std::size_t>& run) {
    return std::ranges::any_of(free, [&](const auto& other) {
      return other != run && other.first <= run.first && run.second <= other.second;
    });
  };
  for (std::size_t first = 0; first < cards.size(); ++first)
    for (std::size_t end = first + 2; end <= cards.size() && cards[end - 1].suit == cards[first].suit; ++end)
      if (can_be_dealt_round(puzzle, std::span(cards).subspan(first, end - first))) free.emplace_back(first, end);
  std::vector<std::vector<std::string>> idle;
  for (const auto& run : free) {
    if (part_of_another(run)) continue;
    std::set<std::size_t> hands;
    std::set<std::string> texts;
    std::vector<std::string>& texts_of_run = idle.emplace_back();
    for (std::size_t card = run.first; card < run.second; ++card) {
      hands.insert(cards[card].hand);
      texts.insert(cards[card].text);
      texts_of_run.push_back(cards[card].text);
    }
    if (hands.size() == 1 || texts.size() == 1) idle.pop_back();
  }
  std::vector<std::vector<std::string>> found;
  for (const IdleCards& run : matters.idle.idle) found.push_back(run.cards);
  EXPECT_EQ(found, idle);
}

TEST_P(VerifyTest, WhatIsSaidOfRandomEndingsIsWhatMinimaxFinds) {
  base::Random random(31);
  const records::Readings none;
  const Collection nothing(none);
  std::size_t choices = 0;
  for (int round = 0; round < support::rounds(4); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const std::size_t plays = 2 + random.below(3 * game_.seats().size());
      const auto at = support::random_ending(game_, chosen, plays, random);
      ASSERT_NE(at, nullptr);
      if (at->over() || at->possible().exact() || at->moves().size() > kMostMoves) continue;
      SCOPED_TRACE(proof::standing_text(at->setup()));
      const int value = minimax_.value(*at);
      const std::size_t cards = held_cards(game_, at->setup()).size();
      for (const int more : {-1, 0, 1})
        for (const bool exactly : {false, true}) {
          const Puzzle puzzle = puzzle_at(*at, more, exactly, random);
          SCOPED_TRACE(task_text(puzzle.task));
          // To deal a whole pack otherwise takes minimax long.
          const bool matters = more == 0 && (cards <= 30 || (cards <= 52 && round == 0));
          const auto verification = verify(puzzle, nothing, *solver_, {.matters = matters});
          ASSERT_TRUE(verification.ok()) << verification.status();
          EXPECT_EQ(verification->value, value);
          EXPECT_EQ(verification->achieved, more <= 0);
          EXPECT_EQ(verification->bettered, more < 0);
          if (more <= 0) expect_lines(puzzle, *verification);
          if (matters) expect_matters(puzzle, *verification->matters);
          EXPECT_THAT(verification->confirmation.refused, IsEmpty());
          EXPECT_EQ(verification->confirmation.proved + verification->confirmation.unproved.size(),
                    verification->confirmation.claims);
          if (verification->lines) choices += verification->lines->keys.size();
        }
    }
  EXPECT_TRUE(choices > 0 || OUVERTE_SANITIZE);  // of as few as are looked at there none may have any
}

INSTANTIATE_TEST_SUITE_P(Games, VerifyTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
