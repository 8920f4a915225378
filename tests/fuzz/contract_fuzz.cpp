// Contracts of every game: as a person types them (the first line), changing what is known before (the second line, in
// JSON); and as the tags of a board say them.
#include "solver/base/json.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/pbn.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {
namespace {

// What can be asked of a contract that some text said.
void ask(const games::Contract& contract) {
  (void)contract.free_for_all();
  if (contract.named()) must(!contract.words().empty(), "a contract has words");
  (void)contract.tags();
}

void must_come_back(const games::Game& game, const games::Contract& contract) {
  if (!contract.named()) return;
  const auto again = game.contract_from_tags(contract.tags());
  must(again.ok() && *again == contract, "a contract goes to tags and back", base::json_line(contract.json()));
}

}  // namespace

void read(std::string_view bytes) {
  const std::string_view text = bytes.substr(0, bytes.find('\n'));
  const std::string_view rest = bytes.substr(std::min(text.size() + 1, bytes.size()));
  const auto known = base::parse_json(rest.substr(0, rest.find('\n')));
  const base::Json before = known.ok() && known->is_object() ? *known : base::Json::object();
  const std::vector<games::Tags> boards = records::pbn::resolve(records::pbn::parse(bytes));
  for (const games::Game* const game : games::all_games()) {
    const games::Contract said = game->contract_from_json(before).value_or(games::Contract());
    if (const auto contract = game->contract_from_text(text, said); contract.ok()) ask(*contract);
    for (const games::Tags& tags : boards) {
      const auto contract = game->contract_from_tags(tags);
      if (!contract.ok()) continue;
      ask(*contract);
      must_come_back(*game, *contract);
    }
  }
}

}  // namespace ouverte::fuzz
