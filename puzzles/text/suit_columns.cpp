// Hands whose suits stand side by side, each in a column below its mark.
#include <array>

#include "puzzles/text/holdings.hpp"

namespace ouverte::puzzles::text {
namespace {

// Four marks in a row, "S  H  D  C", with the cards of each suit in the column below it.
struct SuitHeads {
  std::size_t line = 0;
  std::array<std::size_t, 4> columns = {};
};

std::vector<SuitHeads> suit_heads_of(const std::vector<Line>& lines) {
  constexpr std::size_t kWidest = 8;
  std::vector<SuitHeads> all;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const std::string& text = lines[line].text;
    SuitHeads heads{.line = line};
    std::size_t suit = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == ' ' || text[at] == '|') continue;
      const bool alone = (at == 0 || text[at - 1] == ' ') && (at + 1 == text.size() || text[at + 1] == ' ');
      const bool next = alone && (text[at] == "SHDC"[suit] || text[at] == static_cast<char>(kSuitSign + suit));
      if (!next || (suit > 0 && at > heads.columns[suit - 1] + kWidest)) suit = 0;
      if (!next) continue;
      heads.columns[suit] = at;
      if (++suit < 4) continue;
      all.push_back(heads);
      suit = 0;
    }
  }
  return all;
}

}  // namespace

Holdings suit_columns_of(const std::vector<Line>& lines, const Notation& notation) {
  const std::vector<SuitHeads> all_heads = suit_heads_of(lines);
  if (all_heads.size() < 4) return {};
  Holdings found = holdings_of(lines, notation);
  Holdings columns{
      .all = {}, .labels = std::move(found.labels), .cards = found.cards, .words = std::move(found.words), .prose = {}};
  constexpr std::size_t kMostApart = 1;
  constexpr std::size_t kMostBlank = 2;
  for (const SuitHeads& heads : all_heads) {
    std::array<Holding, 4> suits;
    for (std::size_t suit = 0; suit < 4; ++suit)
      suits[suit] = {.line = heads.line,
                     .column = heads.columns[suit],
                     .end = heads.columns[suit] + 1,
                     .suit = static_cast<int>(suit)};
    std::size_t last = heads.line;
    for (const Holding& card : found.all) {
      if (card.line <= heads.line || card.line > last + kMostBlank || card.ranks.size() != 1) continue;
      for (Holding& suit : suits) {
        if (card.column > suit.column + kMostApart || suit.column > card.column + kMostApart) continue;
        suit.ranks.push_back(card.ranks.front());
        suit.last = last = card.line;
        break;
      }
    }
    columns.all.insert(columns.all.end(), suits.begin(), suits.end());
  }
  return columns;
}

}  // namespace ouverte::puzzles::text
