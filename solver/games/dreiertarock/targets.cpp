#include "solver/games/dreiertarock/targets.hpp"

#include <algorithm>

namespace ouverte::games::dreiertarock {

namespace {

using Mondfang = Bonuses::Mondfang;
using Pagat = Bonuses::Pagat;

std::int8_t holder_of(Card card, const State& state) {
  for (std::int8_t seat = 0; seat < kPlayers; ++seat)
    if (state.hand(static_cast<Seat>(seat)).has(card)) return seat;
  return kNobody;
}

// The least points with which the result of a deal reaches the goal. More points are never worth less.
int least_points(const Game& game, Result result, int goal) {
  int low = 0, high = kAllPoints + 1;
  while (low < high) {
    result.points = (low + high) / 2;
    const int worth = game.trischaken() ? result.points : game.worth(result);
    if (worth >= goal)
      high = result.points;
    else
      low = result.points + 1;
  }
  return low == 0 ? Target::kAlways : low > kAllPoints ? Target::kNever : low;
}

// The places of `Targets::Asked` that bonuses can still come to: one way first, and `count` in all.
struct Range {
  std::size_t first;
  std::size_t count;
};
Range monds(Bonuses bonuses) {
  if (bonuses.mondfang() == Mondfang::kOpen) return {0, 2};
  return {bonuses.mondfang() == Mondfang::kEarned ? 1u : 0u, 1};
}
Range pagats(Bonuses bonuses) {
  if (bonuses.pagat() == Pagat::kOpen) return {0, 3};
  return {bonuses.pagat() == Pagat::kTaken ? 1u : bonuses.pagat() == Pagat::kMissed ? 2u : 0u, 1};
}

}  // namespace

std::uint16_t TargetClasses::number_of(const std::vector<int>& asked) {
  return numbers_.try_emplace(asked, static_cast<std::uint16_t>(numbers_.size())).first->second;
}

Targets::Targets(const Game& game, const State& start, int goal, TargetClasses& classes) {
  ask(game, start, goal);
  classify(classes);
}

Targets::Targets(const Game& game, const State& start, int goal, int points, TargetClasses& classes) : joint_(true) {
  ask(game, start, goal);
  for (auto& by_pagat : asked_)
    for (auto& by_slam : by_pagat)
      for (int& asked : by_slam) asked = asked <= points ? points : Target::kNever;
  classify(classes);
}

void Targets::ask(const Game& game, const State& start, int goal) {
  const std::int8_t skues = holder_of(kSkues, start), mond = holder_of(kMond, start), pagat = holder_of(kPagat, start);
  const bool mondfang_open = skues != kNobody && mond != kNobody && skues != mond;
  const int taken = start.won[static_cast<std::size_t>(game.alone())];
  start_ = {mondfang_open               ? Mondfang::kOpen
            : start.mondfang == kNobody ? Mondfang::kNo
                                        : Mondfang::kEarned,
            pagat == kNobody ? Pagat::kNo : Pagat::kOpen, taken + start.tricks_left() == kAllTricks, taken == 0};
  if (game.trischaken()) start_ = {};

  Result result;
  if (pagat != kNobody) result.pagat_by = static_cast<Seat>(pagat);
  for (std::size_t i = 0; i < asked_.size(); ++i)
    for (std::size_t j = 0; j < asked_[i].size(); ++j)
      for (std::size_t k = 0; k < asked_[i][j].size(); ++k) {
        result.mondfang = i == 0 ? kNobody : mondfang_open ? skues : start.mondfang;
        result.ultimo = j == 0 ? Ultimo::kNone : j == 1 ? Ultimo::kTaken : Ultimo::kMissed;
        result.tricks = k == kNoSlam ? kAllTricks / 2 : k == kSlamAlone ? kAllTricks : 0;
        asked_[i][j][k] = least_points(game, result, goal);
      }
}

void Targets::classify(TargetClasses& classes) {
  // From the fewest open bonuses to the most, so that what is left when one makes no difference is known before.
  for (std::size_t index = 0; index < Bonuses::kCount; ++index) {
    targets_[index] = target_of(Bonuses(index), classes);
    idle_if_not_taken_[index] = every_outcome(
        Bonuses(index), [&](auto i, auto j, auto k) { return j == kTaken || asked_[i][j][k] == asked_[i][kNone][k]; });
  }
}

int Targets::asked_in_the_end(Bonuses bonuses) const {
  const std::size_t slam = bonuses.slam_alone() ? kSlamAlone : bonuses.slam_others() ? kSlamOthers : kNoSlam;
  return asked_[monds(bonuses).first][pagats(bonuses).first][slam];
}

template <class Test>
bool Targets::every_outcome(Bonuses bonuses, Test test) const {
  const Range i = monds(bonuses), j = pagats(bonuses);
  for (std::size_t mond = i.first; mond < i.first + i.count; ++mond)
    for (std::size_t pagat = j.first; pagat < j.first + j.count; ++pagat)
      for (const std::size_t slam : {kNoSlam, kSlamAlone, kSlamOthers}) {
        if (slam == kSlamAlone && !bonuses.slam_alone()) continue;
        if (slam == kSlamOthers && !bonuses.slam_others()) continue;
        if (!test(mond, pagat, slam)) return false;
      }
  return true;
}

// The same bonuses without one that is open and makes no difference; themselves if there is none.
Bonuses Targets::simpler(Bonuses bonuses) const {
  Bonuses without = bonuses;
  if (bonuses.mondfang() == Mondfang::kOpen &&
      every_outcome(bonuses, [&](auto i, auto j, auto k) { return asked_[i][j][k] == asked_[0][j][k]; }))
    without.set(Mondfang::kNo);
  else if (bonuses.pagat() == Pagat::kOpen &&
           every_outcome(bonuses, [&](auto i, auto j, auto k) { return asked_[i][j][k] == asked_[i][0][k]; }))
    without.set(Pagat::kNo);
  else if (bonuses.slam_alone() && every_outcome(bonuses, [&](auto i, auto j, auto k) {
             return k != kSlamAlone || asked_[i][j][k] == asked_[i][j][kNoSlam];
           }))
    without.set_slams(false, bonuses.slam_others());
  else if (bonuses.slam_others() && every_outcome(bonuses, [&](auto i, auto j, auto k) {
             return k != kSlamOthers || asked_[i][j][k] == asked_[i][j][kNoSlam];
           }))
    without.set_slams(bonuses.slam_alone(), false);
  return without;
}

Target Targets::target_of(Bonuses bonuses, TargetClasses& classes) const {
  if (const Bonuses without = simpler(bonuses); without != bonuses) return targets_[without.index()];
  std::vector<int> asked;
  every_outcome(bonuses, [&](auto i, auto j, auto k) {
    asked.push_back(asked_[i][j][k]);
    return true;
  });
  Target target{.bonuses = bonuses, .fewest = std::ranges::min(asked), .most = std::ranges::max(asked)};
  const auto number = [](int points) { return points != Target::kNever && points != Target::kAlways; };
  for (const int points : asked)
    if (number(points) && (target.base == 0 || points < target.base)) target.base = points;
  for (int& points : asked)
    if (number(points)) points -= target.base;
  asked.push_back(static_cast<int>(bonuses.open()));
  target.kind = classes.number_of(asked);
  if (joint_ && target.kind != 0) target.kind |= Target::kJoint;
  return target;
}

}  // namespace ouverte::games::dreiertarock
