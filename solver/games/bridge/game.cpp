// Joins bridge to the door.
#include "solver/games/door/game.hpp"

#include "solver/base/status.hpp"
#include "solver/games/bridge/altered_search.hpp"
#include "solver/games/bridge/auction_told.hpp"
#include "solver/games/bridge/contract.hpp"
#include "solver/games/bridge/door.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/rules_page.hpp"
#include "solver/games/bridge/table.hpp"
#include "solver/games/bridge/words.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_ending.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_door.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::bridge {

static_assert(search::Game<Game>);

const TrickDeal& Traits::deal() {
  static const TrickDeal deal{.seats = cards::kCompass,
                              .pack = &cards::kCommonPack,
                              .hand_size = kAllTricks,
                              .follow_rule = "follow suit if able, otherwise any card"};
  return deal;
}

std::vector<Shown> Traits::shown(const TrickPosition<Traits>& at, std::string_view /*seats*/) {
  return tricks_of_sides(at.state());
}

// A dummy, once the opening lead is made.
std::string Traits::faced(const TrickPosition<Traits>& at) {
  const auto known = contract_from_json(at.known().contract);
  const bool led = at.state().on_table > 0 || at.state().live.size() < deal().pack->cards.size();
  if (!known.ok() || !known->declarer || !led) return {};
  return seat_text(cards::left_of(*known->declarer, kPlayers, 2));
}

namespace {

// Declarer's left leads; where only the leader is said, declarer is on his right.
FirstLead first_lead(const Contract& contract) {
  if (!contract.declarer) return {.seat = std::nullopt, .why = "the seat that leads, or a declarer in the contract"};
  return {.seat = opening_leader(*contract.declarer), .why = "the player on declarer's left leads to the first trick"};
}

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  if (setup.contract.is_object() && setup.contract.empty()) return lacking("contract", "a trump and a declarer");
  auto contract = contract_from_json(setup.contract);
  if (!contract.ok()) return contract.status();
  if (!setup.objective.empty() && setup.objective != kObjective)
    return wrong("objective", base::quoted(setup.objective), kObjective);
  if (!setup.guarantee.empty())
    return wrong("for", base::quoted(setup.guarantee), "nothing: bridge is played by two sides");
  const auto standing =
      read_standing(setup, Traits::deal(), first_lead(*contract), Endings::kMayStandAlone, contract->ending);
  if (!standing.ok()) return standing.status();
  const bool opening = standing->tricks_played() == 0 && standing->all_tricks == kAllTricks;
  if (!contract->declarer && opening) contract->declarer = cards::left_of(standing->leader, kPlayers, kPlayers - 1);
  if (!contract->declarer) return lacking("contract.declarer", "one of N E S W");
  if (standing->all_tricks < kAllTricks) contract->ending = standing->all_tricks;

  Setup known = setup;
  known.contract = to_json(*contract);
  known.objective = kObjective;
  const Game game(contract->trump.cards(), side_of(*contract->declarer));
  return TrickPosition<Traits>::at(game, trick_state<kPlayers>(*standing), *standing, std::move(known));
}

Setup puzzle_at_random(base::Random& random, int size, std::string_view /*theme*/) {
  Setup setup = random_ending(Traits::deal(), Traits::deal().pack->cards, size, random);
  setup.game = "bridge";
  setup.contract = {{"trump", kStrains[random.below(kStrains.size())].text}, {"declarer", "S"}};
  return setup;
}

std::vector<ContractInfo> all_contracts() {
  std::vector<ContractInfo> all;
  for (const Strain& strain : kStrains) all.push_back({.name = strain.text, .objectives = {kObjective}});
  return all;
}

class BridgeGame final : public TrickDoor<Traits, position_of> {
 public:
  BridgeGame()
      : TrickDoor({.name = "bridge",
                   .title = "Bridge",
                   .seats = cards::kCompass,
                   .rules = bridge_rules_page(),
                   .contracts = all_contracts(),
                   .form = bridge::contract_form(),
                   .reads = kReads<bridge::contract_from_json, bridge::contract_from_tags, bridge::contract_from_text>,
                   .assumed = true,
                   .has_dummy = true,
                   .duplicate = true,
                   .puzzles = PuzzleMaterial{.random = puzzle_at_random},
                   .altered = altered_play<AlteredTraits<Traits, AlteredSearch>>(),
                   .bulk = make_bulk}) {}
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags,
                                                std::span<const std::string> /*calls*/, const search::Options& options,
                                                const Progress& progress) const override {
    const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kMayStandAlone);
    if (!hands.ok()) return hands.status();
    return deal_table(*hands, deal.dealer, tags, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override {
    RandomDeal dealt = random_hands(Traits::deal(), random);
    dealt.setup.game = name();
    return std::move(dealt.setup);
  }

  [[nodiscard]] std::vector<std::string> contradictions(const Setup& setup, const Tags& tags,
                                                        const Position* end) const override {
    return contradictions_in(setup, tags, end);
  }
  [[nodiscard]] std::optional<ScoreSheet> score_sheet(const Position& at, const Tags& tags) const override {
    return sheet_of(at, tags);
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto known = bridge::contract_from_json(setup.contract);
    if (!known.ok()) return known.status();
    return stakes_of(*known);
  }
  [[nodiscard]] std::string player_of(std::string_view seat, const Setup& setup) const override {
    const auto known = bridge::contract_from_json(setup.contract);
    const auto asked = seat_of(seat);
    const bool dummy = known.ok() && known->declarer && asked == cards::left_of(*known->declarer, kPlayers, 2);
    return dummy ? seat_text(*known->declarer) : std::string(seat);
  }
  [[nodiscard]] std::string told_by_auction(const Setup& setup, const Tags& tags,
                                            std::span<const std::string> calls) const override {
    std::string_view dealer = tag_value(tags, "Auction");  // who calls first
    if (dealer.empty()) dealer = setup.dealer.empty() ? tag_value(tags, "Dealer") : setup.dealer;
    return auction_told(dealer, calls);
  }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    const auto known = bridge::contract_from_json(setup.contract);
    if (known.ok() && asked(value)) return asked_in_words(value, *known);
    return known.ok() ? result_in_words(value, *known) : tricks_in_words(value);
  }
};

}  // namespace
}  // namespace ouverte::games::bridge

namespace ouverte::games {

const Game& bridge_game() {
  static const bridge::BridgeGame game;
  return game;
}

}  // namespace ouverte::games
