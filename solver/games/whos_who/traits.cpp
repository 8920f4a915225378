#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/games/whos_who/door.hpp"

namespace ouverte::games::whos_who {
namespace {

using Cards = CardTraits<Traits, whos_who::Game>;

constexpr char kGivingSign = '>';

bool is_giving(Card move) { return kGivings.has(move); }

TrickDeal deal_with(PackSize pack) {
  return {.seats = kSeats,
          .pack = &pack_of(pack),
          .hand_size = all_tricks(pack),
          .follow_rule = "follow suit if able, otherwise any card",
          .givings = true};
}

}  // namespace

const TrickDeal& Traits::deal_of(PackSize pack) {
  static const TrickDeal small = deal_with(PackSize::kSmall);
  static const TrickDeal large = deal_with(PackSize::kLarge);
  return pack == PackSize::kSmall ? small : large;
}

std::string Traits::text(const Game& game, Move move) {
  if (is_giving(move)) return base::str(kGivingSign, seat_text(given_to(move), kSeats));
  return Cards::text(game, move);
}

absl::StatusOr<Card> Traits::read(const Game& game, const State& state, std::string_view text) {
  if (text.starts_with(kGivingSign)) {
    const auto taker = seat_of(text.substr(1), kSeats);
    if (!taker) return base::invalid("found ", base::quoted(text), ", expected >A, >B or >C");
    return giving_to(*taker);
  }
  auto card = Cards::read(game, state, text);
  if (card.ok() && kJokers.has(*card))
    if (const CardSet own = state.hand(state.to_move()) & kJokers; !own.empty()) return own.lowest();
  return card;
}

absl::Status Traits::refusal(const Game& game, const State& state, int trick, Move move) {
  const std::string who = base::str("trick ", trick, ": ", seat_text(state.to_move(), kSeats));
  const std::string what = text(game, move);
  if (state.waits())
    return base::invalid(who, " plays ", what, ", expected >A, >B or >C: the trick waits to be given to a player");
  if (is_giving(move)) return base::invalid(who, " gives the trick with ", what, ", expected a card");
  if (kJokers.has(move) && state.new_trick() && state.hand(state.to_move()).has(move))
    return base::invalid(who, " leads ", what,
                         " while holding other cards: a Joker is led only by a player who holds nothing but Jokers");
  return Cards::refusal(game, state, trick, move);
}

bool Traits::listed_before(const Game& game, Move a, Move b) {
  if (is_giving(a) || is_giving(b)) return a < b;
  return Cards::listed_before(game, a, b);
}

bool Traits::alike(const Game& game, const State& state, Move a, Move b) {
  return kSuitCards.has(a) && kSuitCards.has(b) && Cards::alike(game, state, a, b);
}

void Traits::note(const State& state, base::Json& contract) {
  contract.erase("giver");
  if (state.waits()) contract["giver"] = seat_text(state.giver, kSeats);
}

}  // namespace ouverte::games::whos_who
