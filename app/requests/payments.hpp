// What a table pays, where it is not what its records say.
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "solver/records/record.hpp"

namespace ouverte::requests {

// The record of a table that pays so, as the contracts of its game have it ("solo=4+1"); the empty text changes
// nothing. A status where the game knows no such payments.
[[nodiscard]] absl::StatusOr<records::Record> paid_by(records::Record record, const std::string& payments);

// What is wrong with payments that no game has; empty where one has them.
[[nodiscard]] std::string fault_in_payments(const std::string& payments);

}  // namespace ouverte::requests
