// Marks and costs written into a record, in PBN's own signs, so that other programs show them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/records/record.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// What values count where their unit alone does not tell: "the settlement of the Hood (twice his score less …)"; else
// empty. `whose`: instead of the one that they are of.
[[nodiscard]] std::string values_in_words(const games::Stakes& stakes, std::string_view whose = {});

// What amounts are of where players keep a score of their own beside it: " in the settlement"; else nothing.
[[nodiscard]] std::string of_what(const games::Stakes& stakes);

// What a player's plays that kept his guarantee cost him if everyone plays for himself (`OwnCost`).
[[nodiscard]] int own_cost(const Trace& trace, std::string_view player);

// "right in 17 of 19 decisions that mattered, cost 2 tricks; 1 blind lead apart, cost 1 trick".
[[nodiscard]] std::string in_words(const Account& account, std::string_view unit);
// The same of an account of `trace`, by the scores that players keep where they keep some: "wrong in the only decision
// that mattered, cost 21 points of the Hood's score, 63 in the settlement"; an own cost is told apart.
[[nodiscard]] std::string in_words(const games::Game& game, const Trace& trace, const Account& account);

// What a value rests on where play need not end: ", to a horizon of 8 plays"; else nothing.
[[nodiscard]] std::string horizon_in_words(std::optional<int> horizon);

// What a play that has a mark did, in words. Of one that cost something: "blind lead, " where that is so, "cost 2
// tricks", "the contract is down" where that turned, "; missed chance: gives back what the opponents had just
// conceded", and what the best moves kept: "9 tricks", to what horizon. Of one that cost its player something only if
// everyone plays for himself that is said.
struct CostWords {
  std::string blind;
  std::string cost;
  std::string turned;
  std::string miss;
  std::string kept;
};
[[nodiscard]] CostWords cost_in_words(const games::Game& game, const Trace& trace, const Judgement& judgement);
// The moves that were better than one that cost something.
[[nodiscard]] const std::vector<std::string>& better(const Judgement& judgement);
inline constexpr std::string_view kOnlyWay = "the only way to keep the goal";  // of one that cost nothing

// The record with a mark for cards ("$7" good, "$12" questionable, "$8" poor, "$10" very poor) and a comment behind
// each play that earned one; marks of that kind which stood there before are replaced.
[[nodiscard]] records::Record annotated(const games::Game& game, records::Record record, const Analysis& analysis);

}  // namespace ouverte::tutor
