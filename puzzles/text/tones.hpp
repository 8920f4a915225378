// How words sound that the lexicon has no meaning for: whether somebody speaks of himself, of what is past, of how a
// play is made. A language is a column of the table.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

enum Tone : unsigned {
  kSelf = 1,
  kOpinion = 2,
  kPast = 4,
  kSupposed = 8,
  kMethod = 16,
  kResult = 32,  // how a play that is told came out
  kMust = 64,
  kCounts = 128,
  kDoing = 256,  // of cards, which the lexicon has no word for
  kCalling = 512,
  kRule = 1024,        // what is allowed, agreed, imposed
  kAlter = 2048,       // that cards or hands are to be others
  kGoOn = 4096,        // that the play goes on from what was told
  kLater = 8192,       // that a trick after the first is meant
  kElsewhere = 16384,  // another table, or another player of the same hand
  kHere = 32768,       // and back to this one
  kShows = 65536,      // what is to be found
  kWonders = 131072,   // "I would like to know", of who speaks of himself
  kBest = 262144,      // where it begins what is said of a contract, it is judged, and so it is
  kSeems = 524288,     // wherever it stands
  kAuction = 1048576,  // what heads a column of calls
  kThePlay = 2097152,  // what heads the story of the play
  kElse = 4194304,     // "otherwise"
};

template <std::size_t N>
[[nodiscard]] bool is_one_of(const Item& item, const std::array<Meaning, N>& meanings) {
  return std::ranges::find(meanings, item.meaning) != meanings.end();
}

template <std::size_t N>
[[nodiscard]] bool has_one_of(std::span<const Item> words, const std::array<Meaning, N>& meanings) {
  return std::ranges::any_of(words, [&](const Item& item) { return is_one_of(item, meanings); });
}
template <std::size_t N>
[[nodiscard]] bool is_word(const Item& item, const std::array<std::string_view, N>& words) {
  return std::ranges::find(words, item.text) != words.end();
}
template <std::size_t N>
[[nodiscard]] bool has_word(std::span<const Item> words, const std::array<std::string_view, N>& of) {
  return std::ranges::any_of(words, [&](const Item& item) { return is_word(item, of); });
}

// The tones of an item: of all that is written, or of its words.
[[nodiscard]] unsigned tone_of(const Item& item, Language language);

// Whether words alone in a line head an auction, in whatever language: "The bidding".
[[nodiscard]] bool heads_auction(std::string_view words);
// The same of the play.
[[nodiscard]] bool heads_play(std::string_view words);

// The tones of words, each where it stands: "is led", "has won" are not past.
[[nodiscard]] unsigned tones_of(std::span<const Item> words, Language language);

}  // namespace ouverte::puzzles::text
