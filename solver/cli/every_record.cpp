#include "solver/cli/every_record.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "solver/cli/input.hpp"
#include "solver/cli/progress.hpp"

namespace ouverte::cli {
namespace {

// The answers to a list of readings, found by several threads and taken in order.
class Answers {
 public:
  Answers(const io::Readings& readings, unsigned threads, const MakeFinder& make_finder, const games::Progress& part)
      : readings_(readings), answers_(readings.size()) {
    for (unsigned i = 0; i < threads; ++i)
      workers_.emplace_back(
          [this, find = make_finder(), part](const std::stop_token& stop) { work(stop, find, part); });
  }

  // Waits for the answer to a record.
  absl::StatusOr<Found> take(std::size_t place) {
    std::unique_lock lock(mutex_);
    found_.wait(lock, [&] { return answers_[place].has_value(); });
    absl::StatusOr<Found> answer = *std::move(answers_[place]);
    answers_[place].reset();
    return answer;
  }

 private:
  void work(const std::stop_token& stop, const FindAnswer& find, const games::Progress& part) {
    while (!stop.stop_requested()) {
      const auto place = next();
      if (!place) return;
      auto answer = find(std::get<io::Record>(readings_[*place]), part);
      const std::scoped_lock lock(mutex_);
      answers_[*place] = std::move(answer);
      found_.notify_all();
    }
  }

  std::optional<std::size_t> next() {
    const std::scoped_lock lock(mutex_);
    while (next_ < readings_.size() && !std::holds_alternative<io::Record>(readings_[next_])) ++next_;
    if (next_ == readings_.size()) return std::nullopt;
    return next_++;
  }

  const io::Readings& readings_;
  std::mutex mutex_;
  std::condition_variable found_;
  std::size_t next_ = 0;
  std::vector<std::optional<absl::StatusOr<Found>>> answers_;
  std::vector<std::jthread> workers_;  // the last member: they use the others until they are joined
};

}  // namespace

void for_each_record(Session& session, const EveryRecord& every, const MakeFinder& make_finder, const SayAnswer& say) {
  Report report(session, every.form);
  const io::Readings readings = read_files(every.files, session.console);
  const unsigned threads = std::clamp(every.threads, 1U, std::max(1U, static_cast<unsigned>(readings.size())));
  Progress progress(session.console, "deals", static_cast<int>(readings.size()));
  games::Progress part = [](int, int) {};
  if (threads == 1) part = [&progress](int done, int total) { progress.part(done, total); };
  Answers answers(readings, threads, make_finder, part);
  for (std::size_t place = 0; place < readings.size(); ++place) {
    if (const auto* problem = std::get_if<io::Problem>(&readings[place])) {
      progress.clear();
      report.problem(*problem);
    } else {
      const auto& record = std::get<io::Record>(readings[place]);
      const absl::StatusOr<Found> found = answers.take(place);
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

void add_threads_argument(CLI::App& command, unsigned& threads) {
  command.add_option("--threads", threads, "so many deals at a time, each with the memory asked for")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
}

}  // namespace ouverte::cli
