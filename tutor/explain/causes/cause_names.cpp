// What kinds of causes are called, and which of them only count.
#include <array>

#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

std::string_view name_of(CauseKind kind) {
  constexpr std::array<std::string_view, kCauseKinds> kNames = {"bath",           "hold-up",        "hold-up-lead",
                                                                "hold-up-entry",  "danger",         "link",
                                                                "overtake",       "duck",           "strip-squeeze",
                                                                "throw-in",       "squeeze",        "squeeze-both",
                                                                "count-first",    "vienna",         "squeezed",
                                                                "shorten",        "trump-coup",     "en-passant",
                                                                "draw-trumps",    "ruff-given",     "ruff-lost",
                                                                "ruff-missed",    "ruff-cut",       "ruff-and-discard",
                                                                "loser-on-loser", "trump-hold-up",  "force",
                                                                "control",        "reversal",       "promotion",
                                                                "promotion-lead", "ruff-high",      "no-ruff",
                                                                "drop",           "crash",          "do-not-cover",
                                                                "cover",          "finesse",        "ruffing-finesse",
                                                                "strip",          "keep-over",      "which-way",
                                                                "unblock",        "entry-kept",     "entry-attacked",
                                                                "entry-made",     "cash-first",     "cash-before-ruff",
                                                                "guard",          "third-high",     "rise",
                                                                "put-up",         "second-low",     "lead-through",
                                                                "lead-up",        "cross",          "race",
                                                                "throw-first",    "switch",         "tempo",
                                                                "share",          "catch",          "caught",
                                                                "catch-over",     "frozen",         "suit-opened",
                                                                "thrown-in",      "throw-in-later", "set-up",
                                                                "now-or-never",   "wasted",         "they-run",
                                                                "card-makes",     "card-lost",      "out-later",
                                                                "meld-later",     "last-turn",      "loose-left",
                                                                "scored",         "more-in-suit",   "parted"};
  return kNames[static_cast<std::size_t>(kind)];
}

bool only_counts(const Cause& cause) {
  if (cause.kind == CauseKind::kSetUp) return !cause.ground.events.empty();
  if (cause.kind == CauseKind::kWasted) return cause.on.empty();
  if (cause.kind == CauseKind::kThrowInLater) return cause.suit.empty();
  return cause.kind >= CauseKind::kNowOrNever || (cause.kind == CauseKind::kThrownIn && cause.suit.empty());
}

}  // namespace ouverte::tutor
