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

// Takes out of a request what its answer and its events are to be known by, where it says so.
absl::Status take_name(Json& request, Json& name) {
  const auto found = request.find("request");
  if (found == request.end()) return absl::OkStatus();
  if (!found->is_string() && !found->is_number_integer())
    return base::invalid("request: found ", found->type_name(), ", expected a text or a whole number");
  name = std::move(*found);
  request.erase(found);
  return absl::OkStatus();
}

void add_name(Json& answer, const Json& name) {
  if (!name.is_null()) answer["request"] = name;
}

absl::StatusOr<Json> read_request(std::string_view text) {
  auto request = base::parse_json(text);
  if (request.ok() && !request->is_object())
    return base::invalid("found no object, expected a request: an object with a key \"ask\"");
  return request;
}

absl::StatusOr<Json> answer(Json request, requests::Limits most, requests::Context& context) {
  std::string names;
  for (const requests::Question& question : requests::questions())
    names += base::str(names.empty() ? "" : ", ", question.name);
  const auto ask = request.find("ask");
  if (ask == request.end()) return base::invalid("ask: found nothing, expected one of ", names);
  if (!ask->is_string()) return base::invalid("ask: found no text, expected one of ", names);
  const std::string asked = ask->get<std::string>();
  const auto question = std::ranges::find(requests::questions(), asked, &requests::Question::name);
  if (question == requests::questions().end())
    return absl::NotFoundError(base::str("ask: found ", base::quoted(asked), ", expected one of ", names));
  requests::Arguments arguments(std::move(request), std::move(most));
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
  Json name;  // of the request that is being answered
  requests::Context context{.solvers = requests::SolverKeeper({}, stop.get_token())};
};

Responder::Responder() : Responder(Most()) {}
Responder::Responder(const Most& most) : state_(std::make_unique<State>(most)) {}
Responder::~Responder() = default;

std::string Responder::respond(std::string_view text) noexcept {
  try {
    state_->name = nullptr;
    auto answered = requests::caught([&]() -> absl::StatusOr<Json> {
      auto request = read_request(text);
      if (!request.ok()) return request.status();
      if (absl::Status named = take_name(*request, state_->name); !named.ok()) return named;
      if (state_->stop.stop_requested()) return absl::CancelledError("stopped before this request was begun");
      return answer(*std::move(request), state_->most, state_->context);
    });
    Json said = answered.ok() ? *std::move(answered) : error_json(answered.status());
    add_name(said, state_->name);
    return base::json_line(said);
  } catch (...) {  // no memory for so much as an error
    return {};
  }
}

void Responder::stop() noexcept { state_->stop.request_stop(); }

void Responder::on_event(std::function<void(std::string_view event)> tell) {
  state_->context.progress = [](int, int) {};
  state_->context.bounds = nullptr;
  if (!tell) return;
  const auto tell_of = [tell = std::move(tell), state = state_.get()](Json event) {
    add_name(event, state->name);
    tell(base::json_line(event));
  };
  state_->context.progress = [tell_of](int done, int total) {
    tell_of({{"progress", {{"done", done}, {"total", total}}}});
  };
  state_->context.bounds = [tell_of](const Json& bounds) { tell_of({{"bounds", bounds}}); };
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
