// A record: a deal or position together with what was written beside it. PBN and JSON lines both end here, and a record
// is written back to either without loss. Nothing is solved; the games are asked for contracts and for legal plays.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

// Where a record stands: its file, the line it begins at (0 for one that was never read), and its name there.
struct Place {
  std::string file;
  int line = 0;
  std::string board;  // the `Board` tag or `id`, else the running number in the file

  friend bool operator==(const Place&, const Place&) = default;
};

// What is wrong with one board, which then gives no record.
struct Problem {
  Place place;          // its line is that of the fault
  std::string message;  // "Deal: found …, expected …"
};

[[nodiscard]] std::string text(const Place& place);      // "FILE:LINE: board 3"
[[nodiscard]] std::string text(const Problem& problem);  // "FILE:LINE: board 3: Deal: found …, expected …"

// One call of the auction as written, or one play, with what stands beside it.
struct Call {
  std::string call;                   // "1NT", "Pass", "-", "*", "+", …
  std::vector<std::string> marks;     // as written: irregularities "^I", suffixes "!?", notes "=1=", NAGs "$7"
  std::vector<std::string> comments;  // those that follow it

  friend bool operator==(const Call&, const Call&) = default;
};

struct Play {
  std::string seat;
  std::string move;  // as `games::Position` writes it
  std::vector<std::string> marks;
  std::vector<std::string> comments;

  friend bool operator==(const Play&, const Play&) = default;
};

// How the plays of a record end. The last three leave the text of the section in `Record::unplayed`.
enum class PlaysEnd {
  kSilent,      // without a word
  kEnded,       // "*": no further card is known
  kContinued,   // "+": the play is to go on
  kUnresolved,  // nothing can be played: the contract or a hand is not known
  kUnknown,     // a card is not known, those after it are
  kIrregular,   // a lead out of turn that was accepted
};

struct Note {
  std::string section;  // "Auction" or "Play", which it stands in; empty: neither
  std::string text;     // "1: Spades & minor"
  std::vector<std::string> comments;

  friend bool operator==(const Note&, const Note&) = default;
};

// Lines below a tag other than `Auction` and `Play`, such as `OptimumResultTable`.
struct Section {
  std::string tag;
  std::vector<std::string> lines;

  friend bool operator==(const Section&, const Section&) = default;
};

// A comment that stands neither in the auction nor in the play.
struct Comment {
  std::string after;  // the tag it follows; empty: before all tags
  std::string text;

  friend bool operator==(const Comment&, const Comment&) = default;
};

struct Record {
  games::Setup setup;         // the deal before the plays; its contract is null when the deal was passed out
  games::Tags tags;           // all of them in the order written, inherited values filled in; notes apart
  std::vector<Call> auction;  // columns from the seat that the `Auction` tag names
  std::vector<Play> plays;    // in the order played, every one legal
  PlaysEnd plays_end = PlaysEnd::kSilent;
  std::vector<std::string> unplayed;  // the lines of a `Play` section that cannot be followed to its end
  std::vector<Note> notes;
  std::vector<Section> sections;
  std::vector<Comment> comments;
  Place place;
  std::vector<std::pair<std::string, int>> tag_lines;  // where the tags of a PBN board stand
  std::vector<Problem> doubts;  // what its text says that cannot be so; the record is good all the same
};

// What is wrong with a record that was read, from a message that begins with a tag ("Deal: found …") or with a field of
// the setup ("hands.N: found …"): in PBN it stands at the tag that says the field ("Deal: the hand of N: found …").
[[nodiscard]] Problem problem_with(const Record& record, std::string_view message);

// Adds to the record's doubts what its game finds in its tags.
void doubt_tags(Record& record);

// The value of a tag; empty when there is none.
[[nodiscard]] std::string_view tag_value(const games::Tags& tags, std::string_view name);

// The calls of its auction, as written.
[[nodiscard]] std::vector<std::string> calls_of(const Record& record);

// The position after so many of the plays. Fails only if the setup is none of a legal position.
[[nodiscard]] absl::StatusOr<std::unique_ptr<games::Position>> position_after(const Record& record, std::size_t plays);

// Whether a text begins with an object, and not with one of PBN's brace comments: a key in quotes follows, and a colon.
[[nodiscard]] bool begins_json(std::string_view text);

// What a text holds, in its order: for every board, or line of JSON, a record or what is wrong with it. `read_records`
// sees which it is: an object begins JSON lines, `xx|` LIN, `http` links to a hand viewer; anything else is PBN.
using Readings = std::vector<std::variant<Record, Problem>>;
[[nodiscard]] Readings read_records(std::string_view text, std::string_view file);
[[nodiscard]] Readings read_pbn(std::string_view text, std::string_view file);
[[nodiscard]] Readings read_json_lines(std::string_view text, std::string_view file);
[[nodiscard]] Readings read_lin(std::string_view text, std::string_view file);

// One line of JSON lines, or one object of JSON. `place`: its board is the running number, which a record without an
// `id` is called by.
[[nodiscard]] std::variant<Record, Problem> read_json_line(std::string_view text, Place place);
[[nodiscard]] absl::StatusOr<Record> record_from_json(const base::Json& object, Place place);

// A record as a board, with the empty line that ends it, or as one line of JSON with its line end.
[[nodiscard]] std::string write_pbn(const Record& record);
[[nodiscard]] std::string write_json(const Record& record);
[[nodiscard]] base::Json json_from_record(const Record& record);

}  // namespace ouverte::records
