#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/whos_who/door.hpp"
#include "solver/games/whos_who/rules.hpp"

namespace ouverte::games::whos_who {
namespace {

absl::StatusOr<Objective> read_objective(const Setup& setup) {
  if (setup.objective.empty()) return kObjectives.front().objective;
  std::vector<std::string_view> allowed;
  for (const ObjectiveText& each : kObjectives) {
    if (setup.objective == each.text) return each.objective;
    allowed.push_back(each.text);
  }
  return wrong("objective", base::quoted(setup.objective), base::str("one of ", joined(allowed, " ")));
}

// The Jokers are alike: of two in one hand the first is the one that is played first.
void name_jokers(Standing& standing) {
  for (std::size_t place = 0; place < standing.table.size(); ++place) {
    if (!kJokers.has(standing.table[place])) continue;
    const Seat seat = cards::left_of(standing.leader, kPlayers, static_cast<int>(place));
    standing.table[place] = (standing.hands[static_cast<std::size_t>(seat)] & kJokers).lowest();
  }
}

absl::Status check_full_table(const Standing& standing) {
  const bool full = standing.table.size() == kPlayers;
  if (full && std::ranges::none_of(standing.table, [](Card card) { return kJokers.has(card); }))
    return wrong("table", "3 cards without a Joker", "at most 2: only a trick with a Joker waits to be given");
  return absl::OkStatus();
}

absl::Status check_giver(const Written& written, const State& state) {
  if (!written.giver || (state.waits() && *written.giver == state.giver)) return absl::OkStatus();
  const std::string found = seat_text(*written.giver, kSeats);
  if (!state.waits()) return wrong("contract.giver", found, "nothing: no trick waits to be given");
  const bool both = !Game::jokers_on_table(state).single();
  return wrong("contract.giver", found,
               base::str(seat_text(state.giver, kSeats),
                         both ? ", the soloist, for both Jokers are in the trick" : ", who played the Joker"));
}

}  // namespace

absl::StatusOr<Seat> soloist_at(const Written& written, const std::array<CardSet, kPlayers>& hands) {
  CardSet jokers;
  for (const CardSet hand : hands) jokers |= hand & kJokers;
  if (jokers != kJokers) {
    if (written.soloist) return *written.soloist;
    return lacking("contract.soloist",
                   base::str(kOneOfSeats, ": a Joker has been played, so the cards no longer tell"));
  }
  const Seat soloist = soloist_of(hands);
  if (!written.soloist || *written.soloist == soloist) return soloist;
  const bool both = hands[static_cast<std::size_t>(soloist)].holds(kJokers);
  return wrong(
      "contract.soloist", seat_text(*written.soloist, kSeats),
      base::str(seat_text(soloist, kSeats), both ? ", who has both Jokers" : ", for the two others have a Joker each"));
}

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  const auto objective = read_objective(setup);
  if (!objective.ok()) return objective.status();
  if (!setup.guarantee.empty())
    return wrong("for", base::quoted(setup.guarantee), "nothing: the soloist plays against the partners");
  const FirstLead first_lead{.seat = Seat{0}, .why = "A leads to the first trick"};
  auto standing = read_standing(setup, Traits::deal_of(written->pack), first_lead, Endings::kNeedTheTricksBefore);
  if (!standing.ok()) return standing.status();
  if (absl::Status full = check_full_table(*standing); !full.ok()) return full;
  name_jokers(*standing);

  State start;
  static_cast<tricks::State<kPlayers>&>(start) = trick_state<kPlayers>(*standing);
  const auto soloist = soloist_at(*written, start.hands);
  if (!soloist.ok()) return soloist.status();
  written->soloist = *soloist;
  Setup known = setup;
  known.contract = to_json(*written);
  known.objective = objective_text(*objective);
  auto position =
      TrickPosition<Traits>::at(Game({*soloist, written->pack}, *objective), start, *standing, std::move(known));
  if (!position.ok()) return position.status();
  const auto& at = static_cast<const TrickPosition<Traits>&>(**position);
  if (absl::Status giver = check_giver(*written, at.state()); !giver.ok()) return giver;
  return position;
}

}  // namespace ouverte::games::whos_who
