#include "app/cli/requests_ahead.hpp"

#include <functional>
#include <system_error>
#include <utility>

#include "absl/strings/ascii.h"

namespace ouverte::cli {
namespace {

constexpr std::size_t kMostWaiting = 1000;

// What `{"cancel": …}` names; null: the line is something else.
base::Json cancelled_by(const base::Json& line) {
  return line.is_object() && line.size() == 1 && line.contains("cancel") ? line["cancel"] : base::Json();
}

}  // namespace

RequestsAhead::RequestsAhead(const Console& console, const Responder::Most& most)
    : console_(console),
      most_(most),
      responder_(std::make_unique<Responder>(most)),
      on_interrupt_(console.stop, [this] {
        const std::scoped_lock lock(mutex_);
        if (current_) responder_->stop();
      }) {
  try {
    reader_ = std::jthread([this] { read_ahead(); });
  } catch (const std::system_error&) {  // the system refuses one
  }
}

RequestsAhead::~RequestsAhead() {
  const std::scoped_lock lock(mutex_);
  over_ = true;
  changed_.notify_all();
}

bool RequestsAhead::read(WaitingRequest& asked) {
  while (std::getline(console_.in, asked.line)) {
    if (absl::StripAsciiWhitespace(asked.line).empty()) continue;
    const auto json = base::parse_json(asked.line);
    if (!json.ok()) return true;  // its answer says what is wrong with it
    if (const base::Json name = cancelled_by(*json); !name.is_null()) {
      cancel(name);
      continue;
    }
    asked.name = json->is_object() ? json->value("request", base::Json()) : base::Json();
    return true;
  }
  return false;
}

void RequestsAhead::read_ahead() {
  for (WaitingRequest asked; read(asked); asked = {}) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_.size() < kMostWaiting || over_; });
    if (over_) return;
    waiting_.push_back(std::move(asked));
    changed_.notify_all();
  }
  const std::scoped_lock lock(mutex_);
  over_ = true;
  changed_.notify_all();
}

void RequestsAhead::cancel(const base::Json& name) {
  const std::scoped_lock lock(mutex_);
  for (WaitingRequest& asked : waiting_) asked.cancelled = asked.cancelled || asked.name == name;
  if (!current_ || current_->name != name) return;
  current_->cancelled = true;
  responder_->stop();
}

bool RequestsAhead::next() {
  WaitingRequest asked;
  if (!reader_.joinable()) {
    if (console_.interrupted() || !read(asked)) return false;
  } else {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !waiting_.empty() || over_; });
    if (console_.interrupted() || waiting_.empty()) return false;
    asked = std::move(waiting_.front());
    waiting_.pop_front();
    changed_.notify_all();
  }
  const std::scoped_lock lock(mutex_);
  current_ = std::move(asked);
  return true;
}

std::string RequestsAhead::answer(const std::function<void(std::string_view event)>& on_event) {
  responder_->on_event(on_event);
  {
    const std::scoped_lock lock(mutex_);
    if (current_->cancelled || console_.interrupted()) responder_->stop();
  }
  std::string answer = responder_->respond(current_->line);
  const std::scoped_lock lock(mutex_);
  // One that was stopped answers no more.
  if (current_->cancelled) responder_ = std::make_unique<Responder>(most_);
  current_.reset();
  return answer;
}

}  // namespace ouverte::cli
