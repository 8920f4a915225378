// What the trick in progress shows by itself, in any game, for want of a cause that looks further: that another card
// fares as well in it, what it takes to win it, who would trump what is led, which card is the middle one; and that
// nothing but one part of the score is at stake.
#include <algorithm>
#include <map>
#include <utility>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/fact_parts.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

// Of one right card, in a pair of lines.
class TrickCauses {
 public:
  TrickCauses(const CostlyPlay& play, std::string right, const LineSampler::Pairs& pairs)
      : play_(play),
        right_(std::move(right)),
        line_now_(pairs.first.front()),
        line_otherwise_(pairs.second.front()),
        now_(tricks_of(play.before, line_now_)),
        otherwise_(tricks_of(play.before, line_otherwise_)) {}

  void add_to(std::vector<Cause>& causes) const {
    if (now_.empty() || otherwise_.empty()) return;
    for (auto find : {&TrickCauses::drawn_out, &TrickCauses::spared, &TrickCauses::would_trump, &TrickCauses::sole_suit,
                      &TrickCauses::middle})
      if (auto cause = (this->*find)()) causes.push_back(*std::move(cause));
  }
  [[nodiscard]] bool is_taken_by_mover() const { return !otherwise_.empty() && otherwise_.front().taker == play_.seat; }

 private:
  [[nodiscard]] bool ours(const std::string& seat) const {
    const auto side = play_.sides.find(seat);
    return side != play_.sides.end() && side->second == play_.before.maximises();
  }
  [[nodiscard]] bool leads() const { return play_.before.table_empty(); }
  [[nodiscard]] bool is_right(const std::string& card) const {
    return std::ranges::find(play_.right, card) != play_.right.end();
  }
  [[nodiscard]] bool is_void(const std::string& seat, char suit) const {
    return cards_of(play_.before.setup(), seat, suit).empty();
  }
  [[nodiscard]] Cause cause(CauseKind kind, const std::string& seat, const std::string& card) const {
    Cause found{.kind = kind, .card_played = play_.move, .right = right_, .seat = seat, .card = card};
    found.person = seat == play_.seat ? "you" : seat_in_words(seat);
    found.ground.events = {event(true, now_.front()), event(false, otherwise_.front())};
    found.now = line_now_;
    found.otherwise = line_otherwise_;
    return found;
  }
  [[nodiscard]] static LineEvent event(bool now, const LineTrick& trick) {
    return {.now = now, .trick = 0, .seat = trick.taker, .card = trick.card, .takes = true};
  }
  [[nodiscard]] std::ptrdiff_t ours_in(const std::vector<LineTrick>& line) const {
    return std::ranges::count_if(line, [this](const LineTrick& trick) { return ours(trick.taker); });
  }

  // Whether in some trick of the lines a card takes it for its place among others.
  [[nodiscard]] bool takes_by_place() const {
    const auto by_place = [](const LineTrick& trick) { return !trick.place_of_taker().empty(); };
    return std::ranges::any_of(now_, by_place) || std::ranges::any_of(otherwise_, by_place);
  }
  // The trick is taken by the same hand, with a lower card as well; or, of somebody else's, where it is for the other
  // side to take tricks, with a higher one.
  [[nodiscard]] std::optional<Cause> spared() const {
    const std::string& taker = now_.front().taker;
    if (leads() || otherwise_.front().taker != taker) return std::nullopt;
    if (!count_alike(play_.game, play_.before.setup(), play_.move, right_)) return std::nullopt;
    const bool fewer = ours_in(otherwise_) < ours_in(now_);
    if (taker == play_.seat && (fewer || takes_by_place())) return std::nullopt;
    if (fewer ? !is_higher(right_, play_.move) : !is_higher(play_.move, right_)) return std::nullopt;
    // A high card is a burden where the highest takes the trick, and no right card keeps it.
    const auto keeps_it = [this](const std::string& card) { return !is_higher(card, play_.move); };
    if (fewer && (takes_by_place() || std::ranges::any_of(play_.right, keeps_it))) return std::nullopt;
    Cause found = cause(CauseKind::kSpared, taker, "");
    found.alone = fewer;
    return found;
  }
  // One of theirs takes it with a low card now; otherwise he, or his partner, needs a high one.
  [[nodiscard]] std::optional<Cause> drawn_out() const {
    const LineTrick &cheap = now_.front(), &dear = otherwise_.front();
    if (ours(dear.taker) || ours(cheap.taker) || leads()) return std::nullopt;
    if (!is_higher(dear.card, right_) || !is_higher(right_, cheap.card) || !is_higher(right_, play_.move))
      return std::nullopt;
    Cause found = cause(CauseKind::kDrawnOut, dear.taker, dear.card);
    found.on = cheap.card;
    if (cheap.taker != dear.taker) found.other = seat_in_words(cheap.taker);
    return found;
  }
  // One of theirs trumps the suit led, and no suit that he has none of is right: of each that he has a card is.
  [[nodiscard]] std::optional<Cause> would_trump() const {
    const LineTrick& ruffed = now_.front();
    if (!leads() || ours(ruffed.taker) || !is_of_a_suit(play_.move) || !is_of_a_suit(right_)) return std::nullopt;
    if (ruffed.card.front() == ruffed.led() || ruffed.card == "*" || !is_void(ruffed.taker, ruffed.led()))
      return std::nullopt;
    const auto fits = [&](const std::string& card) {
      return !is_of_a_suit(card) || !is_void(ruffed.taker, card.front()) || !is_right(card);
    };
    if (is_void(ruffed.taker, right_.front()) || !std::ranges::all_of(play_.before.moves(), fits)) return std::nullopt;
    Cause found = cause(CauseKind::kWouldTrump, ruffed.taker, ruffed.card);
    found.suit = play_.move.substr(0, 1);
    return found;
  }
  // The right suit is the mover's alone, and no other one is right.
  [[nodiscard]] std::optional<Cause> sole_suit() const {
    if (!leads() || otherwise_.front().taker != play_.seat || !is_of_a_suit(right_)) return std::nullopt;
    const games::Setup setup = play_.before.setup();
    for (const auto& held : setup.hands)
      if (held.first != play_.seat && !is_void(held.first, right_.front())) return std::nullopt;
    const auto fits = [&](const std::string& card) { return (card.front() == right_.front()) == is_right(card); };
    if (!std::ranges::all_of(play_.before.moves(), fits)) return std::nullopt;
    Cause found = cause(CauseKind::kSoleSuit, play_.seat, right_);
    found.suit = right_.substr(0, 1);
    return found;
  }

  // One of theirs takes it by the place of his card among those of its suit, and otherwise one of ours does; or ours
  // so.
  [[nodiscard]] std::optional<Cause> middle() const {
    const LineTrick &lost = now_.front(), &won = otherwise_.front();
    if (ours(lost.taker) || !ours(won.taker)) return std::nullopt;
    const bool theirs = !lost.place_of_taker().empty();
    const LineTrick& taken = theirs ? lost : won;
    Cause found = cause(CauseKind::kMiddle, taken.taker, taken.card);
    found.on = taken.place_of_taker();
    found.alone = !theirs;
    return found.on.empty() ? std::nullopt : std::optional(std::move(found));
  }

  const CostlyPlay& play_;
  std::string right_;
  PlayLine line_now_, line_otherwise_;
  std::vector<LineTrick> now_, otherwise_;
};

// What the players score at the end of a line for each thing; nothing where it is not told.
std::map<std::string, std::vector<int>> scored_in(const CostlyPlay& play, const PlayLine& line) {
  std::map<std::string, std::vector<int>> scored;
  auto at = play.before.clone();
  for (const LinePlay& each : line) at = games::after(*at, each.card);
  if (const auto sheet = at->score_sheet())
    for (const games::ScoreSheet::Part& part : sheet->parts) scored[part.what] = part.each;
  return scored;
}

// The one thing for which something else is scored in each line after the card than in each after the right one.
std::optional<Cause> at_stake(const CostlyPlay& play, games::Solver& solver) {
  constexpr int kPairs = 6;
  const std::string& right = play.right.front();
  const auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairs);
  if (!pairs) return std::nullopt;
  const auto now = scored_in(play, pairs->first.front());
  const auto otherwise = scored_in(play, pairs->second.front());
  if (now.size() < 2 || now.size() != otherwise.size()) return std::nullopt;
  const auto same = [&](const auto& all) { return [&](const PlayLine& line) { return scored_in(play, line) == all; }; };
  if (!std::ranges::all_of(pairs->first, same(now)) || !std::ranges::all_of(pairs->second, same(otherwise)))
    return std::nullopt;
  Cause found{.kind = CauseKind::kAtStake, .card_played = play.move, .right = right};
  for (const auto& [what, each] : now) {
    const auto other = otherwise.find(what);
    if (other == otherwise.end()) return std::nullopt;
    const auto differs = std::ranges::mismatch(each, other->second);
    if (differs.in1 == each.end()) continue;
    if (!found.on.empty()) return std::nullopt;
    found.on = what;
    found.fewer = *differs.in1;
    found.many = *differs.in2;
  }
  if (found.on.empty()) return std::nullopt;
  found.now = pairs->first.front();
  found.otherwise = pairs->second.front();
  const std::vector<LineTrick> tricks = tricks_of(play.before, found.now);
  if (tricks.empty()) return std::nullopt;
  const LineTrick& first = tricks.front();
  found.ground.events = {{.now = true, .trick = 0, .seat = first.taker, .card = first.card, .takes = true}};
  return found;
}

}  // namespace

std::vector<Cause> causes_of_this_trick(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes;
  // Of right cards that leave the trick to a partner, and others that take it, one that does is named.
  for (const std::string& right : one_of_each_class(play.before, play.right)) {
    const auto pairs = LineSampler(play.before, solver).lines(play.move, right, 1);
    if (!pairs) break;
    const TrickCauses trick(play, right, *pairs);
    const bool better = trick.is_taken_by_mover();
    if (std::vector<Cause> found; causes.empty() || better) {
      trick.add_to(found);
      if (!found.empty()) causes = std::move(found);
    }
    if (!causes.empty() && (better || play.before.table_empty())) break;
  }
  if (auto cause = at_stake(play, solver)) causes.push_back(*std::move(cause));
  return causes;
}

}  // namespace ouverte::tutor
