#include "tutor/fair/suit_open.hpp"

#include <algorithm>

namespace ouverte::tutor::fair::suit {
namespace {

constexpr int kAboveAll = 99;

}  // namespace

void unite_runs(std::array<Runs, 2>& held, const Groups& unseen) {
  for (std::size_t group = unseen.size(); group-- > 0;) {
    if (unseen[group] != 0) continue;
    for (Runs& hand : held) {
      hand[group] = static_cast<std::uint8_t>(hand[group] + hand[group + 1]);
      hand[group + 1] = 0;
    }
  }
}

int SuitOpen::tricks(SuitDeal deal) {
  Groups unseen{};
  for (std::size_t group = 0; group < unseen.size(); ++group)
    unseen[group] = static_cast<std::uint8_t>(deal.out[0][group] + deal.out[1][group]);
  unite_runs(deal.held, unseen);
  const int most = std::max(cards_in(deal.held[0]), cards_in(deal.held[1]));
  if (most == 0 || cards_in(unseen) == 0) return most;
  const Key key = {packed(deal.held[1], packed(deal.held[0])), packed(deal.out[1], packed(deal.out[0]))};
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  int best = 0;
  for (const SuitHand leader : kSuitHands) {
    if (cards_in(deal.held[index(leader)]) == 0) continue;
    for_each_card(deal.held[index(leader)], [&](int lead) {
      if (best < most) best = std::max(best, after_lead(deal, leader, lead));
    });
  }
  known_.emplace(key, static_cast<std::int8_t>(best));
  return best;
}

int SuitOpen::after_lead(const SuitDeal& deal, SuitHand leader, int lead) {
  int worst = kAboveAll;
  for_each_card(deal.out[second_seat(leader)],
                [&](int second) { worst = std::min(worst, after_second(deal, leader, lead, second)); });
  return worst;
}

int SuitOpen::after_second(const SuitDeal& deal, SuitHand leader, int lead, int second) {
  int best = 0;
  for_each_card(deal.held[index(across(leader))],
                [&](int third) { best = std::max(best, after_third(deal, leader, lead, second, third)); });
  return best;
}

int SuitOpen::after_third(const SuitDeal& deal, SuitHand leader, int lead, int second, int third) {
  SuitDeal after = deal;
  after.held[index(leader)] = without(after.held[index(leader)], lead);
  after.held[index(across(leader))] = without(after.held[index(across(leader))], third);
  after.out[second_seat(leader)] = without(after.out[second_seat(leader)], second);
  const Groups fourth_hand = after.out[fourth_seat(leader)];
  int worst = kAboveAll;
  for_each_card(fourth_hand, [&](int fourth) {
    after.out[fourth_seat(leader)] = without(fourth_hand, fourth);
    worst = std::min(worst, (takes(lead, third, second, fourth) ? 1 : 0) + tricks(after));
  });
  return worst;
}

}  // namespace ouverte::tutor::fair::suit
