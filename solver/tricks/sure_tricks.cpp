#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "solver/base/bits.hpp"

namespace ouverte::tricks {

namespace {

using Lane = std::uint32_t;  // the ranks of one suit

constexpr int kPlayers = 4;

// The ranks above every rank of `lane`.
constexpr Lane above(Lane lane) { return ~Lane{0} << std::bit_width(lane); }
constexpr Lane lowest(Lane lane) { return lane & (0 - lane); }
constexpr Lane highest(Lane lane) { return std::bit_floor(lane); }

constexpr CardSet in_suit(Lane lane, Suit suit) {
  return CardSet(std::uint64_t{lane} << (cards::kLane * cards::index(suit)));
}

// Winners of one hand in one suit that can be cashed one after the other.
struct Run {
  int tricks = 0;
  Lane basis = 0;  // the lowest winner counted
};

// `partners` below: the hands of the camp besides the one that cashes, in this suit.
struct Holding {
  Lane own;
  std::array<Lane, 2> partners;
  Lane opponents;
  int rounds;   // before an opponent could ruff
  int longest;  // holding among all the others
};

Run run_of(const Holding& h) {
  Lane winners = h.own & above(h.opponents);
  const Lane partners = h.partners[0] | h.partners[1];
  Run run;
  if (winners == 0) return run;
  std::array<Lane, 2> follow = h.partners;
  const bool crossing = partners != 0 && highest(partners) > lowest(winners);
  while (winners != 0 && run.tricks < h.rounds) {
    const Lane winner = highest(winners);
    if (crossing) {
      // Everyone else of the camp must be out, or follow with a lower card.
      if (lowest(follow[0]) > winner || lowest(follow[1]) > winner) break;
      follow[0] &= follow[0] - 1;
      follow[1] &= follow[1] - 1;
    }
    winners ^= winner;
    run.basis = winner;
    ++run.tricks;
  }
  if (winners == 0 && run.tricks >= h.longest) {
    run.tricks = std::min(base::count(h.own), h.rounds);
  }
  if (h.longest == 0) run.basis = 0;
  return run;
}

class Cashing {
 public:
  Cashing(const State<kPlayers>& state, CardSet trumps, Camp camp) : state_(state), camp_(camp) {
    if (trumps.empty()) return;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (!camp.has(static_cast<Seat>(seat)) && !(state.hand(static_cast<Seat>(seat)) & trumps).empty())
        ruffers_ |= 1u << seat;
    trump_ = trumps.lowest().suit();
    has_trumps_ = true;
  }

  // Tricks in plain suits that nobody of the camp can be forced to ruff while an opponent holds trumps.
  [[nodiscard]] int unruffed() const {
    if (ruffers_ == 0) return 13;
    int least = 13;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (camp_.has(static_cast<Seat>(seat)))
        least = std::min(least, state_.tricks_left() - state_.length(static_cast<Seat>(seat), trump_));
    return least;
  }

  // No opponent has a trump left: called once the leader's winners in trumps have drawn them.
  void draw() { ruffers_ = 0; }
  [[nodiscard]] bool trumps_out() const { return ruffers_ != 0; }
  [[nodiscard]] Suit trump() const { return trump_; }
  [[nodiscard]] bool is_trump(Suit suit) const { return has_trumps_ && suit == trump_; }
  [[nodiscard]] int longest_trumps() const {
    int longest = 0;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (!camp_.has(static_cast<Seat>(seat)))
        longest = std::max(longest, state_.length(static_cast<Seat>(seat), trump_));
    return longest;
  }

  [[nodiscard]] Holding holding(Seat player, Suit suit, bool ruffable) const {
    Holding h{.own = state_.hand(player).ranks(suit), .partners = {}, .opponents = 0, .rounds = 13, .longest = 0};
    std::size_t partner = 0;
    for (int seat = 0; seat < kPlayers; ++seat) {
      const Seat other = static_cast<Seat>(seat);
      if (other == player) continue;
      const Lane lane = state_.hand(other).ranks(suit);
      const int length = state_.length(other, suit);
      h.longest = std::max(h.longest, length);
      if (camp_.has(other)) {
        if (partner < 2) h.partners[partner] = lane;
        ++partner;
      } else {
        h.opponents |= lane;
        if (ruffable && (ruffers_ >> seat & 1) != 0) h.rounds = std::min(h.rounds, length);
      }
    }
    return h;
  }

 private:
  const State<kPlayers>& state_;
  Camp camp_;
  unsigned ruffers_ = 0;  // opponents with trumps
  Suit trump_{};
  bool has_trumps_ = false;
};

}  // namespace

Sure quick_tricks(const State<4>& state, CardSet trumps, Camp camp, int needed) {
  const Seat leader = state.leader;
  Cashing cashing(state, trumps, camp);
  std::array<Run, 4> mine{};
  // Trumps first: winners that draw them free the other suits.
  bool drawn = false;
  if (!trumps.empty()) {
    const Holding h = cashing.holding(leader, cashing.trump(), false);
    Run& run = mine[static_cast<std::size_t>(cashing.trump())];
    run = run_of(h);
    if (run.tricks >= needed) return {run.tricks, in_suit(run.basis, cashing.trump())};
    drawn = cashing.trumps_out() && run.tricks >= cashing.longest_trumps();
    if (drawn) cashing.draw();
  }
  const int unruffed = cashing.unruffed();
  const auto total = [&](const std::array<Run, 4>& runs) {
    Sure sure;
    int plain = 0;
    for (const Suit suit : cards::kAllSuits) {
      const Run& run = runs[static_cast<std::size_t>(suit)];
      (cashing.is_trump(suit) ? sure.tricks : plain) += run.tricks;
      sure.basis |= in_suit(run.basis, suit);
    }
    sure.tricks += std::min(plain, unruffed);
    return sure;
  };
  for (const Suit suit : cards::kAllSuits)
    if (!cashing.is_trump(suit)) mine[static_cast<std::size_t>(suit)] = run_of(cashing.holding(leader, suit, true));
  Sure best = total(mine);
  // Across to a partner: his winners wherever he has more, and in the suit of the crossing.
  for (int seat = 0; seat < kPlayers && best.tricks < needed; ++seat) {
    const Seat partner = static_cast<Seat>(seat);
    if (partner == leader || !camp.has(partner)) continue;
    std::array<Run, 4> runs = mine;
    std::size_t through = 4;
    int price = 0;  // of the crossing: winners of the leader given up
    Run crossing;
    for (const Suit suit : cards::kAllSuits) {
      if (drawn && cashing.is_trump(suit)) continue;  // the leader's trumps are spent on drawing
      const auto i = static_cast<std::size_t>(suit);
      const Run his = run_of(cashing.holding(partner, suit, !cashing.is_trump(suit)));
      if (his.tricks == 0) continue;
      const int lost = std::max(0, mine[i].tricks - his.tricks);
      if (state.length(leader, suit) > 0 && (through == 4 || lost < price)) {
        through = i;
        price = lost;
        crossing = his;
      }
      if (his.tricks > mine[i].tricks) runs[i] = his;
    }
    if (through == 4) continue;
    runs[through] = crossing;
    if (const Sure across = total(runs); across.tricks > best.tricks) best = across;
  }
  return best;
}

namespace {

// Trumps that `hand` wins whoever leads: its trumps less the largest matching with higher ones of `against`.
Sure trump_tricks(Lane hand, Lane against, Suit trump) {
  Sure sure;
  Lane lost = 0;
  for (Lane rest = against; rest != 0;) {
    // Their lowest trump beats the highest of the hand below it that is not beaten yet.
    const Lane theirs = lowest(rest);
    rest ^= theirs;
    const Lane below = hand & ~lost & (theirs - 1);
    if (below != 0) lost |= highest(below);
  }
  const Lane kept = hand & ~lost;
  sure.tricks = base::count(kept);
  if (kept != 0 && against != 0) sure.basis = in_suit(lowest(kept), trump);
  return sure;
}

}  // namespace

Sure later_tricks(const State<4>& state, CardSet trumps, Camp camp, int needed) {
  Sure best;
  if (!trumps.empty()) {
    const Suit trump = trumps.lowest().suit();
    Lane against = 0;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (!camp.has(static_cast<Seat>(seat))) against |= state.hand(static_cast<Seat>(seat)).ranks(trump);
    for (int seat = 0; seat < kPlayers; ++seat) {
      if (!camp.has(static_cast<Seat>(seat))) continue;
      const Sure sure = trump_tricks(state.hand(static_cast<Seat>(seat)).ranks(trump), against, trump);
      if (sure.tricks > best.tricks) best = sure;
      if (best.tricks >= needed) return best;
    }
    return best;
  }
  if (camp.has(state.leader)) return best;
  int run = 0;
  int stopped = 0;  // suits that the camp on lead holds and does not top
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    Lane ours = 0, theirs = 0;
    int longest = 0;
    for (int seat = 0; seat < kPlayers; ++seat) {
      const Lane lane = state.hand(static_cast<Seat>(seat)).ranks(suit);
      if (camp.has(static_cast<Seat>(seat))) {
        ours |= lane;
      } else {
        theirs |= lane;
        longest = std::max(longest, state.length(static_cast<Seat>(seat), suit));
      }
    }
    const Lane winners = ours & above(theirs);
    if (winners == 0) {
      run += longest;
    } else if (theirs != 0) {
      basis |= in_suit(highest(winners), suit);
      ++stopped;
    }
  }
  if (run >= state.tricks_left()) return best;
  if (run > 0 && stopped > 2 && camp.size() == 1) return best;
  best.tricks = 1;
  best.basis = basis;
  return best;
}

}  // namespace ouverte::tricks
