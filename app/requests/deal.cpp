#include "app/requests/deal.hpp"

#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "app/requests/exchanged.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/position.hpp"

namespace ouverte::requests {
namespace {

constexpr int kMostDeals = 10'000;  // of one answer
constexpr int kMostPacket = 99;     // cards
constexpr std::uint64_t kSuitTurned = 1;

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

// In packets, if there are any: then again until the contract fits the cards, on which it may rest.
absl::StatusOr<games::Setup> any_deal(const games::Game& game, const games::Contract& contract,
                                      const std::vector<int>& packets, base::Random& random) {
  constexpr int kMostTries = 100;
  games::Setup shuffled = dealt(game, contract, random);
  if (packets.empty()) return shuffled;
  auto setup = dealt_in_packets(game, shuffled, packets, random);
  for (int tries = 1; setup.ok() && !contract.empty() && !game.playable(*setup).ok() && tries < kMostTries; ++tries)
    setup = dealt_in_packets(game, dealt(game, contract, random), packets, random);
  return setup;
}

}  // namespace

absl::StatusOr<records::Record> Dealer::next() {
  if (worth_ != Worth::kAny) solvers_.begin();
  auto setup = worth_ == Worth::kAny ? any_deal(game_, contract_, packets_, random_)
                                     : deal_worth(game_, contract_, worth_, random_, solvers_);
  if (!setup.ok()) return setup.status();
  records::Record record;
  record.setup = *std::move(setup);
  record.setup.id = std::to_string(++dealt_);
  record.place.board = record.setup.id;
  return record;
}

absl::StatusOr<games::Contract> contract_of(const games::Game& game, const std::string& text, int players) {
  const auto table = static_cast<std::size_t>(players);
  if (players != 0 && game.seats_of(table).empty())
    return base::invalid("players: found ", players, ", expected ", table_sizes(game));
  games::Contract said = players == 0 ? games::Contract() : game.contract_of_table(table);
  if (text.empty()) return said;
  auto meant = games::contract_meant(game, text, said);
  if (meant.ok()) return meant;
  // What a deal itself decides need not be said: the suit turned up.
  base::Random random(kSuitTurned);
  const games::Setup deal = game.random_deal(random);
  auto with_deal = games::contract_meant(game, text, game.contract_of(deal));
  return with_deal.ok() ? with_deal : meant;
}

absl::StatusOr<std::vector<int>> packets_of(std::string_view text) {
  std::vector<int> packets;
  if (text.empty()) return packets;
  const std::vector<std::string> pieces = absl::StrSplit(std::string(text), '-');
  for (const std::string& piece : pieces) {
    int cards = 0;
    if (!absl::SimpleAtoi(piece, &cards) || cards < 1 || cards > kMostPacket)
      return base::invalid("packets: found ", base::quoted(text), ", expected numbers of cards such as 4-4-4-1");
    packets.push_back(cards);
  }
  return packets;
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
  auto packets = packets_of(given.text("packets"));
  if (!packets.ok()) given.refuse(packets.status());
  if (packets.ok() && !packets->empty() && worth != Worth::kAny)
    given.refuse(base::invalid("packets: found with worth, expected one of the two"));
  const Limits limits = given.limits(kTimeForDeal);
  given.require("game", "the name of a game");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto game = context.game(name);
  if (!game.ok()) return game.status();
  auto contract = as_in_records ? (*game)->contract_from_json(*said) : contract_of(**game, text, players);
  if (!contract.ok()) return contract.status();
  context.solvers.begin(limits);
  Dealer dealer(**game, *std::move(contract), worth, seed, context.solvers, *std::move(packets));
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
