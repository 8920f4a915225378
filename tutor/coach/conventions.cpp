#include "tutor/coach/conventions.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "puzzles/compose/naive.hpp"
#include "solver/base/sort.hpp"

namespace ouverte::tutor {
namespace {

using Cards = std::vector<std::string>;

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::string_view kRanksDown = "AKQJT98765432";
constexpr std::size_t kTen = 4;  // the place of the lowest honour among them
constexpr std::size_t kTrickOfFour = 4;

// 0 of an ace, 12 of a two.
std::size_t rank_depth(char rank) { return kRanksDown.find(rank); }
bool is_honour(char rank) { return rank_depth(rank) <= kTen; }
std::size_t suit_place(char suit) { return kSuitLetters.find(suit); }
std::string written_card(std::size_t suit, char rank) { return {kSuitLetters[suit], rank}; }

bool of_own_side(const Turn& turn, const std::string& seat) {
  return std::ranges::find(turn.own, seat) != turn.own.end();
}

// Whether a card takes a trick that another was winning.
bool card_beats(const std::string& one, const std::string& other, char trump) {
  if (one[0] == other[0]) return rank_depth(one[1]) < rank_depth(other[1]);
  return one[0] == trump;
}

// The play that wins the trick so far. Of a trick that has begun.
const Turn::PlayedCard& winning_play(const Turn& turn) {
  const Turn::PlayedCard* best = &turn.table.front();
  for (const Turn::PlayedCard& played : turn.table)
    if (card_beats(played.card, best->card, turn.trump)) best = &played;
  return *best;
}

// The cards of the suit led, from the highest down; none where it is not held.
Cards suit_held(const Turn& turn) {
  Cards cards;
  const std::size_t suit = suit_place(turn.table.front().card[0]);
  for (const char rank : turn.ranks[suit]) cards.push_back(written_card(suit, rank));
  return cards;
}

Cards from_the_lowest(Cards cards) {
  std::ranges::reverse(cards);
  return cards;
}

// Suits other than trumps, the longest first, of equally long ones that with the higher cards.
std::vector<std::size_t> side_suits(const Turn& turn) {
  std::vector<std::size_t> suits;
  for (std::size_t suit = 0; suit < kSuitLetters.size(); ++suit)
    if (!turn.ranks[suit].empty() && kSuitLetters[suit] != turn.trump) suits.push_back(suit);
  const auto order = [&](std::size_t suit) {
    std::vector<std::size_t> depths = {kRanksDown.size() - turn.ranks[suit].size()};
    for (const char rank : turn.ranks[suit]) depths.push_back(rank_depth(rank));
    return depths;
  };
  base::sort(suits, {}, order);
  return suits;
}

// How many cards from this one down touch one another.
std::size_t run_from(const std::string& ranks, std::size_t place) {
  std::size_t length = 1;
  while (place + length < ranks.size() && rank_depth(ranks[place + length]) == rank_depth(ranks[place]) + length)
    ++length;
  return length;
}

// ## Leads of the defence

// K of K-Q-J, Q of Q-J-9, and under a trump contract of K-Q or A-K alone; J of K-J-T-9.
Cards top_of_sequence(const Turn& turn) {
  Cards cards;
  if (!turn.table.empty() || !turn.defends) return cards;
  for (const std::size_t suit : side_suits(turn)) {
    const std::string& ranks = turn.ranks[suit];
    for (std::size_t place = 0; place < ranks.size() && is_honour(ranks[place]);) {
      const std::size_t length = run_from(ranks, place);
      const std::size_t next = place + length;
      const bool nearly =
          length == 2 &&
          (turn.trump != 0 || (next < ranks.size() && rank_depth(ranks[next]) == rank_depth(ranks[place]) + 3));
      if (length >= 3 || nearly) {
        cards.push_back(written_card(suit, ranks[place]));
        break;
      }
      place = next;
    }
  }
  return cards;
}

// From the longest suit; not from under an ace where there are trumps.
Cards fourth_best(const Turn& turn) {
  constexpr std::size_t kFourth = 3;
  Cards cards;
  if (!turn.table.empty() || !turn.defends) return cards;
  for (const std::size_t suit : side_suits(turn)) {
    const std::string& ranks = turn.ranks[suit];
    if (ranks.size() > kFourth && (turn.trump == 0 || ranks.front() != 'A'))
      cards.push_back(written_card(suit, ranks[kFourth]));
  }
  return cards;
}

// From short suits: the top of two, low from three to an honour, the top of nothing; where there are trumps to ruff
// with the shortest first. A trump last.
Cards short_suit(const Turn& turn) {
  constexpr std::size_t kShort = 3;
  Cards cards;
  if (!turn.table.empty() || !turn.defends) return cards;
  const bool ruffs = turn.trump != 0 && !turn.ranks[suit_place(turn.trump)].empty();
  std::vector<std::size_t> suits = side_suits(turn);
  if (ruffs) std::ranges::reverse(suits);
  for (const std::size_t suit : suits) {
    const std::string& ranks = turn.ranks[suit];
    if (ranks.size() > kShort) continue;
    const bool low = ranks.size() == kShort && is_honour(ranks.front());
    cards.push_back(written_card(suit, low ? ranks.back() : ranks.front()));
  }
  if (ruffs) cards.push_back(written_card(suit_place(turn.trump), turn.ranks[suit_place(turn.trump)].back()));
  return cards;
}

// ## Second hand

bool is_second(const Turn& turn) { return turn.table.size() == 1 && !of_own_side(turn, turn.table.front().seat); }

// An honour is covered with the next that beats it, unless one that touches it is seen behind it.
Cards cover_an_honour(const Turn& turn) {
  Cards cards;
  if (!is_second(turn)) return cards;
  const std::string& led = turn.table.front().card;
  const std::size_t suit = suit_place(led[0]);
  if (!is_honour(led[1])) return cards;
  for (const auto& [seat, hand] : turn.faced)
    if (seat == turn.table.front().seat)
      for (const char rank : hand[suit])
        if (rank_depth(rank) == rank_depth(led[1]) + 1 || rank_depth(rank) + 1 == rank_depth(led[1])) return cards;
  for (const std::string& each : from_the_lowest(suit_held(turn)))
    if (is_honour(each[1]) && card_beats(each, led, turn.trump)) cards.push_back(each);
  return cards;
}

Cards second_hand_low(const Turn& turn) { return is_second(turn) ? from_the_lowest(suit_held(turn)) : Cards(); }

// ## Third hand

// As high as need be over a dummy behind; of touching cards the lowest; not over a partner's ace or king.
Cards third_hand_high(const Turn& turn) {
  Cards cards;
  if (turn.table.size() + 2 != turn.seats.size() || turn.table.size() < 2 ||
      !of_own_side(turn, turn.table.front().seat))
    return cards;
  const Turn::PlayedCard& best = winning_play(turn);
  const Cards suit = suit_held(turn);
  Cards over;  // from the highest down
  for (const std::string& each : suit)
    if (card_beats(each, best.card, turn.trump)) over.push_back(each);
  if (over.empty() || (of_own_side(turn, best.seat) && rank_depth(best.card[1]) <= 1)) return from_the_lowest(suit);
  const auto last = std::ranges::find(turn.seats, turn.table.back().seat);
  const std::string& behind = turn.seats[(static_cast<std::size_t>(last - turn.seats.begin()) + 2) % turn.seats.size()];
  for (const auto& [seat, hand] : turn.faced) {
    if (seat != behind) continue;
    const std::string& theirs = hand[suit_place(turn.table.front().card[0])];
    for (const std::string& each : from_the_lowest(over))
      if (theirs.empty() || rank_depth(each[1]) < rank_depth(theirs.front())) return {each};
  }
  std::string ranks;
  for (const std::string& each : over) ranks += each[1];
  for (std::size_t place = 0; place < ranks.size();) {
    const std::size_t length = run_from(ranks, place);
    for (std::size_t back = length; back-- > 0;) cards.push_back(over[place + back]);
    place += length;
  }
  return cards;
}

// ## Last hand, and whoever is left

bool follows_suit(const Turn& turn) { return !turn.table.empty() && !suit_held(turn).empty(); }

// The cheapest card that wins the trick; the lowest where the own side has it, or nothing wins it.
Cards cheapest_winner(const Turn& turn) {
  if (!follows_suit(turn)) return {};
  Cards up = from_the_lowest(suit_held(turn));
  const Turn::PlayedCard& best = winning_play(turn);
  if (of_own_side(turn, best.seat)) return up;
  std::stable_partition(up.begin(), up.end(),
                        [&](const std::string& each) { return card_beats(each, best.card, turn.trump); });
  return up;
}

// ## Void of the suit led

Cards cheapest_ruff(const Turn& turn) {
  Cards cards;
  if (turn.table.empty() || follows_suit(turn) || turn.trump == 0) return cards;
  const Turn::PlayedCard& best = winning_play(turn);
  if (of_own_side(turn, best.seat)) return cards;
  const std::string& ranks = turn.ranks[suit_place(turn.trump)];
  for (std::size_t place = ranks.size(); place-- > 0;)
    if (const std::string ruff = written_card(suit_place(turn.trump), ranks[place]);
        card_beats(ruff, best.card, turn.trump))
      cards.push_back(ruff);
  return cards;
}

// The lowest card, of equally low ones that of the longest suit; trumps last.
Cards lowest_discard(const Turn& turn) {
  Cards cards;
  if (turn.table.empty() || follows_suit(turn)) return cards;
  for (const std::size_t suit : side_suits(turn))
    for (const char rank : turn.ranks[suit]) cards.push_back(written_card(suit, rank));
  base::sort(cards, std::greater<>(), [](const std::string& each) { return rank_depth(each[1]); });
  if (turn.trump != 0) {
    const std::string& ranks = turn.ranks[suit_place(turn.trump)];
    for (std::size_t place = ranks.size(); place-- > 0;)
      cards.push_back(written_card(suit_place(turn.trump), ranks[place]));
  }
  return cards;
}

constexpr std::array kConventions = {
    Convention{.name = "top of a sequence", .choices = top_of_sequence},
    Convention{.name = "fourth best", .choices = fourth_best},
    Convention{.name = "a short suit", .choices = short_suit},
    Convention{.name = "cover an honour", .choices = cover_an_honour},
    Convention{.name = "second hand low", .choices = second_hand_low},
    Convention{.name = "third hand high", .choices = third_hand_high},
    Convention{.name = "the cheapest winner", .choices = cheapest_winner},
    Convention{.name = "the cheapest ruff", .choices = cheapest_ruff},
    Convention{.name = "the lowest discard", .choices = lowest_discard},
};

// A hand as records write it, by suit; nothing of one with cards of no suit.
std::optional<std::array<std::string, kSuitLetters.size()>> ranks_by_suit(std::string_view hand) {
  std::array<std::string, kSuitLetters.size()> ranks;
  std::size_t suit = 0;
  for (const char rank : hand) {
    if (rank == '.') ++suit;
    if (rank == '.' || rank == '-') continue;
    if (suit >= ranks.size() || kRanksDown.find(rank) == std::string_view::npos) return std::nullopt;
    ranks[suit] += rank;
  }
  return ranks;
}

std::optional<Turn> turn_at_table(const games::Game& game, const games::Position& at) {
  if (!game.plays_in_rows() || !at.lists_every_move()) return std::nullopt;
  const games::Setup setup = at.setup();
  if (setup.hands.size() != kTrickOfFour || game.contract_of(setup).free_for_all() || !game.faces().cards.empty())
    return std::nullopt;
  const puzzles::TrickAhead trick(game, at);
  Turn turn;
  const std::string faced = at.faced();
  for (const auto& [seat, hand] : setup.hands) {
    auto ranks = ranks_by_suit(hand);
    if (!ranks) return std::nullopt;
    if (trick.own(seat)) turn.own.push_back(seat);
    if (faced.find(seat) != std::string::npos) turn.faced.emplace_back(seat, *ranks);
    if (seat == at.to_move()) turn.ranks = *std::move(ranks);
  }
  for (const char seat : game.seats_at(setup)) turn.seats.emplace_back(1, seat);
  const auto leader = std::ranges::find(turn.seats, setup.leader) - turn.seats.begin();
  for (std::size_t place = 0; place < setup.table.size(); ++place) {
    if (setup.table[place].size() != 2 || kSuitLetters.find(setup.table[place][0]) == std::string_view::npos)
      return std::nullopt;
    turn.table.push_back({.seat = turn.seats[(static_cast<std::size_t>(leader) + place) % turn.seats.size()],
                          .card = setup.table[place]});
  }
  if (const auto trump = setup.contract.find("trump"); trump != setup.contract.end() && trump->is_string())
    if (const auto text = trump->get<std::string>();
        text.size() == 1 && kSuitLetters.find(text[0]) != std::string::npos)
      turn.trump = text[0];
  turn.defends = !at.maximises();
  if (!puzzles::wants_tricks(at)) return std::nullopt;
  return turn;
}

}  // namespace

std::span<const Convention> conventions() { return kConventions; }

std::vector<std::string> usual_moves(const games::Game& game, const games::Position& at,
                                     const std::vector<std::string>& equal) {
  if (equal.size() < 2) return equal;
  const auto turn = turn_at_table(game, at);
  if (!turn) return equal;
  for (const Convention& convention : conventions())
    for (const std::string& choice : convention.choices(*turn))
      if (std::ranges::find(equal, choice) != equal.end()) return {choice};
  return equal;
}

}  // namespace ouverte::tutor
