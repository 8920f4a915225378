// Another aim than the contract, which is asked for among words that are set aside: an overtrick, or that the lead
// which was made beats it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// How many overtricks a sentence asks for, "mit einem Überstich"; 0 where it does not, or with conditions.
[[nodiscard]] int overtricks_asked(const Story& story, const SpokenSentence& sentence, const Bid& contract);

// "Could it have been beaten after that heart lead?", of the lead that was made: its suit and rank; "Can you defeat
// four spades one trick?", before cards were `played`: by how many tricks; 0 where that is not asked.
[[nodiscard]] int tricks_to_beat_by(const Story& story, const SpokenSentence& sentence, const Auction& contract,
                                    const std::string& lead, bool played);

// The aim of a whole post as a sentence, "S to make the contract with 1 overtrick."; empty where it is the contract.
[[nodiscard]] std::string other_aim(const Story& story, const Auction& contract, const std::string& lead);

// "South to make 4♠", "… after West leads the ♥K", and nothing more: what is asked is the contract.
[[nodiscard]] bool sets_contract(const Story& story, const SpokenSentence& sentence);

// Whether another task is set in so many words, "South to make it": rules read what it is.
[[nodiscard]] bool states_task(const Story& story);

// "Why would declarer not try to make twelve tricks?", where it was read as what he cannot.
[[nodiscard]] std::optional<Fault> doubt_of_why(const Story& story);

// "Can he make five?", of a whole deal, read as a task: tricks, or a higher contract.
[[nodiscard]] std::optional<Fault> doubt_of_number(const Terms& terms, std::string_view task);

}  // namespace ouverte::puzzles::text
