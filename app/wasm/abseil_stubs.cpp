// What Abseil asks of a system with threads: there are none here.
#include "absl/base/config.h"
#include "absl/base/internal/sysinfo.h"
#include "absl/synchronization/mutex.h"

namespace absl {
ABSL_NAMESPACE_BEGIN

void Mutex::Lock() {}
void Mutex::Unlock() {}

namespace base_internal {

int NumCPUs() { return 1; }

}  // namespace base_internal

ABSL_NAMESPACE_END
}  // namespace absl
