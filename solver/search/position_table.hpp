// A table of facts about single positions, under exact keys: the whole key is kept, so facts found are of that position
// and no other. It starts small, grows with the search up to the memory given, and then keeps, of two positions that
// fall on one place, the newer beside the one that cost more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "solver/base/huge_pages.hpp"
#include "solver/base/memory.hpp"

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
  // Growing holds the old and the new table for a moment, three times the old one's size together.
  explicit PositionTable(std::size_t memory_mib)
      : entries_(kWays << kFirstLog),
        limit_((std::max(memory_mib, std::size_t{1}) << 20) / sizeof(Entry) * 2 / 3),
        shift_(64 - kFirstLog) {}

  // Forgets everything, at once.
  void clear() {
    ++era_;
    used_ = 0;
  }

  // Says that the position will be asked about soon.
  void fetch(const Key& key) const {
    const Entry* const bucket = &entries_[bucket_of(key)];
    for (std::size_t way = 0; way < kWays; ++way) __builtin_prefetch(&bucket[way]);
  }

  // What is known of a position, or null.
  [[nodiscard]] const Facts* find(const Key& key) const {
    const Entry* const bucket = &entries_[bucket_of(key)];
    for (std::size_t way = 0; way < kWays; ++way)
      if (bucket[way].key == key && bucket[way].era == era_) return &bucket[way].facts;
    return nullptr;
  }

  // The same, to be put in another order.
  [[nodiscard]] Facts* find(const Key& key) { return const_cast<Facts*>(std::as_const(*this).find(key)); }

  // The same, to be added to. `cost`: nodes it took to find out what is to be added.
  [[nodiscard]] Facts& at(const Key& key, std::uint64_t cost) {
    Entry* const bucket = &entries_[bucket_of(key)];
    for (std::size_t way = 0; way < kWays; ++way)
      if (bucket[way].key == key && bucket[way].era == era_) return bucket[way].facts;
    if (used_ * 4 > entries_.size() * 3 && entries_.size() * 2 <= limit_) grow();
    const auto capped =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(cost, std::numeric_limits<std::uint32_t>::max()));
    return place({.key = key, .era = era_, .cost = capped, .facts = {}}).facts;
  }

 private:
  struct Entry {
    [[no_unique_address]] Key key;  // what follows may fill the room at its end
    std::uint32_t era = 0;          // facts of an earlier era than the table's are forgotten
    std::uint32_t cost = 0;
    Facts facts;
  };

  using Entries = std::vector<Entry, base::HugePages<Entry>>;

  static constexpr std::size_t kWays = 2;  // places of one bucket: the costliest position first
  static constexpr int kFirstLog = 12;     // buckets of a new table

  [[nodiscard]] std::size_t bucket_of(const Key& key) const { return (key.hash() >> shift_) * kWays; }

  // A table that the system refuses memory to is full.
  [[gnu::noinline]] void grow() {
    auto old = base::fresh_or_none<Entries>(entries_.size() * 2);
    if (old.empty()) {
      limit_ = entries_.size();
      return;
    }
    old.swap(entries_);
    --shift_;
    used_ = 0;
    for (const Entry& entry : old)
      if (entry.era == era_) place(entry);
  }

  // The costliest position of a bucket is kept in front; the other place takes what comes.
  Entry& place(const Entry& fresh) {
    Entry* const bucket = &entries_[bucket_of(fresh.key)];
    if (bucket[0].era != era_) {
      ++used_;
      return bucket[0] = fresh;
    }
    used_ += bucket[1].era != era_ ? 1 : 0;
    if (bucket[0].cost > fresh.cost) return bucket[1] = fresh;
    bucket[1] = bucket[0];
    return bucket[0] = fresh;
  }

  Entries entries_;
  std::size_t limit_;
  int shift_;
  std::size_t used_ = 0;
  std::uint32_t era_ = 1;
};

}  // namespace ouverte::search
