// Asks every game there is for a random deal: enough to need the library, its headers and what they depend on.
#include <iostream>

#include "solver/games/door/entry.hpp"

int main() {
  ouverte::base::Random random(1);
  for (const ouverte::games::Entry* game : ouverte::games::all_entries()) {
    std::cout << game->title() << ": " << game->random_deal(random).hands.size() << " hands\n";
  }
  return ouverte::games::find_entry("no such game") == nullptr ? 0 : 1;
}
