// Finds the tree of a refutation: of those that can be read the one with the fewest choices of the side that profits
// until the loss is visible, then with the fewest variations.
#pragma once

#include <functional>

#include "solver/base/hash_tables.hpp"
#include "solver/proof/refutation.hpp"

namespace ouverte::proof {

class RefutationSearch {
 public:
  RefutationSearch(games::Solver& solver, const ProofClaim& claim, const RefutationLimits& limits)
      : solver_(solver), claim_(claim), limits_(limits) {
    if (limits.time != std::chrono::nanoseconds::max()) until_ = std::chrono::steady_clock::now() + limits.time;
  }

  // A tree for a position in which the claim holds; none if the limits strike first. The first that `can_be_read`: one
  // with more choices may have fewer variations.
  using CanBeRead = std::function<bool(const Tree&)>;
  [[nodiscard]] TreePointer find(const games::Position& at, const CanBeRead& can_be_read);
  // One with as many variations as the limits allow.
  [[nodiscard]] TreePointer find(const games::Position& at);
  // A limit of the solver, or its deadline, struck: there may be a tree.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  using Positions = std::vector<std::unique_ptr<games::Position>>;
  struct FoundTree {
    TreePointer tree;
    bool cut = false;  // lines that ended for want of choices: with more of them there may be another tree
  };

  [[nodiscard]] TreePointer tree(const games::Position& at, int choices);
  [[nodiscard]] TreePointer best_play(const games::Position& at, int choices);
  [[nodiscard]] TreePointer all_replies(const games::Position& at, int choices);
  [[nodiscard]] bool fits(const Tree& tree, const games::Position& at);

  [[nodiscard]] TreePointer cashing(const games::Position& at);
  [[nodiscard]] bool cash_on(const std::string& seat, const Positions& all, std::vector<std::string>& plan);
  [[nodiscard]] std::optional<Positions> after_card(const std::string& seat, const Positions& all,
                                                    const std::string& card);
  [[nodiscard]] bool can_be_cashed(const games::Position& at, const std::vector<std::string>& plan);

  [[nodiscard]] bool ours(const games::Position& at) const { return claimant_to_move(claim_.bound, at); }
  [[nodiscard]] bool there(const games::Position& at) const { return settled(claim_, at.possible()); }
  [[nodiscard]] bool lost(const games::Position& at) const;
  [[nodiscard]] bool holds(const games::Position& at);
  [[noreturn]] void give_up();
  [[nodiscard]] std::unique_ptr<games::Position> after(const games::Position& at, const std::string& move);

  games::Solver& solver_;
  ProofClaim claim_;
  RefutationLimits limits_;
  std::optional<std::chrono::steady_clock::time_point> until_;
  std::uint64_t plays_ = 0;
  bool stopped_ = false;
  bool cut_ = false;
  base::HashMap<std::string, FoundTree> known_;  // by position and choices
  base::HashMap<std::string, TreePointer> cashed_;
};

}  // namespace ouverte::proof
