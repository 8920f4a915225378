// Dreiertarock as the search sees it: one plays against two for card points, and what the bonuses ask for is a number
// of points (`targets.hpp`). The value is the margin of the one alone, who maximises it; in Trischaken, where he wants
// no points, he minimises it.
#pragma once

#include <array>
#include <cstdint>

#include "solver/games/dreiertarock/likeness.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/dreiertarock/targets.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/similar_table.hpp"
#include "solver/search/soft_alpha_beta.hpp"

namespace ouverte::games::dreiertarock {

namespace detail {
constexpr std::array<std::uint8_t, 64> make_points() {
  std::array<std::uint8_t, 64> points{};
  for (const Card card : cards::kTarockPack.cards)
    points[static_cast<std::size_t>(card.number())] = static_cast<std::uint8_t>(card_points(card));
  return points;
}
inline constexpr auto kPoints = make_points();
}  // namespace detail
constexpr int points_of(Card card) { return detail::kPoints[static_cast<std::size_t>(card.number())]; }

class PointSearch {
 public:
  using Move = Card;
  using List = search::Choices<Card, kAllTricks>;
  using Table = search::SimilarTable<Likeness, 8>;

  static constexpr int kWon = 1000;  // a margin that no number of points changes; -kWon: lost

  struct State {
    std::array<CardSet, kPlayers> hands{};
    std::uint64_t suits = 0;  // whose their cards are and which are gone, as facts have it (`likeness.hpp`)
    std::uint8_t leader = 0;
    std::uint8_t on_table = 0;
    std::uint8_t winning = 0;  // seat of the card that takes the trick so far
    Card led{};
    Card best{};
    std::uint8_t trick = 0;                       // card points on the table
    std::uint8_t rest = 0;                        // card points still to be won, those on the table too
    std::array<std::uint8_t, kPlayers> points{};  // won in tricks, and before them by the one alone
    bool mond = false;                            // is on the table
    bool pagat = false;
    Bonuses bonuses;

    [[nodiscard]] int to_move() const { return kNext[leader + on_table]; }
    [[nodiscard]] CardSet hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] CardSet live() const { return hands[0] | hands[1] | hands[2]; }

   private:
    static constexpr std::array<std::uint8_t, 5> kNext = {0, 1, 2, 0, 1};
  };

  // Bonuses that nobody can come to any more.
  enum class Idle : std::uint8_t { kLetGo, kKept };

  // The caller guarantees that the targets outlive the search.
  PointSearch(const Game& game, const Targets& targets, Idle idle = Idle::kLetGo);

  // The same position for the search. `position` is of the trick that the targets were made for.
  [[nodiscard]] State state_of(const dreiertarock::State& position) const;

  // The rules.
  [[nodiscard]] bool over(const State& state) const { return state.rest == 0 && state.live().empty(); }
  [[nodiscard]] int value(const State& state) const {
    return margin(points(state), targets_.asked_in_the_end(state.bonuses));
  }
  [[nodiscard]] bool maximises(const State& state) const { return (state.to_move() == alone_) == alone_maximises_; }
  void play(State& state, Card card) const;

  // What is seen without search.
  [[nodiscard]] search::Interval static_bounds(const State& state) const;

  // Facts.
  [[nodiscard]] bool keyed(const State& state) const { return state.on_table == 0; }
  [[nodiscard]] bool looks_up_children(const State& state) const { return state.on_table == kPlayers - 1; }
  [[nodiscard]] search::SimilarKey key(const State& state) const;
  [[nodiscard]] int banked(const State& state) const { return points(state) - targets_[state.bonuses].base; }

  // Moves.
  void legal(const State& state, List& choices) const;
  void distinct(const State& state, List& choices) const;
  void order(const State& state, List& choices) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 protected:
  // What the last hand to a trick has to choose from, in a group of near-equal cards.
  enum class LastHand : std::uint8_t {
    kOne,               // the richest where the trick goes to whom he wants it to go to, else the poorest
    kTricksOfOneAlone,  // the same in tricks that the one alone takes; any card in others
    kAny
  };
  struct Nearness {
    int scale;  // what a card point more or less can change in the value
    LastHand last_hand;
  };
  void fill(const State& state, Nearness nearness, List& choices) const;
  // The player to move wants the one alone to have card points.
  [[nodiscard]] bool wants_points(const State& state) const {
    return (state.to_move() == alone_) != game_.trischaken();
  }
  // Of the one alone, or of a player after him.
  [[nodiscard]] int points(const State& state) const { return state.points[static_cast<std::size_t>(alone_)]; }
  [[nodiscard]] int points(const State& state, int places) const {
    return state.points[static_cast<std::size_t>((alone_ + places) % kPlayers)];
  }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] search::Likes likes_of(const State& state, std::uint64_t suits) const;

 private:
  [[nodiscard]] static int margin(int points, int asked) {
    return asked == Target::kAlways ? kWon : asked == Target::kNever ? -kWon : points - asked;
  }
  [[nodiscard]] CardSet legal_cards(const State& state) const;
  [[nodiscard]] bool beats(Card card, Card best) const { return dreiertarock::beats(name_, card, best); }
  // Cards by which more hangs than their points: they have no equals.
  [[nodiscard]] CardSet singular(const State& state) const;
  void end_trick(State& state) const;
  [[nodiscard]] Bonuses after_trick(const State& state) const;
  [[nodiscard]] Bonuses without_idle_bonuses(const State& state, Bonuses bonuses) const;
  [[nodiscard]] Bonuses without_idle_slams(const State& state, Bonuses bonuses) const;
  [[nodiscard]] int last_trick(State state) const;
  [[nodiscard]] std::uint8_t rules_of(std::uint64_t live) const;

  const Targets& targets_;
  Game game_;
  Name name_;
  int alone_;
  bool alone_maximises_;
  Idle idle_;
};

}  // namespace ouverte::games::dreiertarock
