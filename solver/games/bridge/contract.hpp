// Contracts of bridge, and how records, tags and people write them. A contract may be no more than a strain and a
// declarer; the level and the doubling are kept because records have them, though the play is the same.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/contract_form.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::bridge {

enum class Doubled : std::uint8_t { kNo, kOnce, kTwice };

struct Contract {
  Trump trump;
  std::optional<cards::Seat> declarer;
  std::optional<int> level;  // 1 to 7
  Doubled doubled = Doubled::kNo;
  bool irregular = false;     // PBN's "^": declarer and dummy changed places
  std::optional<int> ending;  // an ending counted on its own: the tricks it began with, when not all thirteen

  friend bool operator==(const Contract&, const Contract&) = default;
};

inline constexpr int kBook = 6;  // tricks that a level does not count
inline constexpr std::string_view kObjective = "tricks";
// The strains, lowest first; with their values for each trick over six (the first at no trump is worth ten more).
struct Strain {
  std::string_view text;
  Trump trump;
  int per_trick;
  int first_extra;
};
inline constexpr std::array kStrains = {
    Strain{"C", cards::Suit::kClubs, 20, 0}, Strain{"D", cards::Suit::kDiamonds, 20, 0},
    Strain{"H", cards::Suit::kHearts, 30, 0}, Strain{"S", cards::Suit::kSpades, 30, 0}, Strain{"NT", Trump{}, 30, 10}};

// The fields of records: `trump` and, where known, `declarer`, `level`, `doubled` ("X" or "XX"), `irregular`, `ending`.
[[nodiscard]] absl::StatusOr<Contract> contract_from_json(const base::Json& json);
[[nodiscard]] base::Json to_json(const Contract& contract);
[[nodiscard]] std::vector<FormField> contract_form();

// Tags `Contract` ("4SX", "Pass", "?"), `Declarer` ("N", "^N"), `Ending`, and `Trump` where there is no level.
[[nodiscard]] absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags);
[[nodiscard]] Tags tags_from(const Contract& contract);
// "4S by N", "4SN", "3NTX S", "S by N", "NT". A declarer left out is that of `before`.
[[nodiscard]] absl::StatusOr<Contract> contract_from_text(std::string_view text, const Contract& before = {});
[[nodiscard]] inline bool names_contract(const Contract&) { return true; }
[[nodiscard]] inline bool free_for_all(const Contract&) { return false; }
[[nodiscard]] std::string text_of(const Contract& contract);  // "4SX", "NT": without the declarer

}  // namespace ouverte::games::bridge
