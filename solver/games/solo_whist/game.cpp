// Joins Solo Whist to the door.
#include "solver/games/door/game.hpp"

#include <algorithm>
#include <utility>

#include "solver/cards/text.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/renaming.hpp"
#include "solver/games/shared/trick_door.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/solo_whist/altered_search.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/rules_page.hpp"
#include "solver/games/solo_whist/words.hpp"
#include "solver/search/game.hpp"

namespace ouverte::games::solo_whist {

static_assert(search::Game<Game>);

namespace {

std::vector<FormField> contract_form() {
  std::vector<base::Json> names, with_partners, with_soloist, with_trumps;
  for (const Kind& kind : kKinds) {
    names.emplace_back(kind.text);
    if (kind.sides == Sides::kPartners) with_partners.emplace_back(kind.text);
    if (kind.sides == Sides::kSoloist) with_soloist.emplace_back(kind.text);
    if (kind.trump != TrumpRule::kNone) with_trumps.emplace_back(kind.text);
  }
  return {
      {.name = "name", .kind = FormKind::kWord, .values = names},
      {.name = "soloist", .kind = FormKind::kSeat, .when = {{.field = "name", .values = with_soloist}}},
      {.name = "partners", .kind = FormKind::kSeats, .most = 2, .when = {{.field = "name", .values = with_partners}}},
      {.name = "trump", .kind = FormKind::kSuit, .when = {{.field = "name", .values = with_trumps}}},
      {.name = "turned", .kind = FormKind::kText},
      {.name = "first_to_four",
       .kind = FormKind::kSeat,
       .values = {nullptr, "N", "E", "S", "W"},
       .when = {{.field = "name", .values = {kind_of(Name::kRoyalMisere).text}},
                {.field = "ending", .values = {true}}}}};
}

// A deal before its auction, two suits of it called by each other's names so that the card turned up is of `suit`.
Setup with_suit_turned(Setup setup, Trump suit) {
  const auto dealt = written_from_json(setup.contract);
  if (!suit || !dealt.ok() || dealt->turned == suit) return setup;
  const auto place = [](Trump trump) { return static_cast<std::size_t>(cards::index(*trump)); };
  Renaming renaming;
  std::swap(renaming.suits[place(suit)], renaming.suits[place(dealt->turned)]);
  return renamed(setup, renaming, cards::kCompass);
}

// The same contract with the card turned up of a deal before its auction.
Written with_card(Written written, const base::Json& dealt) {
  if (const auto before = written_from_json(dealt); before.ok()) {
    written.turned = before->turned;
    written.turned_up = before->turned_up;
    if (!names_contract(written)) written.trump = before->turned;
  }
  return written;
}

// Everyone has seen the card turned up, which is the dealer's.
void know_turned_up(View& view) {
  const auto written = written_from_json(view.start.contract);
  const auto hand = std::ranges::find(view.hidden, view.start.dealer, &Hidden::place);
  if (!written.ok() || !written->turned_up || hand == view.hidden.end()) return;
  const std::string card = turned_up_text(*written);
  if (std::erase(view.pool, card) > 0) hand->known.push_back(card);
}

class SoloWhistGame final : public TrickDoor<Traits, position_of> {
 public:
  SoloWhistGame()
      : TrickDoor({.name = "solo-whist",
                   .title = "Solo Whist",
                   .seats = cards::kCompass,
                   .rules = solo_whist_rules_page(),
                   .contracts = contracts_of(kKinds, objective_text),
                   .form = contract_form(),
                   .reads = kReads<written_from_json, solo_whist::contract_from_tags, written_from_text>,
                   .own_payments = true,
                   .own_tags = {"FirstToFour", "Turned", "Payments", "AllPass"},
                   .vocabulary = solo_whist::vocabulary(),
                   .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under},
                   .altered = altered_play<AlteredTraits<Traits, AlteredSearch>>()}) {}
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                                const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, tags, calls, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override {
    RandomDeal dealt = random_hands(Traits::deal(), random);
    dealt.setup.game = name();
    // The last card dealt is turned for the preferred suit.
    dealt.setup.contract = {{"trump", trump_text(dealt.last.suit())},
                            {"turned", cards::card_text(cards::kCommonPack, dealt.last)}};
    return std::move(dealt.setup);
  }
  // The deal's own card is turned up, its suit called as the contract has the one turned.
  [[nodiscard]] Setup random_start(const games::Contract& contract, base::Random& random) const override {
    Setup setup = random_deal(random);
    const auto* written = contract.terms<Written>();
    if (written != nullptr) setup = with_suit_turned(std::move(setup), turned_suit(*written));
    setup.contract = written == nullptr ? contract.json() : to_json(with_card(*written, setup.contract));
    return setup;
  }
  [[nodiscard]] absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                          std::string_view seat) const override {
    auto view = TrickDoor::view(start, plays, seat);
    if (view.ok()) know_turned_up(*view);
    return view;
  }
  [[nodiscard]] absl::StatusOr<View> view_untold(const Setup& deal, std::string_view untold) const override {
    auto view = TrickDoor::view_untold(deal, untold);
    if (view.ok()) know_turned_up(*view);
    return view;
  }

  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    if (!written.ok()) return written.status();
    if (written->kind == nullptr) return lacking("contract.name", "a contract");
    if (free_for_all(*written))
      if (const auto player = guarantee_field(setup); !player.ok()) return player.status();
    return stakes_of(*written, objective_of(setup), setup.guarantee);
  }
  [[nodiscard]] std::string describe(search::Interval value, const Setup& setup) const override {
    const auto written = written_from_json(setup.contract);
    const bool whose = !written.ok() || !free_for_all(*written) || guarantee_field(setup).ok();
    if (written.ok() && written->kind != nullptr && whose && asked(value))
      return asked_in_words(value, *written, objective_of(setup), setup.guarantee);
    if (written.ok() && written->kind != nullptr)
      return value_in_words(value, *written, objective_of(setup), setup.guarantee);
    return tricks_in_words(value);
  }

 private:
  [[nodiscard]] static Objective objective_of(const Setup& setup) {
    const auto objective = std::ranges::find(kObjectives, setup.objective, &ObjectiveText::text);
    if (objective != kObjectives.end()) return objective->objective;
    const auto written = written_from_json(setup.contract);
    const bool known = written.ok() && written->kind != nullptr;
    return known ? written->kind->objectives.front() : Objective::kTricks;
  }
};

}  // namespace
}  // namespace ouverte::games::solo_whist

namespace ouverte::games {

const Game& solo_whist_game() {
  static const solo_whist::SoloWhistGame game;
  return game;
}

}  // namespace ouverte::games
