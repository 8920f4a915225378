// The player's moves one beside the other, on the layouts that were tried: which is best, by how much, and whether that
// is beyond the noise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "tutor/fair/estimate.hpp"
#include "tutor/fair/trials.hpp"

namespace ouverte::tutor::fair {

inline constexpr double kSame = 1e-9;

// Whether chances are all so near to none, or to certainty, that they tell nothing.
[[nodiscard]] bool near_none(std::span<const double> chances);
[[nodiscard]] bool near_certain(std::span<const double> chances);

// What can be said of the cards one beside the other.
enum class Order : std::uint8_t {
  kAlike,     // in every layout tried they do equally well
  kClear,     // the best are better than the rest, beyond the noise
  kTooClose,  // not told apart
};

class Ranking {
 public:
  // `all`: no layout is left to be tried, so that there is no noise.
  Ranking(const Trials& trials, bool all) : trials_(trials), all_(all) {}

  // Whether the chance is the same whatever is played, so that the mean counts.
  [[nodiscard]] bool settled() const;
  // Places of the moves, the best first.
  [[nodiscard]] std::vector<std::size_t> ranked() const;
  [[nodiscard]] Estimate gap(std::size_t a, std::size_t b, bool in_chance, double reach) const;
  // As good in both respects, if not in the same layouts.
  [[nodiscard]] bool level(std::size_t a, std::size_t b) const;
  [[nodiscard]] Order order() const;
  // Whether the best are told apart from all others, or, where a move is named, from that one: at 99 %, for there are
  // many looks and cards.
  [[nodiscard]] bool decided(std::string_view judged) const;
  [[nodiscard]] std::optional<std::size_t> place_of(std::string_view move) const;

 private:
  [[nodiscard]] const std::vector<double>& counted(std::size_t move, bool in_chance) const;
  [[nodiscard]] double mean_of(std::size_t move, bool in_chance) const;
  [[nodiscard]] bool same(std::size_t a, std::size_t b) const;

  const Trials& trials_;
  bool all_;
};

}  // namespace ouverte::tutor::fair
