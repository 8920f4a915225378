#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/dreiertarock/facts.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::dreiertarock {
namespace {

absl::StatusOr<Seat> read_player(const Setup& setup, const Written& written) {
  if (!written.trischaken()) {
    if (setup.guarantee.empty()) return Seat{};
    return wrong("for", base::quoted(setup.guarantee),
                 base::str("nothing: ", written.kind->text, " is played by two sides"));
  }
  return guarantee_field(setup, kSeats);
}

// Who leads to the first trick. Where the setup names no dealer its leader is eldest.
absl::StatusOr<FirstLead> read_first_lead(const Setup& setup, const Written& written) {
  const auto eldest = eldest_of(setup);
  if (!eldest.ok()) return eldest.status();
  if (written.declarer_leads)
    return FirstLead{.seat = written.contract.declarer, .why = "the declarer leads to the first trick"};
  return FirstLead{.seat = *eldest, .why = "eldest, on the dealer's left, leads to the first trick"};
}

State state_of(const Written& written, const Standing& standing) {
  State state = new_state({standing.hands[0], standing.hands[1], standing.hands[2]}, standing.leader);
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    state.won[seat] = static_cast<std::uint8_t>(standing.won[seat]);
    state.points[seat] = static_cast<std::uint8_t>((*written.points)[seat]);
  }
  state.mondfang = written.mondfang.value_or(kNobody);
  if (written.ultimo) {
    state.ultimo = written.ultimo->what;
    state.pagat_by = written.ultimo->by;
  }
  return state;
}

}  // namespace

const TrickDeal& Traits::deal() {
  static const TrickDeal deal{.seats = kSeats,
                              .pack = &cards::kTarockPack,
                              .hand_size = kDealt,
                              .follow_rule = "follow suit; if you cannot, play a trump; if you have neither, any card"};
  return deal;
}

Standing Traits::standing(const Game&, const State& state) {
  Standing standing{.hands = {state.hands.begin(), state.hands.end()},
                    .table = {state.table.begin(), state.table.begin() + state.on_table},
                    .leader = state.leader,
                    .won = {state.won.begin(), state.won.end()},
                    .all_tricks = kAllTricks};
  for (int place = 0; place < state.on_table; ++place)
    standing.hands[static_cast<std::size_t>(cards::left_of(state.leader, kPlayers, place))].add(
        state.table[static_cast<std::size_t>(place)]);
  return standing;
}

absl::Status Traits::refusal(const Game& game, const State& state, int trick, Card card) {
  const Seat seat = state.to_move();
  const CardSet hand = state.hand(seat);
  if (!hand.has(card)) return not_held(deal(), trick, seat, card);
  const Card instead = game.legal(state).highest();
  const auto plays = [&](std::string_view how, std::string_view rule) {
    return base::invalid("trick ", trick, ": ", seat_text(seat, kSeats), " ", how, " ", name_of(card),
                         " while holding ", name_of(instead), ": ", rule);
  };
  if (state.new_trick() && is_trump(card) && !is_trump(instead))
    return plays("leads", "a trump may not be led as long as a suit card is held");
  if (card == kPagat && is_trump(instead)) return plays("plays", "the Pagat may be played only as the last trump");
  return revoke(deal(), trick, seat, card, instead);
}

std::optional<CardSet> Traits::suit_of_letter(const Game&, char letter) {
  if (letter == 'T') return kTrumps;
  const auto suit = trump_of(std::string_view(&letter, 1));
  return suit ? std::optional(suit_cards(**suit)) : std::nullopt;
}
bool Traits::alike(const Game&, const State& state, Card a, Card b) {
  return kin_of(a).has(b) && card_points(a) == card_points(b) && !kTrull.has(a) && !kTrull.has(b) &&
         touching(a, b, state.live - state.hand(state.to_move()));
}

namespace {

// Results that stand for all those that can still come, as far as payments tell them apart.
std::vector<Result> possible_results(const Game& game, const State& state) {
  const Result now = game.result_of(state);
  std::vector<Result> results;
  const int most_points = now.points + card_points(state.live);
  for (const int points : {now.points, kAllPoints - kToAbsolute + 1, kToWin, kToAbsolute, most_points})
    if (now.points <= points && points <= most_points) results.push_back({.points = points});
  const auto vary = [&results](const std::vector<Result>& each, const auto& take) {
    std::vector<Result> varied;
    for (const Result& result : results)
      for (const Result& with : each) take(varied.emplace_back(result), with);
    results = std::move(varied);
  };
  std::vector<Result> each;
  for (int tricks = now.tricks; tricks <= now.tricks + state.tricks_left(); ++tricks)
    each.push_back({.tricks = tricks});
  vary(each, [](Result& result, const Result& with) { result.tricks = with.tricks; });
  each = {now};
  if (state.live.has(kSkues) && state.live.has(kMond))
    for (std::int8_t seat = 0; seat < kPlayers; ++seat) each.push_back({.mondfang = seat});
  vary(each, [](Result& result, const Result& with) { result.mondfang = with.mondfang; });
  each = {now};
  if (state.live.has(kPagat))
    for (const Ultimo what : {Ultimo::kNone, Ultimo::kTaken, Ultimo::kMissed})
      for (int seat = 0; seat < kPlayers; ++seat) each.push_back({.ultimo = what, .pagat_by = static_cast<Seat>(seat)});
  vary(each, [](Result& result, const Result& with) {
    result.ultimo = with.ultimo;
    result.pagat_by = with.pagat_by;
  });
  return results;
}

}  // namespace

search::Interval Traits::possible(const Game& game, const State& state) {
  if (game.objective() == Objective::kPoints) return {game.value(state), game.value(state) + card_points(state.live)};
  if (game.trischaken()) return kAnything;
  search::Interval values = {kAnything.upper, kAnything.lower};
  for (const Result& result : possible_results(game, state)) {
    const int value = game.worth(result);
    values = {std::min(values.lower, value), std::max(values.upper, value)};
  }
  return values;
}

void Traits::note(const State& state, base::Json& contract) {
  std::size_t account = 0;
  for (auto& points : contract["points"]) points = state.points[account++];
  if (contract.contains("mondfang") && state.mondfang != kNobody)
    contract["mondfang"] = seat_text(static_cast<Seat>(state.mondfang), kSeats);
  const bool bonuses = contract.contains("mondfang") && contract["name"] != kind_of(Name::kSoloSlam).text;
  if (bonuses && state.live.empty()) contract["ultimo"] = ultimo_json({.what = state.ultimo, .by = state.pagat_by});
}

std::string Traits::noted(const Game& game, const State& state) {
  std::string noted(state.points.begin(), state.points.end());
  if (game.trischaken()) return noted;
  noted += static_cast<char>(state.mondfang);
  if (game.contract().name != Name::kSoloSlam && state.live.empty()) {
    noted += static_cast<char>(state.ultimo);
    noted += static_cast<char>(state.pagat_by);
  }
  return noted;
}

std::uint64_t Traits::counted(const Game&, const State& state) {
  std::uint64_t points = 0;
  for (const std::uint8_t each : state.points) points = points << 8 | each;
  return points;
}

absl::StatusOr<Seat> eldest_of(const Setup& setup) {
  if (!setup.dealer.empty()) {
    const auto dealer = seat_of(setup.dealer, kSeats);
    if (!dealer) return wrong("dealer", base::quoted(setup.dealer), "one of A B C");
    return cards::left_of(*dealer, kPlayers);
  }
  if (setup.leader.empty()) return Seat{};
  const auto leader = seat_of(setup.leader, kSeats);
  if (!leader) return wrong("leader", base::quoted(setup.leader), "one of A B C");
  return *leader;
}

absl::StatusOr<Objective> objective_of(const Setup& setup, const Kind& kind) {
  if (setup.objective.empty()) return kind.objectives.front();
  std::vector<std::string_view> allowed;
  for (const Objective objective : kind.objectives) {
    if (setup.objective == objective_text(objective)) return objective;
    allowed.push_back(objective_text(objective));
  }
  return wrong("objective", base::quoted(setup.objective),
               base::str("one of ", joined(allowed, " "), " in ", kind.text));
}

absl::StatusOr<Start> start_of(Written written, Standing standing, Objective objective, Seat player) {
  if (absl::Status settled = settle_facts(written, standing); !settled.ok()) return settled;
  return Start{
      .written = written, .game = Game(written.contract, objective, player), .state = state_of(written, standing)};
}

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  if (written->kind == nullptr) return lacking("contract.name", "a contract: the deal stands before its bidding");
  const auto objective = objective_of(setup, *written->kind);
  if (!objective.ok()) return objective.status();
  const auto player = read_player(setup, *written);
  if (!player.ok()) return player.status();
  const auto first_lead = read_first_lead(setup, *written);
  if (!first_lead.ok()) return first_lead.status();
  const auto standing = read_standing(setup, Traits::deal(), *first_lead, Endings::kNeedTheTricksBefore);
  if (!standing.ok()) return standing.status();
  const auto start = start_of(*written, *standing, *objective, *player);
  if (!start.ok()) return start.status();

  Setup known = setup;
  Written said = start->written;
  said.to_speak.reset();
  known.contract = to_json(said);
  known.objective = objective_text(*objective);
  return TrickPosition<Traits>::at(start->game, start->state, *standing, std::move(known));
}

}  // namespace ouverte::games::dreiertarock
