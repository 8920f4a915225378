#include "tutor/report/annotate.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/fair/fair.hpp"

namespace ouverte::tutor {
namespace {

// PBN's numbers for marks of cards, in the order of `Mark`.
constexpr std::array<std::string_view, 5> kNags = {"", "$7", "$12", "$8", "$10"};
constexpr std::array<std::string_view, 6> kCardMarks = {"$7", "$8", "$9", "$10", "$11", "$12"};

std::string comment_on(const games::Game& game, const Trace& trace, const Play& play) {
  const Judgement& judgement = *play.judgement;
  const std::string by =
      play.player == play.seat ? "" : base::str("by ", games::seat_name(play.player, game.seats()), ": ");
  if (judgement.cost == 0 && !judgement.own) return base::str(by, kOnlyWay);
  const auto [blind, cost, turned, miss, kept] = cost_in_words(game, trace, judgement);
  std::string comment = base::str(by, blind, "double-dummy ", cost, turned.empty() ? "" : ": ", turned, miss,
                                  "; better ", games::joined(better(judgement), " "), ": ", kept);
  if (judgement.fair != nullptr)
    comment += base::str("; on what the player knew, ", fair::in_words(game, trace.stakes, *judgement.fair));
  if (judgement.why != nullptr && !judgement.why->facts.empty())
    comment += base::str(". ", sentence(judgement.why->facts.front(), judgement.why->refutation, game.faces()));
  return comment;
}

// What one side's players write down less, and the others more, where one score came in the place of another
// (`own_score`: below 0 it is that of the other side).
struct ScoreLoss {
  int own = 0;
  int given = 0;

  [[nodiscard]] bool any() const { return own > 0 || given > 0; }
};

// Of the side that wants values high, or of the other.
ScoreLoss loss_between(int before, int after, bool high) {
  const auto points = [](int score) { return std::max(score, 0); };
  if (!high) before = -before, after = -after;
  return {.own = points(before) - points(after), .given = points(-after) - points(-before)};
}

// "21 points of the Hood's score", "8 points more to the Hood", "17 points of the soloist's score and 15 to each of the
// partners": what the side named lost.
std::string loss_in_words(const ScoreLoss& loss, const games::Stakes& stakes, bool high) {
  const std::string his = stakes.whose, theirs = "each of " + (stakes.whose == stakes.high ? stakes.low : stakes.high);
  const std::string of_loser = high ? base::str(" of ", his, "'s score") : " of the score of " + theirs;
  const std::string& winner = high ? theirs : his;
  if (loss.own == 0) return base::str(base::counted(loss.given, stakes.unit), " more to ", winner);
  return base::str(base::counted(loss.own, stakes.unit), of_loser,
                   loss.given == 0 ? "" : base::str(" and ", loss.given, " to ", winner));
}

// What a play did to the score of who made it; nothing where scores do not go the way of the values.
ScoreLoss loss_of_play(const games::Game& game, const Trace& trace, int before, int after) {
  const auto had = game.own_score(before, trace.start);
  const auto has = game.own_score(after, trace.start);
  if (!had || !has || *had == *has || (*has < *had) != (after < before)) return {};
  return loss_between(*had, *has, after < before);
}

// "3 tricks"; "21 points of the Hood's score, 63 in the settlement".
std::string cost_by_score(const games::Stakes& stakes, const ScoreLoss& loss, bool high, int cost) {
  if (!loss.any()) return base::counted(cost, stakes.unit) + of_what(stakes);
  return base::str(loss_in_words(loss, stakes, high), ", ", cost, of_what(stakes));
}

std::string cost_by_score(const games::Game& game, const Trace& trace, int before, int after, int cost) {
  return cost_by_score(trace.stakes, loss_of_play(game, trace, before, after), after < before, cost);
}

// Of the plays that an account counts.
ScoreLoss loss_of_account(const games::Game& game, const Trace& trace, const Account& account) {
  ScoreLoss sum;
  for (const Play& play : trace.plays) {
    if (play.player != account.player || !play.judgement || play.judgement->blind || play.judgement->cost == 0)
      continue;
    const ScoreLoss loss = loss_of_play(game, trace, play.judgement->before, play.judgement->after);
    sum = {.own = sum.own + loss.own, .given = sum.given + loss.given};
  }
  return sum;
}

// `cost`: what the account cost, in words; `amount` puts other amounts in words.
template <class Amount>
std::string account_in_words(const Account& account, const std::string& cost, const Amount& amount, int for_himself) {
  const std::string apart = account.blind == 0
                                ? ""
                                : base::str("; ", base::counted(account.blind, "blind lead"), " apart",
                                            account.blind_cost > 0 ? ", cost " + amount(account.blind_cost) : "");
  const std::string mattered = base::str(" that mattered", for_himself > 0 ? " to what he was sure of" : "");
  const std::string own =
      for_himself > 0 ? base::str("; cost ", amount(for_himself), " if everyone plays for himself") : "";
  if (account.decisions == 0) return base::str("no decision", mattered, own, apart);
  const std::string decisions = base::counted(account.decisions, "decision");
  const std::string right = account.decisions == 1
                                ? base::str(account.kept == 1 ? "right" : "wrong", " in the only decision")
                            : account.kept == account.decisions
                                ? base::str("right in ", account.kept == 2 ? "both decisions" : "all " + decisions)
                                : base::str("right in ", account.kept, " of ", decisions);
  return base::str(right, mattered, account.cost > 0 ? ", cost " + cost : "",
                   account.on_the_odds.any() ? base::str(": ", in_words(account.on_the_odds)) : "", own, apart);
}

}  // namespace

std::string values_in_words(const games::Stakes& stakes, std::string_view whose) {
  if (stakes.meaning.empty()) return "";
  return base::str("the ", stakes.measure, " of ", whose.empty() ? stakes.whose : whose, " (", stakes.meaning, ")");
}

std::string horizon_in_words(std::optional<int> horizon) {
  return horizon ? base::str(", to a horizon of ", base::counted(*horizon, "play")) : "";
}

int own_cost(const Trace& trace, std::string_view player) {
  int cost = 0;
  for (const Play& play : trace.plays)
    if (trace.charges(play) && play.player == player && play.judgement && play.judgement->own)
      cost += play.judgement->own->cost();
  return cost;
}

std::string of_what(const games::Stakes& stakes) { return stakes.own_score.empty() ? "" : " in the " + stakes.measure; }

std::string in_words(const Account& account, std::string_view unit) {
  const auto amount = [&](int number) { return base::counted(number, unit); };
  return account_in_words(account, amount(account.cost), amount, 0);
}

std::string in_words(const games::Game& game, const Trace& trace, const Account& account) {
  const auto amount = [&](int number) { return base::counted(number, trace.stakes.unit) + of_what(trace.stakes); };
  const ScoreLoss loss = loss_of_account(game, trace, account);
  return account_in_words(account, cost_by_score(trace.stakes, loss, account.maximises, account.cost), amount,
                          own_cost(trace, account.player));
}

const std::vector<std::string>& better(const Judgement& judgement) {
  return judgement.own ? judgement.own->best : judgement.best;
}

CostWords cost_in_words(const games::Game& game, const Trace& trace, const Judgement& judgement) {
  if (judgement.own) {
    const OwnCost& own = *judgement.own;
    return {.blind = "",
            .cost = base::str("cost ", cost_by_score(game, trace, own.before, own.after, own.cost()),
                              " if everyone plays for himself"),
            .turned = "",
            .miss = "",
            .kept = game.describe({own.before, own.before}, trace.start) + horizon_in_words(own.horizon)};
  }
  CostWords words{
      .blind = judgement.blind ? "blind lead, " : "",
      .cost = base::str("cost ", cost_by_score(game, trace, judgement.before, judgement.after, judgement.cost)),
      .turned = "",
      .miss = judgement.miss ? "; missed chance: gives back what the opponents had just conceded" : "",
      .kept = game.describe({judgement.before, judgement.before}, trace.start) + horizon_in_words(judgement.horizon)};
  if (judgement.turning)
    words.turned = (judgement.after >= trace.goal ? trace.stakes.reached : trace.stakes.missed) +
                   horizon_in_words(judgement.horizon);
  return words;
}

records::Record annotated(const games::Game& game, records::Record record, const Analysis& analysis) {
  for (std::size_t place = 0; place < record.plays.size(); ++place) {
    const Trace& trace = trace_of(analysis, place);
    const auto& judgement = trace.plays[place].judgement;
    records::Play& play = record.plays[place];
    std::erase_if(play.marks,
                  [](const std::string& mark) { return std::ranges::find(kCardMarks, mark) != kCardMarks.end(); });
    if (!judgement || judgement->mark == Mark::kNone) continue;
    play.marks.emplace_back(kNags[static_cast<std::size_t>(judgement->mark)]);
    play.comments.push_back(comment_on(game, trace, trace.plays[place]));
  }
  return record;
}

}  // namespace ouverte::tutor
