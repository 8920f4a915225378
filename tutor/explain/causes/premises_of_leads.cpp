// Whether it matters who leads next, or what.
#include <algorithm>

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
  return deals().worth_if_led_by(at, seat);
}

bool Premises::matters_who_leads(const std::string& after, const std::string& seat, const std::string& instead) {
  const auto at = when_leads(after, seat);
  const auto value = at ? deals().worth_at(*at) : std::nullopt;
  return value && std::ranges::any_of(play_.sides, [&](const auto& other) {
           if (other.first == seat || (!instead.empty() && other.first != instead)) return false;
           const auto then = worth_if_led_by(*at, other.first);
           return then && (after == play_.move ? *then > *value : *then < *value);
         });
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

bool Premises::matters_that_we_lead(const std::string& right) {
  const auto of_right = worth(right);
  return of_right && std::ranges::any_of(play_.sides, [&](const auto& other) {
           return !ours(other.first) && worth_if_led_by(before(), other.first).value_or(*of_right) < *of_right;
         });
}

std::unique_ptr<games::Position> Premises::after_this_trick(const std::string& card) {
  auto at = play_.before.clone();
  for (const std::string& next : lines_.until({card}, ends_trick)) at = games::after(*at, next);
  return at->over() ? nullptr : std::move(at);
}

bool Premises::would_do_with_the_lead(const std::string& seat) {
  const auto at = after_this_trick(play_.move);
  const auto of_right = at ? worth(play_.right.front()) : std::nullopt;
  return of_right && worth_if_led_by(*at, seat).value_or(*of_right - 1) >= *of_right;
}

bool Premises::costs_the_lead_alone() {
  const auto at = after_this_trick(play_.move);
  return at && !ours(at->to_move()) && std::ranges::any_of(play_.sides, [this](const auto& other) {
           return ours(other.first) && would_do_with_the_lead(other.first);
         });
}

bool Premises::matters_that_it_leads(const std::string& seat) {
  const auto at = after_this_trick(play_.move);
  const auto of_wrong = at && at->to_move() == seat ? worth(play_.move) : std::nullopt;
  return !of_wrong || std::ranges::any_of(play_.sides, [&](const auto& other) {
    return other.first != seat && worth_if_led_by(*at, other.first).value_or(*of_wrong) > *of_wrong;
  });
}

bool Premises::hurts_whatever_they_lead() {
  const auto at = after_this_trick(play_.move);
  const auto of_right = at ? worth(play_.right.front()) : std::nullopt;
  if (!of_right || ours(at->to_move())) return false;
  return std::ranges::all_of(at->classes(), [&](const std::vector<std::string>& together) {
    return worth_at(*games::after(*at, together.front())).value_or(*of_right) < *of_right;
  });
}

bool Premises::is_as_right_in_another_suit(const Cause& cause) {
  std::string suits(1, cause.right.front());
  return std::ranges::any_of(play_.right, [&](const std::string& right) {
    if (suits.find(right.front()) != std::string::npos) return false;
    suits += right.front();
    const auto cashes = [&](const LineTrick& trick) { return trick.taker == mover() && trick.card == right; };
    if (!this_trick(right, cashes)) return true;
    const auto at = after_this_trick(right);
    const auto of_right = at && at->to_move() == mover() ? worth(right) : std::nullopt;
    auto next = of_right ? at->clone() : nullptr;
    if (next == nullptr || !next->play(cause.right).ok()) return true;
    return worth_at(*next).value_or(*of_right - 1) < *of_right;
  });
}

}  // namespace ouverte::tutor
