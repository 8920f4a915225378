#include "solver/tutor/facts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "solver/tutor/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using Moves = std::vector<std::string>;

std::optional<Fact> only_move(const FactCase& at) {
  const auto classes = at.before.classes();
  if (classes.size() < 2) return std::nullopt;
  for (const Moves& together : classes)
    if (has(together, at.keep.front()) &&
        std::ranges::all_of(at.keep, [&](const std::string& move) { return has(together, move); }))
      return Fact{.kind = FactKind::kOnlyMove, .moves = at.keep};
  return std::nullopt;
}

// Where suits can be chosen among.
std::optional<Fact> about_suits(const FactCase& at) {
  std::set<char> legal;
  std::set<char> keeping;
  std::set<char> costing;
  for (const std::string& move : at.legal) {
    legal.insert(suit_of(move));
    (has(at.keep, move) ? keeping : costing).insert(suit_of(move));
  }
  if (legal.size() < 2 || !at.game.plays_in_rows()) return std::nullopt;
  if (costing.size() == 1 && !keeping.contains(*costing.begin())) {
    Moves spared;
    for (const std::string& move : at.legal)
      if (suit_of(move) == *costing.begin()) spared.push_back(move);
    return Fact{.kind = at.leads() ? FactKind::kSuitToAvoid : FactKind::kSuitToHold, .moves = std::move(spared)};
  }
  if (keeping.size() == 1 && !costing.contains(*keeping.begin()) && at.keep.size() > 1)
    return Fact{.kind = FactKind::kSuitToPlay, .moves = at.keep};
  return std::nullopt;
}

// Whose side each seat is on, from what it wants when it is its turn in a line of play.
std::map<std::string, bool> sides_of(const Position& before) {
  std::map<std::string, bool> sides;
  for (auto at = before.clone(); !at->over();) {
    sides.emplace(at->to_move(), at->maximises());
    at = after(*at, at->moves().front());
  }
  return sides;
}

// From the most telling to the least.
constexpr std::array kTelling = {
    FactKind::kSqueezeMissed, FactKind::kSqueezed,   FactKind::kTurnsOn,       FactKind::kThrownIn,
    FactKind::kHadToCash,     FactKind::kHadToTake,  FactKind::kGivesTheTrick, FactKind::kHadToLetGo,
    FactKind::kHadToOvertake, FactKind::kHadToLeave, FactKind::kHadToPlayHigh, FactKind::kHadToPlayLow,
    FactKind::kHadToMatch,    FactKind::kHadToDuck,  FactKind::kOtherMelds,    FactKind::kFeeds,
    FactKind::kBreaksASet,    FactKind::kPart,       FactKind::kRuffAllowed,   FactKind::kRuffMissed,
    FactKind::kThrowInMissed, FactKind::kEntryLost,  FactKind::kEntryGiven,    FactKind::kTrickGiven,
    FactKind::kTrickLost,     FactKind::kSuitToHold, FactKind::kSuitToAvoid,   FactKind::kSuitToPlay,
    FactKind::kOnlyMove};
static_assert(kTelling.size() == kFactKinds);

// One of a kind is enough for people: the first, and of tricks the first with a card that has a name.
std::vector<Fact> most_telling(const std::vector<Fact>& facts) {
  std::vector<Fact> chosen;
  for (const FactKind kind : kTelling) {
    const auto of_kind = [kind](const Fact& fact) { return fact.kind == kind; };
    const auto named = [&](const Fact& fact) { return of_kind(fact) && fact.moves.size() == 1; };
    auto found = std::ranges::find_if(facts, named);
    if (found == facts.end()) found = std::ranges::find_if(facts, of_kind);
    if (found != facts.end()) chosen.push_back(*found);
  }
  return chosen;
}

}  // namespace

char suit_of(std::string_view move) {
  const bool plain = move.size() == 2 && std::string_view("SHDC").find(move[0]) != std::string_view::npos;
  return plain ? move[0] : '*';
}

bool has(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

std::unique_ptr<Position> after(const Position& at, const std::string& move) {
  auto next = at.clone();
  next->play(move).IgnoreError();  // a legal one
  return next;
}

std::optional<bool> holds(const ProofClaim& claim, const Position& at, games::Solver& solver) {
  const bool least = claim.bound == Bound::kAtLeast;
  const auto reached = solver.reaches(at, least ? claim.value : claim.value + 1);
  return reached ? std::optional(*reached == least) : std::nullopt;
}

std::vector<Fact> facts_of(const games::Entry& game, const Position& before, const Refutation& refutation,
                           games::Solver& solver) {
  FactCase at{.game = game,
              .before = before,
              .refutation = refutation,
              .solver = solver,
              .setup = before.setup(),
              .legal = {},
              .keep = {},
              .sides = {},
              .now = {}};
  const games::Solution solution = solver.solve(before, {.every_move = true, .near = refutation.before});
  if (solution.stopped || !before.lists_every_move()) return {};
  for (const auto& [move, value] : solution.moves) {
    at.legal.push_back(move);
    if (!settled(refutation.claim, value)) at.keep.push_back(move);
  }
  if (at.keep.empty() || !has(at.legal, refutation.move)) return {};
  std::vector<Fact> facts;
  if (game.plays_in_rows()) {
    at.sides = sides_of(before);
    if (refutation.tree != nullptr)
      at.now = TreeReader(game, refutation.claim, at.sides).read(*after(before, refutation.move), *refutation.tree);
    add_facts_of_the_trick(at, facts);
    add_facts_of_trees(at, facts);
  } else {
    add_facts_of_melds(at, facts);
  }
  add_facts_of_altered_questions(at, facts);
  if (auto fact = about_suits(at)) facts.push_back(*std::move(fact));
  if (auto fact = only_move(at)) facts.push_back(*std::move(fact));
  return most_telling(facts);
}

}  // namespace ouverte::tutor
