// The suit of a contract that a page has lost.
#include <array>
#include <cctype>
#include <set>

#include "puzzles/text/calls.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {

bool find_lost_strain(Auction& auction, const std::vector<Line>& lines) {
  if (auction.named.empty()) return false;
  constexpr std::array<std::string_view, 8> kLevels = {"", "one", "two", "three", "four", "five", "six", "seven"};
  constexpr std::array<std::string_view, 4> kSuits = {"spade", "heart", "diamond", "club"};
  constexpr int kMajorGame = 4, kMinorGame = 5, kSlam = 6;
  const auto level = static_cast<std::size_t>(auction.bid.level);
  std::set<char> told;
  for (const Line& line : lines) {
    std::string before;
    for (std::string word : base::words(games::lower_case(line.text))) {
      while (!word.empty() && std::ispunct(static_cast<unsigned char>(word.back())) != 0) word.pop_back();
      const bool plural = word.ends_with('s');
      const auto suit = std::ranges::find(kSuits, plural ? word.substr(0, word.size() - 1) : word);
      if (plural && suit != kSuits.end() && (before == kLevels[level] || before == std::to_string(level)))
        told.insert("SHDC"[suit - kSuits.begin()]);
      const auto suit_before = std::ranges::find(kSuits, before);
      const int game = suit_before - kSuits.begin() < 2 ? kMajorGame : kMinorGame;
      const bool tells =
          (word == "slam" && auction.bid.level == kSlam) || (word == "game" && auction.bid.level == game);
      if (tells && suit_before != kSuits.end()) told.insert("SHDC"[suit_before - kSuits.begin()]);
      before = std::move(word);
    }
  }
  if (told.size() != 1) return false;
  std::set<char> players;
  for (const auto& [strain, seat] : auction.named)
    if (strain == *told.begin() || strain == kLostSuit) players.insert(seat);
  if (players.size() != 1) return false;
  auction.bid.strain = *told.begin();
  auction.declarer = *players.begin();
  return true;
}

}  // namespace ouverte::puzzles::text
