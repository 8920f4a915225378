// What is found out about one record, and how programs are told of it. (People: app/cli/text/answer.hpp.)
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/requests/each_for_himself.hpp"
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::requests {

// A position and its value; of a free-for-all deal, one seat's guarantee.
struct SolvedPosition {
  std::unique_ptr<games::Position> position;
  games::Solution solution;
};

struct PassedOut {};  // there is nothing to play

// No play is recorded: what the deal is worth with best play, where two sides play and all hands are known.
struct NoPlay {
  std::optional<search::Interval> value = {};
  [[nodiscard]] bool stopped() const { return value && !value->exact(); }  // a limit struck before it was known
};

// A record and its plays judged.
struct Judged {
  records::Record record;
  tutor::Analysis analysis;
  std::unique_ptr<games::Position> start;
};

struct Found {
  const games::Game* game = nullptr;
  records::Place place;
  games::Setup deal;  // as read, for the diagram
  games::Tags tags;
  std::string auction = {};  // that was recorded, in words
  // One answer, or one a seat where everyone plays for himself and no seat was named.
  std::variant<PassedOut, NoPlay, games::DealTable, std::vector<SolvedPosition>, Judged> what;
  // Beside all guarantees of a free-for-all deal.
  std::optional<EachForHimself> each_for_himself = {};
  // The contracts and the recorded auction of a deal whose play was judged.
  std::optional<games::DealTable> bids = {};
  // The recorded plays, and how many of them were made where the answers look at the deal.
  std::size_t plays = 0, at = 0;
  bool interrupted = false;  // what stopped the search, if anything did, was the user
};

// What the deal brings its players at the end of the line of the answer; nothing where that is not known.
[[nodiscard]] std::optional<games::ScoreSheet> scores_at_end(const Found& found, const SolvedPosition& answer);

// A limit was reached before all was found out that was asked.
[[nodiscard]] bool stopped(const Found& found);

// One object.
[[nodiscard]] base::Json found_json(const Found& found, const games::Request& request);

// "words": every value and bound in it, in words; nothing where it has no values of plays.
void add_words(base::Json& object, const Found& found);

// "exact", and "lower" and "upper" of a value that is not.
void add_bounds(base::Json& object, const games::Game& game, search::Interval value, const games::Setup& setup);

// What every answer carries as `id`: the name of the board, or null.
[[nodiscard]] base::Json id_of(const records::Place& place);

}  // namespace ouverte::requests
