// What is behind an `ouverte_context`: one call at a time, which any thread may stop.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "app/c/ouverte.h"
#include "app/requests/respond.hpp"
#include "solver/base/stop.hpp"

struct ouverte_context {
 public:
  explicit ouverte_context(const ouverte_limits& most);
  ouverte_context(const ouverte_context&) = delete;
  ouverte_context& operator=(const ouverte_context&) = delete;

  // A call begins; false: another is under way.
  [[nodiscard]] bool begin();
  // It ends; false: and the context with it, for that was asked for meanwhile.
  [[nodiscard]] bool end() noexcept;

  // From any thread, at any time.
  void stop() noexcept;
  static void remove(ouverte_context* context) noexcept;

  // All that follows is for the call under way.
  [[nodiscard]] std::string_view answer(std::string_view request);
  [[nodiscard]] bool removed();
  void on_event(ouverte_told told, void* user);
  // Tells the listener, and stops the call if he says so.
  void tell(std::size_t done, std::size_t total, const char* event) noexcept;
  [[nodiscard]] ouverte::base::StopToken stopping() const { return stop_.get_token(); }
  // None of them above what no call may spend.
  [[nodiscard]] ouverte_limits limits(const ouverte_limits& asked) const;

 private:
  void stop_locked() noexcept;

  std::mutex mutex_;  // of all that `stop` looks at
  bool busy_ = false;
  bool stopped_ = false;
  bool removed_ = false;
  ouverte::base::StopSource stop_;
  std::unique_ptr<ouverte::Responder> responder_;
  ouverte_limits most_;
  ouverte_told told_ = nullptr;
  void* user_ = nullptr;
  std::string answer_;
};

namespace ouverte::foreign {

// Whether they are limits at all.
[[nodiscard]] bool valid(const ouverte_limits& limits);

// The code of the exception being handled.
[[nodiscard]] int code_of_exception() noexcept;

// What `work` gives, done as a call on the context; else the code of why it was not done or what was thrown.
template <class Work>
int called(ouverte_context* context, const Work& work) noexcept {
  if (context == nullptr) return OUVERTE_BAD_CALL;
  int code = OUVERTE_BUSY;
  try {
    if (!context->begin()) return code;
    code = work();
  } catch (...) {
    code = code_of_exception();
  }
  if (!context->end()) delete context;
  return code;
}

}  // namespace ouverte::foreign
