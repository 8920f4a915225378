// Shares and means of weighted layouts, with their intervals: Wilson's for a share, a paired one for the difference of
// two cards that were tried on the same layouts.
#pragma once

#include <span>

namespace ouverte::tutor::fair {

struct Estimate {
  double value = 0;
  double low = 0, high = 0;
};

// Standard deviations that the interval reaches to either side.
inline constexpr double kFor95 = 1.959964;
inline constexpr double kFor99 = 2.575829;

// Unweighted layouts that tell as much: (Σw)² / Σw².
[[nodiscard]] double effective_size(std::span<const double> weights);

// A share seen among so many layouts.
[[nodiscard]] Estimate wilson(double share, double size, double reach = kFor95);

// The weighted mean of differences, one a layout.
[[nodiscard]] Estimate paired(std::span<const double> differences, std::span<const double> weights,
                              double reach = kFor95);

// The same of differences that are 1, 0 or -1, of two shares: no interval is without width, where by chance no layout
// told the two apart (Agresti and Min, 2005: half a layout more is reckoned for either).
[[nodiscard]] Estimate paired_shares(std::span<const double> differences, std::span<const double> weights,
                                     double reach = kFor95);

[[nodiscard]] double mean(std::span<const double> values, std::span<const double> weights);

}  // namespace ouverte::tutor::fair
