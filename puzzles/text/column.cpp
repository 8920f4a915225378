#include "puzzles/text/column.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/shown_lead.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

bool speaks_of_lead(const Line& line) {
  constexpr std::array<std::string_view, 8> kWords = {"lead",  "led",   "underle", "start",
                                                      "began", "begin", "attack",  "kick"};
  return std::ranges::any_of(base::words(games::lower_case(line.text)), [&](std::string_view word) {
    return std::ranges::any_of(kWords, [&](std::string_view begins) { return word.starts_with(begins); });
  });
}

}  // namespace

bool is_column(const std::vector<Hand>& hands, const Auction& auction, const Table& table, std::vector<Line>& lines) {
  if (auction.declarer == 0) return false;
  const char leader = table.seats[(table.seats.find(auction.declarer) + 1) % table.seats.size()];
  const auto hand = std::ranges::find(hands, leader, &Hand::seat);
  if (hand == hands.end()) return false;
  Line *found = nullptr, *open = nullptr;
  std::string told;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view text = games::without_blanks(lines[at].text);
    const auto label = behind_label(text);
    // "Opening lead: ?"
    if (label && without_marks(*label).empty()) {
      open = &lines[at];
      continue;
    }
    const bool alone = stands_alone(lines, at) && lines[at].number > auction.line;
    if (!label && !alone) continue;
    const auto lead = lead_in(label ? *label : text, table);
    // "4", alone in a line, is no card but the number of a page.
    const int suit = lead && (label || lead->suit >= 0) ? suit_held(*hand, *lead) : -1;
    if (suit < 0) {
      if (label) return false;
      continue;
    }
    if (found != nullptr) return false;
    found = &lines[at];
    told = lead_sentence(leader, suit, lead->rank, table.language);
  }
  if (open != nullptr) open->text.clear();
  if (found == nullptr) return std::ranges::none_of(lines, speaks_of_lead);
  found->text = told;
  lines.insert(lines.begin() + (found - lines.data()), Line{found->number, ""});  // a sentence of its own
  return true;
}

}  // namespace ouverte::puzzles::text
