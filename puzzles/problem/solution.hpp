// The solution of a puzzle: a line of moves that ends in variations by what the other side replies. It has a written
// form (docs/formats/puzzle.md) that people write as well as read; nothing is checked here against the rules.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/proof/proof.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles {

struct Ply {
  std::string seat;                // may be empty when it was read: the one to move
  std::string move;                // empty: any
  std::vector<std::string> duals;  // other moves do as well
  bool only = false;               // and nothing else does
  int line = 0;                    // of the text it was read from

  friend bool operator==(const Ply&, const Ply&) = default;
};

struct Variation;

struct Line {
  enum class End : std::uint8_t {
    kDone,    // nothing more to show
    kAny,     // whatever everybody plays
    kCashes,  // a seat plays its cards one after the other, whatever all others play
    kGoesOn,  // there is more to show, and it is left out
  };
  std::vector<Ply> plies;
  End end = End::kDone;
  std::string seat;                   // of kCashes; may be empty when it was read
  std::vector<std::string> cashes;    // of kCashes
  std::vector<Variation> variations;  // else, instead of an end: by the replies of the other side

  [[nodiscard]] int ends() const;
  [[nodiscard]] bool complete() const;  // no part of it is left out

  friend bool operator==(const Line&, const Line&) noexcept;
};

struct Variation {
  std::string seat;                  // may be empty when it was read
  std::vector<std::string> replies;  // that are answered alike
  bool others = false;               // and every one that no other variation names
  Line then;
  int line = 0;

  friend bool operator==(const Variation&, const Variation&) = default;
};
// (Clang 14 breaks down where it is to find out for itself that this throws nothing.)
inline bool operator==(const Line&, const Line&) noexcept = default;

// What is shown of one claim. An exact task has two; a part that names none is about the first.
struct Part {
  std::optional<proof::ProofClaim> claim;
  Line shown;

  friend bool operator==(const Part& a, const Part& b) {
    return a.claim.has_value() == b.claim.has_value() && a.shown == b.shown &&
           (!a.claim || proof::claim_text(*a.claim) == proof::claim_text(*b.claim));
  }
};
using Solution = std::vector<Part>;

// The written form in words, a row a line of text: what they are tells how people want to see them.
struct Word {
  enum class Kind : std::uint8_t { kPlain, kSeat, kMove, kLabel };
  Kind kind = Kind::kPlain;
  std::string text;
};
struct Row {
  int indent = 0;
  std::vector<Word> words;  // with the blanks between them
};
// What is put to a label for the n-th variation below it: letters, on the next level numbers, then letters again.
[[nodiscard]] std::string label_mark(std::size_t n, std::size_t level);
// What is said where a line branches.
using LineCaptions = std::map<const Line*, std::string>;
[[nodiscard]] std::vector<Row> rows_of(const Line& line, const LineCaptions& captions = {});
[[nodiscard]] std::vector<std::string> lines_of(const Solution& solution);

// Reads the written form. `seats`: the letters of the game's seats. Errors say the line and what was expected there.
[[nodiscard]] absl::StatusOr<Solution> read_solution(std::string_view text, std::string_view seats);

// The text of the `Solution` tag of a record: the lines below it, or else its value. Empty if it has none.
[[nodiscard]] std::string solution_text_of(const records::Record& record);

[[nodiscard]] base::Json to_json(const Line& line);

}  // namespace ouverte::puzzles
