// Words by which a sentence may make another problem of a deal that is read: cards that are to be others, what the
// rules forbid, where in the play the reader is to begin. A language is a column of the table.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

enum TaskWord : unsigned {
  kChanges = 1,      // cards or hands that are to be others: "exchange", "each other's"
  kCorrects = 2,     // "misprint", "oops"
  kSupposes = 4,     // "suppose", "what if"
  kTakesAway = 8,    // what an order may do to a hand: "take away", "give"
  kForbids = 16,     // "penalty card", "on condition"
  kOnward = 32,      // the play goes on from what was told: "what now", "your move"
  kChair = 64,       // "put yourself in West's place"
  kVersions = 128,   // "second version", "the variation"
  kAsMany = 256,     // "as many tricks as", "par"
  kOtherLead = 512,  // "any lead but", "another lead"
  kAsksLead = 1024,  // "which", "best", "killing", beside a lead
  kOfMind = 2048,    // "blame", "know": what a player thought, and not what he is to do
  kHands = 4096,     // "hands", and court cards in the plural
  kTables = 8192,    // "at one table": another one is told of beside it
};

// All of a sentence's words in small letters, each between blanks.
[[nodiscard]] std::string padded(std::span<const Item> sentence);

[[nodiscard]] unsigned task_words(std::string_view said, Language language);

// Padded words without some of them, each between blanks.
[[nodiscard]] std::string without_phrases(std::string said, std::initializer_list<std::string_view> phrases);
// "I think that …", in padded words.
[[nodiscard]] bool gives_view(std::string_view said);

// What is asked of a whole deal in words that rules may pass over: "Would another lead beat it?".
[[nodiscard]] bool asks_of_another_lead(std::string_view said);
// "Should he choose a heart, can South make it?"
[[nodiscard]] bool supposes_first(std::string_view said);
// "La défense doit faire chuter le contrat", in other languages than English.
[[nodiscard]] bool sets_defence(std::string_view said);

}  // namespace ouverte::puzzles::text
