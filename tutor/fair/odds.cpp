#include "tutor/fair/odds.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"
#include "tutor/fair/guesses_to_come.hpp"
#include "tutor/fair/inference.hpp"
#include "tutor/fair/layouts.hpp"
#include "tutor/fair/trials.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kMostEnumerated = 5'000;
constexpr std::size_t kFirstLook = 50;      // where one play is judged
constexpr std::size_t kFirstOfCards = 400;  // where every card is told
constexpr std::size_t kBatch = 50;          // solved before it is looked whether a limit struck

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

// What is said of hands against what the player sees: where they differ nothing can fit.
absl::Status check_known(const games::View& view, std::span<const Known> known) {
  const auto among = [](const std::vector<std::string>& cards, const std::string& card) {
    return std::ranges::find(cards, card) != cards.end();
  };
  for (const Known& one : known) {
    const auto differs = [&](const std::string& from) {
      return base::invalid("knows: found ", base::quoted(text_of(std::span(&one, 1))), ", expected what fits ", from,
                           " that ", view.player, " sees");
    };
    for (const auto& [seat, hand] : view.start.hands)
      if (seat == one.seat && view.seen.find(seat) != std::string::npos && !one.fits(games::cards_of_hand(hand)))
        return differs("the hand");
    for (const games::Hidden& hidden : view.hidden) {
      if (hidden.place != one.seat) continue;
      for (const std::string& card : one.cards())
        if (!among(hidden.known, card) && !among(hidden.gone, card) &&
            (!among(view.pool, card) || among(hidden.lacks, card)))
          return differs("the cards");
    }
  }
  return absl::OkStatus();
}

class Judge {
 public:
  // Of layouts that fit `known`.
  Judge(const games::Game& game, Odds& odds, Wanted wanted, const std::vector<Known>& known, const OddsOptions& options)
      : game_(game),
        odds_(odds),
        options_(options),
        dealer_(odds.view, known, seed_of(odds.view, options.seed), options.search.deadline),
        inference_(odds.view),
        trials_(game, odds.view, options.goal, wanted, options.search, options.threads) {}

  absl::Status judge() {
    if (auto all = dealer_.all(kMostEnumerated)) {
      // In random order: where a limit strikes, those that were tried are a sample.
      base::Random(seed_of(odds_.view, options_.seed)).shuffle(std::span(*all));
      odds_.planned = all->size();
      for (std::size_t first = 0; first < all->size() && !trials_.stopped() && !in_vain(); first += kBatch)
        add(std::span(*all).subspan(first, std::min(kBatch, all->size() - first)));
      odds_.all = !trials_.stopped() && !in_vain();
    } else if (absl::Status sampled = sample(); !sampled.ok()) {
      return sampled;
    }
    odds_.stopped = trials_.stopped() || dealer_.stopped();
    if (trials_.size() == 0 && !odds_.stopped)
      return absl::NotFoundError(
          base::str("found no layout of the hidden cards that fits what is known, expected one at least",
                    trials_.refusal().empty() ? "" : "; the first one tried fails: ", trials_.refusal()));
    if (trials_.size() > 0) tell();
    if (options_.later_guesses && odds_.turn && odds_.goal_named && guesses_count())
      look_at_guesses(game_, options_, tried_, odds_);
    return absl::OkStatus();
  }

 private:
  // With open hands chances are as high as they can be: none stays none, and certainty may be a guess made right. To
  // tell that takes seconds, so it is looked at for a goal that was asked for.
  [[nodiscard]] bool guesses_count() const {
    if (!odds_.settled) return true;
    std::vector<double> chances;
    for (const CardOdds& card : odds_.cards) chances.push_back(card.chance.value);
    return options_.goal && options_.judged.empty() && trials_.valued() && !near_none(chances);
  }

  // Looks after 50, 100, 200 … layouts whether they tell enough.
  absl::Status sample() {
    const std::size_t most = options_.most_layouts > 0 ? options_.most_layouts : layouts_affordable(odds_.view);
    std::size_t dealt = 0;
    for (std::size_t look = options_.judged.empty() ? kFirstOfCards : kFirstLook;; look *= 2) {
      odds_.planned = std::min(look, most);
      while (dealt < odds_.planned && !trials_.stopped()) {
        std::vector<Dealt> batch;
        for (; batch.size() < std::min(kBatch, odds_.planned - dealt);) {
          auto one = dealer_.next();
          if (dealer_.stopped()) return absl::OkStatus();
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
      if (look > kFirstLook && Ranking(trials_, odds_.all).decided(options_.judged))
        return absl::OkStatus();  // what the first few show may be chance
    }
  }

  void add(std::span<const Dealt> dealt) {
    std::vector<games::Layout> layouts;
    std::vector<double> weights;
    for (const Dealt& one : dealt) {
      layouts.push_back(dealer_.layout(one));
      weights.push_back(options_.inference ? inference_.weight(one) : 1);
    }
    for (std::size_t layout = 0; layout < layouts.size() && tried_.size() < kMostKeptForGuesses; ++layout)
      tried_.push_back({layouts[layout], weights[layout]});
    trials_.add(layouts, weights);
  }

  // Whether values are wanted after all, though no more than the goal was asked.
  [[nodiscard]] bool in_vain() const {
    return trials_.size() >= kFirstLook && !trials_.valued() && Ranking(trials_, odds_.all).settled();
  }

  [[nodiscard]] std::string asked_for(int goal) const {
    const std::string least = game_.describe({goal, games::kAnything.upper}, odds_.view.now);
    const std::string most = game_.describe({games::kAnything.lower, goal - 1}, odds_.view.now);
    if (!odds_.sides_known) return base::str(least, "; on the other side, ", most);
    return odds_.high ? least : most;
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

  [[nodiscard]] std::optional<double> own_mean_told(std::size_t move) const {
    if (!trials_.valued() || !odds_.sides_known) return std::nullopt;
    std::map<double, std::optional<int>> known_scores;
    std::vector<double> scores;
    for (const double value : trials_.values(move)) {
      const auto [found, fresh] = known_scores.try_emplace(value);
      if (fresh) found->second = game_.own_score(static_cast<int>(value), odds_.view.now);
      if (!found->second) return std::nullopt;
      scores.push_back(*found->second);
    }
    return mean(scores, trials_.weights());
  }

  void tell() {
    odds_.layouts = trials_.size();
    odds_.effective = effective_size(trials_.weights());
    odds_.goal_named = trials_.goal_named();
    odds_.reached = trials_.stakes().reached;
    odds_.missed = trials_.stakes().missed;
    odds_.high = trials_.ever_high();  // where sides differ, his own liking is as high as he likes it
    odds_.sides_known = trials_.ever_high() != trials_.ever_low();
    if (options_.goal && options_.goal != trials_.stakes().goal) odds_.asked = asked_for(*options_.goal);
    const Ranking ranking(trials_, odds_.all);
    odds_.settled = ranking.settled();
    const std::size_t best = ranking.ranked().front();
    odds_.chance = chance_of(best);
    odds_.mean = mean_told(best);
    if (trials_.moves().front().empty()) return;
    odds_.turn = true;
    for (std::size_t move = 0; move < trials_.moves().size(); ++move) {
      odds_.cards.push_back({.move = trials_.moves()[move],
                             .chance = chance_of(move),
                             .mean = mean_told(move),
                             .own_mean = own_mean_told(move)});
      if (ranking.level(best, move)) odds_.best.push_back(trials_.moves()[move]);
    }
    odds_.order = ranking.order();
    const auto judged = ranking.place_of(options_.judged);
    if (!judged) return;
    odds_.gap_in_chance = !odds_.settled;
    odds_.gap = ranking.gap(best, *judged, odds_.gap_in_chance, kFor95);
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
  constexpr int kPliesAhead = 6;
  auto view = game.view(game.bounded(deal, static_cast<int>(plays.size()) + kPliesAhead), plays, seat);
  if (!view.ok()) return view.status();
  if (absl::Status fitting = check_known(*view, options.known); !fitting.ok()) return fitting;
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
