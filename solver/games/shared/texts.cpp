#include "solver/games/shared/texts.hpp"

#include <algorithm>

namespace ouverte::games {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

char lower_case(char letter) { return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

}  // namespace

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) letter = lower_case(letter);
  return lower;
}

bool starts_with_any_case(std::string_view text, std::string_view head) {
  return text.size() >= head.size() && std::ranges::equal(text.substr(0, head.size()), head, [](char one, char other) {
           return lower_case(one) == lower_case(other);
         });
}

std::string_view without_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string signed_number(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool inside = false;
  for (const char letter : text) {
    const bool between = letter == ',' || kBlanks.find(letter) != std::string_view::npos;
    if (!between && !inside) words.emplace_back();
    if (!between) words.back() += lower_case(letter);
    inside = !between;
  }
  return words;
}

}  // namespace ouverte::games
