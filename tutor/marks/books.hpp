// What recorded deals brought their players, game by game: the account of the match (`ledger.hpp`), or, of games whose
// deals are played at several tables, the comparison of those (`duplicate.hpp`).
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "tutor/marks/duplicate.hpp"
#include "tutor/marks/ledger.hpp"

namespace ouverte::tutor {

class Books {
 public:
  explicit Books(MatchEnd end) : ledger_(end) {}
  // Enters a deal; empty, or in words why it is in no account: "not played to its end".
  absl::StatusOr<std::string> add(const games::Game& game, const records::Record& record);
  [[nodiscard]] const Ledger& ledger() const { return ledger_; }
  [[nodiscard]] const Duplicate& duplicate() const { return duplicate_; }

 private:
  Ledger ledger_;
  Duplicate duplicate_;
};

// {"accounts": […], "duplicate": […]}.
[[nodiscard]] base::Json to_json(const Books& books);

}  // namespace ouverte::tutor
