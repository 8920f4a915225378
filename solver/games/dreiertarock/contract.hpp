// Contracts of Dreiertarock, and how records, tags and people write them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::games::dreiertarock {

inline constexpr std::string_view kSeats = cards::kLetters.substr(0, kPlayers);
inline constexpr int kGroup = 3;  // cards of each of the talon's two groups
inline constexpr int kDealt = 12;

inline constexpr std::array kTeamObjectives = {Objective::kPayment, Objective::kPoints, Objective::kMake};
inline constexpr std::array kTrischakenObjectives = {Objective::kPayment, Objective::kPoints};

enum class TalonUse : std::uint8_t { kExchange, kUntouched, kSetAside };

struct Kind {
  Name name;
  std::string_view text;  // in records
  TalonUse talon;
  std::span<const Objective> objectives;  // the default first
};

inline constexpr std::array kKinds = {
    Kind{Name::kSingle, "single", TalonUse::kExchange, kTeamObjectives},
    Kind{Name::kDouble, "double", TalonUse::kExchange, kTeamObjectives},
    Kind{Name::kTriple, "triple", TalonUse::kExchange, kTeamObjectives},
    Kind{Name::kSuitSolo, "suit-solo", TalonUse::kUntouched, kTeamObjectives},
    Kind{Name::kSolo, "solo", TalonUse::kUntouched, kTeamObjectives},
    Kind{Name::kSoloSlam, "solo-slam", TalonUse::kUntouched, kTeamObjectives},
    Kind{Name::kTrischaken, "trischaken", TalonUse::kSetAside, kTrischakenObjectives}};

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
inline constexpr std::array kObjectives = {ObjectiveText{Objective::kPayment, "payment"},
                                           ObjectiveText{Objective::kPoints, "points"},
                                           ObjectiveText{Objective::kMake, "make"}};
[[nodiscard]] std::string_view objective_text(Objective objective);

// A player, or nobody (`kNobody`); absent where the record does not say.
using SaidSeat = std::optional<std::int8_t>;
inline constexpr int kUnsaid = -1;  // card points that follow from the others

// What a Pagat in the last trick did, of a deal that is over: no card tells any more.
struct UltimoSaid {
  Ultimo what = Ultimo::kNone;
  Seat by{};
};

// A contract as records have it. Before the bidding there is no kind yet, only the talon. Without `points` the hands
// beside it are those dealt, and nothing has been played; with them, what each player holds now.
struct Written {
  const Kind* kind = nullptr;
  Contract contract;  // but for `kings` and `trull`, which the position finds in the deal
  bool declarer_leads = false;
  std::optional<std::array<CardSet, 2>> talon;  // its groups
  std::optional<int> taken;                     // the group that the declarer took: 0 or 1
  std::optional<CardSet> laid_aside;  // fewer than three: those that the others saw, where his hand is not told
  std::optional<std::array<int, kPlayers>> points;  // as in `State`; of two sides one may be kUnsaid: it has the rest
  SaidSeat mondfang, kings, trull;
  std::optional<UltimoSaid> ultimo;
  bool undecided = false;        // the declarer has still to say what he announces: JSON has none of it
  std::optional<Seat> to_speak;  // who has then to say what he announces and doubles; nobody, once all have

  [[nodiscard]] bool trischaken() const { return kind != nullptr && kind->talon == TalonUse::kSetAside; }
  [[nodiscard]] bool exchange() const { return kind != nullptr && kind->talon == TalonUse::kExchange; }
  // The declarer has still to take a group of the talon, or to lay aside.
  [[nodiscard]] bool before_exchange() const { return exchange() && !points && !(taken && laid_aside); }
  [[nodiscard]] CardSet both_groups() const { return talon ? (*talon)[0] | (*talon)[1] : CardSet(); }
};

// A deal that stands before its exchange is looked at as one before its bidding is, and so is one of which something
// has still to be said.
[[nodiscard]] inline bool names_contract(const Written& written) {
  return written.kind != nullptr && !written.before_exchange() && !written.to_speak;
}
[[nodiscard]] inline bool free_for_all(const Written& written) { return written.trischaken(); }

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);
[[nodiscard]] base::Json ultimo_json(const UltimoSaid& said);  // null, or {"by": "A", "taken": true}

// Tags `Contract`, `Declarer`, `DeclarerLeads`, `Talon` (two groups), `TalonTaken` (1 or 2), `LaidAside`, `Points`
// ("declarer:12 defenders:9"), `Mondfang`, `Kings`, `Trull` (a seat or "none"), `Ultimo` ("A:taken", "A:missed" or
// "none"), `Announced` ("pagat:B slam:declarer"), `Doubled` ("game pagat").
[[nodiscard]] absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);

// "solo by B, declarer leads"; "single by A, group 1, lay aside ST DJ 5"; "trischaken"; "triple by C, pagat announced
// by A, slam announced by defenders, doubled game pagat". The talon is taken from `before`, and so is what else the
// deal says there of an exchange or a play that the same declarer's contract goes on with.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before);

}  // namespace ouverte::games::dreiertarock
