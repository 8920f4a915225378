#include "puzzles/text/fonts.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kSignsOfSuits = "\x01\x02\x03\x04";

bool is_of_cards(std::string_view word) {
  return !word.empty() && word.find_first_not_of("AKQJT1098765432") == std::string_view::npos;
}

class FontReader {
 public:
  explicit FontReader(std::string_view marks) : marks_(marks) {}

  void resolve(std::string& text) const {
    if (resolve_calls(text)) return;
    std::string before;
    for (std::size_t from = 0; (from = text.find_first_not_of(" (\"", from)) != std::string::npos;) {
      const std::size_t to = std::min(text.find(' ', from), text.size());
      const std::string word = games::lower_case(std::string_view(text).substr(from, to - from));
      resolve_words(text, from, to, before);
      before = word;
      from = to;
    }
  }

 private:
  void put(std::string& text, std::size_t at) const { text[at] = kSignsOfSuits[marks_.find(text[at])]; }

  // "Pass Pass 12 1#", a row of calls: there a figure behind a level is a suit's sign.
  bool resolve_calls(std::string& text) const {
    constexpr std::array<std::string_view, 8> kOthers = {"pass",     "all",  "dbl", "double",
                                                         "redouble", "rdbl", "x",   "end"};
    std::string row = text;
    bool others = false, bids = false;
    for (std::size_t from = 0; (from = row.find_first_not_of(' ', from)) != std::string::npos;) {
      const std::size_t to = std::min(row.find(' ', from), row.size());
      const std::string word = games::lower_case(std::string_view(row).substr(from, to - from));
      const bool level = word[0] >= '1' && word[0] <= '7';
      const bool bid = level && word.size() == 2 && marks_.find(word[1]) != std::string_view::npos;
      const bool other = std::ranges::find(kOthers, word) != kOthers.end();
      if (!bid && !other && !(level && word.substr(1) == "nt")) return false;
      if (bid) put(row, from + 1);
      others |= other || (level && !bid);
      bids |= bid;
      from = to;
    }
    if (!others || !bids) return false;
    text = std::move(row);
    return true;
  }

  // "1v", "1v3w3uPass"; "xK", "49" after "led"; "ten of u".
  void resolve_words(std::string& text, std::size_t from, std::size_t to, std::string_view before) const {
    while (to > from + 1 && std::string_view(".,;:!?)").find(text[to - 1]) != std::string_view::npos &&
           marks_.find(text[to - 1]) == std::string_view::npos)
      --to;
    const std::string_view part = std::string_view(text).substr(from, to - from);
    const bool one = part.size() > 1 && marks_.find(part[0]) != std::string_view::npos &&
                     (part.substr(1) == "10" || (part.size() == 2 && is_of_cards(part.substr(1))));
    if (one) {
      const bool led = before == "led" || before == "leads" || before == "lead" || before == "lead:";
      if (!is_digit(part[0]) || !is_digit(part[1]) || led) put(text, from);
      return;
    }
    if (before == "of" && part.size() == 1 && !is_digit(part[0]) && marks_.find(part[0]) != std::string_view::npos)
      return put(text, from);
    for (std::size_t at = from; at + 1 < to; ++at)
      if (text[at] >= '1' && text[at] <= '7' && !is_digit(text[at + 1]) &&
          marks_.find(text[at + 1]) != std::string_view::npos &&
          (at + 2 == to || !is_letter(text[at + 2]) || is_upper(text[at + 2])))
        put(text, at + 1);
  }

  std::string_view marks_;
};

}  // namespace

std::string with_font_signs(std::string text) {
  struct FontSign {
    std::string_view written, means;
  };
  // Three signs of the second are those of other suits where its first does not stand.
  static const std::array<std::vector<FontSign>, 2> kFonts = {
      {{{"´", "♠"}, {"™", "♥"}, {"®", "♣"}}, {{"«", "♠"}, {"ª", "♥"}, {"©", "♦"}, {"¨", "♣"}}}};
  for (const std::vector<FontSign>& font : kFonts) {
    const auto stands = [&](const FontSign& sign) { return text.find(sign.written) != std::string::npos; };
    if (!std::ranges::all_of(font, stands)) continue;
    for (const FontSign& sign : font)
      for (std::size_t at = 0; (at = text.find(sign.written, at)) != std::string::npos; at += sign.means.size())
        text.replace(at, sign.written.size(), sign.means);
    return text;
  }
  return text;
}

std::string with_bracketed_suits(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSuits = {
      {{"(S)", "♠"}, {"(H)", "♥"}, {"(D)", "♦"}, {"(C)", "♣"}}};
  constexpr std::array<std::string_view, 3> kSeats = {"(N)", "(E)", "(W)"};
  const auto stands = [&](std::string_view written) { return text.find(written) != std::string::npos; };
  if (std::ranges::any_of(kSeats, stands)) return text;
  for (const auto& [written, sign] : kSuits)
    if (const std::size_t first = text.find(written);
        first == std::string::npos || text.find(written, first + 1) == std::string::npos)
      return text;
  for (const auto& [written, sign] : kSuits)
    for (std::size_t at = 0; (at = text.find(written, at)) != std::string::npos; at += sign.size())
      text.replace(at, written.size(), sign);
  return text;
}

void resolve_font(std::vector<Line>& lines, std::string_view marks) {
  const FontReader font(marks);
  for (Line& line : lines) font.resolve(line.text);
}

}  // namespace ouverte::puzzles::text
