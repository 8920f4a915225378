// Proves the facts of a play again (tutor/explain/facts.hpp): by plain search, every play tried one by one, and without
// the trees that they were read from.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/explain/facts.hpp"

namespace ouverte::support {

class FactWitness {
 public:
  // Whether a move keeps what there was is asked of `solver`.
  FactWitness(const games::Game& game, const games::Position& before, const proof::Refutation& found,
              std::unique_ptr<games::Solver> solver);

  // A solver without any accelerator.
  [[nodiscard]] static std::unique_ptr<games::Solver> plain(const games::Game& game);

  [[nodiscard]] bool confirms(const tutor::Fact& fact) const;
  // Whether the solver ran into a limit: then nothing is confirmed or refuted.
  [[nodiscard]] bool gave_up() const { return gave_up_; }
  // Whether a fact is about what follows, for which every play to the end is tried: only for small endings.
  [[nodiscard]] static bool looks_far(const tutor::Fact& fact);

 private:
  using Position = games::Position;
  using Moves = std::vector<std::string>;

  // A trick that a card took.
  struct Trick {
    std::string taker;
    std::string card;
    char led = ' ';
  };
  // A play: who led it to a trick, if anybody did, and the trick that it ended, if it ended one.
  struct Event {
    std::string leader;
    std::string move;
    std::optional<Trick> trick;
  };
  using Wanted = std::function<bool(const Event& event)>;
  // What is to happen so many times at least, and what no more than so many times.
  struct Course {
    Wanted wanted;
    int times = 1;
    Wanted barred;
    int allowed = 0;
  };

  static std::unique_ptr<Position> after(const Position& at, const std::string& move);
  [[nodiscard]] static char suit(const std::string& move);
  [[nodiscard]] static std::set<char> suits(const Moves& moves);

  [[nodiscard]] bool confirms_of_moves(const tutor::Fact& fact) const;
  [[nodiscard]] bool confirms_of_melds(const tutor::Fact& fact) const;
  [[nodiscard]] bool confirms_of_what_follows(const tutor::Fact& fact) const;

  [[nodiscard]] bool fails(const proof::ProofClaim& claim, const Position& at) const;
  [[nodiscard]] bool keeps(const Position& at) const { return fails(found_.claim, at); }
  template <class Test>
  [[nodiscard]] bool all_keep(const Test& test) const {
    return std::ranges::all_of(keep_, test);
  }
  // Of the moves that a fact calls right, which are.
  template <class Test>
  [[nodiscard]] bool all_right(const tutor::Fact& fact, const Test& test) const {
    const auto is_right = [&](const std::string& move) { return std::ranges::find(keep_, move) != keep_.end(); };
    return std::ranges::all_of(fact.right, [&](const std::string& move) { return is_right(move) && test(move); });
  }
  [[nodiscard]] bool apart() const;
  [[nodiscard]] std::ptrdiff_t place(const std::string& move) const;
  [[nodiscard]] std::set<std::string> takers(const std::string& move) const;
  [[nodiscard]] std::string takes_alone(const std::string& move) const;
  [[nodiscard]] bool wants_the_same(const std::string& seat) const;
  [[nodiscard]] bool ours(const std::string& move, bool all) const;
  [[nodiscard]] bool none_of_ours(const std::string& move) const { return !ours(move, false); }
  [[nodiscard]] bool thrown_in(const Position& at, const tutor::Fact& fact) const;
  [[nodiscard]] bool between(const tutor::Fact& fact) const;
  [[nodiscard]] bool taken_by_second(const tutor::Fact& fact) const;
  [[nodiscard]] bool can_be_taken(const std::string& move) const;
  [[nodiscard]] bool matches(const std::string& move) const;
  [[nodiscard]] bool no_melds_of(const std::string& seat) const;
  [[nodiscard]] static std::string cards_of(const std::string& seat, const Position& at);
  [[nodiscard]] bool replies(const std::string& move, bool out) const;
  [[nodiscard]] std::unique_ptr<Position> exchanged(const std::string& high, const std::string& low, bool by_us,
                                                    const std::string& with_low) const;
  [[nodiscard]] bool turns(const tutor::Fact& fact) const;
  [[nodiscard]] bool builds_on(const tutor::Fact& fact) const;
  [[nodiscard]] bool part(const tutor::Fact& fact) const;
  [[nodiscard]] std::optional<int> worth(const Position& at, const std::string& move) const;
  [[nodiscard]] std::optional<int> worth_of_another(const Position& altered, int right_worth) const;
  [[nodiscard]] bool makes_three(const tutor::Cause& cause) const;
  [[nodiscard]] bool differ_in_one_part(const tutor::Cause& cause) const;
  [[nodiscard]] bool caused(const tutor::Fact& fact) const;
  [[nodiscard]] bool happens(const tutor::LineEvent& event, const tutor::Cause& cause) const;
  [[nodiscard]] std::unique_ptr<Position> dealt_otherwise(const tutor::Exchange& exchange) const;
  [[nodiscard]] bool costs_less_under(const tutor::AlteredRight& altered, const std::string& right, int right_worth,
                                      int wrong_worth) const;
  [[nodiscard]] bool is_for_its_rank(const tutor::Lowering& lowering, const tutor::Cause& cause, int right_worth,
                                     int wrong_worth) const;
  [[nodiscard]] bool best_play(const tutor::PlayLine& line, const std::string& first) const;

  [[nodiscard]] std::optional<Trick> trick_of(const Position& at, const Position& next, const std::string& move) const;
  // Whether the side of a claim can force it so that what is wanted happens before it is settled, `times` more times,
  // and what is barred no more than `allowed` times.
  [[nodiscard]] bool can(const proof::ProofClaim& claim, const Position& at, const Course& course) const {
    return can(claim, at, course, course.times, course.allowed);
  }
  [[nodiscard]] bool can(const proof::ProofClaim& claim, const Position& at, const Course& course, int times,
                         int allowed) const;
  [[nodiscard]] bool can_squeeze(const proof::ProofClaim& claim, const Position& at, const tutor::Fact& fact) const;
  [[nodiscard]] bool is_squeezed(const proof::ProofClaim& claim, const Position& at, const tutor::Fact& fact) const;
  // What one side does now or after the right move, and no seat of it after the other one.
  [[nodiscard]] bool set_beside(const tutor::Fact& fact, bool by_us, const Wanted& does, const Wanted& same) const;
  [[nodiscard]] bool of_a_side(const std::string& text, const std::string& seat) const;

  const games::Game& game_;
  const Position& before_;
  const proof::Refutation& found_;
  std::unique_ptr<games::Solver> solver_;
  Moves keep_;
  Moves cost_;
  mutable bool gave_up_ = false;
  mutable std::map<std::string, bool> known_;  // of `can`, within one question
};

}  // namespace ouverte::support
