#include "tutor/fair/inference.hpp"

#include <algorithm>
#include <optional>

namespace ouverte::tutor::fair {
namespace {

using games::PlaySeen;
using games::View;

std::optional<std::size_t> place_of(const View& view, const std::string& seat) {
  const auto found = std::ranges::find(view.hidden, seat, &games::Hidden::place);
  if (found == view.hidden.end()) return std::nullopt;
  return static_cast<std::size_t>(found - view.hidden.begin());
}

bool same_camp(const View& view, const std::string& a, const std::string& b) {
  if (a == b) return true;
  return std::ranges::any_of(view.camps, [&](const std::string& camp) {
    return camp.find(a) != std::string::npos && camp.find(b) != std::string::npos;
  });
}

// A talon, cards laid aside: what lies there is between no two others.
bool out_of_play(const games::Hidden& hidden) { return hidden.place.size() > 1; }

// Whose a card was at a play, as far as everyone can tell: empty where it lies in the pool, or was out of play.
struct Owner {
  std::string seat;
  std::optional<std::size_t> pool;
};
Owner owner_at(const View& view, std::size_t play, const std::string& card) {
  for (std::size_t later = view.plays[play].trick; later < view.plays.size(); ++later)
    if (view.plays[later].move == card) return {.seat = view.plays[later].seat, .pool = {}};
  for (const auto& [seat, hand] : view.now.hands) {
    const auto cards = games::cards_of_hand(hand);
    if (std::ranges::find(cards, card) != cards.end()) return {.seat = seat, .pool = {}};
  }
  for (const games::Hidden& hidden : view.hidden)
    if (std::ranges::find(hidden.known, card) != hidden.known.end()) return {.seat = hidden.place, .pool = {}};
  const auto found = std::ranges::find(view.pool, card);
  if (found == view.pool.end()) return {};
  return {.seat = "", .pool = static_cast<std::size_t>(found - view.pool.begin())};
}

}  // namespace

Inference::Inference(const View& view) {
  for (std::size_t number = 0; number < view.plays.size(); ++number) {
    const PlaySeen& seen = view.plays[number];
    const auto place = place_of(view, seen.seat);
    if (!seen.hidden || !place) continue;
    for (const auto& sequence : view.sequences) {
      const auto card = std::ranges::find(sequence, seen.move);
      if (card == sequence.end()) continue;
      EqualCards play{.place = *place, .side = 0, .up = {}, .down = {}};
      for (std::size_t other = 0; other < view.hidden.size(); ++other)
        if (same_camp(view, view.hidden[other].place, seen.seat) || out_of_play(view.hidden[other]))
          play.side |= 1u << other;
      // False ends the way: an opponent's card lies between.
      const auto step = [&](const std::string& next, std::vector<Neighbour>& steps) {
        const Owner owner = owner_at(view, number, next);
        if (owner.pool) steps.push_back({.is = Neighbour::Is::kAsk, .card = *owner.pool});
        if (owner.pool || owner.seat.empty()) return true;
        if (owner.seat == seen.seat) steps.push_back({.is = Neighbour::Is::kOwn, .card = 0});
        return same_camp(view, owner.seat, seen.seat);
      };
      for (auto next = card; next != sequence.begin() && step(*(next - 1), play.up);) --next;
      for (auto next = card + 1; next != sequence.end() && step(*next, play.down);) ++next;
      if (!play.up.empty() || !play.down.empty()) plays_.push_back(std::move(play));
    }
  }
}

double Inference::weight(const Dealt& dealt) const {
  double weight = 1;
  for (const EqualCards& play : plays_) {
    int equal = 1;
    for (const auto* way : {&play.up, &play.down})
      for (const Neighbour& step : *way) {
        const bool own = step.is == Neighbour::Is::kOwn || dealt[step.card] == play.place;
        if (!own && (play.side >> dealt[step.card] & 1) == 0) break;
        if (own) ++equal;
      }
    weight /= equal;
  }
  return weight;
}

}  // namespace ouverte::tutor::fair
