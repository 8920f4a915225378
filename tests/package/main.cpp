// Asks every game there is for a random deal, and for its rules as a foreign caller does: enough to need the libraries,
// their headers and what they depend on.
#include <iostream>
#include <string>

#include "app/requests/respond.hpp"
#include "solver/games/door/game.hpp"

int main() {
  ouverte::base::Random random(1);
  for (const ouverte::games::Game* game : ouverte::games::all_games()) {
    std::cout << game->title() << ": " << game->random_deal(random).hands.size() << " hands\n";
    const std::string rules = ouverte::respond(R"({"ask": "rules", "game": ")" + std::string(game->name()) + R"("})");
    if (!rules.starts_with(R"({"game":)")) return 1;
  }
  return ouverte::games::find_game("no such game") == nullptr ? 0 : 1;
}
