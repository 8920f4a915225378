#include "app/requests/score.hpp"

#include <limits>
#include <string>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "tutor/marks/books.hpp"

namespace ouverte::requests {
namespace {

// A number of at least one; nothing where none is given.
std::optional<int> limit(Arguments& given, const char* name) {
  const int number = given.number(name, 0, 1, std::numeric_limits<int>::max());
  return number == 0 ? std::nullopt : std::optional(number);
}

}  // namespace

absl::StatusOr<base::Json> answer_score(Arguments& given, Context& context) {
  const std::string text = given.text("text");
  tutor::Books books({.points = limit(given, "to"), .deals = limit(given, "deals")});
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  base::Json left_out = base::Json::array();
  for (const auto& reading : records::read_records(text, "text")) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) return base::invalid(records::text(*problem));
    const auto& record = std::get<records::Record>(reading);
    const auto game = context.game(record.setup.game);
    if (!game.ok()) return game.status();
    const auto why = books.add(**game, record);
    if (!why.ok()) return base::invalid(records::text(problem_with(record, base::message(why.status()))));
    if (!why->empty()) left_out.push_back({{"id", record.place.board}, {"why", *why}});
  }
  base::Json answer = tutor::to_json(books);
  answer["left_out"] = std::move(left_out);
  return answer;
}

}  // namespace ouverte::requests
