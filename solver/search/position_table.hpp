// A table of facts about single positions, under exact keys: the whole key is kept, so facts found are of that position
// and no other. It starts small, grows with the search up to the memory given, and then keeps, of two positions that
// fall on one place, the newer beside the one that cost more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "solver/search/growing_buckets.hpp"

namespace ouverte::search {

// A position, exactly: equal keys, equal values of what is still to come.
struct ExactKey {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  std::uint32_t third = 0;

  [[nodiscard]] constexpr std::uint64_t hash() const {
    std::uint64_t hash = first * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 32 ^ second) * 0xD1B54A32D192ED03;
    return (hash ^ hash >> 32 ^ third) * 0x9E3779B97F4A7C15;
  }
  friend constexpr bool operator==(const ExactKey&, const ExactKey&) = default;
};

// `Facts`: what is kept of a position; a default one says nothing. `Key`: an `ExactKey`, or another like it for games
// whose positions do not fit one.
template <class Facts, class Key = ExactKey>
class PositionTable {
 public:
  explicit PositionTable(std::size_t memory_mib) : buckets_(memory_mib, kFirstLog) {}

  // Forgets everything, at once.
  void clear() {
    ++era_;
    used_ = 0;
  }

  // Says that the position will be asked about soon.
  void fetch(const Key& key) const {
    for (const PositionEntry& entry : bucket_of(key)) __builtin_prefetch(&entry);
  }

  // What is known of a position, or null.
  [[nodiscard]] const Facts* find(const Key& key) const {
    for (const PositionEntry& entry : bucket_of(key))
      if (entry.key == key && entry.era == era_) return &entry.facts;
    return nullptr;
  }

  // The same, to be put in another order.
  [[nodiscard]] Facts* find(const Key& key) { return const_cast<Facts*>(std::as_const(*this).find(key)); }

  // The same, to be added to. `cost`: nodes it took to find out what is to be added.
  [[nodiscard]] Facts& at(const Key& key, std::uint64_t cost) {
    if (Facts* const known = find(key)) return *known;
    if (used_ * 4 > buckets_.size() * kWays * 3) grow();
    const auto capped =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(cost, std::numeric_limits<std::uint32_t>::max()));
    return place({.key = key, .era = era_, .cost = capped, .facts = {}}).facts;
  }

 private:
  struct PositionEntry {
    [[no_unique_address]] Key key;  // what follows may fill the room at its end
    std::uint32_t era = 0;          // facts of an earlier era than the table's are forgotten
    std::uint32_t cost = 0;
    Facts facts;
  };

  static constexpr std::size_t kWays = 2;
  static constexpr int kFirstLog = 12;              // buckets of a new table
  using Bucket = std::array<PositionEntry, kWays>;  // the costliest position first

  [[nodiscard]] const Bucket& bucket_of(const Key& key) const { return buckets_[buckets_.home_of(key.hash())]; }

  void grow() {
    std::size_t kept = 0;
    std::swap(kept, used_);
    const bool grown = buckets_.grow([this](const Bucket& bucket) {
      for (const PositionEntry& entry : bucket)
        if (entry.era == era_) place(entry);
    });
    if (!grown) used_ = kept;
  }

  // The costliest position of a bucket is kept in front; the other place takes what comes.
  PositionEntry& place(const PositionEntry& fresh) {
    Bucket& bucket = buckets_[buckets_.home_of(fresh.key.hash())];
    if (bucket[0].era != era_) {
      ++used_;
      return bucket[0] = fresh;
    }
    if (bucket[1].era != era_) ++used_;
    if (bucket[0].cost > fresh.cost) return bucket[1] = fresh;
    bucket[1] = bucket[0];
    return bucket[0] = fresh;
  }

  GrowingBuckets<Bucket> buckets_;
  std::size_t used_ = 0;  // places
  std::uint32_t era_ = 1;
};

}  // namespace ouverte::search
