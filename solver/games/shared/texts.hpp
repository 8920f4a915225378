// Small work on texts that contracts are read from and messages made of. ASCII letters only: other bytes stay as they
// are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ouverte::games {

[[nodiscard]] std::string lower_case(std::string_view text);
[[nodiscard]] bool starts_with_any_case(std::string_view text, std::string_view head);
[[nodiscard]] std::string_view without_blanks(std::string_view text);  // at its ends
// The pieces between blanks and commas, in lower case.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

[[nodiscard]] std::string signed_number(int number);  // "+20", "-20", "0"

// "N E S W": the elements of a range of texts or characters with `between` between them.
template <class Range>
[[nodiscard]] std::string joined(const Range& pieces, std::string_view between) {
  std::string all;
  bool first = true;
  for (const auto& piece : pieces) {
    if (!first) all += between;
    all += piece;
    first = false;
  }
  return all;
}

}  // namespace ouverte::games
