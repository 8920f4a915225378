#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "solver/base/bits.hpp"
#include "solver/tricks/pattern.hpp"

namespace ouverte::tricks {

namespace {

using Lane = std::uint32_t;  // the ranks of one suit

constexpr int kPlayers = 4;
constexpr int kMany = 13;
constexpr std::size_t kNone = 4;  // no suit

constexpr Lane lowest(Lane lane) { return lane & (0 - lane); }
constexpr Lane highest(Lane lane) { return std::bit_floor(lane); }
constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }

constexpr CardSet in_suit(Lane lane, Suit suit) {
  return CardSet(std::uint64_t{lane} << (cards::kLane * cards::index(suit)));
}

CardSet held_by(const State<kPlayers>& state, Camp camp) {
  CardSet held;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (camp.has(static_cast<Seat>(seat))) held |= state.hands[seat];
  return held;
}

// Tricks of one hand in one suit that can be cashed one after the other: winners by rank, and cards that outlast all
// others behind them.
struct Run {
  int tricks = 0;
  Lane winners = 0;  // none where rank does not matter

  // The lowest winner that the first `taken` tricks rest on.
  [[nodiscard]] Lane basis(int taken) const {
    Lane rest = winners;
    for (int spare = base::count(rest) - taken; spare > 0; --spare) rest &= rest - 1;
    return lowest(rest);
  }
};

class Cashing {
 public:
  Cashing(const State<kPlayers>& state, CardSet trumps, Camp camp)
      : state_(state), camp_(camp), has_trumps_(!trumps.empty()) {
    const CardSet opponents = held_by(state, camp.others(kPlayers));
    winners_ = held_by(state, camp) - downward(opponents);
    if (!has_trumps_) return;
    trump_ = trumps.lowest().suit();
    for (int seat = 0; seat < kPlayers; ++seat) {
      const Seat player = static_cast<Seat>(seat);
      if (camp.has(player)) continue;
      const int length = state.length(player, trump_);
      if (length > 0) ruffers_ |= 1u << seat;
      longest_trumps_ = std::max(longest_trumps_, length);
    }
  }

  // Cards of the camp above every opponent's card of the suit.
  [[nodiscard]] CardSet winners() const { return winners_; }
  [[nodiscard]] bool has_trumps() const { return has_trumps_; }
  [[nodiscard]] Suit trump() const { return trump_; }
  [[nodiscard]] bool is_trump(Suit suit) const { return has_trumps_ && suit == trump_; }

  // Cashing these trumps draws the opponents'.
  [[nodiscard]] bool draws(const Run& trumps) const { return ruffers_ != 0 && trumps.tricks >= longest_trumps_; }
  void draw() { ruffers_ = 0; }

  // Tricks in plain suits that nobody of the camp can be forced to ruff while an opponent holds trumps.
  [[nodiscard]] int unruffed() const {
    if (ruffers_ == 0) return kMany;
    int least = kMany;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (camp_.has(static_cast<Seat>(seat)))
        least = std::min(least, state_.tricks_left() - state_.length(static_cast<Seat>(seat), trump_));
    return least;
  }

  [[nodiscard]] Run run(Seat player, Suit suit) const {
    Lane winners = (state_.hand(player) & winners_).ranks(suit);
    if (winners == 0) return {};
    int rounds = kMany;  // before an opponent could ruff
    int longest = 0;     // holding of anybody else
    std::array<Lane, 2> follow{};
    std::size_t partners = 0;
    for (int i = 1; i < kPlayers; ++i) {
      const Seat other = cards::left_of(player, kPlayers, i);
      const int length = state_.length(other, suit);
      longest = std::max(longest, length);
      if (camp_.has(other)) {
        if (partners < follow.size()) follow[partners++] = state_.hand(other).ranks(suit);
      } else if (!is_trump(suit) && (ruffers_ >> cards::index(other) & 1) != 0) {
        rounds = std::min(rounds, length);
      }
    }
    if (rounds == 0) return {};
    Run run;
    if ((follow[0] | follow[1]) < lowest(winners)) {  // no partner can get in the way
      run = {base::count(winners), winners};
      winners = 0;
    }
    while (winners != 0) {
      // Everyone else of the camp must be out, or follow with a lower card.
      const Lane winner = highest(winners);
      if (lowest(follow[0]) > winner || lowest(follow[1]) > winner) break;
      for (Lane& lane : follow) lane &= lane - 1;
      winners ^= winner;
      run.winners |= winner;
      ++run.tricks;
    }
    if (winners == 0 && run.tricks >= longest) run.tricks = state_.length(player, suit);
    if (longest == 0) run.winners = 0;
    run.tricks = std::min(run.tricks, rounds);
    return run;
  }

 private:
  const State<kPlayers>& state_;
  Camp camp_;
  CardSet winners_;
  bool has_trumps_;
  Suit trump_{};
  unsigned ruffers_ = 0;  // opponents with trumps
  int longest_trumps_ = 0;
};

// What the runs, one a suit, come to; trumps and the suit `first` (if any) count before the rest. No more than `needed`
// counts.
Sure total(const Cashing& cashing, const std::array<Run, 4>& runs, std::size_t first, int unruffed, int needed) {
  Sure sure;
  int plain = 0;
  const auto add = [&](Suit suit) {
    const Run& run = runs[at(suit)];
    int taken = std::min(run.tricks, needed - sure.tricks);
    if (!cashing.is_trump(suit)) {
      taken = std::min(taken, unruffed - plain);
      plain += taken;
    }
    sure.tricks += taken;
    if (taken > 0) sure.basis |= in_suit(run.basis(taken), suit);
  };
  if (cashing.has_trumps()) add(cashing.trump());
  if (first != kNone && !cashing.is_trump(static_cast<Suit>(first))) add(static_cast<Suit>(first));
  for (const Suit suit : cards::kAllSuits)
    if (!cashing.is_trump(suit) && at(suit) != first) add(suit);
  return sure;
}

}  // namespace

Sure quick_tricks(const State<4>& state, CardSet trumps, Camp camp, int needed) {
  const Seat leader = state.leader;
  Cashing cashing(state, trumps, camp);
  if (cashing.winners().empty()) return {};
  std::array<Run, 4> mine{};
  // Trumps first: winners that draw them free the other suits.
  bool drawn = false;
  if (!trumps.empty()) {
    const Suit trump = trumps.lowest().suit();
    const Run run = mine[at(trump)] = cashing.run(leader, trump);
    if (run.tricks >= needed) return {needed, in_suit(run.basis(needed), trump)};
    drawn = cashing.draws(run);
    if (drawn) cashing.draw();
  }
  const int unruffed = cashing.unruffed();
  for (const Suit suit : cards::kAllSuits)
    if (!cashing.is_trump(suit)) mine[at(suit)] = cashing.run(leader, suit);
  Sure best = total(cashing, mine, kNone, unruffed, needed);

  // Across to a partner: his winners wherever he has more, and in the suit of the crossing.
  for (int i = 1; i < kPlayers && best.tricks < needed; ++i) {
    const Seat partner = cards::left_of(leader, kPlayers, i);
    if (!camp.has(partner) || (state.hand(partner) & cashing.winners()).empty()) continue;
    std::array<Run, 4> runs = mine;
    std::size_t through = kNone;
    int price = 0;  // of the crossing: winners of the leader given up
    Run crossing;
    for (const Suit suit : cards::kAllSuits) {
      if (drawn && cashing.is_trump(suit)) continue;  // the leader's trumps are spent on drawing
      const Run his = cashing.run(partner, suit);
      if (his.tricks == 0) continue;
      const int lost = std::max(0, mine[at(suit)].tricks - his.tricks);
      if (state.length(leader, suit) > 0 && (through == kNone || lost < price)) {
        through = at(suit);
        price = lost;
        crossing = his;
      }
      if (his.tricks > mine[at(suit)].tricks) runs[at(suit)] = his;
    }
    if (through == kNone) continue;
    runs[through] = crossing;
    if (const Sure across = total(cashing, runs, through, unruffed, needed); across.tricks > best.tricks) best = across;
  }
  return best;
}

namespace {

// Trumps that `hand` wins whoever leads: its trumps less the largest matching with higher ones of `against`.
Sure trump_tricks(Lane hand, Lane against, Suit trump) {
  Lane lost = 0;
  for (Lane rest = against; rest != 0; rest &= rest - 1) {
    // Their lowest trump beats the highest of the hand below it that is not beaten yet.
    const Lane below = hand & ~lost & (lowest(rest) - 1);
    if (below != 0) lost |= highest(below);
  }
  const Lane kept = hand & ~lost;
  Sure sure{base::count(kept), {}};
  if (kept != 0 && against != 0) sure.basis = in_suit(lowest(kept), trump);
  return sure;
}

}  // namespace

Sure later_tricks(const State<4>& state, CardSet trumps, Camp camp, int needed) {
  Sure best;
  const Camp others = camp.others(kPlayers);
  if (!trumps.empty()) {
    const Suit trump = trumps.lowest().suit();
    const Lane against = held_by(state, others).ranks(trump);
    for (int seat = 0; seat < kPlayers && best.tricks < needed; ++seat) {
      const Seat player = static_cast<Seat>(seat);
      if (!camp.has(player) || state.length(player, trump) < needed) continue;
      if (const Sure sure = trump_tricks(state.hand(player).ranks(trump), against, trump); sure.tricks > best.tricks)
        best = sure;
    }
    return best;
  }
  if (needed > 1 || camp.has(state.leader)) return best;
  const CardSet ours = held_by(state, camp) - downward(held_by(state, others));
  int run = 0;
  int topped = 0;  // suits that the camp on lead holds and the other tops
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    const Lane winners = ours.ranks(suit);
    int longest = 0;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (others.has(static_cast<Seat>(seat))) longest = std::max(longest, state.length(static_cast<Seat>(seat), suit));
    if (winners == 0) {
      run += longest;
    } else if (longest != 0) {
      basis |= in_suit(highest(winners), suit);
      ++topped;
    }
  }
  if (run >= state.tricks_left()) return best;
  if (run > 0 && topped > 2 && camp.size() == 1) return best;
  return {1, basis};
}

}  // namespace ouverte::tricks
