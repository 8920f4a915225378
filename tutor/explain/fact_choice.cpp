// Which of the facts found are told, and in what order.
#include <algorithm>
#include <array>

#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

// From the most telling to the least: first why, as players have names for it, then what had to be done, then what
// comes of it.
constexpr std::array kTelling = {
    FactKind::kSqueezeMissed, FactKind::kSqueezed,     FactKind::kFinesse,       FactKind::kCause,
    FactKind::kPart,          FactKind::kTurnsOn,      FactKind::kEntryToAttack, FactKind::kHadNotToRuff,
    FactKind::kThrowInMissed, FactKind::kTooEarly,     FactKind::kHadToCross,    FactKind::kMadeToLead,
    FactKind::kHadToGiveUp,   FactKind::kHadToLetGo,   FactKind::kHadToCash,     FactKind::kHadToWin,
    FactKind::kHadToTake,     FactKind::kHadToRuff,    FactKind::kHadToOvertake, FactKind::kHadToLeave,
    FactKind::kHadToPlayHigh, FactKind::kHadToPlayLow, FactKind::kRuffAllowed,   FactKind::kRuffMissed,
    FactKind::kThrownIn,      FactKind::kHadToGoOut,   FactKind::kGoesOut,       FactKind::kHadToMatch,
    FactKind::kMeldGiven,     FactKind::kLongerSet,    FactKind::kFirstMeld,     FactKind::kOtherMelds,
    FactKind::kHadToDuck,     FactKind::kFeeds,        FactKind::kCardCause,     FactKind::kSuitToHold,
    FactKind::kTrickLost,     FactKind::kTrickForced,  FactKind::kTrickGiven,    FactKind::kTrickSuffered,
    FactKind::kEntryLost,     FactKind::kEntryGiven,   FactKind::kParting,       FactKind::kSuitToAvoid,
    FactKind::kSuitToPlay,    FactKind::kOnlyMove,     FactKind::kBuildsOn,      FactKind::kGivesTheTrick};
static_assert(kTelling.size() == kFactKinds);

// Said only for want of anything else: they name the right cards, and no reason.
bool says_little(FactKind kind) {
  return kind == FactKind::kBuildsOn || kind == FactKind::kGivesTheTrick || kind == FactKind::kSuitToAvoid ||
         kind == FactKind::kSuitToPlay || kind == FactKind::kOnlyMove;
}

// What becomes of the shares, of the cards that are paid for, or of the points.
bool is_of_shares(const Fact& fact) {
  return fact.cause && fact.cause->kind >= CauseKind::kCapture && fact.cause->kind <= CauseKind::kShare;
}

// Whether beside `told` the other fact says nothing new.
bool includes(const Fact& told, const Fact& other) {
  if (other.kind == FactKind::kHadToCash || other.kind == FactKind::kHadToWin) return told.kind == FactKind::kTooEarly;
  if (other.kind == FactKind::kOtherMelds)
    return told.kind == FactKind::kLongerSet || told.kind == FactKind::kFirstMeld;
  if (other.kind == FactKind::kPart) return told.cause && (is_of_shares(told) || told.words == other.words);
  if (other.kind == FactKind::kHadToMatch) return told.kind == FactKind::kHadToGoOut;
  if (other.kind == FactKind::kMadeToLead) return told.kind == FactKind::kThrowInMissed;
  if (other.kind == FactKind::kSuitToHold) return true;
  return other.kind == FactKind::kTrickGiven && told.kind == FactKind::kTrickLost && told.suit == other.suit;
}

// What is to be done to the trick in progress, without a reason.
bool is_order(FactKind kind) {
  return (kind >= FactKind::kHadToTake && kind <= FactKind::kHadToPlayLow) || kind == FactKind::kHadToMatch ||
         kind == FactKind::kHadToDuck || kind == FactKind::kOtherMelds;
}
// What follows, and can stand as a reason behind an order.
bool is_reason(const Fact& fact) {
  if (fact.kind == FactKind::kCardCause) return true;
  return (fact.kind == FactKind::kTrickLost || fact.kind == FactKind::kTrickGiven) && fact.moves.size() == 1;
}

// Beside a cause an order adds nothing.
bool names_a_cause(const Fact& fact) { return fact.kind == FactKind::kCause; }

// And what happens besides is no reason.
bool is_mere_effect(const Fact& fact) {
  switch (fact.kind) {
    case FactKind::kTrickLost:
    case FactKind::kTrickForced:
    case FactKind::kTrickGiven:
    case FactKind::kTrickSuffered:
    case FactKind::kEntryLost:
    case FactKind::kEntryGiven:
    case FactKind::kMadeToLead:
    case FactKind::kRuffAllowed:
    case FactKind::kRuffMissed:
      return true;
    default:
      return false;
  }
}

// Whether the card that takes a trick is of a suit that the order is about.
bool of_the_suits(const Fact& order, const Fact& reason) {
  if (reason.cause && reason.cause->kind >= CauseKind::kSetBroken && reason.cause->kind <= CauseKind::kSetTaken)
    return true;
  const std::string card = reason.cause ? reason.cause->card : reason.moves.front();
  const auto same = [&](const std::string& move) { return suit_of(move) == suit_of(card); };
  return card.empty() || std::ranges::any_of(order.moves, same) || std::ranges::any_of(order.right, same);
}

// A second cause that is proved of the same right card says more than a count.
void add_another_cause(const std::vector<Fact>& facts, std::vector<Fact>& chosen) {
  const Cause& told = *chosen.back().cause;
  constexpr std::array kKinds = {CauseKind::kDanger,     CauseKind::kHoldUp,       CauseKind::kHoldUpLead,
                                 CauseKind::kDuck,       CauseKind::kLink,         CauseKind::kEntryKept,
                                 CauseKind::kDrawTrumps, CauseKind::kRuffCut,      CauseKind::kTempo,
                                 CauseKind::kThrowIn,    CauseKind::kEntryAttacked};
  const auto another = std::ranges::find_if(facts, [&](const Fact& fact) {
    // After a Bath coup they may well have the suit left.
    if (told.kind == CauseKind::kBath && fact.cause && fact.cause->kind == CauseKind::kHoldUp) return false;
    return names_a_cause(fact) && fact.cause->kind != told.kind && fact.cause->right == told.right &&
           !fact.cause->ground.rights.empty() && std::ranges::find(kKinds, fact.cause->kind) != kKinds.end();
  });
  if (another != facts.end()) chosen.push_back(*another);
}

// That we are squeezed now is told with what prevents it, and a squeeze that has a name by its name.
std::vector<Fact> without_what_is_told_better(std::vector<Fact> facts) {
  const auto leave_out = [&](FactKind kind, auto better) {
    if (std::ranges::any_of(facts, [&](const Fact& fact) { return fact.cause && better(*fact.cause); }))
      std::erase_if(facts, [&](const Fact& fact) { return fact.kind == kind; });
  };
  leave_out(FactKind::kSqueezed,
            [](const Cause& cause) { return cause.kind == CauseKind::kSqueezed && !cause.card.empty(); });
  leave_out(FactKind::kSqueezeMissed,
            [](const Cause& cause) { return cause.kind == CauseKind::kSqueeze && !cause.called.empty(); });
  return facts;
}

// Of the right cards, all of which keep the part of the value, the one that the first sentence names is named again.
void name_the_same_card(std::vector<Fact>& chosen) {
  if (chosen.empty() || !chosen.front().cause) return;
  const std::string& right = chosen.front().cause->right;
  for (Fact& fact : chosen)
    if (fact.kind == FactKind::kPart && std::ranges::find(fact.right, right) != fact.right.end()) fact.said = {right};
}

bool is_same_card(const Cause& one, const Cause& other) { return !one.card.empty() && one.card == other.card; }

// Beside a cause: what is counted of the same card, of another right card, or of a suit at large.
bool adds_little(const Fact& fact, const std::vector<Fact>& chosen) {
  if (fact.kind != FactKind::kCardCause) return false;
  if (fact.cause->often) return !chosen.empty();
  const CauseKind kind = fact.cause->kind;
  return std::ranges::any_of(chosen, [&](const Fact& told) {
    // What covers an honour is meant to be beaten.
    if (told.cause && told.cause->kind == CauseKind::kCover && kind == CauseKind::kRise) return true;
    return names_a_cause(told) &&
           (told.cause->right != fact.cause->right || is_same_card(*told.cause, *fact.cause) ||
            kind == CauseKind::kTheyRun || kind == CauseKind::kMoreInSuit || kind == CauseKind::kThrownIn);
  });
}

// Where a part of the value is lost, that is the reason before any other one than these.
std::array<FactKind, kFactKinds> order_of(const std::vector<Fact>& facts) {
  auto order = kTelling;
  if (std::ranges::none_of(facts, is_of_shares))
    std::stable_partition(order.begin(), order.end(), [](FactKind kind) { return kind == FactKind::kPart; });
  return order;
}

// As many as people read: of a kind the first, and of tricks the first with a card that has a name. An order takes the
// next reason to itself.
std::vector<Fact> most_telling(const std::vector<Fact>& facts) {
  constexpr std::size_t kMost = 3;
  std::vector<Fact> chosen;
  for (const FactKind kind : order_of(facts)) {
    if (chosen.size() == kMost || (says_little(kind) && !chosen.empty())) break;
    if (kind == FactKind::kParting && !chosen.empty()) continue;
    const bool caused = std::ranges::any_of(
        chosen, [](const Fact& fact) { return names_a_cause(fact) || fact.kind == FactKind::kPart; });
    if (is_order(kind) && caused) continue;
    const auto of_kind = [&](const Fact& fact) { return fact.kind == kind && !(caused && is_mere_effect(fact)); };
    const auto is_new = [&](const Fact& fact) {
      return std::ranges::none_of(chosen, [&](const Fact& told) { return includes(told, fact); });
    };
    const auto named = [&](const Fact& fact) { return of_kind(fact) && fact.moves.size() == 1 && is_new(fact); };
    auto found = std::ranges::find_if(facts, named);
    if (found == facts.end())
      found = std::ranges::find_if(facts, [&](const Fact& fact) { return of_kind(fact) && is_new(fact); });
    if (found == facts.end()) continue;
    const auto bare =
        std::ranges::find_if(chosen, [](const Fact& fact) { return is_order(fact.kind) && fact.reason.empty(); });
    if (bare != chosen.end() && is_reason(*found) && of_the_suits(*bare, *found)) {
      bare->reason.push_back(*found);
    } else if (!adds_little(*found, chosen)) {
      chosen.push_back(*found);
      if (kind == FactKind::kCause) add_another_cause(facts, chosen);
    }
  }
  name_the_same_card(chosen);
  return chosen;
}

// A fact among those found as it stands there: without the reason that it is told with.
Fact alone(Fact fact) {
  fact.reason.clear();
  return fact;
}

// What is told, and what is told as its reason.
std::vector<Fact> with_reasons(const std::vector<Fact>& told) {
  std::vector<Fact> all;
  for (const Fact& fact : told) {
    all.push_back(alone(fact));
    for (const Fact& why : fact.reason) all.push_back(why);
  }
  return all;
}

}  // namespace

bool tells_less(const std::vector<Fact>& instead, const std::vector<Fact>& told) {
  if (instead.empty() || told.empty() || !instead.front().cause) return false;
  const Fact& first = told.front();
  return instead.front().cause->kind == CauseKind::kAtStake &&
         (is_mere_effect(first) || first.kind == FactKind::kParting);
}

bool tells_why(const std::vector<Fact>& told) {
  return std::ranges::any_of(told, [](const Fact& fact) {
    if (fact.kind == FactKind::kCardCause) return !fact.cause->often;
    if (!fact.reason.empty()) return true;
    return !says_little(fact.kind) && !is_order(fact.kind) && !is_mere_effect(fact) &&
           fact.kind != FactKind::kParting && fact.kind != FactKind::kSuitToHold;
  });
}

bool tells_a_cause(const std::vector<Fact>& told) {
  return std::ranges::any_of(told, [](const Fact& fact) { return fact.cause.has_value(); });
}

std::vector<Fact> chosen(std::vector<Fact> found, FactPremises& premises) {
  std::vector<Fact> facts = without_what_is_told_better(std::move(found));
  std::vector<Fact> holding;
  while (true) {
    std::vector<Fact> told = most_telling(facts);
    bool all_hold = true;
    for (const Fact& fact : with_reasons(told)) {
      if (std::ranges::find(holding, fact) != holding.end()) continue;
      const auto place = std::ranges::find(facts, fact);
      Fact said = fact;
      if (premises.hold(said)) {
        all_hold = all_hold && said == fact;
        holding.push_back(said);
        if (place != facts.end()) *place = std::move(said);
      } else {
        all_hold = false;
        if (place != facts.end()) facts.erase(place);
      }
    }
    if (all_hold) return told;
  }
}

}  // namespace ouverte::tutor
