// Clauses of a problem that no rule takes: what they are, and the words of the problem without them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles::text {

// A clause, as places from `begin` to before `end`; `turns`: it has a word that may turn what rules take of it.
struct Leftover {
  std::size_t begin = 0, end = 0;
  bool turns = false;
  int line = 0, column = 0;
  std::string words = {};
};
// Those of items that were read; `title`: a line that may say anything.
[[nodiscard]] std::vector<Leftover> leftovers_of(const std::vector<Item>& items, int title);

// What of the clauses is set aside.
enum class SetAside : std::uint8_t {
  kClauses,  // all they say
  kWords,    // only what rules leave of those that nothing turns
};
// Items as they were before they were read, without leftovers found in them when they were; `read`: as they were then.
[[nodiscard]] std::vector<Item> without(std::vector<Item> items, const std::vector<Leftover>& leftovers,
                                        const std::vector<Item>& read, SetAside what);

// As they are listed beside a reading that has not used them.
[[nodiscard]] std::vector<NotUsed> listed(const std::vector<Leftover>& leftovers);

// The first fault of a problem with such clauses, with the others quoted and what the problem is without them all: its
// readings in normal form, or what it lacks; `by_options`: with the option that reads it so.
[[nodiscard]] Fault told_without(Fault fault, const std::vector<Leftover>& leftovers,
                                 const std::vector<std::string>& readings, const std::optional<Fault>& lacks,
                                 bool by_options);

// A fault that says what is missing, with the option that can say it.
[[nodiscard]] Fault with_option(Fault fault);

// The same of a problem whose hands were read, with the option that reads nothing else, and what may be said beside it.
[[nodiscard]] Fault with_hands_only(Fault fault, const std::string& offer);

}  // namespace ouverte::puzzles::text
