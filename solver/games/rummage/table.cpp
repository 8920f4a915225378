#include "solver/base/status.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/solver.hpp"
#include "solver/games/rummage/words.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::rummage {

// Every player's guarantee, and within how many plays he can force going out.
absl::StatusOr<DealTable> deal_table(const Setup& deal, const search::Options& options, const Progress& progress) {
  DealTable table;
  table.headings = {"player", "score", "", "going out"};
  table.json["guarantees"] = base::Json::object();
  RummageSolver solver(options);
  Setup setup = deal;
  int done = 0;
  for (const auto& [seat, hand] : deal.hands) {
    setup.guarantee = seat;
    std::vector<std::string> row = {seat};
    base::Json& guarantee = table.json["guarantees"][seat];
    for (const ObjectiveText& objective : kObjectives) {
      setup.objective = objective.text;
      const auto position = position_of(setup);
      if (!position.ok()) return position.status();
      const Solution solution = solver.solve(**position, {});
      table.stopped = table.stopped || solution.stopped;
      row.push_back(value_in_words(solution.value, objective.objective));
      if (objective.objective == Objective::kScore) row.push_back(solution.notes.empty() ? "" : solution.notes.front());
      guarantee[std::string(objective.text)] = interval_json(solution.value);
      guarantee.update(solution.facts);
      if (progress) progress(++done, static_cast<int>(deal.hands.size() * kObjectives.size()));
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = {"What each player is sure of in settlement, whatever the others do together; and going out likewise."};
  return table;
}

}  // namespace ouverte::games::rummage
