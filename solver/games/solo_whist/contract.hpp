// Contracts of Solo Whist, and how records, tags and people write them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/entry.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

enum class Sides : std::uint8_t { kPartners, kSoloist, kEveryForHimself };
enum class TrumpRule : std::uint8_t { kPreferredSuit, kSoloistNames, kNone };

inline constexpr std::array kTeamObjectives = {Objective::kTricks, Objective::kMake, Objective::kPayment};
// Where nothing is paid for tricks over or under the target, the default is whether the contract is made.
inline constexpr std::array kAllOrNothingObjectives = {Objective::kMake, Objective::kTricks, Objective::kPayment};
inline constexpr std::array kFreeForAllObjectives = {Objective::kPayment};

struct Kind {
  Name name;
  std::string_view text;  // in records
  Sides sides;
  TrumpRule trump;
  std::span<const Objective> objectives;  // the default first
};

inline constexpr std::array kKinds = {
    Kind{Name::kPropCop, "prop-cop", Sides::kPartners, TrumpRule::kPreferredSuit, kTeamObjectives},
    Kind{Name::kSolo, "solo", Sides::kSoloist, TrumpRule::kPreferredSuit, kTeamObjectives},
    Kind{Name::kMisere, "misere", Sides::kSoloist, TrumpRule::kNone, kAllOrNothingObjectives},
    Kind{Name::kAbundance, "abundance", Sides::kSoloist, TrumpRule::kSoloistNames, kTeamObjectives},
    Kind{Name::kRoyalAbundance, "royal-abundance", Sides::kSoloist, TrumpRule::kPreferredSuit, kTeamObjectives},
    Kind{Name::kMisereOuverte, "misere-ouverte", Sides::kSoloist, TrumpRule::kNone, kAllOrNothingObjectives},
    Kind{Name::kSlam, "slam", Sides::kSoloist, TrumpRule::kNone, kAllOrNothingObjectives},
    Kind{Name::kGeneralMisere, "general-misere", Sides::kEveryForHimself, TrumpRule::kNone, kFreeForAllObjectives},
    Kind{Name::kCompetitiveMisere, "competitive-misere", Sides::kEveryForHimself, TrumpRule::kNone,
         kFreeForAllObjectives},
    Kind{Name::kRoyalMisere, "royal-misere", Sides::kEveryForHimself, TrumpRule::kPreferredSuit,
         kFreeForAllObjectives}};

constexpr const Kind& kind_of(Name name) { return kKinds[static_cast<std::size_t>(name)]; }
static_assert([] {
  for (std::size_t place = 0; place < kKinds.size(); ++place)
    if (kKinds[place].name != static_cast<Name>(place)) return false;
  return true;
}());

struct ObjectiveText {
  Objective objective;
  std::string_view text;
};
inline constexpr std::array kObjectives = {ObjectiveText{Objective::kTricks, "tricks"},
                                           ObjectiveText{Objective::kMake, "make"},
                                           ObjectiveText{Objective::kPayment, "payment"}};
[[nodiscard]] std::string_view objective_text(Objective objective);

// A contract as records have it. Before the auction there is no kind yet, only the preferred suit, if that.
struct Written {
  const Kind* kind = nullptr;
  std::vector<cards::Seat> declaring;  // soloist, or proposer and acceptor
  Trump trump;
  std::optional<cards::Seat> first_to_four;  // royal misère
  bool first_to_four_said = false;           // "null" says that nobody has four yet; absence says nothing

  [[nodiscard]] Contract contract() const;  // `kind` is not null
};

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);

// Tags `Contract` (the contract's name), `Declarer` (the soloist), `Partners` ("NE"), `Trump`, `FirstToFour`.
[[nodiscard]] absl::StatusOr<base::Json> json_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);
// "solo by E, trump H"; "prop-cop N E H"; "misere W"; "general-misere". A trump left out is that of the suit turned.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, Trump turned);

}  // namespace ouverte::games::solo_whist
