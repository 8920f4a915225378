#include "solver/games/shared/spelling.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

struct RankName {
  std::string_view text, written;
};
constexpr std::array kRankNames = {
    RankName{"ace", "A"}, RankName{"king", "K"}, RankName{"queen", "Q"}, RankName{"jack", "J"},  RankName{"knave", "J"},
    RankName{"ten", "T"}, RankName{"10", "T"},   RankName{"nine", "9"},  RankName{"eight", "8"}, RankName{"seven", "7"},
    RankName{"six", "6"}, RankName{"five", "5"}, RankName{"four", "4"},  RankName{"three", "3"}, RankName{"trey", "3"},
    RankName{"two", "2"}, RankName{"deuce", "2"}};
constexpr std::string_view kRankLetters = "akqjtn987654321";
constexpr char kGiving = '>';

// Without "the", "of" and the like.
std::vector<std::string> telling_words(std::string_view text) {
  constexpr std::array<std::string_view, 5> kSaysNothing = {"the", "of", "a", "an", "card"};
  std::vector<std::string> words = words_of(text);
  if (words.size() < 2) return words;
  std::vector<std::string> telling;
  for (std::size_t word = 0; word < words.size(); ++word) {
    const bool ace = words[word] == "a" && word + 1 < words.size() && words[word + 1] == "of";
    if (ace || std::ranges::find(kSaysNothing, words[word]) == kSaysNothing.end()) telling.push_back(words[word]);
  }
  return telling;
}

void add(std::vector<std::string>& all, std::string one) {
  if (std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
}

// A rank that a suit stands beside, in one word or two.
void add_cards_of(const Game& game, std::string_view suit, std::string_view rank, std::vector<std::string>& all) {
  const auto letter = suit_meant(suit);
  if (!letter) return;
  for (const std::string& each : ranks_meant(game, rank)) add(all, *letter + each);
}

// How long a symbol or letter of a suit is that a text begins or ends with; 0: none.
std::size_t sign_length(std::string_view text, bool front) {
  constexpr std::array<std::string_view, 8> kSuitSigns = {"♠", "♥", "♦", "♣", "s", "h", "d", "c"};
  for (const std::string_view sign : kSuitSigns)
    if (front ? text.starts_with(sign) : text.ends_with(sign)) return sign.size();
  return 0;
}

std::string word_after(std::string_view text, std::string_view head) {
  return text.starts_with(head) ? std::string(text.substr(head.size())) : std::string(text);
}

// The seat of "give it to B", "the trick to player B".
std::optional<std::string> receiver_meant(const Game& game, std::string_view text) {
  const std::string name = folded(text);
  const std::size_t to = name.rfind(" to ");
  const bool said = to != std::string::npos && (name.starts_with("give") || name.substr(0, to).ends_with("trick"));
  return said ? seat_meant(name.substr(to + 4), game.seats()) : std::nullopt;
}

}  // namespace

const Game* game_meant(std::string_view text) {
  if (const Game* game = find_game(text)) return game;
  const std::string name = folded(text);
  const Game* meant = nullptr;
  for (const Game* game : all_games()) {
    const bool called = name == folded(game->name()) || name == folded(game->title()) ||
                        std::ranges::any_of(game->vocabulary(), [&](const Word& word) {
                          return word.what == Called::kGame && word.text == name;
                        });
    if (called && meant != nullptr) return nullptr;
    if (called) meant = game;
  }
  return meant;
}

std::optional<std::string> seat_meant(std::string_view text, std::string_view seats, std::string_view dealer) {
  const std::string name = word_after(word_after(word_after(folded(text), "the "), "player "), "seat ");
  if (name.size() == 1) {
    const auto seat =
        std::ranges::find_if(seats, [&](char letter) { return lower_case(std::string(1, letter)) == name; });
    return seat == seats.end() ? std::nullopt : std::optional(std::string(1, *seat));
  }
  if (seats == cards::kCompass)
    if (const auto seat = read_seat(name)) return seat_text(*seat, seats);
  const auto dealt = seat_of(dealer, seats);
  if (!dealt) return std::nullopt;
  if (name == "dealer") return std::string(dealer);
  constexpr std::array<std::string_view, 4> kEldest = {"eldest", "eldest hand", "forehand", "leader"};
  if (std::ranges::find(kEldest, name) == kEldest.end()) return std::nullopt;
  return seat_text(cards::left_of(*dealt, static_cast<int>(seats.size())), seats);
}

std::optional<std::string> seats_meant(std::string_view text, std::string_view seats, std::string_view dealer) {
  std::string letters;
  const auto add_seat = [&](std::string_view word) {
    const auto seat = seat_meant(word, seats, dealer);
    if (!seat || letters.find(*seat) != std::string::npos) return false;
    letters += *seat;
    return true;
  };
  constexpr std::array<std::string_view, 4> kSaysNoSeat = {"and", "&", "player", "players"};
  std::vector<std::string> words = words_of(text);
  std::erase_if(words,
                [&](const std::string& word) { return std::ranges::find(kSaysNoSeat, word) != kSaysNoSeat.end(); });
  if (!words.empty() && std::ranges::all_of(words, add_seat)) return letters;
  letters.clear();
  const bool one_a_letter = words.size() == 1 && std::ranges::all_of(words.front(), [&](char letter) {
                              return add_seat(std::string_view(&letter, 1));
                            });
  return one_a_letter ? std::optional(letters) : std::nullopt;
}

std::optional<std::string> suit_meant(std::string_view text) {
  const auto trump = read_trump(folded(text));
  return trump && *trump ? std::optional(std::string(trump_text(*trump))) : std::nullopt;
}

std::vector<std::string> ranks_meant(const Game& game, std::string_view text) {
  const std::string name = folded(text);
  std::vector<std::string> all;
  for (const Word& word : game.vocabulary())
    if (word.what == Called::kRank && word.text == name) add(all, std::string(word.written));
  if (!all.empty()) return all;  // the game's own words stand before everybody's
  for (const RankName& rank : kRankNames)
    if (rank.text == name) return {std::string(rank.written)};
  const bool letter = name.size() == 1 && kRankLetters.find(name.front()) != std::string_view::npos;
  if (letter) all.emplace_back(1, 'a' <= name[0] && name[0] <= 'z' ? static_cast<char>(name[0] - 'a' + 'A') : name[0]);
  return all;
}

std::vector<std::string> cards_meant(const Game& game, std::string_view text) {
  std::vector<std::string> all;
  const std::vector<std::string> words = telling_words(folded(text));
  const std::string name = joined(words, " ");
  for (const Word& word : game.vocabulary())
    if (word.what == Called::kCard && word.text == name) add(all, std::string(word.written));
  // Cards of no suit by what is printed on them, or after what heads their row: "xx", "t20".
  const CardFaces& faces = game.faces();
  for (const CardFaces::Face& card : faces.printed)
    if (name == folded(card.shown) || name == base::str(folded(faces.row), card.written))
      add(all, std::string(card.written));
  if (words.size() == 2) {
    add_cards_of(game, words[0], words[1], all);
    add_cards_of(game, words[1], words[0], all);
  }
  if (words.size() == 1) {
    const std::string_view word = words[0];
    if (const std::size_t sign = sign_length(word, true); sign > 0)
      add_cards_of(game, word.substr(0, sign), word.substr(sign), all);
    if (const std::size_t sign = sign_length(word, false); sign > 0)
      add_cards_of(game, word.substr(word.size() - sign), word.substr(0, word.size() - sign), all);
  }
  return all;
}

std::vector<std::string> moves_meant(const Game& game, std::string_view text) {
  const std::size_t sign = text.find(kGiving);
  if (sign == std::string_view::npos) {
    if (const auto seat = receiver_meant(game, text)) return {base::str(kGiving, *seat)};
    return cards_meant(game, text);
  }
  const auto seat = seat_meant(text.substr(sign + 1), game.seats());
  if (!seat) return {};
  const std::string_view before = without_blanks(text.substr(0, sign));
  std::vector<std::string> cards =
      before.empty() || before == "*" ? std::vector{std::string(before)} : cards_meant(game, before);
  for (std::string& card : cards) card += base::str(kGiving, *seat);
  return cards;
}

}  // namespace ouverte::games
