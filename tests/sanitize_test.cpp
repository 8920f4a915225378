// A preset that names sanitizers must really carry them: a build that lost them in silence would pass every other test.
// The preset names them twice, to the build and to the run of the tests, so that neither can forget them alone.
#include <cstdlib>
#include <limits>
#include <vector>

#include "gtest/gtest.h"

namespace ouverte {
namespace {

constexpr bool kAddressSanitizer =
#if defined(__SANITIZE_ADDRESS__)  // GCC's word
    true;
#elif defined(__has_feature)  // Clang's
    __has_feature(address_sanitizer);
#else
    false;
#endif

bool sanitizers_expected() { return OUVERTE_SANITIZE != 0 || std::getenv("OUVERTE_EXPECT_SANITIZERS") != nullptr; }

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

TEST(SanitizeTest, TheFuzzerIsThereExactlyWhenThePresetAsksForIt) {
  EXPECT_EQ(OUVERTE_FUZZ != 0, std::getenv("OUVERTE_EXPECT_FUZZER") != nullptr);
}

}  // namespace
}  // namespace ouverte
