// An auction drawn under the names of the seats: all that is read of it is the contract.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/diagram.hpp"
#include "puzzles/text/facts.hpp"
#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

struct Auction {
  Bid bid = {};
  char declarer = 0;  // the first of his side to have named the strain; 0 if there was no auction
  int line = 0;
  std::vector<std::pair<char, char>> named =
      {};  // strains and players of that side, where a page has lost the last suit
  std::vector<std::pair<Bid, char>> called = {};  // suits that were bid, each with who did
  std::string lost = "SHDC";  // which suits that may be: the red ones, where bids in a black one have theirs
  std::optional<Fault> fault = {};
  std::vector<Line> notes = {};  // below it, of what calls with a sign mean: nothing is read of them
};

// "Auction: South 1NT (15-17), North 3NT, all pass": every call with its player.
[[nodiscard]] Auction take_told_auction(std::vector<Line>& lines, const Table& table);

// Calls below "The bidding:" whose cells have come apart, in whatever order: as bids rise, the highest is the contract;
// nobody is its declarer. None where a double stands there, a suit is lost, or nobody is said to have passed it out.
[[nodiscard]] Auction take_loose_auction(std::vector<Line>& lines, const Table& table);

// "West North East South Pass 1♠ Pass 1NT …", all in a line, with or without blanks between the calls: over, or with a
// dealer. What is blanked is the auction alone: hands and words may stand beside it.
[[nodiscard]] Auction take_joined_auction(std::vector<Line>& lines, const Table& table);

// Lines of calls whose suits are letters of a language, "1P  pass  2C": with their signs.
[[nodiscard]] std::vector<Line> with_signs_in_calls(std::vector<Line> lines, Language language);
// An auction that stands in the lines of a diagram, beside its hands: in lines of its own, above all others.
[[nodiscard]] std::vector<Line> with_auction_apart(std::vector<Line> lines, const Table& table);

// Blanks the lines of the auction, so that its calls are taken for nothing else; `written`: all lines, as they were
// before hands were taken out, with who has dealt.
[[nodiscard]] Auction take_auction(std::vector<Line>& lines, const std::vector<Line>& written, const Table& table);

// The strain of a contract of which a page has lost the suit, where the words beside the auction name one only with its
// level, "six hearts", "the heart slam", "the heart game", and one player alone can have named it first; or, where they
// name none and the leader is told or holds the card that is shown as led (`shown`, 0 where none is), what the player
// before him can have named: of all suits the one long one of his, of red ones the only one that he has four cards of.
// Whether it was found.
bool find_lost_strain(Auction& auction, char shown, const std::vector<Line>& lines, const std::vector<Hand>& hands);

// How many trumps a player would hold: none in no trump, and none of a suit that is lost.
[[nodiscard]] std::size_t trumps_of(const std::vector<Hand>& hands, char seat, char strain);

// Whether a side has seven trumps, or plays in no trump: a suit that it has fewer of is none to play in.
[[nodiscard]] bool can_play_in(char strain, char declarer, const std::vector<Hand>& hands);

// Adds what the auction says to the facts, or a fault where they say otherwise.
void add_auction(const Auction& auction, Facts& facts);

}  // namespace ouverte::puzzles::text
