#include "puzzles/text/script.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/seat_signs.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

// Seats as they are named above hands in the languages of bridge columns, N E S W.
constexpr std::array<std::string_view, 4> kSeatWords = {
    "north nord noord norr norden nordur norte polnoc n", "east ost oost est oster austur este wschod oest e",
    "south sud sued syd soder zuid sudur sur poludnie s z", "west ouest vast vaster vest ovest vestur oeste zachod w"};

bool has_word(std::string_view list, std::string_view word) {
  for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const bool begins = at == 0 || list[at - 1] == ' ';
    if (begins && (at + word.size() == list.size() || list[at + word.size()] == ' ')) return true;
  }
  return false;
}

}  // namespace

char seat_word(std::string_view word) {
  while (!word.empty() && (word.front() == '(' || word.front() == '[')) word.remove_prefix(1);
  while (!word.empty() && std::string_view(")]:").find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  if (word.empty() || word.size() > 9 || !is_letter(word.front())) return 0;
  if (word.size() == 1 && !is_upper(word.front())) return 0;
  const std::string lower = games::lower_case(word);
  for (std::size_t seat = 0; seat < kSeatWords.size(); ++seat)
    if (has_word(kSeatWords[seat], lower)) return "NESW"[seat];
  return 0;
}

std::string without_spaced_names(std::string text) {
  for (std::size_t from = 0; from < text.size(); ++from) {
    if (!is_upper(text[from]) || (from > 0 && text[from - 1] != ' ')) continue;
    std::string word;
    std::size_t to = from;
    while (to < text.size() && is_upper(text[to]) && (to + 1 == text.size() || text[to + 1] == ' ')) {
      word += text[to];
      to += 2;
    }
    if (word.size() > 2 && seat_word(word) != 0) {
      word.resize(std::min(to, text.size()) - from, ' ');
      text.replace(from, word.size(), word);
    }
    from = std::max(from, to > 0 ? to - 1 : 0);
  }
  return text;
}

bool names_void(std::string_view word) {
  static const std::set<std::string, std::less<>> kNone = {"void",    "none",   "nil",   "leer",
                                                           "chicane", "(void)", "(none)"};
  return word.find_first_not_of('-') == std::string_view::npos || kNone.contains(games::lower_case(word));
}

char Script::seat_of(std::string_view word) const {
  if (notation_.table == nullptr)
    return notation_.o != 0 && (word == "O" || word == "O:" || word == "(O)") ? notation_.o : seat_word(word);
  if (!word.empty() && is_seat_sign(word[0]))
    return notation_.table->seats[static_cast<std::size_t>(word[0] - kSeatSign)];
  while (!word.empty() && std::string_view(".,;").find(word.back()) != std::string_view::npos) word.remove_suffix(1);
  if (word.size() < 2) {
    std::size_t at = 0;
    if (word.empty() || rank_at(word, at) >= 0) return 0;
  }
  const char named = seat_named(word, *notation_.table);
  return named == 0 && notation_.table->compass && word.size() > 2 ? seat_word(word) : named;
}

const SuitMark* Script::mark_at(std::string_view word, std::size_t at) const {
  for (const SuitMark& mark : notation_.marks) {
    if ((mark.written[0] | 0x20) != (word[at] | 0x20)) continue;
    if (!games::starts_with_any_case(word.substr(at), mark.written)) continue;
    std::size_t end = 0;
    const bool rank = rank_at(mark.written, end) >= 0;
    const bool alone = word.size() == 1;
    std::size_t longer = at;
    if (rank && rank_at(word, longer) >= 0 && longer > at + mark.written.size()) continue;  // "Kn"
    if (!rank || (at == 0 && (alone ? at_head_ || !notation_.apart : notation_.apart))) return &mark;
  }
  return nullptr;
}

std::size_t Script::ranks_at(std::string_view word, std::size_t at, std::vector<int>& ranks) const {
  for (;;) {
    std::size_t next = at;
    if (next > 0 && next + 1 < word.size() && !ranks.empty() && (word[next] == '-' || word[next] == '.')) ++next;
    const int rank = rank_at(word, next);
    if (rank < 0) return at;
    ranks.push_back(rank);
    at = next;
  }
}

int Script::rank_at(std::string_view word, std::size_t& at) const {
  if (at >= word.size()) return -1;
  if (notation_.table != nullptr) return rank_of_table(word, at);
  if (word.substr(at).starts_with("10")) {
    at += 2;
    return 4;
  }
  int found = -1;
  std::size_t length = 0;
  for (std::size_t honour = 0; honour < notation_.honours.size(); ++honour) {
    const std::string_view written = notation_.honours[honour];
    if (written.size() > length && games::starts_with_any_case(word.substr(at), written)) {
      found = static_cast<int>(honour);
      length = written.size();
    }
  }
  if (found < 0 && word[at] >= '2' && word[at] <= '9') {
    found = 14 - (word[at] - '0');
    length = 1;
  }
  at += length;
  return found;
}

int Script::rank_of_table(std::string_view word, std::size_t& at) const {
  const Table& table = *notation_.table;
  const bool ten = word.substr(at).starts_with("10");
  const char letter = ten ? 'T' : upper(word[at]);
  const bool small = letter == 'X' && !table.trumps;  // beside numbered trumps a figure
  const std::size_t place = table.ranks.find(letter);
  if (!small && place == std::string::npos) return -1;
  at += ten ? 2 : 1;
  return small ? kUnnamed : static_cast<int>(place);
}

bool Script::pieces_of(std::string_view word, Case small, std::vector<Piece>& pieces) const {
  pieces.clear();
  for (std::size_t at = 0; at < word.size();) {
    Piece piece{.from = at};
    const SuitMark* const mark = mark_at(word, at);
    // A letter of a suit stands before cards of it, or by itself.
    if (mark != nullptr) {
      piece.suit = mark->suit;
      at += mark->written.size();
      while (at < word.size() && (word[at] == ':' || word[at] == '=' || word[at] == '-')) ++at;
    }
    const std::size_t before = at;
    at = ranks_at(word, at, piece.ranks);
    if (at == before && mark != nullptr && at < word.size() && names_void(word.substr(at))) at = word.size();
    if (mark == nullptr && at == before) return false;
    // Without a mark small letters are no cards: "a", "k".
    if (mark == nullptr && pieces.empty() && small == Case::kUpper &&
        std::any_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(at),
                    [](char letter) { return letter >= 'a' && letter <= 'z' && letter != 'n'; }))
      return false;
    piece.to = at;
    pieces.push_back(std::move(piece));
  }
  return true;
}

}  // namespace ouverte::puzzles::text
