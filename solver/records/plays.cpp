#include "solver/records/plays.hpp"

#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/card_words.hpp"
#include "solver/records/follower.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::records {

std::string canonical_move(std::string_view word) {
  std::string move(word);
  for (char& letter : move) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (move.size() == 3 && move.ends_with("10")) move.replace(1, 2, "T");
  return move;
}

namespace {

bool hands_hold_a_star(const games::Setup& setup) {
  return std::ranges::any_of(setup.hands, [](const auto& hand) { return hand.second.find('*') != std::string::npos; });
}

// Where lines end in the middle of a row, and the words do not make up whole rows elsewhere: the first of them.
struct Cut {
  int line = 0;
  std::size_t cards = 0;  // in the row
  bool last = false;      // no row follows
};
std::optional<Cut> cut_row(std::span<const Token> words, std::size_t in_row) {
  if (words.size() % in_row == 0) return std::nullopt;
  for (std::size_t word = 1; word <= words.size(); ++word) {
    const bool line_ends = word == words.size() || words[word].line != words[word - 1].line;
    if (line_ends && word % in_row != 0)
      return Cut{.line = words[word - 1].line, .cards = word % in_row, .last = word == words.size()};
  }
  return std::nullopt;
}

absl::Status cut_short(const Cut& cut, std::size_t in_row) {
  return base::invalid("found ", cut.cards, " of ", in_row, " cards in a row, expected - for each that is not known");
}

constexpr std::string_view kReadInOrder =
    "found rows whose cards do not stand in columns by seat; they are read in the order of play";

std::string columns_explained(std::string_view first_seat) {
  return base::str("plays stand in columns by seat, from ", first_seat,
                   ", whom the tag Play names; these rows look like the order of play");
}

Problem doubt_at(const Record& record, int line, std::string_view message) {
  Problem doubt{.place = record.place, .message = base::str("Play: ", message)};
  doubt.place.line = line;
  return doubt;
}

// Nothing is left out that is not known, and no lead was out of turn.
bool can_be_in_order(std::span<const Token> words) {
  return std::ranges::none_of(words, [](const Token& token) {
    return token.word == "-" || token.word == "+" || std::ranges::count(token.marks, "^L") > 0;
  });
}

// The record with the words read in the order of play, as far as they can be. Whether to the end of the section.
bool read_in_order(const games::Game& game, const games::Position& start, std::span<const Token> words,
                   Record& record) {
  int line = 0;
  return follow_words(game, start, "", words, Reading::kInOrder, record, line).ok();
}

}  // namespace

absl::Status follow_rows(const games::Game& game, std::string_view first_seat, const std::vector<Token>& written,
                         Record& record, int& wrong_line) {
  const std::vector<Token> words = with_cards_in_words(game, written);
  for (const Token& token : words) {
    if (std::string_view("!?$=^").find(token.word.front()) == std::string_view::npos) continue;
    wrong_line = token.line;
    return base::invalid("found ", base::quoted(token.word), ", expected a card, or after one a mark such as ! $7 =1=");
  }
  std::size_t count = words.size();
  const bool ended = count > 0 && words.back().word == "*" && (words.back().alone || !hands_hold_a_star(record.setup));
  if (ended) --count;
  record.plays_end = ended ? PlaysEnd::kEnded : PlaysEnd::kSilent;
  if (count == 0) return absl::OkStatus();
  if (first_seat.size() != 1 || game.seats().find(first_seat) == std::string_view::npos) {
    return base::invalid("Play: found ", base::quoted(first_seat), ", expected ", seats_expected(game.seats()));
  }
  const bool hidden = std::ranges::any_of(record.setup.hands, [](const auto& hand) { return hand.second == "-"; });
  auto position = game.playable(record.setup);
  if (!position.ok() && (hidden || record.setup.contract.empty())) {
    record.plays_end = PlaysEnd::kUnresolved;
    return absl::OkStatus();
  }
  if (!position.ok()) return position.status();

  const std::span<const Token> played = std::span(words).first(count);
  const PlaysEnd end = record.plays_end;
  absl::Status followed = follow_words(game, **position, first_seat, played, Reading::kColumns, record, wrong_line);
  if (followed.ok() && record.plays_end != PlaysEnd::kUnknown) return followed;
  // What goes wrong after a row that lacks a card may be its consequence: every later card is in another's column.
  const auto cut = cut_row(played, game.seats().size());
  if ((!cut || cut->last) && can_be_in_order(played)) {
    Record in_order = record;
    in_order.plays.clear();
    in_order.plays_end = end;
    if (read_in_order(game, **position, played, in_order)) {
      in_order.doubts.push_back(doubt_at(record, played.front().line, kReadInOrder));
      record = std::move(in_order);
      return absl::OkStatus();
    }
    if (!followed.ok() && in_order.plays.size() > record.setup.hands.size() &&
        in_order.plays.size() > record.plays.size())
      followed = base::invalid(base::message(followed), "; ", columns_explained(first_seat));
  }
  if (!cut) return followed;
  if (cut->last && followed.ok())
    record.doubts.push_back(doubt_at(record, cut->line, base::message(cut_short(*cut, game.seats().size()))));
  if (cut->last || (!followed.ok() && wrong_line <= cut->line)) return followed;
  wrong_line = cut->line;
  return cut_short(*cut, game.seats().size());
}

}  // namespace ouverte::records
