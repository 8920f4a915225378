// Where the answers and the faults of a run go: data to standard output, faults of the input to standard error (or, in
// JSON, to their place among the data), and the exit status to the session.
#pragma once

#include <vector>

#include "app/cli/console/session.hpp"
#include "app/cli/text/answer.hpp"
#include "solver/base/json.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

class Report {
 public:
  Report(Session& session, Form form) : session_(session), form_(form) {}

  void lines(const std::vector<Text>& lines);
  void lines_of(const records::Place& place, const std::vector<Text>& lines);  // with the place for a heading
  void object(const base::Json& object);                                       // one line
  void found(const Found& found, const games::Request& request);
  void problem(const records::Problem& problem);  // the exit status is bad input from now on

 private:
  Session& session_;
  Form form_;
};

}  // namespace ouverte::cli
