#include "tutor/marks/totals.hpp"

#include <algorithm>

#include "tutor/marks/players.hpp"

namespace ouverte::tutor {

void Totals::add(const games::Game& game, const records::Record& record, const Analysis& analysis) {
  ++deals_;
  for (const Trace& trace : analysis.traces)
    for (const Account& account : trace.accounts) {
      const std::string name = name_or_seat(game, record, account.player);
      const auto same = [&](const Total& total) {
        return total.name == name && total.game == game.title() && total.unit == trace.stakes.unit;
      };
      auto total = std::ranges::find_if(rows_, same);
      if (total == rows_.end())
        total = rows_.insert(rows_.end(),
                             Total{.name = name, .game = std::string(game.title()), .unit = trace.stakes.unit});
      ++total->deals;
      total->decisions += account.decisions;
      total->kept += account.kept;
      total->cost += account.cost;
      total->blind += account.blind;
      total->blind_cost += account.blind_cost;
      total->on_the_odds.unlucky += account.on_the_odds.unlucky;
      total->on_the_odds.against += account.on_the_odds.against;
      total->on_the_odds.close += account.on_the_odds.close;
    }
}

base::Json to_json(const Totals& totals) {
  base::Json json = base::Json::array();
  for (const Total& total : totals.rows()) {
    base::Json& row = json.emplace_back(base::Json{{"player", total.name},
                                                   {"game", total.game},
                                                   {"deals", total.deals},
                                                   {"decisions", total.decisions},
                                                   {"kept", total.kept},
                                                   {"cost", total.cost},
                                                   {"unit", total.unit}});
    if (total.on_the_odds.any()) row["fair"] = to_json(total.on_the_odds);
    if (total.blind > 0) row["blind"] = {{"leads", total.blind}, {"cost", total.blind_cost}};
  }
  return json;
}

}  // namespace ouverte::tutor
