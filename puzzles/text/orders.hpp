// Sentences that set a task.
#pragma once

#include <array>
#include <span>

#include "puzzles/text/lexer.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// What a side may be told to do.
inline constexpr std::array kTaskAims = {Meaning::kMake,     Meaning::kTake,  Meaning::kWon,  Meaning::kLose,
                                         Meaning::kLost,     Meaning::kScore, Meaning::kBeat, Meaning::kSucceed,
                                         Meaning::kHoldTo,   Meaning::kAvoid, Meaning::kFall, Meaning::kDefend,
                                         Meaning::kStopFrom, Meaning::kNeed};

// "South to make …", and not "help from the enemy to win …", "a heart is the entry for South to win …".
[[nodiscard]] bool has_to(std::span<const Item> words);
// Whether something is ordered: "Make …", "South to win …", "your task is …", and not how a card is played; `past`: the
// sentence tells what has happened.
[[nodiscard]] bool gives_order(std::span<const Item> words, bool past, Language language);

// "Hold him to nine", "auf neun Stiche": whether a word says so, and not "auf Süd".
[[nodiscard]] bool holds_to(std::span<const Item> words);
// "South must lose no trick to East", "make it without a ruff", "West leads the ♥K and must play hearts".
[[nodiscard]] bool limits_play(const SpokenSentence& sentence, std::span<const Item> words, Language language);
// "Where is the eleventh trick?", where ten are needed.
[[nodiscard]] bool names_other_trick(std::span<const Item> words, int needed, Language language);
// "Should he choose a heart, can South make it?"
[[nodiscard]] bool supposes_first(std::span<const Item> words, Language language);
// "b) …", "B: …"
[[nodiscard]] bool heads_twin(std::span<const Item> words);
// "Can", "must", of what is to be done.
[[nodiscard]] bool is_modal(const Item& item);

}  // namespace ouverte::puzzles::text
