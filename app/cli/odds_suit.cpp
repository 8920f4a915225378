#include "app/cli/odds_suit.hpp"

#include <optional>

#include "app/cli/console/arguments.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/suit_odds_text.hpp"
#include "app/requests/suit_odds.hpp"

namespace ouverte::cli {
namespace {

constexpr int kMostTricks = 13;

}  // namespace

CLI::Option* add_suit_options(CLI::App& command, SuitOddsCommand& arguments) {
  CLI::Option* suit = command
                          .add_option("--suit", arguments.suit,
                                      "Show the odds of a suit combination and how to play it, North's cards first: "
                                      "\"AKJ32 opposite 7654\", AQTxx/xxx")
                          ->type_name("CARDS");
  add_number(command, "--tricks", arguments.tricks, {1, kMostTricks}, "Ask for N tricks in the suit alone")
      ->default_str("")
      ->needs(suit);
  command
      .add_option("--places", arguments.places,
                  "Give West and East this many unseen cards each, those of the suit among them; 13-13 if absent")
      ->type_name("W-E")
      ->needs(suit);
  return suit;
}

void tell_suit_odds(Session& session, const SuitOddsCommand& command, const base::Deadline& deadline, Form form) {
  const auto places = command.places.empty()
                          ? absl::StatusOr<tutor::fair::suit::VacantPlaces>(tutor::fair::suit::VacantPlaces())
                          : tutor::fair::parse_places(command.places);
  if (!places.ok()) return session.end(places.status());
  const auto odds = tutor::fair::suit_odds(
      command.suit, *places, command.tricks == 0 ? std::nullopt : std::optional(command.tricks), deadline);
  if (!odds.ok()) return session.end(odds.status());
  session.limited(odds->stopped);
  Report report(session, form);
  if (form == Form::kJson)
    report.object(requests::suit_odds_json(*odds));
  else
    report.lines(suit_odds_text(*odds, session.console.interrupted()));
}

}  // namespace ouverte::cli
