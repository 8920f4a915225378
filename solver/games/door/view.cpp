#include "solver/games/door/view.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <memory>
#include <utility>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";
constexpr std::string_view kRankLetters = "AKQNJT987654321";
constexpr char kFool = '*';

bool of_a_suit(std::string_view card) { return card.size() == 2 && kSuitLetters.find(card[0]) < kSuitLetters.size(); }

// Where a card stands in a written hand: suits in their order, ranks falling, then what belongs to no suit.
std::pair<std::size_t, std::size_t> place_in_hand(std::string_view card) {
  if (of_a_suit(card)) return {kSuitLetters.find(card[0]), kRankLetters.find(card[1])};
  int number = 1000;  // jokers come first
  std::from_chars(card.data(), card.data() + card.size(), number);
  return {kSuitLetters.size(), static_cast<std::size_t>(2000 - number)};
}

void add_extra_cards(std::string_view field, std::vector<std::string>& cards) {
  while (!field.empty()) {
    const std::size_t length = field[0] == kFool ? 1 : std::min(field.find_first_of(",*"), field.size());
    if (length > 0) cards.emplace_back(field.substr(0, length));
    field.remove_prefix(std::max<std::size_t>(length, 1));
  }
}

// What a record says of the seats at a table, whether their hands are said or not.
bool sits_in(std::string_view seats, std::string_view seat) { return seats.find(seat) != std::string_view::npos; }

bool gives_a_trick(std::string_view move) { return move.starts_with('>'); }

// Which seats play together, found out by playing on from `position` until everyone has had a turn.
std::vector<std::string> camps_of(const Position& position, std::string_view seats, std::map<std::string, bool> sides) {
  const std::unique_ptr<Position> on = position.clone();
  for (std::size_t more = 2 * seats.size(); more > 0 && sides.size() < seats.size() && !on->over(); --more) {
    sides.emplace(on->to_move(), on->maximises());
    if (!on->play(on->moves().front()).ok()) break;
  }
  std::vector<std::string> camps;
  for (const bool maximises : {true, false}) {
    std::string camp;
    for (const auto& [seat, high] : sides)
      if (high == maximises) camp += seat;
    if (!camp.empty()) camps.push_back(std::move(camp));
  }
  return camps;
}

// Follows the plays, and notes what they show.
struct Following {
  std::unique_ptr<Position> at;
  std::vector<PlaySeen> plays = {};
  std::map<std::string, std::vector<std::string>> lacks = {}, gone = {};
  std::map<std::string, bool> sides = {};

  absl::Status play(const std::string& move) {
    const std::string seat = at->to_move();
    const std::size_t trick = plays.empty() || at->table_empty() ? plays.size() : plays.back().trick;
    sides.emplace(seat, at->maximises());
    const std::vector<std::string> shown = at->lacking(move);
    if (absl::Status played = at->play(move); !played.ok()) return played;
    plays.push_back({.seat = seat, .move = move, .trick = trick});
    lacks[seat].insert(lacks[seat].end(), shown.begin(), shown.end());
    if (!gives_a_trick(move)) gone[seat].push_back(move);
    return absl::OkStatus();
  }
};

}  // namespace

std::vector<std::string> cards_of_hand(std::string_view hand) {
  std::vector<std::string> cards;
  if (hand == "-") return cards;
  for (std::size_t field = 0; field <= kSuitLetters.size(); ++field) {
    const std::size_t dot = std::min(hand.find('.'), hand.size());
    const std::string_view ranks = hand.substr(0, dot);
    if (field == kSuitLetters.size()) {
      add_extra_cards(ranks, cards);
    } else {
      for (const char rank : ranks) {
        if (rank == '0') continue;  // of a ten written 10
        const bool ten = rank == '1' && ranks.find("10") != std::string_view::npos;
        cards.push_back(std::string{kSuitLetters[field], ten ? 'T' : static_cast<char>(std::toupper(rank))});
      }
    }
    hand.remove_prefix(std::min(dot + 1, hand.size()));
  }
  return cards;
}

void sort_as_written(std::vector<std::string>& cards) { base::sort(cards, {}, place_in_hand); }

std::string hand_of_cards(std::vector<std::string> cards) {
  if (cards.empty()) return "-";
  sort_as_written(cards);
  std::array<std::string, kSuitLetters.size() + 1> fields;
  for (const std::string& card : cards) {
    if (of_a_suit(card)) {
      fields[kSuitLetters.find(card[0])] += card[1];
      continue;
    }
    std::string& extra = fields[kSuitLetters.size()];
    const bool run_of_jokers = card[0] == kFool && extra.ends_with(kFool);
    extra += (extra.empty() || run_of_jokers ? "" : ",") + card;
  }
  std::string hand;
  for (std::size_t field = 0; field < fields.size(); ++field)
    if (field < kSuitLetters.size() || !fields[field].empty()) hand += (field == 0 ? "" : ".") + fields[field];
  return hand;
}

std::vector<std::vector<std::string>> Game::sequences(const Setup&) const {
  std::vector<std::vector<std::string>> sequences;
  for (const char suit : kSuitLetters) {
    auto& ranks = sequences.emplace_back();
    for (const char rank : kRankLetters) ranks.push_back({suit, rank});
  }
  return sequences;
}

absl::StatusOr<View> Game::view(const Setup& deal, std::span<const std::string> plays, std::string_view seat) const {
  Setup start = deal;
  start.id.clear();
  const bool alone = contract_of(start).free_for_all();
  if (alone) start.guarantee = seat;
  auto first = position(start);
  if (!first.ok()) return first.status();
  start = (*first)->setup();
  Following following{.at = *std::move(first)};
  for (const std::string& move : plays)
    if (absl::Status played = following.play(move); !played.ok()) return played;

  const Position& at = *following.at;
  const Setup all = at.setup();
  View view;
  view.player = player_of(seat, all);
  view.now = all;
  view.plays = std::move(following.plays);
  const std::string open = at.faced();
  for (const auto& [other, hand] : all.hands)
    if (other == view.player || sits_in(open, other)) view.seen += other;
  view.start = start;
  std::erase_if(view.start.hands, [&](const auto& hand) { return !sits_in(view.seen, hand.first); });
  view.now.hands.clear();
  for (const auto& [other, hand] : all.hands) {
    const std::vector<std::string> cards = cards_of_hand(hand);
    if (sits_in(view.seen, other)) {
      view.now.hands.emplace_back(other, hand);
      continue;
    }
    view.hidden.push_back(
        {.place = other, .size = cards.size(), .known = {}, .lacks = {}, .gone = following.gone[other]});
    view.pool.insert(view.pool.end(), cards.begin(), cards.end());
  }
  sort_as_written(view.pool);
  for (Hidden& hidden : view.hidden) {
    hidden.lacks = std::move(following.lacks[hidden.place]);
    sort_as_written(hidden.lacks);
    hidden.lacks.erase(std::unique(hidden.lacks.begin(), hidden.lacks.end()), hidden.lacks.end());
  }
  for (PlaySeen& play : view.plays) play.hidden = !sits_in(view.seen, play.seat);
  view.now.contract = known_contract(all, view.seen).json();
  view.start.contract = known_contract(start, view.seen).json();
  if (!alone && !hides_sides()) view.camps = camps_of(at, seats_at(all), std::move(following.sides));
  view.sequences = sequences(all);
  return view;
}

absl::StatusOr<Setup> Game::deal_of(const View& view, const Layout& layout) const {
  Setup setup = view.start;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    std::vector<std::string> dealt = layout[place];
    dealt.insert(dealt.end(), view.hidden[place].gone.begin(), view.hidden[place].gone.end());
    setup.hands.emplace_back(view.hidden[place].place, hand_of_cards(std::move(dealt)));
  }
  return setup;
}

absl::StatusOr<std::unique_ptr<Position>> Game::layout(const View& view, const Layout& layout) const {
  const auto deal = deal_of(view, layout);
  if (!deal.ok()) return deal.status();
  auto at = position(*deal);
  for (std::size_t play = 0; at.ok() && play < view.plays.size(); ++play)
    if (absl::Status played = (*at)->play(view.plays[play].move); !played.ok()) return played;
  return at;
}

}  // namespace ouverte::games
