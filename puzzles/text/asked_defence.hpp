// Sentences that are of the defence: what it may be asked to do, what to lead, and who is spoken to.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// "I would like to know the winning defence": what is asked in a sentence that is no question.
[[nodiscard]] bool wonders_of_defence(std::span<const Item> sentence, Language language);
// "Show how they beat it", and not "interferes with the opponents rather than find a fit".
[[nodiscard]] bool shows_defence(std::span<const Item> sentence, Language language);
// "You are East", "Sit in the East chair", where East defends.
[[nodiscard]] bool addresses_defender(std::span<const Item> sentence, const std::string& seats, char declarer);
// "Can South make 4♠? If not, what beats it?": what becomes of the question before.
[[nodiscard]] bool asks_if_not(std::span<const Item> question);
// "And East?", "a winning line for East-West?"
[[nodiscard]] bool is_for_defence(std::span<const Item> question, const std::string& seats, char declarer);
// "Would you rather play or defend five diamonds?": a choice, to which the tale has the answer.
[[nodiscard]] bool chooses_side(std::span<const Item> sentence);

// "A trump lead", "the best opening lead", and not "lead the ♦3!", at a word for a lead.
[[nodiscard]] bool is_lead_noun(const Story& story, const SpokenSentence& sentence, std::size_t at);

// Whether a sentence asks what is to be led, whatever else it asks; `leader`: who leads to the first trick, `lead`: the
// card that was led, if any is told.
[[nodiscard]] bool asks_for_lead(const Story& story, const SpokenSentence& sentence, char leader,
                                 const std::string& lead);

}  // namespace ouverte::puzzles::text
