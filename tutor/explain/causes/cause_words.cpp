#include <array>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/cause.hpp"
#include "tutor/explain/causes/lines.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

using base::str;

// " in hearts and clubs"; of fewer suits nothing
std::string both(std::string_view suits) {
  if (suits.size() < 2) return "";
  std::string text;
  for (std::size_t i = 0; i < suits.size(); ++i)
    text += str(i == 0 ? " in " : i + 1 == suits.size() ? " and " : ", ", suit_in_words(suits.substr(i)).many);
  return text;
}

// "East's", "your"
std::string owner(std::string_view person) { return person == "you" ? "your" : str(person, "'s"); }

}  // namespace

std::string_view name_of(CauseKind kind) {
  constexpr std::array<std::string_view, kCauseKinds> kNames = {
      "squeeze",      "squeezed",    "hold-up",   "hold-up-entry", "duck",       "draw-trumps", "ruff-given",
      "ruff-lost",    "ruff-missed", "ruff-cut",  "ruff-high",     "promotion",  "no-ruff",     "drop",
      "do-not-cover", "cover",       "finesse",   "which-way",     "unblock",    "entry-kept",  "entry-attacked",
      "entry-made",   "cash-first",  "guard",     "danger",        "catch",      "caught",      "set-up",
      "suit-opened",  "throw-in",    "thrown-in", "wasted",        "card-makes", "card-lost"};
  return kNames[static_cast<std::size_t>(kind)];
}

bool only_counts(const Cause& cause) {
  return cause.kind >= CauseKind::kWasted || (cause.kind == CauseKind::kThrownIn && cause.suit.empty());
}

std::string cards_in_words(const LineTrick& trick, const games::CardFaces& named) {
  std::string text;
  for (const LinePlay& play : trick.plays) {
    std::string card = card_in_words(play.card, named);
    const bool of_a_suit = play.card.size() == 2 && kLettersOfSuits.find(trick.led()) != std::string_view::npos;
    if (!text.empty() && of_a_suit && play.card[0] == trick.led()) card.erase(0, suit_in_words(play.card).sign.size());
    text += str(text.empty() ? "" : "-", card);
  }
  return text;
}

std::string clause(const Cause& cause, const games::CardFaces& named) {
  if (cause.kind == CauseKind::kThrownIn) return str("the lead belongs to ", cause.other);
  const std::string what = str(owner(cause.person), ' ', card_in_words(cause.card, named), " takes a trick");
  return str(cause.kind == CauseKind::kCardMakes ? "otherwise " : "then ", what);
}

std::string sentence(const Cause& cause, const games::CardFaces& named) {
  const std::string played = card_in_words(cause.card_played, named);
  const std::string right = card_in_words(cause.right, named);
  const std::string card = cause.card.empty() ? "" : card_in_words(cause.card, named);
  const SuitWords none;
  const SuitWords& suit = cause.suit.empty() ? none : suit_in_words(cause.suit);
  const std::string& who = cause.person;
  const auto does = [&](std::string_view verb) { return str(who, ' ', verb, who == "you" ? "" : "s"); };
  const std::string whose = owner(who);
  switch (cause.kind) {
    case CauseKind::kSqueeze:
      return str("Play ", right, ": it squeezes ", who, both(cause.on), '.');
    case CauseKind::kSqueezed:
      return str("Now ", who, who == "you" ? " are" : " is", " squeezed", both(cause.on), '.');
    case CauseKind::kHoldUp:
      if (card.empty()) return str("Duck: ", who, " must have no ", suit.one, " left when he gets in.");
      return str("Duck until ", who, " has no ", suit.one, " left when he gets in with ", card, '.');
    case CauseKind::kHoldUpEntry:
      return str("Hold up until ", who, " has no ", suit.one, " left to lead to the long hand.");
    case CauseKind::kDuck:
      return str("Duck a round of ", suit.many, ": ", whose, " long cards then come in.");
    case CauseKind::kDrawTrumps:
      return str("Draw trumps first: ", who, " is short of ", suit.many, " and would ruff.");
    case CauseKind::kRuffGiven:
      if (cause.card_played.front() == cause.suit.front()) return str("Not a ", suit.one, ": ", who, " would ruff.");
      return str("Play ", right, ": otherwise ", does("ruff"), " a ", suit.one, '.');
    case CauseKind::kRuffLost:
      if (who == "you") return str("Keep a trump to ruff a ", suit.one, '.');
      return str("Let ", who, " ruff a ", suit.one, " before you draw trumps.");
    case CauseKind::kRuffMissed:
      return str("Play ", right, ": ", who, " can ruff.");
    case CauseKind::kRuffCut:
      return str("Lead a trump: it takes a ", suit.one, " ruff from ", who, '.');
    case CauseKind::kRuffHigh:
      return str("Ruff high, with ", right, ": ", who, " would overruff ", played, '.');
    case CauseKind::kPromotion:
      return str("Ruff with ", right, ": an overruff would promote ", whose, ' ', card, '.');
    case CauseKind::kNoRuff:
      return "Do not ruff: kept, your trumps take a trick more.";
    case CauseKind::kDoNotCover:
      return str("Do not cover: later ", whose, ' ', card, " takes a trick.");
    case CauseKind::kWhichWay:
      if (cause.right.front() != cause.suit.front() && played.front() == card.front())
        return str("Leave ", suit.many, " alone: ", card, " is with ", who, '.');
      return str(card, " is with ", who, ": play ", right, ", not ", played, '.');
    case CauseKind::kFinesse:
      return str("Finesse against ", whose, ' ', card, ": play ", right, '.');
    case CauseKind::kDrop:
      return str("Play ", right, ": ", whose, ' ', card, " is bare and falls.");
    case CauseKind::kUnblock:
      return str("Unblock ", right, ": it stands in the way of ", whose, ' ', suit.many, '.');
    case CauseKind::kEntryKept:
      return str("Keep ", played, ": it is the entry to ", whose, ' ', suit.many, '.');
    case CauseKind::kEntryAttacked:
      return str("Knock out ", whose, ' ', card, " now: it is the entry to the ", suit.many, '.');
    case CauseKind::kEntryMade:
      return str("Sacrifice ", right, ": ", whose, ' ', card, " becomes the entry to the ", suit.many, '.');
    case CauseKind::kDanger:
      return str("Keep ", who, " off lead: in with ", card, ", he leads ", suit.many, '.');
    case CauseKind::kCashFirst:
      return str("Take ", right, " now: ", who, " would throw a ", suit.one, " on the ", suit_in_words(cause.on).many,
                 '.');
    case CauseKind::kCover:
      return str("Cover with ", right, ": ", whose, ' ', card, " then makes a trick.");
    case CauseKind::kGuard:
      return str("Keep the ", suit.many, ": without ", played, ", ", whose, ' ', card, " is good.");
    case CauseKind::kThrowIn:
      return str("Throw ", who, " in: he has to lead a ", suit.one, '.');
    case CauseKind::kThrownIn:
      if (suit.one.empty()) return str("The lead belongs to ", cause.other, "; now it stays with ", who, '.');
      return str("Now ", who, who == "you" ? " are" : " is", " thrown in and must lead a ", suit.one, '.');
    case CauseKind::kCatch:
      return str("Play ", right, ": ", who, who == "you" ? " are" : " is", " then caught with ", card, '.');
    case CauseKind::kCaught:
      if (cause.right == cause.card) return str("Get rid of ", card, ": kept, it takes a trick.");
      return str("Play ", right, ": otherwise ", whose, ' ', card, " takes a trick.");
    case CauseKind::kSetUp:
      return str("Set up ", whose, ' ', suit.many, ": play ", right, '.');
    case CauseKind::kWasted:
      return str("Keep ", played, ": later it takes a trick.");
    case CauseKind::kSuitOpened:
      return str("Leave ", suit.many, " alone: leading them gives ", whose, ' ', card, " a trick.");
    case CauseKind::kCardMakes:
      return str(played, " lets ", whose, ' ', card, " take a trick; ", right, " does not.");
    case CauseKind::kCardLost:
      return str("Play ", right, ": then ", whose, ' ', card, " takes a trick.");
  }
  return "";
}

}  // namespace ouverte::tutor
