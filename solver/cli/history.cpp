#include "solver/cli/history.hpp"

#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kVersion = 1;               // of the tables
constexpr int kApplication = 0x4F757672;  // "Ouvr": what SQLite's header calls the application
constexpr int kLockPatience = 2'000;      // milliseconds, for another program that writes

// Days and times are ISO 8601 in the user's own time, so that texts sort as times do.
constexpr const char* kTables = R"(
  CREATE TABLE puzzle (
    key TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, record TEXT NOT NULL,
    repetitions INTEGER NOT NULL, easiness INTEGER NOT NULL, interval INTEGER NOT NULL, due TEXT NOT NULL);
  CREATE TABLE theme (key TEXT NOT NULL REFERENCES puzzle, theme TEXT NOT NULL, PRIMARY KEY (key, theme));
  CREATE TABLE answer (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL REFERENCES puzzle, at TEXT NOT NULL, quality INTEGER NOT NULL,
    hints INTEGER NOT NULL, wrong TEXT NOT NULL);
  CREATE INDEX puzzle_due ON puzzle (due);
  CREATE INDEX answer_key ON answer (key);
)";

absl::CivilDay day_of(const std::string& text) {
  absl::CivilDay day;
  return absl::ParseCivilTime(text, &day) ? day : absl::CivilDay();
}

}  // namespace

// One SQL statement with its arguments; read row by row, or run to its end.
class History::Statement {
 public:
  Statement(const History& history, const char* sql) : history_(history) {
    code_ = sqlite3_prepare_v2(history.file_.get(), sql, -1, &statement_, nullptr);
  }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement() { sqlite3_finalize(statement_); }

  Statement& bind(std::string_view text) {
    if (code_ == SQLITE_OK)
      code_ = sqlite3_bind_text(statement_, ++bound_, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
  }
  Statement& bind(int number) {
    if (code_ == SQLITE_OK) code_ = sqlite3_bind_int(statement_, ++bound_, number);
    return *this;
  }

  // False after the last row, or when something went wrong.
  bool next() {
    if (code_ == SQLITE_OK || code_ == SQLITE_ROW) code_ = sqlite3_step(statement_);
    return code_ == SQLITE_ROW;
  }
  absl::Status run() {
    while (next()) {
    }
    return status();
  }
  [[nodiscard]] absl::Status status() const {
    return code_ == SQLITE_OK || code_ == SQLITE_ROW || code_ == SQLITE_DONE ? absl::OkStatus() : history_.fault(code_);
  }
  [[nodiscard]] std::string text(int column) const {
    const auto* const bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    return bytes == nullptr ? "" : bytes;
  }
  [[nodiscard]] int number(int column) const { return sqlite3_column_int(statement_, column); }

 private:
  const History& history_;
  sqlite3_stmt* statement_ = nullptr;
  int code_ = SQLITE_OK;
  int bound_ = 0;
};

void History::Close::operator()(sqlite3* file) const { sqlite3_close(file); }

absl::Status History::fault(int code) const {
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return absl::UnavailableError(
          absl::StrFormat("%s: is being written by another program; nothing was changed", path_));
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return absl::DataLossError(absl::StrFormat(
          "%s: found no history that can be read (%s), expected one that ouverte wrote; the file is left as it is",
          path_, sqlite3_errstr(code)));
    default:
      return absl::UnavailableError(absl::StrFormat("%s: cannot be read or written: %s", path_, sqlite3_errstr(code)));
  }
}

absl::StatusOr<History> History::open(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  std::error_code error;
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) return absl::UnavailableError(absl::StrFormat("%s: cannot be made: %s", folder.string(), error.message()));
  sqlite3* file = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  History history(path, file);
  if (code != SQLITE_OK) return history.fault(code);
  sqlite3_busy_timeout(file, kLockPatience);
  if (absl::Status prepared = history.prepare_file(); !prepared.ok()) return prepared;
  return history;
}

// Tables are only made in a file that has none at all.
absl::Status History::prepare_file() {
  const auto read = [this](const char* sql, int& number) {
    Statement statement(*this, sql);
    if (statement.next()) number = statement.number(0);
    return statement.status();
  };
  if (absl::Status begun = Statement(*this, "BEGIN IMMEDIATE").run(); !begun.ok()) return begun;
  int version = 0;
  int application = 0;
  int tables = 0;
  for (const auto& [sql, found] :
       {std::pair{"PRAGMA user_version", &version}, std::pair{"PRAGMA application_id", &application},
        std::pair{"SELECT count(*) FROM sqlite_master", &tables}})
    if (absl::Status status = read(sql, *found); !status.ok()) return status;
  if (tables == 0) {
    const std::string sql =
        absl::StrFormat("%s PRAGMA user_version = %d; PRAGMA application_id = %d;", kTables, kVersion, kApplication);
    if (const int code = sqlite3_exec(file_.get(), sql.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK)
      return fault(code);
    return Statement(*this, "COMMIT").run();
  }
  if (absl::Status ended = Statement(*this, "ROLLBACK").run(); !ended.ok()) return ended;
  if (application != kApplication)
    return absl::DataLossError(absl::StrFormat(
        "%s: found another program's database, expected a history that ouverte wrote; the file is left as it is",
        path_));
  if (version != kVersion)
    return absl::DataLossError(absl::StrFormat(
        "%s: found a history of version %d, expected version %d; the file is left as it is", path_, version, kVersion));
  return absl::OkStatus();
}

absl::StatusOr<std::optional<Known>> History::find(std::string_view key) const {
  Statement statement(*this,
                      "SELECT key, record, repetitions, easiness, interval, due,"
                      " (SELECT count(*) FROM answer WHERE answer.key = puzzle.key) FROM puzzle WHERE key = ?");
  std::optional<Known> known;
  if (statement.bind(key).next())
    known = Known{.key = statement.text(0),
                  .record = statement.text(1),
                  .schedule = {.repetitions = statement.number(2),
                               .easiness = statement.number(3),
                               .interval = statement.number(4)},
                  .answers = statement.number(6),
                  .due = day_of(statement.text(5))};
  if (absl::Status read = statement.status(); !read.ok()) return read;
  return known;
}

absl::StatusOr<std::vector<Known>> History::due(absl::CivilDay day) const {
  std::vector<std::string> keys;
  Statement statement(*this, "SELECT key FROM puzzle WHERE due <= ? ORDER BY due, rowid");
  statement.bind(absl::FormatCivilTime(day));
  while (statement.next()) keys.push_back(statement.text(0));
  if (absl::Status read = statement.status(); !read.ok()) return read;
  std::vector<Known> all;
  for (const std::string& key : keys) {
    auto known = find(key);
    if (!known.ok()) return known.status();
    if (*known) all.push_back(**std::move(known));
  }
  return all;
}

absl::StatusOr<std::optional<absl::CivilDay>> History::next_due(absl::CivilDay after) const {
  Statement statement(*this, "SELECT min(due) FROM puzzle WHERE due > ?");
  std::optional<absl::CivilDay> day;
  if (statement.bind(absl::FormatCivilTime(after)).next() && !statement.text(0).empty())
    day = day_of(statement.text(0));
  if (absl::Status read = statement.status(); !read.ok()) return read;
  return day;
}

absl::Status History::add(const Answered& answer) {
  if (absl::Status begun = Statement(*this, "BEGIN IMMEDIATE").run(); !begun.ok()) return begun;
  absl::Status done = write(answer);
  if (done.ok()) done = Statement(*this, "COMMIT").run();
  if (!done.ok()) Statement(*this, "ROLLBACK").run().IgnoreError();  // `done` says what went wrong
  return done;
}

absl::Status History::write(const Answered& answer) {
  const auto known = find(answer.key);
  if (!known.ok()) return known.status();
  const puzzles::Schedule schedule = puzzles::after(*known ? (*known)->schedule : puzzles::Schedule(), answer.quality);
  const std::string due = absl::FormatCivilTime(absl::CivilDay(answer.at) + schedule.interval);
  Statement puzzle(*this,
                   "INSERT INTO puzzle VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET"
                   " repetitions = excluded.repetitions, easiness = excluded.easiness,"
                   " interval = excluded.interval, due = excluded.due");
  puzzle.bind(answer.key).bind(answer.game).bind(answer.name).bind(answer.record);
  puzzle.bind(schedule.repetitions).bind(schedule.easiness).bind(schedule.interval).bind(due);
  if (absl::Status written = puzzle.run(); !written.ok()) return written;
  for (const std::string& theme : answer.themes) {
    Statement row(*this, "INSERT OR IGNORE INTO theme VALUES (?, ?)");
    if (absl::Status written = row.bind(answer.key).bind(theme).run(); !written.ok()) return written;
  }
  Statement row(*this, "INSERT INTO answer (key, at, quality, hints, wrong) VALUES (?, ?, ?, ?, ?)");
  row.bind(answer.key).bind(absl::FormatCivilTime(answer.at)).bind(static_cast<int>(answer.quality));
  return row.bind(answer.hints).bind(answer.wrong).run();
}

absl::StatusOr<std::vector<Tally>> History::tallies() const {
  Statement statement(*this,
                      "SELECT game, '', count(*), sum(quality >= 3) FROM answer JOIN puzzle USING (key) GROUP BY game"
                      " UNION ALL "
                      "SELECT game, theme, count(*), sum(quality >= 3) FROM answer JOIN puzzle USING (key)"
                      " JOIN theme USING (key) GROUP BY game, theme ORDER BY 1, 2");
  std::vector<Tally> all;
  while (statement.next())
    all.push_back({.game = statement.text(0),
                   .theme = statement.text(1),
                   .answers = statement.number(2),
                   .right = statement.number(3)});
  if (absl::Status read = statement.status(); !read.ok()) return read;
  return all;
}

absl::StatusOr<std::string> default_history() {
  const auto variable = [](const char* name) -> std::string {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
  };
  // The XDG base directory specification: a path that is not absolute counts as none.
  const std::string data = variable("XDG_DATA_HOME");
  if (data.starts_with('/')) return data + "/ouverte/history.sqlite";
  const std::string home = variable("HOME");
  if (home.empty())
    return absl::NotFoundError(
        "--history: found neither XDG_DATA_HOME nor HOME, expected a file to keep the history in");
  return home + "/.local/share/ouverte/history.sqlite";
}

}  // namespace ouverte::cli
