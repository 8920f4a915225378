// The arguments of a request: the keys of its JSON object, read one after the other, each with what it is if absent.
// The first that is wrong is noted, and the question asks for it once all have been read.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "app/requests/context.hpp"
#include "solver/base/json.hpp"

namespace ouverte::requests {

class Arguments {
 public:
  // `request`: an object. `most`: no request may cost more.
  Arguments(base::Json request, Limits most) : request_(std::move(request)), most_(std::move(most)) {}

  // The value of a key, or null where there is none.
  [[nodiscard]] const base::Json* value(std::string_view key);
  [[nodiscard]] bool has(std::string_view key) const { return request_.contains(key); }

  // A text that is there is not empty.
  [[nodiscard]] std::string text(std::string_view key);
  [[nodiscard]] std::vector<std::string> texts(std::string_view key);
  [[nodiscard]] bool flag(std::string_view key, bool absent = false);
  template <class Number>
  [[nodiscard]] Number number(std::string_view key, Number absent, std::uint64_t least,
                              std::uint64_t most = std::numeric_limits<Number>::max()) {
    return static_cast<Number>(whole(key, static_cast<std::uint64_t>(absent), least, most));
  }
  // One that may be negative, and is `most` at most either way.
  [[nodiscard]] std::optional<int> integer(std::string_view key, int most);
  // One seat of a game, or several, by their letters however they are named; what cannot be read stays as it is.
  [[nodiscard]] std::string seat(std::string_view key);
  [[nodiscard]] std::string seats(std::string_view key);
  // `time` in seconds, `nodes`, `memory` in MiB and `without`, none above what no request may cost more than.
  // `absent`: of a request that does not say.
  [[nodiscard]] Limits limits(std::chrono::nanoseconds absent = std::chrono::nanoseconds::max());
  [[nodiscard]] std::chrono::nanoseconds time(std::chrono::nanoseconds absent = std::chrono::nanoseconds::max());
  [[nodiscard]] std::uint64_t nodes();

  // An argument that must be there.
  void require(std::string_view key, std::string_view expected);
  void refuse(absl::Status fault);

  // InvalidArgument, if anything is wrong with the arguments, or one is there that was not asked for.
  [[nodiscard]] absl::Status fault() const;

 private:
  [[nodiscard]] std::uint64_t whole(std::string_view key, std::uint64_t absent, std::uint64_t least,
                                    std::uint64_t most);

  base::Json request_;
  Limits most_;
  std::vector<std::string_view> known_ = {"ask"};
  absl::Status fault_;
};

}  // namespace ouverte::requests
