// Where a contract is said to be played, and by whom, beside the words that name it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// "Declarer: West", "West is declarer", and nobody else: 0 where nobody is said to be, or two are.
[[nodiscard]] char declarer_named(const Story& story);
// Who does what stands at a place of a sentence: the player just before it; 0 where no player stands there.
[[nodiscard]] char subject_before(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t verb);

// "You are South", "you open 1NT as South"; 0 where nobody is said to be the reader, or two.
[[nodiscard]] char seat_of_reader(const Story& story);

// The suits that are said to be trumps, and not with whom they are.
[[nodiscard]] std::string trumps_named(const Story& story);
// "When North raised to three, he carried on to four": it happened.
[[nodiscard]] bool happened_when(const Story& story, const SpokenSentence& sentence);
// The same of a sentence with a "when", and of nothing else beside it.
[[nodiscard]] bool played_when(const Story& story, const SpokenSentence& sentence);
// Whether bids that rise stand in a sentence, each with its player.
[[nodiscard]] bool lists_calls(const Story& story, const SpokenSentence& sentence);

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

// "West is in a contract of 6NT", `at` the place of the word for it: who is; 0 where that is not said.
[[nodiscard]] char owner_of_contract(const Story& story, const SpokenSentence& sentence, std::ptrdiff_t at);

// "Can South make 4♠?", the bid from `begin` to `end`: it is what is asked about, and nothing else is.
[[nodiscard]] bool asks_to_make(const Story& story, const SpokenSentence& sentence, std::size_t begin, std::size_t end);
// The player named last before a place of a sentence, near it; 0 where none is.
[[nodiscard]] char last_seat_before(const Story& story, const SpokenSentence& sentence, std::size_t at);

// "… and all passed": whether what follows in a sentence ends the auction, before another bid is named.
[[nodiscard]] bool ends_auction_behind(const Story& story, const SpokenSentence& sentence, std::size_t from);

// "Suppose trumps are hearts": whether a sentence says that another suit than that of the contract is trumps.
[[nodiscard]] bool names_other_trumps(const Story& story, const SpokenSentence& sentence, char strain);

}  // namespace ouverte::puzzles::text
