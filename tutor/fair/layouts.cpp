#include "tutor/fair/layouts.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "solver/base/sort.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::uint8_t kOpen = 0xFF;
constexpr std::uint64_t kLookAtClock = 1'024;
constexpr double kMostToTry = 3e6;  // ways to fill the places that are gone through one by one

bool is_among(const std::string& card, const std::vector<std::string>& cards) {
  return std::ranges::find(cards, card) != cards.end();
}

// The number of ways to put so many cards into places with so much room.
double ways(std::span<const std::size_t> room) {
  double all = 1;
  std::size_t placed = 0;
  for (const std::size_t size : room)
    for (std::size_t card = 1; card <= size; ++card)
      all = all * static_cast<double>(++placed) / static_cast<double>(card);
  return all;
}

}  // namespace

Dealer::Dealer(const games::View& view, std::span<const Known> known, std::uint64_t seed, base::Deadline deadline)
    : view_(view), random_(seed), deadline_(std::move(deadline)), settled_(view.pool.size(), kOpen) {
  for (const games::Hidden& hidden : view.hidden) {
    HandRoom& place = places_.emplace_back(HandRoom{.room = hidden.size - hidden.known.size(), .known = {}});
    for (const Known& one : known)
      if (one.seat == hidden.place) place.known.push_back(&one);
  }
  for (const std::string& card : view.pool) {
    std::uint32_t may = 0;
    for (std::size_t place = 0; place < places_.size(); ++place)
      if (!is_among(card, view.hidden[place].lacks)) may |= 1u << place;
    holders_.push_back(may);
  }
  settle_forced();
  for (std::size_t place = 0; place < places_.size(); ++place) order_.push_back(place);
  base::sort(order_, [&](std::size_t a, std::size_t b) {
    const auto duties = [&](std::size_t place) {
      const bool lacks = !view_.hidden[place].lacks.empty();
      return std::pair(places_[place].known.size(), lacks ? 1 : 0);
    };
    return duties(a) > duties(b);
  });
}

// Cards that one place alone may hold, and places that need all the cards they may hold, as long as there are any.
void Dealer::settle_forced() {
  std::vector<std::size_t> room;
  for (const HandRoom& place : places_) room.push_back(place.room);
  const auto settle = [&](std::size_t card, std::size_t place) {
    settled_[card] = static_cast<std::uint8_t>(place);
    if (room[place] > 0) --room[place];
  };
  for (bool more = true; more;) {
    more = false;
    for (std::size_t place = 0; place < places_.size(); ++place) {
      std::vector<std::size_t> able;
      for (std::size_t card = 0; card < settled_.size(); ++card) {
        if (settled_[card] != kOpen) continue;
        if (room[place] == 0) holders_[card] &= ~(1u << place);
        if (may_hold(place, card)) able.push_back(card);
      }
      if (able.empty() || able.size() > room[place]) continue;
      for (const std::size_t card : able) settle(card, place);
      more = true;
    }
    for (std::size_t card = 0; card < settled_.size(); ++card) {
      if (settled_[card] != kOpen || std::popcount(holders_[card]) != 1) continue;
      settle(card, static_cast<std::size_t>(std::countr_zero(holders_[card])));
      more = true;
    }
  }
  for (std::size_t card = 0; card < settled_.size(); ++card)
    if (settled_[card] == kOpen) open_.push_back(card);
  room_ = std::move(room);
}

bool Dealer::fits(const Dealt& dealt, std::size_t place) const {
  if (places_[place].known.empty()) return true;
  const games::Hidden& hidden = view_.hidden[place];
  std::vector<std::string> hand = hidden.known;
  for (std::size_t card = 0; card < dealt.size(); ++card)
    if (dealt[card] == place) hand.push_back(view_.pool[card]);
  hand.insert(hand.end(), hidden.gone.begin(), hidden.gone.end());
  return std::ranges::all_of(places_[place].known, [&](const Known* known) { return known->fits(hand); });
}

bool Dealer::late() {
  if (++steps_ % kLookAtClock == 0) stopped_ = stopped_ || deadline_.passed();
  return stopped_;
}

std::optional<std::vector<Dealt>> Dealer::all(std::size_t most) {
  if (ways(room_) > kMostToTry) return std::nullopt;
  std::vector<Dealt> found;
  Dealt dealt = settled_;
  std::vector<std::size_t> room = room_;
  const std::function<void(std::size_t)> place_from = [&](std::size_t next) {
    if (found.size() > most || late()) return;
    if (next == open_.size()) {
      for (std::size_t place = 0; place < places_.size(); ++place)
        if (room[place] != 0 || !fits(dealt, place)) return;
      found.push_back(dealt);
      return;
    }
    const std::size_t card = open_[next];
    for (std::size_t place = 0; place < places_.size(); ++place) {
      if (room[place] == 0 || !may_hold(place, card)) continue;
      --room[place];
      dealt[card] = static_cast<std::uint8_t>(place);
      place_from(next + 1);
      ++room[place];
    }
  };
  place_from(0);
  if (found.size() > most || stopped_) return std::nullopt;
  return found;
}

// Deals hand by hand, each from all the cards that are left: cards that it may not hold end the try, else hands that
// are dealt later would be less likely where earlier ones took cards that only those could hold.
bool Dealer::try_once(Dealt& dealt) {
  dealt = settled_;
  std::vector<std::size_t> left = open_;
  for (const std::size_t place : order_) {
    for (std::size_t card = 0; card < room_[place]; ++card) {
      std::swap(left.back(), left[random_.below(left.size())]);
      dealt[left.back()] = static_cast<std::uint8_t>(place);
      if (!may_hold(place, left.back())) return false;
      left.pop_back();
    }
    if (!fits(dealt, place)) return false;
  }
  return left.empty();
}

std::optional<Dealt> Dealer::next() {
  Dealt dealt;
  for (std::uint64_t tried = 0; tried < kMostTries && !late(); ++tried) {
    ++tries_;
    if (try_once(dealt)) return dealt;
  }
  return std::nullopt;
}

games::Layout Dealer::layout(const Dealt& dealt) const {
  games::Layout layout;
  for (const games::Hidden& hidden : view_.hidden) layout.push_back(hidden.known);
  for (std::size_t card = 0; card < dealt.size(); ++card) layout[dealt[card]].push_back(view_.pool[card]);
  return layout;
}

}  // namespace ouverte::tutor::fair
