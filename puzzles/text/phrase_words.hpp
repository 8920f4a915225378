// The ways to say things, by their first word: of a language, and of a game.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "puzzles/text/lexicon.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

// A way to say something: its words, and what they mean.
struct Phrase {
  std::vector<std::string> words;
  Meaning meaning = Meaning::kUnknown;
  int value = 0;
};

// The words of a way to say something; what is elided, "l'", is a word.
[[nodiscard]] std::vector<std::string> phrase_words(std::string_view text);

// Phrases by their first word, longer ones first; of equal ones the first said counts.
class Phrases {
 public:
  Phrases() = default;
  void add(std::string_view way, Meaning meaning, int value) {
    std::vector<std::string> words = phrase_words(way);
    if (words.empty()) return;
    auto& all = phrases_[words.front()];
    const auto place =
        std::ranges::find_if(all, [&](const Phrase& other) { return other.words.size() < words.size(); });
    all.insert(place, {std::move(words), meaning, value});
  }
  [[nodiscard]] const std::vector<Phrase>* beginning_with(const std::string& word) const {
    const auto found = phrases_.find(word);
    return found == phrases_.end() ? nullptr : &found->second;
  }

 private:
  std::unordered_map<std::string, std::vector<Phrase>> phrases_;
};

[[nodiscard]] const Phrases& phrases_of(Language language);
[[nodiscard]] Phrases phrases_of(const games::Game& game);

}  // namespace ouverte::puzzles::text
