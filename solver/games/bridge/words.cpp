#include "solver/games/bridge/words.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/fields.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr std::array<std::string_view, 3> kDoubledWords = {"", " doubled", " redoubled"};

}  // namespace

std::string contract_in_words(const Contract& contract) {
  std::string words;
  if (contract.level) words += base::str(*contract.level, " ");
  words += base::str(trump_name(contract.trump), kDoubledWords[static_cast<std::size_t>(contract.doubled)]);
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

Stakes stakes_of(const Contract& contract) {
  Stakes stakes{.goal = {},
                .high = "declarer",
                .low = "the defence",
                .reached = "the contract is made",
                .missed = "the contract goes down",
                .unit = "trick"};
  if (contract.level && !contract.ending) stakes.goal = *contract.level + kBook;
  return stakes;
}

}  // namespace ouverte::games::bridge
