// The prose of a posted problem as items, each with its meaning and its place.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/lexicon.hpp"
#include "puzzles/text/table.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

struct Item {
  Meaning meaning = Meaning::kUnknown;
  int value = 0;
  bool sign = false;    // a suit's sign
  bool glued = false;   // nothing stands between it and the item before, or no more than a hyphen or stroke
  bool closes = false;  // of kStop: the end of a question
  bool used = false;    // a rule has taken it
  bool aside = false;   // it is of a sentence that is talk
  bool left = false;    // it is of a clause that no rule takes, and is set aside
  int line = 0;
  int column = 0;
  std::string text = {};  // in small letters
  std::string raw = {};

  template <class... Meanings>
  [[nodiscard]] bool is(Meanings... meanings) const {
    return ((meaning == meanings) || ...);
  }
};

// The language that most of the words are of.
[[nodiscard]] Language language_of(const std::vector<Line>& lines);

// Lines whose suits stand behind the letters of a language, "P D 7 - C V 10 2 - K rien - T 5": with their signs.
[[nodiscard]] std::vector<Line> with_suits_by_sign(std::vector<Line> lines, Language language);

// Lines whose single letters for ranks and seats are the English ones.
[[nodiscard]] std::vector<Line> with_english_letters(std::vector<Line> lines, Language language, const Table& table);

// `prose` in order. The words of `game` are known beside those of the language.
[[nodiscard]] std::vector<Item> items_of(const std::vector<Line>& prose, Language language, const Table& table,
                                         const games::Game& game);

// Items as they were written, for messages: from the first to before the last.
[[nodiscard]] std::string written(std::span<const Item> items);

// What is wrong with words: "words: found \"…\", which …".
[[nodiscard]] Fault found_words(std::span<const Item> words, std::string_view of, std::string_view behind);
// The same of such as say more than a tale.
[[nodiscard]] Fault not_set_aside(std::span<const Item> words, std::string_view why);

}  // namespace ouverte::puzzles::text
