// Cards named one after the other in a sentence.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/words.hpp"

namespace ouverte::puzzles::text {

class ToldCards {
 public:
  explicit ToldCards(const Names& names) : names_(names) {}

  // What one item of a list names is added to a hand; the place after it: "♠KQ", "the queen of hearts", "both Jokers",
  // "trumps 20 and 4", "no clubs".
  [[nodiscard]] std::optional<std::size_t> item(std::size_t at, Hand& hand) const;
  // The same of a suit and its ranks alone.
  [[nodiscard]] std::optional<std::size_t> suit_and_ranks(std::size_t at, Hand& hand) const;
  // Past commas, semicolons and words between two items.
  [[nodiscard]] std::size_t past_joining(std::size_t at) const;
  // "B:", "C holds", "South (dealer)": another hand begins.
  [[nodiscard]] bool names_a_seat(std::size_t at) const;
  [[nodiscard]] bool comma(std::size_t at, std::string_view raw) const {
    const Word* const word = names_.word(at);
    return word != nullptr && word->mark == Mark::kComma && word->raw == raw;
  }

 private:
  [[nodiscard]] std::optional<std::size_t> no_suit(std::size_t at) const;
  [[nodiscard]] std::optional<std::size_t> extras(std::size_t at, Hand& hand) const;
  [[nodiscard]] std::optional<std::size_t> trumps(std::size_t at, Hand& hand) const;
  [[nodiscard]] At<int> trump(std::size_t at) const;
  [[nodiscard]] std::optional<std::size_t> more_ranks(std::size_t at, std::size_t suit, Hand& hand) const;
  [[nodiscard]] std::optional<std::size_t> ranks_of_suit(std::size_t at, Hand& hand) const;
  [[nodiscard]] std::size_t past_list(std::size_t at) const;
  [[nodiscard]] At<std::vector<std::string>> ranks_at(std::size_t at) const;
  [[nodiscard]] bool tells_number(std::size_t at) const;

  const Names& names_;
};

}  // namespace ouverte::puzzles::text
