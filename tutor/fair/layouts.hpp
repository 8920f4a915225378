// The layouts of the hidden cards that fit what a player knows: all of them, or dealt at random, each as likely as any
// other. How likely they are made by how the cards were played is `inference.hpp`'s.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/base/deadline.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/view.hpp"
#include "tutor/fair/knows.hpp"

namespace ouverte::tutor::fair {

// The place of each card of `View::pool`, by number.
using Dealt = std::vector<std::uint8_t>;

class Dealer {
 public:
  // `known`: what is known of hands beside what the view says.
  Dealer(const games::View& view, std::span<const Known> known, std::uint64_t seed, base::Deadline deadline = {});

  // Every layout, if there are at most so many. Empty: nothing fits.
  [[nodiscard]] std::optional<std::vector<Dealt>> all(std::size_t most);
  // One at random; nothing after `kMostTries` in vain.
  [[nodiscard]] std::optional<Dealt> next();
  // The deadline passed while layouts were looked for, and nothing was returned for that.
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t tries() const { return tries_; }

  [[nodiscard]] games::Layout layout(const Dealt& dealt) const;

  static constexpr std::uint64_t kMostTries = 10'000'000;

 private:
  struct HandRoom {
    std::size_t room = 0;             // for cards of the pool
    std::vector<const Known*> known;  // of this hand
  };

  void settle_forced();
  [[nodiscard]] bool may_hold(std::size_t place, std::size_t card) const { return (holders_[card] >> place & 1) != 0; }
  [[nodiscard]] bool fits(const Dealt& dealt, std::size_t place) const;
  [[nodiscard]] bool try_once(Dealt& dealt);
  [[nodiscard]] bool late();

  const games::View& view_;
  base::Random random_;
  base::Deadline deadline_;
  std::vector<HandRoom> places_;
  std::vector<std::size_t> order_;      // of places to be dealt to, those with most to fulfil first
  std::vector<std::uint32_t> holders_;  // of each card: the places that may hold it
  Dealt settled_;                       // cards that can lie in one place alone; else `kOpen`
  std::vector<std::size_t> open_;       // the other cards
  std::vector<std::size_t> room_;       // for those
  std::uint64_t tries_ = 0;
  std::uint64_t steps_ = 0;  // until the clock is looked at
  bool stopped_ = false;
};

}  // namespace ouverte::tutor::fair
