// The engines of a game that answer different questions, of which one is needed at a time.
#pragma once

#include <utility>
#include <variant>

#include "solver/search/options.hpp"

namespace ouverte::games {

// Each is made, with the options first of all, when it is first asked for, and given up for another one: the memory of
// a solver is there for one.
template <class... Engines>
class OneEngine {
 public:
  explicit OneEngine(search::Options options) : options_(std::move(options)) {}

  template <class Engine, class... More>
  [[nodiscard]] Engine& use(const More&... more) {
    if (!std::holds_alternative<Engine>(engine_)) engine_.template emplace<Engine>(options_, more...);
    return std::get<Engine>(engine_);
  }

  // Forgets what the one in use remembers.
  void forget() { std::visit(Forget{}, engine_); }

 private:
  struct Forget {
    void operator()(std::monostate) const {}
    template <class Engine>
    void operator()(Engine& engine) const {
      engine.forget();
    }
  };

  search::Options options_;
  std::variant<std::monostate, Engines...> engine_;
};

}  // namespace ouverte::games
