#include "tutor/explain/causes/exchange.hpp"

#include <algorithm>
#include <string_view>

#include "absl/strings/numbers.h"
#include "solver/base/sort.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::string_view kOrderOfSuits = "SHDC";
constexpr std::string_view kOrderOfRanks = "AKQJT987654321";

std::size_t part_of(const std::string& card) { return kOrderOfSuits.find(card.front()); }

// A hand without one card, which it may have twice, and with another.
std::string exchanged(const std::string& hand, const std::string& out, const std::string& in) {
  std::string changed;
  std::size_t part = 0;
  bool gone = false;
  const auto end_part = [&] {
    if (part == part_of(in)) changed += in.substr(1);
  };
  for (const char letter : hand) {
    if (letter == '.') {
      end_part();
      ++part;
    } else if (!gone && part == part_of(out) && letter == out[1]) {
      gone = true;
      continue;
    }
    changed += letter;
  }
  end_part();
  return changed;
}

std::vector<std::string> of_suit(const std::vector<std::string>& cards, char suit) {
  std::vector<std::string> some;
  std::ranges::copy_if(cards, std::back_inserter(some), [suit](const std::string& card) { return card[0] == suit; });
  return some;
}

}  // namespace

std::size_t rank_place(const std::string& card) {
  if (card.back() == 'N') return rank_place("Q") + 1;
  const std::size_t place = kOrderOfRanks.find(card.back());
  return kPlacesApart * std::min(place, kOrderOfRanks.size());
}

bool is_higher(const std::string& card, const std::string& than) {
  if (is_of_a_suit(card) != is_of_a_suit(than) || (is_of_a_suit(card) && card.front() != than.front())) return false;
  if (is_of_a_suit(card)) return rank_place(card) < rank_place(than);
  int number = 0, other = 0;
  return absl::SimpleAtoi(card, &number) && absl::SimpleAtoi(than, &other) && number > other;
}

bool small(const std::string& card) { return rank_place(card) > rank_place("T"); }

std::vector<std::string> cards_of(const games::Setup& setup, const std::string& seat) {
  std::vector<std::string> cards;
  for (const auto& [each, hand] : setup.hands) {
    if (each != seat) continue;
    std::size_t part = 0;
    for (const char letter : hand) {
      if (letter == '.') {
        ++part;
      } else if (part < kOrderOfSuits.size() &&
                 (letter == 'N' || kOrderOfRanks.find(letter) != std::string_view::npos)) {
        cards.push_back({kOrderOfSuits[part], letter});
      }
    }
  }
  base::sort(cards, {}, [](const std::string& card) { return std::pair(part_of(card), rank_place(card)); });
  return cards;
}

std::vector<std::string> cards_of(const games::Setup& setup, const std::string& seat, char suit) {
  std::vector<std::string> cards = cards_of(setup, seat);
  std::erase_if(cards, [suit](const std::string& card) { return card.front() != suit; });
  return cards;
}

bool is_highest(const games::Setup& setup, const std::string& card) {
  return std::ranges::none_of(setup.hands, [&](const auto& hand) {
    const std::vector<std::string> cards = cards_of(setup, hand.first, card.front());
    return !cards.empty() && rank_place(cards.front()) < rank_place(card);
  });
}

std::string card_played(const std::string& move) { return move.substr(0, move.find('+')); }

std::string owner_in(const games::Setup& setup, const std::string& card) {
  for (const auto& [seat, hand] : setup.hands) {
    const std::vector<std::string> cards = cards_of(setup, seat);
    if (std::ranges::find(cards, card) != cards.end()) return seat;
  }
  return "";
}

std::map<std::string, std::string> sequences_in(const games::Setup& setup) {
  std::map<char, std::vector<std::pair<std::string, std::string>>> by_suit;
  for (const auto& [seat, hand] : setup.hands)
    for (const std::string& card : cards_of(setup, seat)) by_suit[card[0]].emplace_back(card, seat);
  for (const std::string& card : setup.table) by_suit[card[0]].emplace_back(card, "");
  std::map<std::string, std::string> same;
  for (auto& [suit, cards] : by_suit) {
    base::sort(cards, {}, [](const auto& each) { return rank_place(each.first); });
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const bool goes_on = i > 0 && cards[i].second == cards[i - 1].second;
      same[cards[i].first] = goes_on ? same[cards[i - 1].first] : cards[i].first;
    }
  }
  return same;
}

games::Setup altered(games::Setup setup, const Exchange& exchange) {
  for (auto& [seat, hand] : setup.hands) {
    if (seat == exchange.seat) {
      hand = exchanged(hand, exchange.card, exchange.another);
    } else if (seat == exchange.other) {
      hand = exchanged(hand, exchange.another, exchange.card);
    }
  }
  return setup;
}

std::map<std::string, std::string> names_with(const games::Setup& setup, const Lowering& lowering) {
  const char suit = lowering.card.front();
  std::vector<std::string> cards = of_suit(setup.table, suit);
  for (const auto& [seat, hand] : setup.hands)
    std::ranges::move(cards_of(setup, seat, suit), std::back_inserter(cards));
  base::sort(cards, {}, [](const std::string& card) { return rank_place(card); });
  const std::map<std::string, std::string> same = sequences_in(setup);
  std::vector<std::string> order = cards;
  std::stable_partition(order.begin(), order.end(),
                        [&](const std::string& card) { return same.at(card) != same.at(lowering.card); });
  std::map<std::string, std::string> names;
  for (std::size_t i = 0; i < cards.size(); ++i) names[order[i]] = cards[i];
  return names;
}

games::Setup renamed(games::Setup setup, const std::map<std::string, std::string>& names) {
  const auto name = [&names](const std::string& card) {
    const auto found = names.find(card);
    return found == names.end() ? card : found->second;
  };
  for (auto& [seat, hand] : setup.hands) {
    std::size_t part = 0;
    for (char& letter : hand) {
      if (letter == '.') {
        ++part;
      } else if (part < kOrderOfSuits.size()) {
        letter = name({kOrderOfSuits[part], letter}).back();
      }
    }
  }
  for (std::string& card : setup.table) card = name(card);
  return setup;
}

std::vector<Exchange> lengthening(const games::Setup& setup, const std::string& seat, const std::string& partner,
                                  char suit, const MayMove& may_move) {
  std::vector<Exchange> all;
  for (const std::string& gets : of_suit(cards_of(setup, partner), suit)) {
    if (!small(gets) || !may_move(gets)) continue;
    for (const std::string& gives : cards_of(setup, seat))
      if (gives[0] != suit && small(gives) && may_move(gives))
        all.push_back({.seat = seat, .card = gives, .other = partner, .another = gets});
  }
  return all;
}

std::vector<Exchange> moving(const games::Setup& setup, const std::string& seat, const std::string& partner,
                             const std::string& card, const MayMove& may_move) {
  std::vector<Exchange> all;
  const auto add = [&](const std::string& for_card) {
    if (may_move(for_card)) all.push_back({.seat = seat, .card = card, .other = partner, .another = for_card});
  };
  const std::vector<std::string> theirs = cards_of(setup, partner);
  for (const std::string& each : of_suit(theirs, card[0]))
    if (rank_place(each) > rank_place(card) && small(each)) add(each);
  if (!all.empty()) return all;
  for (const std::string& each : theirs)
    if (each[0] != card[0] && small(each)) add(each);
  return all;
}

}  // namespace ouverte::tutor
