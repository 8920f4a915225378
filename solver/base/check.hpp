// What must hold unless the program itself is wrong. A failed CHECK says where and what, and aborts; in a process that
// is another's it throws. Bad input, a limit that strikes and a system that refuses something are never our own bugs:
// they have an `absl::Status` or a way on.
#pragma once

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace ouverte::base {

// A CHECK that failed where faults are thrown.
class Fault : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

// Whether this process is another's, who is to outlive our bugs.
inline std::atomic<bool>& faults_are_thrown() {
  static std::atomic<bool> thrown{false};
  return thrown;
}

[[noreturn, gnu::cold]] inline void check_failed(const char* file, int line, const char* condition) {
  if (faults_are_thrown()) throw Fault(std::string(file) + ":" + std::to_string(line) + ": CHECK failed: " + condition);
  std::fprintf(stderr, "%s:%d: CHECK failed: %s\n", file, line, condition);
  std::abort();
}

}  // namespace ouverte::base

// The condition is always evaluated, in every build.
#define CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::ouverte::base::check_failed(__FILE__, __LINE__, #condition))
