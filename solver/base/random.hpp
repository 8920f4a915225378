// A seeded source of random numbers that gives the same numbers on every machine (the standard distributions do not).
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace ouverte::base {

// SplitMix64 (Steele, Lea, Flood 2014): 64 bits a call from a counter.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }

  // A number from 0 to `bound` - 1, each equally likely. The caller guarantees `bound` > 0.
  constexpr std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t unfair = -bound % bound;  // 2^64 mod bound: the first so many draws would favour small numbers
    std::uint64_t draw = next();
    while (draw < unfair) draw = next();
    return draw % bound;
  }

  template <class T>
  constexpr void shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; --left) std::swap(items[left - 1], items[below(left)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace ouverte::base
