#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "solver/cli/program.hpp"

namespace {

int columns_of(int terminal) {
  winsize size{};
  return ioctl(terminal, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const char* no_color = std::getenv("NO_COLOR");
  const ouverte::cli::Terminal terminal{.out = isatty(STDOUT_FILENO) != 0,
                                        .err = isatty(STDERR_FILENO) != 0,
                                        .no_color = no_color != nullptr && *no_color != '\0',
                                        .columns = columns_of(STDOUT_FILENO)};
  return ouverte::cli::run(argc, argv, {std::cin, std::cout, std::cerr}, terminal, ouverte::games::all_entries());
}
