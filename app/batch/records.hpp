// The records of a shard, one by one: dealt, or out of the slice of a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "app/batch/manifest.hpp"
#include "app/requests/context.hpp"
#include "solver/base/json.hpp"
#include "solver/games/door/bulk.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::batch {

// The game whose deals can be numbers; null if there is none.
[[nodiscard]] const games::Game* game_in_numbers(requests::Games games);

class Records {
 public:
  // A status where the slice is not what it was when the manifest was made, or the game or its contract is none.
  [[nodiscard]] static absl::StatusOr<Records> of(const Manifest& manifest, const Shard& shard, requests::Games games);

  // A record as JSON (docs/formats/json.md), or what is wrong with it; `number`: in the shard, from 0.
  [[nodiscard]] absl::StatusOr<base::Json> record(std::uint64_t number) const;
  // Its four hands; an InvalidArgument status where it is no whole deal of the game in numbers.
  [[nodiscard]] absl::StatusOr<games::BulkHands> hands(std::uint64_t number) const;

  // The number of the first of them in the batch, from 0.
  [[nodiscard]] std::uint64_t first() const { return first_; }
  // Whether whoever reads the answers has the records already, as they stand in a file of text.
  [[nodiscard]] bool in_text() const { return !lines_.empty(); }

 private:
  [[nodiscard]] games::Setup dealt(std::uint64_t number) const;
  [[nodiscard]] std::string_view packed(std::uint64_t number) const;

  const games::Game* game_ = nullptr;  // of what is dealt or packed
  games::Contract contract_;
  std::uint64_t seed_ = 0;
  std::uint64_t first_ = 0;  // of the shard's records
  Kind kind_ = Kind::kJsonLines;
  std::string slice_;
  std::vector<std::string_view> lines_;  // of it
  std::vector<std::uint64_t> line_numbers_;
};

// The same of text: the lines that are not blank, and where each begins.
struct RecordLine {
  std::string_view text;
  std::uint64_t number = 0;  // counted from 0
  std::uint64_t offset = 0;
};
[[nodiscard]] std::vector<RecordLine> lines_with_records(std::string_view text);

}  // namespace ouverte::batch
