// What was answered of puzzles, and when each is due again: an SQLite file of the user's own. Every answer is one
// transaction; a file that cannot be read or written is left as it is, and said to be so.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/time/civil_time.h"
#include "tutor/train/schedule.hpp"

struct sqlite3;

namespace ouverte::cli {

struct Answered {
  std::string key;  // of the puzzle, under all its names (`puzzles::key_of`)
  std::string game;
  std::string name;
  std::vector<std::string> themes;
  std::string record;  // the puzzle itself, as a line of JSON
  absl::CivilSecond at;
  tutor::Quality quality = tutor::Quality::kPerfect;
  int hints = 0;
  std::string wrong;  // the first wrong move; empty: none
};

struct Known {
  std::string key;
  std::string record;
  tutor::Schedule schedule;
  int answers = 0;
  absl::CivilDay due;
};

// Answers that have something in common, such as a game.
struct AnswerCount {
  std::string game;
  std::string theme;  // empty: of all themes
  int answers = 0;
  int right = 0;
};

class History {
 public:
  // To be added to: makes the file and its folders where there is none, and finds out whether it can be written. Errors
  // name the file, and say what was found there.
  [[nodiscard]] static absl::StatusOr<History> open(const std::string& path);
  // To be read only, which works without the right to write, and while another program does; an empty history where
  // there is no file.
  [[nodiscard]] static absl::StatusOr<History> open_to_read(const std::string& path);

  // Keeps an answer and when the puzzle is due again, both or neither.
  absl::Status add(const Answered& answer);
  // These are all answers to a puzzle, one at least, whatever was known of it; when it is due follows from them.
  absl::Status replace(const std::vector<Answered>& answers);
  // All answers, puzzle by puzzle, those to each in the order in which they were given; without its themes.
  [[nodiscard]] absl::StatusOr<std::vector<Answered>> answers() const;

  [[nodiscard]] absl::StatusOr<std::optional<Known>> find(std::string_view key) const;
  // Puzzles that are due on a day or before it, the longest due first.
  [[nodiscard]] absl::StatusOr<std::vector<Known>> due(absl::CivilDay day) const;
  [[nodiscard]] absl::StatusOr<std::optional<absl::CivilDay>> next_due(absl::CivilDay after) const;
  // Games by name, of each its themes by name behind the sum of all.
  [[nodiscard]] absl::StatusOr<std::vector<AnswerCount>> answer_counts() const;

 private:
  struct Close {
    void operator()(sqlite3* file) const;
  };
  History(std::string path, sqlite3* file) : path_(std::move(path)), file_(file) {}
  static absl::StatusOr<History> connect(const std::string& path, int flags);
  absl::StatusOr<int> number(const char* sql) const;  // that a query of one number gives
  absl::Status prepare_file();                        // to be written
  absl::Status check_form() const;                    // whether it is a history, and whole
  absl::Status write(const Answered& answer);         // within a transaction
  absl::Status in_transaction(const std::function<absl::Status()>& work);
  [[nodiscard]] absl::Status fault(int code) const;

  class Statement;
  std::string path_;
  std::unique_ptr<sqlite3, Close> file_;
};

// Where it lies unless the user says otherwise: ouverte/history.sqlite in $XDG_DATA_HOME, or in ~/.local/share.
[[nodiscard]] absl::StatusOr<std::string> default_history();

}  // namespace ouverte::cli
