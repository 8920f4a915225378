#include "app/requests/respond.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/ascii.h"
#include "app/requests/arguments.hpp"
#include "app/requests/caught.hpp"
#include "app/requests/question.hpp"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/base/stop.hpp"

namespace ouverte {
namespace {

using base::Json;

// "invalid_argument".
std::string code_of(const absl::Status& status) {
  return absl::AsciiStrToLower(absl::StatusCodeToString(status.code()));
}

// Messages of ours begin with the field at fault and a colon.
Json error_json(const absl::Status& status) {
  std::string message = base::message(status);
  Json where;
  if (const std::size_t colon = message.find(": "); colon != std::string::npos && message.find(' ') > colon) {
    where = message.substr(0, colon);
    message.erase(0, colon + 2);
  }
  return {{"error", {{"code", code_of(status)}, {"where", std::move(where)}, {"message", std::move(message)}}}};
}

absl::StatusOr<Json> answer(std::string_view text, requests::Limits most, requests::Context& context) {
  auto request = base::parse_json(text);
  if (!request.ok()) return request.status();
  if (!request->is_object()) return base::invalid("found no object, expected a request: an object with a key \"ask\"");
  std::string names;
  for (const requests::Question& question : requests::questions())
    names += base::str(names.empty() ? "" : ", ", question.name);
  const auto ask = request->find("ask");
  if (ask == request->end()) return base::invalid("ask: found nothing, expected one of ", names);
  if (!ask->is_string()) return base::invalid("ask: found no text, expected one of ", names);
  const std::string asked = ask->get<std::string>();
  const auto question = std::ranges::find(requests::questions(), asked, &requests::Question::name);
  if (question == requests::questions().end())
    return absl::NotFoundError(base::str("ask: found ", base::quoted(asked), ", expected one of ", names));
  requests::Arguments arguments(*std::move(request), std::move(most));
  return question->answer(arguments, context);
}

requests::Limits limits_of(const Responder::Most& most) {
  requests::Limits limits;
  const double longest = Responder::Most().seconds;
  if (most.seconds < longest)
    limits.time = std::chrono::nanoseconds(std::llround(std::max(most.seconds, 0.0) * std::nano::den));
  limits.nodes = most.nodes;
  limits.memory_mib = most.memory_mib;
  return limits;
}

}  // namespace

struct Responder::State {
  explicit State(const Most& limits) : most(limits_of(limits)) {}

  base::StopSource stop;
  requests::Limits most;
  requests::Context context{.solvers = requests::SolverKeeper({}, stop.get_token())};
};

Responder::Responder() : Responder(Most()) {}
Responder::Responder(const Most& most) : state_(std::make_unique<State>(most)) {}
Responder::~Responder() = default;

std::string Responder::respond(std::string_view request) noexcept {
  try {
    const auto answered = requests::caught([&]() -> absl::StatusOr<Json> {
      if (state_->stop.stop_requested()) return absl::CancelledError("stopped before this request was begun");
      return answer(request, state_->most, state_->context);
    });
    return base::json_line(answered.ok() ? *answered : error_json(answered.status()));
  } catch (...) {  // no memory for so much as an error
    return {};
  }
}

void Responder::stop() noexcept { state_->stop.request_stop(); }

void Responder::on_event(std::function<void(std::string_view event)> tell) {
  state_->context.progress = [tell](int done, int total) {
    if (tell) tell(base::json_line({{"progress", {{"done", done}, {"total", total}}}}));
  };
  state_->context.bounds = nullptr;
  if (tell) state_->context.bounds = [tell](const Json& bounds) { tell(base::json_line({{"bounds", bounds}})); };
}

bool searches(std::string_view request) noexcept {
  try {
    const auto json = base::parse_json(request);
    if (!json.ok() || !json->is_object() || !json->contains("ask")) return false;
    const auto question =
        std::ranges::find_if(requests::questions(), [&](const auto& each) { return (*json)["ask"] == each.name; });
    return question != requests::questions().end() && question->searches;
  } catch (...) {
    return false;
  }
}

std::string respond(std::string_view request) noexcept {
  try {
    return Responder().respond(request);
  } catch (...) {
    return {};
  }
}

}  // namespace ouverte
