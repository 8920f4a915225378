#include "tutor/fair/guesses_to_come.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tutor/fair/ranking.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kLayoutsAhead = 40;  // where not all can be played to the end
constexpr int kAhead = 2, kFarAhead = 3;   // own moves
constexpr std::size_t kMostCardsToTheEnd = 6, kMostCardsFarAhead = 8, kMostCardsAhead = 11;
constexpr std::uint64_t kMostToTheEnd = 1'000'000, kMostWhereJudged = 30'000;  // positions
constexpr std::uint64_t kMostPositions = 8'000, kFewPositions = 2'000;
constexpr double kEverything = 1e9;

// Cards that may be the best as far as open hands tell, or the one that was played and the best.
std::vector<std::string> in_question(const Odds& odds, const std::string& judged) {
  if (!judged.empty()) return {judged, odds.best.front()};
  std::vector<std::string> cards;
  double low = 0;
  for (const CardOdds& card : odds.cards) low = std::max(low, card.chance.low);
  for (const CardOdds& card : odds.cards)
    if (card.chance.high >= low) cards.push_back(card.move);
  return cards;
}

std::size_t cards_left(const games::View& view) {
  std::size_t cards = 0;
  for (const games::Hidden& hidden : view.hidden) cards = std::max(cards, hidden.size);
  return cards;
}

// Of cards with the best chance the best are those with the best mean.
void choose_best(Odds& odds) {
  double most = 0;
  for (const CardOdds& card : odds.cards) most = std::max(most, card.chance.value);
  double dearest = odds.high ? -kEverything : kEverything;
  for (const CardOdds& card : odds.cards)
    if (card.chance.value > most - kSame)
      dearest = odds.high ? std::max(dearest, card.mean.value_or(0)) : std::min(dearest, card.mean.value_or(0));
  odds.best.clear();
  for (const CardOdds& card : odds.cards)
    if (card.chance.value > most - kSame && std::abs(card.mean.value_or(0) - dearest) < kSame)
      odds.best.push_back(card.move);
  odds.order = odds.best.size() == odds.cards.size() ? Order::kAlike : Order::kClear;
  odds.chance = {.value = most, .low = most, .high = most};
}

void take_exact(const LaterGuesses& found, const std::string& judged, Odds& odds) {
  odds.single_dummy = true;
  for (CardOdds& card : odds.cards)
    for (const Guessed& guessed : found.cards)
      if (guessed.move == card.move)
        card.chance = {.value = guessed.chance, .low = guessed.chance, .high = guessed.chance};
  const std::vector<std::string> before = odds.best;
  choose_best(odds);
  odds.later_guess = std::ranges::find_first_of(before, odds.best) == before.end();
  const auto played = std::ranges::find(odds.cards, judged, &CardOdds::move);
  if (!odds.gap || played == odds.cards.end()) return;
  const double behind = odds.chance.value - played->chance.value;
  odds.gap = {.value = behind, .low = behind, .high = behind};
  odds.gap_in_chance = true;
}

// How far one card is ahead of another where guesses are guesses.
Estimate ahead(const LaterGuesses& found, const Guessed& a, const Guessed& b) {
  std::vector<double> differences(found.weights.size());
  for (std::size_t layout = 0; layout < differences.size(); ++layout)
    differences[layout] = (a.won.has(layout) ? 1 : 0) - (b.won.has(layout) ? 1 : 0);
  return paired(differences, found.weights);
}

void take_guessed(const LaterGuesses& found, const std::string& judged, Odds& odds) {
  const Guessed* most = &found.cards.front();
  for (const Guessed& guessed : found.cards) {
    if (guessed.chance > most->chance + kSame) most = &guessed;
    const auto card = std::ranges::find(odds.cards, guessed.move, &CardOdds::move);
    if (card != odds.cards.end()) card->guessed = guessed.chance;
  }
  const auto clearly_behind = [&](const std::string& move) {
    const auto card = std::ranges::find(found.cards, move, &Guessed::move);
    return card != found.cards.end() && ahead(found, *most, *card).low > 0;
  };
  if (std::ranges::find(odds.best, most->move) != odds.best.end()) {
    std::erase_if(odds.best, clearly_behind);
  } else if (std::ranges::all_of(odds.best, clearly_behind)) {
    odds.later_guess = true;
    if (judged.empty()) odds.best = {most->move};
  }
  if (judged.empty()) return;
  const auto played = std::ranges::find(found.cards, judged, &Guessed::move);
  odds.later_guess =
      played != found.cards.end() && odds.gap && odds.gap->low > 0 && played->chance >= most->chance - kSame;
}

}  // namespace

void look_at_guesses(const games::Game& game, const OddsOptions& options, std::span<const WeighedLayout> tried,
                     Odds& odds) {
  const std::size_t left = cards_left(odds.view);
  if (odds.all && tried.size() == odds.layouts && left <= kMostCardsToTheEnd) {
    const std::uint64_t most = options.judged.empty() ? kMostToTheEnd : kMostWhereJudged;
    const auto found = later_guesses(game, odds.view, tried, {}, options.goal, kToTheEnd, most, options.search);
    if (found && found->single_dummy) return take_exact(*found, options.judged, odds);
  }
  const std::vector<std::string> cards = in_question(odds, options.judged);
  if (left > kMostCardsAhead || (cards.size() == odds.best.size() && odds.best.size() < 2)) return;
  const std::span<const WeighedLayout> some = tried.first(std::min(tried.size(), kLayoutsAhead));
  for (const int moves : {kFarAhead, kAhead}) {
    if (moves == kFarAhead && left > kMostCardsFarAhead) continue;
    const std::uint64_t most = left > kMostCardsFarAhead ? kFewPositions : kMostPositions;
    if (const auto found = later_guesses(game, odds.view, some, cards, options.goal, moves, most, options.search))
      return take_guessed(*found, options.judged, odds);
  }
}

}  // namespace ouverte::tutor::fair
