// What each card is worth on what a player knows: its chance of what the deal is played for, and its mean value, over
// the layouts of the hidden cards that fit his view. Every layout is solved with all hands open from there on, so a
// chance is that of the goal with every later guess guessed right, on both sides (docs/fair.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/search/options.hpp"
#include "tutor/fair/estimate.hpp"
#include "tutor/fair/knows.hpp"
#include "tutor/fair/ranking.hpp"

namespace ouverte::tutor::fair {

struct OddsOptions {
  std::size_t most_layouts = 0;  // 0: as many as the cards left allow in seconds
  bool inference = true;         // equal cards are played at random
  std::vector<Known> known = {};
  std::vector<Known> auction = {};  // what the auction tells: left out where no layout fits that
  std::uint64_t seed = 0;           // added to that of the view
  unsigned threads = 1;             // layouts solved at a time
  std::optional<int> goal = {};     // of the value; else the contract's
  std::string judged = {};      // a card that was played: then layouts are tried until it and the best are told apart
  bool chance_only = false;     // means are wanted only where the chance tells nothing
  bool later_guesses = true;    // look at guesses to come
  search::Options search = {};  // its memory is that of all threads
};

struct CardOdds {
  std::string move;
  Estimate chance;                      // of the goal; where none is named, of being a best card as the cards lie
  std::optional<double> mean = {};      // value of the deal, if wanted
  std::optional<double> own_mean = {};  // of the score that players write down instead, where a value tells it
  // The chance where a guess that comes later is still a guess, in fewer layouts; of cards for which that was found
  // out.
  std::optional<double> guessed = {};
};

struct Odds {
  games::View view;
  bool turn = false;        // the player is to move: `cards` are his; else they are empty
  std::size_t layouts = 0;  // tried
  double effective = 0;     // as many unweighted ones
  bool auction_fits = true;
  bool all = false;  // these are all that there are
  bool goal_named = false;
  std::string reached, missed;  // the goal, in words: what comes of the deal with it and without
  std::string asked;            // one that was named for this: "at least 5 tricks"
  bool high = true;             // the player wants the value high, in every layout
  bool sides_known = true;      // and this is the same in all
  bool single_dummy = false;    // chances are those of a player who does not see, to the end of the deal: exact
  bool later_guess = false;     // open hands would put another card first: what is best depends on a guess to come
  bool settled = false;         // whatever is played, the goal is as good as reached or lost: the mean counts
  bool unsure = false;          // settled so with open hands; what is so without was asked for, and took too much
  Estimate chance;              // with the best cards
  std::optional<double> mean = {};
  std::vector<CardOdds> cards;  // in the order of the moves
  std::vector<std::string> best;
  Order order = Order::kAlike;
  // Of the card that was played, if one was named: how far the best is ahead of it in what counts.
  std::optional<Estimate> gap;
  bool gap_in_chance = false;
  bool stopped = false;     // a limit struck first,
  std::size_t planned = 0;  // when so many layouts were to be tried
};

// The position after these plays, as `seat` sees it. A status where the setup is none, or nothing fits what is known.
[[nodiscard]] absl::StatusOr<Odds> odds(const games::Game& game, const games::Setup& deal,
                                        std::span<const std::string> plays, std::string_view seat,
                                        const OddsOptions& options);

}  // namespace ouverte::tutor::fair
