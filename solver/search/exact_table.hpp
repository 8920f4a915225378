// A table of facts about single positions, for games in which nearly every rank matters and patterns would not pay. The
// whole key is kept, so a fact found is a fact proved. It starts small, grows with the search up to the memory given,
// and then keeps, of two facts that fall on one place, the newer beside the one that cost more.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ouverte::search {

// A position, exactly: equal keys, equal values of what is still to come.
struct ExactKey {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  std::uint32_t third = 0;

  friend constexpr bool operator==(const ExactKey&, const ExactKey&) = default;
};

class ExactTable {
 public:
  explicit ExactTable(std::size_t memory_mib);

  // Forgets everything, at once.
  void clear();

  // Whether at least `goal` can still be won in the position, if a fact says so.
  [[nodiscard]] std::optional<bool> find(const ExactKey& key, int goal) const;

  // Adds that the position wins at least `goal` (reached), or at most `goal` - 1, which took `cost` nodes to find out.
  void store(const ExactKey& key, int goal, bool reached, std::uint64_t cost);

 private:
  static constexpr std::int16_t kLeast = -32768, kMost = 32767;

  struct Fact {
    ExactKey key;
    std::uint32_t era = 0;  // facts of an earlier era than the table's are forgotten
    std::int16_t lower = kLeast;
    std::int16_t upper = kMost;
    std::uint32_t cost = 0;
  };
  static_assert(sizeof(Fact) == 40);

  static constexpr std::size_t kWays = 2;  // places of one bucket: the costliest fact first

  [[nodiscard]] std::size_t bucket_of(const ExactKey& key) const;
  void grow();
  void place(const Fact& fact);

  std::vector<Fact> facts_;
  std::size_t limit_;
  int shift_;
  std::size_t used_ = 0;
  std::uint32_t era_ = 1;
};

}  // namespace ouverte::search
