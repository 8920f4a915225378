#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// With more cards, a seat that need not discard, or that another leads in place of, changes more than an end-play.
constexpr std::size_t kMostOfAnEndPlay = 8;

class ForcedCauses {
 public:
  explicit ForcedCauses(Study& study) : study_(study) {}

  // A seat is hurt by having to discard: theirs otherwise, or ours now.
  void squeezes(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats()) {
      const bool ours = study_.ours(seat);
      Cause cause = study_.cause(ours ? CauseKind::kSqueezed : CauseKind::kSqueeze, seat);
      cause.ground = study_.under({.kind = AlteredRight::Kind::kIdle, .seat = seat},
                                  ours ? Outcome::kDangerGone : Outcome::kHopeGone);
      if (cause.ground.empty()) continue;
      cause.on = suits_of(seat, ours);
      if (cause.on.size() > 1) causes.push_back(std::move(cause));
    }
  }

  // A seat is hurt by having to lead.
  void throw_ins(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats()) {
      const bool ours = study_.ours(seat);
      if (!ours && study_.is_dummy(seat)) continue;
      const Outcome wanted = ours ? Outcome::kDangerGone : Outcome::kHopeGone;
      Cause cause = study_.cause(ours ? CauseKind::kThrownIn : CauseKind::kThrowIn, seat);
      if (study_.partners(seat).size() == 1) cause.other = study_.person(study_.partners(seat).front());
      cause.ground =
          study_.under({.kind = ours ? AlteredRight::Kind::kPass : AlteredRight::Kind::kOffer, .seat = seat}, wanted);
      if (cause.ground.empty()) continue;
      for (const char suit : std::string("SHDC")) {
        if (study_.in_hand(seat, suit).empty()) continue;
        const Ground leads =
            study_.under({.kind = AlteredRight::Kind::kBar, .seat = seat, .suit = std::string(1, suit)}, wanted);
        if (leads.empty()) continue;
        cause.suit = suit;
        cause.ground.rights.push_back(leads.rights.front());
        break;
      }
      if (ours || !cause.suit.empty()) causes.push_back(std::move(cause));
    }
  }

 private:
  // Suits of the seat in which the side that squeezes takes tricks by it.
  [[nodiscard]] std::string suits_of(const std::string& seat, bool ours) const {
    std::string suits;
    for (const char suit : std::string("SHDC")) {
      double more = 0;
      for (const std::string& other : study_.seats())
        if (study_.ours(other) != ours) more += study_.takes_more_in(other, suit);
      if ((ours ? more : -more) > 0.1 && !study_.in_hand(seat, suit).empty()) suits += suit;
    }
    return suits;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_rights(Study& study, std::vector<Cause>& causes) {
  if (study.cards_a_hand() > kMostOfAnEndPlay) return;
  ForcedCauses found(study);
  found.squeezes(causes);
  found.throw_ins(causes);
}

}  // namespace ouverte::tutor
