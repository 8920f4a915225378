// In what order the search tries moves: by who is likely to take the trick, and with how many points.
#include <array>

#include "solver/games/dreiertarock/point_search.hpp"

namespace ouverte::games::dreiertarock {

namespace {

constexpr int kMostPoints = 5;

// The cards worth so many points.
constexpr std::array<CardSet, kMostPoints + 1> make_worth() {
  std::array<CardSet, kMostPoints + 1> worth{};
  for (const Card card : cards::kTarockPack.cards) worth[static_cast<std::size_t>(card_points(card))].add(card);
  return worth;
}
constexpr auto kWorth = make_worth();

// The rest of the trick in progress, card by card: who takes it in the end, and the points likely to be in it.
class Forecast {
 public:
  Forecast(const PointSearch::State& state, Name name, int alone, Card card)
      : state_(state), name_(name), alone_(alone), led_(state.on_table == 0 ? card : state.led), best_(card) {
    const int seat = state.to_move();
    taken_by_alone_ = seat == alone_;
    if (state.on_table != 0 && !beats(name_, card, state.best)) {
      best_ = state.best;
      taken_by_alone_ = state.winning == alone_;
    }
    points_ = state.trick + points_of(card);
    for (int place = state.on_table + 1; place < kPlayers; ++place) reply((state.leader + place) % kPlayers);
  }

  [[nodiscard]] bool taken_by_alone() const { return taken_by_alone_; }
  [[nodiscard]] int points() const { return points_; }

 private:
  void reply(int seat) {
    const CardSet replies = may_follow(name_, state_.hand(seat), led_);
    CardSet winners = replies & kin_of(best_) & CardSet(~std::uint64_t{1} << best_.number());
    if (!is_trump(best_) && name_ != Name::kSuitSolo) winners |= replies & kTrumps;
    const bool alone = seat == alone_;
    // In Trischaken a trick is taken by whoever must; elsewhere by whoever can, unless it is his camp's already.
    const bool takes = name_ == Name::kTrischaken ? winners == replies : alone != taken_by_alone_ && !winners.empty();
    if (takes) {
      best_ = winners.highest();
      taken_by_alone_ = alone;
    }
    const bool generous = (alone == taken_by_alone_) != (name_ == Name::kTrischaken);
    points_ += generous ? richest(replies) / 2 : poorest(replies);
  }

  static int richest(CardSet cards) {
    for (int points = kMostPoints; points > 0; --points)
      if (!(cards & kWorth[static_cast<std::size_t>(points)]).empty()) return points;
    return 0;
  }
  static int poorest(CardSet cards) {
    for (int points = 0; points < kMostPoints; ++points)
      if (!(cards & kWorth[static_cast<std::size_t>(points)]).empty()) return points;
    return kMostPoints;
  }

  const PointSearch::State& state_;
  Name name_;
  int alone_;
  Card led_;
  Card best_;
  bool taken_by_alone_;
  int points_;
};

constexpr int rank_of_trump(Card card) { return card.number() - kPagat.number(); }

}  // namespace

// The weights are those of fewest nodes in trials on random deals; small changes of them hardly matter.
void PointSearch::order(const State& state, List& choices) const {
  const int seat = state.to_move();
  for (auto& choice : choices) {
    const Card card = choice.move;
    const Forecast trick(state, name_, alone_, card);
    choice.promise = 8 * (trick.taken_by_alone() == wants_points(state) ? trick.points() : -trick.points());
    if (name_ == Name::kTrischaken) {
      // High cards are to be got rid of.
      choice.promise += is_trump(card) ? 4 + rank_of_trump(card) / 2 : points_of(card);
      continue;
    }
    if (state.on_table == 0 || beats(card, state.best))  // what could take another trick
      choice.promise -= is_trump(card) ? 20 + rank_of_trump(card) / 2 : points_of(card);
    if (state.on_table != 0) continue;
    if (!is_trump(card)) choice.promise += 2 * (state.hand(seat) & kin_of(card)).size();
    if (is_trump(card) && seat == alone_) choice.promise -= 8;
  }
}

}  // namespace ouverte::games::dreiertarock
