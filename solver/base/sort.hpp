// Sorting where many short ranges of many types are put in order: one sort of places serves them all, since the
// standard ones, a few kilobytes for each type and each order, are otherwise a tenth of the engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>
#include <vector>

#include "absl/functional/function_ref.h"

namespace ouverte::base {

// The places 0 to `count - 1` (at most 2^32) as `before`, a strict weak order, has them; equal ones rise.
[[nodiscard]] std::vector<std::uint32_t> sorted_places(std::size_t count,
                                                       absl::FunctionRef<bool(std::size_t, std::size_t)> before);

// std::ranges::stable_sort: equal elements stay in the order they were in.
template <std::ranges::random_access_range Range, typename Less = std::ranges::less, typename Key = std::identity>
void sort(Range&& range, Less less = {}, Key key = {}) {
  const auto first = std::ranges::begin(range);
  const auto at = [&](std::size_t place) -> decltype(auto) { return first[static_cast<std::ptrdiff_t>(place)]; };
  std::vector<std::ranges::range_value_t<Range>> sorted;
  sorted.reserve(std::ranges::size(range));
  for (const std::uint32_t place : sorted_places(std::ranges::size(range), [&](std::size_t a, std::size_t b) {
         return std::invoke(less, std::invoke(key, at(a)), std::invoke(key, at(b)));
       }))
    sorted.push_back(std::move(at(place)));
  std::ranges::move(sorted, first);
}

// The same without memory of its own, in time that grows with the square of the length: the cards of a hand.
template <std::ranges::random_access_range Range, typename Less = std::ranges::less, typename Key = std::identity>
constexpr void sort_few(Range&& range, Less less = {}, Key key = {}) {
  const auto first = std::ranges::begin(range);
  for (auto end = first; end != std::ranges::end(range); ++end) {
    auto moved = std::ranges::iter_move(end);
    auto place = end;
    for (; place != first && std::invoke(less, std::invoke(key, moved), std::invoke(key, *(place - 1))); --place)
      *place = std::ranges::iter_move(place - 1);
    *place = std::move(moved);
  }
}

}  // namespace ouverte::base
