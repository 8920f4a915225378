// Requests as foreign callers may write them, with little time for each.
#include "app/requests/respond.hpp"
#include "solver/base/json.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  Responder responder({.seconds = 0.05, .nodes = 200, .memory_mib = 1});
  const std::string answer = responder.respond(bytes);
  must(answer.find('\n') == std::string::npos, "an answer is a line", answer);
  const auto json = base::parse_json(answer);
  must(json.ok() && json->is_object(), "an answer is an object", answer);
  if (!json->contains("error")) return;
  must(json->size() == 1, "an error is nothing else", answer);
  const base::Json& error = json->at("error");
  for (const char* key : {"code", "where", "message"}) must(error.contains(key), "an error says all of itself", answer);
  must(!error.at("message").get<std::string>().empty(), "an error has a message", answer);
}

}  // namespace ouverte::fuzz
