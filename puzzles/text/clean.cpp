#include "puzzles/text/clean.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "puzzles/text/fonts.hpp"
#include "puzzles/text/html_table.hpp"
#include "puzzles/text/limits.hpp"
#include "solver/base/sort.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::puzzles::text {
namespace {

using games::starts_with_any_case;

constexpr std::string_view kBreak = "\n";  // of a line, made by markup
constexpr std::string_view kHidden = "\nSpoiler: ";
constexpr std::size_t kTab = 8;

struct Sign {
  std::string_view written, means;
};

// Whatever stands for one character, in UTF-8, as an entity, or as forums write it: ways set apart by blanks.
constexpr std::array kWritten = {
    Sign{"can't can’t", "cannot"},
    Sign{"won't", "will not"},
    Sign{"n't", " not"},
    Sign{"&spades; [sp] :spades: :spade: \\spadesuit {spades} {spade} {s} !spades !s ♠ ♤ ª", "\x01"},
    Sign{"&hearts; [he] :hearts: :heart: \\heartsuit {hearts} {heart} {h} !hearts !h ♥ ♡ ❤ ©", "\x02"},
    Sign{"&diams; [di] :diamonds: :diamond: \\diamondsuit {diamonds} {diamond} {diam} {d} !diamonds !d ♦ ♢ ◆ ◊ ⬥ ¨",
         "\x03"},
    Sign{"&clubs; [cl] :clubs: :club: \\clubsuit {clubs} {club} {c} !clubs !c ♣ ♧ §", "\x04"},
    Sign{"🃏 ★ ☆ ✱", "*"},
    Sign{"[*]", "\n"},
    Sign{"&nbsp; \xC2\xA0 \xE2\x80\x89 \xE2\x80\x83 \xE2\x80\x82 \xE2\x80\x8A \xE2\x80\xAF · •", " "},
    Sign{"&amp;", "&"},
    Sign{"&lt;", "<"},
    Sign{"&gt;", ">"},
    Sign{"&ndash; &mdash; &minus; – — − ‐ ‑ ―", "-"},
    Sign{"&quot; “ ”", "\""},
    Sign{"\xE3\x80\x80", "  "},
    Sign{"\xE2\x80\x8B \xEF\xB8\x8E \xEF\xB8\x8F \xE2\x80\x8D \xEF\xBB\xBF $", ""},
    Sign{"’ ‘", "'"},
    Sign{"…", "..."},
    Sign{"×", "x"},
    Sign{"≥", ">="},
    Sign{"≤", "<="},
    Sign{"è é ê ë ę ě", "e"},
    Sign{"à á â ä å ã ą", "a"},
    Sign{"ü û ù ú ů", "u"},
    Sign{"ö ô ó ò ø õ ő", "o"},
    Sign{"ß", "ss"},
    Sign{"È É Ê Ë", "E"},
    Sign{"Ü Ú Ù", "U"},
    Sign{"ç ć č", "c"},
    Sign{"ð", "d"},
    Sign{"Ð", "D"},
    Sign{"ł", "l"},
    Sign{"ś š", "s"},
    Sign{"ý", "y"},
    Sign{"ź ż ž", "z"},
    Sign{"│ ║ ┃", "|"},
    Sign{"î ï í ì", "i"},
    Sign{"œ", "oe"},
    Sign{"Œ", "Oe"},
    Sign{"Ö Ó Ô Ø", "O"},
    Sign{"Ä À Á Â Å", "A"},
    Sign{"Ç Č", "C"},
    Sign{"ñ ń", "n"},
    Sign{"Í Î", "I"},
};

// Each way by itself, longer ones first, of those that begin with the letter, large or small.
const std::vector<Sign>& signs_from(char letter) {
  static constexpr auto kPlace = [](char first) {
    return static_cast<std::size_t>(std::tolower(static_cast<unsigned char>(first)));
  };
  static const auto all = [] {
    std::array<std::vector<Sign>, 256> made;
    for (const Sign& sign : kWritten)
      for (std::string_view ways = sign.written; !ways.empty();) {
        const std::string_view way = ways.substr(0, ways.find(' '));
        made[kPlace(way.front())].push_back({way, sign.means});
        ways.remove_prefix(std::min(way.size() + 1, ways.size()));
      }
    for (std::vector<Sign>& each : made)
      base::sort(each, std::greater(), [](const Sign& sign) { return sign.written.size(); });
    return made;
  }();
  return all[kPlace(letter)];
}

// Tags of HTML and forums: those that end a line, those that begin a cell, and those that only colour.
constexpr std::array<std::string_view, 15> kBreaking = {"br", "list", "p",  "div", "tr",  "li",    "ul",        "ol",
                                                        "h1", "h2",   "h3", "h4",  "pre", "table", "blockquote"};
constexpr std::array<std::string_view, 2> kCells = {"td", "th"};
constexpr std::array<std::string_view, 29> kColouring = {
    "b",      "i",    "u",    "s",      "em",     "tt",   "strong", "span",  "font",    "color",
    "colour", "size", "code", "center", "centre", "html", "head",   "body",  "spoiler", "hide",
    "sup",    "sub",  "a",    "quote",  "small",  "big",  "tbody",  "thead", "url"};

template <class Names>
bool is_one_of(std::string_view name, const Names& names) {
  return std::ranges::find(names, name) != names.end();
}

// The markup tag at the head of `text`, `<br/>` or `[/b]`: how long it is and what stands in its place.
std::optional<std::pair<std::size_t, std::string_view>> markup_at(std::string_view text) {
  const char close = text.front() == '<' ? '>' : ']';
  const std::size_t end = text.substr(0, 200).find(close);
  if (end == std::string_view::npos) return std::nullopt;
  std::size_t begin = 1;
  if (text[begin] == '/') ++begin;
  std::size_t stop = begin;
  while (stop < end && std::isalnum(static_cast<unsigned char>(text[stop])) != 0) ++stop;
  const std::string name = games::lower_case(text.substr(begin, stop - begin));
  const bool ends_well = stop == end || text[stop] == ' ' || text[stop] == '/' || text[stop] == '=';
  if (!ends_well || name.empty()) return std::nullopt;
  // "[S]" and "[N]" are labels, "[Tag "value"]" a tag of a record.
  if (close == ']' && (text[stop] == ' ' || (name == "s" && begin == 1))) return std::nullopt;
  if (is_one_of(name, kBreaking)) return std::pair(end + 1, kBreak);
  if (is_one_of(name, kCells)) return std::pair(end + 1, std::string_view("   "));
  if ((name == "spoiler" || name == "hide") && begin == 1) return std::pair(end + 1, kHidden);
  if (is_one_of(name, kColouring)) return std::pair(end + 1, std::string_view());
  return std::nullopt;
}

// "&#9824;", "&#x2660;": the suits' numbers follow each other, black ones apart from white ones.
std::optional<std::pair<std::size_t, std::string_view>> entity_at(std::string_view text) {
  const std::size_t end = text.substr(0, 12).find(';');
  if (text.front() != '&' || end == std::string_view::npos || end < 2) return std::nullopt;
  // Of any other name, "&sup1;": it says nothing here.
  if (std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(end),
                  [](unsigned char letter) { return std::isalnum(letter) != 0; })) {
    // "&egrave;": the letter without its accent.
    constexpr std::array<std::string_view, 6> kAccents = {"grave", "acute", "circ", "uml", "cedil", "tilde"};
    return std::pair(end + 1, is_one_of(text.substr(2, end - 2), kAccents) ? text.substr(1, 1) : std::string_view());
  }
  if (text[1] != '#') return std::nullopt;
  const bool hex = text[2] == 'x' || text[2] == 'X';
  unsigned number = 0;
  std::from_chars(text.data() + (hex ? 3 : 2), text.data() + end, number, hex ? 16 : 10);
  constexpr std::array<std::pair<unsigned, std::string_view>, 10> kNumbers = {{{9824, "\x01"},
                                                                               {9829, "\x02"},
                                                                               {9830, "\x03"},
                                                                               {9827, "\x04"},
                                                                               {9828, "\x01"},
                                                                               {9825, "\x02"},
                                                                               {9826, "\x03"},
                                                                               {9831, "\x04"},
                                                                               {160, " "},
                                                                               {8212, "-"}}};
  const auto known = std::ranges::find(kNumbers, number, &std::pair<unsigned, std::string_view>::first);
  return std::pair(end + 1, known == kNumbers.end() ? std::string_view(" ") : known->second);
}

bool letter_follows(std::string_view text, std::size_t at) {
  return at < text.size() && std::islower(static_cast<unsigned char>(text[at])) != 0;
}

// One line, which markup may break into several.
std::string cleaned(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    std::size_t length = 1;
    std::string_view means;
    const char letter = text.front();
    const std::vector<Sign>& signs = signs_from(letter);
    const auto sign = std::ranges::find_if(signs, [&](const Sign& each) {
      // "!s" is a suit, "!spring" is not.
      const bool bang = each.written.front() == '!';
      return starts_with_any_case(text, each.written) && !(bang && letter_follows(text, each.written.size()));
    });
    if (sign != signs.end()) {
      length = sign->written.size();
      means = sign->means;
    } else if (const auto markup = letter == '<' || letter == '[' ? markup_at(text) : entity_at(text)) {
      length = markup->first;
      means = markup->second;
    } else if (letter == '\t') {
      clean.append(kTab - clean.size() % kTab, ' ');
      if (clean.size() % kTab == 0 && clean.size() >= 2 && clean[clean.size() - 2] != ' ') clean.append(kTab, ' ');
    } else if (static_cast<unsigned char>(letter) < 0x80) {
      means = text.substr(0, 1);
      if (static_cast<unsigned char>(letter) < ' ') means = " ";
    } else {
      // A letter that says nothing here: a blank keeps the columns.
      while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) ++length;
      means = " ";
    }
    clean += means;
    text.remove_prefix(length);
  }
  return clean;
}

// "sAJT hK d- c7": small letters as the signs of suits, two of them at least in a line.
void take_small_suits(std::string& line) {
  constexpr std::string_view kLetters = "shdc";
  constexpr std::string_view kSmallRanks = "akqjt";
  std::vector<std::size_t> found;
  unsigned suits = 0;
  for (std::size_t at = 0; at + 1 < line.size(); ++at) {
    const std::size_t suit = kLetters.find(line[at]);
    const bool head = at == 0 || std::string_view(" ,;|(:").find(line[at - 1]) != std::string_view::npos;
    if (suit == std::string_view::npos || !head) continue;
    const std::size_t end = std::min(line.find_first_of(" ,;|).", at), line.size());
    const std::string_view ranks = std::string_view(line).substr(at + 1, end - at - 1);
    // "da": of cards in small letters all are.
    if (!ranks.empty() && ranks.find_first_not_of(kSmallRanks) == std::string_view::npos && ranks.size() <= 2) return;
    if (ranks.empty() || (ranks.find_first_not_of("AKQJT1098765432x") != std::string_view::npos && ranks != "-"))
      continue;
    found.push_back(at);
    suits |= 1U << suit;
  }
  if ((suits & (suits - 1)) == 0) return;
  for (const std::size_t at : found)
    line[at] = static_cast<char>(kSuitSign + static_cast<char>(kLetters.find(line[at])));
}

// "{K9862 873 98 J74}", a hand as a list of its suits: "K9862.873.98.J74".
void dot_braces(std::string& line) {
  constexpr std::string_view kOfHand = "AKQJT1098765432- {}";
  for (std::size_t open = 0; (open = line.find('{', open)) != std::string::npos; ++open) {
    std::size_t close = open + 1;
    int depth = 1;
    for (; close < line.size() && depth > 0; ++close) depth += line[close] == '{' ? 1 : line[close] == '}' ? -1 : 0;
    const std::string inside = line.substr(open + 1, close - open - 2);
    if (depth > 0 || inside.find_first_not_of(kOfHand) != std::string::npos) continue;
    std::vector<std::string> suits;
    for (std::size_t from = 0; (from = inside.find_first_not_of(' ', from)) != std::string::npos;) {
      const std::size_t to = std::min(inside.find(' ', from), inside.size());
      suits.push_back(inside.substr(from, to - from));
      from = to;
    }
    if (suits.size() != 4) continue;
    std::string hand;
    for (const std::string& suit : suits) {
      if (&suit != &suits.front()) hand += '.';
      if (suit != "{}" && suit != "-") hand += suit;
    }
    line.replace(open, close - open, hand);
  }
}

// "<nick> words": who says a line of a chat.
void blank_nick(std::string& line) {
  const std::size_t end = line.find("> ");
  constexpr std::size_t kLongest = 20;
  if (line.starts_with('<') && end < kLongest && line.find(' ') > end)
    std::fill_n(line.begin(), static_cast<std::ptrdiff_t>(end) + 1, ' ');
}

// "# K Q 10", "# none": the sign of a suit in a font that is lost, and no heading.
bool heads_cards(std::string_view line, std::size_t from) {
  if (from >= line.size()) return false;
  const std::string_view cards = line.substr(from);
  if (cards.find_last_not_of(' ') + 1 == std::string_view("none").size() && cards.starts_with("none")) return true;
  return cards.find_first_not_of("AKQJT1098765432# ") == std::string_view::npos &&
         (std::string_view("AKQJT").find(cards[0]) != std::string_view::npos ||
          cards.substr(0, cards.find_last_not_of(' ') + 1).find(' ') != std::string_view::npos);
}

// Signs that only dress a line: "> " of a quotation, "#" of a heading, "**" and "__" round bold words.
void undress(std::string& line) {
  blank_nick(line);
  const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
  std::size_t past = line.find_first_not_of(begin < line.size() && line[begin] == '#' ? "#" : "> ", begin);
  if (begin < line.size() && line[begin] == '#' && past != std::string::npos && line[past] != ' ') past = begin;
  const bool dressed =
      begin < line.size() && (line[begin] == '>' || (line[begin] == '#' && !heads_cards(line, past))) && past != begin;
  if (dressed)
    line.replace(begin, std::min(past, line.size()) - begin, std::string(std::min(past, line.size()) - begin, ' '));
  // "........AJ": dots that keep columns apart.
  constexpr std::string_view kOfHands = ".AKQJT1098765432x- |NESWHDC:";
  if (line.find("....") != std::string::npos && std::ranges::all_of(line, [&](char letter) {
        return is_suit_sign(letter) || kOfHands.find(letter) != std::string_view::npos;
      }))
    std::ranges::replace(line, '.', ' ');
  for (const std::string_view padding : {".....", "____"})
    for (std::size_t at = 0; (at = line.find(padding, at)) != std::string::npos;)
      while (at < line.size() && line[at] == padding[0]) line[at++] = ' ';
  dot_braces(line);
  for (const std::string_view pair : {"**", "__", "```"}) {
    for (std::size_t open = 0; (open = line.find(pair, open)) != std::string::npos;) {
      const std::size_t close = line.find(pair, open + pair.size());
      const bool words =
          close != std::string::npos && close > open + pair.size() + 1 && line[open + pair.size()] != ' ';
      if (pair != "```" && !words) break;
      if (close != std::string::npos) line.erase(close, pair.size());
      line.erase(open, pair.size());
    }
  }
}

// "Deal('W:AKQ…')": a record among words of code, set apart.
void part_record(std::string& line) {
  constexpr std::string_view kOfRecord = "AKQJT1098765432.- ", kQuotes = "'\"(`";
  for (std::size_t at = line.find(':', 2); at != std::string::npos; at = line.find(':', at + 1)) {
    const std::size_t end = std::min(line.find_first_not_of(kOfRecord, at + 1), line.size());
    if (std::count(line.begin() + static_cast<std::ptrdiff_t>(at), line.begin() + static_cast<std::ptrdiff_t>(end),
                   '.') != 12 ||
        std::string_view("NESW").find(line[at - 1]) == std::string_view::npos)
      continue;
    if (kQuotes.find(line[at - 2]) != std::string_view::npos) line[at - 2] = ' ';
    if (end < line.size() && kQuotes.find(line[end]) != std::string_view::npos) line[end] = ' ';
  }
}

// "♠10 5 4 3 2♠9 8": West's cards of a suit run into East's.
void part_neighbours(std::string& line) {
  constexpr std::string_view kOfSuit = "AKQJT1098765432- ";
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string::npos || !is_suit_sign(line[first])) return;
  const auto is_of_suit = [&](char letter) {
    return letter == line[first] || kOfSuit.find(letter) != std::string_view::npos;
  };
  const std::size_t second = line.find(line[first], first + 1);
  if (second != std::string::npos && line[second - 1] != ' ' && std::ranges::all_of(line, is_of_suit))
    line.insert(second, " ");
}

}  // namespace

std::vector<Line> clean_lines(std::string_view bytes) {
  const std::string text =
      with_drawn_tables(with_bracketed_suits(with_font_signs(records::as_utf8(records::plain_text(bytes)))));
  std::vector<Line> lines;
  int number = 0;
  for (std::size_t from = 0; from <= text.size(); ++number) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    std::string clean = cleaned(std::string_view(text).substr(from, to - from));
    for (std::size_t begin = 0; begin <= clean.size();) {
      const std::size_t end = std::min(clean.find(kBreak, begin), clean.size());
      lines.push_back({number + 1, clean.substr(begin, end - begin)});
      if (lines.back().text.size() <= kMostLine) {
        undress(lines.back().text);
        take_small_suits(lines.back().text);
      }
      begin = end + 1;
    }
    from = to + 1;
  }
  for (Line& line : lines) {
    part_record(line.text);
    part_neighbours(line.text);
  }
  return lines;
}

std::string readable(std::string_view text) {
  constexpr std::array<std::string_view, 4> kSymbols = {"♠", "♥", "♦", "♣"};
  std::string shown;
  for (const char letter : text) {
    if (is_suit_sign(letter))
      shown += kSymbols[static_cast<std::size_t>(letter - kSuitSign)];
    else
      shown += letter;
  }
  return shown;
}

}  // namespace ouverte::puzzles::text
