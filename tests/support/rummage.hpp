// Positions of Rummage drawn as text, for tests and benches of its rules and search.
#pragma once

#include <string_view>
#include <vector>

#include "solver/cards/card_bag.hpp"
#include "solver/cards/text.hpp"
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

}  // namespace ouverte::support
