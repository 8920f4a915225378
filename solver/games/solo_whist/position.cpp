#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {
namespace {

constexpr int kFour = 4;
constexpr int kFive = 5;

absl::StatusOr<Objective> read_objective(const Setup& setup, const Kind& kind) {
  if (setup.objective.empty()) return kind.objectives.front();
  std::vector<std::string_view> allowed;
  for (const Objective objective : kind.objectives) {
    if (setup.objective == objective_text(objective)) return objective;
    allowed.push_back(objective_text(objective));
  }
  return wrong("objective", base::quoted(setup.objective),
               base::str(allowed.size() == 1 ? "" : "one of ", joined(allowed, " "), " in ", kind.text));
}

absl::StatusOr<Seat> read_player(const Setup& setup, const Kind& kind) {
  if (kind.sides != Sides::kEveryForHimself) {
    if (!setup.guarantee.empty())
      return wrong("for", base::quoted(setup.guarantee), base::str("nothing: ", kind.text, " is played by two sides"));
    return Seat{};
  }
  return guarantee_field(setup);
}

// Eldest leads to the first trick, except in a slam, where the soloist leads.
absl::StatusOr<FirstLead> read_first_lead(const Setup& setup, const Written& written) {
  if (written.kind->name == Name::kSlam)
    return FirstLead{.seat = written.declaring[0], .why = "the soloist leads to the first trick of a slam"};
  if (setup.dealer.empty()) return FirstLead{.seat = std::nullopt, .why = "the seat that leads, or a dealer"};
  const auto dealer = seat_of(setup.dealer);
  if (!dealer) return wrong("dealer", base::quoted(setup.dealer), "one of N E S W");
  return FirstLead{.seat = cards::left_of(*dealer, kPlayers),
                   .why = "eldest, on the dealer's left, leads to the first trick"};
}

// Royal misère is lost by the first to five, else by the first to four: who that was, `won` alone need not say.
absl::Status read_firsts(const Written& written, State& state) {
  if (written.kind->name != Name::kRoyalMisere) return absl::OkStatus();
  const auto with_at_least = [&](int tricks) {
    return std::ranges::count_if(state.won, [tricks](int won) { return won >= tricks; });
  };
  if (with_at_least(kFive) > 1)
    return wrong("won", "five tricks or more at two seats",
                 "one at most: a royal misère is decided by the first to five");
  if (with_at_least(kFive) == 1)
    state.first_to_five = static_cast<std::int8_t>(std::ranges::max_element(state.won) - state.won.begin());
  constexpr std::string_view kField = "contract.first_to_four";
  if (with_at_least(kFour) == 0) {
    if (written.first_to_four) return wrong(kField, seat_text(*written.first_to_four), "null: nobody has four tricks");
    return absl::OkStatus();
  }
  if (!written.first_to_four)
    return wrong(kField, written.first_to_four_said ? "null" : "nothing", "the seat that was first to four tricks");
  const auto won = static_cast<int>(state.won[static_cast<std::size_t>(*written.first_to_four)]);
  if (won < kFour)
    return wrong(kField, base::str(seat_text(*written.first_to_four), ", who has won ", won),
                 "a seat with four tricks or more");
  state.first_to_four = static_cast<std::int8_t>(*written.first_to_four);
  return absl::OkStatus();
}

}  // namespace

const TrickDeal& Traits::deal() {
  static const TrickDeal deal{.seats = cards::kCompass,
                              .pack = &cards::kCommonPack,
                              .hand_size = kAllTricks,
                              .follow_rule = "follow suit if able, otherwise any card"};
  return deal;
}

// In royal misère it is the order of tricks that counts, up to somebody's fifth.
search::Interval Traits::possible(const Game& game, const State& state) {
  const Contract& contract = game.contract();
  if (contract.name == Name::kRoyalMisere) {
    if (state.first_to_five != kNobody) return {game.guarantee(state), game.guarantee(state)};
    const int stake = contract.rate.amount;
    return {-stake * (kPlayers - 1), stake};
  }
  if (all_pass(contract.name)) return over_all_splits(game, state);
  const int won = state.won_by(contract.declaring);
  search::Interval values = {kAnything.upper, kAnything.lower};
  for (int tricks = won; tricks <= won + state.tricks_left(); ++tricks) {
    const int value = game.team_value(tricks);
    values = {std::min(values.lower, value), std::max(values.upper, value)};
  }
  return values;
}

void Traits::note(const State& state, base::Json& contract) {
  if (const auto found = contract.find("first_to_four"); found != contract.end() && state.first_to_four != kNobody)
    *found = seat_text(static_cast<Seat>(state.first_to_four));
}

// Who was first to five no setup says, for then the deal is decided.
std::string Traits::noted(const Game&, const State& state) {
  return {static_cast<char>(state.first_to_four), static_cast<char>(state.first_to_five)};
}

// General misère rests on the last trick alone. In royal misère the tricks of all say who may still be first.
std::uint64_t Traits::counted(const Game& game, const State& state) {
  if (game.contract().name == Name::kGeneralMisere) return 0;
  std::uint64_t won = 0;
  for (const std::uint8_t tricks : state.won) won = won << 4 | tricks;
  const auto first_to_four = static_cast<std::uint64_t>(state.first_to_four + 1);
  const auto first_to_five = static_cast<std::uint64_t>(state.first_to_five + 1);
  return (won << 3 | first_to_four) << 3 | first_to_five;
}

// One player pays all others; in competitive misère all who have most tricks.
std::vector<search::Results> Traits::possible_rows(const Game& game) {
  const bool tie = game.contract().name == Name::kCompetitiveMisere;
  return rows_of_payers<kPlayers>(game.contract().rate.amount, tie ? kPlayers : 1);
}

absl::Status check_turned_up(const Written& written, const Setup& setup, const std::vector<CardSet>& hands) {
  const auto dealer = seat_of(setup.dealer);
  if (!written.turned_up || !dealer) return absl::OkStatus();
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    if (static_cast<Seat>(seat) != *dealer && hands[seat].has(*written.turned_up))
      return wrong("contract.turned", turned_up_text(written),
                   base::str("a card of ", setup.dealer, ", who dealt: his last was turned up"));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  if (written->kind == nullptr) return lacking("contract.name", "a contract: the deal stands before its auction");
  const auto objective = read_objective(setup, *written->kind);
  if (!objective.ok()) return objective.status();
  const auto player = read_player(setup, *written->kind);
  if (!player.ok()) return player.status();
  const auto first_lead = read_first_lead(setup, *written);
  if (!first_lead.ok()) return first_lead.status();
  const auto standing = read_standing(setup, Traits::deal(), *first_lead, Endings::kNeedTheTricksBefore);
  if (!standing.ok()) return standing.status();
  if (absl::Status held = check_turned_up(*written, setup, standing->hands); !held.ok()) return held;
  State state;
  static_cast<tricks::State<kPlayers>&>(state) = trick_state<kPlayers>(*standing);
  if (absl::Status firsts = read_firsts(*written, state); !firsts.ok()) return firsts;

  Setup known = setup;
  known.contract = to_json(*written);
  known.objective = objective_text(*objective);
  return TrickPosition<Traits>::at(Game(written->contract(), *objective, *player), state, *standing, std::move(known));
}

}  // namespace ouverte::games::solo_whist
