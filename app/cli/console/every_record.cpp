#include "app/cli/console/every_record.hpp"

#include <memory>
#include <optional>

#include "absl/strings/str_format.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/in_order.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/progress.hpp"
#include "app/requests/caught.hpp"

namespace ouverte::cli {
void say_of_threads(const Console& console, bool refused) {
  if (refused) console.message("--threads: the system refused some; the others do the work");
}

void for_each_record(Session& session, const EveryRecord& every, const FindAnswer& find, const SayAnswer& say) {
  Report report(session, every.form);
  const records::Readings readings = read_files(every.files, session.console);
  Progress progress(session.console, "deals", static_cast<int>(readings.size()));
  games::Progress part = [](int, int) {};
  if (every.threads == 1 || readings.size() == 1)
    part = [&progress](int done, int total) { progress.part(done, total); };
  using Finding = absl::StatusOr<Found>;
  const auto make_find = [&]() -> InOrder<Finding>::Find {
    const auto context = std::make_shared<requests::Context>(session.context(every.limits));
    context->progress = part;
    return [&readings, &find, context](std::size_t place) -> Finding {
      const auto* record = std::get_if<records::Record>(&readings[place]);
      if (record == nullptr) return absl::UnknownError("no record");
      context->solvers.begin();
      return find(*record, *context);
    };
  };
  InOrder<Finding> answers(readings.size(), every.threads, make_find, session.console.stop);
  say_of_threads(session.console, answers.refused());
  for (std::size_t place = 0; place < readings.size(); ++place) {
    std::optional<Finding> found = requests::caught([&] { return answers.take(place); });
    progress.clear();
    if (!found) return say_interrupted(session, place, readings.size());
    if (const auto* problem = std::get_if<records::Problem>(&readings[place])) {
      report.problem(*problem);
    } else if (const auto& record = std::get<records::Record>(readings[place]); found->ok()) {
      (*found)->interrupted = session.console.interrupted();
      session.limited(requests::stopped(**found));
      say(record, **found, report);
    } else {
      report.problem(records::problem_with(record, std::string(found->status().message())));
    }
    progress.done(static_cast<int>(place) + 1);
  }
}

void answer_in_turn(Session& session, const records::Readings& readings, const std::string& what, Report& report,
                    requests::SolverKeeper& solvers, const AnswerRecord& answer) {
  Progress progress(session.console, what, static_cast<int>(readings.size()));
  int done = 0;
  for (const auto& reading : readings) {
    progress.clear();
    if (session.console.interrupted()) return say_interrupted(session, static_cast<std::size_t>(done), readings.size());
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      report.problem(*problem);
    } else {
      const auto& record = std::get<records::Record>(reading);
      solvers.begin();
      const absl::Status status = requests::caught([&] { return answer(record); });
      progress.clear();
      if (!status.ok() && session.console.interrupted())
        return say_interrupted(session, static_cast<std::size_t>(done), readings.size());
      if (!status.ok()) report.problem(records::problem_with(record, std::string(status.message())));
    }
    progress.done(++done);
  }
}

void say_interrupted(const Session& session, std::size_t done, std::size_t count) {
  session.console.message(absl::StrFormat("%d of %d were looked at", done, count));
}

void add_threads_argument(CLI::App& command, unsigned& threads) {
  constexpr unsigned kMostThreads = 1024;
  add_number(command, "--threads", threads, {1, kMostThreads},
             "Work on N deals in parallel, each with the memory of --memory");
}

}  // namespace ouverte::cli
