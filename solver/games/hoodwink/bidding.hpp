// The bidding of Hoodwink as a game in itself: all three choose what they lay at once, and what is then played has a
// worth for each of them. Pure equilibria, best replies, and what each can be sure of; by trying everything.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include "solver/games/hoodwink/rules.hpp"

namespace ouverte::games::hoodwink {

// Cards of a suit in one hand that do alike whatever the others lay.
struct CardClass {
  Suit suit{};
  CardSet cards;  // at least one
};
// By player, suits S H D C, higher cards first.
using CardClasses = ByPlayer<std::vector<CardClass>>;

// What can be laid from these hands. `free`: partners are free where all lay the same suit, and so ranks do not matter.
[[nodiscard]] CardClasses choices_of(const std::vector<CardSet>& hands, bool free);

// What is played after the three have laid their cards. Free partners: `hood` is `kNobody`.
struct Played {
  Suit trump{};
  int hood = kNobody;

  friend constexpr bool operator==(const Played&, const Played&) = default;
};
[[nodiscard]] Played played_after(const ByPlayer<CardClass>& laid, bool free);

// Of each player one of his choices, by its place among them.
using Laid = ByPlayer<std::size_t>;

class Bidding {
 public:
  // To the players, in halves of a point: partners share what the two settle for, half each.
  using Worth = ByPlayer<int>;

  Bidding(CardClasses choices, bool free, const std::function<Worth(const Played&)>& worth);

  [[nodiscard]] const CardClasses& choices() const { return choices_; }
  [[nodiscard]] ByPlayer<CardClass> cards(const Laid& laid) const;
  [[nodiscard]] Played played(const Laid& laid) const { return played_after(cards(laid), free_); }
  [[nodiscard]] const Worth& worth(const Laid& laid) const { return worth_[place(laid)]; }

  // Calls `visit` with everything that the three can lay, in the order of their choices, A's first.
  template <class Visit>
  void each(const Visit& visit) const {
    for (Laid laid{}; laid[0] < choices_[0].size(); ++laid[0])
      for (laid[1] = 0; laid[1] < choices_[1].size(); ++laid[1])
        for (laid[2] = 0; laid[2] < choices_[2].size(); ++laid[2]) visit(std::as_const(laid));
  }

  // The first of a player's choices that are worth most to him while the others lay what they do.
  [[nodiscard]] std::size_t best_reply(const Laid& laid, std::size_t player) const;
  // Whether his choice is worth as much.
  [[nodiscard]] bool replies_best(const Laid& laid, std::size_t player) const;
  // Nobody could do better by laying something else alone.
  [[nodiscard]] bool stable(const Laid& laid) const;

  // The first of a player's choices with which he is sure of most, whatever the others lay, and how much that is.
  struct Sure {
    std::size_t choice = 0;
    int worth = 0;
  };
  [[nodiscard]] Sure sure(std::size_t player) const;

 private:
  [[nodiscard]] std::size_t place(const Laid& laid) const {
    return (laid[0] * choices_[1].size() + laid[1]) * choices_[2].size() + laid[2];
  }

  CardClasses choices_;
  bool free_;
  std::vector<Worth> worth_;
};

}  // namespace ouverte::games::hoodwink
