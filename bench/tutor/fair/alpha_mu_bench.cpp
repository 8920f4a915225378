// What alpha-mu costs, and what the chance of the best card is by the moves looked ahead: random endings of bridge in
// no trumps, declarer to lead, in a fixed number of layouts of the defenders' cards. One line for each size and number
// of moves.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/fair/alpha_mu.hpp"
#include "tutor/fair/equal_cards.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::string_view kRanks = "AKQJT98765432";
constexpr std::string_view kSuits = "SHDC";
constexpr int kPack = 52;

std::string hand_text(std::vector<int> cards) {
  std::ranges::sort(cards);
  std::string text;
  for (int suit = 0; suit < 4; ++suit) {
    if (suit > 0) text += '.';
    for (const int card : cards)
      if (card / 13 == suit) text += kRanks[static_cast<std::size_t>(card % 13)];
  }
  return text;
}

struct Ending {
  std::vector<LayoutPoint> layouts;
  std::vector<std::vector<std::string>> equal;
};

// An ending with `cards` in each hand, whose goal some layouts reach and some do not.
Ending ending(const games::Game& game, base::Random& random, std::size_t cards, std::size_t most) {
  const auto solver = game.solver({});
  for (;;) {
    std::vector<int> pack(kPack);
    for (int i = 0; i < kPack; ++i) pack[static_cast<std::size_t>(i)] = i;
    random.shuffle(std::span(pack));
    std::vector<int> hidden(pack.begin() + static_cast<std::ptrdiff_t>(2 * cards),
                            pack.begin() + static_cast<std::ptrdiff_t>(4 * cards));
    const auto hand = [&](const std::vector<int>& from, std::size_t number) {
      const auto first = from.begin() + static_cast<std::ptrdiff_t>(number * cards);
      return hand_text({first, first + static_cast<std::ptrdiff_t>(cards)});
    };
    games::Setup setup;
    setup.leader = "S";
    setup.contract = {{"trump", "NT"}, {"declarer", "S"}};
    Ending ending;
    std::vector<std::string> seen;
    int goal = 0;
    for (std::size_t tries = 0; tries < 20 * most && ending.layouts.size() < most; ++tries) {
      setup.hands = {{"N", hand(pack, 0)}, {"E", hand(hidden, 0)}, {"S", hand(pack, 1)}, {"W", hand(hidden, 1)}};
      auto position = game.position(setup);
      CHECK(position.ok());
      if (std::ranges::find(seen, setup.hands[1].second) == seen.end()) {
        seen.push_back(setup.hands[1].second);
        if (ending.layouts.empty()) goal = std::max(solver->solve(**position, {}).value.lower, 1);
        ending.layouts.push_back({.position = *std::move(position), .weight = 1, .goal = goal, .high = true});
      }
      random.shuffle(std::span(hidden));
    }
    const auto reached = std::ranges::count_if(
        ending.layouts, [&](const LayoutPoint& layout) { return solver->reaches(*layout.position, goal).value(); });
    if (reached * 5 < std::ssize(ending.layouts) || reached == std::ssize(ending.layouts)) continue;
    std::vector<std::vector<std::string>> sequences(4);
    std::vector<std::string> pool, gone;
    for (int card = 0; card < kPack; ++card) {
      const std::string name{kSuits[static_cast<std::size_t>(card / 13)], kRanks[static_cast<std::size_t>(card % 13)]};
      sequences[static_cast<std::size_t>(card / 13)].push_back(name);
      const auto place = static_cast<std::size_t>(std::ranges::find(pack, card) - pack.begin());
      if (place >= 4 * cards) gone.push_back(name);
      if (place >= 2 * cards && place < 4 * cards) pool.push_back(name);
    }
    ending.equal = equal_cards(sequences, pool, gone);
    return ending;
  }
}

void measure(std::size_t cards, std::size_t layouts, int most_moves) {
  constexpr int kEndings = 8;
  const games::Game& game = *games::find_game("bridge");
  for (int moves = 1; moves <= most_moves; ++moves) {
    base::Random random(cards * 1000 + layouts);
    std::uint64_t leaves = 0, nodes = 0;
    double seconds = 0, worst = 0, chance = 0;
    for (int i = 0; i < kEndings; ++i) {
      const Ending one = ending(game, random, cards, layouts);
      const auto solver = game.solver({});
      const std::clock_t begin = std::clock();
      const AlphaMuAnswer found =
          alpha_mu(one.layouts, {.seats = "NS", .own_moves = moves, .equal = one.equal}, *solver);
      const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
      seconds += took;
      worst = std::max(worst, took);
      leaves += found.leaves;
      nodes += found.nodes;
      chance += found.chance;
    }
    std::printf("%zu cards, %zu layouts, M = %d: %llu leaves, %llu nodes, %.3f s (worst %.3f), best card %.4f\n", cards,
                layouts, moves, static_cast<unsigned long long>(leaves / kEndings),
                static_cast<unsigned long long>(nodes / kEndings), seconds / kEndings, worst, chance / kEndings);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace ouverte::tutor::fair

int main() {
  using ouverte::tutor::fair::measure;
  measure(4, 20, 8);
  measure(4, 70, 8);
  measure(6, 16, 12);
  measure(5, 252, 10);
  measure(6, 200, 12);
  measure(8, 12, 5);
  measure(8, 100, 4);
  measure(10, 40, 3);
  measure(12, 40, 2);
}
