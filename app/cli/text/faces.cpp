#include "app/cli/text/faces.hpp"

#include <algorithm>
#include <array>

namespace ouverte::cli {
namespace {

constexpr std::string_view kLetters = "SHDC";
constexpr std::size_t kSuits = kLetters.size();
constexpr char kStar = '*';                                                             // a joker, or the Sküs
constexpr std::array<std::string_view, kSuits + 1> kSigns = {"♠", "♥", "♦", "♣", "☆"};  // last: jokers, tarock trumps

Text sign(std::size_t suit) {
  const bool red = suit == 1 || suit == 2;
  return {kSigns[suit], suit == 4 ? Style::kPlain : red ? Style::kRedSuit : Style::kBlackSuit};
}

bool is_suit_card(std::string_view move) {
  return move.size() == 2 && kLetters.find(move[0]) != std::string_view::npos;
}

// "SQ.DQ.CQ,S9.S9.H9" as "♠Q♦Q♣Q ♠9♠9♥9".
Text sets(std::string_view written) {
  Text text;
  while (!written.empty()) {
    const std::size_t end = std::min(written.find_first_of(".,"), written.size());
    text.add(face(written.substr(0, end)));
    if (end < written.size() && written[end] == ',') text.add(" ");
    written.remove_prefix(std::min(end + 1, written.size()));
  }
  return text;
}

}  // namespace

Text face(std::string_view move) {
  if (const std::size_t plus = move.find('+'); plus != std::string_view::npos)
    return face(move.substr(0, plus)).add(" + ").add(sets(move.substr(plus + 1)));
  if (move.starts_with(kStar)) return sign(kSuits).add(move.substr(1));
  if (!is_suit_card(move)) return {move};
  return sign(kLetters.find(move[0])).add(move.substr(1));
}

Text faces(std::span<const std::string> moves) {
  Text text;
  char suit = 0;  // of the card before, or 0
  for (const std::string& move : moves) {
    if (is_suit_card(move) && move[0] == suit) {
      text.add(move.substr(1));
      continue;
    }
    text.add(text.columns() > 0 ? " " : "").add(face(move));
    suit = is_suit_card(move) ? move[0] : '\0';
  }
  return text;
}

Text with_signs(std::string_view words) {
  Text text;
  while (!words.empty()) {
    std::size_t next = words.size();  // where the next sign stands
    std::size_t suit = kSuits;
    for (std::size_t i = 0; i < kSuits; ++i) {
      if (const std::size_t place = words.find(kSigns[i]); place < next) {
        next = place;
        suit = i;
      }
    }
    text.add(words.substr(0, next));
    if (suit == kSuits) break;
    text.add(sign(suit));
    words.remove_prefix(next + kSigns[suit].size());
  }
  return text;
}

std::vector<Text> hand_lines(std::string_view hand) {
  if (hand == "-") hand = "...";
  std::vector<Text> lines;
  for (std::size_t suit = 0; suit < kSigns.size(); ++suit) {
    const std::size_t dot = hand.find('.');
    const std::string_view ranks = hand.substr(0, dot);
    std::string apart(ranks);  // tarock trumps, which are numbers
    std::ranges::replace(apart, ',', ' ');
    lines.push_back(
        sign(suit).add(" ").add(ranks.empty() ? "–" : apart, ranks.empty() ? Style::kFaint : Style::kPlain));
    if (dot == std::string_view::npos) break;
    hand.remove_prefix(dot + 1);
  }
  return lines;
}

Text classes_text(const std::vector<std::vector<std::string>>& classes, std::string_view between) {
  Text text;
  for (const auto& together : classes) text.add(&together == &classes.front() ? "" : between).add(faces(together));
  return text;
}

}  // namespace ouverte::cli
