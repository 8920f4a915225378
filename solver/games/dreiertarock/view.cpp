#include "solver/games/dreiertarock/view.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using Cards = std::vector<std::string>;

bool has(const Cards& cards, const std::string& card) { return std::ranges::find(cards, card) != cards.end(); }

Cards group_of(const base::Json& contract, std::size_t group) {
  const auto talon = contract.find("talon");
  if (talon == contract.end() || !talon->is_array() || talon->size() != 2) return {};
  return cards_of_hand((*talon)[group].get<std::string>());
}

Cards laid_aside_of(const base::Json& contract) {
  const auto laid = contract.find("laid_aside");
  return laid == contract.end() || !laid->is_string() ? Cards() : cards_of_hand(laid->get<std::string>());
}

// The group that the declarer took.
Cards taken_of(const base::Json& contract) {
  const auto taken = contract.find("taken");
  return taken == contract.end() ? Cards() : group_of(contract, taken->get<std::size_t>() - 1);
}

Hidden& add_place(View& view, std::string_view place, const Cards& cards) {
  view.pool.insert(view.pool.end(), cards.begin(), cards.end());
  sort_as_written(view.pool);
  return view.hidden.emplace_back(
      Hidden{.place = std::string(place), .size = cards.size(), .known = {}, .lacks = {}, .gone = {}});
}

// What may never be laid aside.
bool stays(const std::string& card) {
  static const Cards kTrull = {"*", "21", "1"};
  return has(kTrull, card) || (card.size() == 2 && card[1] == 'K');
}

}  // namespace

void see_talon(const Setup& start, View& view) {
  const auto written = written_from_json(start.contract);
  if (!written.ok() || written->kind == nullptr || written->points) return;
  base::Json contract = start.contract;
  const std::string declarer = written->trischaken() ? "" : seat_text(written->contract.declarer, kSeats);
  if (!written->exchange()) {
    Cards talon = group_of(contract, 0);
    for (std::string& card : group_of(contract, 1)) talon.push_back(std::move(card));
    if (!talon.empty()) add_place(view, kTalonPlace, talon);
    contract.erase("talon");
  } else if (view.player != declarer) {
    Hidden& laid = add_place(view, kLaidAsidePlace, laid_aside_of(contract));
    for (const std::string& card : view.pool)
      if (stays(card)) laid.lacks.push_back(card);
    // What he took lies in his hand or was laid aside.
    const Cards taken = taken_of(contract);
    for (Hidden& hidden : view.hidden) {
      if (hidden.place == declarer || hidden.place == kLaidAsidePlace) continue;
      for (const std::string& card : view.pool)
        if (has(taken, card) && !has(hidden.lacks, card)) hidden.lacks.push_back(card);
    }
    contract.erase("laid_aside");
  }
  for (const char* fact : {"kings", "trull", "points"}) contract.erase(fact);
  view.start.contract = std::move(contract);
}

absl::StatusOr<Setup> deal_seen_as(const View& view, const Layout& layout) {
  Setup setup = view.start;
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  const bool exchanged = written->exchange() && !written->points;
  Cards laid = laid_aside_of(setup.contract);
  std::vector<std::pair<std::string, Cards>> hands;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    const Hidden& hidden = view.hidden[place];
    if (hidden.place == kLaidAsidePlace) {
      laid = layout[place];
    } else if (hidden.place == kTalonPlace) {
      const auto half = layout[place].begin() + kGroup;
      setup.contract["talon"] = {hand_of_cards({layout[place].begin(), half}),
                                 hand_of_cards({half, layout[place].end()})};
    } else {
      Cards cards = layout[place];
      cards.insert(cards.end(), hidden.gone.begin(), hidden.gone.end());
      hands.emplace_back(hidden.place, std::move(cards));
    }
  }
  for (auto& [seat, cards] : hands) {
    if (exchanged && seat == seat_text(written->contract.declarer, kSeats)) {
      cards.insert(cards.end(), laid.begin(), laid.end());
      for (const std::string& card : taken_of(setup.contract))
        if (std::erase(cards, card) == 0) return base::invalid("a card taken that is neither held nor laid aside");
      setup.contract["laid_aside"] = hand_of_cards(laid);
    }
    setup.hands.emplace_back(seat, hand_of_cards(cards));
  }
  return setup;
}

std::vector<std::vector<std::string>> equal_trumps() {
  constexpr int kHighest = 20, kLowest = 2;
  Cards trumps;
  for (int number = kHighest; number >= kLowest; --number) trumps.push_back(std::to_string(number));
  return {trumps};
}

}  // namespace ouverte::games::dreiertarock
