#include "tutor/train/trainer.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "puzzles/solve/solution_tree.hpp"
#include "solver/proof/refutation_search.hpp"
#include "tutor/explain/explanation.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using proof::ProofClaim;

constexpr std::string_view kSuits = "SHDC";
constexpr int kLookAhead = 4;               // moves of the program, at most, until the user's next choice
constexpr std::size_t kMostLookedAt = 400;  // positions, for one reply
constexpr puzzles::SolutionLimits kToBeRead{.variations = 24, .plays = 100'000, .time = std::chrono::seconds(10)};
constexpr proof::RefutationLimits kTrainingLimits{.plays = 20'000, .variations = 12};

// Nothing where the move is not legal.
std::unique_ptr<Position> played(const Position& position, std::string_view move) {
  auto next = position.clone();
  return next->play(move).ok() ? std::move(next) : nullptr;
}

// Of cards that do equally well the highest is led, and the lowest followed with.
const std::string& usual(const std::vector<std::string>& together, const Position& at) {
  return at.table_empty() ? together.front() : together.back();
}

// Where play need not end by itself, the position with an end some plays from there.
std::unique_ptr<Position> bounded(const games::Game& game, const Position& position) {
  const games::Setup setup = position.setup();
  const games::Setup ended = game.bounded(setup, kLookAhead);
  if (ended == setup) return position.clone();
  auto with_end = game.position(ended);
  return with_end.ok() ? *std::move(with_end) : position.clone();
}

}  // namespace

Trainer::Trainer(const puzzles::Puzzle& puzzle, games::Solver& solver)
    : puzzle_(puzzle), solver_(solver), claims_(claims_of(puzzle.task)) {
  solver_.expect(*puzzle.position);
  // A bound that cannot be missed, such as no more than all tricks, is nothing to show.
  const search::Interval possible = puzzle.position->possible();
  if (claims_.size() > 1) std::erase_if(claims_, [&](const auto& claim) { return settled(claim, possible); });
  if (claims_.empty()) claims_ = {claims_of(puzzle.task).front()};
  restart();
}

void Trainer::restart() {
  positions_.clear();
  positions_.push_back(bounded(*puzzle_.game, *puzzle_.position));
}

bool Trainer::next_part() {
  if (part_ + 1 == claims_.size()) return false;
  ++part_;
  restart();
  return true;
}

bool Trainer::done() const { return proof::settled(claim(), position().possible()); }
bool Trainer::missed() const { return proof::settled(failure(), position().possible()); }

std::optional<bool> Trainer::keeps(const Position& position) { return puzzles::holds(claim(), position, solver_); }

std::optional<bool> Trainer::keeps_after(const Position& before, const std::string& move) {
  const auto next = played(before, move);
  return next == nullptr ? std::optional(false) : keeps(*next);
}

void Trainer::play(const std::string& move) {
  if (auto next = played(position(), move); next != nullptr) positions_.push_back(std::move(next));
}

void Trainer::settle(Quality quality) {
  if (!quality_) quality_ = quality;
}

std::vector<Trainer::Move> Trainer::advance() {
  std::vector<Move> moves;
  while (!done() && !missed() && !position().over()) {
    const bool user = users_turn();
    const auto classes = position().classes();
    if (user && (classes.size() > 1 || !position().lists_every_move())) break;
    moves.push_back(
        {.seat = position().to_move(), .move = user ? usual(classes.front(), position()) : reply(), .forced = user});
    play(moves.back().move);
  }
  if (done() && part_ + 1 == claims_.size())
    settle(hints_ == 0 ? Quality::kPerfect : hints_ == 1 ? Quality::kAfterThinking : Quality::kWithEffort);
  return moves;
}

absl::StatusOr<bool> Trainer::attempt(std::string_view move) {
  auto next = position().clone();
  if (absl::Status legal = next->play(move); !legal.ok()) return legal;
  const std::optional<bool> right = keeps(*next);
  if (!right) return absl::ResourceExhaustedError("a limit was reached before it was known whether that is right");
  if (*right) {
    positions_.push_back(std::move(next));
  } else {
    if (wrong_.empty()) wrong_ = move;
    settle(Quality::kWrong);
  }
  return *right;
}

// How much of what the user may play at his next choice goes wrong: the share of the classes of his moves that miss the
// task. On the way there the program plays what tempts him most.
double Trainer::temptation(const Position& position, int depth) {
  if (position.over() || depth == 0 || ++looked_at_ > kMostLookedAt) return 0;
  if (proof::settled(claim(), position.possible())) return 0;
  const auto classes = position.classes();
  const bool user = users_turn_at(position);
  if (user && classes.size() > 1) {
    const auto losing = std::ranges::count_if(classes, [&](const std::vector<std::string>& together) {
      return keeps_after(position, together.front()) == std::optional(false);
    });
    return static_cast<double>(losing) / static_cast<double>(classes.size());
  }
  double most = 0;
  for (const auto& together : classes)
    if (const auto next = played(position, together.back()); next != nullptr)
      most = std::max(most, temptation(*next, user ? depth : depth - 1));
  return most;
}

// A move after which the task is missed, if there is one; else the one that leaves the user most to go wrong with.
std::string Trainer::reply() {
  looked_at_ = 0;
  const auto classes = position().classes();
  std::string reply = usual(classes.front(), position());
  double most = -1;
  for (const auto& together : classes) {
    if (classes.size() == 1) break;
    const std::string& move = usual(together, position());
    const auto next = played(position(), move);
    if (next == nullptr) continue;
    if (keeps(*next) == std::optional(false)) return move;
    if (const double tempting = temptation(*next, kLookAhead); tempting > most) {
      most = tempting;
      reply = move;
    }
  }
  return reply;
}

proof::TreePointer Trainer::refutation(std::string_view move) {
  const auto next = played(position(), move);
  if (next == nullptr) return nullptr;
  return proof::RefutationSearch(solver_, failure(), kTrainingLimits).find(*next);
}

std::vector<std::string> Trainer::refuted(std::string_view move) {
  std::vector<std::string> line{std::string(move)};
  auto at = played(position(), move);
  if (at == nullptr) return {};
  const auto follow = [&](const std::string& next) { return at->play(next).ok() && (line.push_back(next), true); };
  if (const proof::TreePointer tree = refutation(move); tree != nullptr)
    for (const std::string& next : longest_line(*tree, failure(), *at))
      if (!follow(next)) break;
  while (!at->over() && !proof::settled(failure(), at->possible())) {
    const auto classes = at->classes();
    const auto good = std::ranges::find_if(classes, [&](const std::vector<std::string>& together) {
      return keeps_after(*at, together.back()) == std::optional(false);
    });
    if (good == classes.end() || !follow(usual(*good, *at))) break;
  }
  return line;
}

std::string Trainer::reason(std::string_view move) {
  const auto why = explanation(*puzzle_.game, position(), move, solver_, {.time = std::chrono::seconds(2)});
  if (!why.ok() || !*why || (**why).facts.empty()) return "";
  // What the move costs may be another thing than the task.
  const proof::ProofClaim lost = failure();
  const proof::Refutation& refutation = (**why).refutation;
  if (refutation.claim.bound != lost.bound || refutation.claim.value != lost.value) return "";
  return sentence((**why).facts.front(), refutation, puzzle_.game->faces());
}

puzzles::Line Trainer::solution() {
  told();
  return shown(claim(), position(), solver_, kToBeRead).line;
}

bool Trainer::take_back() {
  std::size_t place = positions_.size() - 1;
  while (place > 0) {
    const Position& before = *positions_[--place];
    if (!users_turn_at(before) || before.classes().size() < 2) continue;
    positions_.resize(place + 1);
    return true;
  }
  return false;
}

std::optional<Hint> Trainer::hint() {
  Hint hint;
  for (const auto& together : position().classes()) {
    ++hint.classes;
    const auto right = keeps_after(position(), together.front());
    if (!right) return std::nullopt;
    if (!*right) continue;
    ++hint.good;
    hint.moves.insert(hint.moves.end(), together.begin(), together.end());
  }
  for (const char suit : kSuits)
    if (std::ranges::any_of(hint.moves, [&](const std::string& move) { return move.size() == 2 && move[0] == suit; }))
      hint.suits += suit;
  return hint;
}

std::vector<std::string> longest_line(const proof::Tree& tree, const ProofClaim& claim, const Position& from) {
  using TreeKind = proof::Tree::Kind;
  const auto at = from.clone();
  std::vector<std::string> line;
  const auto play = [&](const std::string& move) { return at->play(move).ok() && (line.push_back(move), true); };
  const proof::Tree* node = &tree;
  while (!at->over() && !proof::settled(claim, at->possible())) {
    if (node->kind == TreeKind::kCashes) {
      std::size_t cashed = 0;
      while (!at->over() && !proof::settled(claim, at->possible())) {
        const bool cashes = at->to_move() == node->seat && cashed < node->moves.size();
        if (!play(cashes ? node->moves[cashed++] : at->moves().back())) break;
      }
      break;
    }
    if (node->kind == TreeKind::kThere) break;
    if (node->kind == TreeKind::kPlays) {
      if (!play(node->moves[0])) break;
      node = node->next.get();
      continue;
    }
    const auto farthest = std::ranges::max_element(
        node->branches, {}, [](const proof::Replies& branch) { return branch.next->variations(); });
    std::string reply = farthest->moves.empty() ? "" : farthest->moves.front();
    for (const std::string& move : at->moves())
      if (reply.empty() && std::ranges::none_of(node->branches, [&](const proof::Replies& branch) {
            return std::ranges::find(branch.moves, move) != branch.moves.end();
          }))
        reply = move;
    if (reply.empty() || !play(reply)) break;
    node = farthest->next.get();
  }
  return line;
}

}  // namespace ouverte::tutor
