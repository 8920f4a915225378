#include "tutor/fair/suit_solver.hpp"

#include <algorithm>
#include <utility>

#include "solver/search/budget.hpp"

namespace ouverte::tutor::fair::suit {
namespace {

constexpr std::size_t kWest = 0;

std::int64_t choose(int all, int some) {
  if (some < 0 || some > all) return 0;
  std::int64_t ways = 1;
  for (int i = 0; i < some; ++i) ways = ways * (all - i) / (i + 1);
  return ways;
}

// The state after a trick's cards.
SuitState after(SuitState state, SuitSolver::Lead lead, int second, int third) {
  Runs& leader = state.held[index(lead.hand)];
  Runs& other = state.held[index(across(lead.hand))];
  leader = without(leader, lead.run);
  other = without(other, third);
  state.unseen = without(state.unseen, second);
  return state;
}

// The layout in which one seat has all cards that are out.
SuitOpen::SuitDeal all_with(const SuitState& state, std::size_t seat) {
  SuitOpen::SuitDeal deal{state.held, {}};
  deal.out[seat] = state.unseen;
  return deal;
}

std::vector<std::int64_t> repeated(const std::vector<std::int64_t>& weights, int times) {
  std::vector<std::int64_t> all;
  for (int i = 0; i < times; ++i) all.insert(all.end(), weights.begin(), weights.end());
  return all;
}

}  // namespace

SuitLayouts::SuitLayouts(const SuitShape& shape, VacantPlaces places) {
  for (std::size_t group = 0; group < stride.size(); ++group) {
    stride[group] = count;
    count *= shape.start.unseen[group] + std::size_t{1};
  }
  const int out = cards_in(shape.start.unseen);
  for (std::size_t layout = 0; layout < count; ++layout) {
    std::int64_t cards = 1;
    int with_west = 0;
    for (std::size_t group = 0; group < stride.size(); ++group) {
      const int size = shape.start.unseen[group];
      const auto west = static_cast<int>(layout / stride[group] % (static_cast<std::size_t>(size) + 1));
      cards *= choose(size, west);
      with_west += west;
    }
    ways.push_back(cards * choose(places.west + places.east - out, places.west - with_west));
    all_ways += ways.back();
  }
}

SuitSolver::SuitSolver(const SuitShape& shape, const SuitLayouts& layouts, int least, int levels,
                       base::Deadline deadline)
    : shape_(shape),
      layouts_(layouts),
      least_(least),
      levels_(levels),
      deadline_(std::move(deadline)),
      weights_(repeated(layouts.ways, levels)),
      all_(none()) {
  for (std::size_t group = 0; group < kMostGroups; ++group) {
    const std::size_t sizes = shape.start.unseen[group] + std::size_t{1};
    at_least_[group].resize(sizes + 1, none());
    for (std::size_t bit = 0; bit < layouts.count * static_cast<std::size_t>(levels); ++bit) {
      all_.add(bit);
      const std::size_t west = bit % layouts.count / layouts.stride[group] % sizes;
      for (std::size_t count = 0; count <= west; ++count) at_least_[group][count].add(bit);
    }
  }
}

std::size_t SuitSolver::number(const Groups& west) const {
  std::size_t sum = 0;
  for (std::size_t group = 0; group < west.size(); ++group) sum += west[group] * layouts_.stride[group];
  return sum;
}

// One layout alone, at the levels that so many tricks reach.
LayoutSet SuitSolver::alone(std::size_t layout, int tricks, int wanted) const {
  LayoutSet set = none();
  for (int level = 0; level < levels_; ++level)
    if (tricks >= wanted + level) set.add(static_cast<std::size_t>(level) * layouts_.count + layout);
  return set;
}

LayoutSet SuitSolver::fitting(const SuitState& state) const {
  LayoutSet set = all_;
  for (std::size_t group = 0; group < kMostGroups; ++group)
    set -= at_least_[group][state.unseen[group] + std::size_t{1}];
  return set;
}

// Where a seat has a card of a group, or no card at all.
LayoutSet SuitSolver::having(const SuitState& state, std::size_t seat, int group) const {
  if (group == kNoCard) return alone(seat == kWest ? 0 : number(state.unseen), levels_, 0);
  const auto at = static_cast<std::size_t>(group);
  if (seat == kWest) return fitting(state) & at_least_[at][1];
  return fitting(state) - at_least_[at][state.unseen[at]];
}

LayoutSet SuitSolver::fitting(const SuitState& state, Lead lead, int second) const {
  return having(state, second_seat(lead.hand), second);
}

LayoutSet SuitSolver::fitting(const SuitState& state, Lead lead, int second, int fourth) const {
  return having(state, second_seat(lead.hand), second) & having(state, fourth_seat(lead.hand), fourth);
}

LayoutSet SuitSolver::carried(const LayoutSet& set, Lead lead, int second, int fourth) const {
  const int west = second_seat(lead.hand) == kWest ? second : fourth;
  return west == kNoCard ? set : set.lowered(layouts_.stride[static_cast<std::size_t>(west)]);
}

// What open hands bring: no line reaches more.
LayoutSet SuitSolver::open(const SuitState& state, int wanted) {
  const int most = std::max(cards_in(state.held[0]), cards_in(state.held[1]));
  LayoutSet set = none();
  if (wanted > most) return set;
  if (wanted + levels_ <= 1) return fitting(state);
  for (SuitOpen::SuitDeal deal{state.held, {Groups{}, state.unseen}};;) {
    set |= alone(number(deal.out[0]), open_.tricks(deal), wanted);
    std::size_t group = 0;
    while (group < kMostGroups && deal.out[1][group] == 0) {
      std::swap(deal.out[0][group], deal.out[1][group]);
      ++group;
    }
    if (group == kMostGroups) return set;
    ++deal.out[0][group];
    --deal.out[1][group];
  }
}

const Front& SuitSolver::before(SuitState state, int wanted) {
  unite_runs(state.held, state.unseen);
  const int above_least = wanted + kMostRuns * 2;
  const Key key = {packed(state.held[1], packed(state.held[0])),
                   packed(state.unseen, static_cast<std::uint64_t>(above_least))};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  if (deadline_.passed()) throw search::Stopped();
  const LayoutSet most = open(state, wanted);
  const bool played_out = cards_in(state.held[0]) + cards_in(state.held[1]) == 0 || cards_in(state.unseen) == 0;
  if (most.empty() || played_out || wanted + levels_ <= 1) return known_[key] = Front(most);
  const LayoutSet fits = fitting(state);
  Front front;
  const auto complete = [&] { return front.sets().size() == 1 && front.sets().front() == most; };
  for (const SuitHand hand : kSuitHands) {
    if (cards_in(state.held[index(hand)]) == 0) continue;
    for_each_card(state.held[index(hand)], [&](int run) {
      if (complete()) return;
      Front line{fits};
      const Lead lead{hand, run};
      line.meet(known_from(state, wanted, lead));
      for_each_card(state.unseen, [&](int second) {
        if (!line.dominated_by(front)) line.meet(after_second(state, wanted, lead, second));
      });
      if (!line.dominated_by(front)) front.join(std::move(line));
    });
  }
  return known_[key] = std::move(front);
}

// Second hand has none of the suit: fourth hand has all that is out.
Front SuitSolver::known_from(const SuitState& state, int wanted, Lead lead) {
  const SuitOpen::SuitDeal deal = all_with(state, fourth_seat(lead.hand));
  const int tricks = open_.after_second(deal, lead.hand, lead.run, kNoCard);
  const LayoutSet fits = fitting(state, lead, kNoCard);
  return Front((all_ - fits) | (fits & alone(number(deal.out[kWest]), tricks, wanted)));
}

Front SuitSolver::after_second(const SuitState& state, int wanted, Lead lead, int second) {
  Front front;
  for_each_card(state.held[index(across(lead.hand))], [&](int third) {
    Front line{all_};
    for (const Front& answer : answers(state, wanted, lead, second, third)) line.meet(answer);
    front.join(std::move(line));
  });
  return front;
}

bool SuitSolver::keeps(const SuitState& state, int wanted, Lead lead, int second, int third, const LayoutSet& target) {
  if (second == kNoCard) return known_from(state, wanted, lead).reaches(target);
  return std::ranges::all_of(answers(state, wanted, lead, second, third),
                             [&](const Front& answer) { return answer.reaches(target); });
}

std::vector<Front> SuitSolver::answers(const SuitState& state, int wanted, Lead lead, int second, int third) {
  const SuitState three = after(state, lead, second, third);
  const std::size_t seat = second_seat(lead.hand);
  std::vector<Front> all;
  const auto add = [&](int fourth, const Front& found, std::size_t raise) {
    const LayoutSet excluded = all_ - fitting(state, lead, second, fourth);
    Front answer;
    for (const LayoutSet& set : found.sets()) answer.add(set.raised(raise) | excluded);
    all.push_back(std::move(answer));
  };
  const auto stride = [&](int group) { return layouts_.stride[static_cast<std::size_t>(group)]; };
  const SuitOpen::SuitDeal deal = all_with(state, seat);
  const std::size_t layout = number(deal.out[kWest]);
  add(kNoCard, Front(alone(layout, open_.after_third(deal, lead.hand, lead.run, second, third), wanted)), 0);
  if (cards_in(three.unseen) == 0) return all;
  for_each_card(three.unseen, [&](int fourth) {
    SuitState four = three;
    four.unseen = without(four.unseen, fourth);
    const int won = takes(lead.run, third, second, fourth) ? 1 : 0;
    add(fourth, before(four, wanted - won), stride(seat == kWest ? second : fourth));
  });
  return all;
}

Need SuitSolver::need(const SuitState& state, int wanted, Lead lead, int second) {
  Need need;
  for_each_card(state.held[index(across(lead.hand))],
                [&](int third) { need.ways.push_back(answers(state, wanted, lead, second, third)); });
  return need;
}

Heaviest SuitSolver::best() {
  const SuitState& start = shape_.start;
  const LayoutSet most = open(start, least_);
  std::vector<std::vector<Need>> lines;
  for (const SuitHand hand : kSuitHands) {
    if (cards_in(start.held[index(hand)]) == 0) continue;
    for_each_card(start.held[index(hand)], [&](int run) {
      const Lead lead{hand, run};
      std::vector<Need> needs = {{{{known_from(start, least_, lead)}}}};
      if (cards_in(start.unseen) > 0)
        for_each_card(start.unseen, [&](int second) { needs.push_back(need(start, least_, lead, second)); });
      lines.push_back(std::move(needs));
    });
  }
  return heaviest_line(lines, most, weights_, deadline_);
}

}  // namespace ouverte::tutor::fair::suit
