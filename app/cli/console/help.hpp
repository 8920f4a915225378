// How --help is laid out: a line of what the command does, its usage, a row for each argument, option and subcommand,
// folded at 80 columns, and the foot as it was given.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace ouverte::cli {

class HelpFormatter : public CLI::FormatterBase {
 public:
  // `name`: what is typed to reach the command, such as "ouverte solve".
  [[nodiscard]] std::string make_help(const CLI::App* command, std::string name,
                                      CLI::AppFormatMode mode) const override;
};

}  // namespace ouverte::cli
