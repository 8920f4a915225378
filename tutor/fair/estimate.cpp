#include "tutor/fair/estimate.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace ouverte::tutor::fair {

double effective_size(std::span<const double> weights) {
  double sum = 0, squares = 0;
  for (const double weight : weights) {
    sum += weight;
    squares += weight * weight;
  }
  return squares > 0 ? sum * sum / squares : 0;
}

Estimate wilson(double share, double size, double reach) {
  if (size <= 0) return {.value = share, .low = 0, .high = 1};
  const double square = reach * reach;
  const double middle = (share + square / (2 * size)) / (1 + square / size);
  const double half = reach / (1 + square / size) * std::sqrt(share * (1 - share) / size + square / (4 * size * size));
  return {.value = share, .low = std::max(0.0, middle - half), .high = std::min(1.0, middle + half)};
}

double mean(std::span<const double> values, std::span<const double> weights) {
  double sum = 0, all = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    sum += weights[i] * values[i];
    all += weights[i];
  }
  return all > 0 ? sum / all : 0;
}

Estimate paired(std::span<const double> differences, std::span<const double> weights, double reach) {
  const double middle = mean(differences, weights);
  double all = 0, squares = 0;
  for (std::size_t i = 0; i < differences.size(); ++i) {
    const double off = weights[i] * (differences[i] - middle);
    squares += off * off;
    all += weights[i];
  }
  const double half = all > 0 ? reach * std::sqrt(squares) / all : 0;
  return {.value = middle, .low = middle - half, .high = middle + half};
}

Estimate paired_shares(std::span<const double> differences, std::span<const double> weights, double reach) {
  const double gap = mean(differences, weights);
  std::vector<double> apart(differences.begin(), differences.end());
  for (double& each : apart) each = std::abs(each);
  const double size = effective_size(weights);
  const double more = size + 2;
  const double middle = gap * size / more;
  const double half = reach * std::sqrt(((mean(apart, weights) * size + 1) / more - middle * middle) / more);
  return {.value = gap, .low = middle - half, .high = middle + half};
}

}  // namespace ouverte::tutor::fair
