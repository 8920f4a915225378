#include <array>

#include "puzzles/solve/judge.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {

std::string_view name_of(FlawKind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"unsound", "illegal", "refuted", "gap", "unfinished", "unknown"};
  return kNames.at(static_cast<std::size_t>(kind));
}

std::string sentence(const Flaw& flaw) {
  std::string text;
  for (const Step& step : flaw.before) text += base::str(text.empty() ? "after " : ", ", step.seat, ' ', step.move);
  if (!text.empty()) text += ": ";
  const std::string move = base::str(flaw.seat, ' ', flaw.move);
  switch (flaw.kind) {
    case FlawKind::kUnsound:
      return text + "the task cannot be done";
    case FlawKind::kIllegal:
      return text + flaw.message;
    case FlawKind::kRefuted:
      return base::str(text, move, " loses it");
    case FlawKind::kGap:
      return base::str(text, move, " is not answered");
    case FlawKind::kUnfinished:
      return base::str(text, "the line ends with ", flaw.seat, " to play, and it can still go wrong");
    case FlawKind::kUnknown:
      break;
  }
  return text + "unknown: the search ran into its limit, or there are too many moves";
}

base::Json to_json(const Flaw& flaw) {
  base::Json before = base::Json::array();
  for (const Step& step : flaw.before) before.push_back({{"seat", step.seat}, {"move", step.move}});
  base::Json object = {{"flaw", name_of(flaw.kind)},
                       {"claim", proof::claim_text(flaw.claim)},
                       {"after", std::move(before)},
                       {"seat", flaw.seat},
                       {"move", flaw.move.empty() ? base::Json() : base::Json(flaw.move)},
                       {"line", flaw.line == 0 ? base::Json() : base::Json(flaw.line)},
                       {"text", sentence(flaw)}};
  if (!flaw.refutation) return object;
  object["tree"] = flaw.refutation->tree == nullptr ? base::Json() : proof::to_json(*flaw.refutation->tree);
  object["best_play"] = flaw.refutation->line;
  return object;
}

}  // namespace ouverte::puzzles
