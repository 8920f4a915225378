// The words of a problem, read: what they say, and what was made of each of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles::text {

struct WordsRead {
  Facts facts;
  std::vector<Item> items;
};

// What is known beside the words.
struct Beside {
  bool twin = false;                         // cards and hands may change places
  bool plays = false;                        // a record has the cards played
  int hands = 0;                             // the line where they begin, if there are any
  const std::vector<Hand>* cards = nullptr;  // the hands, where what is said of them can be looked up
  bool whole = false;                        // all the cards that were dealt
  std::optional<Bid> auction = {};           // what the calls, shown as a table, came to
};
[[nodiscard]] WordsRead read_words(std::vector<Item> items, const Table& table, const games::Game& game,
                                   const Beside& beside);

// Whether a word means something in a sentence about the play and no rule has taken it.
[[nodiscard]] bool is_unread(const Item& item);

// What means something in a text about the play and was taken by no rule; `title`: a line that may say anything.
[[nodiscard]] std::vector<std::size_t> places_left(const std::vector<Item>& items, int title);
[[nodiscard]] std::optional<Fault> not_understood(const std::vector<Item>& items, int title);
// Whether nothing in what is read or not read asks for anything, so that a contract told is to be made, or to be beaten
// where what is asked is how to defend.
[[nodiscard]] bool leaves_task_unsaid(const std::vector<Item>& items, const Facts& facts, int title);
// "What must East do to let South make it?": a question about what helps a side to what it wants, where no task is
// told.
[[nodiscard]] std::optional<Fault> asks_of_help(const std::vector<Item>& items);
// What is to be done with a contract of which nothing else is asked.
[[nodiscard]] Demand assumed_task(const Facts& facts);

[[nodiscard]] std::vector<NotUsed> not_used(const std::vector<Item>& items);
// A number of tricks that talk speaks of and that is none of the problem's, if there is one.
[[nodiscard]] std::optional<Fault> other_number(const Facts& facts, int level, int hand);

// Takes what stands under the name of a tag, "Title: …", out of the items.
[[nodiscard]] games::Tags take_tags(std::vector<Item>& items);

}  // namespace ouverte::puzzles::text
