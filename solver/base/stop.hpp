// How work is told to end before its end: std::stop_token, where the standard library has it; it has none where there
// are no threads, and there nothing but the work itself can ask for its end.
#pragma once

#include <version>

#ifdef __cpp_lib_jthread
#include <stop_token>

namespace ouverte::base {
using StopToken = std::stop_token;
using StopSource = std::stop_source;
}  // namespace ouverte::base
#else
#include <memory>
#include <utility>

namespace ouverte::base {

class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(std::shared_ptr<const bool> asked) : asked_(std::move(asked)) {}
  [[nodiscard]] bool stop_requested() const { return asked_ != nullptr && *asked_; }

 private:
  std::shared_ptr<const bool> asked_;
};

class StopSource {
 public:
  [[nodiscard]] StopToken get_token() const { return StopToken(asked_); }
  [[nodiscard]] bool stop_requested() const { return *asked_; }
  void request_stop() { *asked_ = true; }

 private:
  std::shared_ptr<bool> asked_ = std::make_shared<bool>(false);
};

}  // namespace ouverte::base
#endif
