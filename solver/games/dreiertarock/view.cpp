#include "solver/games/dreiertarock/view.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/shared/fields.hpp"
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

bool of_a_suit(const std::string& card) { return std::string_view("SHDC").find(card[0]) != std::string_view::npos; }
// What may never be laid aside.
bool stays(const std::string& card) {
  static const Cards kTrull = {"*", "21", "1"};
  return has(kTrull, card) || (of_a_suit(card) && card[1] == 'K');
}

// Trumps are laid aside face up (decision 13): what the others know of the cards laid aside where `open` are those of
// them that they saw. The declarer then held nothing else that he might lay aside.
void know_laid_aside(View& view, std::string_view declarer, const Cards& open) {
  const auto laid = std::ranges::find(view.hidden, kLaidAsidePlace, &Hidden::place);
  for (const std::string& card : open)
    if (std::erase(view.pool, card) > 0) laid->known.push_back(card);
  for (const std::string& card : view.pool)
    if (!of_a_suit(card) || stays(card)) laid->lacks.push_back(card);
  const auto hand = std::ranges::find(view.hidden, declarer, &Hidden::place);
  if (open.empty() || hand == view.hidden.end()) return;
  for (const std::string& card : view.pool)
    if (of_a_suit(card) && !stays(card) && !has(hand->lacks, card)) hand->lacks.push_back(card);
}

// What the declarer took lies in his hand or was laid aside.
void know_taken(View& view, std::string_view declarer, const Cards& taken) {
  for (Hidden& hidden : view.hidden) {
    if (hidden.place == declarer || hidden.place == kLaidAsidePlace) continue;
    for (const std::string& card : view.pool)
      if (has(taken, card) && !has(hidden.lacks, card)) hidden.lacks.push_back(card);
  }
}

Cards trumps_of(const Cards& cards) {
  Cards trumps;
  for (const std::string& card : cards)
    if (!of_a_suit(card)) trumps.push_back(card);
  return trumps;
}

// Cards that a record says lie beside the play: they are in no hand.
absl::Status take_from_pool(View& view, std::string_view field, const Cards& cards) {
  for (const std::string& card : cards)
    if (std::erase(view.pool, card) == 0)
      return wrong(field, base::str(card, ", which a hand has too"), "each card once");
  return absl::OkStatus();
}

// Who announces the Pagat holds it.
void know_announced_pagat(View& view, const Written& written) {
  const std::int8_t by = written.contract.pagat.by;
  if (by == kNobody) return;
  const auto hand = std::ranges::find(view.hidden, seat_text(static_cast<Seat>(by), kSeats), &Hidden::place);
  if (hand == view.hidden.end() || std::erase(view.pool, "1") == 0) return;
  hand->known.emplace_back("1");
  for (Hidden& hidden : view.hidden) std::erase(hidden.lacks, "1");
}

// The declarer's hand after the exchange, where it is seen, as it was before.
void hold_as_dealt(Setup& start, const std::string& declarer) {
  for (auto& [seat, hand] : start.hands) {
    if (seat != declarer) continue;
    Cards cards = cards_of_hand(hand);
    for (std::string& card : laid_aside_of(start.contract)) cards.push_back(std::move(card));
    for (const std::string& card : taken_of(start.contract)) std::erase(cards, card);
    hand = hand_of_cards(std::move(cards));
  }
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
    add_place(view, kLaidAsidePlace, laid_aside_of(contract));
    know_laid_aside(view, declarer, trumps_of(laid_aside_of(contract)));
    know_taken(view, declarer, taken_of(contract));
    contract.erase("laid_aside");
  }
  if (written->exchange()) hold_as_dealt(view.start, declarer);
  know_announced_pagat(view, *written);
  for (const char* fact : {"kings", "trull", "points"}) contract.erase(fact);
  view.start.contract = std::move(contract);
}

namespace {

absl::StatusOr<View> whole_pack_told(const Setup& deal, std::string_view untold) {
  Cards pack;
  for (const Card card : cards::kTarockPack.cards) pack.push_back(cards::card_text(cards::kTarockPack, card));
  sort_as_written(pack);
  return view_of_told(deal, untold, std::move(pack), kDealt);
}

// The talon, where nobody takes any of it up.
absl::Status leave_talon(const Setup& deal, const Written& written, View& view) {
  if (!written.talon) {
    view.hidden.push_back(
        {.place = std::string(kTalonPlace), .size = std::size_t{2} * kGroup, .known = {}, .lacks = {}, .gone = {}});
    return absl::OkStatus();
  }
  for (std::size_t group = 0; group < 2; ++group)
    if (absl::Status s = take_from_pool(view, "contract.talon", group_of(deal.contract, group)); !s.ok()) return s;
  return absl::OkStatus();
}

absl::Status exchange(const Setup& deal, const Written& written, std::string_view untold, View& view) {
  if (!written.talon) return lacking("contract.talon", "two groups of three cards, which both lay open");
  if (!written.taken) return lacking("contract.taken", "1 or 2: the group of the talon that was taken");
  const std::string declarer = seat_text(written.contract.declarer, kSeats);
  const auto other_group = static_cast<std::size_t>(1 - *written.taken);
  if (absl::Status s = take_from_pool(view, "contract.talon", group_of(deal.contract, other_group)); !s.ok()) return s;
  const Cards taken = taken_of(deal.contract);
  if (untold.find(declarer) == std::string_view::npos) return take_from_pool(view, "contract.talon", taken);
  for (const std::string& card : taken)
    if (!has(view.pool, card))
      return wrong("contract.talon", base::str(card, ", which a hand has too"), "each card once");
  view.hidden.push_back(
      {.place = std::string(kLaidAsidePlace), .size = kLaidAside, .known = {}, .lacks = {}, .gone = {}});
  know_laid_aside(view, declarer, laid_aside_of(deal.contract));
  know_taken(view, declarer, taken);
  view.start.contract.erase("laid_aside");
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<View> view_of_told_hands(const Setup& deal, std::string_view untold) {
  const auto written = written_from_json(deal.contract);
  if (!written.ok()) return written.status();
  if (written->kind == nullptr) return lacking("contract.name", "a contract");
  if (written->points)
    return wrong("contract.points", "some", "none: where a hand is left out the others are as dealt");
  auto view = whole_pack_told(deal, untold);
  if (!view.ok()) return view.status();
  const absl::Status beside =
      written->exchange() ? exchange(deal, *written, untold, *view) : leave_talon(deal, *written, *view);
  if (!beside.ok()) return beside;
  know_announced_pagat(*view, *written);
  return view;
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
