#include "solver/games/dreiertarock/advice.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using search::Interval;

// A guess at how good it is to lay these cards aside: their points are safe, and where no card of a suit is left its
// tricks can be taken with trumps.
int likelihood_of(const Dealt& dealt, Seat declarer, const ExchangeChoice& choice) {
  constexpr int kVoid = 3;
  const CardSet group = dealt.talon[static_cast<std::size_t>(choice.taken)];
  const CardSet hand = (dealt.hands[static_cast<std::size_t>(declarer)] | group) - choice.laid_aside;
  int score = card_points(group) + card_points(choice.laid_aside) + (group & kTrumps).size();
  for (const Suit suit : cards::kAllSuits) score += (hand & suit_cards(suit)).empty() ? kVoid : 0;
  return score;
}

// Points above the likely number to begin with: a search for more than there is costs least.
constexpr int kHopeful = 5;

Interval range_of(const std::vector<int>& values) { return {values.front(), values.back()}; }

// What is known of a value is kept in values that there are.
int rounded_down(const std::vector<int>& values, int number) {
  return *std::prev(std::ranges::upper_bound(values, number));
}

// Choices that differ in one card are near: of those whose points are known, the one by which these are likely to be
// most.
std::optional<int> likely_points(std::span<const ExchangeChoice> known, const ExchangeChoice& choice) {
  std::optional<int> most;
  for (const ExchangeChoice& other : known) {
    if (other.taken != choice.taken || (other.laid_aside & choice.laid_aside).size() < kLaidAside - 1) continue;
    const int likely = other.points.lower + (card_points(choice.laid_aside) - card_points(other.laid_aside)) / 2;
    most = std::max(most.value_or(likely), likely);
  }
  return most;
}

}  // namespace

std::vector<ExchangeChoice> choices_of(const Dealt& dealt, Seat declarer, const std::vector<int>& groups) {
  std::vector<ExchangeChoice> choices;
  for (const int group : groups) {
    const CardSet fifteen =
        dealt.hands[static_cast<std::size_t>(declarer)] | dealt.talon[static_cast<std::size_t>(group)];
    for (const CardSet aside : lay_asides(fifteen))
      choices.push_back({.taken = group, .laid_aside = aside, .payment = {}, .points = {}});
  }
  base::sort(choices, std::greater<>(),
             [&](const ExchangeChoice& choice) { return likelihood_of(dealt, declarer, choice); });
  return choices;
}

Advice::Advice(const Dealt& dealt, const search::Options& options, Tick tick)
    : dealt_(dealt), search_(options), joint_(options.switches.joint), tick_(std::move(tick)) {
  std::array<CardSet, kPlayers> cards = dealt.hands;
  for (CardSet& hand : cards) hand |= dealt.talon[0] | dealt.talon[1];
  search_.expect(cards);
}

absl::StatusOr<Start> Advice::start(Written written, Objective objective, Seat player) const {
  const Seat leader = written.declarer_leads ? written.contract.declarer : dealt_.eldest;
  Standing standing{.hands = {dealt_.hands.begin(), dealt_.hands.end()},
                    .table = {},
                    .leader = leader,
                    .won = std::vector<int>(kPlayers),
                    .all_tricks = kAllTricks};
  written.talon = dealt_.talon;
  return start_of(written, std::move(standing), objective, player);
}

absl::StatusOr<Start> Advice::start(Written written, const ExchangeChoice& choice, Objective objective) const {
  written.taken = choice.taken;
  written.laid_aside = choice.laid_aside;
  return start(written, objective);
}

void Advice::narrow(const Start& start, int guess, Interval& known) {
  search_.budget().start();
  try {
    search::narrow(search_, start.game, start.state, search_.values(start.game), guess, known);
  } catch (const search::Stopped&) {
    stopped_ = true;
  }
  if (tick_) tick_();
}

std::optional<bool> Advice::reaches(const Start& start, int goal) {
  search_.budget().start();
  try {
    return search_.reaches(start.game, start.state, goal);
  } catch (const search::Stopped&) {
    stopped_ = true;
    return std::nullopt;
  }
}

bool Advice::beats(const Start& start, Interval& best, Interval& known) {
  const std::vector<int> values = search_.values(start.game);
  const auto goal = std::ranges::upper_bound(values, best.lower);
  bool better = false;
  search_.budget().start();
  try {
    better = search_.reaches(start.game, start.state, *goal);
    if (better) {
      known.lower = *goal;
      search::narrow(search_, start.game, start.state, values, *goal, known);
    } else {
      known.upper = best.lower;
    }
  } catch (const search::Stopped&) {
    stopped_ = true;
  }
  if (better) best = known;
  return better;
}

// It begins above the likely points.
bool Advice::ask_together(const Pair& pair, ExchangeChoice& choice) {
  const int first = std::clamp(pair.likely.points + kHopeful, 1, kAllPoints);
  search_.budget().start();
  try {
    if (!fall_together(pair, first, choice)) return false;
    if (choice.points.lower == first) rise_together(pair, first + 1, choice);
  } catch (const search::Stopped&) {
    stopped_ = true;
  }
  return true;
}

// Near the likely points a no is followed by the question about points alone.
bool Advice::fall_together(const Pair& pair, int goal, ExchangeChoice& choice) {
  constexpr int kDoubtful = 2;
  for (; goal >= 1 && !reaches_together(pair, goal, choice); --goal) {
    if (goal > pair.likely.points + kDoubtful) continue;
    if (search_.reaches(pair.counted.game, pair.counted.state, goal)) {
      choice.points.lower = goal;
      return false;
    }
    choice.points.upper = goal - 1;
  }
  return true;
}

void Advice::rise_together(const Pair& pair, int goal, ExchangeChoice& choice) {
  while (goal <= choice.points.upper && reaches_together(pair, goal, choice)) ++goal;
}

bool Advice::reaches_together(const Pair& pair, int goal, ExchangeChoice& choice) {
  const int payment =
      rounded_down(pair.payments, std::max(pair.likely.payment(pair.paid, goal), pair.payments.front()));
  if (!search_.reaches_both(pair.paid.game, pair.paid.state, payment, goal)) return false;
  choice.points.lower = goal;
  choice.payment.lower = std::max(choice.payment.lower, payment);
  return true;
}

void Advice::solve(const Written& written, std::vector<ExchangeChoice>& choices) {
  constexpr int kPatience = 2;
  // What the choices before were like, by group.
  struct Before {
    int less = 0;     // as `Likely`
    int in_vain = 0;  // choices of which it was in vain to ask for points and payment together
  };
  std::array<Before, 2> before;
  for (std::size_t place = 0; place < choices.size(); ++place) {
    ExchangeChoice& choice = choices[place];
    Pair pair{.counted = *start(written, choice, Objective::kPoints),
              .paid = *start(written, choice, Objective::kPayment),
              .payments = {},
              .likely = {}};
    const auto& [counted, paid, payments, likely] = pair;
    pair.payments = search_.values(paid.game);
    choice.points = range_of(search_.values(counted.game));
    choice.payment = range_of(payments);
    const auto near = likely_points(std::span(choices).first(place), choice);
    auto& [less, in_vain] = before[static_cast<std::size_t>(choice.taken)];
    pair.likely = {.points = near.value_or(search_.guess(counted.game, counted.state)), .less = less};
    if (joint_ && in_vain < kPatience && !ask_together(pair, choice)) ++in_vain;
    narrow(counted, choice.points.lower > 0 ? choice.points.lower + 1 : likely.points + kHopeful, choice.points);
    narrow(paid, likely.payment(paid, choice.points.lower), choice.payment);
    less += likely.payment(paid, choice.points.lower) - choice.payment.lower;
  }
}

// All choices are asked for more points than any is likely to have, and for less and less until one has them: that they
// have not costs little, and that one has is proved once. Those behind it are then asked for more.
void Advice::put_most_points_first(const Written& written, std::vector<ExchangeChoice>& choices) {
  std::vector<Start> starts;
  int goal = 1;
  for (const ExchangeChoice& choice : choices) {
    starts.push_back(*start(written, choice, Objective::kPoints));
    goal = std::max(goal, search_.guess(starts.back().game, starts.back().state));
  }
  goal = std::min(goal, kAllPoints);
  std::vector<int> most(choices.size(), kAllPoints);
  std::size_t told = 0;  // choices that have ticked
  const auto has = [&](std::size_t place) {
    if (most[place] < goal) return false;
    const std::optional<bool> reached = reaches(starts[place], goal);
    if (reached != true) most[place] = reached ? goal - 1 : 0;  // no more is asked of it where a limit struck
    if (tick_ && place == told) {
      tick_();
      ++told;
    }
    return reached == true;
  };
  std::size_t best = 0;
  const auto last = choices.size() - 1;
  while (goal > 0 && !has(best)) {
    if (best < last) {
      ++best;
    } else {
      best = 0;
      goal = std::ranges::max(most);
    }
  }
  ++goal;
  for (std::size_t place = best; place < choices.size();) {
    if (has(place)) {
      best = place;
      ++goal;
    } else {
      ++place;
    }
  }
  for (; tick_ && told < choices.size(); ++told) tick_();
  std::swap(choices[0], choices[best]);
}

// `choices` have upper bounds on their payments, which fall further here.
ExchangeChoice Advice::best_payment(const Written& written, std::vector<ExchangeChoice>& choices, int guess) {
  ExchangeChoice best;
  for (std::size_t place = 0; place < choices.size(); ++place) {
    ExchangeChoice& choice = choices[place];
    if (place == 0) {
      narrow(*start(written, choice, Objective::kPayment), guess, choice.payment);
      best = choice;
      continue;
    }
    if (choice.payment.upper > best.payment.lower &&
        beats(*start(written, choice, Objective::kPayment), best.payment, choice.payment))
      best = choice;
    if (tick_) tick_();
  }
  // A limit may have struck where a choice could still be better.
  for (const ExchangeChoice& choice : choices) best.payment.upper = std::max(best.payment.upper, choice.payment.upper);
  return best;
}

Exchanges Advice::best_of_exchange(Seat declarer, std::vector<ExchangeChoice> choices) {
  put_most_points_first(written_for(Name::kSingle, declarer), choices);
  Exchanges best;
  for (std::size_t place = 0; place < kExchangeContracts; ++place) {
    const Name name = kKinds[place].name;
    const Written written = written_for(name, declarer);
    const Start paid = *start(written, choices[0], Objective::kPayment);
    const std::vector<int> values = search_.values(paid.game);
    int guess = search_.guess(paid.game, paid.state);
    for (ExchangeChoice& choice : choices) {
      const int upper = choice.payment.upper;
      choice.payment = range_of(values);
      if (place == 0) continue;
      // The play is the same, and every line of it pays so much more, or less, than in the contract before. So much at
      // most is what a value can gain.
      const int further = 2 * (game_value(name) - game_value(kKinds[place - 1].name));
      choice.payment.upper = rounded_down(values, upper + further);
      const int before = best[place - 1].payment.lower;
      guess = before + (before > 0 ? further : -further);
    }
    best[place] = best_payment(written, choices, guess);
  }
  return best;
}

Interval Advice::value(Name name, Objective objective, Seat player) {
  return value(*start(written_for(name, player), objective, player));
}

Interval Advice::value(const Start& start) {
  Interval known = range_of(search_.values(start.game));
  narrow(start, search_.guess(start.game, start.state), known);
  return known;
}

Written Advice::written_for(Name name, Seat declarer) const {
  Written written;
  written.kind = &kind_of(name);
  written.contract.name = name;
  written.contract.declarer = declarer;
  return written;
}

}  // namespace ouverte::games::dreiertarock
