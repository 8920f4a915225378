// The sentences of a story as they are spoken: what of them tells what happened here, and what is of another table, of
// what would have been, or of a condition.
#pragma once

#include <string_view>
#include <vector>

#include "puzzles/text/sentences.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {

struct SpokenSentence {
  Sentence place;
  Voice voice = {};
  bool elsewhere = false;        // of another table
  bool after_elsewhere = false;  // behind such a sentence, and not said to be back here
  bool of_auction = false;       // under a heading of the bidding, before one of the play
};

// A post as a story: its items, what can be named in them, and its sentences.
class Story {
 public:
  Story(const std::vector<Item>& items, const Table& table, const games::Game& game);

  [[nodiscard]] const std::vector<Item>& items() const { return terms_.items(); }
  [[nodiscard]] const Terms& terms() const { return terms_; }
  [[nodiscard]] const Table& table() const { return terms_.table(); }
  [[nodiscard]] const std::vector<SpokenSentence>& sentences() const { return sentences_; }

  // The place before `at` that is no article or the like, and not before `from`; `from` - 1 where there is none.
  [[nodiscard]] std::ptrdiff_t before(std::size_t at, std::size_t from) const;
  // Where the part of a sentence between its marks begins that holds a place, and where it ends.
  [[nodiscard]] Extent clause_at(const SpokenSentence& sentence, std::size_t at) const;
  // Whether what is said at a place is so: it is not denied, supposed, wished or a condition.
  [[nodiscard]] bool is_so(const SpokenSentence& sentence, std::size_t at) const;

 private:
  Terms terms_;
  std::vector<SpokenSentence> sentences_;
};

}  // namespace ouverte::puzzles::text
