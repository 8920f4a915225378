#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "solver/base/check.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// The seat that holds a card, on the table or in hand before; empty if it has been played.
std::string holder_of(const Setup& setup, cards::Card card) {
  for (const auto& [seat, text] : setup.hands)
    if (const auto hand = cards::parse_hand(cards::kTarockPack, text); hand.ok() && hand->has(card)) return seat;
  return "";
}

// Whether the key alone forces a feat of `who` if he is of the side to move, and that there is none if he is not.
template <class Feat>
bool key_alone_decides(const OnlyMove& turn, const Setup& setup, const std::string& who, const Feat& feat) {
  if (who.empty() || !setup.contract.contains("declarer")) return false;
  const bool declarer = turn.at.maximises();
  const bool his_side = (setup.contract.value("declarer", "") == who) == declarer;
  const auto forced_by = [&](const std::string& move) {
    return can_force(*after(turn.at, move), declarer,
                     [&](const Position& end) { return feat(end.setup().contract) == his_side; });
  };
  return forced_by(turn.key.front()) && std::ranges::none_of(turn.losing, [&](const std::vector<std::string>& moves) {
           return forced_by(moves.front());
         });
}

bool shows_ultimo(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  return key_alone_decides(turn, setup, holder_of(setup, kPagat), [](const base::Json& contract) {
    const auto ultimo = contract.find("ultimo");
    return ultimo != contract.end() && ultimo->is_object() && ultimo->value("taken", false);
  });
}

bool shows_mond(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  const std::string catcher = holder_of(setup, kSkues);
  const std::string caught = holder_of(setup, kMond);
  if (caught.empty() || caught == catcher) return false;
  return key_alone_decides(turn, setup, catcher, [](const base::Json& contract) {
    const auto mondfang = contract.find("mondfang");
    return mondfang != contract.end() && mondfang->is_string();
  });
}

// Which cards a theme is about: they are kept for the ending as long as anything else can be played.
std::vector<std::string> kept_for(std::string_view theme) {
  if (theme == "ultimo") return {"1"};
  if (theme == "mond") return {"*", "21"};
  return {};
}

base::Json contract_for(base::Random& random, std::string_view theme) {
  constexpr std::array kNames = {Name::kSingle, Name::kTriple, Name::kSolo, Name::kSuitSolo, Name::kTrischaken};
  const bool bonus = theme == "ultimo" || theme == "mond";
  const Kind& kind = kind_of(kNames[random.below(bonus ? 3 : kNames.size())]);
  base::Json contract = {{"name", kind.text}};
  if (kind.talon != TalonUse::kSetAside)
    contract["declarer"] = seat_text(static_cast<Seat>(random.below(kPlayers)), kSeats);
  return contract;
}

}  // namespace

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  const std::vector<std::string> kept = kept_for(theme);
  Setup setup = start_at_random(contract_for(random, theme), random);
  const bool trischaken = !setup.contract.contains("declarer");
  if (trischaken) setup.guarantee = seat_text(static_cast<Seat>(random.below(kPlayers)), kSeats);
  if (kept.empty() && (trischaken || random.below(2) == 0))
    setup.objective = objective_text(random.below(3) == 0 && !trischaken ? Objective::kMake : Objective::kPoints);
  auto position = position_of(setup);
  if (!position.ok()) return setup;
  for (int plays = kPlayers * (kDealt - size); plays > 0 && !(*position)->over(); --plays) {
    std::vector<std::string> moves = (*position)->moves();
    std::vector<std::string> others;
    std::ranges::copy_if(moves, std::back_inserter(others),
                         [&](const std::string& move) { return std::ranges::find(kept, move) == kept.end(); });
    if (!others.empty()) moves = others;
    CHECK((*position)->play(moves[random.below(moves.size())]).ok());
  }
  return (*position)->setup();
}

std::vector<Theme> own_themes() {
  return {
      {.name = "ultimo",
       .definition = "the key alone forces that the Pagat takes the last trick, or, for the other side, that it does "
                     "not",
       .shown = shows_ultimo},
      {.name = "mond",
       .definition = "the key alone forces that the Sküs takes the Mond of another player, or, for the other side, "
                     "that it does not",
       .shown = shows_mond}};
}

}  // namespace ouverte::games::dreiertarock
