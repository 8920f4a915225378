#include "puzzles/text/game.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "puzzles/text/lexer.hpp"
#include "puzzles/text/scattered.hpp"
#include "puzzles/text/tabled.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::puzzles::text {
namespace {

// Letters and figures alone, in lower case, a blank between words and at both ends.
std::string plain(std::string_view text) {
  std::string words = " ";
  for (const char letter : text) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
      words += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    else if (letter != '\'' && words.back() != ' ')
      words += ' ';
  }
  return words.back() == ' ' ? words : words + ' ';
}

bool says(const std::string& text, std::string_view words) { return text.find(plain(words)) != std::string::npos; }

// How much a text speaks for a game: its name most, then its words, then those of its contracts.
int evidence(const std::string& text, const games::Game& game) {
  int most = says(text, game.title()) || says(text, game.name()) ? 4 : 0;
  const auto speaks = [&](std::string_view words, int weight) {
    if (says(text, words)) most = std::max(most, weight);
  };
  // Words that every card player uses tell little: "the dummy was spread".
  constexpr std::array<std::string_view, 2> kCommon = {"slam", "spread"};
  for (const games::Word& word : game.vocabulary()) {
    const bool common = std::ranges::find(kCommon, word.text) != kCommon.end();
    if (word.what == games::Called::kGame) speaks(word.text, 4);
    if (word.what == games::Called::kDeclarer || word.what == games::Called::kDefenders) speaks(word.text, 1);
    if (word.what == games::Called::kCard || word.what == games::Called::kContract) speaks(word.text, common ? 1 : 2);
  }
  // Nor do short names.
  for (const games::ContractInfo& contract : game.contracts())
    if (contract.name.size() >= 4 && std::isalpha(static_cast<unsigned char>(contract.name[0])) != 0 &&
        !games::read_trump(contract.name) && std::ranges::find(kCommon, contract.name) == kCommon.end())
      speaks(contract.name, 3);
  return most;
}

// Whether seats stand in the text as `letters` are: a line, or words of it, begins with the second of them.
bool seated(const std::vector<Line>& lines, std::string_view letters, Language language) {
  if (letters == cards::kCompass) {
    for (const Line& line : lines) {
      const std::string words = plain(line.text);
      bool named = false;
      for (const LexiconEntry& entry : lexicon())
        if (entry.meaning == Meaning::kSeat)
          each_way(entry, language, [&](std::string_view way) { named |= says(words, way); });
      for (const std::string_view name : {" n s ", " e w ", " ns ", " ew "})
        named |= words.find(name) != std::string::npos;
      if (named) return true;
    }
  }
  return std::ranges::any_of(lines, [&](const Line& line) {
    const std::size_t first = line.text.find_first_not_of(" |([");
    return first != std::string::npos && line.text[first] == letters[1] &&
           (first + 1 == line.text.size() || std::isalnum(static_cast<unsigned char>(line.text[first + 1])) == 0);
  });
}

}  // namespace

absl::StatusOr<const games::Game*> game_of(const std::vector<Line>& lines) {
  std::string text;
  for (const Line& line : lines) text += plain(line.text);
  const games::Game* const usual = games::find_game(games::assumed_game());
  const Language language = language_of(lines);
  const bool compass = seated(lines, usual->seats(), language);
  const games::Game* best = nullptr;
  int most = 0;
  bool tie = false;
  for (const games::Game* game : games::all_games()) {
    const int found = evidence(text, *game);
    const bool fits =
        found >= 4 || (game->seats() == usual->seats() ? compass || seated(lines, game->seats(), language)
                                                       : !compass && seated(lines, game->seats(), language));
    if (found == 0 || !fits) continue;
    tie = found == most;
    if (found > most) best = game;
    most = std::max(most, found);
  }
  if (most >= 2 && !tie) return best;
  if (most >= 1 && !tie && !compass) return best;
  const bool letters = std::ranges::any_of(games::all_games(), [&](const games::Game* game) {
    return game->seats() != usual->seats() && seated(lines, game->seats(), language);
  });
  if (compass || !letters) return usual;
  std::string titles;
  for (const games::Game* game : games::all_games())
    if (game->seats() != usual->seats()) titles += base::str(titles.empty() ? "" : ", ", game->title());
  return lacking("--game", "Game: found no word that names it, expected one of ", titles);
}

Table table_of(const games::Game& game) {
  Table table;
  table.seats = game.seats();
  table.compass = game.seats() == cards::kCompass;
  base::Random random(0);
  for (const auto& [seat, hand] : game.random_deal(random).hands) {
    table.dealt = records::count_cards(hand);
    std::size_t field = 0;
    for (const char letter : hand) {
      field += letter == '.' ? 1 : 0;
      if (field == kExtras && letter == '*') table.jokers = true;
      if (field == kExtras && letter == ',') table.trumps = true;
      if (field < kExtras && letter != '.' && letter != '-' && table.ranks.find(letter) == std::string::npos)
        table.ranks += letter;
    }
  }
  if (table.trumps) {
    table.jokers = false;
    table.ranks += 'A';  // what the pip card 1 is called
  } else {
    table.ranks = "AKQJT98765432";
  }
  table.roles = {"declarer", "dealer", "dummy", "soloist", "leader", "you", "to lead", "on lead"};
  for (const games::Word& word : game.vocabulary())
    if (word.what == games::Called::kDeclarer)
      table.roles.emplace_back(word.text);
    else if (word.what == games::Called::kCard)
      table.extras.emplace_back(word.text);
  return table;
}

namespace {

// "N", "O   E", "S", in lines of their own: a compass of another language, in the letters of English.
void name_compass(std::vector<Line>& lines, Language language) {
  const char west = language == Language::kFrench ? 'O' : 'W', east = language == Language::kFrench ? 'E' : 'O';
  const char south = language == Language::kDutch ? 'Z' : 'S';
  if (language == Language::kEnglish) return;
  const auto is_alone = [&](std::size_t row, char letter) {
    return games::without_blanks(lines[row].text) == std::string_view(&letter, 1);
  };
  for (std::size_t row = 1; row + 1 < lines.size(); ++row) {
    std::string& text = lines[row].text;
    const std::size_t first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    if (first == std::string::npos || last < first + 2 || text[first] != west || text[last] != east) continue;
    if (text.find_first_not_of(' ', first + 1) != last || !is_alone(row - 1, 'N') || !is_alone(row + 1, south))
      continue;
    text[first] = 'W';
    text[last] = 'E';
  }
}

}  // namespace

absl::StatusOr<Setting> setting_of(const std::vector<Line>& lines) {
  const auto game = game_of(lines);
  if (!game.ok()) return game.status();
  Setting setting{.game = *game, .table = table_of(**game), .lines = {}, .deal = {}, .joined = {}};
  setting.table.language = language_of(lines);
  std::vector<Line> drawn = with_suits_by_sign(lines, setting.table.language);
  if (setting.table.compass)
    drawn = with_auction_apart(with_signs_in_calls(std::move(drawn), setting.table.language), setting.table);
  drawn = with_tables_as_hands(with_players_by_letter(std::move(drawn), setting.table), setting.table);
  if (setting.table.compass) name_compass(drawn, setting.table.language);
  if (setting.table.compass) setting.joined = take_joined_auction(drawn, setting.table);
  setting.lines = with_english_letters(drawn, setting.table.language, setting.table);
  if (setting.table.compass) setting.deal = whole_deal_in(drawn);
  if (setting.table.compass && (!setting.deal || setting.deal->unnamed))
    if (auto scattered = scattered_deal(lines)) setting.deal = std::move(scattered);
  if (setting.deal)
    setting.deal->rest = with_english_letters(std::move(setting.deal->rest), setting.table.language, setting.table);
  return setting;
}

}  // namespace ouverte::puzzles::text
