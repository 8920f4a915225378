// The answers of the fixed series of deals of a game, as they were found once and checked where a peer can:
// bench/deals/expected/<game>.json, for each job its exact values by deal, null where none has been found yet.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "solver/base/json.hpp"

namespace ouverte::bench {

class Expected {
 public:
  explicit Expected(std::string_view game);

  [[nodiscard]] std::optional<int> value(std::string_view job, int number) const;
  void learn(std::string_view job, int number, int value);
  // Writes what is known back to the file. False if it cannot.
  [[nodiscard]] bool save() const;

 private:
  std::string path_;
  base::Json known_;
};

}  // namespace ouverte::bench
