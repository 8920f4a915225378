#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <string_view>

#include "app/cli/console/descriptor.hpp"
#include "app/cli/console/interrupt.hpp"
#include "app/cli/console/output_buffer.hpp"
#include "app/cli/console/session.hpp"
#include "app/cli/program.hpp"
#include "app/requests/caught.hpp"

namespace {

int columns_of(int terminal) {
  winsize size{};
  return ioctl(terminal, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

// A standard stream that is closed would become the next file that is opened, which the program would then write its
// answers to. What stands in can neither be read nor written where that is asked of a standard stream.
void keep_numbers_of_standard_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

// Destructors of JSON take memory, and must not throw. Where there is none left for them either the program ends, with
// a message all the same.
[[noreturn]] void end_for_want_of_memory() {
  try {
    if (const std::exception_ptr fault = std::current_exception()) std::rethrow_exception(fault);
  } catch (const std::bad_alloc&) {
    constexpr std::string_view kMessage = "ouverte: out of memory (--memory says how much the tables may take)\n";
    if (write(STDERR_FILENO, kMessage.data(), kMessage.size()) >= 0) _exit(1);
  } catch (...) {  // our own bug
  }
  std::abort();
}

int run(int argc, char** argv) {
  std::set_terminate(end_for_want_of_memory);
  keep_numbers_of_standard_streams();
  std::signal(SIGPIPE, SIG_DFL);  // who closes the pipe (`| head`) has what he wanted: it ends in silence
  std::signal(SIGXFSZ, SIG_IGN);  // a file at the limit of its size is an error like a full disk
  std::ios::sync_with_stdio(false);
  std::cerr.tie(nullptr);  // messages flush the output themselves; the progress bar, in a thread of its own, must not
  const ouverte::cli::Interrupt interrupt;
  ouverte::cli::DescriptorBuffer input(STDIN_FILENO, interrupt.token());
  std::istream in(&input);
  ouverte::cli::OutputBuffer buffer(STDOUT_FILENO);
  std::ostream out(&buffer);
  out.exceptions(std::ios::badbit);
  const char* no_color = std::getenv("NO_COLOR");
  const ouverte::cli::Terminal terminal{.out = isatty(STDOUT_FILENO) != 0,
                                        .err = isatty(STDERR_FILENO) != 0,
                                        .no_color = no_color != nullptr && *no_color != '\0',
                                        .columns = columns_of(STDOUT_FILENO)};
  return ouverte::cli::run(argc, argv, {in, out, std::cerr}, terminal, ouverte::games::all_games(), interrupt.token());
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (...) {  // before there is anybody to catch it: the games could not be had
    std::cerr << "ouverte: " << ouverte::requests::message_of_exception() << "\n";
    return static_cast<int>(ouverte::cli::Status::kBadInput);
  }
}
