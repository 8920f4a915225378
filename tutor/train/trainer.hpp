// A puzzle as it is worked on: the user plays the side that has the task, the program the other. Any move that keeps
// the task is right, whatever else it gives away; one that does not is refuted, and the user is where he was. An exact
// task has two parts: after its own bound the user shows the other one, with the other side's cards. No input or output
// here.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/solution.hpp"
#include "puzzles/solve/keeping.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/refutation.hpp"
#include "tutor/coach/coach.hpp"
#include "tutor/train/schedule.hpp"

namespace ouverte::tutor {

class Trainer {
 public:
  // The caller guarantees that the solver is of the puzzle's game, and that both outlive the trainer.
  Trainer(const puzzles::Puzzle& puzzle, games::Solver& solver);

  [[nodiscard]] const puzzles::Puzzle& puzzle() const { return puzzle_; }
  [[nodiscard]] const games::Position& position() const { return *positions_.back(); }

  // Whether the task can be done from the start, in all of its parts; nothing where a limit struck.
  [[nodiscard]] std::optional<bool> can_be_done() { return puzzles::holds(puzzle_.task, *positions_.front(), solver_); }

  // What is to be shown now: of an exact task, one of its parts.
  [[nodiscard]] const proof::ProofClaim& claim() const { return claims_[part_]; }
  [[nodiscard]] std::size_t part() const { return part_; }
  [[nodiscard]] std::size_t parts() const { return claims_.size(); }
  // Begins the next part; false if this is the last.
  bool next_part();

  // Whatever is played from here on, this part of the task is done; or it is missed.
  [[nodiscard]] bool done() const;
  [[nodiscard]] bool missed() const;
  [[nodiscard]] bool users_turn() const { return users_turn_at(position()); }

  struct Move {
    std::string seat;
    std::string move;
    bool forced = false;  // of the user, who had no choice
  };
  // Plays for the program, and for the user where he has no choice, up to a choice of his or until the task is done.
  std::vector<Move> advance();

  // The user's move. True: it keeps the task and has been played. False: it does not, and nothing has been played.
  // Errors: InvalidArgument for one that is not legal, ResourceExhausted where a limit struck.
  [[nodiscard]] absl::StatusOr<bool> attempt(std::string_view move);
  // Such a move and what follows, played on until the task is missed whatever else is played: the shortest refutation,
  // against those replies of the user's side that hold out longest. The moves of the program are marked by their seats.
  [[nodiscard]] std::vector<std::string> refuted(std::string_view move);
  // Why it misses the task, as a teacher would say it, where that is found and proved; else empty.
  [[nodiscard]] std::string reason(std::string_view move);
  // The same as a tree of variations, for the position after the move; none if it is too long to be read.
  [[nodiscard]] proof::TreePointer refutation(std::string_view move);

  // To the user's last choice; false if there is none in this part. To the beginning of the part.
  bool take_back();
  void restart();

  // What a hint can tell at the user's turn; nothing where a limit struck. Counted when it is told.
  [[nodiscard]] std::optional<Hint> hint();
  // The user was told something: not the moves themselves; or those, which is the solution.
  void hinted() { ++hints_; }
  void told() { settle(Quality::kGivenUp); }

  // What the side with the task plays from here, against every defence; the beginning, if all of it is too long to be
  // read.
  [[nodiscard]] puzzles::Line solution();

  // How it went: settled by the first wrong move, by the solution being told, or when the task is done. What is tried
  // afterwards does not change it.
  [[nodiscard]] std::optional<Quality> quality() const { return quality_; }
  [[nodiscard]] const std::string& wrong_move() const { return wrong_; }  // the first, if there was one
  [[nodiscard]] int hints() const { return hints_; }

 private:
  [[nodiscard]] bool users_turn_at(const games::Position& at) const {
    return !at.over() && proof::claimant_to_move(claim().bound, at);
  }
  [[nodiscard]] proof::ProofClaim failure() const { return puzzles::contrary(claim()); }  // that the task is missed
  [[nodiscard]] std::optional<bool> keeps(const games::Position& position);
  [[nodiscard]] std::optional<bool> keeps_after(const games::Position& before, const std::string& move);
  [[nodiscard]] std::string reply();
  [[nodiscard]] double temptation(const games::Position& position, int depth);
  void play(const std::string& move);
  void settle(Quality quality);

  const puzzles::Puzzle& puzzle_;
  games::Solver& solver_;
  std::vector<proof::ProofClaim> claims_;
  std::size_t part_ = 0;
  std::vector<std::unique_ptr<games::Position>> positions_;  // before each move, and where the play stands
  std::size_t looked_at_ = 0;                                // positions, for the reply in question
  int hints_ = 0;
  std::optional<Quality> quality_;
  std::string wrong_;
};

// The moves of a tree from a position, played until what it shows is settled; of several replies those that lead
// farthest.
[[nodiscard]] std::vector<std::string> longest_line(const proof::Tree& tree, const proof::ProofClaim& claim,
                                                    const games::Position& from);

}  // namespace ouverte::tutor
