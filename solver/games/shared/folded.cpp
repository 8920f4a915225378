// Texts without what does not matter in a name.
#include <array>
#include <cstdint>

#include "solver/games/shared/spelling.hpp"

namespace ouverte::games {
namespace {

// The letters U+00C0 to U+00FF without their accents; a space where that leaves none.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo ouuuuy s"
    "aaaaaaaceeeeiiiidnooooo ouuuuy y";
static_assert(kLatin.size() == 64);

// What folds to something else than a letter and takes more than a byte.
struct Folded {
  std::string_view text, plain;
};
constexpr std::array kSigns = {Folded{"♤", "♠"}, Folded{"♡", "♥"},      Folded{"♢", "♦"},     Folded{"♧", "♣"},
                               Folded{"☆", "*"}, Folded{"★", "*"},      Folded{"&", "and"},   Folded{"’", ""},
                               Folded{"‘", ""},  Folded{"‐", " "},      Folded{"‑", " "},     Folded{"–", " "},
                               Folded{"—", " "}, Folded{"\u00A0", " "}, Folded{"\uFE0E", ""}, Folded{"\uFE0F", ""}};

bool is_blank(char letter) { return std::string_view(" \t\r\n-_").find(letter) != std::string_view::npos; }

// Takes one letter, of any number of bytes, off the front of `rest`, and gives what it folds to.
std::string take_folded(std::string_view& rest) {
  for (const Folded& sign : kSigns) {
    if (!rest.starts_with(sign.text)) continue;
    rest.remove_prefix(sign.text.size());
    return std::string(sign.plain);
  }
  const auto byte = static_cast<std::uint8_t>(rest.front());
  const auto next = rest.size() > 1 ? static_cast<std::uint8_t>(rest[1]) : std::uint8_t{0};
  const bool accent = (byte == 0xCC && next >= 0x80) || (byte == 0xCD && next >= 0x80 && next <= 0xAF);
  if (byte == 0xC3 || accent) {  // a letter with its accent, or an accent that stands after its letter
    rest.remove_prefix(rest.size() > 1 ? 2 : 1);
    const bool letter = byte == 0xC3 && next >= 0x80 && next < 0xC0 && kLatin[next - 0x80u] != ' ';
    return letter ? std::string(1, kLatin[next - 0x80u]) : std::string();
  }
  const char letter = rest.front();
  rest.remove_prefix(1);
  if (letter == '\'' || letter == '.') return {};
  if (is_blank(letter)) return " ";
  return std::string(1, 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter);
}

}  // namespace

std::string folded(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::string letter = take_folded(text);
    if (letter == " " && (plain.empty() || plain.back() == ' ')) continue;
    plain += letter;
  }
  if (plain.ends_with(' ')) plain.pop_back();
  return plain;
}

}  // namespace ouverte::games
