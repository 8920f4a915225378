// What was found out about one record, laid out for people.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "app/requests/found.hpp"

namespace ouverte::cli {

using requests::Found;
using requests::Judged;
using requests::NoPlay;
using requests::PassedOut;
using requests::SolvedPosition;

// A heading, the hands round a compass, and the values in words.
[[nodiscard]] std::vector<Text> found_text(const Found& found, const games::Request& request);

// `interrupted`: by the user, not by a limit.
[[nodiscard]] std::vector<Text> judged_text(const games::Game& game, const Judged& judged, bool interrupted);
// `seats`: their letters in turn order.
[[nodiscard]] std::vector<Text> table_text(const games::DealTable& table, std::string_view seats, bool interrupted);

// The heading, and the hands of a deal.
[[nodiscard]] std::vector<Text> heading(const Found& found);

}  // namespace ouverte::cli
