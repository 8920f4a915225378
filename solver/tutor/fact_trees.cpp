#include <algorithm>
#include <optional>
#include <sstream>
#include <utility>

#include "solver/tutor/fact_parts.hpp"
#include "solver/tutor/happenings.hpp"
#include "solver/tutor/refutation_search.hpp"

namespace ouverte::tutor {
namespace {

using What = Happening::What;

// A tree that shows how the side of the mover keeps what there was is looked for with less patience than a refutation:
// the right moves are often those after which nothing is decided soon.
constexpr RefutationLimits kLimits{.plays = 20'000, .variations = 40};

// The other side's claim, that this one fails.
ProofClaim opposite(const ProofClaim& claim) {
  const bool least = claim.bound == Bound::kAtLeast;
  return {.bound = least ? Bound::kAtMost : Bound::kAtLeast, .value = least ? claim.value - 1 : claim.value + 1};
}

class TreeFacts {
 public:
  // `kept`: in a tree that shows how the right move keeps what there was.
  TreeFacts(const FactCase& at, Happenings kept, std::string right)
      : at_(at), now_(*at.now), kept_(std::move(kept)), right_(std::move(right)) {}

  void add_to(std::vector<Fact>& facts) const {
    squeezes(facts);
    ruffs(facts);
    throw_ins(facts);
    leads(facts);
    tricks(facts);
  }

 private:
  [[nodiscard]] static bool any(const Happenings& of, What what, const auto& test) {
    return std::ranges::any_of(of.ever, [&](const Happening& each) { return each.what == what && test(each); });
  }
  [[nodiscard]] bool ours(const Happening& each) const { return at_.ours(each.seat); }

  static std::vector<std::string> words_of(const std::string& cards) {
    std::vector<std::string> all;
    std::istringstream in(cards);
    for (std::string card; in >> card;) all.push_back(card);
    return all;
  }

  void squeezes(std::vector<Fact>& facts) const {
    for (const Happening& each : kept_.always)
      if (each.what == What::kSqueezed)
        facts.push_back(
            {.kind = FactKind::kSqueezeMissed, .moves = words_of(each.cards), .seat = each.seat, .right = right_});
    for (const Happening& each : now_.always)
      if (each.what == What::kSqueezed)
        facts.push_back({.kind = FactKind::kSqueezed, .moves = words_of(each.cards), .seat = each.seat});
  }

  // What one side does in time in every variation of one tree, and no one of it in the other.
  template <class Same>
  void set_beside(What what, FactKind given, FactKind lost, const Same& same, std::vector<Fact>& facts) const {
    for (const bool mine : {false, true}) {
      const Happenings& here = mine ? kept_ : now_;
      const Happenings& there = mine ? now_ : kept_;
      for (const Happening& each : here.always) {
        if (each.what != what || ours(each) != mine) continue;
        if (any(there, what, [&](const Happening& other) { return ours(other) == mine && same(each, other); }))
          continue;
        if (what == What::kLeads && each.seat == at_.refutation.seat) continue;  // that is no entry
        Fact fact{.kind = mine ? lost : given, .seat = each.seat, .suit = each.cards, .right = right_};
        if (what == What::kTakes) fact.moves = cards_that_take(here, each);
        if (fact.moves == std::vector{right_}) continue;  // it takes this trick
        facts.push_back(std::move(fact));
      }
    }
  }
  void ruffs(std::vector<Fact>& facts) const {
    set_beside(
        What::kRuffs, FactKind::kRuffAllowed, FactKind::kRuffMissed,
        [](const Happening& a, const Happening& b) { return a.cards == b.cards; }, facts);
  }
  void leads(std::vector<Fact>& facts) const {
    set_beside(
        What::kLeads, FactKind::kEntryGiven, FactKind::kEntryLost,
        [](const Happening& a, const Happening& b) { return a.seat == b.seat; }, facts);
  }
  // Seats of the other side that the right move makes lead.
  void throw_ins(std::vector<Fact>& facts) const {
    for (const Happening& each : kept_.always)
      if (each.what == What::kLeads && !ours(each) && !now_.ever.contains(each))
        facts.push_back({.kind = FactKind::kThrowInMissed, .seat = each.seat, .right = right_});
  }
  void tricks(std::vector<Fact>& facts) const {
    set_beside(
        What::kTakes, FactKind::kTrickGiven, FactKind::kTrickLost,
        [](const Happening& a, const Happening& b) { return a.cards == b.cards; }, facts);
  }

  // The cards of a suit with which a seat takes tricks in every variation.
  static std::vector<std::string> cards_that_take(const Happenings& of, const Happening& trick) {
    std::vector<std::string> cards;
    for (const Happening& each : of.always)
      if (each.what == What::kTakesWith && each.seat == trick.seat && suit_of(each.cards) == trick.cards.front())
        cards.push_back(each.cards);
    return cards;
  }

  const FactCase& at_;
  const Happenings& now_;
  Happenings kept_;
  std::string right_;
};

}  // namespace

void add_facts_of_trees(const FactCase& at, std::vector<Fact>& facts) {
  if (!at.now) return;
  const std::string& right = at.keep.front();
  const auto kept = after(at.before, right);
  const ProofClaim claim = opposite(at.refutation.claim);
  const TreePointer tree = RefutationSearch(at.solver, claim, kLimits).find(*kept);
  if (tree == nullptr) return;
  const auto happens = TreeReader(at.game, claim, at.sides).read(*kept, *tree);
  if (happens) TreeFacts(at, *happens, right).add_to(facts);
}

}  // namespace ouverte::tutor
