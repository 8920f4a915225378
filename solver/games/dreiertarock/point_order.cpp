// In what order the search tries moves: by who is likely to take the trick, and with how many points.
#include <array>

#include "solver/games/dreiertarock/point_search.hpp"
#include "solver/games/dreiertarock/point_weights.hpp"

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

int richest(CardSet cards) {
  for (int points = kMostPoints; points > 0; --points)
    if (!(cards & kWorth[static_cast<std::size_t>(points)]).empty()) return points;
  return 0;
}
int poorest(CardSet cards) {
  for (int points = 0; points < kMostPoints; ++points)
    if (!(cards & kWorth[static_cast<std::size_t>(points)]).empty()) return points;
  return kMostPoints;
}

constexpr std::array<CardSet, 64> make_beaters(Name name) {
  std::array<CardSet, 64> beaters{};
  for (const Card best : cards::kTarockPack.cards)
    for (const Card card : cards::kTarockPack.cards)
      if (beats(name, card, best)) beaters[static_cast<std::size_t>(best.number())].add(card);
  return beaters;
}
constexpr auto kBeaters = make_beaters(Name::kSolo), kSuitSoloBeaters = make_beaters(Name::kSuitSolo);

// The rest of the trick in progress, card by card: who takes it in the end, and the points likely to be in it.
class Forecast {
 public:
  Forecast(const PointSearch::State& state, Name name, int alone)
      : state_(state),
        trischaken_(name == Name::kTrischaken),
        name_(name),
        alone_(alone),
        beaters_(name == Name::kSuitSolo ? kSuitSoloBeaters : kBeaters) {
    if (state.on_table != 0) expect(state.led);
  }

  // Sees what follows when the player to move plays a card. Leads of one kin come one after the other.
  void see(Card card) {
    if (state_.on_table == 0 && !kin_.has(card)) expect(card);
    Card best = card;
    taken_by_alone_ = state_.to_move() == alone_;
    heads_ = state_.on_table == 0 || beaters_of(state_.best).has(card);
    if (!heads_) {
      best = state_.best;
      taken_by_alone_ = state_.winning == alone_;
    }
    points_ = state_.trick + points_of(card);
    for (int i = state_.on_table + 1; i < kPlayers; ++i) {
      const Reply& reply = replies_[static_cast<std::size_t>(i)];
      const CardSet winners = reply.cards & beaters_of(best);
      // In Trischaken a trick is taken by whoever must; elsewhere by whoever can, unless it is his camp's already.
      const bool takes = trischaken_ ? winners == reply.cards : reply.alone != taken_by_alone_ && !winners.empty();
      if (takes) {
        best = winners.highest();
        taken_by_alone_ = reply.alone;
      }
      const bool generous = (reply.alone == taken_by_alone_) != trischaken_;
      points_ += generous ? reply.richest / 2 : reply.poorest;
    }
  }

  [[nodiscard]] bool heads() const { return heads_; }  // it would take the trick so far
  [[nodiscard]] bool taken_by_alone() const { return taken_by_alone_; }
  [[nodiscard]] int points() const { return points_; }

 private:
  // What another player may answer with.
  struct Reply {
    CardSet cards;
    int richest = 0;
    int poorest = 0;
    bool alone = false;
  };

  void expect(Card led) {
    kin_ = kin_of(led);
    for (int i = state_.on_table + 1; i < kPlayers; ++i) {
      const int seat = (state_.leader + i) % kPlayers;
      const CardSet cards = may_follow(name_, state_.hand(seat), led);
      replies_[static_cast<std::size_t>(i)] = {cards, richest(cards), poorest(cards), seat == alone_};
    }
  }
  [[nodiscard]] CardSet beaters_of(Card card) const { return beaters_[static_cast<std::size_t>(card.number())]; }

  const PointSearch::State& state_;
  bool trischaken_;
  Name name_;
  int alone_;
  const std::array<CardSet, 64>& beaters_;
  CardSet kin_;
  std::array<Reply, kPlayers> replies_{};
  bool heads_ = false;
  bool taken_by_alone_ = false;
  int points_ = 0;
};

constexpr int rank_of_trump(Card card) { return card.number() - kPagat.number(); }

// Who is led a suit that he does not have.
int ruffs(const PointSearch::State& state, int alone, CardSet kin, const PointWeights& weights) {
  int score = 0;
  for (int i = 1; i < kPlayers; ++i) {
    const int seat = (state.leader + i) % kPlayers;
    const CardSet hand = state.hand(seat);
    if (!(hand & kin).empty() || (hand & kTrumps).empty()) continue;
    score += state.leader == alone || seat == alone ? weights.opponent_ruffs : weights.partner_ruffs;
  }
  return score;
}

}  // namespace

void PointSearch::order(const State& state, List& choices) const {
  const int seat = state.to_move();
  const CardSet hand = state.hand(seat);
  const bool wants = wants_points(state);
  const PointWeights& weights = (seat == alone_ ? kAloneWeights : kOthersWeights)[state.on_table];
  Forecast trick(state, name_, alone_);
  for (auto& choice : choices) {
    const Card card = choice.move;
    const bool trump = is_trump(card);
    trick.see(card);
    const bool good = trick.taken_by_alone() == wants;
    if (name_ == Name::kTrischaken) {
      // High cards are to be got rid of.
      choice.score = (good ? 8 : -8) * trick.points() + (trump ? 4 + rank_of_trump(card) / 2 : points_of(card));
      continue;
    }
    const CardSet same = hand & kin_of(card);
    int score = good ? weights.gain * trick.points() + weights.taken : weights.loss * trick.points();
    if (trick.heads())
      score += trump ? weights.trump + weights.rank * rank_of_trump(card) : weights.points * points_of(card);
    else if (trump)
      score += weights.beaten_rank * rank_of_trump(card);
    if (state.on_table != 0) {
      if (!trump) score += weights.kept * same.size() + (same.single() ? weights.single : 0);
    } else if (trump) {
      score += weights.trump_lead + weights.trumps * same.size();
    } else {
      score += weights.length * same.size() + ruffs(state, alone_, kin_of(card), weights);
    }
    choice.score = score;
  }
}

}  // namespace ouverte::games::dreiertarock
