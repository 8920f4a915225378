// The loop of every subcommand that reads files: each record answered as soon as it is read, the answers and the faults
// in the order of the input, a progress bar over it all.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/console/record_source.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/answer.hpp"

namespace ouverte::cli {

using FindAnswer = std::function<absl::StatusOr<Found>(const records::Record&, requests::Context&)>;
using SayAnswer = std::function<void(const records::Record&, const Found&, Report&)>;

struct EveryRecord {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;  // of texts in words
  Form form = Form::kText;
  unsigned threads = 1;       // so many records are answered at a time, each in a context of its own
  requests::Limits limits;    // of each record
  std::string payments = {};  // of the table, in place of what the records say
};
void for_each_record(Session& session, const EveryRecord& every, const FindAnswer& find, const SayAnswer& say);

// The same for one record after the other, where answering one is all that is done with it. `what` they are, for the
// progress bar: "deals".
using AnswerRecord = std::function<absl::Status(const records::Record&)>;
void answer_in_turn(Session& session, RecordSource& source, const std::string& what, Report& report,
                    requests::SolverKeeper& solvers, const AnswerRecord& answer);

// Says, if so, that no more than so many of the records were looked at before the user asked for the end.
void say_interrupted(const Session& session, std::size_t done, std::size_t count);

// Says, if so, that the system refused threads.
void say_of_threads(const Console& console, bool refused);

// The argument --payments.
void add_payments_argument(CLI::App& command, std::string& payments);

// The argument --threads.
void add_threads_argument(CLI::App& command, unsigned& threads);

}  // namespace ouverte::cli
