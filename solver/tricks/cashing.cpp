#include "solver/tricks/cashing.hpp"

#include <algorithm>

namespace ouverte::tricks {

Sure Cashing::count(BySuit together, int needed) {
  find_ruffers();
  together = together.least(rounds_);
  if (drawn_) together.set(trump_, static_cast<std::uint32_t>(own_trumps()));
  if (together.sum() < needed) return {};
  unruffed_ = unruffed();
  if (in_all(together) < needed) return {};
  const Plan mine = own_plan();
  if (const Sure sure = total(mine, trump_, Pages::kNoSuit, needed); sure.tricks == needed) return sure;
  for (int i = 1; i < 4; ++i)
    if (const Seat partner = cards::left_of(leader_, 4, i); camp_.has(partner))
      if (const Sure sure = across(mine, partner, needed); sure.tricks == needed) return sure;
  return {};
}

// With the lead coming back to the leader.
Cashing::Plan Cashing::own_plan() const {
  Plan plan{.tricks = tricks_of(leader_).least(rounds_)};
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit) plan.runs[suit] = &pages_[suit]->runs[at(leader_)];
  return plan;
}
BySuit Cashing::tricks_of(Seat seat) const {
  std::uint32_t word = 0;
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
    word |= static_cast<std::uint32_t>(pages_[suit]->runs[at(seat)].tricks()) << (8 * suit);
  return BySuit(word);
}

// Cashing goes on until an opponent who still holds trumps is out of the suit. Trumps first: winners that draw theirs
// free the other suits.
void Cashing::find_ruffers() {
  if (trump_ == Pages::kNoSuit) return;
  BySuit shortest = BySuit::all(kMany);
  int longest_trumps = 0;
  for (unsigned seat = 0; seat < 4; ++seat) {
    const Seat player = static_cast<Seat>(seat);
    if (camp_.has(player)) continue;
    const BySuit lengths = lengths_of(state_, player);
    if (lengths[trump_] == 0) continue;
    longest_trumps = std::max(longest_trumps, lengths[trump_]);
    shortest = shortest.least(lengths);
  }
  drawn_ = longest_trumps > 0 && own_trumps() >= longest_trumps;
  ruffers_ = longest_trumps > 0 && !drawn_;
  if (!ruffers_) return;
  rounds_ = shortest;
  rounds_.set(trump_, kMany);
}

// Tricks in plain suits that nobody of the camp can be forced to ruff while an opponent holds trumps.
int Cashing::unruffed() const {
  int least = kMany;
  if (!ruffers_) return least;
  for (unsigned seat = 0; seat < 4; ++seat)
    if (const Seat player = static_cast<Seat>(seat); camp_.has(player))
      least = std::min(least, state_.tricks_left() - state_.length(player, static_cast<Suit>(trump_)));
  return least;
}

// The leader cashes, crosses to a partner, and he cashes the rest.
Sure Cashing::across(const Plan& mine, Seat partner, int needed) const {
  std::array<const SharedRun*, cards::kSuits> suits;
  std::uint32_t word = 0;
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
    suits[suit] = &book_.shared(static_cast<Suit>(suit), state_.live.ranks(static_cast<Suit>(suit)), leader_, partner);
    word |= static_cast<std::uint32_t>(suits[suit]->split.tricks()) << (8 * suit);
  }
  Plan both{.tricks = BySuit(word).least(rounds_), .runs = mine.runs};
  if (drawn_) both.tricks.set(trump_, static_cast<std::uint32_t>(mine.tricks[trump_]));
  if (in_all(both.tricks) < needed) return {};
  const int limit = drawn_ ? needed - both.tricks[trump_] : needed;
  std::size_t through = Pages::kNoSuit;
  int price = kMany;  // of the crossing: tricks given up
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
    if (drawn_ && suit == trump_) continue;  // the leader's trumps are spent on drawing
    both.runs[suit] = &suits[suit]->split;
    const int crossing = suits[suit]->crossing.tricks(std::min(rounds_[suit], limit));
    if (crossing == 0) continue;
    if (const int lost = both.tricks[suit] - crossing; lost < price) {
      through = suit;
      price = lost;
    }
  }
  if (through == Pages::kNoSuit) return {};
  both.tricks.set(through, static_cast<std::uint32_t>(both.tricks[through] - price));
  both.runs[through] = &suits[through]->crossing;
  return drawn_ ? total(both, trump_, through, needed) : total(both, through, trump_, needed);
}

int Cashing::in_all(BySuit tricks) const {
  const int in_trumps = trump_ == Pages::kNoSuit ? 0 : tricks[trump_];
  return in_trumps + std::min(tricks.sum() - in_trumps, unruffed_);
}

// What a plan comes to; two suits (if any) count before the rest. No more than `needed` counts.
Sure Cashing::total(const Plan& plan, std::size_t first, std::size_t second, int needed) const {
  if (in_all(plan.tricks) < needed) return {};
  Sure sure;
  const auto add = [&](std::size_t suit) {
    const int taken = plan.runs[suit]->tricks(std::min(plan.tricks[suit], needed - sure.tricks));
    if (taken == 0) return;
    sure.tricks += taken;
    sure.basis |= in_suit(plan.runs[suit]->basis(taken), suit);
  };
  if (first != Pages::kNoSuit) add(first);
  if (second != Pages::kNoSuit && second != first) add(second);
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
    if (suit != first && suit != second) add(suit);
  return sure;
}

}  // namespace ouverte::tricks
