// What a benchmark measures and how it is printed: one row a job, the same columns in every program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ouverte::bench {

// Seconds of processor time that this process has used, all threads together.
[[nodiscard]] double cpu_seconds();
// The most memory that this process has held, in MiB.
[[nodiscard]] double peak_mib();

// The processor time of a call, in seconds.
template <class Call>
double timed(Call&& call) {
  const double begin = cpu_seconds();
  call();
  return cpu_seconds() - begin;
}

// Middle ones of an even count are averaged.
[[nodiscard]] double median(std::vector<double> numbers);

struct Row {
  std::string job;
  int count = 0;  // deals
  int exact = 0;  // of them solved within the limit
  std::vector<double> seconds{};
  std::vector<double> nodes{};
  std::vector<double> peer_seconds{};  // of the same deals; none: no peer
};

// Job, exact, seconds (total, median, mean, max), the peer's total, median and max, the ratio of totals and of medians,
// nodes (median, mean, max), memory.
void print_heading();
void print_row(const Row& row);

}  // namespace ouverte::bench
