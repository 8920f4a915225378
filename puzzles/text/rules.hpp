// The grammar: what may be said of a problem, as patterns of meanings. docs/formats/posted.md lists every rule with an
// example that the tests read.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {

enum class Does : std::uint8_t {
  kNothing,       // what says nothing of the problem
  kOpensBidding,  // "North opened 1♣"
  kRounds,        // "after four rounds of trumps"
  kSuitOrder,     // "spades, hearts, diamonds, clubs", in which suits stand
  kTrumps,
  kTurned,  // the suit, or the card, that was turned up for trumps
  kDeals,
  kContract,  // level, strain, perhaps who declares
  kDefended,
  kNamed,  // a contract of the game by its name
  kDeclarer,
  kPair,
  kLeads,
  kYouLead,
  kPlaysOn,           // "South plays and wins"
  kPlaysAfterTrumps,  // "Hearts are trumps, South plays"
  kPlayed,
  kGetsLead,  // by whom it is led is not said
  kNextCard,  // "… and East the ♥3"
  kTrick,
  kOnTable,
  kTaken,
  kTakenInOrder,
  kLost,
  kEverybodys,
  kNoneTaken,
  kTakenBy,  // "six tricks have been won by declarer and four lost"
  kPoints,
  kCardsLeft,
  kTricksPlayed,
  kAnyLead,
  kExchanges,
  kReplaces,
  kHandsExchanged,
  kPlans,
  kHorizon,  // "look eight plays ahead"
  kLeadsBut,
  kLeadOnly,
  kLeadSupposed,  // "Suppose West leads a heart"
  kLeadOfSuits,   // a red one, a black one
  kTakes,
  kTakesToo,  // "South on lead, all the tricks"
  kTakesOf,   // the verb first: "Wie machen Nord und Süd drei Stiche?"
  kMakesOf,
  kFails,  // the same denied
  kIsMade,
  kIsBeaten,
  kMakes,  // the contract, perhaps with tricks over it
  kBeats,  // it, perhaps by tricks
  kStops,  // a side from making it, or so many tricks
  kNoOvertrick,
  kHolds,
  kLoses,
  kLosesNot,
  kIsNoLoser,
  kTakesNone,
  kGives,
  kGoesOut,
  kWinsWith,
  kLevel,
  kNoLevel,
  kCounts,  // asks how many
};

// A pattern is of steps: names of meanings, or of terms in angle brackets, set apart by bars. "?" before a step: it may
// be missing; "*" behind it: it may be repeated. "begin" and "end" stand for the ends of a part of a sentence.
struct Rule {
  std::string_view pattern;
  Does does;
};
[[nodiscard]] std::span<const Rule> rules();

struct Match {
  std::size_t begin = 0, end = 0;
  Does does = Does::kNothing;
  std::vector<Side> sides = {};
  std::vector<int> numbers = {};
  std::vector<char> strains = {};
  std::vector<Bid> bids = {};
  std::vector<std::string> names = {};
  std::vector<std::vector<Named>> cards = {};
  std::vector<Asked> amounts = {};
  std::vector<Terms::Goal> goals = {};
  bool side_first = false;  // the first thing named is a side
};

// The longest of the rules that fit at a place; of equally long ones the first. `after_card`: one was told just before.
[[nodiscard]] std::optional<Match> longest_match(const Terms& terms, std::size_t at, bool after_card);

}  // namespace ouverte::puzzles::text
