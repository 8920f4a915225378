#include "solver/records/tricks_played.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ouverte::records {
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
void add_card(TrickPlayed& trick, const std::string& seat, const std::string& move, std::optional<std::size_t> place) {
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
    add_card(trick, std::string(1, seats[seat]), before.table[i], std::nullopt);
  }
  std::vector<TrickPlayed> tricks;
  for (std::size_t place = 0; place < line.size(); ++place) {
    add_card(trick, position->to_move(), line[place], place);
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

}  // namespace ouverte::records
