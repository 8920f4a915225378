#include "app/cli/text/faces.hpp"

#include <algorithm>
#include <array>

#include "solver/games/shared/names.hpp"

namespace ouverte::cli {
namespace {

constexpr std::string_view kLetters = "SHDC";
constexpr std::size_t kSuits = kLetters.size();
constexpr char kStar = '*';
constexpr std::array<std::string_view, kSuits> kSigns = {"♠", "♥", "♦", "♣"};

Text sign(std::size_t suit) {
  const bool red = suit == 1 || suit == 2;
  return {kSigns[suit], red ? Style::kRedSuit : Style::kBlackSuit};
}

bool is_suit_card(std::string_view move) {
  return move.size() == 2 && kLetters.find(move[0]) != std::string_view::npos;
}

// "SQ.DQ.CQ,S9.S9.H9" as "♠Q♦Q♣Q ♠9♠9♥9".
Text sets(std::string_view written, const CardFaces& named) {
  Text text;
  while (!written.empty()) {
    const std::size_t end = std::min(written.find_first_of(".,"), written.size());
    text.add(face(written.substr(0, end), named));
    if (end < written.size() && written[end] == ',') text.add(" ");
    written.remove_prefix(std::min(end + 1, written.size()));
  }
  return text;
}

// The row of cards that are of no suit: Jokers, which stand together, or cards with commas between them.
std::string of_no_suit(std::string_view written, const CardFaces& named) {
  if (named.cards.empty()) return std::string(written);
  std::string text;
  while (!written.empty()) {
    const std::size_t end = std::min(written.find(','), written.size());
    text += (text.empty() ? "" : " ");
    text += named.face(written.substr(0, end));
    written.remove_prefix(std::min(end + 1, written.size()));
  }
  return text;
}

}  // namespace

Text face(std::string_view move, const CardFaces& named) {
  if (const std::size_t plus = move.find('+'); plus != std::string_view::npos)
    return face(move.substr(0, plus), named).add(" + ").add(sets(move.substr(plus + 1), named));
  if (move.starts_with(kStar)) return Text(named.face(move.substr(0, 1))).add(move.substr(1));
  if (!is_suit_card(move)) return {named.face(move)};
  return sign(kLetters.find(move[0])).add(move.substr(1));
}

Text faces(std::span<const std::string> moves, const CardFaces& named) {
  Text text;
  char suit = 0;  // of the card before, or 0
  for (const std::string& move : moves) {
    if (is_suit_card(move) && move[0] == suit) {
      text.add(move.substr(1));
      continue;
    }
    text.add(text.columns() > 0 ? " " : "").add(face(move, named));
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

std::vector<Text> hand_lines(std::string_view hand, const CardFaces& named) {
  if (hand == "-") hand = "...";
  std::vector<Text> lines;
  for (std::size_t suit = 0; suit <= kSigns.size(); ++suit) {
    const std::size_t dot = hand.find('.');
    const std::string_view ranks = hand.substr(0, dot);
    const std::string cards = suit < kSigns.size() ? std::string(ranks) : of_no_suit(ranks, named);
    Text head = suit < kSigns.size() ? sign(suit) : Text(named.row);
    lines.push_back(head.add(" ").add(ranks.empty() ? "–" : cards, ranks.empty() ? Style::kFaint : Style::kPlain));
    if (dot == std::string_view::npos) break;
    hand.remove_prefix(dot + 1);
  }
  return lines;
}

Text classes_text(const std::vector<std::vector<std::string>>& classes, std::string_view between,
                  const CardFaces& named) {
  Text text;
  for (const auto& together : classes)
    text.add(&together == &classes.front() ? "" : between).add(faces(together, named));
  return text;
}

Text suits_hint(std::string_view suits) {
  Text line("in:");
  for (const char suit : suits) line.add(" ").add(games::trump_name(*games::trump_of(std::string(1, suit))));
  return line;
}

}  // namespace ouverte::cli
