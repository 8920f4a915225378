#include "app/requests/deal.hpp"

#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/position.hpp"

namespace ouverte::requests {
namespace {

constexpr int kMostDeals = 10'000;  // of one answer

// "one of 3 4 5 6".
std::string table_sizes(const games::Game& game) {
  std::string sizes;
  for (std::size_t players = 1; players <= game.seats().size(); ++players)
    if (!game.seats_of(players).empty()) sizes += base::str(sizes.empty() ? "" : " ", players);
  return sizes.find(' ') == std::string::npos ? sizes : "one of " + sizes;
}

Worth worth_in(Arguments& given) {
  const std::string text = given.text("worth");
  const auto worth = worth_named(text.empty() ? kWorths.front() : text);
  if (!worth)
    given.refuse(
        base::invalid("worth: found ", base::quoted(text), ", expected one of ", games::joined(kWorths, ", ")));
  return worth.value_or(Worth::kAny);
}

}  // namespace

absl::StatusOr<records::Record> Dealer::next() {
  records::Record record;
  if (worth_ == Worth::kAny) {
    record.setup = dealt(game_, contract_, random_);
  } else {
    solvers_.begin();
    auto setup = deal_worth(game_, contract_, worth_, random_, solvers_);
    if (!setup.ok()) return setup.status();
    record.setup = *std::move(setup);
  }
  record.setup.id = std::to_string(++dealt_);
  record.place.board = record.setup.id;
  return record;
}

absl::StatusOr<games::Contract> contract_of(const games::Game& game, const std::string& text, int players) {
  const auto table = static_cast<std::size_t>(players);
  if (players != 0 && game.seats_of(table).empty())
    return base::invalid("players: found ", players, ", expected ", table_sizes(game));
  games::Contract said = players == 0 ? games::Contract() : game.contract_of_table(table);
  if (!text.empty()) return games::contract_meant(game, text, said);
  return said;
}

games::Setup dealt(const games::Game& game, const games::Contract& contract, base::Random& random) {
  return contract.empty() ? game.random_deal(random) : game.random_whole(contract, random);
}

absl::StatusOr<base::Json> answer_deal(Arguments& given, Context& context) {
  const std::string name = given.text("game");
  const base::Json* const said = given.value("contract");
  const bool as_in_records = said != nullptr && said->is_object();
  const std::string text = as_in_records ? std::string() : given.text("contract");
  const auto seed = given.number<std::uint64_t>("seed", 1, 0);
  const int count = given.number("count", 1, 0, kMostDeals);
  const int players = given.number("players", 0, 1, kMostPlayers);
  const Worth worth = worth_in(given);
  const Limits limits = given.limits(kTimeForDeal);
  given.require("game", "the name of a game");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto game = context.game(name);
  if (!game.ok()) return game.status();
  auto contract = as_in_records ? (*game)->contract_from_json(*said) : contract_of(**game, text, players);
  if (!contract.ok()) return contract.status();
  context.solvers.begin(limits);
  Dealer dealer(**game, *std::move(contract), worth, seed, context.solvers);
  base::Json deals = base::Json::array();
  for (int i = 0; i < count; ++i) {
    const auto deal = dealer.next();
    if (!deal.ok()) return deal.status();
    deals.push_back(records::json_from_setup(deal->setup));
    if (worth != Worth::kAny) context.progress(i + 1, count);
  }
  return base::Json{{"deals", std::move(deals)}};
}

}  // namespace ouverte::requests
