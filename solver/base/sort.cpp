#include "solver/base/sort.hpp"

#include <numeric>

namespace ouverte::base {

std::vector<std::uint32_t> sorted_places(std::size_t count, absl::FunctionRef<bool(std::size_t, std::size_t)> before) {
  std::vector<std::uint32_t> places(count);
  std::iota(places.begin(), places.end(), 0U);
  std::ranges::stable_sort(places, [&](std::uint32_t a, std::uint32_t b) { return before(a, b); });
  return places;
}

}  // namespace ouverte::base
