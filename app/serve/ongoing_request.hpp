// A request being answered on a thread of its own, line by line: its events, and at last {"answer": …}.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "app/serve/engines.hpp"

namespace ouverte::serve {

class OngoingRequest {
 public:
  // Takes an engine, one of the searches' only if the request is a search: `engine()` is false if there is none.
  OngoingRequest(Engines& engines, std::string request);
  // Ends what is under way.
  ~OngoingRequest();
  OngoingRequest(const OngoingRequest&) = delete;
  OngoingRequest& operator=(const OngoingRequest&) = delete;

  [[nodiscard]] bool has_engine() const { return engine_ != nullptr; }
  // Begins; where the system refuses a thread, it ends, too. The caller guarantees that there is an engine.
  void begin();

  struct Lines {
    std::string text;   // what was said since the last call, none or some
    bool last = false;  // there will be no more
  };
  // Waits for the next of them, but not for long.
  [[nodiscard]] Lines next(std::chrono::milliseconds at_most);

 private:
  void say(std::string_view line, bool last);

  Engines& engines_;
  const std::string request_;
  const bool search_;
  bool stopped_ = false;
  std::shared_ptr<Responder> engine_;
  std::mutex mutex_;
  std::condition_variable said_;
  Lines lines_;
  std::thread thread_;
};

}  // namespace ouverte::serve
