// Who goes out, melds, or is left with loose cards.
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

constexpr std::string_view kRanks = "AKQJT98762*";
constexpr std::array<std::string_view, 11> kMany = {"aces",   "kings",  "queens", "jacks", "tens",  "nines",
                                                    "eights", "sevens", "sixes",  "Twos",  "Jokers"};

std::string of_sets(const Cause& cause, const CauseWords& w) {
  const std::string card = card_in_words(cause.card, w.named);
  const std::string many(kMany.at(kRanks.find(cause.card[1])));
  if (cause.kind == CauseKind::kSetBroken)
    return str(card, " is one of three ", many, ", which are a set only together");
  const std::string third = str("third ", many.substr(0, many.size() - (many == "sixes" ? 2 : 1)));
  if (cause.kind == CauseKind::kSetTaken) return str(card, " in it is your ", third);
  const bool played = cause.card == cause.card_played;
  return str(played ? "" : "otherwise ", card, " is the ", third, " of ", cause.person, ", who takes the trick");
}

std::string sets_said(const Cause& cause, const CauseWords& w) {
  if (cause.kind != CauseKind::kSetTaken)
    return str("Play ", move_in_words(cause.right, w.named), ": ", of_sets(cause, w), '.');
  return str("Take the trick with ", move_in_words(cause.right, w.named), ": ", of_sets(cause, w), '.');
}

std::string of_melding(const Cause& cause, const CauseWords& w) {
  if (cause.kind == CauseKind::kMatchLater) return "kept, it has to take a trick later";
  if (cause.kind == CauseKind::kLastTurn && cause.person.empty()) return "you have no other turn before the horizon";
  if (cause.kind == CauseKind::kLastTurn) return str(cause.person, " goes out before your next turn");
  const bool now = cause.ground.events.front().now;
  const bool you = cause.person == "you";
  const std::string who = str(now ? "otherwise " : "then ", cause.person, ' ');
  if (cause.kind == CauseKind::kOutLater) return str(who, you ? "go" : "goes", " out");
  if (cause.kind == CauseKind::kMeldLater && cause.sense == CauseSense::kOneMore)
    return str(card_in_words(cause.card_played.substr(0, 2), w.named), " is one more for ", cause.person,
               ", who melds ", number_in_words(cause.many), ' ', kMany.at(kRanks.find(cause.on)));
  if (cause.kind == CauseKind::kMeldLater) return str(who, you ? "meld " : "melds ", kMany.at(kRanks.find(cause.on)));
  if (cause.kind == CauseKind::kScored && cause.sense == CauseSense::kPointsLost)
    return str(who, you ? "lose " : "loses ", cause.on, you ? " more" : " less", " for ", cause.also);
  if (cause.kind == CauseKind::kScored)
    return str(who, you ? "have " : "has ", cause.on, you ? " less" : " more", " for ", cause.also);
  if (!cause.also.empty())
    return str(now ? "otherwise, " : "then, ", cause.also, cause.also == "1" ? " play on, " : " plays on, ",
               cause.person, you ? " still hold " : " still holds ", cause.on, cause.on == "1" ? " card" : " cards",
               " in no set");
  return str(who, you ? "are" : "is", " left with ", cause.on,
             cause.on == "1" ? " card that is in no set" : " cards that are in no set");
}

std::string out_later_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", move_in_words(cause.right, w.named), ": ", of_melding(cause, w), '.');
}

std::string melding_clause(const Cause& cause, const CauseWords& w) { return of_melding(cause, w); }

constexpr std::array kMeldingForms = {
    CauseForm{
        .kind = CauseKind::kSetBroken, .name = "set-broken", .said = sets_said, .counts = always, .clause = of_sets},
    CauseForm{
        .kind = CauseKind::kSetGiven, .name = "set-given", .said = sets_said, .counts = always, .clause = of_sets},
    CauseForm{
        .kind = CauseKind::kSetTaken, .name = "set-taken", .said = sets_said, .counts = always, .clause = of_sets},
    CauseForm{.kind = CauseKind::kMatchLater,
              .name = "match-later",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
    CauseForm{.kind = CauseKind::kOutLater,
              .name = "out-later",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
    CauseForm{.kind = CauseKind::kMeldLater,
              .name = "meld-later",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
    CauseForm{.kind = CauseKind::kLastTurn,
              .name = "last-turn",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
    CauseForm{.kind = CauseKind::kLooseLeft,
              .name = "loose-left",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
    CauseForm{.kind = CauseKind::kScored,
              .name = "scored",
              .said = out_later_said,
              .counts = always,
              .clause = melding_clause},
};

}  // namespace

std::span<const CauseForm> melding() { return kMeldingForms; }

}  // namespace ouverte::tutor::forms
