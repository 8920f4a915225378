// Auctions that stand beside a diagram, in its lines, and calls in the letters of a language.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/calls.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/lexicon.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using PlacedWords = std::vector<std::pair<std::string, int>>;

constexpr std::string_view kEnglishSuits = "SHDC";

// "1P": a level and one letter for its suit.
bool is_level_and_letter(std::string_view word) {
  return word.size() == 2 && word[0] >= '1' && word[0] <= '7' && is_upper(word[1]) && word[1] != 'N';
}

// The letters of the suits in a line of calls, where they are those of a language; nothing where anything else stands
// there.
std::optional<std::string> letters_in_calls(const std::string& text, std::string_view suits) {
  std::string letters;
  for (const auto& [word, column] : words_with_columns(text)) {
    if (is_level_and_letter(word) && suits.find(word[1]) != std::string_view::npos)
      letters += word[1];
    else if (word.find_first_not_of("!*") != std::string::npos && !call_of(word, column))
      return std::nullopt;
    else if (is_level_and_letter(word))
      letters += word[1];
  }
  return letters;
}

// The columns that an auction takes of lines whose other columns are a diagram's.
struct AuctionColumns {
  std::size_t from = 0, to = std::string::npos;
  [[nodiscard]] bool hold(const std::pair<std::string, int>& word) const {
    const auto column = static_cast<std::size_t>(word.second);
    return column >= from && column < to;
  }
};

// Where four seats in turn begin among the words of a line, with something else beside them.
std::optional<AuctionColumns> auction_at(const PlacedWords& words, const Table& table) {
  constexpr std::size_t kPlayers = 4;
  constexpr int kBefore = 3, kBehind = 6;  // columns that a call may begin before or behind the name it is under
  for (std::size_t first = 0; first + kPlayers <= words.size(); ++first) {
    bool in_turn = true;
    for (std::size_t place = first; in_turn && place < first + kPlayers; ++place) {
      const char seat = seat_named(words[place].first, table);
      in_turn = seat != 0 &&
                (place == first ||
                 table.seats[(table.seats.find(seat_named(words[place - 1].first, table)) + 1) % kPlayers] == seat);
    }
    if (!in_turn) continue;
    AuctionColumns columns;
    columns.from = static_cast<std::size_t>(std::max(0, words[first].second - kBefore));
    columns.to = static_cast<std::size_t>(words[first + kPlayers - 1].second + kBehind);
    if (first + kPlayers < words.size())
      columns.to = std::min(columns.to, static_cast<std::size_t>(words[first + kPlayers].second));
    return columns;
  }
  return std::nullopt;
}

bool is_closed(const std::vector<SaidCall>& calls, const std::string& last) {
  constexpr std::array<std::string_view, 3> kEnds = {"fin", "end", "ap"};
  constexpr std::ptrdiff_t kPasses = 3;
  const auto bid = std::ranges::find_if(
      calls.rbegin(), calls.rend(), [](const SaidCall& call) { return call.bid.level > 0 || !call.doubled.empty(); });
  const bool closed = std::ranges::find(kEnds, last) != kEnds.end();
  return bid != calls.rend() && (closed || bid - calls.rbegin() >= kPasses);
}

std::string part_in(const std::string& text, const AuctionColumns& columns) {
  if (columns.from >= text.size()) return "";
  return text.substr(columns.from, std::min(columns.to, text.size()) - columns.from);
}

}  // namespace

std::vector<Line> with_signs_in_calls(std::vector<Line> lines, Language language) {
  for (const std::string_view suits : letters_of(language).suits) {
    if (suits.empty()) continue;
    std::vector<std::size_t> rows;
    std::string letters;
    for (std::size_t row = 0; row < lines.size(); ++row) {
      const auto found = letters_in_calls(lines[row].text, suits);
      if (!found || found->empty()) continue;
      rows.push_back(row);
      letters += *found;
    }
    const bool all = letters.find_first_not_of(suits) == std::string::npos;
    // "1C", and no more: hearts in French, in German perhaps clubs.
    const bool own = letters.find_first_not_of(kEnglishSuits) != std::string::npos || language == Language::kFrench;
    if (letters.empty() || !all || !own) continue;
    for (const std::size_t row : rows)
      for (const auto& [word, column] : words_with_columns(lines[row].text))
        if (is_level_and_letter(word))
          lines[row].text[static_cast<std::size_t>(column) + 1] =
              static_cast<char>(kSuitSign + static_cast<int>(suits.find(word[1])));
    break;
  }
  return lines;
}

std::vector<Line> with_auction_apart(std::vector<Line> lines, const Table& table) {
  for (std::size_t row = 0; row + 1 < lines.size(); ++row) {
    const PlacedWords names = words_with_columns(lines[row].text);
    const auto columns = auction_at(names, table);
    if (!columns) continue;
    bool beside = !std::ranges::all_of(names, [&](const auto& word) { return columns->hold(word); });
    std::vector<SaidCall> calls;
    std::string last;
    std::size_t end = row + 1;
    for (; end < lines.size() && !is_closed(calls, last); ++end) {
      PlacedWords words = words_with_columns(lines[end].text);
      const std::size_t all = words.size();
      std::erase_if(words, [&](const auto& word) { return !columns->hold(word); });
      const auto is_call = [](const auto& word) { return call_of(word.first, word.second).has_value(); };
      if (words.empty() || !std::ranges::all_of(words, is_call)) break;
      beside |= words.size() < all;
      for (const auto& [word, column] : words) calls.push_back(*call_of(word, column));
      const auto is_all = [](const auto& word) { return games::lower_case(word.first) == "all"; };
      last = std::ranges::any_of(words, is_all) ? "ap" : games::lower_case(words.back().first);
    }
    if (!beside || !is_closed(calls, last) || !rises(calls)) continue;
    std::vector<Line> apart;
    for (std::size_t place = row; place < end; ++place) {
      std::string& text = lines[place].text;
      apart.push_back({lines[place].number, part_in(text, *columns)});
      for (std::size_t at = columns->from; at < std::min(columns->to, text.size()); ++at) text[at] = ' ';
    }
    apart.push_back({apart.back().number, ""});
    lines.insert(lines.begin(), apart.begin(), apart.end());
    break;
  }
  return lines;
}

}  // namespace ouverte::puzzles::text
