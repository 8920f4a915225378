#include "solver/games/bridge/words.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr std::array<std::string_view, 3> kDoubledWords = {"", " doubled", " redoubled"};

}  // namespace

std::string contract_in_words(const Contract& contract) {
  std::string words =
      contract.level ? base::str(*contract.level, trump_sign(contract.trump)) : std::string(trump_name(contract.trump));
  words += kDoubledWords[static_cast<std::size_t>(contract.doubled)];
  if (contract.declarer) words += base::str(" by ", compass_name(*contract.declarer));
  return words;
}

std::string result_in_words(search::Interval tricks, const Contract& contract) {
  std::string words = tricks_in_words(tricks);
  // An ending that stands alone says nothing about the tricks that the contract needs.
  if (!contract.level || !tricks.exact() || contract.ending) return words;
  const int over = tricks.lower - (*contract.level + kBook);
  if (over < 0) return base::str(words, ", down ", -over);
  return over == 0 ? base::str(words, ", made") : base::str(words, ", made with ", over, " over");
}

std::string asked_in_words(search::Interval tricks, const Contract& contract) {
  const bool least = asks_at_least(tricks);
  if (contract.ending) {
    const int all = *contract.ending;
    const int number = least ? tricks.lower : all - tricks.upper;
    if (number == all) return all == 1 ? "the trick" : base::str("all ", all, " tricks");
    if (number <= 0 && all == 1) return "the trick or none";
    if (number <= 0) return base::str("any number of the ", all, " tricks");
    return base::str("at least ", number, " of the ", all, " tricks");
  }
  if (contract.level && asks_for_goal(tricks, *contract.level + kBook))
    return least ? "make the contract" : "beat the contract";
  return number_asked(tricks, "trick", "declarer");
}

std::vector<Shown> tricks_of_sides(const Game::State& state) {
  const int ours = state.won_by(kNorthSouth), theirs = state.won_by(kEastWest);
  if (ours + theirs == 0) return {};
  return {{"tricks", base::str("North-South ", ours, ", East-West ", theirs)}};
}

Stakes stakes_of(const Contract& contract) {
  Stakes stakes{.goal = {},
                .high = "declarer",
                .low = "the defence",
                .reached = "the contract is made",
                .missed = "the contract goes down",
                .unit = "trick",
                .measure = "tricks",
                .whose = {}};
  if (contract.ending && contract.declarer) {
    const bool northern = side_of(*contract.declarer) == side_of(cards::Seat{0});
    stakes.high = northern ? "North-South" : "East-West";
    stakes.low = northern ? "East-West" : "North-South";
  }
  stakes.whose = stakes.high;
  if (contract.level && !contract.ending) stakes.goal = *contract.level + kBook;
  return stakes;
}

}  // namespace ouverte::games::bridge
