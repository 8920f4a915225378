// Puzzles made: turns of random endings, or of deals that were played, where one class of moves keeps what is there,
// players who do not think far would play something else, and a theme is shown (docs/puzzles.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/compose/turn.hpp"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles {

struct Making {
  std::string theme;  // one of `known_themes`; empty: any
  std::uint64_t seed = 1;
  int least_cards = 3, most_cards = 5;  // in a hand
  int only_moves = 2;                   // at least so many, one after the other, on some defence
  games::Contract contract = {};        // empty: those of `games::Game::random_puzzle`
};

// What became of the turns that were looked at: why each is no puzzle.
enum class Outcome : std::uint8_t {
  kMade,
  kNoDeal,     // the material is none of a legal position
  kNoChoice,   // one class of moves, or a turn of nobody who could have a task
  kLimit,      // of the solver
  kMoreKeep,   // than one class
  kNoTheme,    // is shown
  kGreedy,     // a greedy player finds the key
  kShallow,    // or one who looks a trick or two ahead
  kShort,      // too few only moves
  kDuplicate,  // of one already made, but for the names of suits, seats and equal cards
};
inline constexpr std::size_t kOutcomes = 10;
[[nodiscard]] std::string_view text_of(Outcome outcome);  // "a greedy player finds the key"

// Finds one puzzle after the other; the same ones for the same seed, as long as no limit of time strikes.
class Maker {
 public:
  // Candidates are turns of the records, if there are any, else of random endings. The caller guarantees that the
  // records are of the game, and that the theme is known.
  Maker(const games::Game& game, Making making, std::vector<records::Record> records, const search::Options& options);

  // Looks at the turns of one more deal, and gives the puzzle it holds, if any. Nothing to look at: `exhausted`.
  [[nodiscard]] std::optional<records::Record> look_at_a_deal();
  [[nodiscard]] bool exhausted() const { return !records_.empty() && next_record_ == records_.size(); }

  // How many turns had each outcome.
  [[nodiscard]] const std::array<std::uint64_t, kOutcomes>& tally() const { return tally_; }
  [[nodiscard]] std::uint64_t deals() const { return deals_; }

 private:
  std::optional<records::Record> look_at_an_ending();
  std::optional<records::Record> look_at_plays(const records::Record& record);
  std::optional<records::Record> judge(const games::Position& at);
  Outcome weigh(const games::Position& at, records::Record& made);
  [[nodiscard]] bool is_naive(const Turn& turn, const std::string& move) const;
  [[nodiscard]] bool has_theme(const Turn& turn) const;

  const games::Game& game_;
  Making making_;
  std::vector<records::Record> records_;
  std::size_t next_record_ = 0;
  base::Random random_;
  std::unique_ptr<games::Solver> solver_;
  std::vector<std::string> best_;  // of the turn weighed last
  std::set<std::string> known_;    // puzzles made, by what is left of them without names
  std::array<std::uint64_t, kOutcomes> tally_{};
  std::uint64_t deals_ = 0;
  int made_ = 0;
};

}  // namespace ouverte::puzzles
