// The door's `Game` for a trick game of two sides that says what it is in one struct, `About`:
//
//   Game, Contract               of rules.hpp; its State is a `tricks::State`
//   kName, kTitle                "german-whist", "German Whist"
//   rules()                      the rules page
//   kDeal                        its TrickDeal
//   kContract                    its ContractTable; the first field tells the contracts apart
//   kContracts                   every value of that field that a deal's table shows, as contracts
//   game(contract)               the Game to be played under it
//   first_lead(contract)         who leads to the first trick
//   stakes(contract)             what it is played for; `measure` names the one objective there is
//
// and may have
//
//   kWords, kThemes              arrays of `Word`, and of `Theme`: as `GameInfo::vocabulary` and `PuzzleMaterial` say
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/contract_table.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_ending.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games {

// A contract of such a game, behind the door.
template <class About>
struct TableTerms {
  typename About::Contract contract;

  friend base::Json to_json(const TableTerms& terms) { return About::kContract.to_json(terms.contract); }
  friend Tags tags_from(const TableTerms& terms) { return About::kContract.to_tags(terms.contract); }
  friend std::string contract_in_words(const TableTerms& terms) { return About::kContract.in_words(terms.contract); }
  friend bool names_contract(const TableTerms&) { return true; }
  friend bool free_for_all(const TableTerms&) { return false; }
};

template <class About>
class TrickGame : public Game {
 public:
  using Game = typename About::Game;
  using Contract = typename About::Contract;

  struct Traits : CardTraits<Traits, Game> {
    static const TrickDeal& deal() { return About::kDeal; }
  };

  TrickGame()
      : games::Game(
            {.name = About::kName,
             .title = About::kTitle,
             .seats = About::kDeal.seats,
             .rules = About::rules(),
             .contracts = all_contracts(),
             .form = About::kContract.form(),
             .reads = kReads<contract_from_json, contract_from_tags, contract_from_text>,
             .vocabulary = own_words(),
             .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under}}) {}

  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const override {
    const auto contract = About::kContract.from_json(setup.contract);
    if (!contract.ok()) return contract.status();
    if (!setup.objective.empty() && setup.objective != About::kObjective)
      return wrong("objective", base::quoted(setup.objective), About::kObjective);
    if (!setup.guarantee.empty())
      return wrong("for", base::quoted(setup.guarantee), base::str("nothing: ", title(), " is played by two sides"));
    const auto standing =
        read_standing(setup, About::kDeal, About::first_lead(*contract), Endings::kNeedTheTricksBefore);
    if (!standing.ok()) return standing.status();
    Setup known = setup;
    known.contract = About::kContract.to_json(*contract);
    known.objective = About::kObjective;
    return TrickPosition<Traits>::at(About::game(*contract), start_of(*standing), *standing, std::move(known));
  }
  [[nodiscard]] std::unique_ptr<Solver> solver(const search::Options& options) const override {
    return std::make_unique<TrickSolver<Traits>>(options);
  }
  // A row a contract, a column a seat that may lead.
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags&, std::span<const std::string> /*calls*/,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    const auto hands = read_hands_alone(deal, About::kDeal, Endings::kNeedTheTricksBefore);
    if (!hands.ok()) return hands.status();
    DealTable table;
    table.headings = {"contract"};
    for (const char seat : seats()) table.headings.push_back(base::str(seat, " leads"));
    const int cells = static_cast<int>(About::kContracts.size() * seats().size());
    int done = 0;
    for (const Contract& contract : About::kContracts) {
      search::GenericSearch<Game> search(options);
      table.rows.push_back({name_of(contract)});
      for (std::size_t seat = 0; seat < seats().size(); ++seat) {
        const auto value = value_of(contract, *hands, static_cast<cards::Seat>(seat), search, table.stopped);
        table.rows.back().push_back(value ? in_words(*value) : "-");
        if (value) table.json["table"][name_of(contract)][std::string(seats().substr(seat, 1))] = interval_json(*value);
        if (progress) progress(++done, cells);
      }
    }
    return table;
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override {
    Setup setup = random_hands(About::kDeal, random).setup;
    setup.game = name();
    setup.dealer.clear();
    const auto leaves_open = [](const Contract& contract) { return !About::first_lead(contract).seat; };
    if (std::ranges::all_of(About::kContracts, leaves_open))
      setup.leader = std::string(1, seats()[random.below(seats().size())]);
    return setup;
  }

  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto contract = About::kContract.from_json(setup.contract);
    if (!contract.ok()) return contract.status();
    return About::stakes(*contract);
  }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    const auto known = stakes(setup);
    if (!known.ok() || !asked(value)) return tricks_in_words(value);
    // Who wants them low asks for a number of the others' tricks.
    const bool of_others = asks_at_least(value) && known->high != known->whose;
    return number_asked(value, known->unit, known->whose) + (of_others ? " for " + known->whose : "");
  }

 private:
  using State = typename Game::State;
  using Terms = TableTerms<About>;

  static absl::StatusOr<Terms> contract_from_json(const base::Json& json) {
    return terms(About::kContract.from_json(json));
  }
  static absl::StatusOr<games::Contract> contract_from_tags(const Tags& tags) {
    const auto contract = terms(About::kContract.from_tags(tags));
    if (!contract.ok()) return contract.status();
    return About::kContract.complete(tags) ? games::Contract::of(*contract) : games::Contract();
  }
  static absl::StatusOr<Terms> contract_from_text(std::string_view text, const Terms& before) {
    return terms(About::kContract.from_text(text, before.contract));
  }
  static absl::StatusOr<Terms> terms(const absl::StatusOr<Contract>& contract) {
    if (!contract.ok()) return contract.status();
    return Terms{*contract};
  }
  static constexpr std::size_t kSeats = About::kDeal.seats.size();

  [[nodiscard]] static std::vector<ContractInfo> all_contracts() {
    static const std::vector<std::string> names = [] {
      std::vector<std::string> each;
      for (const Contract& contract : About::kContracts) each.push_back(name_of(contract));
      return each;
    }();
    std::vector<ContractInfo> all;
    for (const std::string& name : names) all.push_back({.name = name, .objectives = {About::kObjective}});
    return all;
  }
  [[nodiscard]] static std::span<const Word> own_words() {
    if constexpr (requires { About::kWords; })
      return About::kWords;
    else
      return {};
  }
  [[nodiscard]] static std::vector<Theme> own_themes() {
    if constexpr (requires { About::kThemes; })
      return {About::kThemes.begin(), About::kThemes.end()};
    else
      return {};
  }
  [[nodiscard]] static Setup puzzle_at_random(base::Random& random, int size, std::string_view /*theme*/) {
    const Contract& contract = About::kContracts[random.below(About::kContracts.size())];
    return puzzle_under(games::Contract::of(Terms{contract}), random, size);
  }
  [[nodiscard]] static Setup puzzle_under(const games::Contract& contract, base::Random& random, int size) {
    Setup setup = random_ending(About::kDeal, About::kDeal.pack->cards, size, random);
    setup.game = About::kName;
    setup.contract = contract.json();
    setup.objective = About::kObjective;
    win_at_random(setup, About::kDeal.hand_size - size, random);
    return setup;
  }
  [[nodiscard]] static State start_of(const Standing& standing) {
    State state;
    static_cast<tricks::State<kSeats>&>(state) = trick_state<kSeats>(standing);
    return state;
  }
  // The first field as tags and lists write it.
  [[nodiscard]] static std::string name_of(const Contract& contract) {
    return About::kContract.to_json(contract).begin()->template get<std::string>();
  }
  [[nodiscard]] static std::string in_words(search::Interval value) {
    return value.exact() ? base::str(value.lower) : base::str(value.lower, "-", value.upper);
  }
  // What the deal is worth when the seat leads to the first trick; nothing where another must.
  [[nodiscard]] static std::optional<search::Interval> value_of(const Contract& contract,
                                                                const std::vector<cards::CardSet>& hands,
                                                                cards::Seat leader, search::GenericSearch<Game>& search,
                                                                bool& stopped) {
    const auto first = About::first_lead(contract).seat;
    if (first && *first != leader) return std::nullopt;
    const Game game = About::game(contract);
    const State state = start_of({.hands = hands,
                                  .table = {},
                                  .leader = leader,
                                  .won = std::vector<int>(kSeats),
                                  .all_tricks = About::kDeal.hand_size});
    const auto answer = search.solve(game, state, {.best = false}, Traits::possible(game, state));
    stopped = stopped || answer.stopped;
    return answer.value;
  }
};

}  // namespace ouverte::games
