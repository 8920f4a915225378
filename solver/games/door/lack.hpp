// What a setup lacks that its game cannot do without: a status that says so names it for programs, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace ouverte::games {

// A field of a setup ("leader", "won.N", "contract.points").
struct Lack {
  std::string field;
  bool may_be_null = false;  // where nothing was, null says so: "nobody", of a bonus
};

enum class OrNull : std::uint8_t { kNo, kYes };

// "leader: found nothing, expected the seat to move", which `lack_in` can read.
[[nodiscard]] absl::Status lacking(std::string_view field, std::string_view expected, OrNull null = OrNull::kNo);

// Nothing of a status that says anything else.
[[nodiscard]] std::optional<Lack> lack_in(const absl::Status& status);

}  // namespace ouverte::games
