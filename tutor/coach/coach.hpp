// A deal played against the program: the user plays some seats, the program the others, each with all hands open. What
// is said of the user's plays is what `Analysis` says of recorded ones. No input or output here.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "tutor/coach/plan.hpp"
#include "tutor/coach/strength.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/marks/analysis.hpp"
#include "tutor/marks/marks.hpp"

namespace ouverte::tutor {

class Coach {
 public:
  // `users`: the letters of the seats that the user plays. The others are played by the program. `record`: the plays of
  // the deal as they were made elsewhere, if they are known; they are only looked at by `best_against_record`.
  // `strength`: of the program.
  Coach(const games::Game& game, games::Solver& solver, std::unique_ptr<games::Position> start, std::string users,
        std::vector<records::Play> record = {}, Strength strength = Strength::kPerfect);

  [[nodiscard]] const games::Game& game() const { return game_; }
  [[nodiscard]] const games::Position& position() const { return *positions_.back(); }
  [[nodiscard]] const games::Position& start() const { return *positions_.front(); }
  [[nodiscard]] bool over() const { return position().over(); }
  // It is not, but whatever is played on comes to the same.
  [[nodiscard]] bool settled() const { return !over() && position().possible().exact(); }
  [[nodiscard]] bool users_turn() const;
  [[nodiscard]] bool plays(std::string_view seat) const;  // the user does

  // Every legal move and its value where the play stands. Solved once; `stopped` if a limit struck. Where play need not
  // end, to the horizon that `games::Solver::judge` has.
  [[nodiscard]] const games::Solution& solution();
  // A limit struck somewhere, and not everything could be said or played as well as can be.
  [[nodiscard]] bool stopped() const { return stopped_; }

  // The plays that it looks ahead, where play need not end.
  [[nodiscard]] std::optional<int> horizon() { return solution().horizon; }

  // A move of whoever is to move. An illegal one is an InvalidArgument status, and nothing happens.
  absl::Status play(std::string_view move);
  // The program's move: of the best ones, as far as it looks, what a person would play; where that leaves several, the
  // one after which most of the user's moves at his next turn lose something. Where everyone plays for himself the best
  // ones are those for whoever is to move, not those against the user.
  [[nodiscard]] std::string reply();
  // To the user's last turn that was not forced upon him; false if there is none.
  bool take_back();

  // What has been played, judged.
  [[nodiscard]] Trace trace() const;
  // The same as a record, without marks.
  [[nodiscard]] records::Record record() const;

  // The user's last play that cost something, if there is one, and where it was made.
  struct Slip {
    const games::Position* before;
    std::string move;
    std::optional<int> horizon;  // the plays looked ahead, where play need not end
  };
  [[nodiscard]] std::optional<Slip> last_slip() const;
  // Why a move costs something; nothing if it does not, or a limit struck.
  [[nodiscard]] std::optional<Explanation> why(const games::Position& before, const std::string& move);

  // What the user can reckon at his turn before he looks at single cards (`plan_in_words`).
  [[nodiscard]] std::vector<std::string> plan(Sees sees) { return plan_in_words(game_, position(), solver_, sees); }

  // The best play from here to the end by everyone; or by the user alone, the others following the record of the deal
  // as far as that is legal.
  [[nodiscard]] std::vector<std::string> best_for_all();
  [[nodiscard]] std::vector<std::string> best_against_record();

 private:
  // A position after so many plays; where play need not end, to the end that the turn before was looked at to, or some
  // plays at least.
  [[nodiscard]] games::Solution solve(const games::Position& position, std::size_t plays,
                                      const games::Request& request);
  [[nodiscard]] games::Solution judge(const games::Position& position);
  // The moves that whoever is to move should make for himself, where everyone does: those after which he does best if
  // all others do likewise, or, where that is not found out, of those that keep his guarantee the best by playouts.
  // None where two sides play.
  [[nodiscard]] std::vector<std::string> own_moves();
  [[nodiscard]] std::optional<OwnCost> own_cost_of(const Play& play);
  [[nodiscard]] std::string most_tempting(const std::vector<std::string>& moves);
  [[nodiscard]] double temptation(const games::Position& position, std::size_t made, int depth);

  const games::Game& game_;
  games::Solver& solver_;
  std::string users_;
  std::vector<records::Play> recorded_;
  Strength strength_;
  std::vector<std::unique_ptr<games::Position>> positions_;  // before each play, and where the play stands
  Trace trace_;                                              // of the plays, not yet marked
  Classes classes_;
  bool endless_ = false;  // play need not end
  int ahead_ = 0;         // how many plays the last turn was looked ahead, where it need not
  std::optional<games::Solution> solution_;
  bool stopped_ = false;
};

// What a hint tells: each step more than the one before.
struct Hint {
  std::size_t good = 0;            // classes of moves that keep the value,
  std::size_t classes = 0;         // of so many
  std::string suits;               // the suits of good moves, as in records; empty where moves are no cards of suits
  std::vector<std::string> moves;  // the good ones
};
[[nodiscard]] Hint hint(const games::Position& position, const games::Solution& solution);

}  // namespace ouverte::tutor
