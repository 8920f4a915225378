#include "puzzles/text/column.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/lead_words.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/shown_lead.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

// Whether a lead is spoken of, and not only weighed.
bool speaks_of_lead(const Story& story, char leader) {
  for (std::size_t number = 0; number < story.sentences().size(); ++number) {
    const Sentence& place = story.sentences()[number].place;
    if (weighs_leads(story, number, leader)) continue;
    for (std::size_t at = place.begin; at < place.end; ++at)
      if (says_lead_at(story.items(), at, place.end) || lays_on_table(story, at, place.end)) return true;
  }
  return false;
}

// "Lead: ♠K   Contract: 2♥": where another label follows the value of one, behind a gap; npos where none does.
std::size_t next_label(std::string_view value) {
  const std::size_t gap = value.find("  ");
  if (gap == std::string_view::npos) return gap;
  const std::size_t from = value.find_first_not_of(" -|", gap);
  const std::size_t colon = from == std::string_view::npos ? from : value.find(':', from);
  return colon != std::string_view::npos && is_upper(value[from]) && colon > from + 2 &&
                 std::ranges::count(value.substr(from, colon - from), ' ') <= 2
             ? gap
             : std::string_view::npos;
}

}  // namespace

bool is_column(const std::vector<Hand>& hands, const Auction& auction, const Table& table, const games::Game& game,
               std::vector<Line>& lines) {
  if (auction.declarer == 0) return false;
  const char leader = table.seats[(table.seats.find(auction.declarer) + 1) % table.seats.size()];
  const auto hand = std::ranges::find(hands, leader, &Hand::seat);
  if (hand == hands.end()) return false;
  Line *found = nullptr, *open = nullptr;
  std::string told, behind;
  bool headed = false;  // "Entame :", and the card in the line below
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view text = games::without_blanks(lines[at].text);
    const auto label = headed ? std::optional(text) : behind_label(text);
    headed = false;
    // "Opening lead: ?"
    if (label && without_marks(*label).empty()) {
      open = &lines[at];
      const auto below =
          at + 1 < lines.size() ? lead_in(games::without_blanks(lines[at + 1].text), table) : std::nullopt;
      headed = below && below->suit >= 0;
      continue;
    }
    const bool alone = stands_alone(lines, at) && lines[at].number > auction.line;
    if (!label && !alone) continue;
    auto lead = lead_in(label ? *label : text, table);
    const std::size_t gap = label && !lead ? next_label(*label) : std::string_view::npos;
    if (gap != std::string_view::npos) lead = lead_in(label->substr(0, gap), table);
    // "4", alone in a line, is no card but the number of a page.
    const int suit = lead && (label || lead->suit >= 0) ? suit_held(*hand, *lead) : -1;
    if (suit < 0) {
      if (label) return false;
      continue;
    }
    if (found != nullptr) return false;
    found = &lines[at];
    told = lead_sentence(leader, suit, lead->rank, table.language);
    if (gap != std::string_view::npos) behind = label->substr(label->find_first_not_of(" -|", gap));
  }
  if (open != nullptr) open->text.clear();
  if (found == nullptr) {
    const std::vector<Item> items = items_of(lines, table.language, table, game);
    return !speaks_of_lead(Story(items, table, game), leader);
  }
  const std::array<Line, 2> apart = {Line{found->number, ""}, Line{found->number, told}};  // a sentence of its own
  found->text = behind;
  lines.insert(lines.begin() + (found - lines.data()), apart.begin(), apart.end());
  return true;
}

}  // namespace ouverte::puzzles::text
