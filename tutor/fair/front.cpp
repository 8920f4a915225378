#include "tutor/fair/front.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/search/budget.hpp"

namespace ouverte::tutor::fair {
namespace {

// Chooses for one need after the other, first for that which leaves least; ends where that is too little.
class HeaviestSearch {
 public:
  HeaviestSearch(const LayoutWeights& weights, Heaviest& best, const base::Deadline& deadline)
      : weights_(weights), best_(best), deadline_(deadline) {}

  using Way = std::vector<Front>;

  // `open`: the needs that no choice has been made for; `chosen`: fronts of the ways chosen, of which no set has been.
  struct Choosing {
    LayoutSet left;
    std::vector<const Need*> open;
    std::vector<const Front*> chosen;
  };

  void search(Choosing point) {
    if (deadline_.passed()) throw ouverte::search::Stopped();
    if (!tighten(point) || seen_before(point) || weights_.of(point.left) - sure_loss(point) <= best_.weight) return;
    if (!point.chosen.empty()) return choose_set(std::move(point));
    if (!point.open.empty()) return choose_way(std::move(point));
    best_ = {weights_.of(point.left), point.left};
  }

  // Takes from what is left what no choice can keep; false if too little stays.
  [[nodiscard]] bool tighten(Choosing& point) const {
    for (;;) {
      const LayoutSet before = point.left;
      for (const Front* front : point.chosen) point.left = left_by(*front, point.left);
      for (const Need* need : point.open) point.left = left_by(*need, point.left);
      if (!enough(point.left)) return false;
      if (point.left == before) return true;
    }
  }

 private:
  // Whether the same was searched with as much left, or more.
  [[nodiscard]] bool seen_before(const Choosing& point) {
    constexpr std::size_t kMostSeen = 200, kMostSeenInAll = 200'000;
    if (seen_in_all_ >= kMostSeenInAll) return false;
    std::vector<LayoutSet>& seen = seen_[{point.open, point.chosen}];
    if (std::ranges::any_of(seen, [&](const LayoutSet& left) { return point.left.within(left); })) return true;
    if (seen.size() >= kMostSeen) return false;
    seen.push_back(point.left);
    ++seen_in_all_;
    return false;
  }

  [[nodiscard]] bool enough(const LayoutSet& set) const { return weights_.of(set) > best_.weight; }

  // What a front leaves at most; empty if none of its sets leaves enough.
  [[nodiscard]] LayoutSet left_by(const Front& front, const LayoutSet& left) const {
    LayoutSet all = left - left;
    for (const LayoutSet& set : front.sets()) {
      LayoutSet met = left & set;
      if (enough(met)) all |= met;
    }
    return all;
  }
  [[nodiscard]] LayoutSet left_by(const Way& way, LayoutSet left) const {
    for (const Front& front : way) left = left_by(front, left);
    return left;
  }
  [[nodiscard]] LayoutSet left_by(const Need& need, const LayoutSet& left) const {
    LayoutSet all = left - left;
    for (const Way& way : need.ways) all |= left_by(way, left);
    return all;
  }

  // Where some set of a front loses.
  [[nodiscard]] static LayoutSet risk_of(const Front& front, const LayoutSet& left) {
    LayoutSet kept = left;
    for (const LayoutSet& set : front.sets()) kept &= set;
    return left - kept;
  }

  // What is lost at least, whatever is chosen. The weight of a layout is shared among the fronts and needs that may
  // lose it, so that none is counted twice.
  [[nodiscard]] std::int64_t sure_loss(const Choosing& point) const {
    std::vector<LayoutSet> risks;
    for (const Front* front : point.chosen) risks.push_back(risk_of(*front, point.left));
    for (const Need* need : point.open) {
      risks.push_back(point.left - point.left);
      for (const Way& way : need->ways)
        for (const Front& front : way) risks.back() |= risk_of(front, point.left);
    }
    std::vector<std::int64_t> shares(weights_.count());
    for (const LayoutSet& risk : risks) risk.for_each([&](std::size_t layout) { ++shares[layout]; });
    for (std::size_t layout = 0; layout < shares.size(); ++layout)
      if (shares[layout] != 0) shares[layout] = weights_.of(layout) / shares[layout];
    const auto loss = [&](const Front& front) {
      std::int64_t least = std::numeric_limits<std::int64_t>::max();
      for (const LayoutSet& set : front.sets()) {
        std::int64_t sum = 0;
        (point.left - set).for_each([&](std::size_t layout) { sum += shares[layout]; });
        least = std::min(least, sum);
      }
      return least;
    };
    std::int64_t sum = 0;
    for (const Front* front : point.chosen) sum += loss(*front);
    for (const Need* need : point.open) {
      std::int64_t least = std::numeric_limits<std::int64_t>::max();
      for (const Way& way : need->ways) {
        std::int64_t most = 0;
        for (const Front& front : way) most = std::max(most, loss(front));
        least = std::min(least, most);
      }
      sum += least;
    }
    return sum;
  }

  // From the front of which the best set leaves least.
  void choose_set(Choosing point) {
    std::vector<Heaviest> choices;
    std::size_t at = 0;
    for (std::size_t i = 0; i < point.chosen.size(); ++i) {
      std::vector<Heaviest> found = choices_of(*point.chosen[i], point.left);
      if (found.empty()) return;
      if (i != 0 && found.front().weight >= choices.front().weight) continue;
      choices = std::move(found);
      at = i;
    }
    point.chosen.erase(point.chosen.begin() + static_cast<std::ptrdiff_t>(at));
    for (Heaviest& choice : choices)
      if (choice.weight > best_.weight) search({std::move(choice.set), point.open, point.chosen});
  }

  void choose_way(Choosing point) {
    const Need* hardest = nullptr;
    std::vector<std::pair<std::int64_t, const Way*>> choices;
    for (const Need* need : point.open) {
      std::vector<std::pair<std::int64_t, const Way*>> found;
      for (const Way& way : need->ways) {
        const LayoutSet left = left_by(way, point.left);
        if (enough(left)) found.emplace_back(weights_.of(left), &way);
      }
      if (found.empty()) return;
      std::ranges::sort(found, std::greater());
      if (hardest != nullptr && found.front() >= choices.front()) continue;
      hardest = need;
      choices = std::move(found);
    }
    std::erase(point.open, hardest);
    for (const auto& [weight, way] : choices) {
      if (weight <= best_.weight) return;
      Choosing next = point;
      for (const Front& front : *way) next.chosen.push_back(&front);
      search(std::move(next));
    }
  }

  // What each set of a front leaves that is enough, heaviest first, and none within another.
  [[nodiscard]] std::vector<Heaviest> choices_of(const Front& front, const LayoutSet& left) const {
    std::vector<Heaviest> choices;
    for (const LayoutSet& set : front.sets()) {
      LayoutSet met = left & set;
      const std::int64_t weight = weights_.of(met);
      if (weight > best_.weight) choices.push_back({weight, std::move(met)});
    }
    base::sort(choices, std::greater(), &Heaviest::weight);
    std::vector<Heaviest> kept;
    for (Heaviest& choice : choices)
      if (std::ranges::none_of(kept, [&](const Heaviest& other) { return choice.set.within(other.set); }))
        kept.push_back(std::move(choice));
    return kept;
  }

  const LayoutWeights& weights_;
  Heaviest& best_;
  const base::Deadline& deadline_;
  std::map<std::pair<std::vector<const Need*>, std::vector<const Front*>>, std::vector<LayoutSet>> seen_;
  std::size_t seen_in_all_ = 0;
};

}  // namespace

bool Front::reaches(const LayoutSet& wanted) const {
  return std::ranges::any_of(sets_, [&](const LayoutSet& set) { return wanted.within(set); });
}

bool Front::dominated_by(const Front& other) const {
  return std::ranges::all_of(sets_, [&](const LayoutSet& set) { return other.reaches(set); });
}

LayoutSet Front::all() const {
  LayoutSet all = sets_.front();
  for (const LayoutSet& set : sets_) all |= set;
  return all;
}

Front Front::with(const LayoutSet& more) const {
  Front front;
  for (const LayoutSet& set : sets_) front.add(set | more);
  return front;
}

void Front::add(LayoutSet set) {
  if (reaches(set)) return;
  std::erase_if(sets_, [&](const LayoutSet& other) { return other.within(set); });
  sets_.push_back(std::move(set));
}

void Front::join(Front other) {
  for (LayoutSet& set : other.sets_) add(std::move(set));
}

void Front::meet(const Front& answer) {
  Front met;
  for (const LayoutSet& mine : sets_)
    for (const LayoutSet& other : answer.sets_) met.add(mine & other);
  *this = std::move(met);
}

LayoutWeights::LayoutWeights(std::span<const std::int64_t> weights) : weights_(weights.begin(), weights.end()) {}

Heaviest heaviest_line(std::span<const std::vector<Need>> lines, const LayoutSet& within, const LayoutWeights& weights,
                       const base::Deadline& deadline) {
  Heaviest best;
  HeaviestSearch search(weights, best, deadline);
  std::vector<std::pair<std::int64_t, HeaviestSearch::Choosing>> points;
  for (const std::vector<Need>& needs : lines) {
    HeaviestSearch::Choosing point{within, {}, {}};
    for (const Need& need : needs) point.open.push_back(&need);
    if (search.tighten(point)) points.emplace_back(weights.of(point.left), std::move(point));
  }
  base::sort(points, std::greater(), [](const auto& point) { return point.first; });
  for (auto& [weight, point] : points)
    if (weight > best.weight) search.search(std::move(point));
  return best;
}

}  // namespace ouverte::tutor::fair
