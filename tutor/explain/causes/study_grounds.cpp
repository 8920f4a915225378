// The grounds of a cause: what becomes of what the card costs in altered deals and under altered rights.
#include <algorithm>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/study.hpp"

namespace ouverte::tutor {
namespace {

// Then the right card is worth what it was: it is the other one that is asked about.
bool moves(const Exchange& exchange, const std::string& card) { return exchange.card == card; }
bool moves(const Lowering& /*lowering*/, const std::string& /*card*/) { return false; }
bool moves(const AlteredRight& /*right*/, const std::string& /*card*/) { return false; }

}  // namespace

template <class Alteration>
std::optional<int> Study::worth_of_right(const Alteration& alteration) {
  return moves(alteration, right_) ? std::optional(right_worth_) : deals_->worth_of_right(alteration, right_);
}

template <class Alteration>
Outcome Study::outcome(const Alteration& alteration) {
  const auto right = worth_of_right(alteration);
  const auto wrong = right ? deals_->worth(alteration, play_->move) : std::nullopt;
  if (!wrong) return Outcome::kSame;
  return outcome_of({.right = right_worth_, .wrong = wrong_worth_}, {.right = *right, .wrong = *wrong});
}

// The card may be the better one under the right, and the theorems hold all the same: it is worth as much as the right
// one was, which loses nothing; or the right one no more than the card was.
Outcome Study::outcome_under(const AlteredRight& right) {
  const Outcome found = outcome(right);
  const bool burden = right.kind == AlteredRight::Kind::kIdle || right.kind == AlteredRight::Kind::kOffer;
  if (found != Outcome::kReversed || burden) return found;
  const auto then_right = worth_of_right(right);
  const auto then_wrong = deals_->worth(right, play_->move);
  if (then_right && *then_right <= wrong_worth_) return Outcome::kHopeGone;
  if (right.kind == AlteredRight::Kind::kNoRuff) return found;
  return then_wrong && *then_wrong >= right_worth_ && *then_right >= right_worth_ ? Outcome::kDangerGone : found;
}

bool Study::is_hurt_by_leading(const std::string& seat, std::size_t trick) {
  const auto at = after_trick(play_->before, pairs_.second[0], trick);
  if (at == nullptr || at->to_move() != seat) return false;
  const auto led = deals_->worth_at(*at);
  return led && std::ranges::any_of(seats_, [&](const std::string& other) {
           if (!ours(other)) return false;
           const auto worth = deals_->worth_if_led_by(*at, other);
           return worth && *worth < *led;
         });
}

bool Study::needs_its_lead(const std::string& seat, std::size_t trick) {
  const auto at = after_trick(play_->before, pairs_.second[0], trick);
  if (at == nullptr || at->to_move() != seat) return false;
  return std::ranges::all_of(partners(seat), [&](const std::string& partner) {
    const auto worth = deals_->worth_if_led_by(*at, partner);
    return worth && *worth <= wrong_worth_;
  });
}

bool Study::only_its_suit_hurts(std::size_t trick) {
  const auto at = after_trick(play_->before, pairs_.first[0], trick);
  if (at == nullptr || ours(at->to_move())) return false;
  const char led = tricks_now_[trick].led();
  bool others = false;
  for (const std::vector<std::string>& together : at->classes()) {
    if (together.front().front() == led) continue;
    others = true;
    const auto worth = deals_->worth_at(*games::after(*at, together.front()));
    if (!worth || *worth < right_worth_) return false;
  }
  return others;
}

bool Study::is_hurt_by_discarding(bool now, const std::string& seat, std::size_t trick) {
  const PlayLine& line = (now ? pairs_.first : pairs_.second)[0];
  const AlteredRight idle{.kind = AlteredRight::Kind::kIdle, .seat = seat};
  std::size_t ended = 0;
  std::unique_ptr<games::Position> at = play_->before.clone();
  for (const LinePlay& play : line) {
    if (ended == trick && play.seat == seat) {
      const auto worth = deals_->worth_at(*at);
      const auto need_not = deals_->worth_at(idle, *at);
      return worth && need_not && (ours(seat) ? *need_not > *worth : *need_not < *worth);
    }
    at = games::after(*at, play.card);
    if (ends_trick(*at)) ++ended;
  }
  return false;
}

Ground Study::ground(const std::vector<Exchange>& family) {
  Ground ground;
  for (const Exchange& exchange : family) {
    const Outcome outcome = this->outcome(exchange);
    if (outcome == Outcome::kSame) return {};
    ground.exchanges.push_back(exchange);
    ground.outcomes.push_back(outcome);
  }
  return ground;
}

namespace {
// Of exchanges of cards that do the same, one.
std::vector<Exchange> each_once(const std::vector<Exchange>& family, const Study& study) {
  std::vector<Exchange> some;
  for (const Exchange& exchange : family) {
    const auto same = [&](const Exchange& other) {
      return study.same_as(other.card) == study.same_as(exchange.card) &&
             study.same_as(other.another) == study.same_as(exchange.another) && other.other == exchange.other;
    };
    if (std::ranges::none_of(some, same)) some.push_back(exchange);
  }
  return some;
}
}  // namespace

Ground Study::lower(const std::string& card) {
  const std::string seat = owner_of(card);
  std::string other, another;
  for (const std::string& each : seats_)
    for (const std::string& one : in_hand(each, card[0]))
      if (each != seat && rank_place(one) > rank_place(card) &&
          (another.empty() || rank_place(one) < rank_place(another))) {
        other = each;
        another = one;
      }
  if (seat.empty() || another.empty() || card == wrong() || !may_move(another)) return {};
  return ground({{.seat = seat, .card = card, .other = other, .another = another}});
}

Ground Study::lost(const std::string& card) {
  const std::string seat = owner_of(card);
  std::string other, another;
  for (const std::string& each : seats_)
    for (const std::string& one : in_hand(each, card[0]))
      if (ours(each) != ours(seat) && rank_place(one) > rank_place(card) && may_move(one) &&
          (another.empty() || rank_place(one) > rank_place(another))) {
        other = each;
        another = one;
      }
  if (seat.empty() || another.empty() || card == wrong()) return {};
  return ground({{.seat = seat, .card = card, .other = other, .another = another}});
}

Ground Study::exchanged(const std::string& card, const std::string& another) {
  const std::string seat = owner_of(card);
  const std::string other = owner_of(another);
  if (seat.empty() || other.empty() || seat == other || card == wrong() || !may_move(another)) return {};
  return ground({{.seat = seat, .card = card, .other = other, .another = another}});
}

Ground Study::lowered(const std::string& card) { return lowered_to_cost(card, 0); }
Ground Study::partly_lowered(const std::string& card) { return lowered_to_cost(card, right_worth_ - wrong_worth_ - 1); }

Ground Study::lowered_to_cost(const std::string& card, int most) {
  const Lowering lowering{.card = card};
  const auto right = worth_of_right(lowering);
  const auto wrong = right ? deals_->worth(lowering, play_->move) : std::nullopt;
  if (!wrong || *right - *wrong > most) return {};
  if (ours(owner_of(card)) ? *wrong > wrong_worth_ : *right < right_worth_) return {};
  Ground ground;
  ground.lowerings.push_back(lowering);
  return ground;
}

bool Study::costs_as_much_in_another_suit() {
  return std::ranges::any_of(play_->before.classes(), [this](const std::vector<std::string>& together) {
    return together.front().front() != wrong().front() &&
           deals_->worth(together.front()).value_or(right_worth_) <= wrong_worth_;
  });
}

bool Study::cured_by(const Ground& ground) {
  const auto cures = [this](const auto& alteration) {
    const auto right = worth_of_right(alteration);
    const auto wrong = right ? deals_->worth(alteration, play_->move) : std::nullopt;
    return wrong && *wrong >= *right;
  };
  return !(ground.exchanges.empty() && ground.rights.empty()) && std::ranges::all_of(ground.exchanges, cures) &&
         std::ranges::all_of(ground.rights, cures);
}

Ground Study::under(AlteredRight right, Outcome wanted) {
  right.outcome = outcome_under(right);
  return right.outcome == wanted
             ? Ground{.exchanges = {}, .outcomes = {}, .rights = {std::move(right)}, .events = {}, .pair = 0}
             : Ground{};
}

Ground Study::restored_by(AlteredRight right) {
  if (deals_->worth(right, right_) != right_worth_ || deals_->worth(right, play_->move) != right_worth_) return {};
  right.outcome = Outcome::kDangerGone;
  return {.exchanges = {}, .outcomes = {}, .rights = {std::move(right)}, .events = {}, .pair = 0};
}

Ground Study::barred(const std::string& seat, char suit, Outcome wanted) {
  return under({.kind = AlteredRight::Kind::kBar, .seat = seat, .suit = std::string(1, suit)}, wanted);
}

Ground Study::passing(const std::string& seat, Outcome wanted) {
  return partners(seat).empty() ? Ground{} : under({.kind = AlteredRight::Kind::kPass, .seat = seat}, wanted);
}

Ground Study::without_ruffs(const std::string& seat, Outcome wanted) {
  return under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat}, wanted);
}

bool Study::may_move(const std::string& card) const { return card != wrong() && card != right_; }

Ground Study::longer(const std::string& seat, char suit) {
  for (const std::string& partner : partners(seat))
    if (Ground found = ground(each_once(
            lengthening(setup_, seat, partner, suit, [this](const std::string& each) { return may_move(each); }),
            *this));
        !found.empty())
      return found;
  return {};
}

Ground Study::shorter(const std::string& seat, char suit) {
  for (const std::string& partner : partners(seat))
    if (Ground found = ground(each_once(
            lengthening(setup_, partner, seat, suit, [this](const std::string& each) { return may_move(each); }),
            *this));
        !found.empty())
      return found;
  return {};
}

Ground Study::elsewhere(const std::string& card) {
  const std::string seat = owner_of(card);
  if (seat.empty() || !may_move(card)) return {};
  for (const std::string& partner : partners(seat))
    if (Ground found = ground(each_once(
            moving(setup_, seat, partner, card, [this](const std::string& each) { return may_move(each); }), *this));
        !found.empty())
      return found;
  return {};
}

}  // namespace ouverte::tutor
