// The files of the puzzle commands: records as everywhere, and problems in plain text as people post them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/cli/console/console.hpp"
#include "app/requests/read_text.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {

// What a post leaves out, told by options: each is read as if the post said it; and what of it is left out.
struct Supplied {
  std::string game, trump, declarer, leader, won, task;
  puzzles::WordsUsed used = puzzles::WordsUsed::kAll;

  void add_to(CLI::App& command);
  [[nodiscard]] std::string words() const;
  [[nodiscard]] puzzles::HowPosted how() const { return {.supplied = words(), .words = used}; }
  [[nodiscard]] requests::ReadText reader() const;
};

// What the files hold, in their order, as `read_files` gives it; a text that is no PBN, LIN or JSON is read as posted.
[[nodiscard]] records::Readings read_puzzle_files(const std::vector<std::string>& files, const Console& console,
                                                  const Supplied& supplied = {});

}  // namespace ouverte::cli
