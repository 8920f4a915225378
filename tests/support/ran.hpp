// A run of the program within the test.
#pragma once

#include <string>
#include <vector>

namespace ouverte::support {

struct Ran {
  int status = 0;
  std::string out, err;
  double seconds = 0;
};

[[nodiscard]] Ran ran(const std::vector<std::string>& arguments, const std::string& typed = "");

}  // namespace ouverte::support
