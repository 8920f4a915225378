#include "app/cli/console/interrupt.hpp"

#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <system_error>

#include "app/cli/console/session.hpp"

namespace ouverte::cli {
namespace {

// A shell starts background jobs with SIGINT ignored; whoever sends one to such a job means it all the same.
sigset_t caught() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM}) sigaddset(&signals, signal);
  return signals;
}

}  // namespace

Interrupt::Interrupt() {
  const sigset_t signals = caught();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  try {
    waiter_ = std::thread([this] { wait(); });
  } catch (const std::system_error&) {
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);  // no thread is to be had: a signal ends the program
  }
}

Interrupt::~Interrupt() {
  if (!waiter_.joinable()) return;
  over_ = true;
  pthread_kill(waiter_.native_handle(), SIGTERM);  // NOLINT(bugprone-bad-signal-to-kill-thread): it waits for one
  waiter_.join();
}

void Interrupt::wait() {
  const sigset_t signals = caught();
  for (int signal = 0; sigwait(&signals, &signal) == 0 && !over_;)
    if (!stop_.request_stop()) _exit(static_cast<int>(Status::kInterrupted));
}

}  // namespace ouverte::cli
