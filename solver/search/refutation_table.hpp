// A refutation table: the move that decided last in positions alike (`Game::likeness`), to be tried first. There is no
// proof in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/base/memory.hpp"

namespace ouverte::search {

// What is overwritten costs time, never an answer. A small table stays in the processor's nearest cache, and most
// searches are small; so it begins small, and doubles whenever it has been overwritten as often as it has places.
template <class Move, std::size_t kMost = std::size_t{1} << 20>
class RefutationTable {
 public:
  void forget() { *this = RefutationTable(); }

  [[nodiscard]] std::optional<Move> find(std::uint64_t likeness) const {
    const Entry& entry = entries_[likeness >> shift_];
    if (entry.tag != tag_of(likeness)) return std::nullopt;
    return entry.move;
  }

  // Says that a move will be looked for soon.
  void prefetch(std::uint64_t likeness) const { __builtin_prefetch(&entries_[likeness >> shift_]); }

  void remember(std::uint64_t likeness, const Move& move) {
    const Entry fresh{tag_of(likeness), move};
    if (entries_[likeness >> shift_].tag != fresh.tag && ++overwritten_ > entries_.size() && entries_.size() < kMost)
      grow();
    entries_[likeness >> shift_] = fresh;
  }

 private:
  struct Entry {
    std::uint8_t tag = 0;
    Move move{};
  };

  static constexpr int kFirstLog = 13;

  static std::uint8_t tag_of(std::uint64_t likeness) { return static_cast<std::uint8_t>(likeness); }

  // Every place becomes two neighbours, and what it held may belong to either.
  void grow() {
    overwritten_ = 0;
    auto more = base::fresh_or_none<std::vector<Entry>>(entries_.size() * 2);
    if (more.empty()) return;
    for (std::size_t i = 0; i < more.size(); ++i) more[i] = entries_[i / 2];
    entries_.swap(more);
    --shift_;
  }

  std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << kFirstLog);
  int shift_ = 64 - kFirstLog;
  std::size_t overwritten_ = 0;  // since it grew
};

}  // namespace ouverte::search
