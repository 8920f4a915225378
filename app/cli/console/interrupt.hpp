// Ctrl-C and SIGTERM, the one place that knows of signals: the first asks all work to stop, so that what is known by
// then is said and written; a second one ends the program at once.
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace ouverte::cli {

class Interrupt {
 public:
  // To be made before any other thread, for all of them are to leave the signals to this one.
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }

 private:
  void wait();

  std::stop_source stop_;
  std::atomic<bool> over_ = false;  // the next signal is our own
  std::thread waiter_;
};

}  // namespace ouverte::cli
