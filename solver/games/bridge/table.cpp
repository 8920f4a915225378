#include "solver/games/bridge/table.hpp"

#include <algorithm>
#include <array>

#include "solver/base/status.hpp"
#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/par.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::bridge {
namespace {

using search::Interval;

struct Conditions {
  std::optional<Seat> dealer;
  std::optional<Vulnerable> vulnerable;
};

absl::StatusOr<Conditions> conditions_of(std::string_view dealer, const Tags& tags) {
  Conditions conditions;
  const std::string_view tag = tag_value(tags, "Dealer");
  const std::string_view seat = tag.empty() ? dealer : tag;
  if (!seat.empty()) {
    conditions.dealer = seat_of(seat);
    if (!conditions.dealer) return wrong("Dealer", base::quoted(seat), "one of N E S W");
  }
  if (const std::string_view vulnerable = tag_value(tags, "Vulnerable"); !vulnerable.empty()) {
    conditions.vulnerable = vulnerable_of(vulnerable);
    if (!conditions.vulnerable) return wrong("Vulnerable", base::quoted(vulnerable), kVulnerableWords);
  }
  return conditions;
}

}  // namespace

// Strain by strain: what one leader's search has learnt serves the other three.
Cells solve_cells(Search& search, const std::array<CardSet, kPlayers>& dealt, const Progress& progress, bool& stopped) {
  Cells cells{};
  int done = 0;
  for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
    for (const Seat declarer : {Seat{0}, Seat{2}, Seat{1}, Seat{3}}) {
      const Game game(kStrains[strain].trump.cards(), side_of(declarer));
      const auto answer = search.solve(game, tricks::new_state(dealt, opening_leader(declarer)),
                                       {.best = false, .every_move = false, .line = false});
      cells[strain][static_cast<std::size_t>(declarer)] = answer.value;
      stopped = stopped || answer.stopped;
      if (progress) progress(++done, static_cast<int>(kStrains.size()) * kPlayers);
    }
  return cells;
}

namespace {

std::string cell_text(Interval tricks) {
  return tricks.exact() ? base::str(tricks.lower) : base::str(tricks.lower, "-", tricks.upper);
}

// Rows are declarers, columns strains from the highest, as such tables are usually printed.
void lay_out(const Cells& cells, DealTable& table) {
  table.headings = {""};
  for (std::size_t place = kStrains.size(); place-- > 0;) table.headings.emplace_back(kStrains[place].text);
  for (const Seat declarer : {Seat{0}, Seat{2}, Seat{1}, Seat{3}}) {
    std::vector<std::string> row = {seat_text(declarer)};
    for (std::size_t strain = kStrains.size(); strain-- > 0;)
      row.push_back(cell_text(cells[strain][static_cast<std::size_t>(declarer)]));
    table.rows.push_back(std::move(row));
  }
  base::Json strains;
  for (std::size_t strain = kStrains.size(); strain-- > 0;)
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      strains[std::string(kStrains[strain].text)][seat_text(static_cast<Seat>(seat))] =
          interval_json(cells[strain][seat]);
  table.json = {{"table", strains}};
}

std::optional<TrickTable> exact_tricks(const Cells& cells) {
  TrickTable tricks{};
  for (std::size_t strain = 0; strain < kStrains.size(); ++strain)
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      if (!cells[strain][seat].exact()) return std::nullopt;
      tricks[strain][seat] = cells[strain][seat].lower;
    }
  return tricks;
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const std::vector<CardSet>& hands, std::string_view dealer, const Tags& tags,
                                     const search::Options& options, const Progress& progress) {
  const auto conditions = conditions_of(dealer, tags);
  if (!conditions.ok()) return conditions.status();
  DealTable table;
  std::array<CardSet, kPlayers> dealt{};
  std::ranges::copy(hands, dealt.begin());
  Search search(options);
  const Cells cells = solve_cells(search, dealt, progress, table.stopped);
  lay_out(cells, table);
  const bool whole = hands[0].size() == kAllTricks;
  const auto tricks = exact_tricks(cells);
  if (whole && tricks && conditions->dealer && conditions->vulnerable) {
    const Par best = par(*tricks, *conditions->dealer, *conditions->vulnerable);
    table.notes.push_back(base::str("Par ", par_in_words(best)));
    table.json["par"] = par_json(best);
  }
  return table;
}

}  // namespace ouverte::games::bridge
