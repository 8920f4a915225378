// A progress bar on standard error, drawn only where that is a terminal and only when the work has taken half a second.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>

#include "app/cli/console/console.hpp"

namespace ouverte::cli {

class Progress {
 public:
  // `what` names the pieces of work: "deals".
  Progress(const Console& console, std::string what, int total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void total(int pieces);          // there are more
  void done(int pieces);           // so many of the total; at all of them no bar is drawn
  void part(int done, int total);  // of the piece being worked on
  void clear();                    // takes the bar off the screen, for other output; it comes back at the next tick

 private:
  using Clock = std::chrono::steady_clock;

  void tick(const std::stop_token& stop);
  void draw();  // under `mutex_`

  std::ostream& err_;
  const std::string what_;
  int total_;
  const Clock::time_point start_ = Clock::now();
  std::mutex mutex_;
  std::condition_variable_any wake_;
  int done_ = 0;
  double part_ = 0;
  bool drawn_ = false;
  std::jthread ticker_;  // the last member: it uses the others until it is joined
};

}  // namespace ouverte::cli
