// Par: the result when both sides know all four hands and bid perfectly. A contract that goes down is doubled; nobody
// bids on unless it gains; the dealer matters where both sides could make the same contract.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/rules.hpp"

namespace ouverte::games::bridge {

// Tricks by strain (in the order of `kStrains`) and declarer.
using TrickTable = std::array<std::array<int, kPlayers>, kStrains.size()>;

struct Vulnerable {
  bool north_south = false;
  bool east_west = false;
};
// PBN's words.
inline constexpr std::string_view kVulnerableWords = "one of None Love - NS EW All Both";
[[nodiscard]] std::optional<Vulnerable> vulnerable_of(std::string_view text);

// A contract that gives par, with every declarer of the side that it can be played by.
struct ParContract {
  int level = 0;
  std::size_t strain = 0;
  Camp declarers;
  int over = 0;  // tricks over the contract; negative: tricks down, doubled

  friend bool operator==(const ParContract&, const ParContract&) = default;
};

struct Par {
  int score = 0;                       // for North-South
  std::vector<ParContract> contracts;  // lowest first; none when the deal is best passed out
};

[[nodiscard]] Par par(const TrickTable& tricks, Seat dealer, Vulnerable vulnerable);

// What a contract earns its side by tricks over it, or, when negative, under it.
[[nodiscard]] int contract_score(int level, const Strain& strain, Doubled doubled, int over, bool vulnerable);
// The same of a contract with its level and strain, by declarer's tricks.
[[nodiscard]] int score_of(const Contract& contract, int tricks, bool vulnerable);
// The same where it is doubled if it goes down, and only then.
[[nodiscard]] int contract_score(int level, const Strain& strain, int over, bool vulnerable);

[[nodiscard]] std::string par_in_words(const Par& par);  // "North-South +420: 4S by N or S, made"
[[nodiscard]] base::Json par_json(const Par& par);

}  // namespace ouverte::games::bridge
