#include "solver/games/hoodwink/analysis.hpp"

namespace ouverte::games::hoodwink {
namespace {

// All the same suit: the players whose card is the middle one for some choice of the three cards.
std::vector<Seat> hoods_by_rank(const std::vector<CardSet>& hands, Suit suit) {
  unsigned hoods = 0;
  for (const Card a : biddable(hands[0], suit))
    for (const Card b : biddable(hands[1], suit))
      for (const Card c : biddable(hands[2], suit)) hoods |= 1u << cards::index(sides_by_rank({a, b, c}).hood);
  std::vector<Seat> seats;
  for (int seat = 0; seat < kPlayers; ++seat)
    if ((hoods >> seat & 1) != 0) seats.push_back(static_cast<Seat>(seat));
  return seats;
}

std::vector<Combination> combinations_of(const std::vector<CardSet>& hands, bool free) {
  std::vector<Combination> all;
  for (const Suit a : cards::kAllSuits)
    for (const Suit b : cards::kAllSuits)
      for (const Suit c : cards::kAllSuits) {
        const ByPlayer<Suit> bids = {a, b, c};
        bool can_be_laid = true;
        for (std::size_t seat = 0; seat < kPlayers; ++seat)
          can_be_laid = can_be_laid && !biddable(hands[seat], bids[seat]).empty();
        if (!can_be_laid) continue;
        if (!all_the_same(bids)) {
          const Sides sides = sides_by_suit(bids);
          all.push_back({bids, sides.trump, {sides.hood}});
        } else {
          all.push_back({bids, a, free ? std::vector<Seat>() : hoods_by_rank(hands, a)});
        }
      }
  return all;
}

}  // namespace

Analysis::Analysis(const std::vector<CardSet>& hands, Scoring scoring, std::optional<FreeRules> free,
                   const search::Options& options)
    : scoring_(scoring), free_(free), search_(options), combinations_(combinations_of(hands, free.has_value())) {
  standing_.hands = hands;
  standing_.won.resize(kPlayers);
}

void Analysis::solve(const Progress& progress) {
  for (const Combination& combination : combinations_) {
    for (const Seat hood : combination.hoods) as_hood_[{combination.trump, hood}];
    if (combination.hoods.empty())
      for (int seat = 0; seat < kPlayers; ++seat) free_for_all_[{combination.trump, static_cast<Seat>(seat)}];
  }
  const int total = static_cast<int>(as_hood_.size() + free_for_all_.size());
  int done = 0;
  const auto report = [&] {
    if (progress) progress(++done, total);
  };
  for (auto& [question, value] : as_hood_) {
    value = ask(question, false);
    report();
    // The same camps: what has been learnt serves both.
    if (const auto free = free_for_all_.find(question); free != free_for_all_.end()) {
      free->second = ask(question, true);
      report();
    }
  }
  for (auto& [question, value] : free_for_all_) {
    if (as_hood_.contains(question)) continue;
    value = ask(question, true);
    report();
  }
}

Contract Analysis::contract(Suit trump, Seat player, bool free) const {
  return {.trumps = CardSet::of(trump),
          .free = free,
          .hood = player,
          .free_rule = free && free_ ? (*free_)[trump] : FreeRule::kNone,
          .scoring = scoring_};
}

search::Interval Analysis::ask(const Question& question, bool free) {
  const auto [trump, player] = question;
  const auto answer = search_.solve(Game(contract(trump, player, free), Objective::kScore, player),
                                    trick_start(standing_, trump), {.best = false, .every_move = false, .line = false});
  stopped_ = stopped_ || answer.stopped;
  return answer.value;
}

Bidding::Worth Analysis::worth(const Played& played) const {
  Bidding::Worth worth{};
  for (int seat = 0; seat < kPlayers; ++seat) {
    int& own = worth[static_cast<std::size_t>(seat)];
    if (played.hood == kNobody) {
      own = 2 * among_free(played.trump, static_cast<Seat>(seat)).lower;
    } else {
      const int settled = as_hood(played.trump, static_cast<Seat>(played.hood)).lower;
      own = seat == played.hood ? 2 * settled : -settled;
    }
  }
  return worth;
}

Bidding Analysis::bidding() const {
  return {choices_of(standing_.hands, free_.has_value()), free_.has_value(),
          [this](const Played& played) { return worth(played); }};
}

}  // namespace ouverte::games::hoodwink
