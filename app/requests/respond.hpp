// All that a foreign caller sees: a question as JSON text, its answer as JSON text (docs/formats/requests.md). What is
// wrong with a request is an answer too, and so is what befalls the machine: nothing is thrown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ouverte {

// `request`: one object in JSON. The answer is one object on one line without its end, in UTF-8; empty only where there
// is no memory for so much as an error.
[[nodiscard]] std::string respond(std::string_view request) noexcept;

// Whether a request is answered by searching, and may take its time; not one that cannot be read.
[[nodiscard]] bool searches(std::string_view request) noexcept;

// Answers one request after the other, with what the last ones left in the tables. For one thread at a time, but
// `stop` may come from any.
class Responder {
 public:
  // What no request may cost more than, whatever it says.
  struct Most {
    double seconds = 36'000'000;
    std::uint64_t nodes = UINT64_MAX;    // of each search
    std::size_t memory_mib = 4'194'304;  // for tables
  };

  Responder();
  explicit Responder(const Most& most);
  ~Responder();
  Responder(const Responder&) = delete;
  Responder& operator=(const Responder&) = delete;

  [[nodiscard]] std::string respond(std::string_view request) noexcept;

  // The request under way ends soon, with what is known by then; those that follow are not begun.
  void stop() noexcept;

  // Who is told of the events of a request while it is answered, each one object in JSON (docs/formats/requests.md). It
  // must not throw. Null: nobody.
  void on_event(std::function<void(std::string_view event)> tell);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace ouverte
