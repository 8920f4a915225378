// The engine as WebAssembly: what app/page/engine/wasm.js calls. Texts lie in the engine's memory, as bytes and their
// number.
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include "app/requests/respond.hpp"

#define OUVERTE_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

// What the host is told while a request is answered.
extern "C" __attribute__((import_module("ouverte"), import_name("event"))) void ouverte_event(const char* text,
                                                                                              std::size_t size);

namespace {

std::string answer;

ouverte::Responder& responder() {
  static ouverte::Responder one({.memory_mib = 96});  // a worker each, and a phone has not much more
  return one;
}

}  // namespace

// Room for a request, which `ouverte_respond` frees.
OUVERTE_EXPORT(ouverte_alloc) char* ouverte_alloc(std::size_t size) { return static_cast<char*>(std::malloc(size)); }

OUVERTE_EXPORT(ouverte_respond) void ouverte_respond(char* request, std::size_t size) {
  responder().on_event([](std::string_view event) { ouverte_event(event.data(), event.size()); });
  answer = responder().respond({request, size});
  std::free(request);
}

// The last answer.
OUVERTE_EXPORT(ouverte_answer) const char* ouverte_answer() { return answer.data(); }
OUVERTE_EXPORT(ouverte_answer_size) std::size_t ouverte_answer_size() { return answer.size(); }
