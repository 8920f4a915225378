// What it is worth to announce a bonus, and to double.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games::dreiertarock {

// One thing that can be said before the play, and what the declarer is then worth: as it is, and doubled by the other
// side.
struct Saying {
  std::string what;  // "Pagat Ultimo by B"; "Game"
  std::string_view bonus;
  std::string by;         // a seat or a side, as in records; of the game the declarer's
  bool doubling = false;  // of the game, or of what has been announced: the other side's to say
  Written said, doubled;
  search::Interval plain_worth;
  std::optional<search::Interval> doubled_worth;  // nothing where it is not worth saying even if nobody doubles it
};

// What could be said of a contract that is ready to be played.
struct Advised {
  Seat declarer{};
  search::Interval unsaid;  // what it is worth to the declarer as it is
  std::vector<Saying> sayings;
  bool stopped = false;  // a limit struck
};
[[nodiscard]] absl::StatusOr<Advised> announcements_advised(const Setup& deal, const search::Options& options);

// Everything that may still be said of a contract with its exchange made: nothing of Trischaken, of Solo-Slam the game
// alone.
// `pagat`: who holds the Pagat, or nobody.
[[nodiscard]] std::vector<Saying> sayings_of(const Written& played, std::int8_t pagat);

// Fills in what each is worth. `unsaid`: what the contract is worth to the declarer without; `worth`: with.
void weigh(std::vector<Saying>& sayings, search::Interval unsaid,
           const std::function<search::Interval(const Written&)>& worth);
// True where it is right to say it, whatever the other side does then; of a doubling, to double it. Nothing where a
// limit keeps from knowing.
[[nodiscard]] std::optional<bool> worth_saying(const Saying& saying, search::Interval unsaid);

[[nodiscard]] std::string cents_in_words(search::Interval value);  // "+40", "-20..+40"
// "Pagat Ultimo by B announced: -40, doubled -80: to be announced." Of what can be doubled alone whether it is to be.
[[nodiscard]] std::string in_words(const Saying& saying, search::Interval unsaid);
[[nodiscard]] base::Json to_json(const Saying& saying);

}  // namespace ouverte::games::dreiertarock
