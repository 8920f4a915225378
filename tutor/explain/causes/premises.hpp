// What a sentence says of the play after the card that costs, or after a right one, has to hold in every line of best
// play (best_play.hpp): else it is not said, or less is.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "tutor/explain/causes/altered_deals.hpp"
#include "tutor/explain/causes/best_play.hpp"
#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

class Premises {
 public:
  // `play` must stay.
  Premises(const CostlyPlay& play, games::Solver& solver);

  // Whether the cause can be told; what does not hold of it is left out.
  [[nodiscard]] bool hold(Cause& cause);

  [[nodiscard]] BestPlay& lines() { return lines_; }
  [[nodiscard]] bool ours(const std::string& seat) const;

 private:
  using TrickTest = std::function<bool(const LineTrick& trick)>;

  [[nodiscard]] bool holds_of_cards(Cause& cause);
  [[nodiscard]] bool holds_of_this_trick(Cause& cause);
  [[nodiscard]] bool holds_of_ruffs(Cause& cause);
  [[nodiscard]] bool holds_of_danger(Cause& cause);
  [[nodiscard]] bool holds_of_shares(Cause& cause);

  // One of the cards that do the same.
  [[nodiscard]] std::string counted_as(const std::string& card) const;
  // The seat takes a trick with the card, or with one that does the same.
  [[nodiscard]] LineQuestion takes(const std::string& seat, const std::string& card) const;
  [[nodiscard]] bool always_takes(const std::string& after, const std::string& seat, const std::string& card);
  [[nodiscard]] bool never_takes(const std::string& after, const std::string& seat, const std::string& card);
  // It takes one in some line that was found.
  [[nodiscard]] bool may_take(const std::string& after, const Cause& cause) {
    return !never_takes(after, cause.seat, cause.card);
  }
  // It takes one after the first card in every line, and none after the second.
  [[nodiscard]] bool takes_after(const std::string& first, const std::string& second, const Cause& cause) {
    return always_takes(first, cause.seat, cause.card) && never_takes(second, cause.seat, cause.card);
  }
  // The trick in progress is always one of which the test holds.
  [[nodiscard]] bool this_trick(const std::string& after, const TrickTest& test);
  // Some trick is, always or never.
  [[nodiscard]] bool some_trick(const std::string& after, const TrickTest& test, char suit = ' ');
  [[nodiscard]] bool no_trick(const std::string& after, const TrickTest& test, char suit = ' ');
  // Our side does not lead the suit of the cause as long as its seat has the card.
  [[nodiscard]] bool is_left_alone(const std::string& after, const Cause& cause);
  [[nodiscard]] bool takes_more(const std::string& here, const std::string& there, const PlayLine& more,
                                const PlayLine& fewer, bool ours, char suit);
  void name_what_takes(Cause& cause) const;
  // The seat takes `tricks` at least in every line, or fewer in every line.
  [[nodiscard]] LineQuestion takes_tricks(const std::string& seat, int tricks) const;

  const games::Position& before_;
  std::map<std::string, bool> sides_;
  bool high_;  // whether the mover wants the value high
  std::string mover_;
  std::map<std::string, std::string> same_;
  BestPlay lines_;
};

}  // namespace ouverte::tutor
