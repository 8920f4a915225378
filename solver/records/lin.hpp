// LIN, in which Bridge Base Online keeps what was bid and played: pairs `key|value|`, and links to its hand viewer,
// which carry the same. The format was never published; what is read here is what files have in them
// (docs/formats/lin.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace ouverte::records::lin {

struct Field {
  std::string key;  // in lower case
  std::string value;
  int line = 0;
};

// The fields of one board, after those of the file's head that say something about every board.
struct Board {
  std::vector<Field> fields;
  int line = 0;
};

// Whether a text begins as LIN does, or as a link.
[[nodiscard]] bool begins_lin(std::string_view text);
[[nodiscard]] bool begins_link(std::string_view text);

[[nodiscard]] std::vector<Board> parse(std::string_view text, int line = 1);

// The LIN text that a link to the hand viewer carries: as it stands (`lin=`), or put together from hands, auction and
// play (`n= e= s= w= a= p= …`).
[[nodiscard]] absl::StatusOr<std::string> text_of_link(std::string_view link);

}  // namespace ouverte::records::lin
