#include "solver/games/dreiertarock/exchange.hpp"

#include <array>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/random_hands.hpp"

namespace ouverte::games::dreiertarock {

std::vector<CardSet> lay_asides(CardSet fifteen) {
  std::vector<CardSet> all;
  const CardSet open = fifteen - kKings - kTrull;
  for (const Card first : open)
    for (const Card second : open)
      for (const Card third : open) {
        if (first >= second || second >= third) continue;
        const CardSet aside = CardSet(first) | CardSet(second) | CardSet(third);
        if (may_lay_aside(fifteen, aside)) all.push_back(aside);
      }
  return all;
}

std::string name_of(Card card) { return cards::card_text(cards::kTarockPack, card); }

absl::Status check_apart(std::string_view field, CardSet cards, std::span<const CardSet> hands) {
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    if (const CardSet again = cards & hands[seat]; !again.empty())
      return wrong(
          field,
          base::str(name_of(again.highest()), ", which hands.", seat_text(static_cast<Seat>(seat), kSeats), " has too"),
          "each card once");
  return absl::OkStatus();
}

absl::Status check_laid_aside(Seat declarer, CardSet fifteen, CardSet aside) {
  constexpr std::string_view kField = "contract.laid_aside";
  const std::string who = seat_text(declarer, kSeats);
  if (aside.size() != kLaidAside) return wrong(kField, base::counted(aside.size(), "card"), "three cards");
  if (const CardSet strange = aside - fifteen; !strange.empty())
    return wrong(kField, base::str(name_of(strange.highest()), ", which ", who, " does not hold"),
                 "three cards of the hand with its group of the talon");
  if (const CardSet held_back = aside & (kKings | kTrull); !held_back.empty())
    return wrong(kField, name_of(held_back.highest()), "neither a King nor a card of the Trull");
  if (may_lay_aside(fifteen, aside)) return absl::OkStatus();
  return wrong(kField,
               base::str(name_of((aside & kTrumps).highest()), " while ", who, " still holds ",
                         name_of((fifteen - aside - kTrumps - kKings).highest())),
               "trumps only when no other suit card is left to lay aside");
}

Setup dealt_at_random(base::Random& random) {
  Setup setup = random_hands(Traits::deal(), random).setup;
  setup.game = "dreiertarock";
  setup.dealer = seat_text(Seat{kPlayers - 1}, kSeats);
  CardSet rest = cards::kTarockPack.cards;
  for (const auto& [seat, hand] : setup.hands) rest -= *cards::parse_hand(cards::kTarockPack, hand);
  std::vector<Card> talon;
  for (const Card card : rest) talon.push_back(card);
  random.shuffle(std::span(talon));
  Written written;
  written.talon.emplace();
  for (std::size_t place = 0; place < talon.size(); ++place) (*written.talon)[place % 2].add(talon[place]);
  setup.contract = to_json(written);
  return setup;
}

Setup start_at_random(const base::Json& contract, base::Random& random) {
  auto written = written_from_json(contract);
  const std::int8_t pagat = written.ok() ? written->contract.pagat.by : kNobody;
  Setup setup;
  std::array<CardSet, kPlayers> hands;
  do {
    setup = dealt_at_random(random);
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      hands[seat] = *cards::parse_hand(cards::kTarockPack, setup.hands[seat].second);
  } while (pagat != kNobody && !hands[static_cast<std::size_t>(pagat)].has(kPagat));  // who announces it holds it
  if (!written.ok()) {
    setup.contract = contract;
    return setup;
  }
  written->talon = written_from_json(setup.contract)->talon;
  if (written->exchange()) {
    const std::uint64_t group = random.below(2);
    const auto declarer = static_cast<std::size_t>(written->contract.declarer);
    const std::vector<CardSet> choices = lay_asides(hands[declarer] | (*written->talon)[group]);
    written->taken = static_cast<int>(group);
    written->laid_aside = choices[random.below(choices.size())];
  }
  setup.contract = to_json(*written);
  return setup;
}

}  // namespace ouverte::games::dreiertarock
