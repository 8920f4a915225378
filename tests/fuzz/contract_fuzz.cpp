// Contracts of every game: as a person types them (the first line), changing what is known before (the second line, in
// JSON); and as the tags of a board say them.
#include "solver/base/json.hpp"
#include "solver/games/door/entry.hpp"
#include "solver/records/pbn.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {
namespace {

// What can be asked of a contract that some text said. Null: the deal was passed out.
void ask(const games::Entry& game, const base::Json& contract) {
  if (contract.is_null()) return;
  (void)game.free_for_all(contract);
  if (game.names_contract(contract)) must(!game.describe(contract).empty(), "a contract has words");
  (void)game.tags_from_contract(contract);
}

void must_come_back(const games::Entry& game, const base::Json& contract) {
  if (contract.is_null() || !game.names_contract(contract)) return;
  const auto again = game.contract_from_tags(game.tags_from_contract(contract));
  must(again.ok() && *again == contract, "a contract goes to tags and back", base::json_line(contract));
}

}  // namespace

void read(std::string_view bytes) {
  const std::string_view text = bytes.substr(0, bytes.find('\n'));
  const std::string_view rest = bytes.substr(std::min(text.size() + 1, bytes.size()));
  const auto known = base::parse_json(rest.substr(0, rest.find('\n')));
  const base::Json before = known.ok() && known->is_object() ? *known : base::Json::object();
  const std::vector<games::Tags> boards = records::pbn::resolve(records::pbn::parse(bytes));
  for (const games::Entry* const game : games::all_entries()) {
    if (const auto contract = game->contract_from_text(text, before); contract.ok()) ask(*game, *contract);
    for (const games::Tags& tags : boards) {
      const auto contract = game->contract_from_tags(tags);
      if (!contract.ok()) continue;
      ask(*game, *contract);
      must_come_back(*game, *contract);
    }
  }
}

}  // namespace ouverte::fuzz
