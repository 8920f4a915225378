#include "tutor/fair/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"
#include "tutor/fair/inference.hpp"
#include "tutor/fair/later_guess.hpp"
#include "tutor/fair/layouts.hpp"
#include "tutor/fair/trials.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kMostEnumerated = 5'000;
constexpr std::size_t kFirstLook = 50;      // where one play is judged
constexpr std::size_t kFirstOfCards = 400;  // where every card is told
constexpr std::size_t kBatch = 50;          // solved before it is looked whether a limit struck
constexpr std::size_t kMostKept = 512;      // layouts, for a look at later guesses
constexpr std::size_t kLayoutsAhead = 40;   // of these where not all can be played to the end
constexpr int kAhead = 2, kFarAhead = 3;    // own moves
constexpr std::size_t kMostCardsToTheEnd = 6, kMostCardsFarAhead = 8, kMostCardsAhead = 11;
constexpr std::uint64_t kMostToTheEnd = 30'000, kMostPositions = 8'000, kFewPositions = 2'000;
constexpr double kEverything = 1e9;
constexpr double kSettled = 0.02;  // a chance this near to none, or to certainty, tells nothing
constexpr double kSame = 1e-9;

// A number of what a player sees, and of nothing else.
std::uint64_t seed_of(const games::View& view, std::uint64_t seed) {
  std::uint64_t hash = 0xCBF29CE484222325 ^ seed;
  const auto add = [&hash](std::string_view text) {
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
    hash = (hash ^ 0xFF) * 0x100000001B3;
  };
  add(base::json_line(records::json_from_setup(view.now)));
  add(view.player);
  for (const games::PlaySeen& play : view.plays) add(play.move);
  for (const std::string& card : view.pool) add(card);
  return base::Random(hash).next();
}

// Layouts that take some seconds to solve on one core: the fewer cards are left, the more.
std::size_t layouts_affordable(const games::View& view) {
  std::size_t cards = 0, places = 0;
  for (const games::Hidden& hidden : view.hidden) {
    cards = std::max(cards, hidden.size);
    ++places;
  }
  constexpr std::array<std::size_t, 3> kByCards = {400, 1'600, 6'400};
  constexpr std::size_t kMany = 12, kSome = 10;
  if (places > 2 && cards > kMany) return kByCards[0];
  return cards > kSome ? kByCards[1] : kByCards[2];
}

class Judge {
 public:
  // Of layouts that fit `known`.
  Judge(const games::Game& game, Odds& odds, Wanted wanted, const std::vector<Known>& known, const OddsOptions& options)
      : game_(game),
        odds_(odds),
        options_(options),
        dealer_(odds.view, known, seed_of(odds.view, options.seed)),
        inference_(odds.view),
        trials_(game, odds.view, options.goal, wanted, options.search, options.threads) {}

  absl::Status judge() {
    if (auto all = dealer_.all(kMostEnumerated)) {
      // In random order: where a limit strikes, those that were tried are a sample.
      base::Random(seed_of(odds_.view, options_.seed)).shuffle(std::span(*all));
      for (std::size_t first = 0; first < all->size() && !trials_.stopped() && !in_vain(); first += kBatch)
        add(std::span(*all).subspan(first, std::min(kBatch, all->size() - first)));
      odds_.all = !trials_.stopped() && !in_vain();
    } else if (absl::Status sampled = sample(); !sampled.ok()) {
      return sampled;
    }
    if (trials_.size() == 0 && !trials_.stopped())
      return absl::NotFoundError(
          base::str("found no layout of the hidden cards that fits what is known, expected one at least",
                    trials_.refusal().empty() ? "" : "; the first one tried fails: ", trials_.refusal()));
    odds_.stopped = trials_.stopped();
    if (trials_.size() > 0) tell();
    if (odds_.turn && odds_.goal_named && !odds_.settled) look_at_guesses();
    return absl::OkStatus();
  }

 private:
  // Looks after 50, 100, 200 … layouts whether they tell enough.
  absl::Status sample() {
    const std::size_t most = options_.most_layouts > 0 ? options_.most_layouts : layouts_affordable(odds_.view);
    std::size_t dealt = 0;
    for (std::size_t look = options_.judged.empty() ? kFirstOfCards : kFirstLook;; look *= 2) {
      while (dealt < std::min(look, most) && !trials_.stopped()) {
        std::vector<Dealt> batch;
        for (; batch.size() < std::min(kBatch, std::min(look, most) - dealt);) {
          auto one = dealer_.next();
          if (!one)
            return absl::NotFoundError(base::str("found no layout of the hidden cards in ", Dealer::kMostTries,
                                                 " tries that fits what is known, expected one at least"));
          batch.push_back(*std::move(one));
        }
        dealt += batch.size();
        add(batch);
      }
      if (trials_.stopped() || look >= most) return absl::OkStatus();
      if (in_vain()) return absl::OkStatus();
      if (look > kFirstLook && decided()) return absl::OkStatus();  // what the first few show may be chance
    }
  }

  void add(std::span<const Dealt> dealt) {
    std::vector<games::Layout> layouts;
    std::vector<double> weights;
    for (const Dealt& one : dealt) {
      layouts.push_back(dealer_.layout(one));
      weights.push_back(options_.inference ? inference_.weight(one) : 1);
    }
    for (std::size_t layout = 0; layout < layouts.size() && tried_.size() < kMostKept; ++layout)
      tried_.push_back({layouts[layout], weights[layout]});
    trials_.add(layouts, weights);
  }

  // Cards that may be the best as far as open hands tell, or the one that was played and the best.
  [[nodiscard]] std::vector<std::string> in_question() const {
    if (!options_.judged.empty()) return {options_.judged, odds_.best.front()};
    std::vector<std::string> cards;
    double low = 0;
    for (const CardOdds& card : odds_.cards) low = std::max(low, card.chance.low);
    for (const CardOdds& card : odds_.cards)
      if (card.chance.high >= low) cards.push_back(card.move);
    return cards;
  }

  [[nodiscard]] std::size_t cards_left() const {
    std::size_t cards = 0;
    for (const games::Hidden& hidden : odds_.view.hidden) cards = std::max(cards, hidden.size);
    return cards;
  }

  // Open hands take every guess to come for guessed right. In small endings the deal is played out as a player must who
  // does not see; else it is looked some moves ahead whether that changes which card is best.
  void look_at_guesses() {
    const std::size_t left = cards_left();
    if (odds_.all && tried_.size() == odds_.layouts && left <= kMostCardsToTheEnd) {
      const auto found =
          later_guesses(game_, odds_.view, tried_, {}, options_.goal, kToTheEnd, kMostToTheEnd, options_.search);
      if (found && found->single_dummy) return take_exact(*found);
    }
    const std::vector<std::string> cards = in_question();
    if (left > kMostCardsAhead || (cards.size() == odds_.best.size() && odds_.best.size() < 2)) return;
    const std::span<const WeighedLayout> some = std::span(tried_).first(std::min(tried_.size(), kLayoutsAhead));
    for (const int moves : {kFarAhead, kAhead}) {
      if (moves == kFarAhead && left > kMostCardsFarAhead) continue;
      const std::uint64_t most = left > kMostCardsFarAhead ? kFewPositions : kMostPositions;
      if (const auto found = later_guesses(game_, odds_.view, some, cards, options_.goal, moves, most, options_.search))
        return take_guessed(*found);
    }
  }

  void take_exact(const LaterGuesses& found) {
    odds_.single_dummy = true;
    for (CardOdds& card : odds_.cards)
      for (const Guessed& guessed : found.cards)
        if (guessed.move == card.move)
          card.chance = {.value = guessed.chance, .low = guessed.chance, .high = guessed.chance};
    const std::vector<std::string> before = std::exchange(odds_.best, {});
    double most = 0;
    for (const CardOdds& card : odds_.cards) most = std::max(most, card.chance.value);
    double dearest = odds_.high ? -kEverything : kEverything;  // of these, the best mean
    for (const CardOdds& card : odds_.cards)
      if (card.chance.value > most - kSame)
        dearest = odds_.high ? std::max(dearest, card.mean.value_or(0)) : std::min(dearest, card.mean.value_or(0));
    bool alike = true;
    for (const CardOdds& card : odds_.cards) {
      const bool best = card.chance.value > most - kSame;
      alike = alike && best && std::abs(card.mean.value_or(0) - dearest) < kSame;
      if (best && std::abs(card.mean.value_or(0) - dearest) < kSame) odds_.best.push_back(card.move);
    }
    odds_.later_guess = std::ranges::find_first_of(before, odds_.best) == before.end();
    odds_.order = alike ? Order::kAlike : Order::kClear;
    odds_.chance = {.value = most, .low = most, .high = most};
    if (!odds_.gap) return;
    const auto played = std::ranges::find(odds_.cards, options_.judged, &CardOdds::move);
    if (played == odds_.cards.end()) return;
    const double behind = most - played->chance.value;
    odds_.gap = {.value = behind, .low = behind, .high = behind};
    odds_.gap_in_chance = true;
  }

  // How far one card is ahead of another where guesses are guesses.
  static Estimate ahead(const LaterGuesses& found, const Guessed& a, const Guessed& b) {
    std::vector<double> differences(found.weights.size());
    for (std::size_t layout = 0; layout < differences.size(); ++layout)
      differences[layout] = (a.won.has(layout) ? 1 : 0) - (b.won.has(layout) ? 1 : 0);
    return paired(differences, found.weights);
  }

  void take_guessed(const LaterGuesses& found) {
    const Guessed* most = &found.cards.front();
    for (const Guessed& guessed : found.cards) {
      if (guessed.chance > most->chance + kSame) most = &guessed;
      const auto card = std::ranges::find(odds_.cards, guessed.move, &CardOdds::move);
      if (card != odds_.cards.end()) card->guessed = guessed.chance;
    }
    const auto clearly_behind = [&](const std::string& move) {
      const auto card = std::ranges::find(found.cards, move, &Guessed::move);
      return card != found.cards.end() && ahead(found, *most, *card).low > 0;
    };
    if (std::ranges::find(odds_.best, most->move) != odds_.best.end()) {
      std::erase_if(odds_.best, clearly_behind);
    } else if (std::ranges::all_of(odds_.best, clearly_behind)) {
      odds_.later_guess = true;
      if (options_.judged.empty()) odds_.best = {most->move};
    }
    if (options_.judged.empty()) return;
    const auto played = std::ranges::find(found.cards, options_.judged, &Guessed::move);
    odds_.later_guess =
        played != found.cards.end() && odds_.gap && odds_.gap->low > 0 && played->chance >= most->chance - kSame;
  }

  // Whether the chance is the same whatever is played, so that the mean counts.
  [[nodiscard]] bool settled() const {
    if (!trials_.goal_named()) return true;
    bool none = true, certain = true;
    for (std::size_t move = 0; move < trials_.moves().size(); ++move) {
      const double chance = mean(trials_.reached(move), trials_.weights());
      none = none && chance < kSettled;
      certain = certain && chance > 1 - kSettled;
    }
    return none || certain;
  }

  // Whether values are wanted after all, though no more than the goal was asked.
  [[nodiscard]] bool in_vain() const { return trials_.size() >= kFirstLook && !trials_.valued() && settled(); }

  // What counts, by layout.
  [[nodiscard]] const std::vector<double>& counted(std::size_t move, bool in_chance) const {
    return in_chance || !trials_.valued() ? trials_.reached(move) : trials_.likings(move);
  }

  [[nodiscard]] double mean_of(std::size_t move, bool in_chance) const {
    return mean(counted(move, in_chance), trials_.weights());
  }

  // Places of the moves, the best first.
  [[nodiscard]] std::vector<std::size_t> ranked() const {
    std::vector<std::size_t> order;
    for (std::size_t move = 0; move < trials_.moves().size(); ++move) order.push_back(move);
    const bool by_chance = !settled();
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
      const double gap = mean_of(a, by_chance) - mean_of(b, by_chance);
      if (std::abs(gap) > kSame) return gap > 0;
      return mean_of(a, !by_chance) - mean_of(b, !by_chance) > kSame;
    });
    return order;
  }

  [[nodiscard]] Estimate gap(std::size_t a, std::size_t b, bool in_chance, double reach) const {
    std::vector<double> differences(trials_.size());
    for (std::size_t layout = 0; layout < differences.size(); ++layout)
      differences[layout] = counted(a, in_chance)[layout] - counted(b, in_chance)[layout];
    if (odds_.all) {
      const double exact = mean(differences, trials_.weights());
      return {.value = exact, .low = exact, .high = exact};
    }
    return paired(differences, trials_.weights(), reach);
  }

  [[nodiscard]] bool same(std::size_t a, std::size_t b) const {
    return trials_.reached(a) == trials_.reached(b) && counted(a, false) == counted(b, false);
  }

  // Whether the best are told apart from all others, at 99 % for there are many looks and cards.
  [[nodiscard]] bool decided() const {
    const std::vector<std::size_t> order = ranked();
    const bool by_chance = !settled();
    const auto judged = std::ranges::find(trials_.moves(), options_.judged);
    if (judged != trials_.moves().end()) {
      const auto move = static_cast<std::size_t>(judged - trials_.moves().begin());
      return same(order.front(), move) || gap(order.front(), move, by_chance, kFor99).low > 0;
    }
    return std::ranges::all_of(order, [&](std::size_t move) {
      return same(order.front(), move) || gap(order.front(), move, by_chance, kFor99).low > 0;
    });
  }

  [[nodiscard]] Order order_of(const std::vector<std::size_t>& order) const {
    if (std::ranges::all_of(order, [&](std::size_t move) { return same(order.front(), move); })) return Order::kAlike;
    const bool by_chance = !odds_.settled;
    const bool clear = std::ranges::all_of(order, [&](std::size_t move) {
      return level(order.front(), move) || gap(order.front(), move, by_chance, kFor95).low > kSame;
    });
    return clear ? Order::kClear : Order::kTooClose;
  }

  // As good in both respects, if not in the same layouts.
  [[nodiscard]] bool level(std::size_t a, std::size_t b) const {
    return std::abs(mean_of(a, true) - mean_of(b, true)) < kSame &&
           std::abs(mean_of(a, false) - mean_of(b, false)) < kSame;
  }

  [[nodiscard]] std::string asked_for(int goal) const {
    const search::Interval value = odds_.high ? search::Interval{goal, games::kAnything.upper}
                                              : search::Interval{games::kAnything.lower, goal - 1};
    return game_.describe(value, odds_.view.now);
  }

  [[nodiscard]] Estimate chance_of(std::size_t move) const {
    const double share = mean(trials_.reached(move), trials_.weights());
    if (odds_.all) return {.value = share, .low = share, .high = share};
    return wilson(share, odds_.effective);
  }

  // Of the deal's values; where the player's side differs by layout, of what he likes of them.
  [[nodiscard]] std::optional<double> mean_told(std::size_t move) const {
    if (!trials_.valued()) return std::nullopt;
    return mean(odds_.sides_known ? trials_.values(move) : trials_.likings(move), trials_.weights());
  }

  void tell() {
    odds_.layouts = trials_.size();
    odds_.effective = effective_size(trials_.weights());
    odds_.goal_named = trials_.goal_named();
    odds_.reached = trials_.stakes().reached;
    odds_.missed = trials_.stakes().missed;
    odds_.high = trials_.ever_high();  // where sides differ, his own liking is as high as he likes it
    if (options_.goal) odds_.asked = asked_for(*options_.goal);
    odds_.sides_known = trials_.ever_high() != trials_.ever_low();
    odds_.settled = settled();
    const std::vector<std::size_t> order = ranked();
    const std::size_t best = order.front();
    odds_.chance = chance_of(best);
    odds_.mean = mean_told(best);
    if (trials_.moves().front().empty()) return;
    odds_.turn = true;
    for (std::size_t move = 0; move < trials_.moves().size(); ++move) {
      odds_.cards.push_back({.move = trials_.moves()[move], .chance = chance_of(move), .mean = mean_told(move)});
      if (level(best, move)) odds_.best.push_back(trials_.moves()[move]);
    }
    odds_.order = order_of(order);
    const auto judged = std::ranges::find(trials_.moves(), options_.judged);
    if (judged == trials_.moves().end()) return;
    odds_.gap_in_chance = !odds_.settled;
    odds_.gap = gap(best, static_cast<std::size_t>(judged - trials_.moves().begin()), odds_.gap_in_chance, kFor95);
  }

  const games::Game& game_;
  Odds& odds_;
  const OddsOptions& options_;
  Dealer dealer_;
  Inference inference_;
  Trials trials_;
  std::vector<WeighedLayout> tried_;  // the first of them
};

}  // namespace

absl::StatusOr<Odds> odds(const games::Game& game, const games::Setup& deal, std::span<const std::string> plays,
                          std::string_view seat, const OddsOptions& options) {
  // Where play need not end, it is looked at so far ahead.
  constexpr int kAhead = 6;
  auto view = game.view(game.bounded(deal, static_cast<int>(plays.size()) + kAhead), plays, seat);
  if (!view.ok()) return view.status();
  const auto judged = [&](Wanted wanted, const std::vector<Known>& known) -> absl::StatusOr<Odds> {
    Odds found;
    found.view = *view;
    if (absl::Status status = Judge(game, found, wanted, known, options).judge(); !status.ok()) return status;
    return found;
  };
  const auto answered = [&](const std::vector<Known>& known) -> absl::StatusOr<Odds> {
    if (options.chance_only)
      if (auto found = judged(Wanted::kGoal, known); !found.ok() || !found->settled || found->stopped) return found;
    return judged(Wanted::kValue, known);
  };
  std::vector<Known> all = options.known;
  all.insert(all.end(), options.auction.begin(), options.auction.end());
  auto found = answered(all);
  if (options.auction.empty() || !absl::IsNotFound(found.status())) return found;
  found = answered(options.known);
  if (found.ok()) found->auction_fits = false;
  return found;
}

}  // namespace ouverte::tutor::fair
