// Where a contract is said to be played, and by whom, beside the words that name it.
#pragma once

#include <cstddef>
#include <optional>

#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// Who does what stands at a place of a sentence: the player just before it; 0 where no player stands there.
[[nodiscard]] char subject_before(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t verb);

// "Four spades was the popular contract"; `end`: the place behind the bid.
[[nodiscard]] bool is_the_contract(const Story& story, const SpokenSentence& sentence, std::size_t end);

// "…, South declaring", from a place on; 0 where nobody is said to.
[[nodiscard]] char declaring_behind(const Story& story, const SpokenSentence& sentence, std::size_t from);

// "South made ten tricks in 4♠", `in` the place before the bid: by whom, 0 where no player is named; nothing where it
// does not stand there.
[[nodiscard]] std::optional<char> made_in(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t in);

// "Plays", "against", "is in", at a place before a bid that stands from `begin` to `end`.
[[nodiscard]] bool says_contract(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t at,
                                 std::size_t begin, std::size_t end);

}  // namespace ouverte::puzzles::text
