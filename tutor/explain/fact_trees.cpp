#include <algorithm>
#include <optional>
#include <utility>

#include "solver/base/split.hpp"
#include "solver/proof/refutation_search.hpp"
#include "tutor/explain/fact_parts.hpp"
#include "tutor/explain/tree_events.hpp"

namespace ouverte::tutor {
namespace {

using What = TreeEvent::What;

// A tree that shows how the side of the mover keeps what there was is looked for with less patience than a refutation:
// the right moves are often those after which nothing is decided soon.
constexpr proof::RefutationLimits kLimits{.plays = 20'000, .variations = 40};

// The other side's claim, that this one fails.
proof::ProofClaim opposite(const proof::ProofClaim& claim) {
  const bool least = claim.bound == proof::Bound::kAtLeast;
  return {.bound = least ? proof::Bound::kAtMost : proof::Bound::kAtLeast,
          .value = least ? claim.value - 1 : claim.value + 1};
}

class TreeFacts {
 public:
  // `kept`: in a tree that shows how the right move keeps what there was.
  TreeFacts(const FactCase& at, TreeEvents kept, const std::string& right)
      : at_(at), now_(*at.now), kept_(std::move(kept)), right_{right} {}

  void add_to(std::vector<Fact>& facts) const {
    squeezes(facts);
    too_early(facts);
    ruffs(facts);
    leads(facts);
    const std::size_t before = facts.size();
    for (const bool mine : {true, false}) tricks(mine, mine ? FactKind::kTrickLost : FactKind::kTrickGiven, facts);
    if (facts.size() == before)  // a side may want to take none
      for (const bool mine : {true, false})
        tricks(mine, mine ? FactKind::kTrickSuffered : FactKind::kTrickForced, facts);
    made_to_lead(facts);
  }

 private:
  [[nodiscard]] static bool any(const TreeEvents& of, What what, const auto& test) {
    return std::ranges::any_of(of.ever, [&](const TreeEvent& each) { return each.what == what && test(each); });
  }
  [[nodiscard]] bool ours(const TreeEvent& each) const { return at_.ours(each.seat); }

  void squeezes(std::vector<Fact>& facts) const {
    for (const bool missed : {true, false})
      for (const TreeEvent& each : missed ? kept_.always : now_.always) {
        if (each.what != What::kSqueezed) continue;
        Fact fact{.kind = missed ? FactKind::kSqueezeMissed : FactKind::kSqueezed, .seat = each.seat};
        if (missed) fact.right = right_;
        std::vector<std::string>* into = &fact.moves;
        for (const std::string& card : base::words(each.cards)) {
          if (card == ">") {
            into = &fact.then;
          } else {
            into->push_back(card);
          }
        }
        facts.push_back(std::move(fact));
      }
  }

  // What was led is led all the same after the right move.
  void too_early(std::vector<Fact>& facts) const {
    const TreeEvent later{.what = What::kLeadsCard, .seat = at_.refutation.seat, .cards = at_.refutation.move};
    if (at_.leads() && kept_.always.contains(later))
      facts.push_back({.kind = FactKind::kTooEarly, .moves = {at_.refutation.move}, .right = right_});
  }

  // What one side does in time in every variation of one tree, and no one of it in the other.
  template <class Same>
  void set_beside(What what, FactKind given, FactKind lost, const Same& same, std::vector<Fact>& facts) const {
    for (const bool mine : {false, true}) {
      const TreeEvents& there = mine ? now_ : kept_;
      for (const TreeEvent& each : (mine ? kept_ : now_).always) {
        if (each.what != what || ours(each) != mine) continue;
        if (any(there, what, [&](const TreeEvent& other) { return ours(other) == mine && same(each, other); }))
          continue;
        if (what == What::kLeads && each.seat == at_.refutation.seat) continue;  // that is no entry
        facts.push_back({.kind = mine ? lost : given,
                         .seat = each.seat,
                         .suit = each.cards,
                         .right = right_,
                         .words = what == What::kRuffs ? at_.side(mine) : ""});
      }
    }
  }
  void ruffs(std::vector<Fact>& facts) const {
    set_beside(
        What::kRuffs, FactKind::kRuffAllowed, FactKind::kRuffMissed,
        [](const TreeEvent& a, const TreeEvent& b) { return a.cards == b.cards; }, facts);
  }
  void leads(std::vector<Fact>& facts) const {
    set_beside(
        What::kLeads, FactKind::kEntryGiven, FactKind::kEntryLost,
        [](const TreeEvent& a, const TreeEvent& b) { return a.seat == b.seat; }, facts);
  }

  // Seats of the other side that the right move makes lead, and a card that takes a trick then.
  void made_to_lead(std::vector<Fact>& facts) const {
    std::vector<std::string> card;
    for (const Fact& fact : facts)
      if (fact.kind == FactKind::kTrickLost && fact.moves.size() == 1) card = fact.moves;
    for (const TreeEvent& each : kept_.always)
      if (each.what == What::kLeads && !ours(each) && !now_.ever.contains(each))
        facts.push_back({.kind = FactKind::kMadeToLead, .moves = card, .seat = each.seat, .right = right_});
  }

  // Tricks of one side in a suit that it takes whatever is played, and not all of them the other way.
  void tricks(bool mine, FactKind kind, std::vector<Fact>& facts) const {
    const bool high = at_.before.maximises() == mine;
    const bool later = kind == FactKind::kTrickLost || kind == FactKind::kTrickForced;
    const TreeEvents& here = later ? kept_ : now_;
    for (const auto& [who, taken] : here.tricks) {
      const auto& [side, suit] = who;
      const int fewer = (later ? now_ : kept_).tricks_of(side, suit).most;
      if (side != high || taken.least <= fewer) continue;
      Fact fact{.kind = kind,
                .moves = {},
                .seat = at_.side(mine),
                .suit = std::string(1, suit),
                .right = right_,
                .words = at_.side(mine),
                .tricks = taken.least,
                .fewer = fewer};
      name(here, mine, fact);
      if (fact.moves == right_) continue;  // it takes this trick
      facts.push_back(std::move(fact));
    }
  }
  // Who takes them and with which cards, where it is one seat and where there are no more cards than it needs.
  void name(const TreeEvents& here, bool mine, Fact& fact) const {
    std::vector<std::string> cards;
    std::set<std::string> seats;
    for (const TreeEvent& each : here.ever)
      if (each.what == What::kTakesWith && ours(each) == mine && suit_of(each.cards) == fact.suit.front()) {
        cards.push_back(each.cards);
        seats.insert(each.seat);
      }
    if (seats.size() == 1) fact.seat = *seats.begin();
    if (!cards.empty() && cards.size() <= static_cast<std::size_t>(fact.tricks) + 1) fact.moves = std::move(cards);
  }

  const FactCase& at_;
  const TreeEvents& now_;
  TreeEvents kept_;
  std::vector<std::string> right_;  // one move
};

}  // namespace

void add_facts_of_trees(const FactCase& at, std::vector<Fact>& facts) {
  if (!at.now) return;
  const proof::ProofClaim claim = opposite(at.refutation.claim);
  for (const std::string& right : first_of_classes(at)) {
    const auto kept = after(at.before, right);
    const proof::TreePointer tree = proof::RefutationSearch(at.solver, claim, kLimits).find(*kept);
    if (tree == nullptr) continue;
    auto happens = TreeReader(at.game, claim, at.sides).read(*kept, *tree);
    if (!happens) continue;
    TreeFacts(at, *std::move(happens), right).add_to(facts);
    return;
  }
}

}  // namespace ouverte::tutor
