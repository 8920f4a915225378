// The words of a problem, read: what they say, and what was made of each of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

struct WordsRead {
  Facts facts;
  std::vector<Item> items;
};

// `twin`: cards and hands may change places.
[[nodiscard]] WordsRead read_words(std::vector<Item> items, const Table& table, const games::Game& game,
                                   bool twin = false);

// What means something in a text about the play and was taken by no rule; `title`: a line that may say anything.
[[nodiscard]] std::optional<Fault> not_understood(const std::vector<Item>& items, int title);
// Whether a contract and who plays it are told, and nothing in what is read or not read asks for anything.
[[nodiscard]] bool leaves_task_unsaid(const std::vector<Item>& items, const Facts& facts, int title);
// Sentences that say nothing of the problem, as they were written.
[[nodiscard]] std::vector<std::string> not_used(const std::vector<Item>& items);

// Takes what stands under the name of a tag, "Title: …", out of the items.
[[nodiscard]] games::Tags take_tags(std::vector<Item>& items);

}  // namespace ouverte::puzzles::text
