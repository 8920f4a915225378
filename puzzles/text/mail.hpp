// What mails put round a text: who it is from and to, who wrote what is quoted, and the writer's signature.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// Takes such lines out of a text, and returns them.
[[nodiscard]] std::vector<Line> take_mail_lines(std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
