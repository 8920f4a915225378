#include "puzzles/text/calls.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

// The length of a call at the head of a word in which several are run together, "1♦3♣Pass"; of a seat, "SOUTHWEST".
std::size_t joined_length(std::string_view word) {
  constexpr std::array<std::string_view, 10> kParts = {"north", "east", "south",  "west",     "pass",
                                                       "dbl",   "rdbl", "double", "redouble", "all"};
  for (const std::string_view part : kParts)
    if (games::starts_with_any_case(word, part)) return part.size();
  if (word.size() < 2 || word[0] < '1' || word[0] > '7') return 0;
  if (games::starts_with_any_case(word.substr(1), "nt")) return 3;
  if (games::starts_with_any_case(word.substr(1), "dbl") || games::starts_with_any_case(word.substr(1), "double"))
    return 0;
  return is_suit_sign(word[1]) || std::string_view("SHDC").find(word[1]) != std::string_view::npos ? 2 : 0;
}

// "(1)", behind a call: a note says what it means.
bool is_note_sign(std::string_view word) {
  return word.size() == 3 && word[0] == '(' && is_digit(word[1]) && word[2] == ')';
}

// What may stand between calls that are run together.
std::size_t past_marks(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    if (is_note_sign(text.substr(at, 3)))
      at += 3;
    else if (std::string_view(" |()[]*!.,;").find(text[at]) != std::string_view::npos)
      ++at;
    else
      break;
  }
  return at;
}

// The call at the head of a text, "1 NT" as "1NT"; empty if there is none.
std::string call_at(std::string_view text, std::size_t& length) {
  constexpr std::array<std::string_view, 13> kCalls = {
      "all pass", "redouble", "no bid", "double", "pass", "rdbl", "dbl", "ppp", "end", "no", "xx", "x", "p"};
  const auto goes_on = [&](std::size_t at) { return at < text.size() && text[at] >= 'a' && text[at] <= 'z'; };
  for (const std::string_view call : kCalls)
    if (games::starts_with_any_case(text, call) && !goes_on(call.size())) {
      length = call.size();
      return call == "no bid" ? "pass" : std::string(call);
    }
  if (text.empty() || text[0] < '1' || text[0] > '7') return "";
  const std::size_t strain = std::min(text.find_first_not_of(' ', 1), text.size());
  const std::string_view behind = text.substr(strain);
  const bool sign = !behind.empty() && is_suit_sign(behind[0]);
  const bool no_trump = games::starts_with_any_case(behind, "nt") && !goes_on(strain + 2);
  const std::string_view strains = strain == 1 ? "SHDCN" : "SHDC";
  const bool letter = !behind.empty() && strains.find(behind[0]) != std::string_view::npos && !goes_on(strain + 1);
  const std::size_t end = strain + (no_trump ? 2 : sign || letter ? 1 : 0);
  length = end > strain ? end : 1;
  return std::string(1, text[0]) + std::string(text.substr(strain, end - strain));
}

// "2♣1", "4NT4", "Dbl1": a call with the number of a note behind it, and no lower bid without its suit.
bool ends_with_note(std::string_view word) {
  if (word.size() < 3 || !is_digit(word.back()) || word.back() == '0') return false;
  const std::string_view call = word.substr(0, word.size() - 1);
  if (is_digit(call.back()) || joined_length(call) != call.size()) return false;
  const bool bid = is_digit(call[0]);
  return bid ? is_suit_sign(call[1]) || word.back() <= call[0] : call.ends_with("bl") && word.back() == '1';
}

// The parts of a word that consists of nothing else; the word where it does not. "Pass2NT3Pass": a level may have lost
// its suit, beside parts that have not.
void add_parts(const std::string& word, int column, std::vector<std::pair<std::string, int>>& words) {
  const std::size_t before = words.size();
  if (ends_with_note(word)) {
    words.emplace_back(word.substr(0, word.size() - 1), column);
    return;
  }
  const bool in_letters = std::ranges::any_of(word, is_letter);
  for (std::size_t at = 0; at < word.size();) {
    std::size_t length = joined_length(std::string_view(word).substr(at));
    const bool alone = at + 1 == word.size() || !is_digit(word[at + 1]);
    if (length == 0 && in_letters && alone && word[at] >= '1' && word[at] <= '7') length = 1;
    if (length == 0) {
      words.resize(before);
      words.emplace_back(word, column);
      return;
    }
    words.emplace_back(word.substr(at, length), column + static_cast<int>(at));
    at += length;
  }
}

// "1", or "1DPass2".
bool ends_with_level(std::string_view word) {
  const bool level = word.back() >= '1' && word.back() <= '7';
  return level && (word.size() == 1 || (is_letter(word[word.size() - 2]) && joined_length(word) > 0));
}

}  // namespace

std::vector<std::pair<std::string, int>> words_with_columns(const std::string& text) {
  std::vector<std::pair<std::string, int>> words;
  for (std::size_t from = 0; (from = text.find_first_not_of(" |", from)) != std::string::npos;) {
    std::size_t to = std::min(text.find_first_of(" |", from), text.size());
    std::string word = text.substr(from, to - from);
    // "1 NT", "2 ♣", "1 DPass2 CPass"
    while (ends_with_level(word) && to + 1 < text.size() && text[to] == ' ') {
      const std::size_t stop = std::min(text.find_first_of(" |", to + 1), text.size());
      const std::string strain = text.substr(to + 1, stop - to - 1);
      if (strain.empty() || joined_length(word.back() + strain) < 2) break;
      word += strain;
      to = stop;
    }
    add_parts(word, static_cast<int>(from), words);
    from = to;
  }
  return words;
}

bool has_dash(std::string_view word) { return word.size() > 2 && word.back() == '-'; }

bool ends_auction(std::string_view text) {
  constexpr std::array<std::string_view, 6> kEnds = {"end", "all pass", "pass out", "ap", "passed out", "fin"};
  return std::ranges::find(kEnds, games::lower_case(games::without_blanks(text))) != kEnds.end();
}

std::optional<SaidCall> call_of(const std::string& text, int column) {
  std::string word = games::lower_case(text);
  std::erase_if(word, [](char letter) { return std::string_view("()[]*!.,").find(letter) != std::string_view::npos; });
  if (has_dash(word)) word.pop_back();
  constexpr std::array<std::string_view, 13> kPasses = {"pass",   "p",  "-",  "--",  "all",   "ap", "end",
                                                        "passes", "no", "nb", "pas", "passe", "fin"};
  constexpr std::array<std::string_view, 4> kSuits = {"schoppen", "harten", "ruiten", "klaveren"};
  if (std::ranges::find(kPasses, word) != kPasses.end()) return SaidCall{.column = column, .dash = word[0] == '-'};
  if (word == "x" || word == "d" || word == "dbl" || word == "double")
    return SaidCall{.column = column, .doubled = "X"};
  if (word == "xx" || word == "rdbl" || word == "redouble") return SaidCall{.column = column, .doubled = "XX"};
  if (word.empty() || word[0] < '1' || word[0] > '7') return std::nullopt;
  if (word.size() == 1) return SaidCall{.column = column, .bid = {.level = word[0] - '0', .strain = kLostSuit}};
  SaidCall call{.column = column, .bid = {.level = word[0] - '0'}};
  const std::string strain = word.substr(1);
  if (is_suit_sign(strain[0]) && strain.size() == 1)
    call.bid.strain = "SHDC"[strain[0] - kSuitSign];
  else if (strain == "s" || strain == "h" || strain == "d" || strain == "c")
    call.bid.strain = static_cast<char>(strain[0] - 'a' + 'A');
  else if (const auto name = std::ranges::find(kSuits, strain); name != kSuits.end())
    call.bid.strain = "SHDC"[name - kSuits.begin()];
  else if (strain != "nt" && strain != "n" && strain != "sa")
    return std::nullopt;
  return call;
}

std::vector<SaidCall> calls_in(std::string_view text, std::size_t& at) {
  std::vector<SaidCall> calls;
  for (std::size_t next = past_marks(text, at); next < text.size(); next = past_marks(text, next)) {
    std::size_t length = 0;
    const std::string call = call_at(text.substr(next), length);
    if (call.empty()) break;
    const std::size_t times = call == "all pass" || call == "ppp" ? 3 : 1;
    const auto said = call_of(times == 3 ? "pass" : call, static_cast<int>(next));
    if (!said) break;
    calls.insert(calls.end(), times, *said);
    at = next += length;
  }
  return calls;
}

std::vector<SaidCall> calls_of(const std::string& text) {
  std::vector<SaidCall> calls;
  for (const auto& [word, column] : words_with_columns(text)) {
    if (is_note_sign(word) || word.find_first_not_of("!*") == std::string::npos) continue;
    const auto call = call_of(word, column);
    if (!call) return {};
    calls.push_back(*call);
  }
  return calls;
}

bool rises(const std::vector<SaidCall>& calls) {
  constexpr int kOver = 3;  // passes, behind which nobody calls
  constexpr int kAnySuit = 9;
  int last = 0, passes = 0;
  for (const SaidCall& call : calls) {
    const bool pass = call.bid.level == 0 && call.doubled.empty();
    if (!pass && last > 0 && passes >= kOver) return false;
    passes = pass && !call.dash ? passes + 1 : 0;
    if (call.bid.level == 0) continue;
    const bool lost = call.bid.strain == kLostSuit;
    const int height = lost ? call.bid.level * 10 + kAnySuit : height_of(call.bid);
    if (height <= last) return false;
    last = lost ? call.bid.level * 10 - 1 : height;
  }
  return true;
}

Auction contract_of(std::vector<SaidCall> calls, const std::vector<Heading>& headings, char dealt, const Table& table) {
  Auction auction;
  // "- - - 1♠": no calls, but the places of those who sit before the dealer.
  const auto real = std::ranges::find_if_not(calls, &SaidCall::dash);
  const auto places = static_cast<std::size_t>(real - calls.begin());
  if (places > 0 && places < headings.size() && real != calls.end() && (dealt == 0 || headings[places].seat == dealt)) {
    dealt = headings[places].seat;
    calls.erase(calls.begin(), real);
  }
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
  if (auction.bid.level == 0) return {};
  for (std::size_t place = 0; place < calls.size(); ++place)
    if (calls[place].bid.level > 0 && calls[place].bid.strain != kNoTrump && calls[place].bid.strain != kLostSuit)
      auction.called.emplace_back(calls[place].bid, table.seats[(dealer + place) % players]);
  if (auction.bid.strain == kLostSuit) {
    const auto black = [](const SaidCall& call) {
      return call.bid.level > 0 && (call.bid.strain == 'S' || call.bid.strain == 'C');
    };
    if (std::ranges::any_of(calls, black)) auction.lost = "HD";
    for (std::size_t place = last % 2; place <= last; place += 2)
      if (calls[place].bid.level > 0)
        auction.named.emplace_back(calls[place].bid.strain, table.seats[(dealer + place) % players]);
    return auction;
  }
  for (std::size_t place = last % 2; place <= last; place += 2) {
    if (calls[place].bid.level == 0 || calls[place].bid.strain != auction.bid.strain) continue;
    auction.declarer = table.seats[(dealer + place) % players];
    return auction;
  }
  return {};
}

}  // namespace ouverte::puzzles::text
