// The question `deal`: random deals as records.
#pragma once

#include <cstdint>
#include <string>

#include "app/requests/question.hpp"
#include "solver/base/random.hpp"

namespace ouverte::requests {

// Deals one after the other, the same for the same seed.
class Dealer {
 public:
  // `contract`: deals ready to be played under it; null: as the game deals.
  Dealer(const games::Entry& game, base::Json contract, std::uint64_t seed)
      : game_(game), contract_(std::move(contract)), random_(seed) {}

  // Called 1, 2, 3 …
  [[nodiscard]] records::Record next();

 private:
  const games::Entry& game_;
  base::Json contract_;
  base::Random random_;
  int dealt_ = 0;
};

// The contract that a text names, null for an empty one.
[[nodiscard]] absl::StatusOr<base::Json> contract_of(const games::Entry& game, const std::string& text);

[[nodiscard]] absl::StatusOr<base::Json> answer_deal(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
