#include "tutor/coach/target.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::tutor {
namespace {

// A position under an objective whose values are numbers of tricks or card points, with a goal among them.
struct CountedGoal {
  std::unique_ptr<games::Position> at;
  games::Stakes stakes;
};

// Of the measures "tricks", "card points" and so on: those which a player can count on the table.
bool counts_on_the_table(const games::Stakes& stakes) {
  return stakes.goal && stakes.meaning.empty() && stakes.measure.ends_with(stakes.unit + "s");
}

std::optional<CountedGoal> counted_goal(const games::Game& game, const games::Setup& setup) {
  for (const games::ContractInfo& info : game.contracts()) {
    for (const std::string_view objective : info.objectives) {
      games::Setup counted = setup;
      counted.objective = objective;
      auto at = game.position(counted);
      if (!at.ok()) continue;
      auto stakes = game.stakes((*at)->setup());
      if (!stakes.ok() || !counts_on_the_table(*stakes)) continue;
      const search::Interval possible = (*at)->possible();
      if (possible.lower == games::kAnything.lower || possible.upper == games::kAnything.upper) continue;
      return CountedGoal{.at = *std::move(at), .stakes = *std::move(stakes)};
    }
  }
  return std::nullopt;
}

bool tricks_taken(const games::Setup& setup) {
  return setup.won && std::ranges::any_of(*setup.won, [](const auto& each) { return each.second > 0; });
}

// The contract without what stands behind it in brackets.
std::string named(const games::Contract& contract) {
  const std::string words = contract.words();
  return words.substr(0, words.find(" ("));
}

// "6 more of 9 tricks", "all 9 tricks", "the last trick".
std::string amount(const Target::Count& count, bool begun) {
  if (count.of == 1) return base::str("the last ", count.unit);
  const std::string all = base::counted(count.of, count.unit);
  if (count.more == count.of) return base::str("all ", all);
  return base::str(count.more, begun ? " more of " : " of ", all);
}

Target in_count(const CountedGoal& goal, const std::string& contract) {
  const search::Interval possible = goal.at->possible();
  const int least = *goal.stakes.goal;
  const bool high = goal.at->maximises();
  // Who wants the number high need not be who has what is counted: a misère.
  const bool own = goal.stakes.whose == goal.stakes.high;
  const bool declares = high == own;
  const std::string before = base::str(declares ? "" : "to beat ", contract, ": ");
  if (possible.lower >= least) return {.count = {}, .words = base::str(contract, ": ", goal.stakes.reached)};
  if (possible.upper < least) return {.count = {}, .words = base::str(contract, ": ", goal.stakes.missed)};
  const int of = possible.upper - possible.lower;
  const Target::Count count{
      .more = high ? least - possible.lower : possible.upper - least + 1, .of = of, .unit = goal.stakes.unit};
  if (own) return {.count = count, .words = before + amount(count, tricks_taken(goal.at->setup()))};
  const std::string all = base::counted(of, count.unit);
  const int few = least - 1 - possible.lower;
  if (high)
    return {.count = count,
            .words = base::str(before, goal.stakes.whose, " to take ", base::counted(few + 1, count.unit), " of ", of)};
  return {.count = count,
          .words = few == 0 ? base::str(before, "none of the ", all)
                            : base::str(before, "no more than ", few, " of the ", all)};
}

}  // namespace

Target target(const games::Game& game, const games::Position& position, Sees sees, std::string_view seats) {
  const bool all = sees == Sees::kEverything;
  if (!all && game.hides_sides()) return {};
  const games::Setup setup = position.setup();
  const games::Contract contract = game.contract_of(setup);
  const games::Contract known = all ? contract : game.known_contract(setup, seats);
  const auto stakes = game.stakes(setup);
  if (!stakes.ok()) return {};
  // What is kept from the player may be part of the count.
  if (known == contract && !contract.free_for_all())
    if (const auto goal = counted_goal(game, setup)) return in_count(*goal, named(known));
  if (!stakes->goal) return {};
  return {.count = {}, .words = base::str("aim: ", position.maximises() ? stakes->reached : stakes->missed)};
}

}  // namespace ouverte::tutor
