// What the words of a posted problem mean, whatever language they are in. The grammar (rules.cpp) is over these alone.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ouverte::puzzles::text {

enum class Meaning : std::uint8_t {
  kUnknown,   // means nothing here
  kFiller,    // articles, "is", "then": may stand anywhere
  kOrnament,  // known to say nothing of the problem: "best play", "dealer"
  kA,         // "a", "another": a filler, and one of what is counted
  kAnd,
  kOr,
  kComma,
  kColon,
  kSemicolon,
  kStop,
  // Who.
  kSeat,  // value: its place in turn order
  kPair,  // value: places as bits
  kRole,  // value: of `Who`
  kYou,
  kHe,
  kThey,
  kIt,
  kPartner,
  kDummy,
  kPropose,
  kAccept,
  // Cards.
  kSuit,   // value: its number; bit 8 where it is a sign
  kRank,   // value: its letter
  kCards,  // ranks in a row, or a suit's letter and ranks: read from the word itself
  kExtra,  // a joker or a numbered trump by its name
  kTrump,
  kNoTrump,
  kCard,
  // Numbers and what they count.
  kNumber,
  kTrick,
  kPoint,
  kCent,
  kTurn,  // plays of a card
  kSet,
  kLeast,
  kMost,
  kExactly,
  kMore,
  kFewer,
  kThan,
  kAll,
  kEvery,
  kRest,
  kNone,
  kAny,
  kLast,  // "last", "remaining"
  kLeft,  // "are left"
  kEach,
  kFirst,
  kAlready,
  kInAll,
  kStill,
  kHowMany,
  kWhat,
  // Verbs and nouns of play.
  kLead,
  kLed,  // past, or passive
  kLeader,
  kPlay,
  kMove,  // "turn", "move": whose it is
  kMake,
  kTake,
  kWon,  // past
  kNeed,
  kLose,
  kLost,  // past
  kBeat,
  kStopFrom,
  kHoldTo,
  kAvoid,
  kHold,
  kHave,
  kGive,
  kScore,
  kPaid,
  kSucceed,
  kGoOut,
  kDeclare,
  kDefend,
  kMeld,
  kBid,
  kContract,
  kName,  // of a contract of the game; value: its place among them
  kGame,
  kDoubled,  // value: 1, 2
  kOvertrick,
  kDown,
  kLevel,  // "the same number"
  kPreferred,
  kTask,
  kPlan,  // "plan the play"
  kDuck,  // plays low, without a card's name
  kFall,  // of a contract: goes down
  // Small words that change what is meant.
  kDo,  // "to", "can", "must"
  kNot,
  kCannot,
  kBut,
  kIf,
  kWithout,
  kHedge,
  kOther,
  kIn,
  kOf,
  kBy,
  kFor,
  kOn,
  kAgainst,
  kWith,
  kOut,
  // What stands beside problems.
  kDealer,
  kVulnerable,
  kHeading,
  kAfter,
  kTable,
  kExchange,
  kSuits,    // two of the four suits; value: as bits
  kCall,     // "overcalled", "raised": a bid that is no contract
  kRound,    // "four rounds of trumps"
  kMeasure,  // ">=" "<=" "=": value
};

// The names that rules have for them: those of the enumerators, in small letters and without their k.
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Meaning::kMeasure) + 1> kMeaningNames = {
    "unknown", "filler",     "ornament", "a",         "and",     "or",       "comma",     "colon",   "semicolon",
    "stop",    "seat",       "pair",     "role",      "you",     "he",       "they",      "it",      "partner",
    "dummy",   "propose",    "accept",   "suit",      "rank",    "cards",    "extra",     "trump",   "notrump",
    "card",    "number",     "trick",    "point",     "cent",    "turn",     "set",       "least",   "most",
    "exactly", "more",       "fewer",    "than",      "all",     "every",    "rest",      "none",    "any",
    "last",    "left",       "each",     "first",     "already", "inall",    "still",     "howmany", "what",
    "lead",    "led",        "leader",   "play",      "move",    "make",     "take",      "won",     "need",
    "lose",    "lost",       "beat",     "stopfrom",  "holdto",  "avoid",    "hold",      "have",    "give",
    "score",   "paid",       "succeed",  "goout",     "declare", "defend",   "meld",      "bid",     "contract",
    "name",    "game",       "doubled",  "overtrick", "down",    "level",    "preferred", "task",    "plan",
    "duck",    "fall",       "do",       "not",       "cannot",  "but",      "if",        "without", "hedge",
    "other",   "in",         "of",       "by",        "for",     "on",       "against",   "with",    "out",
    "dealer",  "vulnerable", "heading",  "after",     "table",   "exchange", "suits",     "call",    "round",
    "measure"};

enum class Language : std::uint8_t { kEnglish, kGerman, kFrench, kDutch };
inline constexpr std::size_t kLanguages = 4;

}  // namespace ouverte::puzzles::text
