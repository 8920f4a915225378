#include "solver/records/card_words.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "solver/games/shared/spelling.hpp"
#include "solver/records/plays.hpp"

namespace ouverte::records {
namespace {

constexpr std::size_t kMostWords = 4;     // "the king of hearts"
constexpr std::size_t kLeastLetters = 3;  // of the longest: "ace"

bool is_spelt_out(const Token& token) {
  return std::ranges::count_if(token.word, [](unsigned char sign) { return std::isalpha(sign) != 0; }) >=
         static_cast<std::ptrdiff_t>(kLeastLetters);
}

bool is_sign(const Token& token) { return token.word == "-" || token.word == "+" || token.word == "*"; }

// Whether words are one card's name, on one line, with nothing noted between them: all of them together, or different
// ones each by itself.
bool one_card(const games::Game& game, std::span<const Token> words) {
  std::string name;
  bool all_cards = true, all_one = true;
  for (const Token& token : words) {
    const bool last = &token == &words.back();
    if (token.line != words.front().line || is_sign(token)) return false;
    if (!last && !(token.marks.empty() && token.comments.empty())) return false;
    name += (name.empty() ? "" : " ") + token.word;
    const std::vector<std::string> alone = games::cards_meant(game, token.word);
    all_cards = all_cards && !alone.empty();
    const bool again = &token != &words.front() && games::folded(token.word) == games::folded(words.front().word);
    all_one = all_one && alone.size() == 1 && !again && alone == games::cards_meant(game, words.front().word);
  }
  if (all_cards) return all_one && games::cards_meant(game, words.front().word).front() != kJoker;  // there are several
  return games::cards_meant(game, name).size() == 1;
}

}  // namespace

std::vector<Token> with_cards_in_words(const games::Game& game, std::vector<Token> words) {
  if (std::ranges::none_of(words, is_spelt_out)) return words;
  std::vector<Token> read;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t length = std::min(kMostWords, words.size() - at);
    for (; length > 1; --length) {
      const std::span<const Token> some = std::span(words).subspan(at, length);
      if (std::ranges::any_of(some, is_spelt_out) && one_card(game, some)) break;
    }
    Token card = std::move(words[at]);
    const std::string first = card.word;
    for (std::size_t more = 1; more < length; ++more) {
      Token& next = words[at + more];
      card.word += ' ' + next.word;
      card.marks.insert(card.marks.end(), next.marks.begin(), next.marks.end());
      card.comments = std::move(next.comments);
    }
    if (length > 1 && games::cards_meant(game, card.word).empty()) card.word = first;  // "XXI Mond" is twice the name
    read.push_back(std::move(card));
    at += length;
  }
  return read;
}

}  // namespace ouverte::records
