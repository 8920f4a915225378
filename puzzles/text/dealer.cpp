#include "puzzles/text/dealer.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "puzzles/text/hand_names.hpp"
#include "solver/base/sort.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::size_t kCards = 13;

class Dealer {
 public:
  // `cut`: where holdings cut in two are kept.
  Dealer(const Holdings& text, std::vector<const Holding*> holdings, std::deque<Holding>& cut)
      : text_(text), all_(std::move(holdings)), cut_(cut) {}

  // The first reading that stands, and none if two do that begin together.
  std::optional<Dealt> deal() {
    for (std::size_t from = 0; from < all_.size() && found_.empty(); ++from) {
      if (all_[from]->ranks.empty()) continue;
      one_after_another(from);
      round_a_table(from);
    }
    if (found_.empty()) side_by_side();
    if (found_.size() != 1) return std::nullopt;
    return std::move(found_.front());
  }

 private:
  // The place after the holdings from one on that are a hand's cards; 0 if none are.
  [[nodiscard]] std::size_t hand_ends(std::size_t from) const {
    std::size_t cards = 0;
    for (std::size_t at = from; at < all_.size(); ++at) {
      cards += all_[at]->ranks.size();
      if (cards == kCards) return at + 1;
      if (cards > kCards) break;
    }
    return 0;
  }

  [[nodiscard]] std::vector<const Holding*> part(std::size_t from, std::size_t to) const {
    return {all_.begin() + static_cast<std::ptrdiff_t>(from), all_.begin() + static_cast<std::ptrdiff_t>(to)};
  }

  void keep(Dealt reading) {
    const auto cards = as_pack(reading.hands);
    if (!cards) return;
    reading.cards = *cards;
    const auto same = [&](const Dealt& other) { return other.cards == reading.cards && other.seats == reading.seats; };
    if (std::ranges::none_of(found_, same)) found_.push_back(std::move(reading));
  }

  // Four hands in turn, each under its name or beside it; without names in the order of a diagram.
  void one_after_another(std::size_t from) {
    std::array<std::size_t, kPlayers + 1> ends = {from};
    Dealt reading;
    for (std::size_t hand = 0; hand < kPlayers; ++hand) {
      while (ends[hand] < all_.size() && all_[ends[hand]]->ranks.empty()) ++ends[hand];
      ends[hand + 1] = hand_ends(ends[hand]);
      if (ends[hand + 1] == 0) return;
      reading.hands[hand] = part(ends[hand], ends[hand + 1]);
    }
    reading.seats = seats_of(text_, reading.hands);
    if (reading.seats.empty() || goes_across(reading)) return;
    keep(std::move(reading));
  }

  // Whether West's and East's suits stand in the same lines by turns, so that no hand follows another.
  static bool goes_across(const Dealt& reading) {
    std::size_t shared = 0;
    for (const Holding* one : reading.hands[1])
      for (const Holding* other : reading.hands[1])
        shared +=
            one->line == other->line && one->column + 3 < other->column && one->suit == other->suit && one->suit >= 0
                ? 1
                : 0;
    return shared > 0;
  }

  // North's suits, then lines that West and East share, then South's.
  void round_a_table(std::size_t from) {
    const std::size_t west = hand_ends(from);
    if (west == 0 || west >= all_.size() || all_[west]->line == all_[west - 1]->line) return;
    std::size_t cards = 0;
    std::size_t south = west;
    while (south < all_.size() && cards < 2 * kCards) cards += all_[south++]->ranks.size();
    if (cards != 2 * kCards) return;
    while (south < all_.size() && all_[south]->ranks.empty()) ++south;
    const std::size_t end = south < all_.size() ? hand_ends(south) : 0;
    if (end == 0 || all_[south]->line == all_[south - 1]->line) return;
    const std::string above = names_before(text_, nullptr, all_[from]);
    const std::string between = names_before(text_, all_[west - 1], all_[west]);
    const bool swapped = between.find('W') != std::string::npos && between.find('E') < between.find('W');
    if (!above.empty() && above.find('N') == std::string::npos) return;
    Dealt reading{.seats = std::string(swapped ? "NEWS" : kAcross)};
    reading.hands[0] = part(from, west);
    reading.hands[3] = part(south, end);
    std::vector<std::vector<const Holding*>> lines;
    for (std::size_t at = west; at < south; ++at) {
      if (all_[at]->ranks.empty()) continue;
      if (lines.empty() || lines.back().front()->line != all_[at]->line) lines.emplace_back();
      lines.back().push_back(all_[at]);
    }
    // Suits one below another are hands in turn.
    const auto shared = [](const auto& line) { return line.size() > 1; };
    const auto marked = [](const auto& line) { return line.front()->suit >= 0; };
    if (found_.empty()) cut_.clear();
    if (std::ranges::none_of(lines, shared) && (lines.size() > 4 || std::ranges::any_of(lines, marked))) return;
    share_out(reading, lines, 0);
  }

  // What stands in each line is West's, East's, or of both.
  void share_out(Dealt& reading, const std::vector<std::vector<const Holding*>>& lines, std::size_t line) {
    constexpr std::size_t kMostLines = 5;
    constexpr std::size_t kMostSteps = 5000;
    if (lines.size() > kMostLines || found_.size() > 1 || ++steps_ > kMostSteps) return;
    if (line == lines.size()) return keep(reading);
    auto& west = reading.hands[1];
    auto& east = reading.hands[2];
    const auto try_with = [&](std::vector<const Holding*> left, std::vector<const Holding*> right) {
      const std::size_t had_left = west.size(), had_right = east.size();
      west.insert(west.end(), left.begin(), left.end());
      east.insert(east.end(), right.begin(), right.end());
      if (count(west) <= kCards && count(east) <= kCards) share_out(reading, lines, line + 1);
      west.resize(had_left);
      east.resize(had_right);
    };
    const auto& held = lines[line];
    if (held.size() == 2) {
      const bool one_suit = held[0]->suit < 0 || held[1]->suit < 0 || held[0]->suit == held[1]->suit;
      if (one_suit) try_with({held[0]}, {held[1]});
    }
    if (held.size() > 1) return;
    const Holding& one = *held.front();
    // A line of one holding: by its place if others show where East's begin, else cut in two that each fall.
    const int side = side_of(one, lines);
    if (side != 0 || one.suit >= 0) {
      if (side <= 0) try_with({&one}, {});
      if (side >= 0) try_with({}, {&one});
      return;
    }
    for (std::size_t cut = 0; cut <= one.ranks.size(); ++cut) {
      const auto falls = [&](std::size_t begin, std::size_t end) {
        return std::is_sorted(one.ranks.begin() + static_cast<std::ptrdiff_t>(begin),
                              one.ranks.begin() + static_cast<std::ptrdiff_t>(end));
      };
      if (!falls(0, cut) || !falls(cut, one.ranks.size())) continue;
      Holding& left = cut_.emplace_back(one);
      Holding& right = cut_.emplace_back(one);
      left.ranks.resize(cut);
      right.ranks.erase(right.ranks.begin(), right.ranks.begin() + static_cast<std::ptrdiff_t>(cut));
      try_with({&left}, {&right});
    }
  }

  // -1 where a holding stands as West's do in other lines, 1 where it stands as East's, 0 if nothing tells.
  static int side_of(const Holding& one, const std::vector<std::vector<const Holding*>>& lines) {
    std::size_t left = 0, right = 0;
    for (const auto& line : lines) {
      if (line.size() != 2) continue;
      left = std::max(left, line[0]->column);
      right = right == 0 ? line[1]->column : std::min(right, line[1]->column);
    }
    if (right < left + 6) return 0;
    if (one.column + 3 >= right) return 1;
    return one.column <= left + 3 ? -1 : 0;
  }

  static std::size_t count(const std::vector<const Holding*>& hand) {
    std::size_t cards = 0;
    for (const Holding* holding : hand) cards += holding->ranks.size();
    return cards;
  }

  // Columns of suits, each a hand, wherever they stand: by their names, else round a table.
  void side_by_side() {
    std::vector<std::vector<const Holding*>> columns;
    std::vector<std::size_t> open;
    for (const Holding* holding : all_) {
      std::vector<const Holding*>* best = nullptr;
      std::size_t nearest = 3;
      std::erase_if(open, [&](std::size_t place) { return columns[place].back()->line + 2 < holding->line; });
      for (const std::size_t place : open) {
        auto& column = columns[place];
        const Holding& last = *column.back();
        const std::size_t apart = std::max(last.column, holding->column) - std::min(last.column, holding->column);
        const bool below = holding->line > last.line && holding->line <= last.line + 2;
        if (!below || apart >= nearest || count(column) >= kCards) continue;
        best = &column;
        nearest = apart;
      }
      if (best == nullptr) {
        open.push_back(columns.size());
        best = &columns.emplace_back();
      }
      best->push_back(holding);
    }
    std::erase_if(columns, [](const auto& column) { return count(column) != kCards; });
    for (std::size_t from = 0; from + kPlayers <= columns.size() && found_.empty(); ++from) {
      Dealt reading;
      std::string seats;
      for (std::size_t hand = 0; hand < kPlayers; ++hand) {
        reading.hands[hand] = columns[from + hand];
        seats += name_over(text_, columns[from + hand]);
      }
      if (std::set<char>(seats.begin(), seats.end()).size() != kPlayers || seats.find(' ') != std::string::npos)
        seats = by_places(reading.hands);
      if (seats.empty()) continue;
      reading.seats = seats;
      keep(std::move(reading));
    }
  }

  static std::string by_places(const DealtOut& hands) {
    // In reading order: North above, West and East beside each other, South below.
    const auto top = [&](std::size_t hand) { return hands[hand].front()->line; };
    const auto left = [&](std::size_t hand) { return hands[hand].front()->column; };
    std::array<std::size_t, kPlayers> order = {0, 1, 2, 3};
    base::sort(order, {}, top);
    if (left(order[1]) > left(order[2])) std::swap(order[1], order[2]);
    const bool round =
        top(order[0]) < top(order[1]) && top(order[3]) > top(order[2]) && left(order[1]) + 4 <= left(order[2]);
    if (!round) return "";
    std::string seats(kPlayers, ' ');
    for (std::size_t place = 0; place < kPlayers; ++place) seats[order[place]] = kAcross[place];
    return seats;
  }

  const Holdings& text_;
  std::vector<const Holding*> all_;
  std::vector<Dealt> found_;
  std::deque<Holding>& cut_;
  std::size_t steps_ = 0;
};

// Rows that are suits, taken for hands: each would hold all of one.
bool is_a_suit_each(const Dealt& deal) {
  return std::ranges::all_of(deal.cards, [](const auto& hand) {
    return std::ranges::count_if(hand, [](auto held) { return held != 0; }) == 1;
  });
}

}  // namespace

std::optional<Dealt> whole_deal_of(const Holdings& text, std::vector<const Holding*> holdings,
                                   std::deque<Holding>& cut) {
  auto deal = Dealer(text, std::move(holdings), cut).deal();
  if (deal && is_a_suit_each(*deal)) return std::nullopt;
  return deal;
}

}  // namespace ouverte::puzzles::text
