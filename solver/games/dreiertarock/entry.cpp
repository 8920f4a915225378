// Joins Dreiertarock to the door.
#include "solver/games/door/entry.hpp"

#include <algorithm>
#include <span>

#include "solver/cards/text.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/dreiertarock/choices.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/door.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/dreiertarock/rules_page.hpp"
#include "solver/games/dreiertarock/sheet.hpp"
#include "solver/games/dreiertarock/view.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::dreiertarock {

static_assert(search::Game<Game>);

namespace {

std::vector<ContractInfo> all_contracts() {
  std::vector<ContractInfo> all;
  for (const Kind& kind : kKinds) {
    all.push_back({.name = kind.text, .objectives = {}});
    for (const Objective objective : kind.objectives) all.back().objectives.push_back(objective_text(objective));
  }
  return all;
}

class DreiertarockEntry final : public Entry {
 public:
  DreiertarockEntry()
      : Entry({.name = "dreiertarock",
               .title = "Dreiertarock",
               .seats = kSeats,
               .rules = dreiertarock_rules_page(),
               .contracts = all_contracts(),
               .own_tags = {"Points", "Kings", "Trull", "Mondfang", "Announced", "Doubled", "Talon", "TalonTaken",
                            "LaidAside"},
               .vocabulary = dreiertarock::vocabulary(),
               .faces = kCardFaces,
               .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under}}) {}
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
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, {.calls = calls, .first = seat_of(tag_value(tags, "Auction"), kSeats)}, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override { return dealt_at_random(random); }
  [[nodiscard]] Setup random_start(const base::Json& contract, base::Random& random) const override {
    return start_at_random(contract, random);
  }

  [[nodiscard]] base::Json before_choices(const base::Json& contract) const override {
    return dreiertarock::before_choices(contract);
  }
  [[nodiscard]] std::optional<Choosing> choosing(const Setup& setup) const override {
    return dreiertarock::choosing(setup);
  }
  [[nodiscard]] absl::StatusOr<base::Json> chosen(const Setup& setup, std::string_view answer) const override {
    return dreiertarock::chosen(setup, answer);
  }
  [[nodiscard]] absl::StatusOr<ChoiceAdvice> choice_advised(const Setup& setup,
                                                            const search::Options& options) const override {
    return dreiertarock::choice_advised(setup, options);
  }

  [[nodiscard]] absl::StatusOr<base::Json> contract_from_tags(const Tags& tags) const override {
    return json_from_tags(tags);
  }
  [[nodiscard]] Tags tags_from_contract(const base::Json& contract) const override { return tags_from(contract); }
  [[nodiscard]] absl::StatusOr<base::Json> contract_from_text(std::string_view text,
                                                              const base::Json& before) const override {
    const auto old = written_from_json(before);
    const auto written = written_from_text(text, old.ok() ? *old : Written{});
    if (!written.ok()) return written.status();
    return to_json(*written);
  }
  // A deal that stands before its exchange is looked at as one before its bidding is.
  [[nodiscard]] bool names_contract(const base::Json& contract) const override {
    const auto written = written_from_json(contract);
    return contract.contains("name") && !(written.ok() && written->before_exchange());
  }
  [[nodiscard]] bool free_for_all(const base::Json& contract) const override {
    const auto written = written_from_json(contract);
    return written.ok() && written->trischaken();
  }
  [[nodiscard]] base::Json known_contract(const Setup& setup, std::string_view seats) const override {
    return contract_known_to(seats, setup);
  }
  [[nodiscard]] std::optional<ScoreSheet> score_sheet(const Position& position) const override {
    if (!position.over()) return std::nullopt;
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    return sheet_of(at.game(), at.state());
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = Entry::view(start, plays, seat);
    if (view.ok()) see_talon(start, *view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const override {
    return deal_seen_as(view, layout);
  }
  [[nodiscard]] std::vector<std::vector<std::string>> sequences(const Setup&) const override { return equal_trumps(); }
  [[nodiscard]] std::vector<Shown> shown(const Position& position, std::string_view seats) const override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    return shown_of(at.game(), at.state(), *written_from_json(position.setup().contract), seats);
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    if (!written.ok()) return written.status();
    if (written->kind == nullptr) return wrong("contract.name", "nothing", "a contract");
    if (written->trischaken())
      if (const auto player = guarantee_field(setup, kSeats); !player.ok()) return player.status();
    return stakes_of(*written, objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] std::vector<Aspect> aspects(const Position& position) const override {
    const auto& at = static_cast<const TrickPosition<Traits>&>(position);
    const Game& game = at.game();
    std::vector<Aspect> aspects;
    if (game.objective() != Objective::kPayment || game.trischaken() || game.contract().name == Name::kSoloSlam)
      return aspects;
    for (const PartInWords& part : kParts)
      if (open(part.objective, game, at.state()))
        aspects.push_back({.reached = std::string(part.reached),
                           .missed = std::string(part.missed),
                           .position = at.valued_by(Game(game.contract(), part.objective))});
    return aspects;
  }
  [[nodiscard]] std::string describe(const base::Json& contract) const override {
    const auto written = written_from_json(contract);
    return written.ok() ? contract_in_words(*written) : "no contract";
  }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    if (written.ok() && asked(value)) return asked_in_words(value, *written, objective_of(setup), setup.guarantee);
    return value_in_words(value, written.ok() ? *written : Written{}, objective_of(setup));
  }

 private:
  [[nodiscard]] static Objective objective_of(const Setup& setup) {
    const auto objective = std::ranges::find(kObjectives, setup.objective, &ObjectiveText::text);
    return objective == kObjectives.end() ? Objective::kPayment : objective->objective;
  }
};

}  // namespace
}  // namespace ouverte::games::dreiertarock

namespace ouverte::games {

const Entry& dreiertarock_entry() {
  static const dreiertarock::DreiertarockEntry entry;
  return entry;
}

}  // namespace ouverte::games
