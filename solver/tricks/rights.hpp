// What a player may do, and what his cards can do, where the rules are altered for some seats to find out what a result
// rests on (docs/algorithms/rights.md). They count for what is played from now on; cards on the table stay as they are.
#pragma once

#include <array>
#include <cstddef>

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// A card that nobody was dealt: of no suit, and never the best of a trick.
inline constexpr Card kBlank{14};

template <std::size_t kPlayers>
struct Rights {
  Camp no_ruff;                                    // their trumps do not win where no trump was led
  Camp idle;                                       // who may, once, play a blank where they cannot follow
  std::array<CardSet, kPlayers> barred{};          // not to be led by one who has anything else
  std::array<Seat, kPlayers> leads = everyone();   // who leads when this seat has won a trick
  std::array<Seat, kPlayers> offers = everyone();  // who may lead where this seat is to lead, besides itself

  [[nodiscard]] static constexpr std::array<Seat, kPlayers> everyone() {
    std::array<Seat, kPlayers> own{};
    for (std::size_t seat = 0; seat < kPlayers; ++seat) own[seat] = static_cast<Seat>(seat);
    return own;
  }

  // Whether everybody of the camp leads where he has won, and what he likes.
  [[nodiscard]] constexpr bool leads_freely(Camp camp) const { return !passes(camp) && !barred_in(camp); }
  [[nodiscard]] constexpr bool passes(Camp camp) const { return gives(leads, camp); }
  [[nodiscard]] constexpr bool offers_in(Camp camp) const { return gives(offers, camp); }
  [[nodiscard]] constexpr bool barred_in(Camp camp) const {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (camp.has(static_cast<Seat>(seat)) && !barred[seat].empty()) return true;
    return false;
  }
  // Whether a seat of the camp offers another's the lead, or is offered it.
  [[nodiscard]] constexpr bool offers_across(Camp camp) const {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (camp.has(static_cast<Seat>(seat)) != camp.has(offers[seat])) return true;
    return false;
  }
  [[nodiscard]] constexpr Seat offered_by(Seat seat) const { return offers[static_cast<std::size_t>(seat)]; }

  friend constexpr bool operator==(const Rights&, const Rights&) = default;

 private:
  static constexpr bool gives(const std::array<Seat, kPlayers>& to, Camp camp) {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (camp.has(static_cast<Seat>(seat)) && to[seat] != static_cast<Seat>(seat)) return true;
    return false;
  }
};

}  // namespace ouverte::tricks
