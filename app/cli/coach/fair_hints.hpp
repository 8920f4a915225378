// What is told a player whose opponents' hands are hidden: hints, and what there is to say of his plays, by what he can
// see alone (docs/fair.md).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/text/text.hpp"
#include "solver/search/options.hpp"
#include "tutor/coach/coach.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::cli {

// What is known of hands beside what the user sees.
struct Evidence {
  std::vector<tutor::fair::Known> known;    // said by the record
  std::vector<tutor::fair::Known> auction;  // told by its auction
};

// An InvalidArgument status where the record says of a hand that the user plays what does not fit it.
[[nodiscard]] absl::StatusOr<Evidence> evidence_of(const tutor::Coach& coach, const records::Record& record);

class FairHints {
 public:
  FairHints(const tutor::Coach& coach, search::Options search, Evidence evidence)
      : coach_(coach), search_(std::move(search)), evidence_(std::move(evidence)) {}

  // The next hint at the user's turn, each telling more than the one before: how many cards are best on the odds, their
  // suits, which they are, how likely the goal is with them.
  [[nodiscard]] Text hint(int step);
  // What a legal card is worth.
  [[nodiscard]] Text worth(const std::string& move);
  // Of the play made last, which was the user's: nothing where the odds have nothing against it.
  [[nodiscard]] std::optional<Text> said_of_last_play() const;

 private:
  // A ResourceExhausted status where a limit struck; any other says what is wrong with what is known of hands.
  [[nodiscard]] absl::StatusOr<tutor::fair::Odds> odds_after(std::size_t plays, const std::string& judged) const;
  [[nodiscard]] const absl::StatusOr<tutor::fair::Odds>& odds_now();
  [[nodiscard]] std::string mean_in_words(const tutor::fair::CardOdds& card) const;

  const tutor::Coach& coach_;
  search::Options search_;
  Evidence evidence_;
  absl::StatusOr<tutor::fair::Odds> odds_ = absl::ResourceExhaustedError("not asked for yet");  // after so many plays
  std::size_t plays_ = 0;
  bool known_ = false;
};

}  // namespace ouverte::cli
