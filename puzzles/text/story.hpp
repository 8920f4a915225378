// The story of a hand, round a deal, its auction and its lead: what of it can be left unread, and what cannot.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/facts.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"
#include "puzzles/text/sentences.hpp"

namespace ouverte::puzzles::text {

// Takes the sentences of the story out of the items, and lists them. No part of it is what asks for something else than
// the contract, or changes the hands.
[[nodiscard]] std::vector<NotUsed> take_story(std::vector<Item>& items, const Auction& contract, const Table& table);

// "Now give West the king": whether the hands are to be others, or something is corrected.
[[nodiscard]] bool changes_deal(std::span<const Item> sentence, Language language);

// "W leads ♥J", as the card that a column shows is put.
[[nodiscard]] bool tells_lead(std::span<const Item> sentence);

// "Show how they beat it", and not "interferes with the opponents rather than find a fit".
[[nodiscard]] bool shows_defence(std::span<const Item> sentence);
// "You are East", "Sit in the East chair", where East defends.
[[nodiscard]] bool addresses_defender(std::span<const Item> sentence, const std::string& seats, char declarer);
// The same of a post, of which nobody can say that its contract is to be made.
[[nodiscard]] std::optional<Fault> speaks_to_defender(const std::vector<Item>& items, const std::string& seats,
                                                      char declarer);

// "Would you rather play or defend five diamonds?": a choice, to which the story has the answer.
[[nodiscard]] bool chooses_side(std::span<const Item> sentence);

// "Can he be held to ten?", beside an auction, in a sentence that was taken for talk: where no task is read, none may
// be assumed.
[[nodiscard]] std::optional<Fault> asks_for_more(const std::vector<Item>& items, const Bid& contract,
                                                 Language language);

// "Which lead beats it?", "Make it on any lead!": of a deal whose lead is told these ask for another.
[[nodiscard]] std::optional<Fault> asks_of_other_lead(const std::vector<Item>& items);

}  // namespace ouverte::puzzles::text
