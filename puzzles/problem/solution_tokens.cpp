#include "puzzles/problem/solution_tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "absl/strings/str_replace.h"
#include "solver/base/split.hpp"

namespace ouverte::puzzles {
namespace {

using Kind = SolutionToken::Kind;

bool is_letter(char sign) { return std::isalpha(static_cast<unsigned char>(sign)) != 0; }
bool is_digit(char sign) { return std::isdigit(static_cast<unsigned char>(sign)) != 0; }

class Tokens {
 public:
  std::vector<SolutionToken> of(std::string_view text) {
    for (const std::string_view row : base::lines(text)) {
      ++line_;
      const std::string told(row.substr(0, row.find(';')));
      for (const std::string& word : base::words(absl::StrReplaceAll(told, {{"…", " ... "}}))) add(word);
    }
    add(Kind::kEnd, "");
    return std::move(tokens_);
  }

 private:
  void add(Kind kind, std::string_view text) { tokens_.push_back({kind, std::string(text), line_}); }

  // A word with the signs before and after it. A stop or comma in its midst belongs to it: moves can hold them.
  void add(std::string_view word) {
    if (word.starts_with('(')) {
      add(Kind::kOpen, "(");
      in_brackets_ = true;
      word.remove_prefix(1);
    }
    std::vector<SolutionToken> signs;
    while (take_sign(word, signs)) {
    }
    if (!word.empty()) add(Kind::kWord, word);
    tokens_.insert(tokens_.end(), signs.rbegin(), signs.rend());
  }

  bool take_sign(std::string_view& word, std::vector<SolutionToken>& signs) {
    if (word.empty()) return false;
    if (word.ends_with("...")) {
      signs.push_back({Kind::kGoesOn, "...", line_});
      word.remove_suffix(3);
      return true;
    }
    const char sign = word.back();
    if (sign == ')' && !in_brackets_ && is_letter(word.front())) {
      add(Kind::kLabel, word.substr(0, word.size() - 1));
      word = {};
      return false;
    }
    constexpr std::string_view kSigns = "),.:!";
    const std::size_t which = kSigns.find(sign);
    if (which == std::string_view::npos) return false;
    if (sign == ')') in_brackets_ = false;
    constexpr std::array<Kind, 5> kKinds = {Kind::kClose, Kind::kComma, Kind::kStop, Kind::kColon, Kind::kOnly};
    signs.push_back({kKinds.at(which), std::string(1, sign), line_});
    word.remove_suffix(1);
    return true;
  }

  std::vector<SolutionToken> tokens_;
  int line_ = 0;
  bool in_brackets_ = false;
};

}  // namespace

std::vector<SolutionToken> solution_tokens(std::string_view text) { return Tokens().of(text); }

std::size_t level_of(std::string_view label) {
  std::size_t parts = label.empty() ? 0 : 1;
  for (std::size_t i = 1; i < label.size(); ++i)
    if (is_digit(label[i]) != is_digit(label[i - 1])) ++parts;
  return parts;
}

std::string lower(std::string_view word) {
  std::string all(word);
  std::ranges::transform(all, all.begin(), [](unsigned char sign) { return std::tolower(sign); });
  return all;
}

}  // namespace ouverte::puzzles
