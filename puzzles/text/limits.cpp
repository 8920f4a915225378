#include "puzzles/text/limits.hpp"

#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

std::optional<Fault> beyond_limits(std::span<const Line> lines) {
  std::size_t all = 0;
  for (const Line& line : lines) {
    if (line.text.size() > kMostLine)
      return Fault{line.number, base::str("line: found ", line.text.size(), " characters, expected at most ", kMostLine,
                                          ": a line of a post")};
    all += line.text.size() + 1;
  }
  if (all <= kMostPost) return std::nullopt;
  return Fault{lines.front().number, base::str("post: found ", all, " characters, expected at most ", kMostPost,
                                               ": the hands and what is asked")};
}

std::optional<Fault> beyond_limits(std::span<const Item> items) {
  std::size_t length = 0;
  for (const Item& item : items) {
    length = item.meaning == Meaning::kStop ? 0 : length + 1;
    if (length > kMostSentence)
      return Fault{item.line, base::str("sentence: found more than ", kMostSentence,
                                        " words without a full stop, expected one where a sentence ends")};
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
