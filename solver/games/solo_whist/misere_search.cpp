#include "solver/games/solo_whist/misere_search.hpp"

#include <algorithm>
#include <bit>

#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

namespace {

constexpr CardSet below(Card card) { return CardSet((std::uint64_t{1} << card.number()) - 1); }

}  // namespace

MisereSearch::MisereSearch(const Game& game, int goal)
    : Game(game.contract(), Objective::kTricks),
      soloist_(static_cast<Seat>(std::countr_zero(game.contract().declaring.seats()))),
      goal_(goal) {}

search::ExactKey MisereSearch::key(const State& state) const {
  const auto words = tricks::exact_key(state, CardSet());
  return {words[0], words[1], 0};
}

bool MisereSearch::all_duck(const State& state, unsigned seats, Suit suit, Card card) const {
  for (unsigned seat = 0; seat < kPlayers; ++seat) {
    if ((seats >> seat & 1) == 0) continue;
    const CardSet held = state.hands[seat] & CardSet::of(suit);
    if (!held.empty() && held.lowest() > card) return false;
  }
  return true;
}

// The others make the soloist take this very trick.
bool MisereSearch::caught_at_once(const State& state) const {
  const unsigned soloist = 1u << cards::index(soloist_);
  const CardSet hand = state.hand(soloist_);
  if (!state.new_trick()) {
    if (state.winning != soloist_) return false;
    unsigned to_play = 0;
    for (int i = state.on_table; i < kPlayers; ++i)
      to_play |= 1u << cards::index(cards::left_of(state.leader, kPlayers, i));
    return all_duck(state, to_play, state.led(), state.best);
  }
  const unsigned others = ~soloist & 15u;
  if (state.leader == soloist_) {
    for (const Suit suit : cards::kAllSuits) {
      const CardSet held = hand & CardSet::of(suit);
      if (!held.empty() && !all_duck(state, others, suit, held.lowest())) return false;
    }
    return true;
  }
  const CardSet lead = state.hand(state.leader);
  for (const Suit suit : cards::kAllSuits) {
    const CardSet held = hand & CardSet::of(suit);
    const CardSet led = lead & CardSet::of(suit);
    if (!held.empty() && !led.empty() && all_duck(state, others, suit, held.lowest())) return true;
  }
  return false;
}

tricks::Claim MisereSearch::claim(const State& state, int goal) const {
  const int needed = rest(state, goal);
  if (needed <= 0) return {.decided = true, .reached = true, .basis = {}};
  if (needed > state.tricks_left()) return {.decided = true, .reached = false, .basis = {}};
  if (needed == 1 && caught_at_once(state)) return {.decided = true, .reached = true, .basis = {}};
  if (state.new_trick() && state.leader != soloist_ && tricks::safe_hand(state, soloist_, CardSet()))
    return {.decided = true, .reached = false, .basis = {}};
  return {};
}

// Cards with nobody else's live card between them do alike; of the cards on the table only the best still counts. When
// the soloist may take no trick more: among cards that stay under the best one the highest does, and it does alone for
// the last to play; and of each suit that he discards from, the highest. (An exchange of the higher card for the lower
// never hurts him; checked by brute force in the tests.)
CardSet MisereSearch::distinct(const State& state) const {
  CardSet cards = legal(state);
  if (cards.single()) return cards;
  cards = tricks::lowest_of_runs(cards, state);
  if (state.to_move() != soloist_ || state.new_trick() || !last_straw(state)) return cards;
  if (cards.lowest().suit() == state.led() && cards.highest().suit() == state.led()) {
    const CardSet under = cards & below(state.best);
    if (under.empty()) return cards;
    return state.on_table == kPlayers - 1 ? CardSet(under.highest()) : (cards - under) | CardSet(under.highest());
  }
  CardSet tops;
  for (const Suit suit : cards::kAllSuits)
    if (const CardSet held = cards & CardSet::of(suit); !held.empty()) tops.add(held.highest());
  return tops;
}

std::uint64_t MisereSearch::likeness(const State& state) const {
  return tricks::likeness_of(state, state.hand(state.to_move()));
}

void MisereSearch::order(const State& state, CardSet cards, MoveList& out) const {
  const Seat seat = state.to_move();
  const CardSet soloist = state.hand(soloist_);
  // How far the soloist is from safety in a suit: his lowest cards against the others' lowest.
  const auto danger = [&](Suit suit) {
    std::uint32_t own = soloist.ranks(suit);
    std::uint32_t others = (state.live - soloist).ranks(suit);
    int worst = -20, place = 0;
    while (own != 0 && others != 0) {
      worst = std::max(worst, std::countr_zero(own) - std::countr_zero(others) - place);
      own &= own - 1;
      others &= others - 1;
      ++place;
    }
    return worst;
  };
  std::array<int, cards::kSuits> dangers{};
  for (const Suit suit : cards::kAllSuits) dangers[static_cast<std::size_t>(suit)] = danger(suit);
  const auto score = [&](Card card) {
    const int peril = dangers[static_cast<std::size_t>(card.suit())];
    const bool follows = !state.new_trick() && card.suit() == state.led();
    if (seat == soloist_) {
      if (state.new_trick()) return -4 * peril - card.rank();
      if (follows) return card < state.best ? 100 + card.rank() : -card.rank();
      return 4 * peril + card.rank();
    }
    if (state.new_trick()) return 4 * peril - card.rank();
    if (follows) {
      // Keep the low cards, but stay under the soloist where he may be caught.
      const bool he_has_played = (cards::index(soloist_) - cards::index(state.leader) + 4) % 4 < state.on_table;
      if (he_has_played && state.winning == soloist_) return card < state.best ? 100 + card.rank() : card.rank();
      if (he_has_played) return card.rank();
      const CardSet his = soloist & CardSet::of(card.suit());
      if (his.empty()) return card.rank();
      return card < his.lowest() ? 100 + card.rank() : card.rank() - 20;
    }
    return 4 * peril + card.rank();
  };
  for (const Card card : cards) out.push_back(card);
  std::ranges::sort(out, std::ranges::greater{}, score);
}

}  // namespace ouverte::games::solo_whist
