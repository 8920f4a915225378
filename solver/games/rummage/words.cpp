#include "solver/games/rummage/words.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::rummage {
namespace {

std::string out_in_words(search::Interval value) {
  if (value.lower == kNever) return "cannot force going out";
  if (value.exact()) return base::str("goes out within ", base::counted(value.lower, "play"));
  if (value.upper == kNever) return base::str("does not go out within ", base::counted(value.lower - 1, "play"));
  return base::str("goes out within ", value.lower, " to ", base::counted(value.upper, "play"));
}

constexpr std::array kVocabulary = {Word{"joker", Called::kCard, "*"}};

}  // namespace

std::string contract_in_words(const Written& written) {
  std::string words = written.players ? base::str(*written.players, " players") : "every player for himself";
  if (written.horizon) words += base::str(", to a horizon of ", base::counted(*written.horizon, "play"));
  return words;
}

std::string value_in_words(search::Interval value, Objective objective) {
  if (objective == Objective::kOut) return out_in_words(value);
  constexpr std::string_view kOf = " in the settlement";
  if (value.exact()) return signed_number(value.lower).append(kOf);
  if (value.lower <= -kInfinity && value.upper >= kInfinity) return "anything";
  if (value.lower <= -kInfinity) return base::str(signed_number(value.upper), " at most", kOf);
  if (value.upper >= kInfinity) return base::str(signed_number(value.lower), " at least", kOf);
  return base::str(signed_number(value.lower), " to ", signed_number(value.upper), kOf);
}

std::string asked_in_words(search::Interval value, Objective objective, std::string_view guarantee) {
  if (objective == Objective::kScore) return lead_asked(value, guarantee);
  if (asks_at_most(value)) return base::str("go out within ", base::counted(value.upper, "play"));
  if (value.lower >= kNever) return base::str(guarantee, " cannot force going out");
  return base::str(guarantee, " does not go out within ", base::counted(value.lower - 1, "play"));
}

Stakes stakes_of(Objective objective, std::string_view guarantee) {
  const std::string player(guarantee);
  if (objective == Objective::kOut)  // he wants few plays, the others many
    return {.goal = kNever,
            .high = "the others",
            .low = player,
            .reached = player + " cannot force going out",
            .missed = player + " goes out",
            .unit = "play",
            .measure = "plays",
            .whose = player,
            .meaning = "everybody's, until he is out"};
  return {.goal = 1,
          .high = player,
          .low = "the others",
          .reached = player + " wins",
          .missed = player + " does not win",
          .unit = "point",
          .step = kUnit,
          .measure = "settlement",
          .whose = player,
          .meaning = "his own score once for each player, less the scores of all"};
}

std::span<const Word> vocabulary() { return kVocabulary; }

}  // namespace ouverte::games::rummage
