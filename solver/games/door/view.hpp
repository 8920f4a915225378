// What a player knows of a deal at a point of its play, by the rules alone: the hands that he sees, the plays so far
// and what they show, and how many cards lie where he does not look. Whatever else is said of the deal (the cards that
// the others really hold) leaves no trace here: deals that he cannot tell apart have the same view.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/setup.hpp"

namespace ouverte::games {

// A place with cards that the player does not see.
struct Hidden {
  std::string place;               // a seat, or what else holds cards: "talon"
  std::size_t size = 0;            // cards in it now
  std::vector<std::string> known;  // those of them that he knows all the same: laid open before, taken up
  std::vector<std::string> lacks;  // cards that it cannot hold
  std::vector<std::string> gone;   // cards that its player has played

  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct PlaySeen {
  std::string seat;
  std::string move;
  std::size_t trick = 0;  // the play that its trick began with
  bool hidden = false;    // out of a hand that the player does not see

  friend bool operator==(const PlaySeen&, const PlaySeen&) = default;
};

struct View {
  std::string player;  // whose it is: the declarer for a dummy
  std::string seen;    // the seats whose hands he sees
  Setup start, now;    // the deal before its first play, and where the play stands, as far as he knows: with the hands
                       // of `seen` alone
  std::vector<Hidden> hidden;
  std::vector<std::string> pool;  // the cards in hidden places, but for `known` ones
  std::vector<PlaySeen> plays;
  std::vector<std::string> camps;  // seats that play together, as far as he knows: "NS", "EW"
  // Cards in sequence, highest first: of neighbours that one player holds it is the same which he plays.
  std::vector<std::vector<std::string>> sequences;

  friend bool operator==(const View&, const View&) = default;
};

// Of a whole deal of which some hands are not told (`untold`, seats), before its first play, what that leaves open:
// `start` with the hands told, `hidden`, and in `pool` what they leave of the pack, for hands of `hand_size` cards.
[[nodiscard]] absl::StatusOr<View> view_of_told(const Setup& deal, std::string_view untold,
                                                std::vector<std::string> pack, std::size_t hand_size);

// What lies in each place of `View::hidden`, known cards among it.
using Layout = std::vector<std::vector<std::string>>;

// The cards of a hand as records write it, in its order, and a hand of cards in any order.
[[nodiscard]] std::vector<std::string> cards_of_hand(std::string_view hand);
[[nodiscard]] std::string hand_of_cards(std::vector<std::string> cards);

// Cards in the order in which hands are written.
void sort_as_written(std::vector<std::string>& cards);

}  // namespace ouverte::games
