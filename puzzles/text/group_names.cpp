// Whose a group of holdings is: by the name that stands beside, above or behind it, else by its place round a table.
#include <algorithm>
#include <map>
#include <set>

#include "puzzles/text/hand_groups.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr int kTooFar = 1000;
constexpr int kMostAbove = 3;  // lines from a name to the hand below it

// Lines and columns that a group takes.
struct Box {
  int top = 0, bottom = 0, left = 0, right = 0;
};

Box box_of(const HandGroup& group) {
  const Holding& first = *group.held.front();
  Box box{.top = static_cast<int>(first.line),
          .bottom = static_cast<int>(group.held.back()->last),
          .left = static_cast<int>(first.column),
          .right = static_cast<int>(first.end)};
  for (const Holding* each : group.held) {
    box.left = std::min(box.left, static_cast<int>(each->column));
    box.right = std::max(box.right, static_cast<int>(each->end));
  }
  return box;
}

Box box_of(const SeatLabel& label) {
  return {.top = static_cast<int>(label.line),
          .bottom = static_cast<int>(label.line),
          .left = static_cast<int>(label.column),
          .right = static_cast<int>(label.end)};
}

class Namer {
 public:
  Namer(std::vector<HandGroup>& groups, const Pieces& pieces, const Table& table)
      : groups_(groups), pieces_(pieces), table_(table) {
    for (const HandGroup& group : groups_) boxes_.push_back(box_of(group));
  }

  std::optional<std::string> name() {
    if (begins_without_name()) behind();
    by_order();
    by_distance();
    clockwise();
    return table_.compass ? by_places() : std::nullopt;
  }

 private:
  void give(std::size_t group, const SeatLabel* label) {
    groups_[group].seat = label->seat;
    groups_[group].names = {label};
    used_.insert(label);
  }

  // Names in a row and as many hands below it, side by side: each is the name of the hand that has its place in the
  // row.
  void by_order() {
    std::map<std::size_t, std::vector<const SeatLabel*>> rows;
    for (const SeatLabel* label : pieces_.labels) rows[label->line].push_back(label);
    for (auto& [line, names] : rows) {
      std::set<char> seats;
      for (const SeatLabel* name : names) seats.insert(name->seat);
      std::vector<std::size_t> below;
      for (std::size_t group = 0; group < groups_.size(); ++group) {
        const int lines = boxes_[group].top - static_cast<int>(line);
        if (groups_[group].seat == 0 && !groups_[group].across && lines > 0 && lines <= kMostAbove)
          below.push_back(group);
      }
      if (names.size() < 3 || below.size() != names.size() || seats.size() != names.size()) continue;
      base::sort(below, {}, [&](std::size_t group) { return boxes_[group].left; });
      base::sort(names, {}, &SeatLabel::column);
      for (std::size_t place = 0; place < below.size(); ++place) give(below[place], names[place]);
    }
  }

  // How far a name stands from a group that it may be of: beside it, or above it.
  [[nodiscard]] int distance(const Box& label, std::size_t group) const {
    const Box& box = boxes_[group];
    if (box.top <= label.top && label.top <= box.bottom) {
      const int gap = box.left - label.right;
      return gap >= 0 && gap <= 14 ? gap : kTooFar;
    }
    const int above = box.top - label.top;
    if (above < 1 || above > kMostAbove) return kTooFar;
    const int sideways = std::max({0, box.left - label.right, label.left - box.right});
    return groups_[group].across ? 3 * above : sideways > 12 ? kTooFar : 3 * above + sideways;
  }

  // Whether somebody else's cards stand between a name and a group.
  [[nodiscard]] bool divided(const Box& label, std::size_t group) const {
    const Box& box = boxes_[group];
    for (std::size_t other = 0; other < boxes_.size(); ++other) {
      const Box& third = boxes_[other];
      if (other == group) continue;
      const bool in_row =
          third.top <= label.top && label.top <= third.bottom && third.left >= label.right && third.right <= box.left;
      const bool below =
          third.top > label.top && third.bottom < box.top && third.left < box.right && box.left < third.right;
      if (in_row || below) return true;
    }
    return false;
  }

  // The nearest pairs of name and group first.
  void by_distance() {
    struct Pair {
      int apart = 0;
      std::size_t label = 0, group = 0;
    };
    std::vector<Pair> pairs;
    for (std::size_t label = 0; label < pieces_.labels.size(); ++label) {
      const Box box = box_of(*pieces_.labels[label]);
      for (std::size_t group = 0; group < groups_.size(); ++group)
        if (const int apart = distance(box, group); apart < kTooFar && !divided(box, group))
          pairs.push_back({.apart = apart, .label = label, .group = group});
    }
    base::sort(pairs, {}, &Pair::apart);
    for (const Pair& pair : pairs) {
      const SeatLabel* const label = pieces_.labels[pair.label];
      const bool given =
          std::ranges::any_of(groups_, [&](const HandGroup& group) { return group.seat == label->seat; });
      if (!given && groups_[pair.group].seat == 0 && !used_.contains(label)) give(pair.group, label);
    }
  }

  // Whether the first name stands behind a hand in its line.
  [[nodiscard]] bool begins_without_name() const {
    if (pieces_.labels.empty() || !groups_.front().across) return false;
    const Box box = box_of(*pieces_.labels.front());
    return box.top == boxes_.front().top && box.left >= boxes_.front().right;
  }

  // "♠AQ ♥K ♦- ♣7 (N)".
  void behind() {
    for (std::size_t group = 0; group < groups_.size(); ++group)
      for (const SeatLabel* label : pieces_.labels) {
        const Box box = box_of(*label);
        if (!groups_[group].across || boxes_[group].bottom != box.top || boxes_[group].right > box.left) continue;
        if (groups_[group].seat == 0 && !used_.contains(label)) give(group, label);
      }
  }

  // "N:hand hand hand hand".
  void clockwise() {
    for (std::size_t group = 1; group < groups_.size(); ++group) {
      const HandGroup& before = groups_[group - 1];
      const bool goes_on = groups_[group].held.front()->dotted && before.held.front()->dotted &&
                           boxes_[group].top == boxes_[group - 1].top;
      if (!goes_on || before.seat == 0 || groups_[group].seat != 0) continue;
      groups_[group].seat = table_.seats[(table_.seats.find(before.seat) + 1) % table_.seats.size()];
    }
  }

  // Four hands round a table: one above, one below, two side by side between them.
  std::optional<std::string> by_places() {
    constexpr std::array<std::string_view, 4> kWhere = {"above", "on the right", "below", "on the left"};
    if (groups_.size() != 4) return std::nullopt;
    std::array<std::size_t, 4> order = {0, 1, 2, 3};
    base::sort(order, {}, [&](std::size_t group) { return boxes_[group].top + boxes_[group].bottom; });
    if (boxes_[order[1]].left > boxes_[order[2]].left) std::swap(order[1], order[2]);
    const Box &north = boxes_[order[0]], &west = boxes_[order[1]], &east = boxes_[order[2]], &south = boxes_[order[3]];
    const bool round = west.top <= east.bottom && east.top <= west.bottom && west.right <= east.left &&
                       north.top < std::min(west.top, east.top) && south.bottom > std::max(west.bottom, east.bottom);
    if (!round) return std::nullopt;
    const std::array<std::size_t, 4> places = {order[0], order[2], order[3], order[1]};
    for (std::size_t seat = 0; seat < 4; ++seat)
      if (const char named = groups_[places[seat]].seat; named != 0 && named != table_.seats[seat])
        return base::str("hands: found the name ", named, " at the hand that stands ", kWhere[seat], ", expected ",
                         table_.seats[seat]);
    for (std::size_t seat = 0; seat < 4; ++seat) groups_[places[seat]].seat = table_.seats[seat];
    return std::nullopt;
  }

  std::vector<HandGroup>& groups_;
  const Pieces& pieces_;
  const Table& table_;
  std::vector<Box> boxes_;
  std::set<const SeatLabel*> used_;
};

}  // namespace

std::optional<std::string> name_groups(std::vector<HandGroup>& groups, const Pieces& pieces, const Table& table) {
  return groups.empty() ? std::nullopt : Namer(groups, pieces, table).name();
}

}  // namespace ouverte::puzzles::text
