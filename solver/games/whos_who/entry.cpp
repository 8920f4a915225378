// Joins Who's Who to the door.
#include "solver/games/door/entry.hpp"

#include <array>
#include <cstdint>

#include "solver/games/door/asked.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/written_entry.hpp"
#include "solver/games/whos_who/contract.hpp"
#include "solver/games/whos_who/door.hpp"
#include "solver/games/whos_who/rules.hpp"
#include "solver/games/whos_who/rules_page.hpp"
#include "solver/games/whos_who/secrets.hpp"
#include "solver/games/whos_who/words.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::whos_who {

static_assert(search::Game<Game>);

namespace {

std::vector<ContractInfo> all_contracts() {
  std::vector<ContractInfo> all;
  for (const PackText& pack : kPacks) {
    all.push_back({.name = pack.text, .objectives = {}});
    for (const ObjectiveText& objective : kObjectives) all.back().objectives.push_back(objective.text);
  }
  return all;
}

// Whoever has won the deal scores 10 and as many points as the soloist has tricks.
ScoreSheet sheet_of(const std::array<std::uint8_t, kPlayers>& won, Seat soloist) {
  const auto place = static_cast<std::size_t>(soloist);
  const int s = won[place];
  const bool solo = soloist_wins(s, won[(place + 1) % kPlayers], won[(place + 2) % kPlayers]);
  ScoreSheet sheet{
      .unit = "point", .paid = false, .parts = {{"the deal", {}}, {"the soloist's tricks", {}}}, .each = {}};
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const bool scores = (seat == place) == solo;
    sheet.parts[0].each.push_back(scores ? 10 : 0);
    sheet.parts[1].each.push_back(scores ? s : 0);
    sheet.each.push_back(scores ? 10 + s : 0);
  }
  if (s == 0) sheet.parts.clear();
  return sheet;
}

class WhosWhoEntry final : public WrittenEntry<written_from_json, written_from_tags, written_from_text> {
 public:
  WhosWhoEntry()
      : WrittenEntry(
            {.name = "whos-who",
             .title = "Who's Who",
             .seats = kSeats,
             .rules = whos_who_rules_page(),
             .contracts = all_contracts(),
             .hides_sides = true,
             .own_tags = {"Pack"},
             .vocabulary = whos_who::vocabulary(),
             .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under}}) {}
  // The soloist's settlement is what he scores against each of the others, who then score nothing.
  [[nodiscard]] absl::StatusOr<int> value_of_score(int score, const Setup&) const override { return 2 * score; }
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const override {
    return position_of(setup);
  }
  [[nodiscard]] std::unique_ptr<Solver> solver(const search::Options& options) const override {
    return std::make_unique<TrickSolver<Traits>>(options);
  }
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> altered(const Position& position,
                                                                  const Rights& rights) const override {
    return altered_position<AlteredTraits<Traits>>(position, rights);
  }
  [[nodiscard]] std::unique_ptr<Solver> altered_solver(const search::Options& options) const override {
    return std::make_unique<TrickSolver<AlteredTraits<Traits>>>(options);
  }
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags,
                                                std::span<const std::string> /*calls*/, const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, tags, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override { return dealt(Written{}, random); }
  // The contract names the pack; who is the soloist, the Jokers say.
  [[nodiscard]] Setup random_start(const base::Json& contract, base::Random& random) const override {
    const auto written = written_from_json(contract);
    return dealt(written.ok() ? *written : Written{}, random);
  }

  // There is no auction: a deal can be played as it is.
  [[nodiscard]] bool names_contract(const base::Json&) const override { return true; }
  [[nodiscard]] bool free_for_all(const base::Json&) const override { return false; }
  // The Jokers say who is the soloist: to those who know where both of them are.
  [[nodiscard]] base::Json known_contract(const Setup& setup, std::string_view seats) const override {
    base::Json known = setup.contract;
    if (known.is_object() && !know_soloist(setup, seats)) known.erase("soloist");
    return known;
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    if (const auto written = written_from_json(setup.contract); !written.ok()) return written.status();
    return stakes_of(objective_of(setup));
  }
  [[nodiscard]] std::vector<Aspect> aspects(const Position& position) const override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    std::vector<Aspect> aspects;
    for (const PartInWords& part : kParts)
      aspects.push_back({.reached = std::string(part.reached),
                         .missed = std::string(part.missed),
                         .position = at.valued_by(Game(at.game().contract(), part.objective))});
    return aspects;
  }
  [[nodiscard]] std::optional<ScoreSheet> score_sheet(const Position& position) const override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    if (!at.over()) return std::nullopt;
    return sheet_of(at.state().won, at.game().soloist());
  }
  [[nodiscard]] std::vector<Shown> shown(const Position& position, std::string_view seats) const override {
    const Setup setup = position.setup();
    std::vector<Shown> shown = tricks_shown(setup);
    shown.push_back({"Jokers", jokers_played(setup)});
    shown.push_back({"sides", sides_as_known(setup, seats)});
    return shown;
  }
  using WrittenEntry::describe;
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    return asked(value) ? asked_in_words(value, objective_of(setup)) : value_in_words(value, objective_of(setup));
  }

 private:
  [[nodiscard]] static Objective objective_of(const Setup& setup) {
    return setup.objective == objective_text(Objective::kMake) ? Objective::kMake : Objective::kScore;
  }

  [[nodiscard]] Setup dealt(const Written& written, base::Random& random) const {
    Setup setup = random_hands(Traits::deal_of(written.pack), random).setup;
    setup.game = name();
    setup.dealer.clear();  // A leads, whoever dealt
    setup.contract = to_json({.soloist = {}, .giver = {}, .pack = written.pack});
    return setup;
  }
};

}  // namespace
}  // namespace ouverte::games::whos_who

namespace ouverte::games {

const Entry& whos_who_entry() {
  static const whos_who::WhosWhoEntry entry;
  return entry;
}

}  // namespace ouverte::games
