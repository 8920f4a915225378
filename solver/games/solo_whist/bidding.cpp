#include "solver/games/solo_whist/bidding.hpp"

#include <algorithm>
#include <array>

#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

struct CallText {
  std::string_view text;     // as records have it: one word
  std::optional<Name> name;  // the contract that it leads to by itself
};
// In the order of `Call`.
constexpr std::array<CallText, 10> kCalls = {CallText{"Pass", {}},
                                             {"Prop", {}},
                                             {"Cop", {}},
                                             {"Solo", Name::kSolo},
                                             {"Misere", Name::kMisere},
                                             {"Abundance", Name::kAbundance},
                                             {"Royal-abundance", Name::kRoyalAbundance},
                                             {"Misere-ouverte", Name::kMisereOuverte},
                                             {"Slam", Name::kSlam},
                                             {"Kimberley", Name::kSolo}};
const CallText& about(Call call) { return kCalls[static_cast<std::size_t>(call)]; }

constexpr unsigned bit(int seat) { return 1u << seat; }

}  // namespace

Auctioneer::Auctioneer(const std::vector<Line>& lines, const Written& conditions, Seat eldest)
    : lines_(lines), conditions_(conditions), eldest_(static_cast<std::int8_t>(eldest)) {}

Bidding Auctioneer::start() const { return {.caller = eldest_}; }

bool Auctioneer::may_accept_late(const Bidding& at, int seat) const {
  return seat == eldest_ && at.bid == Call::kProposal && (at.passed & bit(seat)) != 0;
}

std::vector<Call> Auctioneer::calls(const Bidding& at) const {
  std::vector<Call> calls = {Call::kPass};
  if (at.reopened) {
    calls.push_back(Call::kKimberley);
    return calls;
  }
  if (at.bid == Call::kPass) calls.push_back(Call::kProposal);
  if (at.bid == Call::kProposal && at.caller != at.bidder) calls.push_back(Call::kAcceptance);
  if (may_accept_late(at, at.caller)) return calls;
  for (Call call = std::max(Call::kSolo, static_cast<Call>(static_cast<int>(at.bid) + 1)); call <= Call::kSlam;
       call = static_cast<Call>(static_cast<int>(call) + 1))
    calls.push_back(call);
  return calls;
}

// The auction once nobody holds a bid and everyone has passed.
Bidding Auctioneer::all_passed(Bidding at) const {
  at.bid = Call::kPass;
  at.bidder = kNobody;
  at.caller = kNobody;
  if (at.reopened || !conditions_.all_pass.kimberley) return at;
  return {.caller = eldest_, .reopened = true};
}

Bidding Auctioneer::after(Bidding at, Call call) const {
  const std::int8_t caller = at.caller;
  if (call == Call::kPass) at.passed = static_cast<std::uint8_t>(at.passed | bit(caller));
  if (call == Call::kPass && caller == at.bidder) return all_passed(at);  // a lone proposal that is not raised
  if (call == Call::kAcceptance) at.partner = caller;
  if (call > Call::kAcceptance) at.partner = kNobody;
  if (call != Call::kPass && call != Call::kAcceptance) at.bidder = caller;
  if (call != Call::kPass) at.bid = call;
  at.caller = kNobody;
  if (call == Call::kKimberley) return at;  // there is no higher one
  for (int step = 1; step < kPlayers; ++step) {
    const int seat = (caller + step) % kPlayers;
    const bool raises = at.bid == Call::kProposal && seat == at.bidder;
    const bool called_before = (at.passed & bit(seat)) != 0;
    const bool asked = called_before ? may_accept_late(at, seat) : !holds(at, seat) || raises;
    if (!asked) continue;
    at.caller = static_cast<std::int8_t>(seat);
    return at;
  }
  return at.bidder == kNobody ? all_passed(at) : at;
}

std::string Auctioneer::text(const Bidding&, Call call) const { return std::string(about(call).text); }

std::string in_words(Call call) {
  const CallText& about_it = about(call);
  const bool names_contract = about_it.name && call != Call::kKimberley;
  return names_contract ? std::string(name_in_words(*about_it.name)) : lower_case(about_it.text);
}

std::optional<Call> Auctioneer::read(const Bidding& at, std::string_view word) const {
  const std::string said = lower_case(word);
  const auto any_of = [&](std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, said) != words.end();
  };
  if (any_of({"p", "passe", "no"})) return Call::kPass;
  if (any_of({"propose", "proposal", "i-propose"})) return Call::kProposal;
  if (any_of({"accept", "acceptance", "i-accept"})) return Call::kAcceptance;
  const Kind* kind = kind_called(word);
  for (const Call call : calls(at))
    if (kind != nullptr && about(call).name == kind->name) return call;
  return std::nullopt;
}

const Line* Auctioneer::best_of(Name name, std::int8_t soloist, bool kimberley) const {
  const Line* best = nullptr;
  for (const Line& line : lines_) {
    if (line.written.kind->name != name || line.written.declaring[0] != static_cast<Seat>(soloist)) continue;
    if (name == Name::kSolo && (line.written.trump == conditions_.turned) == kimberley) continue;
    if (best == nullptr || line.payment.lower > best->payment.lower) best = &line;
  }
  return best;
}

const Line* Auctioneer::pair_of(std::int8_t one, std::int8_t other) const {
  const unsigned pair = bit(one) | bit(other);
  const auto found = std::ranges::find_if(lines_, [&](const Line& line) {
    return line.written.kind->name == Name::kPropCop && line.written.contract().declaring.seats() == pair;
  });
  return &*found;
}

const Line* Auctioneer::played(const Bidding& end) const {
  if (end.bid == Call::kAcceptance) return pair_of(end.bidder, end.partner);
  if (end.bid != Call::kPass) return best_of(*about(end.bid).name, end.bidder, end.bid == Call::kKimberley);
  if (!conditions_.all_pass.deal) return nullptr;
  const Kind* kind = &kind_of(*conditions_.all_pass.deal);
  return &*std::ranges::find_if(lines_, [&](const Line& line) { return line.written.kind == kind; });
}

std::vector<int> Auctioneer::worth(const Bidding& end) const {
  std::vector<int> worth(kPlayers, 0);
  const Line* line = played(end);
  if (line == nullptr) return worth;
  if (!line->team()) {
    for (const Line& each : lines_)
      if (each.written.kind == line->written.kind) worth[static_cast<std::size_t>(each.player)] = each.payment.lower;
    return worth;
  }
  const Game game(line->written.contract(), Objective::kPayment);
  const int payers = game.contract().declaring.size() * (kPlayers - game.contract().declaring.size());
  const Payments payments = game.shared(line->payment.lower / payers);
  return {payments.begin(), payments.end()};
}

}  // namespace ouverte::games::solo_whist
