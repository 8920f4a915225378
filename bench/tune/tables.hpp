// The tables of ordering weights: the numbers in each, and the deals by which it is judged.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ouverte::bench {

struct TunedWeight {
  std::string name;  // as its table has it: "classes[2]"
  std::variant<int*, double*> at;
};

struct TunedTable {
  std::string_view name;  // on the command line
  std::vector<TunedWeight> weights;
  // What a search under the table as it stands costs on each of its deals from number `first` on: the logarithms of its
  // nodes.
  std::function<std::vector<double>(int first)> costs;
};

[[nodiscard]] std::vector<TunedTable> tuned_tables();

}  // namespace ouverte::bench
