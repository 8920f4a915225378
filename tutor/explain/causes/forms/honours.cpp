// Honours covered, and honours that fall.
#include <algorithm>
#include <array>

#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// Of one of two honours it matters that the other is there, and the card that would take a trick is left out where it
// does not.
bool do_not_cover(Premises& lines, Cause& cause) {
  if (cause.on.empty()) return lines.takes_after(cause.right, cause.card_played, cause);
  // With a low card of either hand of ours in its place.
  const auto matters = [&](const auto& hand) {
    const auto its = [&](const std::string& seat) { return seat == hand.first && lines.ours(seat); };
    const std::string lower = lines.lowest(cause.on.front(), its, cause);
    return lower.empty() || lines.costs_less_with(cause, cause.on, lower);
  };
  if (!std::ranges::all_of(lines.setup().hands, matters)) return false;
  if (!lines.can_take(cause.card_played, cause)) {
    cause.card.clear();
  } else if (!lines.takes_after(cause.card_played, cause.right, cause)) {
    cause.often = true;
  }
  return true;
}

std::string do_not_cover_said(const Cause& cause, const CauseWords& w) {
  if (!cause.also.empty())
    return str("Do not cover: ", owner(cause.other), ' ', card_in_words(cause.also, w.named),
               " is bare, and the two would fall on one trick; later ", w.whose, ' ', w.card, w.takes, '.');
  if (!cause.on.empty())
    return str(
        "Do not cover while ", has(cause.other), ' ', card_in_words(cause.on, w.named), " too",
        w.card.empty() ? "" : str(": ", w.whose, ' ', w.card, cause.often ? " could" : " would", " take a trick"), '.');
  return str("Do not cover: later ", w.whose, ' ', w.card, w.takes, '.');
}

// Whichever card of the next hand beats the covering one, partner's card can take a trick.
bool is_promoted_by_covering(Premises& lines, const Cause& cause) {
  const std::string next = lines.next_to(lines.mover());
  const auto higher = [&](const std::string& card) { return rank_place(card) < rank_place(cause.right); };
  const std::vector<std::string> theirs = lines.in_hand(next, cause.right.front());
  return !lines.ours(next) && !lines.has_played(next) && std::ranges::any_of(theirs, higher) &&
         std::ranges::all_of(theirs, [&](const std::string& card) {
           return !higher(card) || lines.lines().some({cause.right, card}, lines.takes(cause.seat, cause.card));
         });
}

bool cover(Premises& lines, Cause& cause) {
  if (cause.sense == CauseSense::kNeedNotBeat) return is_promoted_by_covering(lines, cause);
  if (!cause.card.empty() && cause.on.empty()) return lines.takes_after(cause.right, cause.card_played, cause);
  if (!cause.card.empty() && lines.can_take(cause.right, cause)) {
    cause.often = !lines.always_takes(cause.right, cause.seat, cause.card);
    return true;
  }
  const bool alone = cause.card.empty();
  cause.card.clear();
  if (alone && lines.can_take(cause.card_played, lines.mover(), cause.right)) return false;
  cause.often = !lines.never_takes(cause.card_played, lines.mover(), cause.right);
  return true;
}

std::string cover_said(const Cause& cause, const CauseWords& w) {
  if (cause.sense == CauseSense::kNeedNotBeat)
    return str("Cover ", card_in_words(cause.on, w.named), " with ", w.right, ": if it is beaten, ", w.whose, ' ',
               w.card, " can take a trick.");
  if (w.card.empty() && cause.often)
    return str("Cover ", card_in_words(cause.on, w.named), " with ", w.right, ": it wins or draws ",
               card_in_words(cause.other, w.named), '.');
  if (w.card.empty())
    return str("Cover ", card_in_words(cause.on, w.named), " with ", w.right, ": it wins or draws ",
               card_in_words(cause.other, w.named), "; later it takes no trick.");
  if (!cause.on.empty())
    return str("Cover ", card_in_words(cause.on, w.named), " with ", w.right, ": it draws ",
               card_in_words(cause.other, w.named), cause.often ? ", and can promote " : ", and promotes ", w.whose,
               ' ', w.card, '.');
  return str("Cover with ", w.right, ": ", w.whose, ' ', w.card, cause.often ? " can then make" : " then makes",
             " a trick.");
}

// Our highest card of the suit below one of theirs; "": there is none.
std::string next_of_ours(const Premises& lines, const std::string& card) {
  std::string next;
  for (const auto& [seat, hand] : lines.setup().hands)
    for (const std::string& each : lines.in_hand(seat, card.front()))
      if (lines.ours(seat) && rank_place(each) > rank_place(card) &&
          (next.empty() || rank_place(each) < rank_place(next)))
        next = each;
  return next;
}

// The trick in progress has the card of the seat, and its fall is the gain: else it can take a trick, or keeps ours
// from taking one.
bool drop(Premises& lines, Cause& cause) {
  if (!lines.this_trick(cause.right, [&](const LineTrick& trick) { return trick.played_by(cause.seat) == cause.card; }))
    return false;
  const bool takes_it_now = lines.this_trick(cause.card_played, lines.taken_with(cause.seat, cause.card));
  if (!lines.matters_that_it_falls(cause) &&
      (!takes_it_now || !lines.matters_how_long(cause, cause.seat, cause.card.front())))
    return false;
  if (lines.can_take(cause.card_played, cause)) return true;
  Cause freed = cause;
  freed.card = next_of_ours(lines, cause.card);
  freed.seat = lines.owner_of(freed.card);
  return !freed.card.empty() && lines.takes_after(cause.right, cause.card_played, freed);
}

std::string drop_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Play ", w.right, ": ", w.whose, ' ', w.card, " is bare and falls.");
}

// One of them can take a trick otherwise.
bool crash(Premises& lines, Cause& cause) {
  if (!lines.can_take(cause.card_played, cause) &&
      !lines.can_take(cause.card_played, lines.owner_of(cause.other), cause.other))
    return false;
  return lines.this_trick(cause.right, [&](const LineTrick& trick) {
    return std::ranges::find(trick.plays, cause.card, &LinePlay::card) != trick.plays.end() &&
           std::ranges::find(trick.plays, cause.other, &LinePlay::card) != trick.plays.end();
  });
}

std::string crash_said(const Cause& cause, const CauseWords& w) {
  return str("Play ", w.right, ": ", w.whose, ' ', w.card, " and ", card_in_words(cause.other, w.named),
             " opposite fall together.");
}

// It falls in every line, and can take a trick otherwise; a lower card, under which it takes this one, costs less.
bool crash_of_ours(Premises& lines, Cause& cause) {
  if (lines.costs_as_much_below(cause.card_played)) return false;
  return lines.this_trick(cause.card_played, [&](const LineTrick& trick) {
    return trick.taker == lines.mover() && trick.played_by(cause.seat) == cause.card;
  }) && lines.can_take(cause.right, cause);
}

std::string crash_of_ours_said(const Cause& /*cause*/, const CauseWords& w) {
  return str("Not ", w.played, ": ", w.whose, ' ', w.card, " is bare and would fall under it.");
}

constexpr std::array kHonoursForms = {
    CauseForm{.kind = CauseKind::kDoNotCover, .name = "do-not-cover", .said = do_not_cover_said, .holds = do_not_cover},
    CauseForm{.kind = CauseKind::kCover, .name = "cover", .said = cover_said, .holds = cover},
    CauseForm{.kind = CauseKind::kDrop, .name = "drop", .said = drop_said, .holds = drop},
    CauseForm{.kind = CauseKind::kCrash, .name = "crash", .said = crash_said, .holds = crash},
    CauseForm{.kind = CauseKind::kCrashOurs, .name = "crash-ours", .said = crash_of_ours_said, .holds = crash_of_ours},
};

}  // namespace

std::span<const CauseForm> honours() { return kHonoursForms; }

}  // namespace ouverte::tutor::forms
