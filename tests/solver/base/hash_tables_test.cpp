#include "solver/base/hash_tables.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <new>
#include <string>

#include "gtest/gtest.h"

namespace ouverte::base {
namespace {

// From now on this process gets no more than so many MiB besides what it has.
void get_no_more_than(std::size_t mib) {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const auto most = static_cast<rlim_t>(pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + (mib << 20));
  const rlimit limit{most, most};
  setrlimit(RLIMIT_AS, &limit);
}

// In a process of its own.
template <class Table, class Put>
void fill_and_destroy(const Put& put) {
  constexpr std::size_t kMib = 64;
  get_no_more_than(kMib);
  bool refused = false;
  {
    Table table;
    try {
      for (int number = 0;; ++number) put(table, number);
    } catch (const std::bad_alloc&) {
      refused = true;
    }
    std::size_t all = 0;
    for (const auto& each : table) all += sizeof each;
    refused = refused && all == table.size() * sizeof(typename Table::value_type);
  }
  _exit(refused ? 0 : 1);
}

class HashTablesDeathTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (OUVERTE_SANITIZE) GTEST_SKIP() << "sanitizers take memory of their own";
  }
};

TEST_F(HashTablesDeathTest, AMapThatCannotGrowIsAsItWas) {
  using Table = HashMap<std::string, std::size_t>;
  EXPECT_EXIT(fill_and_destroy<Table>([](Table& table, int number) { table[std::to_string(number)] = 1; }),
              ::testing::ExitedWithCode(0), "");
}

TEST_F(HashTablesDeathTest, ASetThatCannotGrowIsAsItWas) {
  using Table = HashSet<std::string>;
  EXPECT_EXIT(fill_and_destroy<Table>([](Table& table, int number) { table.insert(std::to_string(number)); }),
              ::testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace ouverte::base
