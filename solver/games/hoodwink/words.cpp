#include "solver/games/hoodwink/words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/scores.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::hoodwink {
namespace {

// In the order of `FreeRule`: who is Hood when three different numbers of tricks are won.
constexpr std::array<std::string_view, kFreeRules.size()> kFreeHoods = {
    "none", "the one with the middling number", "the taker of the last trick", "the taker of the first trick"};

std::string sides_in_words(const Written& written) {
  if (written.free && !written.free->one_for_all() && !written.trump)
    return base::str("partners free (", free_text(*written.free), ")");
  if (written.free) {
    const FreeRule rule = written.free_rule().value_or(written.free->of[0]);
    return rule == FreeRule::kNone
               ? "partners free, no Hood if all three differ"
               : base::str("partners free, ", kFreeHoods[static_cast<std::size_t>(rule)], " Hood if all three differ");
  }
  return written.hood ? base::str(seat_text(*written.hood, kSeats), " is the Hood") : "";
}

bool plays_free(const Setup& setup) { return setup.contract.is_object() && setup.contract.contains("free"); }

constexpr std::array kVocabulary = {Word{"hood", Called::kDeclarer, {}}, Word{"partners", Called::kDefenders, {}},
                                    Word{"joker", Called::kCard, "*"}};

}  // namespace

std::string contract_in_words(const Written& written) {
  std::string words;
  const auto add = [&words](const std::string& more) {
    if (!more.empty()) words += base::str(words.empty() ? "" : ", ", more);
  };
  if (!written.settled()) add(written.discipline ? "disciplined bids" : "before the bidding");
  if (written.trump) add(base::str(suit_name(*written.trump), " trumps"));
  add(sides_in_words(written));
  if (written.scoring == Scoring::kSwing) add("swing scoring");
  return words;
}

Objective objective_of(const Setup& setup) {
  return setup.objective == text_of(kObjectives, Objective::kMake) ? Objective::kMake : Objective::kScore;
}

std::string value_in_words(search::Interval value, const Setup& setup) {
  if (objective_of(setup) == Objective::kMake) {
    if (!value.exact()) return "the Hood succeeds or fails";
    return value.lower == 1 ? "the Hood succeeds" : "the Hood fails";
  }
  const std::string_view who = plays_free(setup) ? "" : "the Hood ";
  if (!value.exact())
    return base::str(who, "settles for ", signed_number(value.lower), " to ", signed_number(value.upper));
  if (const auto end = end_with(ends_of(setup), value.lower))
    return base::str(who, end->agree ? "fails and " : "", "scores ", end->score, " (settlement ",
                     signed_number(value.lower), ")");
  return value.lower == 0 ? base::str(who, "settles even") : base::str(who, "settles for ", signed_number(value.lower));
}

std::string asked_in_words(search::Interval value, const Setup& setup) {
  constexpr std::string_view kApart = "keep the partners from taking equally many tricks";
  constexpr std::string_view kLevel = "take equally many tricks";
  const bool least = asks_at_least(value);
  if (objective_of(setup) == Objective::kMake) return std::string(least ? kApart : kLevel);
  const std::string_view whose = plays_free(setup) ? std::string_view(setup.guarantee) : "the Hood";
  const Asking asking = asking_of(ends_of(setup), least ? value.lower : value.upper + 1);
  if (asking.disagree) return std::string(least ? kApart : kLevel);
  if (!asking.score) return lead_asked(value, whose);
  return least ? base::str("score at least ", base::counted(*asking.score, "point"))
               : base::str(whose, " scores no more than ", base::counted(*asking.score - 1, "point"));
}

Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee) {
  if (objective == Objective::kMake)
    return {.goal = 1,
            .high = "the Hood",
            .low = "the partners",
            .reached = "the Hood succeeds",
            .missed = "the Hood fails",
            .unit = "deal",
            .measure = "deal",
            .whose = "the Hood"};
  if (written.free)
    return {.goal = 1,
            .high = std::string(guarantee),
            .low = "the others",
            .reached = base::str(guarantee, " wins"),
            .missed = base::str(guarantee, " does not win"),
            .unit = "point",
            .measure = "settlement",
            .whose = std::string(guarantee),
            .meaning = "twice his own score less the scores of the two others",
            .own_score = base::str("the score of ", guarantee)};
  // A Hood who takes every trick fails, and yet his settlement is above 0: in basic scoring it is below that of any
  // Hood who succeeds, in swing scoring it is not.
  constexpr int kAllTricksSettled = settlement(scores({kAllTricks, 0, 0}, Seat{0}, Scoring::kBasic), Seat{0});
  const bool basic = written.scoring.value_or(Scoring::kBasic) == Scoring::kBasic;
  return {.goal = basic ? kAllTricksSettled + 1 : 1,
          .high = "the Hood",
          .low = "the partners",
          .reached = basic ? "the Hood succeeds" : "the Hood comes out ahead",
          .missed = basic ? "the Hood fails" : "the Hood does not come out ahead",
          .unit = "point",
          .measure = "settlement",
          .whose = "the Hood",
          .meaning = "twice the Hood's score less the scores of the two partners",
          .own_score = "the score of the Hood"};
}

std::span<const Word> vocabulary() { return kVocabulary; }

absl::StatusOr<int> settlement_of_score(int score, const Setup& setup) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  std::optional<int> enough;      // the least settlement of those with the score
  int too_few = kAnything.lower;  // the greatest of those without
  for (const End& end : ends_of({.trumps = {}, .scoring = written->scoring.value_or(Scoring::kBasic)}, Seat{}, {})) {
    if (end.score >= score)
      enough = std::min(end.settlement, enough.value_or(end.settlement));
    else
      too_few = std::max(end.settlement, too_few);
  }
  if (!enough) return wrong("Task", base::str("a score of ", score), "one that the Hood can have");
  if (too_few >= *enough)
    return wrong("Task", base::str("a score of ", score, " for the Hood"),
                 base::str("his settlement: it can be ", *enough, " with that score, and ", too_few, " with less"));
  return *enough;
}

}  // namespace ouverte::games::hoodwink
