#include "bench/peers/table_program.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

namespace ouverte::bench {
namespace {

constexpr std::string_view kStrainLetters = "SHDCN";
constexpr std::array<std::size_t, 4> kDeclarers = {2, 0, 3, 1};  // South, North, West, East

[[noreturn]] void give_up(const std::string& path, const char* why) {
  std::fprintf(stderr, "%s: %s\n", path.c_str(), why);
  std::exit(1);
}

std::string suits_of(cards::CardSet hand) {
  std::string text;
  for (const cards::Suit suit : cards::kAllSuits) {
    if (!text.empty()) text += ' ';
    cards::CardSet held = hand & cards::CardSet::of(suit);
    if (held.empty()) text += '-';
    for (; !held.empty(); held.remove(held.highest())) text += "23456789TJQKA"[held.highest().rank()];
  }
  return text;
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
}

// A file that is gone in the end.
class Scratch {
 public:
  Scratch() : path_((std::filesystem::temp_directory_path() / "ouverte-bench-XXXXXX").string()) {
    const int file = mkstemp(path_.data());
    if (file >= 0) close(file);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { std::filesystem::remove(path_); }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// The program with the deal, its output going to a file.
pid_t started(std::string path, std::string deal, const std::string& output) {
  std::string option = "-if";
  const std::array<char*, 4> arguments = {path.data(), option.data(), deal.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_TRUNC, 0);
  pid_t child = 0;
  const int fault = posix_spawn(&child, path.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (fault != 0) give_up(path, "cannot be started");
  return child;
}

}  // namespace

TableProgram::TimedTable TableProgram::table(const Hands& hands) const {
  const Scratch deal, output;
  std::ofstream(deal.path()) << suits_of(hands[0]) << '\n'
                             << suits_of(hands[3]) << "          " << suits_of(hands[1]) << '\n'
                             << suits_of(hands[2]) << '\n';
  const pid_t child = started(path_, deal.path(), output.path());
  int status = 0;
  rusage usage{};
  if (wait4(child, &status, 0, &usage) != child || status != 0) give_up(path_, "ended with a fault");
  TimedTable answer{.seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime)};
  std::ifstream lines(output.path());
  int strains = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string letter;
    std::array<int, 4> tricks{};
    if (!(words >> letter >> tricks[0] >> tricks[1] >> tricks[2] >> tricks[3]) || letter.size() != 1) continue;
    const std::size_t strain = kStrainLetters.find(letter);
    if (strain == std::string_view::npos) continue;
    for (std::size_t i = 0; i < 4; ++i) answer.tricks[strain][kDeclarers[i]] = tricks[i];
    ++strains;
  }
  if (strains != 5) give_up(path_, "found no table in what it prints, expected five lines such as \"N 7 7 6 6\"");
  return answer;
}

}  // namespace ouverte::bench
