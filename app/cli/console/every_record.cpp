#include "app/cli/console/every_record.hpp"

#include <memory>
#include <new>
#include <optional>

#include "absl/strings/str_format.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/in_order.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/progress.hpp"
#include "app/requests/caught.hpp"
#include "app/requests/payments.hpp"
#include "app/requests/spare_memory.hpp"
#include "solver/base/memory.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
void say_of_threads(const Console& console, bool refused) {
  if (refused) console.message("--threads: the system refused some; the others do the work");
}

namespace {

// What was read, of a table that pays so.
std::optional<Reading> paid(std::optional<Reading> reading, const std::string& payments) {
  const auto* record = reading ? std::get_if<records::Record>(&*reading) : nullptr;
  if (record == nullptr || payments.empty()) return reading;
  auto changed = requests::paid_by(*record, payments);
  if (!changed.ok()) return records::problem_with(*record, base::message(changed.status()));
  return *std::move(changed);
}

}  // namespace

void for_each_record(Session& session, const EveryRecord& every, const FindAnswer& find, const SayAnswer& say) {
  const Console& console = session.console;
  Report report(session, every.form);
  RecordSource source(every.files, console, reader(every.words));
  Progress progress(console, "deals", static_cast<int>(source.known()));
  games::Progress part = [](int, int) {};
  if (every.threads == 1 || source.known() == 1)
    part = [&progress](int done, int total) { progress.part(done, total); };
  using Finding = absl::StatusOr<Found>;
  using Answers = InOrder<Reading, Finding>;
  const auto make_find = [&]() -> Answers::Find {
    const auto context = std::make_shared<requests::Context>(session.context(every.limits));
    context->progress = part;
    return [&source, &progress, &find, context](const Reading& reading) -> Finding {
      const auto* record = std::get_if<records::Record>(&reading);
      if (record == nullptr) return absl::UnknownError("no record");
      progress.total(static_cast<int>(source.known()));
      context->solvers.begin();
      return find(*record, *context);
    };
  };
  // Where a table leaves too little to the rest, the smallest one does.
  const auto answered = [&](Answers::Taken& taken) -> Finding {
    try {
      return taken.answer();
    } catch (const std::bad_alloc&) {
      base::memory_refused() = true;
    }
    requests::keep_spare_memory();
    requests::Limits least = every.limits;
    least.memory_mib = 1;
    requests::Context context = session.context(least);
    context.progress = part;
    return find(std::get<records::Record>(taken.question()), context);
  };
  Answers answers([&] { return paid(source.next(), every.payments); }, every.threads, make_find, console.stop);
  say_of_threads(console, answers.refused());
  std::size_t done = 0;
  while (std::optional<Answers::Taken> taken = answers.take()) {
    progress.clear();
    say_doubts(taken->question(), console);
    Finding found = requests::caught([&] { return answered(*taken); });
    if (const auto* problem = std::get_if<records::Problem>(&taken->question())) {
      report.problem(*problem);
    } else if (const auto& record = std::get<records::Record>(taken->question()); found.ok()) {
      found->interrupted = console.interrupted();
      session.limited(requests::stopped(*found));
      say(record, *found, report);
    } else {
      report.problem(records::problem_with(record, std::string(found.status().message())));
    }
    progress.done(static_cast<int>(++done));
  }
  progress.clear();
  say_interrupted(session, done, source.known());
}

void answer_in_turn(Session& session, RecordSource& source, const std::string& what, Report& report,
                    requests::SolverKeeper& solvers, const AnswerRecord& answer) {
  const Console& console = session.console;
  Progress progress(console, what, static_cast<int>(source.known()));
  std::size_t done = 0;
  while (const std::optional<Reading> reading = source.next()) {
    progress.total(static_cast<int>(source.known()));
    progress.clear();
    say_doubts(*reading, console);
    if (const auto* problem = std::get_if<records::Problem>(&*reading)) {
      report.problem(*problem);
    } else {
      const auto& record = std::get<records::Record>(*reading);
      solvers.begin();
      const absl::Status status = requests::caught([&] { return answer(record); });
      progress.clear();
      if (!status.ok() && console.interrupted()) break;
      if (!status.ok()) report.problem(records::problem_with(record, std::string(status.message())));
    }
    progress.done(static_cast<int>(++done));
  }
  progress.clear();
  say_interrupted(session, done, source.known());
}

void say_interrupted(const Session& session, std::size_t done, std::size_t count) {
  if (!session.console.interrupted() || done == count) return;
  session.console.message(absl::StrFormat("%d of %d were looked at", done, count));
}

void add_payments_argument(CLI::App& command, std::string& payments) {
  command.add_option("--payments", payments, "Reckon with what the table pays, where that is the game's to say")
      ->type_name("TEXT")
      ->check([](const std::string& text) { return requests::fault_in_payments(text); });
}

void add_threads_argument(CLI::App& command, unsigned& threads) {
  constexpr unsigned kMostThreads = 1024;
  add_number(command, "--threads", threads, {1, kMostThreads},
             "Work on N deals in parallel, each with the memory of --memory");
}

}  // namespace ouverte::cli
