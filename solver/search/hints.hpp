// A table of moves without any proof in it: the move that decided last in positions alike (`Game::likeness`).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/base/memory.hpp"

namespace ouverte::search {

// What is overwritten costs time, never an answer. A small table stays in the processor's nearest cache, and most
// searches are small; so it begins small, and doubles whenever it has been overwritten as often as it has places.
template <class Move>
class Hints {
 public:
  void forget() { *this = Hints(); }

  [[nodiscard]] std::optional<Move> find(std::uint64_t likeness) const {
    const Hint& hint = hints_[likeness >> shift_];
    if (hint.tag != tag_of(likeness)) return std::nullopt;
    return hint.move;
  }

  void remember(std::uint64_t likeness, const Move& move) {
    const Hint fresh{tag_of(likeness), move};
    if (hints_[likeness >> shift_].tag != fresh.tag && ++overwritten_ > hints_.size() && hints_.size() < kMost) grow();
    hints_[likeness >> shift_] = fresh;
  }

 private:
  struct Hint {
    std::uint8_t tag = 0;
    Move move{};
  };

  static constexpr int kFirstLog = 13;
  static constexpr std::size_t kMost = std::size_t{1} << 20;

  static std::uint8_t tag_of(std::uint64_t likeness) { return static_cast<std::uint8_t>(likeness); }

  // Every place becomes two neighbours, and what it held may belong to either.
  void grow() {
    overwritten_ = 0;
    auto more = base::fresh_or_none<std::vector<Hint>>(hints_.size() * 2);
    if (more.empty()) return;
    for (std::size_t i = 0; i < more.size(); ++i) more[i] = hints_[i / 2];
    hints_.swap(more);
    --shift_;
  }

  std::vector<Hint> hints_ = std::vector<Hint>(std::size_t{1} << kFirstLog);
  int shift_ = 64 - kFirstLog;
  std::size_t overwritten_ = 0;  // since it grew
};

}  // namespace ouverte::search
