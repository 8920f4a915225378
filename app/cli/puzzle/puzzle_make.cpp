// `ouverte puzzle make GAME`: puzzles found in random endings or in deals that were played.
#include "app/requests/puzzle_make.hpp"

#include <chrono>
#include <cmath>
#include <ostream>

#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/requests/deal.hpp"
#include "puzzles/compose/make.hpp"
#include "puzzles/compose/themes.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct PuzzleMakeArguments {
  std::string game;
  puzzles::Making making;
  std::string contract;
  std::vector<std::string> files;
  int count = 1;
  std::chrono::nanoseconds time = requests::kTimeForPuzzleMake;
  bool list = false;
  bool json = false;
};

// A single size, or two joined by "-".
void read_cards(const std::string& text, puzzles::Making& making) {
  constexpr Between<int> kSizes{1, requests::kMostCards};
  const std::size_t dash = text.find('-');
  const auto least = read_number(text.substr(0, dash), kSizes);
  const auto most = dash == std::string::npos ? least : read_number(text.substr(dash + 1), kSizes);
  if (!least || !most || *most < *least)
    throw CLI::ValidationError("--cards", base::str("found ", base::quoted(text), ", expected cards such as 4 or 3-5"));
  making.least_cards = *least;
  making.most_cards = *most;
}

void list_themes(const Session& session, const games::Game& game) {
  std::vector<std::vector<Text>> rows;
  for (const auto& [name, definition] : puzzles::known_themes(game)) rows.push_back({Text(name), Text(definition)});
  for (const Text& line : grid(rows)) session.console.out << line.bytes(session.console.colour) << "\n";
}

std::vector<records::Record> records_of(const PuzzleMakeArguments& arguments, Report& report, const Session& session) {
  std::vector<records::Record> records;
  if (arguments.files.empty()) return records;
  int others = 0;
  bool faults = false;
  for (auto& reading : read_files(arguments.files, session.console)) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      report.problem(*problem);
      faults = true;
    } else if (auto& record = std::get<records::Record>(reading); record.setup.game == arguments.game) {
      records.push_back(std::move(record));
    } else {
      ++others;
    }
  }
  const std::string left_out = base::counted(others, "deal") + " of other games";
  if (records.empty() && !faults) {
    const records::Place place{.file = arguments.files.front(), .line = 0, .board = ""};
    report.problem({place, base::str("found ", left_out, ", expected deals of ", arguments.game)});
  } else if (others > 0) {
    session.console.message(base::str(left_out, " left out"));
  }
  return records;
}

void write_tally(std::ostream& err, const puzzles::Maker& maker, Clock::duration time) {
  std::uint64_t turns = 0;
  for (const std::uint64_t number : maker.tally()) turns += number;
  err << counted(turns, "turn") << " of " << counted(maker.deals(), "deal") << "\n";
  for (std::size_t i = 1; i < puzzles::kOutcomes; ++i)
    if (maker.tally()[i] > 0)
      err << "  " << with_commas(maker.tally()[i]) << ": " << puzzles::text_of(static_cast<puzzles::Outcome>(i))
          << "\n";
  const double seconds = std::chrono::duration<double>(time).count();
  const auto made = maker.tally()[static_cast<std::size_t>(puzzles::Outcome::kMade)];
  const double rate = seconds > 0 ? 60 * static_cast<double>(made) / seconds : 0;
  err << made << " made in " << std::round(10 * seconds) / 10 << " s: " << std::round(10 * rate) / 10 << " a minute\n";
}

void make(Session& session, PuzzleMakeArguments arguments) {
  const games::Game& game = **session.game(arguments.game);
  if (arguments.list) return list_themes(session, game);
  if (const absl::Status known = requests::check_theme(game, arguments.making.theme); !known.ok())
    throw CLI::ValidationError("--theme", base::message(known));
  auto contract = requests::contract_of(game, arguments.contract);
  if (!contract.ok()) throw CLI::ValidationError("--contract", base::message(contract.status()));
  arguments.making.contract = *std::move(contract);
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  std::vector<records::Record> records = records_of(arguments, report, session);
  if (!arguments.files.empty() && records.empty()) return;
  const base::Deadline deadline(arguments.time, session.console.stop);
  puzzles::Maker maker(game, arguments.making, std::move(records), requests::options_of_maker(deadline));
  const Clock::time_point begin = Clock::now();
  int made = 0;
  while (made < arguments.count && !maker.exhausted() && !deadline.passed()) {
    const auto puzzle = maker.look_at_a_deal();
    if (!puzzle) continue;
    session.console.data(arguments.json ? records::write_json(*puzzle) : records::write_pbn(*puzzle));
    ++made;
  }
  session.limited(made < arguments.count && !maker.exhausted());
  write_tally(session.console.err, maker, Clock::now() - begin);
}

}  // namespace

void add_puzzle_make(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleMakeArguments>();
  const auto cards = std::make_shared<std::string>();
  CLI::App* command = puzzle.add_subcommand("make", "Compose puzzles from random endings or recorded deals");
  add_game_argument(*command, session, arguments->game);
  command->add_option("--theme", arguments->making.theme, "Compose only puzzles with this theme (--themes lists them)")
      ->type_name("WORD");
  command->add_flag("--themes", arguments->list, "List the themes of the game, and what each means");
  add_number(*command, "--count", arguments->count, {0, 1'000'000}, "Compose K puzzles")->type_name("K");
  add_number(*command, "--seed", arguments->making.seed, {}, "Seed the random numbers");
  command->add_option("--cards", *cards, "Leave N cards in a hand: 4, or 3-5")->type_name("N");
  add_number(*command, "--only-moves", arguments->making.only_moves, {0, requests::kMostOnlyMoves},
             "Require at least K consecutive only-moves")
      ->type_name("K");
  command->add_option("--contract", arguments->contract, "Compose endings of this contract")->type_name("TEXT");
  command->add_option("--from", arguments->files, "Take positions from the records of a file, not random endings")
      ->type_name("FILE");
  add_time(*command, arguments->time, "Stop after TIME with the puzzles made by then: 20s, 5m");
  command->add_flag("--json", arguments->json, "Print JSON lines instead of PBN");
  command->callback([&session, arguments, cards] {
    if (!cards->empty()) read_cards(*cards, arguments->making);
    make(session, *arguments);
  });
}

}  // namespace ouverte::cli
