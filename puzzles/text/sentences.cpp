#include "puzzles/text/sentences.hpp"

#include <algorithm>

namespace ouverte::puzzles::text {

std::vector<Sentence> sentences_of(std::span<const Item> items) {
  std::vector<Sentence> all;
  for (std::size_t from = 0; from < items.size();) {
    const auto stop = std::ranges::find(items.subspan(from), Meaning::kStop, &Item::meaning);
    const auto to = static_cast<std::size_t>(stop - items.begin());
    if (to > from) all.push_back({.begin = from, .end = to, .question = to < items.size() && items[to].closes});
    from = to + 1;
  }
  return all;
}

}  // namespace ouverte::puzzles::text
