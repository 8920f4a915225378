// Where a deal stands: a legal point of it. Moves and seats are text here, written as in the rules pages (`SA`, `*`,
// `>B`).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/possible.hpp"
#include "solver/games/door/score_sheet.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games {

struct Aspect;

// A legal point of a deal together with its contract and objective.
class Position {
 public:
  virtual ~Position() = default;
  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  [[nodiscard]] virtual Setup setup() const = 0;  // complete: every field said, defaults spelt out
  // Where the play stands, in bytes, for tables of positions seen before. Of positions that `clone` and `play` reach
  // from one and the same position, those have equal keys that have equal setups and can come to equal values, and no
  // others. Keys of different deals, contracts or objectives say nothing about each other.
  [[nodiscard]] virtual std::string key() const = 0;
  [[nodiscard]] virtual bool table_empty() const = 0;  // no card has been played to the trick in progress
  [[nodiscard]] virtual bool over() const = 0;
  [[nodiscard]] virtual int value() const = 0;            // of the whole deal, once over
  [[nodiscard]] virtual std::string to_move() const = 0;  // seat; empty when over
  [[nodiscard]] virtual bool maximises() const = 0;       // that seat wants the value high; not when over
  // Legal moves: suits S H D C, ranks descending. All of them, but where a game can have more than anyone can read:
  // then some of each kind, and every legal one can be played.
  [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
  [[nodiscard]] virtual bool lists_every_move() const { return true; }
  // The same in classes: after the moves of one class the same can come of the deal (touching cards). As far as that
  // is seen without search.
  [[nodiscard]] virtual std::vector<std::vector<std::string>> classes() const {
    std::vector<std::vector<std::string>> classes;
    for (std::string& move : moves()) classes.push_back({std::move(move)});
    return classes;
  }
  // Cards that the seat to move cannot hold beside this one if it may play it (whoever does not follow suit has none of
  // it): what the play shows to those who do not see its hand. The caller guarantees that it holds the card; some of
  // those are in its hand where it may not play it.
  [[nodiscard]] virtual std::vector<std::string> lacking(std::string_view /*move*/) const { return {}; }
  // Plays a move. An illegal one is an InvalidArgument status that names the trick, the seat, the card and the rule.
  virtual absl::Status play(std::string_view move) = 0;
  // The trump suit as moves begin with it, "S"; empty where there is none, or none that is a suit of the pack.
  [[nodiscard]] virtual std::string trumps() const { return {}; }
  // What can still come of the deal, by the rules alone: the value lies in between however it is played on. As far as
  // that is seen without trying moves.
  [[nodiscard]] virtual search::Interval possible() const {
    return over() ? search::Interval{value(), value()} : kAnything;
  }
  // The parts of the value that can still come out either way; none where there are none that a player would name.
  [[nodiscard]] virtual std::vector<Aspect> aspects() const;
  // What a deal brings its players once no play can change that any more, at its end or before; nothing until then, or
  // where they keep no score of their own.
  [[nodiscard]] virtual std::optional<ScoreSheet> score_sheet() const { return std::nullopt; }
  // What can be seen of the deal beside the hands and the trick in progress by those who see the hands of `seats`:
  // tricks won, melds, card points, a talon. In the order to be told.
  [[nodiscard]] virtual std::vector<Shown> shown(std::string_view /*seats*/) const { return tricks_shown(setup()); }
  // The seats whose hands lie face up by the rules of the game: a dummy, a spread misère.
  [[nodiscard]] virtual std::string faced() const { return {}; }
};

// A part of what a value is made of, asked after by itself at the same point of a deal: worth 1 where it comes out as
// the side likes it that wants the value high, else 0.
struct Aspect {
  std::string reached, missed;         // in words: "the Hood has an odd number of tricks", "… an even number"
  std::unique_ptr<Position> position;  // for a solver of the game; its setup is that of the whole value
  bool way = false;                    // to the goal: worth nothing to who reaches that in another way, or not at all
};

inline std::vector<Aspect> Position::aspects() const { return {}; }

}  // namespace ouverte::games
