// Posts made at random whose meaning is known: each is read as it was meant, and never as anything else. Then changed:
// what is said in another order or on a web page means the same, what is denied does not.
#include <cstdlib>
#include <map>
#include <string>
#include <variant>

#include "gtest/gtest.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/posts_made.hpp"

namespace ouverte::puzzles {
namespace {

using made::Made;
using made::Meant;

std::string tag(const records::Record& record, std::string_view name) {
  return std::string(records::tag_value(record.tags, name));
}

int cards_in(const std::string& hand) {
  int cards = 0;
  for (const char letter : hand) cards += letter != '.' && letter != '-' && letter != ',' ? 1 : 0;
  return cards;
}

// How a task bounds the tricks of North-South.
std::pair<int, int> bounds_of(const Puzzle& puzzle, const Meant& meant) {
  const int all = cards_in(meant.hands.front().second);
  const std::string declarer = tag(puzzle.record, "Declarer");
  int least = 0, most = all;
  if (puzzle.task.exactly)
    least = most = puzzle.task.value;
  else if (puzzle.task.bound == proof::Bound::kAtLeast)
    least = puzzle.task.value;
  else
    most = puzzle.task.value;
  const bool north_south = declarer == "N" || declarer == "S";
  return north_south ? std::pair(least, most) : std::pair(all - most, all - least);
}

// What of a reading is not as it was meant; empty if nothing.
std::string difference(const Meant& meant, const records::Record& record) {
  const auto puzzle = puzzle_of(record);
  if (!puzzle.ok()) return "no puzzle";
  std::map<char, std::string> hands;
  for (const auto& [seat, hand] : record.setup.hands) hands[seat.front()] = hand == "-" ? "..." : hand;
  for (const auto& [seat, hand] : meant.hands)
    if (hands[seat] != hand) return std::string("the hand of ") + seat;
  if (record.setup.leader != meant.leader) return "leader " + record.setup.leader;
  for (const auto& [name, value] : meant.tags)
    if (tag(record, name) != value) return name + " " + tag(record, name);
  const std::string lead = record.plays.empty() ? "" : record.plays.front().move;
  if (lead != meant.lead) return "lead " + lead;
  if (!meant.task.empty()) return tag(record, "Task") == meant.task ? "" : "Task " + tag(record, "Task");
  const auto [least, most] = bounds_of(*puzzle, meant);
  return least == meant.least && most == meant.most ? ""
                                                    : "tricks " + std::to_string(least) + " to " + std::to_string(most);
}

enum class Reading { kAsMeant, kRefused, kOtherwise };

Reading reading_of(const std::string& text, const Meant& meant, std::string* what = nullptr) {
  const records::Readings readings = read_puzzles(text, "post.txt");
  if (readings.size() == 1)
    if (const auto* record = std::get_if<records::Record>(&readings.front())) {
      const std::string other = difference(meant, *record);
      if (what != nullptr) *what = other;
      return other.empty() ? Reading::kAsMeant : Reading::kOtherwise;
    }
  for (const auto& reading : readings)
    if (std::holds_alternative<records::Record>(reading)) return Reading::kOtherwise;
  if (what != nullptr && !readings.empty()) *what = std::get<records::Problem>(readings.front()).message;
  return Reading::kRefused;
}

// Other posts with OUVERTE_SEED in the environment.
base::Random random_from(unsigned seed) {
  const char* const other = std::getenv("OUVERTE_SEED");
  return base::Random(seed + (other == nullptr ? 0U : 1000U * static_cast<unsigned>(std::atoi(other))));
}

Made some_post(base::Random& random) {
  switch (random.below(8)) {
    case 0:
    case 1:
      return made::whole_deal(random, static_cast<int>(random.below(3)));
    case 2:
    case 3:
      return made::other_game(random);
    default:
      return made::ending(random, static_cast<int>(random.below(3)));
  }
}

TEST(MadePostsTest, AreReadAsTheyWereMeant) {
  base::Random random = random_from(24);
  const int posts = support::rounds(10000);
  int read = 0;
  for (int post = 0; post < posts; ++post) {
    const Made made = some_post(random);
    std::string what;
    const Reading reading = reading_of(made.text(), made.meant, &what);
    ASSERT_NE(reading, Reading::kOtherwise) << what << "\n" << made.text();
    read += reading == Reading::kAsMeant ? 1 : 0;
  }
  EXPECT_GE(read * 100, posts * 95);
}

// As a page of the web shows it: every sign an entity, every line in a tag.
std::string on_a_page(const std::string& text) {
  std::string page = "<html><body><pre>";
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view rest = std::string_view(text).substr(at);
    const auto replaced = [&](std::string_view sign, std::string_view entity) {
      if (!rest.starts_with(sign)) return false;
      page += entity;
      at += sign.size() - 1;
      return true;
    };
    if (replaced("♠", "&spades;") || replaced("♥", "&hearts;") || replaced("♦", "&diams;") ||
        replaced("♣", "&clubs;") || replaced("\n", "<br>\n"))
      continue;
    page += text[at];
  }
  return page + "</pre></body></html>\n";
}

TEST(MadePostsTest, MeanTheSameOnAPage) {
  base::Random random = random_from(25);
  for (int post = 0; post < support::rounds(400); ++post) {
    const Made made = some_post(random);
    const Reading plain = reading_of(made.text(), made.meant);
    std::string what;
    const Reading page = reading_of(on_a_page(made.text()), made.meant, &what);
    ASSERT_EQ(page, plain) << what << on_a_page(made.text());
  }
}

// A sentence with a word that denies it put before its last word, or before its verb.
std::string denied(base::Random& random, const std::string& sentence) {
  std::vector<std::size_t> blanks;
  for (std::size_t at = sentence.find(' '); at != std::string::npos; at = sentence.find(' ', at + 1))
    blanks.push_back(at);
  std::string changed = sentence;
  constexpr std::array<std::string_view, 5> kDenials = {" not", " never", " but", " unless", " without"};
  const auto denial = kDenials[random.below(kDenials.size())];
  if (blanks.empty()) return "Not " + sentence;
  return changed.insert(blanks[random.below(blanks.size())], denial);
}

TEST(MadePostsTest, DeniedMeanSomethingElseOrAreRefused) {
  base::Random random = random_from(26);
  for (int post = 0; post < support::rounds(1500); ++post) {
    Made made = made::ending(random, 0);
    if (reading_of(made.text(), made.meant) != Reading::kAsMeant) continue;
    std::string& sentence = made.said[random.below(made.said.size())];
    sentence = denied(random, sentence);
    ASSERT_NE(reading_of(made.text(), made.meant), Reading::kAsMeant) << made.text();
  }
}

// A sentence taken out. That a contract is to be made may be left unsaid.
TEST(MadePostsTest, WithoutAWordThatMattersMeanSomethingElseOrAreRefused) {
  base::Random random = random_from(27);
  for (int post = 0; post < support::rounds(1500); ++post) {
    Made made = random.below(2) == 0 ? made::ending(random, 0) : made::whole_deal(random, 0);
    if (reading_of(made.text(), made.meant) != Reading::kAsMeant) continue;
    const std::size_t place = random.below(made.said.size());
    made.said.erase(made.said.begin() + static_cast<std::ptrdiff_t>(place));
    if (reading_of(made.text(), made.meant) != Reading::kAsMeant) continue;
    const records::Readings readings = read_puzzles(made.text(), "post.txt");
    ASSERT_EQ(tag(std::get<records::Record>(readings.front()), "Task"), "goal") << made.text();
  }
}

}  // namespace
}  // namespace ouverte::puzzles
