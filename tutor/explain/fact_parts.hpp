// What the finders of facts share: the move that costs, and what it is set beside. Each finder adds
// the facts that hold; `facts_of` chooses among them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/proof/refutation.hpp"
#include "tutor/explain/causes/premises.hpp"
#include "tutor/explain/facts.hpp"
#include "tutor/explain/tree_events.hpp"

namespace ouverte::tutor {

struct FactCase {
  const games::Game& game;
  const games::Position& before;
  const proof::Refutation& refutation;
  games::Solver& solver;
  games::Setup setup;                 // of `before`
  std::vector<std::string> legal;     // from the highest card of a suit down
  std::vector<std::string> keep;      // the right ones of them: after which the claim fails
  std::vector<std::string> best;      // of the highest value
  std::map<std::string, bool> sides;  // whether a seat wants the value high
  std::optional<TreeEvents> now;      // in the tree of the refutation, where there is one that is not too large

  [[nodiscard]] bool leads() const { return setup.table.empty(); }
  // Whether a seat is of the side of the mover.
  [[nodiscard]] bool ours(const std::string& seat) const {
    return seat == refutation.seat || (sides.contains(seat) && sides.at(seat) == before.maximises());
  }
  // "N-S"; a seat alone as it is.
  [[nodiscard]] std::string side(bool mine) const;
};

// What a sentence says of what follows has to hold in every line of best play (causes/premises.hpp).
class FactPremises {
 public:
  FactPremises(const games::Game& game, const games::Position& before, const proof::Refutation& refutation,
               games::Solver& solver);

  // Whether the fact can be told; what does not hold of it is left out.
  [[nodiscard]] bool hold(Fact& fact);

 private:
  [[nodiscard]] bool hold_of_tricks(const Fact& fact);
  [[nodiscard]] bool is_built_on(const Fact& fact);
  [[nodiscard]] bool leads_next(const Fact& fact);
  [[nodiscard]] bool leads_some_time(const Fact& fact);
  [[nodiscard]] bool can_follow(const games::Position& at, bool begun);

  const games::Position& before_;
  const proof::Refutation& refutation_;
  games::Solver& solver_;
  CostlyPlay play_;
  std::optional<Premises> premises_;  // of games with tricks of one length
};

// The few that are told, the most telling first.
[[nodiscard]] std::vector<Fact> chosen(std::vector<Fact> found, FactPremises& premises);
// Whether one of them is a reason: more than what is to be played, which trick is lost, or what can be.
[[nodiscard]] bool tells_why(const std::vector<Fact>& told);
// Whether a cause is among them, though it be one that can be.
[[nodiscard]] bool tells_a_cause(const std::vector<Fact>& told);
// Whether the first set says what is at stake alone, and the second which tricks are lost, or where lines part.
[[nodiscard]] bool tells_less(const std::vector<Fact>& instead, const std::vector<Fact>& told);

// The parts of the value that may be lost: no ways to a goal that is reached, or missed, all the same.
[[nodiscard]] std::vector<games::Aspect> parts_at_stake(const FactCase& at);

// Who takes the trick in progress, and a throw-in; games with tricks of one length.
void add_facts_of_the_trick(const FactCase& at, std::vector<Fact>& facts);
// Matching and melding; games with tricks without end.
void add_facts_of_melds(const FactCase& at, std::vector<Fact>& facts);
// What happens in every variation, or in none.
void add_facts_of_trees(const FactCase& at, std::vector<Fact>& facts);
// What would be with two cards exchanged, and what becomes of the parts of the value.
void add_facts_of_altered_questions(const FactCase& at, std::vector<Fact>& facts);

// Whose side each seat is on, from what it wants when it is its turn in a line of play: whether the value high.
[[nodiscard]] std::map<std::string, bool> sides_of(const games::Position& before);
// 'S', 'H', 'D', 'C'; anything else is of the fifth suit, '*'.
[[nodiscard]] char suit_of(std::string_view move);
// The ranks of a suit in a hand as setups write it.
[[nodiscard]] std::string in_suit(const std::string& hand, char suit);
// Of some moves one of each class: the highest card to lead, of the others the lowest, as people choose among equals.
[[nodiscard]] std::vector<std::string> one_of_each_class(const games::Position& at,
                                                         const std::vector<std::string>& moves);
// One right move of each class, three at most.
[[nodiscard]] std::vector<std::string> first_of_classes(const FactCase& at);
[[nodiscard]] bool has(const std::vector<std::string>& moves, const std::string& move);
// For questions about a position that is altered: a solver that is small, and gives up before it costs more than the
// refutation. The tables of the other one are of the deal as it is.
[[nodiscard]] std::unique_ptr<games::Solver> limited_solver(const games::Game& game);
// Whether the side that profits can force the claim; nothing where a limit struck.
[[nodiscard]] std::optional<bool> holds(const proof::ProofClaim& claim, const games::Position& at,
                                        games::Solver& solver);

}  // namespace ouverte::tutor
