#include "app/batch/answers.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/batch/dense.hpp"
#include "app/requests/arguments.hpp"
#include "app/requests/caught.hpp"
#include "app/requests/question.hpp"
#include "solver/base/status.hpp"

namespace ouverte::batch {
namespace {

using base::Json;

// What differs from one run to the next.
constexpr std::array<std::string_view, 2> kVolatile = {"seconds", "nodes"};

void take_out_volatile(Json& json) {
  if (json.is_object())
    for (const std::string_view key : kVolatile)
      if (const auto found = json.find(key); found != json.end() && found->is_number()) json.erase(found);
  if (json.is_structured())
    for (Json& inner : json) take_out_volatile(inner);
}

// Every answer that a limit cut short has `stopped` in it.
bool says_stopped(const Json& json) {
  if (json.is_object())
    if (const auto found = json.find("stopped"); found != json.end() && *found == true) return true;
  return json.is_structured() && std::ranges::any_of(json, says_stopped);
}

class AnswersInJson : public Answerer {
 public:
  AnswersInJson(const requests::Question& question, const Manifest& manifest, requests::Games games,
                const base::StopToken& stop)
      : question_(question),
        request_(manifest.request),
        context_{.games = games, .solvers = requests::SolverKeeper({}, stop)} {}

  AnsweredRecord answer(const Records& records, std::uint64_t number) override {
    AnsweredRecord given;
    Json line = {{"n", records.first() + number + 1}};
    const auto answered = requests::caught([&] { return answer_to(records, number, line); });
    context_.solvers.release();
    if (answered.ok()) {
      given.limit = says_stopped(line["answer"]) || (question_.name == "table" && line["answer"]["exact"] == false);
    } else {
      given.error = true;
      line["error"] = base::message(answered);
    }
    given.bytes = base::json_line(line) + '\n';
    return given;
  }

 private:
  absl::Status answer_to(const Records& records, std::uint64_t number, Json& line) {
    auto record = records.record(number);
    if (!record.ok()) return record.status();
    if (!records.in_text()) line["record"] = *record;
    Json request = request_;
    request["record"] = *std::move(record);
    requests::Arguments arguments(std::move(request), most_);
    auto answer = question_.answer(arguments, context_);
    if (!answer.ok()) return answer.status();
    take_out_volatile(*answer);
    line["answer"] = *std::move(answer);
    return absl::OkStatus();
  }

  const requests::Question& question_;
  const Json request_;
  const requests::Limits most_;
  requests::Context context_;
};

class AnswersInNumbers : public Answerer {
 public:
  AnswersInNumbers(const games::Game& game, const requests::Limits& limits, const base::StopToken& stop)
      : game_(game), options_(limits.options(stop)), solver_(game.bulk_solver(options_)) {}

  AnsweredRecord answer(const Records& records, std::uint64_t number) override {
    DenseDeal deal;
    deal.tricks.fill(games::kUnknown);
    const absl::Status answered = requests::caught([&] { return answer_to(records, number, deal); });
    if (!answered.ok()) {
      solver_ = nullptr;
      deal = {.tricks = deal.tricks, .error = true};
    }
    return {.bytes = to_dense(deal), .error = deal.error, .limit = deal.limit};
  }

 private:
  absl::Status answer_to(const Records& records, std::uint64_t number, DenseDeal& deal) {
    const auto hands = records.hands(number);
    if (!hands.ok()) return hands.status();
    deal.hands = *hands;
    options_.deadline.restart();
    if (solver_ == nullptr) solver_ = game_.bulk_solver(options_);
    const games::BulkFault fault = solver_->table(deal.hands, deal.tricks);
    deal.limit = fault == games::BulkFault::kLimit;
    if (fault == games::BulkFault::kNone || deal.limit) return absl::OkStatus();
    return base::invalid("hands: found no deal, expected four hands of one pack");
  }

  const games::Game& game_;
  search::Options options_;
  std::unique_ptr<games::BulkSolver> solver_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Answerer>> Answerer::of(const Manifest& manifest, requests::Games games,
                                                       const base::StopToken& stop) {
  const auto ask = manifest.request.find("ask");
  const std::string asked = ask != manifest.request.end() && ask->is_string() ? ask->get<std::string>() : "";
  const auto question = std::ranges::find(requests::questions(), asked, &requests::Question::name);
  if (question == requests::questions().end()) {
    std::string names;
    for (const requests::Question& each : requests::questions())
      names += base::str(names.empty() ? "" : ", ", each.name);
    return base::invalid("ask: found ", base::quoted(asked), ", expected one of ", names);
  }
  for (const char* const key : {"record", "text", "request"})
    if (manifest.request.contains(key)) return base::invalid(key, ": found in the request of a batch, expected none");
  if (manifest.format == Format::kJson) return std::make_unique<AnswersInJson>(*question, manifest, games, stop);
  const games::Game* const game = game_in_numbers(games);
  if (game == nullptr || asked != "table")
    return base::invalid("format: found npy, which is for tables of ", game == nullptr ? "no game" : game->title());
  requests::Arguments arguments(manifest.request, {});
  const requests::Limits limits = arguments.limits();
  if (absl::Status fault = arguments.fault(); !fault.ok()) return fault;
  return std::make_unique<AnswersInNumbers>(*game, limits, stop);
}

}  // namespace ouverte::batch
