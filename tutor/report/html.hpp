// Analyses as a page for the browser: one file that asks the network for nothing and steps through the deals.
#pragma once

#include <span>
#include <string>

#include "solver/base/json.hpp"

namespace ouverte::tutor {

// `analyses` are as `to_json` makes them, one a record; `habits` those of `Habits` over the same records, or an empty
// list. Text in them stays text on the page, whatever it says.
[[nodiscard]] std::string html_report(std::span<const base::Json> analyses,
                                      const base::Json& habits = base::Json::array());

}  // namespace ouverte::tutor
