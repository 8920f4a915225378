// Where card points are played for: the Mond caught by the Sküs, the last trick with the Pagat, and counting cards
// given to a trick or kept from it. Which cards these are is told by what the game calls them.
#include <algorithm>
#include <array>

#include "solver/base/sort.hpp"
#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/causes/forms/form.hpp"

namespace ouverte::tutor {
namespace forms {
namespace {

using Tricks = std::vector<LineTrick>;

std::string called(const games::CardFaces& faces, std::string_view name) {
  const auto face = std::ranges::find(faces.cards, name, &games::CardFaces::Face::shown);
  return face == faces.cards.end() ? "" : std::string(face->written);
}

// How much a card of a suit counts beside others: King, Queen, Knight, Jack.
std::size_t counts_for(const std::string& card) {
  constexpr std::string_view kCounting = "JNQK";
  const bool of_a_suit = card.size() == 2 && is_of_a_suit(card);
  const std::size_t place = of_a_suit ? kCounting.find(card[1]) : std::string_view::npos;
  return place == std::string_view::npos ? 0 : place + 2;
}

// Of the trumps those that have a name count as much as a King.
std::size_t counts(const games::Game& game, const std::string& card) {
  for (const std::string_view name : {"Pagat", "Mond", "Sküs"})
    if (card == called(game.faces(), name)) return counts_for("HK");
  return counts_for(card);
}

// The seat catches the card of `on` with its own.
bool catches_it(const Cause& cause, const LineTrick& trick) {
  return trick.taker == cause.seat && trick.card == cause.card &&
         std::ranges::find(trick.plays, cause.on, &LinePlay::card) != trick.plays.end();
}

const std::string& card_of_line(const Cause& cause, bool told) {
  return cause.ground.events.front().now == told ? cause.card_played : cause.right;
}

// It comes about after the one card, and no line after the other was found in which it does.
bool comes_about(Premises& lines, Cause& cause, const Premises::TrickTest& test) {
  if (lines.can_have(card_of_line(cause, false), test)) return false;
  cause.often =
      !lines.always_has(card_of_line(cause, true), test) || !lines.never_has(card_of_line(cause, false), test);
  return lines.can_have(card_of_line(cause, true), test);
}

// What is caught in the trick in progress has to be played to it, and the other card not to beat it as well.
// That one of ours catches a card of ours is told only where no other card that misses it costs less.
bool capture(Premises& lines, Cause& cause) {
  const auto catches = [&](const LineTrick& trick) { return catches_it(cause, trick); };
  if (!comes_about(lines, cause, catches)) return false;
  if (cause.card == cause.right) {
    const auto is_caught = [&](const LineTrick& trick) {
      return lines.ours(trick.taker) && trick.card != cause.on &&
             std::ranges::find(trick.plays, cause.on, &LinePlay::card) != trick.plays.end();
    };
    return !cause.often && !lines.trick_can_be(cause.card_played, 0, is_caught);
  }
  if (!lines.ours(cause.seat) || (cause.other != "you" && !lines.ours(cause.other))) return true;
  const bool now = cause.ground.events.front().now;
  const auto of_wrong = lines.worth(cause.card_played);
  return of_wrong && std::ranges::none_of(lines.before().moves(), [&](const std::string& move) {
           const bool costs = std::ranges::find(lines.rights(), move) == lines.rights().end();
           return costs && lines.worth(move).value_or(*of_wrong) > *of_wrong && lines.can_have(move, catches) == now;
         });
}

std::string capture_said(const Cause& cause, const CauseWords& w) {
  const bool now = cause.ground.events.front().now;
  if (!now && cause.card == cause.right)
    return str("Play ", w.right, cause.often ? ": it can catch " : ": it catches ", owner(cause.other), ' ',
               card_in_words(cause.on, w.named), '.');
  return str("Play ", w.right, ": ", now ? "otherwise " : "", w.whose, ' ', w.card, cause.often ? " can " : " ",
             now ? "" : "then ", cause.often ? "catch " : "catches ", owner(cause.other), ' ',
             card_in_words(cause.on, w.named), '.');
}

// One who is to avoid the last trick takes one with the card, if it is kept, and then all that are left.
bool takes_the_last(Premises& lines, Cause& cause) {
  const std::size_t last = cause.ground.events.front().trick;
  const auto runs = [&](const LineTrick& trick, std::size_t number, int& in) {
    in = trick.taker == cause.seat && (in == 1 || trick.card == cause.card) ? 1 : 0;
    if (number < last) return LineAnswer::kOpen;
    return in == 1 ? LineAnswer::kYes : LineAnswer::kNo;
  };
  if (lines.trick_can_be(cause.right, last, [&](const LineTrick& trick) { return trick.taker == cause.seat; }))
    return false;
  cause.often = !lines.lines().every(cause.card_played, {.ask = runs});
  return !cause.often || lines.lines().some({cause.card_played}, {.ask = runs});
}

// Whether a part of the value that is about the card comes out otherwise after the right one; true where there is none.
bool is_about_the_card(Premises& lines, const Cause& cause, std::string_view name) {
  bool any = false;
  for (const games::Aspect& part : lines.before().aspects()) {
    if (part.reached.find(name) == std::string::npos) continue;
    any = true;
    const auto after = [&](const std::string& move) { return lines.worth_at(*games::after(*part.position, move)); };
    if (after(cause.right) != after(cause.card_played)) return true;
  }
  return !any;
}

// The cards run out with it.
bool last_trick(Premises& lines, Cause& cause) {
  if (cause.card == cause.right) return takes_the_last(lines, cause);
  const std::size_t last = cause.ground.events.front().trick;
  const auto takes_it = [&](const std::string& after, LineAnswer answer) {
    const auto ask = [&](const LineTrick& trick, std::size_t number, int&) {
      if (number < last) return LineAnswer::kOpen;
      return trick.taker == cause.seat && trick.card == cause.card ? LineAnswer::kYes : LineAnswer::kNo;
    };
    return lines.lines().all({after}, answer, {.ask = ask});
  };
  const LineVerdict not_otherwise = takes_it(card_of_line(cause, false), LineAnswer::kNo);
  if (not_otherwise == LineVerdict::kRefuted) return false;
  const LineVerdict told = takes_it(card_of_line(cause, true), LineAnswer::kYes);
  cause.often = told != LineVerdict::kProved || not_otherwise != LineVerdict::kProved;
  if (cause.often && !is_about_the_card(lines, cause, "Pagat")) return false;
  return told != LineVerdict::kRefuted || takes_it(card_of_line(cause, true), LineAnswer::kNo) == LineVerdict::kRefuted;
}

std::string last_trick_said(const Cause& cause, const CauseWords& w) {
  const bool now = cause.ground.events.front().now;
  const bool of_a_suit = cause.card.size() == 2 && is_of_a_suit(cause.card);
  if (now && cause.card == cause.right)
    return str("Get rid of ", w.card, ": kept, it ",
               cause.often ? "can take a trick and leave you" : "takes a trick, and you are left",
               " with the last one.");
  const std::string_view takes = cause.often ? " can take" : w.who == "you" ? " take" : " takes";
  return str("Play ", w.right, ": ", now ? "otherwise " : "then ", w.who, takes, " the last trick with ",
             of_a_suit ? "" : "the ", w.card, '.');
}

// Played to a trick, the card falls to theirs.
Premises::TrickTest lost_to_theirs(const Premises& lines, const std::string& card) {
  return [&](const LineTrick& trick) { return !lines.ours(trick.taker) && trick.played_by(lines.mover()) == card; };
}

// The trick in progress is ours after the right card, partner's or the card's own; kept, it falls to a trick of theirs.
bool throw_points(Premises& lines, Cause& cause) {
  const auto partners = [&](const LineTrick& trick) {
    return lines.ours(trick.taker) && (trick.taker == lines.mover()) == (cause.other == "you");
  };
  const Premises::TrickTest lost = lost_to_theirs(lines, cause.card);
  // A trump that another one may stand for is not thrown for what it counts.
  const auto another_trump = [&](const std::string& right) {
    return !is_of_a_suit(right) && lines.counted_as(right) != lines.counted_as(cause.card);
  };
  if (!is_of_a_suit(cause.card) && std::ranges::any_of(lines.rights(), another_trump)) return false;
  if (!lines.this_trick(cause.right, partners) || !lines.can_have(cause.card_played, lost)) return false;
  cause.often = !lines.always_has(cause.card_played, lost);
  if (!lines.before().table_empty()) return true;
  // Where another lead is as good, and the card can be lost after it, that is not what it costs.
  cause.sense = CauseSense::kIsLed;
  return std::ranges::none_of(
      lines.rights(), [&](const std::string& other) { return other != cause.right && lines.can_have(other, lost); });
}

std::string throw_points_said(const Cause& cause, const CauseWords& w) {
  if (cause.sense == CauseSense::kIsLed)
    return str("Cash ", w.card, " now: it takes this trick; later they ", cause.often ? "can take" : "take", " it.");
  if (cause.other == "you")
    return str("Bring ", w.card, " home: it takes this trick; later they ", cause.often ? "can take" : "take", " it.");
  return str("Throw ", w.card, " on ", owner(cause.other), " trick: later they ", cause.often ? "can take" : "take",
             " it.");
}

// The trick in progress is theirs after the card; kept, it falls to one of ours.
bool keep_points(Premises& lines, Cause& cause) {
  const auto theirs = [&](const LineTrick& trick) { return !lines.ours(trick.taker); };
  const auto kept = [&](const LineTrick& trick) {
    return lines.ours(trick.taker) && trick.played_by(lines.mover()) == cause.card;
  };
  if (!lines.this_trick(cause.card_played, theirs) || !lines.can_have(cause.right, kept)) return false;
  cause.often = !lines.always_has(cause.right, kept);
  return !cause.often || !lines.can_have(cause.right, lost_to_theirs(lines, cause.card));
}

std::string keep_points_said(const Cause& cause, const CauseWords& w) {
  return str("Keep ", w.card, ": here it goes to ", w.who, "; later it ", cause.often ? "can be" : "is", " yours.");
}

constexpr std::array kPointForms = {
    CauseForm{.kind = CauseKind::kCapture, .name = "capture", .said = capture_said, .holds = capture},
    CauseForm{.kind = CauseKind::kLastTrick, .name = "last-trick", .said = last_trick_said, .holds = last_trick},
    CauseForm{
        .kind = CauseKind::kThrowPoints, .name = "throw-points", .said = throw_points_said, .holds = throw_points},
    CauseForm{.kind = CauseKind::kKeepPoints, .name = "keep-points", .said = keep_points_said, .holds = keep_points},
};

constexpr int kPairsOfPoints = 6;

// Of one right card.
class PointCauses {
 public:
  PointCauses(const CostlyPlay& play, std::string right, LineSampler::Pairs pairs)
      : play_(play), right_(std::move(right)), pairs_(std::move(pairs)) {
    for (const PlayLine& line : pairs_.first) now_.push_back(tricks_of(play.before, line));
    for (const PlayLine& line : pairs_.second) otherwise_.push_back(tricks_of(play.before, line));
  }

  void add_to(std::vector<Cause>& causes) const {
    const games::CardFaces& faces = play_.game.faces();
    const std::string caught = called(faces, "Mond");
    const std::string catcher = called(faces, "Sküs");
    const std::string last = called(faces, "Pagat");
    if (!caught.empty() && !catcher.empty()) captures(catcher, caught, causes);
    if (!last.empty()) last_tricks(last, causes);
    if (!play_.before.table_empty()) counting_cards(causes);
    if (play_.before.table_empty()) cash_kings(causes);
    if (causes.empty()) catches_at_once(causes);
  }

 private:
  [[nodiscard]] const std::vector<Tricks>& lines(bool now) const { return now ? now_ : otherwise_; }
  [[nodiscard]] bool ours(const std::string& seat) const {
    const auto side = play_.sides.find(seat);
    return side != play_.sides.end() && side->second == play_.before.maximises();
  }
  [[nodiscard]] std::string person(const std::string& seat) const {
    return seat == play_.seat ? "you" : seat_in_words(seat);
  }
  [[nodiscard]] Cause cause(CauseKind kind, const std::string& seat, const std::string& card, bool now,
                            std::size_t trick) const {
    Cause found{.kind = kind, .card_played = play_.move, .right = right_, .seat = seat, .card = card};
    found.person = person(seat);
    const LineTrick& of = lines(now).front().at(trick);
    found.ground.events = {
        {.now = now, .trick = trick, .seat = of.taker, .card = of.played_by(of.taker), .takes = true}};
    found.now = pairs_.first.front();
    found.otherwise = pairs_.second.front();
    return found;
  }
  // What is seen in the first line of the one set and in none of the other: good for us otherwise, or bad now.
  template <class Test, class Add>
  void set_apart(const Test& test, const Add& add) const {
    for (const bool now : {false, true}) {
      const auto seen = [&](const Tricks& line) { return std::ranges::any_of(line, test); };
      const Tricks& line = lines(now).front();
      const auto first = std::ranges::find_if(line, test);
      if (first == line.end() || ours(first->taker) == now || std::ranges::any_of(lines(!now), seen)) continue;
      add(now, static_cast<std::size_t>(first - line.begin()));
    }
  }

  // The right card takes this trick, to which one of theirs plays a card that counts much.
  void catches_at_once(std::vector<Cause>& causes) const {
    if (otherwise_.front().empty() || otherwise_.front().front().card != right_) return;
    for (const LinePlay& play : otherwise_.front().front().plays) {
      if (ours(play.seat) || counts(play.card) < counts("HK")) continue;
      Cause found = cause(CauseKind::kCapture, play_.seat, right_, false, 0);
      found.on = play.card;
      found.other = person(play.seat);
      causes.push_back(std::move(found));
    }
  }
  void captures(const std::string& catcher, const std::string& caught, std::vector<Cause>& causes) const {
    const auto catches = [&](const LineTrick& trick) {
      return trick.card == catcher && std::ranges::find(trick.plays, caught, &LinePlay::card) != trick.plays.end();
    };
    set_apart(catches, [&](bool now, std::size_t at) {
      const LineTrick& trick = lines(now).front()[at];
      Cause found = cause(CauseKind::kCapture, trick.taker, catcher, now, at);
      found.on = caught;
      found.other = person(std::ranges::find(trick.plays, caught, &LinePlay::card)->seat);
      causes.push_back(std::move(found));
    });
  }
  void last_tricks(const std::string& card, std::vector<Cause>& causes) const {
    const auto ends_so = [&](const Tricks& line) { return !line.empty() && line.back().card == card; };
    for (const bool now : {false, true}) {
      const Tricks& line = lines(now).front();
      if (!ends_so(line) || ours(line.back().taker) == now || std::ranges::any_of(lines(!now), ends_so)) continue;
      causes.push_back(cause(CauseKind::kLastTrick, line.back().taker, card, now, line.size() - 1));
    }
  }
  // A card that counts more than the other takes this trick or is thrown on partner's, or is given to one of theirs.
  void counting_cards(std::vector<Cause>& causes) const {
    if (now_.front().empty() || otherwise_.front().empty()) return;
    const std::string& with = otherwise_.front().front().taker;
    const std::string& without = now_.front().front().taker;
    if (counts(right_) > counts(play_.move) && ours(with) && (with != play_.seat || is_lost_later())) {
      Cause found = cause(CauseKind::kThrowPoints, play_.seat, right_, false, 0);
      found.other = person(with);
      causes.push_back(std::move(found));
    }
    if (counts(play_.move) > counts(right_) && !ours(without)) {
      Cause found = cause(CauseKind::kKeepPoints, without, play_.move, true, 0);
      causes.push_back(std::move(found));
    }
  }
  // A card that counts much takes this trick, led, and is lost later.
  void cash_kings(std::vector<Cause>& causes) const {
    if (now_.front().empty() || otherwise_.front().empty() || counts(right_) < counts("HK")) return;
    if (!is_lost_later()) return;
    Cause found = cause(CauseKind::kThrowPoints, play_.seat, right_, false, 0);
    found.other = "you";
    causes.push_back(std::move(found));
  }
  // The right card takes this trick itself, and falls to one of theirs now.
  [[nodiscard]] bool is_lost_later() const {
    return otherwise_.front().front().card == right_ && std::ranges::any_of(now_.front(), [&](const LineTrick& trick) {
             return !ours(trick.taker) && trick.played_by(play_.seat) == right_;
           });
  }
  [[nodiscard]] std::size_t counts(const std::string& card) const { return forms::counts(play_.game, card); }

  const CostlyPlay& play_;
  std::string right_;
  LineSampler::Pairs pairs_;
  std::vector<Tricks> now_, otherwise_;
};

}  // namespace

std::span<const CauseForm> points() { return kPointForms; }

}  // namespace forms

bool count_alike(const games::Game& game, const games::Setup& setup, const std::string& one, const std::string& other) {
  return !setup.contract.contains("points") || forms::counts(game, one) == forms::counts(game, other);
}

std::vector<Cause> causes_of_points(const CostlyPlay& play, games::Solver& solver) {
  std::vector<Cause> causes;
  if (!play.before.setup().contract.contains("points")) return causes;
  for (const std::string& right : few_right(play)) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, forms::kPairsOfPoints);
    if (!pairs) break;
    forms::PointCauses(play, right, *std::move(pairs)).add_to(causes);
    if (!causes.empty()) break;
  }
  base::sort(causes, {}, &Cause::kind);
  return causes;
}

}  // namespace ouverte::tutor
