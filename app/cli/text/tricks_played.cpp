#include "app/cli/text/tricks_played.hpp"

#include <algorithm>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::cli {
namespace {

// The seat that has more tricks in `after` than in `before`, or none.
std::string taker(const games::Setup& before, const games::Setup& after) {
  if (!before.won || !after.won) return "";
  for (std::size_t i = 0; i < after.won->size() && i < before.won->size(); ++i) {
    if ((*after.won)[i].second > (*before.won)[i].second) return (*after.won)[i].first;
  }
  return "";
}

// A move that gives a trick away is no card: it stands behind the last Joker ("*>C").
void add(TrickPlayed& trick, const std::string& seat, const std::string& move, std::optional<std::size_t> place) {
  if (move.starts_with('>')) {
    const auto joker = std::ranges::find_if(trick.cards.rbegin(), trick.cards.rend(),
                                            [](const TrickPlayed::Card& card) { return card.move.starts_with('*'); });
    if (joker != trick.cards.rend()) {
      joker->move += move;
      if (place) joker->places.push_back(*place);
      return;
    }
  }
  trick.cards.push_back({.seat = seat, .move = move, .places = {}});
  if (place) trick.cards.back().places.push_back(*place);
}

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

const TrickPlayed::Card* TrickPlayed::of(std::string_view seat) const {
  const auto found = std::ranges::find(cards, seat, &Card::seat);
  return found == cards.end() ? nullptr : &*found;
}

absl::StatusOr<std::vector<TrickPlayed>> tricks_played(const games::Position& start, std::string_view seats,
                                                       std::span<const std::string> line) {
  const std::unique_ptr<games::Position> position = start.clone();
  games::Setup before = position->setup();
  TrickPlayed trick;
  if (before.won) {
    for (const auto& [seat, tricks] : *before.won) trick.number += tricks;
  }
  trick.leader = before.leader;
  for (std::size_t i = 0; i < before.table.size(); ++i) {
    const std::size_t seat = (seats.find(trick.leader[0]) + i) % seats.size();
    add(trick, std::string(1, seats[seat]), before.table[i], std::nullopt);
  }
  std::vector<TrickPlayed> tricks;
  for (std::size_t place = 0; place < line.size(); ++place) {
    add(trick, position->to_move(), line[place], place);
    if (absl::Status played = position->play(line[place]); !played.ok()) return played;
    games::Setup after = position->setup();
    if (after.table.empty()) {
      trick.finished = true;
      trick.winner = taker(before, after);
      const int number = trick.number;
      tricks.push_back(std::move(trick));
      trick = TrickPlayed{.number = number + 1, .leader = after.leader, .cards = {}, .finished = false, .winner = {}};
    }
    before = std::move(after);
  }
  if (!trick.cards.empty()) tricks.push_back(std::move(trick));
  return tricks;
}

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

Text line_in_words(const games::Entry& game, const games::Position& from, std::span<const std::string> line) {
  Text text;
  if (game.plays_in_rows()) {
    const auto tricks = tricks_played(from, game.seats_at(from.setup()), line);
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

std::optional<Text> finished_trick(const games::Entry& game, const games::Position& start,
                                   std::span<const std::string> line) {
  const auto tricks = tricks_played(start, game.seats_at(start.setup()), line);
  if (!game.plays_in_rows() || !tricks.ok() || tricks->empty() || !tricks->back().finished) return std::nullopt;
  const TrickPlayed& last = tricks->back();
  Text text(absl::StrFormat("Trick %d: %s", last.number, last.leader), Style::kFaint);
  text.add(kBlank).add(cards_in_turn(last, game.faces()));
  if (!last.winner.empty())
    text.add(", ").add(games::seat_name(last.winner, game.seats()), Style::kStrong).add(" wins");
  return text;
}

}  // namespace ouverte::cli
