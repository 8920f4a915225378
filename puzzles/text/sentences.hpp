// The sentences of a post, as places among its items.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

struct Sentence {
  std::size_t begin = 0, end = 0;  // to before its stop
  bool question = false;

  [[nodiscard]] std::span<const Item> of(std::span<const Item> items) const {
    return items.subspan(begin, end - begin);
  }
  [[nodiscard]] std::span<const Item> with_stop(std::span<const Item> items) const {
    return items.subspan(begin, end - begin + (end < items.size() ? 1 : 0));
  }
};
// Those that have words, in their order.
[[nodiscard]] std::vector<Sentence> sentences_of(std::span<const Item> items);

}  // namespace ouverte::puzzles::text
