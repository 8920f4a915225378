#include "bench/support/report.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <numeric>

namespace ouverte::bench {

namespace {

double total(const std::vector<double>& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }
double most(const std::vector<double>& numbers) { return *std::ranges::max_element(numbers); }

std::string seconds_text(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, seconds < 10 ? "%.4f" : "%.1f", seconds);
  return text;
}

std::string nodes_text(double nodes) {
  char text[32];
  if (nodes < 1e4)
    std::snprintf(text, sizeof text, "%.0f", nodes);
  else if (nodes < 1e6)
    std::snprintf(text, sizeof text, "%.1f k", nodes / 1e3);
  else
    std::snprintf(text, sizeof text, "%.2f M", nodes / 1e6);
  return text;
}

std::string ratio_text(double ratio) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", ratio);
  return text;
}

void print(const std::vector<std::string>& cells) {
  const auto letters = std::ranges::count_if(cells[0], [](char c) { return (c & 0xC0) != 0x80; });  // UTF-8
  std::printf("%s%*s", cells[0].c_str(), static_cast<int>(30 - letters), "");
  for (std::size_t i = 1; i < cells.size(); ++i) std::printf(" %*s", i == 1 ? 7 : 9, cells[i].c_str());
  std::printf("\n");
  std::fflush(stdout);
}

}  // namespace

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double peak_mib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

double median(std::vector<double> numbers) {
  if (numbers.empty()) return 0;
  std::ranges::sort(numbers);
  const std::size_t half = numbers.size() / 2;
  return numbers.size() % 2 == 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

void print_heading() {
  print({"", "exact", "Ouverte", "", "", "", "peer", "", "", "ratio", "", "nodes", "", "", "MiB"});
  print({"job", "", "total s", "median", "mean", "max", "total s", "median", "max", "totals", "medians", "median",
         "mean", "max", "peak"});
}

void print_row(const Row& row) {
  const double count = static_cast<double>(row.seconds.size());
  std::vector<std::string> cells = {row.job,
                                    std::to_string(row.exact) + '/' + std::to_string(row.count),
                                    seconds_text(total(row.seconds)),
                                    seconds_text(median(row.seconds)),
                                    seconds_text(total(row.seconds) / count),
                                    seconds_text(most(row.seconds))};
  if (row.peer_seconds.empty()) {
    cells.insert(cells.end(), 5, "-");
  } else {
    for (const double seconds : {total(row.peer_seconds), median(row.peer_seconds), most(row.peer_seconds)})
      cells.push_back(seconds_text(seconds));
    cells.push_back(ratio_text(total(row.seconds) / total(row.peer_seconds)));
    cells.push_back(ratio_text(median(row.seconds) / median(row.peer_seconds)));
  }
  for (const double nodes : {median(row.nodes), total(row.nodes) / count, most(row.nodes)})
    cells.push_back(nodes_text(nodes));
  char memory[32];
  std::snprintf(memory, sizeof memory, "%.0f", peak_mib());
  cells.emplace_back(memory);
  print(cells);
}

}  // namespace ouverte::bench
