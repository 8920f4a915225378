#include "tutor/fair/alpha_mu_points.hpp"

#include <algorithm>

#include "solver/base/check.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr std::size_t kBytesOfPosition = 600;  // about, with its moves and what is known of it, in any game

}  // namespace

LayoutPoints::Id LayoutPoints::known(std::size_t layout, std::unique_ptr<games::Position> position) {
  const auto [entry, is_new] = ids_.try_emplace({layout, position->key()}, static_cast<Id>(points_.size()));
  if (!is_new) return entry->second;
  Point point;
  point.layout = layout;
  const LayoutPoint& wanted = layouts_[layout];
  const search::Interval possible = position->possible();
  const bool reached = wanted.high ? possible.lower >= wanted.goal : possible.upper <= wanted.goal;
  const bool missed = wanted.high ? possible.upper < wanted.goal : possible.lower > wanted.goal;
  if (reached || missed) point.won = reached;
  point.certain = reached;
  if (!position->over()) {
    point.to_move = position->to_move();
    point.helps = position->maximises() == wanted.high;
  }
  point.position = std::move(position);
  points_.push_back(std::move(point));
  bytes_ += kBytesOfPosition;
  return entry->second;
}

LayoutPoints::Id LayoutPoints::start(std::size_t layout) { return known(layout, layouts_[layout].position->clone()); }

LayoutPoints::Id LayoutPoints::after(Id point, const std::string& move) {
  for (const auto& [played, next] : points_[point].after)
    if (played == move) return next;
  std::unique_ptr<games::Position> position = points_[point].position->clone();
  CHECK(position->play(move).ok());
  const Id next = known(points_[point].layout, std::move(position));
  points_[point].after.emplace_back(move, next);
  return next;
}

void LayoutPoints::list_moves(Point& point) {
  if (!point.classes.empty() || point.to_move.empty()) return;
  point.classes = point.position->classes();
  for (const std::string& move : point.position->moves()) point.moves += move + " ";
}

const std::vector<std::vector<std::string>>& LayoutPoints::classes(Id point) {
  list_moves(points_[point]);
  return points_[point].classes;
}

const std::string& LayoutPoints::moves(Id point) {
  list_moves(points_[point]);
  return points_[point].moves;
}

bool LayoutPoints::won(Id id) {
  Point& point = points_[id];
  if (!point.won) {
    const LayoutPoint& wanted = layouts_[point.layout];
    ++leaves_;
    const auto reached = solver_.reaches(*point.position, wanted.high ? wanted.goal : wanted.goal + 1);
    if (!reached) throw Stopped();
    point.won = *reached == wanted.high;
  }
  return *point.won;
}

}  // namespace ouverte::tutor::fair
