// The suit of a contract that a page has lost.
#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "puzzles/text/calls.hpp"
#include "solver/base/split.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {

namespace {

constexpr std::array<std::string_view, 4> kSuitsWritten = {"spade", "heart", "diamond", "club"};

// The words of a text in small letters, without their marks.
std::vector<std::string> plain_words(const std::vector<Line>& lines) {
  std::vector<std::string> all;
  for (const Line& line : lines)
    for (std::string word : base::words(games::lower_case(line.text))) {
      while (!word.empty() && std::ispunct(static_cast<unsigned char>(word.back())) != 0) word.pop_back();
      all.push_back(std::move(word));
    }
  return all;
}

// Suits that are named with the level of the contract, "six hearts", or as a game or slam of it.
std::set<char> strains_told(int level, const std::vector<std::string>& words) {
  constexpr std::array<std::string_view, 8> kLevels = {"", "one", "two", "three", "four", "five", "six", "seven"};
  constexpr int kMajorGame = 4, kMinorGame = 5, kSlam = 6;
  std::set<char> told;
  std::string before;
  for (const std::string& word : words) {
    const bool plural = word.ends_with('s');
    const auto suit = std::ranges::find(kSuitsWritten, plural ? word.substr(0, word.size() - 1) : word);
    if (plural && suit != kSuitsWritten.end() &&
        (before == kLevels[static_cast<std::size_t>(level)] || before == std::to_string(level)))
      told.insert("SHDC"[suit - kSuitsWritten.begin()]);
    const auto suit_before = std::ranges::find(kSuitsWritten, before);
    const int game = suit_before - kSuitsWritten.begin() < 2 ? kMajorGame : kMinorGame;
    const bool tells = (word == "slam" && level == kSlam) || (word == "game" && level == game);
    if (tells && suit_before != kSuitsWritten.end()) told.insert("SHDC"[suit_before - kSuitsWritten.begin()]);
    before = word;
  }
  return told;
}

// Who of the other side is said to have led, "West led", before anything is played: 0 where nobody is, or both.
char leader_told(const std::vector<std::string>& words, char declaring) {
  constexpr std::array<std::string_view, 4> kSeats = {"north", "east", "south", "west"};
  constexpr std::string_view kLetters = "NESW";
  constexpr std::array<std::string_view, 14> kPlayed = {"won",    "wins",   "took",     "takes", "ruffed",
                                                        "ruffs",  "drew",   "draws",    "ducks", "ducked",
                                                        "cashed", "cashes", "finessed", "trick"};
  std::set<char> told;
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    if (std::ranges::find(kPlayed, words[at]) != kPlayed.end()) break;
    const auto seat = static_cast<std::size_t>(std::ranges::find(kSeats, words[at]) - kSeats.begin());
    if (seat < kSeats.size() && seat % 2 != kLetters.find(declaring) % 2 &&
        (words[at + 1] == "led" || words[at + 1] == "leads"))
      told.insert(kLetters[seat]);
  }
  return told.size() == 1 ? *told.begin() : '\0';
}

// A long suit beside short ones: nobody calls one of these first and plays in it. Of one of five cards his side has
// eight.
char one_long_suit(char declarer, const std::vector<Hand>& hands) {
  constexpr std::size_t kLong = 5, kSure = 6, kShort = 3, kFit = 8;
  const char dummy = "NESW"[(std::string_view("NESW").find(declarer) + 2) % 4];
  char found = 0;
  for (const char suit : std::string_view("SHDC")) {
    const std::size_t held = trumps_of(hands, declarer, suit);
    if (held >= kSure || (held == kLong && held + trumps_of(hands, dummy, suit) >= kFit))
      found = suit;
    else if (held > kShort)
      return 0;
  }
  return found;
}

// The only one of the lost suits that a player can have named first and his side can play in; 0 where two are.
char only_suit(std::string_view lost, char declarer, const std::vector<Hand>& hands) {
  constexpr std::size_t kToName = 4;
  char found = 0;
  for (const char strain : lost) {
    if (trumps_of(hands, declarer, strain) < kToName || !can_play_in(strain, declarer, hands)) continue;
    if (found != 0) return 0;
    found = strain;
  }
  return found;
}

}  // namespace

std::size_t trumps_of(const std::vector<Hand>& hands, char seat, char strain) {
  const auto hand = std::ranges::find(hands, seat, &Hand::seat);
  const std::size_t suit = std::string_view("SHDC").find(strain);
  return hand == hands.end() || suit == std::string_view::npos ? 0 : hand->suits[suit].size();
}

bool can_play_in(char strain, char declarer, const std::vector<Hand>& hands) {
  if (strain == kNoTrump) return true;
  constexpr std::size_t kFewest = 7;
  constexpr std::string_view kSeats = "NESW";
  const char dummy = kSeats[(kSeats.find(declarer) + 2) % kSeats.size()];
  return trumps_of(hands, declarer, strain) + trumps_of(hands, dummy, strain) >= kFewest;
}

bool find_lost_strain(Auction& auction, char shown, const std::vector<Line>& lines, const std::vector<Hand>& hands) {
  if (auction.named.empty()) return false;
  const std::vector<std::string> words = plain_words(lines);
  const std::set<char> told = strains_told(auction.bid.level, words);
  // The leader sits behind the declarer.
  constexpr std::string_view kSeats = "NESW";
  const char said = leader_told(words, auction.named.front().second);
  if (said != 0 && shown != 0 && said != shown) return false;
  const char leader = said != 0 ? said : shown;
  const char before = leader == 0 ? '\0' : kSeats[(kSeats.find(leader) + kSeats.size() - 1) % kSeats.size()];
  std::set<char> players;
  char strain = 0;
  if (told.size() == 1) {
    strain = *told.begin();
    for (const auto& [named, seat] : auction.named)
      if (named == strain || named == kLostSuit) players.insert(seat);
    if (players.size() > 1 && players.contains(before)) players = {before};
  } else if (told.empty()) {
    // He was the first to name what he has most of.
    // A suit behind his no trump may be an answer to a question.
    const auto his = std::ranges::find(auction.named, before, [](const auto& each) { return each.second; });
    if (his != auction.named.end() && his->first == kLostSuit) {
      players.insert(before);
      strain = auction.lost.size() < kSuitsWritten.size() ? only_suit(auction.lost, before, hands)
                                                          : one_long_suit(before, hands);
    }
  }
  if (players.size() != 1 || strain == 0) return false;
  const char declarer = *players.begin();
  if (auction.lost.find(strain) == std::string::npos || !can_play_in(strain, declarer, hands)) return false;
  auction.bid.strain = strain;
  auction.declarer = declarer;
  return true;
}

}  // namespace ouverte::puzzles::text
