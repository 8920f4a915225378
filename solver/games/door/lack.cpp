#include "solver/games/door/lack.hpp"

#include "absl/strings/cord.h"
#include "solver/base/status.hpp"

namespace ouverte::games {
namespace {

constexpr const char* kOfWhat = "lack";
constexpr const char* kOfNull = "lack, or null";

}  // namespace

absl::Status lacking(std::string_view field, std::string_view expected, OrNull null) {
  absl::Status status = base::invalid(field, ": found nothing, expected ", expected);
  status.SetPayload(null == OrNull::kYes ? kOfNull : kOfWhat,
                    absl::Cord(absl::string_view(field.data(), field.size())));
  return status;
}

std::optional<Lack> lack_in(const absl::Status& status) {
  if (const auto field = status.GetPayload(kOfNull)) return Lack{.field = std::string(*field), .may_be_null = true};
  if (const auto field = status.GetPayload(kOfWhat)) return Lack{.field = std::string(*field)};
  return std::nullopt;
}

}  // namespace ouverte::games
