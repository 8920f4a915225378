#include "app/c/context.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <new>

#include "app/requests/context.hpp"
#include "solver/base/check.hpp"
#include "solver/base/json.hpp"

namespace {

constexpr std::uint32_t kMostThreads = 1024;

// The smaller, where zero stands for no limit.
template <class Number>
Number least(Number a, Number b) {
  if (a == 0 || b == 0) return std::max(a, b);
  return std::min(a, b);
}

ouverte::Responder::Most most_of(const ouverte_limits& limits) {
  ouverte::Responder::Most most;
  if (limits.seconds > 0) most.seconds = limits.seconds;
  if (limits.nodes > 0) most.nodes = limits.nodes;
  if (limits.memory_mib > 0) most.memory_mib = limits.memory_mib;
  return most;
}

// An answer that takes no memory, and no context.
std::string_view refusal(int code) {
  switch (code) {
    case OUVERTE_BAD_CALL:
      return R"({"error":{"code":"invalid_argument","where":null,"message":"found a null pointer, expected a context and a request"}})";
    case OUVERTE_BUSY:
      return R"({"error":{"code":"failed_precondition","where":null,"message":"the context is answering another call"}})";
    case OUVERTE_LIMIT:
      return R"({"error":{"code":"cancelled","where":null,"message":"the context was deleted during this call"}})";
    case OUVERTE_NO_MEMORY:
      return R"({"error":{"code":"resource_exhausted","where":null,"message":"out of memory"}})";
    default:
      return R"({"error":{"code":"internal","where":null,"message":"an unknown fault"}})";
  }
}

}  // namespace

ouverte_context::ouverte_context(const ouverte_limits& most) : most_(most) {}

bool ouverte_context::begin() {
  const std::scoped_lock lock(mutex_);
  if (busy_) return false;
  if (stopped_ || responder_ == nullptr) {  // one that was stopped answers no more
    responder_ = std::make_unique<ouverte::Responder>(most_of(most_));
    stop_ = {};
    stopped_ = false;
    on_event(told_, user_);
  }
  return busy_ = true;
}

bool ouverte_context::end() noexcept {
  const std::scoped_lock lock(mutex_);
  busy_ = false;
  return !removed_;
}

void ouverte_context::stop() noexcept {
  const std::scoped_lock lock(mutex_);
  if (busy_) stop_locked();
}

void ouverte_context::stop_locked() noexcept {
  stopped_ = true;
  responder_->stop();
  stop_.request_stop();
}

void ouverte_context::remove(ouverte_context* context) noexcept {
  bool busy = false;
  {
    const std::scoped_lock lock(context->mutex_);
    busy = context->removed_ = context->busy_;
    if (busy) context->stop_locked();
  }
  if (!busy) delete context;
}

std::string_view ouverte_context::answer(std::string_view request) { return answer_ = responder_->respond(request); }

bool ouverte_context::removed() {
  const std::scoped_lock lock(mutex_);
  return removed_;
}

void ouverte_context::on_event(ouverte_told told, void* user) {
  told_ = told;
  user_ = user;
  if (told == nullptr) return responder_->on_event(nullptr);
  responder_->on_event([this](std::string_view event) {
    try {
      const std::string text(event);
      std::size_t done = 0, total = 0;
      const auto json = ouverte::base::parse_json(text);
      if (json.ok() && json->contains("progress")) {
        done = json->at("progress").at("done").get<std::size_t>();
        total = json->at("progress").at("total").get<std::size_t>();
      }
      tell(done, total, text.c_str());
    } catch (const std::bad_alloc&) {
      return;  // it is not told for want of memory: the answer will be
    }
  });
}

void ouverte_context::tell(std::size_t done, std::size_t total, const char* event) noexcept {
  if (told_ != nullptr && told_(user_, done, total, event) != 0) stop();
}

ouverte_limits ouverte_context::limits(const ouverte_limits& asked) const {
  return {.seconds = least(asked.seconds, most_.seconds),
          .nodes = least(asked.nodes, most_.nodes),
          .memory_mib = least(asked.memory_mib, most_.memory_mib),
          .threads = least(asked.threads, most_.threads)};
}

namespace ouverte::foreign {

bool valid(const ouverte_limits& limits) {
  return std::isfinite(limits.seconds) && limits.seconds >= 0 && limits.memory_mib <= requests::kMostMemory &&
         limits.threads <= kMostThreads;
}

int code_of_exception() noexcept {
  try {
    throw;
  } catch (const base::Fault&) {
    return OUVERTE_INTERNAL;
  } catch (const std::exception&) {  // memory or threads that the system refuses
    return OUVERTE_NO_MEMORY;
  } catch (...) {
    return OUVERTE_INTERNAL;
  }
}

}  // namespace ouverte::foreign

const char* ouverte_version(void) { return OUVERTE_VERSION; }

ouverte_context* ouverte_new(const ouverte_limits* most) {
  const ouverte_limits limits = most == nullptr ? ouverte_limits{} : *most;
  if (!ouverte::foreign::valid(limits)) return nullptr;
  ouverte::base::faults_are_thrown() = true;
  return new (std::nothrow) ouverte_context(limits);
}

void ouverte_delete(ouverte_context* context) {
  if (context != nullptr) ouverte_context::remove(context);
}

int ouverte_on_event(ouverte_context* context, ouverte_told told, void* user) {
  return ouverte::foreign::called(context, [&] {
    context->on_event(told, user);
    return OUVERTE_OK;
  });
}

const char* ouverte_ask(ouverte_context* context, const char* request, size_t size, size_t* answer_size) {
  std::string_view answer;
  const int code = ouverte::foreign::called(context, [&] {
    if (request == nullptr && size > 0) return static_cast<int>(OUVERTE_BAD_CALL);
    answer = context->answer({request, size});
    return static_cast<int>(answer.empty() ? OUVERTE_NO_MEMORY : context->removed() ? OUVERTE_LIMIT : OUVERTE_OK);
  });
  if (code != OUVERTE_OK) answer = refusal(code);
  if (answer_size != nullptr) *answer_size = answer.size();
  return answer.data();
}

void ouverte_stop(ouverte_context* context) {
  if (context != nullptr) context->stop();
}
