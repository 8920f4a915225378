// What the right card is for, for want of all that the lines show: a suit to be set up before it is too late, a lead
// that gives nothing away, the lead to the next trick.
#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

// Of a trick, or of the lead, not of what single cards do.
class PlanCauses {
 public:
  explicit PlanCauses(Study& study) : study_(study) {}

  // No other suit is right to lead, and one of our cards in it that others beat matters: were it the lowest, the lead
  // would gain less.
  void attack(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == study_.trumps() || !is_alone_right(suit)) return;
    for (const auto& [card, seat] : ours_to_set_up(suit)) {
      Cause cause = study_.cause(CauseKind::kAttack, seat, suit, card);
      cause.ground = study_.partly_lowered(card);
      if (!cause.ground.empty()) return causes.push_back(std::move(cause));
    }
  }

  // A defender has no other suit to lead that is right, of several, and no winner of this one to cash.
  void safe_lead(std::vector<Cause>& causes) const {
    const char suit = study_.right()[0];
    const std::string& mover = study_.play().seat;
    if (study_.draws(mover) || study_.is_highest(study_.right())) return;
    const auto other = [&](char each) { return each != suit && !study_.in_hand(mover, each).empty(); };
    if (!study_.leads() || !is_alone_right(suit) || std::ranges::count_if(std::string("SHDC"), other) < 2) return;
    if (study_.tricks(false).empty()) return;
    Cause cause = study_.cause(CauseKind::kSafeLead, mover, suit);
    cause.ground.events = {study_.event(false, 0, mover)};
    causes.push_back(std::move(cause));
  }

  // With this trick theirs can play for a ruff: without those of a short hand the card would cost nothing.
  void ruff_feared(std::vector<Cause>& causes) {
    constexpr std::size_t kShort = 2;
    if (study_.leads() || study_.trumps() == ' ' || !takes_it_alone() || study_.right()[0] == study_.trumps()) return;
    if (study_.ours(study_.tricks(true).front().taker)) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == study_.trumps() || study_.ruffs_more(seat, suit) <= 0) continue;
        if (study_.in_hand(seat, suit).size() > kShort) continue;
        Cause cause = study_.cause(CauseKind::kRuffGiven, seat, suit);
        cause.sense = CauseSense::kRuffsAlone;
        cause.on = study_.led();
        cause.ground = study_.without_ruffs(seat, Outcome::kDangerGone);
        if (study_.cured_by(cause.ground)) causes.push_back(std::move(cause));
      }
  }

  // The right card takes this trick, and one suit is to be led then.
  void win_and_lead(std::vector<Cause>& causes) const {
    if (study_.leads() || !takes_it_alone() || study_.tricks(false).size() < 2) return;
    const std::string& mover = study_.play().seat;
    const std::string& taker = study_.tricks(true).front().taker;
    Cause cause = study_.cause(CauseKind::kWinAndLead, mover, study_.tricks(false)[1].led());
    if (!study_.ours(taker)) cause.other = study_.person(taker);
    cause.ground.events = {study_.event(false, 0, mover), study_.event(false, 1, mover)};
    causes.push_back(std::move(cause));
  }

 private:
  // The mover takes this trick after the right card, and not after the one that costs.
  [[nodiscard]] bool takes_it_alone() const {
    const std::string& mover = study_.play().seat;
    return !study_.tricks(false).empty() && !study_.tricks(true).empty() &&
           study_.tricks(false).front().taker == mover && study_.tricks(true).front().taker != mover;
  }
  [[nodiscard]] bool is_alone_right(char suit) const {
    return suit != study_.wrong()[0] &&
           std::ranges::all_of(study_.play().right, [&](const std::string& card) { return card[0] == suit; });
  }
  // Those that others beat, from the highest down, with their seats.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> ours_to_set_up(char suit) const {
    std::vector<std::pair<std::string, std::string>> cards;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, suit))
        if (study_.ours(seat) && study_.same_as(card) == card && !study_.is_highest(card))
          cards.emplace_back(card, seat);
    base::sort(cards, {}, [](const auto& each) { return rank_place(each.first); });
    return cards;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_plans(Study& study, std::vector<Cause>& causes) {
  if (!is_of_a_suit(study.wrong()) || !is_of_a_suit(study.right())) return;
  PlanCauses found(study);
  found.attack(causes);
  found.ruff_feared(causes);
  found.safe_lead(causes);
  found.win_and_lead(causes);
  add_card_that_decides(study, causes);
}

}  // namespace ouverte::tutor
