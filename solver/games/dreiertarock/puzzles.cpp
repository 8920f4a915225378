#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "solver/base/check.hpp"
#include "solver/base/sort.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/random_ending.hpp"

namespace ouverte::games::dreiertarock {
namespace {

constexpr std::string_view kSlam = "slam";
constexpr std::string_view kGuard = "guard";

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
                     [&](const Position& end) { return feat(end.setup()) == his_side; });
  };
  return forced_by(turn.key.front()) && std::ranges::none_of(turn.losing, [&](const std::vector<std::string>& moves) {
           return forced_by(moves.front());
         });
}

bool shows_ultimo(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  return key_alone_decides(turn, setup, holder_of(setup, kPagat), [](const Setup& end) {
    const auto ultimo = end.contract.find("ultimo");
    return ultimo != end.contract.end() && ultimo->is_object() && ultimo->value("taken", false);
  });
}

bool shows_mond(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  const std::string catcher = holder_of(setup, kSkues);
  const std::string caught = holder_of(setup, kMond);
  if (caught.empty() || caught == catcher) return false;
  return key_alone_decides(turn, setup, catcher, [](const Setup& end) {
    const auto mondfang = end.contract.find("mondfang");
    return mondfang != end.contract.end() && mondfang->is_string();
  });
}

// Whether the declarer has taken every trick so far.
bool all_tricks(const Setup& setup, std::string_view declarer) {
  return setup.won && std::ranges::all_of(*setup.won, [&](const auto& of_seat) {
           return of_seat.first == declarer || of_seat.second == 0;
         });
}

bool shows_slam(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  const std::string declarer = setup.contract.value("declarer", "");
  if (declarer.empty() || !all_tricks(setup, declarer)) return false;
  return key_alone_decides(turn, setup, declarer, [&](const Setup& end) { return all_tricks(end, declarer); });
}

bool shows_guard(const OnlyMove& turn) {
  return turn.at.setup().contract.value("name", "") == kind_of(Name::kSoloSlam).text && guards_a_suit(turn);
}

// Which cards a theme is about: they are kept for the ending as long as anything else can be played.
std::vector<std::string> kept_for(std::string_view theme) {
  if (theme == "ultimo") return {"1"};
  if (theme == "mond") return {"*", "21"};
  return {};
}

base::Json contract_for(base::Random& random, std::string_view theme) {
  constexpr std::array kNames = {Name::kSingle,   Name::kDouble,     Name::kTriple,  Name::kSolo,
                                 Name::kSuitSolo, Name::kTrischaken, Name::kSoloSlam};
  const bool bonus = theme == "ultimo" || theme == "mond";
  const std::uint64_t name = random.below(bonus ? 4 : kNames.size());
  const Kind& kind = kind_of(theme == kSlam || theme == kGuard ? Name::kSoloSlam : kNames[name]);
  base::Json contract = {{"name", kind.text}};
  if (kind.talon != TalonUse::kSetAside)
    contract["declarer"] = seat_text(static_cast<Seat>(random.below(kPlayers)), kSeats);
  return contract;
}

// The pack, high cards mostly first.
std::vector<Card> roughly_ranked(base::Random& random) {
  constexpr int kLuck = 20;  // beside the rank of a card
  constexpr int kKing = 8;
  std::vector<std::pair<int, Card>> ranked;
  for (const Card card : cards::kTarockPack.cards) {
    const int rank = is_trump(card) ? card.number() - kPagat.number() + 1 : kKings.has(card) ? kKing : 0;
    ranked.emplace_back(rank + static_cast<int>(random.below(kLuck)), card);
  }
  base::sort(ranked, std::greater<>());
  std::vector<Card> cards;
  for (const auto& [rank, card] : ranked) cards.push_back(card);
  return cards;
}

// The same for a declarer with `size` cards who has all the trumps that are left, some: his cards first, then those
// of suits.
std::vector<Card> ranked_with_all_trumps(base::Random& random, int size) {
  std::vector<Card> pack = roughly_ranked(random);
  random.shuffle(std::span(pack).first(pack.size() / 3));
  const auto first_trump = std::stable_partition(pack.begin(), pack.end(), [](Card card) { return !is_trump(card); });
  const auto trumps = static_cast<std::ptrdiff_t>(1 + random.below(static_cast<std::uint64_t>(size - 1)));
  std::rotate(pack.begin(), first_trump, first_trump + trumps);
  return pack;
}

// An ending in which the declarer has taken every trick and leads, many of the high cards being his.
Setup slam_ending_with(bool all_trumps, Setup setup, int size, base::Random& random) {
  std::vector<Card> pack = all_trumps ? ranked_with_all_trumps(random, size) : roughly_ranked(random);
  const auto others = std::span(pack).subspan(static_cast<std::size_t>(size));
  random.shuffle(all_trumps ? others.first(2 * static_cast<std::size_t>(size)) : others);
  CardSet dealt;
  auto take = [&, next = std::size_t{0}](int count) mutable {
    CardSet taken;
    for (; count > 0; --count) taken.add(pack[next++]);
    dealt |= taken;
    return taken;
  };
  const CardSet his = take(size);
  const std::string declarer = setup.contract.at("declarer");
  setup.won.emplace();
  for (auto& [seat, hand] : setup.hands) {
    hand = cards::hand_text(cards::kTarockPack, seat == declarer ? his : take(size));
    setup.won->emplace_back(seat, seat == declarer ? kDealt - size : 0);
  }
  const std::array<CardSet, 2> talon = {take(kGroup), take(kGroup)};
  setup.leader = declarer;
  setup.contract["talon"] = {cards::hand_text(cards::kTarockPack, talon[0]),
                             cards::hand_text(cards::kTarockPack, talon[1])};
  setup.contract["points"] = {{"declarer", card_points(cards::kTarockPack.cards - dealt)},
                              {"defenders", card_points(talon[0] | talon[1])}};
  return setup;
}

// With all the trumps all his cards but one win: the slam is neither lost at once nor laid down.
Setup slam_ending(const Setup& start, int size, base::Random& random) {
  constexpr int kTries = 1'000;
  const bool all_trumps = random.below(2) == 0;
  Setup setup = slam_ending_with(all_trumps, start, size, random);
  const std::string declarer = start.contract.at("declarer");
  for (int tried = 0; all_trumps && winners_of(setup, cards::kTarockPack, declarer) != size - 1 && tried < kTries;
       ++tried)
    setup = slam_ending_with(all_trumps, start, size, random);
  return setup;
}

// Played down at random, `kept` cards as late as can be.
Setup ending(const base::Json& contract, base::Random& random, int size, const std::vector<std::string>& kept) {
  Setup setup = start_at_random(contract, random);
  if (setup.contract.value("name", "") == kind_of(Name::kSoloSlam).text) return slam_ending(setup, size, random);
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

}  // namespace

Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  return ending(contract_for(random, theme), random, size, kept_for(theme));
}

Setup puzzle_under(const games::Contract& contract, base::Random& random, int size) {
  return ending(contract.json(), random, size, {});
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
       .shown = shows_mond},
      {.name = kSlam,
       .definition =
           "the key alone forces that the declarer takes every trick, or, for the other side, that he does not",
       .shown = shows_slam},
      {.name = kGuard,
       .definition = "in a Solo-Slam he cannot follow, and whatever he discards from another suit loses",
       .shown = shows_guard}};
}

}  // namespace ouverte::games::dreiertarock
