// How much a posted problem may be: what is longer than anybody writes is refused before it is read, so that reading
// takes time and memory in proportion to a text whatever stands in it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

inline constexpr std::size_t kMostText = std::size_t{256} * 1024;  // characters of a file of posts
inline constexpr std::size_t kMostPost = std::size_t{64} * 1024;   // of one problem
inline constexpr std::size_t kMostLine = 2000;                     // of a line
inline constexpr std::size_t kMostCell = 200;                      // of a line in a cell of a drawn table
inline constexpr std::size_t kMostSentence = 400;                  // words

// What of a problem's lines is too long, if anything is.
[[nodiscard]] std::optional<Fault> beyond_limits(std::span<const Line> lines);
// The first sentence that is too long, if there is one.
[[nodiscard]] std::optional<Fault> beyond_limits(std::span<const Item> items);

}  // namespace ouverte::puzzles::text
