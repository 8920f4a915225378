#include "solver/records/play_list.hpp"

#include "solver/records/card_words.hpp"
#include "solver/records/move_input.hpp"

namespace ouverte::records {

// A joker is written like the mark that ends a section: at the end of a list it is a move if one can be made with it.
absl::Status follow_list(const games::Game& game, const std::vector<Token>& written, Record& record, int& wrong_line) {
  const std::vector<Token> words = with_cards_in_words(game, written);
  record.plays_end = PlaysEnd::kSilent;
  if (words.empty()) return absl::OkStatus();
  auto position = game.playable(record.setup);
  if (!position.ok()) return position.status();
  for (const Token& token : words) {
    const bool last = &token == &words.back();
    if (last && token.word == "+") {
      record.plays_end = PlaysEnd::kContinued;
      break;
    }
    const std::string seat = (*position)->to_move();
    const auto played = play_meant(game, **position, token.word);
    if (!played.ok() && last && token.word == "*") {
      record.plays_end = PlaysEnd::kEnded;
      break;
    }
    wrong_line = token.line;
    if (!played.ok()) return played.status();
    record.plays.push_back({.seat = seat, .move = *played, .marks = token.marks, .comments = token.comments});
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
