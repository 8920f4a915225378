// The words of posted problems, a language a column, and which language a text is in.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "puzzles/text/meaning.hpp"

namespace ouverte::puzzles::text {

// What is said in each language, ways to say it set apart by bars: in small letters, without accents and hyphens.
struct LexiconEntry {
  Meaning meaning;
  int value;
  std::array<std::string_view, kLanguages> said;
};
[[nodiscard]] std::span<const LexiconEntry> lexicon();

// What stands in cards and beside hands as a single letter, and the English one.
struct Letters {
  std::string_view ranks, english_ranks;
  std::string_view seats, english_seats;
  std::array<std::string_view, 2> suits = {};  // ways to head spades, hearts, diamonds, clubs
};
[[nodiscard]] const Letters& letters_of(Language language);

// Calls `use` with every way to say an entry in a language.
template <class Use>
void each_way(const LexiconEntry& entry, Language language, const Use& use) {
  std::string_view ways = entry.said[static_cast<std::size_t>(language)];
  while (!ways.empty()) {
    const std::string_view way = ways.substr(0, ways.find('|'));
    use(way);
    ways.remove_prefix(way.size() == ways.size() ? way.size() : way.size() + 1);
  }
}

}  // namespace ouverte::puzzles::text
