// `ouverte coach FILE|--deal GAME`: a deal played against perfect play, with hints, marks and take-back; or the costly
// plays of a record met again.
#include "app/requests/coach.hpp"

#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/coach/choices_session.hpp"
#include "app/cli/coach/coach_session.hpp"
#include "app/cli/coach/review_session.hpp"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/faces.hpp"
#include "app/requests/deal.hpp"
#include "app/requests/payments.hpp"
#include "solver/base/status.hpp"
#include "solver/records/words_of_auctions.hpp"
#include "tutor/coach/saved_record.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

constexpr int kMostBoards = 1'000'000;
constexpr std::size_t kMostSeats = 4;

struct CoachArguments {
  std::string file;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  std::string game;
  std::string contract;
  int players = 0;  // 0: not said
  std::string payments;
  std::string worth;  // empty: close, where there is a goal
  std::uint64_t seed = 0;
  int board = 1;
  std::string seats;
  std::string save;
  std::string strength{tutor::kStrengths.front()};
  CoachManners manners;
  bool review = false;
  bool fair = false;
  SearchArguments search{requests::kTimeForCoach};
};

// Whose worth it is to be: that of a close deal, where the contract has a goal.
requests::Worth worth_of(const games::Game& game, const games::Contract& contract, const CoachArguments& arguments) {
  if (!arguments.worth.empty()) return *requests::worth_named(arguments.worth);
  return requests::has_goal(game, contract) ? requests::Worth::kClose : requests::Worth::kAny;
}

absl::StatusOr<records::Record> dealt(const Session& session, const CoachArguments& arguments) {
  const auto game = session.game(arguments.game);
  if (!game.ok()) throw CLI::ValidationError("--deal", std::string(game.status().message()));
  auto contract = requests::contract_of(**game, arguments.contract, arguments.players);
  if (!contract.ok()) throw wrong_deal(contract.status());
  requests::Context context = session.context({.time = requests::kTimeForDeal});
  const requests::Worth worth = worth_of(**game, *contract, arguments);
  auto record = requests::Dealer(**game, *std::move(contract), worth, arguments.seed, context.solvers).next();
  if (!record.ok()) return record.status();
  record->setup.id.clear();
  if (!(*game)->names_contract(record->setup))
    throw CLI::ValidationError("--contract", "found none, expected one for the deal to be played");
  return record;
}

absl::StatusOr<records::Record> chosen(const Session& session, const CoachArguments& arguments) {
  if (arguments.file.empty()) return dealt(session, arguments);
  const records::Readings readings = read_files({arguments.file}, session.console, reader(arguments.words));
  if (static_cast<std::size_t>(arguments.board) > readings.size())
    return absl::InvalidArgumentError(
        absl::StrFormat("--board: found %d, expected 1 to %d", arguments.board, readings.size()));
  const auto& reading = readings[static_cast<std::size_t>(arguments.board) - 1];
  if (const auto* problem = std::get_if<records::Problem>(&reading))
    return absl::InvalidArgumentError(records::text(*problem));
  return std::get<records::Record>(reading);
}

// The seats that the user plays: those asked for, or the side that wants the value high.
// Which side that is may be a secret where hands are hidden: then the first seat.
std::string users_of(const games::Game& game, const games::Position& start, const std::string& asked, bool hide) {
  if (!asked.empty()) return requests::players_of(game, start.setup(), asked);
  if (hide && game.hides_sides()) return std::string(game.seats_at(start.setup()).substr(0, 1));
  return requests::declaring_seats(game, start);
}

// What is played, for what, and by whom; where hands are hidden, no more of it than is known at the table.
std::vector<Text> opening(const tutor::Coach& coach, const records::Record& record, const std::string& users,
                          bool hide) {
  const games::Setup setup = coach.start().setup();
  std::string shown;
  for (const auto& [seat, hand] : setup.hands)
    if (!hide || coach.plays(seat)) shown += seat;
  const games::Game& game = coach.game();
  std::vector<Text> lines = {Text(absl::StrFormat("%s: %s; you play %s (help: the commands)", game.title(),
                                                  game.known_contract(setup, shown).words(), users))};
  if (const std::string bids = records::auction_in_words(record, game.seats_at(setup)); !bids.empty())
    lines.push_back(Text("Auction: ").add(with_signs(bids)).fold(2));
  const std::string values = tutor::values_in_words(*game.stakes(setup));
  if (!values.empty()) lines.emplace_back(absl::StrFormat("Values: %s.", values));
  return lines;
}

// What hints reckon with beside the hands that the user sees.
std::vector<Text> evidence_text(const tutor::Coach& coach, const Evidence& evidence) {
  const auto told = [&](std::vector<tutor::fair::Known> known) {
    std::erase_if(known, [&](const tutor::fair::Known& one) { return coach.plays(one.seat); });
    return tutor::fair::text_of(known);
  };
  std::vector<Text> lines;
  if (const std::string known = told(evidence.known); !known.empty())
    lines.push_back(with_signs("Known: " + known).fold(2));
  if (const std::string auction = told(evidence.auction); !auction.empty())
    lines.push_back(with_signs("From the auction: " + auction).fold(2));
  return lines;
}

// The play so far as a record with its marks.
std::string marked_record(const records::Record& coached, const tutor::Coach& coach) {
  tutor::Analysis analysis;
  analysis.traces.push_back(coach.trace());
  return records::write_pbn(tutor::annotated(coach.game(), tutor::saved_record(coached, coach.record()), analysis));
}

// Of some game they are: see `add_seats`.
void check_seats(const std::string& asked, std::string_view seats) {
  for (const char seat : asked)
    if (seats.find(seat) == std::string_view::npos)
      throw CLI::ValidationError("--seat", base::str("found ", base::quoted(asked), ", expected seats among ", seats));
}

absl::Status coach(Session& session, const CoachArguments& arguments) {
  const auto file = OutputFile::open(arguments.save, {arguments.file}, session.console);
  if (!file.ok()) return file.status();
  auto record = chosen(session, arguments);
  if (session.console.interrupted()) return absl::OkStatus();
  if (record.ok()) record = requests::paid_by(*std::move(record), arguments.payments);
  if (!record.ok()) return record.status();
  const auto game = session.game(record->setup.game);
  if (!game.ok()) return game.status();
  const std::string_view seats = (*game)->seats_at(record->setup);
  check_seats(arguments.seats, seats);
  const search::Options options = arguments.search.options(session.console);
  const auto solver = (*game)->solver(options);
  if (arguments.review) {
    auto analysis = tutor::analyse(**game, *record, *solver, [](int, int) {});
    if (!analysis.ok()) return analysis.status();
    session.limited(analysis->stopped);
    if (session.console.interrupted()) return absl::OkStatus();
    const auto start = (*game)->playable(record->setup);
    if (!start.ok()) return start.status();
    if (arguments.fair) {
      const tutor::fair::FairOptions fair{.search = options};
      if (absl::Status judged = tutor::fair::judge_fairly(**game, *record, fair, *analysis); !judged.ok())
        return judged;
      if (!analysis->unfitting.empty()) session.console.message(analysis->unfitting);
    }
    ReviewSession review(session.console, **game, *analysis, *solver);
    review.run(users_of(**game, **start, arguments.seats, false));
    session.limited(review.stopped());
    return input_ended(session.console);
  }
  // A recorded deal whose choices are made is played as it is.
  const bool chooses = arguments.file.empty() || !(*game)->names_contract(record->setup);
  if (chooses) {
    record->setup.contract = (*game)->before_choices((*game)->contract_of(record->setup)).json();
    auto setup = with_choices(session.console, **game, record->setup, arguments.seats, arguments.manners.hide, options);
    if (!setup.ok()) return setup.status();
    if (!setup->has_value()) return input_ended(session.console);
    record->setup = **std::move(setup);
  }
  games::Setup setup = record->setup;
  if (setup.guarantee.empty() && (*game)->contract_of(setup).free_for_all())
    setup.guarantee = arguments.seats.empty() ? seats.substr(0, 1) : arguments.seats.substr(0, 1);
  auto start = (*game)->position(setup);
  if (!start.ok()) return start.status();
  const std::string users = users_of(**game, **start, arguments.seats, arguments.manners.hide);
  tutor::Coach coach(**game, *solver, *std::move(start), users, record->plays,
                     *tutor::strength_named(arguments.strength));
  auto evidence = evidence_of(coach, *record);
  if (!evidence.ok()) return evidence.status();
  Report report(session, Form::kText);
  report.lines(opening(coach, *record, users, arguments.manners.hide));
  if (arguments.manners.hide) report.lines(evidence_text(coach, *evidence));
  CoachSession(session.console, coach, arguments.manners, options, record->tags, *std::move(evidence)).run();
  session.limited(coach.stopped());
  if (file->asked())
    if (absl::Status written = file->write(marked_record(*record, coach)); !written.ok()) return written;
  return input_ended(session.console);
}

}  // namespace

void add_coach(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<CoachArguments>();
  CLI::App* command = app.add_subcommand("coach", "Play a deal against perfect play, with hints, marks and take-back");
  CLI::Option* file = command->add_option("FILE", arguments->file, "PBN, LIN or JSON lines")->type_name("");
  CLI::Option* deal = command->add_option("--deal", arguments->game, "Play a random deal of this game")
                          ->type_name("GAME")
                          ->excludes(file);
  add_words_arguments(*command, arguments->words);
  command->add_option("--contract", arguments->contract, "Deal for this contract")->type_name("TEXT")->needs(deal);
  add_players_argument(*command, arguments->players)->needs(deal);
  add_payments_argument(*command, arguments->payments);
  command->add_option("--worth", arguments->worth, "Deal one that is close, made or lost with best play, or any")
      ->type_name("WORTH")
      ->default_str("close")
      ->check(one_of({requests::kWorths.begin(), requests::kWorths.end()}))
      ->needs(deal);
  add_number(*command, "--seed", arguments->seed, {}, "Seed the random deal")->default_str("")->needs(deal);
  add_number(*command, "--board", arguments->board, {1, kMostBoards}, "Play the Nth record of the file")
      ->default_str("")
      ->needs(file);
  add_seats(*command, session, "--seat", arguments->seats, kMostSeats,
            "Play or review these seats, such as S or NS; without it the declaring side's");
  command
      ->add_option("--strength", arguments->strength,
                   "Let the program play perfectly, or look no farther than two tricks ahead, or one")
      ->type_name("HOW")
      ->default_str("perfect")
      ->check(one_of({tutor::kStrengths.begin(), tutor::kStrengths.end()}));
  command->add_flag("--hide", arguments->manners.hide, "Hide the hands you do not play, and all that tells of them");
  command->add_flag("!--no-marks", arguments->manners.marks, "Mark no play before the end");
  command->add_option("--save", arguments->save, "Write the play as a marked record; - is standard output")
      ->type_name("FILE");
  CLI::Option* review =
      command->add_flag("--review", arguments->review, "Ask for the right card before each costly play of the record")
          ->needs(file);
  command->add_flag("--fair", arguments->fair, "Say of each whether it was right on what the player knew")
      ->needs(review);
  arguments->search.add_to(*command);
  command->footer(absl::StrFormat("In a session:\n%sIn a review:\n%s", coach_commands(), review_commands()));
  command->callback([&session, arguments] {
    if (arguments->file.empty() && arguments->game.empty()) throw CLI::RequiredError("FILE or --deal GAME");
    session.end(coach(session, *arguments));
  });
}

}  // namespace ouverte::cli
