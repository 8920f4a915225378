#include "puzzles/text/column.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/shown_lead.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

bool speaks_of_lead(const Line& line) {
  constexpr std::array<std::string_view, 17> kWords = {
      "lead",        "led",     "underle", "start", "began",   "begin",    "attack", "kick",      "entam",
      "ausgespielt", "angriff", "greif",   "griff", "anspiel", "ausspiel", "uitkom", "uitgekomen"};
  constexpr std::array<std::string_view, 4> kShown = {"on the table", "auf den tisch", "sur la table", "op tafel"};
  constexpr std::array<std::string_view, 7> kLays = {"put ", "puts ", "laid ", "lays ", "legt", "pose ", "posa "};
  std::string lower = games::lower_case(line.text);
  // "Sollte Ost die ♥8 ausspielen, … Sonst …": nobody has.
  if (const std::size_t from = lower.find("sollte "); from != std::string::npos)
    if (const std::size_t stop = lower.find_first_of(".?!", from);
        stop != std::string::npos && lower.compare(stop, 8, ". sonst ") == 0)
      lower.erase(from, stop - from);
  const auto says = [&](std::string_view words) { return lower.find(words) != std::string::npos; };
  // "Spielt den ♥K aus"
  const bool apart = (says("spielt") && says(" aus")) || (says("kommt ") && says(" heraus")) ||
                     ((says("komt ") || says("speelt ")) && says(" uit"));
  return apart ||
         std::ranges::any_of(base::words(lower),
                             [&](std::string_view word) {
                               return std::ranges::any_of(
                                   kWords, [&](std::string_view begins) { return word.starts_with(begins); });
                             }) ||
         (std::ranges::any_of(kShown, says) && std::ranges::any_of(kLays, says));
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

bool is_column(const std::vector<Hand>& hands, const Auction& auction, const Table& table, std::vector<Line>& lines) {
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
  if (found == nullptr) return std::ranges::none_of(lines, speaks_of_lead);
  const std::array<Line, 2> apart = {Line{found->number, ""}, Line{found->number, told}};  // a sentence of its own
  found->text = behind;
  lines.insert(lines.begin() + (found - lines.data()), apart.begin(), apart.end());
  return true;
}

}  // namespace ouverte::puzzles::text
