// The door's `Position` and `Solver` for any trick game. A game supplies `Traits`: what `CardTraits` asks for, and what
// of it the game does in another way.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/bytes.hpp"
#include "solver/base/json.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/answer_for_himself.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/shared/tricks_for_themselves.hpp"
#include "solver/search/answer.hpp"
#include "solver/search/generic_search.hpp"

namespace ouverte::games {

// Whether none of `others` lies between two cards (docs/algorithms/touching_cards.md). With `others` all cards of the
// trick in progress and of other hands, whichever of two such cards of a suit is played, the other can take its place
// later.
inline bool touching(cards::Card a, cards::Card b, cards::CardSet others) {
  const std::uint64_t below_higher = (std::uint64_t{1} << std::max(a, b).number()) - 1;
  const std::uint64_t to_lower = (std::uint64_t{2} << std::min(a, b).number()) - 1;
  return (others.bits() & below_higher & ~to_lower) == 0;
}

// The traits of a game in which all moves are cards of the pack. `Traits` derives from this and adds
//
//   deal()         its TrickDeal; or deal_of(game), where they differ
//   Search         optional, to save time: solves positions of the game: solve(game, state, question),
//                  expect(game, state)
//   aspects(at), score_sheet(at), shown(at, seats), faced(at)
//                  optional, of a `TrickPosition<Traits>`: as the members of `Position` say; the sheet of one that is
//                  over
template <class Traits, class GameOfRules>
struct CardTraits {
  using Game = GameOfRules;  // the class of rules.hpp
  using State = typename Game::State;
  using Move = typename Game::Move;
  using Search = search::GenericSearch<Game>;

  static const TrickDeal& deal_of(const Game&) { return Traits::deal(); }

  // A card of the pack as the state holds it, and back: different where a card has another number in play.
  static cards::Card held(const Game&, cards::Card written) { return written; }
  static cards::Card written(const Game&, cards::Card held) { return held; }

  // The move that plays a card of the pack.
  static Move playing(const Game& game, cards::Card card) { return Traits::held(game, card); }
  static std::string text(const Game& game, Move move) {
    return cards::card_text(*Traits::deal_of(game).pack, Traits::written(game, move));
  }
  // The move that a text means, legal or not.
  static absl::StatusOr<Move> read(const Game& game, const State&, std::string_view text) {
    const auto card = cards::parse_card(*Traits::deal_of(game).pack, text);
    if (!card.ok()) return card.status();
    return Traits::playing(game, *card);
  }
  // Why the seat to move may not make the move.
  static absl::Status refusal(const Game& game, const State& state, int trick, Move move) {
    const TrickDeal& deal = Traits::deal_of(game);
    const cards::Seat seat = state.to_move();
    if (!state.hand(seat).has(move)) return not_held(deal, trick, seat, Traits::written(game, move));
    return revoke(deal, trick, seat, Traits::written(game, move), Traits::written(game, game.legal(state).highest()));
  }
  // Whether the same can come of the deal after either of two cards of the seat to move.
  static bool alike(const Game&, const State& state, Move a, Move b) {
    return a.suit() == b.suit() && touching(a, b, state.live - state.hand(state.to_move()));
  }
  // What can still come of a deal that is not over: games with other payoffs than tricks have their own.
  static search::Interval possible(const Game& game, const State& state) { return over_all_splits(game, state); }
  // Moves as they are listed.
  static bool listed_before(const Game& game, Move a, Move b) {
    return games::listed_before(*Traits::deal_of(game).pack, Traits::written(game, a), Traits::written(game, b));
  }

  // Where the play stands, in cards of the pack.
  static Standing standing(const Game& game, const State& state) {
    Standing standing = standing_of(state);
    for (cards::CardSet& hand : standing.hands) {
      cards::CardSet as_written;
      for (const cards::Card card : hand) as_written.add(Traits::written(game, card));
      hand = as_written;
    }
    for (cards::Card& card : standing.table) card = Traits::written(game, card);
    return standing;
  }
  // Writes into a contract what it says about the point of play.
  static void note(const State&, base::Json&) {}
  // The same in bytes, as far as the cards and tricks do not tell it; as many of them at all points where cards are
  // left.
  static std::string noted(const Game&, const State&) { return {}; }
};

template <class Traits>
class TrickPosition final : public Position {
 public:
  using Game = typename Traits::Game;
  using State = typename Game::State;
  using Move = typename Game::Move;

  // The position reached from `start`, where a trick begins, by the cards on the table. `known`: the setup's other
  // fields.
  static absl::StatusOr<std::unique_ptr<Position>> at(const Game& game, const State& start, const Standing& standing,
                                                      Setup known) {
    auto position = std::make_unique<TrickPosition>(game, start, standing.all_tricks, std::move(known));
    for (const cards::Card card : standing.table)
      if (const absl::Status played = position->play(Traits::playing(game, card)); !played.ok())
        return base::invalid("table: ", base::message(played));
    return position;
  }

  TrickPosition(const Game& game, const State& state, int all_tricks, Setup known)
      : TrickPosition(game, state, all_tricks, std::make_shared<const Setup>(std::move(known))) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }
  // What does not change as the play goes on: the setup's other fields, as they were when the position was read.
  [[nodiscard]] const Setup& known() const { return *known_; }
  [[nodiscard]] int all_tricks() const { return all_tricks_; }
  [[nodiscard]] std::vector<Move> listed_moves() const {
    if (over()) return {};
    typename Game::MoveList legal;
    game_.moves(state_, legal);
    std::vector<Move> moves(legal.begin(), legal.end());
    base::sort(moves, [&](Move a, Move b) { return Traits::listed_before(game_, a, b); });
    return moves;
  }

  // The same point of the same deal, valued in another way.
  [[nodiscard]] std::unique_ptr<Position> valued_by(const Game& game) const {
    return std::unique_ptr<Position>(new TrickPosition(game, state_, all_tricks_, known_));
  }

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<TrickPosition>(*this); }
  [[nodiscard]] Setup setup() const override {
    Setup setup = *known_;
    write_standing(Traits::standing(game_, state_), Traits::deal_of(game_), setup);
    Traits::note(state_, setup.contract);
    return setup;
  }
  // Of one deal, the cards left tell the hands.
  [[nodiscard]] std::string key() const override {
    cards::CardSet left;
    for (const cards::CardSet hand : state_.hands) left |= hand;
    std::string key = base::bytes_of(left);
    key.append(state_.won.begin(), state_.won.end());
    key += static_cast<char>(state_.leader);
    key += Traits::noted(game_, state_);
    for (int place = 0; place < state_.on_table; ++place)
      key += static_cast<char>(state_.table[static_cast<std::size_t>(place)].number());
    return key;
  }
  [[nodiscard]] bool table_empty() const override { return state_.on_table == 0; }
  [[nodiscard]] bool over() const override { return game_.over(state_); }
  [[nodiscard]] int value() const override { return game_.value(state_); }
  [[nodiscard]] bool maximises() const override { return game_.maximises(state_); }
  [[nodiscard]] std::string to_move() const override {
    return over() ? "" : std::string(1, Traits::deal_of(game_).seats[static_cast<std::size_t>(state_.to_move())]);
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    std::vector<std::string> texts;
    for (const Move move : listed_moves()) texts.push_back(Traits::text(game_, move));
    return texts;
  }
  // In the order of the rules; not when over.
  [[nodiscard]] std::vector<std::string> moves_as_played() const {
    typename Game::MoveList legal;
    game_.moves(state_, legal);
    std::vector<std::string> texts;
    for (const Move move : legal) texts.push_back(Traits::text(game_, move));
    return texts;
  }
  [[nodiscard]] std::vector<std::vector<std::string>> classes() const override {
    std::vector<std::vector<Move>> classes;
    for (const Move move : listed_moves()) {
      const auto same = std::ranges::find_if(
          classes, [&](const std::vector<Move>& those) { return Traits::alike(game_, state_, those.front(), move); });
      if (same == classes.end()) {
        classes.push_back({move});
      } else {
        same->push_back(move);
      }
    }
    std::vector<std::vector<std::string>> texts(classes.size());
    for (std::size_t i = 0; i < classes.size(); ++i)
      for (const Move move : classes[i]) texts[i].push_back(Traits::text(game_, move));
    return texts;
  }
  [[nodiscard]] std::string trumps() const override {
    if constexpr (requires { Traits::text(game_, game_.trumps().highest()); }) {
      if (!game_.trumps().empty()) return Traits::text(game_, game_.trumps().highest()).substr(0, 1);
    }
    return {};
  }
  [[nodiscard]] search::Interval possible() const override {
    return over() ? search::Interval{value(), value()} : Traits::possible(game_, state_);
  }
  [[nodiscard]] std::vector<std::string> lacking(std::string_view text) const override {
    const absl::StatusOr<Move> move =
        over() ? absl::StatusOr<Move>(absl::NotFoundError("no move")) : Traits::read(game_, state_, text);
    std::vector<std::string> lacking;
    if (!move.ok() || !state_.hand(state_.to_move()).has(*move)) return lacking;
    for (const cards::Card written : Traits::deal_of(game_).pack->cards) {
      const cards::Card card = Traits::held(game_, written);
      if (!may_play(*move, card)) lacking.push_back(Traits::text(game_, card));
    }
    return lacking;
  }
  [[nodiscard]] std::vector<Aspect> aspects() const override {
    if constexpr (requires { Traits::aspects(*this); })
      return Traits::aspects(*this);
    else
      return {};
  }
  [[nodiscard]] std::optional<ScoreSheet> score_sheet() const override {
    if constexpr (requires { Traits::score_sheet(*this); }) {
      if (over() || scores_decided()) return Traits::score_sheet(*this);
    }
    return std::nullopt;
  }
  [[nodiscard]] std::vector<Shown> shown(std::string_view seats) const override {
    if constexpr (requires { Traits::shown(*this, seats); })
      return Traits::shown(*this, seats);
    else
      return tricks_shown(setup());
  }
  [[nodiscard]] std::string faced() const override {
    if constexpr (requires { Traits::faced(*this); })
      return Traits::faced(*this);
    else
      return {};
  }
  absl::Status play(std::string_view text) override {
    if (over()) return base::invalid("the deal is over after ", base::counted(all_tricks_, "trick"));
    const auto move = Traits::read(game_, state_, text);
    if (!move.ok()) return base::invalid("trick ", trick(), ": ", base::message(move.status()));
    return play(*move);
  }

 private:
  TrickPosition(const Game& game, const State& state, int all_tricks, std::shared_ptr<const Setup> known)
      : game_(game), state_(state), all_tricks_(all_tricks), known_(std::move(known)) {}

  // Whether the seat to move may play one card while it holds another beside it.
  [[nodiscard]] bool may_play(cards::Card card, cards::Card beside) const {
    State held = state_;
    cards::CardSet both(card);
    both.add(beside);
    held.hands[static_cast<std::size_t>(state_.to_move())] = both;
    typename Game::MoveList legal;
    game_.moves(held, legal);
    return std::ranges::find(legal, card) != legal.end();
  }
  [[nodiscard]] bool scores_decided() const {
    if constexpr (requires { Traits::scores_decided(game_, state_); })
      return Traits::scores_decided(game_, state_);
    else
      return false;
  }
  [[nodiscard]] int trick() const { return all_tricks_ - state_.tricks_left() + 1; }

  absl::Status play(Move move) {
    typename Game::MoveList legal;
    game_.moves(state_, legal);
    if (std::ranges::find(legal, move) == legal.end()) return Traits::refusal(game_, state_, trick(), move);
    game_.play(state_, move);
    return absl::OkStatus();
  }

  Game game_;
  State state_;
  int all_tricks_;                      // of the deal, or of an ending that stands alone
  std::shared_ptr<const Setup> known_;  // what does not change as the play goes on
};

template <class Traits>
class TrickSolver final : public Solver {
 public:
  using Move = typename Traits::Move;

  explicit TrickSolver(const search::Options& options)
      : Solver(options.deadline), search_(options), for_themselves_(options), watch_(options.watch) {}

  // The caller guarantees that the position is of this game.
  [[nodiscard]] Solution solve(const Position& position, const Request& request) override {
    const auto begin = std::chrono::steady_clock::now();
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    const search::Question question{
        .best = true, .every_move = request.every_move, .line = request.line, .near = request.near};
    const auto listed_before = [&](Move a, Move b) { return Traits::listed_before(at.game(), a, b); };
    const auto text = [&](Move move) { return Traits::text(at.game(), move); };
    if (watch_ != nullptr && watch_->listening() && !at.over()) watch_->name_moves(at.moves_as_played());
    auto answer = answer_to(question, at);
    base::sort(answer.best, listed_before);
    base::sort(answer.moves, listed_before, [](const auto& move) { return move.first; });
    Solution solution;
    solution.value = answer.value;
    solution.stopped = answer.stopped;
    solution.nodes = answer.nodes;
    for (const Move move : answer.best) solution.best.push_back(text(move));
    for (const auto& [move, value] : answer.moves) solution.moves.push_back({text(move), value});
    for (const Move move : answer.line) solution.line.push_back(text(move));
    solution.time = std::chrono::steady_clock::now() - begin;
    return solution;
  }

  [[nodiscard]] std::optional<bool> reaches(const Position& position, int goal) override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    const auto answer = answer_to({.best = false, .goal = goal}, at);
    return search::reaches(answer.value, goal);
  }
  [[nodiscard]] std::optional<ForHimself> for_himself(const Position& position) override {
    return for_themselves_.answer(static_cast<const TrickPosition<Traits>&>(position));
  }
  void expect(const Position& deal) override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(deal);
    search_.expect(at.game(), at.state());
  }

 private:
  [[nodiscard]] search::Answer<Move> answer_to(const search::Question& question, const TrickPosition<Traits>& at) {
    if constexpr (requires { search_.solve(at.game(), at.state(), question, at.possible()); })
      return search_.solve(at.game(), at.state(), question, at.possible());
    else
      return search_.solve(at.game(), at.state(), question);
  }

  typename Traits::Search search_;
  TricksForThemselvesSolver<Traits> for_themselves_;
  std::shared_ptr<search::Watch> watch_;
};

}  // namespace ouverte::games
