#include "tests/support/program.hpp"

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <regex>
#include <sstream>

namespace ouverte::support {

Run run(const std::string& command) {
  FILE* const pipe = popen(("cd '" OUVERTE_SOURCE_DIR "' && " + command).c_str(), "r");
  Run run{.out = "", .status = -1};
  if (pipe == nullptr) return run;
  std::array<char, 4096> piece{};
  while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), pipe)) run.out.append(piece.data(), count);
  const int status = pclose(pipe);
  if (WIFEXITED(status)) run.status = WEXITSTATUS(status);
  return run;
}

std::string without_counts(const std::string& text) {
  static const std::regex nodes("[0-9,]+ nodes, [0-9.]+ s");
  static const std::regex json(R"("nodes":[0-9]+,"seconds":[-+.e0-9]+)");
  return std::regex_replace(std::regex_replace(text, nodes, "… nodes, … s"), json, R"("nodes":…,"seconds":…)");
}

std::vector<std::string> subcommands(const std::string& help) {
  std::vector<std::string> names;
  const std::size_t list = help.find("Subcommands:");
  if (list == std::string::npos) return names;
  std::istringstream lines(help.substr(list));
  std::string line;
  for (std::getline(lines, line); std::getline(lines, line) && line.starts_with("  ");)
    if (line[2] != ' ') names.push_back(line.substr(2, line.find(' ', 2) - 2));
  return names;
}

}  // namespace ouverte::support
