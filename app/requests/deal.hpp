// The question `deal`: random deals as records.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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
  // `packets`: the sizes of the packets in which an unshuffled pack is dealt; none: it is shuffled.
  Dealer(const games::Game& game, games::Contract contract, Worth worth, std::uint64_t seed, SolverKeeper& solvers,
         std::vector<int> packets = {})
      : game_(game),
        contract_(std::move(contract)),
        worth_(worth),
        random_(seed),
        solvers_(solvers),
        packets_(std::move(packets)) {}

  // Called 1, 2, 3 … A ResourceExhausted status where a limit struck before there was one of that worth.
  [[nodiscard]] absl::StatusOr<records::Record> next();

 private:
  const games::Game& game_;
  games::Contract contract_;
  Worth worth_;
  base::Random random_;
  SolverKeeper& solvers_;
  std::vector<int> packets_;
  int dealt_ = 0;
};

// The contract that a text names, at a table of so many players (0: not said); null where neither is said, or all
// tables of the game are of that size. A status of a size that the game has no table of begins with "players".
[[nodiscard]] absl::StatusOr<games::Contract> contract_of(const games::Game& game, const std::string& text,
                                                          int players = 0);

// "4-4-4-1". A status of a text that is no list of numbers begins with "packets".
[[nodiscard]] absl::StatusOr<std::vector<int>> packets_of(std::string_view text);

// A deal from its first card on, ready to be played under the contract; with null, as the game deals.
[[nodiscard]] games::Setup dealt(const games::Game& game, const games::Contract& contract, base::Random& random);

[[nodiscard]] absl::StatusOr<base::Json> answer_deal(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
