// Talk: sentences of a post that by their form cannot alter its problem: what somebody thinks of it, what happened at a
// table, how it is to be done, and all that is of other things. What restricts the play, gives cards played before the
// task or changes the deal is no talk, whatever it is said in.
#pragma once

#include <span>
#include <vector>

#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

// How a sentence is spoken.
struct Voice {
  bool self = false;      // "I", "our"
  bool opinion = false;   // "nice", "thanks", "the key"
  bool past = false;      // "went", "drew"
  bool supposed = false;  // "would", "could have"
  bool method = false;    // a question that begins with "how", "which", "why"
  bool asks = false;      // any question
  bool counts = false;    // "winners", "tops"
  bool calls = false;     // "raised", "overcall"
  bool falls = false;     // "and goes down"
  bool commands = false;  // "Scupper it": what is asked for is in a word that is not known
};
[[nodiscard]] Voice voice_of(std::span<const Item> sentence, bool question, Language language);

// Whether the play that a post tells of is over: "one down", "could he have made it?".
[[nodiscard]] bool tells_result(std::span<const Item> items, Language language);

// Whether a sentence tells of two plays or more: "South wins, draws trumps and exits with a heart".
[[nodiscard]] bool tells_line(std::span<const Item> sentence, Language language);

// "At the other table 3NT went down": of another play of the cards, and of nothing here.
[[nodiscard]] bool is_elsewhere(std::span<const Item> sentence, const Voice& voice, Language language);

// "Sorry, it is 5♠": what stands elsewhere is to be other.
[[nodiscard]] bool corrects(std::span<const Item> sentence);

// What is known beside a sentence.
struct TalkedOf {
  bool result = false;        // the play is told to its end
  bool plays = false;         // a record has the cards played
  bool asked_after = false;   // something is asked after the sentence
  bool goes_on = false;       // and that is how the play goes on
  bool before_hands = false;  // the sentence stands above the cards
  bool demands = false;       // rules take it for a task
  bool reasons = false;       // it says what follows from what
  bool analysis = false;      // all is asked, and how the play goes is told
  bool hint = false;          // the sentence is said to be one
};
// Whether what no rule has taken of a sentence restricts the play, changes the deal, or tells of cards played before
// the task.
[[nodiscard]] bool binds(std::span<const Item> sentence, const Voice& voice, const TalkedOf& known, Language language);

// The parts of a sentence between its marks, as places from `begin` to before `end`.
struct Extent {
  std::size_t begin = 0, end = 0;
};
[[nodiscard]] std::vector<Extent> clauses_of(std::span<const Item> sentence);

}  // namespace ouverte::puzzles::text
