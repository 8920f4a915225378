// Joins German Whist to the door.
#include <array>
#include <optional>

#include "solver/cards/pack.hpp"
#include "solver/games/seventh_game/rules_page.hpp"
#include "solver/games/shared/trick_game.hpp"
#include "tests/seventh_game/hooks.hpp"

namespace ouverte::games {
namespace seventh_game {
namespace {

struct About {
  using Game = Hooked;
  struct Contract {
    cards::Suit trump{};
  };
  static constexpr std::string_view kName = "german-whist", kTitle = "German Whist", kObjective = "tricks";
  static constexpr TrickDeal kDeal = {.seats = cards::kLetters.substr(0, kPlayers),
                                      .pack = &cards::kCommonPack,
                                      .hand_size = kAllTricks,
                                      .follow_rule = "follow suit if able, otherwise any card"};
  static constexpr ContractTable kContract{std::tuple{Field{
      &Contract::trump, {.name = "trump", .tag = "Trump", .before = "trump", .said = "% trumps", .required = true}}}};
  static constexpr std::array kContracts = {Contract{cards::Suit::kSpades}, Contract{cards::Suit::kHearts},
                                            Contract{cards::Suit::kDiamonds}, Contract{cards::Suit::kClubs}};

  static std::string_view rules() { return seventh_game_rules_page(); }
  static Game game(const Contract& contract) { return Game(contract.trump); }
  static FirstLead first_lead(const Contract&) {
    return {.seat = std::nullopt, .why = "the seat that took the last trick of the first half"};
  }
  static Stakes stakes(const Contract&) {
    return {.goal = kAllTricks / 2 + 1,
            .high = "A",
            .low = "B",
            .reached = "A wins the deal",
            .missed = "B wins the deal",
            .unit = "trick",
            .measure = "tricks",
            .whose = "A"};
  }
};

}  // namespace
}  // namespace seventh_game

const Game& seventh_game_game() {
  static const TrickGame<seventh_game::About> game;
  return game;
}

}  // namespace ouverte::games
