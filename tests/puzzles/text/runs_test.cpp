// Random deals written so that their suits run into each other, or with suits lost: each is read as it was dealt, or
// not at all.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "solver/base/random.hpp"
#include "solver/base/split.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::puzzles {
namespace {

using Suits = std::array<std::string, 4>;  // "AK1042"
using Deal = std::map<char, Suits>;

Deal random_deal(base::Random& random) {
  Deal deal;
  for (const auto& [seat, hand] : games::find_game("bridge")->random_deal(random).hands) {
    std::size_t suit = 0;
    for (const char letter : hand) {
      if (letter == '.') {
        ++suit;
      } else if (letter != '-') {
        deal[seat.front()][suit] += letter;
      }
    }
  }
  return deal;
}

// "A K 10".
std::string spaced(const std::string& cards) {
  std::string text;
  for (const char card : cards) text += (text.empty() ? "" : " ") + (card == 'T' ? "10" : std::string(1, card));
  return text;
}

std::string all_in_one_line(const Deal& deal) {
  std::string text;
  const auto add = [&](char seat, std::size_t suit) {
    const std::string& cards = deal.at(seat)[suit];
    if (!cards.empty()) text += spaced(cards) + " ";
  };
  for (std::size_t suit = 0; suit < 4; ++suit) add('N', suit);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    add('W', suit);
    add('E', suit);
  }
  for (std::size_t suit = 0; suit < 4; ++suit) add('S', suit);
  return text + "\nSouth plays 4♠. South to make it.\n";
}

// A suit a line, but those that are lost.
std::string with_lines_lost(const Deal& deal, const std::vector<std::pair<char, std::size_t>>& lost) {
  constexpr std::array<std::string_view, 4> kSigns = {"♠", "♥", "♦", "♣"};
  std::string text;
  const std::map<char, std::string> names = {{'N', "North"}, {'W', "West"}, {'E', "East"}, {'S', "South"}};
  for (const char seat : {'N', 'W', 'E', 'S'}) {
    text += names.at(seat) + "\n";
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const std::string& cards = deal.at(seat)[suit];
      if (std::ranges::find(lost, std::pair(seat, suit)) == lost.end())
        text += base::str(kSigns[suit], " ", cards.empty() ? "-" : spaced(cards), "\n");
    }
    text += "\n";
  }
  return text + "South plays 4♠. South to make it.\n";
}

// Whether it was read; a reading must be the deal.
bool is_read(const std::string& text, const Deal& deal) {
  for (const auto& reading : read_puzzles(text, "post.txt")) {
    const auto* record = std::get_if<records::Record>(&reading);
    if (record == nullptr) return false;
    for (const auto& [seat, hand] : record->setup.hands) {
      const Suits& suits = deal.at(seat.front());
      EXPECT_EQ(hand, base::str(suits[0], ".", suits[1], ".", suits[2], ".", suits[3])) << text;
    }
  }
  return true;
}

TEST(RunsTest, ADealInOneLineIsReadAsItWasDealtOrNotAtAll) {
  const int kTimes = support::rounds(200);
  base::Random random(1);
  int read = 0;
  for (int times = 0; times < kTimes; ++times) {
    const Deal deal = random_deal(random);
    read += is_read(all_in_one_line(deal), deal) ? 1 : 0;
  }
  RecordProperty("read", read);
  EXPECT_GT(read, kTimes / 2);
}

TEST(RunsTest, SuitsThatAreLostAreWhatThePackLeavesOrTheDealIsRefused) {
  const int kTimes = support::rounds(200);
  constexpr std::string_view kSeats = "NESW";
  base::Random random(2);
  int read = 0;
  for (int times = 0; times < kTimes; ++times) {
    const Deal deal = random_deal(random);
    std::vector<std::pair<char, std::size_t>> lost;
    for (int lines = 0; lines < 1 + times % 3; ++lines)
      lost.emplace_back(kSeats[static_cast<std::size_t>(random.below(4))], static_cast<std::size_t>(random.below(4)));
    read += is_read(with_lines_lost(deal, lost), deal) ? 1 : 0;
  }
  RecordProperty("read", read);
  EXPECT_GT(read, kTimes / 3);
}

}  // namespace
}  // namespace ouverte::puzzles
