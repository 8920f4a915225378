#include "solver/games/dreiertarock/auction.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/auction_game.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using Call = Bidding::Call;
using Phase = Bidding::Phase;

constexpr Call bid_of(Name name) { return static_cast<Call>(static_cast<int>(name) + static_cast<int>(Call::kSingle)); }
constexpr Name contract_of(Call bid) {
  return static_cast<Name>(static_cast<int>(bid) - static_cast<int>(Call::kSingle));
}
constexpr bool is_solo(Name name) { return !exchanges(name) && name != Name::kTrischaken; }
static_assert(contract_of(Call::kSoloSlam) == Name::kSoloSlam && bid_of(Name::kTrischaken) == Call::kTrischaken);

constexpr std::array kAllCalls = {Call::kPass,     Call::kHold, Call::kSingle,   Call::kDouble,    Call::kTriple,
                                  Call::kSuitSolo, Call::kSolo, Call::kSoloSlam, Call::kTrischaken};

// What the partner of a player pays him on top of half of what the declarer does: the declarer's loss by a bonus of one
// of the others is counted to both of them alike.
int from_partner(const ContractWorths& worths, Name name, std::int8_t player) {
  if (name == Name::kSoloSlam) return 0;
  const int bonus = is_solo(name) ? 20 : 10;
  int bonuses = worths.kings == player ? bonus : 0;
  if (worths.trull == player && name != Name::kSuitSolo) bonuses += bonus;
  return bonuses * 3 / 2;
}

std::int8_t dealt_all(const Dealt& dealt, CardSet cards) {
  const auto found = std::ranges::find_if(dealt.hands, [&](CardSet hand) { return hand.holds(cards); });
  return found == dealt.hands.end() ? kNobody : static_cast<std::int8_t>(found - dealt.hands.begin());
}

// The contract as records have it, with the exchange that it is worth so much with.
Written written_of(const Dealt& dealt, Name name, Seat declarer, const std::array<Exchanges, kPlayers>& best) {
  Written written;
  written.kind = &kind_of(name);
  written.contract.name = name;
  written.contract.declarer = declarer;
  written.talon = dealt.talon;
  if (!written.exchange()) return written;
  const ExchangeChoice& choice = best[static_cast<std::size_t>(declarer)][static_cast<std::size_t>(name)];
  written.taken = choice.taken;
  written.laid_aside = choice.laid_aside;
  return written;
}

// "B passes, which is worth -20 to him; his best other call, Double, -40."
std::string reason_of(AuctionGame<Bidding>& game, const Bidding::State& state, Call call) {
  const Bidding& rules = game.rules();
  const std::string who = letter(rules.caller(state));
  const std::string does =
      call == Call::kPass ? base::str(who, " passes") : base::str(who, " calls ", rules.text(state, call));
  std::optional<Call> other;
  for (const Call each : rules.calls(state))
    if (each != call && (!other || game.worth_after(state, each) > game.worth_after(state, *other))) other = each;
  if (!other) return base::str(does, ", as he must.");
  const std::string rest =
      *other == Call::kPass ? "a pass" : base::str("his best other call, ", rules.text(state, *other));
  return base::str(does, ": worth ", signed_number(game.worth_after(state, call)), " to him; ", rest, ", ",
                   signed_number(game.worth_after(state, *other)), ".");
}

std::vector<std::string> words_of_line(AuctionGame<Bidding>& game, const Bidding::State& start, const Written& played,
                                       std::span<const int> worth) {
  std::vector<std::string> calls;
  std::vector<std::string> reasons;
  for (const auto& [state, call] : game.line(start)) {
    calls.push_back(base::str(letter(game.rules().caller(state)), " ", game.rules().text(state, call)));
    reasons.push_back(reason_of(game, state, call));
  }
  std::vector<std::string> each;
  for (int seat = 0; seat < kPlayers; ++seat)
    each.push_back(base::str(letter(seat), " ", signed_number(worth[static_cast<std::size_t>(seat)])));
  std::vector<std::string> words = {
      base::str("The bidding with all hands open: ", joined(calls, ", "), "."),
      base::str("Played is ", contract_in_words(played), "; in cents ", joined(each, ", "), ".")};
  words.insert(words.end(), reasons.begin(), reasons.end());
  return words;
}

}  // namespace

std::array<int, kPlayers> shares_of(const ContractWorths& worths, Name name, Seat declarer) {
  std::array<int, kPlayers> shares{};
  const auto his = static_cast<std::size_t>(declarer);
  shares[his] = worths.declarer[static_cast<std::size_t>(name)][his];
  const auto one = static_cast<std::size_t>(cards::left_of(declarer, kPlayers));
  const auto other = static_cast<std::size_t>(cards::left_of(declarer, kPlayers, 2));
  const int to_one = from_partner(worths, name, static_cast<std::int8_t>(one)) -
                     from_partner(worths, name, static_cast<std::int8_t>(other));
  shares[one] = -shares[his] / 2 + to_one;
  shares[other] = -shares[his] / 2 - to_one;
  return shares;
}

std::vector<Call> Bidding::calls(const State& state) const {
  if (state.phase == Phase::kOpening) return {Call::kSingle};
  if (state.phase == Phase::kEldestsChoice) return {Call::kPass, Call::kTrischaken};
  std::vector<Call> calls = {Call::kPass};
  const auto turn = static_cast<std::size_t>(state.turn);
  const bool first = !state.called[turn];
  // Decision 16: the elder need not outbid the younger; decision 15: a solo he must have gone for at his first chance.
  if (state.turn < state.holder && (!is_solo(state.high) || first || state.solo[turn])) calls.push_back(Call::kHold);
  if (state.high < Name::kTriple) calls.push_back(bid_of(static_cast<Name>(static_cast<int>(state.high) + 1)));
  for (const Name solo : {Name::kSuitSolo, Name::kSolo, Name::kSoloSlam})
    if (first && solo > state.high) calls.push_back(bid_of(solo));
  return calls;
}

Bidding::State Bidding::after(const State& state, const Call& call) const {
  State next = state;
  if (state.phase == Phase::kOpening) {
    next.phase = Phase::kBidding;
    next.turn = next.asked;
    return next;
  }
  if (state.phase == Phase::kEldestsChoice) {
    next.phase = Phase::kOver;
    if (call == Call::kTrischaken) next.high = Name::kTrischaken;
    return next;
  }
  const auto turn = static_cast<std::size_t>(state.turn);
  next.called[turn] = true;
  if (call != Call::kPass) {
    if (call != Call::kHold) next.high = contract_of(call);
    next.solo[turn] = is_solo(next.high);
    next.holder = state.turn;
    next.turn = state.holder;  // he whom this outbids answers at once
    return next;
  }
  if (state.asked + 1 < kPlayers) {
    next.turn = ++next.asked;
    return next;
  }
  const bool eldests_single = next.holder == 0 && next.high == Name::kSingle;
  next.phase = eldests_single ? Phase::kEldestsChoice : Phase::kOver;
  next.turn = 0;
  return next;
}

std::vector<int> Bidding::worth(const State& state) const {
  const auto shares =
      state.high == Name::kTrischaken ? worths_.trischaken : shares_of(worths_, state.high, declarer(state));
  return {shares.begin(), shares.end()};
}

std::string Bidding::text(const State&, const Call& call) const {
  if (call == Call::kPass) return "Pass";
  return call == Call::kHold ? "Hold" : std::string(name_in_words(contract_of(call)));
}

std::optional<Call> Bidding::read(const State& state, std::string_view word) const {
  const std::string said = lower_case(word);
  if (said == "p") return Call::kPass;
  if (said == "mine") return Call::kHold;
  for (const Call call : kAllCalls) {
    const std::string name = lower_case(text(state, call));
    std::string blankless = said;
    std::erase_if(blankless, [](char each) { return each == ' ' || each == '_' || each == '-'; });
    std::string plain = name;
    std::erase(plain, '-');
    if (blankless == plain) return call;
  }
  return std::nullopt;
}

Auction auction_of(const Dealt& dealt, const ContractWorths& worths, const std::array<Exchanges, kPlayers>& best,
                   std::span<const std::string> calls, Seat first) {
  ContractWorths known = worths;
  known.kings = dealt_all(dealt, kKings);
  known.trull = dealt_all(dealt, kTrull);
  AuctionGame<Bidding> game(Bidding(known, dealt.eldest));
  const Bidding::State start;
  Auction auction;
  bring_to_end(game, start, kSeats, auction);
  const Bidding::State end = game.end(start);
  const Written played = written_of(dealt, end.high, game.rules().declarer(end), best);
  auction.contract = to_json(played);
  auction.words = words_of_line(game, start, played, auction.worth);
  judge_calls(game, start, kSeats, static_cast<std::size_t>(first), calls, auction);
  return auction;
}

}  // namespace ouverte::games::dreiertarock
