// What the words of a posted problem say, each fact once. Two that contradict each other are a fault.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/words.hpp"

namespace ouverte::puzzles::text {

// A card that was played before the task: by whom and which, as far as it was said.
struct Given {
  char seat = 0;
  Named card = {};
  int line = 0;
  bool inherited = false;  // the seat is that of the card named before in a list
};

enum class Aim {
  kTricks,    // a number of them
  kAll,       // of the tricks that are left
  kNone,      // of them
  kContract,  // what it is played for
  kWinWith,   // the game, with at least so many tricks
  kBeatIt,    // that it is not
  kScore,     // points of the side's own
  kPoints,    // in the cards taken
  kPayment,   // settlement
  kOut,       // going out, within so many plays
};
enum class Measure { kAtLeast, kAtMost, kExactly };

struct Asked {
  std::optional<Side> side = {};
  Aim aim = Aim::kTricks;
  Measure measure = Measure::kAtLeast;
  int number = 0;
  bool more = false;           // beside those won before
  bool in_all = false;         // with those won before
  bool named = false;          // of kContract: "make it", and not only "succeed"
  std::optional<int> of = {};  // "of the last six"

  friend bool operator==(const Asked&, const Asked&) = default;
};

// What is asked, and in which words.
struct Demand {
  Asked asked;
  int line = 0;
  std::string words = {};
};

struct Facts {
  std::optional<char> trump = {};  // S H D C, or kNoTrump
  std::optional<int> level = {};
  std::string doubled = {};
  std::string contract = {};                       // its name, where the game names contracts
  std::string declarers = {};                      // seats, in the order named
  std::string defenders = {};                      // seats that are said to defend
  std::vector<std::pair<Side, int>> leaders = {};  // each with its line
  std::vector<Given> given = {};
  std::vector<Given> table = {};  // the trick in progress, where it is told apart
  std::vector<std::pair<Side, int>> taken = {};
  std::vector<std::pair<std::size_t, std::size_t>> told = {};  // the words that said so: no tasks
  std::vector<std::pair<std::size_t, std::size_t>> read = {};  // the words that any other fact came from
  std::vector<Demand> asked = {};
  games::Tags tags = {};  // of the record, as they stand
  std::vector<Fault> faults = {};
};

// Takes what stands under the name of a tag, "Melds: A 4,5,4; B 4,4", out of the words.
[[nodiscard]] games::Tags take_tags(std::vector<Word>& words);
// Reads all others from the words.
[[nodiscard]] Facts facts_of(const Names& names);
// The tasks among them (`Facts::asked`), the cards played (`Facts::given`), the tricks won before (`Facts::taken`), the
// sets laid down before (a tag).
void read_tasks(const Names& names, Facts& facts);
void read_tricks_won(const Names& names, Facts& facts);
void read_given(const Names& names, Facts& facts);
void read_melds(const Names& names, Facts& facts);

// Sets a fact, or adds a fault where it was said otherwise before.
template <class T>
void say(Facts& facts, std::optional<T>& fact, const T& value, int line, const std::string& what,
         const std::string& shown) {
  if (!fact)
    fact = value;
  else if (!(*fact == value))
    facts.faults.push_back({line, what + ": found " + shown + " after another, expected only one"});
}

// The seats or side as words, for messages.
[[nodiscard]] std::string text_of(const Side& side);

}  // namespace ouverte::puzzles::text
