#include "solver/games/rummage/view.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "solver/base/status.hpp"

namespace ouverte::games::rummage {
namespace {

using CardNames = std::vector<std::string>;

// A Joker is a suit of its own.
char suit_of(std::string_view card) { return card[0]; }

struct Made {
  std::string card;
  CardNames laid;  // in sets
};

// "HQ+SQ.DQ.CQ,S9.S9.H9"
Made read(std::string_view move) {
  const std::size_t plus = std::min(move.find('+'), move.size());
  Made made{.card = std::string(move.substr(0, plus)), .laid = {}};
  std::string_view sets = move.substr(std::min(plus + 1, move.size()));
  while (!sets.empty()) {
    const std::size_t end = std::min(sets.find_first_of(".,"), sets.size());
    if (end > 0) made.laid.emplace_back(sets.substr(0, end));
    sets.remove_prefix(std::min(end + 1, sets.size()));
  }
  return made;
}

// One copy of a card, if there is one.
bool take_out(CardNames& cards, const std::string& card) {
  const auto found = std::ranges::find(cards, card);
  if (found == cards.end()) return false;
  cards.erase(found);
  return true;
}

// What passed between hands and table, by seat.
struct Passed {
  std::map<std::string, CardNames> known;  // taken up, and neither played nor laid since
  std::map<std::string, CardNames> out;    // played and laid
  std::map<std::string, CardNames> in;     // taken up
};

Passed passed_in(const View& view) {
  Passed passed;
  CardNames trick = view.start.table;
  for (const PlaySeen& play : view.plays) {
    const Made made = read(play.move);
    CardNames& known = passed.known[play.seat];
    take_out(known, made.card);
    passed.out[play.seat].push_back(made.card);
    if (std::ranges::any_of(trick, [&](const std::string& card) { return suit_of(card) == suit_of(made.card); })) {
      known.insert(known.end(), trick.begin(), trick.end());
      passed.in[play.seat].insert(passed.in[play.seat].end(), trick.begin(), trick.end());
      trick.clear();
    }
    trick.push_back(made.card);
    for (const std::string& card : made.laid) {
      take_out(known, card);
      passed.out[play.seat].push_back(card);
    }
  }
  return passed;
}

}  // namespace

void know_taken_cards(View& view) {
  const Passed passed = passed_in(view);
  for (Hidden& hidden : view.hidden) {
    const auto known = passed.known.find(hidden.place);
    if (known == passed.known.end()) continue;
    for (const std::string& card : known->second)
      if (take_out(view.pool, card)) hidden.known.push_back(card);
    sort_as_written(hidden.known);
  }
}

absl::StatusOr<Setup> deal_seen_as(const View& view, const Layout& layout) {
  Setup setup = view.start;
  Passed passed = passed_in(view);
  for (std::size_t place = 0; place < layout.size(); ++place) {
    const std::string& seat = view.hidden[place].place;
    CardNames cards = layout[place];
    cards.insert(cards.end(), passed.out[seat].begin(), passed.out[seat].end());
    for (const std::string& card : passed.in[seat])
      if (!take_out(cards, card)) return base::invalid("a card taken up that is nowhere now");
    setup.hands.emplace_back(seat, hand_of_cards(std::move(cards)));
  }
  return setup;
}

}  // namespace ouverte::games::rummage
