#include "solver/cli/every_record.hpp"

#include "solver/cli/in_order.hpp"
#include "solver/cli/input.hpp"
#include "solver/cli/progress.hpp"

namespace ouverte::cli {

void for_each_record(Session& session, const EveryRecord& every, const MakeFinder& make_finder, const SayAnswer& say) {
  Report report(session, every.form);
  const io::Readings readings = read_files(every.files, session.console);
  Progress progress(session.console, "deals", static_cast<int>(readings.size()));
  games::Progress part = [](int, int) {};
  if (every.threads == 1 || readings.size() == 1)
    part = [&progress](int done, int total) { progress.part(done, total); };
  using Finding = absl::StatusOr<Found>;
  InOrder<Finding> answers(readings.size(), every.threads, [&]() -> InOrder<Finding>::Find {
    return [&readings, find = make_finder(), part](std::size_t place) -> Finding {
      const auto* record = std::get_if<io::Record>(&readings[place]);
      return record != nullptr ? find(*record, part) : Finding(absl::UnknownError("no record"));
    };
  });
  for (std::size_t place = 0; place < readings.size(); ++place) {
    if (const auto* problem = std::get_if<io::Problem>(&readings[place])) {
      progress.clear();
      report.problem(*problem);
    } else {
      const auto& record = std::get<io::Record>(readings[place]);
      const Finding found = answers.take(place);
      progress.clear();
      if (found.ok()) {
        say(record, *found, report);
      } else {
        report.problem(io::problem_with(record, std::string(found.status().message())));
      }
    }
    progress.done(static_cast<int>(place) + 1);
  }
}

void answer_in_turn(Session& session, const io::Readings& readings, const std::string& what, Report& report,
                    const AnswerRecord& answer) {
  Progress progress(session.console, what, static_cast<int>(readings.size()));
  int done = 0;
  for (const auto& reading : readings) {
    progress.clear();
    if (const auto* problem = std::get_if<io::Problem>(&reading)) {
      report.problem(*problem);
    } else {
      const auto& record = std::get<io::Record>(reading);
      const absl::Status status = answer(record);
      if (!status.ok()) report.problem(io::problem_with(record, std::string(status.message())));
    }
    progress.done(++done);
  }
}

void add_threads_argument(CLI::App& command, unsigned& threads) {
  command.add_option("--threads", threads, "so many deals at a time, each with the memory asked for")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
}

}  // namespace ouverte::cli
