#include "app/serve/server.hpp"

#include <httplib.h>
#include <sys/socket.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <sstream>
#include <string_view>
#include <thread>
#include <utility>

#include "app/serve/engines.hpp"
#include "app/serve/guard.hpp"
#include "app/serve/ongoing_request.hpp"
#include "app/serve/page_files.hpp"
#include "app/serve/workers.hpp"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"

namespace ouverte::serve {
namespace {

using httplib::Request;
using httplib::Response;

constexpr int kUsualPort = 8213;                      // the same from day to day, so that a browser finds what it kept
constexpr std::size_t kMostBody = 4UL << 20U;         // of a request: some thousand records
constexpr std::size_t kMostThrownAway = 64UL << 20U;  // of one that is too large, before the connection is closed
constexpr std::size_t kThreads = 32;                  // a request each
constexpr std::chrono::milliseconds kLook{10};        // between two looks whether the page is still there
constexpr const char* kJson = "application/json";

constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

void add_headers(Response& response) {
  response.set_header("Cache-Control", "no-store");  // the next program on this port is another one
  response.set_header("Content-Security-Policy", kPolicy);
  response.set_header("Cross-Origin-Opener-Policy", "same-origin");
  response.set_header("Cross-Origin-Resource-Policy", "same-origin");
  response.set_header("Referrer-Policy", "no-referrer");
  response.set_header("X-Content-Type-Options", "nosniff");
}

// What was refused is an answer too.
void refuse(Response& response, int status, const char* code, const std::string& message) {
  response.status = status;
  const base::Json error = {{"error", {{"code", code}, {"where", nullptr}, {"message", message}}}};
  response.set_content(base::json_line(error) + "\n", kJson);
}

// Whether the caller was refused.
bool refused_caller(const Request& request, Response& response, int port) {
  const std::string host = request.get_header_value("Host");
  const std::string origin = request.get_header_value("Origin");
  const std::string site = request.get_header_value("Sec-Fetch-Site");
  const std::string_view why = refused({.host = host, .origin = origin, .site = site}, port);
  if (why.empty()) return false;
  refuse(response, 403, "permission_denied",
         base::str("found the ", why, " of another page, expected http://127.0.0.1:", port));
  return true;
}

// The body, as far as it is wanted; the rest is read so that the answer arrives. Nothing if it is too large.
std::optional<std::string> body_of(const httplib::ContentReader& read) {
  std::string body;
  std::size_t size = 0;
  read([&](const char* bytes, std::size_t count) {
    size += count;
    if (size <= kMostBody) body.append(bytes, count);
    return size <= kMostThrownAway;
  });
  return size <= kMostBody ? std::optional(std::move(body)) : std::nullopt;
}

// Writes what is said until all is, or the page is gone.
bool send_lines(OngoingRequest& asked, httplib::DataSink& sink) {
  for (;;) {
    const OngoingRequest::Lines lines = asked.next(kLook);
    if (!lines.text.empty() && !sink.write(lines.text.data(), lines.text.size())) return false;
    if (lines.last) break;
    if (!sink.is_writable()) return false;
  }
  sink.done();
  return true;
}

std::optional<std::string> file_of(const std::string& folder, std::string_view path) {
  if (path.find("..") != std::string_view::npos) return std::nullopt;
  std::ifstream file(folder + "/" + std::string(path), std::ios::binary);
  if (!file) return std::nullopt;
  std::stringstream bytes;
  bytes << file.rdbuf();
  return std::move(bytes).str();
}

}  // namespace

struct Server::State {
  explicit State(const Options& given) : options(given), engines(given.searches, given.most) {
    server.set_tcp_nodelay(true);
    // A connection each: what may be left of a refused body is never taken for the next request.
    server.set_keep_alive_max_count(1);
    // Not SO_REUSEPORT, with which two programs would share the port.
    server.set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
    });
    server.Get(".*", [this](const Request& request, Response& response) { give(request, response); });
    server.Post("/ask", [this](const Request& request, Response& response, const httplib::ContentReader& read) {
      ask(request, response, read);
    });
    server.set_error_handler([](const Request&, Response& response) {
      if (!response.has_header("Content-Security-Policy")) add_headers(response);
      if (response.body.empty()) refuse(response, response.status, "not_found", "found no such page");
    });
  }

  void give(const Request& request, Response& response) const {
    add_headers(response);
    if (refused_caller(request, response, port)) return;
    const std::string path = request.path == "/" ? "index.html" : request.path.substr(1);
    const std::string_view type = content_type(path);
    if (!options.page_folder.empty() && !type.empty())
      if (const auto bytes = file_of(options.page_folder, path)) return response.set_content(*bytes, std::string(type));
    // What the folder lacks, as the library of puzzles, is inside the program.
    const auto found = std::ranges::find(page_files(), path, &PageFile::path);
    if (found != page_files().end())
      return response.set_content(found->bytes.data(), found->bytes.size(), std::string(type));
    refuse(response, 404, "not_found", base::str("found no ", base::quoted(path), " here"));
  }

  void ask(const Request& request, Response& response, const httplib::ContentReader& read) {
    add_headers(response);
    auto body = body_of(read);
    if (refused_caller(request, response, port)) return;
    if (!request.get_header_value("Content-Type").starts_with(kJson))
      return refuse(response, 415, "invalid_argument", "Content-Type: expected application/json");
    if (!body)
      return refuse(response, 413, "resource_exhausted", "found a request of more than 4 MiB, expected a smaller one");
    const auto asked = std::make_shared<OngoingRequest>(engines, *std::move(body));
    if (!asked->has_engine()) {
      response.set_header("Retry-After", "1");
      return refuse(response, 503, "resource_exhausted",
                    base::str("there are ", options.searches, " searches already: ask again"));
    }
    asked->begin();
    response.set_chunked_content_provider(
        "application/x-ndjson", [asked](std::size_t, httplib::DataSink& sink) { return send_lines(*asked, sink); });
  }

  Options options;
  Engines engines;
  int port = 0;
  std::atomic<bool> stopped = false;
  std::atomic<bool> running = false;
  httplib::Server server;
};

Server::Server(const Options& options) : state_(std::make_unique<State>(options)) {}
Server::~Server() = default;

absl::Status Server::open() {
  constexpr const char* kHere = "127.0.0.1";
  const int wanted = state_->options.port;
  if (wanted != 0 || state_->server.bind_to_port(kHere, kUsualPort)) {
    state_->port = wanted == 0 ? kUsualPort : wanted;
    if (wanted != 0 && !state_->server.bind_to_port(kHere, wanted))
      return absl::UnavailableError(base::str("--port: found ", wanted, ", expected a port that is free"));
    return absl::OkStatus();
  }
  state_->port = state_->server.bind_to_any_port(kHere);
  return state_->port > 0 ? absl::OkStatus() : absl::UnavailableError("found no free port of 127.0.0.1");
}

int Server::port() const { return state_->port; }

void Server::run(const std::function<void()>& on_refused) {
  state_->server.new_task_queue = [&] { return new Workers(kThreads, on_refused); };  // NOLINT: httplib deletes it
  state_->running = true;
  if (!state_->stopped) state_->server.listen_after_bind();
  state_->running = false;
}

void Server::stop() noexcept {
  state_->stopped = true;
  state_->engines.stop();
  // The listener's end cuts short what is being written.
  constexpr std::chrono::seconds kLastAnswers{1};
  state_->engines.wait(kLastAnswers);
  while (state_->running && !state_->server.is_running()) std::this_thread::sleep_for(kLook);  // it begins to listen
  state_->server.stop();
}

}  // namespace ouverte::serve
