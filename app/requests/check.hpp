// The question `check`: whether proofs are complete, by the rules alone.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <variant>

#include "app/requests/question.hpp"
#include "solver/base/stop.hpp"
#include "solver/proof/checker.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForCheck{60};

// Of each proof.
struct CheckLimits {
  std::chrono::nanoseconds time = kTimeForCheck;
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
};

struct Verified {
  const proof::Proof& proof;
  proof::Checked checked;
};
// A proof that is none, that a limit left unchecked, or a text that goes wrong behind the proofs that were read.
using Verdict = std::variant<Verified, proof::ProofFault>;

// Hands `say` what is to be said of each proof of a text, in their order, until a stop is requested.
void check(std::string_view text, const CheckLimits& limits, const base::StopToken& stop,
           const std::function<void(const Verdict&)>& say);

[[nodiscard]] base::Json verdict_json(const Verdict& verdict);

[[nodiscard]] absl::StatusOr<base::Json> answer_check(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
