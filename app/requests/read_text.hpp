// Texts that hold records, in every form that is read.
#pragma once

#include <functional>
#include <string_view>

#include "app/requests/arguments.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/records/record.hpp"

namespace ouverte::requests {

// Makes records of a text; `file` names it in messages.
using ReadText = std::function<records::Readings(std::string_view text, std::string_view file)>;
// The same of a text in words, read so.
using ReadPosted =
    std::function<records::Readings(const puzzles::HowPosted& how, std::string_view text, std::string_view file)>;

// What of a text in words is read, by the arguments `set_aside` and `hands_only` of a request, and what is `said`
// beside it.
inline constexpr std::string_view kSetAside = "set_aside", kHandsOnly = "hands_only", kSaid = "said";
[[nodiscard]] puzzles::HowPosted how_posted(Arguments& arguments);

// Records as `records::read_records` finds them; a text that holds none, and is no PBN, LIN or JSON, is read as a
// deal or problem in words, as people post them (docs/formats/posted.md). Where it is that neither, the message says so
// of both.
[[nodiscard]] records::Readings read_records_or_posted(std::string_view text, std::string_view file);
[[nodiscard]] records::Readings read_records_as(const puzzles::HowPosted& how, std::string_view text,
                                                std::string_view file);

}  // namespace ouverte::requests
