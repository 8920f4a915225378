// For want of a cause with a name: which hand's lead of which suit is what hurts.
#include <algorithm>
#include <optional>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class HurtingLeads {
 public:
  explicit HurtingLeads(Study& study) : study_(study) {}

  // Of one suit from one hand of theirs alone.
  void add_to(std::vector<Cause>& causes) {
    std::optional<Cause> found;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || study_.in_hand(seat, suit).empty()) continue;
        Ground ground = study_.barred(seat, suit);
        if (ground.empty()) continue;
        if (found) return;
        found = study_.cause(CauseKind::kLeadHurts, seat, suit);
        found->ground = std::move(ground);
      }
    if (found) causes.push_back(*std::move(found));
  }

 private:
  Study& study_;
};

// Something that is sure, or has a name.
bool says_more(const Cause& cause) { return cause.kind != CauseKind::kParted && (!only_counts(cause) || !cause.often); }

}  // namespace

void add_hurting_leads(Study& study, std::vector<Cause>& causes) {
  if (std::ranges::none_of(causes, says_more)) HurtingLeads(study).add_to(causes);
}

}  // namespace ouverte::tutor
