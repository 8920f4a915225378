// One call of an auction as files write it.
#pragma once

#include <cctype>
#include <cstdint>
#include <string>
#include <string_view>

namespace ouverte::games::bridge {

struct Call {
  enum class Is : std::uint8_t { kPass, kDouble, kOther, kBid } is = Is::kOther;
  int level = 0;
  int strain = 0;  // in rising order: clubs, diamonds, hearts, spades, no trump

  [[nodiscard]] bool bid() const { return is == Is::kBid; }
  [[nodiscard]] bool no_trump() const { return bid() && strain == 4; }
  [[nodiscard]] bool of_a_suit() const { return bid() && strain < 4; }
  [[nodiscard]] bool of_a_major() const { return bid() && (strain == 2 || strain == 3); }
};

inline Call call_of(std::string_view text) {
  std::string letters;
  for (const char letter : text) letters += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (letters == "PASS" || letters == "P") return {.is = Call::Is::kPass};
  if (letters == "X" || letters == "DBL") return {.is = Call::Is::kDouble};
  const std::size_t strain = letters.size() >= 2 ? std::string_view("CDHSN").find(letters[1]) : std::string::npos;
  if (strain == std::string::npos || letters[0] < '1' || letters[0] > '7') return {};
  return {.is = Call::Is::kBid, .level = letters[0] - '0', .strain = static_cast<int>(strain)};
}

// By how many levels a bid is higher than need be over the last one.
inline int jump_over(const Call& last, const Call& call) {
  return call.level - (call.strain > last.strain ? last.level : last.level + 1);
}

}  // namespace ouverte::games::bridge
