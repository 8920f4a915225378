#include "tutor/explain/causes/find.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "solver/base/sort.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::size_t kMostRight = 3;

// Whether it is the highest of its suit, or an honour with a card that does the same below it.
bool is_top(const CostlyPlay& play, const std::string& card) {
  const auto classes = play.before.classes();
  return is_highest(play.before.setup(), card) ||
         (!small(card) && std::ranges::any_of(classes, [&](const std::vector<std::string>& together) {
           return together.size() > 1 && std::ranges::find(together, card) != together.end();
         }));
}

// Right cards, one of a suit, first of the suit of the card that costs. Lower than it is the lowest, as one ducks;
// higher the nearest. To be thrown, the lowest of all; to be led, a winner, or the top of a sequence, or else the
// lowest. Of other suits those with such a card come first.
std::vector<std::string> right_ones(const CostlyPlay& play) {
  const auto place = [&](const std::string& card) {
    const int rank = static_cast<int>(rank_place(card));
    const int wrong = static_cast<int>(rank_place(play.move));
    if (play.before.table_empty() && is_top(play, card)) return -100;
    return card[0] != play.move[0] || rank > wrong ? -rank : wrong - rank;
  };
  std::map<char, std::string> of_suit;
  std::string suits;
  for (const std::string& card : one_of_each_class(play.before, play.right)) {
    if (card.size() != 2) continue;
    const auto [best, added] = of_suit.emplace(card[0], card);
    if (added) suits += card[0];
    if (place(card) < place(best->second)) best->second = card;
  }
  base::sort(suits, {}, [&](char suit) {
    return std::pair(suit != play.move[0], !small(of_suit[suit]) && place(of_suit[suit]) > -100);
  });
  std::vector<std::string> some;
  for (const char suit : suits.substr(0, kMostRight)) some.push_back(of_suit[suit]);
  return some;
}

// A ruff and discard is more than a ruff. Who is to be kept off lead is told early of a duck, and later where another
// suit is better.
std::pair<bool, CauseKind> rank(const Cause& cause) {
  const bool of_the_lead = (cause.kind == CauseKind::kThrownIn && only_counts(cause)) ||
                           cause.kind == CauseKind::kNoWay || cause.kind == CauseKind::kTheirWay;
  const bool another = cause.kind == CauseKind::kDanger && cause.on.empty() && cause.left_to.empty() &&
                       cause.thrown.empty() && cause.card_played[0] != cause.right[0];
  if (cause.kind == CauseKind::kDanger && cause.sense == CauseSense::kMayBeIn && cause.thrown.empty())
    return {false, CauseKind::kForce};
  if (cause.kind == CauseKind::kEntryKept && !cause.card.empty() && cause.card != cause.card_played)
    return {false, CauseKind::kCross};
  if (cause.kind == CauseKind::kThrownIn && !of_the_lead) return {false, CauseKind::kEntryKept};
  if (cause.sense == CauseSense::kRuffsAlone) return {false, CauseKind::kNowOrNever};
  if (cause.kind == CauseKind::kRuffGiven && cause.right.front() == cause.suit.front() &&
      cause.right.front() != cause.card_played.front())
    return {false, CauseKind::kRace};
  if (cause.kind == CauseKind::kKeepOver) return {false, CauseKind::kLeadThrough};
  if (cause.kind == CauseKind::kRise && cause.sense == CauseSense::kHasBeenPlayed) return {false, CauseKind::kCardLost};
  if (cause.kind == CauseKind::kCatchOver) return {false, CauseKind::kCatch};
  if (cause.kind == CauseKind::kThrowFirst && cause.other.empty()) return {false, CauseKind::kCatchOver};
  if (cause.kind == CauseKind::kCatch) return {false, CauseKind::kCatchOver};
  if (cause.kind == CauseKind::kEnPassant) return {false, CauseKind::kHoldUp};
  if (cause.kind == CauseKind::kSqueezed && cause.card.empty()) return {false, CauseKind::kTempo};
  if (cause.kind == CauseKind::kSecondLow) return {false, CauseKind::kHoldUpLead};
  if (cause.kind == CauseKind::kRuffingFinesse) return {false, CauseKind::kHoldUpEntry};
  if (cause.kind == CauseKind::kStrip)
    return {false, cause.ground.rights.empty() ? CauseKind::kEntryKept : CauseKind::kThrowIn};
  if (cause.kind == CauseKind::kEntryMade) return {false, CauseKind::kUnblock};
  if (cause.kind == CauseKind::kThrowInLater && !only_counts(cause)) return {false, CauseKind::kThrowIn};
  if (cause.kind == CauseKind::kPromotionLead) return {false, CauseKind::kEnPassant};
  if (cause.kind == CauseKind::kReversal) return {false, CauseKind::kDrawTrumps};
  if (cause.kind == CauseKind::kRuffAndDiscard) return {of_the_lead, CauseKind::kDrawTrumps};
  return {of_the_lead, another ? CauseKind::kGuard : cause.kind};
}

// Who is not to get in is kept out by playing another suit, and not by the winners that are cashed in the meantime.
bool is_in_the_meantime(const CostlyPlay& play, const Cause& cause) {
  return (cause.kind == CauseKind::kDanger || cause.kind == CauseKind::kSwitch) && play.before.table_empty() &&
         is_highest(play.before.setup(), cause.right);
}

// That an honour lies badly is a part of it where the one who has it takes the trick and leads what hurts.
void leave_out_what_is_included(std::vector<Cause>& causes) {
  const auto switches = std::ranges::find(causes, CauseKind::kSwitch, &Cause::kind);
  if (switches == causes.end()) return;
  const Cause told = *switches;
  std::erase_if(causes, [&](const Cause& cause) {
    const bool less = cause.kind == CauseKind::kWhichWay || cause.kind == CauseKind::kFinesse ||
                      cause.kind == CauseKind::kRise || cause.kind == CauseKind::kThirdHigh;
    return less && cause.card == told.card && cause.seat == told.seat;
  });
}

// Drawn trumps make a hand discard: it is for its ruffs that they are to be drawn.
void leave_out_what_trumps_bring(std::vector<Cause>& causes) {
  if (std::ranges::find(causes, CauseKind::kDrawTrumps, &Cause::kind) == causes.end()) return;
  std::erase_if(causes, [](const Cause& cause) {
    return cause.kind == CauseKind::kSqueeze || cause.kind == CauseKind::kSqueezeBoth;
  });
}

// Who ducks to leave the trick to one of theirs keeps the other out: that the one can lead the suit again is less.
void leave_out_who_may_be_in(std::vector<Cause>& causes) {
  const auto leaves_it = [](const Cause& cause) { return cause.kind == CauseKind::kDanger && !cause.left_to.empty(); };
  if (std::ranges::any_of(causes, leaves_it))
    std::erase_if(causes, [](const Cause& cause) { return cause.kind == CauseKind::kHoldUpLead; });
}

// Who is told to duck plays low.
bool is_wrong_duck(const CostlyPlay& play, const Cause& cause) {
  constexpr std::array kDucks = {CauseKind::kHoldUp, CauseKind::kHoldUpLead, CauseKind::kHoldUpEntry,
                                 CauseKind::kBath,   CauseKind::kDuck,       CauseKind::kLink};
  if (std::ranges::find(kDucks, cause.kind) == kDucks.end()) return false;
  return std::ranges::any_of(cards_of(play.before.setup(), play.seat), [&](const std::string& other) {
    return other[0] == cause.right[0] && rank_place(other) > rank_place(cause.right) &&
           std::ranges::find(play.right, other) == play.right.end();
  });
}

// Each trick counts, or the first one: not who has which number of them.
bool is_about_single_tricks(const CostlyPlay& play) {
  const games::Stakes stakes = *play.game.stakes(play.before.setup());
  const search::Interval possible = play.before.possible();
  return play.before.aspects().empty() && (possible.upper - possible.lower <= stakes.step || stakes.unit == "trick");
}

void add_every_cause(Study& study, std::vector<Cause>& causes) {
  if (study.avoids()) {
    if (is_about_single_tricks(study.play())) add_causes_of_avoiding(study, causes);
    return;
  }
  add_causes_of_ruffs(study, causes);
  add_causes_of_trumps(study, causes);
  add_causes_of_control(study, causes);
  const bool as_in_bridge = study.highest_takes();
  if (as_in_bridge) add_causes_of_honours(study, causes);
  add_causes_of_rights(study, causes);
  if (as_in_bridge) add_causes_of_links(study, causes);
  if (!study.gives_tricks()) {
    add_causes_of_following(study, causes);
    add_causes_of_leads(study, causes);
  }
  if (as_in_bridge) {
    add_causes_of_entries(study, causes);
    add_finesses_to_come(study, causes);
  }
  // A trick that is given away is of no suit.
  if (!study.wrong().starts_with('>')) add_causes_of_suits(study, causes);
  if (!as_in_bridge) std::erase_if(causes, [](const Cause& cause) { return cause.kind == CauseKind::kEntryKept; });
  // Where it counts who has which number of tricks, what is to be done before a squeeze is no matter of the count.
  if (!is_about_single_tricks(study.play()))
    std::erase_if(causes, [](const Cause& cause) {
      return cause.kind == CauseKind::kCountFirst || cause.kind == CauseKind::kVienna;
    });
}

void add_further_causes(Study& study, std::vector<Cause>& causes) {
  if (study.avoids()) return;
  add_hurting_leads(study, causes);
  const bool counts_tricks = study.play().game.stakes(study.setup())->unit == "trick";
  if (counts_tricks && study.highest_takes() && !study.gives_tricks()) add_causes_of_ranks(study, causes);
}

void add_plans(Study& study, std::vector<Cause>& causes) {
  const bool counts_tricks = study.play().game.stakes(study.setup())->unit == "trick";
  if (counts_tricks && study.highest_takes() && !study.avoids() && !study.gives_tricks())
    add_causes_of_plans(study, causes);
}

// Of one right card after the other.
template <class Add>
std::vector<Cause> found_by(const Add& add, const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes;
  if (!play.game.plays_in_rows() || play.move.size() != 2) return causes;
  AlteredDeals deals(play, solver);
  for (const std::string& right : right_ones(play)) {
    auto study = Study::of(play, right, deals, solver);
    if (!study) break;
    const std::size_t before = causes.size();
    add(*study, causes);
    for (std::size_t i = before; i < causes.size(); ++i) study->show_lines(causes[i]);
  }
  return causes;
}

}  // namespace

std::vector<std::string> few_right(const CostlyPlay& play) {
  constexpr std::size_t kMost = 3;
  std::vector<std::string> few;
  for (const std::vector<std::string>& together : play.before.classes())
    if (few.size() < kMost && std::ranges::find(play.right, together.front()) != play.right.end())
      few.push_back(together.front());
  if (few.empty()) few.push_back(play.right.front());
  return few;
}

std::vector<Cause> further_causes_of(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes = found_by(add_further_causes, play, solver);
  const auto last = [](const Cause& cause) {
    return cause.kind == CauseKind::kSuitKept ? 2 : static_cast<int>(!cause.ground.lowerings.empty());
  };
  base::sort(causes, {}, [&](const Cause& cause) { return std::pair(last(cause), cause.kind); });
  return causes;
}

std::vector<Cause> plans_of(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes = found_by(add_plans, play, solver);
  base::sort(causes, {}, &Cause::kind);
  return causes;
}

std::vector<Cause> causes_of(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes = found_by(add_every_cause, play, solver);
  leave_out_what_is_included(causes);
  leave_out_who_may_be_in(causes);
  leave_out_what_trumps_bring(causes);
  std::erase_if(causes, [&](const Cause& cause) { return is_wrong_duck(play, cause); });
  const auto later = [](const Cause& cause) { return cause.kind == CauseKind::kThrowInLater; };
  if (std::ranges::find(causes, CauseKind::kStrip, &Cause::kind) != causes.end()) std::erase_if(causes, later);
  base::sort(causes, {}, [&](const Cause& cause) { return std::pair(rank(cause), is_in_the_meantime(play, cause)); });
  std::stable_partition(causes.begin(), causes.end(), [](const Cause& cause) { return !cause.often; });
  return causes;
}

}  // namespace ouverte::tutor
