#include "solver/puzzles/posted/row.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/games/texts.hpp"
#include "solver/puzzles/posted/letters.hpp"
#include "solver/puzzles/posted/row_words.hpp"

namespace ouverte::puzzles::posted {
namespace {

using games::lower_case;

constexpr std::string_view kSuitLetters = "SHDC";

class Splitter {
 public:
  Splitter(const Table& table, bool symbols) : table_(table), symbols_(symbols) {}

  // The pieces of one word, which stands at `column`.
  void add(std::string_view word, int column);
  std::vector<Token> take() { return std::move(tokens_); }

 private:
  Token& push(Piece piece, int column, std::size_t length, std::string_view text) {
    tokens_.push_back(
        {.piece = piece, .column = column, .end = column + static_cast<int>(length), .text = std::string(text)});
    return tokens_.back();
  }
  bool add_suits(std::string_view word, int column);
  bool add_plain(std::string_view word, int column);
  bool add_extras(std::string_view word, int column);
  [[nodiscard]] bool after_trumps() const;

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

void Splitter::add(std::string_view word, int column) {
  if (word == "|") return void(push(Piece::kBar, column, 1, word));
  if (word == "/") return void(push(Piece::kSlash, column, 1, word));
  while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.remove_suffix(1);
  if (word.empty() || word == ":") return void(push(Piece::kJoining, column, 1, ","));
  if (auto hand = hand_in(word, table_)) {
    push(Piece::kHand, column, word.size(), word).cards = *std::move(hand);
    return;
  }
  if (is_void(word)) return void(push(Piece::kVoid, column, word.size(), word));
  // "N:AQ.K3..2", "S:♠AQ": a seat and its hand in one word.
  const std::size_t colon = word.find(':');
  if (colon != std::string_view::npos && colon > 0 && colon + 1 < word.size() &&
      seat_named(word.substr(0, colon), table_) != 0) {
    const std::string_view rest = word.substr(colon + 1);
    const int place = column + static_cast<int>(colon) + 1;
    if (hand_in(rest, table_) || is_suit_sign(rest.front()) ||
        kSuitLetters.find(word.front()) == std::string_view::npos) {
      Token& token = push(Piece::kSeat, column, colon + 1, word.substr(0, colon + 1));
      token.seat = seat_named(word.substr(0, colon), table_);
      token.colon = true;
      return add(rest, place);
    }
  }
  if (add_extras(word, column) || add_suits(word, column) || add_plain(word, column)) return;
  // "K-": a full stop at the end of a line, brackets round a name.
  const bool numbered = is_digit(word.front());  // "2." counts problems
  if (word.size() > 1 && !numbered && (word.back() == '.' || word.back() == ')')) {
    const std::size_t before = tokens_.size();
    add(word.substr(0, word.size() - 1), column);
    if (tokens_.back().piece != Piece::kWord) return;
    tokens_.resize(before);
  }
  if (word.size() > 2 && (word.front() == '(' || word.front() == '[')) {
    const std::size_t stop = word.find_first_of(")]");
    if (const char seat = seat_named(word.substr(1, stop - 1), table_); seat != 0) {
      push(Piece::kSeat, column, word.size(), word).seat = seat;
      return;
    }
  }
  constexpr std::array<std::string_view, 6> kJoining = {"and", "&", "holds", "has", "with", "held"};
  const bool joining = std::ranges::find(kJoining, lower_case(word)) != kJoining.end();
  push(joining ? Piece::kJoining : Piece::kWord, column, word.size(), word);
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text, int column, const Table& table, bool symbols) {
  Splitter splitter(table, symbols);
  for (std::size_t from = 0; (from = text.find_first_not_of(' ', from)) != std::string_view::npos;) {
    // Bars and slashes stand between words even where no blank does.
    std::size_t to = std::min(text.find_first_of(" |/", from), text.size());
    if (to == from) to = from + 1;
    splitter.add(text.substr(from, to - from), column + static_cast<int>(from));
    from = to;
  }
  return splitter.take();
}

}  // namespace ouverte::puzzles::posted
