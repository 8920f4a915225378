// What Dreiertarock calls its contracts and results, to people.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::dreiertarock {

// "A".
[[nodiscard]] inline std::string letter(int seat) { return std::string(1, kSeats[static_cast<std::size_t>(seat)]); }
[[nodiscard]] inline std::string letter(Seat seat) { return letter(cards::index(seat)); }

[[nodiscard]] std::string_view name_in_words(Name name);              // "Suit-Solo"
[[nodiscard]] std::string contract_in_words(const Written& written);  // "Single by A (Slam announced by the defenders)"
// "Pagat Ultimo by B, doubled; Slam by the defenders"; empty where nothing was announced.
[[nodiscard]] std::string announcements_in_words(const Contract& contract);
// "A is paid 40 cents by the two together", "46 points", "made"; in Trischaken of whose guarantee it is, without
// his name: "pays 20 cents, 10 to each".
[[nodiscard]] std::string value_in_words(search::Interval value, const Written& written, Objective objective);
[[nodiscard]] std::string faces_in_words(CardSet cards);  // "♠T ♦J 5"

// What a side asks of a value: "win the game", "at least 50 points", "the declarer wins no more than 40 cents".
[[nodiscard]] std::string asked_in_words(search::Interval value, const Written& written, Objective objective,
                                         std::string_view guarantee);

// Whose guarantee it is in Trischaken: "A".
[[nodiscard]] Stakes stakes_of(const Written& written, Objective objective, std::string_view guarantee);

[[nodiscard]] std::span<const Word> vocabulary();

// The Trull by its names; the other trumps by their numbers.
inline constexpr std::array kFaces = {CardFaces::Face{"*", "Sküs"}, CardFaces::Face{"21", "Mond"},
                                      CardFaces::Face{"1", "Pagat"}};
inline constexpr std::array kPrinted = {
    CardFaces::Face{"1", "I"},     CardFaces::Face{"2", "II"},    CardFaces::Face{"3", "III"},
    CardFaces::Face{"4", "IV"},    CardFaces::Face{"5", "V"},     CardFaces::Face{"6", "VI"},
    CardFaces::Face{"7", "VII"},   CardFaces::Face{"8", "VIII"},  CardFaces::Face{"9", "IX"},
    CardFaces::Face{"10", "X"},    CardFaces::Face{"11", "XI"},   CardFaces::Face{"12", "XII"},
    CardFaces::Face{"13", "XIII"}, CardFaces::Face{"14", "XIV"},  CardFaces::Face{"15", "XV"},
    CardFaces::Face{"16", "XVI"},  CardFaces::Face{"17", "XVII"}, CardFaces::Face{"18", "XVIII"},
    CardFaces::Face{"19", "XIX"},  CardFaces::Face{"20", "XX"},   CardFaces::Face{"21", "XXI"}};
inline constexpr CardFaces kCardFaces = {
    .cards = kFaces, .printed = kPrinted, .row = "T", .one = "trump", .many = "trumps"};

// The parts of a payment, as they come out to the declarer's liking and not.
struct PartInWords {
  Objective objective;
  std::string_view reached, missed;
};
inline constexpr std::array kParts = {
    PartInWords{Objective::kMake, "the game is won", "the game is lost"},
    PartInWords{Objective::kMondfang, "the declarer's Sküs catches the Mond", "the Mond is not caught"},
    PartInWords{Objective::kNoMondfang, "the Mond is not caught", "a defender's Sküs catches the Mond"},
    PartInWords{Objective::kUltimo, "the declarer's Pagat takes the last trick",
                "the declarer's Pagat does not take the last trick"},
    PartInWords{Objective::kUltimoKept, "the declarer's Pagat is not lost in the last trick",
                "the declarer's Pagat is lost in the last trick"},
    PartInWords{Objective::kNoUltimo, "the defender's Pagat does not take the last trick",
                "the defender's Pagat takes the last trick"},
    PartInWords{Objective::kUltimoBeaten, "the defender's Pagat is lost in the last trick",
                "the defender's Pagat is not lost in the last trick"},
    PartInWords{Objective::kAbsolute, "the declarer reaches the Absolute", "the declarer misses the Absolute"},
    PartInWords{Objective::kNoAbsolute, "the defenders miss the Absolute", "the defenders reach the Absolute"},
    PartInWords{Objective::kSlam, "the declarer takes every trick", "the declarer loses a trick"},
    PartInWords{Objective::kNoSlam, "the declarer takes a trick", "the defenders take every trick"}};

// Whether a part can still come out either way, as far as is seen without play: by who holds the cards it is about.
[[nodiscard]] bool open(Objective part, const Game& game, const State& state);

}  // namespace ouverte::games::dreiertarock
