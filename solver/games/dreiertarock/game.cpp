// Joins Dreiertarock to the door.
#include "solver/games/door/game.hpp"

#include <algorithm>
#include <initializer_list>
#include <span>
#include <utility>

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
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_door.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::dreiertarock {

static_assert(search::Game<Game>);

namespace {

constexpr int kMostAnnounced = 3;  // a Pagat, an Absolute, a Slam

// Asked of this contract alone; of a position after the first trick alone.
FormField::When named(Name name) { return {.field = "name", .values = {kind_of(name).text}}; }
FormField::When of_endings() { return {.field = "ending", .values = {true}}; }

// What may be announced, and by whom: each is one of the list's values.
std::vector<base::Json> announcements(bool with_pagat) {
  std::vector<base::Json> all;
  const auto add = [&all](const char* bonus, std::initializer_list<const char*> each) {
    for (const char* by : each) all.push_back({{"bonus", bonus}, {"by", by}});
  };
  if (with_pagat) add("pagat", {"A", "B", "C"});
  add("absolute", {"declarer", "defenders"});
  add("slam", {"declarer", "defenders"});
  return all;
}

// What a position after the first trick says of those before it.
void ask_of_endings(const FormField::When& sides, std::vector<FormField>& form) {
  const auto points = [&form](std::vector<base::Json> whose, const FormField::When& when) {
    form.push_back({.name = "points",
                    .kind = FormKind::kNumber,
                    .values = std::move(whose),
                    .most = kAllPoints,
                    .when = {when, of_endings()}});
  };
  points({"declarer", "defenders"}, sides);
  points({"A", "B", "C"}, named(Name::kTrischaken));
  for (const char* name : {"mondfang", "kings", "trull"})
    form.push_back(
        {.name = name, .kind = FormKind::kSeat, .values = {nullptr, "A", "B", "C"}, .when = {sides, of_endings()}});
}

std::vector<FormField> contract_form() {
  std::vector<base::Json> names, with_declarer, with_exchange, with_pagat;
  for (const Kind& kind : kKinds) {
    names.emplace_back(kind.text);
    if (kind.talon != TalonUse::kSetAside) with_declarer.emplace_back(kind.text);
    if (kind.talon == TalonUse::kExchange) with_exchange.emplace_back(kind.text);
    if (kind.talon == TalonUse::kExchange || kind.name == Name::kSolo) with_pagat.emplace_back(kind.text);
  }
  std::vector<base::Json> no_honours;
  for (const Card card : cards::kTarockPack.cards - kKings - kTrull)
    no_honours.emplace_back(cards::card_text(cards::kTarockPack, card));
  const FormField::When exchanged{.field = "name", .values = with_exchange};
  const FormField::When sides{.field = "name", .values = with_declarer};
  const auto announced = [](bool pagat, const FormField::When& when) {
    return FormField{.name = "announced",
                     .kind = FormKind::kWord,
                     .values = announcements(pagat),
                     .most = kMostAnnounced,
                     .when = {when}};
  };
  std::vector<FormField> form = {{.name = "name", .kind = FormKind::kWord, .values = names},
                                 {.name = "declarer", .kind = FormKind::kSeat, .when = {sides}},
                                 {.name = "taken", .kind = FormKind::kWord, .values = {1, 2}, .when = {exchanged}},
                                 {.name = "laid_aside",
                                  .kind = FormKind::kCards,
                                  .values = no_honours,
                                  .most = kLaidAside,
                                  .when = {exchanged, {.field = "taken", .values = {1, 2}}}},
                                 announced(true, {.field = "name", .values = with_pagat}),
                                 announced(false, named(Name::kSuitSolo)),
                                 {.name = "doubled",
                                  .kind = FormKind::kWord,
                                  .values = {"game", "pagat", "absolute", "slam"},
                                  .most = 1 + kMostAnnounced,
                                  .when = {sides}}};
  ask_of_endings(sides, form);
  return form;
}

}  // namespace

std::vector<Aspect> Traits::aspects(const TrickPosition<Traits>& at) {
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

bool Traits::scores_decided(const Game& game, const State& state) {
  if (game.contract().name != Name::kSoloSlam) return false;
  const int taken = state.won[static_cast<std::size_t>(game.contract().declarer)];
  return taken + state.tricks_left() < kAllTricks;
}

ScoreSheet Traits::score_sheet(const TrickPosition<Traits>& at) { return sheet_of(at.game(), at.state()); }

std::vector<Shown> Traits::shown(const TrickPosition<Traits>& at, std::string_view seats) {
  return shown_of(at.game(), at.state(), *written_from_json(at.setup().contract), seats);
}

namespace {

class DreiertarockGame final : public TrickDoor<Traits, position_of> {
 public:
  DreiertarockGame()
      : TrickDoor({.name = "dreiertarock",
                   .title = "Dreiertarock",
                   .seats = kSeats,
                   .rules = dreiertarock_rules_page(),
                   .contracts = contracts_of(kKinds, objective_text),
                   .form = contract_form(),
                   .reads = kReads<written_from_json, dreiertarock::contract_from_tags, written_from_text>,
                   .own_tags = {"Points", "Kings", "Trull", "Mondfang", "Announced", "Doubled", "Talon", "TalonTaken",
                                "LaidAside"},
                   .vocabulary = dreiertarock::vocabulary(),
                   .faces = kCardFaces,
                   .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under},
                   .altered = altered_play<AlteredTraits<Traits>>(),
                   .choices = Choices{.before = dreiertarock::before_choices,
                                      .next = dreiertarock::choosing,
                                      .chosen = dreiertarock::chosen,
                                      .advised = dreiertarock::choice_advised}}) {}
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, {.calls = calls, .first = seat_of(tag_value(tags, "Auction"), kSeats)}, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override { return dealt_at_random(random); }
  [[nodiscard]] Setup random_start(const games::Contract& contract, base::Random& random) const override {
    return start_at_random(contract.json(), random);
  }

  [[nodiscard]] games::Contract known_contract(const Setup& setup, std::string_view seats) const override {
    const games::Contract contract = contract_of(setup);
    const auto* written = contract.terms<Written>();
    return written == nullptr ? contract : games::Contract::of(contract_known_to(seats, *written, setup));
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    if (!written.ok()) return written.status();
    if (written->kind == nullptr) return lacking("contract.name", "a contract");
    if (written->trischaken())
      if (const auto player = guarantee_field(setup, kSeats); !player.ok()) return player.status();
    return stakes_of(*written, objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = games::Game::view(start, plays, seat);
    if (view.ok()) see_talon(start, *view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<View> view_untold(const Setup& deal, std::string_view untold) const override {
    return view_of_told_hands(deal, untold);
  }
  [[nodiscard]] absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const override {
    return deal_seen_as(view, layout);
  }
  [[nodiscard]] std::vector<std::vector<std::string>> sequences(const Setup&) const override { return equal_trumps(); }
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

const Game& dreiertarock_game() {
  static const dreiertarock::DreiertarockGame game;
  return game;
}

}  // namespace ouverte::games
