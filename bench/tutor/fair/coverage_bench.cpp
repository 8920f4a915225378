// How often the intervals of `odds` cover the true chance. The endings of bridge used here have too many layouts for
// the program to try all, and few enough to try all once for the truth. Each is judged again from many seeds, just as
// the program does it. Of 95 % intervals 93 to 97 % should cover.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/fair/inference.hpp"
#include "tutor/fair/layouts.hpp"
#include "tutor/fair/odds.hpp"
#include "tutor/fair/trials.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kCardsLeft = 8;  // 12,870 layouts of two hands, less those that voids rule out
constexpr std::size_t kMostLayouts = 13'000;

struct Judged {
  games::Setup deal;
  std::vector<std::string> plays;
  games::View view;
  std::vector<double> truth;  // by move
  std::vector<std::string> moves;
};

// What each move is worth over all layouts.
bool find_truth(const games::Game& game, Judged& judged) {
  Dealer dealer(judged.view, {}, 0);
  const auto all = dealer.all(kMostLayouts);
  if (!all || all->size() <= 5'000) return false;
  const Inference inference(judged.view);
  Trials trials(game, judged.view, std::nullopt, Wanted::kGoal, {}, 1);
  for (const Dealt& dealt : *all) {
    const games::Layout layout = dealer.layout(dealt);
    const double weight = inference.weight(dealt);
    trials.add(std::span(&layout, 1), std::span(&weight, 1));
  }
  judged.moves = trials.moves();
  double most = 0;
  for (std::size_t move = 0; move < judged.moves.size(); ++move) {
    judged.truth.push_back(mean(trials.reached(move), trials.weights()));
    most = std::max(most, judged.truth.back());
  }
  return most > 0.1 && most < 0.9 && judged.moves.size() > 1;  // else the goal tells nothing
}

// Simple players play a deal until the declaring side is on lead and each hand has the number of cards asked for.
Judged ending(const games::Game& game, base::Random& random) {
  const auto solver = game.solver({});
  for (;;) {
    Judged judged{.deal = game.random_deal(random), .plays = {}, .view = {}, .truth = {}, .moves = {}};
    const int level = 1 + static_cast<int>(random.below(4));
    judged.deal.contract = {{"trump", random.below(2) == 0 ? "NT" : "S"}, {"declarer", "S"}, {"level", level}};
    const auto at = game.playable(judged.deal).value();
    while (judged.plays.size() < (13 - kCardsLeft) * 4) {
      const std::vector<std::string> moves = at->moves();
      const auto best = solver->solve(*at, {}).best;
      judged.plays.push_back(random.below(3) == 0 ? moves[random.below(moves.size())] : best.front());
      CHECK(at->play(judged.plays.back()).ok());
    }
    if (at->to_move() != "S" && at->to_move() != "N") continue;
    judged.view = game.view(judged.deal, judged.plays, "S").value();
    if (find_truth(game, judged)) return judged;
  }
}

struct Covered {
  int held = 0, all = 0;
  void add(const Estimate& estimate, double truth) {
    held += estimate.low <= truth + 1e-9 && truth <= estimate.high + 1e-9 ? 1 : 0;
    ++all;
  }
  [[nodiscard]] double share() const { return all > 0 ? 100.0 * held / all : 0; }
};

double truth_of(const Judged& judged, const std::string& move) {
  const auto found = std::ranges::find(judged.moves, move);
  CHECK(found != judged.moves.end());
  return judged.truth[static_cast<std::size_t>(found - judged.moves.begin())];
}

void measure(int endings, int runs) {
  const games::Game& game = *games::find_game("bridge");
  base::Random random(11);
  Covered chances, gaps;
  for (int number = 0; number < endings; ++number) {
    const Judged judged = ending(game, random);
    Covered here, gaps_here;
    const std::string played = judged.moves[random.below(judged.moves.size())];
    for (int run = 1; run <= runs; ++run) {
      OddsOptions options{.most_layouts = 400, .seed = static_cast<std::uint64_t>(run), .chance_only = true};
      options.judged = played;
      options.later_guesses = false;
      const auto found = odds(game, judged.deal, judged.plays, "S", options);
      CHECK(found.ok());
      for (const CardOdds& card : found->cards) {
        here.add(card.chance, truth_of(judged, card.move));
        chances.add(card.chance, truth_of(judged, card.move));
      }
      if (!found->gap || !found->gap_in_chance || found->best.front() == played) continue;
      const double gap = truth_of(judged, found->best.front()) - truth_of(judged, played);
      gaps_here.add(*found->gap, gap);
      gaps.add(*found->gap, gap);
    }
    std::printf("ending %2d, %zu cards: chances %.1f %% of %d covered, gaps %.1f %% of %d\n", number + 1,
                judged.moves.size(), here.share(), here.all, gaps_here.share(), gaps_here.all);
    std::fflush(stdout);
  }
  std::printf("all: chances %.2f %% of %d covered, gaps %.2f %% of %d\n", chances.share(), chances.all, gaps.share(),
              gaps.all);
}

}  // namespace
}  // namespace ouverte::tutor::fair

int main(int argc, char** argv) {
  CLI::App app("Counts how often 95 % intervals of odds hold the truth, on endings whose layouts can all be tried.");
  int endings = 12, runs = 100;
  app.add_option("--endings", endings);
  app.add_option("--runs", runs);
  CLI11_PARSE(app, argc, argv);
  ouverte::tutor::fair::measure(endings, runs);
}
