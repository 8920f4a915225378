// A recorded deal marked play by play, each play against the exact value of every play there was instead. What marks,
// turning points and accounts mean: docs/marks.md. No game's rules are known here: the door is asked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::tutor {

struct Explanation;  // explanation.hpp
namespace fair {
struct Fair;  // tutor/fair/fair.hpp
}

enum class Mark : std::uint8_t {
  kNone,
  kOnlyMove,    // "!": after a slip of the other side, the one class of moves that keeps the goal
  kSmallCost,   // "?!": it cost the least that anything can cost
  kCost,        // "?": it cost more
  kGoalThrown,  // "??": it cost the goal
};
[[nodiscard]] std::string_view sign(Mark mark);

// What a play did to its player's result if everyone plays for himself (`games::ForHimself`): of a free-for-all deal,
// where every legal move keeps his guarantee and this one costs him something all the same.
struct OwnCost {
  int before = 0;  // his result with a best play, and after this one
  int after = 0;
  std::vector<std::string> best;
  std::optional<int> horizon = {};  // the plays looked ahead, where play need not end

  [[nodiscard]] int cost() const { return before - after; }
};

// What a play did to the value of the deal.
struct Judgement {
  int before = 0;  // the value with best play on both sides, before it and after it
  int after = 0;
  int cost = 0;  // to the side that played: 0 or more
  Mark mark = Mark::kNone;
  bool forced = false;                          // there was one class of legal moves alone
  bool decision = false;                        // some legal move would have cost something
  bool only = false;                            // of the classes of legal moves one alone keeps the goal
  bool miss = false;                            // it gives back what the other side had just conceded
  bool turning = false;                         // the goal was reached before and is not after, or the other way round
  bool blind = false;                           // its player had seen no hand but his own (blind.hpp)
  std::vector<games::MoveValue> moves;          // every legal move, and the value after it
  std::vector<std::string> best;                // those that keep the value
  std::shared_ptr<const Explanation> why;       // it cost something, once `explain` has been asked
  bool complete = true;                         // `moves` and `best` leave none out
  std::optional<int> horizon = {};              // the plays looked ahead, where play need not end
  std::optional<OwnCost> own = {};              // what the mark is for, where `cost` is 0
  std::shared_ptr<const fair::Fair> fair = {};  // the same on what the player knew, once `judge_fairly` has been asked
};

// Of what plays cost: as much as was right on what the player knew, wrong, or neither for certain.
struct OnTheOdds {
  int unlucky = 0, against = 0, close = 0;

  [[nodiscard]] bool any() const { return unlucky + against + close > 0; }
  friend bool operator==(const OnTheOdds&, const OnTheOdds&) = default;
};
// "5 unlucky, 3 against the odds, 1 too close to say".
[[nodiscard]] std::string in_words(const OnTheOdds& odds);
[[nodiscard]] base::Json to_json(const OnTheOdds& odds);

struct Play {
  std::string seat;    // whose card or cards
  std::string player;  // who played: declarer for dummy
  std::string move;
  bool maximises = false;              // the player wants the value high
  std::optional<Judgement> judgement;  // nothing where a limit struck
};

// A player's plays, as far as they could be judged; blind leads apart, which double dummy says little about.
struct Account {
  std::string player;      // seat
  bool maximises = false;  // his side
  int decisions = 0;       // plays where some legal move would have cost something
  int kept = 0;            // of these, the ones that cost nothing
  int cost = 0;
  int blind = 0;  // decisions that were blind leads, and what they cost
  int blind_cost = 0;
  OnTheOdds on_the_odds = {};  // of `cost`, as far as that was judged

  friend bool operator==(const Account&, const Account&) = default;
};

// The deal as one value sees it: that of the declaring side, or in a free-for-all one player's guarantee.
struct Trace {
  std::string guarantee;  // the seat whose it is; empty where two sides play
  games::Setup start;     // the deal before its first play, all of it spelt out
  games::Stakes stakes;
  // What `Judgement` holds as the goal: that of the stakes, else the value of the deal as far as it is known.
  int goal = 0;
  std::vector<Play> plays;
  search::Interval value;     // before the first play
  std::optional<int> result;  // where the record ends: with best play from there on
  bool over = false;          // it ends with the deal
  // Play need not end, and the record names no end: only the player's own plays are judged, each to a horizon of its
  // own, and what they are worth cannot be compared or added up to a result.
  bool endless = false;
  bool settled = false;                     // it ends before, but whatever is played on comes to the same
  std::vector<std::size_t> turning_points;  // places in `plays`
  std::vector<Account> accounts;            // of the players in the order of their first plays

  // Whether a play is to be laid to its player's charge here: always, but for the others' plays in a free-for-all.
  [[nodiscard]] bool charges(const Play& play) const { return guarantee.empty() || play.player == guarantee; }
  [[nodiscard]] bool plays_a_dummy(std::string_view player) const;  // cards of another seat than his own
  [[nodiscard]] int cost_to(bool maximisers) const;                 // the sum of what plays cost one side
};

struct Analysis {
  std::vector<Trace> traces;  // one, or one a seat of a free-for-all
  std::uint64_t nodes = 0;
  bool stopped = false;      // a limit struck: plays before some point are without a judgement
  bool unexplained = false;  // a limit struck before every cost was explained
  bool unjudged = false;     // or before it was judged on what the player knew
  std::string unfitting;     // that one could not be, for what is said of hands does not fit; or empty
};

// The trace in which a play is to be laid to its player's charge.
[[nodiscard]] const Trace& trace_of(const Analysis& analysis, std::size_t play);

// Judges the plays from the last one backwards, so that one table serves them all. Of a free-for-all whose record names
// no guarantee, every seat's. `progress` is told how many of the plays are done. An InvalidArgument status where the
// record has no legal start, or nothing to judge in it.
[[nodiscard]] absl::StatusOr<Analysis> analyse(const games::Game& game, const records::Record& record,
                                               games::Solver& solver, const games::Progress& progress);

}  // namespace ouverte::tutor
