#include "app/requests/totals.hpp"

#include <string>

#include "app/requests/analyse.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "tutor/marks/totals.hpp"

namespace ouverte::requests {

absl::StatusOr<base::Json> answer_totals(Arguments& given, Context& context) {
  const std::string text = given.text("text");
  const AnalyseArguments arguments{.objective = given.text("objective"), .guarantee = given.seat("for"), .why = false};
  const Limits limits = given.limits(kTimeForAnalyse);
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  const records::Readings readings = read_records_or_posted(text, "text");
  tutor::Totals totals;
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
    if (const auto* judged = std::get_if<Judged>(&found->what))
      totals.add(*found->game, judged->record, judged->analysis);
  }
  base::Json answer = {{"totals", tutor::to_json(totals)}};
  if (any_stopped) answer["stopped"] = true;
  return answer;
}

}  // namespace ouverte::requests
