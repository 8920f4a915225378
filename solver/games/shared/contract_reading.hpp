// Contracts that are read into a struct of the game's own by free functions of the game.
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/game_info.hpp"

namespace ouverte::games {

// The first and the last function give the struct, or say what is wrong; the last is also given the struct of the
// contract before. So does the second, or it gives a `Contract`, where tags can say that a deal is passed out.
template <auto kFromJson, auto kFromTags, auto kFromText>
struct ContractReading {
  using Terms = typename std::invoke_result_t<decltype(kFromJson), const base::Json&>::value_type;

  static absl::StatusOr<Contract> json(const base::Json& json) {
    if (json.is_null()) return Contract::passed_out();
    auto terms = kFromJson(json);
    if (!terms.ok() && json.is_object() && json.empty()) return Contract();
    return contract(std::move(terms));
  }
  static absl::StatusOr<Contract> tags(const Tags& tags) { return contract(kFromTags(tags)); }
  static absl::StatusOr<Contract> text(std::string_view text, const Contract& before) {
    const Terms* const old = before.terms<Terms>();
    return contract(kFromText(text, old == nullptr ? Terms{} : *old));
  }

 private:
  static absl::StatusOr<Contract> contract(absl::StatusOr<Terms> terms) {
    if (!terms.ok()) return terms.status();
    return Contract::of(*std::move(terms));
  }
  static absl::StatusOr<Contract> contract(absl::StatusOr<Contract> contract) { return contract; }
};

template <auto kFromJson, auto kFromTags, auto kFromText>
inline constexpr ContractReaders kReads = {.json = ContractReading<kFromJson, kFromTags, kFromText>::json,
                                           .tags = ContractReading<kFromJson, kFromTags, kFromText>::tags,
                                           .text = ContractReading<kFromJson, kFromTags, kFromText>::text};

// What `Game` says of its contracts: those of a list of kinds, each with the words for its objectives.
template <class Kinds, class Words>
[[nodiscard]] std::vector<ContractInfo> contracts_of(const Kinds& kinds, const Words& words_for) {
  std::vector<ContractInfo> all;
  for (const auto& kind : kinds) {
    all.push_back({.name = kind.text, .objectives = {}});
    for (const auto objective : kind.objectives) all.back().objectives.push_back(words_for(objective));
  }
  return all;
}

}  // namespace ouverte::games
