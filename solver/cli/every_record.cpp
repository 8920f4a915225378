#include "solver/cli/every_record.hpp"

#include "solver/cli/input.hpp"

namespace ouverte::cli {

void for_each_record(Session& session, const std::vector<std::string>& files, Form form, const FindAnswer& find,
                     const SayAnswer& say) {
  Report report(session, form);
  const io::Readings readings = read_files(files, session.console);
  Progress progress(session.console, "deals", static_cast<int>(readings.size()));
  int done = 0;
  for (const auto& reading : readings) {
    if (const auto* problem = std::get_if<io::Problem>(&reading)) {
      progress.clear();
      report.problem(*problem);
    } else {
      const auto& record = std::get<io::Record>(reading);
      const absl::StatusOr<Found> found = find(record, progress);
      progress.clear();
      if (found.ok()) {
        say(*found, report);
      } else {
        report.problem(io::problem_with(record, std::string(found.status().message())));
      }
    }
    progress.done(++done);
  }
}

}  // namespace ouverte::cli
