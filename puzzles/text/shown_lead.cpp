#include "puzzles/text/shown_lead.hpp"

#include <algorithm>
#include <array>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/lexicon.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/base/split.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;
using games::starts_with_any_case;

std::string rank_of(std::string_view word, const Table& table) {
  if (const auto ranks = ranks_in(word, table))
    return ranks->size() == 1 && ranks->front() != "x" ? ranks->front() : "";
  constexpr int kTen = 10;
  const std::string lower = lower_case(word);
  std::string rank;
  for (const LexiconEntry& entry : lexicon()) {
    const bool number = entry.meaning == Meaning::kNumber && entry.value >= 2 && entry.value <= kTen;
    if (!number && entry.meaning != Meaning::kRank) continue;
    each_way(entry, table.language, [&](std::string_view way) {
      if (way == lower)
        rank = !number               ? std::string(1, static_cast<char>(entry.value))
               : entry.value == kTen ? "T"
                                     : std::to_string(entry.value);
    });
  }
  return rank;
}

}  // namespace

std::optional<std::string_view> behind_label(std::string_view text) {
  constexpr std::array<std::string_view, 8> kLabels = {"opening lead", "lead",     "the lead", "ausspiel",
                                                       "entame",       "uitkomst", "utspill",  "utspil"};
  for (const std::string_view label : kLabels) {
    if (!starts_with_any_case(text, label)) continue;
    std::string_view rest = games::without_blanks(text.substr(label.size()));
    if (rest.empty() || (rest[0] != ':' && rest[0] != '-')) continue;
    return games::without_blanks(rest.substr(std::min(rest.find_first_not_of(":- "), rest.size())));
  }
  return std::nullopt;
}

int suit_of(std::string_view word, const Table& table) {
  if (word.size() != 1) return suit_word(word, table);
  if (is_suit_sign(word[0])) return word[0] - kSuitSign;
  const std::size_t at = std::string_view("SHDC").find(upper(word[0]));
  return at == std::string_view::npos ? kNoSuit : static_cast<int>(at);
}

std::string_view without_marks(std::string_view text) {
  const auto is_mark = [](char letter) { return letter == '!' || letter == '?'; };
  for (bool marked = true; marked && !text.empty();) {
    while (!text.empty() && (text.back() == '.' || text.back() == ' ' || is_mark(text.back()))) text.remove_suffix(1);
    const std::size_t open = text.ends_with(')') ? text.rfind('(') : std::string_view::npos;
    marked = open != std::string_view::npos && open + 2 < text.size() &&
             std::all_of(text.begin() + static_cast<std::ptrdiff_t>(open) + 1, text.end() - 1, is_mark);
    if (marked) text = text.substr(0, open);
  }
  return text;
}

std::optional<ShownLead> lead_in(std::string_view text, const Table& table) {
  text = without_marks(text);
  std::string apart;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool sign = is_suit_sign(text[at]);
    const bool letter_before_rank = at == 1 && text.size() <= 3 && suit_of(text.substr(0, 1), table) >= 0;
    const bool letter_behind =
        at + 1 == text.size() && text.size() <= 3 && at > 0 && suit_of(text.substr(at), table) >= 0;
    if (sign || letter_before_rank || letter_behind) apart += ' ';
    apart += text[at] == '-' ? ' ' : text[at];
    if (sign) apart += ' ';
  }
  ShownLead lead;
  for (const std::string& word : base::words(apart)) {
    const std::string lower = lower_case(word);
    constexpr std::array<std::string_view, 7> kBeside = {"the", "of", "de", "du", "la", "le", "von"};
    if (std::ranges::find(kBeside, lower) != kBeside.end()) continue;
    if (const int suit = suit_of(word, table); suit >= 0 && lead.suit < 0) {
      lead.suit = suit;
    } else if (std::string rank = rank_of(word, table); !rank.empty() && lead.rank.empty()) {
      lead.rank = std::move(rank);
    } else {
      return std::nullopt;
    }
  }
  return lead.rank.empty() ? std::nullopt : std::optional(lead);
}

int suit_held(const Hand& hand, const ShownLead& lead) {
  int only = -1;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const bool named = lead.suit < 0 || lead.suit == static_cast<int>(suit);
    if (!named || std::ranges::find(hand.suits[suit], lead.rank) == hand.suits[suit].end()) continue;
    if (only >= 0) return -1;
    only = static_cast<int>(suit);
  }
  return only;
}

bool stands_alone(const std::vector<Line>& lines, std::size_t at) {
  constexpr std::size_t kLongest = 4;
  return (at == 0 || is_blank(lines[at - 1])) && games::without_blanks(lines[at].text).size() <= kLongest;
}

namespace {

// "Opening lead: Four of", and "the four of diamonds was led": the suit that the page has lost; negative where it is
// not told, or another is, too.
int suit_told(const std::string& rank, const std::vector<Line>& lines, const Table& table) {
  int told = kNoSuit;
  for (const Line& line : lines) {
    const std::vector<std::string> words = base::words(lower_case(line.text));
    for (std::size_t at = 0; at + 3 < words.size(); ++at) {
      if (words[at + 1] != "of") continue;
      const bool led = (at + 4 < words.size() && words[at + 3] == "was" && words[at + 4].starts_with("led")) ||
                       (at > 1 && (words[at - 2] == "led" || words[at - 2] == "leads"));
      const auto card = led ? lead_in(base::str(words[at], " of ", words[at + 2]), table) : std::nullopt;
      if (!card || card->suit < 0 || card->rank != rank) continue;
      if (told >= 0 && told != card->suit) return kNoSuit;
      told = card->suit;
    }
  }
  return told;
}

}  // namespace

char holder_of_lead(const std::vector<Hand>& hands, const Table& table, const std::vector<Line>& lines) {
  char holder = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view text = games::without_blanks(lines[at].text);
    const auto label = behind_label(text);
    if (!label && !stands_alone(lines, at)) continue;
    auto lead = lead_in(label ? *label : text, table);
    if (lead && label && lead->suit < 0) lead->suit = suit_told(lead->rank, lines, table);
    if (!lead || lead->suit < 0) continue;
    const auto hand = std::ranges::find_if(hands, [&](const Hand& each) { return suit_held(each, *lead) >= 0; });
    if (hand == hands.end() || holder != 0) return 0;
    holder = hand->seat;
  }
  return holder;
}

std::string lead_sentence(char leader, int suit, const std::string& rank, Language language) {
  constexpr std::array<std::string_view, kLanguages> kLeads = {" leads ", " spielt aus ", " entame ", " start "};
  return base::str(std::string(1, leader), kLeads[static_cast<std::size_t>(language)],
                   std::string(1, static_cast<char>(kSuitSign + suit)), rank, ".");
}

}  // namespace ouverte::puzzles::text
