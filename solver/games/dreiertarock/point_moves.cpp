// Which moves the search tries.
#include <array>

#include "solver/games/dreiertarock/point_search.hpp"

namespace ouverte::games::dreiertarock {

namespace {

// From a card down, through all suits.
constexpr CardSet down_from(Card card) { return CardSet((std::uint64_t{2} << card.number()) - 1); }

constexpr std::array<CardSet, 64> make_equals() {
  std::array<CardSet, 64> equals{};
  for (const Card card : cards::kTarockPack.cards)
    for (const Card other : kin_of(card))
      if (card_points(other) == card_points(card) && (card == kPagat) == (other == kPagat))
        equals[static_cast<std::size_t>(card.number())].add(other);
  return equals;
}
// The cards of a kin that are worth as much as a card: one with it where they touch. The Pagat goes alone.
constexpr auto kEquals = make_equals();

// A place without a card above each suit.
constexpr CardSet make_walls() {
  CardSet walls;
  for (int i = 0; i < cards::kSuits; ++i) walls.add(Card(cards::kTarockLane * i + cards::kTarockSuitCards));
  return walls;
}
constexpr CardSet kWalls = make_walls();
static_assert((kWalls & cards::kTarockPack.cards).empty());

// The number of cards in each suit, a byte each.
constexpr std::uint64_t lengths_of(CardSet hand) {
  static_assert(cards::kTarockLane == 8);
  std::uint64_t suits = (hand - kTrumps).bits();
  suits -= suits >> 1 & 0x55555555;
  suits = (suits & 0x33333333) + (suits >> 2 & 0x33333333);
  return (suits + (suits >> 4)) & 0x0F0F0F0F;
}
static_assert(lengths_of(kKings | kTrumps) == 0x01010101);

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
  CardSet rest = legal_cards(state);
  if (rest.single()) return choices.add({.move = rest.lowest()});
  const int seat = state.to_move();
  const CardSet hand = state.hand(seat);
  CardSet apart = (state.live() - hand) | singular(state) | kWalls;  // whatever parts two cards
  if (state.on_table != 0) apart.add(state.best);
  const bool last = state.on_table == kPlayers - 1;
  std::int8_t group = 0;
  while (!rest.empty()) {
    Card card = rest.highest();
    CardSet near(card);
    if (!apart.has(card)) {
      const CardSet below = apart & down_from(card);
      near = below.empty() ? rest : rest - down_from(below.highest());
    }
    rest -= near;
    ++group;
    const auto worth_of = [&](Card of) { return static_cast<std::int8_t>(nearness.scale * points_of(of)); };
    choices.add({.move = card, .group = group, .worth = worth_of(card)});
    while (!(near -= kEquals[static_cast<std::size_t>(card.number())]).empty()) {
      card = near.highest();
      const std::int8_t worth = worth_of(card);
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
}

// What the others lead hangs on the suits of the one alone, too: how many cards of each he has.
std::uint64_t PointSearch::likeness(const State& state) const {
  const int seat = state.to_move();
  std::uint64_t cards = state.hand(seat).bits();
  if (state.on_table == 0) {
    if (seat != alone_) cards ^= lengths_of(state.hand(alone_)) * 0x2545F4914F6CDD1D;
  } else {
    const CardSet kin = kin_of(state.led);
    if (!(state.hand(seat) & kin).empty()) cards = (state.live() & kin).bits();
    cards = cards * 64 + static_cast<std::uint64_t>(state.best.number());
  }
  cards = (cards * 16 + static_cast<std::uint64_t>(seat) * 4 + state.on_table) * 0x9E3779B97F4A7C15;
  return cards ^ cards >> 29;
}

}  // namespace ouverte::games::dreiertarock
