#include "app/requests/prove.hpp"

#include <utility>
#include <vector>

#include "app/requests/found.hpp"
#include "solver/base/status.hpp"

namespace ouverte::requests {

absl::Status prove(const records::Record& record, const ProveArguments& arguments, Context& context,
                   const FoundProof& found) {
  const auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  games::Setup setup = record.setup;
  if (setup.id.empty()) setup.id = record.place.board;
  if (!arguments.objective.empty()) setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) setup.guarantee = arguments.guarantee;
  if (setup.contract.is_null()) return base::invalid("contract: found none, expected one: passed out");
  const std::vector<std::string> seats = seats_asked(**game, setup);
  auto left = static_cast<int>(seats.size());
  for (const std::string& seat : seats) {
    if (context.solvers.stop().stop_requested()) break;
    games::Solver& solver = context.solvers.of(**game);
    solver.deadline().share(left--);
    setup.guarantee = seat;
    const auto position = (*game)->position(setup);
    if (!position.ok()) return position.status();
    solver.expect(**position);
    const search::Interval value = solver.solve(**position, {}).value;
    auto proof = value.exact() ? proof::prove(**position, value.lower, solver, {.nodes = arguments.nodes})
                               : proof::no_value(solver);
    found(**game, {.setup = (*position)->setup(), .value = value, .proof = std::move(proof)});
  }
  return absl::OkStatus();
}

base::Json proof_json(const games::Game& game, const records::Place& place, const Attempt& attempt) {
  const games::Setup& setup = attempt.setup;
  base::Json object = {{"id", id_of(place)},
                       {"for", setup.guarantee.empty() ? base::Json() : base::Json(setup.guarantee)}};
  if (attempt.value.exact()) object["value"] = game.value_json(attempt.value.lower, setup);
  if (!attempt.proof.ok()) {
    add_bounds(object, game, attempt.value, setup);
    object["error"] = base::message(attempt.proof.status());
    return object;
  }
  std::string text = proof::proof_text(*attempt.proof);
  object["nodes"] = attempt.proof->nodes.size();
  object["edges"] = attempt.proof->edges();
  object["bytes"] = text.size();
  object["proof"] = std::move(text);
  return object;
}

absl::StatusOr<base::Json> answer_prove(Arguments& given, Context& context) {
  const ProveArguments arguments{.objective = given.text("objective"),
                                 .guarantee = given.seat("for"),
                                 .nodes = given.number("size", ProveArguments().nodes, 1)};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    base::Json proofs = base::Json::array();
    const absl::Status proved = prove(record, arguments, context, [&](const games::Game& game, const Attempt& attempt) {
      proofs.push_back(proof_json(game, record.place, attempt));
    });
    if (!proved.ok()) return proved;
    return base::Json{{"proofs", std::move(proofs)}};
  };
  return about_record(given, context, kTimeForProve, answer);
}

}  // namespace ouverte::requests
