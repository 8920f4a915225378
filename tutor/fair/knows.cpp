#include "tutor/fair/knows.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::string_view kSuitLetters = "SHDC";
constexpr int kMostOfAny = std::numeric_limits<int>::max();

using Lengths = std::array<int, kSuitLetters.size()>;

Lengths lengths_of(Cards hand) {
  Lengths lengths{};
  for (const std::string& card : hand) {
    const std::size_t suit = card.size() == 2 ? kSuitLetters.find(card[0]) : std::string_view::npos;
    if (suit != std::string_view::npos) ++lengths[suit];
  }
  return lengths;
}

Lengths shape_of(Cards hand) {
  Lengths shape = lengths_of(hand);
  base::sort(shape, std::greater());
  return shape;
}

// No void, no singleton and at most one doubleton.
bool balanced(Cards hand) {
  const Lengths shape = shape_of(hand);
  return shape[3] >= 2 && shape[2] >= 3;
}

bool holds(Cards hand, const std::string& card) { return std::ranges::find(hand, card) != hand.end(); }

struct Range {
  int least = 0;
  int most = kMostOfAny;
  [[nodiscard]] bool has(int number) const { return number >= least && number <= most; }
};

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return number;
}

// "15-17", "12+", "7-", "10".
std::optional<Range> range_of(std::string_view text) {
  if (text.ends_with('+')) {
    const auto least = number_of(text.substr(0, text.size() - 1));
    return least ? std::optional(Range{.least = *least}) : std::nullopt;
  }
  const std::size_t dash = text.find('-');
  const auto first = number_of(text.substr(0, dash));
  if (!first) return std::nullopt;
  if (dash == std::string_view::npos) return Range{.least = *first, .most = *first};
  const std::string_view rest = text.substr(dash + 1);
  if (rest.empty()) return Range{.least = 0, .most = *first};
  const auto most = number_of(rest);
  return most && *most >= *first ? std::optional(Range{.least = *first, .most = *most}) : std::nullopt;
}

// "5-3-3-2" or "5332".
std::optional<Lengths> shape_meant(std::string_view text) {
  Lengths shape{};
  std::size_t suit = 0;
  int all = 0;
  for (const char letter : text) {
    if (letter == '-') continue;
    if (!absl::ascii_isdigit(static_cast<unsigned char>(letter)) || suit == shape.size()) return std::nullopt;
    all += shape[suit++] = letter - '0';
  }
  constexpr int kWholeHand = 13;
  if (suit != shape.size() || all != kWholeHand) return std::nullopt;
  base::sort(shape, std::greater());
  return shape;
}

std::function<bool(Cards)> length_of(const std::string& suit, Range range) {
  return [suit = kSuitLetters.find(suit[0]), range](Cards hand) { return range.has(lengths_of(hand)[suit]); };
}

std::optional<Condition> card_condition(const games::Game& game, std::string_view text, bool wanted) {
  const std::vector<std::string> cards = games::cards_meant(game, text);
  if (cards.size() != 1) return std::nullopt;
  return Condition{.fits = [card = cards.front(), wanted](Cards hand) { return holds(hand, card) == wanted; },
                   .card = wanted ? cards.front() : ""};
}

// Of points, lengths and shapes; none where the text is of something else.
std::function<bool(Cards)> shape_condition(const std::string& text) {
  if (text == "balanced" || text == "bal") return balanced;
  if (text == "unbalanced") return [](Cards hand) { return !balanced(hand); };
  if (const auto shape = shape_meant(text)) return [shape = *shape](Cards hand) { return shape_of(hand) == shape; };
  const std::vector<std::string> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  if (words.empty()) return nullptr;
  const std::string rest = absl::StrJoin(words.begin() + 1, words.end(), " ");
  if (const auto range = words.size() == 2 ? range_of(words[0]) : std::nullopt) {
    if (rest == "hcp" || rest == "points") return [range = *range](Cards hand) { return range.has(points_of(hand)); };
    if (const auto suit = games::suit_meant(rest)) return length_of(*suit, *range);
  }
  const auto suit = games::suit_meant(words.back());
  if (suit && words[0] == "void") return length_of(*suit, {.most = 0});
  if (suit && words[0] == "singleton") return length_of(*suit, {.least = 1, .most = 1});
  if (suit && words[0] == "doubleton") return length_of(*suit, {.least = 2, .most = 2});
  if (suit && words[0] == "no" && words.size() == 2) return length_of(*suit, {.most = 0});
  return nullptr;
}

std::optional<Condition> condition_of(const games::Game& game, const std::string& text) {
  if (auto fits = shape_condition(text)) return Condition{.fits = std::move(fits)};
  const std::vector<std::string> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  if (words.empty()) return std::nullopt;
  const std::string rest = absl::StrJoin(words.begin() + 1, words.end(), " ");
  if (words[0] == "no" || words[0] == "lacks") return card_condition(game, rest, false);
  if (words[0] == "has" || words[0] == "holds") return card_condition(game, rest, true);
  return card_condition(game, text, true);
}

// A text between separators, without blanks around it, and one blank between words.
std::vector<std::string> parts_of(std::string_view text, const std::string& separator) {
  std::vector<std::string> parts;
  for (const std::string& part : std::vector<std::string>(absl::StrSplit(std::string(text), separator)))
    parts.push_back(absl::StrJoin(
        std::vector<std::string>(absl::StrSplit(part, absl::ByAnyChar(" \t\n"), absl::SkipEmpty())), " "));
  return parts;
}

constexpr std::string_view kExpected =
    "conditions such as \"15-17 hcp\", \"5+ spades\", \"balanced\", \"void in hearts\", \"SA\" or \"no SA\"";

absl::StatusOr<Known> known_of(const games::Game& game, const std::string& text) {
  const std::size_t colon = text.find(':');
  const auto seat = games::seat_meant(text.substr(0, colon), game.seats());
  if (colon == std::string::npos || !seat)
    return base::invalid("found ", base::quoted(text), ", expected a seat, a colon and what is known of its hand");
  Known known{.seat = *seat, .conditions = {}, .text = {}};
  const std::vector<std::string> parts = parts_of(text.substr(colon + 1), ",");
  for (const std::string& part : parts) {
    auto& group = known.conditions.emplace_back();
    for (const std::string& one : parts_of(part, " or ")) {
      auto condition = condition_of(game, absl::AsciiStrToLower(one));
      if (!condition) return base::invalid("found ", base::quoted(one), ", expected ", kExpected);
      group.push_back(*std::move(condition));
    }
  }
  known.text = absl::StrJoin(parts, ", ");
  return known;
}

}  // namespace

bool Known::fits(Cards hand) const {
  return std::ranges::all_of(conditions, [&](const std::vector<Condition>& group) {
    return std::ranges::any_of(group, [&](const Condition& condition) { return condition.fits(hand); });
  });
}

std::vector<std::string> Known::cards() const {
  std::vector<std::string> held;
  for (const std::vector<Condition>& group : conditions)
    if (group.size() == 1 && !group.front().card.empty()) held.push_back(group.front().card);
  return held;
}

absl::StatusOr<std::vector<Known>> read_knows(const games::Game& game, std::string_view text) {
  std::vector<Known> all;
  for (const std::string& part : parts_of(text, ";")) {
    if (part.empty()) continue;
    auto known = known_of(game, part);
    if (!known.ok()) return known.status();
    all.push_back(*std::move(known));
  }
  if (all.empty()) return base::invalid("found nothing, expected a seat, a colon and what is known of its hand");
  return all;
}

std::string text_of(std::span<const Known> known) {
  return absl::StrJoin(known, "; ", [](std::string* out, const Known& one) { *out += one.seat + ": " + one.text; });
}

int points_of(Cards hand) {
  constexpr std::string_view kHonours = "JQKA";
  int points = 0;
  for (const std::string& card : hand) {
    const std::size_t honour = card.size() == 2 ? kHonours.find(card[1]) : std::string_view::npos;
    if (honour != std::string_view::npos) points += static_cast<int>(honour) + 1;
  }
  return points;
}

}  // namespace ouverte::tutor::fair
