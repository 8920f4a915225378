// The bytes of a file as text: byte order marks and line ends out of the way.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace ouverte::records {

// The text with "\n" for every kind of line end.
[[nodiscard]] std::string unix_line_ends(std::string_view text);

// The text with "\n" for every kind of line end and without its byte order mark; UTF-16, which such a mark announces,
// becomes UTF-8. Bytes of other encodings stay as they are.
[[nodiscard]] std::string plain_text(std::string_view bytes);

// Whether bytes can be a text that is read. A status says what they are instead: nothing at all, packed data, UTF-16
// that no mark announces.
[[nodiscard]] absl::Status expect_text(std::string_view bytes);

// How many bytes the UTF-8 character at the front of the text takes; 0 where there is none.
[[nodiscard]] std::size_t utf8_length(std::string_view text);

// The text in UTF-8: itself if that is what it is, else every byte taken for a Latin-1 letter.
[[nodiscard]] std::string as_utf8(std::string_view text);

}  // namespace ouverte::records
