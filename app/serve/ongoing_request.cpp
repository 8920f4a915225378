#include "app/serve/ongoing_request.hpp"

#include <system_error>
#include <utility>

namespace ouverte::serve {
namespace {

constexpr std::chrono::seconds kPatience{2};  // with other searches, before the page is told to ask again

}  // namespace

OngoingRequest::OngoingRequest(Engines& engines, std::string request)
    : engines_(engines),
      request_(std::move(request)),
      search_(searches(request_)),
      engine_(search_ ? engines.take(kPatience) : engines.extra()) {}

OngoingRequest::~OngoingRequest() {
  if (!has_engine()) return;
  if (thread_.joinable()) {
    {
      const std::scoped_lock lock(mutex_);
      stopped_ = !lines_.last;
    }
    if (stopped_) engine_->stop();
    thread_.join();
  }
  engine_->on_event(nullptr);
  search_ ? engines_.give_back(engine_, stopped_) : engines_.give_back_extra(engine_);
}

void OngoingRequest::begin() {
  engine_->on_event([this](std::string_view event) { say(event, false); });
  const auto answer = [this] { say(R"({"answer":)" + engine_->respond(request_) + "}", true); };
  try {
    thread_ = std::thread(answer);
  } catch (const std::system_error&) {
    answer();
  }
}

OngoingRequest::Lines OngoingRequest::next(std::chrono::milliseconds at_most) {
  std::unique_lock lock(mutex_);
  said_.wait_for(lock, at_most, [&] { return !lines_.text.empty(); });
  return {.text = std::exchange(lines_.text, {}), .last = lines_.last};
}

void OngoingRequest::say(std::string_view line, bool last) {
  const std::scoped_lock lock(mutex_);
  lines_.text.append(line).append("\n");
  lines_.last = last;
  said_.notify_one();
}

}  // namespace ouverte::serve
