// What a sentence names as the cost: it must not be lost, or had, the other way as well.
#include <algorithm>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor {

namespace {
// So many right cards are looked at besides the one that is told.
constexpr std::size_t kOtherRightCards = 3;
}  // namespace

bool Premises::takes_in_line(const PlayLine& line, const Cause& cause) const {
  return std::ranges::any_of(tricks_of(before(), line), [&](const LineTrick& trick) {
    return trick.taker == cause.seat && counted_as(trick.card) == counted_as(cause.card);
  });
}

void Premises::name_what_is_ruffed(Cause& cause) const {
  if (cause.card.size() != 2 || cause.card.front() != trumps() || !small(cause.card)) return;
  for (const LineTrick& trick : tricks_of(before(), ours(cause.seat) ? cause.otherwise : cause.now))
    if (trick.taker == cause.seat && trick.card == cause.card && trick.led() != trumps()) cause.ruffed = trick.led();
}

// After another right card the card of theirs takes a trick all the same; or in its suit the side takes as many tricks
// with other cards.
bool Premises::is_lost_anyway(const Cause& cause) {
  const forms::Named named = forms::form_of(cause.kind).named;
  // Where it is the suit that is told, in one line or another it takes its trick all the same.
  if (named != forms::Named::kNone && cause.sense != CauseSense::kLedNow &&
      takes_in_line(ours(cause.seat) ? cause.now : cause.otherwise, cause))
    return true;
  if (!cause.ground.lowerings.empty()) return false;  // lowered, it would be had
  if (named == forms::Named::kNone || cause.card.empty() || !is_of_a_suit(cause.card)) return false;
  const bool theirs = named == forms::Named::kTheirs;
  // That nobody else guards is told, and no trick; or that it takes one in nearly every line, as it need not.
  if (cause.kind == CauseKind::kGuard && cause.sense == CauseSense::kGuardsAlone) return false;
  if (theirs && cause.often && !matters_how_high(cause, cause.card)) return true;
  if (cause.kind == CauseKind::kSuitOpened && cause.many > 0) return false;
  Cause counted = cause;
  const char suit = cause.card.front();
  if (theirs ? !more_now(counted, in_suit(false, suit), suit) : !more_otherwise(counted, in_suit(true, suit), suit))
    return true;
  std::size_t asked = 0;
  std::string suits(1, cause.right.front());
  for (const std::string& right : play_.right) {
    if (!theirs || suits.find(right.front()) != std::string::npos || asked == kOtherRightCards) continue;
    suits += right.front();
    ++asked;
    if (can_take(right, cause)) return true;
  }
  return false;
}

std::optional<Exchange> Premises::for_a_lower_one(const Cause& cause) const {
  const bool of_ours = ours(cause.seat);
  const std::string lower = lowest(
      cause.card.front(), [&](const std::string& seat) { return ours(seat) != of_ours; }, cause);
  if (lower.empty() || rank_place(lower) <= rank_place(cause.card)) return std::nullopt;
  return Exchange{.seat = cause.seat, .card = cause.card, .other = owner_of(lower), .another = lower};
}

bool Premises::decides_in_every_exchange(const Cause& cause) {
  const auto known = worths(cause.right);
  return known && std::ranges::all_of(setup_.hands, [&](const auto& hand) {
           const std::string lower = lowest(
               cause.card.front(), [&](const std::string& seat) { return seat == hand.first && seat != cause.seat; },
               cause);
           if (lower.empty() || rank_place(lower) <= rank_place(cause.card)) return true;
           const auto then = worths(
               cause.right, Exchange{.seat = cause.seat, .card = cause.card, .other = hand.first, .another = lower});
           if (!then || then->cost() > 0) return false;
           return ours(cause.seat) ? then->wrong <= known->wrong : then->right >= known->right;
         });
}

bool Premises::stands_on_its_card(const Cause& cause) {
  const auto of_it = [&](const Exchange& exchange) { return ours(cause.seat) || exchange.card == cause.card; };
  const std::vector<Exchange>& exchanges = cause.ground.exchanges;
  if (!cause.ground.rights.empty() || (!exchanges.empty() && std::ranges::all_of(exchanges, of_it))) return true;
  const auto exchange = for_a_lower_one(cause);
  return exchange && costs_less_with(cause, exchange->card, exchange->another);
}

std::optional<int> Premises::cost_without_its_card(const Cause& cause) {
  const auto exchange = for_a_lower_one(cause);
  const auto wrong = exchange ? deals().worth(*exchange, cause.card_played) : std::nullopt;
  if (!wrong) return std::nullopt;
  const auto right = exchange->card == cause.right ? deals().worth(*exchange, exchange->another)
                                                   : deals().worth_of_right(*exchange, cause.right);
  return right ? std::optional(*right - *wrong) : std::nullopt;
}

bool Premises::takes_after(const std::string& one, const std::string& other, Cause& cause) {
  const LineVerdict none = lines_.all({other}, LineAnswer::kNo, takes(cause.seat, cause.card));
  if (none == LineVerdict::kRefuted) return false;
  // The highest card of a suit takes its trick sooner or later, unless all lines say otherwise.
  if (none == LineVerdict::kSampled && !ours(cause.seat) && is_highest(setup_, cause.card)) return false;
  const bool always = always_takes(one, cause.seat, cause.card);
  if ((none == LineVerdict::kSampled || (!always && !ours(cause.seat))) && !stands_on_its_card(cause)) return false;
  if (!always && !can_take(one, cause)) return false;
  cause.often = !always || none != LineVerdict::kProved;
  return true;
}

bool Premises::takes_by_its_rank(const std::string& one, const std::string& other, Cause& cause) {
  if (lines_.some({other}, takes(cause.seat, cause.card))) return false;
  cause.often = !always_takes(one, cause.seat, cause.card);
  return !cause.often || can_take(one, cause);
}

bool Premises::trick_decides(const std::string& after, const TrickTest& test, int worth_without, bool better) {
  const auto differs = [&](const games::Position& at) {
    const auto value = worth_at(at);
    return value && (better ? *value > worth_without : *value < worth_without);
  };
  const std::function<bool(const games::Position&, const LineTrick&)> all = [&](const games::Position& at,
                                                                                const LineTrick& trick) {
    for (const std::vector<std::string>& together : at.classes()) {
      const auto next = games::after(at, together.front());
      LineTrick more = trick;
      more.plays.push_back({at.to_move(), together.front()});
      if (ends_trick(*next)) close_trick(at, *next, more);
      if (more.taker.empty() ? !all(*next, more) : test(more) && !differs(*next)) return false;
    }
    return true;
  };
  const auto at = games::after(play_.before, after);
  LineTrick trick = trick_begun(play_.before);
  trick.plays.push_back({play_.seat, after});
  if (!ends_trick(*at)) return all(*at, trick);
  close_trick(play_.before, *at, trick);
  return !test(trick) || differs(*at);
}

}  // namespace ouverte::tutor
