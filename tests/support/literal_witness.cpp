#include "tests/support/literal_witness.hpp"

#include <algorithm>

#include "solver/base/status.hpp"

namespace ouverte::support {

using games::Position;
using tutor::Cause;
using tutor::CauseSense;
using tutor::Fact;
using tutor::FactKind;

struct LiteralWitness::Line {
  std::shared_ptr<const Position> at;
  Trick trick;  // as far as it is played
  int memory = 0;
};

LiteralWitness::LiteralWitness(const games::Game& game, const Position& before, std::string played,
                               std::unique_ptr<games::Solver> solver, std::size_t most_positions)
    : game_(game),
      before_(before),
      played_(std::move(played)),
      solver_(std::move(solver)),
      most_positions_(most_positions) {}

LiteralWitness::Standing LiteralWitness::of(const Fact& fact) {
  std::vector<Claim> claims = claims_of(fact);
  for (const Fact& why : fact.reason)
    for (Claim& claim : claims_of(why)) claims.push_back(std::move(claim));
  Standing verdict = claims.empty() ? Standing::kSilent : Standing::kProved;
  for (const Claim& claim : claims) {
    const Standing one = check(claim);
    if (one == Standing::kFalse) return one;
    if (one == Standing::kSampled) verdict = one;
  }
  return verdict;
}

namespace {

std::shared_ptr<const Position> played_on(const Position& at, const std::string& move) {
  std::shared_ptr<Position> next = at.clone();
  return next->play(move).ok() ? next : nullptr;
}

std::string winner(const games::Setup& was, const games::Setup& is) {
  for (std::size_t i = 0; was.won && is.won && i < is.won->size(); ++i)
    if ((*is.won)[i].second > (*was.won)[i].second) return (*is.won)[i].first;
  return is.leader;
}

// The ranks of a suit in the hand of a seat; "": in all hands and on the table.
std::string ranks_of(const games::Setup& setup, char suit, const std::string& of = "") {
  std::string ranks;
  for (const auto& [seat, hand] : setup.hands) {
    std::size_t part = 0;
    for (const char letter : hand)
      if (letter == '.')
        ++part;
      else if (part == std::string("SHDC").find(suit) && (of.empty() || of == seat))
        ranks += letter;
  }
  for (const std::string& card : setup.table)
    if (of.empty() && card[0] == suit) ranks += card[1];
  return ranks;
}

}  // namespace

LiteralWitness::Standing LiteralWitness::check(const Claim& claim) {
  Line start{.at = nullptr, .trick = {}, .memory = 0};
  const games::Setup setup = before_.setup();
  std::string seats(game_.seats_at(setup));
  std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(seats.find(setup.leader)), seats.end());
  start.trick.leader = setup.leader;
  for (std::size_t i = 0; i < setup.table.size(); ++i) start.trick.by[seats.substr(i, 1)] = setup.table[i];
  if (!setup.table.empty()) start.trick.led = setup.table.front()[0];
  start.at = before_.clone();
  read_.clear();
  // The card itself, and then whatever is best.
  best_[before_.key()] = {claim.after};
  // A line that shows it, or one that speaks against it.
  const bool shows = claim.lines == Of::kSome;
  const bool wanted = claim.lines != Of::kEvery;
  const Standing found = shows ? Standing::kProved : Standing::kFalse;
  if (reads(start, wanted, claim.reader, false)) return found;
  if (read_.size() < most_positions_) return shows ? Standing::kFalse : Standing::kProved;
  for (int line = 0; line < 60; ++line)
    if (reads(start, wanted, claim.reader, true)) return found;
  return Standing::kSampled;
}

// Whether a line is found that is read as wanted.
bool LiteralWitness::reads(const Line& line, bool wanted, const Reader& reader, bool sampling) {
  if (line.at->over()) return !wanted;
  if (!sampling) {
    if (read_.size() >= most_positions_) return false;
    if (!read_.insert(base::str(line.at->key(), '/', line.trick.number, '/', line.memory)).second) return false;
  }
  std::vector<std::string> moves = best(*line.at);
  if (sampling) moves = {moves[random_.below(moves.size())]};
  for (const std::string& move : moves) {
    Line next = line;
    next.at = played_on(*line.at, move);
    const std::string seat = line.at->to_move();
    if (next.trick.by.empty()) {
      next.trick.leader = seat;
      next.trick.led = move[0];
    }
    next.trick.by[seat] = move;
    if (next.at->over() || next.at->table_empty()) {
      next.trick.taker = winner(line.at->setup(), next.at->setup());
      next.trick.card = next.trick.by[next.trick.taker];
      const Heard read = reader(next.trick, next.memory);
      if (read != Heard::kGoesOn) {
        if ((read == Heard::kYes) == wanted) return true;
        continue;
      }
      next.trick = {.number = line.trick.number + 1, .leader = "", .taker = "", .card = "", .by = {}, .led = ' '};
    }
    if (reads(next, wanted, reader, sampling)) return true;
  }
  return false;
}

const std::vector<std::string>& LiteralWitness::best(const Position& at) {
  std::vector<std::string>& moves = best_[at.key()];
  if (!moves.empty()) return moves;
  const std::vector<std::string> best = at.moves().size() == 1 ? at.moves() : solver_->solve(at, {}).best;
  // Of touching cards one: they are the same to whoever plays.
  for (const std::vector<std::string>& together : at.classes())
    for (const std::string& move : together)
      if (std::ranges::find(best, move) != best.end()) {
        moves.push_back(move);
        break;
      }
  return moves;
}

bool LiteralWitness::same_side(const std::string& seat) const {
  for (std::shared_ptr<const Position> at = before_.clone(); !at->over(); at = played_on(*at, at->moves().front()))
    if (at->to_move() == seat) return at->maximises() == before_.maximises();
  return false;
}

// With the card, or with one of the hand between which and it no other hand has one.
LiteralWitness::Reader LiteralWitness::takes(const std::string& seat, const std::string& card) const {
  constexpr std::string_view kRanks = "AKQNJT987654321";
  const games::Setup setup = before_.setup();
  const std::string own = ranks_of(setup, card[0], seat);
  const std::string all = ranks_of(setup, card[0]);
  std::set<std::string> as_good = {card};
  for (const int step : {-1, 1})
    for (int place = static_cast<int>(kRanks.find(card[1])) + step; place >= 0 && place < std::ssize(kRanks);
         place += step) {
      const char rank = kRanks[static_cast<std::size_t>(place)];
      if (own.find(rank) != std::string::npos) {
        as_good.insert({card[0], rank});
      } else if (all.find(rank) != std::string::npos) {
        break;
      }
    }
  return [seat, as_good](const Trick& trick, int&) {
    return trick.taker == seat && as_good.contains(trick.card) ? Heard::kYes : Heard::kGoesOn;
  };
}

// Whether a side takes `many` tricks in the suit, counted from the trick numbered `from`, 0 being the one in progress.
LiteralWitness::Reader LiteralWitness::tricks_in(char suit, bool ours, int many, int from) const {
  return [=, this](const Trick& trick, int& taken) {
    if (trick.number >= from && trick.card[0] == suit && same_side(trick.taker) == ours) ++taken;
    return taken >= many ? Heard::kYes : Heard::kGoesOn;
  };
}

// "They then take two tricks in hearts", "can take".
std::vector<LiteralWitness::Claim> LiteralWitness::of_many(const Cause& cause) const {
  if (cause.many == 0) return {};
  if (cause.sense == CauseSense::kAtOnce)
    return {{played_, Of::kSome, [=, this, suit = cause.suit[0], many = cause.many](const Trick& trick, int& taken) {
               if (trick.number == 0) return Heard::kGoesOn;
               if (same_side(trick.taker) || trick.card[0] != suit || trick.led != suit) return Heard::kNo;
               return ++taken >= many ? Heard::kYes : Heard::kGoesOn;
             }}};
  return {{played_, cause.sense == CauseSense::kCanBe ? Of::kSome : Of::kEvery,
           tricks_in(cause.suit[0], false, cause.many, 1)},
          {cause.right, Of::kNone, tricks_in(cause.suit[0], false, cause.many, 0)}};
}

std::vector<LiteralWitness::Claim> LiteralWitness::claims_of(const Fact& fact) const {
  if (!game_.plays_in_rows()) return {};
  if (fact.cause) return claims_of(*fact.cause);
  const bool now = fact.kind == FactKind::kTrickGiven || fact.kind == FactKind::kTrickSuffered;
  const std::string right = fact.right.empty() ? "" : fact.right.front();
  const std::string& here = now ? played_ : right;
  switch (fact.kind) {
    case FactKind::kTrickGiven:
    case FactKind::kTrickSuffered:
    case FactKind::kTrickLost:
    case FactKind::kTrickForced: {
      const auto tricks = [fact](int many) -> Reader {
        return [fact, many](const Trick& trick, int& taken) {
          const bool side = fact.words.find(trick.taker) != std::string::npos;
          if (side && trick.card.size() == 2 && trick.card[0] == fact.suit[0]) ++taken;
          return taken >= many ? Heard::kYes : Heard::kGoesOn;
        };
      };
      if (fact.suit == "*") return {};
      return {{here, Of::kEvery, tricks(fact.tricks)}, {now ? right : played_, Of::kNone, tricks(fact.tricks)}};
    }
    case FactKind::kRuffMissed:
      return {{right, Of::kEvery, [fact](const Trick& trick, int&) {
                 const bool ruffs = trick.taker == fact.seat && trick.led == fact.suit[0] && trick.card[0] != trick.led;
                 return ruffs ? Heard::kYes : Heard::kGoesOn;
               }}};
    case FactKind::kMadeToLead:
      return {{right, Of::kEvery, [fact](const Trick& trick, int&) {
                 if (trick.number == 0) return Heard::kGoesOn;
                 if (trick.leader == fact.seat) return Heard::kYes;
                 return fact.later ? Heard::kGoesOn : Heard::kNo;
               }}};
    default:
      return {};
  }
}

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
      return so(now ? played_ : right, cause.ground.lowerings.empty() ? not_after : "", takes(seat, card));
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
    case kSpared: {  // "he takes this trick in any case"
      const auto takes_it = first([=](const Trick& t) { return t.taker == seat; });
      return {{played_, Of::kEvery, takes_it}, {right, Of::kEvery, takes_it}};
    }
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
    case kRuffCut:  // "before dummy can ruff"
      if (cause.sense != CauseSense::kAsManyRuffs) return {};
      return {{played_, Of::kSome, ever(ruffs)}};
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
