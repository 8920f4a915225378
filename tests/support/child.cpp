#include "tests/support/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace ouverte::support {
namespace {

std::string whole(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

bool alive(pid_t child) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

// In seconds of the processor's.
double work_of(pid_t child) {
  clockid_t clock{};
  timespec time{};
  if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Whether it takes signals one by one: they are blocked for the thread that works.
bool takes_signals(pid_t child) {
  std::istringstream status(whole("/proc/" + std::to_string(child) + "/status"));
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("SigBlk:")) return (std::stoull(line.substr(7), nullptr, 16) >> (SIGTERM - 1) & 1) != 0;
  return false;
}

}  // namespace

Child::Child(std::vector<std::string> arguments, const std::string& folder) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) std::abort();
  std::string err = std::filesystem::temp_directory_path() / "ouverte_err_XXXXXX";
  const int err_file = mkostemp(err.data(), O_CLOEXEC);
  err_path_ = err;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err_file, STDERR_FILENO);
  arguments.insert(arguments.begin(), OUVERTE_PROGRAM);
  std::vector<char*> argv;
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  if (posix_spawn(&child_, OUVERTE_PROGRAM, &actions, nullptr, argv.data(), environ) != 0) std::abort();
  posix_spawn_file_actions_destroy(&actions);
  for (const int descriptor : {in[0], out[1], err_file}) close(descriptor);
  in_ = in[1];
  out_ = out[0];
  while (alive(child_) && !takes_signals(child_)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

Child::~Child() {
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  end_input();
  close(out_);
  std::filesystem::remove(err_path_);
}

void Child::type(std::string_view text) const {
  if (write(in_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) std::abort();
}

void Child::end_input() {
  if (in_ >= 0) close(in_);
  in_ = -1;
}

void Child::send(int signal) const {
  sent_ = now();
  kill(child_, signal);
}

bool Child::read_some() {
  std::array<char, 4096> block{};
  const ssize_t size = read(out_, block.data(), block.size());
  if (size > 0) said_.append(block.data(), static_cast<std::size_t>(size));
  return size > 0;
}

void Child::wait_for_work(double seconds) {
  while (alive(child_) && work_of(child_) < seconds) {
    pollfd written{.fd = out_, .events = POLLIN, .revents = 0};
    if (poll(&written, 1, 1) > 0 && !read_some()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

const std::string& Child::wait_for(std::string_view text) {
  while (said_.find(text) == std::string::npos && read_some()) {
  }
  return said_;
}

bool Child::ends_unread(double seconds) const {
  const double until = now() + seconds;
  while (alive(child_) && now() < until) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return !alive(child_);
}

Child::Ended Child::wait() {
  while (read_some()) {
  }
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status),
          .out = said_,
          .err = whole(err_path_),
          .seconds = now() - sent_};
}

}  // namespace ouverte::support
