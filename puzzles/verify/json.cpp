#include "puzzles/verify/verify.hpp"

namespace ouverte::puzzles {
namespace {

using base::Json;

Json choice_json(const Choice& choice) {
  return {{"line", choice.line},
          {"seat", choice.seat},
          {"keep", choice.classes.keep},
          {"lose", choice.classes.lose},
          {"best_defence", choice.best_defence},
          {"every_move", choice.lists_every_move}};
}

Json solution_json(const GivenSolution& given) {
  Json object = {{"wrong", given.wrong()}, {"incomplete", given.incomplete()}};
  if (!given.unreadable.empty()) object["unreadable"] = given.unreadable;
  Json& flaws = object["flaws"] = Json::array();
  for (const Flaw& flaw : given.flaws) flaws.push_back(to_json(flaw));
  return object;
}

void add_lines(Json& object, const MainLines& lines) {
  Json& keys = object["keys"] = Json::array();
  for (const Choice& choice : lines.keys) keys.push_back(choice_json(choice));
  object["all_keys"] = lines.all_keys;
  Json& duals = object["duals"] = Json::array();
  for (const Choice& choice : lines.duals) {
    duals.push_back(choice_json(choice));
    duals.back()["ply"] = choice.line.size() + 1;
  }
  object["plies"] = lines.plies;
  object["to_the_end"] = lines.to_the_end;
}

void add_matters(Json& object, const Matters& matters) {
  Json& idle = object["idle"] = Json::array();
  for (const IdleCards& run : matters.idle.idle) idle.push_back({{"cards", run.cards}, {"dealings", run.dealings}});
  object["every_run"] = matters.idle.every_run;
  Json& changes = object["changes"] = Json::object();
  Json& exchanges = changes["exchanges"] = Json::array();
  for (const Exchange& exchange : matters.changes.exchanges)
    exchanges.push_back({{"seat", exchange.seat},
                         {"card", exchange.card},
                         {"other_seat", exchange.other_seat},
                         {"other_card", exchange.other_card},
                         {"steps", exchange.steps}});
  changes["leaders"] = matters.changes.leaders;
  changes["trumps"] = matters.changes.trumps;
}

}  // namespace

Json to_json(const Puzzle& puzzle, const Verification& verification) {
  const games::Setup setup = puzzle.position->setup();
  Json object = {{"puzzle", name_of(puzzle.record)},  {"game", puzzle.game->name()},
                 {"task", task_text(puzzle.task)},    {"value", puzzle.game->value_json(verification.value, setup)},
                 {"achieved", verification.achieved}, {"bettered", verification.bettered}};
  if (verification.solution) object["solution"] = solution_json(*verification.solution);
  if (verification.lines) add_lines(object, *verification.lines);
  if (verification.matters) add_matters(object, *verification.matters);
  if (const auto& twin = verification.twin) {
    object["twin"] = {{"of", twin->of}, {"differences", twin->differences}, {"same_keys", twin->same_keys}};
    if (!twin->missing.empty()) object["twin"]["missing"] = twin->missing;
  }
  const Confirmation& confirmation = verification.confirmation;
  object["claims"] = {{"made", confirmation.claims},
                      {"proved", confirmation.proved},
                      {"nodes", verification.proof_nodes},
                      {"unproved", confirmation.unproved},
                      {"refused", confirmation.refused}};
  if (!verification.unfinished.empty()) object["unfinished"] = verification.unfinished;
  return object;
}

}  // namespace ouverte::puzzles
