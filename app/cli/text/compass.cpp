#include "app/cli/text/compass.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "app/cli/text/faces.hpp"
#include "solver/cards/seat.hpp"

namespace ouverte::cli {
namespace {

constexpr int kGap = 3;                 // columns between a hand and the middle
constexpr int kInner = 9;               // columns inside the frame in the middle
constexpr std::size_t kMostFields = 5;  // of a hand
constexpr std::string_view kHidden = "?.?.?.?";

std::vector<Text> hand_of(const games::Setup& setup, char seat, const CardFaces& named) {
  for (const auto& [name, hand] : setup.hands) {
    if (name == std::string_view(&seat, 1)) return hand_lines(hand, named);
  }
  return hand_lines("-", named);
}

// The card that a seat has played to the trick in progress, if it has.
std::optional<Text> played(const games::Setup& setup, std::string_view seats, char seat, const CardFaces& named) {
  const std::size_t leader = setup.leader.empty() ? std::string_view::npos : seats.find(setup.leader[0]);
  if (leader == std::string_view::npos) return std::nullopt;
  const std::size_t turn = (seats.find(seat) + seats.size() - leader) % seats.size();
  if (turn >= setup.table.size()) return std::nullopt;
  return face(setup.table[turn], named);
}

Text letter_of(char seat, std::string_view to_move) {
  const std::string_view letter(&seat, 1);
  return {letter, letter == to_move ? Style::kMarked : Style::kStrong};
}

// What lies before a seat: the card it has played, or else its letter.
Text place(const games::Setup& setup, std::string_view seats, std::string_view to_move, char seat,
           const CardFaces& named) {
  return played(setup, seats, seat, named).value_or(letter_of(seat, to_move));
}

// The frame in the middle: five lines.
std::vector<Text> middle(const games::Setup& setup, std::string_view seats, std::string_view to_move,
                         const CardFaces& named) {
  const auto centred = [](const Text& text) { return Text().pad((kInner - text.columns()) / 2).add(text).pad(kInner); };
  const auto at = [&](char seat) { return place(setup, seats, to_move, seat, named); };
  const Text east = at('E');
  const std::array<Text, 3> inside = {centred(at('N')),
                                      Text(" ").add(at('W')).pad(kInner - 1 - east.columns()).add(east).pad(kInner),
                                      centred(at('S'))};
  std::string bar;
  for (int i = 0; i < kInner; ++i) bar += "─";
  std::vector<Text> lines = {Text("┌" + bar + "┐", Style::kFaint)};
  for (const Text& line : inside) lines.push_back(Text("│", Style::kFaint).add(line).add("│", Style::kFaint));
  lines.push_back(Text("└" + bar + "┘", Style::kFaint));
  return lines;
}

std::vector<Text> one_below_the_other(const games::Setup& setup, std::string_view seats, std::string_view to_move,
                                      const CardFaces& named) {
  std::vector<std::vector<Text>> rows;
  for (const char seat : seats) {
    std::vector<Text> row = {letter_of(seat, to_move)};
    std::ranges::copy(hand_of(setup, seat, named), std::back_inserter(row));
    // The trick in progress stands to the right, below one another even where a hand has no fifth field.
    if (const auto card = played(setup, seats, seat, named)) {
      row.resize(1 + kMostFields);
      row.push_back(Text("  ").add(*card));
    }
    rows.push_back(std::move(row));
  }
  return grid(rows);
}

}  // namespace

std::vector<Text> compass(const games::Setup& setup, std::string_view seats, std::string_view to_move,
                          const CardFaces& named) {
  if (seats != cards::kCompass) return one_below_the_other(setup, seats, to_move, named);
  const std::vector<Text> west = hand_of(setup, 'W', named);
  const std::vector<Text> east = hand_of(setup, 'E', named);
  const std::vector<Text> centre = middle(setup, seats, to_move, named);
  int left = 0;
  for (const Text& line : west) left = std::max(left, line.columns());
  const int frame = std::max(left + kGap, kInner);  // where the middle begins

  std::vector<Text> lines;
  for (const Text& line : hand_of(setup, 'N', named)) lines.push_back(Text().pad(frame + kGap).add(line));
  for (std::size_t i = 0; i < centre.size(); ++i) {
    Text line;
    if (i < west.size()) line.add(west[i]);
    line.pad(frame).add(centre[i]);
    if (i < east.size()) line.pad(frame + kInner + 2 + kGap).add(east[i]);
    lines.push_back(std::move(line));
  }
  for (const Text& line : hand_of(setup, 'S', named)) lines.push_back(Text().pad(frame + kGap).add(line));
  return lines;
}

std::vector<Text> board(const games::Game& game, games::Setup setup, std::string_view to_move) {
  const std::vector<std::string> trick =
      game.plays_in_rows() ? std::vector<std::string>() : std::exchange(setup.table, {});
  std::vector<Text> lines = compass(setup, game.seats_at(setup), to_move, game.faces());
  if (!trick.empty()) lines.push_back(Text("on the table: ").add(faces(trick, game.faces())));
  return lines;
}

std::vector<Text> board_seen_by(std::string_view seats, const games::Game& game, const games::Position& position) {
  games::Setup setup = position.setup();
  const std::string seen = std::string(seats) + position.faced();
  for (auto& [seat, hand] : setup.hands)
    if (seen.find(seat) == std::string::npos) hand = kHidden;
  std::vector<Text> lines = board(game, std::move(setup), position.to_move());
  for (const auto& [label, text] : position.shown(seen))
    lines.push_back(Text(label + ": ", Style::kFaint).add(with_signs(text)).fold(2));
  return lines;
}

std::vector<Text> board(const games::Game& game, const games::Position& position) {
  return board_seen_by(game.seats_at(position.setup()), game, position);
}

}  // namespace ouverte::cli
