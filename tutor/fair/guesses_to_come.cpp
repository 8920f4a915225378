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

// How the player likes what the card comes to: by its chance or, where that tells nothing, by its mean.
double liking(const Odds& odds, const CardOdds& card, bool in_chance) {
  if (in_chance) return card.chance.value;
  return odds.high ? card.mean.value_or(0) : -card.mean.value_or(0);
}

// The best are those that are so in what counts, and of these in what does not.
void choose_best(Odds& odds) {
  std::vector<double> chances;
  for (const CardOdds& card : odds.cards) chances.push_back(card.chance.value);
  odds.settled = odds.mean && (near_none(chances) || near_certain(chances));
  std::vector<const CardOdds*> best;
  for (const CardOdds& card : odds.cards) best.push_back(&card);
  for (const bool in_chance : {!odds.settled, odds.settled}) {
    double most = -kEverything;
    for (const CardOdds* card : best) most = std::max(most, liking(odds, *card, in_chance));
    std::erase_if(best, [&](const CardOdds* card) { return liking(odds, *card, in_chance) < most - kSame; });
  }
  odds.best.clear();
  for (const CardOdds* card : best) odds.best.push_back(card->move);
  odds.order = odds.best.size() == odds.cards.size() ? Order::kAlike : Order::kClear;
  odds.chance = best.front()->chance;
  odds.mean = best.front()->mean;
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
  const auto best = std::ranges::find(odds.cards, odds.best.front(), &CardOdds::move);
  odds.gap_in_chance = !odds.settled;
  const double behind = liking(odds, *best, odds.gap_in_chance) - liking(odds, *played, odds.gap_in_chance);
  odds.gap = {.value = behind, .low = behind, .high = behind};
}

// How far one card is ahead of another where guesses are guesses.
Estimate ahead(const LaterGuesses& found, const Guessed& a, const Guessed& b) {
  std::vector<double> differences(found.weights.size());
  for (std::size_t layout = 0; layout < differences.size(); ++layout)
    differences[layout] = (a.won.has(layout) ? 1 : 0) - (b.won.has(layout) ? 1 : 0);
  return paired(differences, found.weights);
}

void take_guessed(const LaterGuesses& found, const std::string& judged, Odds& odds) {
  const std::string first = odds.best.front();
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
  const auto ahead_so_far = std::ranges::find(found.cards, first, &Guessed::move);
  if (played == found.cards.end() || ahead_so_far == found.cards.end()) {
    odds.later_guess = false;
    return;
  }
  // A lead in the mean is made up for by a better chance only.
  const bool made_up =
      odds.gap_in_chance ? played->chance >= most->chance - kSame : ahead(found, *played, *ahead_so_far).low > 0;
  odds.later_guess = odds.gap && odds.gap->low > 0 && made_up;
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
  odds.unsure = odds.settled;
  if (odds.settled) return;  // a sample tells nothing of certainty
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
