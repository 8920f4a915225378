// What a record says of a deal of Rummage besides its cards: the melds made, and how far the play is looked at.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/contract_form.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

inline constexpr int kMostHorizon = 10'000;

struct ObjectiveText {
  Objective objective;
  std::string_view text;
};
inline constexpr std::array kObjectives = {ObjectiveText{Objective::kScore, "score"},
                                           ObjectiveText{Objective::kOut, "out"}};

// The deals, by the number of players: their names in lists of contracts.
inline constexpr std::array<std::string_view, kMostPlayers - kLeastPlayers + 1> kTables = {"3 players", "4 players",
                                                                                           "5 players", "6 players"};

using Melds = std::vector<std::vector<int>>;  // by seat, the sizes of the sets laid down

struct Written {
  std::optional<int> players;  // as many as there are hands, if it is not said
  Melds melds;                 // none where nobody has laid any
  std::optional<int> horizon;  // plays left to it; not said: there is none
  int played = 0;              // plays before it that count for `out`
  std::optional<Seat> swept;   // who went out by melding all his cards, having melded nothing before
};

// There is no auction.
[[nodiscard]] inline bool names_contract(const Written&) { return true; }
[[nodiscard]] inline bool free_for_all(const Written&) { return true; }

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);
[[nodiscard]] std::vector<FormField> contract_form();

// Tags `Melds` ("A:4,3 C:5"), `Horizon`, `Played`, `Swept`. The number of players is that of the hands of `Deal`.
[[nodiscard]] absl::StatusOr<Written> written_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);
// "horizon 8", the melds as they were; "4 players" of a deal still to be dealt.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before);

}  // namespace ouverte::games::rummage
