// Joins Hoodwink to the door.
#include "solver/games/door/game.hpp"

#include <algorithm>

#include "solver/games/door/asked.hpp"
#include "solver/games/hoodwink/contract.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/rules_page.hpp"
#include "solver/games/hoodwink/scores.hpp"
#include "solver/games/hoodwink/view.hpp"
#include "solver/games/hoodwink/words.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_door.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::hoodwink {

static_assert(search::Game<Game>);

std::vector<Aspect> Traits::aspects(const TrickPosition<Traits>& at) {
  std::vector<Aspect> aspects;
  const Contract& contract = at.game().contract();
  for (const PartInWords& part : kParts) {
    const bool counts = part.objective != Objective::kOdd || contract.scoring == Scoring::kBasic;
    if (contract.free || at.game().objective() != part.of || !counts) continue;
    aspects.push_back({.reached = std::string(part.reached),
                       .missed = std::string(part.missed),
                       .position = at.valued_by(Game(contract, part.objective))});
  }
  return aspects;
}

ScoreSheet Traits::score_sheet(const TrickPosition<Traits>& at) {
  return sheet_of(at.state().won, at.game().hood_at_the_end(at.state()), at.game().contract().scoring);
}

namespace {

class HoodwinkGame final : public TrickDoor<Traits, position_of> {
 public:
  HoodwinkGame()
      : TrickDoor(
            {.name = "hoodwink",
             .title = "Hoodwink",
             .seats = kSeats,
             .rules = hoodwink_rules_page(),
             .contracts = contracts_of(kKinds, [](Objective objective) { return text_of(kObjectives, objective); }),
             .form = contract_form(),
             .reads = kReads<written_from_json, written_from_tags, written_from_text>,
             .own_tags = {"Scoring", "Free", "FirstTrick", "Bids"},
             .vocabulary = hoodwink::vocabulary(),
             .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under},
             .altered = altered_play<AlteredTraits<Traits>>()}) {}
  [[nodiscard]] absl::StatusOr<int> value_of_score(int score, const Setup& setup) const override {
    return settlement_of_score(score, setup);
  }
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, tags, calls, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override {
    Setup setup = random_hands(Traits::deal(), random).setup;
    setup.game = name();
    setup.dealer.clear();  // A leads, whoever dealt
    return setup;
  }

  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    if (!written.ok()) return written.status();
    if (written->free)
      if (const auto player = guarantee_field(setup, kSeats); !player.ok()) return player.status();
    return stakes_of(*written, objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] absl::StatusOr<View> view_untold(const Setup& deal, std::string_view untold) const override {
    auto view = games::Game::view_untold(deal, untold);
    if (view.ok()) know_bids(*view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = games::Game::view(start, plays, seat);
    if (view.ok()) know_bids(*view);
    return view;
  }
  [[nodiscard]] std::optional<int> own_score(int value, const Setup& setup) const override {
    if (objective_of(setup) == Objective::kMake) return std::nullopt;
    const auto end = end_with(ends_of(setup), value);
    return end ? std::optional(end->score) : std::nullopt;
  }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    return asked(value) ? asked_in_words(value, setup) : value_in_words(value, setup);
  }
};

}  // namespace
}  // namespace ouverte::games::hoodwink

namespace ouverte::games {

const Game& hoodwink_game() {
  static const hoodwink::HoodwinkGame game;
  return game;
}

}  // namespace ouverte::games
