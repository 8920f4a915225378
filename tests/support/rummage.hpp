// Positions of Rummage drawn as text and at random, for tests of its rules and search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/cards/card_bag.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::support {

inline games::rummage::Bag rummage_bag(int players, std::string_view text) {
  return games::rummage::Bag(*cards::parse_bag(games::rummage::pack(players), text));
}
inline cards::Card rummage_card(int players, std::string_view text) {
  return *cards::parse_card(games::rummage::pack(players).pack, text);
}

// `hands`: A's first, as many as there are players. `trick`: in the order played; A is to move.
inline games::rummage::State rummage_state(const std::vector<std::string_view>& hands,
                                           const std::vector<std::string_view>& trick, int plays_left) {
  games::rummage::State state;
  const int players = static_cast<int>(hands.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) state.hands[seat] = rummage_bag(players, hands[seat]);
  for (const std::string_view card : trick) state.trick[state.on_table++] = rummage_card(players, card);
  state.plays_left = static_cast<std::uint16_t>(plays_left);
  return state;
}

// A small position of few ranks, so that sets, pairs and going out are frequent: up to `most` cards in a hand, some of
// the players with melds. Nobody is out.
inline games::rummage::State rummage_ending(base::Random& random, int players, int most, int plays_left) {
  using games::rummage::Rank;
  std::uint64_t ranks = 0;
  for (std::uint64_t kinds = 2 + random.below(4); kinds > 0; --kinds)
    ranks |= std::uint64_t{1} << random.below(games::rummage::kRanks);
  std::vector<cards::Card> pack;
  const cards::BagPack& all = games::rummage::pack(players);
  for (const cards::Card card : all.pack.cards)
    if ((ranks >> index(games::rummage::rank_of(card)) & 1) != 0 || random.below(6) == 0)
      pack.insert(pack.end(), static_cast<std::size_t>(all.copies(card)), card);
  random.shuffle(std::span(pack));
  games::rummage::State state;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for (std::uint64_t left = 1 + random.below(static_cast<std::uint64_t>(most)); left > 0 && !pack.empty(); --left) {
      state.hands[seat].add(pack.back());
      pack.pop_back();
    }
    if (state.hands[seat].empty()) return rummage_ending(random, players, most, plays_left);
    state.melded[seat] = static_cast<std::int16_t>(60 * random.below(3));
  }
  unsigned suits = 0;
  for (std::uint64_t left = random.below(5); left > 0 && !pack.empty(); --left) {
    const unsigned suit = 1u << games::rummage::suit_of(pack.back());
    if ((suits & suit) == 0) state.trick[state.on_table++] = pack.back();
    suits |= suit;
    pack.pop_back();
  }
  state.to_move = static_cast<cards::Seat>(random.below(static_cast<std::uint64_t>(players)));
  state.plays_left = static_cast<std::uint16_t>(plays_left);
  return state;
}

// A wins the trick and can lay sets; four cards of each hand are left, and of the rest, which is melded, the sizes are
// known alone.
inline games::Setup late_rummage() {
  games::Setup setup;
  setup.game = "rummage";
  setup.hands = {{"A", "J..T.."}, {"B", "...T9."}, {"C", "...K."}};
  setup.table = {"DJ", "SJ", "HJ"};
  setup.leader = "A";
  setup.contract = {
      {"players", 3}, {"melds", {{"A", {4, 5, 4}}, {"B", {4, 4, 3, 3}}, {"C", {4, 6, 3, 3}}}}, {"horizon", 5}};
  setup.guarantee = "A";
  return setup;
}

}  // namespace ouverte::support
