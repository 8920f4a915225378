#include "puzzles/text/auction.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "puzzles/text/row_words.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

struct Heading {
  char seat = 0;
  int column = 0;
};

// The length of a call at the head of a word in which several are run together, "1♦3♣Pass"; of a seat, "SOUTHWEST".
std::size_t joined_length(std::string_view word) {
  constexpr std::array<std::string_view, 9> kParts = {"north", "east", "south",  "west",    "pass",
                                                      "dbl",   "rdbl", "double", "redouble"};
  for (const std::string_view part : kParts)
    if (games::starts_with_any_case(word, part)) return part.size();
  if (word.size() < 2 || word[0] < '1' || word[0] > '7') return 0;
  if (games::starts_with_any_case(word.substr(1), "nt")) return 3;
  return is_suit_sign(word[1]) || std::string_view("SHDC").find(word[1]) != std::string_view::npos ? 2 : 0;
}

// The parts of a word that consists of nothing else; the word where it does not.
void add_parts(const std::string& word, int column, std::vector<std::pair<std::string, int>>& words) {
  const std::size_t before = words.size();
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t length = joined_length(std::string_view(word).substr(at));
    if (length == 0) {
      words.resize(before);
      words.emplace_back(word, column);
      return;
    }
    words.emplace_back(word.substr(at, length), column + static_cast<int>(at));
    at += length;
  }
}

std::vector<std::pair<std::string, int>> words_with_columns(const std::string& text) {
  std::vector<std::pair<std::string, int>> words;
  for (std::size_t from = 0; (from = text.find_first_not_of(" |", from)) != std::string::npos;) {
    std::size_t to = std::min(text.find_first_of(" |", from), text.size());
    std::string word = text.substr(from, to - from);
    // "1 NT", "2 ♣"
    if (word.size() == 1 && word[0] >= '1' && word[0] <= '7' && to + 1 < text.size() && text[to] == ' ') {
      const std::size_t stop = std::min(text.find_first_of(" |", to + 1), text.size());
      if (const std::string bid = word + text.substr(to + 1, stop - to - 1); bid.size() > 1 && joined_length(bid) > 1) {
        word = bid;
        to = stop;
      }
    }
    add_parts(word, static_cast<int>(from), words);
    from = to;
  }
  return words;
}

// Who is said to have dealt: "Dealer South", "East deals"; 0 if nobody is.
char dealer_of(const std::vector<Line>& lines, const Table& table) {
  for (const Line& line : lines) {
    const auto words = words_with_columns(line.text);
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
      const auto word = [&](std::size_t place) {
        std::string lower = games::lower_case(words[place].first);
        while (!lower.empty() && std::string_view(".,:;").find(lower.back()) != std::string_view::npos)
          lower.pop_back();
        return lower;
      };
      const auto seat = [&](std::size_t place) {
        std::string name = words[place].first;
        while (!name.empty() && std::string_view(".,:;").find(name.back()) != std::string_view::npos) name.pop_back();
        return seat_named(name, table);
      };
      if (word(at) == "dealer" && seat(at + 1) != 0) return seat(at + 1);
      if ((word(at + 1) == "deals" || word(at + 1) == "dealer") && seat(at) != 0) return seat(at);
    }
  }
  return 0;
}

// Four seats in their order and nothing else.
std::vector<Heading> headings_of(const std::string& text, const Table& table) {
  std::vector<Heading> headings;
  for (const auto& [word, column] : words_with_columns(text)) {
    const char seat = seat_named(word, table);
    if (seat == 0) return {};
    headings.push_back({seat, column});
  }
  if (headings.size() != table.seats.size()) return {};
  for (std::size_t place = 1; place < headings.size(); ++place) {
    const std::size_t before = table.seats.find(headings[place - 1].seat);
    if (headings[place].seat != table.seats[(before + 1) % table.seats.size()]) return {};
  }
  return headings;
}

// "Dbl-": a note below says what it means.
bool has_dash(std::string_view word) { return word.size() > 2 && word.back() == '-'; }

}  // namespace

std::optional<SaidCall> call_of(const std::string& text, int column) {
  std::string word = games::lower_case(text);
  std::erase_if(word, [](char letter) { return std::string_view("()[]*!.,").find(letter) != std::string_view::npos; });
  if (has_dash(word)) word.pop_back();
  constexpr std::array<std::string_view, 8> kPasses = {"pass", "p", "-", "--", "all", "ap", "end", "passes"};
  if (std::ranges::find(kPasses, word) != kPasses.end()) return SaidCall{.column = column};
  if (word == "x" || word == "dbl" || word == "double") return SaidCall{.column = column, .doubled = "X"};
  if (word == "xx" || word == "rdbl" || word == "redouble") return SaidCall{.column = column, .doubled = "XX"};
  if (word.empty() || word[0] < '1' || word[0] > '7') return std::nullopt;
  if (word.size() == 1) return SaidCall{.column = column, .bid = {.level = word[0] - '0', .strain = kLostSuit}};
  SaidCall call{.column = column, .bid = {.level = word[0] - '0'}};
  const std::string strain = word.substr(1);
  if (is_suit_sign(strain[0]) && strain.size() == 1)
    call.bid.strain = "SHDC"[strain[0] - kSuitSign];
  else if (strain == "s" || strain == "h" || strain == "d" || strain == "c")
    call.bid.strain = static_cast<char>(strain[0] - 'a' + 'A');
  else if (strain != "nt" && strain != "n")
    return std::nullopt;
  return call;
}

namespace {

// The signs by which calls of a line point to notes.
std::string marks_of(const std::string& text) {
  std::string marks;
  if (text.find('*') != std::string::npos) marks += '*';
  for (const auto& [word, column] : words_with_columns(text))
    if (has_dash(word)) marks += '-';
  return marks;
}

// The calls of a line, or none if anything else stands there.
std::vector<SaidCall> calls_of(const std::string& text) {
  std::vector<SaidCall> calls;
  for (const auto& [word, column] : words_with_columns(text)) {
    const auto call = call_of(word, column);
    if (!call) return {};
    calls.push_back(*call);
  }
  return calls;
}

Auction contract_of(const std::vector<SaidCall>& calls, const std::vector<Heading>& headings, char dealt,
                    const Table& table) {
  Auction auction;
  // The dealer is the seat under whose name the first call stands, if nobody is said to be.
  const auto nearest = std::ranges::min_element(
      headings, {}, [&](const Heading& each) { return std::abs(each.column - calls.front().column); });
  const std::size_t dealer = table.seats.find(dealt != 0 ? dealt : nearest->seat);
  const std::size_t players = table.seats.size();
  std::size_t last = 0;
  for (std::size_t place = 0; place < calls.size(); ++place) {
    if (calls[place].bid.level > 0) {
      auction.bid = calls[place].bid;
      last = place;
    } else if (!calls[place].doubled.empty()) {
      auction.bid.doubled = calls[place].doubled;
    }
  }
  if (auction.bid.level == 0 || auction.bid.strain == kLostSuit) return {};
  for (std::size_t place = last % 2; place <= last; place += 2) {
    if (calls[place].bid.level == 0 || calls[place].bid.strain != auction.bid.strain) continue;
    auction.declarer = table.seats[(dealer + place) % players];
    return auction;
  }
  return {};
}

// "West North East South Pass 1♠ Pass 1NT …", all in a line of other words: who deals must be said.
Auction take_joined(std::vector<Line>& lines, char dealer, const Table& table) {
  for (Line& line : lines) {
    const auto words = words_with_columns(line.text);
    for (std::size_t at = 0; at + 8 <= words.size(); ++at) {
      std::string names;
      for (std::size_t place = at; place < at + 4; ++place) names += words[place].first + " ";
      const auto headings = headings_of(names, table);
      if (headings.empty()) continue;
      std::vector<SaidCall> calls;
      std::size_t end = at + 4;
      for (; end < words.size(); ++end) {
        const auto call = call_of(words[end].first, words[end].second);
        if (!call) break;
        calls.push_back(*call);
      }
      if (calls.size() < 4) continue;
      Auction auction = contract_of(calls, headings, dealer, table);
      if (auction.declarer == 0) continue;
      auction.line = line.number;
      const auto from = static_cast<std::size_t>(words[at].second);
      const auto to = static_cast<std::size_t>(words[end - 1].second) + words[end - 1].first.size();
      line.text.replace(from, to - from, std::string(to - from, ' '));
      return auction;
    }
  }
  return {};
}

bool is_blank(const Line& line) { return line.text.find_first_not_of(" |") == std::string::npos; }

// "Trick | Lead | 2nd | 3rd | 4th", and below it "1. W | ♠ 8 | ? | |": the rows as "Trick 1: ♠ 8".
void tell_tricks(std::vector<Line>& lines) {
  bool inside = false;
  for (Line& line : lines) {
    const auto words = words_with_columns(line.text);
    const auto is = [&](std::size_t at, std::string_view word) {
      return at < words.size() && games::lower_case(words[at].first) == word;
    };
    const bool head = is(0, "trick") && is(1, "lead") && is(2, "2nd");
    const bool row = inside && words.size() > 2 && std::isdigit(static_cast<unsigned char>(words[0].first[0])) != 0 &&
                     words[1].first.size() == 1;
    inside = head || row;
    if (head) line.text.clear();
    if (!row) continue;
    std::string told = base::str("Trick ", std::stoi(words[0].first.substr(0, 2)), ":");
    for (std::size_t at = 2; at < words.size() && words[at].first != "?"; ++at) told += " " + words[at].first;
    line.text = told + ".";
  }
}

}  // namespace

Auction take_auction(std::vector<Line>& lines, const Table& table) {
  if (!table.compass) return {};
  tell_tricks(lines);
  if (Auction told = take_told_auction(lines, table); told.declarer != 0) return told;
  const char dealer = dealer_of(lines, table);
  for (std::size_t row = 0; row + 1 < lines.size(); ++row) {
    const auto headings = headings_of(lines[row].text, table);
    if (headings.empty()) continue;
    std::vector<SaidCall> calls;
    std::size_t end = row + 1;
    std::string marks;
    for (; end < lines.size(); ++end) {
      const auto more = calls_of(lines[end].text);
      const bool goes_on = is_blank(lines[end]) && end + 1 < lines.size() && !calls_of(lines[end + 1].text).empty();
      if (more.empty() && !goes_on && !(dealer != 0 && is_blank(lines[end]))) break;
      marks += marks_of(lines[end].text);
      calls.insert(calls.end(), more.begin(), more.end());
    }
    if (calls.empty()) continue;
    const bool lost = std::ranges::any_of(calls, [](const SaidCall& call) { return call.bid.strain == kLostSuit; });
    Auction auction = contract_of(calls, headings, dealer, table);
    if (auction.declarer == 0 && !(lost && calls.size() >= 4)) continue;
    auction.line = lines[row].number;
    // "*Heart fit": what a call with such a sign means. As many lines with a dash as calls: others may ask for
    // something.
    for (; end < lines.size() && !is_blank(lines[end]); ++end) {
      const std::size_t mark = marks.find(lines[end].text.front());
      if (mark == std::string::npos) break;
      if (marks[mark] == '-') marks.erase(mark, 1);
      auction.notes.push_back(lines[end]);
    }
    for (std::size_t place = row; place < end; ++place) lines[place].text.clear();
    return auction;
  }
  return dealer == 0 ? Auction{} : take_joined(lines, dealer, table);
}

void add_auction(const Auction& auction, Facts& facts) {
  if (auction.declarer == 0) return;
  say(facts, facts.trump, auction.bid.strain, auction.line, "trumps", "those of the auction");
  say(facts, facts.level, auction.bid.level, auction.line, "contract", "that of the auction");
  if (facts.doubled.empty()) facts.doubled = auction.bid.doubled;
  if (facts.declarers.empty())
    facts.declarers = std::string(1, auction.declarer);
  else if (facts.declarers != std::string(1, auction.declarer))
    facts.faults.push_back(
        {auction.line, base::str("declarer: found ", facts.declarers, ", but ", std::string(1, auction.declarer),
                                 " in the auction, expected the same")});
}

}  // namespace ouverte::puzzles::text
