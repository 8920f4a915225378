// A table of facts about single positions, for questions whose answer depends on the cards and on a class of an
// automaton: of which classes the answer is known to be yes, and of which no. It starts small and grows with the search
// up to the memory given. Until then nothing is lost; then newer positions take the places of older ones.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/search/growing_buckets.hpp"

namespace ouverte::search {

// A position and the question asked of it, exactly: equal keys, equal answers for every class. Never all zeros.
struct ClassKey {
  std::uint64_t first = 0;
  std::uint64_t second = 0;

  [[nodiscard]] constexpr bool none() const { return (first | second) == 0; }
  [[nodiscard]] constexpr std::uint64_t hash() const {
    std::uint64_t hash = first * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 32 ^ second) * 0xD1B54A32D192ED03;
    return (hash ^ hash >> 32) * 0x9E3779B97F4A7C15;
  }
  friend constexpr bool operator==(const ClassKey&, const ClassKey&) = default;
};

// Classes of which the answer is known. `Mask`: a word with a bit for each.
template <class Mask>
struct ClassFacts {
  Mask yes = 0;
  Mask no = 0;

  [[nodiscard]] constexpr Mask known() const { return yes | no; }
  constexpr ClassFacts& operator|=(const ClassFacts& other) {
    yes |= other.yes;
    no |= other.no;
    return *this;
  }
  friend constexpr bool operator==(const ClassFacts&, const ClassFacts&) = default;
};

template <class Mask>
class ClassTable {
 public:
  using Facts = ClassFacts<Mask>;

  explicit ClassTable(std::size_t memory_mib) : entries_(memory_mib, kFirstLog) {}

  // Forgets everything, and is small again.
  void clear() {
    entries_.clear();
    used_ = 0;
  }

  // Says that the position will be asked about soon.
  void fetch(const ClassKey& key) const { entries_.prefetch(key.hash()); }

  // What is known of a position.
  [[nodiscard]] Facts find(const ClassKey& key) const {
    std::size_t at = home_of(key);
    for (std::size_t i = 0; i < kWindow; ++i, at = next(at)) {
      if (entries_[at].key == key) return entries_[at].facts;
      if (entries_[at].key.none()) break;
    }
    return {};
  }

  void add(const ClassKey& key, const Facts& facts) {
    if (used_ * 3 > entries_.size() * 2) grow();
    while (!added(key, facts))
      if (!grow()) {
        entries_[(home_of(key) + turn_++ % kWindow) & (entries_.size() - 1)] = {key, facts};
        return;
      }
  }

 private:
  struct ClassEntry {
    ClassKey key;
    Facts facts;
  };

  static constexpr std::size_t kWindow = 8;  // places in a row, in one of which a position is
  static constexpr int kFirstLog = 12;       // places of a new table

  [[nodiscard]] std::size_t home_of(const ClassKey& key) const { return entries_.home_of(key.hash()); }
  [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (entries_.size() - 1); }

  // False if all the places are taken by others.
  bool added(const ClassKey& key, const Facts& facts) {
    std::size_t at = home_of(key);
    for (std::size_t i = 0; i < kWindow; ++i, at = next(at)) {
      ClassEntry& entry = entries_[at];
      if (entry.key == key) {
        entry.facts |= facts;
        return true;
      }
      if (entry.key.none()) {
        entry = {key, facts};
        ++used_;
        return true;
      }
    }
    return false;
  }

  // Doubles the places. False if there is no memory for that.
  bool grow() {
    const std::size_t kept = used_;
    used_ = 0;
    const bool grown = entries_.grow([this](const ClassEntry& entry) {
      if (!entry.key.none()) add(entry.key, entry.facts);
    });
    if (!grown) used_ = kept;
    return grown;
  }

  GrowingBuckets<ClassEntry> entries_;
  std::size_t used_ = 0;
  std::size_t turn_ = 0;  // which place of a full window is given up next
};

}  // namespace ouverte::search
