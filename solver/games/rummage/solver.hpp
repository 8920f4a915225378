// The door's solver for Rummage: to the horizon that a record names, or, where it names none, as deep as time allows; a
// turn that is judged, as deep as so many nodes allow, which is the same for everybody.
#pragma once

#include <optional>

#include "solver/games/door/game.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/for_themselves.hpp"
#include "solver/games/rummage/search.hpp"

namespace ouverte::games::rummage {

class RummageSolver final : public Solver {
 public:
  explicit RummageSolver(const search::Options& options)
      : Solver(options.deadline), options_(options), for_themselves_(options) {}

  // The caller guarantees that the position is of this game.
  [[nodiscard]] Solution solve(const Position& position, const Request& request) override;
  [[nodiscard]] Solution judge(const Position& position) override;
  [[nodiscard]] std::optional<bool> reaches(const Position& position, int goal) override;
  [[nodiscard]] std::optional<ForHimself> for_himself(const Position& position) override {
    return for_themselves_.answer(static_cast<const RummagePosition&>(position));
  }
  void expect(const Position&) override {}  // every fact is kept anyway

 private:
  // To the horizon of the position; where it has none, as deep as the limits allow, or some seconds where there are
  // none.
  [[nodiscard]] HorizonAnswer answer(const RummagePosition& position, const search::Question& question);
  Search& search(bool hurried);

  search::Options options_;
  RummageForThemselvesSolver for_themselves_;
  std::optional<Search> search_;
  bool hurried_ = false;  // `search_` stops after some seconds
};

}  // namespace ouverte::games::rummage
