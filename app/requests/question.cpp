#include "app/requests/question.hpp"

#include <array>
#include <string>

#include "app/requests/analyse.hpp"
#include "app/requests/check.hpp"
#include "app/requests/coach.hpp"
#include "app/requests/deal.hpp"
#include "app/requests/explain.hpp"
#include "app/requests/games.hpp"
#include "app/requests/look.hpp"
#include "app/requests/odds.hpp"
#include "app/requests/prove.hpp"
#include "app/requests/puzzle_make.hpp"
#include "app/requests/puzzle_solve.hpp"
#include "app/requests/puzzle_step.hpp"
#include "app/requests/puzzle_submit.hpp"
#include "app/requests/puzzle_verify.hpp"
#include "app/requests/read.hpp"
#include "app/requests/score.hpp"
#include "app/requests/solve.hpp"
#include "app/requests/suit_odds.hpp"
#include "app/requests/table.hpp"
#include "app/requests/totals.hpp"
#include "app/requests/write.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::requests {
namespace {

constexpr std::array kQuestions = {
    Question{"solve", answer_solve},
    Question{"table", answer_table},
    Question{"analyse", answer_analyse},
    Question{"odds", answer_odds},
    Question{"totals", answer_totals},
    Question{"habits", answer_habits},
    Question{"score", answer_score, false},
    Question{"explain", answer_explain},
    Question{"suit_odds", answer_suit_odds},
    Question{"prove", answer_prove},
    Question{"check", answer_check},
    Question{"coach", answer_coach},
    Question{"puzzle_solve", answer_puzzle_solve},
    Question{"puzzle_submit", answer_puzzle_submit},
    Question{"puzzle_step", answer_puzzle_step},
    Question{"puzzle_due", answer_puzzle_due, false},
    Question{"puzzle_verify", answer_puzzle_verify},
    Question{"puzzle_make", answer_puzzle_make},
    Question{"puzzle_themes", answer_puzzle_themes, false},
    Question{"puzzle_read", answer_puzzle_read, false},
    Question{"look", answer_look, false},
    Question{"read", answer_read, false},
    Question{"write", answer_write, false},
    Question{"deal", answer_deal},
    Question{"games", answer_games, false},
    Question{"rules", answer_rules, false},
};

constexpr std::string_view kText = "text";  // what places in it are called by

absl::StatusOr<records::Record> only_record(const std::string& text, const puzzles::HowPosted& how,
                                            const ReadPosted& read) {
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  records::Readings readings = read(how, text, kText);
  if (readings.size() != 1) return base::invalid("text: found ", readings.size(), " records, expected one");
  if (const auto* problem = std::get_if<records::Problem>(&readings.front()))
    return base::invalid(records::text(*problem));
  return std::get<records::Record>(std::move(readings.front()));
}

// What the message begins with: a field, if it has no blank.
std::string field_of(const std::string& message) { return message.substr(0, message.find_first_of(".:")); }

// A message about the argument `record`.
std::string in_record(const std::string& message) {
  const std::string field = field_of(message);
  if (field == "record") return message;
  const bool named = field.find(' ') == std::string::npos && field.size() < message.size();
  return base::str("record", named ? "." : ": ", message);
}

// What is wrong with a record that was read, where it stands in the request.
absl::Status placed(const absl::Status& status, const records::Record& record, const Arguments& arguments) {
  const bool wrong = absl::IsInvalidArgument(status) || absl::IsNotFound(status);
  const std::string message = base::message(status);
  if (!wrong || arguments.has(field_of(message))) return status;
  if (record.place.file == kText) return {status.code(), records::text(records::problem_with(record, message))};
  return {status.code(), in_record(message)};
}

}  // namespace

std::span<const Question> questions() { return kQuestions; }

absl::StatusOr<records::Record> record_of(Arguments& arguments, const ReadPosted& read) {
  const std::string text = arguments.text("text");
  const puzzles::HowPosted how = how_posted(arguments);
  const base::Json* const record = arguments.value("record");
  if (arguments.has("text") == (record != nullptr))
    arguments.refuse(base::invalid("record: found ", record == nullptr ? "nothing" : "a text beside it",
                                   ", expected a record, or else a text that holds one"));
  if (absl::Status fault = arguments.fault(); !fault.ok()) return fault;
  if (record == nullptr) return only_record(text, how, read);
  auto made = records::record_from_json(*record, {.file = "", .line = 0, .board = "1"});
  if (made.ok()) return made;
  return base::invalid(in_record(base::message(made.status())));
}

std::vector<std::string> seats_asked(const games::Game& game, const games::Setup& setup) {
  if (!setup.guarantee.empty() || !game.contract_of(setup).free_for_all()) return {setup.guarantee};
  std::vector<std::string> seats;
  for (const char seat : game.seats_at(setup)) seats.emplace_back(1, seat);
  return seats;
}

absl::StatusOr<base::Json> about_record(Arguments& arguments, Context& context, std::chrono::nanoseconds time,
                                        const AnswerRecord& answer, const ReadPosted& read) {
  const Limits limits = arguments.limits(time);
  const auto record = record_of(arguments, read);
  if (!record.ok()) return record.status();
  context.solvers.begin(limits);
  auto answered = answer(*record);
  return answered.ok() ? std::move(answered) : placed(answered.status(), *record, arguments);
}

}  // namespace ouverte::requests
