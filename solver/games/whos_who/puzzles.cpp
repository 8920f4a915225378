#include <algorithm>
#include <array>

#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/random_ending.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/games/whos_who/door.hpp"
#include "solver/games/whos_who/words.hpp"

namespace ouverte::games::whos_who {
namespace {

bool soloist_in_the_middle(const Position& end) {
  const Setup setup = end.setup();
  const std::string soloist = setup.contract.value("soloist", "");
  int his = 0;
  std::vector<int> others;
  for (const auto& [seat, tricks] : *setup.won) {
    if (seat == soloist) {
      his = tricks;
    } else {
      others.push_back(tricks);
    }
  }
  return std::min(others[0], others[1]) < his && his < std::max(others[0], others[1]);
}

bool shows_middle(const OnlyMove& turn) {
  const bool soloist = turn.at.maximises();
  const auto forced_by = [&](const std::string& move) {
    return can_force(*after(turn.at, move), soloist,
                     [&](const Position& end) { return soloist_in_the_middle(end) == soloist; });
  };
  return forced_by(turn.key.front()) && std::ranges::none_of(turn.losing, [&](const std::vector<std::string>& moves) {
           return forced_by(moves.front());
         });
}

bool shows_giving(const OnlyMove& turn) {
  const std::string& key = turn.key.front();
  return key.starts_with('>') && key.substr(1) != turn.at.to_move();
}

bool shows_joker(const OnlyMove& turn) { return turn.key.front() == "*" && !turn.at.table_empty(); }

}  // namespace

Setup puzzle_under(const games::Contract& contract, base::Random& random, int size) {
  const auto* written = contract.terms<Written>();
  const PackSize pack = written != nullptr ? written->pack : PackSize::kSmall;
  const TrickDeal& deal = Traits::deal_of(pack);
  Setup setup = random_ending(deal, deal.pack->cards, size, random);
  setup.game = "whos-who";
  setup.contract = {{"pack", pack_text(pack).cards}};
  int jokers = 0;
  for (const auto& [seat, hand] : setup.hands) jokers += static_cast<int>(std::ranges::count(hand, '*'));
  const Seat soloist =
      written != nullptr && written->soloist ? *written->soloist : static_cast<Seat>(random.below(kPlayers));
  if (jokers < 2) setup.contract["soloist"] = seat_text(soloist, kSeats);
  win_at_random(setup, deal.hand_size - size, random);
  return setup;
}

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  const PackSize pack = random.below(4) == 0 ? PackSize::kLarge : PackSize::kSmall;
  Setup setup = puzzle_under(games::Contract::of(Written{.soloist = {}, .giver = {}, .pack = pack}), random, size);
  if (theme == "middle" || random.below(3) == 0) setup.objective = objective_text(Objective::kMake);
  return setup;
}

std::vector<Theme> own_themes() {
  return {
      {.name = "middle",
       .definition = "the key alone forces that the soloist's number of tricks lies between the partners' numbers, or, "
                     "for these, that it does not",
       .shown = shows_middle},
      {.name = "giving",
       .definition = "he may give the trick to anybody, and only by giving it to another does he keep the task",
       .shown = shows_giving},
      {.name = "joker", .definition = "he cannot follow, and only the Joker keeps the task", .shown = shows_joker}};
}

}  // namespace ouverte::games::whos_who
