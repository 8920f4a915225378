// Which of the processor's own instructions the searches use.
#pragma once

#include <string_view>

#include "solver/base/bits.hpp"

namespace ouverte::base {

[[nodiscard]] inline std::string_view bit_operations() {
#if defined(__x86_64__) && defined(__GNUC__)
  if (detail::kHasBmi2) return "BMI 2 and POPCNT";
#endif
  return "portable bit operations";
}

}  // namespace ouverte::base
