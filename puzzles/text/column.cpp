#include "puzzles/text/column.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

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

bool is_empty_line(const Line& line) { return line.text.find_first_not_of(" |") == std::string::npos; }

// What stands behind "Opening lead:"; nothing where the line does not begin so.
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

struct Lead {
  int suit = -1;  // -1 where a page has lost its sign
  std::string rank = {};
};

// What stands before marks such as "(!)", "?", "!!".
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

// "♥J", "H J", "J♥", "Seven of hearts", "heart jack", "King of", "H Q(!)", and nothing else.
std::optional<Lead> lead_in(std::string_view text, const Table& table) {
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
  Lead lead;
  for (const std::string& word : base::words(apart)) {
    const std::string lower = lower_case(word);
    if (lower == "the" || lower == "of") continue;
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

// The suit of a card that a hand holds, where only one can be meant; -1 where none can, or two.
int suit_held(const Hand& hand, const Lead& lead) {
  int only = -1;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const bool named = lead.suit < 0 || lead.suit == static_cast<int>(suit);
    if (!named || std::ranges::find(hand.suits[suit], lead.rank) == hand.suits[suit].end()) continue;
    if (only >= 0) return -1;
    only = static_cast<int>(suit);
  }
  return only;
}

bool speaks_of_lead(const Line& line) {
  constexpr std::array<std::string_view, 8> kWords = {"lead",  "led",   "underle", "start",
                                                      "began", "begin", "attack",  "kick"};
  return std::ranges::any_of(base::words(lower_case(line.text)), [&](std::string_view word) {
    return std::ranges::any_of(kWords, [&](std::string_view begins) { return word.starts_with(begins); });
  });
}

// A card alone in a line, below a blank one.
bool stands_alone(const std::vector<Line>& lines, std::size_t at) {
  constexpr std::size_t kLongest = 4;
  return (at == 0 || is_empty_line(lines[at - 1])) && games::without_blanks(lines[at].text).size() <= kLongest;
}

}  // namespace

char holder_of_lead(const std::vector<Hand>& hands, const Table& table, const std::vector<Line>& lines) {
  char holder = 0;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::string_view text = games::without_blanks(lines[at].text);
    const auto label = behind_label(text);
    if (!label && !stands_alone(lines, at)) continue;
    const auto lead = lead_in(label ? *label : text, table);
    if (!lead || lead->suit < 0) continue;
    const auto hand = std::ranges::find_if(hands, [&](const Hand& each) { return suit_held(each, *lead) >= 0; });
    if (hand == hands.end() || holder != 0) return 0;
    holder = hand->seat;
  }
  return holder;
}

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
    told = base::str(std::string(1, leader), " leads ", std::string(1, static_cast<char>(kSuitSign + suit)), lead->rank,
                     ".");
  }
  if (open != nullptr) open->text.clear();
  if (found == nullptr) return std::ranges::none_of(lines, speaks_of_lead);
  found->text = told;
  lines.insert(lines.begin() + (found - lines.data()), Line{found->number, ""});  // a sentence of its own
  return true;
}

namespace {

// Where "contract:" and "lead:" stand in a text: each once, the first before the other.
struct Labels {
  std::size_t contract = 0, lead = 0;
};
std::optional<Labels> labels_in(const std::string& lower) {
  const auto only = [&](std::string_view label) {
    const std::size_t at = lower.find(label);
    return at != std::string::npos && lower.find(label, at + 1) == std::string::npos ? at : std::string::npos;
  };
  const Labels labels{.contract = only("contract:"), .lead = only("lead:")};
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
  constexpr std::array<std::string_view, 4> kSeats = {"north", "east", "south", "west"};
  if (!by.empty()) {
    const std::string name = lower_case(by);
    const auto seat = std::ranges::find_if(
        kSeats, [&](std::string_view each) { return each == name || (name.size() == 1 && each[0] == name[0]); });
    if (seat == kSeats.end()) return std::nullopt;
    auction.declarer = upper((*seat)[0]);
  }
  return auction;
}

}  // namespace

std::optional<Auction> take_labelled_contract(const std::vector<Hand>& hands, const Table& table,
                                              std::vector<Line>& lines) {
  std::string all;
  std::vector<std::size_t> begins;
  for (const Line& line : lines) {
    begins.push_back(all.size());
    all += line.text + "\n";
  }
  const auto line_at = [&](std::size_t place) {
    return static_cast<std::size_t>(std::ranges::upper_bound(begins, place) - begins.begin()) - 1;
  };
  const std::string lower = lower_case(all);
  const auto labels = labels_in(lower);
  // Doubles are told elsewhere, it may be of this contract.
  if (!labels || lower.find("doubl") != std::string::npos) return std::nullopt;
  const std::size_t first = line_at(labels->contract), last = line_at(labels->lead);
  const std::string_view text = all;
  if (last > first + 2 ||
      text.substr(begins[first], labels->contract - begins[first]).find_first_not_of(" |") != std::string_view::npos)
    return std::nullopt;
  constexpr std::size_t kContract = std::string_view("contract:").size(), kLead = std::string_view("lead:").size();
  const std::size_t behind = labels->contract + kContract;
  auto auction = labelled_contract(text.substr(behind, labels->lead - behind), table);
  if (!auction) return std::nullopt;
  // The card is the first word behind its name, or the first two.
  const std::size_t end_of_line = begins[last] + lines[last].text.size();
  std::size_t end = labels->lead + kLead;
  std::optional<Lead> lead;
  for (int words = 0; words < 2 && !lead; ++words) {
    end = std::min(text.find_first_not_of(' ', end), end_of_line);
    end = std::min(text.find_first_of(" ,;\n", end), end_of_line);
    lead = lead_in(text.substr(labels->lead + kLead, end - labels->lead - kLead), table);
    if (lead && lead->suit < 0) lead.reset();
  }
  if (!lead) return std::nullopt;
  // "JC or KC", "JC, 9C": another card.
  std::string_view rest = text.substr(end, end_of_line - end);
  rest = rest.substr(std::min(rest.find_first_not_of(" ,;."), rest.size()));
  const std::string next = lower_case(rest.substr(0, rest.find_first_of(" ,;.")));
  constexpr std::array<std::string_view, 16> kTurns = {"or",   "and",   "not",  "instead", "but", "if",
                                                       "with", "from",  "by",   "to",      "at",  "in",
                                                       "on",   "after", "when", "against"};
  if (std::ranges::find(kTurns, next) != kTurns.end() || lead_in(next, table)) return std::nullopt;
  const auto holds = [&](const Hand& hand) { return suit_held(hand, *lead) >= 0; };
  const auto hand = std::ranges::find_if(hands, holds);
  if (hand == hands.end()) return std::nullopt;
  const std::size_t players = table.seats.size();
  const char declarer = table.seats[(table.seats.find(hand->seat) + players - 1) % players];
  if (auction->declarer != 0 && auction->declarer != declarer) return std::nullopt;
  auction->declarer = declarer;
  // Nobody plays in what his side has few of.
  constexpr std::size_t kFewest = 7;
  std::size_t trumps = 0;
  for (const Hand& each : hands)
    if (auction->bid.strain != kNoTrump && table.seats.find(each.seat) % 2 == table.seats.find(declarer) % 2)
      trumps += each.suits[std::string_view("SHDC").find(auction->bid.strain)].size();
  if (auction->bid.strain != kNoTrump && trumps < kFewest) return std::nullopt;
  auction->line = lines[first].number;
  const Line told{lines[last].number,
                  base::str(std::string(1, hand->seat), " leads ",
                            std::string(1, static_cast<char>(kSuitSign + lead->suit)), lead->rank, ".")};
  const Line after{lines[last].number, std::string(rest)};
  for (std::size_t at = first; at <= last; ++at) lines[at].text.clear();
  lines[last] = after;
  const std::array<Line, 2> apart = {Line{lines[last].number, ""}, told};
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(last), apart.begin(), apart.end());
  return auction;
}

namespace {

// "ANSWER: Three clubs, looking for notrump", "Pass.": a call, and no play behind it.
bool answers_call(std::string_view text) {
  constexpr std::array<std::string_view, 7> kLevels = {"one", "two", "three", "four", "five", "six", "seven"};
  constexpr std::array<std::string_view, 7> kStrains = {"spade",    "heart",   "diamond", "club",
                                                        "no trump", "notrump", "nt"};
  constexpr std::array<std::string_view, 3> kCalls = {"pass", "double", "redouble"};
  std::string answer = lower_case(text.substr(text.find(':') + 1));
  std::string_view rest = games::without_blanks(answer);
  const auto skip = [&](std::string_view word) {
    if (!rest.starts_with(word)) return false;
    rest = games::without_blanks(rest.substr(word.size()));
    return true;
  };
  const bool call = std::ranges::any_of(kCalls, skip);
  if (!call) {
    const bool figure = !rest.empty() && rest[0] >= '1' && rest[0] <= '7';
    if (figure) rest = games::without_blanks(rest.substr(1));
    if (!figure && std::ranges::none_of(kLevels, skip)) return false;
    skip("-");
    if (!rest.empty() && is_suit_sign(rest[0]))
      rest.remove_prefix(1);
    else if (std::ranges::none_of(kStrains, skip))
      return false;
    skip("s");
  }
  return rest.empty() || std::string_view(".,;(-").find(rest[0]) != std::string_view::npos;
}

// Whether words are of the play.
bool speaks_of_play(const std::string& text) {
  constexpr std::array<std::string_view, 18> kPlay = {"lead",    "led",     "trick",     "trump",   "win",      "won",
                                                      "ruff",    "discard", "throw",     "threw",   "declarer", "dummy",
                                                      "defence", "defense", "defenders", "finesse", "cash",     "duck"};
  return std::ranges::any_of(base::words(text), [&](std::string_view word) {
    while (!word.empty() && !is_letter(word.front())) word.remove_prefix(1);
    return std::ranges::any_of(kPlay, [&](std::string_view begins) { return word.starts_with(begins); });
  });
}

// "Partner opens one diamond, you raise and he bids two hearts. What now?", answered by a call, or, below the title
// that columns give it, in any words.
bool asks_for_call(std::span<const Line> quiz, const std::string& answer) {
  constexpr std::array<std::string_view, 7> kBids = {"open", "bid", "raise", "respond", "pass", "deal", "double"};
  std::string text;
  for (const Line& line : quiz) text += lower_case(line.text) + " ";
  const auto bids = [&](std::string_view word) { return text.find(" " + std::string(word)) != std::string::npos; };
  return text.find('?') != std::string::npos && std::ranges::any_of(kBids, bids) && !speaks_of_play(text) &&
         (answers_call(answer) || !speaks_of_play(lower_case(answer)));
}

}  // namespace

std::vector<Line> take_bidding_quiz(std::vector<Line>& lines) {
  const auto begins = [](const Line& line) {
    const std::string_view text = games::without_blanks(line.text);
    return starts_with_any_case(text, "daily question") || starts_with_any_case(text, "you hold");
  };
  const auto answers = [](const Line& line) {
    const std::string_view text = games::without_blanks(line.text);
    return starts_with_any_case(text, "answer:") || text.starts_with("A:");
  };
  const auto from = std::ranges::find_if(lines, begins);
  const auto asks_call = [](const Line& line) {
    const std::string text = lower_case(line.text);
    return text.find("what do you say") != std::string::npos || text.find("what do you bid") != std::string::npos;
  };
  constexpr std::ptrdiff_t kFar = 20;
  auto question = std::find_if(from, lines.end(), asks_call);
  if (question == lines.end() || question - from > kFar) {
    const auto answered = std::find_if(from, lines.end(), answers);
    if (answered == lines.end() || answered - from > kFar || !asks_for_call({from, answered}, answered->text))
      return {};
    question = from;
  }
  // Its answer, where the page has it.
  const auto answer = std::find_if(question, lines.end(), answers);
  const auto to = answer == lines.end() ? question + 1 : std::find_if(answer, lines.end(), is_empty_line);
  std::vector<Line> quiz;
  for (auto line = from; line != to; ++line) {
    if (!is_empty_line(*line)) quiz.push_back(*line);
    line->text.clear();
  }
  return quiz;
}

}  // namespace ouverte::puzzles::text
