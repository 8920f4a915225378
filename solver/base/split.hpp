// Texts taken apart.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace ouverte::base {

// What stands between blanks and ends of lines.
[[nodiscard]] inline std::vector<std::string> words(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\n\v\f\r";
  std::vector<std::string> all;
  for (std::size_t from = 0; (from = text.find_first_not_of(kBlanks, from)) != std::string_view::npos;) {
    const std::size_t to = std::min(text.find_first_of(kBlanks, from), text.size());
    all.emplace_back(text.substr(from, to - from));
    from = to;
  }
  return all;
}

// The lines, without their ends; an end of line at the end of the text begins none.
[[nodiscard]] inline std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> all;
  while (!text.empty()) {
    all.push_back(text.substr(0, text.find('\n')));
    text.remove_prefix(std::min(all.back().size() + 1, text.size()));
  }
  return all;
}

}  // namespace ouverte::base
