// What the program finds out about one record, and its two ways to say so.
#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/text/text.hpp"
#include "solver/base/json.hpp"
#include "solver/games/door/entry.hpp"
#include "solver/records/record.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::cli {

// A position and its value; of a free-for-all deal, one seat's guarantee.
struct Answer {
  std::unique_ptr<games::Position> position;
  games::Solution solution;
};

struct PassedOut {};  // there is nothing to play

struct NoPlay {};  // no play is recorded

// A record and its plays judged.
struct Judged {
  records::Record record;
  tutor::Analysis analysis;
  std::unique_ptr<games::Position> start;
};

struct Found {
  const games::Entry* game = nullptr;
  records::Place place;
  games::Setup deal;  // as read, for the diagram
  games::Tags tags;
  // One answer, or one a seat where everyone plays for himself and no seat was named.
  std::variant<PassedOut, NoPlay, games::DealTable, std::vector<Answer>, Judged> what;
  bool interrupted = false;  // what stopped the search, if anything did, was the user
};

// For people: a heading, the hands round a compass, and the values in words.
[[nodiscard]] std::vector<Text> found_text(const Found& found, const games::Request& request);

// For programs: one object.
[[nodiscard]] base::Json found_json(const Found& found, const games::Request& request);

// `interrupted`: by the user, not by a limit.
[[nodiscard]] std::vector<Text> judged_text(const games::Entry& game, const Judged& judged, bool interrupted);
[[nodiscard]] std::vector<Text> table_text(const games::DealTable& table, bool interrupted);

// The heading, and the hands of a deal.
[[nodiscard]] std::vector<Text> heading(const Found& found);

}  // namespace ouverte::cli
