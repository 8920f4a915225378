#include "puzzles/text/holdings.hpp"

#include <algorithm>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "puzzles/text/script.hpp"
#include "puzzles/text/seat_signs.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kBlanks = " |,;\"`";

class Reader {
 public:
  Reader(const std::vector<Line>& lines, const Notation& notation)
      : lines_(lines), notation_(notation), script_(notation) {}

  Holdings read() {
    found_.words.resize(lines_.size());
    for (line_ = 0; line_ < lines_.size(); ++line_) {
      open_ = false;
      after_word_ = false;
      slash_ = false;
      const std::string text = without_spaced_names(lines_[line_].text);
      std::size_t before = std::string::npos;  // the end of the word before
      for (std::size_t from = 0; (from = text.find_first_not_of(kBlanks, from)) != std::string::npos;) {
        const std::string_view gap =
            std::string_view(text).substr(std::min(before, from), from - std::min(before, from));
        const bool begins = before == std::string::npos || gap.find("  ") != std::string_view::npos ||
                            gap.find('|') != std::string_view::npos;
        part_ += begins ? 1 : 0;
        if (notation_.table != nullptr && open_ && gap.find('|') != std::string_view::npos)
          open_ = found_.all.back().ranks.empty();
        script_.stand_at_head(begins);
        std::size_t to = std::min(text.find_first_of(kBlanks, from), text.size());
        if (add_slashed(std::string_view(text).substr(from, to - from), from)) {
          before = from = to;
          continue;
        }
        if (text[from] == '/')
          to = from + 1;
        else if (const std::size_t slash = text.find('/', from); slash < to)
          to = slash;
        add(std::string_view(text).substr(from, to - from), from);
        before = from = to;
      }
    }
    for (const Holding& holding : found_.all) found_.cards += holding.ranks.size();
    return std::move(found_);
  }

 private:
  void add(std::string_view word, std::size_t column) {
    if (word == "/" || word == "." || word == ":") {
      open_ = false;
      slash_ = word == "/";
      return;
    }
    while (const std::size_t length = add_name(word, column)) {
      word.remove_prefix(length);
      column += length;
      if (word.empty()) return;
    }
    if (notation_.table != nullptr && add_of_table(word, column)) return;
    const std::size_t stop = word.find_last_not_of(".:)") + 1;
    if (add_role(word, column) || add_hand(word, column) || add_none(word, column)) return;
    const bool sign_first = script_.mark_at(word, 0) != nullptr;
    if (!sign_first && add_label(word, column)) return;
    std::vector<Piece> pieces;
    if (script_.pieces_of(word, small_letters(), pieces) ||
        (stop > 0 && stop < word.size() && script_.pieces_of(word.substr(0, stop), small_letters(), pieces))) {
      for (const Piece& piece : pieces) put(piece, column);
      after_word_ = false;
      return;
    }
    if (add_label(word, column)) return;
    found_.words[line_] = true;
    found_.prose.insert(part_);
    open_ = false;
    after_word_ = true;
    last_end_ = column + word.size();
  }

  // A name that a word begins with, where the game is known; how much of the word it takes.
  std::size_t add_name(std::string_view word, std::size_t column) {
    if (notation_.table == nullptr) return 0;
    std::size_t end = is_seat_sign(word[0]) ? 1 : name_length(word);
    if (end == 0) return 0;
    const char seat = script_.seat_of(word.substr(0, end));
    while (end < word.size() && std::string_view(":=)]").find(word[end]) != std::string_view::npos) ++end;
    put_label(seat, column, end);
    return end;
  }

  // What only the game tells: its other cards, suits by name.
  bool add_of_table(std::string_view word, std::size_t column) {
    const Table& table = *notation_.table;
    if (joins_name(word, column)) return true;
    if (glosses(word)) {
      found_.all.back().end = column + word.size();
      return true;
    }
    const std::string_view bare = word.substr(0, std::min(word.find_last_not_of(".:=)") + 1, word.size()));
    if (add_extras(bare, column)) return true;
    if (const int suit = bare.size() > 1 || heads_trumps(column) ? suit_word(bare, table) : kNoSuit; suit != kNoSuit) {
      put({.suit = suit, .from = 0, .to = word.size()}, column);
      return true;
    }
    return add_signs_behind(word, column);
  }

  // "T 21": a letter alone before a trump that is no pip card.
  [[nodiscard]] bool heads_trumps(std::size_t column) const {
    const std::string_view text = lines_[line_].text;
    const std::size_t next = text.find_first_not_of(" :", column + 1);
    if (next == std::string_view::npos) return false;
    const std::string_view word = text.substr(next, std::min(text.find_first_of(kBlanks, next), text.size()) - next);
    return text.find_first_of(" :", column) == column + 1 && !extras_in(word, *notation_.table, false).empty();
  }

  // "N:AQ.K3..2", "S:♠AQ": how long the name before a colon is; 0 if there is none.
  [[nodiscard]] std::size_t name_length(std::string_view word) const {
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos || colon == 0 || script_.seat_of(word.substr(0, colon)) == 0) return 0;
    const bool more = colon + 1 < word.size();
    const bool suit = colon == 1 && script_.mark_at(word, 0) != nullptr;
    if (!more) return suit ? 0 : colon;
    return !suit || is_suit_sign(word[colon + 1]) || std::ranges::count(word, '.') >= 3 ? colon : 0;
  }

  // "A - ♠ K 8", "N = S:AJ": what stands between a name and the first suit.
  [[nodiscard]] bool joins_name(std::string_view word, std::size_t column) const {
    if (found_.labels.empty()) return false;
    const SeatLabel& label = found_.labels.back();
    if (label.line != line_ || label.before != found_.all.size() || column > label.end + 3) return false;
    if (word == "=" || word == "->") return true;
    const std::string_view text = lines_[line_].text;
    const std::size_t next = text.find_first_not_of(kBlanks, column + word.size());
    if (word.find_first_not_of('-') != std::string_view::npos || next == std::string_view::npos) return false;
    const std::string_view other = text.substr(next, std::min(text.find_first_of(kBlanks, next), text.size()) - next);
    return script_.mark_at(other, 0) != nullptr || suit_word(other, *notation_.table) != kNoSuit;
  }

  [[nodiscard]] bool after_extras() const {
    return !found_.all.empty() && found_.all.back().suit == kExtras &&
           (found_.labels.empty() || found_.labels.back().before < found_.all.size());
  }

  // "* (Skues)", "21 (Mond)": the name in brackets of the card before it.
  [[nodiscard]] bool glosses(std::string_view word) const {
    if (word.size() < 4 || word.front() != '(' || word.back() != ')' || !after_extras()) return false;
    return std::ranges::find(notation_.table->extras, games::lower_case(word.substr(1, word.size() - 2))) !=
           notation_.table->extras.end();
  }

  // A trump by its number or a joker.
  bool add_extras(std::string_view word, std::size_t column) {
    const auto cards = extras_in(word, *notation_.table, after_extras());
    if (cards.empty()) return false;
    if (!after_extras()) start(column, kExtras);
    Holding& held = found_.all.back();
    held.ranks.insert(held.ranks.end(), cards.begin(), cards.end());
    held.end = column + word.size();
    held.last = line_;
    open_ = false;
    after_word_ = false;
    return true;
  }

  // "A♠", "AKJ♠10♥": suits behind their cards, all in one word.
  bool add_signs_behind(std::string_view word, std::size_t column) {
    while (!word.empty() && (word.back() == '.' || word.back() == ')')) word.remove_suffix(1);
    if (word.size() < 2 || !is_suit_sign(word.back()) || is_suit_sign(word.front())) return false;
    std::vector<Piece> pieces;
    for (std::size_t from = 0; from < word.size();) {
      Piece piece{.from = from};
      const std::size_t sign = script_.ranks_at(word, from, piece.ranks);
      if (piece.ranks.empty() || sign >= word.size() || !is_suit_sign(word[sign])) return false;
      piece.suit = word[sign] - kSuitSign;
      from = piece.to = sign + 1;
      pieces.push_back(std::move(piece));
    }
    for (const Piece& piece : pieces) put(piece, column);
    open_ = false;
    return true;
  }

  // "(Dummy)" behind a name.
  bool add_role(std::string_view word, std::size_t column) {
    const std::size_t close = word.find(')');
    if (word.size() < 4 || word.front() != '(' || close == std::string_view::npos || close + 2 < word.size())
      return false;
    if (found_.labels.empty() || found_.labels.back().line != line_ || column > found_.labels.back().end + 1)
      return false;
    const std::string_view role = word.substr(1, close - 1);
    if (script_.seat_of(role) != 0 || !std::ranges::all_of(role, is_letter)) return false;
    found_.labels.back().end = column + word.size();
    found_.labels.back().role = games::lower_case(role);
    return true;
  }

  // "AQ.K3.-.2", after "N:" or alone.
  bool add_hand(std::string_view word, std::size_t column) {
    const bool fifth = notation_.table != nullptr && (notation_.table->jokers || notation_.table->trumps);
    if (std::ranges::count(word, '.') < 3) return false;
    const std::size_t colon = word.find(':');
    const std::string_view name = colon == std::string_view::npos ? "" : word.substr(0, colon);
    std::string_view rest = word.substr(name.empty() ? 0 : colon + 1);
    const std::ptrdiff_t most = fifth ? 4 : 3;
    while (rest.size() > 1 && std::ranges::count(rest, '.') > most && rest.back() == '.') rest.remove_suffix(1);
    const auto dots = std::ranges::count(rest, '.');
    if ((dots != 3 && dots != most) || (!name.empty() && script_.seat_of(name) == 0)) return false;
    std::vector<Piece> fields(static_cast<std::size_t>(dots) + 1);
    std::size_t at = 0;
    for (std::size_t suit = 0; suit < fields.size(); ++suit) {
      const std::size_t to = std::min(rest.find('.', at), rest.size());
      const std::string_view field = rest.substr(at, to - at);
      Piece& piece = fields[suit];
      piece = {.suit = static_cast<int>(suit), .from = at, .to = to};
      if (suit == kExtras && !field.empty() && !names_void(field)) {
        piece.ranks = extras_in(field, *notation_.table, true);
        if (piece.ranks.empty()) return false;
      } else if (!field.empty() && !names_void(field)) {
        if (script_.ranks_at(field, 0, piece.ranks) != field.size()) return false;
      }
      at = to + 1;
    }
    if (!name.empty()) put_label(script_.seat_of(name), column, name.size() + 1);
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

  // "AQ/K3/-/2", where the game is known.
  bool add_slashed(std::string_view word, std::size_t column) {
    if (notation_.table == nullptr || std::ranges::count(word, '/') < 3 ||
        word.substr(0, word.size() - 1).find('.') != std::string_view::npos)
      return false;
    std::string dotted(word);
    std::ranges::replace(dotted, '/', '.');
    return add_hand(word.ends_with('.') ? std::string_view(dotted).substr(0, dotted.size() - 1) : dotted, column);
  }

  bool add_none(std::string_view word, std::size_t column) {
    if (!names_void(word) && (!word.ends_with('.') || !names_void(word.substr(0, word.size() - 1)))) return false;
    after_word_ = false;
    if (open_ && found_.all.back().suit >= 0 && found_.all.back().ranks.empty()) {
      found_.all.back().end = column + word.size();
      open_ = notation_.table == nullptr;
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
                            script_.mark_at(text, column + 2) != nullptr;
    char seat = script_.seat_of(heads_line ? std::string(1, upper(word[0])) : std::string(word));
    const bool both = word == "WESTEAST";
    if (both) seat = 'W';
    if (seat == 0) return false;
    if (notation_.table != nullptr) {
      put_label(seat, column, word.size());
      after_word_ = false;
      return true;
    }
    // "Dealer South", "Dlr: West ♠ A J": said of a player, no name of a hand.
    if (after_word_ && column <= last_end_ + 1 && word.back() != ':') return false;
    // "West leads", "South's": a word goes on from it.
    const std::size_t next = text.find_first_not_of(' ', column + word.size());
    if (next == column + word.size() + 1 && is_letter(text[next])) {
      const std::size_t stop = std::min(text.find_first_of(" |,;:", next), text.size());
      const std::string_view other = text.substr(next, stop - next);
      std::vector<Piece> pieces;
      if (script_.seat_of(other) == 0 && !names_void(other) && !script_.pieces_of(other, small_letters(), pieces))
        return false;
    }
    put_label(seat, column, word.size());
    if (both) put_label('E', column + 4, 4);
    after_word_ = false;
    return true;
  }

  void put_label(char seat, std::size_t column, std::size_t length) {
    found_.labels.push_back({.seat = seat,
                             .line = line_,
                             .column = column,
                             .end = column + length,
                             .before = found_.all.size(),
                             .role = {},
                             .part = part_});
    open_ = false;
  }

  // Of a suit whose mark was read small letters are cards too: "h a".
  [[nodiscard]] Script::Case small_letters() const {
    const bool marked = notation_.table != nullptr && open_ && found_.all.back().suit >= 0;
    return marked ? Script::Case::kAny : Script::Case::kUpper;
  }

  // A card, or one that a page has run together with the ten behind it: "J10 9 8".
  static bool is_single(const Piece& piece) {
    constexpr int kTen = 4;
    return piece.ranks.size() == 1 || (piece.ranks.size() == 2 && piece.ranks[1] == kTen);
  }

  void put(const Piece& piece, std::size_t column) {
    constexpr std::size_t kMostApart = 3;
    if (piece.suit >= 0) {
      if (!goes_on(piece.suit, column + piece.from)) start(column + piece.from, piece.suit);
    } else {
      const bool signed_suit = open_ && found_.all.back().suit >= 0;
      const std::size_t most = signed_suit ? (found_.all.back().ranks.empty() ? 10 : kMostApart) : 1;
      const bool near = open_ && column + piece.from <= found_.all.back().end + most;
      const bool joins = signed_suit || (notation_.apart && is_single(piece) && single_);
      if (!near || !joins) start(column + piece.from, -1);
      single_ = is_single(piece);
    }
    Holding& held = found_.all.back();
    held.ranks.insert(held.ranks.end(), piece.ranks.begin(), piece.ranks.end());
    held.end = column + piece.to;
    open_ = true;
  }

  // "♦T ♦9": a suit whose sign stands before each card.
  [[nodiscard]] bool goes_on(int suit, std::size_t column) const {
    if (notation_.table == nullptr || found_.all.empty()) return false;
    const Holding& last = found_.all.back();
    const bool named = !found_.labels.empty() && found_.labels.back().before == found_.all.size();
    return last.suit == suit && last.line == line_ && !last.ranks.empty() && column <= last.end + 2 && !named;
  }

  void start(std::size_t column, int suit) {
    found_.all.push_back({.line = line_,
                          .column = column,
                          .end = column + 1,
                          .suit = suit,
                          .ranks = {},
                          .last = line_,
                          .after_word = after_word_,
                          .part = part_,
                          .after_slash = slash_});
    slash_ = false;
    after_word_ = false;
    single_ = true;
  }

  const std::vector<Line>& lines_;
  const Notation& notation_;
  Script script_;
  Holdings found_;
  std::size_t line_ = 0, part_ = 0;
  bool slash_ = false;       // one stands before
  bool open_ = false;        // cards that follow may belong to the last holding
  bool single_ = false;      // its last word was one card
  bool after_word_ = false;  // a word stands before
  std::size_t last_end_ = 0;
};

}  // namespace

Holdings holdings_of(const std::vector<Line>& lines, const Notation& notation) {
  return Reader(lines, notation).read();
}

}  // namespace ouverte::puzzles::text
