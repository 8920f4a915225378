// The door to the games: whatever is above `games/` sees every game through these classes alone (`position.hpp`,
// `solver.hpp`, `contract.hpp`). It is crossed once a request, never once a node.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/bulk.hpp"
#include "solver/games/door/choosing.hpp"
#include "solver/games/door/contract.hpp"
#include "solver/games/door/deal_table.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/door/position.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/door/solver.hpp"
#include "solver/games/door/view.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games {

// A game. What it says once and for all is data (`GameInfo` says what each member is).
class Game {
 public:
  explicit Game(GameInfo info) : info_(std::move(info)) {}
  virtual ~Game() = default;
  [[nodiscard]] std::string_view name() const { return info_.name; }
  [[nodiscard]] std::string_view title() const { return info_.title; }
  [[nodiscard]] std::string_view seats() const { return info_.seats; }
  [[nodiscard]] std::string_view rules() const { return info_.rules; }
  [[nodiscard]] std::span<const ContractInfo> contracts() const { return info_.contracts; }
  [[nodiscard]] const std::vector<FormField>& form() const { return info_.form; }
  [[nodiscard]] bool assumed() const { return info_.assumed; }
  [[nodiscard]] bool has_dummy() const { return info_.has_dummy; }
  [[nodiscard]] bool duplicate() const { return info_.duplicate; }
  [[nodiscard]] bool own_payments() const { return info_.own_payments; }
  [[nodiscard]] bool hides_sides() const { return info_.hides_sides; }
  [[nodiscard]] bool plays_in_rows() const { return info_.plays_in_rows; }
  [[nodiscard]] std::span<const std::string_view> own_tags() const { return info_.own_tags; }
  [[nodiscard]] std::span<const Word> vocabulary() const { return info_.vocabulary; }
  [[nodiscard]] const CardFaces& faces() const { return info_.faces; }
  // Material for puzzles; of a game that has none, a whole deal, and no theme of its own.
  [[nodiscard]] Setup random_puzzle(base::Random& random, int size, std::string_view theme) const {
    return info_.puzzles ? info_.puzzles->random(random, size, theme) : random_deal(random);
  }
  // The same under a contract.
  [[nodiscard]] Setup random_puzzle_under(const Contract& contract, base::Random& random, int size) const {
    const bool endings = info_.puzzles && info_.puzzles->under != nullptr;
    return endings ? info_.puzzles->under(contract, random, size) : random_start(contract, random);
  }
  [[nodiscard]] std::span<const Theme> themes() const {
    return info_.puzzles ? std::span<const Theme>(info_.puzzles->themes) : std::span<const Theme>();
  }

  // The seats of a table of so many players; empty if the game is not for so many.
  [[nodiscard]] virtual std::string_view seats_of(std::size_t players) const {
    return players == seats().size() ? seats() : std::string_view();
  }
  // What a contract says where only the size of the table is known. The caller guarantees that the game is for so many.
  [[nodiscard]] virtual Contract contract_of_table(std::size_t /*players*/) const { return {}; }
  // Those of the table that a setup is about: where the number of its hands fits none, the largest.
  [[nodiscard]] std::string_view seats_at(const Setup& setup) const {
    const std::string_view fitting = seats_of(setup.hands.size());
    return fitting.empty() ? seats() : fitting;
  }
  // The least value with which the declaring side has at least `score` points of its own, where values are of
  // something else (a settlement); a status where values do not tell.
  [[nodiscard]] virtual absl::StatusOr<int> value_of_score(int score, const Setup&) const { return score; }

  // The legal position that `setup` describes, or an InvalidArgument status naming the field, what was found and what
  // was expected.
  [[nodiscard]] virtual absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const = 0;
  // The same for what does not depend on whose guarantee is asked (legal plays): where everyone plays for himself and
  // no seat is named, the first is.
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> playable(Setup setup) const {
    if (setup.guarantee.empty() && contract_of(setup).free_for_all()) setup.guarantee = seats().substr(0, 1);
    return position(setup);
  }
  // The same deal with an end: where play can go on for ever and the setup says no horizon, after so many plays.
  [[nodiscard]] virtual Setup bounded(const Setup& setup, int /*plays*/) const { return setup; }
  [[nodiscard]] virtual std::unique_ptr<Solver> solver(const search::Options& options) const = 0;
  // `GameInfo::altered`.
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> altered(const Position& position,
                                                                  const Rights& rights) const {
    if (info_.altered) return info_.altered->position(position, rights);
    return absl::UnimplementedError("rights: this game has none that can be altered");
  }
  // Null where no rights can be altered.
  [[nodiscard]] std::unique_ptr<Solver> altered_solver(const search::Options& options) const {
    return info_.altered ? info_.altered->solver(options) : nullptr;
  }
  // Whether deals and positions can be numbers (`bulk.hpp`), and who answers them then.
  [[nodiscard]] bool in_numbers() const { return info_.bulk != nullptr; }
  [[nodiscard]] std::unique_ptr<BulkSolver> bulk_solver(const search::Options& options) const {
    return info_.bulk ? info_.bulk(options) : nullptr;
  }
  // Contracts of a whole deal (hands as dealt; `setup.contract` is not read, beyond what all contracts share), and how
  // they are bid. `calls`: of the recorded auction, in turn from the seat that the tag `Auction` names, to be judged.
  // The limits of `options` count for each contract anew, their deadline is that of all; where one strikes, the cell
  // shows what was proved. `progress` is told after each search.
  [[nodiscard]] virtual absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags,
                                                        std::span<const std::string> calls,
                                                        const search::Options& options,
                                                        const Progress& progress) const = 0;
  [[nodiscard]] virtual Setup random_deal(base::Random& random) const = 0;
  // A random deal ready to be played under a contract. Where a contract is more than what a record's `contract` names
  // it (cards exchanged before the play), the rest of it is random too.
  [[nodiscard]] virtual Setup random_start(const Contract& contract, base::Random& random) const {
    Setup setup = random_deal(random);
    setup.contract = contract.json();
    return setup;
  }
  // The same from the first card on, where `random_start` may be some way into the deal.
  [[nodiscard]] virtual Setup random_whole(const Contract& contract, base::Random& random) const {
    return random_start(contract, random);
  }

  // `GameInfo::choices`; of a game that has none, nothing is ever left to choose.
  [[nodiscard]] Contract before_choices(const Contract& contract) const {
    return info_.choices ? info_.choices->before(contract) : contract;
  }
  [[nodiscard]] std::optional<Choosing> choosing(const Setup& setup) const {
    return info_.choices ? info_.choices->next(setup) : std::nullopt;
  }
  [[nodiscard]] absl::StatusOr<Contract> chosen(const Setup& setup, std::string_view answer) const {
    return info_.choices ? info_.choices->chosen(setup, answer) : contract_of(setup);
  }
  [[nodiscard]] absl::StatusOr<ChoiceAdvice> choice_advised(const Setup& setup, const search::Options& options) const {
    return info_.choices ? info_.choices->advised(setup, options) : ChoiceAdvice{};
  }

  // `GameInfo::reads`.
  [[nodiscard]] absl::StatusOr<Contract> contract_from_json(const base::Json& json) const {
    return info_.reads.json(json);
  }
  [[nodiscard]] absl::StatusOr<Contract> contract_from_tags(const Tags& tags) const { return info_.reads.tags(tags); }
  [[nodiscard]] absl::StatusOr<Contract> contract_from_text(std::string_view text, const Contract& before = {}) const {
    return info_.reads.text(text, before);
  }
  // The contract of a setup; nothing where it says none, or what cannot be read: `position` says what is wrong then.
  [[nodiscard]] Contract contract_of(const Setup& setup) const {
    return contract_from_json(setup.contract).value_or(Contract());
  }
  // `Contract::named`; what cannot be read is meant for a contract.
  [[nodiscard]] bool names_contract(const Setup& setup) const {
    const auto contract = contract_from_json(setup.contract);
    return !contract.ok() || contract->named();
  }
  // What is wrong with tags of a record that its setup does without (results and conditions of the deal): each text
  // begins with the tag ("Result: found …, expected …"). `end` is where the recorded plays end; null: there are none.
  [[nodiscard]] virtual std::vector<std::string> contradictions(const Setup&, const Tags&,
                                                                const Position* /*end*/) const {
    return {};
  }
  // What a deal brought its players that is over (`Position::score_sheet`), or of which the tags of its record say how
  // it ended (a claim). Of the tags all is read that scores rest on beside the play.
  [[nodiscard]] virtual std::optional<ScoreSheet> score_sheet(const Position& at, const Tags& /*tags*/) const {
    return at.score_sheet();
  }
  // The contract as it is known to players who see no hands but those of `seats`: without what the rules keep from them
  // at that point (who is the soloist, cards laid aside). `setup`: all of it spelt out.
  [[nodiscard]] virtual Contract known_contract(const Setup& setup, std::string_view /*seats*/) const {
    return contract_of(setup);
  }
  // A value as JSON: the number, or null where it says that there is none.
  [[nodiscard]] virtual base::Json value_json(int value, const Setup&) const { return value; }
  // The score that players write down where a value is none itself: of whom the value is about, below 0 of each of the
  // others. Nothing where the value does not tell it.
  [[nodiscard]] virtual std::optional<int> own_score(int /*value*/, const Setup&) const { return std::nullopt; }
  // What a deal is played for under the setup's contract and objective, all of it spelt out as `Position::setup` does;
  // a status where the contract, or the seat whose guarantee is asked, is none.
  [[nodiscard]] virtual absl::StatusOr<Stakes> stakes(const Setup& setup) const = 0;
  // Who plays the cards of a seat: another seat for a dummy.
  [[nodiscard]] virtual std::string player_of(std::string_view seat, const Setup&) const { return std::string(seat); }
  // What a player knows (`view.hpp`) after some plays of a deal: the one of `seat`, or who plays its cards.
  [[nodiscard]] virtual absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                                  std::string_view seat) const;
  // The same of a deal of which the hands of the seats `untold` are not told, and before its first play: of it `start`,
  // `hidden` and `pool` alone. A status where the others are no part of a whole deal.
  [[nodiscard]] virtual absl::StatusOr<View> view_untold(const Setup& deal, std::string_view untold) const;
  // The whole deal before its first play as it would be with these cards in the hidden places, and where the play then
  // stands; a status where the rules do not let it come to this. The caller guarantees that the cards fit the view.
  [[nodiscard]] virtual absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const;
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> layout(const View& view, const Layout& layout) const;
  // As in `View`.
  [[nodiscard]] virtual std::vector<std::vector<std::string>> sequences(const Setup&) const;
  // What a recorded auction tells of the hands, seat by seat, in the words of docs/fair.md: "S: 15-17 hcp, balanced";
  // empty where it tells nothing, or the game has no system of its own.
  [[nodiscard]] virtual std::string told_by_auction(const Setup&, const Tags&,
                                                    std::span<const std::string> /*calls*/) const {
    return {};
  }
  // A value in a person's words under an objective: "10 tricks", "made", "loses 20". With one end open (`asked.hpp`)
  // what the side asks that wants it so: "at least 5 tricks".
  [[nodiscard]] virtual std::string describe(search::Interval value, const Setup& setup) const = 0;

 private:
  GameInfo info_;
};

// Every game, in the order of their names; and the one of that name, or null.
[[nodiscard]] std::span<const Game* const> all_games();
[[nodiscard]] const Game* find_game(std::string_view name);

}  // namespace ouverte::games
