#include "tests/support/peak.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <limits>

namespace ouverte::support {

double peak_mib(const std::function<void()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    work();
    _exit(0);
  }
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  if (status != 0) return std::numeric_limits<double>::infinity();
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace ouverte::support
