// What Abseil asks of a system with threads: there are none here. Nor is it looked at where texts come from, of which
// Abseil would take samples.
#include <cstdint>
#include <limits>

#include "absl/base/config.h"
#include "absl/base/internal/sysinfo.h"
#include "absl/debugging/stacktrace.h"
#include "absl/profiling/internal/exponential_biased.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"

namespace absl {
ABSL_NAMESPACE_BEGIN

void Mutex::Lock() {}
void Mutex::Unlock() {}
Mutex::~Mutex() {}

Time Now() { return Time(); }
int GetStackTrace(void** /*result*/, int /*max_depth*/, int /*skip_count*/) { return 0; }

namespace profiling_internal {

std::int64_t ExponentialBiased::GetStride(std::int64_t /*mean*/) { return std::numeric_limits<std::int64_t>::max(); }

}  // namespace profiling_internal

namespace base_internal {

int NumCPUs() { return 1; }

}  // namespace base_internal

ABSL_NAMESPACE_END
}  // namespace absl
