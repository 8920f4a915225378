#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "solver/cards/card_bag.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/rules.hpp"
#include "solver/games/shared/forcing.hpp"

namespace ouverte::games::rummage {
namespace {

std::string card_of(const std::string& move) { return move.substr(0, move.find('+')); }

// Cards laid in sets, as the length of their text.
std::size_t laid(const std::string& move) { return move.size() - card_of(move).size(); }

bool shows_hold_back(const OnlyMove& turn) {
  const std::string& key = turn.key.front();
  return std::ranges::any_of(turn.losing, [&](const std::vector<std::string>& moves) {
    return card_of(moves.front()) == card_of(key) && laid(moves.front()) > laid(key);
  });
}

bool shows_out_by_ducking(const OnlyMove& turn) {
  const Setup setup = turn.at.setup();
  const std::string seat = turn.at.to_move();
  const auto melds_of = [&](const Setup& now) {
    const auto melds = now.contract.find("melds");
    return melds == now.contract.end() ? base::Json() : melds->value(seat, base::Json());
  };
  const base::Json before = melds_of(setup);
  const auto forced_by = [&](const std::string& move) {
    return can_force(*after(turn.at, move), turn.at.maximises(), [&](const Position& end) {
      const Setup now = end.setup();
      const auto hand = std::ranges::find(now.hands, seat, &std::pair<std::string, std::string>::first);
      return hand != now.hands.end() && hand->second == "-" && melds_of(now) == before;
    });
  };
  return forced_by(turn.key.front()) && std::ranges::none_of(turn.losing, [&](const std::vector<std::string>& moves) {
           return forced_by(moves.front());
         });
}

using Cards = std::vector<Card>;

// The whole pack, shuffled within its ranks.
std::map<Rank, Cards> shuffled_ranks(const cards::BagPack& pack, base::Random& random) {
  std::map<Rank, Cards> ranks;
  for (const Card card : pack.pack.cards) {
    Cards& cards = ranks[rank_of(card)];
    cards.insert(cards.end(), static_cast<std::size_t>(pack.copies(card)), card);
  }
  for (auto& [rank, cards] : ranks) random.shuffle(std::span(cards));
  return ranks;
}

// Takes a card of one of a few ranks; three or more of each are left, which make a set.
Card take(std::span<Cards* const> ranks, base::Random& random) {
  for (;;) {
    Cards& cards = *ranks[random.below(ranks.size())];
    if (cards.size() <= kLeastSet) continue;
    const Card card = cards.back();
    cards.pop_back();
    return card;
  }
}

}  // namespace

// Small hands of few ranks, so that there are sets, and cards on the table to match. What is left of every rank has
// been laid by somebody as one set.
Setup puzzle_at_random(base::Random& random, int size, std::string_view theme) {
  constexpr std::size_t kRanksInHand = 4;
  constexpr int kMostInHand = 5;  // three hands and two cards on the table leave sets of four ranks
  const cards::BagPack& pack = rummage::pack(kLeastPlayers);
  std::map<Rank, Cards> all = shuffled_ranks(pack, random);
  std::vector<Cards*> ranks;
  for (auto& [rank, cards] : all)
    if (rank != kJokers) ranks.push_back(&cards);
  random.shuffle(std::span(ranks));
  ranks.resize(kRanksInHand);

  Setup setup;
  setup.game = "rummage";
  setup.leader = setup.guarantee = "A";
  setup.table.push_back(cards::card_text(pack.pack, take(ranks, random)));
  if (const Card second = take(ranks, random); cards::card_text(pack.pack, second)[0] == setup.table[0][0]) {
    all[rank_of(second)].push_back(second);  // it would match
  } else {
    setup.table.push_back(cards::card_text(pack.pack, second));
  }
  base::Json melds = base::Json::object();
  for (std::size_t seat = 0; seat < kLeastPlayers; ++seat) {
    const bool few = seat == 0 && theme == "out-by-ducking";  // cards that can be ducked away
    cards::CardBag hand;
    for (int left = std::min(size, few ? 2 : kMostInHand); left > 0; --left) hand.add(take(ranks, random));
    setup.hands.emplace_back(cards::kLetters.substr(seat, 1), cards::bag_text(pack, hand));
    melds[setup.hands.back().first] = base::Json::array();
  }
  for (const auto& [rank, cards] : all) melds[setup.hands[random.below(kLeastPlayers)].first].push_back(cards.size());
  const bool out = theme == "out-by-ducking" || random.below(2) == 0;
  setup.contract = {{"players", kLeastPlayers}, {"melds", melds}, {"horizon", out ? 7 : 4}};
  setup.objective = kObjectives[out ? 1 : 0].text;
  return setup;
}

std::vector<Theme> own_themes() {
  return {{.name = "out-by-ducking",
           .definition = "the key alone forces that he goes out without laying another set",
           .shown = shows_out_by_ducking},
          {.name = "hold-back",
           .definition = "he matches, and laying more sets with the same card loses",
           .shown = shows_hold_back}};
}

}  // namespace ouverte::games::rummage
