#include "app/cli/text/suit_odds_text.hpp"

#include <algorithm>
#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/text/stopped.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

std::string held_or_none(const std::string& cards) { return cards.empty() ? "no card" : cards; }

}  // namespace

std::vector<Text> suit_odds_text(const tutor::fair::SuitOdds& odds, bool interrupted) {
  const auto& [north, south] = odds.cards.held;
  const std::string missing = odds.cards.missing;
  std::vector<Text> lines;
  lines.push_back(Text(base::str(held_or_none(north), " opposite ", held_or_none(south)), Style::kStrong)
                      .add(absl::StrFormat("   missing %s, vacant places: West %d, East %d", held_or_none(missing),
                                           odds.places.west, odds.places.east),
                           Style::kFaint));
  const auto add = [&](const std::string& what, const std::string& worth, const std::string& line) {
    Text row(absl::StrFormat("  %-18s %8s   ", what, worth));
    const int indent = row.columns();
    row.add(line).fold(indent);
    lines.push_back(std::move(row));
  };
  const auto most = static_cast<int>(std::max(north.size(), south.size()));
  for (const tutor::fair::SuitChance& chance : odds.chances) {
    const std::string tricks = base::counted(chance.tricks, "trick");
    add(chance.tricks == most ? tricks : tricks + " or more", absl::StrFormat("%.2f %%", 100 * odds.share(chance.ways)),
        chance.line);
  }
  if (odds.mean && odds.chances.size() > 1)
    add("most on average", absl::StrFormat("%.2f  ", *odds.mean), odds.mean_line);
  if (!odds.chances.empty())
    lines.emplace_back("  (where no more is said, the rest is played from the top)", Style::kFaint);
  if (odds.stopped)
    lines.emplace_back(absl::StrFormat("(%s: the rest is not known%s)", what_stopped(interrupted),
                                       interrupted ? "" : "; --time allows more"),
                       Style::kFaint);
  return lines;
}

}  // namespace ouverte::cli
