// How the bidding of a deal goes when everyone sees all hands, and why, in words.
#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/auction_game.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/bidding.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

using Bidder = AuctionGame<Auctioneer>;

std::size_t place_of(const Bidding& at) { return static_cast<std::size_t>(at.caller); }
std::string name_of(std::size_t seat) { return std::string(compass_name(static_cast<Seat>(seat))); }

// The contract with who proposed first, and what the table has agreed on.
Written contract_of(const Line& line, const Bidding& end, const Written& conditions) {
  Written written = line.written;
  if (end.bid == Call::kAcceptance) written.declaring = {static_cast<Seat>(end.bidder), static_cast<Seat>(end.partner)};
  written.turned = conditions.turned;
  written.turned_up = conditions.turned_up;
  written.all_pass = conditions.all_pass;
  return written;
}

// "N +36  E -12  S -12  W -12".
std::string by_seat(const std::vector<int>& worth) {
  std::string text;
  for (std::size_t seat = 0; seat < worth.size(); ++seat)
    text += base::str(seat == 0 ? "" : "  ", cards::kCompass[seat], ' ', signed_number(worth[seat]));
  return text;
}

std::string outcome_in_words(const Auctioneer& rules, const Bidding& end, const Written& conditions) {
  const Line* line = rules.played(end);
  if (line == nullptr) return "All pass, and the hands are thrown in.";
  const std::vector<int> worth = rules.worth(end);
  if (!line->team())
    return base::str("All pass, and a ", name_in_words(line->written.kind->name),
                     " is played; to each it is worth what he is sure of: ", by_seat(worth), ".");
  return base::str("It comes to ", contract_in_words(contract_of(*line, end, conditions)), ": ", by_seat(worth), ".");
}

// "North: pass is worth -12 to him; his best other call, misère ouverte, -60."; empty where he had no other.
std::string reason_of(Bidder& game, const Bidding& at, Call call) {
  std::optional<Call> other;
  for (const Call each : game.rules().calls(at))
    if (each != call && (!other || game.worth_after(at, each) > game.worth_after(at, *other))) other = each;
  if (!other) return {};
  return base::str(name_of(place_of(at)), ": ", in_words(call), " is worth ",
                   signed_number(game.worth(at)[place_of(at)]), " to him; his best other call, ", in_words(*other),
                   ", ", signed_number(game.worth_after(at, *other)), ".");
}

bool no_bid_pays(const std::vector<Line>& lines) {
  return std::ranges::all_of(lines, [](const Line& line) {
    const bool kimberley = line.written.turned && line.written.turned != line.written.trump;
    return !line.team() || kimberley || line.payment.upper <= 0;
  });
}

std::vector<std::string> words_of_line(Bidder& game, const std::vector<Line>& lines, const Written& conditions) {
  const Bidding start = game.rules().start();
  const Bidding end = game.end(start);
  std::vector<std::string> words = {outcome_in_words(game.rules(), end, conditions)};
  if (end.bid == Call::kPass && no_bid_pays(lines)) {
    words.emplace_back("No contract pays any player who could bid it.");
    return words;
  }
  const auto line = game.line(start);
  for (auto turn = line.begin(); turn != line.end(); ++turn) {
    const bool last =
        std::none_of(turn + 1, line.end(), [&](const auto& later) { return later.first.caller == turn->first.caller; });
    if (!last) continue;
    if (std::string reason = reason_of(game, turn->first, turn->second); !reason.empty())
      words.push_back(std::move(reason));
  }
  return words;
}

}  // namespace

std::optional<Auction> auction_of(const std::vector<Line>& lines, const Written& conditions, Seat eldest,
                                  const RecordedCalls& recorded) {
  const bool exact = std::ranges::all_of(lines, [&](const Line& line) {
    const bool may_be_played = line.team() || line.written.kind->name == conditions.all_pass.deal;
    return !may_be_played || line.payment.exact();
  });
  if (!conditions.turned || !exact) return std::nullopt;
  Bidder game(Auctioneer(lines, conditions, eldest));
  const Bidding start = game.rules().start();
  Auction auction;
  bring_to_end(game, start, cards::kCompass, auction);
  judge_calls(game, start, cards::kCompass, static_cast<std::size_t>(recorded.first), recorded.calls, auction);
  const Bidding end = game.end(start);
  if (const Line* line = game.rules().played(end)) auction.contract = to_json(contract_of(*line, end, conditions));
  auction.words = words_of_line(game, lines, conditions);
  return auction;
}

}  // namespace ouverte::games::solo_whist
