// Talk: sentences of a post that by their form cannot alter its problem, such as what somebody thinks of it, what
// happened at a table, or asks how it is to be done. What restricts the play, whatever it is said in, is no talk.
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
  bool falls = false;     // "and goes down"
  bool commands = false;  // "Scupper it": what is asked for is in a word that is not known

  [[nodiscard]] bool talks() const { return !commands && (self || opinion || past || supposed || asks || counts); }
};
[[nodiscard]] Voice voice_of(std::span<const Item> sentence, bool question, Language language);

// Whether the play that a post tells of is over: "one down", "could he have made it?".
[[nodiscard]] bool tells_result(std::span<const Item> items, Language language);

// What is known beside a sentence: whether the play was told to its end, and whether a record has the cards played.
struct TalkedOf {
  bool result = false;
  bool plays = false;
};
// Whether what no rule has taken of a sentence restricts the play, or tells of cards played before the task.
[[nodiscard]] bool binds(std::span<const Item> sentence, const Voice& voice, const TalkedOf& known, Language language);

// Numbers of tricks that such a sentence speaks of, which must agree with the task.
[[nodiscard]] std::vector<int> tricks_spoken_of(std::span<const Item> sentence, const Voice& voice);

}  // namespace ouverte::puzzles::text
