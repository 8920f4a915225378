#include "puzzles/solve/judge.hpp"

#include <algorithm>
#include <map>

#include "absl/algorithm/container.h"
#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_end.hpp"
#include "solver/base/hash_tables.hpp"
#include "solver/base/status.hpp"
#include "solver/proof/refutation_search.hpp"
#include "solver/records/move_input.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::ProofClaim;
using Class = std::vector<std::string>;

// Where a solution says that nothing can spoil the rest, so much is tried.
constexpr std::uint64_t kMostPlays = 2'000'000;

// Judges what is shown of one claim. Each function says whether all is well from a position on, and notes the flaws.
class Judge {
 public:
  Judge(const ProofClaim& claim, games::Solver& solver, const JudgeLimits& limits)
      : claim_(claim), solver_(solver), limits_(limits), ends_(claim, solver, limits.choices) {}

  std::vector<Flaw> flaws(const Position& start, const Line& line) {
    if (const auto held = holds(claim_, start, solver_); held != true) {
      note(held ? FlawKind::kUnsound : FlawKind::kUnknown, start, "", 0);
    } else {
      follow(start, line, 0);
    }
    return std::move(flaws_);
  }

 private:
  bool follow(const Position& at, const Line& line, std::size_t ply) {
    if (ends_.there(at)) return true;
    if (flaws_.size() >= limits_.flaws) return false;
    if (solver_.deadline().passed()) return note(FlawKind::kUnknown, at, "", line_of(line));
    if (!at.over() && !ours(at) && !at.lists_every_move()) return note(FlawKind::kUnknown, at, "", line_of(line));
    const auto& known = known_[{&line, ply}];
    std::string key = at.key();
    if (known.contains(key)) return true;
    const bool fine = ply < line.plies.size()   ? play(at, line, ply)
                      : line.variations.empty() ? end(at, line)
                                                : replies(at, line);
    if (fine) known_[{&line, ply}].insert(std::move(key));
    return fine;
  }

  bool play(const Position& at, const Line& line, std::size_t number) {
    const Ply& ply = line.plies[number];
    if (!is_to_move(at, ply.seat, ply.line)) return false;
    if (!ours(at)) return reply(at, line, number);
    if (ply.move.empty()) return every_move(at, line, number);
    const auto move = meant(at, ply.move, ply.line);
    if (!move) return false;
    for (const std::string& text : ply.duals)
      if (const auto dual = meant(at, text, ply.line); !dual || !keeps(at, *dual, ply.line)) return false;
    return keeps(at, *move, ply.line) && after_move(at, *move, line, number + 1);
  }

  // "any" of the side that claims.
  bool every_move(const Position& at, const Line& line, std::size_t number) {
    if (!at.lists_every_move()) return note(FlawKind::kUnknown, at, "", line.plies[number].line);
    return std::ranges::all_of(at.classes(), [&](const Class& together) {
      return keeps(at, together.front(), line.plies[number].line) && after_any(at, together, line, number + 1);
    });
  }

  // One reply named within a line, or any: the others have to be beside the point.
  bool reply(const Position& at, const Line& line, std::size_t number) {
    const Ply& ply = line.plies[number];
    if (ply.move.empty()) {
      bool fine = true;
      for (const Class& together : at.classes()) fine &= after_any(at, together, line, number + 1);
      return fine;
    }
    const bool one_of_many = any_ > 0 && !records::move_meant(ply.move, at.moves()).ok();
    const auto move = one_of_many ? std::string() : meant(at, ply.move, ply.line);
    if (!move) return false;
    bool fine = true;
    for (const Class& together : at.classes())
      fine &= absl::c_linear_search(together, *move) ? after_move(at, *move, line, number + 1)
                                                     : not_named(at, together, ply.line);
    return fine;
  }

  bool replies(const Position& at, const Line& line) {
    const int place = line.variations.front().line;
    if (ours(at)) return note(FlawKind::kIllegal, at, "", place, base::str("expected a move of ", at.to_move()));
    const std::vector<std::string> legal = at.moves();
    const Variation* others = nullptr;
    std::vector<std::pair<std::string, const Variation*>> named;
    for (const Variation& variation : line.variations) {
      if (!is_to_move(at, variation.seat, variation.line)) return false;
      if (variation.others) others = &variation;
      for (const std::string& text : variation.replies)
        if (const auto move = records::move_meant(text, legal); move.ok()) {
          named.emplace_back(*move, &variation);
        } else if (any_ == 0) {
          return note(FlawKind::kIllegal, at, text, variation.line, base::message(move.status()));
        }
    }
    bool fine = true;
    for (const Class& together : at.classes()) {
      const auto known =
          std::ranges::find_if(named, [&](const auto& one) { return absl::c_linear_search(together, one.first); });
      if (known != named.end()) {
        const int many = known->second->replies.size() > 1 ? 1 : 0;
        any_ += many;
        fine &= after_move(at, known->first, known->second->then, 0);
        any_ -= many;
      } else if (others != nullptr) {
        fine &= after_any(at, together, others->then, 0);
      } else {
        fine &= not_named(at, together, place);
      }
    }
    return fine;
  }

  bool end(const Position& at, const Line& line) {
    const std::string seat = line.seat.empty() ? at.to_move() : line.seat;
    base::HashSet<std::string> cashed;
    if (line.end == Line::End::kCashes && cashes(at, seat, line.cashes, 0, cashed)) return true;
    if (line.end == Line::End::kAny && ends_.easy(at, kMostPlays)) return true;
    return ends_.may_end(at) || note(unless_time_is_up(FlawKind::kUnfinished), at, "", line_of(line));
  }

  // What was not found in time may be there.
  [[nodiscard]] FlawKind unless_time_is_up(FlawKind kind) {
    return solver_.deadline().passed() ? FlawKind::kUnknown : kind;
  }

  // The cards of a seat one after the other, whatever all others play. `known`: how many have been played, and
  // positions from which the others do it.
  bool cashes(const Position& at, const std::string& seat, const std::vector<std::string>& cards, std::size_t number,
              base::HashSet<std::string>& known) {
    if (ends_.there(at)) return true;
    if (at.over() || solver_.deadline().passed()) return false;
    std::string key = base::str(number, ' ', at.key());
    if (known.contains(key)) return true;
    const bool fine = at.to_move() == seat
                          ? cashes_card(at, seat, cards, number, known)
                          : at.lists_every_move() && std::ranges::all_of(at.classes(), [&](const Class& together) {
                              return cashes(*after(at, together.front()), seat, cards, number, known);
                            });
    if (fine) known.insert(std::move(key));
    return fine;
  }

  bool cashes_card(const Position& at, const std::string& seat, const std::vector<std::string>& cards,
                   std::size_t number, base::HashSet<std::string>& known) {
    if (number == cards.size()) return ends_.may_end(at);
    const auto move = records::move_meant(cards[number], at.moves());
    if (!move.ok()) return false;
    const auto next = after(at, *move);
    return holds(claim_, *next, solver_) == true && cashes(*next, seat, cards, number + 1, known);
  }

  // A reply that the solution does not speak of.
  bool not_named(const Position& at, const Class& together, int place) {
    if (ends_.may_end(*after(at, together.front()))) return true;
    return note(unless_time_is_up(FlawKind::kGap), at, together.front(), place);
  }

  bool after_move(const Position& at, const std::string& move, const Line& line, std::size_t ply) {
    path_.push_back({at.to_move(), move});
    const bool fine = follow(*after(at, move), line, ply);
    path_.pop_back();
    return fine;
  }

  // Whichever of the equal moves it is. The rest of the line may name any of those that are left: one of them will do.
  bool after_any(const Position& at, const Class& together, const Line& line, std::size_t ply) {
    ++any_;
    const std::vector<Flaw> before = flaws_;
    bool fine = false;
    std::vector<Flaw> first;
    for (const std::string& move : together) {
      flaws_ = before;
      fine = after_move(at, move, line, ply);
      if (fine) break;
      if (first.empty()) first = flaws_;
    }
    if (!fine) flaws_ = std::move(first);
    --any_;
    return fine;
  }

  bool keeps(const Position& at, const std::string& move, int place) {
    const auto held = holds(claim_, *after(at, move), solver_);
    if (held == true) return true;
    return note(held ? FlawKind::kRefuted : FlawKind::kUnknown, at, move, place);
  }

  bool is_to_move(const Position& at, const std::string& seat, int place) {
    if (seat.empty() || seat == at.to_move()) return true;
    return note(FlawKind::kIllegal, at, "", place, base::str("found ", seat, ", expected ", at.to_move()));
  }

  std::optional<std::string> meant(const Position& at, const std::string& text, int place) {
    auto move = records::move_meant(text, at.moves());
    if (move.ok()) return *std::move(move);
    if (!at.lists_every_move() && at.clone()->play(text).ok()) return text;
    note(FlawKind::kIllegal, at, text, place, base::message(move.status()));
    return std::nullopt;
  }

  [[nodiscard]] bool ours(const Position& at) const { return claimant_to_move(claim_.bound, at); }

  static int line_of(const Line& line) { return line.plies.empty() ? 0 : line.plies.back().line; }

  // False, for those who return it.
  bool note(FlawKind kind, const Position& at, const std::string& move, int place, const std::string& message = "") {
    const auto same = [&](const Flaw& flaw) {
      return flaw.kind == kind && flaw.move == move && flaw.line == place &&
             (kind != FlawKind::kUnfinished || flaw.before == path_);
    };
    if (any_ > 0 && std::ranges::any_of(flaws_, same)) return false;
    Flaw flaw;
    flaw.kind = kind;
    flaw.claim = claim_;
    flaw.before = path_;
    flaw.seat = at.to_move();
    flaw.move = move;
    flaw.message = message;
    flaw.line = place;
    flaw.at = at.clone();
    flaws_.push_back(std::move(flaw));
    return false;
  }

  ProofClaim claim_;
  games::Solver& solver_;
  JudgeLimits limits_;
  SolutionEnds ends_;
  std::vector<Step> path_;
  std::vector<Flaw> flaws_;
  // Points of the solution, and positions, from which all is well.
  std::map<std::pair<const Line*, std::size_t>, base::HashSet<std::string>> known_;
  int any_ = 0;  // plies of the path that stand for others too: what follows need not be legal after this one
};

// What the other side does about a move, or about the task as a whole.
proof::Refutation refuted(const Flaw& flaw, games::Solver& solver, const proof::RefutationLimits& limits) {
  const auto at = flaw.move.empty() ? flaw.at->clone() : after(*flaw.at, flaw.move);
  proof::Refutation refutation;
  refutation.seat = flaw.seat;
  refutation.move = flaw.move;
  refutation.claim = contrary(flaw.claim);
  const games::Solution solution = solver.solve(*at, {.line = true});
  refutation.after = solution.value.lower;
  refutation.line = solution.line;
  refutation.tree = proof::RefutationSearch(solver, refutation.claim, limits).find(*at);
  return refutation;
}

}  // namespace

Verdict judge(const Puzzle& puzzle, const Solution& solution, games::Solver& solver, const JudgeLimits& limits) {
  solver.expect(*puzzle.position);
  Verdict verdict;
  const std::vector<ProofClaim> claims = claims_of(puzzle.task);
  const Line nothing;
  for (const ProofClaim& claim : claims) {
    const auto part = std::ranges::find_if(solution, [&](const Part& one) {
      if (!one.claim) return &claim == &claims.front();
      return one.claim->bound == claim.bound && one.claim->value == claim.value;
    });
    // The second bound of an exact task need not be shown, but it must be true.
    if (part == solution.end() && &claim != &claims.front() && holds(claim, *puzzle.position, solver) == true) continue;
    auto flaws = Judge(claim, solver, limits).flaws(*puzzle.position, part == solution.end() ? nothing : part->shown);
    std::ranges::move(flaws, std::back_inserter(verdict.flaws));
  }
  for (Flaw& flaw : verdict.flaws)
    if (flaw.kind == FlawKind::kRefuted || flaw.kind == FlawKind::kUnsound)
      flaw.refutation = refuted(flaw, solver, limits.refutation);
  return verdict;
}

}  // namespace ouverte::puzzles
