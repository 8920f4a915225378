// What is settled before the play of Who's Who, the pack and the soloist, and how records, tags and people write it.
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
#include "solver/games/whos_who/rules.hpp"

namespace ouverte::games::whos_who {

inline constexpr std::string_view kSeats = cards::kLetters.substr(0, kPlayers);
inline constexpr std::string_view kOneOfSeats = "one of A B C";

// The packs, each by its number of cards; the default first.
struct PackText {
  PackSize size;
  std::string_view text;  // in records
  int cards;
};
inline constexpr std::array kPacks = {PackText{PackSize::kSmall, "42", kSmallPack.cards.size()},
                                      PackText{PackSize::kLarge, "54", kLargePack.cards.size()}};
inline constexpr std::string_view kOneOfPacks = "42 or 54";

// What may be asked of a deal; the default first.
struct ObjectiveText {
  Objective objective;
  std::string_view text;  // in records
};
inline constexpr std::array kObjectives = {ObjectiveText{Objective::kScore, "score"},
                                           ObjectiveText{Objective::kMake, "make"}};

// What a record says. The soloist may be left out where the Jokers tell him.
struct Written {
  std::optional<Seat> soloist;
  std::optional<Seat> giver;  // of the trick that waits to be given
  PackSize pack = PackSize::kSmall;
};

// There is no auction: a deal can be played as it is.
[[nodiscard]] inline bool names_contract(const Written&) { return true; }
[[nodiscard]] inline bool free_for_all(const Written&) { return false; }

[[nodiscard]] const PackText& pack_text(PackSize size);
[[nodiscard]] std::string_view objective_text(Objective objective);

[[nodiscard]] absl::StatusOr<Written> written_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Written& written);
[[nodiscard]] std::vector<FormField> contract_form();

// Tags `Pack` and `Declarer` (the soloist).
[[nodiscard]] absl::StatusOr<Written> written_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Written& written);
// "soloist B"; "pack 54"; "54, B". What is left out is as in `before`.
[[nodiscard]] absl::StatusOr<Written> written_from_text(std::string_view text, const Written& before);

}  // namespace ouverte::games::whos_who
