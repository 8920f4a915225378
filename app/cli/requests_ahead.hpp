// The lines of `ouverte respond`, read ahead of the answers, so that a request can be cancelled that waits or is being
// answered. Where the system has no thread for it, each line is read when it is wanted, and cancels nothing.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <istream>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

#include "app/cli/console/console.hpp"
#include "app/requests/respond.hpp"
#include "solver/base/json.hpp"

namespace ouverte::cli {

class RequestsAhead {
 public:
  RequestsAhead(const Console& console, const Responder::Most& most);
  ~RequestsAhead();
  RequestsAhead(const RequestsAhead&) = delete;
  RequestsAhead& operator=(const RequestsAhead&) = delete;

  // Waits for the next line with a request on it; false: there are no more, or the user asks for the end.
  bool next();
  // The answer to it. `on_event` hears of its events; null: nobody.
  std::string answer(const std::function<void(std::string_view event)>& on_event);

 private:
  struct WaitingRequest {
    std::string line;
    base::Json name = nullptr;  // as in its `request`
    bool cancelled = false;
  };

  bool read(WaitingRequest& asked);  // a line that is no cancellation
  void read_ahead();
  void cancel(const base::Json& name);

  const Console& console_;
  Responder::Most most_;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::deque<WaitingRequest> waiting_;
  std::optional<WaitingRequest> current_;  // what is being answered
  std::unique_ptr<Responder> responder_;
  bool over_ = false;  // nothing more is read, or wanted
  std::stop_callback<std::function<void()>> on_interrupt_;
  std::jthread reader_;  // the last member: it uses the others until it is joined
};

}  // namespace ouverte::cli
