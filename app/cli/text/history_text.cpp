#include "app/cli/text/history_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "absl/strings/str_format.h"

namespace ouverte::cli {
namespace {

constexpr int kBar = 20;
constexpr int kWeek = 7;

std::string title_of(const std::string& name, std::span<const games::Game* const> games) {
  const auto game = std::ranges::find(games, name, [](const games::Game* each) { return each->name(); });
  return game == games.end() ? name : std::string((*game)->title());
}

}  // namespace

std::string bar(int part, int whole, int columns) {
  constexpr std::array<std::string_view, 8> kEighths = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const int eighths = whole == 0 ? 0 : (part * columns * 8 + whole / 2) / whole;
  std::string text;
  for (int full = 0; full < eighths / 8; ++full) text += "█";
  text += kEighths[static_cast<std::size_t>(eighths % 8)];
  for (int empty = (eighths + 7) / 8; empty < columns; ++empty) text += "·";
  return text;
}

absl::StatusOr<std::vector<Text>> stats_text(const History& history, absl::CivilDay today,
                                             std::span<const games::Game* const> games) {
  const auto counts = history.answer_counts();
  if (!counts.ok()) return counts.status();
  if (counts->empty()) return std::vector<Text>{Text("No puzzle has been answered yet")};
  std::vector<std::vector<Text>> rows = {{Text(""), Text("answers"), Text("right"), Text("")}};
  for (const AnswerCount& count : *counts) {
    const bool game = count.theme.empty();
    rows.push_back({game ? Text(title_of(count.game, games), Style::kStrong) : Text("  ").add(count.theme),
                    Text(absl::StrFormat("%7d", count.answers)),
                    Text(bar(count.right, count.answers, kBar), Style::kMarked),
                    Text(absl::StrFormat("%3d %%", (count.right * 100 + count.answers / 2) / count.answers))});
  }
  std::vector<Text> lines = grid(rows);
  std::array<std::size_t, 3> due{};
  std::size_t place = 0;
  for (const int days : {0, 1, kWeek}) {
    const auto puzzles = history.due(today + days);
    if (!puzzles.ok()) return puzzles.status();
    due[place++] = puzzles->size();
  }
  lines.emplace_back(absl::StrFormat("due: %d now, %d by tomorrow, %d within a week", due[0], due[1], due[2]));
  return lines;
}

}  // namespace ouverte::cli
