#include "puzzles/compose/themes.hpp"

#include <algorithm>
#include <array>

#include "puzzles/compose/theme_tests.hpp"

namespace ouverte::puzzles {
namespace {

struct GeneralTheme {
  NamedTheme named;
  bool (*shown)(const Turn& turn);
  bool in_rows;  // of games whose tricks have a length
};

constexpr std::array kGeneral = {
    GeneralTheme{
        {"duck", "he could take the trick for certain, but every move that does so loses the task"}, shows_duck, false},
    GeneralTheme{{"unblock", "another seat takes the trick in any case, and every lower card of the key's suit loses"},
                 shows_unblock,
                 true},
    GeneralTheme{{"overtake", "his partner would take the trick, but unless he takes it himself the task is lost"},
                 shows_overtake,
                 true},
    GeneralTheme{{"underlead", "he leads a suit in which he has a card that would take the trick, but not that card"},
                 shows_underlead,
                 true},
    GeneralTheme{
        {"throw-in", "the other side takes the trick, and were his own side to lead next, the task would be lost"},
        shows_throw_in,
        true},
    GeneralTheme{{"squeeze", "an opponent who cannot follow may discard from two suits, and no one plan beats both"},
                 shows_squeeze,
                 true},
    GeneralTheme{{"ruff-high", "he ruffs, and every lower card of the same suit, with which he could ruff too, loses"},
                 shows_ruff_high,
                 true},
    GeneralTheme{{"exit", "he gets off lead for certain, and another lead that does so loses"}, shows_exit, true},
    GeneralTheme{{"discard-a-winner", "he discards a card that would certainly win the next trick if he led it"},
                 shows_discard_of_winner,
                 true},
};

// They are about cards: not about giving away a trick.
bool fits(const GeneralTheme& theme, const games::Game& game) { return !theme.in_rows || game.plays_in_rows(); }

}  // namespace

std::vector<NamedTheme> known_themes(const games::Game& game) {
  std::vector<NamedTheme> known;
  for (const GeneralTheme& theme : kGeneral)
    if (fits(theme, game)) known.push_back(theme.named);
  for (const games::Theme& theme : game.themes()) known.push_back({theme.name, theme.definition});
  return known;
}

bool shows(std::string_view theme, const Turn& turn) {
  for (const GeneralTheme& general : kGeneral)
    if (general.named.name == theme)
      return fits(general, turn.game()) && !turn.key().starts_with('>') && general.shown(turn);
  for (const games::Theme& own : turn.game().themes())
    if (own.name == theme) return own.shown({.at = turn.at(), .key = turn.all_keys(), .losing = turn.losing()});
  return false;
}

std::vector<std::string> themes_shown(const Turn& turn) {
  std::vector<std::string> shown;
  for (const NamedTheme& theme : known_themes(turn.game()))
    if (shows(theme.name, turn)) shown.emplace_back(theme.name);
  return shown;
}

}  // namespace ouverte::puzzles
