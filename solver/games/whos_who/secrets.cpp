#include "solver/games/whos_who/secrets.hpp"

#include <algorithm>

#include "solver/base/status.hpp"

namespace ouverte::games::whos_who {
namespace {

constexpr char kJoker = '*';

int jokers_in(std::string_view hand) { return static_cast<int>(std::ranges::count(hand, kJoker)); }
bool has_cards(std::string_view hand) { return hand.find_first_not_of(".-") != std::string_view::npos; }

// The Jokers that a seat still holds or has on the table.
int jokers_of(const Setup& setup, std::string_view seat) {
  const auto place_of = [&](std::string_view wanted) {
    return std::ranges::find(setup.hands, wanted, [](const auto& hand) { return std::string_view(hand.first); }) -
           setup.hands.begin();
  };
  const auto own = place_of(seat);
  const auto players = static_cast<std::ptrdiff_t>(setup.hands.size());
  int jokers = jokers_in(setup.hands[static_cast<std::size_t>(own)].second);
  const auto place = static_cast<std::size_t>((own - place_of(setup.leader) + players) % players);
  if (place < setup.table.size()) jokers += jokers_in(setup.table[place]);
  return jokers;
}

}  // namespace

bool know_soloist(const Setup& setup, std::string_view seats) {
  int hidden_hands = 0, hidden_jokers = 0;
  for (const auto& [seat, hand] : setup.hands) {
    if (seats.find(seat) != std::string_view::npos || !has_cards(hand)) continue;
    ++hidden_hands;
    hidden_jokers += jokers_in(hand);
  }
  return hidden_hands <= 1 || hidden_jokers == 0;
}

std::string sides_as_known(const Setup& setup, std::string_view seats) {
  const std::string soloist = setup.contract.value("soloist", "");
  if (know_soloist(setup, seats)) return soloist + " is the soloist";
  // A soloist who has a Joker was dealt both; else each of the two others was dealt one, and knows it.
  if (seats.size() == 1 && seats != soloist && jokers_of(setup, soloist) == 0)
    return base::str(seats, " was dealt one Joker and is a partner");
  return "not known yet";
}

std::string jokers_played(const Setup& setup) {
  int held = 0;
  for (const auto& [seat, hand] : setup.hands) held += jokers_in(hand);
  return held == 2 ? "none played" : held == 1 ? "1 played" : "both played";
}

}  // namespace ouverte::games::whos_who
