// What the words beside hands come to: the records of a problem, or what is wrong with it.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/auction.hpp"
#include "puzzles/text/leftovers.hpp"
#include "puzzles/text/lexer.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

// What is known of a problem beside its words.
struct Posed {
  const Diagram& hands;
  const Auction& auction;
  const games::Game& game;
  const Table& table;
  bool twin = false;
  bool may_ask_nothing = false;  // a deal is a record too
  bool by_options = true;        // faults name the options that help
};

struct Meant {
  std::vector<Item> items;      // as they were read
  std::optional<Fault> unread;  // what no rule has taken
  std::optional<Fault> fault;   // what else is wrong
  int title = 0;                // a line that may say anything
  bool assumed = false;         // the task
  std::optional<Fault> counts;  // a question how many, where the task is assumed all the same
  std::vector<records::Record> records;
};
[[nodiscard]] Meant meant_by(const Posed& posed, const std::vector<Item>& items);

// What words with clauses that no rule takes come to without those; `told`: what is said of them.
struct Rest {
  Meant meant;
  std::vector<Leftover> leftovers;
  Fault told;
};
[[nodiscard]] Rest meant_without_leftovers(const Posed& posed, const std::vector<Item>& items, Meant meant);

}  // namespace ouverte::puzzles::text
