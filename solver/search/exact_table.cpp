#include "solver/search/exact_table.hpp"

#include <algorithm>
#include <limits>

namespace ouverte::search {

namespace {

constexpr int kFirstLog = 12;  // buckets of a new table

}  // namespace

// Growing holds the old and the new table for a moment, three times the old one's size together.
ExactTable::ExactTable(std::size_t memory_mib)
    : facts_(kWays << kFirstLog),
      limit_((std::max(memory_mib, std::size_t{1}) << 20) / sizeof(Fact) * 2 / 3),
      shift_(64 - kFirstLog) {}

void ExactTable::clear() {
  ++era_;
  used_ = 0;
}

std::size_t ExactTable::bucket_of(const ExactKey& key) const {
  std::uint64_t hash = key.first * 0x9E3779B97F4A7C15;
  hash = (hash ^ hash >> 32 ^ key.second) * 0xD1B54A32D192ED03;
  hash = (hash ^ hash >> 32 ^ key.third) * 0x9E3779B97F4A7C15;
  return (hash >> shift_) * kWays;
}

std::optional<bool> ExactTable::find(const ExactKey& key, int goal) const {
  const Fact* const bucket = &facts_[bucket_of(key)];
  for (std::size_t way = 0; way < kWays; ++way) {
    const Fact& fact = bucket[way];
    if (fact.key != key || fact.era != era_) continue;
    if (fact.lower >= goal) return true;
    if (fact.upper < goal) return false;
    return std::nullopt;
  }
  return std::nullopt;
}

void ExactTable::grow() {
  std::vector<Fact> old(facts_.size() * 2);
  old.swap(facts_);
  --shift_;
  used_ = 0;
  for (const Fact& fact : old)
    if (fact.era == era_) place(fact);
}

// The costliest fact of a bucket is kept in front; the other place takes what comes.
void ExactTable::place(const Fact& fact) {
  Fact* const bucket = &facts_[bucket_of(fact.key)];
  if (bucket[0].era != era_ || bucket[0].cost <= fact.cost) {
    if (bucket[0].era == era_) {
      used_ += bucket[1].era != era_ ? 1 : 0;
      bucket[1] = bucket[0];
    } else {
      ++used_;
    }
    bucket[0] = fact;
  } else {
    used_ += bucket[1].era != era_ ? 1 : 0;
    bucket[1] = fact;
  }
}

void ExactTable::store(const ExactKey& key, int goal, bool reached, std::uint64_t cost) {
  const auto capped =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(cost, std::numeric_limits<std::uint32_t>::max()));
  Fact* const bucket = &facts_[bucket_of(key)];
  for (std::size_t way = 0; way < kWays; ++way) {
    Fact& fact = bucket[way];
    if (fact.key != key || fact.era != era_) continue;
    if (reached) fact.lower = std::max(fact.lower, static_cast<std::int16_t>(goal));
    if (!reached) fact.upper = std::min(fact.upper, static_cast<std::int16_t>(goal - 1));
    return;
  }
  if (used_ * 4 > facts_.size() * 3 && facts_.size() * 2 <= limit_) grow();
  Fact fresh{.key = key, .era = era_, .cost = capped};
  (reached ? fresh.lower : fresh.upper) = static_cast<std::int16_t>(reached ? goal : goal - 1);
  place(fresh);
}

}  // namespace ouverte::search
