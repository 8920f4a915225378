#include "solver/games/whos_who/tally_search.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <tuple>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/pattern.hpp"

namespace ouverte::games::whos_who {
namespace {

// Cards in hand, and those of the suit led on the table. Any of the latter may come to be the second-highest, so all of
// them keep the cards on both sides of them apart.
CardSet live_cards(const State& state) {
  CardSet live;
  for (const CardSet hand : state.hands) live |= hand;
  for (std::size_t i = 0; i < state.on_table; ++i)
    if (state.table[i].suit() == state.led()) live.add(state.table[i]);
  return live & kSuitCards;
}

// Cards of suits that no other player holds any more: they take their trick when they are led, unless a Joker falls to
// it, and are nothing otherwise, whatever their suit and rank.
CardSet alone(const State& state, Seat seat) {
  CardSet others;
  for (int place = 1; place < kPlayers; ++place) others |= state.hand(cards::left_of(seat, kPlayers, place));
  CardSet found = state.hand(seat) & kSuitCards;
  for (const Suit suit : cards::kAllSuits)
    if (!(others & CardSet::of(suit)).empty()) found -= CardSet::of(suit);
  return found;
}

// Of touching cards in a hand, one; of cards alone, one.
CardSet different_moves(const Game& game, const State& state) {
  const CardSet moves = game.legal(state);
  if (moves.single() || state.waits()) return moves;
  const CardSet hand = state.hand(state.to_move()) & kSuitCards;
  const CardSet different = tricks::lowest_of_runs(moves & kSuitCards, hand, live_cards(state)) | (moves & kJokers);
  CardSet lone = different & alone(state, state.to_move());
  if (!state.new_trick()) lone -= CardSet::of(state.led());  // these may still be second-highest
  return lone.empty() ? different : (different - lone) | CardSet(lone.lowest());
}

// How many different replies a player has to the lead of each suit.
std::array<int, cards::kSuits> replies_of(CardSet hand, CardSet live) {
  const CardSet suit_cards = hand & kSuitCards;
  const CardSet different = tricks::lowest_of_runs(suit_cards, suit_cards, live);
  const int any = different.size() + ((hand & kJokers).empty() ? 0 : 1);
  std::array<int, cards::kSuits> replies{};
  for (const Suit suit : cards::kAllSuits) {
    const int following = (different & CardSet::of(suit)).size();
    replies[static_cast<std::size_t>(suit)] = following > 0 ? following : any;
  }
  return replies;
}

}  // namespace

// The exact key of the cards that are not alone, closer together: of each suit 4 bits for its length, and then twice as
// many as it has cards. Before them how many cards alone and how many Jokers each hand has, the leader, and the
// question.
search::ClassKey TallySearch::key(const State& state) const {
  tricks::State<kPlayers> suits = state;
  suits.live = CardSet();
  std::uint64_t others = 0;
  for (int place = 0; place < kPlayers; ++place) {
    const auto seat = static_cast<Seat>(place);
    const CardSet lone = alone(state, seat);
    CardSet& hand = suits.hands[static_cast<std::size_t>(place)];
    others = others << 6 | static_cast<std::uint64_t>(lone.size() << 2 | (hand & kJokers).size());
    hand = (hand & kSuitCards) - lone;
    suits.live |= hand;
  }
  others = others << 2 | static_cast<std::uint64_t>(cards::index(state.leader));
  search::ClassKey key{0, others << 8 | static_cast<std::uint64_t>(number_)};
  for (const std::uint64_t word : tricks::exact_key(suits, CardSet()))
    for (const int low : {30, 0}) {
      const std::uint64_t suit = word >> low, length = suit >> 26 & 15, ranks = (std::uint64_t{1} << length) - 1;
      const std::uint64_t bits = 2 * length + 4;
      key.first = key.first << bits | key.second >> (64 - bits);
      key.second = key.second << bits | (suit >> 13 & ranks) << (length + 4) | (suit & ranks) << 4 | length;
    }
  return key;
}

CardSet TallySearch::distinct(const State& state) const { return different_moves(game_, state); }

std::uint64_t TallySearch::likeness(const State& state) const {
  std::uint64_t hash = state.hand(state.to_move()).bits();
  const auto mix = [&hash](std::uint64_t more) {
    hash = (hash ^ more) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 29;
  };
  for (std::size_t i = 0; i < state.on_table; ++i) mix(static_cast<std::uint64_t>(state.table[i].number()) + 1);
  mix(static_cast<std::uint64_t>(state.to_move()) * 4 + state.on_table);
  mix(static_cast<std::uint64_t>(number_) << 16 | state.outcome);
  return hash;
}

// Minimax over what is left of one trick.
float TallySearch::chance_after_trick(const whos_who::State& state, GoalQuestion::Class outcome, int left) const {
  if (state.new_trick()) return question_.chance(question_.next(outcome, left, state.leader), left - 1);
  const bool wanted = game_.maximises(state);
  float best = wanted ? -1 : 2;
  for (const Card move : different_moves(game_, state)) {
    whos_who::State next = state;
    game_.play(next, move);
    const float chance = chance_after_trick(next, outcome, left);
    best = wanted ? std::max(best, chance) : std::min(best, chance);
  }
  return best;
}

// How much there is to prove after the lead of each suit: the other camp's replies, and of partners' leads with as many
// the one that leaves the own camp most of them.
std::array<int, cards::kSuits> TallySearch::work_after_leads(const State& state) const {
  const CardSet live = live_cards(state);
  const Seat left = cards::left_of(state.leader, kPlayers, 1), right = cards::left_of(state.leader, kPlayers, 2);
  const auto of_left = replies_of(state.hand(left), live);
  const auto of_right = replies_of(state.hand(right), live);
  std::array<int, cards::kSuits> work{};
  for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
    if (state.leader == game_.soloist())
      work[suit] = of_left[suit] * of_right[suit];
    else if (left == game_.soloist())
      work[suit] = 8 * of_left[suit] - of_right[suit];
    else
      work[suit] = 8 * of_right[suit] - of_left[suit];
  }
  return work;
}

// On lead the suits come first after which there is least to prove.
void TallySearch::order(const State& state, CardSet moves, MoveList& out) const {
  for (const Card move : moves) out.push_back(move);
  if (out.size() == 1) return;
  if (question_.chances_tell()) {
    order_by_chance(state, out);
  } else if (!state.waits()) {
    order_by_rank(state, out);
  }
}

// Of each suit to lead, and later in a trick, what is likeliest to lead to a yes, or to a no, as far as this trick
// shows it, comes first, and of that the highest card from the longest suit.
void TallySearch::order_by_chance(const State& state, MoveList& out) const {
  const auto work = state.new_trick() ? work_after_leads(state) : std::array<int, cards::kSuits>{};
  const int left = state.tricks_left();
  const bool wanted = maximises(state);
  std::array<std::tuple<int, float, int, Card>, kMostTricks> ranked;
  std::size_t count = 0;
  for (const Card move : out) {
    whos_who::State next = state;
    game_.play(next, move);
    const float chance = chance_after_trick(next, state.outcome, left);
    const bool common = kSuitCards.has(move);
    const CardSet suit = state.hand(state.to_move()) & CardSet::of(move.suit());
    ranked[count++] = {common ? work[static_cast<std::size_t>(move.suit())] : 0, wanted ? -chance : chance,
                       common ? -(suit.size() * cards::kLane + move.rank()) : 0, move};
  }
  base::sort_few(std::span(ranked).first(count));
  for (std::size_t i = 0; i < count; ++i) out[i] = std::get<Card>(ranked[i]);
}

// Jokers come last. Partners lead high cards first; against a soloist with a Joker they follow so too. Who cannot
// follow throws from a short suit if he is a partner, and from a long one if he is a soloist without Jokers. Else low
// cards come first.
void TallySearch::order_by_rank(const State& state, MoveList& out) const {
  constexpr int kLast = 1000;
  const CardSet hand = state.hand(state.to_move());
  const bool partner = !maximises(state);
  const bool armed = !(state.hand(game_.soloist()) & kJokers).empty();
  const bool leads = state.new_trick();
  const auto work = leads ? work_after_leads(state) : std::array<int, cards::kSuits>{};
  const auto place = [&](Card move) {
    if (!kSuitCards.has(move)) return std::pair(kLast, 0);
    if (leads) return std::pair(work[static_cast<std::size_t>(move.suit())], partner ? -move.rank() : 0);
    const int length = (hand & CardSet::of(move.suit())).size();
    if (kSuitCards.has(state.table[0]) && move.suit() == state.led())
      return std::pair(0, partner && armed ? -move.rank() : 0);
    return std::pair(partner ? length : armed ? 0 : -length, 0);
  };
  base::sort_few(out, std::ranges::less{}, place);
}

}  // namespace ouverte::games::whos_who
