#include "app/requests/totals.hpp"

#include <functional>
#include <string>

#include "app/requests/analyse.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "tutor/habits/habits.hpp"
#include "tutor/marks/totals.hpp"

namespace ouverte::requests {
namespace {

using Add = std::function<void(const games::Game& game, const Judged& judged)>;

// Judges every deal that a text holds, each within the limits; whether a limit stopped any. The caller has asked for
// all its own arguments.
absl::StatusOr<bool> judge_all(Arguments& given, Context& context, const Add& add) {
  const std::string text = given.text("text");
  const AnalyseArguments arguments{.objective = given.text("objective"), .guarantee = given.seat("for"), .why = false};
  const Limits limits = given.limits(kTimeForAnalyse);
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  const records::Readings readings = read_records_or_posted(text, "text");
  bool any_stopped = false;
  for (const auto& reading : readings) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) return base::invalid(records::text(*problem));
    const auto& record = std::get<records::Record>(reading);
    context.solvers.begin(limits);
    const auto found = analyse(record, arguments, context);
    if (!found.ok()) {
      const records::Problem problem = records::problem_with(record, base::message(found.status()));
      return absl::Status(found.status().code(), records::text(problem));
    }
    any_stopped = any_stopped || stopped(*found);
    if (const auto* judged = std::get_if<Judged>(&found->what)) add(*found->game, *judged);
  }
  return any_stopped;
}

base::Json answered(const char* key, base::Json told, bool any_stopped) {
  base::Json answer = {{key, std::move(told)}};
  if (any_stopped) answer["stopped"] = true;
  return answer;
}

}  // namespace

absl::StatusOr<base::Json> answer_totals(Arguments& given, Context& context) {
  tutor::Totals totals;
  const auto any_stopped = judge_all(given, context, [&](const games::Game& game, const Judged& judged) {
    totals.add(game, judged.record, judged.analysis);
  });
  if (!any_stopped.ok()) return any_stopped.status();
  return answered("totals", tutor::to_json(totals), *any_stopped);
}

absl::StatusOr<base::Json> answer_habits(Arguments& given, Context& context) {
  const std::string player = given.text("player");
  tutor::Habits habits;
  const auto any_stopped = judge_all(given, context, [&](const games::Game& game, const Judged& judged) {
    habits.add(game, judged.record, judged.analysis);
  });
  if (!any_stopped.ok()) return any_stopped.status();
  if (!player.empty())
    if (absl::Status kept = habits.keep_only(player); !kept.ok()) return base::invalid("player: ", base::message(kept));
  return answered("habits", tutor::to_json(habits), *any_stopped);
}

}  // namespace ouverte::requests
