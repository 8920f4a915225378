// The part of the witness that tries every play to the end.
#include <algorithm>
#include <utility>

#include "solver/base/status.hpp"
#include "tests/support/fact_witness.hpp"

namespace ouverte::support {

using games::Position;
using tutor::Fact;
using tutor::FactKind;
using tutor::ProofClaim;

namespace {

ProofClaim opposite(const ProofClaim& claim) {
  if (claim.bound == tutor::Bound::kAtLeast) return {.bound = tutor::Bound::kAtMost, .value = claim.value - 1};
  return {.bound = tutor::Bound::kAtLeast, .value = claim.value + 1};
}

}  // namespace

bool FactWitness::confirms_of_what_follows(const Fact& fact) const {
  const auto side_is_ours = [&](const std::string& seat) { return wants_the_same(seat); };
  const char of = fact.suit.empty() ? ' ' : fact.suit[0];
  const auto of_side = [&](bool by_us, auto test) {
    return [=](const std::string&, const std::optional<Trick>& trick) {
      return trick && side_is_ours(trick->taker) == by_us && test(*trick);
    };
  };
  const auto ruffed = [of](const Trick& trick) { return trick.led == of && suit(trick.card) != of; };
  const auto in_suit = [of](const Trick& trick) { return suit(trick.card) == of; };
  const auto named = [&](const Trick& trick) {
    return trick.taker == fact.seat && (fact.moves.size() == 1 ? trick.card == fact.moves[0] : in_suit(trick));
  };
  const Wanted leads = [&](const std::string& leader, const std::optional<Trick>&) { return leader == fact.seat; };
  switch (fact.kind) {
    case FactKind::kRuffAllowed:
    case FactKind::kRuffMissed: {
      const bool us = fact.kind == FactKind::kRuffMissed;
      return set_beside(fact, us, of_side(us, [&](const Trick& t) { return t.taker == fact.seat && ruffed(t); }),
                        of_side(us, ruffed));
    }
    case FactKind::kTrickGiven:
    case FactKind::kTrickLost: {
      const bool us = fact.kind == FactKind::kTrickLost;
      return set_beside(fact, us, of_side(us, named), of_side(us, in_suit));
    }
    case FactKind::kEntryGiven:
    case FactKind::kEntryLost:
      return set_beside(fact, fact.kind == FactKind::kEntryLost, leads, leads);
    case FactKind::kThrowInMissed:
      return set_beside(fact, true, leads, leads);
    case FactKind::kSqueezeMissed:
      return can_squeeze(opposite(found_.claim), *after(before_, fact.right), fact);
    default:
      return can_squeeze(found_.claim, *after(before_, found_.move), fact);
  }
}

bool FactWitness::set_beside(const Fact& fact, bool by_us, const Wanted& does, const Wanted& same) const {
  const Wanted nothing = [](const std::string&, const std::optional<Trick>&) { return false; };
  const ProofClaim& theirs = found_.claim;
  const ProofClaim ours = opposite(theirs);
  const auto now = after(before_, found_.move);
  const auto kept = after(before_, fact.right);
  known_.clear();
  if (!(by_us ? can(ours, *kept, false, does, nothing) : can(theirs, *now, false, does, nothing))) return false;
  known_.clear();
  return by_us ? can(theirs, *now, true, nothing, same) : can(ours, *kept, true, nothing, same);
}

bool FactWitness::can(const ProofClaim& claim, const Position& at, bool happened, const Wanted& wanted,
                      const Wanted& barred) const {
  if (settled(claim, at.possible())) return happened;
  if (at.over()) return false;
  const std::string standing = base::str(happened ? 1 : 0, ' ', tutor::standing_text(at.setup()));
  if (const auto found = known_.find(standing); found != known_.end()) return found->second;
  const bool own = at.maximises() == (claim.bound == tutor::Bound::kAtLeast);
  const std::string leader = at.setup().table.empty() ? at.to_move() : "";
  bool result = !own;
  for (const std::string& move : at.moves()) {
    const auto next = after(at, move);
    const auto trick = trick_of(at, *next, move);
    const bool there = !barred(leader, trick) && can(claim, *next, happened || wanted(leader, trick), wanted, barred);
    if (there == own) {
      result = own;
      break;
    }
  }
  known_[standing] = result;
  return result;
}

bool FactWitness::can_squeeze(const ProofClaim& claim, const Position& at, const Fact& fact) const {
  if (settled(claim, at.possible()) || at.over()) return false;
  if (at.to_move() == fact.seat && is_squeezed(claim, at, fact)) return true;
  const bool own = at.maximises() == (claim.bound == tutor::Bound::kAtLeast);
  const auto goes_on = [&](const std::string& move) { return can_squeeze(claim, *after(at, move), fact); };
  const Moves moves = at.moves();
  return own ? std::ranges::any_of(moves, goes_on) : std::ranges::all_of(moves, goes_on);
}

bool FactWitness::is_squeezed(const ProofClaim& claim, const Position& at, const Fact& fact) const {
  const std::vector<std::string> table = at.setup().table;
  const Moves moves = at.moves();
  if (table.empty() || suits(moves) != suits(fact.moves) || suits(moves).contains(suit(table[0])) ||
      suits(moves).size() < 2)
    return false;
  const bool us = at.maximises() != before_.maximises();
  for (const std::string& move : moves) {
    const auto takes = [&](const std::optional<Trick>& trick, bool in_its_suit) {
      return trick && wants_the_same(trick->taker) == us && (suit(trick->card) == suit(move)) == in_its_suit &&
             std::ranges::find(fact.moves, trick->card) != fact.moves.end();
    };
    known_.clear();
    if (!can(
            claim, *after(at, move), false, [&](const auto&, const auto& trick) { return takes(trick, true); },
            [&](const auto&, const auto& trick) { return takes(trick, false); }))
      return false;
  }
  return true;
}

std::optional<FactWitness::Trick> FactWitness::trick_of(const Position& at, const Position& next,
                                                        const std::string& move) const {
  const games::Setup was = at.setup();
  const games::Setup now = next.setup();
  if (was.won == now.won || move[0] == '>') return std::nullopt;
  std::vector<std::string> cards = was.table;
  cards.push_back(move);
  std::string seats(game_.seats_at(was));
  std::ranges::rotate(seats, seats.begin() + static_cast<std::ptrdiff_t>(seats.find(was.leader)));
  for (std::size_t i = 0; i < was.won->size(); ++i)
    if ((*was.won)[i] != (*now.won)[i]) {
      const std::string& taker = (*was.won)[i].first;
      const char led = suit(cards[0]);
      return Trick{.taker = taker, .card = cards[seats.find(taker)], .led = led == '*' ? ' ' : led};
    }
  return std::nullopt;
}

}  // namespace ouverte::support
