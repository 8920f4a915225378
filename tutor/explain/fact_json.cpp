// Facts for machines: their names, and what they are made of.
#include <array>

#include "tutor/explain/facts.hpp"

namespace ouverte::tutor {

std::string_view name_of(FactKind kind) {
  constexpr std::array<std::string_view, kFactKinds> kNames = {
      "only-move",       "suit-to-play",    "suit-to-avoid",   "suit-to-hold",
      "had-to-take",     "gives-the-trick", "had-to-ruff",     "had-not-to-ruff",
      "had-to-let-go",   "had-to-give-up",  "had-to-overtake", "had-to-leave",
      "had-to-cross",    "had-to-cash",     "had-to-win",      "had-to-play-high",
      "had-to-play-low", "finesse",         "thrown-in",       "throw-in-missed",
      "feeds",           "had-to-match",    "had-to-duck",     "other-melds",
      "longer-set",      "first-meld",      "goes-out",        "had-to-go-out",
      "meld-given",      "ruff-allowed",    "ruff-missed",     "entry-given",
      "entry-lost",      "made-to-lead",    "trick-given",     "trick-lost",
      "trick-suffered",  "trick-forced",    "too-early",       "squeeze-missed",
      "squeezed",        "turns-on-a-card", "entry-to-attack", "builds-on-a-card",
      "cause",           "card-cause",      "parting",         "part-of-the-value"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view name_of(const Fact& fact) { return fact.cause ? name_of(fact.cause->kind) : name_of(fact.kind); }

base::Json to_json(const Fact& fact, const proof::Refutation& refutation, const games::CardFaces& named) {
  base::Json object = {{"fact", name_of(fact)}, {"text", sentence(fact, refutation, named)}};
  const auto add = [&object](const char* key, const auto& value) {
    if (!value.empty()) object[key] = value;
  };
  add("moves", fact.moves);
  add("seat", fact.seat);
  add("suit", fact.suit);
  add("right", fact.right);
  add("words", fact.words);
  add("then", fact.then);
  if (!fact.reason.empty()) object["reason"] = to_json(fact.reason.front(), refutation, named);
  if (fact.cause) {
    add("seat", fact.cause->seat);
    add("suit", fact.cause->suit);
    add("card", fact.cause->card);
    base::Json& altered = object["altered"] = base::Json::array();
    for (const Exchange& each : fact.cause->ground.exchanges)
      altered.push_back({{"seat", each.seat}, {"card", each.card}, {"with", each.other}, {"for", each.another}});
    for (const Lowering& each : fact.cause->ground.lowerings) altered.push_back({{"lowered", each.card}});
    for (const AlteredRight& each : fact.cause->ground.rights) {
      constexpr std::array<std::string_view, 5> kRights = {"no-ruff", "bar", "pass", "offer", "idle"};
      base::Json right = {{"right", kRights.at(static_cast<std::size_t>(each.kind))}, {"seat", each.seat}};
      if (!each.suit.empty()) right["suit"] = each.suit;
      altered.push_back(std::move(right));
    }
  }
  if (fact.tricks > 0) object["tricks"] = fact.tricks;
  if (fact.tricks > 0) object["fewer"] = fact.fewer;
  return object;
}

}  // namespace ouverte::tutor
