// The program's --json prints the answers of requests unchanged, but for what differs from run to run.
#include "tests/support/program.hpp"

#include <string>
#include <utility>
#include <vector>

#include "app/requests/respond.hpp"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "tests/support/ran.hpp"

namespace ouverte {
namespace {

const std::string kRecord =
    R"({"id": "x", "game": "bridge", "hands": {"N": "..72.", "E": "5...", "S": "...K4", "W": ".A.9."}, "table": ["C8"], )"
    R"("leader": "E", "won": {"N": 0, "E": 7, "S": 2, "W": 2}, "contract": {"trump": "S", "declarer": "N"}, )"
    R"("plays": ["C4"], "tags": [["Puzzle", "p"], ["Task", ">= 3"]]})";

TEST(ProgramTest, PrintsTheAnswersOfRequests) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"solve", "--moves", "--line"}, R"("ask": "solve", "moves": true, "line": true)"},
      {{"solve", "--contract", "NT by S"}, R"("ask": "solve", "contract": "NT by S")"},
      {{"analyse"}, R"("ask": "analyse")"},
      {{"analyse", "--no-why"}, R"("ask": "analyse", "why": false)"},
      {{"explain", "--play", "1"}, R"("ask": "explain", "play": 1)"},
      {{"puzzle", "solve"}, R"("ask": "puzzle_solve")"},
  };
  for (const auto& [words, asked] : cases) {
    SCOPED_TRACE(asked);
    std::vector<std::string> arguments = words;
    arguments.insert(arguments.end(), {"--json", "-"});
    const support::Ran ran = support::ran(arguments, kRecord + "\n");
    const std::string answer = base::str(respond(base::str("{", asked, R"(, "record": )", kRecord, "}")), '\n');
    EXPECT_EQ(support::without_counts(answer), support::without_counts(ran.out));
    EXPECT_EQ(ran.err, "");
  }
}

}  // namespace
}  // namespace ouverte
