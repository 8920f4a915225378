#include "puzzles/text/auction.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "puzzles/text/calls.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

// Who is said to have dealt: "Dealer South", "East deals"; 0 if nobody is.
char dealer_of(const std::vector<Line>& lines, const Table& table) {
  for (std::size_t row = 0; row < lines.size(); ++row) {
    auto words = words_with_columns(lines[row].text);
    // "Dealer:", and who it is below.
    std::size_t below = row + 1;
    while (below < lines.size() && words_with_columns(lines[below].text).empty()) ++below;
    if (words.size() == 1 && words[0].first.ends_with(':') && below < lines.size())
      words.push_back(words_with_columns(lines[below].text).front());
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
      if ((word(at) == "dealer" || word(at) == "dlr") && seat(at + 1) != 0) return seat(at + 1);
      if ((word(at + 1) == "deals" || word(at + 1) == "dealer") && seat(at) != 0) return seat(at);
    }
  }
  return 0;
}

// "Dave", or "West" below "W": a name of the player whose seat stands before it, alone in a line.
bool names_player(const std::string& text, const Heading& before, const Table& table) {
  const auto words = words_with_columns(text);
  if (words.empty() || words.size() > 2) return false;
  const char seat = words.size() == 1 ? seat_named(words[0].first, table) : '\0';
  return (seat == 0 || seat == before.seat) && std::ranges::none_of(words, [](const auto& word) {
           return word.first.size() < 2 || call_of(word.first, 0) || std::ranges::any_of(word.first, is_digit);
         });
}

// Four seats in their order, one a line, as cells of a table that has come apart, each with the name of its player
// below it or none: what is below the last; 0 if they are not there.
std::size_t below_seats(const std::vector<Line>& lines, std::size_t row, const Table& table,
                        std::vector<Heading>& seats) {
  seats.clear();
  std::size_t named = 0;
  const auto are_named = [&] { return named == 0 || named == seats.size(); };
  for (; row < lines.size() && (seats.size() < table.seats.size() || !are_named()); ++row) {
    const auto words = words_with_columns(lines[row].text);
    if (words.empty() && !seats.empty()) continue;
    if (named + 1 == seats.size() && names_player(lines[row].text, seats.back(), table)) {
      ++named;
      continue;
    }
    const char seat = words.size() == 1 ? seat_named(words.front().first, table) : '\0';
    const std::size_t next = seats.empty() ? 0 : (table.seats.find(seats.back().seat) + 1) % table.seats.size();
    if (seat == 0 || !are_named() || (!seats.empty() && table.seats[next] != seat)) return 0;
    seats.push_back({seat, static_cast<int>(seats.size())});
  }
  return seats.size() == table.seats.size() && are_named() ? row : 0;
}

// "14", "None", "North": board, vulnerability and dealer in cells one below the other; 0 where they are not there.
char dealer_in_cells(const std::vector<Line>& lines, const Table& table) {
  constexpr std::array<std::string_view, 11> kVulnerable = {"none", "all", "both", "n-s", "e-w", "ns",
                                                            "ew",   "n/s", "e/w",  "-",   "love"};
  std::vector<std::string> cells;
  for (const Line& line : lines)
    if (const std::string_view cell = games::without_blanks(line.text); !cell.empty()) cells.emplace_back(cell);
  for (std::size_t at = 0; at + 2 < cells.size(); ++at)
    if (std::ranges::all_of(cells[at], is_digit) &&
        std::ranges::find(kVulnerable, games::lower_case(cells[at + 1])) != kVulnerable.end())
      if (const char seat = seat_named(cells[at + 2], table); seat != 0) return seat;
  return 0;
}

// Four seats in their order and nothing else, but for "Bidding:" before them.
std::vector<Heading> headings_of(const std::string& text, const Table& table) {
  std::vector<Heading> headings;
  for (const auto& [word, column] : words_with_columns(text)) {
    if (headings.empty() && word.ends_with(':') && heads_auction(word)) continue;
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

// "Est Ouest": two partners and nothing else, whose opponents have said nothing.
std::vector<Heading> partners_of(const std::string& text, const Table& table) {
  const auto words = words_with_columns(text);
  if (words.size() != 2) return {};
  std::vector<Heading> headings;
  for (const auto& [word, column] : words) headings.push_back({seat_named(word, table), column});
  const std::size_t first = table.seats.find(headings[0].seat), second = table.seats.find(headings[1].seat);
  const bool partners = headings[0].seat != 0 && headings[1].seat != 0 && (first + 2) % table.seats.size() == second;
  return partners ? headings : std::vector<Heading>();
}

// The calls of two partners with the passes between them; none where they are not over.
std::vector<SaidCall> with_silent_opponents(const std::vector<SaidCall>& calls, const std::vector<std::size_t>& sizes) {
  const bool of_two = std::ranges::all_of(sizes, [](std::size_t size) { return size <= 2; });
  const auto is_pass = [](const SaidCall& call) { return call.bid.level == 0 && call.doubled.empty(); };
  const bool known = std::ranges::none_of(calls, [&](const SaidCall& call) {
    return call.bid.strain == kLostSuit || (call.bid.level == 0 && !is_pass(call));
  });
  std::vector<SaidCall> all;
  if (calls.size() < 2 || !of_two || !known || !is_pass(calls.back())) return all;
  for (const SaidCall& call : calls) {
    all.push_back(call);
    all.push_back({.column = call.column});
  }
  return all;
}

// The signs by which calls of a line point to notes.
std::string marks_of(const std::string& text) {
  std::string marks;
  if (text.find('*') != std::string::npos) marks += '*';
  if (text.find("(1)") != std::string::npos) marks += '(';
  for (const auto& [word, column] : words_with_columns(text))
    if (has_dash(word)) marks += '-';
  return marks;
}

// "- Dad - Me", "(Smith) Jones": who sits where, between the names of the seats and the calls.
bool names_players(const std::string& text, const Table& table) {
  const auto words = words_with_columns(text);
  const auto is_name = [&](const std::pair<std::string, int>& word) {
    return word.first.size() > 1 && seat_named(word.first, table) == 0 && !call_of(word.first, 0) &&
           std::ranges::none_of(word.first, is_digit);
  };
  const auto is_dash = [](const std::pair<std::string, int>& word) {
    return word.first.find_first_not_of('-') == std::string::npos;
  };
  return words.size() <= table.seats.size() && std::ranges::any_of(words, is_name) &&
         std::ranges::all_of(words, [&](const auto& word) { return is_name(word) || is_dash(word); });
}

// The line of the first calls below one of players, blank ones left out; 0 where none are named.
std::size_t below_players(const std::vector<Line>& lines, std::size_t at, const Table& table) {
  const auto next = [&](std::size_t from) {
    while (from < lines.size() && is_blank(lines[from])) ++from;
    return from;
  };
  const std::size_t names = next(at);
  if (names >= lines.size() || !names_players(lines[names].text, table)) return 0;
  const std::size_t calls = next(names + 1);
  return calls < lines.size() && !calls_of(lines[calls].text).empty() ? calls : 0;
}

// Nothing is bid after three passes, and an auction without names above it has them.
bool is_over(const std::vector<SaidCall>& calls, const std::vector<Line>& lines, std::size_t end) {
  while (end > 0 && is_blank(lines[end - 1])) --end;
  const bool all_pass = end > 0 && games::lower_case(lines[end - 1].text).find("all pass") != std::string::npos;
  const auto passes = std::ranges::find_if_not(
      calls.rbegin(), calls.rend(), [](const SaidCall& call) { return call.bid.level == 0 && call.doubled.empty(); });
  return all_pass || passes - calls.rbegin() >= 3;
}

// The calls of an auction, from the line `end` on, which then is the one behind them.
struct Rows {
  std::vector<SaidCall> calls = {};
  std::vector<std::size_t> sizes = {};  // how many stand in each row
  std::string marks = {};
  std::vector<std::size_t> between = {};  // lines that are none of it
};

// Rows without anything between them but blank lines, added to those before.
void add_rows(const std::vector<Line>& lines, std::size_t& end, bool past_blanks, Rows& rows) {
  for (; end < lines.size(); ++end) {
    const auto more = calls_of(lines[end].text);
    const bool goes_on = is_blank(lines[end]) && end + 1 < lines.size() && !calls_of(lines[end + 1].text).empty();
    if (more.empty() && !goes_on && !(past_blanks && is_blank(lines[end]))) break;
    rows.marks += marks_of(lines[end].text);
    rows.calls.insert(rows.calls.end(), more.begin(), more.end());
    if (!more.empty()) rows.sizes.push_back(more.size());
  }
}

// An auction that nobody has passed out goes on behind a line of a page that says something else, if it is passed out
// there.
Rows rows_of(const std::vector<Line>& lines, std::size_t& end, bool past_blanks) {
  Rows rows;
  add_rows(lines, end, past_blanks, rows);
  Rows all = rows;
  std::size_t to = end;
  while (!all.calls.empty() && !is_over(all.calls, lines, to)) {
    std::size_t next = to;
    while (next < lines.size() && is_blank(lines[next])) ++next;
    if (next < lines.size() && calls_of(lines[next].text).empty()) all.between.push_back(next++);
    while (next < lines.size() && is_blank(lines[next])) ++next;
    const std::size_t calls = all.calls.size();
    add_rows(lines, next, past_blanks, all);
    if (all.calls.size() == calls || !rises(all.calls)) return rows;
    to = next;
  }
  end = to;
  return all;
}

// Whether the first call of a full row, or the first below dashes, stands under another seat than dealt.
bool disputes(char dealer, const std::vector<SaidCall>& calls, std::size_t first_row,
              const std::vector<Heading>& headings) {
  if (dealer == 0 || headings.size() < 2 || first_row != headings.size()) return false;
  const auto first = static_cast<std::size_t>(std::ranges::find_if_not(calls, &SaidCall::dash) - calls.begin());
  return first < headings.size() && headings[first].seat != dealer;
}

// The dealer, where the rows are those of a table: its first row, though it be short, ends under the last name,
// wherever a page has put it. 0 where they are none, or begin with dashes for those who sit before him.
char dealer_by_rows(const std::vector<SaidCall>& calls, const std::vector<std::size_t>& sizes,
                    const std::vector<Heading>& headings) {
  // "All pass" in the last row is two words for one cell.
  if (calls.front().dash || sizes.size() < 2 || sizes.front() > headings.size() || sizes.back() > headings.size() + 1)
    return 0;
  const bool full =
      std::all_of(sizes.begin() + 1, sizes.end() - 1, [&](std::size_t size) { return size == headings.size(); });
  const bool in_rows = sizes.size() > 2 || sizes.front() > 1 || sizes.back() > 1;
  return full && in_rows ? headings[headings.size() - sizes.front()].seat : '\0';
}

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

Auction take_auction(std::vector<Line>& lines, const std::vector<Line>& written, const Table& table) {
  if (!table.compass) return {};
  tell_tricks(lines);
  if (Auction told = take_told_auction(lines, table); told.declarer != 0) return told;
  const char dealer = dealer_of(lines, table);
  for (std::size_t row = 0; row + 1 < lines.size(); ++row) {
    auto headings = headings_of(lines[row].text, table);
    // The dealer's call is the first below.
    const bool nameless = headings.empty() && dealer != 0 && heads_auction(lines[row].text);
    if (nameless) headings.push_back({dealer, 0});
    std::size_t end = row + 1;
    bool partners = false;
    if (headings.empty()) {
      headings = partners_of(lines[row].text, table);
      partners = !headings.empty();
    }
    if (headings.empty()) {
      end = below_seats(lines, row, table, headings);
      if (end == 0) continue;
    }
    const bool in_cells = end > row + 1;
    if (const std::size_t below = below_players(lines, end, table); !in_cells && below != 0) end = below;
    auto [calls, sizes, marks, between] = rows_of(lines, end, dealer != 0);
    if (partners) calls = with_silent_opponents(calls, sizes);
    if (calls.empty()) continue;
    const bool lost = std::ranges::any_of(calls, [](const SaidCall& call) { return call.bid.strain == kLostSuit; });
    if (!rises(calls) || (nameless && !is_over(calls, lines, end))) continue;
    const bool by_rows = dealer == 0 && !in_cells && !nameless && !partners;
    char dealt = partners ? '\0' : by_rows ? dealer_by_rows(calls, sizes, headings) : dealer;
    if (in_cells && dealt == 0) dealt = dealer_in_cells(written, table);
    Auction auction = contract_of(calls, headings, dealt, table);
    if (auction.declarer == 0 && !(lost && calls.size() >= 4)) continue;
    auction.line = lines[row].number;
    if (!in_cells && !partners && disputes(dealer, calls, sizes.front(), headings))
      auction.fault = {auction.line,
                       base::str("auction: found its first call under another seat than ", std::string(1, dealer),
                                 ", who is said to have dealt, expected one of them")};
    // "*Heart fit": what a call with such a sign means. As many lines with a dash as calls: others may ask for
    // something.
    for (; end < lines.size() && !is_blank(lines[end]); ++end) {
      const std::size_t first = lines[end].text.find_first_not_of(' ');
      const std::size_t mark = marks.find(lines[end].text[first]);
      if (mark == std::string::npos) break;
      if (marks[mark] == '-') marks.erase(mark, 1);
      auction.notes.push_back(lines[end]);
    }
    for (std::size_t place = row; place < end; ++place)
      if (std::ranges::find(between, place) == between.end()) lines[place].text.clear();
    return auction;
  }
  return {};
}

Auction take_loose_auction(std::vector<Line>& lines, const Table& table) {
  constexpr int kOver = 3;  // passes
  for (std::size_t row = 0; row + 1 < lines.size(); ++row) {
    if (!heads_auction(lines[row].text)) continue;
    std::vector<std::pair<std::size_t, std::size_t>> taken = {{row, lines[row].text.size()}};
    std::vector<SaidCall> calls;
    std::string before;  // the word before
    int passes = 0;
    int ends = 0;
    bool other = false;
    for (std::size_t at = row + 1; at < lines.size() && !other; ++at) {
      std::size_t end = 0;
      std::vector<SaidCall> said;
      for (const auto& [word, column] : words_with_columns(lines[at].text)) {
        const auto call = call_of(word, column);
        other = !call && seat_named(word, table) == 0;
        if (other) break;
        if (call) said.push_back(*call);
        passes = call && call->bid.level == 0 && call->doubled.empty() ? passes + 1 : 0;
        ends += ends_auction(word) || ends_auction(before + " " + word) || passes == kOver ? 1 : 0;
        before = word;
        end = static_cast<std::size_t>(column) + word.size();
      }
      // "No", where words begin, is no call.
      if (other && !ends_auction(before) && games::lower_case(before) != "pass") break;
      taken.emplace_back(at, other ? end : lines[at].text.size());
      calls.insert(calls.end(), said.begin(), said.end());
    }
    const auto is_open = [](const SaidCall& call) { return !call.doubled.empty() || call.bid.strain == kLostSuit; };
    const auto highest = std::ranges::max_element(calls, {}, [](const SaidCall& call) { return height_of(call.bid); });
    if (ends != 1 || calls.empty() || std::ranges::any_of(calls, is_open) || highest->bid.level == 0) continue;
    for (const auto& [at, end] : taken) lines[at].text.replace(0, end, std::string(end, ' '));
    return {.bid = highest->bid, .line = lines[row].number};
  }
  return {};
}

Auction take_joined_auction(std::vector<Line>& lines, const Table& table) {
  const char dealer = dealer_of(lines, table);
  for (Line& line : lines) {
    const auto words = words_with_columns(line.text);
    for (std::size_t at = 0; at + 5 <= words.size(); ++at) {
      std::string names;
      for (std::size_t place = at; place < at + 4; ++place) names += words[place].first + " ";
      const auto headings = headings_of(names, table);
      if (headings.empty()) continue;
      std::size_t end = static_cast<std::size_t>(words[at + 3].second) + words[at + 3].first.size();
      const std::vector<SaidCall> calls = calls_in(line.text, end);
      if (calls.size() < 4 || !rises(calls) || (dealer == 0 && !is_over(calls, {}, 0))) continue;
      Auction auction = contract_of(calls, headings, dealer != 0 ? dealer : headings.front().seat, table);
      if (auction.bid.level == 0) continue;
      auction.line = line.number;
      const auto from = static_cast<std::size_t>(words[at].second);
      line.text.replace(from, end - from, std::string(end - from, ' '));
      const Auction other = take_joined_auction(lines, table);
      if (other.bid.level > 0 && !(same(other.bid, auction.bid) && other.declarer == auction.declarer))
        auction.fault = {other.line, "auction: found two that come to different contracts, expected one"};
      return auction;
    }
  }
  return {};
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
