// The hands of a problem: drawn, told, or both.
#include <algorithm>
#include <utility>

#include "puzzles/text/decoration.hpp"
#include "puzzles/text/drawn.hpp"
#include "puzzles/text/told.hpp"

namespace ouverte::puzzles::text {
namespace {

// Hands that are told are taken where no diagram shows all of them: instead of it, or beside it those that it lacks.
Hands shown_or_told(std::vector<Line> lines, const Table& table, const games::Game& game) {
  if (table.compass) name_declarer(lines);
  Reading drawn = drawn_hands(lines, table, game);
  Hands hands{.diagram = std::move(drawn.diagram), .items = {}, .faults = std::move(drawn.faults)};
  auto& shown = hands.diagram.hands;
  const auto fills_the_table = [&](std::size_t count) { return count > 0 && game.seats_of(count).size() == count; };
  const auto lexed = [&](const std::vector<Line>& prose) { return items_of(prose, table.language, table, game); };
  hands.items = lexed(hands.diagram.prose);
  if (hands.faults.empty() && fills_the_table(shown.size())) return hands;
  std::vector<Item> all = lexed(lines);
  std::vector<Hand> told = take_told_hands(all, table, game);
  if ((told.size() > shown.size() || !hands.faults.empty()) && fills_the_table(told.size()))
    return {.diagram = {.hands = std::move(told), .prose = std::move(lines)}, .items = std::move(all), .faults = {}};
  if (!hands.faults.empty() || shown.empty()) return hands;
  std::vector<Item> beside_items = hands.items;
  const std::vector<Hand> beside = take_told_hands(beside_items, table, game);
  const auto is_shown = [&](const Hand& hand) {
    return std::ranges::find(shown, hand.seat, &Hand::seat) != shown.end();
  };
  if (beside.empty() || std::ranges::any_of(beside, is_shown)) return hands;
  shown.insert(shown.end(), beside.begin(), beside.end());
  hands.items = std::move(beside_items);
  return hands;
}

}  // namespace

Hands hands_of(const WholeDeal& deal, const Table& table, const games::Game& game) {
  return {.diagram = {.hands = deal.hands, .prose = deal.rest},
          .items = items_of(deal.rest, table.language, table, game),
          .faults = deal.faults};
}

Hands hands_of(const std::vector<Line>& lines, const Table& table, const games::Game& game) {
  return shown_or_told(lines, table, game);
}

}  // namespace ouverte::puzzles::text
