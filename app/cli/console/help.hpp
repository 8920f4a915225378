// How --help is laid out: a line of what the command does, its usage, a row for each argument, option and subcommand,
// folded at 80 columns, and the foot as it was given.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <utility>
#include <vector>

namespace ouverte::cli {

// What is typed, and what it does.
using HelpRow = std::pair<std::string, std::string>;

// All that a command says of itself, for --help, manual pages and completions.
struct CommandHelp {
  std::string usage;                         // "ouverte solve [OPTIONS] FILE…"
  std::vector<HelpRow> arguments;            // "FILE…"
  std::vector<HelpRow> options;              // "--time TIME"
  std::vector<const CLI::App*> subcommands;  // which say the same of themselves
};

// `name`: what is typed to reach the command, such as "ouverte solve".
[[nodiscard]] CommandHelp help_of(const CLI::App& command, const std::string& name);

class HelpFormatter : public CLI::FormatterBase {
 public:
  [[nodiscard]] std::string make_help(const CLI::App* command, std::string name,
                                      CLI::AppFormatMode mode) const override;
};

}  // namespace ouverte::cli
