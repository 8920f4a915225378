// What becomes of all tricks: shares of them, and where two lines part.
#include <array>
#include <functional>

#include "solver/base/split.hpp"
#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor::forms {
namespace {

// The seat takes that number of tricks at least.
LineQuestion takes_tricks(const std::string& seat, int tricks) {
  const auto ask = [seat, tricks](const LineTrick& trick, std::size_t, int& taken) {
    if (trick.taker == seat) ++taken;
    return taken >= tricks ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return {.ask = ask};
}

// No line was found that ends so that the part of the value which is told has not come about.
LineVerdict comes_about(Premises& lines, const std::string& after, const std::string& part) {
  const auto open = [](const LineTrick&, std::size_t, int&) { return LineAnswer::kOpen; };
  const auto end = [&](const games::Position& at) {
    for (const games::Aspect& aspect : at.aspects()) {
      if (aspect.reached != part && aspect.missed != part) continue;
      const bool reached = aspect.position->value() > 0;
      return (aspect.reached == part) == reached ? LineAnswer::kYes : LineAnswer::kNo;
    }
    return LineAnswer::kYes;  // settled before: it is not told any more
  };
  return lines.lines().all({after}, LineAnswer::kYes, {.ask = open, .end = end});
}

// None of them is refuted; what is not proved comes about `often`.
bool all_stand(Cause& cause, std::initializer_list<LineVerdict> verdicts) {
  for (const LineVerdict verdict : verdicts) {
    if (verdict == LineVerdict::kRefuted) return false;
    cause.often = cause.often || verdict != LineVerdict::kProved;
  }
  return true;
}

// All tricks after the one in progress.
bool takes_the_rest(Premises& lines, Cause& cause, const std::string& here, const std::string& there) {
  const auto another = [&](const LineTrick& trick, std::size_t number, int&) {
    return number > 0 && trick.taker != cause.seat ? LineAnswer::kYes : LineAnswer::kOpen;
  };
  return all_stand(cause, {lines.lines().all({here}, LineAnswer::kNo, {.ask = another}),
                           lines.lines().all({there}, LineAnswer::kYes, {.ask = another})});
}

// Where cards are named, one of them takes none otherwise; or fewer tricks are taken.
bool takes_so_many(Premises& lines, Cause& cause, const std::string& here, const std::string& there) {
  const auto tricks = static_cast<int>(cause.ground.events.size());
  const LineVerdict fewer = lines.lines().all({there}, LineAnswer::kNo, takes_tricks(cause.seat, tricks));
  bool otherwise_not = false;
  for (const std::string& card : base::words(cause.on)) {
    if (!lines.always_takes(here, cause.seat, card)) cause.on.clear();
    otherwise_not = otherwise_not || lines.never_takes(there, cause.seat, card);
  }
  const LineVerdict taken = lines.lines().all({here}, LineAnswer::kYes, takes_tricks(cause.seat, tricks));
  // Of two equal cards either may take the trick: that each takes one does not say how many tricks there are.
  const bool so_many = taken == LineVerdict::kProved && (fewer == LineVerdict::kProved || otherwise_not);
  if (!cause.on.empty() && so_many) return true;
  cause.on.clear();
  return all_stand(cause,
                   {fewer, taken, lines.lines().all({here}, LineAnswer::kNo, takes_tricks(cause.seat, tricks + 1))});
}

// It goes to him in every line, or can, and after the other card in none, nor would it be all the same if it did. How
// it does is told where it is so in all of them.
bool goes_to_him(Premises& lines, Cause& cause, const std::string& here, const std::string& there) {
  const auto his = [&](const LineTrick& trick) { return trick.taker == cause.seat; };
  if (cause.sense == CauseSense::kNowAlone) {
    cause.on.clear();
    return lines.this_trick(here, his) && lines.never_takes(there, cause.seat, cause.right) &&
           !lines.costs_as_much_with(his);
  }
  const auto as_told = [&](const LineTrick& trick) {
    return trick.card == cause.ground.events.front().card && trick.place_of_taker() == cause.on;
  };
  if (!lines.this_trick(there, std::not_fn(his))) return false;
  const bool now = cause.ground.events.front().now;
  // Where points are counted by sides it is the same whose of them takes it.
  const bool by_sides = lines.setup().contract.contains("points");
  const auto theirs = [&](const LineTrick& trick) { return !lines.ours(trick.taker); };
  if (by_sides && !now && cause.seat == lines.mover() && !lines.this_trick(there, theirs)) return false;
  const auto without = lines.worth(there);
  if (!without || !lines.trick_decides(there, his, *without, !now)) return false;
  if (!now && lines.costs_as_much_with(his)) return false;
  if (!lines.this_trick(here, as_told)) {
    if (now) return false;
    cause.on.clear();
  } else if (!now && cause.seat != lines.mover() && lines.ours(cause.seat)) {
    cause.card = cause.ground.events.front().card;
  }
  const auto trumps = [&](const LineTrick& trick) {
    return his(trick) && is_of_a_suit(trick.plays.front().card) && trick.card.front() != trick.led() &&
           trick.card.front() != '*' && lines.in_hand(cause.seat, trick.led()).empty();
  };
  if (!now && cause.seat != lines.mover() && lines.before().table_empty() && lines.this_trick(here, trumps))
    cause.thrown = cause.right;
  cause.often = !lines.this_trick(here, his);
  return !cause.often || lines.trick_can_be(here, 0, his);
}

// The only trump of the seat falls now, and takes a trick otherwise, or can.
bool draws_the_last(Premises& lines, Cause& cause) {
  cause.often = !lines.always_takes(cause.card_played, cause.seat, cause.card);
  return lines.this_trick(cause.right,
                          [&](const LineTrick& trick) { return trick.played_by(cause.seat) == cause.card; });
}

// Kept, it takes a later trick, or can; now it takes this one, if it is `kNowAlone`, or none; or those that do the same
// take one less. Led, it may fall to the same card of theirs in every line.
bool is_kept(Premises& lines, Cause& cause) {
  if (cause.sense == CauseSense::kNowAlone) {
    const auto at_once = [&](const LineTrick& trick) { return trick.card == cause.card; };
    cause.often = !lines.always_takes(cause.right, cause.seat, cause.card);
    return lines.this_trick(cause.card_played, at_once) && (!cause.often || lines.can_take(cause.right, cause));
  }
  const std::vector<LineTrick> now = tricks_of(lines.before(), cause.now);
  if (lines.before().table_empty() && !now.empty() && !lines.ours(now.front().taker) &&
      lines.this_trick(cause.card_played, [&](const LineTrick& trick) { return trick.card == now.front().card; })) {
    cause.other = seat_in_words(now.front().taker);
    cause.thrown = now.front().card;
  }
  if (lines.takes_after(cause.right, cause.card_played, cause)) return !cause.often || !lines.costs_as_much_elsewhere();
  return lines.more_otherwise(cause, lines.taken_with(cause.seat, cause.card), cause.card.front());
}

// Kept, the Joker is played to the last trick in every line, and it matters to whom it is given there.
bool decides_the_last(Premises& lines, const Cause& cause) {
  const std::size_t last = cause.ground.events.front().trick;
  const auto joker = [&](const LineTrick& trick) { return trick.played_by(cause.seat) == cause.card; };
  if (!lines.trick(cause.right, last, joker)) return false;
  auto at = lines.before().clone();
  for (const LinePlay& play : cause.otherwise) {
    const auto differs = [&](const std::string& move) {
      return lines.worth_at(*games::after(*at, move)) != lines.worth_at(*games::after(*at, play.card));
    };
    if (play.seat == cause.seat && play.card.starts_with('>')) return std::ranges::any_of(at->moves(), differs);
    at = games::after(*at, play.card);
  }
  return false;
}

bool share(Premises& lines, Cause& cause) {
  const bool now = cause.ground.events.front().now;
  const std::string& here = now ? cause.card_played : cause.right;
  const std::string& there = now ? cause.right : cause.card_played;
  cause.often = false;
  const bool of_a_trick = cause.called.empty() || cause.called == "this trick" || cause.called == "the last trick" ||
                          cause.called == "a later trick";
  if (!cause.also.empty() && !all_stand(cause, {comes_about(lines, here, cause.also)})) {
    if (!of_a_trick) return false;
    cause.also.clear();
  }
  if (cause.called == "this trick") return goes_to_him(lines, cause, here, there);
  if (cause.called == "the last trick") return decides_the_last(lines, cause);
  if (cause.called == "a later trick") return true;  // that every other card is right is all that it says
  if (cause.called == "the last trump") return draws_the_last(lines, cause);
  if (cause.called.empty()) return is_kept(lines, cause);
  // That he who errs takes more tricks is no fault by itself.
  if (now && cause.seat == lines.mover() && cause.also.empty()) return false;
  if (cause.called == "all the rest") return takes_the_rest(lines, cause, here, there);
  // That they can take more is no merit of the right card by itself.
  const bool theirs = !now && !lines.ours(cause.seat) && cause.also.empty();
  return takes_so_many(lines, cause, here, there) && !(theirs && cause.often);
}

std::string this_trick_said(const Cause& cause, const CauseWords& w, const std::string& also) {
  const LineEvent& event = cause.ground.events.front();
  const std::string card = card_in_words(event.card, w.named);
  if (event.now)
    return str("Play ", w.right, ": otherwise ", owner(cause.person), ' ', card, " takes this trick",
               cause.on.empty() ? "" : str(" as ", cause.on), also, '.');
  if (!cause.thrown.empty())
    return str("Play ", w.right, ": ", cause.person, cause.alone ? ", who is ahead, has no " : " has no ",
               suit_in_words(cause.thrown).many, " and trumps it", also, '.');
  if (cause.sense == CauseSense::kNowAlone)
    return str("Play ", w.right, " now: it takes this trick, and later none", also, '.');
  if (cause.person == "you" && cause.right == "*") return str("Play ", w.right, ": you take this trick", also, '.');
  if (cause.person == "you")
    return str("Play ", w.right, ": ", cause.on.empty() ? "it" : str("as ", cause.on, " it"),
               cause.often ? " can take" : " takes", " this trick", also, '.');
  if (cause.on.empty() && !cause.card.empty())
    return str("Play ", w.right, ": ", cause.person, cause.often ? " can" : "", " then ",
               cause.often ? "take" : "takes", " this trick with ", card, also, '.');
  return str("Play ", w.right, cause.often ? ": it lets " : ": it gives ", cause.person,
             cause.alone ? ", who is ahead," : "", cause.often ? " take this trick" : " this trick",
             cause.on.empty() ? "" : str(", ", card, " being ", cause.on), also, '.');
}

std::string share_said(const Cause& cause, const CauseWords& w) {
  const std::string right = card_in_words(cause.right, w.named);
  const std::string also = cause.also.empty() ? "" : str(", and ", cause.also);
  if (cause.called == "this trick") return this_trick_said(cause, w, also);
  if (cause.called == "the last trump")
    return str("Lead ", right, ": it draws ", owner(cause.person), " last trump; otherwise ", w.card, w.takes, also,
               '.');
  if (cause.called == "a later trick")
    return str("Keep ", w.card, " for a later trick", cause.alone ? "" : ": any other card was right", also, '.');
  if (cause.called == "the last trick")
    return str("Play ", right, " and keep ", w.card, " for the last trick: there it decides who takes it", also, '.');
  if (!cause.card.empty() && !cause.thrown.empty())
    return str("Play ", right, " and keep ", w.card, ": now ", owner(cause.other), ' ',
               card_in_words(cause.thrown, w.named), " takes it; later it", w.takes, also, '.');
  if (cause.sense == CauseSense::kNowAlone)
    return str("Play ", right, " and keep ", w.card, " for a later trick", also, '.');
  if (!cause.card.empty())
    return str("Play ", right, " and keep ", card_in_words(cause.card, w.named),
               cause.often ? ": it can take a later trick" : ": it takes a later trick", also, '.');
  const bool now = cause.ground.events.front().now;
  std::string cards;
  const std::vector<std::string> taken = base::words(cause.on);
  for (const std::string& card : taken)
    cards += str(cards.empty() ? " with " : &card == &taken.back() ? " and " : ", ", card_in_words(card, w.named));
  const bool you = cause.person == "you";
  return str("Play ", right, now ? ": otherwise " : ": ", cause.person, cause.often ? " can" : "", now ? "" : " then",
             you || cause.often ? " take " : " takes ", cause.called, cards, also, '.');
}

// The trick goes to him in every line after the card, else it can; after the right one it never goes to his side, nor
// does he take another with that card: what he has in any case is not what is lost.
bool parted(Premises& lines, Cause& cause) {
  if (Cause taken = cause; !lines.takes_after(cause.card_played, cause.right, taken)) return false;
  const std::size_t which = cause.ground.events.front().trick;
  const auto ours = [&](const LineTrick& trick) { return lines.ours(trick.taker); };
  const LineVerdict taken = lines.trick_is(cause.right, which, ours);
  if (taken == LineVerdict::kRefuted) return false;
  const auto his = lines.taken_with(cause.seat, cause.card);
  cause.often = taken != LineVerdict::kProved || !lines.trick(cause.card_played, which, his);
  return !cause.often || lines.trick_can_be(cause.card_played, which, his);
}

std::string parted_said(const Cause& cause, const CauseWords& w) {
  return str("What ", w.played, cause.often ? " costs can show at trick " : " costs shows at trick ", cause.on, ": ",
             w.who, cause.often ? " then" : "", w.who == "you" ? " take" : " takes", " it with ", w.card, '.');
}

constexpr std::array kSharesForms = {
    CauseForm{.kind = CauseKind::kShare, .name = "share", .said = share_said, .holds = share},
    CauseForm{.kind = CauseKind::kParted,
              .name = "parted",
              .said = parted_said,
              .holds = parted,
              .counts = always,
              .named = Named::kTheirs},
};

}  // namespace

std::span<const CauseForm> shares() { return kSharesForms; }

}  // namespace ouverte::tutor::forms
