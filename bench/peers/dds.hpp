// DDS, the bridge double-dummy solver by Bo Haglund and Soren Hein, as Debian packages it (libdds), in one thread.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::bench {

using Hands = std::array<cards::CardSet, 4>;

class Dds {
 public:
  Dds();

  [[nodiscard]] static std::string version();

  // Tricks of every declarer (N E S W) in spades, hearts, diamonds, clubs and no trump.
  [[nodiscard]] std::array<std::array<int, 4>, 5> table(const Hands& hands) const;

  // Tricks of the leader's side, in a deal on which nothing has been learnt yet. No suit: no trump.
  [[nodiscard]] int solve(const Hands& hands, cards::Seat leader, std::optional<cards::Suit> trump) const;

  struct Lead {
    std::string card;  // "SQ", the highest of its sequence
    int tricks = 0;    // of the leader's side after it
  };
  // The same after every lead, of cards in sequence one.
  [[nodiscard]] std::vector<Lead> leads(const Hands& hands, cards::Seat leader, std::optional<cards::Suit> trump) const;
};

}  // namespace ouverte::bench
