// The choices before the first lead (decision 19): the group of the talon that the declarer takes, the cards that he
// lays aside, and what each player announces and doubles.
#pragma once

#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/door/choosing.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::dreiertarock {

// As `games::Choices` says.
[[nodiscard]] games::Contract before_choices(const games::Contract& contract);
[[nodiscard]] std::optional<Choosing> choosing(const Setup& setup);
[[nodiscard]] absl::StatusOr<games::Contract> chosen(const Setup& setup, std::string_view answer);
[[nodiscard]] absl::StatusOr<ChoiceAdvice> choice_advised(const Setup& setup, const search::Options& options);

}  // namespace ouverte::games::dreiertarock
