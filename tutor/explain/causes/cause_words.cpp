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

// ", and dummy has no other entry"
std::string no_entry(const Cause& cause, std::string_view before) {
  if (!cause.alone) return "";
  return str(before, cause.person, cause.person == "you" ? " have" : " has", " no other entry");
}

// "Keep East off lead: in with ♣K, he would lead spades through your ♠K."
std::string danger(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string card = card_in_words(cause.card, named);
  std::string does = str("lead ", suit.many);
  if (!cause.on.empty()) does = str("give ", cause.on, " a ", suit.one, " ruff");
  if (!cause.also.empty()) does += str(" through ", owner(cause.other), ' ', card_in_words(cause.also, named));
  if (!cause.thrown.empty())
    return str("Lead ", card_in_words(cause.right, named), " and throw a ", suit_in_words(cause.thrown).one, ": ",
               cause.person, ", in with ", card, ", would ", does, '.');
  if (!cause.left_to.empty())
    return str("Let ", cause.left_to, " have the trick: ", cause.person, ", in with ", card, ", would ", does, '.');
  return str("Keep ", cause.person, " off lead: in with ", card, ", he would ", does, '.');
}

// "Duck a round of hearts: partner, in with ♦A, then has one left to lead to your long cards."
std::string link(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string order = cause.on.empty() ? str("Duck a round of ", suit.many) : str("Lead a small ", suit.one);
  const std::string in = cause.card.empty() ? " " : str(", in with ", card_in_words(cause.card, named), ", ");
  const bool you = cause.other == "you";
  return str(order, ": ", cause.other, in, you ? "then have" : "then has", " one left to lead to ", owner(cause.person),
             " long cards", no_entry(cause, "; "), '.');
}

// "Not ♣Q: East wins with ♣K and leads a spade."
std::string switched(const Cause& cause, const games::CardFaces& named) {
  const SuitWords& suit = suit_in_words(cause.suit);
  const std::string played = card_in_words(cause.card_played, named);
  const std::string right = card_in_words(cause.right, named);
  const std::string leads =
      !cause.also.empty() ? "draws trumps" : str("leads a", cause.on.empty() ? " " : "nother ", suit.one);
  const bool same_suit = cause.right.front() == cause.card_played.front();
  return str(same_suit ? str("Play ", right, ": after ", played, ' ') : str("Not ", played, ": "), cause.person,
             " wins with ", card_in_words(cause.card, named), " and ", leads, '.');
}

}  // namespace

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
  const std::string& who = cause.person;
  if (cause.kind == CauseKind::kThrownIn && who == "dummy") return "otherwise the lead stays with dummy";
  if (cause.kind == CauseKind::kThrownIn) return str("otherwise ", who, who == "you" ? " are" : " is", " thrown in");
  if (cause.kind == CauseKind::kThrowInLater) return str("later ", who, " is thrown in");
  if (cause.kind == CauseKind::kSetUp) return str("then ", owner(who), ' ', suit_in_words(cause.suit).many, " come in");
  if (cause.kind == CauseKind::kTheyRun)
    return str("otherwise ", owner(cause.person), ' ', suit_in_words(cause.suit).many, " come in");
  if (cause.kind == CauseKind::kNowOrNever) return "later it takes no trick";
  const std::string what = str(owner(cause.person), ' ', card_in_words(cause.card, named), " takes a trick");
  return str(cause.kind == CauseKind::kCardMakes ? "otherwise "
             : cause.kind == CauseKind::kWasted  ? "later "
                                                 : "then ",
             what);
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
      if (!card.empty()) return str("Play ", right, ": ", who, " is then squeezed", both(cause.on), '.');
      return str("Play ", right, ": it squeezes ", who, both(cause.on), '.');
    case CauseKind::kSqueezeBoth:
      return str("Play ", right, ": ", who, " is squeezed", both(cause.on), ", ", cause.other, both(cause.also), '.');
    case CauseKind::kCountFirst:
      return str("Lose a trick first: ", who, " is then squeezed", both(cause.on), '.');
    case CauseKind::kVienna:
      return str("Cash ", card, " first: ", who, " is then squeezed", both(cause.on), '.');
    case CauseKind::kSqueezed:
      return str("Now ", who, who == "you" ? " are" : " is", " squeezed", both(cause.on), '.');
    case CauseKind::kHoldUp:
      if (card.empty()) return str("Duck: ", who, " must have no ", suit.one, " left when he gets in.");
      return str("Duck until ", who, " has no ", suit.one, " left when he gets in with ", card, '.');
    case CauseKind::kHoldUpLead:
      return str("Duck: otherwise ", who, ", in with ", card, ", leads another ", suit.one, '.');
    case CauseKind::kBath:
      return str("Duck: ", cause.other, " cannot lead ", suit.many, " again without giving ", whose, ' ', card,
                 " a trick.");
    case CauseKind::kHoldUpEntry:
      return str("Hold up until ", who, " has no ", suit.one, " left to lead to the long hand.");
    case CauseKind::kDuck:
      return str("Duck a round of ", suit.many, ": ", whose, " long cards then come in", no_entry(cause, ", and "),
                 '.');
    case CauseKind::kDrawTrumps:
      return str("Draw trumps first: ", who, " is short of ", suit.many, " and would ruff.");
    case CauseKind::kRuffGiven:
      if (cause.card_played.front() == cause.suit.front()) return str("Not a ", suit.one, ": ", who, " would ruff.");
      if (cause.right.front() == cause.suit.front())
        return str("Lead ", suit.many, " now: later ", does("ruff"), " them.");
      return str("Play ", right, ": otherwise ", does("ruff"), " a ", suit.one, '.');
    case CauseKind::kRuffLost:
      if (who == "you") return str("Keep a trump to ruff a ", suit.one, '.');
      return str("Let ", who, " ruff a ", suit.one, " before you draw trumps.");
    case CauseKind::kRuffMissed:
      return str("Play ", right, ": ", who, " can ", who == "you" ? "later ruff a " : "ruff a ", suit.one, '.');
    case CauseKind::kRuffCut:
      return str("Lead a trump: it takes a ", suit.one, " ruff from ", who, '.');
    case CauseKind::kRuffAndDiscard:
      return str("Not a ", suit.one, ": ", who, " would ruff, and ", cause.other, " throw a loser.");
    case CauseKind::kLoserOnLoser:
      return str("Throw a loser instead of ruffing: ", who, " would overruff ", played, '.');
    case CauseKind::kForce:
      return str("Lead ", suit.many, ": made to ruff, ", who, " loses control of the trumps.");
    case CauseKind::kControl:
      return str("Do not ruff: it shortens your trumps, and ", whose, ' ', card, " comes in.");
    case CauseKind::kReversal:
      return str("Ruff ", suit.many, who == "you" ? " in your hand" : " in dummy", ": ", owner(cause.other),
                 " trumps can draw theirs.");
    case CauseKind::kRuffHigh:
      return str("Ruff high, with ", right, ": ", who, " would overruff ", played, '.');
    case CauseKind::kPromotion:
      return str("Ruff with ", card_in_words(cause.on.empty() ? cause.right : cause.on, named),
                 ": an overruff would promote ", whose, ' ', card, '.');
    case CauseKind::kNoRuff:
      if (!cause.on.empty()) return "Do not overruff: kept, your trumps take a trick more.";
      return "Do not ruff: kept, your trumps take a trick more.";
    case CauseKind::kDoNotCover:
      if (!cause.on.empty())
        return str("Do not cover while ", cause.other, cause.other == "you" ? " have " : " has ",
                   card_in_words(cause.on, named), " too: ", whose, ' ', card, " would take a trick.");
      return str("Do not cover: later ", whose, ' ', card, " takes a trick.");
    case CauseKind::kWhichWay:
      if (cause.right.front() != cause.suit.front() && cause.card_played.front() == cause.suit.front())
        return str("Leave ", suit.many, " alone: ", card, " is with ", who, '.');
      if (cause.card_played.front() != cause.right.front())
        return str("Play ", right, ": ", card, " is with ", who, '.');
      return str(card, " is with ", who, ": play ", right, ", not ", played, '.');
    case CauseKind::kFinesse:
      if (!cause.other.empty())
        return str(card, " is with ", who, ": finesse against him, leading ", suit.many, " from ",
                   cause.other == "you" ? "your hand" : cause.other, '.');
      if (cause.card.back() == 'A') return str("Play ", right, ": ", card, " is with ", who, '.');
      return str("Finesse against ", whose, ' ', card, ": play ", right, '.');
    case CauseKind::kDrop:
      return str("Play ", right, ": ", whose, ' ', card, " is bare and falls.");
    case CauseKind::kCrash:
      return str("Play ", right, ": ", whose, ' ', card, " and ", card_in_words(cause.other, named),
                 " opposite fall together.");
    case CauseKind::kKeepOver:
      return str("Keep ", played, ": it is needed to catch ", whose, ' ', card, '.');
    case CauseKind::kUnblock:
      return str("Unblock ", right, ": it stands in the way of ", whose, ' ', suit.many, no_entry(cause, ", and "),
                 '.');
    case CauseKind::kEntryKept:
      return str("Keep ", played, ": it is the entry to ", whose, ' ', suit.many, '.');
    case CauseKind::kEntryAttacked:
      return str("Knock out ", whose, ' ', card, " now: it is the entry to the ", suit.many, '.');
    case CauseKind::kEntryMade:
      return str("Sacrifice ", right, ": ", whose, ' ', card, " becomes the entry to the ", suit.many, '.');
    case CauseKind::kDanger:
      return danger(cause, named);
    case CauseKind::kLink:
      return link(cause, named);
    case CauseKind::kOvertake:
      if (cause.alone)
        return str("Overtake with ", card, ": it is the only entry to ", owner(cause.other), ' ', suit.many, '.');
      return str("Overtake with ", card, ": ", who, who == "you" ? " have" : " has", " no ", suit.one,
                 " left to lead to ", owner(cause.other), " long cards.");
    case CauseKind::kShorten:
      return str("Ruff ", owner(cause.other), ' ', card_in_words(cause.on, named), ": no longer in trumps than ", who,
                 ", you catch his ", card, " in the end.");
    case CauseKind::kTrumpCoup:
      return str(cause.other == "partner" ? "Put partner in"
                                          : str("Cross to ", cause.other == "you" ? "your hand" : cause.other),
                 ": a ", suit.one, " led through ", who, " catches his ", card, '.');
    case CauseKind::kEnPassant:
      return str("Lead a ", suit.one, " through ", who, ": if he ruffs, throw a loser; if not, ", owner(cause.other),
                 ' ', card, " takes the trick.");
    case CauseKind::kRace:
      return str("Lead ", suit.many, " now: otherwise ", who, " throws a ", suit.one, " on the ",
                 suit_in_words(cause.on).many, '.');
    case CauseKind::kThrowFirst:
      return str("Lead ", suit_in_words(cause.on).many, " first: a ", suit.one, " goes on them before ", whose, ' ',
                 card, " takes a trick.");
    case CauseKind::kTempo:
      return str("Lead ", suit_in_words(cause.right).many, " at once: otherwise ", whose, ' ', suit.many,
                 " come in first.");
    case CauseKind::kTheyRun:
      return str("Play ", right, ": otherwise ", whose, ' ', suit.many, " come in.");
    case CauseKind::kThirdHigh:
      return str("Play ", right, ": after ", played, ' ', who, who == "you" ? " win" : " wins", " cheaply with ", card,
                 '.');
    case CauseKind::kRise:
      return str("Rise with ", right, ": otherwise ", whose, ' ', card, " takes this trick.");
    case CauseKind::kSecondLow:
      return str("Play low: ", played, " catches nothing here, and sets up ", whose, ' ', card, '.');
    case CauseKind::kLeadThrough:
      return str("Lead a ", suit.one, " through ", whose, ' ', card, ": ", owner(cause.other), ' ',
                 card_in_words(cause.on, named), " is over it.");
    case CauseKind::kLeadUp:
      if (who == "partner") return str("Leave ", suit.many, " to partner: he leads them towards your ", card, '.');
      return str("Lead ", suit.many, " from ", who == "you" ? "your hand" : who,
                 cause.also.empty() ? "" : str(", through ", card_in_words(cause.also, named)), ", towards ",
                 owner(cause.other), ' ', card, '.');
    case CauseKind::kCross:
      if (who == "partner") return str("Put partner in with ", card, ": he can lead a ", suit.one, '.');
      return str("Cross to ", who == "you" ? "your hand" : who, " with ", card, ": the ", suit.many,
                 " are to be led from there.");
    case CauseKind::kCashBeforeRuff:
      if (!cause.on.empty())
        return str("Cash ", right, " first: ", who, " would throw a ", suit.one, " and ruff it later.");
      return str(cause.also.empty() ? str("Cash ", right, " first") : str("Take the trick with ", right), ": later ",
                 does("ruff"), " it.");
    case CauseKind::kCashFirst:
      return str("Take ", right, " now: ", who, " would throw a ", suit.one, " on the ", suit_in_words(cause.on).many,
                 '.');
    case CauseKind::kCover:
      if (card.empty())
        return str("Cover ", card_in_words(cause.on, named), " with ", right, ": it wins or draws ",
                   card_in_words(cause.other, named), "; later it takes no trick.");
      if (!cause.on.empty())
        return str("Cover ", card_in_words(cause.on, named), " with ", right, ": it draws ",
                   card_in_words(cause.other, named), ", and promotes ", whose, ' ', card, '.');
      return str("Cover with ", right, ": ", whose, ' ', card, " then makes a trick.");
    case CauseKind::kGuard:
      if (cause.alone) return str("Keep the ", suit.many, ": you alone guard them against ", whose, ' ', card, '.');
      return str("Keep the ", suit.many, ": without ", played, ", ", whose, ' ', card, " is good.");
    case CauseKind::kRuffingFinesse:
      if (cause.on != cause.right && !cause.on.empty())
        return str("Play ", right, ": then lead ", card_in_words(cause.on, named), " through ", whose, ' ', card,
                   "; if it is covered, ruff.");
      return str("Lead ", right, " through ", whose, ' ', card, ": if it is covered, ruff.");
    case CauseKind::kStrip:
      return str("First ", right, ": ", who, ", thrown in with a ", suit.one, " later, then has no safe lead.");
    case CauseKind::kThrowIn:
      if (suit.one.empty()) return str("Throw ", who, " in with ", right, ": he has no safe lead.");
      return str("Throw ", who, " in: he has to lead a ", suit.one, '.');
    case CauseKind::kThrownIn:
      if (suit.one.empty()) return str("The lead belongs to ", cause.other, "; now it stays with ", who, '.');
      return str("Play ", right, ": otherwise ", who,
                 who == "you" ? " are thrown in and have" : " is thrown in and has", " to lead a ", suit.one, '.');
    case CauseKind::kThrowInLater:
      return str("Play ", right, ": later ", who, " is thrown in and has no safe lead.");
    case CauseKind::kPutUp:
      return str("Put up ", right, ": otherwise ", whose, ' ', card, " forces out ", owner(cause.other), ' ',
                 card_in_words(cause.on, named), '.');
    case CauseKind::kSwitch:
      return switched(cause, named);
    case CauseKind::kCatch:
      return str("Play ", right, ": ", who, who == "you" ? " are" : " is", " then caught with ", card, '.');
    case CauseKind::kCaught:
      if (cause.right == cause.card) return str("Get rid of ", card, ": kept, it takes a trick.");
      return str("Play ", right, ": otherwise ", whose, ' ', card, " takes a trick.");
    case CauseKind::kSetUp:
      return str("Set up ", whose, ' ', suit.many, ": play ", right, '.');
    case CauseKind::kNowOrNever:
      return str("Take a trick with ", right, " now: later it takes none.");
    case CauseKind::kWasted:
      if (!cause.on.empty())
        return str("Keep ", played, ": it would fall under ", owner(cause.other), ' ', card_in_words(cause.on, named),
                   ", and later takes a trick.");
      return str("Keep ", played, ": later it takes a trick.");
    case CauseKind::kFrozen:
      return str("Leave ", suit.many, " to them: led by the other side, ", whose, ' ', card, " takes a trick.");
    case CauseKind::kSuitOpened:
      return str("Leave ", suit.many, " alone: leading them gives ", whose, ' ', card, " a trick.");
    case CauseKind::kCardMakes:
      return str("Play ", right, ": after ", played, ' ', whose, ' ', card, " takes a trick.");
    case CauseKind::kCardLost:
      return str("Play ", right, ": then ", whose, ' ', card, " takes a trick.");
    case CauseKind::kParted:
      return str("The lines part at trick ", cause.on, ", which ", who, who == "you" ? " take" : " takes", " with ",
                 card, " after ", played, '.');
  }
  return "";
}

}  // namespace ouverte::tutor
