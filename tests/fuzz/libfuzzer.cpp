// libFuzzer's way into a fuzz target.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/harness.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer has named it
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ouverte::fuzz::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
