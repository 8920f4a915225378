// What to bid, to take and to lay aside: values of whole deals before the play. One search finds them all and keeps
// what it has learnt from one to the next.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/dreiertarock/search.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::dreiertarock {

// A deal before the play: twelve cards each.
struct Dealt {
  std::array<CardSet, kPlayers> hands;
  std::array<CardSet, 2> talon;
  Seat eldest{};
};

// A group of the talon to take and three cards to lay aside, and what the declarer is then worth.
struct ExchangeChoice {
  int taken = 0;
  CardSet laid_aside;
  search::Interval payment;
  search::Interval points;
};

// Every choice that a declarer has; `groups` are those he may still take.
[[nodiscard]] std::vector<ExchangeChoice> choices_of(const Dealt& dealt, Seat declarer, const std::vector<int>& groups);

inline constexpr std::size_t kExchangeContracts = 3;

// The best choice in Single, Double and Triple, each with its payment.
using Exchanges = std::array<ExchangeChoice, kExchangeContracts>;

class Advice {
 public:
  // Told of every search done.
  using Tick = std::function<void()>;

  // The limits of `options` count for each search anew.
  Advice(const Dealt& dealt, const search::Options& options, Tick tick);

  // The contract with a choice, as it is played; an error where its announcements do not go with the choice.
  [[nodiscard]] absl::StatusOr<Start> start(Written written, Objective objective, Seat player = {}) const;
  [[nodiscard]] absl::StatusOr<Start> start(Written written, const ExchangeChoice& choice, Objective objective) const;

  // Payment and points of every choice under a contract that all of them go with: two ticks a choice.
  void solve(const Written& written, std::vector<ExchangeChoice>& choices);

  // For payment; among equals the first found, beginning with the choice that is sure of most points. Of a choice that
  // is not the best no more is found out than that it is not. Four ticks a choice.
  [[nodiscard]] Exchanges best_of_exchange(Seat declarer, std::vector<ExchangeChoice> choices);

  // The value of a contract without an exchange, or as it is played: one tick.
  [[nodiscard]] search::Interval value(Name name, Objective objective, Seat player);
  [[nodiscard]] search::Interval value(const Start& start);

  // A limit or a stop request struck somewhere.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  [[nodiscard]] Written written_for(Name name, Seat declarer) const;
  // Narrows what is known of a value, from a guess on.
  void narrow(const Start& start, int guess, search::Interval& known);
  // What is likely of a choice: so many points, and of the payment that they alone make so much less, for bonuses.
  struct Likely {
    int points = 0;
    int less = 0;
    [[nodiscard]] int payment(const Start& paid, int with) const {
      return paid.game.worth({.points = with, .tricks = kAllTricks / 2}) - less;
    }
  };
  // A choice asked about for points and for payment.
  struct Pair {
    Start counted;
    Start paid;
    std::vector<int> payments;  // that there are, rising
    Likely likely;
  };
  // Narrows points and payment of a choice by questions about both at once. False if the points that it is sure of are
  // too many for that.
  bool ask_together(const Pair& pair, ExchangeChoice& choice);
  // Asks for `goal` points together with their payment, then for less and less until so many are reached; false if the
  // points alone are. And for more and more, while they are reached.
  bool fall_together(const Pair& pair, int goal, ExchangeChoice& choice);
  void rise_together(const Pair& pair, int goal, ExchangeChoice& choice);
  // Whether so many points and the payment that goes with them are reached by one play.
  bool reaches_together(const Pair& pair, int goal, ExchangeChoice& choice);
  // Whether the value is `goal` or more; nothing where a limit strikes first.
  [[nodiscard]] std::optional<bool> reaches(const Start& start, int goal);
  // Whether the value is above `best.lower`; if it is, `best` becomes what is known of it, and else `known.upper`
  // falls.
  bool beats(const Start& start, search::Interval& best, search::Interval& known);
  void put_most_points_first(const Written& written, std::vector<ExchangeChoice>& choices);
  [[nodiscard]] ExchangeChoice best_payment(const Written& written, std::vector<ExchangeChoice>& choices, int guess);

  Dealt dealt_;
  Search search_;
  bool joint_;
  Tick tick_;
  bool stopped_ = false;
};

}  // namespace ouverte::games::dreiertarock
