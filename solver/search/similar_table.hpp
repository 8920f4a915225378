// A table of facts about positions that are alike but for what single cards are worth. A fact about one is a fact about
// the other, up to the difference in worth of the cards that stand for each other (Furtak and Buro, 2011). Whole keys
// are kept, so a fact found is a fact proved. It starts small and grows with the search up to the memory given.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/search/growing_buckets.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::search {

// How much the value of a position may lie above and below that of another one like it.
struct Slack {
  int above = 0;
  int below = 0;
};

// A position as two words. `code` has 43 bits; `alike` is never 0.
struct Likes {
  std::uint64_t alike = 0;
  std::uint64_t code = 0;

  friend constexpr bool operator==(const Likes&, const Likes&) = default;
};

// A position, ready to be looked up and stored.
struct SimilarKey {
  Likes position;
  std::uint64_t hash = 0;
  int sure = 0;  // a part of what is still to come that the facts leave out
};

// `Likeness` compares positions: `same(a, b)`, whether they are alike; `slack(of, than)`, if they are; and
// `hash(position)`, equal in positions that are alike.
// Facts about positions that are alike share a bucket of `kWays` places: many where much makes positions differ.
template <class Likeness, std::size_t kWays>
class SimilarTable {
 public:
  static constexpr int kCodeBits = 43;
  static constexpr int kLeast = -128, kMost = 127;  // what is still to come lies between them

  explicit SimilarTable(std::size_t memory_mib) : buckets_(memory_mib, kFirstLog) {}

  // Forgets everything and gives back what it has grown by.
  void clear() {
    buckets_.clear();
    used_ = 0;
  }

  void prefetch(const SimilarKey& key) const { buckets_.prefetch(key.hash); }

  // What is known of the sum still to come, as far as it decides whether that is at least `goal`: facts that leave it
  // open are passed over.
  [[nodiscard]] Interval find(const SimilarKey& key, int goal) const {
    const int needed = goal - key.sure;
    Interval known{kLeast, kMost};
    for (const SimilarFact& fact : buckets_[buckets_.home_of(key.hash)]) {
      if (fact.alike == 0) break;
      const int lower = fact.lower(), upper = fact.upper();
      if (lower < needed && upper >= needed) continue;
      const Likes position = fact.position();
      if (position == key.position) {
        known.lower = std::max(known.lower, lower);
        known.upper = std::min(known.upper, upper);
      } else if ((lower > known.lower || upper < known.upper) && Likeness::same(position, key.position)) {
        const Slack slack = Likeness::slack(key.position, position);
        known.lower = std::max(known.lower, lower - slack.below);
        known.upper = std::min(known.upper, upper + slack.above);
      }
    }
    return {known.lower + key.sure, known.upper + key.sure};
  }

  // Adds a bound, from below if the goal was reached and else from above, which took `cost` nodes to find.
  void store(const SimilarKey& key, int bound, bool reached, std::uint64_t cost) {
    const int rest = std::clamp(bound - key.sure, kLeast, kMost);
    Bucket* bucket = &buckets_[buckets_.home_of(key.hash)];
    for (SimilarFact& fact : *bucket) {
      if (fact.alike == 0) break;
      if (fact.position() != key.position) continue;
      if (reached) fact.bound(std::max(fact.lower(), rest), fact.upper());
      if (!reached) fact.bound(fact.lower(), std::min(fact.upper(), rest));
      return;
    }
    if (used_ * 4 > buckets_.size() * kWays * 3) {
      grow();
      bucket = &buckets_[buckets_.home_of(key.hash)];
    }
    SimilarFact fresh{.alike = key.position.alike, .word = key.position.code};
    fresh.bound(reached ? rest : kLeast, reached ? kMost : rest);
    fresh.charge(cost);
    SimilarFact& cheapest = *std::min_element(bucket->begin(), bucket->end(), cheaper);
    if (cheapest.alike == 0) ++used_;
    cheapest = fresh;
  }

 private:
  // word: 63 … 59 cost (logarithm) | 58 … 51 upper | 50 … 43 lower | 42 … 0 code
  struct SimilarFact {
    std::uint64_t alike = 0;
    std::uint64_t word = 0;

    static constexpr std::uint64_t kCode = (std::uint64_t{1} << kCodeBits) - 1;
    static constexpr int kLowerAt = kCodeBits, kUpperAt = kCodeBits + 8, kCostAt = kCodeBits + 16;

    [[nodiscard]] Likes position() const { return {alike, word & kCode}; }
    [[nodiscard]] int lower() const { return static_cast<std::int8_t>(word >> kLowerAt); }
    [[nodiscard]] int upper() const { return static_cast<std::int8_t>(word >> kUpperAt); }
    [[nodiscard]] int cost() const { return static_cast<int>(word >> kCostAt); }
    void bound(int lower, int upper) {
      word = (word & (kCode | std::uint64_t{31} << kCostAt)) |
             static_cast<std::uint64_t>(static_cast<std::uint8_t>(lower)) << kLowerAt |
             static_cast<std::uint64_t>(static_cast<std::uint8_t>(upper)) << kUpperAt;
    }
    void charge(std::uint64_t nodes) {
      word |= static_cast<std::uint64_t>(std::min(static_cast<int>(std::bit_width(nodes)), 31)) << kCostAt;
    }
  };
  static_assert(sizeof(SimilarFact) == 16);
  static_assert(kCodeBits + 16 + 5 == 64);

  static constexpr int kFirstLog = 12 - std::bit_width(kWays);  // buckets of a new table
  struct alignas(64) Bucket : std::array<SimilarFact, kWays> {};

  // An empty place is cheaper than any fact.
  static bool cheaper(const SimilarFact& a, const SimilarFact& b) {
    if ((a.alike == 0) != (b.alike == 0)) return a.alike == 0;
    return a.cost() < b.cost();
  }

  void grow() {
    buckets_.grow([this](const Bucket& bucket) {
      for (const SimilarFact& fact : bucket) {
        if (fact.alike == 0) continue;
        Bucket& target = buckets_[buckets_.home_of(Likeness::hash(fact.position()))];
        *std::find_if(target.begin(), target.end(), [](const SimilarFact& place) { return place.alike == 0; }) = fact;
      }
    });
  }

  GrowingBuckets<Bucket> buckets_;
  std::size_t used_ = 0;
};

}  // namespace ouverte::search
