#include "solver/games/rummage/score_search.hpp"

#include <algorithm>

#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/last_round.hpp"
#include "solver/games/rummage/last_turn.hpp"
#include "solver/games/rummage/listing.hpp"

namespace ouverte::games::rummage {

namespace {

unsigned dead_ranks(const Counts& live) { return kCommon & ~live.at_least(kLeastSet); }

}  // namespace

ScoreSearch::State ScoreSearch::start(const rummage::State& state) const {
  State start;
  static_cast<rummage::State&>(start) = state;
  for (int seat = 0; seat < players_; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    start.scores[i] = static_cast<std::int16_t>(score(state.hands[i], state.melded[i]));
    start.outlines[i] = outline_of(Counts(state.hands[i]));
    start.live += Counts(state.hands[i]);
    start.settlement += weight(seat) * start.scores[i];
  }
  start.out = game_.out(state);
  for (int i = 0; i < state.on_table; ++i) start.live.add(rank_of(state.trick[static_cast<std::size_t>(i)]));
  start.dead = dead_ranks(start.live);
  return start;
}

void ScoreSearch::play(State& state, const Move& move) const {
  const auto mover = static_cast<std::size_t>(state.to_move);
  Bag& hand = state.hands[mover];
  const bool won = matches(state, move.card);
  hand = hand_after(state, move.card);
  if (won) state.on_table = 0;
  if (move.melds()) {
    hand -= move.sets;
    hand -= move.seconds;
    const Counts sets(move.sets);
    const Counts seconds(move.seconds);
    int points = sets.set_points() + seconds.set_points();
    state.live -= sets;
    state.live -= seconds;
    state.dead = dead_ranks(state.live);
    if (won && state.melded[mover] == 0 && hand.empty()) points += kCleanSweep;
    state.melded[mover] = static_cast<std::int16_t>(state.melded[mover] + points);
  }
  state.open &= ~(1u << mover);
  state.trick[state.on_table++] = move.card;
  const Outline outline = outline_of(Counts(hand));
  state.outlines[mover] = outline;
  const int scored = state.melded[mover] > 0 ? state.melded[mover] - penalty({outline.loose, outline.specials})
                                             : 10 * (outline.cards - 2 * outline.loose);
  state.settlement += weight(static_cast<int>(mover)) * (scored - state.scores[mover]);
  state.scores[mover] = static_cast<std::int16_t>(scored);
  state.out = hand.empty();
  state.to_move = cards::left_of(state.to_move, players_);
  --state.plays_left;
}

// Until then he scores as if he had melded what is best.
void ScoreSearch::play_open(State& state, Card card) const {
  const auto mover = static_cast<std::size_t>(state.to_move);
  play(state, {card, {}, {}});
  state.open |= 1u << mover;
  const int scored = Standing(Counts(state.hands[mover])).open_score(state.melded[mover]);
  state.settlement += weight(static_cast<int>(mover)) * (scored - state.scores[mover]);
  state.scores[mover] = static_cast<std::int16_t>(scored);
}

bool ScoreSearch::goes_out(const State& state, const Move& move) const {
  return hand_after(state, move.card).size() == move.sets.size() + move.seconds.size();
}

void ScoreSearch::moves(const State& state, MoveList& out) const {
  Game::MoveList moves;
  game_.moves(state, moves);
  out.insert(out.end(), moves.begin(), moves.end());
}

Choices ScoreSearch::legal(const State& state) const {
  if (count_moves(state) > kMostListed) return distinct(state);  // too many to be held at once
  Choices choices{.moves = {}, .complete = true, .open = {}};
  moves(state, choices.moves);
  return choices;
}

// The cards to be tried: of the dead ones of a suit, which differ in nothing, only the first.
cards::CardSet ScoreSearch::distinct_cards(const State& state) const {
  const Bag& hand = state.hand(state.to_move);
  const auto live = state.live.wide(kLeastSet);
  const auto dead_of = [&](std::size_t half) { return hand.words()[half] & kCommonGroups[half] & ~live[half]; };
  const cards::CardSet dead = Bag({dead_of(0), dead_of(1)}).kinds();
  cards::CardSet distinct = hand.kinds() - dead;
  for (const cards::Suit suit : cards::kAllSuits) {
    const cards::CardSet of_suit = dead & cards::CardSet::of(suit);
    if (!of_suit.empty()) distinct.add(of_suit.lowest());
  }
  return distinct;
}

Choices ScoreSearch::distinct(const State& state) const {
  const bool last_turn = state.plays_left <= players_;
  const bool last_but_one = !last_turn && state.plays_left <= 2 * players_;
  const bool open = (state.open >> cards::index(state.to_move) & 1) != 0;
  Choices choices{.moves = {}, .complete = true, .open = {}};
  for (const Card card : distinct_cards(state)) {
    if (!open && !matches(state, card)) {
      choices.moves.push_back({card, {}, {}});
    } else if (last_turn) {
      for (const Move& move : last_turn_moves(state, card)) choices.moves.push_back(move);
    } else {
      choices.moves.push_back({card, {}, {}});
      const Bag all = all_sets(hand_after(state, card));
      if (all.empty()) continue;
      choices.moves.push_back({card, all, {}});
      choices.complete = false;
      if (last_but_one) choices.open.add(card);
    }
  }
  return choices;
}

// All melds but those of everything and of nothing: there can be very many, where hands have grown. They are numbered
// through all cards that win the trick but some; as a card has but two of those left out, no batch lacks others before
// the last.
Choices ScoreSearch::further(const State& state, std::uint64_t batch, cards::CardSet but) const {
  constexpr std::uint64_t kBatch = 256;
  Choices choices;
  std::uint64_t first = batch * kBatch;
  std::uint64_t left = kBatch;
  for (const Card card : distinct_cards(state) - but) {
    if (!matches(state, card)) continue;
    const Bag hand = hand_after(state, card);
    const SingleSets sets(hand);
    const std::uint64_t begin = std::min(first, sets.count());
    const std::uint64_t end = std::min(begin + left, sets.count());
    const Bag all = all_sets(hand);
    for (std::uint64_t number = begin; number < end; ++number) {
      const Bag some = sets[number];
      if (!some.empty() && some != all) choices.moves.push_back({card, some, {}});
    }
    first -= begin;
    left -= end - begin;
  }
  return choices;
}

namespace {

Prospect prospect_of(const ScoreSearch::State& state, int players, int places, const Trick& trick) {
  Prospect prospect;
  prospect.turns = turns_left(state.plays_left, places, players);
  prospect.gains = places + (prospect.turns - 1) * (players - 1);
  prospect.live = state.live.at_least(kLeastSet);
  // Before his only turn he can be offered the next card of each hand in between, and later any card.
  const bool once = prospect.turns == 1;
  if (!once) prospect.offered = trick.ranks;
  for (int before = 0; before < (once ? places : players); ++before)
    prospect.offered |= state.outlines[static_cast<std::size_t>(cards::left_of(state.to_move, players, before))].held;
  return prospect;
}

}  // namespace

bool ScoreSearch::may_go_out(const State& state, Seat seat) const {
  const int places = (cards::index(seat) - cards::index(state.to_move) + players_) % players_;
  if (places >= state.plays_left) return false;
  const Trick trick = trick_of(state);
  return rummage::may_go_out(state.outlines[static_cast<std::size_t>(seat)], trick,
                             prospect_of(state, players_, places, trick));
}

bool ScoreSearch::may_have_to_go_out(const State& state, Seat seat) const {
  const int places = (cards::index(seat) - cards::index(state.to_move) + players_) % players_;
  return state.hand(seat).size() <= turns_left(state.plays_left, places, players_);
}

LastRound ScoreSearch::last_round(const State& state) const {
  RoundStakes stakes{.weights = {}, .scores = state.scores, .outlines = state.outlines, .open = state.open};
  for (int seat = 0; seat < players_; ++seat) stakes.weights[static_cast<std::size_t>(seat)] = weight(seat);
  return {state, players_, stakes};
}

search::Interval ScoreSearch::bounds(const State& state, int goal) const {
  const LastRound round = last_round(state);
  const int least = round.least();
  return {least, least >= goal ? kInfinity : round.most()};
}

void ScoreSearch::order(const State& state, const Choices& choices, MoveList& out) const {
  const ScoreWeights& weights = kScoreWeights;
  const bool player = maximises(state);
  boost::container::small_vector<std::int64_t, 24> rated;  // a rate, and in the low bits a number
  constexpr int kNumbers = 32;
  const auto mover = static_cast<std::size_t>(state.to_move);
  const Counts held(state.hands[mover]);
  Counts with_trick = held;
  unsigned suits = 0;
  for (int i = 0; i < state.on_table; ++i) {
    const Card card = state.trick[static_cast<std::size_t>(i)];
    with_trick.add(rank_of(card));
    suits |= suit_place(card);
  }
  const Standing ducking(state.outlines[mover]);
  const Standing winning(with_trick);
  for (std::size_t i = 0; i < choices.moves.size(); ++i) {
    const Move& move = choices.moves[i];
    const Rank rank = rank_of(move.card);
    const bool wins = (suits & suit_place(move.card)) != 0;
    Standing standing = wins ? winning.without(rank, with_trick.of(rank)) : ducking.without(rank, held.of(rank));
    int made = state.melded[mover];
    if (move.melds()) {
      Counts left = wins ? with_trick : held;
      const Counts sets(move.sets);
      left.remove(rank);
      left -= sets;
      standing = Standing(left);
      made += sets.set_points();
    }
    std::int64_t rate = weights.of_score * standing.score(made) + weights.of_sets * standing.set_points;
    if (player) {
      if (wins && players_ == 3) rate += weights.winning;  // with more it does not pay
      if (rank == kJokers || (state.dead >> index(rank) & 1) != 0) rate += weights.of_no_use;
    } else if (move.melds()) {
      rate += weights.melding;
    }
    rated.push_back(-rate * (std::int64_t{1} << kNumbers) + static_cast<std::int64_t>(i));
  }
  std::ranges::sort(rated);
  for (const std::int64_t one : rated) out.push_back(choices.moves[static_cast<std::uint32_t>(one)]);
}

std::uint64_t ScoreSearch::likeness(const State& state) const {
  std::uint64_t hash = static_cast<std::uint64_t>(cards::index(state.to_move)) + 1;
  const auto mix = [&](std::uint64_t word) { hash = (hash ^ hash >> 29 ^ word) * 0x9E3779B97F4A7C15; };
  for (const std::uint64_t word : state.hand(state.to_move).words()) mix(word);
  for (int i = 0; i < state.on_table; ++i)
    mix(static_cast<std::uint64_t>(state.trick[static_cast<std::size_t>(i)].number()) + 1);
  return hash ^ hash >> 32;
}

std::uint64_t ScoreSearch::sameness(const State& state) const {
  std::uint64_t hash = likeness(state);
  for (int seat = 0; seat < players_; ++seat)
    for (const std::uint64_t word : state.hands[static_cast<std::size_t>(seat)].words())
      hash = (hash ^ hash >> 29 ^ word) * 0x9E3779B97F4A7C15;
  return hash ^ hash >> 32;
}

KeyFacts ScoreSearch::key_facts(const State& state) const {
  KeyFacts facts;
  facts.dead = state.dead;
  facts.open = state.open;
  facts.player = static_cast<unsigned>(cards::index(game_.player()));
  for (int seat = 0; seat < players_; ++seat)
    facts.melded |= unsigned{state.melded[static_cast<std::size_t>(seat)] > 0} << seat;
  return facts;
}

Key ScoreSearch::key(const State& state) const {
  KeyFacts facts = key_facts(state);
  facts.plays_left = state.plays_left;
  return key_of(state, players_, facts);
}

int ScoreSearch::made(const State& state) const {
  int made = 0;
  for (int seat = 0; seat < players_; ++seat) made += weight(seat) * state.melded[static_cast<std::size_t>(seat)];
  return made;
}

}  // namespace ouverte::games::rummage
