// The question `deal`: random deals as records.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "app/requests/question.hpp"
#include "app/requests/worth.hpp"
#include "solver/base/random.hpp"

namespace ouverte::requests {

inline constexpr int kMostPlayers = 26;                 // as many as there are letters for seats
inline constexpr std::chrono::minutes kTimeForDeal{1};  // that is to be worth something

// Deals one after the other, the same for the same seed.
class Dealer {
 public:
  // `contract`: deals ready to be played under it; null: as the game deals, or if they are to be worth something, under
  // contracts drawn at random.
  Dealer(const games::Game& game, games::Contract contract, Worth worth, std::uint64_t seed, SolverKeeper& solvers)
      : game_(game), contract_(std::move(contract)), worth_(worth), random_(seed), solvers_(solvers) {}

  // Called 1, 2, 3 … A ResourceExhausted status where a limit struck before there was one of that worth.
  [[nodiscard]] absl::StatusOr<records::Record> next();

 private:
  const games::Game& game_;
  games::Contract contract_;
  Worth worth_;
  base::Random random_;
  SolverKeeper& solvers_;
  int dealt_ = 0;
};

// The contract that a text names, at a table of so many players (0: not said); null where neither is said, or all
// tables of the game are of that size. A status of a size that the game has no table of begins with "players".
[[nodiscard]] absl::StatusOr<games::Contract> contract_of(const games::Game& game, const std::string& text,
                                                          int players = 0);

// A deal from its first card on, ready to be played under the contract; with null, as the game deals.
[[nodiscard]] games::Setup dealt(const games::Game& game, const games::Contract& contract, base::Random& random);

[[nodiscard]] absl::StatusOr<base::Json> answer_deal(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
