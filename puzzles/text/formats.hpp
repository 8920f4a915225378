// Files of problems that have a form of their own, as the posted text that they amount to, line for line: the text form
// of BTS ("deal", "contract", "play", "comment"), and the deal files of Deep Finesse ("Deal:", "Contract:", "OnLead:").
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ouverte::puzzles::text {

[[nodiscard]] std::optional<std::string> as_posted(std::string_view text);

// A PBN board that tells its hands alone, and who deals, as the diagram that it is to the words beside it.
[[nodiscard]] std::optional<std::string> with_board_as_diagram(std::string_view text);

// Links that carry all four hands as "deal=('…','N None 1C …')", as lines of words in their place.
[[nodiscard]] std::string with_deals_of_links(std::string_view text);

}  // namespace ouverte::puzzles::text
