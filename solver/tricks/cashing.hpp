// Winners that a camp cashes one after the other, in all suits: what the counts of `sure_tricks.hpp` have in common.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/tricks/by_suit.hpp"
#include "solver/tricks/camp.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/static_bound.hpp"
#include "solver/tricks/suit_book.hpp"

namespace ouverte::tricks {

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

constexpr CardSet in_suit(Lane lane, std::size_t suit) {
  return CardSet(std::uint64_t{lane} << (cards::kLane * static_cast<int>(suit)));
}

// The pages of the book that are about a position.
struct Pages {
  static constexpr std::size_t kNoSuit = 4;

  Pages(const State<4>& state, SuitBook& book, CardSet trumps) : Pages(state.live, book, trumps) {}
  // With these cards in play.
  Pages(CardSet live, SuitBook& book, CardSet trumps) {
    if (!trumps.empty()) trump = at(trumps.lowest().suit());
    for (const Suit suit : cards::kAllSuits) suits[at(suit)] = &book.of(suit, live.ranks(suit));
  }

  // The most that can be cashed in each suit with this hand on lead.
  [[nodiscard]] BySuit together(Seat leader) const {
    std::uint32_t word = 0;
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      word |= static_cast<std::uint32_t>(suits[suit]->together[at(leader)]) << (8 * suit);
    return BySuit(word);
  }
  // No more can be cashed by the camp at this place than by the best hand in every suit.
  [[nodiscard]] int most_tricks(std::size_t place) const {
    int sum = 0;
    for (const SuitBook::Page* page : suits) sum += page->most_tricks[place];
    return sum;
  }

  std::array<const SuitBook::Page*, cards::kSuits> suits{};
  std::size_t trump = kNoSuit;
};

class Cashing {
 public:
  // With `leader`, of `camp`, on lead. The caller guarantees that all the arguments outlive this.
  Cashing(const State<4>& state, const SuitBook& book, const Pages& pages, Camp camp, Seat leader)
      : state_(state), book_(book), camp_(camp), leader_(leader), trump_(pages.trump), pages_(pages.suits) {}

  // Tricks before the lead is lost: `needed`, or none where there are not so many. `together`: of the pages.
  [[nodiscard]] Sure count(BySuit together, int needed);

  // The same in no trump when an opponent leads this suit, of which `leader` has the highest card, but fewer where
  // there are not so many.
  [[nodiscard]] Sure count_after(std::size_t suit, int needed) const {
    return total(own_plan(), suit, Pages::kNoSuit, needed);
  }

 private:
  static constexpr int kMany = 13;

  // Tricks to be cashed in each suit, and how.
  struct Plan {
    BySuit tricks;
    std::array<const Run*, cards::kSuits> runs{};
  };

  [[nodiscard]] Plan own_plan() const;
  [[nodiscard]] BySuit tricks_of(Seat seat) const;
  [[nodiscard]] int own_trumps() const { return pages_[trump_]->runs[at(leader_)].tricks(); }
  void find_ruffers();
  [[nodiscard]] int unruffed() const;
  [[nodiscard]] Sure across(const Plan& mine, Seat partner, int needed) const;
  [[nodiscard]] int in_all(BySuit tricks) const;
  [[nodiscard]] Sure total(const Plan& plan, std::size_t first, std::size_t second, int needed) const;

  const State<4>& state_;
  const SuitBook& book_;
  Camp camp_;
  Seat leader_;
  std::size_t trump_;
  const std::array<const SuitBook::Page*, cards::kSuits>& pages_;
  bool drawn_ = false;                  // the leader's trumps draw theirs
  bool ruffers_ = false;                // opponents have trumps that are not drawn
  BySuit rounds_ = BySuit::all(kMany);  // before an opponent could ruff
  int unruffed_ = kMany;
};

}  // namespace ouverte::tricks
