// What is said before the first lead (decision 19): the declarer announces; then the others, one after the other, each
// announce and double; and the declarer doubles what they have announced.
#pragma once

#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/choosing.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::dreiertarock {

// Whose turn it is; nobody's where all has been said. `contract`: with the exchange made, as records have it; `written`
// is that read.
[[nodiscard]] std::optional<Seat> speaker(const base::Json& contract, const Written& written);

// A hand as its player holds it: the declarer's with the group taken and without the cards laid aside.
[[nodiscard]] CardSet hand_held(const Setup& setup, const Written& written, Seat seat);

// What he may know before the first lead, in sentences: the contract, the talon as far as it lies open, what has been
// said, and his hand.
[[nodiscard]] std::string known_before_play(const Setup& setup, const Written& written, Seat seat);

// What he is asked; the contract after his answer ("pagat, double game", "nothing"), with the next one's turn noted;
// and what is best to say, each thing looked at by itself.
[[nodiscard]] Choosing speaking(const Setup& setup, const Written& written, Seat seat);
[[nodiscard]] absl::StatusOr<Written> spoken(const Setup& setup, const Written& written, Seat seat,
                                             std::string_view answer);
[[nodiscard]] absl::StatusOr<ChoiceAdvice> speaking_advised(const Setup& setup, Seat seat,
                                                            const search::Options& options);

}  // namespace ouverte::games::dreiertarock
