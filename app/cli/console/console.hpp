// What the program reads from and writes to, and what is known of the terminal behind it: handed to every subcommand,
// so that tests can stand in for the terminal.
#pragma once

#include <istream>
#include <ostream>
#include <stop_token>

#include "app/cli/text/text.hpp"

namespace ouverte::cli {

struct Console {
  std::istream& in;
  std::ostream& out;             // data
  std::ostream& err;             // messages and progress
  Colour colour = Colour::kOff;  // of `out`
  bool draws_progress = false;   // `err` is a terminal
  int columns = 80;              // of `out`: sentences are folded there
  std::stop_token stop = {};     // the user asks for the end: `in` ends, and searches do
  bool shows_data = false;       // `out` is a terminal

  [[nodiscard]] bool interrupted() const { return stop.stop_requested(); }

  // Records and answers in JSON, on `out`: for programs as they are, for a terminal made printable.
  void data(std::string_view text) const;
  // A line on `err`, behind what `out` was given before. It is made printable.
  void message(std::string_view text) const;
};

}  // namespace ouverte::cli
