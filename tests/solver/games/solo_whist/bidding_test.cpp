// The auction of Solo Whist: its rules call by call, and its end with all hands open against a second reckoning that
// keeps nothing but the list of calls and reads the rules page's decisions off it.
#include "solver/games/solo_whist/bidding.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/shared/auction_game.hpp"
#include "tests/solver/games/solo_whist/the_game.hpp"

namespace ouverte::games::solo_whist {
namespace {

// Every contract of a deal that nobody has dealt: tricks at random.
std::vector<Line> lines_at_random(Trump turned, base::Random& random) {
  std::vector<Line> lines;
  const auto add = [&](const Kind& kind, Trump trump, std::vector<Seat> declaring, Seat player) {
    Line line;
    line.written.kind = &kind;
    line.written.trump = trump;
    line.written.declaring = std::move(declaring);
    if (kind.name == Name::kSolo) line.written.turned = turned;
    line.player = player;
    const int tricks = static_cast<int>(random.below(14));
    const int value = line.team() ? Game(line.written.contract(), Objective::kPayment).team_value(tricks)
                                  : 10 * (static_cast<int>(random.below(7)) - 3);
    line.payment = {value, value};
    lines.push_back(std::move(line));
  };
  for (const Kind& kind : kKinds)
    for (const Suit suit : cards::kAllSuits) {
      const bool every_suit = kind.name == Name::kSolo || kind.name == Name::kAbundance;
      if (!every_suit && Trump(suit) != turned) continue;
      const Trump trump = kind.trump == TrumpRule::kNone ? Trump{} : Trump(suit);
      for (int one = 0; one < kPlayers; ++one) {
        const Seat seat = static_cast<Seat>(one);
        if (kind.sides == Sides::kSoloist) add(kind, trump, {seat}, seat);
        if (kind.sides == Sides::kEveryForHimself) add(kind, trump, {}, seat);
        for (int two = one + 1; kind.sides == Sides::kPartners && two < kPlayers; ++two)
          add(kind, trump, {seat, static_cast<Seat>(two)}, seat);
      }
    }
  return lines;
}

// The second reckoning: an auction is its list of calls, words by seat.
using History = std::vector<std::pair<int, std::string>>;
const std::vector<std::string> kRanked = {"Prop",           "Solo", "Misere", "Abundance", "Royal-abundance",
                                          "Misere-ouverte", "Slam"};

struct PlainDeal {
  const std::vector<Line>& lines;
  Trump turned;
  int eldest;
  AllPass all_pass;
};

int rank_of(const std::string& call) {
  for (std::size_t rank = 0; rank < kRanked.size(); ++rank)
    if (kRanked[rank] == call) return static_cast<int>(rank);
  return -1;
}

// The last bid, as a place in the history; -1: none.
int last_bid(const History& history) {
  for (int place = static_cast<int>(history.size()) - 1; place >= 0; --place)
    if (rank_of(history[std::size_t(place)].second) >= 0) return place;
  return -1;
}
bool accepted(const History& history, int bid) {
  for (std::size_t place = std::size_t(bid); place < history.size(); ++place)
    if (history[place].second == "Cop") return true;
  return false;
}
bool has_passed(const History& history, int seat) {
  for (const auto& [caller, call] : history)
    if (caller == seat && call == "Pass") return true;
  return false;
}

// Who calls next and what he may say; no calls: the (first) auction is over.
std::pair<int, std::vector<std::string>> next_call(const History& history, int eldest) {
  if (history.empty())
    return {eldest, {"Pass", "Prop", "Solo", "Misere", "Abundance", "Royal-abundance", "Misere-ouverte", "Slam"}};
  const int bid = last_bid(history);
  const std::string high = bid < 0 ? "" : history[std::size_t(bid)].second;
  const bool lone = high == "Prop" && !accepted(history, bid);
  const int bidder = bid < 0 ? -1 : history[std::size_t(bid)].first;
  if (lone && has_passed(history, bidder)) return {-1, {}};  // withdrawn
  int partner = -1;
  if (high == "Prop" && !lone)
    for (const auto& [caller, call] : history)
      if (call == "Cop") partner = caller;
  for (int step = 1; step <= 3; ++step) {
    const int seat = (history.back().first + step) % 4;
    if (has_passed(history, seat)) {
      if (seat == eldest && lone) return {seat, {"Pass", "Cop"}};
      continue;
    }
    if (seat == partner || (seat == bidder && !lone)) continue;
    std::vector<std::string> calls = {"Pass"};
    if (lone && seat != bidder) calls.emplace_back("Cop");
    for (const std::string& each : kRanked)
      if (rank_of(each) > rank_of(high)) calls.push_back(each);
    return {seat, calls};
  }
  return {-1, {}};
}

const Line* line_of(const PlainDeal& deal, Name name, const std::vector<int>& seats, bool other_suit) {
  const Line* best = nullptr;
  for (const Line& line : deal.lines) {
    if (line.written.kind->name != name) continue;
    bool same = line.written.declaring.size() == seats.size();
    for (const int seat : seats) {
      bool there = false;
      for (const Seat declarer : line.written.declaring) there = there || static_cast<int>(declarer) == seat;
      same = same && there;
    }
    if (name == Name::kSolo) same = same && (line.written.trump != deal.turned) == other_suit;
    if (same && (best == nullptr || line.payment.lower > best->payment.lower)) best = &line;
  }
  return best;
}

// What the declaring side wins is shared among it, and the others pay it in equal parts.
std::vector<int> paid(const Line& line, const std::vector<int>& seats) {
  std::vector<int> each(4, -line.payment.lower / (4 - static_cast<int>(seats.size())));
  for (const int seat : seats) each[std::size_t(seat)] = line.payment.lower / static_cast<int>(seats.size());
  return each;
}

std::vector<int> worth_when_all_pass(const PlainDeal& deal) {
  std::vector<int> each(4, 0);
  for (const Line& line : deal.lines)
    if (deal.all_pass.deal && line.written.kind->name == *deal.all_pass.deal)
      each[std::size_t(line.player)] = line.payment.lower;
  return each;
}

// From eldest on, each may bid a Kimberley.
std::vector<int> reopened(const PlainDeal& deal, int asked, std::string& line) {
  if (asked == 4) return worth_when_all_pass(deal);
  const int seat = (deal.eldest + asked) % 4;
  std::string passing = "Pass ";
  const std::vector<int> pass = reopened(deal, asked + 1, passing);
  const std::vector<int> bid = paid(*line_of(deal, Name::kSolo, {seat}, true), {seat});
  const bool better = bid[std::size_t(seat)] > pass[std::size_t(seat)];
  line += better ? "Kimberley " : passing;
  return better ? bid : pass;
}

std::vector<int> end_of(const PlainDeal& deal, const History& history, std::string& line) {
  const int bid = last_bid(history);
  if (bid < 0 || (history[std::size_t(bid)].second == "Prop" && !accepted(history, bid)))
    return deal.all_pass.kimberley ? reopened(deal, 0, line) : worth_when_all_pass(deal);
  const auto& [bidder, call] = history[std::size_t(bid)];
  if (call == "Prop") {
    std::vector<int> pair = {bidder};
    for (const auto& [caller, said] : history)
      if (said == "Cop") pair.push_back(caller);
    return paid(*line_of(deal, Name::kPropCop, pair, false), pair);
  }
  static const std::map<std::string, Name> kNamed = {
      {"Solo", Name::kSolo},           {"Misere", Name::kMisere},
      {"Abundance", Name::kAbundance}, {"Royal-abundance", Name::kRoyalAbundance},
      {"Slam", Name::kSlam},           {"Misere-ouverte", Name::kMisereOuverte}};
  return paid(*line_of(deal, kNamed.at(call), {bidder}, false), {bidder});
}

// What a list of calls is worth to each, and the calls to come, in words.
std::pair<std::vector<int>, std::string> plainly(const PlainDeal& deal, History& history) {
  const auto [seat, calls] = next_call(history, deal.eldest);
  std::pair<std::vector<int>, std::string> best;
  if (calls.empty()) {
    best.first = end_of(deal, history, best.second);
    return best;
  }
  for (const std::string& call : calls) {
    history.emplace_back(seat, call);
    auto after = plainly(deal, history);
    history.pop_back();
    if (!best.first.empty() && after.first[std::size_t(seat)] <= best.first[std::size_t(seat)]) continue;
    best = {std::move(after.first), call + " " + after.second};
  }
  return best;
}

Written conditions_with(Trump turned, const AllPass& all_pass) {
  Written conditions;
  conditions.turned = turned;
  conditions.all_pass = all_pass;
  return conditions;
}

TEST(SoloWhistBiddingTest, AThousandAuctionsEndAlike) {
  base::Random random(20);
  for (int round = 0; round < 1000; ++round) {
    const Trump turned(cards::kAllSuits[random.below(4)]);
    AllPass all_pass{.kimberley = random.below(2) == 0, .deal = {}};
    constexpr std::array kDeals = {Name::kGeneralMisere, Name::kCompetitiveMisere, Name::kRoyalMisere};
    if (random.below(2) == 0) all_pass.deal = kDeals[random.below(3)];
    const Written conditions = conditions_with(turned, all_pass);
    const std::vector<Line> lines = lines_at_random(turned, random);
    const int eldest = static_cast<int>(random.below(4));
    const auto found = auction_of(lines, conditions, static_cast<Seat>(eldest), {});
    ASSERT_TRUE(found.has_value());
    History history;
    const auto [worth, line] = plainly({lines, turned, eldest, all_pass}, history);
    EXPECT_EQ(found->worth, worth) << round;
    std::string calls;
    for (const Auction::Call& call : found->calls) calls += call.call + " ";
    EXPECT_EQ(calls, line) << round;
  }
}

// Calls from eldest, North, on; what may be said then, and by whom.
std::string next_after(const std::vector<Call>& calls, AllPass all_pass = {}) {
  base::Random random(1);
  const std::vector<Line> lines = lines_at_random(Suit::kHearts, random);
  const Written conditions = conditions_with(Suit::kHearts, all_pass);
  const Auctioneer rules(lines, conditions, Seat{0});
  Bidding at = rules.start();
  for (const Call call : calls) at = rules.after(at, call);
  if (rules.over(at)) {
    const Line* line = rules.played(at);
    return line == nullptr ? "thrown in" : "over: " + std::string(line->written.kind->text);
  }
  std::string text(1, cards::kCompass[static_cast<std::size_t>(at.caller)]);
  for (const Call call : rules.calls(at)) text += " " + rules.text(at, call);
  return text;
}

TEST(SoloWhistBiddingTest, EldestMayAcceptLate) {
  using enum Call;
  EXPECT_EQ(next_after({}), "N Pass Prop Solo Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kPass, kProposal}), "S Pass Cop Solo Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kPass, kProposal, kPass, kPass}), "N Pass Cop");
  EXPECT_EQ(next_after({kPass, kProposal, kPass, kPass, kAcceptance}), "over: prop-cop");
  EXPECT_EQ(next_after({kPass, kPass, kProposal, kPass, kPass}),
            "S Pass Solo Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kPass, kProposal, kSolo}), "W Pass Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kPass, kProposal, kSolo, kPass}),
            "E Pass Misere Abundance Royal-abundance Misere-ouverte Slam");
}

TEST(SoloWhistBiddingTest, ALoneProposalMayBeRaised) {
  using enum Call;
  EXPECT_EQ(next_after({kProposal, kPass, kPass, kPass}),
            "N Pass Solo Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kProposal, kPass, kPass, kPass, kSolo}), "over: solo");
  EXPECT_EQ(next_after({kProposal, kPass, kPass, kPass, kPass}), "thrown in");
  EXPECT_EQ(next_after({kProposal, kPass, kPass, kPass, kPass}, {.deal = Name::kRoyalMisere}), "over: royal-misere");
  EXPECT_EQ(next_after({kProposal, kPass, kPass, kPass, kPass}, {.kimberley = true}), "N Pass Kimberley");
  EXPECT_EQ(next_after({kPass, kPass, kPass, kPass, kPass, kKimberley}, {.kimberley = true}), "over: solo");
}

TEST(SoloWhistBiddingTest, PartnersBidOverAreInAgain) {
  using enum Call;
  EXPECT_EQ(next_after({kProposal, kAcceptance, kPass}),
            "W Pass Solo Misere Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kProposal, kAcceptance, kPass, kPass}), "over: prop-cop");
  EXPECT_EQ(next_after({kProposal, kAcceptance, kPass, kMisere}),
            "N Pass Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kProposal, kAcceptance, kPass, kMisere, kPass}),
            "E Pass Abundance Royal-abundance Misere-ouverte Slam");
  EXPECT_EQ(next_after({kProposal, kAcceptance, kPass, kSlam, kPass, kPass}), "over: slam");
}

TEST(SoloWhistBiddingTest, CallsGoByTheirNames) {
  base::Random random(1);
  const std::vector<Line> lines = lines_at_random(Suit::kHearts, random);
  const Written conditions = conditions_with(Suit::kHearts, {});
  const std::vector<std::string> calls = {"pass", "propose", "P", "accept", "-", "misère", "AP"};
  // West accepted East's proposal; North has passed, and South may not bid after a pass.
  const auto found = auction_of(lines, conditions, Seat{0}, {.first = Seat{0}, .calls = calls});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->judged.size(), 4u);
  EXPECT_EQ(found->doubts,
            std::vector<std::string>{"Auction: call by E: found \"misère\", expected nothing: the auction is over"});
}

}  // namespace
}  // namespace ouverte::games::solo_whist
