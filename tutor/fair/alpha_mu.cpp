#include "tutor/fair/alpha_mu.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "solver/base/hash_tables.hpp"
#include "solver/base/sort.hpp"
#include "solver/search/budget.hpp"
#include "tutor/fair/alpha_mu_points.hpp"
#include "tutor/fair/front.hpp"
#include "tutor/fair/front_room.hpp"

namespace ouverte::tutor::fair {
namespace {

using Id = LayoutPoints::Id;
using Ids = std::vector<Id>;  // in rising order, each once

// Points of play that he can tell from all others: what was seen last, and what is seen now.
struct Group {
  Ids points;
  LayoutSet layouts;
};

class AlphaMu {
 public:
  AlphaMu(std::span<const LayoutPoint> layouts, const AlphaMuOptions& options, games::Solver& solver)
      : count_(layouts.size()),
        options_(options),
        points_(layouts, solver),
        weights_(scaled(layouts)),
        room_(layouts.size(), options.most_bytes, options.most_compared) {
    for (std::size_t group = 0; group < options.equal.size(); ++group)
      for (const std::string& card : options.equal[group]) equal_.emplace(card, group);
  }

  AlphaMuAnswer answer() {
    AlphaMuAnswer answer;
    try {
      Ids start;
      for (std::size_t layout = 0; layout < count_; ++layout) start.push_back(points_.start(layout));
      if (own(start.front()))
        answer_moves(start, answer);
      else
        answer.chance = share(heaviest(won_everywhere(std::move(start)), options_.own_moves).weight);
      answer.exact = exact_;
    } catch (const LayoutPoints::Stopped&) {
      answer.stopped = true;
    } catch (const search::Stopped&) {
      answer.stopped = true;
    }
    answer.leaves = points_.leaves();
    answer.nodes = nodes_;
    answer.compared = room_.compared();
    return answer;
  }

 private:
  // As whole numbers, so that a sum does not depend on its order.
  static std::vector<std::int64_t> scaled_weights(std::span<const LayoutPoint> layouts) {
    constexpr double kAll = 1LL << 52;
    double sum = 0;
    for (const LayoutPoint& layout : layouts) sum += layout.weight;
    std::vector<std::int64_t> weights;
    for (const LayoutPoint& layout : layouts) weights.push_back(std::llround(layout.weight / sum * kAll));
    return weights;
  }
  LayoutWeights scaled(std::span<const LayoutPoint> layouts) {
    const std::vector<std::int64_t> weights = scaled_weights(layouts);
    for (const std::int64_t weight : weights) all_weight_ += weight;
    return LayoutWeights(weights);
  }
  [[nodiscard]] double share(std::int64_t weight) const {
    return weight <= 0 ? 0 : static_cast<double>(weight) / static_cast<double>(all_weight_);
  }

  [[nodiscard]] bool own(Id point) const {
    const std::string& seat = points_.to_move(point);
    return !seat.empty() && options_.seats.find(seat) != std::string::npos;
  }
  [[nodiscard]] LayoutSet layouts_of(const Ids& ids) const {
    LayoutSet set(count_);
    for (const Id id : ids) set.add(points_.layout(id));
    return set;
  }

  // Without the layouts of which a point is lost.
  [[nodiscard]] Ids won_everywhere(Ids ids) {
    LayoutSet lost(count_);
    for (const Id id : ids)
      if (!points_.won(id)) lost.add(points_.layout(id));
    std::erase_if(ids, [&](Id id) { return lost.has(points_.layout(id)); });
    return sorted(std::move(ids));
  }
  static Ids sorted(Ids ids) {
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
  }

  void answer_moves(const Ids& start, AlphaMuAnswer& answer) {
    for (const std::vector<std::string>& moves : own_classes(start)) {
      const auto asked = [&](const std::string& move) { return std::ranges::find(moves, move) != moves.end(); };
      if (!options_.only.empty() && std::ranges::none_of(options_.only, asked)) continue;
      const Heaviest best = heaviest(after_own(start, moves.front()), options_.own_moves - 1);
      answer.moves.push_back({moves, share(best.weight), best.weight > 0 ? best.set : LayoutSet(count_)});
      answer.chance = std::max(answer.chance, answer.moves.back().chance);
    }
  }

  [[nodiscard]] Ids after_own(const Ids& ids, const std::string& move) {
    Ids next;
    for (const Id id : ids) next.push_back(points_.after(id, move));
    return won_everywhere(std::move(next));
  }

  // His moves, those together that are equal in every layout.
  [[nodiscard]] std::vector<std::vector<std::string>> own_classes(const Ids& ids) {
    std::map<std::string, std::vector<std::size_t>> kinds;
    for (const Id id : ids) {
      const auto& classes = points_.classes(id);
      for (std::size_t kind = 0; kind < classes.size(); ++kind)
        for (const std::string& move : classes[kind]) kinds[move].push_back(kind);
    }
    std::vector<std::vector<std::string>> all;
    std::map<std::vector<std::size_t>, std::size_t> place;
    for (const auto& one : points_.classes(ids.front()))
      for (const std::string& move : one) {
        const auto [at, is_new] = place.try_emplace(kinds[move], all.size());
        if (is_new) all.emplace_back();
        all[at->second].push_back(move);
      }
    return all;
  }

  // What is seen of a point and of the move that led to it.
  [[nodiscard]] std::string seen(const std::string& move, Id next) {
    std::string text = move + "/" + points_.to_move(next);
    if (own(next)) text += "/" + points_.moves(next);
    return text;
  }
  [[nodiscard]] std::string shown(const std::string& move, bool every_card_tells) const {
    const auto group = equal_.find(move);
    return group == equal_.end() || every_card_tells ? move : "=" + std::to_string(group->second);
  }

  // The moves of a seat that is not his, by what he sees of them.
  [[nodiscard]] std::vector<Group> groups(const Ids& ids) {
    const bool partner = std::ranges::any_of(ids, [&](Id id) { return points_.helps(id); });
    std::map<std::string, Ids> by_sight;
    for (const Id id : ids) {
      const std::vector<std::vector<std::string>> classes = points_.classes(id);
      for (const std::vector<std::string>& one : classes) {
        std::vector<std::string> sights;
        for (const std::string& move : one) {
          std::string sight = shown(move, partner);
          if (std::ranges::find(sights, sight) != sights.end()) continue;
          const Id next = points_.after(id, move);
          if (!points_.helps(id))
            points_.note_won(next);  // he wins whatever his opponents do
          else if (!points_.won(next))
            continue;
          by_sight[seen(sight, next)].push_back(next);
          sights.push_back(std::move(sight));
        }
      }
    }
    std::vector<Group> all;
    for (auto& [sight, points] : by_sight) {
      LayoutSet layouts = layouts_of(points);
      all.push_back({sorted(std::move(points)), std::move(layouts)});
    }
    return all;
  }

  // All points of `ids` are won with open hands. `known`: a front beside which this one is of use only as far as it
  // adds to it; null: all of it is.
  Front front(const Ids& ids, int own_left, const Front* known) {
    const LayoutSet present = layouts_of(ids);
    if (ids.size() <= 1) return Front(present);
    if (std::ranges::all_of(ids, [&](Id id) { return points_.certain(id); })) return Front(present);
    if (own_left == 0) {
      exact_ = false;
      return Front(present);
    }
    if ((++nodes_ & kLookAtClock) == 0 && points_.deadline().passed()) throw LayoutPoints::Stopped();
    if (options_.most_leaves != 0 && points_.leaves() > options_.most_leaves) throw LayoutPoints::Stopped();
    room_.look(points_.bytes());
    std::pair<int, Ids> key(own_left, ids);
    if (options_.table)
      if (const auto found = fronts_.find(key); found != fronts_.end()) return found->second;
    bool whole = true;
    Front found =
        own(ids.front()) ? own_front(ids, present, own_left) : others_front(ids, present, own_left, known, whole);
    if (options_.table && whole) {
      room_.keep(found, ids.size());
      fronts_.emplace(std::move(key), found);
    }
    return found;
  }

  Front own_front(const Ids& ids, const LayoutSet& present, int own_left) {
    std::vector<std::pair<std::int64_t, Ids>> choices;
    for (const std::vector<std::string>& moves : own_classes(ids)) {
      Ids next = after_own(ids, moves.front());
      const std::int64_t weight = weights_.of(layouts_of(next));
      choices.emplace_back(weight, std::move(next));
    }
    base::sort(choices, std::greater(), [](const auto& choice) { return choice.first; });
    Front best{LayoutSet(count_)};
    for (const auto& [weight, next] : choices) {
      if (options_.cuts && (best.reaches(present) || best.reaches(layouts_of(next)))) continue;
      std::map<std::string, Ids> by_sight;  // what he may have seen by his own move
      for (const Id id : next) by_sight[seen("", id)].push_back(id);
      Front line{layouts_of(next)};
      for (auto& [sight, points] : by_sight) {
        const Front after = front(points, own_left - 1, by_sight.size() == 1 ? &best : nullptr);
        line = room_.met(line, after.with(layouts_of(next) - layouts_of(points)),
                         [](const LayoutSet& mine, const LayoutSet& other) { return mine & other; });
      }
      best.join(std::move(line));
    }
    return best;
  }

  // Opponents' layouts need an answer to each group, a partner's any one of them.
  Front others_front(const Ids& ids, const LayoutSet& present, int own_left, const Front* known, bool& whole) {
    LayoutSet helped(count_);
    for (const Id id : ids)
      if (points_.helps(id)) helped.add(points_.layout(id));
    Front line{present - helped};
    for (Group& group : groups(ids)) {
      if (options_.cuts) {
        const LayoutSet of_use = line.all() | helped;
        std::erase_if(group.points, [&](Id id) { return !of_use.has(points_.layout(id)); });
        if (known != nullptr && helped.empty() && line.dominated_by(*known)) {
          whole = false;
          return line;
        }
      }
      const Front answer = front(group.points, own_left, nullptr);
      const LayoutSet elsewhere = present - group.layouts;
      line = room_.met(line, answer, [&](const LayoutSet& mine, const LayoutSet& other) {
        return ((mine & (other | elsewhere)) - helped) | ((mine | other) & helped);
      });
    }
    return line;
  }

  // The best strategy by weight; of a point before a move of opponents no product of fronts is made.
  Heaviest heaviest(const Ids& ids, int own_left) {
    const LayoutSet present = layouts_of(ids);
    std::vector<Need> needs;
    const bool opponents = !ids.empty() && !own(ids.front()) && own_left > 0 && !points_.to_move(ids.front()).empty() &&
                           std::ranges::none_of(ids, [&](Id id) { return points_.helps(id); });
    if (opponents) {
      for (const Group& group : groups(ids))
        needs.push_back({{{front(group.points, own_left, nullptr).with(present - group.layouts)}}});
    } else {
      needs.push_back({{{front(ids, own_left, nullptr)}}});
    }
    return heaviest_line(std::vector<std::vector<Need>>{std::move(needs)}, present, weights_, points_.deadline());
  }

  static constexpr std::uint64_t kLookAtClock = 63;

  std::size_t count_;
  const AlphaMuOptions& options_;
  LayoutPoints points_;
  std::int64_t all_weight_ = 0;
  LayoutWeights weights_;
  FrontRoom room_;
  base::HashMap<std::string, std::size_t> equal_;
  base::HashMap<std::pair<int, Ids>, Front> fronts_;
  std::uint64_t nodes_ = 0;
  bool exact_ = true;
};

}  // namespace

AlphaMuAnswer alpha_mu(std::span<const LayoutPoint> layouts, const AlphaMuOptions& options, games::Solver& solver) {
  if (layouts.empty()) return {};
  return AlphaMu(layouts, options, solver).answer();
}

}  // namespace ouverte::tutor::fair
