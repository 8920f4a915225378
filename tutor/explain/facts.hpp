// What is true of a move that costs: sentences that hold because every legal move was solved, because trees were read
// that cover every reply, or because the position was solved anew with one thing altered. What cannot be proved so is
// not said.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/refutation.hpp"
#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

// A move is *right* if after it the other side cannot force what the refutation shows (`Refutation::claim`), and costs
// otherwise. Who *takes* a trick is said only where no play to the rest of it can change that. A suit is what a move is
// written with; trumps of their own and jokers are one suit. *Now* means: in every variation of the refutation; *after
// the right move*: in every one of a tree of the same make that shows how the mover's side keeps what there was. What
// does not happen *in time* happens in no variation of the other tree, before it ends.
enum class FactKind : std::uint8_t {
  kOnlyMove,       // of two classes of moves or more, one is right
  kSuitToPlay,     // the right moves are those of one suit, all of them
  kSuitToAvoid,    // leading: every move of this one's suit costs, every other is right
  kSuitToHold,     // the same where suit cannot be followed
  kHadToTake,      // the other side takes the trick, and after every right move the mover's side does; `seat`:
                   // the partner who takes it then, where it is one seat; or the mover does then, and now need not
  kGivesTheTrick,  // not leading: the other side takes the trick; after no right move must it do so
  kHadToRuff,      // not following: every right move may take the trick, and this one cannot
  kHadNotToRuff,   // not following: it may take the trick so, and no right move may
  kHadToLetGo,     // not leading: the mover's side takes the trick; after every right move, the other side does
  kHadToGiveUp,    // the same, leading; `seat`: who takes it after every right move, where it is one seat
  kHadToOvertake,  // the partner takes the trick; after every right move, the mover does
  kHadToLeave,     // not leading: the mover takes the trick; after every right move, his partner does
  kHadToCross,     // the same, leading
  kHadToCash,      // leading: every right move takes the trick; this one does not surely
  kHadToWin,       // leading: every right move takes the trick for the mover's side, those `said`, or all, for `seat`
  kHadToPlayHigh,  // not leading: the same seat takes the trick anyhow, and every right move is a higher card of the
                   // suit played
  kHadToPlayLow,   // the same, and every right move is a lower card of it
  kFinesse,        // the same, and between the two is a card of a player of the other side; the mover takes the trick
  kThrownIn,  // one seat of the mover's side takes the trick in progress, or has taken the last; had another of that
              // side (if it is alone: were anyone else to lead), nothing would be lost
  kThrowInMissed,  // after every right move (leading: after some) one seat of the other side does; had another of that
                   // side, it would not be right
  kFeeds,          // tricks without end: the next player can take the trick; after no right move could he
  kHadToMatch,     // there: it does not take the trick; every right move does
  kHadToDuck,      // there: it takes the trick; no right move does
  kOtherMelds,     // there: every right move takes the trick with the same card, and melds otherwise
  kLongerSet,      // the same, and each lays more cards of a rank in one set than this one, which lays a set of it
  kFirstMeld,      // there: it makes the mover's first meld; no right move melds
  kGoesOut,        // there: the next player can go out; after no right move could he
  kHadToGoOut,     // there: every best move goes out, and this one does not; `words`: what the mover then scores for
  kMeldGiven,      // there: the next player can take the trick and meld; after no right move could he
  kRuffAllowed,    // now the other side takes a trick with a card of another suit than was led; after the right move it
                   // takes none in that suit so, in time
  kRuffMissed,     // after the right move the mover's side does so, and now not in time
  kEntryGiven,     // now a seat of the other side comes to lead; after the right move not in time
  kEntryLost,      // after the right move another seat of the mover's side comes to lead, and now not in time
  kMadeToLead,     // after the right move a seat of the other side comes to lead, and now not in time
  kTrickGiven,     // now the other side takes so many tricks with cards of a suit; after the right move fewer in time
  kTrickLost,      // after the right move the mover's side does so, and now fewer in time
  kTrickSuffered,  // now the mover's side takes so many; after the right move fewer in time
  kTrickForced,    // after the right move the other side does, and now fewer in time
  kTooEarly,       // leading: after the right move, led as well, the mover comes to lead this one
  kSqueezeMissed,  // after the right move a seat of the other side is squeezed: of two suits or more it has to discard
                   // one, and whichever it is, a card of that suit takes a trick, that takes none after the others; or
                   // another seat of that side is squeezed then, in that suit and others
  kSqueezed,       // now a seat of the mover's side is
  kTurnsOn,  // with two cards of a suit exchanged in the hands of the other side it is right, and no other that is
  kEntryToAttack,  // leading: with two cards exchanged it is right, the higher one takes a trick now, and the right
                   // moves told lead their suit
  kBuildsOn,       // leading: with two cards of the suit of a right move exchanged in the hands of the mover's side, it
                   // is wrong
  kCause,          // why it costs, as players have names for it: `Fact::cause`
  kCardCause,      // the same, where no more is known than which card takes a trick
  kParting,        // the same, where no more is known than the trick at which two lines part
  kPart,  // a part of the value (`Position::aspects`) the other side can now have its way with, and after no right
          // move
};
inline constexpr std::size_t kFactKinds = static_cast<std::size_t>(FactKind::kPart) + 1;

struct Fact {
  FactKind kind{};
  std::vector<std::string> moves = {};  // the cards that the fact is about
  std::string seat = {};                // whom it is about besides the mover, or a side ("E-W"); may be empty
  std::string suit = {};                // which it is about, as moves are written with; may be empty. Of a trick taken:
                                        // it is the second highest of that suit that takes it
  std::string person = {};  // how the seat is spoken of where its letter is no quarter of the compass; else empty
  std::vector<std::string> right = {};  // the right moves, or the one that this one is set beside
  std::vector<std::string> said = {};   // of the right moves one of each class, that which people play; empty: all
  std::string words = {};               // of the game: what comes out; may be empty
  int tricks = 0;                       // so many, and in time
  int fewer = 0;                        // no more than so many on the other hand
  std::vector<std::string> then = {};   // a seat squeezed after the first, and the cards of that
  std::optional<Cause> cause = {};
  bool later = false;             // what is told to come next comes about later, if not at once
  std::vector<Fact> reason = {};  // another fact, which says why: none or one

  friend bool operator==(const Fact&, const Fact&) = default;
};

// What is told of a move that costs: few facts, the most telling first. None when a limit strikes.
[[nodiscard]] std::vector<Fact> facts_of(const games::Game& game, const games::Position& before,
                                         const proof::Refutation& refutation, games::Solver& solver);
// All that is found, in no order.
[[nodiscard]] std::vector<Fact> every_fact_of(const games::Game& game, const games::Position& before,
                                              const proof::Refutation& refutation, games::Solver& solver);

[[nodiscard]] std::string_view name_of(FactKind kind);     // "had-to-take"
[[nodiscard]] std::string_view name_of(const Fact& fact);  // the same; of a cause its own: "hold-up"

// "Only ♠A was right."
[[nodiscard]] std::string sentence(const Fact& fact, const proof::Refutation& refutation,
                                   const games::CardFaces& named);
[[nodiscard]] base::Json to_json(const Fact& fact, const proof::Refutation& refutation, const games::CardFaces& named);

}  // namespace ouverte::tutor
