#include "app/cli/text/odds_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/stopped.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/fair/verdict.hpp"

namespace ouverte::cli {
namespace {

using tutor::fair::CardOdds;
using tutor::fair::Odds;

std::string percent(double share) { return absl::StrFormat("%.1f %%", 100 * share); }

std::string interval(const tutor::fair::Estimate& chance) {
  return absl::StrFormat("%3.0f to %.0f", 100 * chance.low, 100 * chance.high);
}

// The cards in rows of those that are worth the same, the best first.
std::vector<Text> cards_text(const Odds& odds, const games::CardFaces& named) {
  std::vector<const CardOdds*> cards;
  for (const CardOdds& card : odds.cards) cards.push_back(&card);
  const auto place = [&](const CardOdds* card) {
    return std::pair(odds.settled || !odds.goal_named ? 0 : -card->chance.value,
                     odds.high ? -card->mean.value_or(0) : card->mean.value_or(0));
  };
  std::ranges::stable_sort(cards, {}, place);
  std::vector<std::vector<Text>> rows = {{Text("", Style::kFaint), Text("chance", Style::kFaint)}};
  if (!odds.all) rows.front().emplace_back(Text("95 %", Style::kFaint));
  if (odds.mean) rows.front().emplace_back(Text("mean", Style::kFaint));
  for (std::size_t first = 0; first < cards.size();) {
    std::vector<std::string> same;
    const CardOdds& one = *cards[first];
    for (; first < cards.size() && place(cards[first]) == place(&one); ++first) same.push_back(cards[first]->move);
    const bool best = std::ranges::find(odds.best, same.front()) != odds.best.end();
    rows.push_back({faces(same, named), Text(percent(one.chance.value), best ? Style::kMarked : Style::kPlain)});
    if (!odds.all) rows.back().emplace_back(Text(interval(one.chance), Style::kFaint));
    if (one.mean) rows.back().emplace_back(absl::StrFormat("%.2f", *one.mean));
  }
  return grid(rows);
}

Text layouts_text(const Odds& odds) {
  if (odds.all)
    return {absl::StrFormat("all %s of the hidden cards that fit what %s can know", counted(odds.layouts, "layout"),
                            odds.view.player),
            Style::kFaint};
  return {
      absl::StrFormat("%s of the hidden cards that fit what %s can know, dealt at random; they tell as much as %.0f "
                      "of equal weight",
                      counted(odds.layouts, "layout"), odds.view.player, odds.effective),
      Style::kFaint};
}

// Where more layouts were to be tried; those that were are a sample.
Text limit_text(const Odds& odds, bool interrupted) {
  return {absl::StrFormat("%s after %d of %s%s", what_stopped(interrupted), odds.layouts,
                          counted(odds.planned, "layout"), interrupted ? "" : " (--time allows more)"),
          Style::kFaint};
}

// What the numbers are the chance of.
Text chance_text(const Odds& odds) {
  const std::string goal = tutor::fair::goal_of(odds);
  const std::string what = !odds.asked.empty() ? absl::StrFormat("of the goal asked for (%s)", goal)
                           : odds.goal_named   ? "that " + goal
                                               : "of " + goal;
  return {absl::StrFormat("the chance %s, %s%s", what,
                          odds.single_dummy ? "single-dummy solved" : "all hands open from here on",
                          odds.mean ? ", and the mean value of the deal" : ""),
          Style::kFaint};
}

std::string known_text(const requests::OddsFound& found) {
  std::vector<std::string> parts;
  if (!found.given.empty()) parts.push_back("known: " + found.given);
  if (!found.auction.empty()) parts.push_back("from the auction: " + found.auction);
  if (!found.odds.auction_fits)
    parts.emplace_back("no hands fit the auction as our simple system reads it: it is left out");
  return parts.empty() ? "nothing is taken from the auction" : absl::StrJoin(parts, "; ");
}

}  // namespace

std::vector<Text> odds_text(const requests::OddsFound& found, bool interrupted) {
  const Odds& odds = found.odds;
  const games::Game& game = *found.game;
  const std::string mover(games::seat_name(found.seat, game.seats()));
  std::vector<Text> lines = {
      with_signs(absl::StrFormat("%s, %s to play", game.contract_of(odds.view.now).words(), mover))};
  if (odds.layouts == 0) {
    lines.emplace_back(absl::StrFormat("%s before anything was known", what_stopped(interrupted)), Style::kFaint);
    return lines;
  }
  lines.push_back(layouts_text(odds).fold(2));
  lines.push_back(with_signs(known_text(found)).fold(2));
  if (odds.stopped) lines.push_back(limit_text(odds, interrupted).fold(2));
  lines.push_back(chance_text(odds).fold(2));
  if (odds.turn) {
    append(lines, cards_text(odds, game.faces()), 2);
    Text best = Text("best: ").add(faces(odds.best, game.faces())).add(", ").add(tutor::fair::verdict_of(odds));
    if (!found.judged.empty())
      best = faces(std::vector<std::string>{found.judged}, game.faces())
                 .add(absl::StrFormat(" was played: %s", tutor::fair::verdict_of(odds)));
    lines.push_back(best);
  } else {
    lines.emplace_back(
        "  " + percent(odds.chance.value) + (odds.mean ? absl::StrFormat(", mean %.2f", *odds.mean) : ""),
        Style::kMarked);
  }
  if (odds.unsure)
    lines.emplace_back("whether one of these needs no guess was not found out: that takes too much", Style::kFaint);
  lines.emplace_back("what is claimed, and what is not: docs/fair.md", Style::kFaint);
  return lines;
}

}  // namespace ouverte::cli
