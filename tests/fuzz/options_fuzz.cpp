// The arguments of the program, one a line, with the commands that write no files. Standard input is empty: how much
// memory or time is asked for does not matter.
#include <algorithm>
#include <array>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/program.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {
namespace {

constexpr std::array<std::string_view, 8> kCommands = {"solve",   "table", "prove", "check",
                                                       "explain", "games", "rules", "puzzle"};
constexpr std::array<std::string_view, 4> kOfPuzzles = {"read", "solve", "verify", "submit"};

bool known(std::span<const std::string_view> words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

void read(std::string_view bytes) {
  std::vector<std::string> words = {"ouverte"};
  for (std::istringstream lines{std::string(bytes)}; std::getline(lines, words.emplace_back());) {
  }
  words.pop_back();
  if (bytes.find('/') != std::string_view::npos) return;  // a file of the machine
  if (words.size() < 2 || !known(kCommands, words[1])) return;
  if (words[1] == "puzzle" && (words.size() < 3 || !known(kOfPuzzles, words[2]))) return;

  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status =
      cli::run(static_cast<int>(arguments.size()), arguments.data(), {in, out, err}, {}, games::all_games());
  must(status == 0 || !out.str().empty() || !err.str().empty(), "what is wrong is said");
}

}  // namespace ouverte::fuzz
