// Every pure strategy of a player who does not see, to the end of play: what alpha-mu is held to. No open-hands solver,
// no key, no class, no cut; strategies are left out that reach no more than another does.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tutor/fair/alpha_mu.hpp"

namespace ouverte::tutor::fair {

class PlainStrategies {
 public:
  using Won = std::vector<bool>;  // by layout: whether the strategy reaches the goal there whatever opponents do

  PlainStrategies(std::span<const LayoutPoint> layouts, std::string seats)
      : layouts_(layouts), seats_(std::move(seats)) {}

  // The greatest share of the weight that a strategy reaches after a move of the root; empty: before another seat's.
  [[nodiscard]] double chance(const std::string& move) const {
    Points points;
    for (std::size_t i = 0; i < layouts_.size(); ++i) points.emplace_back(i, layouts_[i].position->clone());
    double best = 0;
    for (const Won& won : move.empty() ? all(points) : all(after(points, move))) {
      double weight = 0, sum = 0;
      for (std::size_t i = 0; i < layouts_.size(); ++i) {
        sum += layouts_[i].weight;
        weight += won[i] ? layouts_[i].weight : 0;
      }
      best = std::max(best, weight / sum);
    }
    return best;
  }

 private:
  using Points = std::vector<std::pair<std::size_t, std::unique_ptr<games::Position>>>;

  static Points after(const Points& points, const std::string& move) {
    Points next;
    for (const auto& [layout, position] : points) {
      next.emplace_back(layout, position->clone());
      EXPECT_TRUE(next.back().second->play(move).ok()) << move;
    }
    return next;
  }

  static std::set<Won> largest(const std::set<Won>& strategies) {
    const auto within = [](const Won& a, const Won& b) {
      for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] && !b[i]) return false;
      return true;
    };
    std::set<Won> kept;
    for (const Won& one : strategies)
      if (std::ranges::none_of(strategies, [&](const Won& other) { return other != one && within(one, other); }))
        kept.insert(one);
    return kept;
  }

  // What strategies there are; `false` for layouts that are not among the points.
  [[nodiscard]] std::set<Won> all(const Points& points) const {
    if (points.front().second->over()) {
      Won won(layouts_.size());
      for (const auto& [layout, position] : points) {
        const LayoutPoint& wanted = layouts_[layout];
        won[layout] = wanted.high ? position->value() >= wanted.goal : position->value() <= wanted.goal;
      }
      return {won};
    }
    const games::Position& first = *points.front().second;
    if (seats_.find(first.to_move()) != std::string::npos) {
      std::set<Won> strategies;
      for (const std::string& move : first.moves()) strategies.merge(all(after(points, move)));
      return largest(strategies);
    }
    std::map<std::string, Points> by_move;
    for (const auto& [layout, position] : points)
      for (const std::string& move : position->moves()) {
        by_move[move].emplace_back(layout, position->clone());
        EXPECT_TRUE(by_move[move].back().second->play(move).ok());
      }
    std::set<Won> strategies = {Won(layouts_.size())};
    std::vector<bool> reached(layouts_.size());  // by a move looked at before
    for (const auto& [move, with] : by_move) {
      std::set<Won> next;
      for (const Won& mine : strategies)
        for (const Won& answer : all(with)) next.insert(both(points, with, reached, mine, answer));
      for (const auto& [layout, position] : with) reached[layout] = true;
      strategies = largest(next);
    }
    return strategies;
  }

  // A partner takes the better, opponents the worse.
  [[nodiscard]] Won both(const Points& points, const Points& with, const Won& reached, Won mine,
                         const Won& answer) const {
    for (const auto& [layout, after] : with)
      for (const auto& [number, position] : points) {
        if (number != layout) continue;
        const bool helps = position->maximises() == layouts_[layout].high;
        const bool one = mine[layout], other = answer[layout];
        mine[layout] = !reached[layout] ? other : helps ? one || other : one && other;
      }
    return mine;
  }

  std::span<const LayoutPoint> layouts_;
  std::string seats_;
};

}  // namespace ouverte::tutor::fair
