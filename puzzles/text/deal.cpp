// The hands of a posted problem as the `Deal` of a record.
#include <algorithm>
#include <map>
#include <set>

#include "puzzles/text/build.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::invalid;
using base::str;

constexpr std::string_view kSuitsDealt = "SHDC";
constexpr std::string_view kRanks = "AKQJT98765432";

std::string seat_words(char seat, const Table& table) {
  return std::string(games::seat_name(std::string_view(&seat, 1), table.seats));
}

std::size_t size_of(const Hand& hand) {
  std::size_t cards = 0;
  for (const auto& suit : hand.suits) cards += suit.size();
  return cards;
}

// Every card of a whole deal, as "SA"; jokers and trumps are "*" and numbers.
std::set<std::string> pack_of(const games::Game& game, std::size_t& each) {
  std::set<std::string> pack;
  base::Random random(0);
  const games::Setup deal = game.random_deal(random);
  each = 0;
  for (const auto& [seat, hand] : deal.hands) {
    std::size_t field = 0;
    std::size_t cards = 0;
    for (const char letter : hand) {
      if (letter == '.') {
        ++field;
      } else if (field < kSuitsDealt.size()) {
        pack.insert(str(kSuitsDealt[field], letter));
        ++cards;
      }
    }
    each = std::max(each, cards);
  }
  return pack;
}

std::size_t height(const std::string& rank) { return kRanks.find(rank); }

// The two players of three, or three of four, hold the pack but for one hand: it is what they leave.
void fill_in(std::vector<Hand>& hands, const games::Game& game, const Table& table) {
  if (!table.compass || hands.size() + 1 != table.seats.size()) return;
  std::size_t each = 0;
  std::set<std::string> left = pack_of(game, each);
  for (const Hand& hand : hands) {
    if (size_of(hand) != each) return;
    for (std::size_t suit = 0; suit < kSuitsDealt.size(); ++suit)
      for (const std::string& rank : hand.suits[suit]) left.erase(str(kSuitsDealt[suit], rank));
  }
  if (left.size() != each) return;
  for (const char seat : table.seats) {
    if (std::ranges::find(hands, seat, &Hand::seat) != hands.end()) continue;
    Hand last{.seat = seat, .line = hands.back().line};
    for (const std::string& card : left) last.suits[kSuitsDealt.find(card[0])].push_back(card.substr(1));
    for (auto& suit : last.suits) base::sort(suit, {}, height);
    hands.push_back(last);
    return;
  }
}

// An x is the lowest card that nobody has, where no other hand's card of the suit is as low.
absl::Status name_small_cards(std::vector<Hand>& hands, const Table& table) {
  for (std::size_t suit = 0; suit < kSuitsDealt.size(); ++suit) {
    Hand* holder = nullptr;
    std::set<std::string> named;
    for (Hand& hand : hands) {
      const auto small = std::ranges::count(hand.suits[suit], "x");
      if (small > 0 && holder != nullptr)
        return invalid(seat_words(hand.seat, table), ": found x in ", games::suit_name(static_cast<cards::Suit>(suit)),
                       ", which ", seat_words(holder->seat, table),
                       " has too, expected the cards by name: who has which may matter");
      if (small > 0) holder = &hand;
      for (const std::string& rank : hand.suits[suit]) named.insert(rank);
    }
    if (holder == nullptr) continue;
    std::size_t lowest = 0;
    for (const Hand& hand : hands)
      for (const std::string& rank : hand.suits[suit])
        if (&hand != holder) lowest = std::max(lowest, height(rank));
    std::size_t free = kRanks.size();
    for (std::string& rank : holder->suits[suit]) {
      if (rank != "x") continue;
      do {
        --free;
      } while (free > 0 && named.contains(std::string(1, kRanks[free])));
      const bool others =
          std::ranges::any_of(hands, [&](const Hand& hand) { return &hand != holder && !hand.suits[suit].empty(); });
      if (others && free < lowest)
        return invalid(seat_words(holder->seat, table), ": found x in ",
                       games::suit_name(static_cast<cards::Suit>(suit)),
                       ", expected the card by name: another hand has as low a card");
      rank = std::string(1, kRanks[free]);
      named.insert(rank);
    }
  }
  return absl::OkStatus();
}

std::string text_of(const Hand& hand, const Table& table) {
  std::string text;
  for (std::size_t suit = 0; suit < hand.suits.size(); ++suit) {
    if (suit == kExtras && hand.suits[suit].empty()) break;
    if (suit > 0) text += '.';
    bool first = true;
    for (const std::string& rank : hand.suits[suit]) {
      if (table.trumps && suit == kExtras && !first) text += ',';
      text += table.trumps && suit < kExtras && rank == "A"     ? "1"
              : table.trumps && suit == kExtras && rank == "22" ? "*"
                                                                : rank;
      first = false;
    }
  }
  return text == "..." ? "-" : text;
}

}  // namespace

absl::StatusOr<std::vector<Hand>> completed(std::vector<Hand> hands, const games::Game& game, const Table& table) {
  if (absl::Status named = name_small_cards(hands, table); !named.ok()) return named;
  fill_in(hands, game, table);
  return hands;
}

absl::StatusOr<std::string> deal_of(const std::vector<Hand>& hands, const games::Game& game, const Table& table) {
  std::string seats = table.seats;
  if (game.seats_of(hands.size()).size() == hands.size()) seats = game.seats_of(hands.size());
  std::size_t most = 0;
  for (const Hand& hand : hands) most = std::max(most, size_of(hand));
  std::string deal = str(seats[0], ':');
  for (const char seat : seats) {
    const auto hand = std::ranges::find(hands, seat, &Hand::seat);
    if (hand == hands.end())
      return invalid(seat_words(seat, table), ": found no hand, expected one of ", most, " cards");
    deal += str(seat == seats[0] ? "" : " ", text_of(*hand, table));
  }
  for (const Hand& hand : hands)
    if (seats.find(hand.seat) == std::string::npos)
      return invalid("hands: found one of ", seat_words(hand.seat, table), " at a table of ", hands.size(),
                     ", expected those of ", seats);
  return deal;
}

}  // namespace ouverte::puzzles::text
