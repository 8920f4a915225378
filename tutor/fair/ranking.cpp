#include "tutor/fair/ranking.hpp"

#include <algorithm>
#include <cmath>

#include "solver/base/sort.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr double kSettled = 0.02;  // a chance this near to none, or to certainty, tells nothing

}  // namespace

bool near_none(std::span<const double> chances) {
  return std::ranges::all_of(chances, [](double chance) { return chance < kSettled; });
}

bool near_certain(std::span<const double> chances) {
  return std::ranges::all_of(chances, [](double chance) { return chance > 1 - kSettled; });
}

bool Ranking::settled() const {
  if (!trials_.goal_named()) return true;
  std::vector<double> chances;
  for (std::size_t move = 0; move < trials_.moves().size(); ++move)
    chances.push_back(mean(trials_.reached(move), trials_.weights()));
  return near_none(chances) || near_certain(chances);
}

// By layout.
const std::vector<double>& Ranking::counted(std::size_t move, bool in_chance) const {
  return in_chance || !trials_.valued() ? trials_.reached(move) : trials_.likings(move);
}

double Ranking::mean_of(std::size_t move, bool in_chance) const {
  return mean(counted(move, in_chance), trials_.weights());
}

std::vector<std::size_t> Ranking::ranked() const {
  std::vector<std::size_t> order;
  for (std::size_t move = 0; move < trials_.moves().size(); ++move) order.push_back(move);
  const bool by_chance = !settled();
  base::sort(order, [&](std::size_t a, std::size_t b) {
    const double gap = mean_of(a, by_chance) - mean_of(b, by_chance);
    if (std::abs(gap) > kSame) return gap > 0;
    return mean_of(a, !by_chance) - mean_of(b, !by_chance) > kSame;
  });
  return order;
}

Estimate Ranking::gap(std::size_t a, std::size_t b, bool in_chance, double reach) const {
  std::vector<double> differences(trials_.size());
  for (std::size_t layout = 0; layout < differences.size(); ++layout)
    differences[layout] = counted(a, in_chance)[layout] - counted(b, in_chance)[layout];
  if (all_) {
    const double exact = mean(differences, trials_.weights());
    return {.value = exact, .low = exact, .high = exact};
  }
  const bool shares = in_chance || !trials_.valued();
  return shares ? paired_shares(differences, trials_.weights(), reach) : paired(differences, trials_.weights(), reach);
}

bool Ranking::same(std::size_t a, std::size_t b) const {
  return trials_.reached(a) == trials_.reached(b) && counted(a, false) == counted(b, false);
}

bool Ranking::level(std::size_t a, std::size_t b) const {
  return std::abs(mean_of(a, true) - mean_of(b, true)) < kSame &&
         std::abs(mean_of(a, false) - mean_of(b, false)) < kSame;
}

Order Ranking::order() const {
  const std::vector<std::size_t> order = ranked();
  if (std::ranges::all_of(order, [&](std::size_t move) { return same(order.front(), move); })) return Order::kAlike;
  const bool by_chance = !settled();
  const bool clear = std::ranges::all_of(order, [&](std::size_t move) {
    return level(order.front(), move) || gap(order.front(), move, by_chance, kFor95).low > kSame;
  });
  return clear ? Order::kClear : Order::kTooClose;
}

bool Ranking::decided(std::string_view judged) const {
  const std::vector<std::size_t> order = ranked();
  const bool by_chance = !settled();
  const auto apart = [&](std::size_t move) {
    return same(order.front(), move) || gap(order.front(), move, by_chance, kFor99).low > 0;
  };
  if (const auto move = place_of(judged)) return apart(*move);
  return std::ranges::all_of(order, apart);
}

std::optional<std::size_t> Ranking::place_of(std::string_view move) const {
  const auto found = std::ranges::find(trials_.moves(), move);
  if (found == trials_.moves().end()) return std::nullopt;
  return static_cast<std::size_t>(found - trials_.moves().begin());
}

}  // namespace ouverte::tutor::fair
