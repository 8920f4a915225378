#include "solver/records/move_input.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "solver/base/status.hpp"

namespace ouverte::records {
namespace {

constexpr std::size_t kMostListed = 20;

std::string normal(std::string_view text) {
  std::string plain = absl::StrReplaceAll(
      std::string(text),
      {{"♠", "S"}, {"♥", "H"}, {"♦", "D"}, {"♣", "C"}, {"☆", "*"}, {" ", ""}, {"\t", ""}, {"10", "T"}});
  std::ranges::transform(plain, plain.begin(), [](unsigned char sign) { return std::toupper(sign); });
  return plain;
}

std::string listed(std::span<const std::string> moves) {
  const std::string list = absl::StrJoin(moves.first(std::min(moves.size(), kMostListed)), " ");
  return moves.size() > kMostListed ? list + " …" : list;
}

}  // namespace

absl::StatusOr<std::string> move_meant(std::string_view text, std::span<const std::string> legal) {
  std::string blankless(text);
  std::erase(blankless, ' ');
  std::ranges::transform(blankless, blankless.begin(), [](unsigned char sign) { return std::toupper(sign); });
  const std::string plain = normal(text);
  for (const std::string& wanted : {blankless, plain})  // "10" is a tarock trump before it is a Ten
    for (const std::string& move : legal)
      if (move == wanted) return move;
  std::vector<std::string> ending;
  for (const std::string& move : legal)
    if (!plain.empty() && plain.size() < move.size() && move.ends_with(plain)) ending.push_back(move);
  if (ending.size() == 1) return ending.front();
  if (ending.size() > 1) return base::invalid(base::quoted(text), " may be any of ", listed(ending));
  return base::invalid("found ", base::quoted(text), ", expected one of ", listed(legal));
}

}  // namespace ouverte::records
