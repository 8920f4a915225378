// The words in which a story speaks of a lead, and the card beside them: "the ♥K", "a low heart", "his fourth best
// diamond", "a trump". Who looks for the lead of a story and who looks one up in it read them alike.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"
#include "puzzles/text/terms.hpp"

namespace ouverte::puzzles::text {

// A card as far as it is told, from its first word to before what follows it; of a trump the suit is "trumps".
struct CardSaid {
  Named card = {};
  bool low = false;     // "a small heart"
  bool high = false;    // "a top heart"
  bool fourth = false;  // "his fourth best diamond"
  bool single = false;  // "a singleton diamond"
  std::size_t begin = 0, end = 0;
};
// The card whose words begin at a place, or behind such as say nothing of it, and end before `to`; "king of", where a
// page has lost the suit, only if nothing follows there.
[[nodiscard]] std::optional<CardSaid> card_said_at(const Terms& terms, std::size_t at, std::size_t to);
// The card whose words end before a place, and do not begin before `from`: of "the club queen lead", "the ♥K was led".
[[nodiscard]] std::optional<CardSaid> card_said_before(const Terms& terms, std::size_t from, std::size_t at);

// A card that is a sentence of its own, and no question.
[[nodiscard]] std::optional<CardSaid> card_alone(const Terms& terms, std::size_t at);

// Whether a word speaks of a lead: "led", "the opening lead", "kicked off".
[[nodiscard]] bool says_lead(const Item& item);
// "His lead", "the opening lead", in each language, and not "leads".
[[nodiscard]] bool names_lead(const Item& item);
// The same of a place before `to`, also where a verb has its other part behind the card: "spielt den ♥K aus".
[[nodiscard]] bool says_lead_at(const std::vector<Item>& items, std::size_t at, std::size_t to);
// "Put the ♥K on the table", "legt ♦A auf den Tisch", at the verb.
[[nodiscard]] bool lays_on_table(const Story& story, std::size_t at, std::size_t to);
// "Fourth best", "fourth highest".
[[nodiscard]] bool says_fourth_best(const Terms& terms, std::size_t at);

// "West had the ♦A for an easy start", of a whole card, at the verb.
[[nodiscard]] bool has_for_start(const Terms& terms, std::size_t at, std::size_t to);
// "For an easy start", at its last word.
[[nodiscard]] bool says_for_start(const std::vector<Item>& items, std::size_t at);

// The ranks of a hand in a suit, from the top.
[[nodiscard]] std::string rank_order(const Hand& hand, std::size_t suit);
// The seat that holds a card of the four suits; 0 where nobody does.
[[nodiscard]] char holder_of(const std::vector<Hand>& hands, const Named& card);

// "South won the first trick. Later West led ♦K": a lead that rules have taken for the first, told after a trick.
[[nodiscard]] std::optional<Fault> leads_after_trick(const std::vector<Item>& items);

}  // namespace ouverte::puzzles::text
