// The question `odds`: what each card is worth on what the player can see.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "app/requests/question.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForOdds{60};
inline constexpr std::size_t kMostLayouts = 1'000'000;
inline constexpr int kMostGoal = 1'000'000;  // and no less than the negative of that

// Empty texts and 0 say nothing.
struct OddsArguments {
  std::string seat;       // whose view; else that of the player to move
  bool lead = false;      // before the first play of the record
  std::size_t play = 0;   // before this play of the record, counted from 1, and the play judged
  std::string knows;      // what is known of hands, as tutor/fair/knows.hpp reads it, beside the record's tag `Knows`
  bool auction = true;    // what the recorded auction tells, too
  bool inference = true;  // equal cards are played at random
  std::size_t layouts = 0;
  std::optional<int> goal;   // of the value
  bool chance_only = false;  // no means, but where the chance tells nothing
  std::uint64_t seed = 0;
  unsigned threads = 1;
};

struct OddsFound {
  const games::Game* game = nullptr;
  records::Place place;
  std::string seat;     // to move
  std::string given;    // what the user and the record say of hands
  std::string auction;  // what the auction tells of them
  std::string judged;   // the play that was made
  tutor::fair::Odds odds;
};

[[nodiscard]] absl::StatusOr<OddsFound> odds(records::Record record, const OddsArguments& arguments, Context& context);
[[nodiscard]] base::Json odds_json(const OddsFound& found);

[[nodiscard]] absl::StatusOr<base::Json> answer_odds(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
