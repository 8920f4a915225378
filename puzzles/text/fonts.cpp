#include "puzzles/text/fonts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::string_view kSignsOfSuits = "\x01\x02\x03\x04";

// What stands for spades, hearts, diamonds and clubs.
constexpr std::array<std::string_view, 3> kFonts = {"xuvw", "4!#2", "\x01\x02t\x04"};

bool is_of_cards(std::string_view word) {
  return !word.empty() && word.find_first_not_of("AKQJT1098765432") == std::string_view::npos;
}

bool is_none(std::string_view word) {
  return word == "-" || games::lower_case(word) == "void" || games::lower_case(word) == "none";
}

// The parts of a line that blanks set apart: where each begins and ends.
std::vector<std::pair<std::size_t, std::size_t>> parts_of_line(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> parts;
  for (std::size_t from = 0; (from = text.find_first_not_of(' ', from)) != std::string_view::npos;) {
    const std::size_t to = std::min(text.find(' ', from), text.size());
    parts.emplace_back(from, to);
    from = to;
  }
  return parts;
}

class FontReader {
 public:
  explicit FontReader(std::string_view marks) : marks_(marks) {}

  // Whether each mark but one heads two lines of cards and more, and the one that does not heads some.
  [[nodiscard]] bool writes(const std::vector<Line>& lines) const {
    std::array<int, 4> heads = {};
    for (const Line& line : lines)
      if (const std::size_t suit = head_of(line.text); suit < heads.size()) ++heads[suit];
    return std::ranges::count_if(heads, [](int number) { return number >= 2; }) >= 3 &&
           std::ranges::none_of(heads, [](int number) { return number == 0; });
  }

  void resolve(Line& line) const {
    std::string& text = line.text;
    const bool cards = head_of(text) < marks_.size();
    const auto parts = parts_of_line(text);
    for (std::size_t at = 0; at < parts.size(); ++at) {
      const auto [from, to] = parts[at];
      const std::string before(
          at == 0 ? std::string_view()
                  : std::string_view(text).substr(parts[at - 1].first, parts[at - 1].second - parts[at - 1].first));
      cards ? resolve_cards(text, from, to) : resolve_words(text, from, to, games::lower_case(before));
    }
  }

 private:
  // Marks that are figures are ranks too: they must stand beside what they mark.
  [[nodiscard]] bool glued() const { return is_digit(marks_[0]); }

  [[nodiscard]] bool marks_card(std::string_view part) const {
    return part.size() > 1 && marks_.find(part[0]) != std::string_view::npos &&
           (is_of_cards(part.substr(1)) || is_none(part.substr(1)));
  }

  // The suit of the mark that heads a line of cards; npos if it is none.
  [[nodiscard]] std::size_t head_of(std::string_view text) const {
    const auto parts = parts_of_line(text);
    if (parts.empty()) return std::string_view::npos;
    const std::size_t suit = marks_.find(text[parts[0].first]);
    if (suit == std::string_view::npos) return suit;
    for (std::size_t at = 0; at < parts.size(); ++at) {
      const std::string_view part = text.substr(parts[at].first, parts[at].second - parts[at].first);
      const bool mark = !glued() && part.size() == 1 && marks_.find(part[0]) != std::string_view::npos;
      if (at == 0 && !mark && !marks_card(part) && (glued() || marks_.find(part[0]) == std::string_view::npos))
        return std::string_view::npos;
      if (!mark && !marks_card(part) && !is_of_cards(without_marks(part)) && !is_none(part))
        return std::string_view::npos;
    }
    return parts.size() > 1 || parts[0].second - parts[0].first > 1 ? suit : std::string_view::npos;
  }

  // Marks that are letters may stand among cards.
  [[nodiscard]] std::string without_marks(std::string_view part) const {
    std::string bare(part);
    if (!glued()) std::erase_if(bare, [&](char letter) { return marks_.find(letter) != std::string_view::npos; });
    return bare;
  }

  void put(std::string& text, std::size_t at) const { text[at] = kSignsOfSuits[marks_.find(text[at])]; }

  void resolve_cards(std::string& text, std::size_t from, std::size_t to) const {
    const std::string_view part = std::string_view(text).substr(from, to - from);
    if (marks_card(part) || (!glued() && part.size() == 1 && marks_.find(part[0]) != std::string_view::npos))
      put(text, from);
    // "7 3x J", "2x9": East's spades run into West's.
    for (std::size_t at = from + 1; at < to && !glued() && !is_none(part.substr(1)); ++at)
      if (marks_.find(text[at]) != std::string_view::npos) put(text, at);
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
    if (before == "of" && part.size() == 1 && !glued() && marks_.find(part[0]) != std::string_view::npos)
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
  constexpr std::array kOfFont = {FontSign{"´", "♠"}, FontSign{"™", "♥"}, FontSign{"®", "♣"}};
  const bool all =
      std::ranges::all_of(kOfFont, [&](const FontSign& sign) { return text.find(sign.written) != std::string::npos; });
  if (!all) return text;
  for (const FontSign& sign : kOfFont)
    for (std::size_t at = 0; (at = text.find(sign.written, at)) != std::string::npos; at += sign.means.size())
      text.replace(at, sign.written.size(), sign.means);
  return text;
}

void resolve_font(std::vector<Line>& lines) {
  for (const std::string_view marks : kFonts) {
    const FontReader font(marks);
    if (!font.writes(lines)) continue;
    for (Line& line : lines) font.resolve(line);
    return;
  }
}

}  // namespace ouverte::puzzles::text
