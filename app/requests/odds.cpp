#include "app/requests/odds.hpp"

#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "app/requests/found.hpp"
#include "solver/base/status.hpp"
#include "solver/records/hidden_hands.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/fair/verdict.hpp"

namespace ouverte::requests {
namespace {

// How many of the record's plays are made before the position that is asked about.
absl::StatusOr<std::size_t> place_asked(const records::Record& record, const OddsArguments& arguments) {
  if (arguments.lead) return 0;
  if (arguments.play == 0) return record.plays.size();
  if (arguments.play > record.plays.size())
    return base::invalid("play: found ", arguments.play, ", expected at most ", record.plays.size(),
                         ", the plays recorded");
  return arguments.play - 1;
}

// Nothing can be told to a player who is not told what he sees.
absl::Status check_told(const games::Game& game, const games::Setup& told, const games::Setup& deal,
                        std::span<const std::string> plays, const std::string& seat) {
  const auto view = game.view(deal, plays, seat);
  if (!view.ok()) return view.status();
  for (const char untold : records::seats_untold(game, told))
    if (view->seen.find(untold) != std::string::npos)
      return base::invalid("hands.", std::string(1, untold), ": found none, expected that hand, which ", view->player,
                           " sees");
  return absl::OkStatus();
}

// A deal of which every hand is told: where some are not, one that fits.
absl::StatusOr<games::Setup> whole_deal(const games::Game& game, const records::Record& record,
                                        const std::vector<std::string>& plays) {
  if (records::seats_untold(game, record.setup).empty()) return record.setup;
  return records::completed(game, record.setup, plays);
}

// What is known of the hands that the player does not see.
std::string told_of(std::span<const tutor::fair::Known> known, const games::View& view) {
  std::vector<tutor::fair::Known> hidden;
  for (const tutor::fair::Known& one : known)
    if (view.seen.find(one.seat) == std::string::npos) hidden.push_back(one);
  return tutor::fair::text_of(hidden);
}

// Six digits: what is left after them depends on the order of sums.
double rounded(double number) {
  constexpr double kDigits = 1e6;
  return std::round(number * kDigits) / kDigits;
}

}  // namespace

absl::StatusOr<OddsFound> odds(records::Record record, const OddsArguments& arguments, Context& context) {
  const auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  if (record.setup.contract.is_null()) return base::invalid("contract: found none: the deal was passed out");
  // Where hands are not told, what else the contract leaves open is filled in with them.
  if (records::seats_untold(**game, record.setup).empty() && !(*game)->names_contract(record.setup))
    return base::invalid("contract: found none, expected one");
  if (absl::Status followed = records::follow_untold(**game, record); !followed.ok()) return followed;
  const auto place = place_asked(record, arguments);
  if (!place.ok()) return place.status();
  std::vector<std::string> plays;
  for (const records::Play& play : record.plays) plays.push_back(play.move);
  // All the plays, even where an earlier point is asked about: they must be legal.
  auto deal = whole_deal(**game, record, plays);
  if (!deal.ok()) return deal.status();
  const auto start = (*game)->playable(*deal);
  if (!start.ok()) return start.status();
  for (std::size_t play = 0; play < *place; ++play)
    if (absl::Status played = (*start)->play(plays[play]); !played.ok()) return played;
  if ((*start)->over()) return base::invalid("plays: found all of them, expected a card to be played yet");

  OddsFound found{.game = *game,
                  .place = record.place,
                  .seat = (*start)->to_move(),
                  .given = {},
                  .auction = {},
                  .judged = {},
                  .odds = {}};
  tutor::fair::OddsOptions options{.most_layouts = arguments.layouts,
                                   .inference = arguments.inference,
                                   .seed = arguments.seed,
                                   .threads = arguments.threads,
                                   .goal = arguments.goal,
                                   .chance_only = arguments.chance_only,
                                   .search = context.solvers.options()};
  context.solvers.release();  // every thread has tables of its own
  auto known = tutor::fair::known_of(**game, record, arguments.knows);
  if (!known.ok()) return known.status();
  options.known = *std::move(known);
  auto auction = tutor::fair::auction_of(**game, record, *deal);
  if (!auction.ok()) return auction.status();
  if (arguments.auction) options.auction = *std::move(auction);
  if (*place < plays.size() && arguments.play > 0) found.judged = options.judged = plays[*place];
  plays.resize(*place);
  const std::string& seat = arguments.seat.empty() ? found.seat : arguments.seat;
  if (absl::Status seen = check_told(**game, record.setup, *deal, plays, seat); !seen.ok()) return seen;
  auto told = tutor::fair::odds(**game, *deal, plays, seat, options);
  if (!told.ok()) return told.status();
  found.odds = *std::move(told);
  found.given = told_of(options.known, found.odds.view);
  if (found.odds.auction_fits) found.auction = told_of(options.auction, found.odds.view);
  return found;
}

base::Json odds_json(const OddsFound& found) {
  const tutor::fair::Odds& odds = found.odds;
  base::Json cards = base::Json::object();
  for (const tutor::fair::CardOdds& card : odds.cards) {
    base::Json& one = cards[card.move] = {
        {"p", rounded(card.chance.value)}, {"low", rounded(card.chance.low)}, {"high", rounded(card.chance.high)}};
    if (card.mean) one["mean"] = rounded(*card.mean);
    if (card.own_mean) one["own_mean"] = rounded(*card.own_mean);
    if (card.guessed) one["guessed"] = rounded(*card.guessed);
  }
  base::Json object = {{"id", id_of(found.place)},
                       {"seat", found.seat},
                       {"player", odds.view.player},
                       {"sees", odds.view.seen},
                       {"layouts", odds.layouts},
                       {"effective", rounded(odds.effective)},
                       {"exact", odds.all},
                       {"single_dummy", odds.single_dummy},
                       {"p", rounded(odds.chance.value)},
                       {"cards", std::move(cards)},
                       {"best", odds.best},
                       {"verdict", tutor::fair::verdict_of(odds)},
                       {"goal", tutor::fair::goal_of(odds)},
                       {"known", found.given},
                       {"auction", found.auction}};
  if (odds.mean) object["mean"] = rounded(*odds.mean);
  if (!found.judged.empty()) object["play"] = found.judged;
  if (!odds.auction_fits) object["auction_fits"] = false;
  if (odds.unsure) object["unsure"] = true;
  if (odds.stopped) object["stopped"] = true;
  return object;
}

absl::StatusOr<base::Json> answer_odds(Arguments& given, Context& context) {
  constexpr unsigned kMostThreads = 1024;
  OddsArguments arguments{.seat = given.seat("seat"),
                          .lead = given.flag("lead"),
                          .play = given.number<std::size_t>("play", 0, 1),
                          .knows = given.text("knows"),
                          .auction = given.flag("auction", true),
                          .inference = given.flag("inference", true),
                          .layouts = given.number<std::size_t>("layouts", 0, 1, kMostLayouts),
                          .goal = given.integer("goal", kMostGoal),
                          .chance_only = given.flag("chance_only"),
                          .seed = given.number<std::uint64_t>("seed", 0, 0),
                          .threads = given.number<unsigned>("threads", 1, 1, kMostThreads)};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto found = odds(record, arguments, context);
    if (!found.ok()) return found.status();
    return odds_json(*found);
  };
  return about_record(given, context, kTimeForOdds, answer);
}

}  // namespace ouverte::requests
