// The program as its users have it: a command line run, and what it printed.
#pragma once

#include <string>
#include <vector>

namespace ouverte::support {

struct Run {
  std::string out;
  int status = 0;  // the exit status
};
// What /bin/sh makes of a command in the folder of the sources; messages go to standard error as they do.
[[nodiscard]] Run run(const std::string& command);

// A text of the program without its counts of nodes and seconds, which differ from run to run.
[[nodiscard]] std::string without_counts(const std::string& text);

// The names of the subcommands that a --help lists; none if it lists none.
[[nodiscard]] std::vector<std::string> subcommands(const std::string& help);

}  // namespace ouverte::support
