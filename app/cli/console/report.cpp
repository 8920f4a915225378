#include "app/cli/console/report.hpp"

#include <ostream>

#include "app/requests/read.hpp"

namespace ouverte::cli {

void Report::lines(const std::vector<Text>& lines) {
  for (const Text& line : lines)
    session_.console.out << line.bytes(session_.console.colour, session_.console.columns) << "\n";
  session_.console.out << std::flush;
}

void Report::lines_of(const records::Place& place, const std::vector<Text>& lines) {
  std::vector<Text> all = {Text(records::text(place), Style::kStrong)};
  append(all, lines, 0);
  this->lines(all);
}

void Report::object(const base::Json& object) { session_.console.data(base::json_line(object) + "\n"); }

void Report::found(const Found& found, const games::Request& request) {
  if (form_ == Form::kJson) {
    object(found_json(found, request));
  } else {
    lines(found_text(found, request));
  }
}

void Report::problem(const records::Problem& problem) {
  session_.status = Status::kBadInput;
  if (form_ == Form::kJson) {
    object(requests::problem_json(problem));
  } else {
    session_.console.message(records::text(problem));
  }
}

}  // namespace ouverte::cli
