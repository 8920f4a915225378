// Whether it matters who leads next, or what.
#include <algorithm>
#include <utility>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/premises.hpp"

namespace ouverte::tutor {

std::unique_ptr<games::Position> Premises::when_leads(const std::string& after, const std::string& seat) {
  const auto leads = [&](const games::Position& at) { return at.table_empty() && at.to_move() == seat; };
  auto at = play_.before.clone();
  for (const std::string& next : lines_.until({after}, leads)) at = games::after(*at, next);
  return at->over() || !leads(*at) ? nullptr : std::move(at);
}

std::optional<int> Premises::worth_if_led_by(const games::Position& at, const std::string& seat) {
  games::Setup setup = at.setup();
  setup.leader = seat;
  // Who leads has won a trick: where he has none he gets his partner's.
  if (setup.won) {
    const auto of = [&](const std::string& whose) {
      return std::ranges::find(*setup.won, whose, &std::pair<std::string, int>::first);
    };
    const auto his = of(seat);
    const auto partners = of(partner_of(seat));
    if (his != setup.won->end() && partners != setup.won->end() && his->second == 0)
      std::swap(his->second, partners->second);
  }
  const auto altered = play_.game.playable(setup);
  return altered.ok() ? deals().worth_at(**altered) : std::nullopt;
}

bool Premises::is_hurt_by_leading(const std::string& after, const std::string& seat) {
  const auto at = when_leads(after, seat);
  if (at == nullptr) return false;
  const auto value = deals().worth_at(*at);
  return value && std::ranges::any_of(play_.sides, [&](const auto& other) {
           if (ours(other.first) == ours(seat)) return false;
           const auto then = worth_if_led_by(*at, other.first);
           return then && (ours(seat) ? *then > *value : *then < *value);
         });
}

bool Premises::would_lead_as_well(const std::string& right, const std::string& seat) {
  const auto of_right = worth(right);
  return of_right && worth_if_led_by(before(), seat).value_or(*of_right) >= *of_right;
}

std::unique_ptr<games::Position> Premises::after_this_trick() {
  auto at = play_.before.clone();
  for (const std::string& next : lines_.until({play_.move}, ends_trick)) at = games::after(*at, next);
  return at->over() ? nullptr : std::move(at);
}

bool Premises::would_do_with_the_lead(const std::string& seat) {
  const auto at = after_this_trick();
  const auto of_right = at ? worth(play_.right.front()) : std::nullopt;
  return of_right && worth_if_led_by(*at, seat).value_or(*of_right - 1) >= *of_right;
}

bool Premises::costs_the_lead_alone() {
  const auto at = after_this_trick();
  return at && !ours(at->to_move()) && std::ranges::any_of(play_.sides, [this](const auto& other) {
           return ours(other.first) && would_do_with_the_lead(other.first);
         });
}

bool Premises::matters_that_it_leads(const std::string& seat) {
  const auto at = after_this_trick();
  const auto of_wrong = at && at->to_move() == seat ? worth(play_.move) : std::nullopt;
  return !of_wrong || std::ranges::any_of(play_.sides, [&](const auto& other) {
    return other.first != seat && worth_if_led_by(*at, other.first).value_or(*of_wrong) > *of_wrong;
  });
}

bool Premises::hurts_whatever_they_lead() {
  const auto at = after_this_trick();
  const auto of_right = at ? worth(play_.right.front()) : std::nullopt;
  if (!of_right || ours(at->to_move())) return false;
  return std::ranges::all_of(at->classes(), [&](const std::vector<std::string>& together) {
    return worth_at(*games::after(*at, together.front())).value_or(*of_right) < *of_right;
  });
}

}  // namespace ouverte::tutor
