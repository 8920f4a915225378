#include "app/requests/payments.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::requests {
namespace {

absl::StatusOr<games::Contract> with_payments(const games::Game& game, const std::string& payments,
                                              const games::Contract& before) {
  return game.contract_from_text("payments " + payments, before);
}

}  // namespace

absl::StatusOr<records::Record> paid_by(records::Record record, const std::string& payments) {
  const games::Game* game = games::find_game(record.setup.game);
  if (payments.empty() || game == nullptr || record.setup.contract.is_null()) return record;
  if (!game->own_payments())
    return base::invalid("--payments: found ", base::quoted(payments), ", expected none: ", game->title(),
                         " is scored as its rules say");
  auto contract = with_payments(*game, payments, game->contract_of(record.setup));
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

std::string fault_in_payments(const std::string& payments) {
  std::string fault;
  for (const games::Game* game : games::all_games()) {
    if (!game->own_payments()) continue;
    const auto contract = with_payments(*game, payments, {});
    if (contract.ok()) return {};
    fault = base::message(contract.status());
  }
  return fault;
}

}  // namespace ouverte::requests
