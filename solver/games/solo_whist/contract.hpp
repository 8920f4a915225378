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
#include "solver/games/door/contract.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/schedule.hpp"

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

// How many players declare.
constexpr std::size_t declarers(const Kind& kind) {
  return kind.sides == Sides::kPartners ? 2 : kind.sides == Sides::kSoloist ? 1 : 0;
}

// The kind that records call so, or people do: "royal-abundance", "Royal abundance", "misère ouverte", "open misère".
// Null: none.
[[nodiscard]] const Kind* kind_called(std::string_view text);
[[nodiscard]] std::string contract_names();  // "one of prop-cop solo …", for messages

struct ObjectiveText {
  Objective objective;
  std::string_view text;
};
inline constexpr std::array kObjectives = {ObjectiveText{Objective::kTricks, "tricks"},
                                           ObjectiveText{Objective::kMake, "make"},
                                           ObjectiveText{Objective::kPayment, "payment"}};
[[nodiscard]] std::string_view objective_text(Objective objective);

// What follows when all pass: the hands are thrown in, or one of the three deals is played; before it the auction may
// be re-opened for a solo in another suit.
struct AllPass {
  bool kimberley = false;
  std::optional<Name> deal = {};  // nothing: thrown in
  friend bool operator==(const AllPass&, const AllPass&) = default;
};
// "thrown-in", "royal-misere", "kimberley general-misere"; `field`: what messages call the place it stands in.
[[nodiscard]] std::string all_pass_text(const AllPass& all_pass);
[[nodiscard]] absl::StatusOr<AllPass> read_all_pass(std::string_view field, std::string_view text);

// A contract as records have it. Before the auction there is no kind yet, only the suit turned and what the table pays,
// if that.
struct Written {
  const Kind* kind = nullptr;
  std::vector<cards::Seat> declaring;  // soloist, or proposer and acceptor
  Trump trump;
  std::optional<cards::Seat> first_to_four;  // royal misère
  bool first_to_four_said = false;           // "null" says that nobody has four yet; absence says nothing
  Schedule schedule;
  AllPass all_pass;
  Trump turned;                          // where the trump of the contract is another suit, or none, and it is known
  std::optional<cards::Card> turned_up;  // the card itself, where it is known; `turned` is then its suit

  [[nodiscard]] Contract contract() const;  // `kind` is not null
};

[[nodiscard]] inline bool names_contract(const Written& written) { return written.kind != nullptr; }
[[nodiscard]] inline bool free_for_all(const Written& written) {
  return written.kind != nullptr && written.kind->sides == Sides::kEveryForHimself;
}

// The same of any deal, where the card turned up is not known.
[[nodiscard]] inline Written without_card(Written written) {
  written.turned_up.reset();
  return written;
}

// The suit turned, as far as the contract tells: the trump of a solo is taken for it.
[[nodiscard]] Trump turned_suit(const Written& written);

// What is said of the suit turned: the suit, "H", or the card turned up, "H3". Nothing: neither.
struct TurnedUp {
  Trump suit;
  std::optional<cards::Card> card;
};
[[nodiscard]] std::optional<TurnedUp> read_turned_up(std::string_view text);
inline constexpr std::string_view kTurnedUp = "a card, or one of S H D C";
[[nodiscard]] std::string turned_up_text(const Written& written);  // as in records; `turned` is known
// Whether records say what was turned beside the trump.
[[nodiscard]] bool tells_turned(const Written& written);
// Before the auction the suit turned is the trump: a status where another is said, for the field `field`.
[[nodiscard]] absl::Status take_turned(Written& written, std::string_view field);

// A contract that breaks none of its own rules, whichever way it was written. `fields`: what it calls its parts there.
struct FieldNames {
  std::string_view trump, partners, turned;
};
[[nodiscard]] absl::Status check_written(const Written& written, bool trump_said, const FieldNames& fields);

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);

// Tags `Contract` (the contract's name), `Declarer` (the soloist), `Partners` ("NE"), `Trump`, `FirstToFour`, `Turned`,
// `Payments`, `AllPass`.
[[nodiscard]] absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);
// "solo by E, trump H"; "royal abundance W"; "prop and cop N E H"; "misère W"; "solo E, payments solo=4+1". A trump
// left out is that of the suit turned; where only payments are said, the contract stays as it is in `before`.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before);

}  // namespace ouverte::games::solo_whist
