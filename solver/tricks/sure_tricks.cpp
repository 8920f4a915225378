#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/base/bits.hpp"
#include "solver/tricks/by_suit.hpp"
#include "solver/tricks/cashing.hpp"

namespace ouverte::tricks {

namespace {

constexpr std::size_t kPlayers = 4;

// So many are known to be sure.
[[gnu::noinline]] Sure so_many_in_trumps(const SuitBook::Page& page, std::size_t trump, std::size_t place, Camp camp,
                                         int needed) {
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (page.trumps[seat] >= needed && camp.has(static_cast<Seat>(seat)))
      return {needed, in_suit(page.trump_basis(seat), trump)};
  Lane run = page.top_trumps[place];
  for (int spare = base::count(run) - needed; spare > 0; --spare) run &= run - 1;
  return {needed, in_suit(run, trump)};
}

// The page tells at a glance whether there can be so many; rarely there can.
[[gnu::always_inline]] inline Sure later_in_trumps(const Pages& pages, std::size_t place, Camp camp, int needed) {
  const SuitBook::Page& page = *pages.suits[pages.trump];
  return page.most_trumps[place] < needed ? Sure{} : so_many_in_trumps(page, pages.trump, place, camp, needed);
}

// No trump, where the camp that is not on lead tops every suit that can be led.
Sure let_in(const State<4>& state, const SuitBook& book, const Pages& pages, Camp camp, int needed) {
  for (const Suit suit : cards::kAllSuits)
    if (state.length(state.leader, suit) != 0 && !camp.has(pages.suits[at(suit)]->top)) return {};
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    if (state.length(state.leader, suit) == 0) continue;
    const Sure sure = Cashing(state, book, pages, camp, pages.suits[at(suit)]->top).count_after(at(suit), needed);
    if (sure.tricks < needed) return {};
    basis |= sure.basis;
  }
  return {.tricks = needed, .basis = basis};
}

// For the camp that is not on lead.
Sure one_in_no_trump(const State<4>& state, Camp camp) {
  CardSet ours;
  BySuit longest;  // of the camp on lead
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (camp.has(static_cast<Seat>(seat)))
      ours |= state.hands[seat];
    else
      longest = longest.most(lengths_of(state, static_cast<Seat>(seat)));
  int run = 0;
  int topped = 0;  // suits that the camp on lead holds and the other tops
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    if (longest[at(suit)] == 0) continue;
    if (const Card top = (state.live & CardSet::of(suit)).highest(); ours.has(top)) {
      basis.add(top);
      ++topped;
    } else {
      run += longest[at(suit)];
    }
  }
  if (run >= state.tricks_left()) return {};
  if (run > 0 && topped > 2 && camp.size() == 1) return {};
  return {1, basis};
}

int most_trumps(CardSet live, SuitBook& book, CardSet trumps, std::size_t place) {
  const Suit trump = trumps.lowest().suit();
  return book.of(trump, live.ranks(trump)).most_trumps[place];
}

// The cheapest card with which a camp of two takes a trick that an opponent has begun, whatever the other opponent
// plays.
struct Taker {
  Seat seat;
  Card card;
  bool by_rank;  // else a ruff that nobody can beat
};
std::optional<Taker> taker_of(const State<4>& state, CardSet trumps, Seat second, Seat third, Seat fourth) {
  const CardSet suit = CardSet::of(state.led());
  const CardSet thirds = state.hand(third) & suit;
  const CardSet overruffs = thirds.empty() ? state.hand(third) & trumps : CardSet();
  const auto winners = [&](Seat seat) {
    CardSet held = state.hand(seat) & suit;
    CardSet theirs = thirds;
    theirs.add(state.best);
    if (held.empty() || !overruffs.empty()) {
      held = held.empty() ? state.hand(seat) & trumps : CardSet();
      theirs = overruffs;
    }
    return theirs.empty() ? held : held & CardSet(~std::uint64_t{1} << theirs.highest().number());
  };
  const auto with = [&](Seat seat, Card card) {
    return Taker{seat, card, card.suit() == state.led() || !overruffs.empty()};
  };
  const CardSet seconds = winners(second), fourths = state.hand(fourth) & suit;
  // A fourth hand that has nothing lower takes the trick from its partner.
  if (!seconds.empty() && (fourths.empty() || fourths.lowest() < seconds.lowest()))
    return with(second, seconds.lowest());
  if (const CardSet own = winners(fourth); !own.empty()) return with(fourth, own.lowest());
  return std::nullopt;
}

}  // namespace

Sure quick_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  const Pages pages(state, book, trumps);
  return Cashing(state, book, pages, camp, state.leader).count(pages.together(state.leader), needed);
}

Sure later_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  const Pages pages(state, book, trumps);
  if (!trumps.empty()) return later_in_trumps(pages, book.place_of(camp), camp, needed);
  if (camp.has(state.leader)) return {};
  if (needed == 1) return one_in_no_trump(state, camp);
  return let_in(state, book, pages, camp, needed);
}

Sure second_hand_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  const Seat second = state.to_move();
  const Seat third = cards::left_of(second, kPlayers), fourth = cards::left_of(third, kPlayers);
  if (camp.has(state.leader) || camp.has(third) || !camp.has(fourth)) return {};
  const std::size_t place = book.place_of(camp);
  CardSet live = state.live;  // after the trick
  live.remove(state.best);
  if (needed > 1 && !trumps.empty() && most_trumps(live, book, trumps, place) < needed - 1) return {};
  const auto taker = taker_of(state, trumps, second, third, fourth);
  if (!taker) return {};
  Sure sure{.tricks = 1, .basis = {}};
  if (taker->by_rank) sure.basis.add(taker->card);
  if (needed == 1) return sure;

  const Seat partner = taker->seat == second ? fourth : second;
  const CardSet suit = CardSet::of(state.led());
  live.remove(taker->card);
  for (const Seat seat : {third, partner})
    if (const CardSet held = state.hand(seat) & suit; !held.empty()) live.remove(held.lowest());
  if ((state.hand(partner) & suit).empty() && (state.hand(partner) - trumps).empty()) return {};  // he has to ruff
  const Pages pages(live, book, trumps);
  Sure rest;
  if (!trumps.empty()) {
    rest = later_in_trumps(pages, place, camp, needed - 1);
  } else if (const BySuit together = pages.together(taker->seat); together.sum() >= needed - 1) {
    State<4> after = state;  // a count looks at nothing but the cards in play
    after.live = live;
    rest = Cashing(after, book, pages, camp, taker->seat).count(together, needed - 1);
  }
  if (rest.tricks == 0) return {};
  return {needed, sure.basis | rest.basis};
}

SureSide sure_side(const State<4>& state, SuitBook& book, CardSet trumps, Camp leaders, int leaders_need,
                   int others_need) {
  const Pages pages(state, book, trumps);
  const std::size_t place = book.place_of(leaders);
  if (const BySuit together = pages.together(state.leader); together.sum() >= leaders_need)
    if (const Sure sure = Cashing(state, book, pages, leaders, state.leader).count(together, leaders_need);
        sure.tricks != 0)
      return {.known = true, .leaders = true, .basis = sure.basis};
  const Camp others = leaders.others(kPlayers);
  if (trumps.empty()) {
    if (others_need > 1 && pages.most_tricks(1 - place) < others_need) return {};
    const Sure sure =
        others_need == 1 ? one_in_no_trump(state, others) : let_in(state, book, pages, others, others_need);
    return {.known = sure.tricks != 0, .leaders = false, .basis = sure.basis};
  }
  if (const Sure sure = later_in_trumps(pages, 1 - place, others, others_need); sure.tricks != 0)
    return {.known = true, .leaders = false, .basis = sure.basis};
  const Sure sure = later_in_trumps(pages, place, leaders, leaders_need);
  return {.known = sure.tricks != 0, .leaders = true, .basis = sure.basis};
}

}  // namespace ouverte::tricks
