// The part of the witness that tries every play to the end.
#include <algorithm>
#include <utility>

#include "solver/base/status.hpp"
#include "tests/support/fact_witness.hpp"

namespace ouverte::support {

using proof::ProofClaim;
using tutor::Fact;
using tutor::FactKind;

namespace {

ProofClaim opposite(const ProofClaim& claim) {
  if (claim.bound == proof::Bound::kAtLeast) return {.bound = proof::Bound::kAtMost, .value = claim.value - 1};
  return {.bound = proof::Bound::kAtLeast, .value = claim.value + 1};
}

}  // namespace

bool FactWitness::confirms_of_what_follows(const Fact& fact) const {
  const char of = fact.suit.empty() ? ' ' : fact.suit[0];
  const auto on = [](auto test) { return [=](const Event& event) { return event.trick && test(*event.trick); }; };
  const auto of_side = [this](bool by_us, auto test) {
    return [=, this](const Event& event) {
      return event.trick && wants_the_same(event.trick->taker) == by_us && test(*event.trick);
    };
  };
  const auto ruffed = [of](const Trick& trick) { return trick.led == of && suit(trick.card) != of; };
  const auto in_suit = [of](const Trick& trick) { return suit(trick.card) == of; };
  const auto named = [&](const Trick& trick) {
    return of_a_side(fact.seat, trick.taker) && in_suit(trick) &&
           (fact.moves.empty() || std::ranges::find(fact.moves, trick.card) != fact.moves.end());
  };
  const Wanted leads = [&](const Event& event) { return event.leader == fact.seat; };
  const Wanted leads_it = [&](const Event& event) { return event.leader == found_.seat && event.move == found_.move; };
  const auto after_right = [&] { return after(before_, fact.right.at(0)); };
  known_.clear();
  switch (fact.kind) {
    case FactKind::kRuffAllowed:
    case FactKind::kRuffMissed: {
      const bool us = fact.kind == FactKind::kRuffMissed;
      return set_beside(fact, us, on([&](const Trick& t) { return t.taker == fact.seat && ruffed(t); }),
                        of_side(us, ruffed));
    }
    case FactKind::kTrickGiven:
    case FactKind::kTrickLost: {
      const bool us = fact.kind == FactKind::kTrickLost;
      return set_beside(fact, us, on(named), of_side(us, in_suit));
    }
    case FactKind::kTrickSuffered:
    case FactKind::kTrickForced: {
      const bool us = fact.kind == FactKind::kTrickSuffered;
      return set_beside(fact, !us, on(named), of_side(us, in_suit));
    }
    case FactKind::kEntryGiven:
    case FactKind::kEntryLost:
      return set_beside(fact, fact.kind == FactKind::kEntryLost, leads, leads);
    case FactKind::kMadeToLead: {
      const Wanted takes = [&](const Event& event) { return event.trick && event.trick->card == fact.moves.at(0); };
      return set_beside(fact, true, leads, leads) &&
             (fact.moves.empty() ||
              (known_.clear(), can(opposite(found_.claim), *after_right(), {.wanted = takes, .barred = {}})));
    }
    case FactKind::kTooEarly:
      return before_.setup().table.empty() &&
             can(opposite(found_.claim), *after_right(), {.wanted = leads_it, .barred = {}});
    case FactKind::kSqueezeMissed:
      return can_squeeze(opposite(found_.claim), *after_right(), fact);
    default:
      return can_squeeze(found_.claim, *after(before_, found_.move), fact);
  }
}

// A seat, or one of "N-S".
bool FactWitness::of_a_side(const std::string& text, const std::string& seat) const {
  return text.find(seat) != std::string::npos;
}

bool FactWitness::set_beside(const Fact& fact, bool by_us, const Wanted& does, const Wanted& same) const {
  const ProofClaim& theirs = found_.claim;
  const ProofClaim ours = opposite(theirs);
  const auto now = after(before_, found_.move);
  const auto kept = after(before_, fact.right.at(0));
  const Course here{.wanted = does, .times = std::max(fact.tricks, 1), .barred = {}};
  const Course there{.wanted = {}, .times = 0, .barred = same, .allowed = fact.fewer};
  known_.clear();
  if (!can(by_us ? ours : theirs, by_us ? *kept : *now, here)) return false;
  known_.clear();
  return can(by_us ? theirs : ours, by_us ? *now : *kept, there);
}

bool FactWitness::can(const ProofClaim& claim, const Position& at, const Course& course, int times, int allowed) const {
  if (allowed < 0) return false;
  if (settled(claim, at.possible())) return times <= 0;
  if (at.over()) return false;
  const std::string standing = base::str(times, ' ', allowed, ' ', proof::standing_text(at.setup()));
  if (const auto found = known_.find(standing); found != known_.end()) return found->second;
  const bool own = at.maximises() == (claim.bound == proof::Bound::kAtLeast);
  Event event{.leader = at.setup().table.empty() ? at.to_move() : "", .move = {}, .trick = {}};
  bool result = !own;
  for (const std::string& move : at.moves()) {
    const auto next = after(at, move);
    event.move = move;
    event.trick = trick_of(at, *next, move);
    const int left = times - (times > 0 && course.wanted(event) ? 1 : 0);
    const int more = allowed - (course.barred != nullptr && course.barred(event) ? 1 : 0);
    if (can(claim, *next, course, left, more) == own) {
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
  const bool own = at.maximises() == (claim.bound == proof::Bound::kAtLeast);
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
  // Another seat, squeezed after discards of the suit that the two squeezes share.
  Fact then{.kind = fact.kind};
  if (!fact.then.empty()) {
    then.seat = fact.then[0];
    then.moves = {fact.then.begin() + 1, fact.then.end()};
  }
  const bool us = at.maximises() != before_.maximises();
  for (const std::string& move : moves) {
    const auto takes = [&](const Event& event, bool in_its_suit) {
      return event.trick && wants_the_same(event.trick->taker) == us &&
             (suit(event.trick->card) == suit(move)) == in_its_suit &&
             std::ranges::find(fact.moves, event.trick->card) != fact.moves.end();
    };
    known_.clear();
    if (can(claim, *after(at, move),
            {.wanted = [&](const Event& event) { return takes(event, true); },
             .barred = [&](const Event& event) { return takes(event, false); }}))
      continue;
    if (!suits(then.moves).contains(suit(move)) || !can_squeeze(claim, *after(at, move), then)) return false;
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
  std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seats.find(was.leader)), seats.end());
  for (std::size_t i = 0; i < was.won->size(); ++i)
    if ((*was.won)[i] != (*now.won)[i]) {
      const std::string& taker = (*was.won)[i].first;
      const char led = suit(cards[0]);
      return Trick{.taker = taker, .card = cards[seats.find(taker)], .led = led == '*' ? ' ' : led};
    }
  return std::nullopt;
}

}  // namespace ouverte::support
