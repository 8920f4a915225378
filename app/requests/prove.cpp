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
    games::Solver& solver = context.solvers.of(**game);
    solver.deadline().share(left--);
    setup.guarantee = seat;
    const auto position = (*game)->position(setup);
    if (!position.ok()) return position.status();
    const auto proof = proof::prove(**position, solver, {.nodes = arguments.nodes});
    if (!proof.ok()) return proof.status();
    found(**game, *proof);
  }
  return absl::OkStatus();
}

base::Json proof_json(const games::Entry& game, const records::Place& place, const proof::Proof& proof) {
  std::string text = proof::proof_text(proof);
  return {{"id", id_of(place)},
          {"for", proof.setup.guarantee.empty() ? base::Json() : base::Json(proof.setup.guarantee)},
          {"value", game.value_json(proof.claims.front().value, proof.setup)},
          {"nodes", proof.nodes.size()},
          {"edges", proof.edges()},
          {"bytes", text.size()},
          {"proof", std::move(text)}};
}

absl::StatusOr<base::Json> answer_prove(Arguments& given, Context& context) {
  const ProveArguments arguments{.objective = given.text("objective"),
                                 .guarantee = given.seat("for"),
                                 .nodes = given.number("size", ProveArguments().nodes, 1)};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    base::Json proofs = base::Json::array();
    const absl::Status proved =
        prove(record, arguments, context, [&](const games::Entry& game, const proof::Proof& proof) {
          proofs.push_back(proof_json(game, record.place, proof));
        });
    if (!proved.ok()) return proved;
    return base::Json{{"proofs", std::move(proofs)}};
  };
  return about_record(given, context, kTimeForProve, answer);
}

}  // namespace ouverte::requests
