#include "app/requests/read.hpp"

#include <utility>

#include "app/requests/found.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::requests {
namespace {

// What is wrong with a record beside what was wrong with its text.
using CheckRecord = absl::Status (*)(const records::Record& record);

absl::StatusOr<base::Json> records_of_text(Arguments& given, ReadText read, CheckRecord check) {
  const std::string text = given.text("text");
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  base::Json all = base::Json::array();
  base::Json warnings = base::Json::array();
  for (const auto& reading : read(text, "")) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      all.push_back(problem_json(*problem));
      continue;
    }
    const auto& record = std::get<records::Record>(reading);
    const absl::Status status = check(record);
    all.push_back(status.ok() ? records::json_from_record(record)
                              : problem_json(records::problem_with(record, base::message(status))));
    for (const records::Problem& doubt : record.doubts) warnings.push_back(records::text(doubt));
  }
  base::Json answer = {{"records", std::move(all)}};
  if (!warnings.empty()) answer["warnings"] = std::move(warnings);
  return answer;
}

}  // namespace

base::Json problem_json(const records::Problem& problem) {
  return {{"id", id_of(problem.place)}, {"error", problem.message}};
}

absl::StatusOr<base::Json> answer_read(Arguments& given, Context& /*context*/) {
  return records_of_text(given, records::read_records, [](const records::Record&) { return absl::OkStatus(); });
}

absl::StatusOr<base::Json> answer_puzzle_read(Arguments& given, Context& /*context*/) {
  return records_of_text(given, puzzles::read_puzzles,
                         [](const records::Record& record) { return puzzles::puzzle_of(record).status(); });
}

}  // namespace ouverte::requests
