#include "puzzles/text/phrase_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/letters.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {

using games::lower_case;

std::vector<std::string> phrase_words(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ' || text[at] == '-') {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && text[end] != ' ' && text[end] != '-' && text[end] != '\'') ++end;
    if (end < text.size() && text[end] == '\'') {
      if (text.substr(end) == "'s" || text.substr(end).starts_with("'s ")) {
        words.emplace_back(text.substr(at, end - at));
        words.emplace_back("s");
        at = end + 2;
        continue;
      }
      ++end;  // "l'", "jusqu'"
    }
    words.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

const Phrases& phrases_of(Language language) {
  static const std::array<Phrases, kLanguages> all = [] {
    std::array<Phrases, kLanguages> made;
    for (std::size_t place = 0; place < kLanguages; ++place)
      for (const LexiconEntry& entry : lexicon())
        each_way(entry, static_cast<Language>(place),
                 [&](std::string_view way) { made[place].add(way, entry.meaning, entry.value); });
    return made;
  }();
  return all[static_cast<std::size_t>(language)];
}

Phrases phrases_of(const games::Game& game) {
  Phrases phrases;
  phrases.add(lower_case(game.title()), Meaning::kGame, 0);
  phrases.add(game.name(), Meaning::kGame, 0);
  const auto place_of = [&](std::string_view name) {
    int place = 0;
    for (const games::ContractInfo& contract : game.contracts()) {
      if (contract.name == name) return place;
      ++place;
    }
    return -1;
  };
  const auto is_role = [&](std::string_view name) {
    return std::ranges::any_of(game.vocabulary(), [&](const games::Word& word) {
      return word.text == name && (word.what == games::Called::kDeclarer || word.what == games::Called::kDefenders);
    });
  };
  if (game.seats() != cards::kCompass) {
    int place = 0;
    for (const std::string_view names :
         {"forehand|eldest|vorhand", "middlehand|second hand|mittelhand", "rearhand|endhand|hinterhand"}) {
      each_way({.meaning = Meaning::kSeat, .value = place, .said = {names}}, Language::kEnglish,
               [&](std::string_view way) { phrases.add(way, Meaning::kSeat, place); });
      ++place;
    }
  }
  for (const games::ContractInfo& contract : game.contracts())
    if (contract.name.size() >= 3 && !is_role(contract.name) && !games::read_trump(contract.name) &&
        is_letter(contract.name[0]))
      phrases.add(contract.name, Meaning::kName, place_of(contract.name));
  for (const games::Word& word : game.vocabulary()) {
    switch (word.what) {
      case games::Called::kGame:
        phrases.add(word.text, Meaning::kGame, 0);
        break;
      case games::Called::kContract:
        phrases.add(word.text, Meaning::kName, place_of(word.written));
        break;
      case games::Called::kCard:
        phrases.add(word.text, Meaning::kExtra, 0);
        phrases.add(std::string(word.text) + "s", Meaning::kExtra, 0);
        break;
      case games::Called::kRank:
        phrases.add(word.text, Meaning::kRank, word.written.front());
        break;
      case games::Called::kSeat:
        phrases.add(word.text, Meaning::kSeat, static_cast<int>(game.seats().find(word.written.front())));
        break;
      case games::Called::kDeclarer:
        phrases.add(word.text, Meaning::kRole, static_cast<int>(Who::kDeclarer));
        break;
      case games::Called::kDefenders:
        phrases.add(word.text, Meaning::kRole, static_cast<int>(Who::kDefenders));
        break;
    }
  }
  return phrases;
}

}  // namespace ouverte::puzzles::text
