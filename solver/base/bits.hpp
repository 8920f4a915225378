// Bit operations on machine words that the portable x86-64 instruction set lacks: gather the bits under a mask, scatter
// them back, count them. The processor's own instructions are used where it has them, chosen at run time.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace ouverte::base {

namespace detail {

constexpr std::uint64_t gather_slowly(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t result = 0;
  for (word &= mask; word != 0; word &= word - 1)
    result |= std::uint64_t{1} << std::popcount(mask & ((word & -word) - 1));
  return result;
}

constexpr std::uint64_t scatter_slowly(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t result = 0;
  for (; mask != 0; mask &= mask - 1, word >>= 1)
    if ((word & 1) != 0) result |= mask & -mask;
  return result;
}

#if defined(__x86_64__) && defined(__GNUC__)
inline const bool kHasBmi2 = [] {
  __builtin_cpu_init();
  return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0;
}();
#endif

}  // namespace detail

// The bits of `word` under `mask`, moved together at the low end in the same order.
inline std::uint64_t gather(std::uint64_t word, std::uint64_t mask) {
#if defined(__x86_64__) && defined(__GNUC__)
  if (detail::kHasBmi2) [[likely]] {
    std::uint64_t result;
    asm("pextq %2, %1, %0" : "=r"(result) : "r"(word), "r"(mask));
    return result;
  }
#endif
  return detail::gather_slowly(word, mask);
}

// The other way: the low bits of `word` moved to the places of the bits of `mask`.
inline std::uint64_t scatter(std::uint64_t word, std::uint64_t mask) {
#if defined(__x86_64__) && defined(__GNUC__)
  if (detail::kHasBmi2) [[likely]] {
    std::uint64_t result;
    asm("pdepq %2, %1, %0" : "=r"(result) : "r"(word), "r"(mask));
    return result;
  }
#endif
  return detail::scatter_slowly(word, mask);
}

// How many bits are set.
constexpr int count(std::uint64_t word) {
  if (std::is_constant_evaluated()) return std::popcount(word);
#if defined(__x86_64__) && defined(__GNUC__)
  if (detail::kHasBmi2) [[likely]] {
    std::uint64_t result;
    asm("popcntq %1, %0" : "=r"(result) : "r"(word));
    return static_cast<int>(result);
  }
#endif
  return std::popcount(word);
}

}  // namespace ouverte::base
