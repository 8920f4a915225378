// Tricks that the second highest card of a suit takes: which facts of the trick rest on that, and how they are said.
#pragma once

#include <string>
#include <string_view>

#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {

// The card that takes the trick in progress after a move as the second highest of its suit, whatever is played to it;
// "": none. Games with tricks of one length.
[[nodiscard]] std::string second_highest_after(const games::Position& before, const std::string& move);

// A fact of the trick with the suit of which the second highest card takes it, where that is so: after every right move
// what should take it, after this one what should not, in any case what does.
[[nodiscard]] Fact with_second_highest(const FactCase& at, Fact fact);

// "Win the trick with the second highest ♠: play ♠8."; "" of a fact that names no suit so. `right`, `played`: cards in
// words, `who`: the seat of the fact, `suit`: its sign.
[[nodiscard]] std::string said_of_second_highest(const Fact& fact, std::string_view right, std::string_view played,
                                                 std::string_view who, std::string_view suit);

}  // namespace ouverte::tutor
