#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::hoodwink {
namespace {

std::string bid_field(std::size_t seat) { return base::str("contract.bids.", letter(seat)); }

absl::StatusOr<Objective> read_objective(const Setup& setup, const Written& written) {
  const auto kind = std::ranges::find(kKinds, written.free_rule(), &Kind::free);
  if (setup.objective.empty()) return kind->objectives.front();
  std::vector<std::string_view> allowed;
  for (const Objective objective : kind->objectives) {
    if (setup.objective == text_of(kObjectives, objective)) return objective;
    allowed.push_back(text_of(kObjectives, objective));
  }
  return wrong(
      "objective", base::quoted(setup.objective),
      base::str(allowed.size() == 1 ? "" : "one of ", joined(allowed, " "), written.free ? " with free partners" : ""));
}

absl::StatusOr<Seat> read_player(const Setup& setup, const Written& written) {
  if (!written.free) {
    if (!setup.guarantee.empty())
      return wrong("for", base::quoted(setup.guarantee), "nothing: the Hood plays against the partners");
    return Seat{};
  }
  return guarantee_field(setup, kSeats);
}

// Decision 2: a suit can be bid only by a player who holds a card of it other than the Joker.
absl::Status check_bid(const Bid& bid, std::size_t seat, CardSet hand) {
  if (bid.card && !hand.has(*bid.card))
    return wrong(bid_field(seat), bid_text(bid), base::str("a card that ", letter(seat), " holds"));
  if (biddable(hand, bid.suit).empty())
    return wrong(bid_field(seat), bid_text(bid),
                 base::str("a suit of which ", letter(seat), " holds a card other than the Joker"));
  return absl::OkStatus();
}

absl::Status check_disciplined(const Bid& bid, std::size_t seat, CardSet hand) {
  const Card wanted = disciplined_bid(hand);
  if (bid.suit == wanted.suit() && (!bid.card || *bid.card == wanted)) return absl::OkStatus();
  return wrong(bid_field(seat), bid_text(bid),
               base::str(bid_text({wanted.suit(), wanted}), ", as the bids are disciplined"));
}

// The hands as dealt tell what can be bid, and what must be if the bids are disciplined.
absl::Status read_bids(Written& written, const Standing& standing) {
  const bool as_dealt = standing.tricks_played() == 0;
  if (written.discipline && !written.bids && as_dealt) {
    written.bids = disciplined_bids(standing.hands);
    if (absl::Status settled = settle(written, kJsonFields); !settled.ok()) return settled;
  }
  if (!written.bids) return absl::OkStatus();
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const Bid& bid = (*written.bids)[seat];
    for (std::size_t other = 0; other < kPlayers; ++other)
      if (other != seat && bid.card && standing.hands[other].has(*bid.card))
        return wrong(bid_field(seat), base::str(bid_text(bid), ", which ", letter(other), " holds"),
                     base::str("a card that ", letter(seat), " held"));
    if (!as_dealt) continue;
    const CardSet hand = standing.hands[seat];
    if (absl::Status held = check_bid(bid, seat, hand); !held.ok()) return held;
    if (!written.discipline) continue;
    if (absl::Status kept = check_disciplined(bid, seat, hand); !kept.ok()) return kept;
  }
  return absl::OkStatus();
}

absl::Status check_settled(const Written& written, const Standing& standing) {
  if (written.settled()) return absl::OkStatus();
  if (written.discipline)
    return lacking("contract.bids",
                   base::str("the bids, or trump and hood: after ", base::counted(standing.tricks_played(), "trick"),
                             " the hands no longer tell them"));
  if (!written.trump && !written.hood)
    return lacking("contract.bids", "bids, or trump and hood: the deal stands before its bidding");
  if (!written.trump) return lacking("contract.trump", kOneOfSuits);
  return lacking("contract.hood", base::str(kOneOfSeats, ", or a rule for free partners"));
}

// Free partners: who took the first trick, which may decide who is Hood.
absl::Status read_first_trick(const Written& written, State& state) {
  if (!written.free) return absl::OkStatus();
  constexpr std::string_view kField = "contract.first_trick";
  const auto takers = std::ranges::count_if(state.won, [](int won) { return won > 0; });
  if (!written.first_trick) {
    if (takers > 1 && written.free_rule() == FreeRule::kFirst)
      return lacking(kField, "the seat that took the first trick");
    if (takers == 1)
      state.first_trick = static_cast<std::int8_t>(std::ranges::max_element(state.won) - state.won.begin());
    return absl::OkStatus();
  }
  const Seat first = *written.first_trick;
  if (state.won[static_cast<std::size_t>(first)] == 0)
    return wrong(kField, base::str(seat_text(first, kSeats), ", who has won no trick"),
                 takers == 0 ? "null: no trick has been played" : "a seat that has won tricks");
  state.first_trick = static_cast<std::int8_t>(first);
  return absl::OkStatus();
}

}  // namespace

const TrickDeal& Traits::deal() {
  static const TrickDeal deal{.seats = kSeats,
                              .pack = &kPack,
                              .hand_size = kAllTricks,
                              .follow_rule = "follow suit if able, otherwise any card"};
  return deal;
}

Card Traits::held(const Game& game, Card written) {
  return cards::kJokerNumbers.has(written) ? joker_of(game.trumps().lowest().suit()) : written;
}

Card Traits::written(const Game& game, Card held) {
  return held == joker_of(game.trumps().lowest().suit()) ? cards::kJoker : held;
}

// With free partners it may matter who took the first trick.
search::Interval Traits::possible(const Game& game, const State& state) {
  const bool first_is_open = game.contract().free && state.first_trick == kNobody;
  return first_is_open ? kAnything : over_all_splits(game, state);
}

void Traits::note(const State& state, base::Json& contract) {
  if (const auto found = contract.find("first_trick"); found != contract.end() && state.first_trick != kNobody)
    *found = seat_text(static_cast<Seat>(state.first_trick), kSeats);
}

std::string Traits::noted(const Game&, const State& state) {
  return std::string(1, static_cast<char>(state.first_trick));
}

std::uint64_t Traits::counted(const Game&, const State& state) {
  std::uint64_t won = 0;
  for (const std::uint8_t tricks : state.won) won = won << 4 | tricks;
  return won << 2 | static_cast<std::uint64_t>(state.first_trick + 1);
}

State trick_start(const Standing& standing, Suit trump) {
  Standing held = standing;
  for (CardSet& hand : held.hands)
    if (hand.has(cards::kJoker)) {
      hand.remove(cards::kJoker);
      hand.add(joker_of(trump));
    }
  State state;
  static_cast<tricks::State<kPlayers>&>(state) = trick_state<kPlayers>(held);
  return state;
}

Bids disciplined_bids(const std::vector<CardSet>& hands) {
  Bids bids;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const Card card = disciplined_bid(hands[seat]);
    bids[seat] = {card.suit(), card};
  }
  return bids;
}

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  const auto standing = read_standing(setup, Traits::deal(), {.seat = Seat{}, .why = "A leads to the first trick"},
                                      Endings::kNeedTheTricksBefore);
  if (!standing.ok()) return standing.status();
  if (absl::Status bids = read_bids(*written, *standing); !bids.ok()) return bids;
  if (absl::Status settled = check_settled(*written, *standing); !settled.ok()) return settled;
  const auto objective = read_objective(setup, *written);
  if (!objective.ok()) return objective.status();
  const auto player = read_player(setup, *written);
  if (!player.ok()) return player.status();
  State state = trick_start(*standing, *written->trump);
  if (absl::Status first = read_first_trick(*written, state); !first.ok()) return first;

  Setup known = setup;
  known.contract = to_json(*written);
  known.objective = text_of(kObjectives, *objective);
  return TrickPosition<Traits>::at(Game(written->contract(), *objective, *player), state, *standing, std::move(known));
}

std::vector<Shown> Traits::shown(const TrickPosition<Traits>& at, std::string_view /*seats*/) {
  const Setup setup = at.setup();
  const auto written = written_from_json(setup.contract);
  std::string bids;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (written.ok() && written->bids)
      bids += base::str(seat == 0 ? "" : "  ", letter(seat), " ", bid_sign((*written->bids)[seat]));
  std::vector<Shown> shown = tricks_shown(setup);
  if (at.state().first_trick != kNobody && !at.over())
    shown.push_back({"first trick", letter(static_cast<std::size_t>(at.state().first_trick))});
  if (!bids.empty()) shown.push_back({"bids", bids});
  shown.push_back({"trump", std::string(trump_sign(at.game().trumps().lowest().suit()))});
  return shown;
}

}  // namespace ouverte::games::hoodwink
