// The loop of every subcommand that reads files: each record answered in turn, the answers and the faults in the order
// of the input, a progress bar over it all.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "solver/cli/answer.hpp"
#include "solver/cli/progress.hpp"
#include "solver/cli/report.hpp"

namespace ouverte::cli {

using FindAnswer = std::function<absl::StatusOr<Found>(const io::Record&, Progress&)>;
using SayAnswer = std::function<void(const Found&, Report&)>;

void for_each_record(Session& session, const std::vector<std::string>& files, Form form, const FindAnswer& find,
                     const SayAnswer& say);

}  // namespace ouverte::cli
