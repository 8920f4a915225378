#include "tutor/fair/suit_plan.hpp"

#include <algorithm>
#include <tuple>

#include "solver/base/sort.hpp"

namespace ouverte::tutor::fair::suit {

bool on_top(const SuitState& state, int run) {
  for (int group = 0; group < std::min(run, kMostGroups); ++group)
    if (state.unseen[static_cast<std::size_t>(group)] != 0) return false;
  return run != kNoCard;
}

namespace {

using Lead = SuitSolver::Lead;

int lowest(const Runs& hand) {
  for (int run = kMostRuns; run-- > 0;)
    if (hand[static_cast<std::size_t>(run)] != 0) return run;
  return kNoCard;
}

int highest(const Runs& hand) {
  for (int run = 0; run < kMostRuns; ++run)
    if (hand[static_cast<std::size_t>(run)] != 0) return run;
  return kNoCard;
}

const Runs& third_hand(const SuitState& state, Lead lead) { return state.held[index(across(lead.hand))]; }

// The lowest card that beats second hand's, or else the lowest.
int cheapest_over(const Runs& hand, int second) {
  for (int run = std::min(second, kMostRuns - 1); run >= 0; --run)
    if (hand[static_cast<std::size_t>(run)] != 0) return run;
  return lowest(hand);
}

// Where a hand's highest card stands among all, from the top; past the end for a hand with none.
std::size_t place_of_highest(const SuitShape& shape, const SuitState& state, SuitHand hand) {
  const int run = highest(state.held[index(hand)]);
  return run == kNoCard ? kRanks.size() : kRanks.find(top_of_run(shape, state, index(hand), run));
}

TrickKind kind_of(const SuitShape& shape, const SuitState& state, Lead lead, int third) {
  if (on_top(state, std::min(lead.run, third))) return TrickKind::kCash;
  const bool third_small = third == kNoCard || is_small(shape, state, index(across(lead.hand)), third);
  const bool lead_small = is_small(shape, state, index(lead.hand), lead.run);
  if (third_small && lead_small) return TrickKind::kDuck;
  return third < lead.run ? TrickKind::kFinesse : TrickKind::kRun;
}

}  // namespace

TrickPlan from_the_top(const SuitShape& shape, const SuitState& state) {
  const bool north =
      place_of_highest(shape, state, SuitHand::kNorth) < place_of_highest(shape, state, SuitHand::kSouth);
  const SuitHand hand = north ? SuitHand::kNorth : SuitHand::kSouth;
  const Lead lead{hand, highest(state.held[index(hand)])};
  return {TrickKind::kCash, lead, lowest(third_hand(state, lead)), {}};
}

int third_by(const TrickPlan& plan, const SuitState& state, int second) {
  if (const auto unlike = plan.unlike_usual.find(second); unlike != plan.unlike_usual.end()) return unlike->second;
  const bool covered = second < std::min(plan.third, plan.lead.run);
  const bool covers = plan.kind == TrickKind::kFinesse || plan.kind == TrickKind::kRun;
  return covered && covers ? cheapest_over(third_hand(state, plan.lead), second) : plan.third;
}

SuitState state_after(SuitState state, const TrickPlan& plan, int second, int fourth) {
  Runs& other = state.held[index(across(plan.lead.hand))];
  other = without(other, third_by(plan, state, second));
  Runs& leader = state.held[index(plan.lead.hand)];
  leader = without(leader, plan.lead.run);
  state.unseen = without(without(state.unseen, second), fourth);
  return state;
}

std::vector<int> SuitPlanner::seconds(const SuitPoint& point, Lead lead) const {
  std::vector<int> all;
  for (int group = 0; group < kMostGroups; ++group)
    if (point.state.unseen[static_cast<std::size_t>(group)] != 0 &&
        !(point.target & solver_.fitting(point.state, lead, group)).empty())
      all.push_back(group);
  return all;
}

std::vector<int> SuitPlanner::fourths(const SuitPoint& point, Lead lead, int second) const {
  std::vector<int> all;
  const Groups left = without(point.state.unseen, second);
  for (int group = 0; group < kMostGroups; ++group)
    if (left[static_cast<std::size_t>(group)] != 0 &&
        !(point.target & solver_.fitting(point.state, lead, second, group)).empty())
      all.push_back(group);
  return all;
}

bool SuitPlanner::holds(const SuitPoint& point, Lead lead, int second, int third) {
  return solver_.keeps(point.state, point.wanted, lead, second, third,
                       point.target & solver_.fitting(point.state, lead, second));
}

// The same where second hand has none of the suit; then all cards are known, and third hand plays what is best.
bool SuitPlanner::holds_void(const SuitPoint& point, Lead lead) { return holds(point, lead, kNoCard, kNoCard); }

bool SuitPlanner::known(const SuitPoint& point) const {
  int layouts = 0;
  solver_.fitting(point.state).for_each([&](std::size_t) { ++layouts; });
  return layouts <= levels_;
}

SuitPoint SuitPlanner::after(const SuitPoint& point, const TrickPlan& plan, int second, int fourth) {
  const LayoutSet fits = solver_.fitting(point.state, plan.lead, second, fourth);
  const int won = takes(plan.lead.run, third_by(plan, point.state, second), second, fourth) ? 1 : 0;
  return {state_after(point.state, plan, second, fourth), point.wanted - won,
          solver_.carried(point.target & fits, plan.lead, second, fourth)};
}

bool SuitPlanner::plain(const SuitPoint& point) {
  const bool held = cards_in(point.state.held[0]) + cards_in(point.state.held[1]) > 0;
  if (point.target.empty() || !held || cards_in(point.state.unseen) == 0 || known(point)) return true;
  if (point.wanted + levels_ <= 1) return true;
  const TrickPlan plan = from_the_top(shape_, point.state);
  if (!holds_void(point, plan.lead)) return false;
  for (const int second : seconds(point, plan.lead)) {
    if (!holds(point, plan.lead, second, plan.third)) return false;
    for (const int fourth : fourths(point, plan.lead, second))
      if (!plain(after(point, plan, second, fourth))) return false;
  }
  return true;
}

// A plan of that kind, if with the replies it needs it keeps the target.
std::optional<TrickPlan> SuitPlanner::planned(const SuitPoint& point, TrickKind kind, Lead lead, int third) {
  TrickPlan plan{kind, lead, third, {}};
  const std::vector<int> all = seconds(point, lead);
  for (const int second : all) {
    if (holds(point, lead, second, third_by(plan, point.state, second))) continue;
    if (second == all.back()) return std::nullopt;  // the usual card
    std::optional<int> instead;
    for_each_card(third_hand(point.state, lead), [&](int other) {
      if (!instead && holds(point, lead, second, other)) instead = other;
    });
    if (!instead) return std::nullopt;
    plan.unlike_usual[second] = *instead;
  }
  return plan;
}

TrickPlan SuitPlanner::plan(const SuitPoint& point) {
  std::optional<TrickPlan> best;
  const auto words = [](const TrickPlan& plan) {  // a third hand that does not win plays low
    const bool third_wins = plan.third < plan.lead.run;
    return std::tuple(plan.unlike_usual.size(), plan.kind, -plan.lead.run, third_wins ? plan.third : -plan.third);
  };
  for (const SuitHand hand : kSuitHands) {
    if (cards_in(point.state.held[index(hand)]) == 0) continue;
    for_each_card(point.state.held[index(hand)], [&](int run) {
      const Lead lead{hand, run};
      if (!holds_void(point, lead)) return;
      for_each_card(third_hand(point.state, lead), [&](int third) {
        auto plan = planned(point, kind_of(shape_, point.state, lead, third), lead, third);
        if (plan && (!best || words(*plan) < words(*best))) best = std::move(plan);
      });
    });
  }
  return *best;
}

bool SuitPlanner::does(const SuitPoint& point, const SuitStep* step) {
  if (step == nullptr || known(point)) return plain(point);
  const TrickPlan& plan = step->plan;
  const auto has = [&](const Runs& hand, int run) {
    return run == kNoCard ? cards_in(hand) == 0 : hand[static_cast<std::size_t>(run)] != 0;
  };
  if (!has(point.state.held[index(plan.lead.hand)], plan.lead.run) ||
      !has(third_hand(point.state, plan.lead), plan.third))
    return false;
  if (!holds_void(point, plan.lead)) return false;
  for (const int second : seconds(point, plan.lead)) {
    const int played = third_by(plan, point.state, second);
    if (!has(third_hand(point.state, plan.lead), played) || !holds(point, plan.lead, second, played)) return false;
    for (const int fourth : fourths(point, plan.lead, second)) {
      const SuitStep* then = step->then.get();
      for (const SuitStep::Unlike& unlike : step->unlike)
        if (unlike.after.contains({second, fourth})) then = unlike.then.get();
      if (!does(after(point, plan, second, fourth), then)) return false;
    }
  }
  return true;
}

std::shared_ptr<const SuitStep> SuitPlanner::step(const SuitPoint& point) {
  if (plain(point)) return nullptr;
  auto step = std::make_shared<SuitStep>();
  step->plan = plan(point);
  continue_step(point, *step);
  return step;
}

void SuitPlanner::continue_step(const SuitPoint& point, SuitStep& step) {
  After points;
  for (const int second : seconds(point, step.plan.lead))
    for (const int fourth : fourths(point, step.plan.lead, second))
      points.emplace_back(std::pair(second, fourth), after(point, step.plan, second, fourth));
  if (points.empty()) return;
  base::sort(points, std::greater(), [](const auto& at) { return at.first.first + at.first.second; });
  step.usual = points.front().first;
  step.then = this->step(points.front().second);
  part_ways(points, step);
  for (const SuitStep::Unlike& unlike :
       step.unlike) {  // what does after the usual replies as well may need fewer words
    if (unlike.others.contains(step.usual)) continue;
    SuitStep other = step;
    other.then = unlike.then;
    part_ways(points, other);
    if (other.unlike.size() < step.unlike.size()) {
      step = std::move(other);
      return;
    }
  }
}

// What is done after the usual replies is done after all others where it can be; where it cannot, as few other things
// as will do.
void SuitPlanner::part_ways(const After& points, SuitStep& step) {
  step.unlike.clear();
  for (const auto& [replies, next] : points) {
    if (does(next, step.then.get())) continue;
    const auto same = std::ranges::find_if(
        step.unlike, [&, &at = next](const SuitStep::Unlike& unlike) { return does(at, unlike.then.get()); });
    if (same != step.unlike.end())
      same->after.insert(replies);
    else
      step.unlike.push_back({{replies}, {}, this->step(next)});
  }
  for (SuitStep::Unlike& unlike : step.unlike)
    for (const auto& [replies, next] : points)
      if (!unlike.after.contains(replies) && !does(next, unlike.then.get())) unlike.others.insert(replies);
}

}  // namespace ouverte::tutor::fair::suit
