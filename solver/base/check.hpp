// What must hold unless the program itself is wrong. A failed CHECK says where and what, and aborts. Bad input, a limit
// that strikes and a system that refuses something are never our own bugs: they have an `absl::Status` or a way on.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace ouverte::base {

[[noreturn, gnu::cold]] inline void check_failed(const char* file, int line, const char* condition) {
  std::fprintf(stderr, "%s:%d: CHECK failed: %s\n", file, line, condition);
  std::abort();
}

}  // namespace ouverte::base

// The condition is always evaluated, in every build.
#define CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::ouverte::base::check_failed(__FILE__, __LINE__, #condition))
