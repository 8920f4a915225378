#include "app/requests/natural_bid.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "solver/base/status.hpp"

namespace ouverte::requests {
namespace {

constexpr std::string_view kHonours = "JQKA";  // worth 1 to 4 points
constexpr std::size_t kSuitsOfHand = 4;
constexpr std::size_t kFit = 8;
constexpr int kLeastPoints = 20;  // of a side that bids

struct HandShape {
  std::string seat;
  int points = 0;
  std::array<std::size_t, kSuitsOfHand> lengths{};  // spades, hearts, diamonds, clubs
};

std::optional<HandShape> shape_of(const std::string& seat, std::string_view hand) {
  HandShape shape{.seat = seat, .points = 0, .lengths = {}};
  std::size_t suit = 0;
  for (const char rank : hand) {
    if (rank == '.') {
      if (++suit == kSuitsOfHand) return std::nullopt;
      continue;
    }
    ++shape.lengths[suit];
    if (const std::size_t honour = kHonours.find(rank); honour != std::string_view::npos)
      shape.points += static_cast<int>(honour) + 1;
  }
  return shape;
}

// Of the hand that ruffs: 1 for two cards of a suit, 2 for one, 3 for none.
int short_suits(const HandShape& hand, std::size_t trump) {
  constexpr std::size_t kNotShort = 3;
  int points = 0;
  for (std::size_t suit = 0; suit < kSuitsOfHand; ++suit)
    if (suit != trump && hand.lengths[suit] < kNotShort) points += static_cast<int>(kNotShort - hand.lengths[suit]);
  return points;
}

// The level to bid with the points of both hands; `game`: the level that makes game in the strain, bid from 25 points
// on, in a minor from 28.
int level_for(int points, int game) {
  constexpr int kSmallSlam = 33, kGrandSlam = 37;
  if (points >= kGrandSlam) return 7;
  if (points >= kSmallSlam) return 6;
  if (points >= (game == 5 ? 28 : 25)) return game;
  const int part = points >= 23 ? 3 : points >= 21 ? 2 : 1;
  return std::min(part, game - 1);
}

// Of the two hands of a side.
std::string bid_of(const HandShape& one, const HandShape& other) {
  constexpr std::string_view kLetters = "SHDC";
  const int points = one.points + other.points;
  const auto length = [&](std::size_t suit) { return one.lengths[suit] + other.lengths[suit]; };
  const auto in_suit = [&](std::size_t suit, int game) {
    const bool longer = one.lengths[suit] >= other.lengths[suit];
    const HandShape& ruffs = longer ? other : one;
    return base::str(std::max(level_for(points + short_suits(ruffs, suit), game), 2), kLetters.substr(suit, 1), " by ",
                     (longer ? one : other).seat);
  };
  const std::size_t major = length(0) >= length(1) ? 0 : 1;
  if (length(major) >= kFit) return in_suit(major, 4);
  bool stopped = true;  // no suit is short in both hands
  for (std::size_t suit = 0; suit < kSuitsOfHand; ++suit) stopped = stopped && length(suit) >= 5;
  const std::size_t minor = length(2) >= length(3) ? 2 : 3;
  const bool shapely = std::ranges::min(one.lengths) < 2 || std::ranges::min(other.lengths) < 2;
  if (length(minor) >= kFit && (!stopped || shapely)) return in_suit(minor, 5);
  return base::str(level_for(points, 3), "NT by ", (one.points >= other.points ? one : other).seat);
}

}  // namespace

std::optional<std::string> natural_contract(const games::Game& game, const games::Setup& deal) {
  const std::string_view seats = game.seats_at(deal);
  if (!game.has_dummy() || seats.size() != 4) return std::nullopt;
  std::array<HandShape, 4> hands;
  for (const auto& [seat, hand] : deal.hands) {
    const auto shape = shape_of(seat, hand);
    if (!shape) return std::nullopt;
    hands[seats.find(seat)] = *shape;
  }
  const int first = hands[0].points + hands[2].points;
  const std::size_t side = first >= hands[1].points + hands[3].points ? 0 : 1;
  if (hands[side].points + hands[side + 2].points < kLeastPoints) return std::nullopt;
  return bid_of(hands[side], hands[side + 2]);
}

std::optional<games::Setup> naturally_bid(const games::Game& game, base::Random& random) {
  constexpr int kMostTries = 100;
  for (int dealt = 0; dealt < kMostTries && game.has_dummy(); ++dealt) {
    games::Setup setup = game.random_deal(random);
    const auto text = natural_contract(game, setup);
    if (!text) continue;
    auto contract = game.contract_from_text(*text);
    if (!contract.ok()) return std::nullopt;
    setup.contract = contract->json();
    return setup;
  }
  return std::nullopt;
}

}  // namespace ouverte::requests
