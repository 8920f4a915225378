#include "tests/support/ran.hpp"

#include <chrono>
#include <sstream>

#include "app/cli/program.hpp"

namespace ouverte::support {

Ran ran(const std::vector<std::string>& arguments, const std::string& typed) {
  std::vector<const char*> argv = {"ouverte"};
  for (const std::string& argument : arguments) argv.push_back(argument.c_str());
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  const auto begin = std::chrono::steady_clock::now();
  const int status = cli::run(static_cast<int>(argv.size()), argv.data(), {in, out, err}, {}, games::all_games());
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
  return {.status = status, .out = out.str(), .err = err.str(), .seconds = time.count()};
}

}  // namespace ouverte::support
