#include "puzzles/text/lexer.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/letters.hpp"
#include "puzzles/text/phrase_words.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::lower_case;

// A word, a number, a sign or a mark before it has a meaning.
struct WordPiece {
  std::string raw, text;
  int line = 0, column = 0;
  bool glued = false;
  bool begins_line = false, after_blank_line = false;
};

class PieceSplitter {
 public:
  std::vector<WordPiece> split(const std::vector<Line>& lines) {
    bool blank = true;
    for (const Line& line : lines) {
      const std::size_t before = pieces_.size();
      split_line(line, blank);
      if (pieces_.size() > before) blank = false;
      if (is_blank(line)) blank = true;
    }
    return std::move(pieces_);
  }

 private:
  static std::size_t length_at(std::string_view text, bool after_sign) {
    const char first = text.front();
    const auto run = [&](auto belongs) {
      return static_cast<std::size_t>(std::ranges::find_if_not(text, belongs) - text.begin());
    };
    const auto either = [](char letter) { return is_letter(letter) || is_digit(letter); };
    if (after_sign && either(first)) return run(either);
    if (is_letter(first)) {
      const std::size_t length = run(either);
      const bool elided = length < text.size() && text[length] == '\'' && length <= 6 && length + 1 < text.size() &&
                          is_letter(text[length + 1]) && text.substr(length, 2) != "'s";
      return elided ? length + 1 : length;
    }
    if (is_digit(first)) return run(is_digit);
    if (text.starts_with(">=") || text.starts_with("<=")) return 2;
    return 1;
  }

  void split_line(const Line& line, bool after_blank) {
    const std::string_view text = line.text;
    bool glued = false;
    bool begins = true;
    for (std::size_t at = 0; at < text.size();) {
      if (text[at] == ' ') {
        glued = false;
        ++at;
        continue;
      }
      const bool after_sign = glued && !pieces_.empty() && is_suit_sign(pieces_.back().raw.back());
      const std::size_t length = length_at(text.substr(at), after_sign);
      std::string raw(text.substr(at, length));
      const bool joins =
          (raw == "-" || raw == "/" || raw == "'") && glued && at + 1 < text.size() && text[at + 1] != ' ';
      if (!joins) {
        pieces_.push_back({.raw = raw,
                           .text = lower_case(raw),
                           .line = line.number,
                           .column = static_cast<int>(at) + 1,
                           .glued = glued,
                           .begins_line = begins,
                           .after_blank_line = begins && after_blank});
        begins = false;
      }
      glued = true;
      at += length;
    }
  }

  std::vector<WordPiece> pieces_;
};

// Gives pieces their meanings.
class Lexer {
 public:
  Lexer(std::vector<WordPiece> pieces, Language language, const Table& table, const games::Game& game)
      : pieces_(std::move(pieces)),
        language_(phrases_of(language)),
        game_(phrases_of(game)),
        english_(language == Language::kEnglish),
        table_(table) {}

  std::vector<Item> items() {
    for (std::size_t at = 0; at < pieces_.size();) {
      const WordPiece& piece = pieces_[at];
      if (piece.begins_line && at > 0) begin_line(at);
      at += add(at);
    }
    end_sentence(pieces_.empty() ? 0 : pieces_.back().line);
    for (std::size_t at = 0; at < items_.size(); ++at)
      if (items_[at].meaning == Meaning::kColon) head_before(at);
    return std::move(items_);
  }

 private:
  [[nodiscard]] const WordPiece* piece(std::size_t at) const { return at < pieces_.size() ? &pieces_[at] : nullptr; }

  Item& push(std::size_t at, Meaning meaning, int value = 0) {
    const WordPiece& from = pieces_[at];
    items_.push_back({.meaning = meaning,
                      .value = value,
                      .glued = from.glued && !items_.empty(),
                      .line = from.line,
                      .column = from.column,
                      .text = from.text,
                      .raw = from.raw});
    return items_.back();
  }

  void end_sentence(int line) {
    if (!items_.empty() && items_.back().meaning != Meaning::kStop)
      items_.push_back({.meaning = Meaning::kStop, .line = line});
  }

  // A line ends the sentence before it after a blank line, or where it begins as a sentence does.
  void begin_line(std::size_t at) {
    const WordPiece& from = pieces_[at];
    Meaning meaning = Meaning::kUnknown;
    find(at, meaning);
    const bool capital = is_upper(from.raw.front());
    bool ends = from.after_blank_line;
    if (!ends && capital && from.raw.size() > 1)
      ends = meaning != Meaning::kSeat && meaning != Meaning::kPair && meaning != Meaning::kSuit &&
             meaning != Meaning::kRank && meaning != Meaning::kCards && meaning != Meaning::kRole &&
             meaning != Meaning::kName && meaning != Meaning::kGame && meaning != Meaning::kExtra;
    // "… ♥J⏎A to go out …"
    if (!ends && from.raw.size() == 1 && table_.seats.find(from.raw[0]) != std::string::npos && !items_.empty())
      ends = piece(at + 1) != nullptr && !pieces_[at + 1].glued && seat_follows(pieces_[at + 1]) &&
             items_.back().meaning != Meaning::kComma && items_.back().meaning != Meaning::kAnd;
    const Meaning last = !capital || meaning == Meaning::kSuit ? Meaning::kSuit : Meaning::kOf;
    if (ends || tells_lead_last(last)) end_sentence(items_.empty() ? from.line : items_.back().line);
  }

  // "Opening lead: ♥7", in a line of its own, which nothing in the next one goes on with; "… seven of" may end so.
  [[nodiscard]] bool tells_lead_last(Meaning last) const {
    const std::array kLast = {Meaning::kSuit, Meaning::kCards, Meaning::kRank, Meaning::kNumber, last};
    if (items_.empty() || std::ranges::find(kLast, items_.back().meaning) == kLast.end()) return false;
    const auto first = std::ranges::find(items_, items_.back().line, &Item::line);
    const auto is_lead = [](const Item& item) { return item.is(Meaning::kLead, Meaning::kLed); };
    const auto colon = std::ranges::find_if_not(first, items_.end(), is_lead);
    constexpr std::ptrdiff_t kMost = 4;  // "seven of hearts"
    return colon != first && colon != items_.end() && colon->meaning == Meaning::kColon &&
           items_.end() - colon - 1 <= kMost;
  }

  // The phrase at a place and how many pieces it has; 0 if there is none.
  std::size_t find(std::size_t at, Meaning& meaning, int* value = nullptr) const {
    std::size_t longest = 0;
    const bool capital = is_upper(pieces_[at].raw.front());
    for (const Phrases* phrases : {&game_, &language_}) {
      const auto* all = phrases->beginning_with(pieces_[at].text);
      if (all == nullptr) continue;
      for (const Phrase& phrase : *all) {
        if (phrase.words.size() < longest) break;
        if (phrase.words.size() == longest &&
            !(phrase.meaning == Meaning::kFiller && meaning == Meaning::kSeat && !capital))
          continue;
        bool fits = true;
        for (std::size_t place = 1; fits && place < phrase.words.size(); ++place) {
          const WordPiece* const next = piece(at + place);
          fits = next != nullptr && next->text == phrase.words[place];
        }
        if (!fits || (phrases == &language_ && phrase.meaning == Meaning::kSeat && !table_.compass)) continue;
        longest = phrase.words.size();
        meaning = phrase.meaning;
        if (value != nullptr) *value = phrase.value;
      }
    }
    return longest;
  }

  std::size_t add(std::size_t at) {
    const WordPiece& from = pieces_[at];
    const char first = from.raw.front();
    if (is_suit_sign(first)) {
      push(at, Meaning::kSuit, first - kSuitSign).sign = true;
      return 1;
    }
    if (const std::size_t long_phrase = add_phrase(at, 2)) return long_phrase;
    if (add_letters(at) || add_number(at)) return 1;
    if (const std::size_t phrase = add_phrase(at, 1)) return phrase;
    if (is_letter(first) || is_digit(first)) {
      push(at, Meaning::kUnknown);
      return 1;
    }
    add_mark(at);
    return 1;
  }

  std::size_t add_phrase(std::size_t at, std::size_t least) {
    Meaning meaning = Meaning::kUnknown;
    int value = 0;
    const std::size_t length = find(at, meaning, &value);
    if (length < least) return 0;
    // "Tarock 5": what names the game names its trumps too.
    if (Meaning next = Meaning::kUnknown;
        meaning == Meaning::kGame && length == 1 && table_.trumps && piece(at + 1) != nullptr &&
        (is_digit(piece(at + 1)->raw[0]) || (find(at + 1, next) > 0 && next == Meaning::kExtra)))
      meaning = Meaning::kTrump;
    // "If not, should West …", and not "which card should West play".
    if (meaning == Meaning::kIf && from_should(at) && !items_.empty() && items_.back().meaning != Meaning::kStop &&
        items_.back().meaning != Meaning::kComma) {
      push(at, Meaning::kDo);
      return 1;
    }
    Item& item = push(at, meaning, value);
    for (std::size_t place = 1; place < length; ++place) {
      item.raw += ' ' + pieces_[at + place].raw;
      item.text += ' ' + pieces_[at + place].text;
    }
    return length;
  }

  [[nodiscard]] bool from_should(std::size_t at) const { return pieces_[at].text == "should"; }

  // Letters that are seats, ranks or cards.
  bool add_letters(std::size_t at) {
    const WordPiece& from = pieces_[at];
    const std::string& raw = from.raw;
    const bool after_sign = from.glued && !items_.empty() && items_.back().sign;
    if (is_initial(at)) {
      push(at, Meaning::kUnknown);
      return true;
    }
    const bool alone = (items_.empty() || items_.back().meaning == Meaning::kStop) && piece(at + 1) != nullptr &&
                       (piece(at + 1)->raw == "." || piece(at + 1)->raw == ",");
    if (raw == "SA" && !english_ && (alone || (!items_.empty() && items_.back().meaning == Meaning::kNumber))) {
      push(at, Meaning::kNoTrump);
      return true;
    }
    const WordPiece* const next = piece(at + 1);
    const auto only = [&](std::string_view letters) { return raw.find_first_not_of(letters) == std::string::npos; };
    if (after_sign && ranks_in(raw, table_)) {
      const bool one = raw.size() == 1 || raw == "10";
      push(at, one ? Meaning::kRank : Meaning::kCards, raw == "10" ? 'T' : upper(raw[0]));
      return true;
    }
    if (!is_letter(raw[0])) return false;
    if (raw.size() == 1 && table_.seats.find(raw[0]) != std::string::npos) {
      const bool rank = next != nullptr && next->glued && is_suit_sign(next->raw[0]) && raw == "A";
      if (is_article(at))
        push(at, Meaning::kA);
      else if (rank)
        push(at, Meaning::kRank, 'A');
      else
        push(at, Meaning::kSeat, static_cast<int>(table_.seats.find(raw[0])));
      return true;
    }
    if (table_.trumps && roman(raw) > 0 && roman(raw) <= 21 && (raw != "I" || (next != nullptr && next->raw == ","))) {
      push(at, Meaning::kExtra);
      return true;
    }
    if (table_.compass && raw.size() == 1 && std::string_view("nesw").find(raw[0]) != std::string_view::npos &&
        ((next != nullptr && seat_follows(*next)) ||
         (from.glued && !items_.empty() && items_.back().meaning == Meaning::kSeat && items_.back().raw.size() == 1))) {
      push(at, Meaning::kSeat, static_cast<int>(std::string_view("nesw").find(raw[0])));
      return true;
    }
    if (table_.compass && raw.size() == 2 &&
        (raw == "NS" || raw == "SN" || raw == "EW" || raw == "WE" || raw == "ns" || raw == "ew")) {
      push(at, Meaning::kPair, from.text.find('n') != std::string::npos ? 0b0101 : 0b1010);
      return true;
    }
    if (raw.size() == 1 && only("AKQJT")) {
      const bool before_a_word = raw == "A" && next != nullptr && !next->glued &&
                                 std::islower(static_cast<unsigned char>(next->raw[0])) != 0 && next->raw != "and" &&
                                 next->raw != "of" && next->raw != "de";
      if (is_article(at) || before_a_word)
        push(at, Meaning::kA);
      else
        push(at, Meaning::kRank, raw[0]);
      return true;
    }
    // "s8 led", "hK": no word; "ha" is one but beside such a word.
    std::string large = raw;
    for (char& letter : large) letter = upper(letter);
    if (raw[0] != large[0] && raw.size() <= 3 && ranks_with_suit(large) &&
        (raw.substr(1) == large.substr(1) || (raw.size() == 2 && is_beside_lead(at)))) {
      push(at, Meaning::kCards).raw = large;
      return true;
    }
    const bool capitals = std::ranges::none_of(raw, [](unsigned char letter) { return std::islower(letter) != 0; });
    if (capitals && raw.size() > 1 && (ranks_with_suit(raw) || ranks_in(raw, table_))) {
      push(at, Meaning::kCards);
      return true;
    }
    if (capitals && raw.size() <= 2 && from.glued && !items_.empty() && items_.back().meaning == Meaning::kNumber)
      return add_strain(at);
    return false;
  }

  [[nodiscard]] bool is_beside_lead(std::size_t at) const {
    const auto leads = [](const std::string& text) { return text.starts_with("lead") || text == "led"; };
    return (piece(at + 1) != nullptr && leads(pieces_[at + 1].text)) || (at > 0 && leads(pieces_[at - 1].text));
  }

  // "A strange ending", "A solo by B": no player.
  [[nodiscard]] bool is_article(std::size_t at) const {
    const bool begins = items_.empty() || items_.back().meaning == Meaning::kStop;
    if (pieces_[at].raw != "A" || !begins || piece(at + 1) == nullptr || piece(at + 1)->glued) return false;
    // "A 3NT to chew on"
    if (is_digit(piece(at + 1)->raw[0]) && piece(at + 2) != nullptr && piece(at + 2)->glued &&
        (is_suit_sign(piece(at + 2)->raw[0]) || piece(at + 2)->text == "nt"))
      return true;
    Meaning meaning = Meaning::kUnknown;
    find(at + 1, meaning);
    return meaning == Meaning::kGame || meaning == Meaning::kName || meaning == Meaning::kHeading ||
           meaning == Meaning::kTrick || meaning == Meaning::kCard || meaning == Meaning::kSuit;
  }

  // "S" of "4S", "NT" of "3NT", "N" of "3N", "SX".
  bool add_strain(std::size_t at) {
    const std::size_t suit = std::string_view("SHDC").find(pieces_[at].raw[0]);
    if (pieces_[at].raw.size() != 1 || suit == std::string_view::npos) return false;
    push(at, Meaning::kSuit, static_cast<int>(suit));
    return true;
  }

  static bool seat_follows(const WordPiece& next) {
    constexpr std::array<std::string_view, 12> kAfter = {"leads", "to", "on",  "plays", "n",    "s",
                                                         "e",     "w",  "has", "led",   "wins", "is"};
    return std::ranges::find(kAfter, next.text) != kAfter.end() && (next.text.size() > 1 || next.glued);
  }

  bool add_number(std::size_t at) {
    const WordPiece& from = pieces_[at];
    if (!is_digit(from.raw[0])) return false;
    const WordPiece* const next = piece(at + 1);
    // "4.5", "12:30", "50%": of nothing here.
    const WordPiece* const after = piece(at + 2);
    const bool broken = next != nullptr && next->glued && after != nullptr && after->glued && is_digit(after->raw[0]) &&
                        next->raw == ".";
    const bool percent = next != nullptr && next->raw == "%";
    constexpr std::array<std::string_view, 9> kUnits = {"year", "years",   "ago",   "minutes", "hours",
                                                        "days", "seconds", "weeks", "months"};
    const bool of_time = next != nullptr && std::ranges::find(kUnits, next->text) != kUnits.end();
    if (from.raw.size() > 3 || broken || percent || of_time) {
      push(at, from.raw.size() > 4 && ranks_in(from.raw, table_) ? Meaning::kCards : Meaning::kUnknown);
      return true;
    }
    push(at, Meaning::kNumber, std::stoi(from.raw));
    return true;
  }

  void add_mark(std::size_t at) {
    const WordPiece& from = pieces_[at];
    const WordPiece* const next = piece(at + 1);
    if (std::string_view(",()[]-|/").find(from.raw.front()) != std::string_view::npos) {
      push(at, Meaning::kComma);
      return;
    }
    switch (from.raw.front()) {
      case '.':
        if (stands_in_name(at)) return;
        if (numbers_trick(at)) {
          for (const Meaning meaning : {Meaning::kStop, Meaning::kTrick})
            items_.insert(items_.end() - 1, {.meaning = meaning, .line = from.line, .column = from.column});
          push(at, Meaning::kColon);
          return;
        }
        [[fallthrough]];
      case '!':
      case '?':
        if (!items_.empty() && items_.back().meaning == Meaning::kStop) return;
        push(at, Meaning::kStop).closes = from.raw == "?";
        return;
      case ';':
        push(at, Meaning::kSemicolon);
        return;
      case ':':
      case '=':
        push(at, from.raw == "=" && !items_.empty() && items_.back().meaning == Meaning::kColon ? Meaning::kExactly
                                                                                                : Meaning::kColon);
        return;
      case '>':
      case '<':
        if (from.raw.size() == 2) push(at, from.raw[0] == '>' ? Meaning::kLeast : Meaning::kMost);
        return;
      case '&':
        push(at, Meaning::kAnd);
        return;
      case '*':
        if (table_.jokers || table_.trumps) push(at, Meaning::kExtra);
        return;
      case '#':
        if (next != nullptr && is_digit(next->raw[0])) push(at, Meaning::kHeading);
        return;
      default:
        return;
    }
  }

  // "1." before cards, at the head of a line.
  [[nodiscard]] bool numbers_trick(std::size_t at) const {
    return at > 0 && pieces_[at - 1].begins_line && is_digit(pieces_[at - 1].raw[0]) && pieces_[at].glued &&
           !items_.empty() && items_.back().meaning == Meaning::kNumber && piece(at + 1) != nullptr &&
           (is_suit_sign(piece(at + 1)->raw[0]) || ranks_with_suit(piece(at + 1)->raw));
  }

  [[nodiscard]] bool ranks_with_suit(const std::string& raw) const {
    return raw.size() > 1 && std::string_view("SHDC").find(raw[0]) != std::string_view::npos &&
           ranks_in(std::string_view(raw).substr(1), table_).has_value();
  }

  // "A." of "A. N. Other", and "N.".
  [[nodiscard]] bool is_initial(std::size_t at) const {
    const auto letter = [&](std::size_t place) {
      return piece(place) != nullptr && pieces_[place].raw.size() == 1 && is_upper(pieces_[place].raw[0]) &&
             piece(place + 1) != nullptr && pieces_[place + 1].raw == "." && pieces_[place + 1].glued &&
             !(place > 0 && pieces_[place].glued && is_suit_sign(pieces_[place - 1].raw[0]));
    };
    if (!letter(at)) return false;
    // "A. Bjornstad, W. Kato": names in a list.
    const auto surname = [&](std::size_t place) {
      Meaning meaning = Meaning::kUnknown;
      return letter(place) && piece(place + 2) != nullptr && pieces_[place + 2].raw.size() > 2 &&
             is_upper(pieces_[place + 2].raw[0]) && find(place + 2, meaning) == 0;
    };
    const auto listed = [&](std::size_t place) { return surname(place) && pieces_[place].line == pieces_[at].line; };
    if (surname(at) && ((at >= 4 && pieces_[at - 1].raw == "," && listed(at - 4)) ||
                        (piece(at + 3) != nullptr && pieces_[at + 3].raw == "," && listed(at + 4))))
      return true;
    constexpr std::array<std::string_view, 5> kBefore = {"by", "mr", "mrs", "dr", "miss"};
    const bool named =
        at > 0 &&
        (std::ranges::find(kBefore, pieces_[at - 1].text) != kBefore.end() ||
         (at > 1 && pieces_[at - 1].raw == "." && std::ranges::find(kBefore, pieces_[at - 2].text) != kBefore.end()));
    return (letter(at + 2) && !pieces_[at + 2].begins_line) || (at > 1 && letter(at - 2) && !pieces_[at].begins_line) ||
           (named && table_.compass && piece(at + 2) != nullptr && is_upper(pieces_[at + 2].raw[0]));
  }

  // "A. N. Other", "No. 3", "Dlr. South": no sentence ends there.
  [[nodiscard]] bool stands_in_name(std::size_t at) const {
    if (at == 0 || piece(at + 1) == nullptr || piece(at + 1)->begins_line) return false;
    const WordPiece& before = pieces_[at - 1];
    constexpr std::array<std::string_view, 14> kShort = {"etc", "no",  "nr",  "vs",  "mr", "mrs",  "dr",
                                                         "dlr", "vul", "vol", "pts", "st", "prob", "fig"};
    const bool letter = before.raw.size() == 1 && is_letter(before.raw[0]) &&
                        !(before.glued && at > 1 && is_suit_sign(pieces_[at - 2].raw[0]));
    const bool goes_on = std::islower(static_cast<unsigned char>(piece(at + 1)->raw[0])) != 0;
    return is_initial(at - 1) || (letter && goes_on) || std::ranges::find(kShort, before.text) != kShort.end() ||
           (piece(at + 1)->glued && is_letter(piece(at + 1)->raw[0]) && is_letter(before.raw.back()));
  }

  // "… by South Lead: ♥K": a name before a colon begins a sentence.
  void head_before(std::size_t& colon) {
    constexpr std::array kHeads = {Meaning::kLead,       Meaning::kLed,   Meaning::kLeader,    Meaning::kContract,
                                   Meaning::kTrump,      Meaning::kRole,  Meaning::kTask,      Meaning::kDealer,
                                   Meaning::kVulnerable, Meaning::kTrick, Meaning::kAlready,   Meaning::kPoint,
                                   Meaning::kOn,         Meaning::kGame,  Meaning::kDeclare,   Meaning::kWon,
                                   Meaning::kTable,      Meaning::kMeld,  Meaning::kPreferred, Meaning::kMove};
    std::size_t begin = colon;
    while (begin > 0 && std::ranges::find(kHeads, items_[begin - 1].meaning) != kHeads.end()) --begin;
    if (begin == colon || begin == 0) return;
    const bool in_code = items_[begin].line != items_[begin - 1].line;  // "declarer = W"
    if (!(is_upper(items_[begin].raw.front()) || in_code) || items_[begin - 1].meaning == Meaning::kStop) return;
    items_.insert(items_.begin() + static_cast<std::ptrdiff_t>(begin),
                  {.meaning = Meaning::kStop, .line = items_[begin].line});
    ++colon;
  }

  std::vector<WordPiece> pieces_;
  const Phrases& language_;
  Phrases game_;
  bool english_;
  const Table& table_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> items_of(const std::vector<Line>& prose, Language language, const Table& table,
                           const games::Game& game) {
  return Lexer(PieceSplitter().split(prose), language, table, game).items();
}

}  // namespace ouverte::puzzles::text
