// When two searches may share their facts.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "solver/cards/card_set.hpp"

namespace ouverte::games {

// Facts learnt in one search hold in the next while their `Subject` (trumps, camps: what the facts depend on besides
// the cards) is the same; they are of use while the hands come from the same deal.
template <std::size_t kPlayers, class Subject>
class SameDeal {
 public:
  using Hands = std::array<cards::CardSet, kPlayers>;

  // Whether that is so of this position and the last one that it was not so of.
  bool covers(const Subject& subject, const Hands& hands) {
    bool same = subject_ == subject;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) same = same && dealt_[seat].holds(hands[seat]);
    if (same) return true;
    subject_ = subject;
    dealt_ = hands;
    return false;
  }

 private:
  std::optional<Subject> subject_;
  Hands dealt_{};
};

}  // namespace ouverte::games
