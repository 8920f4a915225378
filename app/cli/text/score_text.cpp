#include "app/cli/text/score_text.hpp"

#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::cli {
namespace {

// What is paid has a sign, what is scored only where it is below nothing.
std::string amount(const games::ScoreSheet& sheet, int number) {
  return sheet.paid && number != 0 ? absl::StrFormat("%+d", number) : std::to_string(number);
}

std::string name_of(std::size_t seat, std::string_view seats) {
  return std::string(games::seat_name(seats.substr(seat, 1), seats));
}

std::vector<Text> row(const games::ScoreSheet& sheet, const std::string& what, const std::vector<int>& each,
                      Style style) {
  std::vector<Text> cells = {Text(what, Style::kFaint)};
  for (const int number : each) cells.emplace_back(amount(sheet, number), style);
  return cells;
}

}  // namespace

std::vector<Text> scores_text(const games::ScoreSheet& sheet, std::string_view seats) {
  if (!sheet.words.empty()) return {Text("Score: ", Style::kFaint).add(sheet.words, Style::kStrong)};
  const std::string title = absl::StrFormat("%s in %ss", sheet.paid ? "Payments" : "Scores", sheet.unit);
  if (sheet.parts.size() < 2) {
    Text line(title + ":", Style::kFaint);
    for (std::size_t seat = 0; seat < sheet.each.size(); ++seat)
      line.add(absl::StrFormat("%s%s ", seat == 0 ? " " : ", ", name_of(seat, seats)))
          .add(amount(sheet, sheet.each[seat]), Style::kStrong);
    return {line};
  }
  std::vector<std::vector<Text>> rows = {{Text(title, Style::kFaint)}};
  for (std::size_t seat = 0; seat < sheet.each.size(); ++seat)
    rows.front().emplace_back(name_of(seat, seats), Style::kStrong);
  for (const auto& [what, each] : sheet.parts) rows.push_back(row(sheet, what, each, Style::kPlain));
  rows.push_back(row(sheet, "in all", sheet.each, Style::kStrong));
  return grid(rows);
}

}  // namespace ouverte::cli
