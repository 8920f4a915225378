#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class TrumpCauses {
 public:
  explicit TrumpCauses(Study& study) : study_(study) {}

  // One of theirs ruffs now.
  void suffered(std::vector<Cause>& causes) {
    if (!study_.leads() && study_.led() != trumps() && study_.wrong()[0] == trumps()) return;  // he overruffs
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) < kEvent) continue;
        add(seat, suit, kind_suffered(), causes);
      }
  }
  // One of ours ruffs otherwise.
  void missed(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) > -kEvent) continue;
        const bool spare = seat == study_.play().seat && study_.in_hand(seat, trumps()).size() > 3;
        if (spare) continue;  // he need not keep one for it
        const bool draws = study_.leads() && study_.wrong()[0] == trumps() && study_.declares(study_.play().seat);
        if (!draws && study_.right()[0] != suit) continue;
        add(seat, suit, draws ? CauseKind::kRuffLost : CauseKind::kRuffMissed, causes);
      }
  }
  // With which trump to ruff.
  void high_or_low(std::vector<Cause>& causes) {
    const std::string& wrong = study_.wrong();
    const std::string& right = study_.right();
    if (study_.leads() || study_.led() == trumps() || wrong[0] != trumps() || right[0] != trumps()) return;
    if (rank_place(right) >= rank_place(wrong)) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (!study_.ours(seat) && study_.plays_later(seat) && study_.in_hand(seat, study_.led()).empty() &&
            takes_first(study_.now(), seat, trump)) {
          Cause cause = study_.cause(CauseKind::kRuffHigh, seat, study_.led(), trump);
          cause.ground = study_.longer(seat, study_.led());
          keep(std::move(cause), causes);
        }
        if (study_.ours(seat) && seat != study_.play().seat && promoted(seat, trump)) {
          Cause cause = study_.cause(CauseKind::kPromotion, seat, trumps(), study_.same_as(trump));
          cause.ground = study_.elsewhere(trump);
          if (cause.ground.empty()) cause.ground = study_.shorter(seat, trumps());
          keep(std::move(cause), causes);
        }
      }
  }

  // Whether to ruff at all.
  void ruff_or_not(std::vector<Cause>& causes) {
    if (study_.leads() || study_.led() == trumps() || study_.wrong()[0] != trumps() || study_.right()[0] == trumps())
      return;
    if (ours_with_trumps() > -kEvent) return;
    Cause cause = study_.cause(CauseKind::kNoRuff, study_.play().seat, trumps());
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps()))
        if (cause.ground.empty() && !study_.ours(seat) && !small(trump)) cause.ground = study_.elsewhere(trump);
    if (cause.ground.empty()) cause.ground = study_.shorter(study_.play().seat, trumps());
    keep(std::move(cause), causes);
  }

 private:
  [[nodiscard]] char trumps() const { return study_.trumps(); }

  [[nodiscard]] CauseKind kind_suffered() const {
    if (!study_.leads() || study_.right()[0] != trumps() || study_.wrong()[0] == trumps()) return CauseKind::kRuffGiven;
    return study_.declares(study_.play().seat) ? CauseKind::kDrawTrumps : CauseKind::kRuffCut;
  }
  // By how many tricks more we take with trumps now.
  [[nodiscard]] double ours_with_trumps() const {
    double more = 0;
    for (const std::string& seat : study_.seats())
      if (study_.ours(seat)) more += study_.takes_more_in(seat, trumps());
    return more;
  }
  // The overruff may be refused: then the high trump takes the trick instead.
  [[nodiscard]] bool promoted(const std::string& seat, const std::string& trump) const {
    return trump == study_.in_hand(seat, trumps()).front() && rank_place(trump) > rank_place(study_.right()) &&
           study_.takes_more(seat, trump) <= 0 && ours_with_trumps() <= -kEvent;
  }
  // That it is this seat that is short, and not the number of cards of the suit: the same of a partner is no ground.
  void add(const std::string& seat, char suit, CauseKind kind, std::vector<Cause>& causes) {
    Cause cause = study_.cause(kind, seat, suit);
    cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat},
                                study_.ours(seat) ? Outcome::kHopeGone : Outcome::kDangerGone);
    if (cause.ground.empty()) {
      cause.ground = study_.longer(seat, suit);
      if (!cause.ground.empty() && !study_.shorter(seat, suit).empty()) return;
    }
    keep(std::move(cause), causes);
  }
  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }
  [[nodiscard]] bool takes_first(const Tally& tally, const std::string& seat, const std::string& card) const {
    const std::pair who(seat, study_.same_as(card));
    const auto takes = tally.takes.find(who);
    return takes != tally.takes.end() && takes->second >= kEvent && tally.when.at(who) == 1;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_trumps(Study& study, std::vector<Cause>& causes) {
  if (study.trumps() == ' ') return;
  TrumpCauses found(study);
  found.suffered(causes);
  found.missed(causes);
  found.high_or_low(causes);
  found.ruff_or_not(causes);
}

}  // namespace ouverte::tutor
