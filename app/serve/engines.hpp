// The engines behind a server: so many searches at once, each with tables of its own that are kept from one request to
// the next. For any number of threads.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "app/requests/respond.hpp"

namespace ouverte::serve {

class Engines {
 public:
  // `searches`: how many at once.
  Engines(int searches, const Responder::Most& most) : left_(searches), most_(most) {}

  // One that nobody else has; null if none is free for so long, or all are stopped.
  [[nodiscard]] std::shared_ptr<Responder> take(std::chrono::milliseconds patience);
  // What was taken is given back. One that was stopped answers no more: its place is for another.
  void give_back(const std::shared_ptr<Responder>& engine, bool stopped);

  // One for a question that is answered without a search. Nobody has to wait for it.
  [[nodiscard]] std::shared_ptr<Responder> extra();
  void give_back_extra(const std::shared_ptr<Responder>& engine);

  // All that is under way ends soon, and nothing else begins.
  void stop() noexcept;
  // Waits until all is given back, so that who asked has his answer; no longer than told.
  void wait(std::chrono::milliseconds at_most) noexcept;

 private:
  std::mutex mutex_;
  std::condition_variable given_back_;
  int left_;
  bool stopped_ = false;
  Responder::Most most_;
  std::vector<std::shared_ptr<Responder>> idle_;
  std::vector<std::shared_ptr<Responder>> busy_;
};

}  // namespace ouverte::serve
