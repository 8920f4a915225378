#include "puzzles/text/holdings.hpp"

#include <algorithm>
#include <functional>
#include <map>
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
    if (add_hand(word, column) || add_none(word, column)) return;
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
    if (!name.empty()) {
      put_label(seat_word(name), column, name.size() + 1);
      found_.labels.back().joined = true;
    }
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
      if (!games::starts_with_any_case(word.substr(at), mark.written)) continue;
      std::size_t end = 0;
      const bool rank = rank_at(mark.written, end) >= 0;
      if (!rank || (at == 0 && (word.size() > 1 || !notation_.apart))) return &mark;
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

// Marks in the order spades, hearts, diamonds, clubs, ways of one suit set apart by blanks.
std::vector<SuitMark> marks_of(const std::array<std::string_view, 4>& ways) {
  std::vector<SuitMark> marks;
  for (std::size_t suit = 0; suit < ways.size(); ++suit)
    for (std::string_view rest = ways[suit]; !rest.empty();) {
      const std::string_view way = rest.substr(0, rest.find(' '));
      marks.push_back({std::string(way), static_cast<int>(suit)});
      rest.remove_prefix(std::min(way.size() + 1, rest.size()));
    }
  std::ranges::stable_sort(marks, std::greater(), [](const SuitMark& mark) { return mark.written.size(); });
  return marks;
}

// What a line, or a part of it after a gap, begins with, if cards follow: "x Q 9", "]K 4", "Sp - J 9", "+ 9 3".
std::string mark_heading(std::string_view part, const std::array<std::string_view, 5>& honours) {
  std::size_t length = 1;
  if (is_letter(part[0]))
    while (length < part.size() && is_letter(part[length]) && part[length] >= 'a') ++length;
  if (length > 4) return "";
  const std::size_t next = part.find_first_not_of(" -:=", length);
  const bool ends = next == std::string_view::npos;
  if (!ends && part.substr(next).starts_with("10")) return std::string(part.substr(0, length));
  const bool honour = !ends && std::ranges::any_of(honours, [&](std::string_view written) {
    return part.substr(next).starts_with(written);
  });
  const bool figure = !ends && part[next] >= '2' && part[next] <= '9';
  if (!ends && !honour && !figure && !(part.size() > next && (part[next] | 0x20) == 'v')) return "";
  return std::string(part.substr(0, length));
}

// Four marks that head the suits of hands again and again, whatever they are: what a lost font left, or the letters of
// some language.
std::vector<std::array<std::string, 4>> repeated_heads(const std::vector<Line>& lines,
                                                       const std::array<std::string_view, 5>& honours) {
  std::map<std::array<std::string, 4>, int> counted;
  std::vector<std::string> heads;
  for (const Line& line : lines) {
    const std::size_t first = line.text.find_first_not_of(" |");
    if (first == std::string::npos) continue;
    const std::string head = mark_heading(std::string_view(line.text).substr(first), honours);
    if (head.empty() || is_suit_sign(head[0])) {
      heads.clear();
      continue;
    }
    heads.push_back(head);
    if (heads.size() < 4) continue;
    const std::array<std::string, 4> last = {heads[heads.size() - 4], heads[heads.size() - 3], heads[heads.size() - 2],
                                             heads.back()};
    if (std::set<std::string>(last.begin(), last.end()).size() == 4) ++counted[last];
  }
  std::vector<std::pair<int, std::array<std::string, 4>>> often;
  for (const auto& [marks, times] : counted)
    if (times >= 2) often.emplace_back(times, marks);
  std::ranges::stable_sort(often, std::greater(), [](const auto& each) { return each.first; });
  std::vector<std::array<std::string, 4>> found;
  constexpr std::size_t kMost = 6;
  for (const auto& [times, marks] : often)
    if (found.size() < kMost) found.push_back(marks);
  return found;
}

// How often figures stand in a text, and letters where cards may.
struct Signs {
  int figures = 0;
  std::array<int, 128> letters = {};
};

Signs signs_in(const std::vector<Line>& lines) {
  Signs signs;
  for (const Line& line : lines) {
    bool after_sign = false;  // "♠kq2"
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      const char letter = line.text[at];
      after_sign = is_suit_sign(letter) || (after_sign && letter != ' ');
      if (is_digit(letter) || letter == 'T' || letter == 't') ++signs.figures;
      // "West", "And": letters of words are no ranks.
      const char next = at + 1 < line.text.size() ? line.text[at + 1] : ' ';
      const bool word = !after_sign && next >= 'a' && next <= 'z' && next != 'n';
      if (is_letter(letter) && !word) ++signs.letters[static_cast<unsigned char>(upper(letter))];
    }
  }
  return signs;
}

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

std::vector<Notation> notations_of(const std::vector<Line>& lines) {
  constexpr std::array<std::array<std::string_view, 5>, 9> kHonours = {{{"A", "K", "Q", "J", "T"},
                                                                        {"A", "K", "D", "B", "Z"},
                                                                        {"A", "R", "D", "V", "X"},
                                                                        {"A", "H", "V", "B", "T"},
                                                                        {"A", "K", "D", "G", "T"},
                                                                        {"A", "K", "D", "Kn", "T"},
                                                                        {"A", "R", "D", "F", "T"},
                                                                        {"A", "K", "D", "W", "T"},
                                                                        {"E", "K", "D", "B", "T"}}};
  constexpr int kSuits = 4;
  const Signs counted = signs_in(lines);
  if (counted.figures < 8 * kSuits) return {};
  const auto signs = marks_of({"\x01", "\x02", "\x03", "\x04"});
  const auto letters = marks_of({"S", "H", "D", "C"});
  const auto names = marks_of({"spades spade spa sp pik pique picas", "hearts heart hea ha he herz coeur hj",
                               "diamonds diamond dia di karo carreau ru", "clubs club clu cl treff trefle kreuz kl"});
  std::vector<Notation> all;
  for (const auto& honours : kHonours) {
    // A pack has four of each.
    const auto lacks = [&](std::string_view honour) {
      return honour != honours.back() && counted.letters[static_cast<unsigned char>(honour[0])] < kSuits;
    };
    if (std::ranges::any_of(honours, lacks)) continue;
    std::vector<std::vector<SuitMark>> ways = {signs, letters, names, {}};
    for (const auto& heads : repeated_heads(lines, honours))
      ways.push_back(marks_of({heads[0], heads[1], heads[2], heads[3]}));
    for (auto& marks : ways)
      for (const bool apart : {true, false}) all.push_back({.honours = honours, .marks = marks, .apart = apart});
  }
  return all;
}

}  // namespace ouverte::puzzles::text
