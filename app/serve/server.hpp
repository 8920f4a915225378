// The page, and the engine behind it, for browsers on this machine. GET gives the page's files. POST /ask takes a
// request (docs/formats/requests.md) and answers line by line: events, and at last {"answer": …}; where the page goes
// away meanwhile the search ends.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "app/requests/respond.hpp"

namespace ouverte::serve {

struct Options {
  int port = 0;                  // 0: the usual one, or if that is taken, any that is free
  int searches = 2;              // at once; who asks for more waits, and is refused after two seconds
  Responder::Most most = {};     // that any may cost
  std::string page_folder = {};  // files of the page are read there; empty: those in the program
};

class Server {
 public:
  explicit Server(const Options& options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Takes a port of 127.0.0.1. A status where that is refused.
  [[nodiscard]] absl::Status open();
  [[nodiscard]] int port() const;

  // Serves until it is stopped; once open. Calls `on_refused` once, on this thread, where the system refuses threads:
  // requests wait for one another then.
  void run(const std::function<void()>& on_refused = [] {});
  // From any thread: searches under way end, and so does `run`.
  void stop() noexcept;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace ouverte::serve
