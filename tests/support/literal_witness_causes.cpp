// What sentences about causes say of the play to come.
#include <algorithm>

#include "tests/support/literal_witness.hpp"

namespace ouverte::support {

using tutor::Cause;
using tutor::CauseSense;

std::vector<LiteralWitness::Claim> LiteralWitness::claims_of(const Cause& cause) const {
  using enum tutor::CauseKind;
  const std::string& right = cause.right;
  const std::string& seat = cause.seat;
  const std::string& card = cause.card;
  const char suit = cause.suit.empty() ? ' ' : cause.suit[0];
  const std::string mover = before_.to_move();
  const auto first = [](auto test) -> Reader {
    return [test](const Trick& trick, int&) { return test(trick) ? Heard::kYes : Heard::kNo; };
  };
  const auto ever = [](auto test) -> Reader {
    return [test](const Trick& trick, int&) { return test(trick) ? Heard::kYes : Heard::kGoesOn; };
  };
  const Reader we_lead = [this, suit, seat, card](const Trick& trick, int&) {
    if (trick.led == suit && same_side(trick.leader)) return Heard::kYes;
    return trick.by.contains(seat) && trick.by.at(seat) == card ? Heard::kNo : Heard::kGoesOn;
  };
  const Reader with_it = card.empty() ? Reader{} : takes(seat, card);
  const auto his = [with_it](const Trick& trick) {
    int memory = 0;
    return with_it(trick, memory) == Heard::kYes;
  };
  const auto ruffs = [seat, suit](const Trick& t) { return t.taker == seat && t.led == suit && t.card[0] != suit; };
  const auto beats = [seat](const Trick& trick) { return trick.taker == seat; };
  // After the first card it is so, and after the second not; or it "can" be.
  const auto so = [&](const std::string& after, const std::string& not_after, const Reader& reader) {
    if (cause.often) return std::vector<Claim>{{after, Of::kSome, reader}};
    std::vector<Claim> claims = {{after, Of::kEvery, reader}};
    if (!not_after.empty()) claims.push_back({not_after, Of::kNone, reader});
    return claims;
  };
  const auto first_after = [](int which, const std::string& taker) -> Reader {
    return [=](const Trick& trick, int&) {
      if (trick.number < which) return Heard::kGoesOn;
      return trick.taker == taker ? Heard::kYes : Heard::kNo;
    };
  };
  const auto told_of = [&](const Cause& of) { return of.ground.events.front().now ? played_ : right; };
  const auto beside = [&](const Cause& of) { return of.ground.events.front().now ? right : played_; };
  switch (cause.kind) {
    case kCardMakes:  // "after this card his card takes a trick"; or "can"
    case kDoNotCover:
    case kCardLost: {
      if (card.empty()) return {};
      const bool now = cause.kind == kCardMakes || (cause.kind == kDoNotCover && !cause.on.empty());
      const std::string& not_after = now ? right : played_;
      std::vector<Claim> claims =
          so(now ? played_ : right, cause.ground.lowerings.empty() ? not_after : "", takes(seat, card));
      // With one of those that do the same by then.
      const auto ruffs_it = [seat, trumps = card[0], ruffed = cause.ruffed](const Trick& t) {
        return t.taker == seat && t.card[0] == trumps && t.led == ruffed[0];
      };
      if (!cause.ruffed.empty()) claims.push_back({now ? played_ : right, Of::kSome, ever(ruffs_it)});
      return claims;
    }
    case kGuard:
      if (card.empty()) return {};
      if (cause.sense == CauseSense::kGuardsAlone) return {{played_, Of::kSome, takes(seat, card)}};
      if (cause.often) return {{played_, Of::kSome, takes(seat, card)}};
      return {{right, Of::kNone, takes(seat, card)}};
    case kIntoTenace:  // "into declarer's ♠A and ♠Q"
      return {{played_, Of::kSome, takes(seat, card)}};
    case kKeepOver:  // "it can take a trick later"
      if (cause.often) return {{right, Of::kSome, takes(mover, played_)}};
      return {{played_, Of::kSome, takes(seat, card)}};
    case kNoRuff:  // "kept, ♠A and ♠10 both take tricks"
      if (card.empty() || !cause.other.empty()) return {};
      return {{right, cause.often ? Of::kSome : Of::kEvery, takes(mover, card)},
              {right, cause.often ? Of::kSome : Of::kEvery, takes(mover, played_)}};
    case kControl:
      if (card.empty()) return {};
      return so(played_, right, takes(seat, card));
    case kCaught:
      return so(played_, "", takes(seat, card));
    case kShare: {  // "B then takes 2 tricks"
      if (cause.called.empty()) {
        std::vector<Claim> claims = so(right, "", takes(mover, card));
        const std::string& now = cause.sense == CauseSense::kNowAlone ? card : cause.thrown;  // what takes this trick
        if (!now.empty()) claims.push_back({played_, Of::kEvery, first([=](const Trick& t) { return t.card == now; })});
        return claims;
      }
      if (cause.called == "the last trick")
        return {
            {right, Of::kEvery, [=, last = static_cast<int>(cause.ground.events.front().trick)](const Trick& t, int&) {
               if (t.number < last) return t.by.at(mover).find_first_of("*>") == 0 ? Heard::kNo : Heard::kGoesOn;
               return t.by.at(mover).find_first_of("*>") == 0 ? Heard::kYes : Heard::kNo;
             }}};
      if (cause.called == "a later trick") return {};
      if (cause.called == "the last trump") return so(played_, right, takes(seat, card));
      if (cause.called == "this trick" &&
          cause.sense == CauseSense::kNowAlone)  // "now: it takes this trick, and later none"
        return {{right, Of::kEvery, first(beats)}, {played_, Of::kNone, takes(seat, right)}};
      if (cause.called == "this trick")
        return {{told_of(cause), cause.often ? Of::kSome : Of::kEvery, first(beats)},
                {beside(cause), Of::kNone, first(beats)}};
      if (cause.called == "all the rest" && cause.often) return {};
      if (cause.called == "all the rest")
        return {{told_of(cause), Of::kNone,
                 ever([=](const Trick& trick) { return trick.number > 0 && trick.taker != seat; })}};
      const auto many = static_cast<int>(cause.ground.events.size());
      return so(told_of(cause), "", [=](const Trick& trick, int& taken) {
        if (trick.taker == seat) ++taken;
        return taken >= many ? Heard::kYes : Heard::kGoesOn;
      });
    }
    case kCapture:  // "otherwise B's Sküs catches your Mond"
      return so(told_of(cause), beside(cause), ever([=, on = cause.on](const Trick& trick) {
                  const auto falls = [&](const auto& play) { return play.second == on; };
                  return trick.taker == seat && trick.card == card && std::ranges::any_of(trick.by, falls);
                }));
    case kLastTrick: {
      const auto last = static_cast<int>(cause.ground.events.front().trick);
      if (card == right && !cause.often)  // "kept, it takes a trick, and you are left with the last one"
        return {{played_, Of::kEvery, first_after(last, seat)}, {right, Of::kNone, first_after(last, seat)}};
      if (card == right) return {{played_, Of::kSome, first_after(last, seat)}};
      return so(told_of(cause), beside(cause), [=](const Trick& trick, int&) {
        if (trick.number < last) return Heard::kGoesOn;
        return trick.taker == seat && trick.card == card ? Heard::kYes : Heard::kNo;
      });
    }
    case kThrowPoints:  // "later they take it"
    case kKeepPoints: {
      const bool to_us = cause.kind == kKeepPoints;
      return so(to_us ? right : played_, "", ever([=, this](const Trick& trick) {
                  return trick.by.contains(mover) && trick.by.at(mover) == card && same_side(trick.taker) == to_us;
                }));
    }
    case kSpared: {  // "he takes this trick in any case"; "it takes the trick just as surely"
      const auto takes_it =
          first([=, this](const Trick& t) { return seat == mover ? same_side(t.taker) : t.taker == seat; });
      return {{played_, Of::kEvery, takes_it}, {right, Of::kEvery, takes_it}};
    }
    case kHighNeeded: {  // "partner needs ♠K to beat dummy's ♠J"
      const auto high = [on = cause.on](const Trick& t) {
        return std::ranges::any_of(t.by, [&](const auto& play) { return play.second == on; });
      };
      return {
          {played_, Of::kEvery, first([=, this](const Trick& t) { return same_side(t.taker) && t.taker != mover; })},
          {right, Of::kNone, first(high)}};
    }
    case kAttack:  // "to set up your ♠Q"
      if (card.empty()) return {};
      return {{right, Of::kSome, takes(seat, card)}};
    case kWinAndLead:  // "win with ♥A and lead a diamond"
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == mover; })},
              {right, Of::kEvery, [=](const Trick& t, int&) {
                 if (t.number == 0) return Heard::kGoesOn;
                 return t.leader == mover && t.led == suit ? Heard::kYes : Heard::kNo;
               }}};
    case kDrawnOut: {  // "he needs the ace; otherwise a lower one is enough"
      const bool his_own = cause.other.empty();
      const auto theirs = [=, this](const Trick& t) { return his_own ? t.taker == seat : !same_side(t.taker); };
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == seat && t.card == card; })},
              {played_, Of::kEvery, first([=](const Trick& t) { return theirs(t) && t.card != card; })}};
    }
    case kWouldTrump:
      return {{played_, Of::kEvery, first([=](const Trick& t) { return t.taker == seat && t.card.front() != t.led; })}};
    case kSoleSuit:
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == mover; })}};
    case kMiddle: {  // "he takes it now, and we do otherwise"; or the other way round
      const auto taken_so = first([=](const Trick& t) { return t.taker == seat && (card.empty() || t.card == card); });
      const auto by_us = first([=, this](const Trick& t) { return same_side(t.taker); });
      if (cause.alone) return {{right, Of::kEvery, taken_so}, {played_, Of::kNone, by_us}};
      return {{played_, Of::kEvery, taken_so}, {right, Of::kEvery, by_us}};
    }
    case kStandsOver:
    case kMustFollow:
      return {{right, Of::kSome, takes(seat, card)}};
    case kCrashOurs:
      return {{played_, Of::kEvery, first([=](const Trick& t) { return t.taker == mover && t.by.at(seat) == card; })},
              {right, Of::kSome, takes(seat, card)}};
    case kCatch:
      return so(right, "", takes(seat, card));
    case kCatchOver:
      if (cause.on.empty()) return {};
      return so(right, "", ever([=, this](const Trick& t) {
                  return t.taker == seat && t.leader == mover && t.by.at(mover) == played_;
                }));
    case kCover:
      if (card.empty() || cause.sense == CauseSense::kNeedNotBeat) return {};
      return so(right, cause.on.empty() ? played_ : "", takes(seat, card));
    case kShorten:
    case kTrumpCoup:
      if (cause.often) return {};
      return {{right, Of::kNone, takes(seat, card)}};
    case kHoldUpLead:
      return so(played_, "", [=](const Trick& t, int& in) {
        if (in == 1 && t.leader == seat && t.led == suit) return Heard::kYes;
        if (his(t)) in = 1;
        return Heard::kGoesOn;
      });
    case kCashBeforeRuff: {
      const std::string& winner = card.empty() ? right : card;
      if (!cause.on.empty() || cause.also.empty()) return {};
      return so(right, played_, takes(mover, winner));
    }
    case kFrozen:
      if (cause.often || cause.sense == CauseSense::kMayBeLed) return so(right, "", takes(seat, card));
      return {{right, Of::kEvery, takes(seat, card)}, {right, Of::kNone, we_lead}};
    case kSuitOpened:  // "leave the suit alone"
      if (cause.often || cause.sense == CauseSense::kMayBeLed) {
        std::vector<Claim> claims = so(played_, right, takes(seat, card));
        if (cause.sense != CauseSense::kMayBeLed) claims.push_back({right, Of::kNone, we_lead});
        return claims;
      }
      return {
          {played_, Of::kEvery, takes(seat, card)}, {right, Of::kNone, takes(seat, card)}, {right, Of::kNone, we_lead}};
    case kWhichWay:
      if (cause.often || right[0] == suit || played_[0] != suit) return {};
      return {{right, Of::kNone, we_lead}};
    case kWasted:  // "keep it: later it takes a trick"
      return so(right, played_, takes(mover, played_));
    case kNowOrNever:
      if (cause.often) return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == mover; })}};
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == mover && t.card == right; })},
              {played_, Of::kNone, takes(mover, right)}};
    case kRise:
      if (!cause.other.empty() && cause.often) return {};
      if (!cause.other.empty()) return {{played_, Of::kNone, takes(mover, right)}};
      [[fallthrough]];
    case kThirdHigh:
      return {{played_, Of::kEvery, first(his)}};
    case kSwitch: {
      std::vector<Claim> claims = of_many(cause);
      claims.push_back({played_, Of::kEvery, first(his)});
      const auto next = [=, this](const Trick& trick, int&) {  // "for East to ruff", "to drive out your ♥A"
        if (trick.number < 1) return Heard::kGoesOn;
        int memory = 0;
        const bool out = !cause.thrown.empty() && same_side(trick.taker) &&
                         takes(trick.taker, cause.thrown)(trick, memory) == Heard::kYes;
        const bool told = out || (cause.thrown.empty() && !same_side(trick.taker) && trick.card[0] != trick.led);
        return trick.led == suit && told ? Heard::kYes : Heard::kNo;
      };
      if (!cause.left_to.empty() || !cause.thrown.empty())
        claims.push_back({played_, cause.often ? Of::kSome : Of::kEvery, next});
      return claims;
    }
    case kLeadHurts:
      return of_many(cause);
    case kCashOut: {  // "you take two tricks in them, later at most one"
      const Reader taken = tricks_in(suit, true, cause.many, 0);
      const Reader more = tricks_in(suit, true, cause.fewer + 1, 0);
      const Reader now = first([=, this](const Trick& t) { return t.card[0] == suit && same_side(t.taker); });
      if (cause.often) return {{right, Of::kEvery, now}, {right, Of::kSome, taken}};
      return {{right, Of::kEvery, now}, {right, Of::kEvery, taken}, {played_, Of::kNone, more}};
    }
    case kStopper:  // "without it they can cash hearts"
      return {{played_, Of::kSome, tricks_in(suit, false, 1, 1)}};
    case kTakeFirst: {  // "once in, they take five in a row"
      const auto in_a_row = [this, many = cause.many](const Trick& t, int& taken) {
        if (same_side(t.taker)) return Heard::kNo;
        return ++taken >= many ? Heard::kYes : Heard::kGoesOn;
      };
      return {{played_, cause.often ? Of::kSome : Of::kEvery, in_a_row},
              {right, Of::kEvery, first([this](const Trick& t) { return same_side(t.taker); })}};
    }
    case kEntryWhile:  // "while you have ♣A to get in with"
      return {{right, Of::kSome, takes(seat, card)}};
    case kCross:  // "cross to dummy with ♥A"
      return {{right, Of::kEvery, first(card.empty() ? std::function<bool(const Trick&)>(beats) : his)},
              {right, Of::kSome, ever([=](const Trick& t) { return t.leader == seat && t.led == suit; })}};
    case kInToLead:
    case kLetIn: {  // "in with ♥8, can lead a diamond"
      const std::string& after = cause.kind == kInToLead ? right : played_;
      const Reader leads = ever([=](const Trick& t) { return t.number > 0 && t.leader == seat && t.led == suit; });
      if (cause.on.empty()) return {{after, Of::kSome, leads}};
      return {{after, Of::kSome, leads}, {after, Of::kEvery, first(beats)}};
    }
    case kNoWay:  // "when you need to lead from there"
      return {{right, Of::kSome, ever([=](const Trick& t) { return t.number > 0 && t.leader == seat; })}};
    case kForce:
      if (cause.sense == CauseSense::kRefused) return {};
      if (cause.many > 0) return {{right, Of::kSome, ever(ruffs)}};
      return so(right, "", ever(ruffs));
    case kLoserOnLoser:
      return {{played_, Of::kEvery, first(beats)}};
    case kThrowInLater:
    case kStripSqueeze:
    case kThrownIn:
      if (suit == ' ' && cause.kind == kThrownIn) return {};
      return so(cause.kind == kThrownIn ? played_ : right, "", [=](const Trick& trick, int&) {
        return trick.number > 0 && trick.leader == seat ? Heard::kYes : Heard::kGoesOn;
      });
    case kDrop:
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.by.contains(seat) && t.by.at(seat) == card; })}};
    case kThrowIn:
      return {{right, Of::kEvery, first(beats)}};
    case kParted: {  // "shows at trick 9: East takes it"; or "can"
      const auto which = static_cast<int>(cause.ground.events.front().trick);
      return so(played_, "", [=](const Trick& trick, int&) {
        if (trick.number < which) return Heard::kGoesOn;
        return his(trick) ? Heard::kYes : Heard::kNo;
      });
    }
    case kRuffGiven:
      return so(played_, played_[0] == suit || right[0] == suit ? "" : right, ever(ruffs));
    case kWinForRuff:
      return {{right, Of::kEvery, first([=](const Trick& t) { return t.taker == mover; })},
              {right, Of::kSome, ever(ruffs)}};
    case kRuffLost:
    case kRuffMissed:  // "let dummy ruff", "can ruff"
      return {{right, Of::kSome, ever(ruffs)}};
    case kDanger:
      if (cause.left_to.empty()) return {};
      return {{right, Of::kEvery, first([=, this](const Trick& t) { return t.taker != seat && !same_side(t.taker); })}};
    default:
      return {};
  }
}

}  // namespace ouverte::support
