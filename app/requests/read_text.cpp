#include "app/requests/read_text.hpp"

#include <algorithm>

#include "solver/base/status.hpp"

namespace ouverte::requests {
namespace {

bool holds_a_record(const records::Readings& readings) {
  return std::ranges::any_of(readings,
                             [](const auto& reading) { return std::holds_alternative<records::Record>(reading); });
}

}  // namespace

puzzles::HowPosted how_posted(Arguments& arguments) {
  using puzzles::WordsUsed;
  const bool aside = arguments.flag(kSetAside), hands = arguments.flag(kHandsOnly);
  if (aside && hands)
    arguments.refuse(base::invalid(kHandsOnly, ": found it beside ", kSetAside, ", expected one or the other"));
  return {.supplied = arguments.text(kSaid),
          .words = hands   ? WordsUsed::kNone
                   : aside ? WordsUsed::kAllButClauses
                           : WordsUsed::kAll,
          .by_options = false};
}

records::Readings read_records_or_posted(std::string_view text, std::string_view file) {
  return read_records_as({}, text, file);
}

records::Readings read_records_as(const puzzles::HowPosted& how, std::string_view text, std::string_view file) {
  records::Readings readings = records::read_records(text, file);
  if (holds_a_record(readings)) return readings;
  records::Readings posted = puzzles::read_deals(how, text, file);
  if (holds_a_record(posted)) return posted;
  if (!readings.empty() && !puzzles::is_in_words(text)) return readings;
  for (auto& reading : posted)
    if (auto* problem = std::get_if<records::Problem>(&reading))
      problem->message = base::str("found no PBN, LIN or JSON; read as a deal in words: ", problem->message);
  return posted;
}

}  // namespace ouverte::requests
