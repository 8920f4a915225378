// What is wrong with a posted problem, and the option of the command line that helps.
#pragma once

#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/strings/cord.h"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {

inline constexpr std::string_view kSetAside = "--set-aside";

// A fault and the line that it stands at; `option`: what says that which is missing, "--trump", or reads the rest.
struct Fault {
  int line = 0;
  std::string message;
  std::string option = {};
};

// The error that something is missing which an option can say. `fault_of` keeps the option.
template <class... Pieces>
[[nodiscard]] absl::Status lacking(std::string_view option, const Pieces&... pieces) {
  absl::Status status = base::invalid(pieces...);
  status.SetPayload("option", absl::Cord(absl::string_view(option.data(), option.size())));
  return status;
}

[[nodiscard]] inline Fault fault_of(int line, const absl::Status& status) {
  const auto option = status.GetPayload("option");
  return {line, base::message(status), option ? std::string(*option) : std::string()};
}

}  // namespace ouverte::puzzles::text
