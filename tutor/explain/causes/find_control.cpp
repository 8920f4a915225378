#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// Who is left with the longer trumps.
class ControlCauses {
 public:
  explicit ControlCauses(Study& study) : study_(study) {}

  // Ruffing shortens the hand, and a small trump of theirs comes in.
  void control(std::vector<Cause>& causes) {
    if (!study_.ruffs() || study_.right()[0] == trumps() || study_.is_ruffed()) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (study_.ours(seat) || study_.takes_more(seat, trump) < kEvent) continue;
        const std::size_t theirs = study_.in_hand(seat, trumps()).size();
        if (theirs < 3 || higher_of_ours(trump) < theirs) continue;
        if (study_.in_hand(study_.play().seat, trumps()).size() > theirs) continue;
        Cause cause = study_.cause(CauseKind::kControl, seat, trumps(), study_.same_as(trump));
        cause.ground = study_.shown(true, seat, trump);
        if (!cause.ground.empty()) return keep(std::move(cause), causes);
      }
    control_lost(causes);
  }
  // The same where it is one or another of his trumps.
  void control_lost(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats()) {
      const std::size_t theirs = study_.in_hand(seat, trumps()).size();
      if (study_.ours(seat) || theirs < 3 || study_.takes_more_in(seat, trumps()) < kEvent) continue;
      if (study_.in_hand(study_.play().seat, trumps()).size() > theirs) continue;
      Cause cause = study_.cause(CauseKind::kControl, seat, trumps());
      cause.ground.events = last_trump_of(seat, true);
      return keep(std::move(cause), causes);
    }
  }
  // Declarer is made to ruff until he has too few trumps: ours, or the suit itself, take more tricks. He may refuse to.
  void force(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || study_.draws(study_.play().seat)) return;
    const bool in_trumps = study_.side_takes_more_in(true, trumps()) <= -kEvent;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.is_shorter(seat, trumps())) continue;
      const bool may_refuse = study_.ruffs_more(seat, suit) > -kEvent;
      if (may_refuse ? !is_forced(seat, suit) : !in_trumps) continue;
      Cause cause = study_.cause(CauseKind::kForce, seat, suit);
      if (in_trumps) cause.ground = trumps_gained();
      if (cause.ground.empty() && may_refuse) cause.ground.events = last_of_ours_in(suit);
      keep(std::move(cause), causes);
    }
  }

  // The same where he is better off to refuse: that he ruffs does not help him, and that a hand of ours has its trumps
  // is what it is about.
  void force_refused(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || suit == study_.wrong()[0] || study_.draws(study_.play().seat)) return;
    for (const std::string& seat : study_.seats()) {
      const std::vector<std::string> theirs = study_.in_hand(seat, trumps());
      if (study_.ours(seat) || study_.is_shorter(seat, trumps()) || !study_.in_hand(seat, suit).empty()) continue;
      if (theirs.size() < 2 || !study_.keeps_if_played(seat, theirs.back())) continue;
      for (const std::string& ours : study_.seats()) {
        const std::size_t many = study_.in_hand(ours, trumps()).size();
        if (!study_.ours(ours) || many + 1 < theirs.size() || many > theirs.size()) continue;
        Cause cause = study_.cause(CauseKind::kForce, seat, suit);
        cause.other = study_.person(ours);
        cause.sense = CauseSense::kRefused;
        cause.ground = study_.shorter(ours, trumps());
        keep(std::move(cause), causes);
      }
    }
  }

  // The same before he is void of the suit: all the trumps that a hand of ours has are needed.
  void force_begun(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || suit == study_.wrong()[0] || study_.draws(study_.play().seat)) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.is_shorter(seat, trumps()) || study_.in_hand(seat, suit).empty()) continue;
      if (!study_.otherwise().ruffs.contains({seat, suit})) continue;
      for (const std::string& ours : study_.seats()) {
        const std::size_t many = study_.in_hand(ours, trumps()).size();
        if (!study_.ours(ours) || many < 3) continue;
        Cause cause = study_.cause(CauseKind::kForce, seat, suit);
        cause.other = study_.person(ours);
        cause.many = static_cast<int>(many);
        cause.ground = study_.shorter(ours, trumps());
        if (cause.ground.each_is(Outcome::kHopeGone)) keep(std::move(cause), causes);
      }
    }
  }

 private:
  // The last trick that a seat takes with a trump in the line; nothing where it takes none.
  [[nodiscard]] std::vector<LineEvent> last_trump_of(const std::string& seat, bool now) const {
    const auto& tricks = study_.tricks(now);
    for (std::size_t i = tricks.size(); i-- > 0;)
      if (tricks[i].taker == seat && tricks[i].card[0] == trumps()) return {study_.event(now, i, seat)};
    return {};
  }
  // With a trump of ours, which takes a trick otherwise.
  [[nodiscard]] Ground trumps_gained() {
    Ground ground = study_.without_ruffs(study_.play().seat, Outcome::kHopeGone);
    for (const std::string& ours : study_.seats())
      for (const std::string& trump : study_.in_hand(ours, trumps()))
        if (study_.ours(ours) && ground.empty() && study_.takes_more(ours, trump) <= -kEvent)
          ground = study_.shown(false, ours, trump);
    for (const std::string& ours : study_.seats())
      if (ground.empty() && study_.ours(ours) && study_.takes_more_in(ours, trumps()) <= -kEvent)
        ground.events = last_trump_of(ours, false);
    return ground;
  }
  // Void of the suit he has trumps that we have as many of; and in every line we take more with trumps and in the suit.
  [[nodiscard]] bool is_forced(const std::string& seat, char suit) const {
    const std::size_t theirs = study_.in_hand(seat, trumps()).size();
    if (theirs == 0 || !study_.in_hand(seat, suit).empty() || study_.wrong()[0] == suit) return false;
    const auto as_many = [&](const std::string& ours) {
      const std::size_t many = study_.in_hand(ours, trumps()).size();
      return study_.ours(ours) && many > 0 && many + 1 >= theirs;
    };
    return std::ranges::any_of(study_.seats(), as_many) && study_.apart(false, [&](const auto& line) {
      return std::ranges::count_if(line, [&](const LineTrick& trick) { return is_ours_in(trick, suit); });
    });
  }
  [[nodiscard]] bool is_ours_in(const LineTrick& trick, char suit) const {
    return study_.ours(trick.taker) && (trick.card[0] == trumps() || trick.card[0] == suit);
  }
  [[nodiscard]] std::vector<LineEvent> last_of_ours_in(char suit) const {
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = tricks.size(); i-- > 0;)
      if (is_ours_in(tricks[i], suit)) return {study_.event(false, i, tricks[i].taker)};
    return {};
  }
  // Our trumps above it: once as many have been led as that hand has trumps, it has fallen.
  [[nodiscard]] std::size_t higher_of_ours(const std::string& trump) const {
    std::size_t count = 0;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, trumps()))
        if (study_.ours(seat) && rank_place(card) < rank_place(trump)) ++count;
    return count;
  }
  [[nodiscard]] char trumps() const { return study_.trumps(); }
  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  Study& study_;
};

}  // namespace

void add_causes_of_control(Study& study, std::vector<Cause>& causes) {
  if (study.trumps() == ' ') return;
  ControlCauses found(study);
  found.control(causes);
  found.force(causes);
  found.force_refused(causes);
  found.force_begun(causes);
}

}  // namespace ouverte::tutor
