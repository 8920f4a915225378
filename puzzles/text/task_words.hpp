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
  kView = 16384,     // "I think that …"
  kAnother = 32768,  // "another lead": a task of its own
  kDefenceMust = 65536,
  kToBeat = 131072,      // and what it must do, in other languages than English
  kShould = 262144,      // "should he", where it begins a condition
  kInFact = 524288,      // "the actual lead": it corrects what was said before
  kEndsCalls = 1048576,  // "all passed"
  kWhich = 2097152,      // "which", of a card that is asked for
  kNoMatter = 4194304,   // before it: of any
  kFinds = 8388608,      // "find", where it begins an order
  kThisWay = 16777216,   // "like this": as it is shown, wherever it was
  kInstead = 33554432,   // of what is to be done
  kLays = 67108864,      // "put", with "on the table": what is led
  kTable = 134217728,
  kTo = 268435456,    // "to", before a bid that somebody goes to
  kGoes = 536870912,  // "went", "jumped", before it
  kThere = 1073741824,
  kWhy = 2147483648U  // "why", of a lead that had to be made
};

// All of a sentence's words in small letters, each between blanks.
[[nodiscard]] std::string padded(std::span<const Item> sentence);

[[nodiscard]] unsigned task_words(std::string_view said, Language language);
// The same of one word.
[[nodiscard]] inline unsigned task_word(const Item& item, Language language) {
  return task_words(" " + item.text + " ", language);
}

// Padded words without some of them, each between blanks.
[[nodiscard]] std::string without_phrases(std::string said, std::initializer_list<std::string_view> phrases);

}  // namespace ouverte::puzzles::text
