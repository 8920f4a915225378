#include "app/requests/deal.hpp"

#include "solver/records/position.hpp"

namespace ouverte::requests {
namespace {

constexpr int kMostDeals = 10'000;  // of one answer

}  // namespace

records::Record Dealer::next() {
  records::Record record;
  record.setup = contract_.is_null() ? game_.random_deal(random_) : game_.random_start(contract_, random_);
  record.setup.id = std::to_string(++dealt_);
  record.place.board = record.setup.id;
  return record;
}

absl::StatusOr<base::Json> contract_of(const games::Entry& game, const std::string& text) {
  if (text.empty()) return base::Json();
  return game.contract_from_text(text, base::Json::object());
}

absl::StatusOr<base::Json> answer_deal(Arguments& given, Context& context) {
  const std::string name = given.text("game");
  const std::string text = given.text("contract");
  const auto seed = given.number<std::uint64_t>("seed", 1, 0);
  const int count = given.number("count", 1, 0, kMostDeals);
  given.require("game", "the name of a game");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto game = context.game(name);
  if (!game.ok()) return game.status();
  auto contract = contract_of(**game, text);
  if (!contract.ok()) return contract.status();
  Dealer dealer(**game, *std::move(contract), seed);
  base::Json deals = base::Json::array();
  for (int i = 0; i < count; ++i) deals.push_back(records::json_from_setup(dealer.next().setup));
  return base::Json{{"deals", std::move(deals)}};
}

}  // namespace ouverte::requests
