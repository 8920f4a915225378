#include "solver/games/dreiertarock/point_search.hpp"

#include <algorithm>
#include <utility>

#include "solver/base/bits.hpp"

namespace ouverte::games::dreiertarock {

namespace {

// Kinds of play whose facts are not to be mixed.
enum class Rules : std::uint8_t { kPlain, kSuitSolo, kTrischaken, kTrischakenWithPagat };

static_assert(std::uint64_t{Target::kJoint} << Likeness::kKindAt == Likeness::kJoint);

}  // namespace

PointSearch::PointSearch(const Game& game, const Targets& targets, Idle idle)
    : targets_(targets),
      game_(game),
      name_(game.contract().name),
      alone_(cards::index(game.alone())),
      alone_maximises_(game.maximisers().has(game.alone())),
      idle_(idle) {}

PointSearch::State PointSearch::state_of(const dreiertarock::State& position) const {
  State state;
  state.hands = position.hands;
  state.leader = static_cast<std::uint8_t>(position.leader);
  for (int i = 0; i < position.on_table; ++i)
    state.hands[static_cast<std::size_t>(cards::left_of(position.leader, kPlayers, i))].add(
        position.table[static_cast<std::size_t>(i)]);
  state.points[static_cast<std::size_t>(alone_)] = position.points[game_.account(game_.alone())];
  if (game_.trischaken()) state.points = position.points;
  state.suits = Likeness::suits_of(state.hands);
  state.rest = static_cast<std::uint8_t>(card_points(state.live()));
  state.bonuses = targets_[without_idle_bonuses(state, targets_.start())].bonuses;
  for (int i = 0; i < position.on_table; ++i) play(state, position.table[static_cast<std::size_t>(i)]);
  return state;
}

void PointSearch::play(State& state, Card card) const {
  const int seat = state.to_move();
  state.hands[static_cast<std::size_t>(seat)].remove(card);
  state.suits |= Likeness::gone(card);
  if (state.on_table == 0) state.led = card;
  if (state.on_table == 0 || beats(card, state.best)) {
    state.best = card;
    state.winning = static_cast<std::uint8_t>(seat);
  }
  state.trick = static_cast<std::uint8_t>(state.trick + points_of(card));
  state.mond |= card == kMond;
  state.pagat |= card == kPagat;
  if (++state.on_table == kPlayers) end_trick(state);
}

void PointSearch::end_trick(State& state) const {
  std::uint8_t& points = state.points[state.winning];
  points = static_cast<std::uint8_t>(points + state.trick);
  state.rest = static_cast<std::uint8_t>(state.rest - state.trick);
  state.trick = 0;
  state.leader = state.winning;
  state.on_table = 0;
  if (state.bonuses.open() != 0) state.bonuses = targets_[after_trick(state)].bonuses;
  state.mond = state.pagat = false;
}

Bonuses PointSearch::after_trick(const State& state) const {
  Bonuses bonuses = state.bonuses;
  const CardSet live = state.live();
  if (bonuses.mondfang() == Bonuses::Mondfang::kOpen && !live.holds(CardSet(kSkues) | CardSet(kMond)))
    bonuses.set(state.mond && state.best == kSkues ? Bonuses::Mondfang::kEarned : Bonuses::Mondfang::kNo);
  if (bonuses.pagat() == Bonuses::Pagat::kOpen && state.pagat)
    bonuses.set(!live.empty()          ? Bonuses::Pagat::kNo
                : state.best == kPagat ? Bonuses::Pagat::kTaken
                                       : Bonuses::Pagat::kMissed);
  if (state.leader == alone_)
    bonuses.set_slams(bonuses.slam_alone(), false);
  else
    bonuses.set_slams(false, bonuses.slam_others());
  return without_idle_bonuses(state, bonuses);
}

// Whoever has trumps alone plays one to the last trick, so that the Pagat of another does not take it.
Bonuses PointSearch::without_idle_bonuses(const State& state, Bonuses bonuses) const {
  if (idle_ == Idle::kKept) return bonuses;
  if (bonuses.pagat() == Bonuses::Pagat::kOpen && targets_.idle_if_not_taken(bonuses))
    for (const CardSet hand : state.hands)
      if (kTrumps.holds(hand) && !hand.has(kPagat)) bonuses.set(Bonuses::Pagat::kNo);
  return without_idle_slams(state, bonuses);
}

// Whoever holds the highest trump takes a trick with it, but in Suit-Solo.
Bonuses PointSearch::without_idle_slams(const State& state, Bonuses bonuses) const {
  const CardSet trumps = state.live() & kTrumps;
  if (name_ == Name::kSuitSolo || trumps.empty() || !(bonuses.slam_alone() || bonuses.slam_others())) return bonuses;
  const bool alone = state.hand(alone_).has(trumps.highest());
  bonuses.set_slams(bonuses.slam_alone() && alone, bonuses.slam_others() && !alone);
  return bonuses;
}

search::Interval PointSearch::static_bounds(const State& state) const {
  if (state.on_table != 0) return {-kWon, kWon};
  if (state.hands[0].single()) {
    const int value = last_trick(state);
    return {value, value};
  }
  const Target& target = targets_[state.bonuses];
  // All points of the rest: in Trischaken, where two players give them to the one, too far from what he gets to be
  // worth keeping as a fact.
  const int upper = game_.trischaken() ? kWon : margin(points(state) + state.rest, target.fewest);
  return {margin(points(state), target.most), upper};
}

int PointSearch::last_trick(State state) const {
  while (!over(state)) play(state, state.hand(state.to_move()).lowest());
  return value(state);
}

search::Likes PointSearch::likes_of(const State& state, std::uint64_t suits) const {
  const std::uint64_t first = state.hands[1].bits(), second = state.hands[2].bits(), live = state.live().bits();
  const std::uint64_t trumps = live & kTrumps.bits();
  search::Likes likes{.code = suits};
  likes.alike = base::gather(second, trumps) |
                (base::gather(first, trumps) | std::uint64_t{1} << base::count(trumps)) << 22 |
                std::uint64_t{state.leader} << 46 | static_cast<std::uint64_t>(alone_) << 48 |
                std::uint64_t{rules_of(live)} << 50 | std::uint64_t{targets_[state.bonuses].kind} << Likeness::kKindAt;
  likes.code |= (live >> kMond.number() & 3) << Likeness::kTrullAt | (live >> kPagat.number() & 1)
                                                                         << Likeness::kPagatAt;
  return likes;
}

// The highest trumps of one camp score for it whatever happens, but in Suit-Solo: what Sküs and Mond are worth there is
// sure, and they are counted as plain trumps.
search::SimilarKey PointSearch::key(const State& state) const {
  const Likeness::Suits suits = Likeness::sorted(state.suits);
  search::SimilarKey key{.position = likes_of(state, suits.code)};
  if (name_ != Name::kSuitSolo) {
    const CardSet live = state.live(), own = state.hand(alone_);
    const bool together = !live.has(kSkues) || own.has(kSkues) == own.has(kMond);
    if (own.has(kSkues)) key.sure += Likeness::kTrullAbove;
    if (own.has(kMond) && together) key.sure += Likeness::kTrullAbove;
    key.position.code &= ~(Likeness::kSkuesBit | (together ? Likeness::kMondBit : 0));
  }
  key.hash = Likeness::hash(key.position.alike, suits.forms);
  return key;
}

std::uint8_t PointSearch::rules_of(std::uint64_t live) const {
  if (name_ == Name::kSuitSolo) return static_cast<std::uint8_t>(Rules::kSuitSolo);
  if (name_ != Name::kTrischaken) return static_cast<std::uint8_t>(Rules::kPlain);
  return static_cast<std::uint8_t>(CardSet(live).has(kPagat) ? Rules::kTrischakenWithPagat : Rules::kTrischaken);
}

}  // namespace ouverte::games::dreiertarock
