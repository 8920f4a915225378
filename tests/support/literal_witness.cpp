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

}  // namespace ouverte::support
