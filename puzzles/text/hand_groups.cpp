#include "puzzles/text/hand_groups.hpp"

#include <algorithm>

namespace ouverte::puzzles::text {
namespace {

using Held = std::vector<const Holding*>;

constexpr std::size_t kMostBlank = 3;      // lines from a suit of a hand to the next
constexpr std::size_t kMostColumns = 200;  // more are no hands, and none is looked for among them

std::string card_text(const Holding& holding, int rank, const Table& table) {
  if (holding.suit == kExtras) return rank == 0 ? "*" : std::to_string(rank);
  return rank == kUnnamed ? "x" : std::string(1, table.ranks[static_cast<std::size_t>(rank)]);
}

std::size_t most_suits(const Table& table) { return table.jokers || table.trumps ? 5 : 4; }

std::size_t apart(std::size_t one, std::size_t other) { return std::max(one, other) - std::min(one, other); }

bool has_suit(const Held& held, int suit) {
  return suit >= 0 && std::ranges::any_of(held, [&](const Holding* each) { return each->suit == suit; });
}

// A hand without marks that lacks suits takes their places from the one beside it.
void complete_from_beside(std::vector<HandGroup>& groups, const Table& table) {
  const auto unmarked = [](const HandGroup& group) {
    return std::ranges::all_of(group.held, [](const Holding* each) { return each->suit < 0; });
  };
  for (HandGroup& group : groups) {
    if (group.suits || !unmarked(group) || group.held.size() >= 4) continue;
    for (const HandGroup& other : groups) {
      if (&other == &group || !unmarked(other) || other.held.size() != 4) continue;
      Suits suits;
      const bool fits = std::ranges::all_of(group.held, [&](const Holding* each) {
        const auto row = std::ranges::find(other.held, each->line, &Holding::line);
        if (row == other.held.end()) return false;
        for (const int rank : each->ranks)
          suits[static_cast<std::size_t>(row - other.held.begin())].push_back(card_text(*each, rank, table));
        return true;
      });
      if (!fits) continue;
      group.suits = suits;
      break;
    }
  }
}

}  // namespace

std::optional<Suits> suits_of_hand(const Held& held, const Table& table) {
  Suits suits;
  unsigned marked = 0;
  Held plain;
  for (const Holding* each : held) {
    if (each->suit < 0) {
      plain.push_back(each);
      continue;
    }
    const auto suit = static_cast<std::size_t>(each->suit);
    if ((marked >> suit & 1U) != 0) return std::nullopt;
    marked |= 1U << suit;
    for (const int rank : each->ranks) suits[suit].push_back(card_text(*each, rank, table));
  }
  const bool none = std::ranges::all_of(plain, [](const Holding* each) { return each->ranks.empty(); });
  if (none && (marked & 15U) != 0) return suits;
  if ((marked & 15U) != 0) return std::nullopt;
  const bool slashes = std::ranges::any_of(plain, &Holding::after_slash);
  if (slashes && !std::all_of(plain.begin() + 1, plain.end(), [](const Holding* each) { return each->after_slash; }))
    return std::nullopt;
  if (plain.size() == 5 && most_suits(table) == 5 && plain.back()->ranks.empty()) plain.pop_back();
  if (plain.size() != 4) return std::nullopt;
  for (std::size_t suit = 0; suit < 4; ++suit)
    for (const int rank : plain[suit]->ranks) suits[suit].push_back(card_text(*plain[suit], rank, table));
  return suits;
}

std::vector<HandGroup> in_columns(const Holdings& text, const Pieces& pieces, const Table& table) {
  std::vector<HandGroup> groups;
  std::vector<std::size_t> open;
  for (const Holding* holding : pieces.held) {
    HandGroup* best = nullptr;
    std::size_t nearest = 4;
    std::erase_if(open,
                  [&](std::size_t place) { return groups[place].held.back()->line + kMostBlank < holding->line; });
    for (const std::size_t place : open) {
      Held& held = groups[place].held;
      const std::size_t sideways = apart(held.front()->column, holding->column);
      const bool alike = (held.back()->suit < 0) == (holding->suit < 0) || holding->suit == kExtras;
      if (held.back()->line >= holding->line || sideways >= nearest || !alike || has_suit(held, holding->suit))
        continue;
      if (held.size() >= most_suits(table)) continue;
      if (holding->suit < 0 && held.size() >= 4 && held.back()->line + 1 < holding->line) continue;
      best = &groups[place];
      nearest = sideways;
    }
    if (best == nullptr) {
      if (open.size() == kMostColumns) return {};
      open.push_back(groups.size());
      best = &groups.emplace_back();
    }
    best->held.push_back(holding);
  }
  // Cards that stand among words are none if they are no column.
  std::erase_if(groups, [&](const HandGroup& group) {
    const bool none = std::ranges::all_of(group.held, [](const Holding* each) { return each->ranks.empty(); });
    return none || (group.held.size() == 1 && text.words[group.held.front()->line]);
  });
  for (HandGroup& group : groups) group.suits = suits_of_hand(group.held, table);
  complete_from_beside(groups, table);
  return groups;
}

std::vector<HandGroup> in_lines(const Pieces& pieces, const Table& table) {
  std::vector<HandGroup> groups;
  const auto named_between = [&](const Holding& one, const Holding& next) {
    return std::ranges::any_of(pieces.labels, [&](const SeatLabel* label) {
      return label->line == one.line && label->column >= one.column && label->column < next.column;
    });
  };
  for (const Holding* holding : pieces.held) {
    const bool goes_on =
        !groups.empty() && groups.back().held.back()->line == holding->line &&
        !has_suit(groups.back().held, holding->suit) && groups.back().held.back()->dotted == holding->dotted &&
        groups.back().held.size() < most_suits(table) && !named_between(*groups.back().held.back(), *holding);
    if (!goes_on) groups.push_back({.across = true});
    groups.back().held.push_back(holding);
  }
  const auto headed = [&](const HandGroup& group) {
    return std::ranges::any_of(pieces.labels, [&](const SeatLabel* label) {
      return label->line == group.held.front()->line && label->end <= group.held.front()->column;
    });
  };
  std::erase_if(groups, [&](const HandGroup& group) {
    const bool none = std::ranges::all_of(group.held, [](const Holding* each) { return each->ranks.empty(); });
    return none || (group.held.size() == 1 && !headed(group));
  });
  for (HandGroup& group : groups) group.suits = suits_of_hand(group.held, table);
  return groups;
}

std::vector<HandGroup> behind_names(const Pieces& pieces, const Table& table) {
  std::vector<HandGroup> groups;
  const auto place = [](const auto& piece) { return std::pair(piece->line, piece->column); };
  for (std::size_t at = 0; at < pieces.labels.size(); ++at) {
    const SeatLabel* const label = pieces.labels[at];
    HandGroup group{.seat = label->seat, .names = {label}};
    std::size_t last = label->line;
    for (auto next = std::ranges::upper_bound(pieces.held, place(label), {}, place); next != pieces.held.end();
         ++next) {
      const bool others = at + 1 < pieces.labels.size() && place(pieces.labels[at + 1]) < place(*next);
      if (others || (*next)->line > last + kMostBlank || has_suit(group.held, (*next)->suit)) break;
      if ((*next)->suit < 0 && group.held.size() >= 4 && (*next)->line > last) break;
      group.held.push_back(*next);
      last = (*next)->last;
    }
    // "♠: N A Q, E J 10": a suit of each hand in a line.
    const auto same = std::ranges::find(groups, label->seat, &HandGroup::seat);
    if (same != groups.end() && !group.held.empty() && group.held.front()->of_row) {
      same->held.push_back(group.held.front());
      same->names.push_back(label);
      same->suits = suits_of_hand(same->held, table);
      continue;
    }
    group.suits = suits_of_hand(group.held, table);
    if (group.suits) groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace ouverte::puzzles::text
