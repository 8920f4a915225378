#include "puzzles/text/seat_signs.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";

struct SeatPlace {
  std::size_t seat = 0, line = 0, column = 0;
};

std::string_view word_at(std::string_view text, std::size_t at) {
  return at >= text.size() ? "" : text.substr(at, std::min(text.find_first_of(" |", at), text.size()) - at);
}

// Which suit, with cards of it or none, begins at a place; kNoSuit if none does.
int suit_begun(std::string_view text, std::size_t at, const Table& table) {
  const std::string_view word = word_at(text, at);
  if (word.empty()) return kNoSuit;
  if (is_suit_sign(word[0])) return word[0] - kSuitSign;
  if (word.size() > 2 || table.trumps)
    if (const int named = suit_word(word.substr(0, word.find_first_of(":=,")), table); named != kNoSuit) return named;
  const std::size_t letter = kSuitLetters.find(upper(word[0]));
  if (letter == std::string_view::npos) return kNoSuit;
  const bool apart = word.size() == 1 || std::string_view(":=-").find(word[1]) != std::string_view::npos;
  const std::string_view next = word_at(text, std::min(text.find_first_not_of(" |:=", at + 1), text.size()));
  const bool cards = next.empty() || is_void(next) || kSuitLetters.find(next[0]) != std::string_view::npos ||
                     ranks_in(next.substr(0, next.find_first_of(",;.")), table) || word.size() > 1;
  const bool glued = !apart && ranks_in(word.substr(1, word.find_last_not_of(",;.")), table).has_value();
  return (apart && cards) || glued ? static_cast<int>(letter) : kNoSuit;
}

class Signer {
 public:
  Signer(std::vector<Line>& lines, const Table& table) : lines_(lines), table_(table) {}

  void sign() {
    for (const bool colon : {true, false})
      if (once_each(heads(colon))) return;
    once_each(rows_of_names());
  }

 private:
  // Places where a letter heads a line, or a part of it, and cards follow.
  [[nodiscard]] std::vector<SeatPlace> heads(bool colon) const {
    std::vector<SeatPlace> found;
    for (std::size_t line = 0; line < lines_.size(); ++line) {
      const std::string_view text = lines_[line].text;
      for (std::size_t at = 0; at < text.size(); ++at) {
        const bool first = text.find_first_not_of(" |([") == at;
        const bool apart =
            at >= 2 && text[at - 1] == ' ' && std::string_view(" |,;").find(text[at - 2]) != std::string_view::npos;
        if (!first && !apart) continue;
        const bool followed =
            at + 1 < text.size() && std::string_view(":=)").find(text[at + 1]) != std::string_view::npos;
        const std::size_t seat = table_.seats.find(followed ? upper(text[at]) : text[at]);
        if (seat == std::string::npos || (colon && !followed) || !names(text, at, first)) continue;
        found.push_back({.seat = seat, .line = line, .column = at});
      }
    }
    return found;
  }

  // Whether what stands behind a letter are a hand's cards. Behind one that heads no line, and may be a suit, another
  // suit must follow that does not come after it.
  [[nodiscard]] bool names(std::string_view text, std::size_t at, bool first) const {
    const bool apart = at + 1 == text.size() || std::string_view(" :=)]|").find(text[at + 1]) != std::string_view::npos;
    std::size_t next = text.find_first_not_of(" :=)]|", at + 1);
    if (!apart || next == std::string_view::npos) return false;
    const std::size_t own = kSuitLetters.find(upper(text[at]));
    const bool may_be_suit = own != std::string_view::npos;
    const auto goes_before = [&](int suit) {
      return suit != kNoSuit && (!may_be_suit || first || suit <= static_cast<int>(own));
    };
    // "A - ♠ K 8", and no void.
    if (text[next] == '-' && next + 2 < text.size() && text[next + 1] == ' ') {
      const std::size_t behind = text.find_first_not_of(" -", next);
      const int suit = suit_begun(text, behind, table_);
      if (suit != kNoSuit && (!may_be_suit || suit <= static_cast<int>(own))) next = behind;
    }
    const std::string_view word = word_at(text, next);
    if (goes_before(suit_begun(text, next, table_)) || hand_in(word, table_) || std::ranges::count(word, '/') >= 3)
      return true;
    if (!first) return false;
    const std::string_view rest = text.substr(next);
    return std::ranges::count(rest, '/') >= 3 || rest.find('|') != std::string_view::npos ||
           (may_be_suit && text[at + 1] == ':') || !extras_in(word.substr(0, word.find(',')), table_, false).empty() ||
           lists_ranks(rest);
  }

  // Four words of ranks or more: "AQ - 7 4".
  [[nodiscard]] bool lists_ranks(std::string_view rest) const {
    int words = 0;
    for (std::size_t at = 0; (at = rest.find_first_not_of(' ', at)) != std::string_view::npos;) {
      const std::string_view word = word_at(rest, at);
      if (!ranks_in(word, table_) && !is_void(word)) return false;
      ++words;
      at += word.size();
    }
    return words >= 4;
  }

  // Lines of nothing but seats: "W   E", "S". A spade alone goes on with hearts in the next line.
  [[nodiscard]] std::vector<SeatPlace> rows_of_names() const {
    std::vector<SeatPlace> found;
    for (std::size_t line = 0; line < lines_.size(); ++line) {
      const std::string& text = lines_[line].text;
      std::vector<SeatPlace> row;
      bool only = true;
      for (std::size_t at = 0; only && (at = text.find_first_not_of(" |():", at)) != std::string::npos; ++at) {
        const std::size_t seat = table_.seats.find(text[at]);
        only = seat != std::string::npos &&
               (at + 1 == text.size() || std::string_view(" |():").find(text[at + 1]) != std::string_view::npos);
        row.push_back({.seat = seat, .line = line, .column = at});
      }
      if (!only || row.empty() || (row.size() == 1 && is_void_suit(line, text[row[0].column]))) continue;
      found.insert(found.end(), row.begin(), row.end());
    }
    return found;
  }

  [[nodiscard]] bool is_void_suit(std::size_t line, char letter) const {
    const std::size_t suit = kSuitLetters.find(letter);
    if (suit == std::string_view::npos) return false;
    while (++line < lines_.size() && lines_[line].text.find_first_not_of(' ') == std::string::npos) {
    }
    if (line >= lines_.size()) return suit == 3;
    const char next = lines_[line].text[lines_[line].text.find_first_not_of(' ')];
    return suit < 3 && next == kSuitLetters[suit + 1];
  }

  bool once_each(const std::vector<SeatPlace>& places) {
    // Of a game for several numbers of players the first of its seats may do.
    constexpr std::size_t kFewest = 3;
    const std::size_t players = table_.compass ? table_.seats.size() : std::max(places.size(), kFewest);
    for (std::size_t seat = 0; seat < players; ++seat)
      if (std::ranges::count(places, seat, &SeatPlace::seat) != 1) return false;
    for (const SeatPlace& place : places)
      lines_[place.line].text[place.column] = static_cast<char>(kSeatSign + static_cast<int>(place.seat));
    return true;
  }

  std::vector<Line>& lines_;
  const Table& table_;
};

}  // namespace

std::vector<Line> with_seat_signs(std::vector<Line> lines, const Table& table) {
  Signer(lines, table).sign();
  return lines;
}

}  // namespace ouverte::puzzles::text
