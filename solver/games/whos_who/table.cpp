#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/games/whos_who/door.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/games/whos_who/search.hpp"
#include "solver/games/whos_who/words.hpp"

namespace ouverte::games::whos_who {
namespace {

using search::Interval;

// Whether the soloist wins, as far as his score is known: every score of a winner is above 0, and no other.
Interval made(Interval score) { return {score.lower > 0 ? 1 : 0, score.upper > 0 ? 1 : 0}; }

std::string score_text(Interval score) {
  if (score.exact()) return signed_number(score.lower);
  return base::str(signed_number(score.lower), "..", signed_number(score.upper));
}

// "partners 17 (-34)": who scores, and the soloist's settlement.
std::string told_text(Interval settlement) {
  const auto score = settlement.exact() ? score_of(settlement.lower) : std::nullopt;
  if (!score) return score_text(settlement);
  return base::str(*score > 0 ? "soloist " : "each partner ", std::abs(*score), " (", score_text(settlement), ")");
}

base::Json scores_json(Interval settlement, Seat soloist) {
  base::Json json = base::Json::object();
  const auto score = settlement.exact() ? score_of(settlement.lower) : std::nullopt;
  for (int seat = 0; score && seat < kPlayers; ++seat)
    json[seat_text(static_cast<Seat>(seat), kSeats)] =
        (static_cast<Seat>(seat) == soloist) == (*score > 0) ? std::abs(*score) : 0;
  return json;
}

std::string made_text(Interval won) { return !won.exact() ? "?" : won.lower == 1 ? "wins" : "loses"; }

absl::StatusOr<Written> written_of(const Setup& deal, const Tags& tags) {
  return deal.contract.empty() ? written_from_tags(tags) : written_from_json(deal.contract);
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                     const Progress& progress) {
  const auto written = written_of(deal, tags);
  if (!written.ok()) return written.status();
  const auto hands = read_hands_alone(deal, Traits::deal_of(written->pack), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  std::array<CardSet, kPlayers> dealt{};
  std::ranges::copy(*hands, dealt.begin());
  const auto soloist = soloist_at(*written, dealt);
  if (!soloist.ok()) return soloist.status();

  const Game game({*soloist, written->pack}, Objective::kScore);
  const std::string letter = seat_text(*soloist, kSeats);
  Search search(options);
  DealTable table;
  table.headings = {"leads", "scores", "soloist"};
  table.json["soloist"] = letter;
  table.json["pack"] = pack_text(written->pack).cards;
  table.json["leads"] = base::Json::array();
  for (int place = 0; place < kPlayers; ++place) {
    const Seat leader = static_cast<Seat>(place);
    State start;
    static_cast<tricks::State<kPlayers>&>(start) = tricks::new_state(dealt, leader);
    const auto answer = search.solve(game, start, {.best = false, .every_move = false, .line = false});
    table.stopped = table.stopped || answer.stopped;
    const Interval won = made(answer.value);
    table.rows.push_back({seat_text(leader, kSeats), told_text(answer.value), made_text(won)});
    table.json["leads"].push_back(
        {{"leader", seat_text(leader, kSeats)}, {"score", interval_json(answer.value)}, {"make", interval_json(won)}});
    if (base::Json each = scores_json(answer.value, *soloist); !each.empty())
      table.json["leads"].back()["each"] = std::move(each);
    if (progress) progress(place + 1, kPlayers);
  }
  table.notes = {
      base::str(letter, " is the soloist. Who wins scores; in brackets his settlement. A leads by the rules.")};
  return table;
}

}  // namespace ouverte::games::whos_who
