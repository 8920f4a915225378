// What the trick in progress shows by itself, in any game, for want of a cause that looks further: that another card
// fares as well in it, what it takes to win it, who would trump what is led.
#include <algorithm>
#include <utility>

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
    for (auto find :
         {&TrickCauses::drawn_out, &TrickCauses::spared, &TrickCauses::would_trump, &TrickCauses::sole_suit})
      if (auto cause = (this->*find)()) causes.push_back(*std::move(cause));
  }

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

  // Somebody else takes the trick, with a lower card as well, or, where it is for the other side to take tricks, with a
  // higher one.
  [[nodiscard]] std::optional<Cause> spared() const {
    const std::string& taker = now_.front().taker;
    if (leads() || taker == play_.seat || otherwise_.front().taker != taker) return std::nullopt;
    if (!count_alike(play_.game, play_.before.setup(), play_.move, right_)) return std::nullopt;
    const bool fewer = ours_in(otherwise_) < ours_in(now_);
    if (fewer ? !is_higher(right_, play_.move) : !is_higher(play_.move, right_)) return std::nullopt;
    Cause found = cause(CauseKind::kSpared, taker, "");
    found.alone = fewer;
    return found;
  }
  // One of theirs takes it with a low card now, and needs a high one otherwise.
  [[nodiscard]] std::optional<Cause> drawn_out() const {
    const LineTrick &cheap = now_.front(), &dear = otherwise_.front();
    if (cheap.taker != dear.taker || ours(cheap.taker) || leads()) return std::nullopt;
    if (!is_higher(dear.card, right_) || !is_higher(right_, cheap.card) || !is_higher(right_, play_.move))
      return std::nullopt;
    Cause found = cause(CauseKind::kDrawnOut, dear.taker, dear.card);
    found.on = cheap.card;
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

  const CostlyPlay& play_;
  std::string right_;
  PlayLine line_now_, line_otherwise_;
  std::vector<LineTrick> now_, otherwise_;
};

}  // namespace

std::vector<Cause> causes_of_this_trick(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes;
  for (const std::string& right : one_of_each_class(play.before, play.right)) {
    const auto pairs = LineSampler(play.before, solver).lines(play.move, right, 1);
    if (!pairs) break;
    TrickCauses(play, right, *pairs).add_to(causes);
    if (!causes.empty()) break;
  }
  return causes;
}

}  // namespace ouverte::tutor
