#include "tests/support/endings.hpp"

#include <cstdlib>
#include <span>
#include <vector>

#include "solver/cards/pack.hpp"
#include "solver/cards/text.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::support {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;

int rounds(int count) {
  if (const char* const times = std::getenv("OUVERTE_ROUNDS")) return count * std::atoi(times);
  return OUVERTE_SANITIZE ? (count + 9) / 10 : count;
}

bool is_looked_at(std::size_t place) { return !OUVERTE_SANITIZE || place % 5 == 0; }

std::uint64_t seed(std::uint64_t usual) {
  const char* const wanted = std::getenv("OUVERTE_SEED");
  return wanted == nullptr ? usual : std::strtoull(wanted, nullptr, 10);
}

TrickState random_ending(base::Random& random, int size) {
  // The pack of the ending: `suits` suits, of each any cards.
  std::array<Suit, 4> order = cards::kAllSuits;
  random.shuffle(std::span<Suit>(order));
  const auto least = static_cast<std::size_t>((4 * size + cards::kRanks - 1) / cards::kRanks);
  const std::size_t suits = least + random.below(5 - least);
  std::vector<Card> pack;
  for (std::size_t i = 0; i < suits; ++i)
    for (int rank = 0; rank < cards::kRanks; ++rank) pack.emplace_back(order[i], rank);
  random.shuffle(std::span(pack));
  pack.resize(4 * static_cast<std::size_t>(size));

  // Each player is fond of some suits: a card goes to a seat with room as often as the weights say.
  std::array<std::array<std::uint64_t, 4>, 4> weight{};
  for (auto& row : weight)
    for (std::uint64_t& one : row) one = std::uint64_t{1} << 2 * random.below(4);
  std::array<CardSet, 4> hands{};
  for (const Card card : pack) {
    std::array<std::uint64_t, 4> share{};
    std::uint64_t all = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      if (hands[seat].size() < size) share[seat] = weight[seat][static_cast<std::size_t>(card.suit())];
      all += share[seat];
    }
    std::uint64_t draw = random.below(all);
    std::size_t seat = 0;
    while (draw >= share[seat]) draw -= share[seat++];
    hands[seat].add(card);
  }
  return tricks::new_state(hands, static_cast<Seat>(random.below(4)));
}

TrickState freak_deal() {
  std::array<CardSet, 4> hands{};
  for (const Suit suit : cards::kAllSuits)
    for (int rank = 0; rank < cards::kRanks; ++rank)
      hands[static_cast<std::size_t>(cards::index(suit) + 1 + rank % 3) % 4].add(Card(suit, rank));
  return tricks::new_state(hands, Seat{0});
}

CardSet random_trumps(base::Random& random) {
  const std::uint64_t draw = random.below(6);
  return draw >= 4 ? CardSet() : CardSet::of(cards::kAllSuits[draw]);
}

void play_on(TrickState& state, CardSet trumps, base::Random& random, int count) {
  for (; count > 0 && !state.live.empty(); --count) {
    CardSet legal = tricks::follow_suit(state);
    for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(legal.size())); skip > 0; --skip)
      legal.remove(legal.lowest());
    tricks::play_card(state, legal.lowest(), trumps);
  }
}

TrickState alike(const TrickState& state, CardSet basis, base::Random& random) {
  std::array<CardSet, 4> hands{};
  for (const Suit suit : cards::kAllSuits) {
    const CardSet lane = CardSet::of(suit);
    const CardSet ranked = basis & lane;
    std::vector<Card> cards;
    std::vector<std::size_t> owners;
    for (const Card card : state.live& lane)
      for (std::size_t seat = 0; seat < 4; ++seat) {
        if (!state.hands[seat].has(card)) continue;
        if (!ranked.empty() && card >= ranked.lowest()) {
          hands[seat].add(card);
        } else {
          cards.push_back(card);
          owners.push_back(seat);
        }
      }
    random.shuffle(std::span(owners));
    for (std::size_t i = 0; i < cards.size(); ++i) hands[owners[i]].add(cards[i]);
  }
  return tricks::new_state(hands, state.leader);
}

std::string drawn(const TrickState& state, CardSet trumps, tricks::Camp camp) {
  std::string text;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    text += cards::kCompass[seat];
    text += ':' + cards::hand_text(cards::kCommonPack, state.hands[seat]) + "  ";
  }
  text += "table";
  for (std::size_t i = 0; i < state.on_table; ++i) text += ' ' + cards::card_text(cards::kCommonPack, state.table[i]);
  text += "  leader ";
  text += cards::kCompass[static_cast<std::size_t>(state.leader)];
  text += "  trump ";
  text += trumps.empty() ? "none" : std::string(1, "SHDC"[cards::index(trumps.lowest().suit())]);
  text += "  camp ";
  for (std::size_t seat = 0; seat < 4; ++seat)
    if (camp.has(static_cast<Seat>(seat))) text += cards::kCompass[seat];
  return text;
}

bool Minimax::takes(const TrickState& state, int needed) {
  if (needed <= 0) return true;
  if (needed > state.tricks_left()) return false;
  if (!state.new_trick()) return try_all(state, needed);
  // Bits 13 and 14 of a lane are free.
  const std::uint64_t key = state.live.bits() | static_cast<std::uint64_t>(state.leader) << 13;
  const Bounds found = known_[key];
  if (found.lower >= needed) return true;
  if (found.upper < needed) return false;
  const bool reached = try_all(state, needed);
  Bounds& bounds = known_[key];
  (reached ? bounds.lower : bounds.upper) = static_cast<std::int8_t>(reached ? needed : needed - 1);
  return reached;
}

int Minimax::tricks(const TrickState& state) {
  int taken = 0;
  while (takes(state, taken + 1)) ++taken;
  return taken;
}

bool Minimax::try_all(const TrickState& state, int needed) {
  const bool ours = camp_.has(state.to_move());
  for (const Card card : tricks::follow_suit(state)) {
    TrickState next = state;
    tricks::play_card(next, card, trumps_);
    const bool won = next.new_trick() && counted_.has(next.leader);
    if (takes(next, won ? needed - 1 : needed) == ours) return ours;
  }
  return !ours;
}

}  // namespace ouverte::support
