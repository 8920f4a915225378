// Joins Who's Who to the door.
#include "solver/games/door/game.hpp"

#include <array>
#include <cstdint>

#include "solver/games/door/asked.hpp"
#include "solver/games/shared/altered_position.hpp"
#include "solver/games/shared/contract_reading.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/games/shared/trick_door.hpp"
#include "solver/games/shared/trick_position.hpp"
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

// Every player gets the hand of the one before him.
void pass_hands_on(Setup& deal) {
  for (std::size_t seat = deal.hands.size(); seat-- > 1;) deal.hands[seat].second.swap(deal.hands[seat - 1].second);
}

}  // namespace

std::vector<Aspect> Traits::aspects(const TrickPosition<Traits>& at) {
  std::vector<Aspect> aspects;
  for (const PartInWords& part : kParts)
    aspects.push_back({.reached = std::string(part.reached),
                       .missed = std::string(part.missed),
                       .position = at.valued_by(Game(at.game().contract(), part.objective)),
                       .way = true});
  return aspects;
}

ScoreSheet Traits::score_sheet(const TrickPosition<Traits>& at) {
  return sheet_of(at.state().won, at.game().soloist());
}

std::vector<Shown> Traits::shown(const TrickPosition<Traits>& at, std::string_view seats) {
  const Setup setup = at.setup();
  std::vector<Shown> shown = tricks_shown(setup);
  shown.push_back({"Jokers", jokers_played(setup)});
  shown.push_back({"sides", sides_as_known(setup, seats)});
  return shown;
}

namespace {

class WhosWhoGame final : public TrickDoor<Traits, position_of> {
 public:
  WhosWhoGame()
      : TrickDoor({.name = "whos-who",
                   .title = "Who's Who",
                   .seats = kSeats,
                   .rules = whos_who_rules_page(),
                   .contracts = all_contracts(),
                   .form = contract_form(),
                   .reads = kReads<written_from_json, written_from_tags, written_from_text>,
                   .hides_sides = true,
                   .own_tags = {"Pack"},
                   .vocabulary = whos_who::vocabulary(),
                   .puzzles = PuzzleMaterial{.random = puzzle_at_random, .themes = own_themes(), .under = puzzle_under},
                   .altered = altered_play<AlteredTraits<Traits>>()}) {}
  // The soloist's settlement is what he scores against each of the others, who then score nothing.
  [[nodiscard]] absl::StatusOr<int> value_of_score(int score, const Setup&) const override { return 2 * score; }
  [[nodiscard]] absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags,
                                                std::span<const std::string> /*calls*/, const search::Options& options,
                                                const Progress& progress) const override {
    return deal_table(deal, tags, options, progress);
  }
  [[nodiscard]] Setup random_deal(base::Random& random) const override { return dealt(Written{}, random); }
  // The contract names the pack; who is the soloist, the Jokers say: they are dealt so that it is whom it names.
  [[nodiscard]] Setup random_start(const games::Contract& contract, base::Random& random) const override {
    const auto* written = contract.terms<Written>();
    return dealt(written == nullptr ? Written{} : *written, random);
  }

  // The Jokers say who is the soloist: to those who know where both of them are.
  [[nodiscard]] games::Contract known_contract(const Setup& setup, std::string_view seats) const override {
    games::Contract contract = contract_of(setup);
    const auto* written = contract.terms<Written>();
    if (written == nullptr || know_soloist(setup, seats)) return contract;
    Written known = *written;
    known.soloist.reset();
    return games::Contract::of(known);
  }
  [[nodiscard]] absl::StatusOr<Stakes> stakes(const Setup& setup) const override {
    if (const auto written = written_from_json(setup.contract); !written.ok()) return written.status();
    return stakes_of(objective_of(setup));
  }
  [[nodiscard]] std::optional<int> own_score(int value, const Setup& setup) const override {
    return objective_of(setup) == Objective::kScore ? score_of(value) : std::nullopt;
  }
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
    setup.contract = to_json({.soloist = written.soloist, .giver = {}, .pack = written.pack});
    for (std::size_t passed = 1; passed < kPlayers && !position_of(setup).ok(); ++passed) pass_hands_on(setup);
    return setup;
  }
};

}  // namespace
}  // namespace ouverte::games::whos_who

namespace ouverte::games {

const Game& whos_who_game() {
  static const whos_who::WhosWhoGame game;
  return game;
}

}  // namespace ouverte::games
