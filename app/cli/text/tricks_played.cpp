#include "app/cli/text/tricks_played.hpp"

#include <algorithm>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::cli {
namespace {

bool is_of_suit(std::string_view move) {
  return move.size() == 2 && std::string_view("SHDC").find(move[0]) != std::string_view::npos;
}

// "W ♥Q-A-3-5, N wins".
Text trick_in_words(const TrickPlayed& trick, const games::CardFaces& named) {
  Text text(trick.leader);
  text.add(kBlank).add(cards_in_turn(trick, named));
  if (trick.finished && !trick.winner.empty()) text.add(", " + trick.winner + kBlank + "wins");
  return text;
}

}  // namespace

Text cards_in_turn(const TrickPlayed& trick, const games::CardFaces& named) {
  Text text;
  char suit = 0;  // of the card before, or 0
  for (const TrickPlayed::Card& card : trick.cards) {
    if (text.columns() > 0) text.add("-");
    const bool same = is_of_suit(card.move) && card.move[0] == suit;
    text.add(same ? Text(card.move.substr(1)) : face(card.move, named));
    suit = is_of_suit(card.move) ? card.move[0] : '\0';
  }
  return text;
}

Text line_in_words(const games::Game& game, const games::Position& from, std::span<const std::string> line) {
  Text text;
  if (game.plays_in_rows()) {
    const auto tricks = records::tricks_played(from, game.seats_at(from.setup()), line);
    if (!tricks.ok()) return text;
    for (const TrickPlayed& trick : *tricks)
      text.add(text.columns() > 0 ? "; " : "").add(trick_in_words(trick, game.faces()));
    return text;
  }
  const auto at = from.clone();
  for (const std::string& move : line) {
    const std::string seat = at->to_move();
    if (!at->play(move).ok()) break;
    text.add(text.columns() > 0 ? ", " : "").add(seat).add(kBlank).add(face(move, game.faces()));
  }
  return text;
}

std::optional<Text> finished_trick(const games::Game& game, const games::Position& start,
                                   std::span<const std::string> line) {
  const auto tricks = records::tricks_played(start, game.seats_at(start.setup()), line);
  if (!game.plays_in_rows() || !tricks.ok() || tricks->empty() || !tricks->back().finished) return std::nullopt;
  const TrickPlayed& last = tricks->back();
  Text text(absl::StrFormat("Trick %d: %s", last.number, last.leader), Style::kFaint);
  text.add(kBlank).add(cards_in_turn(last, game.faces()));
  if (!last.winner.empty())
    text.add(", ").add(games::seat_name(last.winner, game.seats()), Style::kStrong).add(" wins");
  return text;
}

}  // namespace ouverte::cli
