// Texts of every kind that once took a reader's stack, memory or hours: each is read to its end on a small stack, and
// what comes of it is in proportion to its length.
#include <pthread.h>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/clean.hpp"
#include "puzzles/text/limits.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::HasSubstr;

const std::string kSomeHands =
    "N: AJ.A..\n"
    "E: 54.3..\n"
    "S: 2..A.2\n"
    "W: KQ.K..\n"
    "No trumps. South leads. ";

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  while (count-- > 0) all += text;
  return all;
}

// So many of `text` that a reader which goes deeper with each, or over all of them for each, does not come to an end.
constexpr std::size_t kMuch = OUVERTE_SANITIZE ? 1500 : 6000;
constexpr std::size_t kPage = OUVERTE_SANITIZE ? 20000 : 200000;  // of a table of a web page
std::string filled(const std::string& text) { return times(kMuch / text.size(), text); }

// The same in lines that are no longer than a line may be.
std::string in_lines(std::string text, char between) {
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n') begin = at + 1;
    if (at - begin < text::kMostLine - 100 || text[at] != between) continue;
    text[at] = '\n';
    begin = at + 1;
  }
  return text;
}

// Runs on a thread whose stack holds nothing that grows with a text.
void on_small_stack(const std::function<void()>& work) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, (OUVERTE_SANITIZE ? std::size_t{1024} : std::size_t{256}) * 1024);
  pthread_t thread{};
  const auto run = [](void* argument) -> void* {
    (*static_cast<const std::function<void()>*>(argument))();
    return nullptr;
  };
  ASSERT_EQ(pthread_create(&thread, &attributes, run, const_cast<std::function<void()>*>(&work)), 0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

// Reads a text; what comes of it is no longer than the text allows.
void read_to_its_end(const std::string& text, const std::string& name) {
  on_small_stack([&] {
    std::size_t cleaned = 0;
    for (const text::Line& line : text::clean_lines(text)) cleaned += line.text.size();
    EXPECT_LE(cleaned, 16 * text.size() + text::kMostText) << name;
    for (const auto& reading : read_puzzles(text, "post.txt")) {
      const auto* problem = std::get_if<records::Problem>(&reading);
      EXPECT_TRUE(problem == nullptr || !problem->message.empty()) << name;
    }
  });
}

// One word of one kind of sign, and of several.
TEST(PostedLimitsTest, LongWords) {
  for (const char* piece :
       {".",   "(",  ")",  "[", "]", "<",   ">",   "{",  "/",    "|",    ":",    ";",  ",",       "-",  "*", "**",
        "_",   "&",  "#",  "!", "'", "\"",  "=",   "+",  "N:",   "A:",   "S:",   ".)", ").",      "a.", "♠", "♠A",
        "AKQ", "10", "SA", "9", "x", "10-", "XVI", "\t", "\x01", "\xff", "http", "!s", "&#9824;", "ü"})
    for (const char* head : {"", "a"}) {
      const std::string word = head + filled(piece);
      read_to_its_end(word, std::string("a long word of ") + piece);
      const std::string line = head + times(1800 / std::string(piece).size(), piece) + "\n";
      read_to_its_end(kSomeHands + "\n" + times(kMuch / line.size(), line), std::string("lines of ") + piece);
    }
}

// Marks of suits that fill a post, as many as it may have.
TEST(PostedLimitsTest, MarksOfSuitsAlone) {
  for (const std::string piece : {"♠", "- ", "♠A ", "♠ "}) {
    const std::string line = times(600, piece) + "\n";
    read_to_its_end(kSomeHands + "\n" + times(kMuch / 200, line), "lines of " + piece);
  }
}

// What the reader knows, said again and again: as one sentence, as many, one a line, on lines as long as they may be.
TEST(PostedLimitsTest, PhrasesRepeated) {
  for (const char* phrase : {"South win ",
                             "South win one trick ",
                             "he wins one trick ",
                             "they have won six ",
                             "hearts are trumps ",
                             "4S by South ",
                             "South plays 4S ",
                             "West leads the king of hearts, ",
                             "South is declarer and on lead ",
                             "N 1 E 2 ",
                             "points N 1 E 2 ",
                             "A has melded 4 and 5 ",
                             "the Hood to score 33 ",
                             "A to go out within nine plays ",
                             "South cannot make three tricks ",
                             "all but one of the last six ",
                             "Lead: ",
                             "N: ",
                             "and ",
                             "the ",
                             "not ",
                             "South has the ace of spades and ",
                             "if ",
                             "South, who ",
                             "4 ",
                             "Nord gewinnt alle Stiche ",
                             "ohne Trumpf spielt ",
                             "Sued soll machen ",
                             "pass pass ",
                             "Contract: ",
                             "Melds: A 4 "})
    for (const char* end : {"", ". ", "\n"}) {
      const std::string all = in_lines(filled(std::string(phrase) + end), ' ');
      read_to_its_end(kSomeHands + all, phrase);
      if (end[0] == '.') read_to_its_end("Hoodwink.\nA: ♠A ♥9\nB: ♠K ♦A\nC: ♠9 ♥K\n" + all, phrase);
    }
}

TEST(PostedLimitsTest, TablesOfWebPages) {
  for (const std::string& row :
       std::vector<std::string>{"<tr><td>" + times(100, "x<br>") + "</td><td>y</td></tr>\n",
                                "<tr><td colspan=1000000000 rowspan=99999999>A<br>B</td><td>C</td></tr>",
                                "<tr>" + times(90, "<td></td>") + "<td>" + times(5000, "x<br>") + "</td></tr>",
                                "<tr><td>A<br>B</td>" + times(500, "<td>x</td>") + "</tr>",
                                "<tr><td>" + times(1900, "y") + "<br>b<td>c</tr>",
                                "<tr><td>" + times(190, "y") + "<br>b<td>c</tr>", "<tr", "<td", "<tr><td", "</table",
                                "<tr><td>a<br>b<td>c", "<table><tr><td>", "<div>", "<div></div>", "<br>", "<b>", "<"}) {
    read_to_its_end(filled(row), row.substr(0, 40));
    read_to_its_end("<table>" + times(kPage / row.size(), row) + "</table>", row.substr(0, 40));
  }
}

TEST(PostedLimitsTest, ManyRowsHandsLinksAndProblems) {
  for (const std::string& piece :
       std::vector<std::string>{"♠ A\n",
                                "♠ A    ",
                                "N ♠ A ♥ K ♦ Q ♣ J\n",
                                "N\n♠ A\n",
                                "N E S W ",
                                times(200, "N E S W ") + "\n" + times(200, "♠A "),
                                "  N\nW   E\n  S\n",
                                times(200, "  N  ") + "\n" + times(200, "W   E") + "\n" + times(200, "  S  ") + "\n",
                                "Problem 1\nx\n",
                                "-----\nab\n",
                                "Problem 2\nN ♠A\nE ♠K\nS ♠Q\nW ♠J\nNT. South leads. N-S win a trick.\n",
                                "http://x/?lin=pn|a,b|  ",
                                "http://a/?n=saj&s=h2 \nplease win the tricks\n",
                                "[hv=n=sa&s=h2]",
                                "[hv=",
                                "http",
                                "West North East South\npass 1S pass pass\n",
                                "Solution: (A1 ",
                                "A1A1A) W HK: ",
                                "[Deal \"N:AJ.A.. - - -\"]\n",
                                "{",
                                "qx|o1|",
                                "Deal: 1\nContract: 2\nOnLead: 3\n"}) {
    read_to_its_end(filled(piece), piece.substr(0, 40));
    read_to_its_end(kSomeHands + "N-S win all tricks.\nSolution: " + filled(piece), piece.substr(0, 40));
  }
}

std::string fault_of(const std::string& text) {
  const records::Readings readings = read_puzzles(text, "post.txt");
  if (readings.size() != 1 || !std::holds_alternative<records::Problem>(readings[0])) return "no fault";
  return records::text(std::get<records::Problem>(readings[0]));
}

TEST(PostedLimitsTest, WhatIsTooLongIsSaid) {
  EXPECT_THAT(fault_of(kSomeHands + "\n" + times(2001, "a")),
              HasSubstr("post.txt:6: board 1: line: found 2001 characters, expected at most 2000"));
  EXPECT_THAT(fault_of(kSomeHands + times(7000, "South win\n")), HasSubstr("characters, expected at most 65536"));
  EXPECT_THAT(fault_of(times(30000, "South win\n")), HasSubstr("characters, expected at most 262144"));
  EXPECT_THAT(fault_of(kSomeHands + times(401, "win\n")), HasSubstr("words without a full stop"));
  EXPECT_EQ(fault_of(kSomeHands + "N-S to win three tricks. " + times(1900, "a")), "no fault");
}

}  // namespace
}  // namespace ouverte::puzzles
