#include "solver/records/typed_melds.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/records/move_input.hpp"

namespace ouverte::records {
namespace {

using CardTexts = std::vector<std::string>;

constexpr std::string_view kBetweenSets = ",";
constexpr std::string_view kBetweenWords = " \t";
constexpr char kBetweenCards = '.';

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

// In capitals, letters for signs, and "+" before the melds.
std::string plain(std::string_view typed) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kOtherwise = {{{"♠", "S"},
                                                                                        {"♥", "H"},
                                                                                        {"♦", "D"},
                                                                                        {"♣", "C"},
                                                                                        {"☆", "*"},
                                                                                        {"10", "T"},
                                                                                        {"MELDING", "+"},
                                                                                        {"MELDS", "+"},
                                                                                        {"MELD", "+"}}};
  std::string text(typed);
  std::ranges::transform(text, text.begin(), [](unsigned char sign) { return std::toupper(sign); });
  for (const auto& [shown, letter] : kOtherwise) replace_all(text, shown, letter);
  return text;
}

// What stands between signs; no empty pieces.
std::vector<std::string_view> pieces(std::string_view text, std::string_view signs) {
  std::vector<std::string_view> all;
  for (std::size_t at = text.find_first_not_of(signs); at != std::string_view::npos;
       at = text.find_first_not_of(signs, at)) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    all.push_back(text.substr(at, end - at));
    at = end;
  }
  return all;
}

// The cards of a word, with full stops between them or without; none where it is anything else.
CardTexts cards_in(std::string_view word) {
  CardTexts cards;
  while (!word.empty()) {
    const bool joker = word.front() == '*';
    const std::size_t length = joker ? 1 : 2;
    const bool card = joker || (word.size() > 1 && std::string_view("SHDC").find(word[0]) != std::string_view::npos &&
                                std::string_view("AKQJT98765432").find(word[1]) != std::string_view::npos);
    if (!card) return {};
    cards.emplace_back(word.substr(0, length));
    word.remove_prefix(length);
    if (word.size() > 1 && word.front() == kBetweenCards) word.remove_prefix(1);
  }
  return cards;
}

// The sets of what stands between two commas.
std::optional<std::vector<CardTexts>> sets_in(std::string_view text) {
  std::vector<CardTexts> words;
  for (const std::string_view word : pieces(text, kBetweenWords)) {
    words.push_back(cards_in(word));
    if (words.back().empty()) return std::nullopt;
  }
  if (std::ranges::any_of(words, [](const CardTexts& word) { return word.size() > 1; })) return words;
  std::vector<CardTexts> sets;
  for (const CardTexts& word : words) {
    const bool same = !sets.empty() && sets.back().front().back() == word.front().back();
    if (!same) sets.emplace_back();
    sets.back().push_back(word.front());
  }
  return sets;
}

std::string written(const std::string& card, const std::vector<CardTexts>& sets) {
  std::string text = card;
  char before_set = '+';
  for (const CardTexts& set : sets) {
    char before_card = std::exchange(before_set, ',');
    for (const std::string& one : set) text += std::exchange(before_card, kBetweenCards) + one;
  }
  return text;
}

// What a move lays, in an order of its own: moves that are alike in it are one move.
std::vector<CardTexts> in_one_order(std::vector<CardTexts> sets) {
  for (CardTexts& set : sets) base::sort(set);
  base::sort(sets);
  return sets;
}

struct Typed {
  std::string card;
  std::vector<CardTexts> sets;
};

std::optional<Typed> typed_in(std::string_view text) {
  const std::string letters = plain(text);
  const std::size_t plus = letters.find('+');
  if (plus == std::string::npos || letters.find('+', plus + 1) != std::string::npos) return std::nullopt;
  const auto played = pieces(std::string_view(letters).substr(0, plus), kBetweenWords);
  const CardTexts card = played.size() == 1 ? cards_in(played.front()) : CardTexts();
  if (card.size() != 1) return std::nullopt;
  Typed typed{.card = card.front(), .sets = {}};
  for (const std::string_view part : pieces(std::string_view(letters).substr(plus + 1), kBetweenSets)) {
    const auto some = sets_in(part);
    if (!some) return std::nullopt;
    typed.sets.insert(typed.sets.end(), some->begin(), some->end());
  }
  return typed.sets.empty() ? std::nullopt : std::optional(std::move(typed));
}

}  // namespace

std::optional<std::string> melding_move(const games::Position& at, std::string_view text) {
  const auto typed = typed_in(text);
  if (!typed) return std::nullopt;
  const std::string move_typed = written(typed->card, typed->sets);
  const std::vector<CardTexts> sets = in_one_order(typed->sets);
  for (std::string& move : at.moves()) {
    if (move.size() != move_typed.size() || !move.starts_with(typed->card + "+")) continue;
    const auto listed = typed_in(move);
    if (listed && in_one_order(listed->sets) == sets) return std::move(move);
  }
  return move_typed;
}

absl::StatusOr<std::string> move_meant(const games::Game& game, std::string_view text, const games::Position& at) {
  auto move = melding_move(at, text);
  if (!move) return move_meant(game, text, at.moves());
  if (absl::Status played = at.clone()->play(*move); !played.ok()) return played;
  return *std::move(move);
}

bool may_meld(const games::Position& at) {
  return std::ranges::any_of(at.moves(), [](const std::string& move) { return move.find('+') != std::string::npos; });
}

}  // namespace ouverte::records
