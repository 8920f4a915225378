// Numbers as people read them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "solver/base/status.hpp"

namespace ouverte::requests {

// "1,234,567".
[[nodiscard]] inline std::string with_commas(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > 3;) digits.insert(place -= 3, ",");
  return digits;
}

// A number of what is counted, `one` of it: "1 node", "1,234 nodes".
[[nodiscard]] inline std::string counted(std::uint64_t number, std::string_view one) {
  return base::str(with_commas(number), ' ', one, number == 1 ? "" : "s");
}

}  // namespace ouverte::requests
