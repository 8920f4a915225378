#include "solver/games/solo_whist/analysis.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ouverte::games::solo_whist {
namespace {

using search::Interval;

// The suits that may be trumps under a contract: each is a line of its own. A solo in another suit than the one turned
// is a Kimberley.
std::vector<Trump> trumps_of(const Kind& kind, Trump turned) {
  if (kind.trump == TrumpRule::kNone) return {Trump{}};
  if (kind.trump == TrumpRule::kPreferredSuit && turned && kind.name != Name::kSolo) return {turned};
  std::vector<Trump> trumps(cards::kAllSuits.begin(), cards::kAllSuits.end());
  if (kind.name == Name::kSolo)
    std::stable_partition(trumps.begin(), trumps.end(), [turned](Trump trump) { return trump == turned; });
  return trumps;
}

// The lines of one contract and trump: one a player, or a pair.
void add_lines(Line line, std::vector<Line>& lines) {
  const Sides sides = line.written.kind->sides;
  for (int place = 0; place < kPlayers; ++place) {
    const Seat seat = static_cast<Seat>(place);
    line.player = seat;
    if (sides == Sides::kSoloist) line.written.declaring = {seat};
    if (sides != Sides::kPartners) lines.push_back(line);
    for (int other = place + 1; sides == Sides::kPartners && other < kPlayers; ++other) {
      line.written.declaring = {seat, static_cast<Seat>(other)};
      lines.push_back(line);
    }
  }
}

std::vector<Line> lines_of(Trump turned, const Schedule& schedule) {
  std::vector<Line> lines;
  for (const Kind& kind : kKinds)
    for (const Trump trump : trumps_of(kind, turned)) {
      Line line;
      line.written.kind = &kind;
      line.written.trump = trump;
      line.written.schedule = schedule;
      if (kind.name == Name::kSolo) line.written.turned = turned;
      add_lines(std::move(line), lines);
    }
  return lines;
}

// The contract whose play is the same card for card and target for target, and has been solved before.
std::optional<Name> twin(Name name) {
  if (name == Name::kRoyalAbundance) return Name::kAbundance;
  if (name == Name::kMisereOuverte) return Name::kMisere;  // decision 3
  return std::nullopt;
}

}  // namespace

Analysis::Analysis(const std::vector<CardSet>& hands, Seat eldest, Trump turned, const Schedule& schedule,
                   const search::Options& options)
    : eldest_(eldest), schedule_(schedule), search_(options), lines_(lines_of(turned, schedule)) {
  std::ranges::copy(hands, hands_.begin());
}

void Analysis::solve(const Progress& progress) {
  int done = 0;
  for (Line& line : lines_) {
    if (line.team())
      solve_team(line);
    else
      line.payment = ask(line, Objective::kPayment);
    if (progress) progress(++done, static_cast<int>(lines_.size()));
  }
}

Interval Analysis::ask(const Line& line, Objective objective) {
  const Seat leader = line.written.kind->name == Name::kSlam ? line.written.declaring[0] : eldest_;
  State state;
  static_cast<tricks::State<kPlayers>&>(state) = tricks::new_state(hands_, leader);
  const auto answer = search_.solve(Game(line.written.contract(), objective, line.player), state,
                                    {.best = false, .every_move = false, .line = false});
  stopped_ = stopped_ || answer.stopped;
  return answer.value;
}

void Analysis::solve_team(Line& line) {
  line.tricks = tricks_of(line);
  const Game paid(line.written.contract(), Objective::kPayment);
  const int low = paid.team_value(line.tricks.lower);
  const int high = paid.team_value(line.tricks.upper);
  line.payment = {std::min(low, high), std::max(low, high)};
}

Interval Analysis::tricks_of(const Line& line) {
  if (const auto name = twin(line.written.kind->name)) {
    const auto same = std::ranges::find_if(lines_, [&](const Line& other) {
      return other.written.kind->name == *name && other.written.declaring == line.written.declaring &&
             other.written.trump == line.written.trump;
    });
    return same->tricks;
  }
  const bool paid = schedule_.rate(Name::kMisere).under > 0 || schedule_.rate(Name::kMisereOuverte).under > 0;
  if (paid || !misere(line.written.kind->name)) return ask(line, Objective::kTricks);
  // How many tricks a lost misère takes is by far the hardest question here, and pays nothing.
  const Interval made = ask(line, Objective::kMake);
  return {made.upper == 0 ? 1 : 0, made.lower == 1 ? 0 : kAllTricks};
}

}  // namespace ouverte::games::solo_whist
