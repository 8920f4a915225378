#include "puzzles/text/auction.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

struct Call {
  int column = 0;
  Bid bid = {};  // of level 0: a pass or a double
  std::string doubled = {};
};

struct Heading {
  char seat = 0;
  int column = 0;
};

std::vector<std::pair<std::string, int>> words_with_columns(const std::string& text) {
  std::vector<std::pair<std::string, int>> words;
  for (std::size_t from = 0; (from = text.find_first_not_of(" |", from)) != std::string::npos;) {
    const std::size_t to = std::min(text.find_first_of(" |", from), text.size());
    words.emplace_back(text.substr(from, to - from), static_cast<int>(from));
    from = to;
  }
  return words;
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

std::optional<Call> call_of(const std::string& text, int column) {
  std::string word = games::lower_case(text);
  std::erase_if(word, [](char letter) { return std::string_view("()[]*!.,").find(letter) != std::string_view::npos; });
  constexpr std::array<std::string_view, 8> kPasses = {"pass", "p", "-", "--", "all", "ap", "end", "passes"};
  if (std::ranges::find(kPasses, word) != kPasses.end()) return Call{.column = column};
  if (word == "x" || word == "dbl" || word == "double") return Call{.column = column, .doubled = "X"};
  if (word == "xx" || word == "rdbl" || word == "redouble") return Call{.column = column, .doubled = "XX"};
  if (word.size() < 2 || word[0] < '1' || word[0] > '7') return std::nullopt;
  Call call{.column = column, .bid = {.level = word[0] - '0'}};
  const std::string strain = word.substr(1);
  if (is_suit_sign(strain[0]) && strain.size() == 1)
    call.bid.strain = "SHDC"[strain[0] - kSuitSign];
  else if (strain == "s" || strain == "h" || strain == "d" || strain == "c")
    call.bid.strain = static_cast<char>(strain[0] - 'a' + 'A');
  else if (strain != "nt" && strain != "n")
    return std::nullopt;
  return call;
}

// The calls of a line, or none if anything else stands there.
std::vector<Call> calls_of(const std::string& text) {
  std::vector<Call> calls;
  for (const auto& [word, column] : words_with_columns(text)) {
    const auto call = call_of(word, column);
    if (!call) return {};
    calls.push_back(*call);
  }
  return calls;
}

Auction contract_of(const std::vector<Call>& calls, const std::vector<Heading>& headings, const Table& table) {
  Auction auction;
  // The dealer is the seat under whose name the first call stands.
  const auto nearest = std::ranges::min_element(
      headings, {}, [&](const Heading& each) { return std::abs(each.column - calls.front().column); });
  const std::size_t dealer = table.seats.find(nearest->seat);
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
  if (auction.bid.level == 0) return {};
  for (std::size_t place = last % 2; place <= last; place += 2) {
    if (calls[place].bid.level == 0 || calls[place].bid.strain != auction.bid.strain) continue;
    auction.declarer = table.seats[(dealer + place) % players];
    return auction;
  }
  return {};
}

}  // namespace

Auction take_auction(std::vector<Line>& lines, const Table& table) {
  if (!table.compass) return {};
  for (std::size_t row = 0; row + 1 < lines.size(); ++row) {
    const auto headings = headings_of(lines[row].text, table);
    if (headings.empty()) continue;
    std::vector<Call> calls;
    std::size_t end = row + 1;
    for (; end < lines.size(); ++end) {
      const auto more = calls_of(lines[end].text);
      if (more.empty()) break;
      calls.insert(calls.end(), more.begin(), more.end());
    }
    if (calls.empty()) continue;
    Auction auction = contract_of(calls, headings, table);
    if (auction.declarer == 0) continue;
    auction.line = lines[row].number;
    for (std::size_t place = row; place < end; ++place) lines[place].text.clear();
    return auction;
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
