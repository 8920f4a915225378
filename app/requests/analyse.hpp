// The question `analyse`: a recorded deal marked play by play.
#pragma once

#include <chrono>
#include <string>

#include "app/requests/found.hpp"
#include "app/requests/question.hpp"

namespace ouverte::requests {

// The whole of a hard deal may take longer: its last plays are judged at least.
inline constexpr std::chrono::minutes kTimeForAnalyse{2};

// Empty texts leave what the record says as it is.
struct AnalyseArguments {
  std::string objective;
  std::string guarantee;
  bool why = true;     // say why plays cost something
  bool fair = false;   // judge what cost something on what the player knew, too (docs/fair.md),
  bool lucky = false;  // and what did not
  std::string knows = {};
  bool auction = true;
  unsigned threads = 1;  // for layouts
  bool bids = false;     // bring the bidding to its end and judge the calls that were made, too, as `table` does
  bool sums = false;     // the answer says what the deal adds to the totals and habits of its players, too
};

[[nodiscard]] absl::StatusOr<Found> analyse(const records::Record& record, const AnalyseArguments& arguments,
                                            Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_analyse(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
