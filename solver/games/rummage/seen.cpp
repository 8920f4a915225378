// What people see of a deal of Rummage beside hands and trick: the melds, how the scores stand, and the score sheet.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::rummage {
namespace {

using base::str;

constexpr std::array<std::string_view, kSuits> kSigns = {"♠", "♥", "♦", "♣", "☆"};

// "♠Q♦Q♣Q".
std::string signs_text(const cards::BagPack& pack, const cards::CardBag& cards) {
  std::string text;
  for (const Card card : cards.kinds())
    for (int copy = 0; copy < cards.count(card); ++copy) {
      text += kSigns[static_cast<std::size_t>(suit_of(card))];
      if (card != cards::kJoker) text += cards::card_text(pack.pack, card).substr(1);
    }
  return text;
}

// What a seat's score is made of.
struct Account {
  int melds = 0;
  int sweep = 0;     // for going out by melding all at once
  int left = 0;      // the penalty, as it counts
  int unmelded = 0;  // of one who has made no meld

  [[nodiscard]] int score() const { return melds + sweep + left + unmelded; }
};

Account account_of(const RummagePosition& position, std::size_t seat) {
  const State& state = position.state();
  Account parts;
  for (const int size : position.written().melds[seat]) parts.melds += meld_points(size);
  parts.sweep = state.melded[seat] - parts.melds;
  if (state.melded[seat] > 0) {
    parts.left = -penalty(loose(state.hands[seat]));
  } else {
    parts.unmelded = score(state.hands[seat], 0);
  }
  return parts;
}

std::size_t players_of(const RummagePosition& position) { return static_cast<std::size_t>(position.game().players()); }

std::string name_of(std::size_t seat) { return std::string(cards::kLetters.substr(seat, 1)); }

// "♠Q♦Q♣Q 60, 5 cards 150".
std::string melds_text(const RummagePosition& position, std::size_t seat) {
  const std::vector<int>& sizes = position.written().melds[seat];
  std::string text;
  for (std::size_t set = 0; set < sizes.size(); ++set) {
    const Bag& laid = position.laid()[seat][set];
    const std::string cards =
        laid.empty() ? base::counted(sizes[set], "card") : signs_text(pack(position.game().players()), laid.cards());
    text += str(set == 0 ? "" : ", ", cards, " ", meld_points(sizes[set]));
  }
  return text;
}

std::vector<Shown> melds_of(const RummagePosition& position) {
  std::vector<Shown> lines;
  for (std::size_t seat = 0; seat < players_of(position); ++seat)
    if (!position.written().melds[seat].empty())
      lines.push_back({"melds of " + name_of(seat), melds_text(position, seat)});
  if (lines.empty()) lines.push_back({"melds", "none"});
  return lines;
}

// "A +40 = 100 - 60, B -20 without a meld": melds less penalty.
std::string standing_text(const RummagePosition& position, std::string_view seats) {
  std::string text;
  for (std::size_t seat = 0; seat < players_of(position); ++seat) {
    if (seats.find(cards::kLetters[seat]) == std::string_view::npos) continue;
    const Account parts = account_of(position, seat);
    text += str(text.empty() ? "" : ", ", name_of(seat), " ", signed_number(parts.score()));
    text += parts.melds == 0 ? std::string(" without a meld") : str(" = ", parts.melds, " - ", -parts.left);
  }
  return text;
}

// Of the others, who is seen by none of `seats`: how many cards they hold, and those they were seen to take up.
std::vector<Shown> hidden_hands(const RummagePosition& position, std::string_view seats) {
  std::string held;
  std::vector<Shown> lines;
  for (std::size_t seat = 0; seat < players_of(position); ++seat) {
    const std::string name = name_of(seat);
    if (seats.find(name) != std::string_view::npos) continue;
    held += str(held.empty() ? "" : ", ", name, " ", position.state().hands[seat].size());
    if (const cards::CardBag& taken = position.taken(seat); !taken.empty())
      lines.push_back({"taken up by " + name, signs_text(pack(position.game().players()), taken)});
  }
  if (!held.empty()) lines.insert(lines.begin(), Shown{"cards in hand", std::move(held)});
  return lines;
}

std::string end_of(const RummagePosition& position) {
  for (std::size_t seat = 0; seat < players_of(position); ++seat)
    if (position.state().hands[seat].empty()) return name_of(seat) + " went out";
  return "cut off at its horizon, nobody is out: scored as it stands";
}

}  // namespace

// Before the move is made. Of two copies, one of them taken up, the one that goes first is taken for that.
void RummagePosition::see_taken(const Move& move) {
  cards::CardBag& taken = taken_[static_cast<std::size_t>(state_.to_move)];
  const auto gone = [&](Card card) {
    if (taken.count(card) > 0) taken.remove(card);
  };
  gone(move.card);
  if (matches(state_, move.card))
    for (std::size_t place = 0; place < state_.on_table; ++place) taken.add(state_.trick[place]);
  for (const Bag& set : sets_of(move))
    for (const Card card : set.cards().kinds())
      for (int copy = 0; copy < set.cards().count(card); ++copy) gone(card);
}

// Of a deal that is over: by going out, or cut off at its horizon and scored as it stands.
std::optional<ScoreSheet> RummagePosition::score_sheet() const {
  if (!over()) return std::nullopt;
  ScoreSheet sheet{.unit = "point", .parts = {}, .each = {}};
  std::array<ScoreSheet::Part, 4> parts = {ScoreSheet::Part{"melds", {}},
                                           {"all melded at once", {}},
                                           {"cards left in hand", {}},
                                           {"hand of one without a meld", {}}};
  for (std::size_t seat = 0; seat < players_of(*this); ++seat) {
    const Account its = account_of(*this, seat);
    parts[0].each.push_back(its.melds);
    parts[1].each.push_back(its.sweep);
    parts[2].each.push_back(its.left);
    parts[3].each.push_back(its.unmelded);
    sheet.each.push_back(its.score());
  }
  for (ScoreSheet::Part& part : parts)
    if (std::ranges::any_of(part.each, [](int points) { return points != 0; })) sheet.parts.push_back(std::move(part));
  return sheet;
}

// Melds, as cards where it is known which; what each of `seats` would score if the deal ended now; of the other hands
// what was seen; who began the trick; the plays left. Of a deal that is over how it ended.
std::vector<Shown> RummagePosition::shown(std::string_view seats) const {
  std::vector<Shown> lines = melds_of(*this);
  if (over()) {
    lines.push_back({"the deal", end_of(*this)});
    return lines;
  }
  if (std::string scores = standing_text(*this, seats); !scores.empty())
    lines.push_back({"if it ended now", std::move(scores)});
  for (Shown& line : hidden_hands(*this, seats)) lines.push_back(std::move(line));
  if (state_.on_table > 0) {
    const auto players = static_cast<std::size_t>(game_.players());
    const auto mover = static_cast<std::size_t>(state_.to_move);
    lines.push_back({"trick begun by", name_of((mover + 2 * players - state_.on_table) % players)});
  }
  if (has_horizon()) lines.push_back({"plays left", std::to_string(state_.plays_left)});
  return lines;
}

}  // namespace ouverte::games::rummage
