// The door's `Position` and `Solver` for any game of plain tricks. A game supplies `Traits`:
//
//   Game             its class of rules.hpp: Move is a card; it has legal(state)
//   Search           solves positions of it: solve(game, state, question)
//   deal()           its TrickDeal
//   note(state, c)   writes into the contract `c` what it says about the point of play, if anything
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/entry.hpp"
#include "solver/games/trick_setup.hpp"

namespace ouverte::games {

template <class Traits>
class TrickPosition final : public Position {
 public:
  using Game = typename Traits::Game;
  using State = typename Game::State;

  // The position reached from `start`, where a trick begins, by the cards on the table. `known`: the setup's other
  // fields.
  static absl::StatusOr<std::unique_ptr<Position>> at(const Game& game, const State& start, const Standing& standing,
                                                      Setup known) {
    auto position = std::make_unique<TrickPosition>(game, start, standing.all_tricks, std::move(known));
    for (const cards::Card card : standing.table)
      if (const absl::Status played = position->play(card); !played.ok())
        return base::invalid("table: ", base::message(played));
    return position;
  }

  TrickPosition(const Game& game, const State& state, int all_tricks, Setup known)
      : game_(game), state_(state), all_tricks_(all_tricks), known_(std::move(known)) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }

  [[nodiscard]] std::unique_ptr<Position> clone() const override { return std::make_unique<TrickPosition>(*this); }
  [[nodiscard]] Setup setup() const override {
    Setup setup = known_;
    write_standing(standing_of(state_), Traits::deal(), setup);
    Traits::note(state_, setup.contract);
    return setup;
  }
  [[nodiscard]] bool over() const override { return game_.over(state_); }
  [[nodiscard]] int value() const override { return game_.value(state_); }
  [[nodiscard]] bool maximises() const override { return game_.maximises(state_); }
  [[nodiscard]] std::string to_move() const override {
    return over() ? "" : std::string(1, Traits::deal().seats[static_cast<std::size_t>(state_.to_move())]);
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    std::vector<std::string> texts;
    if (over()) return texts;
    std::vector<cards::Card> legal;
    for (const cards::Card card : game_.legal(state_)) legal.push_back(card);
    std::ranges::sort(legal, listed_before);
    for (const cards::Card card : legal) texts.push_back(cards::card_text(*Traits::deal().pack, card));
    return texts;
  }
  absl::Status play(std::string_view move) override {
    const auto card = cards::parse_card(*Traits::deal().pack, move);
    if (!card.ok()) return base::invalid("trick ", trick(), ": ", base::message(card.status()));
    return play(*card);
  }

 private:
  [[nodiscard]] int trick() const { return all_tricks_ - state_.tricks_left() + 1; }

  absl::Status play(cards::Card card) {
    if (over()) return base::invalid("all ", all_tricks_, " tricks have been played");
    const cards::CardSet legal = game_.legal(state_);
    if (!legal.has(card))
      return illegal_play(Traits::deal(), trick(), state_.to_move(), card, state_.hand(state_.to_move()), legal);
    game_.play(state_, card);
    return absl::OkStatus();
  }

  Game game_;
  State state_;
  int all_tricks_;  // of the deal, or of an ending that stands alone
  Setup known_;
};

template <class Traits>
class TrickSolver final : public Solver {
 public:
  explicit TrickSolver(const search::Options& options) : search_(options) {}

  // The caller guarantees that the position is of this game.
  [[nodiscard]] Solution solve(const Position& position, const Request& request) override {
    const auto begin = std::chrono::steady_clock::now();
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    const search::Question question{.best = true, .every_move = request.every_move, .line = request.line};
    auto answer = search_.solve(at.game(), at.state(), question);
    std::ranges::sort(answer.best, listed_before);
    std::ranges::sort(answer.moves, listed_before, [](const auto& move) { return move.first; });
    Solution solution;
    solution.value = answer.value;
    solution.stopped = answer.stopped;
    solution.nodes = answer.nodes;
    for (const cards::Card card : answer.best) solution.best.push_back(text(card));
    for (const auto& [card, value] : answer.moves) solution.moves.push_back({text(card), value});
    for (const cards::Card card : answer.line) solution.line.push_back(text(card));
    solution.time = std::chrono::steady_clock::now() - begin;
    return solution;
  }

 private:
  static std::string text(cards::Card card) { return cards::card_text(*Traits::deal().pack, card); }

  typename Traits::Search search_;
};

}  // namespace ouverte::games
