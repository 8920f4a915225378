#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// The cards with which somebody is caught, and need not be.
void add_catches(Study& study, const std::string& seat, std::vector<Cause>& causes) {
  const bool ours = study.ours(seat);
  for (const char suit : std::string("SHDC"))
    for (const std::string& card : study.in_hand(seat, suit)) {
      const double more = study.takes_more(seat, card);
      if (study.same_as(card) != card || (ours ? more < kEvent : more > -kEvent)) continue;
      Cause cause = study.cause(ours ? CauseKind::kCaught : CauseKind::kCatch, seat, suit, card);
      cause.ground = study.lower(card);
      if (cause.ground.empty()) cause.ground = study.longer(study.play().seat, suit);
      if (!cause.ground.empty()) causes.push_back(std::move(cause));
    }
}

}  // namespace

// One who is alone avoids tricks; those who play against him mean him to take one.
void add_causes_of_avoiding(Study& study, std::vector<Cause>& causes) {
  for (const std::string& seat : study.seats())
    if (study.partners(seat).empty()) add_catches(study, seat, causes);
}

}  // namespace ouverte::tutor
