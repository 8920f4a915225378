#include "puzzles/text/normal_form.hpp"

#include <algorithm>

#include "puzzles/problem/puzzle.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/position.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles {
namespace {

using base::str;

constexpr std::string_view kAssumed = "Task: assumed to be";

// "♥K" of "HK".
std::string card_shown(const std::string& move) {
  constexpr std::string_view kLetters = "SHDC";
  constexpr std::string_view kSigns = "♠♥♦♣";
  constexpr std::size_t kBytes = 3;
  const std::size_t suit = kLetters.find(move.front());
  if (move.size() != 2 || suit == std::string_view::npos) return move;
  return str(kSigns.substr(suit * kBytes, kBytes), move[1] == 'T' ? "10" : move.substr(1));
}

}  // namespace

std::string in_normal_form(const records::Record& record) {
  const auto puzzle = puzzle_of(record);
  if (!puzzle.ok()) return "";
  const games::Game& game = *puzzle->game;
  const auto name = [&](std::string_view seat) { return games::seat_name(seat, game.seats()); };
  std::vector<std::string> said = {std::string(game.title()), game.contract_of(record.setup).words()};
  for (const games::Shown& shown : games::tricks_shown(puzzle->position->setup()))
    said.push_back(str(shown.label, ": ", shown.text));
  if (record.plays.empty()) {
    said.push_back(str(name(puzzle->position->to_move()), puzzle->position->table_empty() ? " leads" : " plays"));
  } else {
    std::string plays;
    for (const records::Play& play : record.plays)
      plays += str(plays.empty() ? "" : ", ", name(play.seat), plays.empty() ? " leads " : " ", card_shown(play.move));
    said.push_back(plays);
  }
  const bool assumed = std::ranges::any_of(
      record.doubts, [](const records::Problem& doubt) { return doubt.message.starts_with(kAssumed); });
  said.push_back(str(task_in_words(puzzle->task, game, *puzzle->position), assumed ? " (assumed)" : ""));
  return games::joined(said, "; ");
}

void add_doubts(records::Record& record, bool assumed, const std::vector<NotUsed>& not_used) {
  if (assumed) record.doubts.push_back({record.place, str(kAssumed, " that of the contract: nothing else is asked")});
  for (const NotUsed& sentence : not_used) {
    if (!sentence.talk) continue;
    records::Place place = record.place;
    place.line = sentence.line;
    record.doubts.push_back(
        {place, str(sentence.set_aside ? "set aside: " : "not used: ", base::quoted(sentence.words))});
  }
}

}  // namespace ouverte::puzzles
