// What a game says of itself once and for all: names, contracts, words, how its records look, and material for puzzles.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/random.hpp"
#include "solver/games/door/bulk.hpp"
#include "solver/games/door/choosing.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/contract_form.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games {

class Position;
class Solver;
struct Rights;

// One line of a game's table of contracts, for `--help`, `ouverte games` and the check against its rules page.
struct ContractInfo {
  std::string_view name;                     // as in records
  std::vector<std::string_view> objectives;  // the default first
};

// What people call something that records write otherwise: the card 21 "Mond", the declarer "Hood".
enum class Called : std::uint8_t { kGame, kContract, kCard, kRank, kSeat, kDeclarer, kDefenders };
struct Word {
  std::string_view text;  // in lower case, accents left off, words with blanks between them
  Called what;
  std::string_view written;  // as in records; empty where `what` says it all
};

// How people see cards that are none of a suit, and the row of a hand that they stand in. Cards of suits are shown by
// sign and rank.
struct CardFaces {
  struct Face {
    std::string_view written, shown;  // "21" and "Mond"
  };
  std::span<const Face> cards = {};             // those that are shown otherwise than written; none: a Joker is "☆"
  std::span<const Face> printed = {};           // what is printed on cards and typed for them: "20" and "XX"
  std::string_view row = "☆";                   // what heads the row
  std::string_view one = "☆", many = "jokers";  // what the row holds, in words

  // What is shown of a card of no suit.
  [[nodiscard]] constexpr std::string_view face(std::string_view written) const {
    for (const Face& each : cards)
      if (each.written == written) return each.shown;
    return written == "*" ? "☆" : written;
  }
};

// A turn at which one class of moves keeps what the side to move plays for, and every other loses it.
struct OnlyMove {
  const Position& at;
  const std::vector<std::string>& key;                  // the class that keeps it
  const std::vector<std::vector<std::string>>& losing;  // the others
};

// An idea that only one game has, as a test of such a turn: of puzzles.
struct Theme {
  std::string_view name;        // one word
  std::string_view definition;  // one sentence without its stop: when a turn shows it
  bool (*shown)(const OnlyMove& turn) = nullptr;
};

// What puzzles of the game are made of.
struct PuzzleMaterial {
  // A random ending of `size` cards a hand, where the game has hands of a size, under one of the contracts that puzzles
  // are made of, with objective and guarantee; for one of `themes`, or a theme that every game has, a contract under
  // which it occurs.
  Setup (*random)(base::Random& random, int size, std::string_view theme) = nullptr;
  std::vector<Theme> themes = {};
  // The same under one contract; absent where a game has no endings of that many cards.
  Setup (*under)(const Contract& contract, base::Random& random, int size) = nullptr;
};

// Play under altered rights.
struct AlteredPlay {
  // The same point of the same deal, to be played on so, for `solver` alone; a status where this game has none of them,
  // a seat or suit is none, or the position is altered already. `value` and whose it is stay; `setup` is of the cards
  // and says nothing of rights.
  absl::StatusOr<std::unique_ptr<Position>> (*position)(const Position& at, const Rights& rights) = nullptr;
  // What it finds out is kept while the rights, and the deal, are the same.
  std::unique_ptr<Solver> (*solver)(const search::Options& options) = nullptr;
};

struct GameInfo {
  std::string_view name = {};   // in records, such as "german-whist"
  std::string_view title = {};  // to people: "German Whist"
  std::string_view seats = {};  // one letter each, in turn order; of the largest table
  std::string_view rules = {};  // the rules page, Markdown
  std::vector<ContractInfo> contracts = {};
  std::vector<FormField> form = {};  // in the order in which it is asked
  ContractReaders reads = {};
  // True of one game: records that name none are of it.
  bool assumed = false;
  // True where those who sit opposite each other are one side, and one of the declaring side's hands is a dummy.
  bool has_dummy = false;
  // True where one deal is played at several tables, and what it brought two pairs there is compared.
  bool duplicate = false;
  // True where a table may pay by a schedule of its own, which a contract's text says ("payments solo=4+1").
  bool own_payments = false;
  // True where play alone brings out who is on whose side.
  bool hides_sides = false;
  // True where records write the play a row a trick, a column a seat; else it is one list of moves, for tricks have no
  // length of their own.
  bool plays_in_rows = true;
  std::vector<std::string_view> own_tags = {};  // of contracts; those that no other game has
  // Words of the game that its names, and those of its contracts and seats, are not.
  std::span<const Word> vocabulary = {};
  CardFaces faces = {};
  std::optional<PuzzleMaterial> puzzles = {};
  std::optional<AlteredPlay> altered = {};  // where rights can be altered
  std::optional<Choices> choices = {};      // where a contract begins with some
  // Where deals and positions can be numbers.
  std::unique_ptr<BulkSolver> (*bulk)(const search::Options& options) = nullptr;
};

}  // namespace ouverte::games
