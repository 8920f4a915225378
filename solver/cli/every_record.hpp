// The loop of every subcommand that reads files: each record answered, the answers and the faults in the order of the
// input, a progress bar over it all.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "solver/cli/answer.hpp"
#include "solver/cli/report.hpp"

namespace ouverte::cli {

using FindAnswer = std::function<absl::StatusOr<Found>(const io::Record&, const games::Progress&)>;
using SayAnswer = std::function<void(const io::Record&, const Found&, Report&)>;

// What every thread answers with: one is made for each, with tables of its own.
using MakeFinder = std::function<FindAnswer()>;

struct EveryRecord {
  std::vector<std::string> files;
  Form form = Form::kText;
  unsigned threads = 1;  // so many records are answered at a time
};
void for_each_record(Session& session, const EveryRecord& every, const MakeFinder& make_finder, const SayAnswer& say);

// The argument --threads.
void add_threads_argument(CLI::App& command, unsigned& threads);

}  // namespace ouverte::cli
