// The bidding of Dreiertarock (decisions 14 to 18), brought to its end by what every contract is worth.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/auction.hpp"
#include "solver/games/dreiertarock/advice.hpp"
#include "solver/games/dreiertarock/contract.hpp"

namespace ouverte::games::dreiertarock {

inline constexpr std::size_t kBids = 6;  // the contracts that are bid, in the order of `Name`

// What the contracts of a deal are worth, by seat.
struct ContractWorths {
  std::array<std::array<int, kPlayers>, kBids> declarer{};  // to the declarer, by contract
  std::array<int, kPlayers> trischaken{};                   // what each is sure of
  std::int8_t kings = kNobody, trull = kNobody;             // who was dealt them
};

// What each player is paid in a contract by `declarer`: he its worth; of that the two others have half each against
// them, but for Kings and Trull of one of them, which are his (decision 18).
[[nodiscard]] std::array<int, kPlayers> shares_of(const ContractWorths& worths, Name name, Seat declarer);

// The rules of the bidding, as `AuctionRules` asks for them. Players are counted from eldest.
class Bidding {
 public:
  enum class Call : std::int8_t { kPass, kHold, kSingle, kDouble, kTriple, kSuitSolo, kSolo, kSoloSlam, kTrischaken };
  enum class Phase : std::uint8_t { kOpening, kBidding, kEldestsChoice, kOver };
  struct State {
    Phase phase = Phase::kOpening;
    Name high = Name::kSingle;  // the highest bid
    std::int8_t holder = 0;     // who made it, or holds it
    std::int8_t asked = 1;      // who has come into the bidding last
    std::int8_t turn = 0;
    std::array<bool, kPlayers> called{};  // has had his first chance
    std::array<bool, kPlayers> solo{};    // called or held a solo then

    friend auto operator<=>(const State&, const State&) = default;
  };

  Bidding(const ContractWorths& worths, Seat eldest) : worths_(worths), eldest_(eldest) {}

  [[nodiscard]] bool over(const State& state) const { return state.phase == Phase::kOver; }
  [[nodiscard]] int caller(const State& state) const { return cards::index(seat(state.turn)); }
  [[nodiscard]] std::vector<Call> calls(const State& state) const;
  [[nodiscard]] State after(const State& state, const Call& call) const;
  [[nodiscard]] std::vector<int> worth(const State& state) const;
  [[nodiscard]] std::string text(const State& state, const Call& call) const;
  [[nodiscard]] std::optional<Call> read(const State& state, std::string_view word) const;

  // Who plays what in the end.
  [[nodiscard]] Name contract(const State& state) const { return state.high; }
  [[nodiscard]] Seat declarer(const State& state) const { return seat(state.holder); }

 private:
  [[nodiscard]] Seat seat(std::int8_t from_eldest) const { return cards::left_of(eldest_, kPlayers, from_eldest); }

  ContractWorths worths_;
  Seat eldest_;
};

// `calls`: the recorded ones, in columns from seat `first` on. `best`: the choice of each player that his exchange
// contract is worth so much with.
[[nodiscard]] Auction auction_of(const Dealt& dealt, const ContractWorths& worths,
                                 const std::array<Exchanges, kPlayers>& best, std::span<const std::string> calls,
                                 Seat first);

}  // namespace ouverte::games::dreiertarock
