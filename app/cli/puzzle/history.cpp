#include "app/cli/puzzle/history.hpp"

#include <sqlite3.h>

#include <array>
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

constexpr const char* kTablesThere = "SELECT count(*) FROM sqlite_master";

// What is asked of the tables: a file that lacks any of it is no history.
constexpr std::array kForm = {"SELECT key, game, name, record, repetitions, easiness, interval, due FROM puzzle",
                              "SELECT key, theme FROM theme", "SELECT id, key, at, quality, hints, wrong FROM answer"};

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
    case SQLITE_READONLY:
      return absl::UnavailableError(absl::StrFormat("%s: cannot be written: it or its folder may only be read", path_));
    case SQLITE_ERROR:  // the SQL is right, so the tables are not
      return absl::DataLossError(absl::StrFormat(
          "%s: found a history that is not whole (%s), expected the tables that ouverte made; the file is"
          " left as it is",
          path_, sqlite3_errmsg(file_.get())));
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
      if (const int error = sqlite3_system_errno(file_.get()); error != 0)
        return absl::UnavailableError(
            absl::StrFormat("%s: cannot be read or written: %s", path_, std::generic_category().message(error)));
      [[fallthrough]];
    default:
      return absl::UnavailableError(absl::StrFormat("%s: cannot be read or written: %s", path_, sqlite3_errstr(code)));
  }
}

absl::StatusOr<History> History::connect(const std::string& path, int flags) {
  sqlite3* file = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &file, flags, nullptr);
  History history(path, file);
  if (code != SQLITE_OK) return history.fault(code);
  sqlite3_busy_timeout(file, kLockPatience);
  return history;
}

absl::StatusOr<History> History::open(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  std::error_code error;
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) return absl::UnavailableError(absl::StrFormat("%s: cannot be made: %s", folder.string(), error.message()));
  auto history = connect(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!history.ok()) return history;
  if (absl::Status prepared = history->prepare_file(); !prepared.ok()) return prepared;
  return history;
}

absl::StatusOr<History> History::open_to_read(const std::string& path) {
  constexpr const char* kNowhere = ":memory:";
  std::error_code error;
  if (fs::status(path, error).type() == fs::file_type::not_found) return open(kNowhere);
  // SQLite makes do with reading where the file cannot be written; where it can, it may have a crash to clean up after.
  auto history = connect(path, SQLITE_OPEN_READWRITE);
  if (!history.ok()) return history;
  const auto tables = history->number(kTablesThere);
  if (!tables.ok()) return tables.status();
  if (*tables == 0) return open(kNowhere);
  if (absl::Status checked = history->check_form(); !checked.ok()) return checked;
  return history;
}

absl::StatusOr<int> History::number(const char* sql) const {
  Statement statement(*this, sql);
  const int number = statement.next() ? statement.number(0) : 0;
  if (absl::Status read = statement.status(); !read.ok()) return read;
  return number;
}

// Tables are only made in a file that has none at all. Any other is written to without changing it, so that a lack of
// rights or of room is known before the first answer is given.
absl::Status History::prepare_file() {
  if (absl::Status begun = Statement(*this, "BEGIN IMMEDIATE").run(); !begun.ok()) return begun;
  const auto tables = number(kTablesThere);
  if (!tables.ok()) return tables.status();
  if (*tables > 0)
    if (absl::Status checked = check_form(); !checked.ok()) return checked;
  const std::string sql =
      absl::StrFormat("%s PRAGMA user_version = %d; PRAGMA application_id = %d; %s;", *tables == 0 ? kTables : "",
                      kVersion, kApplication, *tables == 0 ? "COMMIT" : "ROLLBACK");
  const int code = sqlite3_exec(file_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? absl::OkStatus() : fault(code);
}

absl::Status History::check_form() const {
  const auto application = number("PRAGMA application_id");
  if (!application.ok()) return application.status();
  if (*application != kApplication)
    return absl::DataLossError(absl::StrFormat(
        "%s: found another program's database, expected a history that ouverte wrote; the file is left as it is",
        path_));
  const auto version = number("PRAGMA user_version");
  if (!version.ok()) return version.status();
  if (*version != kVersion)
    return absl::DataLossError(
        absl::StrFormat("%s: found a history of version %d, expected version %d; the file is left as it is", path_,
                        *version, kVersion));
  for (const char* const sql : kForm)
    if (absl::Status asked = Statement(*this, sql).status(); !asked.ok()) return asked;
  Statement check(*this, "PRAGMA quick_check(1)");
  const bool whole = check.next() && check.text(0) == "ok";
  if (absl::Status checked = check.status(); !checked.ok()) return checked;
  return whole ? absl::OkStatus() : fault(SQLITE_CORRUPT);
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
  return in_transaction([&] { return write(answer); });
}

absl::Status History::replace(const std::vector<Answered>& answers) {
  return in_transaction([&] {
    for (const char* const sql :
         {"DELETE FROM answer WHERE key = ?", "DELETE FROM theme WHERE key = ?", "DELETE FROM puzzle WHERE key = ?"})
      if (absl::Status gone = Statement(*this, sql).bind(answers.front().key).run(); !gone.ok()) return gone;
    for (const Answered& answer : answers)
      if (absl::Status written = write(answer); !written.ok()) return written;
    return absl::OkStatus();
  });
}

absl::StatusOr<std::vector<Answered>> History::answers() const {
  Statement statement(*this,
                      "SELECT key, game, name, record, at, quality, hints, wrong FROM answer JOIN puzzle USING (key)"
                      " ORDER BY puzzle.rowid, at, id");
  std::vector<Answered> all;
  while (statement.next()) {
    absl::CivilSecond at;
    if (!absl::ParseLenientCivilTime(statement.text(4), &at)) return fault(SQLITE_CORRUPT);
    all.push_back({.key = statement.text(0),
                   .game = statement.text(1),
                   .name = statement.text(2),
                   .themes = {},
                   .record = statement.text(3),
                   .at = at,
                   .quality = static_cast<tutor::Quality>(statement.number(5)),
                   .hints = statement.number(6),
                   .wrong = statement.text(7)});
  }
  if (absl::Status read = statement.status(); !read.ok()) return read;
  return all;
}

absl::Status History::in_transaction(const std::function<absl::Status()>& work) {
  if (absl::Status begun = Statement(*this, "BEGIN IMMEDIATE").run(); !begun.ok()) return begun;
  absl::Status done = work();
  if (done.ok()) done = Statement(*this, "COMMIT").run();
  if (!done.ok()) Statement(*this, "ROLLBACK").run().IgnoreError();  // `done` says what went wrong
  return done;
}

absl::Status History::write(const Answered& answer) {
  const auto known = find(answer.key);
  if (!known.ok()) return known.status();
  const tutor::Schedule schedule = tutor::after(*known ? (*known)->schedule : tutor::Schedule(), answer.quality);
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

absl::StatusOr<std::vector<AnswerCount>> History::answer_counts() const {
  Statement statement(*this,
                      "SELECT game, '', count(*), sum(quality >= 3) FROM answer JOIN puzzle USING (key) GROUP BY game"
                      " UNION ALL "
                      "SELECT game, theme, count(*), sum(quality >= 3) FROM answer JOIN puzzle USING (key)"
                      " JOIN theme USING (key) GROUP BY game, theme ORDER BY 1, 2");
  std::vector<AnswerCount> all;
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
