// What is asked so that a contract is named, as data: a page makes its controls of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "solver/base/json.hpp"

namespace ouverte::games {

// What a field of the form says in the contract's JSON; `kWay` says nothing there, but which of the others are asked.
enum class FormKind : std::uint8_t {
  kText,
  kWord,
  kNumber,
  kFlag,
  kSuit,
  kTrump,
  kSeat,
  kSeats,
  kCards,
  kOfSeats,
  kWay
};

struct FormField {
  // Asked where each of these fields says one of these values.
  struct When {
    std::string field;
    std::vector<base::Json> values;
  };

  std::string name = {};  // in the contract's JSON
  FormKind kind = FormKind::kText;
  std::vector<base::Json> values = {};  // of a word or a way; of seats and cards those that can be named, if not all
  int least = 0, most = 0;              // of a number; `most` of cards and seats: so many
  base::Json usual = nullptr;           // what is meant if nothing is said; null: nothing
  std::vector<When> when = {};
  bool deals = false;  // what is dealt depends on it
};

// [{"name": "trump", "kind": "suit", "when": {"name": ["solo"]}}, …]
[[nodiscard]] base::Json to_json(const std::vector<FormField>& form);

}  // namespace ouverte::games
