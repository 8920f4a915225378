// How much memory a piece of work takes.
#pragma once

#include <functional>

namespace ouverte::support {

// The most memory, in MiB, that a process of its own holds while it does `work`. A test that asserts something of it
// should be skipped with sanitizers, which take memory of their own.
[[nodiscard]] double peak_mib(const std::function<void()>& work);

}  // namespace ouverte::support
