// The settlement of 42-card Dreiertarock, as the rules page has it: contracts, what is said of bonuses before the play,
// and what the declarer is paid once the facts of the deal are known.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/cards/seat.hpp"

namespace ouverte::games::dreiertarock {

using cards::Seat;

inline constexpr int kPlayers = 3;
inline constexpr int kAllTricks = 12;
inline constexpr int kAllPoints = 90;
inline constexpr std::int8_t kNobody = -1;

// ## Contracts
enum class Name : std::uint8_t { kSingle, kDouble, kTriple, kSuitSolo, kSolo, kSoloSlam, kTrischaken };

constexpr int game_value(Name name) {  // cents
  constexpr std::array<int, 7> kValues = {10, 20, 30, 40, 40, 320, 10};
  return kValues[static_cast<std::size_t>(name)];
}
constexpr bool exchanges(Name name) { return name <= Name::kTriple; }
inline constexpr int kToWin = 46;       // card points with which the declarer wins the game
inline constexpr int kToAbsolute = 57;  // with which the side that wins it wins the absolute

enum class Side : std::uint8_t { kNone, kDeclarer, kDefenders };
enum class Ultimo : std::uint8_t { kNone, kTaken, kMissed };  // what a Pagat played to the last trick did

// What was said of a bonus before the play.
template <class By>
struct Announcement {
  By by{};               // who, or which side, announced it
  bool doubled = false;  // by the other side
};

struct Contract {
  Name name = Name::kSolo;
  Seat declarer{};  // not read in Trischaken
  bool game_doubled = false;
  std::int8_t kings = kNobody;  // who was dealt all four Kings
  std::int8_t trull = kNobody;  // who was dealt the Trull
  Announcement<std::int8_t> pagat{.by = kNobody};
  Announcement<Side> absolute;
  Announcement<Side> slam;
};

// ## Settlement
struct Result {
  int points = 0;  // the declarer's
  int tricks = 0;  // the declarer's
  std::int8_t mondfang = kNobody;
  Ultimo ultimo = Ultimo::kNone;
  Seat pagat_by{};
};

constexpr bool game_won(const Contract& contract, const Result& result) {
  return contract.name == Name::kSoloSlam ? result.tricks == kAllTricks : result.points >= kToWin;
}

namespace detail {

// Personal: each of the other two pays the earner. Decision 10: of a defender's bonus only the declarer's share counts.
constexpr int personal(const Contract& contract, std::int8_t earner, int amount) {
  if (earner == kNobody) return 0;
  return earner == cards::index(contract.declarer) ? 2 * amount : -amount;
}

// Between the declarer and each defender. An announcement doubles the announcing side's bonus, which it then wins or
// loses; decision 5: the other side may still earn its own.
constexpr int of_sides(const Announcement<Side>& said, Side earner, int amount) {
  const auto sign = [](Side side) { return side == Side::kDeclarer ? 2 : side == Side::kDefenders ? -2 : 0; };
  if (said.by == Side::kNone) return sign(earner) * amount;
  const int announced = sign(said.by) * amount * 2 * (said.doubled ? 2 : 1);
  return earner == said.by ? announced : sign(earner) * amount - announced;
}

constexpr int pagat_ultimo(const Contract& contract, const Result& result, int amount) {
  const bool taken = result.ultimo == Ultimo::kTaken;
  if (contract.pagat.by == kNobody) {  // decision 2
    if (result.ultimo == Ultimo::kNone) return 0;
    return personal(contract, static_cast<std::int8_t>(result.pagat_by), taken ? amount : -amount);
  }
  const int announced = amount * 2 * (contract.pagat.doubled ? 2 : 1);  // decision 8
  return personal(contract, contract.pagat.by, taken ? announced : -announced);
}

}  // namespace detail

// The declarer's total payment over both defenders.
constexpr int payment(const Contract& contract, const Result& result) {
  const bool won = game_won(contract, result);
  const int game = 2 * game_value(contract.name) * (contract.game_doubled ? 2 : 1) * (won ? 1 : -1);
  if (contract.name == Name::kSoloSlam) return game;
  // Decision 6: the factors multiply.
  const int bonus = 10 * (contract.name == Name::kSuitSolo || contract.name == Name::kSolo ? 2 : 1);
  const int least = won ? result.points : kAllPoints - result.points;
  const Side absolute = least < kToAbsolute ? Side::kNone : won ? Side::kDeclarer : Side::kDefenders;
  const Side slam = result.tricks == kAllTricks ? Side::kDeclarer : result.tricks == 0 ? Side::kDefenders : Side::kNone;
  const bool trull_counts = contract.name != Name::kSuitSolo;
  return game + detail::personal(contract, contract.kings, bonus) +
         detail::personal(contract, trull_counts ? contract.trull : kNobody, bonus) +
         detail::personal(contract, result.mondfang, bonus) + detail::of_sides(contract.absolute, absolute, bonus) +
         detail::pagat_ultimo(contract, result, bonus) + detail::of_sides(contract.slam, slam, 4 * bonus);
}

// Trischaken: what `player` receives, or pays (negative), when these are the players' points.
constexpr int trischaken_payment(const std::array<std::uint8_t, kPlayers>& points, Seat player) {
  const int most = *std::max_element(points.begin(), points.end());
  const auto losers = static_cast<int>(std::count(points.begin(), points.end(), most));
  const int stake = game_value(Name::kTrischaken);
  if (losers == kPlayers) return 0;
  return points[static_cast<std::size_t>(player)] == most ? -stake * (kPlayers - losers) : stake * losers;
}

}  // namespace ouverte::games::dreiertarock
