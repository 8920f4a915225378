#include "tutor/explain/causes/premises.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/forms/form.hpp"
#include "tutor/explain/causes/seating.hpp"

namespace ouverte::tutor {

Premises::Premises(const CostlyPlay& play, games::Solver& solver)
    : play_(play),
      solver_(solver),
      setup_(play.before.setup()),
      high_(play.before.maximises()),
      same_(sequences_in(setup_)),
      lines_(play.before, solver) {
  if (const std::string trumps = play.before.trumps(); !trumps.empty()) trumps_ = trumps.front();
}

bool Premises::hold(Cause& cause) {
  const forms::CauseForm& form = forms::form_of(cause.kind);
  if (form.plan && are_many_suits_right()) return false;
  const auto holds = form.holds;
  if (holds != nullptr && !holds(*this, cause)) return false;
  if (is_lost_anyway(cause) || solver_.deadline().passed()) return false;
  if (form.named != forms::Named::kNone) name_what_is_ruffed(cause);
  return true;
}

bool Premises::are_many_suits_right() const {
  std::set<char> suits;
  for (const std::string& card : play_.right) suits.insert(card.front());
  constexpr std::size_t kMany = 3;
  return setup_.table.empty() && suits.size() >= kMany;
}

bool Premises::ours(const std::string& seat) const {
  const auto side = play_.sides.find(seat);
  return side != play_.sides.end() && side->second == high_;
}

std::string Premises::partner_of(const std::string& seat) const {
  std::string found;
  for (const auto& [other, hand] : setup_.hands) {
    if (other == seat || ours(other) != ours(seat)) continue;
    if (!found.empty()) return "";
    found = other;
  }
  return found;
}

std::string Premises::owner_of(const std::string& card) const { return owner_in(setup_, card); }

std::vector<std::string> Premises::in_hand(const std::string& seat, char suit) const {
  return cards_of(setup_, seat, suit);
}

std::string Premises::next_to(const std::string& seat) const { return seat_after(play_.game, setup_, seat); }

bool Premises::has_played(const std::string& seat) const {
  return place_in_trick(play_.game, setup_, seat) < setup_.table.size();
}

std::string Premises::counted_as(const std::string& card) const {
  const auto found = same_.find(card);
  return found == same_.end() ? card : found->second;
}

LineQuestion Premises::takes(const std::string& seat, const std::string& card) const {
  const std::string as = counted_as(card);
  const int cards = std::max<int>(
      1, static_cast<int>(std::ranges::count_if(same_, [&](const auto& each) { return each.second == as; })));
  const auto ask = [=, this](const LineTrick& trick, std::size_t /*number*/, int& played) {
    const std::string his = trick.played_by(seat);
    if (his.empty() || counted_as(his) != as) return LineAnswer::kOpen;
    if (trick.taker == seat) return LineAnswer::kYes;
    return ++played == cards ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return {.ask = ask, .suit = card.front(), .seat = seat};
}

namespace {
LineQuestion of_trick(std::size_t which, const Premises::TrickTest& test) {
  const auto ask = [which, &test](const LineTrick& trick, std::size_t number, int&) {
    if (number < which) return LineAnswer::kOpen;
    return test(trick) ? LineAnswer::kYes : LineAnswer::kNo;
  };
  return {.ask = ask};
}
}  // namespace

LineVerdict Premises::trick_is(const std::string& after, std::size_t which, const TrickTest& test) {
  return lines_.all({after}, LineAnswer::kYes, of_trick(which, test));
}
bool Premises::trick_can_be(const std::string& after, std::size_t which, const TrickTest& test) {
  return lines_.some({after}, of_trick(which, test));
}

namespace {
LineQuestion of_some_trick(const Premises::TrickTest& test, char suit) {
  const auto ask = [&](const LineTrick& trick, std::size_t, int&) {
    return test(trick) ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return {.ask = ask, .suit = suit};
}
}  // namespace

bool Premises::always_has(const std::string& after, const TrickTest& test, char suit) {
  return lines_.every(after, of_some_trick(test, suit));
}

bool Premises::never_has(const std::string& after, const TrickTest& test, char suit) {
  return lines_.none(after, of_some_trick(test, suit));
}

bool Premises::can_have(const std::string& after, const TrickTest& test, char suit) {
  return lines_.some({after}, of_some_trick(test, suit));
}

bool Premises::can_lack(const std::string& after, const TrickTest& test, char suit) {
  return lines_.some_not({after}, of_some_trick(test, suit));
}

LineVerdict Premises::is_left_alone(const std::string& after, const Cause& cause) {
  const auto leads = [&](const LineTrick& trick, std::size_t, int&) {
    if (ours(trick.plays.front().seat) && trick.led() == cause.suit.front()) return LineAnswer::kYes;
    return trick.played_by(cause.seat) == cause.card ? LineAnswer::kNo : LineAnswer::kOpen;
  };
  return lines_.all({after}, LineAnswer::kNo, {.ask = leads, .suit = cause.suit.front()});
}

bool Premises::more(Cause& cause, bool now, const TrickTest& counts, char suit) {
  const std::string& here = now ? cause.card_played : cause.right;
  const std::string& there = now ? cause.right : cause.card_played;
  const auto at_least = [&](int tricks) {
    const auto ask = [&counts, tricks](const LineTrick& trick, std::size_t, int& counted) {
      if (counts(trick)) ++counted;
      return counted >= tricks ? LineAnswer::kYes : LineAnswer::kOpen;
    };
    return LineQuestion{.ask = ask, .suit = suit};
  };
  const auto shown = [&](bool of_now) {
    return static_cast<int>(
        std::ranges::count_if(tricks_of(play_.before, of_now ? cause.now : cause.otherwise), counts));
  };
  for (int tricks = shown(now); tricks > shown(!now); --tricks) {
    const LineVerdict fewer = lines_.all({there}, LineAnswer::kNo, at_least(tricks));
    if (fewer == LineVerdict::kRefuted) continue;
    cause.often = fewer != LineVerdict::kProved || !lines_.every(here, at_least(tricks));
    return true;
  }
  return false;
}

Premises::TrickTest Premises::taken_with(const std::string& seat, const std::string& card) const {
  return
      [=, this](const LineTrick& trick) { return trick.taker == seat && counted_as(trick.card) == counted_as(card); };
}

Premises::TrickTest Premises::in_suit(bool ours, char suit) const {
  return [=, this](const LineTrick& trick) { return this->ours(trick.taker) == ours && trick.card.front() == suit; };
}

LineQuestion Premises::takes_in(bool ours, char suit, int many, std::size_t from) const {
  const auto ask = [=, this](const LineTrick& trick, std::size_t number, int& taken) {
    if (number >= from && trick.card.front() == suit && this->ours(trick.taker) == ours) ++taken;
    return taken >= many ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return {.ask = ask, .suit = suit};
}

void Premises::keep_many(Cause& cause) {
  if (cause.many == 0) return;
  const char suit = cause.suit.front();
  if (cause.sense != CauseSense::kAtOnce && lines_.none(cause.right, takes_in(false, suit, cause.many))) {
    const LineVerdict taken = lines_.all({cause.card_played}, LineAnswer::kYes, takes_in(false, suit, cause.many, 1));
    if (taken == LineVerdict::kSampled) cause.sense = CauseSense::kCanBe;
    if (taken != LineVerdict::kRefuted) return;
  }
  // Whether they take so many in the suit, led time after time; and the answer where another suit is led before.
  const auto at_once = [&](LineAnswer of_another) {
    return LineQuestion{.ask =
                            [this, &cause, suit, of_another](const LineTrick& trick, std::size_t number, int& taken) {
                              if (number == 0) return LineAnswer::kOpen;
                              if (trick.led() != suit) return of_another;
                              if (ours(trick.taker) || trick.card.front() != suit) return LineAnswer::kNo;
                              return ++taken >= cause.many ? LineAnswer::kYes : LineAnswer::kOpen;
                            },
                        .suit = suit};
  };
  cause.sense = CauseSense::kAtOnce;
  const auto can_ruff = [&](const auto& hand) {
    return ours(hand.first) && !in_hand(hand.first, trumps_).empty() &&
           static_cast<int>(in_hand(hand.first, suit).size()) < cause.many;
  };
  while (cause.many > 1 &&
         (std::ranges::any_of(setup_.hands, can_ruff) || !lines_.some({cause.card_played}, at_once(LineAnswer::kNo)) ||
          lines_.some_not({cause.card_played}, at_once(LineAnswer::kYes))))
    --cause.many;
  if (cause.many < 2) cause.many = 0;
}

Premises::TrickTest Premises::in_suit(const std::string& seat, char suit) {
  return [=](const LineTrick& trick) { return trick.taker == seat && trick.card.front() == suit; };
}

Premises::TrickTest Premises::ruffs(const std::string& seat, char suit) {
  return
      [=](const LineTrick& trick) { return trick.taker == seat && trick.led() == suit && trick.card.front() != suit; };
}

Premises::TrickTest Premises::leads(const std::string& seat, char suit) {
  return [=](const LineTrick& trick) { return trick.plays.front().seat == seat && trick.led() == suit; };
}

LineQuestion Premises::leads_later(const std::string& seat) {
  const auto ask = [=](const LineTrick& trick, std::size_t number, int&) {
    return number > 0 && trick.plays.front().seat == seat ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return {.ask = ask};
}

// Once the suit is cashed it may get in again.
bool Premises::has_entry(const Cause& cause, const std::string& seat) {
  const char suit = cause.suit.front();
  const auto gets_in = [=](const LineTrick& trick, std::size_t, int& in) {
    if (in > 0 && trick.plays.front().seat == seat && trick.led() == suit) return LineAnswer::kYes;
    if (trick.taker == seat && trick.card.front() == suit) return LineAnswer::kNo;
    in = trick.taker == seat ? 1 : 0;
    return LineAnswer::kOpen;
  };
  return lines_.some({cause.right}, {.ask = gets_in, .suit = suit});
}

AlteredDeals& Premises::deals() {
  if (deals_ == nullptr) deals_ = std::make_unique<AlteredDeals>(play_, solver_);
  return *deals_;
}

std::optional<int> Premises::right_with(const std::string& right) { return deals().worth(right); }
template <class Alteration>
std::optional<int> Premises::right_with(const std::string& right, const Alteration& altered) {
  return deals().worth_of_right(altered, right);
}

template <class... Altered>
std::optional<Worths> Premises::worths(const std::string& right, const Altered&... altered) {
  const auto of_right = right_with(right, altered...);
  const auto of_wrong = deals().worth(altered..., play_.move);
  if (!of_right || !of_wrong) return std::nullopt;
  return Worths{.right = *of_right, .wrong = *of_wrong};
}

bool Premises::is_about(const Cause& cause, AlteredRight::Kind kind, const std::string& seat, const std::string& suit) {
  if (seat.empty()) return false;
  const auto known = worths(cause.right);
  const auto then = worths(cause.right, AlteredRight{.kind = kind, .seat = seat, .suit = suit});
  return !known || !then || (then->wrong > known->wrong && then->cost() < known->cost());
}

bool Premises::costs_nothing_under(const std::string& right, const AlteredRight& altered) {
  const auto then = worths(right, altered);
  return then && then->cost() <= 0;
}

bool Premises::is_about_ruffs(const std::string& right, const std::string& seat) {
  const auto known = worths(right);
  const auto then = worths(right, AlteredRight{.kind = AlteredRight::Kind::kNoRuff, .seat = seat});
  if (!known || !then) return true;
  return then->cost() < known->cost() && (ours(seat) ? then->right < known->right : then->wrong > known->wrong);
}

bool Premises::is_all_about_ruffs(const std::string& right, const std::string& seat) {
  const auto then = worths(right, AlteredRight{.kind = AlteredRight::Kind::kNoRuff, .seat = seat});
  return !then || then->cost() <= 0;
}

bool Premises::lives_on_ruffs(const std::string& right, const std::string& seat) {
  const auto known = worths(right);
  const auto then = worths(right, AlteredRight{.kind = AlteredRight::Kind::kNoRuff, .seat = seat});
  return known && then && then->right <= known->wrong;
}

std::optional<int> Premises::cost_with(const Cause& cause, const std::string& card, const std::string& another) {
  const Exchange exchange{.seat = owner_of(card), .card = card, .other = owner_of(another), .another = another};
  if (exchange.seat.empty() || exchange.other.empty() || exchange.seat == exchange.other) return std::nullopt;
  const auto then = worths(cause.right, exchange);
  return then ? std::optional(then->cost()) : std::nullopt;
}

bool Premises::costs_less_with(const Cause& cause, const std::string& card, const std::string& another) {
  const auto known = worths(cause.right);
  const auto then = cost_with(cause, card, another);
  return known && then && *then < known->cost();
}

std::string Premises::highest_of_theirs(char suit) const {
  std::string highest;
  for (const auto& held : setup_.hands) {
    const std::vector<std::string> cards = ours(held.first) ? std::vector<std::string>{} : in_hand(held.first, suit);
    if (!cards.empty() && (highest.empty() || rank_place(cards.front()) < rank_place(highest))) highest = cards.front();
  }
  return highest;
}

bool Premises::matters_how_high(const Cause& cause, const std::string& card) {
  if (card.empty()) return true;
  const auto known = worths(cause.right);
  const auto then = worths(cause.right, Lowering{.card = card});
  return !known || !then || then->cost() < known->cost();
}

MayMove Premises::none_of_the_two(const Cause& cause) {
  return [&](const std::string& card) { return card != cause.right && card != cause.card_played; };
}

std::function<bool(const Exchange&)> Premises::costs_less_in(const Cause& cause) {
  return [&](const Exchange& exchange) { return costs_less_with(cause, exchange.card, exchange.another); };
}

bool Premises::is_squeezed(const std::string& after, const std::string& seat, const std::vector<std::string>& menaces) {
  const std::string partner = partner_of(seat);
  const auto known = deals().worth(after);
  const auto idle = deals().worth(AlteredRight{.kind = AlteredRight::Kind::kIdle, .seat = seat}, after);
  if (!known || !idle || partner.empty()) return true;
  const auto may_move = [&](const std::string& card) { return card != after && card != play_.move; };
  const auto matters = [&](const std::string& holder, const std::string& card) {
    const std::vector<Exchange> family = moving(setup_, holder, partner, card, may_move);
    return std::ranges::any_of(family, [&](const Exchange& exchange) {
      const auto altered = deals().worth(exchange, after);
      return altered && *altered != *known;
    });
  };
  return std::ranges::all_of(menaces, [&](const std::string& menace) {
    const std::vector<std::string> his = in_hand(seat, menace.front());
    if (his.empty()) return false;
    const bool shared = !in_hand(partner, menace.front()).empty();
    return (*known != *idle || matters(seat, his.front())) && (shared || matters(owner_of(menace), menace));
  });
}

bool Premises::matters_that_it_guards(const Cause& cause, char suit) {
  const std::string partner = partner_of(cause.seat);
  const std::vector<std::string> his = in_hand(cause.seat, suit);
  if (partner.empty() || his.empty()) return true;
  return std::ranges::any_of(moving(setup_, cause.seat, partner, his.front(), none_of_the_two(cause)),
                             costs_less_in(cause));
}

bool Premises::matters_that_it_falls(const Cause& cause) {
  const std::string partner = partner_of(cause.seat);
  if (partner.empty() || in_hand(partner, cause.card.front()).empty()) return true;
  return costs_less_with(cause, cause.card, in_hand(partner, cause.card.front()).back());
}

bool Premises::matters_how_long(const Cause& cause, const std::string& seat, char suit) {
  const std::string partner = partner_of(seat);
  if (partner.empty()) return true;
  const std::vector<Exchange> family = lengthening(setup_, seat, partner, suit, none_of_the_two(cause));
  return family.empty() || std::ranges::any_of(family, costs_less_in(cause));
}

bool Premises::matters_in_every_way_how_long(const Cause& cause, const std::string& seat, char suit) {
  const std::string partner = partner_of(seat);
  return partner.empty() ||
         std::ranges::all_of(lengthening(setup_, seat, partner, suit, none_of_the_two(cause)), costs_less_in(cause));
}

bool Premises::matters_that_it_has(const Cause& cause) {
  return std::ranges::all_of(
      lengthening(setup_, partner_of(cause.seat), cause.seat, cause.suit.front(), none_of_the_two(cause)),
      costs_less_in(cause));
}

bool Premises::is_right_below(const std::string& right) const {
  return std::ranges::all_of(in_hand(mover(), right.front()), [&](const std::string& card) {
    return rank_place(card) < rank_place(right) || std::ranges::any_of(play_.right, [&](const std::string& one) {
             return counted_as(one) == counted_as(card);
           });
  });
}

bool Premises::needs_lead_of(const Cause& cause, const std::string& seat, const std::string& suit) {
  const auto known = worths(cause.right);
  const auto then = worths(cause.right, AlteredRight{.kind = AlteredRight::Kind::kBar, .seat = seat, .suit = suit});
  return !known || !then || then->right < known->right;
}

bool Premises::lives_on_lead_of(const Cause& cause, const std::string& seat, const std::string& suit) {
  const auto known = worths(cause.right);
  const auto then = worths(cause.right, AlteredRight{.kind = AlteredRight::Kind::kBar, .seat = seat, .suit = suit});
  return !known || !then || 2 * (then->right - known->wrong) <= known->cost();
}

bool Premises::is_the_one_to_avoid(char suit) const {
  return std::ranges::all_of(cards_of(setup_, mover()), [&](const std::string& card) {
    return card.front() == suit ||
           std::ranges::any_of(play_.right, [&](const std::string& right) { return right.front() == card.front(); });
  });
}

bool Premises::costs_as_much_in_another_suit(const std::string& seat) {
  const auto of_wrong = worth(play_.move);
  return of_wrong && std::ranges::any_of(std::string_view("SHDC"), [&](char suit) {
           const std::vector<std::string> cards = in_hand(mover(), suit);
           return suit != play_.move.front() && !cards.empty() && !in_hand(seat, suit).empty() &&
                  std::ranges::all_of(
                      cards, [&](const std::string& card) { return worth(card).value_or(*of_wrong + 1) <= *of_wrong; });
         });
}

bool Premises::costs_as_much_below(const std::string& card) {
  const auto of_wrong = worth(play_.move);
  return of_wrong && std::ranges::any_of(in_hand(mover(), card.front()), [&](const std::string& other) {
           return rank_place(other) > rank_place(card) && counted_as(other) != counted_as(card) &&
                  worth(other).value_or(*of_wrong + 1) <= *of_wrong;
         });
}

std::string Premises::other_suits_as_costly() {
  const auto of_wrong = worth(play_.move);
  std::string suits;
  for (const std::string& other : before().moves())
    if (const char suit = other.front(); of_wrong && suit != play_.move.front() && suits.find(suit) == suits.npos &&
                                         worth(other).value_or(*of_wrong + 1) <= *of_wrong)
      suits += suit;
  return suits;
}

bool Premises::costs_as_much_with(const TrickTest& test) {
  const auto of_wrong = worth(play_.move);
  const auto of_right = worth(play_.right.front());
  if (!of_wrong || !of_right) return false;
  return std::ranges::any_of(before().classes(), [&](const std::vector<std::string>& together) {
    const auto of_other = worth(together.front());
    return of_other && 2 * (*of_right - *of_other) >= *of_right - *of_wrong && *of_other < *of_right &&
           this_trick(together.front(), test);
  });
}

bool Premises::matters_who_guards(const Cause& cause) {
  const std::string partner = partner_of(mover());
  std::vector<std::string> guards = in_hand(mover(), cause.suit.front());
  std::erase(guards, cause.card_played);
  if (partner.empty() || guards.empty()) return true;
  return std::ranges::any_of(moving(setup_, mover(), partner, guards.front(), none_of_the_two(cause)),
                             costs_less_in(cause));
}

bool Premises::matters_who_has_it(const Cause& cause, const std::string& partner) {
  std::vector<Exchange> family = moving(setup_, cause.seat, partner, cause.card, none_of_the_two(cause));
  std::erase_if(family, [](const Exchange& exchange) { return !small(exchange.another); });  // an entry for an entry
  return std::ranges::all_of(family, costs_less_in(cause));
}

bool Premises::matters(const Cause& cause, const SeatTest& whose) {
  const std::string lower = lowest(cause.card.front(), whose, cause);
  return lower.empty() || costs_less_with(cause, cause.card, lower);
}

std::string Premises::lowest(char suit, const SeatTest& of, const Cause& cause) const {
  std::string lowest;
  for (const auto& [seat, hand] : setup_.hands) {
    if (!of(seat)) continue;
    for (const std::string& card : in_hand(seat, suit))
      if (card != cause.right && card != cause.card_played && (lowest.empty() || rank_place(card) > rank_place(lowest)))
        lowest = card;
  }
  return lowest;
}

}  // namespace ouverte::tutor
