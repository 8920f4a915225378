#include "solver/games/shared/names.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

struct SuitNames {
  std::string_view letter, name, one, symbol;
};
constexpr std::array kSuitNames = {SuitNames{"S", "spades", "spade", "♠"}, SuitNames{"H", "hearts", "heart", "♥"},
                                   SuitNames{"D", "diamonds", "diamond", "♦"}, SuitNames{"C", "clubs", "club", "♣"}};
constexpr std::array<std::string_view, 4> kCompassNames = {"North", "East", "South", "West"};

// What else people say: German, and the strain without a suit.
constexpr std::array kOtherSuitNames = {std::pair{std::string_view("pik"), cards::Suit::kSpades},
                                        std::pair{std::string_view("herz"), cards::Suit::kHearts},
                                        std::pair{std::string_view("karo"), cards::Suit::kDiamonds},
                                        std::pair{std::string_view("treff"), cards::Suit::kClubs},
                                        std::pair{std::string_view("kreuz"), cards::Suit::kClubs}};
constexpr std::array<std::string_view, 6> kNoTrumpNames = {"nt",       "notrump",   "no trump",
                                                           "notrumps", "no trumps", "sans atout"};

const SuitNames& names(cards::Suit suit) { return kSuitNames[static_cast<std::size_t>(suit)]; }

}  // namespace

std::string_view compass_name(cards::Seat seat) { return kCompassNames[static_cast<std::size_t>(seat)]; }
std::string_view seat_name(std::string_view seat, std::string_view seats) {
  const auto place = seat_of(seat);
  return seats == cards::kCompass && place ? compass_name(*place) : seat;
}
std::string_view suit_name(cards::Suit suit) { return names(suit).name; }
std::string_view trump_name(Trump trump) { return trump ? suit_name(*trump) : "no trump"; }
std::string_view trump_sign(Trump trump) { return trump ? names(*trump).symbol : "NT"; }
std::string_view trump_text(Trump trump) { return trump ? names(*trump).letter : "NT"; }

std::string seat_text(cards::Seat seat, std::string_view seats) {
  return std::string(1, seats[static_cast<std::size_t>(seat)]);
}

std::optional<cards::Seat> seat_of(std::string_view text, std::string_view seats) {
  const std::size_t place = text.size() == 1 ? seats.find(text.front()) : std::string_view::npos;
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<cards::Seat>(place);
}

std::optional<cards::Seat> read_seat(std::string_view word) {
  for (std::size_t seat = 0; seat < kCompassNames.size(); ++seat) {
    const std::string_view name = kCompassNames[seat];
    if (lower_case(word) == lower_case(name) || lower_case(word) == lower_case(name.substr(0, 1)))
      return static_cast<cards::Seat>(seat);
  }
  return std::nullopt;
}

std::optional<Trump> read_trump(std::string_view word) {
  const std::string name = folded(word);
  if (std::ranges::find(kNoTrumpNames, name) != kNoTrumpNames.end()) return Trump{};
  for (const cards::Suit suit : cards::kAllSuits) {
    const SuitNames& known = names(suit);
    // A letter stands alone: "South's" ends with none.
    if (lower_case(word) == lower_case(known.letter) || name == known.name || name == known.one || name == known.symbol)
      return Trump{suit};
  }
  for (const auto& [other, suit] : kOtherSuitNames)
    if (name == other) return Trump{suit};
  return std::nullopt;
}

std::optional<Trump> trump_of(std::string_view text) {
  if (text == "NT") return Trump{};
  for (const cards::Suit suit : cards::kAllSuits)
    if (text == names(suit).letter) return Trump{suit};
  return std::nullopt;
}

}  // namespace ouverte::games
