#include "puzzles/text/row.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;

constexpr std::string_view kSuitLetters = "SHDC";

class Splitter {
 public:
  Splitter(const Table& table, bool symbols) : table_(table), symbols_(symbols) {}

  // Whether there are suits and cards so far.
  [[nodiscard]] bool lists() const {
    return std::ranges::any_of(tokens_, [](const Token& token) { return token.piece == Piece::kSuit; }) &&
           std::ranges::any_of(tokens_, [](const Token& token) { return token.piece == Piece::kCards; });
  }
  // The pieces of one word, which stands at `column`.
  void add(std::string_view word, int column);
  std::vector<Token> take() {
    // "♠AQ ♥K ♦- ♣7 (N)": a name behind its cards.
    const auto suits = std::ranges::count(tokens_, Piece::kSuit, &Token::piece);
    if (suits > 2 && tokens_.back().piece == Piece::kSeat && tokens_.back().text.starts_with('(') &&
        std::ranges::count(tokens_, Piece::kSeat, &Token::piece) == 1)
      std::rotate(tokens_.begin(), tokens_.end() - 1, tokens_.end());
    // "A - ♠ K 8", "N = S:AJ": what stands between a name and the first suit.
    constexpr std::array<std::string_view, 4> kBetween = {"=", "-", "--", "->"};
    const auto is_name = [](const Token& token, const std::string& next) {
      return token.piece == Piece::kSeat || (token.may_be_seat && next != "-");
    };
    if (tokens_.size() > 2 && tokens_[2].piece == Piece::kSuit && is_name(tokens_[0], tokens_[1].text) &&
        std::ranges::find(kBetween, tokens_[1].text) != kBetween.end()) {
      tokens_.erase(tokens_.begin() + 1);
      tokens_[0].piece = Piece::kSeat;
      tokens_[0].may_be_seat = false;
      tokens_[0].colon = true;
    }
    return std::move(tokens_);
  }

 private:
  Token& push(Piece piece, int column, std::size_t length, std::string_view text) {
    tokens_.push_back(
        {.piece = piece, .column = column, .end = column + static_cast<int>(length), .text = std::string(text)});
    return tokens_.back();
  }
  bool add_suits(std::string_view word, int column);
  bool add_cards_before_signs(std::string_view word, int column);
  bool add_plain(std::string_view word, int column);
  bool add_extras(std::string_view word, int column);
  bool add_known(std::string_view word, int column);
  bool add_bracketed(std::string_view word, int column);
  bool add_without_stops(std::string_view word, int column);
  int take_names(std::string_view& word, int column);
  [[nodiscard]] std::size_t name_length(std::string_view word) const;
  [[nodiscard]] bool after_trumps() const;
  [[nodiscard]] bool glosses(std::string_view word) const;

  const Table& table_;
  bool symbols_;
  std::vector<Token> tokens_;
};

// Whether the row so far calls for trumps by number.
bool Splitter::after_trumps() const {
  for (auto token = tokens_.rbegin(); token != tokens_.rend(); ++token) {
    if (token->piece == Piece::kSuit) return token->suit == kExtras;
    if (token->piece == Piece::kSeat) return false;
  }
  return false;
}

// "♠AQ", "SAQ", "S:AQ", "♠AQ♥K3", "SAQHK3": suits with their cards, all in one word.
bool Splitter::add_suits(std::string_view word, int column) {
  std::vector<Token> found;
  const bool with_sign = is_suit_sign(word.front());
  std::size_t at = 0;
  while (at < word.size()) {
    const char letter = word[at];
    const std::size_t place = kSuitLetters.find(upper(letter));
    const bool sign = is_suit_sign(letter);
    if (!sign && (with_sign || symbols_ || place == std::string_view::npos)) return false;
    Token suit{.piece = Piece::kSuit,
               .column = column + static_cast<int>(at),
               .suit = sign ? letter - kSuitSign : static_cast<int>(place)};
    ++at;
    while (at < word.size() && (word[at] == ':' || word[at] == '=')) {
      suit.colon = true;
      ++at;
    }
    suit.end = column + static_cast<int>(at);
    found.push_back(suit);
    std::size_t stop = at;
    while (stop < word.size() && !is_suit_sign(word[stop]) &&
           (with_sign || kSuitLetters.find(upper(word[stop])) == std::string_view::npos))
      ++stop;
    std::string_view cards = word.substr(at, stop - at);
    while (cards.ends_with(',') || cards.ends_with(';') || cards.ends_with('.')) cards.remove_suffix(1);
    if (!cards.empty()) {
      Token held{
          .piece = Piece::kCards, .column = column + static_cast<int>(at), .end = column + static_cast<int>(stop)};
      if (cards.size() > 1 && cards.front() == '-' && !is_void(cards)) cards.remove_prefix(1);
      if (is_void(cards))
        held.piece = Piece::kVoid;
      else if (auto ranks = ranks_in(cards, table_))
        held.cards = *std::move(ranks);
      else
        return false;
      found.push_back(held);
    }
    at = stop;
  }
  // A letter alone is looked at by `add_plain`.
  if (!with_sign && found.size() == 1) return false;
  tokens_.insert(tokens_.end(), found.begin(), found.end());
  return true;
}

// "A♠", "AKJ♠10♥": suits behind their cards, all in one word.
bool Splitter::add_cards_before_signs(std::string_view word, int column) {
  while (word.ends_with(',') || word.ends_with(';') || word.ends_with('.')) word.remove_suffix(1);
  if (word.size() < 2 || !is_suit_sign(word.back()) || is_suit_sign(word.front())) return false;
  std::vector<Token> found;
  for (std::size_t from = 0; from < word.size();) {
    std::size_t sign = from;
    while (!is_suit_sign(word[sign])) ++sign;
    auto ranks = ranks_in(word.substr(from, sign - from), table_);
    if (!ranks) return false;
    const int place = column + static_cast<int>(from);
    found.push_back({.piece = Piece::kSuit, .column = place, .end = place, .suit = word[sign] - kSuitSign});
    found.push_back({.piece = Piece::kCards,
                     .column = place,
                     .end = column + static_cast<int>(sign) + 1,
                     .cards = *std::move(ranks)});
    from = sign + 1;
  }
  tokens_.insert(tokens_.end(), found.begin(), found.end());
  return true;
}

// A trump by its number or a joker.
bool Splitter::add_extras(std::string_view word, int column) {
  const std::string lower = lower_case(word);
  const bool jokers =
      word.find_first_not_of('*') == std::string_view::npos || lower == "joker" || lower == "jok" || lower == "jkr";
  if (table_.jokers && jokers) {
    Token& token = push(Piece::kCards, column, word.size(), word);
    token.suit = kExtras;
    token.cards.assign(word.front() == '*' ? word.size() : 1, "*");
    return true;
  }
  if (!table_.trumps) return false;
  const bool sign = lower == "skus" || lower == "skues" || lower == "sk" || word == "*";
  const auto numbers = sign ? std::optional(std::vector<std::string>{"*"}) : trumps_in(word);
  if (!numbers) return false;
  // "1" and "10" are pip cards too: a number stands for a trump after the word, or where no rank is written so.
  const bool only_trump =
      sign || std::ranges::any_of(*numbers, [&](const std::string& number) { return number != "1" && number != "10"; });
  if (!after_trumps() && (!only_trump || ranks_in(word, table_))) return false;
  Token& token = push(Piece::kCards, column, word.size(), word);
  token.suit = kExtras;
  token.cards = *numbers;
  return true;
}

// "* (Sküs)", "21 (Mond)": the name in brackets of the card before it.
bool Splitter::glosses(std::string_view word) const {
  if (word.size() < 4 || word.front() != '(' || word.back() != ')' || tokens_.empty()) return false;
  const bool extra = tokens_.back().piece == Piece::kCards && tokens_.back().suit == kExtras;
  const std::string name = lower_case(word.substr(1, word.size() - 2));
  return extra && std::ranges::find(table_.extras, name) != table_.extras.end();
}

bool Splitter::add_plain(std::string_view word, int column) {
  const bool colon = word.size() > 1 && (word.back() == ':' || word.back() == '=');
  const std::string_view bare = colon ? word.substr(0, word.size() - 1) : word;
  if (const int suit = suit_word(bare, table_); suit != kNoSuit) {
    Token& token = push(Piece::kSuit, column, word.size(), word);
    token.suit = suit;
    token.colon = colon;
    return true;
  }
  const char seat = seat_named(bare, table_);
  const std::size_t letter = bare.size() == 1 && (!symbols_ || (colon && seat == 0)) ? kSuitLetters.find(upper(bare[0]))
                                                                                     : std::string_view::npos;
  if (letter != std::string_view::npos) {
    Token& token = push(Piece::kSuit, column, word.size(), word);
    token.suit = static_cast<int>(letter);
    token.colon = colon;
    token.seat = seat;
    token.may_be_seat = seat != 0;
    return true;
  }
  const auto ranks = ranks_in(bare, table_);
  // A seat that a rank is called too: the player A and the ace. A colon, or the head of the line, is a seat's.
  if (seat != 0 && (!ranks || colon || tokens_.empty())) {
    Token& token = push(Piece::kSeat, column, word.size(), word);
    token.seat = seat;
    token.colon = colon;
    if (ranks && !colon) token.cards = *ranks;
    return true;
  }
  if (ranks && !colon) {
    push(Piece::kCards, column, word.size(), word).cards = *ranks;
    return true;
  }
  return false;
}

// "N:AQ.K3..2", "S:♠AQ": how long the name and its colon are before the rest; 0 if there is no such name.
std::size_t Splitter::name_length(std::string_view word) const {
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos || colon == 0 || colon + 1 >= word.size()) return 0;
  if (seat_named(word.substr(0, colon), table_) == 0) return 0;
  const std::string_view rest = word.substr(colon + 1);
  const bool named =
      hand_in(rest, table_) || is_suit_sign(rest.front()) || kSuitLetters.find(word.front()) == std::string_view::npos;
  return named ? colon + 1 : 0;
}

// The names that a word begins with, as tokens; the column after them.
int Splitter::take_names(std::string_view& word, int column) {
  while (const std::size_t length = name_length(word)) {
    Token& token = push(Piece::kSeat, column, length, word.substr(0, length));
    token.seat = seat_named(word.substr(0, length - 1), table_);
    token.colon = true;
    word.remove_prefix(length);
    column += static_cast<int>(length);
  }
  return column;
}

// A word that is no prose.
bool Splitter::add_known(std::string_view word, int column) {
  if (word == "/" || word == ".") {
    push(Piece::kSlash, column, 1, word);
  } else if (word.empty() || word == ":") {
    push(Piece::kJoining, column, 1, ",");
  } else if (auto hand = hand_in(word, table_)) {
    push(Piece::kHand, column, word.size(), word).cards = *std::move(hand);
  } else if (is_void(word)) {
    push(Piece::kVoid, column, word.size(), word);
  } else if (glosses(word)) {
    push(Piece::kJoining, column, word.size(), ",");
  } else {
    return add_extras(word, column) || add_suits(word, column) || add_cards_before_signs(word, column) ||
           add_plain(word, column);
  }
  return true;
}

// "(S", "[North]", and words that join cards.
bool Splitter::add_bracketed(std::string_view word, int column) {
  if (word.size() > 2 && (word.front() == '(' || word.front() == '[')) {
    const std::size_t stop = word.find_first_of(")]");
    if (const char seat = seat_named(word.substr(1, stop - 1), table_); seat != 0) {
      push(Piece::kSeat, column, word.size(), word).seat = seat;
      return true;
    }
  }
  constexpr std::array<std::string_view, 8> kJoining = {"and", "&", "holds", "has", "with", "held", "is", "(led)"};
  if (std::ranges::find(kJoining, lower_case(word)) == kJoining.end()) return false;
  push(Piece::kJoining, column, word.size(), word);
  return true;
}

// "K-.", "(N).,": a word without the full stops and brackets at its end, of which only a few can belong to it.
bool Splitter::add_without_stops(std::string_view word, int column) {
  constexpr std::size_t kMostStops = 5;
  const std::size_t bare = word.find_last_not_of(".),;") + 1;
  const std::size_t least = std::max<std::size_t>(bare, 1);
  const std::size_t most = std::min(word.size() - 1, bare + kMostStops);
  for (std::size_t size = most; size >= least; --size) {
    std::string_view rest = word.substr(0, size);
    if (rest.back() == ',' || rest.back() == ';') continue;
    const std::size_t before = tokens_.size();
    const int place = take_names(rest, column);
    if (add_known(rest, place)) return true;
    tokens_.resize(before);
  }
  for (std::size_t size = least; size <= most; ++size)
    if (add_bracketed(word.substr(0, size), column)) return true;
  return false;
}

void Splitter::add(std::string_view word, int column) {
  if (word == "|") return void(push(Piece::kBar, column, 1, word));
  while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.remove_suffix(1);
  column = take_names(word, column);
  if (add_known(word, column)) return;
  const bool numbered = is_digit(word.front());  // "2." counts problems
  if (!numbered && add_without_stops(word, column)) return;
  if (!add_bracketed(word, column)) push(Piece::kWord, column, word.size(), word);
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text, int column, const Table& table, bool symbols) {
  Splitter splitter(table, symbols);
  for (std::size_t from = 0; (from = text.find_first_not_of(' ', from)) != std::string_view::npos;) {
    // Bars and slashes stand between words even where no blank does.
    std::size_t to = std::min(text.find_first_of(" |/", from), text.size());
    if (to == from) to = from + 1;
    std::string_view word = text.substr(from, to - from);
    // "… Diamonds, K; Clubs, 8.": a full stop behind a list.
    const bool last = text.find_first_not_of(' ', to) == std::string_view::npos;
    if (last && word.size() > 1 && word.ends_with('.') && splitter.lists()) word.remove_suffix(1);
    splitter.add(word, column + static_cast<int>(from));
    from = to;
  }
  return splitter.take();
}

}  // namespace ouverte::puzzles::text
