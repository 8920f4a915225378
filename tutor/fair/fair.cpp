#include "tutor/fair/fair.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "absl/strings/str_format.h"
#include "solver/base/status.hpp"
#include "tutor/fair/verdict.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kMostLayouts = 400, kMostForALead = 200;
constexpr std::string_view kKnowsTag = "Knows";

absl::Status add_known(const games::Game& game, std::string_view where, std::string_view text,
                       std::vector<Known>& known) {
  if (text.empty()) return absl::OkStatus();
  auto more = read_knows(game, text);
  if (!more.ok()) return base::invalid(where, ": ", base::message(more.status()));
  for (Known& one : *more) known.push_back(std::move(one));
  return absl::OkStatus();
}

Luck luck_of(const Judgement& judgement, const Odds& odds) {
  const Estimate& gap = *odds.gap;
  const bool in_chance = odds.gap_in_chance;
  const double much = in_chance ? kMuch : kMuchOfMean;
  const bool worse = gap.low > 0 && gap.value >= much;
  if (judgement.cost == 0) return Luck::kLucky;
  if (odds.later_guess && !odds.single_dummy) return Luck::kGuess;
  if (worse) return Luck::kAgainstTheOdds;
  // A tie is no reason for blame.
  return gap.high < much || gap.value == 0 ? Luck::kUnlucky : Luck::kTooClose;
}

const CardOdds* find(const Odds& odds, const std::string& move) {
  const auto found = std::ranges::find(odds.cards, move, &CardOdds::move);
  return found == odds.cards.end() ? nullptr : &*found;
}

std::shared_ptr<const Fair> fair_of(const Odds& odds, const Play& play) {
  const CardOdds* const played = find(odds, play.move);
  const CardOdds* const best = odds.best.empty() ? nullptr : find(odds, odds.best.front());
  if (played == nullptr || best == nullptr || !odds.gap) return nullptr;
  const Judgement& judgement = *play.judgement;
  const bool is_best = std::ranges::find(odds.best, play.move) != odds.best.end();
  Fair fair{.luck = luck_of(judgement, odds),
            .in_chance = odds.gap_in_chance,
            .high = odds.high,
            .played = *played,
            .best = is_best ? *played : *best,
            .open = {},
            .gap = *odds.gap,
            .layouts = odds.layouts,
            .effective = odds.effective,
            .all = odds.all,
            .single_dummy = odds.single_dummy,
            .cards = odds.cards};
  const double much = fair.in_chance ? kMuch : kMuchOfMean;
  if (fair.luck == Luck::kLucky && (fair.gap.low <= 0 || fair.gap.value < much)) return nullptr;
  const bool told = std::ranges::any_of(
      judgement.best, [&](const std::string& move) { return move == fair.best.move || move == play.move; });
  if (!told && !judgement.best.empty())
    if (const CardOdds* open = find(odds, judgement.best.front())) fair.open.push_back(*open);
  return std::make_shared<const Fair>(std::move(fair));
}

void count(const Fair& fair, const Play& play, Trace& trace) {
  if (play.judgement->cost == 0 || play.judgement->blind) return;
  for (Account& account : trace.accounts)
    if (account.player == play.player) add_cost(fair, play.judgement->cost, account.on_the_odds);
}

std::string number_of(const Fair& fair, const CardOdds& card) {
  return fair.in_chance ? absl::StrFormat("%.0f %%", 100 * card.chance.value)
                        : absl::StrFormat("%.2f", card.mean.value_or(0));
}

std::string face_of(const games::Game& game, const CardOdds& card) {
  constexpr std::string_view kLetters = "SHDC";
  constexpr std::array<const char*, 4> kSigns = {"♠", "♥", "♦", "♣"};
  const std::size_t suit = card.move.size() == 2 ? kLetters.find(card.move[0]) : std::string_view::npos;
  if (suit == std::string_view::npos) return std::string(game.faces().face(card.move));
  return kSigns[suit] + card.move.substr(1);
}

base::Json card_json(const CardOdds& card) {
  constexpr double kDigits = 1e6;
  const auto rounded = [](double number) { return std::round(number * kDigits) / kDigits; };
  base::Json json = {
      {"p", rounded(card.chance.value)}, {"low", rounded(card.chance.low)}, {"high", rounded(card.chance.high)}};
  if (card.mean) json["mean"] = rounded(*card.mean);
  if (card.own_mean) json["own_mean"] = rounded(*card.own_mean);
  return json;
}

}  // namespace

std::string_view word_of(Luck luck) {
  constexpr std::array<std::string_view, 5> kWords = {"unlucky", "against the odds", "too close to say",
                                                      "depends on a later guess", "lucky"};
  return kWords[static_cast<std::size_t>(luck)];
}

void add_cost(const Fair& fair, int cost, OnTheOdds& odds) {
  int& all = fair.luck == Luck::kUnlucky          ? odds.unlucky
             : fair.luck == Luck::kAgainstTheOdds ? odds.against
                                                  : odds.close;
  all += cost;
}

std::string in_words(const games::Game& game, const games::Stakes& stakes, const Fair& fair) {
  std::string words = absl::StrFormat("%s: %s %s", std::string(word_of(fair.luck)), face_of(game, fair.played),
                                      number_of(fair, fair.played));
  words += fair.best.move == fair.played.move
               ? ", the best on the odds"
               : absl::StrFormat(", best %s %s", face_of(game, fair.best), number_of(fair, fair.best));
  for (const CardOdds& open : fair.open)
    words += absl::StrFormat(", %s %s", face_of(game, open), number_of(fair, open));
  if (!fair.in_chance) words += absl::StrFormat(" %ss on the average", stakes.unit);
  if (fair.all)
    return words +
           absl::StrFormat(" (all %d layouts%s)", fair.layouts, fair.single_dummy ? ", single-dummy solved" : "");
  const double half = (fair.gap.high - fair.gap.low) / 2;
  return words + (fair.in_chance ? absl::StrFormat(" (%d layouts, ±%.0f)", fair.layouts, 100 * half)
                                 : absl::StrFormat(" (%d layouts, ±%.2f)", fair.layouts, half));
}

base::Json to_json(const Fair& fair) {
  base::Json json = {{"verdict", word_of(fair.luck)},
                     {"counts", fair.in_chance ? "p" : "mean"},
                     {"layouts", fair.layouts},
                     {"effective", std::round(fair.effective)},
                     {"exact", fair.all},
                     {"single_dummy", fair.single_dummy},
                     {"best", fair.best.move},
                     {"gap", card_json({.move = {}, .chance = fair.gap}).at("p")},
                     {"gap_low", card_json({.move = {}, .chance = fair.gap}).at("low")},
                     {"gap_high", card_json({.move = {}, .chance = fair.gap}).at("high")},
                     {"cards", base::Json::object()}};
  for (const CardOdds& card : fair.cards) json["cards"][card.move] = card_json(card);
  return json;
}

absl::StatusOr<std::vector<Known>> known_of(const games::Game& game, const records::Record& record,
                                            std::string_view knows) {
  std::vector<Known> known;
  if (absl::Status s = add_known(game, kKnowsTag, records::tag_value(record.tags, kKnowsTag), known); !s.ok()) return s;
  if (absl::Status s = add_known(game, "knows", knows, known); !s.ok()) return s;
  return known;
}

absl::StatusOr<std::vector<Known>> auction_of(const games::Game& game, const records::Record& record,
                                              const games::Setup& deal) {
  std::vector<Known> known;
  const std::string told = game.told_by_auction(deal, record.tags, records::calls_of(record));
  if (absl::Status s = add_known(game, "auction", told, known); !s.ok()) return s;
  return known;
}

absl::Status judge_fairly(const games::Game& game, const records::Record& record, const FairOptions& options,
                          Analysis& analysis) {
  for (Trace& trace : analysis.traces) {
    const auto known = known_of(game, record, options.knows);
    if (!known.ok()) return known.status();
    const auto auction = auction_of(game, record, trace.start);
    if (!auction.ok()) return auction.status();
    std::vector<std::string> plays;
    for (Play& play : trace.plays) {
      const bool asked = play.judgement && trace.charges(play) && !play.judgement->forced &&
                         (play.judgement->cost > 0 || (options.lucky && play.judgement->decision));
      if (asked) {
        const OddsOptions each{.most_layouts = play.judgement->blind ? kMostForALead : kMostLayouts,
                               .known = *known,
                               .auction = options.auction ? *auction : std::vector<Known>(),
                               .threads = options.threads,
                               .judged = play.move,
                               .chance_only = true,
                               .search = options.search};
        // Where nothing fits what is known, that is no fault of the player's.
        if (const auto found = odds(game, trace.start, plays, play.player, each); found.ok()) {
          play.judgement->fair = fair_of(*found, play);
          if (play.judgement->fair != nullptr) count(*play.judgement->fair, play, trace);
          analysis.unjudged = analysis.unjudged || found->stopped;
        } else if (analysis.unfitting.empty()) {
          analysis.unfitting = base::str("not every cost could be judged on what the player knew; play ",
                                         plays.size() + 1, ": ", base::message(found.status()));
        }
      }
      plays.push_back(play.move);
    }
  }
  return absl::OkStatus();
}

}  // namespace ouverte::tutor::fair
