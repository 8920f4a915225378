// For want of a cause with a name: the card whose rank is the matter. Were it the lowest of its suit, nothing would be
// lost.
#include <algorithm>
#include <utility>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class RankCauses {
 public:
  explicit RankCauses(Study& study) : study_(study) {}

  void add_to(std::vector<Cause>& causes) {
    const std::string anyway = suits_in_question(study_.leads());
    const auto found = [&](const std::string& suits, bool ours) {
      return std::ranges::any_of(suits,
                                 [&](char suit) { return ours ? add_ours(suit, causes) : add_theirs(suit, causes); });
    };
    if (!found(anyway, false) && !found(suits_in_question(false), true)) (void)found(anyway, true);
  }

 private:
  // That of both cards; else that of the one that costs, where those of other suits do not cost as much or it is asked
  // `anyway`, and that of the right ones, where they are of one suit.
  [[nodiscard]] std::string suits_in_question(bool anyway) {
    const char wrong = study_.wrong()[0];
    const char right = study_.right()[0];
    if (study_.right_in(wrong)) return wrong == right ? std::string(1, wrong) : "";
    const bool one_is_right =
        std::ranges::all_of(study_.play().right, [&](const std::string& card) { return card[0] == right; });
    std::string suits;
    if (anyway || !study_.costs_as_much_in_another_suit()) suits += wrong;
    if (one_is_right) suits += right;
    return suits;
  }

  // The lowest of theirs: higher ones may be what it needs. The highest of all takes its trick sooner or later.
  bool add_theirs(char suit, std::vector<Cause>& causes) {
    for (const auto& [card, seat] : upwards(false, suit)) {
      Ground ground = study_.is_highest(card) ? Ground{} : study_.lowered(card);
      if (ground.empty()) continue;
      // Where other suits cost as much it must not take its trick as well after the right card.
      if (suit != study_.right()[0] && !study_.never_takes(false, seat, card) && study_.costs_as_much_in_another_suit())
        continue;
      const bool over = study_.next_to(seat) == study_.play().seat && study_.wrong()[0] == suit &&
                        takes_more(false, study_.play().seat, study_.wrong()) &&
                        rank_place(study_.wrong()) < rank_place(card) && !study_.lowered(study_.wrong()).empty();
      Cause cause = study_.cause(over ? CauseKind::kKeepOver : CauseKind::kCardMakes, seat, suit, card);
      add(std::move(cause), std::move(ground), causes);
      return true;
    }
    return false;
  }

  // The card that costs first, then from the highest down; the highest of all takes its trick sooner or later.
  bool add_ours(char suit, std::vector<Cause>& causes) {
    std::vector<std::pair<std::string, std::string>> cards = upwards(true, suit);
    std::erase_if(cards,
                  [&](const auto& each) { return each.first != study_.wrong() && study_.is_highest(each.first); });
    base::sort(cards, {},
               [&](const auto& each) { return std::pair(each.first != study_.wrong(), rank_place(each.first)); });
    for (const auto& [card, seat] : cards) {
      if (std::ranges::find(study_.play().right, card) != study_.play().right.end()) continue;
      Ground ground = study_.lowered(card);
      if (ground.empty()) continue;
      add(study_.cause(CauseKind::kCardLost, seat, suit, card), std::move(ground), causes);
      return true;
    }
    return false;
  }

  // Of which of two suits to lead it is told as such.
  void add(Cause cause, Ground ground, std::vector<Cause>& causes) const {
    if (study_.leads() && study_.right()[0] != study_.wrong()[0] && cause.card != study_.wrong())
      cause.sense = CauseSense::kLedNow;
    cause.ground = std::move(ground);
    causes.push_back(std::move(cause));
  }

  // The cards of a side, of those that do the same the highest, with their seats, from the lowest up, that take a trick
  // more often: theirs after the card that costs, ours after the right one.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> upwards(bool ours, char suit) const {
    std::vector<std::pair<std::string, std::string>> cards;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, suit))
        if (study_.ours(seat) == ours && study_.same_as(card) == card && takes_more(!ours, seat, card))
          cards.emplace_back(card, seat);
    base::sort(cards, {}, [](const auto& each) { return -static_cast<int>(rank_place(each.first)); });
    return cards;
  }
  [[nodiscard]] bool takes_more(bool now, const std::string& seat, const std::string& card) const {
    return (now ? 1 : -1) * study_.takes_more(seat, card) >= kHint;
  }

  Study& study_;
};

}  // namespace

void add_causes_of_ranks(Study& study, std::vector<Cause>& causes) { RankCauses(study).add_to(causes); }

}  // namespace ouverte::tutor
