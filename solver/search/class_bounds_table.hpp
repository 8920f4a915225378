// A table of facts about single positions, for questions whose answer depends on the cards and on a class of an
// automaton: of which classes the answer is known to be yes, and of which no. Unlike `class_table.hpp` it is for
// searches that find out more than can be kept: it grows up to the memory given, and then keeps, of positions that fall
// on one bucket, the costly ones and the newest.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/search/class_table.hpp"
#include "solver/search/growing_buckets.hpp"

namespace ouverte::search {

// Keys leave the highest five bits of their second word free.
class ClassBoundsTable {
 public:
  using Facts = ClassFacts<std::uint64_t>;

  explicit ClassBoundsTable(std::size_t memory_mib) : buckets_(memory_mib, kFirstLog) {}

  // Forgets everything, and is small again.
  void clear() {
    buckets_.clear();
    used_ = 0;
  }

  // Says that the position will be asked about soon.
  void fetch(const ClassKey& key) const {
    const Bucket& bucket = buckets_[buckets_.home_of(key.hash())];
    __builtin_prefetch(&bucket[0]);
    __builtin_prefetch(&bucket[kWays / 2]);
  }

  // What is known of a position.
  [[nodiscard]] Facts find(const ClassKey& key) const {
    for (const ClassEntry& entry : buckets_[buckets_.home_of(key.hash())])
      if (entry.is(key)) return entry.facts;
    return {};
  }

  // `cost`: nodes it took to find that out.
  void add(const ClassKey& key, const Facts& facts, std::uint64_t cost) {
    for (ClassEntry& entry : buckets_[buckets_.home_of(key.hash())])
      if (entry.is(key)) {
        entry.facts |= facts;
        return;
      }
    if (used_ * 2 > buckets_.size() * kWays) grow();  // sooner than full, for full buckets lose what is still wanted
    const auto log = static_cast<std::uint64_t>(std::min(static_cast<std::size_t>(std::bit_width(cost)), kMostLog));
    place(ClassEntry{{key.first, key.second | log << kCostBit}, facts});
  }

 private:
  static constexpr std::size_t kWays = 4;
  static constexpr int kFirstLog = 11;  // buckets of a new table
  static constexpr int kCostBit = 59;   // of the second word: the logarithm of what the position cost
  static constexpr std::size_t kMostLog = 31;

  struct ClassEntry {
    ClassKey key;
    Facts facts;

    [[nodiscard]] bool is(const ClassKey& other) const {
      return key.first == other.first && (key.second ^ other.second) << (64 - kCostBit) == 0;
    }
    [[nodiscard]] std::uint64_t cost() const { return key.second >> kCostBit; }
    [[nodiscard]] ClassKey plain() const { return {key.first, key.second & ((std::uint64_t{1} << kCostBit) - 1)}; }
  };
  using Bucket = std::array<ClassEntry, kWays>;  // costly positions first; two lines of the cache
  static_assert(sizeof(Bucket) == 128);

  void grow() {
    const std::size_t kept = used_;
    used_ = 0;
    const bool grown = buckets_.grow([this](const Bucket& bucket) {
      for (const ClassEntry& entry : bucket)
        if (!entry.key.none()) place(entry);
    });
    if (!grown) used_ = kept;
  }

  void place(const ClassEntry& fresh) {
    Bucket& bucket = buckets_[buckets_.home_of(fresh.plain().hash())];
    if (bucket.back().key.none()) ++used_;
    std::size_t at = 0;
    while (at + 1 < kWays && !bucket[at].key.none() && bucket[at].cost() > fresh.cost()) ++at;
    std::copy_backward(bucket.begin() + static_cast<std::ptrdiff_t>(at), bucket.end() - 1, bucket.end());
    bucket[at] = fresh;
  }

  GrowingBuckets<Bucket> buckets_;
  std::size_t used_ = 0;  // places
};

}  // namespace ouverte::search
