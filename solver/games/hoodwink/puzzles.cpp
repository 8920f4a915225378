#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/random_ending.hpp"

namespace ouverte::games::hoodwink {
namespace {

// The tricks of the Hood, and of his two opponents.
struct Split {
  int hood = 0;
  std::array<int, 2> partners{};
};
Split split_of(const Position& end) {
  const Setup setup = end.setup();
  const std::string hood = setup.contract.value("hood", "");
  Split split;
  std::size_t next = 0;
  for (const auto& [seat, tricks] : *setup.won) {
    if (seat == hood) {
      split.hood = tricks;
    } else {
      split.partners.at(next++) = tricks;
    }
  }
  return split;
}

// Whether the key alone lets the side to move have the end that it wants: a property of the end for the Hood, who
// maximises, and its contrary for the partners.
template <class Property>
bool key_alone_forces(const OnlyMove& turn, const Property& property) {
  const bool hood = turn.at.maximises();
  if (!turn.at.setup().contract.contains("hood")) return false;
  const auto forced_by = [&](const std::string& move) {
    return can_force(*after(turn.at, move), hood, [&](const Position& end) { return property(split_of(end)) == hood; });
  };
  return forced_by(turn.key.front()) && std::ranges::none_of(turn.losing, [&](const std::vector<std::string>& moves) {
           return forced_by(moves.front());
         });
}

bool shows_parity(const OnlyMove& turn) {
  return key_alone_forces(turn, [](const Split& split) { return split.hood % 2 == 1; });
}

bool shows_balance(const OnlyMove& turn) {
  return key_alone_forces(turn, [](const Split& split) { return split.partners[0] != split.partners[1]; });
}

bool shows_level(const OnlyMove& turn) {
  return key_alone_forces(turn, [](const Split& split) {
    return split.partners[0] != split.partners[1] &&
           std::ranges::find(split.partners, split.hood) != split.partners.end();
  });
}

// Hands, and tricks taken before.
Setup ending(base::Random& random, int size) {
  const TrickDeal& deal = Traits::deal();
  Setup setup = random_ending(deal, deal.pack->cards, size, random);
  setup.game = "hoodwink";
  win_at_random(setup, deal.hand_size - size, random);
  return setup;
}

// Whose guarantee is asked among free partners, and who took the first trick.
void complete_free(Setup& setup, base::Random& random) {
  setup.guarantee = letter(random.below(kPlayers));
  std::vector<std::string> takers;
  for (const auto& [seat, tricks] : *setup.won)
    if (tricks > 0) takers.push_back(seat);
  if (!takers.empty()) setup.contract["first_trick"] = takers[random.below(takers.size())];
}

}  // namespace

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  Setup setup = ending(random, size);
  const Suit trump = cards::kAllSuits[random.below(cards::kAllSuits.size())];
  setup.contract = {{"trump", trump_text(trump)}, {"scoring", random.below(3) == 0 ? "swing" : "basic"}};
  const std::vector<Theme> own = own_themes();
  const bool needs_hood = std::ranges::find(own, theme, &Theme::name) != own.end();
  if (!needs_hood && random.below(4) == 0) {
    setup.contract["free"] = kFreeRules[random.below(kFreeRules.size())].text;
    complete_free(setup, random);
    return setup;
  }
  setup.contract["hood"] = letter(random.below(kPlayers));
  if (theme == "balance" || random.below(3) == 0) setup.objective = text_of(kObjectives, Objective::kMake);
  return setup;
}

Setup puzzle_under(const games::Contract& contract, base::Random& random, int size) {
  Setup setup = ending(random, size);
  setup.contract = contract.json();
  if (contract.free_for_all()) complete_free(setup, random);
  return setup;
}

std::vector<Theme> own_themes() {
  return {
      {.name = "parity",
       .definition = "the key alone forces that the Hood's tricks are odd in number, or, for the partners, even",
       .shown = shows_parity},
      {.name = "balance",
       .definition = "the key alone forces that the partners take equally many tricks, or, for the Hood, not so",
       .shown = shows_balance},
      {.name = "level",
       .definition = "the key alone forces that the Hood takes as many tricks as one partner and not the other, or, "
                     "for the partners, that he does not",
       .shown = shows_level}};
}

}  // namespace ouverte::games::hoodwink
