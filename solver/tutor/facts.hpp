// What is true of a move that costs: sentences that hold because every legal move was solved, because trees were read
// that cover every reply, or because the position was solved anew with one thing altered. What cannot be proved so is
// not said.
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
// written with; trumps of their own and jokers are one suit. *In time* means: before the tree ends, in every variation
// or in none; *after the right move*: in a tree of the same make that shows how the mover's side keeps what there was.
enum class FactKind : std::uint8_t {
  kOnlyMove,       // of two classes of moves or more, one keeps
  kSuitToPlay,     // the moves that keep are those of one suit, all of them
  kSuitToAvoid,    // leading: every move of this one's suit costs, every other keeps
  kSuitToHold,     // the same where suit cannot be followed
  kHadToTake,      // the other side takes the trick; after every move that keeps, the mover's side does
  kGivesTheTrick,  // the other side takes the trick; after no move that keeps must it do so
  kHadToLetGo,     // the mover's side takes the trick; after every move that keeps, the other side does
  kHadToOvertake,  // the partner takes the trick; after every move that keeps, the mover does
  kHadToLeave,     // the mover takes the trick; after every move that keeps, his partner does
  kHadToCash,      // leading: every move that keeps takes the trick for the mover's side; this one does not surely
  kHadToPlayHigh,  // not leading: the same seat takes the trick anyhow, and every move that keeps is a higher card of
                   // the suit played
  kHadToPlayLow,   // the same, and every move that keeps is a lower card of it
  kThrownIn,       // the trick is over and the mover's side is to lead; with any other seat on lead the claim fails
  kFeeds,          // tricks without end: the next player can take the trick; after no move that keeps could he
  kBreaksASet,     // there: it leaves two of a set of three; no move that keeps does
  kHadToMatch,     // there: it does not take the trick; every move that keeps does
  kHadToDuck,      // there: it takes the trick; no move that keeps does
  kOtherMelds,     // there: every move that keeps takes the trick with the same card, and melds otherwise
  kRuffAllowed,    // in time the other side takes a trick with a card of another suit than was led; after the right
                   // move, it takes none in that suit so
  kRuffMissed,     // after the right move the mover's side does so in time, and now it does not
  kEntryGiven,     // in time a seat of the other side comes to lead; after the right move it does not
  kEntryLost,      // after the right move another seat of the mover's side comes to lead in time, and now it does not
  kThrowInMissed,  // after the right move a seat of the other side comes to lead in time, and now it does not
  kTrickGiven,     // in time the other side takes a trick with a card of a suit; after the right move, with none
  kTrickLost,      // after the right move the mover's side does so in time, and now with none
  kSqueezeMissed,  // after the right move a seat of the other side is squeezed: of two suits or more it has to discard
                   // one, and whichever it is, a card of that suit takes a trick, that takes none after the others
  kSqueezed,       // now a seat of the mover's side is
  kTurnsOn,        // with two cards of a suit exchanged in the hands of the other side it keeps, and no other that does
  kPart,           // a part of the value (`Entry::aspects`) the other side can now have its way with, and after no move
                   // that keeps
};
inline constexpr std::size_t kFactKinds = static_cast<std::size_t>(FactKind::kPart) + 1;

struct Fact {
  FactKind kind{};
  std::vector<std::string> moves = {};  // those that keep, or the cards that the fact is about
  std::string seat = {};                // whom it is about besides the mover; may be empty
  std::string suit = {};                // which it is about, as moves are written with; may be empty
  std::string right = {};               // the right move that this one is set beside; may be empty
  std::string words = {};               // of the game: what comes out; may be empty

  friend bool operator==(const Fact&, const Fact&) = default;
};

// The facts of a move that costs, one of a kind, the most telling first. None when a limit strikes.
[[nodiscard]] std::vector<Fact> facts_of(const games::Entry& game, const games::Position& before,
                                         const Refutation& refutation, games::Solver& solver);

[[nodiscard]] std::string_view name_of(FactKind kind);  // "had-to-take"

// "Only ♠A keeps what was there."
[[nodiscard]] std::string sentence(const Fact& fact, const Refutation& refutation);
[[nodiscard]] base::Json to_json(const Fact& fact, const Refutation& refutation);

}  // namespace ouverte::tutor
