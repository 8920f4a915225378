#include "tutor/fair/suit_odds.hpp"

#include <algorithm>
#include <charconv>

#include "solver/base/status.hpp"
#include "solver/search/budget.hpp"
#include "tutor/fair/suit_line.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr int kHandSize = 13;

struct Solved {
  std::int64_t ways = 0;
  std::string line;
};

// The best line for `least` tricks or more, `levels` numbers of them counted.
Solved best_line(const suit::SuitShape& shape, const suit::SuitLayouts& layouts, int least, int levels,
                 const base::Deadline& deadline) {
  suit::SuitSolver solver(shape, layouts, least, levels, deadline);
  const Heaviest best = solver.best();
  if (best.weight == 0) return {};
  return {best.weight, suit::suit_line(solver, shape, least, best.set)};
}

// Every number of tricks from the most that are sure on, and the mean.
void add_every_number(const suit::SuitShape& shape, const suit::SuitLayouts& layouts, int most,
                      const base::Deadline& deadline, SuitOdds& odds) {
  int sure = 0;
  for (int wanted = 1; wanted <= most; ++wanted) {
    Solved solved = best_line(shape, layouts, wanted, 1, deadline);
    if (solved.ways == 0) break;
    if (solved.ways == odds.all_ways) {
      sure = wanted;
      odds.chances.clear();
    }
    odds.chances.push_back({wanted, solved.ways, std::move(solved.line)});
  }
  if (odds.chances.empty()) {
    odds.mean = 0;
    return;
  }
  // All numbers count, those that another line is sure of too: the best line on average may give them up.
  const int possible = odds.chances.back().tricks;
  Solved solved = possible > sure ? best_line(shape, layouts, 1, possible, deadline) : Solved{};
  odds.mean = possible > sure ? odds.share(solved.ways) : possible;
  odds.mean_line = possible > sure ? std::move(solved.line) : odds.chances.back().line;
}

std::optional<int> places_in(std::string_view text) {
  int places = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), places);
  if (error != std::errc() || end != text.data() + text.size() || places < 0 || places > kHandSize) return std::nullopt;
  return places;
}

}  // namespace

absl::StatusOr<suit::VacantPlaces> parse_places(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash != std::string_view::npos) {
    const auto west = places_in(text.substr(0, dash));
    const auto east = places_in(text.substr(dash + 1));
    if (west && east) return suit::VacantPlaces{*west, *east};
  }
  return base::invalid("places: found ", base::quoted(text),
                       ", expected West's and East's vacant places, such as 13-11");
}

absl::StatusOr<SuitOdds> suit_odds(std::string_view text, suit::VacantPlaces places, std::optional<int> tricks,
                                   const base::Deadline& deadline) {
  auto cards = suit::parse_suit_cards(text);
  if (!cards.ok()) return cards.status();
  const auto out = static_cast<int>(cards->missing.size());
  if (places.west + places.east < out)
    return base::invalid("places: found ", places.west + places.east, " for ", out, " missing cards, expected as many");
  const auto most = static_cast<int>(std::max(cards->held[0].size(), cards->held[1].size()));
  if (tricks && (*tricks < 1 || *tricks > most))
    return base::invalid("tricks: found ", *tricks, ", expected 1 to ", most, ", what the longer hand can take");
  const suit::SuitShape shape = suit::shape_of(*cards);
  const suit::SuitLayouts layouts(shape, places);
  SuitOdds odds{.cards = *std::move(cards), .places = places, .all_ways = layouts.all_ways};
  try {
    if (tricks) {
      Solved solved = best_line(shape, layouts, *tricks, 1, deadline);
      odds.chances.push_back({*tricks, solved.ways, std::move(solved.line)});
    } else {
      add_every_number(shape, layouts, most, deadline, odds);
    }
  } catch (const search::Stopped&) {
    odds.stopped = true;
  }
  return odds;
}

}  // namespace ouverte::tutor::fair
