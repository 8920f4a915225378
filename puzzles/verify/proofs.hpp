// Claims about positions, each confirmed by the checker of proofs, which shares nothing with the solver that made them.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/hash_tables.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::puzzles {

struct Confirmation {
  std::size_t claims = 0;  // different ones
  std::size_t proved = 0;
  std::vector<std::string> unproved;  // "after SA: >= 5: the proof has more than 5000 nodes"
  std::vector<std::string> refused;   // by the checker, or proved of the contrary
};

class Confirmer {
 public:
  // `size`: the most nodes a proof may have; those of all proofs together are limited to fifty times as many.
  Confirmer(const games::Game& game, games::Solver& solver, std::size_t size)
      : game_(game), solver_(solver), size_(size), left_(kProofs * size) {}

  // `where` says which position it is, in words for people.
  void confirm(const games::Position& at, const proof::ProofClaim& claim, std::string_view where);
  // A proof that somebody else wrote: what it shows may be so even if the checker does not believe it.
  void confirm(const proof::Proof& proof, std::string_view what);
  // A claim that nothing was found to confirm.
  void give_up(std::string_view what, std::string_view why);

  [[nodiscard]] const Confirmation& outcome() const { return outcome_; }

 private:
  static constexpr std::size_t kProofs = 50;

  void unproved(std::string_view what, std::string_view why);

  const games::Game& game_;
  games::Solver& solver_;
  std::size_t size_;
  std::size_t left_;
  base::HashSet<std::string> seen_;
  Confirmation outcome_;
};

// "after SA HK", "at the start".
[[nodiscard]] std::string after_text(std::span<const std::string> line);

}  // namespace ouverte::puzzles
