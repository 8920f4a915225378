#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "solver/cards/text.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/random_ending.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

int& tricks_of(Setup& setup, std::string_view seat) {
  return std::ranges::find(*setup.won, seat, &std::pair<std::string, int>::first)->second;
}

std::string another_seat(std::string_view seat, base::Random& random) {
  const std::size_t place = cards::kCompass.find(seat);
  return std::string(1, cards::kCompass[(place + 1 + random.below(kPlayers - 1)) % kPlayers]);
}

// An ending of a slam that is neither lost at once nor laid down: all but one of the soloist's cards win.
Setup ending_of_slam(const TrickDeal& deal, std::string_view soloist, int size, base::Random& random) {
  constexpr int kTries = 20'000;
  Setup setup = random_ending(deal, deal.pack->cards, size, random);
  for (int tried = 0; winners_of(setup, *deal.pack, soloist) != size - 1 && tried < kTries; ++tried)
    setup = random_ending(deal, deal.pack->cards, size, random);
  return setup;
}

// In misère the soloist has no trick yet: there is something to play for.
void leave_without(Setup& setup, const std::string& soloist, base::Random& random) {
  const std::string other = another_seat(soloist, random);
  tricks_of(setup, other) += std::exchange(tricks_of(setup, soloist), 0);
  if (setup.leader == soloist) setup.leader = other;
}

// In a slam the soloist has them all.
void leave_with_all(Setup& setup, const std::string& soloist) {
  int all = 0;
  for (auto& [seat, tricks] : *setup.won) all += std::exchange(tricks, 0);
  tricks_of(setup, soloist) = all;
  setup.leader = soloist;
}

// In an abundance what is still needed can be had: as many tricks as there are, or fewer.
void leave_at_stake(Setup& setup, const std::string& soloist, int least, int size, base::Random& random) {
  const int played = kAllTricks - size;
  if (played == 0) return;
  const int fewest = std::max(1, least - played), most = std::min(size, least);  // that he can still need
  const int choices = most - fewest + 1;
  const int needed = fewest + static_cast<int>(random.below(static_cast<std::uint64_t>(choices)));
  const int others = played - (least - needed);  // tricks that they have
  for (auto& [seat, tricks] : *setup.won) tricks = seat == soloist ? least - needed : 0;
  if (tricks_of(setup, setup.leader) == 0) setup.leader = others == 0 ? soloist : another_seat(soloist, random);
  for (int trick = 0; trick < others; ++trick) {
    const bool leads = trick == 0 && setup.leader != soloist;  // who has won the last one
    ++tricks_of(setup, leads ? setup.leader : another_seat(soloist, random));
  }
}

// In royal misère nobody has five yet; who was first to four is said.
void leave_open(Setup& setup, int tricks, base::Random& random) {
  constexpr int kTries = 100;
  const auto most = [&setup] {
    return std::ranges::max_element(*setup.won, {}, &std::pair<std::string, int>::second)->second;
  };
  for (int tried = 0; most() > 4 && tried < kTries; ++tried) win_at_random(setup, tricks, random);
  std::vector<std::string> with_four;
  for (const auto& [seat, won] : *setup.won)
    if (won == 4) with_four.push_back(seat);
  setup.contract["first_to_four"] = nullptr;
  if (!with_four.empty()) setup.contract["first_to_four"] = with_four[random.below(with_four.size())];
}

// The tricks before the ending, as they can have been where the contract is still open.
void play_before(Setup& setup, Name name, int tricks, base::Random& random) {
  win_at_random(setup, tricks, random);
  const std::string soloist = setup.contract.value("soloist", "");
  if (misere(name)) leave_without(setup, soloist, random);
  if (name == Name::kSlam) leave_with_all(setup, soloist);
  if (name == Name::kAbundance || name == Name::kRoyalAbundance)
    leave_at_stake(setup, soloist, terms(name).least, kAllTricks - tricks, random);
  if (name == Name::kRoyalMisere) leave_open(setup, tricks, random);
}

bool shows_guard(const OnlyMove& turn) {
  return turn.at.setup().contract.value("name", "") == kind_of(Name::kSlam).text && guards_a_suit(turn);
}

}  // namespace

std::vector<Theme> own_themes() {
  return {{.name = "guard",
           .definition = "in a slam he cannot follow, and whatever he discards from another suit loses",
           .shown = shows_guard}};
}

Setup puzzle_under(const games::Contract& contract, base::Random& random, int size) {
  const TrickDeal& deal = Traits::deal();
  const auto* written = contract.terms<Written>();
  const bool slam = written != nullptr && written->kind == &kind_of(Name::kSlam);
  Setup setup = slam ? ending_of_slam(deal, seat_text(written->declaring[0]), size, random)
                     : random_ending(deal, deal.pack->cards, size, random);
  setup.game = "solo-whist";
  setup.contract = written == nullptr ? contract.json() : to_json(without_card(*written));
  if (written == nullptr || written->kind == nullptr) return setup;  // which is no position, and its reader says why
  if (written->kind->sides == Sides::kEveryForHimself) setup.guarantee = "S";
  play_before(setup, written->kind->name, deal.hand_size - size, random);
  return setup;
}

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  constexpr std::array kNames = {Name::kPropCop,        Name::kSolo,          Name::kMisere, Name::kAbundance,
                                 Name::kRoyalAbundance, Name::kMisereOuverte, Name::kSlam,   Name::kRoyalMisere};
  constexpr std::array kNamesToGetOffLead = {Name::kGeneralMisere, Name::kCompetitiveMisere};
  const Name name = theme == "exit"    ? kNamesToGetOffLead[random.below(kNamesToGetOffLead.size())]
                    : theme == "guard" ? Name::kSlam
                                       : kNames[random.below(kNames.size())];
  const Kind& kind = kind_of(name);
  base::Json contract = {{"name", kind.text}};
  if (kind.trump != TrumpRule::kNone)
    contract["trump"] = trump_text(cards::kAllSuits[random.below(cards::kAllSuits.size())]);
  if (kind.sides == Sides::kPartners) {
    contract["partners"] = random.below(2) == 0 ? std::array{"N", "S"} : std::array{"E", "S"};
  } else if (kind.sides == Sides::kSoloist) {
    contract["soloist"] = "S";
  }
  return puzzle_under(games::Contract::of(*written_from_json(contract)), random, size);
}

}  // namespace ouverte::games::solo_whist
