#include "app/cli/coach/fair_hints.hpp"

#include <algorithm>
#include <thread>
#include <vector>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "solver/base/status.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/fair/verdict.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

using tutor::fair::CardOdds;
using tutor::fair::Odds;

// Nobody waits for more.
constexpr std::size_t kMostLayouts = 200, kMostEarlyLayouts = 60;
constexpr std::size_t kEarlyPlays = 12;
constexpr std::string_view kLimit = "A limit was reached: the odds are not known here (--time allows more)";

// Why they are not: a limit struck, or what is said of hands does not fit what the user sees.
Text not_known(const absl::Status& why) {
  if (absl::IsResourceExhausted(why)) return {std::string(kLimit)};
  return Text("The odds are not known here: " + base::message(why)).fold(2);
}

std::string share(const Odds& odds, const CardOdds& card) {
  std::string words = absl::StrFormat("%.0f %%", 100 * card.chance.value);
  if (!odds.all) words += absl::StrFormat(" (%.0f to %.0f)", 100 * card.chance.low, 100 * card.chance.high);
  return words;
}

// The goal itself stands above, with the board.
std::string chance_of_what(const Odds& odds) { return odds.goal_named ? "your goal" : "being a best card"; }

const CardOdds* find(const Odds& odds, const std::string& move) {
  const auto found = std::ranges::find(odds.cards, move, &CardOdds::move);
  return found == odds.cards.end() ? nullptr : &*found;
}

std::string suits_of(const std::vector<std::string>& moves) {
  std::string suits;
  for (const char suit : std::string_view("SHDC"))
    if (std::ranges::any_of(moves, [&](const std::string& move) { return move.size() == 2 && move[0] == suit; }))
      suits += suit;
  return suits;
}

}  // namespace

absl::StatusOr<Evidence> evidence_of(const tutor::Coach& coach, const records::Record& record) {
  const games::Game& game = coach.game();
  const games::Setup deal = coach.start().setup();
  auto known = tutor::fair::known_of(game, record, "");
  if (!known.ok()) return known.status();
  for (const tutor::fair::Known& one : *known)
    for (const auto& [seat, hand] : deal.hands)
      if (seat == one.seat && coach.plays(seat) && !one.fits(games::cards_of_hand(hand)))
        return base::invalid("Knows: found ", base::quoted(one.seat + ": " + one.text),
                             ", expected what fits the hand that you play");
  auto auction = tutor::fair::auction_of(game, record, deal);
  if (!auction.ok()) return auction.status();
  return Evidence{.known = *std::move(known), .auction = *std::move(auction)};
}

absl::StatusOr<Odds> FairHints::odds_after(std::size_t plays, const std::string& judged) const {
  std::vector<std::string> moves;
  for (const records::Play& play : coach_.record().plays) moves.push_back(play.move);
  moves.resize(plays);
  const std::string seat =
      plays == coach_.record().plays.size() ? coach_.position().to_move() : coach_.record().plays[plays].seat;
  auto found = tutor::fair::odds(coach_.game(), coach_.start().setup(), moves, seat,
                                 {.most_layouts = plays < kEarlyPlays ? kMostEarlyLayouts : kMostLayouts,
                                  .known = evidence_.known,
                                  .auction = evidence_.auction,
                                  .threads = std::max(std::thread::hardware_concurrency(), 1u),
                                  .judged = judged,
                                  .search = search_});
  if (found.ok() && found->cards.empty()) return absl::ResourceExhaustedError("no layout was solved");
  return found;
}

const absl::StatusOr<Odds>& FairHints::odds_now() {
  const std::size_t plays = coach_.record().plays.size();
  if (!known_ || plays_ != plays) odds_ = odds_after(plays, "");
  plays_ = plays;
  known_ = true;
  return odds_;
}

Text FairHints::hint(int step) {
  const auto& odds = odds_now();
  if (!odds.ok()) return not_known(odds.status());
  const std::string suits = suits_of(odds->best);
  if (step == 1 && suits.empty()) ++step;
  switch (step) {
    case 0:  // classes of equal cards would tell of hidden ones
      if (odds->order == tutor::fair::Order::kAlike) return {"on what you can see, whatever you play is as good"};
      return {absl::StrFormat("on what you can see, %d of %d cards %s best%s", odds->best.size(), odds->cards.size(),
                              odds->best.size() == 1 ? "is" : "are",
                              odds->order == tutor::fair::Order::kTooClose ? ", though it is close" : "")};
    case 1:
      return suits_hint(suits);
    case 2:
      return Text("play ").add(faces(odds->best, coach_.game().faces()));
    case 3:
      return worth(odds->best.front());
    default:
      return {"there is no more to tell while hands are hidden"};
  }
}

// "mean 9.40"; where players keep scores of their own "mean -32.70 in the settlement".
std::string FairHints::mean_in_words(const CardOdds& card) const {
  const auto stakes = coach_.game().stakes(coach_.start().setup());
  return absl::StrFormat("mean %.2f%s", card.mean.value_or(0), stakes.ok() ? tutor::of_what(*stakes) : "");
}

Text FairHints::worth(const std::string& move) {
  const auto& odds = odds_now();
  if (!odds.ok()) return not_known(odds.status());
  const CardOdds* const card = find(*odds, move);
  if (card == nullptr) return {std::string(kLimit)};
  return face(move, coach_.game().faces())
      .add(absl::StrFormat(": a chance of %s of %s, all hands open from there on; %s (docs/fair.md)",
                           share(*odds, *card), chance_of_what(*odds), mean_in_words(*card)))
      .fold(2);
}

std::optional<Text> FairHints::said_of_last_play() const {
  const records::Record record = coach_.record();
  const std::string& move = record.plays.back().move;
  const auto odds = odds_after(record.plays.size() - 1, move);
  if (!odds.ok() || tutor::fair::verdict_of(*odds) != "against the odds") return std::nullopt;
  const CardOdds* const played = find(*odds, move);
  const CardOdds* const best = find(*odds, odds->best.front());
  if (played == nullptr || best == nullptr) return std::nullopt;
  const bool chance = odds->gap_in_chance;
  const auto number = [&](const CardOdds& card) {
    return chance ? share(*odds, card) : absl::StrFormat("%.2f on the average", card.mean.value_or(0));
  };
  return Text("against the odds: ")
      .add(face(move, coach_.game().faces()))
      .add(absl::StrFormat(" %s, best ", number(*played)))
      .add(face(best->move, coach_.game().faces()))
      .add(absl::StrFormat(" %s (docs/fair.md)", number(*best)))
      .fold(2);
}

}  // namespace ouverte::cli
