// Leads of which nobody says that they were made: those that a question leaves open, and those that are weighed.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/spoken.hpp"
#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {

// "Is six notrump by South makable against any lead and any defence?": that it is made, whatever is led.
[[nodiscard]] bool asks_on_any_lead(const Story& story, const SpokenSentence& sentence, const Auction& contract);

// "If he leads a heart it is two off. Should he choose a diamond, declarer wins": nobody has led yet; `at`: the place
// of the first of these sentences.
[[nodiscard]] bool weighs_leads(const Story& story, std::size_t at, char leader);

// "The vital lead", in a title above the deal: of no card and no player.
[[nodiscard]] bool heads_only(std::span<const Item> words, int deal);

// "… when West leads the ♥K", where he has led it: a condition that says nothing new; `lead`: as of Certain.
[[nodiscard]] bool repeats_lead(const Story& story, const SpokenSentence& sentence, const Auction& contract,
                                const std::string& lead);

// The card that stands with a word for a lead, before it or behind it.
[[nodiscard]] std::optional<Named> card_with_lead(const Terms& terms, std::size_t from, std::size_t at, std::size_t to);
// Whether a card may be the one that was led, whose suit and rank are `lead`.
[[nodiscard]] bool is_card_led(const Named& card, const std::string& lead, char trump);

// "And on a club lead, he said?", "on a club lead and on any other": nobody's.
[[nodiscard]] bool is_left_open(const Story& story, const SpokenSentence& sentence, std::size_t at);
// "With a heart lead it goes down": told of no player, and of no play that was made.
[[nodiscard]] bool is_general(const Story& story, const SpokenSentence& sentence, std::size_t at);
// "It is best for East to lead a heart", "To beat it he must begin with a club", "Lead a spade from dummy", "the reply
// leads to a slam", "it hangs on the lead": no lead that was made; `noun`: the word at the place is one.
[[nodiscard]] bool is_advice(const Story& story, const SpokenSentence& sentence, std::size_t at, bool noun,
                             const std::vector<Hand>& hands, char leader);

// Whether a word tells of a card that was played, or one of a sentence does.
[[nodiscard]] bool tells_play(const Story& story, const SpokenSentence& sentence, std::size_t at);
[[nodiscard]] bool tells_play(const Story& story, const SpokenSentence& sentence);
// "West led the ♥K against four spades": nobody leads to a later trick against a contract.
[[nodiscard]] bool is_against_contract(const Story& story, const SpokenSentence& sentence, std::size_t at);

}  // namespace ouverte::puzzles::text
