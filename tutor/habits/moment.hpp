// A decision of a recorded deal as ideas are tested on it: the position, whose turn it is, and what was led before.
// What the rules and open hands show, without search.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "puzzles/compose/trick_ahead.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::tutor {

// The first card of a trick.
struct FirstCard {
  std::string seat;
  char suit = '*';
};

class Moment {
 public:
  // `leads`: to the tricks before. The caller guarantees that the position is not over, and outlives the moment.
  Moment(const games::Game& game, const games::Position& at, std::span<const FirstCard> leads);

  [[nodiscard]] const puzzles::Moves& legal() const { return legal_; }
  [[nodiscard]] bool leads() const { return trick_.leads(); }
  [[nodiscard]] bool in_rows() const { return trick_.game().plays_in_rows(); }
  [[nodiscard]] bool opens_the_deal() const;  // no card was played before
  // How many play to the trick before this seat, and after it.
  [[nodiscard]] std::size_t before() const { return trick_.setup().table.size(); }
  [[nodiscard]] std::size_t still_to_play() const { return trick_.setup().hands.size() - before() - 1; }
  [[nodiscard]] bool led_by_own_side() const { return trick_.own(trick_.setup().leader); }
  [[nodiscard]] bool on_declaring_side() const;  // of two, the one that wants the value high
  [[nodiscard]] bool can_follow() const;
  [[nodiscard]] const std::string& last_card() const { return trick_.setup().table.back(); }

  [[nodiscard]] bool gives(std::string_view move) const { return move.starts_with('>'); }  // a trick, with a Joker
  [[nodiscard]] bool is_trump(std::string_view move) const { return trump_ && puzzles::suit_of(move) == *trump_; }
  [[nodiscard]] bool trumps_there_are() const { return trump_.has_value(); }
  [[nodiscard]] bool others_hold_trumps() const;
  // The suit that this side led last, if this seat may lead it now.
  [[nodiscard]] std::optional<char> suit_led_last() const;

  // Of a legal move: who may come to take the trick.
  [[nodiscard]] bool takes(const std::string& move) const;     // this seat, for certain
  [[nodiscard]] bool may_take(const std::string& move) const;  // this seat
  [[nodiscard]] bool stays_on_side(const std::string& move) const;
  [[nodiscard]] bool partner_takes(const std::string& move) const { return trick_.partner_takes(move); }
  [[nodiscard]] bool others_take(const std::string& move) const { return trick_.others_take(move); }

  // Of cards of a suit with ranks from ace to two.
  [[nodiscard]] bool higher(std::string_view card, std::string_view than) const;
  [[nodiscard]] bool is_lowest(std::string_view move) const;  // of the legal ones of its suit, or touching that one
  // Whether the other side holds a card of the suit between two.
  [[nodiscard]] bool others_hold_between(std::string_view high, std::string_view low) const;

  // Whether a test is true of some legal moves and not of others.
  template <class Test>
  [[nodiscard]] bool parts(const Test& test) const {
    bool some = false, not_all = false;
    for (const std::string& move : legal_) (test(move) ? some : not_all) = true;
    return some && not_all;
  }
  template <class Test>
  [[nodiscard]] bool any(const Test& test) const {
    for (const std::string& move : legal_)
      if (test(move)) return true;
    return false;
  }

 private:
  // The ranks of a suit in a hand, as written.
  [[nodiscard]] static std::string_view suit_in(std::string_view hand, char suit);

  puzzles::TrickAhead trick_;
  puzzles::Moves legal_;
  std::optional<char> trump_;
  std::span<const FirstCard> led_;
};

}  // namespace ouverte::tutor
