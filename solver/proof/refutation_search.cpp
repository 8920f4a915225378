#include "solver/proof/refutation_search.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/forcing.hpp"

namespace ouverte::proof {
namespace {

using games::Position;

struct OutOfPlays {};

// So many positions that cards are cashed in at once: beyond, the loss is not called visible.
constexpr std::size_t kMostAtOnce = 2'000;

TreePointer nothing_more() {
  static const TreePointer tree = std::make_shared<const Tree>();
  return tree;
}

}  // namespace

TreePointer RefutationSearch::find(const Position& at, const CanBeRead& can_be_read) {
  try {
    cut_ = true;
    for (int choices = 0; choices <= limits_.choices && cut_; ++choices) {
      cut_ = false;
      TreePointer found = tree(at, choices);
      if (found != nullptr && can_be_read(*found)) return found;
    }
  } catch (const OutOfPlays&) {
  }
  return nullptr;
}

TreePointer RefutationSearch::find(const Position& at) {
  return find(at, [&](const Tree& tree) { return tree.variations() <= limits_.variations; });
}

TreePointer RefutationSearch::tree(const Position& at, int choices) {
  if (there(at)) return nothing_more();
  if (lost(at)) return nullptr;
  const std::string key = base::str(choices, ' ', at.key());
  auto known = known_.find(key);
  if (known == known_.end()) {
    const bool before = std::exchange(cut_, false);
    TreePointer found = ours(at) ? best_play(at, choices) : all_replies(at, choices);
    known = known_.emplace(key, FoundTree{.tree = std::move(found), .cut = std::exchange(cut_, before)}).first;
  }
  cut_ = cut_ || known->second.cut;
  return known->second.tree;
}

// A move that the rules leave no choice of is no choice.
TreePointer RefutationSearch::best_play(const Position& at, int choices) {
  if (TreePointer cash = cashing(at); cash != nullptr) return cash;
  const auto classes = at.classes();
  if (classes.size() > 1 && choices-- == 0) {
    cut_ = true;
    return nullptr;
  }
  TreePointer best;
  const bool leads = at.table_empty();
  for (const auto& together : classes) {
    const std::string& move = leads ? together.front() : together.back();
    const auto next = after(at, move);
    if (!there(*next) && (lost(*next) || !holds(*next))) continue;
    TreePointer rest = tree(*next, choices);
    if (rest == nullptr) continue;
    const int more = best == nullptr ? -1 : rest->variations() - best->next->variations();
    // Of moves that do equally well, the highest card is led and the lowest is followed with.
    if (more > 0 || (more == 0 && leads)) continue;
    best = std::make_shared<const Tree>(Tree{
        .kind = Tree::Kind::kPlays, .seat = at.to_move(), .moves = {move}, .next = std::move(rest), .branches = {}});
  }
  return best;
}

TreePointer RefutationSearch::all_replies(const Position& at, int choices) {
  if (!at.lists_every_move()) throw OutOfPlays{};
  Tree all{.kind = Tree::Kind::kReplies, .seat = at.to_move(), .moves = {}, .next = nullptr, .branches = {}};
  for (const auto& together : at.classes()) {
    const auto next = after(at, together.front());
    auto same = std::ranges::find_if(all.branches, [&](const Replies& branch) { return fits(*branch.next, *next); });
    if (same == all.branches.end()) {
      TreePointer answer = tree(*next, choices);
      if (answer == nullptr) return nullptr;
      all.branches.push_back({.moves = {}, .others = false, .next = std::move(answer)});
      same = std::prev(all.branches.end());
    }
    same->moves.insert(same->moves.end(), together.begin(), together.end());
  }
  // The branch with the most replies is the one of all others.
  const auto most =
      std::ranges::max_element(all.branches, {}, [](const Replies& branch) { return branch.moves.size(); });
  if (most->moves.size() > 1 || all.branches.size() == 1) {
    most->others = true;
    std::rotate(most, std::next(most), all.branches.end());
  }
  return std::make_shared<const Tree>(std::move(all));
}

// Whether a tree that was found for one position shows the claim for another as well.
bool RefutationSearch::fits(const Tree& tree, const Position& at) {
  if (there(at)) return tree.kind == Tree::Kind::kThere;
  if (tree.kind == Tree::Kind::kThere || lost(at) || at.to_move() != tree.seat) return false;
  if (tree.kind == Tree::Kind::kCashes) return can_be_cashed(at, tree.moves);
  if (tree.kind == Tree::Kind::kPlays) {
    const std::vector<std::string> legal = at.moves();
    return std::ranges::find(legal, tree.moves[0]) != legal.end() && fits(*tree.next, *after(at, tree.moves[0]));
  }
  if (!at.lists_every_move()) return false;
  return std::ranges::all_of(at.classes(), [&](const std::vector<std::string>& together) {
    const Replies* const branch = tree.answer_to(together.front());
    return branch != nullptr && fits(*branch->next, *after(at, together.front()));
  });
}

// Cards that the seat to move can play off.
TreePointer RefutationSearch::cashing(const Position& at) {
  const std::string key = at.key();
  if (const auto found = cashed_.find(key); found != cashed_.end()) return found->second;
  Positions all;
  all.push_back(at.clone());
  std::vector<std::string> plan;
  TreePointer cash;
  if (cash_on(at.to_move(), all, plan))
    cash = std::make_shared<const Tree>(Tree{
        .kind = Tree::Kind::kCashes, .seat = at.to_move(), .moves = std::move(plan), .next = nullptr, .branches = {}});
  cashed_.emplace(key, cash);
  return cash;
}

bool RefutationSearch::cash_on(const std::string& seat, const Positions& all, std::vector<std::string>& plan) {
  if (all.empty()) return true;
  for (const auto& together : all.front()->classes()) {
    const auto rest = after_card(seat, all, together.front());
    if (!rest) continue;
    plan.push_back(together.front());
    if (cash_on(seat, *rest, plan)) return true;
    plan.pop_back();
  }
  return false;
}

// The positions in which the seat is to move again after a card, whatever the others play; those where the loss is
// there are left out. Nothing if the card cannot be played in one of them, or the seat may not come to lead again.
std::optional<RefutationSearch::Positions> RefutationSearch::after_card(const std::string& seat, const Positions& all,
                                                                        const std::string& card) {
  Positions open;
  Positions reached;
  base::HashSet<std::string> seen;
  for (const auto& at : all) {
    const std::vector<std::string> legal = at->moves();
    if (std::ranges::find(legal, card) == legal.end()) return std::nullopt;
    open.push_back(after(*at, card));
    while (!open.empty()) {
      const auto now = std::move(open.back());
      open.pop_back();
      if (there(*now)) continue;
      if (lost(*now)) return std::nullopt;
      if (now->table_empty() && now->to_move() != seat) return std::nullopt;
      if (!seen.insert(now->key()).second) continue;
      if (now->to_move() == seat) {
        if (!now->table_empty()) return std::nullopt;
        reached.push_back(now->clone());
        if (reached.size() > kMostAtOnce) return std::nullopt;
        continue;
      }
      if (!now->lists_every_move()) return std::nullopt;
      for (const auto& together : now->classes()) open.push_back(after(*now, together.front()));
    }
  }
  return reached;
}

bool RefutationSearch::can_be_cashed(const Position& at, const std::vector<std::string>& plan) {
  Positions all;
  all.push_back(at.clone());
  for (const std::string& card : plan) {
    auto rest = after_card(at.to_move(), all, card);
    if (!rest) return false;
    all = *std::move(rest);
    if (all.empty()) return &card == &plan.back();
  }
  return false;
}

bool RefutationSearch::lost(const Position& at) const {
  const search::Interval possible = at.possible();
  const int best = claim_.bound == Bound::kAtLeast ? possible.upper : possible.lower;
  return !settled(claim_, {best, best});
}

bool RefutationSearch::holds(const Position& at) {
  const bool least = claim_.bound == Bound::kAtLeast;
  const auto reached = solver_.reaches(at, least ? claim_.value : claim_.value + 1);
  if (!reached) give_up();
  return *reached == least;
}

void RefutationSearch::give_up() {
  stopped_ = true;
  throw OutOfPlays{};
}

std::unique_ptr<Position> RefutationSearch::after(const Position& at, const std::string& move) {
  if (solver_.deadline().passed()) give_up();
  if (++plays_ > limits_.plays || (until_ && std::chrono::steady_clock::now() > *until_)) throw OutOfPlays{};
  return games::after(at, move);
}

}  // namespace ouverte::proof
