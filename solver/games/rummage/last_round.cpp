#include "solver/games/rummage/last_round.hpp"

#include <algorithm>

#include "solver/base/bits.hpp"
#include "solver/games/rummage/counts.hpp"

namespace ouverte::games::rummage {

namespace {

constexpr int kLongestSet = 8;
constexpr int kNoWay = 1'000'000;

// The small game, with one camp granted what it would like: the players whose weight is of the sign `granted`. Its
// value, in units of that sign, is theirs at most.
class Relaxed {
 public:
  Relaxed(const std::array<Mover, kMostPlayers>& movers, int count, const std::array<int, kMostPlayers + 1>& as_it_is,
          unsigned suits, int granted)
      : movers_(movers), as_it_is_(as_it_is), count_(count), suits_(suits), granted_(granted) {}

  // The value from `place` on; the first player has the scores given.
  int value(const LastScores& first) {
    // later_[m], from the next player on: the trick was won, and m cards lie there; intact_: it was not.
    later_.fill(0);
    int intact = 0;
    const bool ducks = first.ducking > -kInfinity;
    const bool wins = first.winning > -kInfinity;
    for (int place = count_ - 1; place > 0; --place) {
      if (ducks) intact = turn(place, true, place, intact);
      for (int unknown = 1; unknown < place + (wins ? 1 : 0); ++unknown)
        next_[static_cast<std::size_t>(unknown)] =
            turn(place, false, unknown, later_[static_cast<std::size_t>(unknown) + 1]);
      later_ = next_;
    }
    const Mover& mover = movers_[0];
    const int w = granted_ * mover.weight;
    int best = w > 0 ? -kNoWay : kNoWay;
    const auto better = [&](int value) { best = w > 0 ? std::max(best, value) : std::min(best, value); };
    if (ducks) better(w * first.ducking + after_duck(mover, 0, intact));
    if (wins) better(w * first.winning + (mover.with_trick.loose <= 1 ? std::max(later_[1], as_it_is(1)) : later_[1]));
    return best;
  }

 private:
  [[nodiscard]] int as_it_is(int place) const { return granted_ * as_it_is_[static_cast<std::size_t>(place)]; }
  // Ranks of cards in hands of those who played the last `unknown` cards.
  [[nodiscard]] unsigned offered(int place, int unknown) const {
    unsigned ranks = 0;
    for (int before = place - unknown; before < place; ++before)
      ranks |= movers_[static_cast<std::size_t>(before)].hand.held;
    return ranks;
  }
  static unsigned all_of(const Losses& losses) { return losses[0] | losses[1] | losses[2] | losses[3] | losses[4]; }
  // The least loss by a card of these suits. The caller guarantees that there is one.
  static Loss least(const Losses& losses, unsigned suits) {
    int loss = kLooseSpecial;
    while (loss + 1 < kLosses && (losses[static_cast<std::size_t>(loss)] & suits) == 0) ++loss;
    return static_cast<Loss>(loss);
  }
  static Loss greatest(const Losses& losses) {
    int loss = kOfThreeSpecials;
    while (loss > 0 && losses[static_cast<std::size_t>(loss)] == 0) --loss;
    return static_cast<Loss>(loss);
  }

  // What comes after a duck, be it the end of the deal. If he may choose, it is the better for the camp granted: he
  // gets his score either way.
  [[nodiscard]] int after_duck(const Mover& mover, int place, int others) const {
    if (mover.hand.cards == 1) return as_it_is(place + 1);
    return mover.may_duck_out() ? std::max(others, as_it_is(place + 1)) : others;
  }

  // The value from a player's turn on. `intact`: the trick of now lies there still, with `unknown` cards besides.
  // `others`: the value after him if he ducks.
  int turn(int place, bool intact, int unknown, int others) {
    const Mover& mover = movers_[static_cast<std::size_t>(place)];
    const int ducked = after_duck(mover, place, others);
    const int won = place + 1 < count_ ? later_[1] : 0;
    return granted_ * mover.weight > 0 ? wanted(mover, place, intact, unknown, ducked, won)
                                       : unwanted(mover, place, intact, unknown, ducked, won);
  }

  // He ducks or wins with the best card for it, and takes what is of most use to him.
  int wanted(const Mover& mover, int place, bool intact, int unknown, int ducked, int won) {
    const int w = granted_ * mover.weight;
    const unsigned free = intact ? kAllSuits & ~suits_ : kAllSuits;
    int best = -kNoWay;
    if ((all_of(mover.ducking) & free) != 0)
      best = w * mover.ducked(least(mover.ducking, free), kOfFourAtLeast) + ducked;
    const Outline& base = intact ? mover.with_trick : mover.hand;
    const Losses& losses = intact ? mover.winning : mover.ducking;
    Loss loss = least(losses, kAllSuits);
    const unsigned ranks = offered(place, unknown);
    if (loss >= kOfThree && (base.sets & ranks) != 0) loss = kNothing;  // a card of those unknown may make it good
    Holding taken = holding_of(base).without(loss, kOfFourAtLeast);
    if (loss == kNothing) --taken.loose;
    taken = with_best(taken, base, unknown, ranks);
    const int after = taken.loose == 0 ? std::max(won, as_it_is(place + 1)) : won;
    return std::max(best, w * taken.best(mover.melded) + after);
  }

  // The best that so many cards of the ranks offered can do to a hand that must take them.
  static Holding with_best(Holding hand, const Outline& base, int unknown, unsigned offered) {
    hand.cards += unknown;
    const unsigned singles = base.held & ~(base.pairs | base.sets);
    const bool extends = (base.sets & offered & ~kSpecials) != 0;
    const int pairs = std::min(unknown, base::count(static_cast<unsigned>(base.pairs) & offered));
    const bool twice = unknown >= 2 && ((singles & offered) != 0 || unknown >= kLeastSet);
    if (pairs == 0 && !extends && !twice) {
      hand.loose = std::max(0, hand.loose + unknown);
      return hand;
    }
    if ((base.held & offered & kSpecials) != 0) hand.specials = 0;
    const int longest = std::min(kLongestSet, std::max<int>(base.longest, 2) + unknown);
    const int each = meld_points(longest) - meld_points(longest - 1);
    if (unknown == 1) {
      hand.set_points += std::max(pairs > 0 ? meld_points(kLeastSet) : 0, extends ? each : 0);
      hand.loose -= 2 * pairs;
    } else {
      hand.set_points += pairs * std::max(meld_points(kLeastSet), each) + (unknown - pairs) * each;
      hand.loose -= 2 * pairs + (unknown - pairs) / 2;
    }
    hand.loose = std::max(0, hand.loose);
    hand.specials = std::min(hand.specials, hand.loose);
    return hand;
  }

  // He plays to be sure of something, whatever the cards are that he does not know: a card that ducks, or one that
  // wins, or a loose one that may do either.
  int unwanted(const Mover& mover, int place, bool intact, int unknown, int ducked, int won) {
    const int w = granted_ * mover.weight;
    const unsigned free = intact ? kAllSuits & ~suits_ : kAllSuits;
    const Outline& base = intact ? mover.with_trick : mover.hand;
    const Losses& losses = intact ? mover.winning : mover.ducking;
    const unsigned ranks = offered(place, unknown);
    const auto by_duck = [&](Loss loss) { return w * mover.ducked(loss, kOfFourAtMost) + ducked; };
    const auto by_win = [&](Loss loss) {
      Holding taken = holding_of(base).without(loss, kOfFourAtMost);
      const bool out = taken.loose <= 2 * unknown;
      taken.cards += unknown;
      taken.loose += unknown;
      if ((ranks & kSpecials) != 0) taken.specials += unknown;
      const int value = w * taken.best(mover.melded) + won;
      return out ? std::max(value, w * taken.best(mover.melded) + as_it_is(place + 1)) : value;
    };
    int best = kNoWay;
    // Every card unknown keeps him from ducking in one suit at most.
    const unsigned loose = (mover.ducking[kLooseSpecial] | mover.ducking[kLoose]) & free;
    if (base::count(loose) > unknown) {
      best = by_duck((mover.ducking[kLoose] & free) != 0 ? kLoose : kLooseSpecial);
    } else if (base::count(all_of(mover.ducking) & free) > unknown) {
      best = by_duck(greatest(mover.ducking));
    }
    if (intact && (all_of(losses) & suits_) != 0) best = std::min(best, by_win(least(losses, suits_)));
    if (const unsigned either = (losses[kLooseSpecial] | losses[kLoose]) & free; either != 0) {
      const Loss loss = least(losses, either);
      const bool breaks =
          loss == kLooseSpecial && mover.ducking[kOfThreeSpecials] != 0;  // the fourth lies on the table
      best = std::min(best, std::max(by_duck(breaks ? kOfThreeSpecials : loss), by_win(loss)));
    } else if (best == kNoWay) {
      best = std::max(by_duck(greatest(mover.ducking)), by_win(greatest(losses)));
    }
    return best;
  }

  // What a card of a set of four or more is worth.
  static constexpr int kOfFourAtLeast = meld_points(4) - meld_points(3);
  static constexpr int kOfFourAtMost = meld_points(8) - meld_points(7);

  const std::array<Mover, kMostPlayers>& movers_;
  const std::array<int, kMostPlayers + 1>& as_it_is_;
  int count_;
  unsigned suits_;
  int granted_;
  std::array<int, kMostPlayers + 2> later_{}, next_{};
};

}  // namespace

LastRound::LastRound(const State& state, int players, const RoundStakes& stakes)
    : count_(std::min<int>(players, state.plays_left)) {
  for (int i = 0; i < state.on_table; ++i) suits_ |= suit_place(state.trick[static_cast<std::size_t>(i)]);
  as_it_is_[static_cast<std::size_t>(count_)] = 0;
  for (int place = players - 1; place >= 0; --place) {
    const auto i = static_cast<std::size_t>(cards::left_of(state.to_move, players, place));
    const int now = stakes.weights[i] * stakes.scores[i];
    if (place >= count_) {
      over_ += now;
      continue;
    }
    const auto at = static_cast<std::size_t>(place);
    as_it_is_[at] = as_it_is_[at + 1] + now;
    Mover& mover = movers_[at];
    mover.weight = stakes.weights[i];
    mover.melded = state.melded[i];
    mover.open = (stakes.open >> i & 1) != 0;
    mover.hand = stakes.outlines[i];
    const Bag& hand = state.hands[i];
    Counts counts(hand);
    if (place > 0) mover.ducking = losses_of(hand, counts);
    mover.with_trick = mover.hand;
    for (int card = 0; card < state.on_table; ++card) {
      const Rank rank = rank_of(state.trick[static_cast<std::size_t>(card)]);
      mover.with_trick.add(rank, counts.of(rank));
      counts.add(rank);
    }
    if (place > 0) {
      mover.winning = losses_of(hand, counts);
    } else {
      first_ = last_scores(hand, mover.hand, counts, mover.with_trick, suits_, mover.melded, mover.open);
    }
  }
}

int LastRound::least() const { return over_ - Relaxed(movers_, count_, as_it_is_, suits_, -1).value(first_); }
int LastRound::most() const { return over_ + Relaxed(movers_, count_, as_it_is_, suits_, 1).value(first_); }

}  // namespace ouverte::games::rummage
