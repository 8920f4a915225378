#include "app/requests/payments.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::requests {

absl::StatusOr<records::Record> paid_by(records::Record record, const std::string& payments) {
  const games::Game* game = games::find_game(record.setup.game);
  if (payments.empty() || game == nullptr || record.setup.contract.is_null()) return record;
  auto contract = game->contract_from_text("payments " + payments, game->contract_of(record.setup));
  if (!contract.ok()) return base::invalid("--payments: ", base::message(contract.status()));
  const games::Tags before = game->contract_of(record.setup).tags();
  for (auto& tag : contract->tags()) {
    if (std::ranges::find(before, tag) != before.end()) continue;
    std::erase_if(record.tags, [&tag](const auto& other) { return other.first == tag.first; });
    record.tags.push_back(std::move(tag));
  }
  record.setup.contract = contract->json();
  return record;
}

}  // namespace ouverte::requests
