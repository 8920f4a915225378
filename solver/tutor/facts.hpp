// What is true of a move that costs: sentences that hold because every legal move was solved, or the position solved
// anew with one thing altered. What cannot be proved so is not said.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/entry.hpp"
#include "solver/tutor/refutation.hpp"

namespace ouverte::tutor {

// A move *keeps* if after it the other side cannot force what the refutation shows (`Refutation::claim`), and costs
// otherwise. Who *takes* a trick is said only where no play to the rest of it can change that. A suit is what a move is
// written with; trumps of their own and jokers are one suit.
enum class FactKind : std::uint8_t {
  kOnlyMove,       // of two classes of moves or more, one keeps
  kSuitToPlay,     // the moves that keep are those of one suit, all of them
  kSuitToAvoid,    // leading: every move of this one's suit costs, every other keeps
  kSuitToHold,     // the same where suit cannot be followed
  kHadToTake,      // the other side takes the trick; after every move that keeps, the mover's side does
  kGivesTheTrick,  // the other side takes the trick; after no move that keeps must it do so
  kHadToLetGo,     // the mover takes the trick; after every move that keeps, the other side does
  kHadToOvertake,  // the partner takes the trick; after every move that keeps, the mover does
  kHadToLeave,     // the mover takes the trick; after every move that keeps, his partner does
  kHadToCash,      // leading: every move that keeps takes the trick for the mover; this one does not surely
  kHadToPlayHigh,  // following: the same seat takes the trick anyhow, and every move that keeps is a higher card
  kHadToPlayLow,   // the same, and every move that keeps is a lower card of the suit
  kThrownIn,       // the trick is over and the mover's side is to lead; with any other seat on lead the claim fails
  kFeeds,          // tricks without end: the next player can take the trick; after no move that keeps could he
  kBreaksASet,     // there: it leaves two of a set of three; no move that keeps does
};

struct Fact {
  FactKind kind{};
  std::vector<std::string> moves;  // those that keep, or that the fact is about
  std::string seat;                // whom it is about besides the mover; may be empty

  friend bool operator==(const Fact&, const Fact&) = default;
};

// The facts of a move that costs, the most telling first. None when a limit strikes.
[[nodiscard]] std::vector<Fact> facts_of(const games::Entry& game, const games::Position& before,
                                         const Refutation& refutation, games::Solver& solver);

[[nodiscard]] std::string_view name_of(FactKind kind);  // "had-to-take"

// "Only ♠A keeps what was there."
[[nodiscard]] std::string sentence(const Fact& fact, const Refutation& refutation);
[[nodiscard]] base::Json to_json(const Fact& fact, const Refutation& refutation);

}  // namespace ouverte::tutor
