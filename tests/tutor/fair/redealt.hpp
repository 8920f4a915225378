// Layouts for tests: the cards of some hands of a setup dealt to them anew.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::tutor::fair {

// A card and the field of its hand that it stands in.
using FieldCard = std::pair<std::size_t, std::string>;

inline std::vector<FieldCard> field_cards(std::string_view hand) {
  constexpr std::size_t kSuitFields = 4;
  std::vector<FieldCard> cards;
  std::size_t field = 0;
  bool joined = false;  // a number of two digits goes on
  for (const char letter : hand == "-" ? std::string_view() : hand) {
    if (letter == '.') {
      ++field;
    } else if (letter == ',') {
      joined = false;
      continue;
    } else if (field == kSuitFields && joined && letter != '*') {
      cards.back().second += letter;
    } else {
      cards.emplace_back(field, std::string(1, letter));
      joined = letter != '*';
      continue;
    }
    if (letter == '.') joined = false;
  }
  return cards;
}

inline std::string hand_of(std::vector<FieldCard> cards, std::size_t fields) {
  std::ranges::stable_sort(cards, {}, &FieldCard::first);
  std::string hand;
  std::size_t at = 0;
  for (std::size_t field = 0; field < fields; ++field) {
    if (field > 0) hand += '.';
    for (bool first = true; at < cards.size() && cards[at].first == field; ++at, first = false)
      hand += (field == 4 && !first && cards[at].second != "*" ? "," : "") + cards[at].second;
  }
  return hand.empty() ? "-" : hand;
}

// The same setup with the cards of `seats` in the order of `cards`, as many to each as it has.
inline games::Setup redealt(games::Setup setup, std::string_view seats, std::span<const FieldCard> cards) {
  for (auto& [seat, hand] : setup.hands) {
    if (seats.find(seat) == std::string_view::npos) continue;
    const std::size_t size = field_cards(hand).size();
    const auto fields = static_cast<std::size_t>(std::ranges::count(hand, '.')) + 1;
    hand = hand_of({cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(size)}, fields);
    cards = cards.subspan(size);
  }
  return setup;
}

inline std::vector<FieldCard> cards_of_seats(const games::Setup& setup, std::string_view seats) {
  std::vector<FieldCard> cards;
  for (const auto& [seat, hand] : setup.hands)
    if (seats.find(seat) != std::string_view::npos)
      for (FieldCard& card : field_cards(hand)) cards.push_back(std::move(card));
  return cards;
}

// Every way to deal them to two hands.
inline std::vector<games::Setup> every_deal(const games::Setup& setup, std::string_view two_seats) {
  std::vector<FieldCard> cards = cards_of_seats(setup, two_seats);
  std::size_t first = 0;
  for (const auto& [seat, hand] : setup.hands)
    if (two_seats.find(seat) != std::string_view::npos && first == 0) first = field_cards(hand).size();
  std::vector<games::Setup> all;
  std::vector<char> in_first(cards.size());
  std::fill_n(in_first.begin(), first, 1);
  do {
    std::vector<FieldCard> order;
    for (const bool taken : {true, false})
      for (std::size_t i = 0; i < cards.size(); ++i)
        if ((in_first[i] != 0) == taken) order.push_back(cards[i]);
    all.push_back(redealt(setup, two_seats, order));
  } while (std::ranges::prev_permutation(in_first).found);
  return all;
}

}  // namespace ouverte::tutor::fair
