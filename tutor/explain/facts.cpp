#include "tutor/explain/facts.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using Moves = std::vector<std::string>;

// What the claim leaves open may cost something all the same: the best is told to be played, where it is among them.
Moves best_of(const FactCase& at, const Moves& moves) {
  Moves best;
  std::ranges::copy_if(moves, std::back_inserter(best), [&](const std::string& move) { return has(at.best, move); });
  return best.empty() ? moves : best;
}

CostlyPlay costly_play(const FactCase& at) {
  return {.game = at.game,
          .before = at.before,
          .seat = at.refutation.seat,
          .move = at.refutation.move,
          .right = best_of(at, at.keep),
          .sides = at.sides};
}

std::optional<Fact> only_move(const FactCase& at) {
  const auto classes = at.before.classes();
  if (classes.size() < 2) return std::nullopt;
  for (const Moves& together : classes)
    if (has(together, at.keep.front()) &&
        std::ranges::all_of(at.keep, [&](const std::string& move) { return has(together, move); }))
      return Fact{.kind = FactKind::kOnlyMove, .right = at.keep};
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
  if (costing.size() == 1 && !keeping.contains(*costing.begin()) &&
      (at.leads() || at.keep.size() > 1 || at.legal.size() == 2)) {
    Moves spared;
    for (const std::string& move : at.legal)
      if (suit_of(move) == *costing.begin()) spared.push_back(move);
    return Fact{.kind = at.leads() ? FactKind::kSuitToAvoid : FactKind::kSuitToHold,
                .moves = std::move(spared),
                .right = at.keep};
  }
  if (keeping.size() == 1 && !costing.contains(*keeping.begin()) && at.keep.size() > 1)
    return Fact{.kind = FactKind::kSuitToPlay, .right = at.keep};
  return std::nullopt;
}

// Causes as facts: `find` is asked for those of the play.
template <class Find>
std::vector<Fact> causes_by(const Find& find, const FactCase& at) {
  std::vector<Fact> facts;
  for (Cause& cause : find(costly_play(at), at.solver)) {
    const FactKind kind = cause.kind == CauseKind::kParted ? FactKind::kParting
                          : only_counts(cause)             ? FactKind::kCardCause
                                                           : FactKind::kCause;
    Fact& fact = facts.emplace_back(Fact{.kind = kind, .right = {cause.right}});
    fact.cause = std::move(cause);
  }
  return facts;
}

void add_what_comes_of_melding(const FactCase& at, std::vector<Fact>& facts) {
  if (auto cause = melding_cause(costly_play(at), at.solver)) {
    Fact& fact = facts.emplace_back(Fact{.kind = FactKind::kCardCause, .right = {cause->right}});
    fact.cause = *std::move(cause);
  }
}

// `part`: what is lost, in the words of the fact that it is.
void put_first(Cause cause, const std::string& part, std::vector<Fact>& facts) {
  Fact fact{.kind = FactKind::kCause, .right = {cause.right}, .words = part};
  fact.cause = std::move(cause);
  facts.push_back(std::move(fact));
  std::rotate(facts.begin(), facts.end() - 1, facts.end());
}

// What becomes of the tricks says why a part of the value is lost.
void add_shares(const FactCase& at, std::vector<Fact>& facts) {
  const bool wanted = at.before.maximises();
  const CostlyPlay play = costly_play(at);
  for (const games::Aspect& aspect : parts_at_stake(at)) {
    const std::string& missed = wanted ? aspect.missed : aspect.reached;
    const auto lost = [&](const Fact& fact) { return fact.kind == FactKind::kPart && fact.words == missed; };
    if (std::ranges::none_of(facts, lost)) continue;
    std::vector<Cause> causes = shares_of(play, at.solver, wanted ? aspect.reached : aspect.missed, missed);
    if (causes.empty()) continue;
    std::ranges::reverse(causes);
    for (Cause& cause : causes) put_first(std::move(cause), missed, facts);
    return;
  }
  const auto says_why = [](const Fact& fact) { return fact.cause || fact.kind == FactKind::kPart; };
  if (at.before.aspects().empty() || std::ranges::any_of(facts, says_why)) return;
  std::vector<Cause> causes = shares_of(play, at.solver, "", "");
  std::ranges::reverse(causes);
  for (Cause& cause : causes) put_first(std::move(cause), "", facts);
}

// They say why points are lost, or a part of the value.
void add_causes_of_points(const FactCase& at, std::vector<Fact>& facts) {
  const CostlyPlay play = costly_play(at);
  std::vector<Cause> causes = causes_of_points(play, at.solver);
  std::ranges::reverse(causes);
  for (Cause& cause : causes) put_first(std::move(cause), "", facts);
  if (std::ranges::any_of(facts, [](const Fact& fact) { return fact.kind == FactKind::kCause; })) return;
  if (auto last = last_trick_cause(play, at.solver)) put_first(*std::move(last), "", facts);
}

}  // namespace

std::vector<games::Aspect> parts_at_stake(const FactCase& at) {
  std::vector<games::Aspect> parts = at.before.aspects();
  if (std::ranges::none_of(parts, &games::Aspect::way)) return parts;
  const std::optional<int> goal = at.game.stakes(at.setup)->goal;
  if (!goal) return parts;
  const auto reached = [&](const std::string& move) { return at.solver.reaches(*after(at.before, move), *goal); };
  const auto now = reached(at.refutation.move);
  if (now && !at.best.empty() && reached(at.best.front()) == now)
    std::erase_if(parts, [](const games::Aspect& part) { return part.way; });
  return parts;
}

std::map<std::string, bool> sides_of(const Position& before) {
  std::map<std::string, bool> sides;
  for (auto at = before.clone(); !at->over();) {
    sides.emplace(at->to_move(), at->maximises());
    at = after(*at, at->moves().front());
  }
  return sides;
}

char suit_of(std::string_view move) {
  const bool plain = move.size() == 2 && std::string_view("SHDC").find(move[0]) != std::string_view::npos;
  return plain ? move[0] : '*';
}

bool has(const Moves& moves, const std::string& move) { return std::ranges::find(moves, move) != moves.end(); }

std::unique_ptr<games::Solver> limited_solver(const games::Game& game) {
  search::Options options;
  options.memory_mib = 16;
  options.limits.nodes = 50'000;
  return game.solver(options);
}

std::optional<bool> holds(const proof::ProofClaim& claim, const Position& at, games::Solver& solver) {
  const bool least = claim.bound == proof::Bound::kAtLeast;
  const auto reached = solver.reaches(at, least ? claim.value : claim.value + 1);
  return reached ? std::optional(*reached == least) : std::nullopt;
}

std::string FactCase::side(bool mine) const {
  std::string text;
  for (const char letter : game.seats_at(setup)) {
    const std::string seat(1, letter);
    if (sides.contains(seat) && ours(seat) == mine) text += base::str(text.empty() ? "" : "-", seat);
  }
  return text;
}

std::string in_suit(const std::string& hand, char suit) {
  std::string ranks;
  std::size_t place = 0;
  for (const char c : hand) {
    if (c == '.') {
      ++place;
    } else if (place == std::string_view("SHDC").find(suit)) {
      ranks += c;
    }
  }
  return ranks;
}

Moves first_of_classes(const FactCase& at) {
  constexpr std::size_t kMost = 3;
  Moves first;
  for (const Moves& together : at.before.classes())
    if (first.size() < kMost && has(at.keep, together.front())) first.push_back(together.front());
  return first;
}

Moves one_of_each_class(const Position& at, const Moves& moves) {
  Moves some;
  for (const Moves& together : at.classes()) {
    Moves named;
    std::ranges::copy_if(together, std::back_inserter(named),
                         [&](const std::string& move) { return has(moves, move); });
    if (!named.empty()) some.push_back(at.table_empty() ? named.front() : named.back());
  }
  return some;
}

namespace {

// Nothing where a limit strikes, or there is nothing to be told.
std::optional<FactCase> case_of(const games::Game& game, const Position& before, const proof::Refutation& refutation,
                                games::Solver& solver) {
  FactCase at{.game = game,
              .before = before,
              .refutation = refutation,
              .solver = solver,
              .setup = before.setup(),
              .legal = {},
              .keep = {},
              .best = {},
              .sides = {},
              .now = {}};
  const games::Solution solution = solver.solve(before, {.every_move = true, .near = refutation.before});
  if (solution.stopped || !before.lists_every_move()) return std::nullopt;
  for (const auto& [move, value] : solution.moves) {
    at.legal.push_back(move);
    if (!settled(refutation.claim, value)) at.keep.push_back(move);
  }
  std::ranges::copy_if(at.keep, std::back_inserter(at.best),
                       [&](const std::string& move) { return has(solution.best, move); });
  if (at.keep.empty() || !has(at.legal, refutation.move)) return std::nullopt;
  if (game.plays_in_rows()) {
    at.sides = sides_of(before);
    if (refutation.tree != nullptr)
      at.now = TreeReader(game, refutation.claim, at.sides).read(*after(before, refutation.move), *refutation.tree);
  }
  return at;
}

void name_what_to_say(const FactCase& at, std::vector<Fact>& facts) {
  for (Fact& fact : facts)
    fact.said = one_of_each_class(at.before, best_of(at, fact.said.empty() ? fact.right : fact.said));
}

// But for those that are asked about for want of others.
std::vector<Fact> facts_at(const FactCase& at) {
  std::vector<Fact> facts;
  if (at.game.plays_in_rows()) {
    add_facts_of_the_trick(at, facts);
    add_facts_of_trees(at, facts);
    std::ranges::move(causes_by(causes_of, at), std::back_inserter(facts));
  } else {
    add_facts_of_melds(at, facts);
    add_what_comes_of_melding(at, facts);
  }
  add_facts_of_altered_questions(at, facts);
  if (at.game.plays_in_rows()) {
    add_shares(at, facts);
    add_causes_of_points(at, facts);
  }
  if (auto fact = about_suits(at)) facts.push_back(*std::move(fact));
  if (auto fact = only_move(at)) facts.push_back(*std::move(fact));
  name_what_to_say(at, facts);
  return facts;
}

// Causes asked about for want of others come before all that only counts.
template <class Find>
void put_causes_first(const Find& find, const FactCase& at, std::vector<Fact>& facts) {
  std::vector<Fact> found = causes_by(find, at);
  name_what_to_say(at, found);
  facts.insert(facts.begin(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
}

// That a part of the value is lost is all that is told, or an order without a reason.
bool leaves_why_open(const std::vector<Fact>& told) {
  const auto spares_a_card = [](const Fact& fact) {
    return fact.kind == FactKind::kHadToPlayLow || fact.kind == FactKind::kHadToPlayHigh;
  };
  if (std::ranges::any_of(told, spares_a_card)) return false;
  const auto says_what_is_lost = [](const Fact& fact) {
    return fact.kind == FactKind::kPart || fact.kind == FactKind::kTrickLost || fact.kind == FactKind::kTrickGiven;
  };
  return !tells_why(told) || (told.front().kind == FactKind::kPart && std::ranges::all_of(told, says_what_is_lost));
}

}  // namespace

std::vector<Fact> facts_of(const games::Game& game, const Position& before, const proof::Refutation& refutation,
                           games::Solver& solver) {
  const auto at = case_of(game, before, refutation, solver);
  if (!at) return {};
  std::vector<Fact> facts = facts_at(*at);
  FactPremises premises(game, before, refutation, solver);
  std::vector<Fact> told = chosen(facts, premises);
  if (!tells_why(told)) {
    put_causes_first(further_causes_of, *at, facts);
    std::vector<Fact> instead = chosen(facts, premises);
    if (tells_why(instead) || (tells_a_cause(instead) && !tells_a_cause(told))) told = std::move(instead);
  }
  if (!game.plays_in_rows() || !leaves_why_open(told)) return told;
  put_causes_first(causes_of_this_trick, *at, facts);
  if (std::vector<Fact> instead = chosen(facts, premises); tells_why(instead) && !tells_less(instead, told))
    return instead;
  const auto shows_where = [](const Fact& fact) { return fact.cause && fact.cause->kind == CauseKind::kParted; };
  if (tells_a_cause(told) && std::ranges::none_of(told, shows_where)) return told;
  put_causes_first(plans_of, *at, facts);
  std::vector<Fact> instead = chosen(std::move(facts), premises);
  return tells_why(instead) && !tells_less(instead, told) ? instead : told;
}

std::vector<Fact> every_fact_of(const games::Game& game, const Position& before, const proof::Refutation& refutation,
                                games::Solver& solver) {
  const auto at = case_of(game, before, refutation, solver);
  if (!at) return {};
  std::vector<Fact> facts = facts_at(*at);
  put_causes_first(further_causes_of, *at, facts);
  if (game.plays_in_rows()) {
    put_causes_first(causes_of_this_trick, *at, facts);
    put_causes_first(plans_of, *at, facts);
  }
  return facts;
}

}  // namespace ouverte::tutor
