// Texts and errors made of pieces. (Debian's abseil is built with a `string_view` of its own, which does not convert
// from the standard one; these take the standard one.)
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace ouverte::base {

// The pieces one after the other: texts, characters and integers.
template <class... Pieces>
[[nodiscard]] std::string str(const Pieces&... pieces) {
  std::string joined;
  const auto add = [&joined]<class Piece>(const Piece& piece) {
    if constexpr (std::same_as<Piece, char>) {
      joined += piece;
    } else if constexpr (std::integral<Piece>) {
      joined += std::to_string(piece);
    } else {
      joined += std::string_view(piece);
    }
  };
  (add(pieces), ...);
  return joined;
}

[[nodiscard]] inline std::string quoted(std::string_view text) { return str('"', text, '"'); }

// An InvalidArgument status whose message is the pieces one after the other.
template <class... Pieces>
[[nodiscard]] absl::Status invalid(const Pieces&... pieces) {
  return absl::InvalidArgumentError(str(pieces...));
}

[[nodiscard]] inline std::string message(const absl::Status& status) { return std::string(status.message()); }

}  // namespace ouverte::base
