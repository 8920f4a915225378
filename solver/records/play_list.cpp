#include "solver/records/play_list.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/card_words.hpp"
#include "solver/records/move_input.hpp"
#include "solver/records/typed_melds.hpp"

namespace ouverte::records {
namespace {

// A move that stands in several words of one line.
struct LongMove {
  std::size_t words = 0;
  std::string move;
};

// Those that can begin with the first of some words, legal at a point of the play.
std::vector<LongMove> long_moves(const games::Position& at, std::span<const Token> words) {
  std::vector<LongMove> moves;
  std::string text;
  for (std::size_t word = 0; word < words.size() && words[word].line == words.front().line; ++word) {
    text += base::str(word == 0 ? "" : " ", words[word].word);
    const auto move = word == 0 ? std::nullopt : melding_move(at, text);
    if (move && at.clone()->play(*move).ok()) moves.push_back({word + 1, *move});
    if (!words[word].marks.empty() || !words[word].comments.empty()) break;
  }
  return moves;
}

// Whether a word can be the play that follows a move.
bool may_follow(const games::Game& game, const games::Position& at, const std::string& move, const Token& word) {
  const auto after = at.clone();
  return after->play(move).ok() && play_meant(game, *after, word.word).ok();
}

// Of several the one that the next word leaves possible; that of one word, or of none, is read as every play is.
absl::StatusOr<LongMove> long_move(const games::Game& game, const games::Position& at, std::span<const Token> words) {
  std::vector<LongMove> moves = long_moves(at, words);
  if (moves.size() > 1)
    std::erase_if(moves, [&](const LongMove& move) {
      return move.words < words.size() && !may_follow(game, at, move.move, words[move.words]);
    });
  if (moves.size() > 1)
    return base::invalid("found melds that can be taken in two ways, expected full stops between the cards of a set");
  return moves.empty() ? LongMove{} : std::move(moves.front());
}

}  // namespace

// A joker is written like the mark that ends a section: at the end of a list it is a move if one can be made with it.
absl::Status follow_list(const games::Game& game, const std::vector<Token>& written, Record& record, int& wrong_line) {
  const std::vector<Token> words = with_cards_in_words(game, written);
  record.plays_end = PlaysEnd::kSilent;
  if (words.empty()) return absl::OkStatus();
  auto position = game.playable(record.setup);
  if (!position.ok()) return position.status();
  for (std::size_t at = 0; at < words.size();) {
    const Token& token = words[at];
    const bool last = at + 1 == words.size();
    if (last && token.word == "+") {
      record.plays_end = PlaysEnd::kContinued;
      break;
    }
    wrong_line = token.line;
    const std::string seat = (*position)->to_move();
    const auto of_words = long_move(game, **position, std::span(words).subspan(at));
    if (!of_words.ok()) return of_words.status();
    const std::size_t length = std::max<std::size_t>(of_words->words, 1);
    const auto played = play_meant(game, **position, of_words->words > 1 ? of_words->move : token.word);
    if (!played.ok() && last && token.word == "*") {
      record.plays_end = PlaysEnd::kEnded;
      break;
    }
    if (!played.ok()) return played.status();
    const Token& end = words[at + length - 1];
    record.plays.push_back({.seat = seat, .move = *played, .marks = end.marks, .comments = end.comments});
    at += length;
  }
  return absl::OkStatus();
}

namespace {

// The mark of the end would then be read as one more move.
bool joker_may_follow(const Record& record) {
  const auto position = position_after(record, record.plays.size());
  return position.ok() && (*position)->play("*").ok();
}

}  // namespace

std::vector<std::string> list_of(const Record& record) {
  constexpr std::size_t kWidth = 80;
  std::vector<std::string> lines;
  const auto put = [&](const std::string& text) {
    if (lines.empty() || lines.back().size() + 1 + text.size() > kWidth || lines.back().back() == '\n') {
      lines.push_back(text);
    } else {
      lines.back() += ' ' + text;
    }
  };
  for (const Play& play : record.plays) put(token_text(play.move, play.marks, play.comments));
  if (record.plays_end == PlaysEnd::kContinued) put("+");
  if (record.plays_end == PlaysEnd::kEnded && !joker_may_follow(record)) put("*");
  return lines;
}

}  // namespace ouverte::records
