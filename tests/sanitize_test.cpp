// The sanitize preset must really carry its sanitizers: a build that lost them in silence would pass every other test.
#include <cstdlib>
#include <limits>
#include <vector>

#include "gtest/gtest.h"

namespace ouverte {
namespace {

bool sanitizers_expected() { return OUVERTE_SANITIZE != 0 || std::getenv("OUVERTE_EXPECT_SANITIZERS") != nullptr; }

#ifdef __SANITIZE_ADDRESS__
constexpr bool kAddressSanitizer = true;
#else
constexpr bool kAddressSanitizer = false;
#endif

TEST(SanitizeTest, AddressSanitizerIsThereExactlyWhenThePresetAsksForIt) {
  EXPECT_EQ(kAddressSanitizer, sanitizers_expected());
}

TEST(SanitizeTest, SignedOverflowIsCaughtWhenThePresetAsksForIt) {
  if (!sanitizers_expected()) return;
  volatile int largest = std::numeric_limits<int>::max();
  EXPECT_DEATH(largest = largest + 1, "signed integer overflow");
}

TEST(SanitizeTest, AReadPastTheEndIsCaughtWhenThePresetAsksForIt) {
  if (!sanitizers_expected()) return;
  std::vector<int> three(3);
  volatile std::size_t past = 3;
  EXPECT_DEATH(three.data()[0] = three.data()[past], "heap-buffer-overflow");
}

}  // namespace
}  // namespace ouverte
