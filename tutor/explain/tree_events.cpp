#include "tutor/explain/tree_events.hpp"

#include <algorithm>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/base/split.hpp"
#include "solver/base/status.hpp"
#include "tutor/explain/causes/seating.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using What = TreeEvent::What;

constexpr std::size_t kMostStandings = 3'000;

struct TooMuch {};

void meet(TreeEvents& all, const TreeEvents& one, bool first) {
  if (first) {
    all = one;
    return;
  }
  std::erase_if(all.always, [&](const TreeEvent& each) { return !one.always.contains(each); });
  all.ever.insert(one.ever.begin(), one.ever.end());
  for (auto& [who, tricks] : all.tricks)
    tricks.least = std::min(tricks.least, one.tricks_of(who.first, who.second).least);
  for (const auto& [who, tricks] : one.tricks) {
    const auto [mine, fresh] = all.tricks.emplace(who, TreeEvents::Tricks{.least = 0, .most = tricks.most});
    if (!fresh) mine->second.most = std::max(mine->second.most, tricks.most);
  }
}

// The card of a suit among those of a squeeze; empty if there is none.
std::string card_in(char suit, const std::string& cards) {
  const std::vector<std::string> all = base::words(cards);
  const auto found = std::ranges::find(all, suit, suit_of);
  return found == all.end() ? "" : *found;
}

// What a squeeze comes to: a card of each suit of the discards, that takes a trick after those and no others. After
// the discards of one suit it may be that another seat is squeezed in turn, in that suit and others: then, behind '>',
// that seat and the cards of that squeeze.
std::optional<std::string> cards_of_squeeze(const std::string& seat,
                                            const std::vector<std::pair<char, TreeEvents>>& by_suit) {
  std::string cards;
  std::string next;
  for (const auto& [suit, happens] : by_suit) {
    const auto only_here = [&, suit = suit](const TreeEvent& each) {
      const bool good = each.what == What::kTakesWith && suit_of(each.cards) == suit;
      const bool passed_on = each.what == What::kSqueezed && each.seat != seat && next.empty() &&
                             !card_in(suit, each.cards).empty() && each.cards.find('>') == std::string::npos;
      return (good || passed_on) && std::ranges::all_of(by_suit, [&](const auto& other) {
               return other.first == suit || !other.second.ever.contains(each);
             });
    };
    const auto found = std::ranges::find_if(happens.always, only_here);
    if (found == happens.always.end()) return std::nullopt;
    const bool passed_on = found->what == What::kSqueezed;
    if (passed_on) next = base::str(" > ", found->seat, ' ', found->cards);
    cards += base::str(cards.empty() ? "" : " ", passed_on ? card_in(suit, found->cards) : found->cards);
  }
  return cards + next;
}

// A Joker does the same as the lowest of the trumps that it belongs to, and is told apart from them: which of them
// takes a trick is not read off one for all.
bool is_of_two_suits(const std::vector<std::string>& moves) {
  return std::ranges::any_of(moves, [&](const std::string& move) { return suit_of(move) != suit_of(moves.front()); });
}

}  // namespace

std::optional<std::pair<std::string, std::string>> trick_taken(const games::Game& game, const Position& at,
                                                               const Position& next, const std::string& move) {
  const games::Setup before = at.setup();
  const games::Setup then = next.setup();
  if (!before.won || before.won == then.won || move.starts_with('>')) return std::nullopt;
  std::vector<std::string> trick = before.table;
  trick.push_back(move);
  for (std::size_t i = 0; i < before.won->size(); ++i) {
    if ((*before.won)[i] == (*then.won)[i]) continue;
    const std::string& taker = (*before.won)[i].first;
    return std::pair(taker, trick.at(place_in_trick(game, before, taker)));
  }
  return std::nullopt;
}

std::optional<TreeEvents> TreeReader::read(const Position& at, const proof::Tree& tree) {
  try {
    return of(at, tree, 0);
  } catch (const TooMuch&) {
    return std::nullopt;
  }
}

TreeEvents TreeReader::of(const Position& at, const proof::Tree& tree, std::size_t cashed) {
  if (settled(claim_, at.possible())) return {};
  const std::pair key = {&tree, base::str(cashed, ' ', at.key())};
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  if (known_.size() >= kMostStandings) throw TooMuch{};
  return known_.emplace(key, look(at, tree, cashed)).first->second;
}

// As `proof_of` plays a tree.
TreeEvents TreeReader::look(const Position& at, const proof::Tree& tree, std::size_t cashed) {
  if (at.maximises() != (claim_.bound == proof::Bound::kAtLeast)) return of_replies(at, tree, cashed);
  if (tree.kind == proof::Tree::Kind::kPlays) return step(at, tree.moves[0], *tree.next, 0);
  const bool its_turn = at.to_move() == tree.seat;
  CHECK(!its_turn || cashed < tree.moves.size());
  return step(at, its_turn ? tree.moves[cashed] : at.moves().front(), tree, its_turn ? cashed + 1 : cashed);
}

TreeEvents TreeReader::of_replies(const Position& at, const proof::Tree& tree, std::size_t cashed) {
  TreeEvents all;
  std::vector<std::pair<char, TreeEvents>> by_suit;
  bool first = true;
  for (const auto& together : at.classes()) {
    const std::string& move = together.front();
    if (is_of_two_suits(together)) throw TooMuch{};
    const bool cashing = tree.kind == proof::Tree::Kind::kCashes;
    const TreeEvents one = step(at, move, cashing ? tree : *tree.answer_to(move)->next, cashing ? cashed : 0);
    meet(all, one, std::exchange(first, false));
    const auto same = std::ranges::find(by_suit, suit_of(move), &std::pair<char, TreeEvents>::first);
    if (same == by_suit.end()) {
      by_suit.emplace_back(suit_of(move), one);
    } else {
      meet(same->second, one, false);
    }
  }
  const std::vector<std::string> table = at.setup().table;
  const auto none_of = [&](char suit) {
    return std::ranges::find(by_suit, suit, &std::pair<char, TreeEvents>::first) == by_suit.end();
  };
  if (by_suit.size() < 2 || table.empty() || !none_of('*') || !none_of(suit_of(table.front()))) return all;
  if (const auto cards = cards_of_squeeze(at.to_move(), by_suit)) {
    const TreeEvent squeezed{.what = What::kSqueezed, .seat = at.to_move(), .cards = *cards};
    all.always.insert(squeezed);
    all.ever.insert(squeezed);
  }
  return all;
}

TreeEvents TreeReader::step(const Position& at, const std::string& move, const proof::Tree& tree, std::size_t cashed) {
  const auto next = after(at, move);
  TreeEvents happens = of(*next, tree, cashed);
  const std::set<TreeEvent> now = by_move(at, *next, move);
  happens.always.insert(now.begin(), now.end());
  happens.ever.insert(now.begin(), now.end());
  for (const TreeEvent& each : now) {
    const auto side = sides_.find(each.seat);
    if (each.what != What::kTakes || side == sides_.end()) continue;
    TreeEvents::Tricks& tricks = happens.tricks[{side->second, each.cards.front()}];
    ++tricks.least;
    ++tricks.most;
  }
  return happens;
}

std::set<TreeEvent> TreeReader::by_move(const Position& at, const Position& next, const std::string& move) const {
  std::set<TreeEvent> now;
  const games::Setup before = at.setup();
  if (before.table.empty()) {
    now.insert({.what = What::kLeads, .seat = at.to_move(), .cards = ""});
    if (profits(at.to_move())) now.insert({.what = What::kLeadsCard, .seat = at.to_move(), .cards = move});
  }
  const auto taken = trick_taken(game_, at, next, move);
  if (!taken) return now;
  const auto& [taker, card] = *taken;
  const char led = suit_of(before.table.empty() ? move : before.table.front());
  now.insert({.what = What::kTakes, .seat = taker, .cards = std::string(1, suit_of(card))});
  if (led != '*' && suit_of(card) != led)
    now.insert({.what = What::kRuffs, .seat = taker, .cards = std::string(1, led)});
  if (profits(taker)) now.insert({.what = What::kTakesWith, .seat = taker, .cards = card});
  return now;
}

bool TreeReader::profits(const std::string& seat) const {
  const auto side = sides_.find(seat);
  return side != sides_.end() && side->second == (claim_.bound == proof::Bound::kAtLeast);
}

}  // namespace ouverte::tutor
