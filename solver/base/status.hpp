// Texts and errors made of pieces. (Debian's abseil is built with a `string_view` of its own, which does not convert
// from the standard one; these take the standard one.)
#pragma once

#include <concepts>
#include <cstddef>
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

// A number of what is counted, `one` of it: "1 trick", "2 tricks".
template <std::integral Number>
[[nodiscard]] std::string counted(Number number, std::string_view one) {
  return str(number, ' ', one, number == 1 ? "" : "s");
}

// The beginning of a text that a message echoes, for files hold lines of any length. It ends between two characters of
// UTF-8.
[[nodiscard]] inline std::string excerpt(std::string_view text) {
  constexpr std::size_t kLong = 60;
  constexpr std::size_t kLongestCharacter = 4;
  if (text.size() <= kLong) return std::string(text);
  const auto inside = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  std::size_t end = kLong;
  while (inside(end) && kLong - end < kLongestCharacter) --end;
  return str(text.substr(0, end), "...");
}

[[nodiscard]] inline std::string quoted(std::string_view text) { return str('"', excerpt(text), '"'); }

// An InvalidArgument status whose message is the pieces one after the other.
template <class... Pieces>
[[nodiscard]] absl::Status invalid(const Pieces&... pieces) {
  return absl::InvalidArgumentError(str(pieces...));
}

[[nodiscard]] inline std::string message(const absl::Status& status) { return std::string(status.message()); }

}  // namespace ouverte::base
