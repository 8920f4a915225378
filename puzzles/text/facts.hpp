// What the words of a posted problem say, each fact once. Two that contradict each other are a fault.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

// Who: seats by their letters, or a side by its part in the deal. What stands for another is replaced by it before it
// becomes a fact.
enum class Who { kSeats, kDeclarer, kDummy, kDefenders, kYou, kHe, kThey, kPartner, kLeft, kRight };
struct Side {
  Who who = Who::kSeats;
  std::string seats = {};

  friend bool operator==(const Side&, const Side&) = default;
};

inline constexpr char kNoTrump = 'N';

// A contract of level and strain: "4S", "three no trumps doubled".
struct Bid {
  int level = 0;
  char strain = kNoTrump;
  std::string doubled = {};
};
[[nodiscard]] inline int height_of(const Bid& bid) {
  return bid.level * 10 + static_cast<int>(std::string_view("CDHSN").find(bid.strain));
}
// But for doubles.
[[nodiscard]] inline bool same(const Bid& one, const Bid& other) {
  return one.level == other.level && one.strain == other.strain;
}

// A card, as far as it is named: "the king" has no suit, "another spade" no rank.
struct Named {
  std::string suit = {};  // "S" …, "trumps", or empty
  std::string rank = {};  // "K", or empty
  std::string card = {};  // a card that is neither: "*", "21"
};

// Something read at a place, and the place after it.
template <class T>
using At = std::optional<std::pair<T, std::size_t>>;

// A card that was played before the task: by whom and which, as far as it was said.
struct Given {
  char seat = 0;
  Named card = {};
  int line = 0;
  bool inherited = false;  // the seat is that of the card named before in a list
};

// Of the leads that the task is to be done on, those named are all, or all but those named.
struct LeadsAllowed {
  std::vector<Named> cards = {};
  bool all_but = false;
  int line = 0;
};

// Two cards that change places, or one that stands instead of another.
struct ExchangedCards {
  Named first = {}, second = {};
  bool instead = false;
  int line = 0;
};

enum class Aim {
  kTricks,    // a number of them
  kAll,       // of the tricks that are left
  kNone,      // of them
  kContract,  // what it is played for
  kWinWith,   // the game, with at least so many tricks
  kBeatIt,    // that it is not
  kScore,     // points of the side's own
  kPoints,    // in the cards taken
  kPayment,   // settlement
  kOut,       // going out, within so many plays
};
enum class Measure { kAtLeast, kAtMost, kExactly };

struct Asked {
  std::optional<Side> side = {};
  Aim aim = Aim::kTricks;
  Measure measure = Measure::kAtLeast;
  int number = 0;
  bool more = false;               // beside those won before
  bool in_all = false;             // with those won before
  bool named = false;              // of kContract: "make it", and not only "succeed"
  std::optional<int> of = {};      // "of the last six"
  std::optional<int> margin = {};  // tricks over the contract, or short of it

  friend bool operator==(const Asked&, const Asked&) = default;
};

// What is asked, and in which words.
struct Demand {
  Asked asked;
  int line = 0;
  std::string words = {};
  bool question = false;
};

// Of a game that turns a card up: which one (docs/formats/pbn.md).
inline constexpr std::string_view kTurnedTag = "Turned";

struct Facts {
  std::optional<char> trump = {};          // S H D C, or kNoTrump
  std::optional<std::string> turned = {};  // the suit turned up for trumps, or the card: "H", "H5"
  std::optional<char> dealer = {};
  std::optional<int> level = {};
  std::string doubled = {};
  std::string contract = {};                              // its name, where the game names contracts
  std::string declarers = {};                             // seats, in the order named
  std::string defenders = {};                             // seats that are said to defend
  std::vector<std::pair<Side, int>> leaders = {};         // each with its line
  std::vector<std::pair<Side, int>> leaders_spoken = {};  // in talk: they must be the same
  std::vector<Given> given = {};
  std::vector<Given> table = {};  // the trick in progress, where it is told apart
  std::vector<std::pair<Side, int>> taken = {}, points = {};
  std::optional<LeadsAllowed> leads = {};
  std::vector<ExchangedCards> exchanged = {};
  std::string hands_exchanged = {};  // two seats that have
  bool plan = false;                 // how the contract is to be played is asked, in no other words
  bool plan_to_beat = false;
  int rounds_line = 0;                        // where rounds of a suit are said to have been played
  std::optional<int> horizon = {};            // plays to look ahead
  std::optional<int> left = {}, played = {};  // cards in each hand, tricks played before, as they were said
  std::vector<Demand> asked = {};
  std::optional<Fault> counts = {};                     // how many can be won is asked, which no task says
  std::vector<Demand> mentioned = {};                   // what talk asks or says can be done
  std::vector<std::pair<int, int>> tricks_spoken = {};  // numbers of tricks in talk, each with its line
  bool asks_defence = false;                            // a question that is talk is about how to defend
  bool may_ask_nothing = false;                         // a deal is a record too
  games::Tags tags = {};                                // of the record, as they stand
  std::vector<Fault> faults = {};
};

// Sets a fact, or adds a fault where it was said otherwise before.
template <class T>
void say(Facts& facts, std::optional<T>& fact, const T& value, int line, const std::string& what,
         const std::string& shown) {
  if (!fact)
    fact = value;
  else if (!(*fact == value))
    facts.faults.push_back({line, what + ": found " + shown + " after another, expected only one"});
}

// The seats or side as words, for messages.
[[nodiscard]] std::string text_of(const Side& side);

}  // namespace ouverte::puzzles::text
