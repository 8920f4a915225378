// Positions of many layouts, each known once by a number, with what was found out about it: its moves, what it comes to
// after them, and whether open hands reach the goal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/base/hash_tables.hpp"
#include "tutor/fair/alpha_mu.hpp"

namespace ouverte::tutor::fair {

class LayoutPoints {
 public:
  using Id = std::uint32_t;

  LayoutPoints(std::span<const LayoutPoint> layouts, games::Solver& solver) : layouts_(layouts), solver_(solver) {}

  // A limit struck; what was asked last is not known.
  struct Stopped {};

  [[nodiscard]] Id start(std::size_t layout);
  [[nodiscard]] Id after(Id point, const std::string& move);

  [[nodiscard]] std::size_t layout(Id point) const { return points_[point].layout; }
  [[nodiscard]] const std::string& to_move(Id point) const { return points_[point].to_move; }  // empty when over
  [[nodiscard]] bool helps(Id point) const { return points_[point].helps; }  // that seat wants the goal reached
  [[nodiscard]] const std::vector<std::vector<std::string>>& classes(Id point);
  [[nodiscard]] const std::string& moves(Id point);  // all of them as one text

  // Whether open hands reach the goal; and whether that is certain however it is played.
  [[nodiscard]] bool won(Id point);
  [[nodiscard]] bool certain(Id point) const { return points_[point].certain; }
  void note_won(Id point) { points_[point].won = true; }

  [[nodiscard]] std::uint64_t leaves() const { return leaves_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }  // about
  [[nodiscard]] base::Deadline& deadline() { return solver_.deadline(); }

 private:
  struct Point {
    std::size_t layout = 0;
    std::unique_ptr<games::Position> position;
    std::string to_move;
    bool helps = false;
    bool certain = false;
    std::optional<bool> won;
    std::vector<std::vector<std::string>> classes;
    std::string moves;
    std::vector<std::pair<std::string, Id>> after;
  };
  [[nodiscard]] Id known(std::size_t layout, std::unique_ptr<games::Position> position);
  void list_moves(Point& point);

  std::span<const LayoutPoint> layouts_;
  games::Solver& solver_;
  std::vector<Point> points_;
  base::HashMap<std::pair<std::size_t, std::string>, Id> ids_;
  std::uint64_t leaves_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace ouverte::tutor::fair
