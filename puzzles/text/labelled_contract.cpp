#include "puzzles/text/labelled_contract.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/shown_lead.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;

constexpr std::string_view kContract = "contract:", kLead = "lead:";

// Where "contract:" and "lead:" stand in a text: each once, the first before the other.
struct Labels {
  std::size_t contract = 0, lead = 0;
};
std::optional<Labels> labels_in(const std::string& lower) {
  const auto only = [&](std::string_view label) {
    const std::size_t at = lower.find(label);
    return at != std::string::npos && lower.find(label, at + 1) == std::string::npos ? at : std::string::npos;
  };
  const Labels labels{.contract = only(kContract), .lead = only(kLead)};
  const bool both = labels.contract != std::string::npos && labels.lead != std::string::npos;
  return both && labels.contract < labels.lead ? std::optional(labels) : std::nullopt;
}

// "5C", "4♠ by South", "3NT, (opening)": a contract, perhaps its player, and no more before the name of the lead.
std::optional<Auction> labelled_contract(std::string_view text, const Table& table) {
  std::vector<std::string> words = base::words(text);
  std::string by;
  if (!words.empty() && lower_case(words.back()) == "opening") words.pop_back();
  for (std::string& word : words)
    while (!word.empty() && (word.back() == ',' || word.back() == '.' || word.back() == ';')) word.pop_back();
  if (words.size() > 2 && lower_case(words[words.size() - 2]) == "by") {
    by = words.back();
    words.resize(words.size() - 2);
  }
  std::string bid;
  for (const std::string& word : words) bid += word;
  if (bid.size() < 2 || bid[0] < '1' || bid[0] > '7') return std::nullopt;
  std::string_view strain = std::string_view(bid).substr(1);
  Auction auction{.bid = {.level = bid[0] - '0'}};
  if (const std::size_t doubled = strain.find_last_not_of("xX"); doubled + 1 < strain.size()) {
    auction.bid.doubled = std::string(strain.size() - doubled - 1, 'X');
    strain = strain.substr(0, doubled + 1);
  }
  const int suit = suit_of(strain, table);
  const std::string lower = lower_case(strain);
  if (auction.bid.doubled.size() > 2 || (suit < 0 && lower != "n" && lower != "nt" && lower != "sa"))
    return std::nullopt;
  if (suit >= 0) auction.bid.strain = "SHDC"[suit];
  if (!by.empty() && (auction.declarer = seat_named(by, table)) == 0) return std::nullopt;
  return auction;
}

// Lines as one text, with the place where each begins.
struct Joined {
  std::string text = {};
  std::vector<std::size_t> begins = {};
  [[nodiscard]] std::size_t line_at(std::size_t place) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(begins, place) - begins.begin()) - 1;
  }
};
Joined joined(const std::vector<Line>& lines) {
  Joined all;
  for (const Line& line : lines) {
    all.begins.push_back(all.text.size());
    all.text += line.text + "\n";
  }
  return all;
}

// The card in the first word of a text, or the first two; `end`: the place behind it.
std::optional<ShownLead> card_at_head(std::string_view text, const Table& table, std::size_t& end) {
  end = 0;
  for (int words = 0; words < 2; ++words) {
    end = std::min(text.find_first_not_of(' ', end), text.size());
    end = std::min(text.find_first_of(" ,;", end), text.size());
    if (auto lead = lead_in(text.substr(0, end), table); lead && lead->suit >= 0) return lead;
  }
  return std::nullopt;
}

// "JC or KC", "JC, 9C": another card behind a lead.
bool goes_on_with_another(std::string_view behind, const Table& table) {
  constexpr std::array<std::string_view, 16> kOther = {"or",   "and",   "not",  "instead", "but", "if",
                                                       "with", "from",  "by",   "to",      "at",  "in",
                                                       "on",   "after", "when", "against"};
  const std::string next = lower_case(behind.substr(0, behind.find_first_of(" ,;.")));
  return std::ranges::find(kOther, next) != kOther.end() || lead_in(next, table).has_value();
}

}  // namespace

std::optional<Auction> take_labelled_contract(const std::vector<Hand>& hands, const Table& table,
                                              std::vector<Line>& lines) {
  const Joined all = joined(lines);
  const std::string lower = lower_case(all.text);
  const auto labels = labels_in(lower);
  // Doubles are told elsewhere, it may be of this contract.
  if (!labels || lower.find("doubl") != std::string::npos) return std::nullopt;
  const std::size_t first = all.line_at(labels->contract), last = all.line_at(labels->lead);
  const std::string_view text = all.text;
  const std::string_view before = text.substr(all.begins[first], labels->contract - all.begins[first]);
  if (last > first + 2 || before.find_first_not_of(" |") != std::string_view::npos) return std::nullopt;
  const std::size_t behind = labels->contract + kContract.size();
  auto auction = labelled_contract(text.substr(behind, labels->lead - behind), table);
  if (!auction) return std::nullopt;
  std::string_view rest = std::string_view(lines[last].text).substr(labels->lead + kLead.size() - all.begins[last]);
  std::size_t end = 0;
  const auto lead = card_at_head(rest, table, end);
  if (!lead) return std::nullopt;
  rest = rest.substr(end);
  rest = rest.substr(std::min(rest.find_first_not_of(" ,;."), rest.size()));
  if (goes_on_with_another(rest, table)) return std::nullopt;
  const auto hand = std::ranges::find_if(hands, [&](const Hand& each) { return suit_held(each, *lead) >= 0; });
  if (hand == hands.end()) return std::nullopt;
  const std::size_t players = table.seats.size();
  const char declarer = table.seats[(table.seats.find(hand->seat) + players - 1) % players];
  if (auction->declarer != 0 && auction->declarer != declarer) return std::nullopt;
  if (!can_play_in(auction->bid.strain, declarer, hands)) return std::nullopt;
  auction->declarer = declarer;
  auction->line = lines[first].number;
  const int number = lines[last].number;
  const std::array<Line, 2> apart = {Line{number, ""},
                                     Line{number, lead_sentence(hand->seat, lead->suit, lead->rank, table.language)}};
  const Line after{number, std::string(rest)};
  for (std::size_t at = first; at <= last; ++at) lines[at].text.clear();
  lines[last] = after;
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(last), apart.begin(), apart.end());
  return auction;
}

}  // namespace ouverte::puzzles::text
