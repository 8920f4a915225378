#include "app/cli/console/report.hpp"

#include <ostream>

namespace ouverte::cli {

void Report::lines(const std::vector<Text>& lines) {
  for (const Text& line : lines)
    session_.console.out << line.bytes(session_.console.colour, session_.console.columns) << "\n";
  session_.console.out << std::flush;
}

void Report::object(const base::Json& object) {
  // Text from files may hold any bytes: what is not UTF-8 is replaced rather than an error.
  session_.console.out << object.dump(-1, ' ', false, base::Json::error_handler_t::replace) << "\n" << std::flush;
}

void Report::problem(const records::Problem& problem) {
  session_.status = Status::kBadInput;
  if (form_ == Form::kJson) {
    object({{"id", id_of(problem.place)}, {"error", problem.message}});
  } else {
    session_.console.message(records::text(problem));
  }
}

base::Json id_of(const records::Place& place) { return place.board.empty() ? base::Json() : base::Json(place.board); }

}  // namespace ouverte::cli
