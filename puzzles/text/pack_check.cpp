#include "puzzles/text/pack_check.hpp"

#include <algorithm>

namespace ouverte::puzzles::text {
namespace {

constexpr int kHandCards = 13;

class Suiter {
 public:
  explicit Suiter(const DealtOut& hands) : hands_(hands) {}

  std::optional<Suited> only_way() {
    for (const auto& hand : hands_) {
      std::size_t cards = 0;
      for (const Holding* holding : hand) cards += holding->ranks.size();
      if (cards != kHandCards) return std::nullopt;
    }
    give(0, 0, -1);
    return ways_ == 1 ? std::optional(found_) : std::nullopt;
  }

 private:
  void give(std::size_t hand, std::size_t place, int last) {
    constexpr int kMostSteps = 20000;
    if (ways_ > 1 || ++steps_ > kMostSteps) return;
    if (hand == hands_.size()) {
      if (++ways_ == 1) found_ = now_;
      return;
    }
    if (place == hands_[hand].size()) return give(hand + 1, 0, -1);
    const Holding& holding = *hands_[hand][place];
    if (holding.ranks.empty()) return give(hand, place + 1, last);
    std::uint16_t ranks = 0;
    for (const int rank : holding.ranks) {
      const auto bit = static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank));
      if ((ranks & bit) != 0) return;
      ranks |= bit;
    }
    if (holding.suit >= 0) {
      // Beside suits without a mark those with one stand in their order, too.
      if (holding.suit < last && has_unmarked(hand)) return;
      return put(hand, place, holding.suit, std::max(last, holding.suit), ranks);
    }
    for (int suit = last + 1; suit < 4; ++suit) put(hand, place, suit, suit, ranks);
  }

  [[nodiscard]] bool has_unmarked(std::size_t hand) const {
    return std::ranges::any_of(hands_[hand],
                               [](const Holding* each) { return each->suit < 0 && !each->ranks.empty(); });
  }

  void put(std::size_t hand, std::size_t place, int suit, int last, std::uint16_t ranks) {
    const auto at = static_cast<std::size_t>(suit);
    if ((used_[at] & ranks) != 0 || now_[hand][at] != 0) return;
    used_[at] |= ranks;
    now_[hand][at] |= ranks;
    give(hand, place + 1, last);
    used_[at] &= static_cast<std::uint16_t>(~ranks);
    now_[hand][at] &= static_cast<std::uint16_t>(~ranks);
  }

  const DealtOut& hands_;
  std::array<std::uint16_t, 4> used_ = {};
  Suited now_ = {}, found_ = {};
  int ways_ = 0, steps_ = 0;
};

}  // namespace

std::optional<Suited> as_pack(const DealtOut& hands) { return Suiter(hands).only_way(); }

}  // namespace ouverte::puzzles::text
