// The buckets of a hash table that starts small and doubles as the search goes on, up to the memory given. What lies in
// a bucket, and what in it gives way to what, is for each table to say.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/base/huge_pages.hpp"
#include "solver/base/memory.hpp"

namespace ouverte::search {

// A default `Bucket` is an empty one.
template <class Bucket>
class GrowingBuckets {
 public:
  // 2^`first_log` buckets to begin with, and no more than `memory_mib` at any moment: growing holds the old and the new
  // ones together for a while, three times the size of the old.
  GrowingBuckets(std::size_t memory_mib, int first_log)
      : buckets_(std::size_t{1} << first_log),
        first_log_(first_log),
        shift_(64 - first_log),
        limit_((std::max(memory_mib, std::size_t{1}) << 20) / sizeof(Bucket) * 2 / 3) {}

  // Empties them and gives back what was grown by. What did not grow stays where it is: blocks of such a size that are
  // asked for and given back ten thousands of times, between small ones, take gigabytes of the C library.
  void clear() {
    if (shift_ == 64 - first_log_) {
      std::ranges::fill(buckets_, Bucket{});
      return;
    }
    buckets_ = Buckets(std::size_t{1} << first_log_);
    shift_ = 64 - first_log_;
  }

  [[nodiscard]] std::size_t size() const { return buckets_.size(); }
  // The number of the bucket that a hash falls on: of its highest bits.
  [[nodiscard]] std::size_t home_of(std::uint64_t hash) const { return hash >> shift_; }
  [[nodiscard]] Bucket& operator[](std::size_t number) { return buckets_[number]; }
  [[nodiscard]] const Bucket& operator[](std::size_t number) const { return buckets_[number]; }
  // Says that the bucket of a hash will be looked at soon.
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[home_of(hash)]); }

  // Doubles the buckets and gives each of the old ones to `refill`. False if there is no memory for that, by the limit
  // or from the system: the table is full.
  template <class Refill>
  [[gnu::noinline]] bool grow(const Refill& refill) {
    if (size() * 2 > limit_) return false;
    auto old = base::fresh_or_none<Buckets>(size() * 2);
    if (old.empty()) {
      limit_ = size();
      return false;
    }
    old.swap(buckets_);
    --shift_;
    for (const Bucket& bucket : old) refill(bucket);
    return true;
  }

 private:
  using Buckets = std::vector<Bucket, base::HugePages<Bucket>>;

  Buckets buckets_;
  int first_log_;
  int shift_;
  std::size_t limit_;
};

}  // namespace ouverte::search
