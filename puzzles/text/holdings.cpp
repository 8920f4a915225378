#include "puzzles/text/holdings.hpp"

#include <algorithm>
#include <set>

#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kBlanks = " |,;\"`";

// Seats as they are named above hands in the languages of bridge columns, N E S W.
constexpr std::array<std::string_view, 4> kSeatWords = {
    "north nord noord norr nordur norte polnoc n", "east ost oost est austur este wschod oest e",
    "south sud sued syd zuid sudur sur poludnie s", "west ouest vast vest ovest vestur oeste zachod w"};

bool has_word(std::string_view list, std::string_view word) {
  for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const bool begins = at == 0 || list[at - 1] == ' ';
    if (begins && (at + word.size() == list.size() || list[at + word.size()] == ' ')) return true;
  }
  return false;
}

// The seat of "North", "(N)", "WEST:"; 0 if the word is none.
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

// "S U D", "N O R T H" as words.
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

class Reader {
 public:
  Reader(const std::vector<Line>& lines, const Notation& notation) : lines_(lines), notation_(notation) {}

  Holdings read() {
    found_.words.resize(lines_.size());
    for (line_ = 0; line_ < lines_.size(); ++line_) {
      open_ = false;
      after_word_ = false;
      const std::string text = without_spaced_names(lines_[line_].text);
      for (std::size_t from = 0; (from = text.find_first_not_of(kBlanks, from)) != std::string::npos;) {
        std::size_t to = std::min(text.find_first_of(kBlanks, from), text.size());
        if (text[from] == '/')
          to = from + 1;
        else if (const std::size_t slash = text.find('/', from); slash < to)
          to = slash;
        add(std::string_view(text).substr(from, to - from), from);
        from = to;
      }
    }
    for (const Holding& holding : found_.all) found_.cards += holding.ranks.size();
    return std::move(found_);
  }

 private:
  struct Piece {
    int suit = -1;
    std::vector<int> ranks = {};
    std::size_t from = 0, to = 0;  // in the word
    bool none = false;
  };

  void add(std::string_view word, std::size_t column) {
    if (word == "/" || word == "." || word == ":") {
      open_ = false;
      return;
    }
    const std::size_t stop = word.find_last_not_of(".:)") + 1;
    if (add_role(word, column) || add_hand(word, column) || add_none(word, column)) return;
    const bool sign_first = mark_at(word, 0) != nullptr;
    if (!sign_first && add_label(word, column)) return;
    std::vector<Piece> pieces;
    if (pieces_of(word, pieces) || (stop > 0 && stop < word.size() && pieces_of(word.substr(0, stop), pieces))) {
      for (const Piece& piece : pieces) put(piece, column);
      after_word_ = false;
      return;
    }
    if (add_label(word, column)) return;
    found_.words[line_] = true;
    open_ = false;
    after_word_ = true;
    last_end_ = column + word.size();
  }

  // "(Dummy)" behind a name.
  bool add_role(std::string_view word, std::size_t column) {
    const std::size_t close = word.find(')');
    if (word.size() < 4 || word.front() != '(' || close == std::string_view::npos || close + 2 < word.size())
      return false;
    if (found_.labels.empty() || found_.labels.back().line != line_ || column > found_.labels.back().end + 1)
      return false;
    const std::string_view role = word.substr(1, close - 1);
    if (seat_word(role) != 0 || !std::ranges::all_of(role, is_letter)) return false;
    found_.labels.back().end = column + word.size();
    found_.labels.back().role = games::lower_case(role);
    return true;
  }

  // "AQ.K3.-.2", after "N:" or alone.
  bool add_hand(std::string_view word, std::size_t column) {
    if (std::ranges::count(word, '.') < 3) return false;
    const std::size_t colon = word.find(':');
    const std::string_view name = colon == std::string_view::npos ? "" : word.substr(0, colon);
    std::string_view rest = word.substr(name.empty() ? 0 : colon + 1);
    while (rest.size() > 1 && std::ranges::count(rest, '.') > 3 && rest.back() == '.') rest.remove_suffix(1);
    if (std::ranges::count(rest, '.') != 3 || (!name.empty() && seat_word(name) == 0)) return false;
    std::vector<Piece> fields(4);
    std::size_t at = 0;
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const std::size_t to = std::min(rest.find('.', at), rest.size());
      const std::string_view field = rest.substr(at, to - at);
      Piece& piece = fields[suit];
      piece = {.suit = static_cast<int>(suit), .from = at, .to = to};
      if (!field.empty() && !names_void(field))
        if (ranks_at(field, 0, piece.ranks) != field.size()) return false;
      at = to + 1;
    }
    if (!name.empty()) put_label(seat_word(name), column, name.size() + 1);
    const std::size_t begin = column + word.size() - rest.size();
    for (const Piece& piece : fields) {
      start(begin + piece.from, piece.suit);
      found_.all.back().end = begin + std::max(piece.to, piece.from + 1);
      found_.all.back().ranks = piece.ranks;
      found_.all.back().dotted = true;
    }
    open_ = false;
    after_word_ = false;
    return true;
  }

  bool add_none(std::string_view word, std::size_t column) {
    if (!names_void(word)) return false;
    after_word_ = false;
    if (open_ && found_.all.back().suit >= 0 && found_.all.back().ranks.empty()) {
      found_.all.back().end = column + word.size();
      return true;
    }
    start(column, -1);
    found_.all.back().end = column + word.size();
    open_ = false;
    return true;
  }

  bool add_label(std::string_view word, std::size_t column) {
    const std::string_view text = lines_[line_].text;
    // "n ♠a108643 ♥k6": in small letters like the cards.
    const bool heads_line = word.size() == 1 && text.find_first_not_of(kBlanks) == column && column + 2 < text.size() &&
                            mark_at(text, column + 2) != nullptr;
    char seat = seat_word(heads_line ? std::string(1, upper(word[0])) : std::string(word));
    const bool both = word == "WESTEAST";
    if (both) seat = 'W';
    if (seat == 0) return false;
    // "Dealer South", "Dlr: West ♠ A J": said of a player, no name of a hand.
    if (after_word_ && column <= last_end_ + 1 && word.back() != ':') return false;
    // "West leads", "South's": a word goes on from it.
    const std::size_t next = text.find_first_not_of(' ', column + word.size());
    if (next == column + word.size() + 1 && is_letter(text[next])) {
      const std::size_t stop = std::min(text.find_first_of(" |,;:", next), text.size());
      const std::string_view other = text.substr(next, stop - next);
      std::vector<Piece> pieces;
      if (seat_word(other) == 0 && !names_void(other) && !pieces_of(other, pieces)) return false;
    }
    put_label(seat, column, word.size());
    if (both) put_label('E', column + 4, 4);
    after_word_ = false;
    return true;
  }

  void put_label(char seat, std::size_t column, std::size_t length) {
    found_.labels.push_back(
        {.seat = seat, .line = line_, .column = column, .end = column + length, .before = found_.all.size()});
    open_ = false;
  }

  // A mark that is a rank too, "Q A95" or "4Q 9 3", is one at the head of a word, alone only where cards never are.
  [[nodiscard]] const SuitMark* mark_at(std::string_view word, std::size_t at) const {
    for (const SuitMark& mark : notation_.marks) {
      if ((mark.written[0] | 0x20) != (word[at] | 0x20)) continue;
      if (!games::starts_with_any_case(word.substr(at), mark.written)) continue;
      std::size_t end = 0;
      const bool rank = rank_at(mark.written, end) >= 0;
      if (!rank || (at == 0 && (word.size() > 1) == notation_.apart)) return &mark;
    }
    return nullptr;
  }

  // Ranks from a place on, as far as they go; the place after them.
  std::size_t ranks_at(std::string_view word, std::size_t at, std::vector<int>& ranks) const {
    for (;;) {
      std::size_t next = at;
      if (next > 0 && next + 1 < word.size() && !ranks.empty() && (word[next] == '-' || word[next] == '.')) ++next;
      const int rank = rank_at(word, next);
      if (rank < 0) return at;
      ranks.push_back(rank);
      at = next;
    }
  }

  int rank_at(std::string_view word, std::size_t& at) const {
    if (at >= word.size()) return -1;
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

  // A word as marks and ranks, and nothing else.
  bool pieces_of(std::string_view word, std::vector<Piece>& pieces) const {
    pieces.clear();
    for (std::size_t at = 0; at < word.size();) {
      Piece piece{.from = at};
      const SuitMark* const mark = mark_at(word, at);
      // A letter of a suit stands before cards of it, or by itself.
      if (mark != nullptr) {
        piece.suit = mark->suit;
        at += mark->written.size();
        while (at < word.size() && (word[at] == ':' || word[at] == '=' || word[at] == '-')) {
          piece.none |= word[at] == '-';
          ++at;
        }
      }
      const std::size_t before = at;
      at = ranks_at(word, at, piece.ranks);
      if (at == before && mark != nullptr && at < word.size() && names_void(word.substr(at))) at = word.size();
      if (mark == nullptr && at == before) return false;
      // Without a mark small letters are no cards: "a", "k".
      if (mark == nullptr && pieces.empty() &&
          std::any_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char letter) { return letter >= 'a' && letter <= 'z' && letter != 'n'; }))
        return false;
      piece.to = at;
      pieces.push_back(std::move(piece));
    }
    return true;
  }

  void put(const Piece& piece, std::size_t column) {
    constexpr std::size_t kMostApart = 3;
    if (piece.suit >= 0) {
      start(column + piece.from, piece.suit);
    } else {
      const bool signed_suit = open_ && found_.all.back().suit >= 0;
      const std::size_t most = signed_suit ? (found_.all.back().ranks.empty() ? 10 : kMostApart) : 1;
      const bool near = open_ && column + piece.from <= found_.all.back().end + most;
      const bool joins = signed_suit || (notation_.apart && piece.ranks.size() == 1 && single_);
      if (!near || !joins) start(column + piece.from, -1);
      single_ = piece.ranks.size() == 1;
    }
    Holding& held = found_.all.back();
    held.ranks.insert(held.ranks.end(), piece.ranks.begin(), piece.ranks.end());
    held.end = column + piece.to;
    open_ = true;
  }

  void start(std::size_t column, int suit) {
    found_.all.push_back({.line = line_,
                          .column = column,
                          .end = column + 1,
                          .suit = suit,
                          .ranks = {},
                          .last = line_,
                          .after_word = after_word_});
    after_word_ = false;
    single_ = true;
  }

  const std::vector<Line>& lines_;
  const Notation& notation_;
  Holdings found_;
  std::size_t line_ = 0;
  bool open_ = false;        // cards that follow may belong to the last holding
  bool single_ = false;      // its last word was one card
  bool after_word_ = false;  // a word stands before
  std::size_t last_end_ = 0;
};

// Four marks in a row, "S  H  D  C", with the cards of each suit in the column below it.
struct SuitHeads {
  std::size_t line = 0;
  std::array<std::size_t, 4> columns = {};
};

std::vector<SuitHeads> suit_heads_of(const std::vector<Line>& lines) {
  constexpr std::size_t kWidest = 8;
  std::vector<SuitHeads> all;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const std::string& text = lines[line].text;
    SuitHeads heads{.line = line};
    std::size_t suit = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] == ' ' || text[at] == '|') continue;
      const bool alone = (at == 0 || text[at - 1] == ' ') && (at + 1 == text.size() || text[at + 1] == ' ');
      const bool next = alone && (text[at] == "SHDC"[suit] || text[at] == static_cast<char>(kSuitSign + suit));
      if (!next || (suit > 0 && at > heads.columns[suit - 1] + kWidest)) suit = 0;
      if (!next) continue;
      heads.columns[suit] = at;
      if (++suit < 4) continue;
      all.push_back(heads);
      suit = 0;
    }
  }
  return all;
}

}  // namespace

Holdings suit_columns_of(const std::vector<Line>& lines, const Notation& notation) {
  const std::vector<SuitHeads> all_heads = suit_heads_of(lines);
  if (all_heads.size() < 4) return {};
  Holdings found = Reader(lines, notation).read();
  Holdings columns{.all = {}, .labels = std::move(found.labels), .cards = found.cards, .words = std::move(found.words)};
  constexpr std::size_t kMostApart = 1;
  constexpr std::size_t kMostBlank = 2;
  for (const SuitHeads& heads : all_heads) {
    std::array<Holding, 4> suits;
    for (std::size_t suit = 0; suit < 4; ++suit)
      suits[suit] = {.line = heads.line,
                     .column = heads.columns[suit],
                     .end = heads.columns[suit] + 1,
                     .suit = static_cast<int>(suit)};
    std::size_t last = heads.line;
    for (const Holding& card : found.all) {
      if (card.line <= heads.line || card.line > last + kMostBlank || card.ranks.size() != 1) continue;
      for (Holding& suit : suits) {
        if (card.column > suit.column + kMostApart || suit.column > card.column + kMostApart) continue;
        suit.ranks.push_back(card.ranks.front());
        suit.last = last = card.line;
        break;
      }
    }
    columns.all.insert(columns.all.end(), suits.begin(), suits.end());
  }
  return columns;
}

Holdings holdings_of(const std::vector<Line>& lines, const Notation& notation) {
  return Reader(lines, notation).read();
}

}  // namespace ouverte::puzzles::text
