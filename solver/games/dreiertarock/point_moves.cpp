// Which moves the search tries.
#include <algorithm>

#include "solver/games/dreiertarock/point_search.hpp"

namespace ouverte::games::dreiertarock {

namespace {

// From one card to a higher one, both included.
constexpr CardSet range(Card low, Card high) {
  return CardSet(~std::uint64_t{0} << low.number() & ~(~std::uint64_t{1} << high.number()));
}

// A place without a card above each suit.
constexpr CardSet make_walls() {
  CardSet walls;
  for (int i = 0; i < cards::kSuits; ++i) walls.add(Card(cards::kTarockLane * i + cards::kTarockSuitCards));
  return walls;
}
constexpr CardSet kWalls = make_walls();
static_assert((kWalls & cards::kTarockPack.cards).empty());

}  // namespace

CardSet PointSearch::legal_cards(const State& state) const {
  const CardSet hand = state.hand(state.to_move());
  return state.on_table == 0 ? may_lead(name_, hand) : may_follow(name_, hand, state.led);
}

void PointSearch::legal(const State& state, List& choices) const {
  std::int8_t group = 0;
  for (const Card card : legal_cards(state)) choices.add({.move = card, .group = group++});
}

CardSet PointSearch::singular(const State& state) const {
  CardSet cards;
  if (state.bonuses.mondfang() == Bonuses::Mondfang::kOpen) cards |= CardSet(kSkues) | CardSet(kMond);
  if (state.bonuses.pagat() == Bonuses::Pagat::kOpen || name_ == Name::kTrischaken) cards.add(kPagat);
  return cards;
}

// Cards of one hand with none of another hand, nor the card that takes the trick so far, between them play alike: a
// group. Those of equal worth are one. Of a group, the last hand plays the richest card where the trick goes to whom he
// wants it to go to, and the poorest elsewhere.
void PointSearch::distinct(const State& state, List& choices) const {
  fill(state, {.scale = 1, .last_hand = LastHand::kOne}, choices);
}

void PointSearch::fill(const State& state, Nearness nearness, List& choices) const {
  const int seat = state.to_move();
  const CardSet cards = legal_cards(state);
  CardSet apart = (state.live() - state.hand(seat)) | singular(state) | kWalls;  // whatever parts two cards
  if (state.on_table != 0) apart.add(state.best);
  const bool last = state.on_table == kPlayers - 1;
  std::int8_t group = 0;
  Card previous{};
  for (CardSet rest = cards; !rest.empty();) {
    const Card card = rest.highest();
    rest.remove(card);
    const auto worth = static_cast<std::int8_t>(nearness.scale * points_of(card));
    const bool touching = choices.size() > 0 && (apart & range(card, previous)).empty();
    previous = card;
    if (!touching) {
      choices.add({.move = card, .group = ++group, .worth = worth});
      continue;
    }
    auto& neighbour = choices[choices.size() - 1];
    if (neighbour.worth == worth) continue;
    const int taker = beats(card, state.best) ? seat : state.winning;
    if (!last || nearness.last_hand == LastHand::kAny ||
        (nearness.last_hand == LastHand::kTricksOfOneAlone && taker != alone_)) {
      choices.add({.move = card, .group = group, .worth = worth});
    } else {
      const bool rich = (taker == alone_) == wants_points(state);
      if (rich == (worth > neighbour.worth)) neighbour = {.move = card, .group = group, .worth = worth};
    }
  }
}

std::uint64_t PointSearch::likeness(const State& state) const {
  const int seat = state.to_move();
  std::uint64_t cards = state.hand(seat).bits();
  if (state.on_table != 0) {
    const CardSet kin = kin_of(state.led);
    if (!(state.hand(seat) & kin).empty()) cards = (state.live() & kin).bits();
    cards = cards * 64 + static_cast<std::uint64_t>(state.best.number());
  }
  cards = (cards * 16 + static_cast<std::uint64_t>(seat) * 4 + state.on_table) * 0x9E3779B97F4A7C15;
  return cards ^ cards >> 29;
}

}  // namespace ouverte::games::dreiertarock
