// Letters and digits of posted text, whatever the locale.
#pragma once

namespace ouverte::puzzles::text {

[[nodiscard]] constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

[[nodiscard]] constexpr bool is_upper(char letter) { return letter >= 'A' && letter <= 'Z'; }

[[nodiscard]] constexpr bool is_letter(char letter) { return is_upper(letter) || (letter >= 'a' && letter <= 'z'); }

[[nodiscard]] constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace ouverte::puzzles::text
