#include <array>
#include <utility>

#include "solver/games/shared/random_ending.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"

namespace ouverte::games::solo_whist {

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  constexpr std::array kNames = {Name::kPropCop, Name::kSolo, Name::kMisere, Name::kAbundance};
  constexpr std::array kNamesToGetOffLead = {Name::kGeneralMisere, Name::kCompetitiveMisere};
  const TrickDeal& deal = Traits::deal();
  Setup setup = random_ending(deal, deal.pack->cards, size, random);
  setup.game = "solo-whist";
  const Name name = theme == "exit" ? kNamesToGetOffLead[random.below(kNamesToGetOffLead.size())]
                                    : kNames[random.below(kNames.size())];
  const Kind& kind = kind_of(name);
  setup.contract = {{"name", kind.text}};
  if (kind.trump != TrumpRule::kNone)
    setup.contract["trump"] = trump_text(cards::kAllSuits[random.below(cards::kAllSuits.size())]);
  if (kind.sides == Sides::kPartners) {
    setup.contract["partners"] = random.below(2) == 0 ? std::array{"N", "S"} : std::array{"E", "S"};
  } else if (kind.sides == Sides::kSoloist) {
    setup.contract["soloist"] = "S";
  } else {
    setup.guarantee = "S";
  }
  win_at_random(setup, deal.hand_size - size, random);
  if (name == Name::kMisere) {  // there is something to play for: the soloist has no trick yet
    int& soloist = setup.won->at(2).second;
    setup.won->front().second += std::exchange(soloist, 0);
    if (setup.leader == "S") setup.leader = "N";
  }
  return setup;
}

}  // namespace ouverte::games::solo_whist
