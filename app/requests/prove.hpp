// The question `prove`: proofs of what a deal or position is worth, as texts that `check` verifies.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

#include "app/requests/question.hpp"
#include "solver/proof/proof_search.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForProve{60};

struct ProveArguments {
  std::string objective;
  std::string guarantee;
  std::size_t nodes = 1'000'000;  // a proof with more is given up
};

// A proof, or why there is none, for a limit struck; and what was found out of the value either way.
struct Attempt {
  games::Setup setup;
  search::Interval value;
  absl::StatusOr<proof::Proof> proof;
};

// One attempt, or one a seat where everyone plays for himself and none was named; `found` is handed each as it ends.
using FoundProof = std::function<void(const games::Game& game, const Attempt& attempt)>;
[[nodiscard]] absl::Status prove(const records::Record& record, const ProveArguments& arguments, Context& context,
                                 const FoundProof& found);

[[nodiscard]] base::Json proof_json(const games::Game& game, const records::Place& place, const Attempt& attempt);

[[nodiscard]] absl::StatusOr<base::Json> answer_prove(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
