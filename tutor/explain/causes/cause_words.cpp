#include "solver/base/status.hpp"
#include "tutor/explain/causes/cause.hpp"
#include "tutor/explain/causes/cause_phrases.hpp"
#include "tutor/explain/causes/lines.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {

using base::str;

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
  const std::string_view come = cause.often ? " can come in" : " come in";
  if (cause.kind == CauseKind::kSetUp)
    return str("then ", phrases::owner(who), ' ', suit_in_words(cause.suit).many, " come in");
  if (cause.kind == CauseKind::kTheyRun)
    return str("otherwise ", phrases::owner(cause.person), ' ', suit_in_words(cause.suit).many, come);
  if (cause.kind >= CauseKind::kOutLater && cause.kind <= CauseKind::kScored) return phrases::of_melding(cause);
  if (cause.kind == CauseKind::kMoreInSuit)
    return str("otherwise they ", cause.often ? "can " : "", "take a trick more in ", suit_in_words(cause.suit).many);
  if (cause.kind == CauseKind::kNowOrNever)
    return cause.often ? "later it may take no trick" : "later it takes no trick";
  const std::string what = str(phrases::owner(cause.person), ' ', card_in_words(cause.card, named),
                               cause.often ? " can take a trick" : " takes a trick");
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
  const auto can = [&](std::string_view verb) { return cause.often ? str(who, " can ", verb) : does(verb); };
  const std::string whose = phrases::owner(who);
  const std::string_view takes = cause.often ? " can take a trick" : " takes a trick";
  const std::string_view come = cause.often ? " can come in" : " come in";
  const std::string_view cut = cause.often ? ": it can take a " : ": it takes a ";
  switch (cause.kind) {
    case CauseKind::kSqueeze:
      if (!cause.called.empty())
        return str("Play ", right, " and keep the aces opposite their suits: ", who, " is squeezed",
                   phrases::both(cause.on), " (a ", cause.called, ").");
      if (!card.empty()) return str("Play ", right, ": ", who, " is then squeezed", phrases::both(cause.on), '.');
      return str("Play ", right, ": it squeezes ", who, phrases::both(cause.on), '.');
    case CauseKind::kSqueezeBoth:
      return str("Play ", right, ": both are squeezed, ", who, phrases::both(cause.on), ", ", cause.other,
                 phrases::both(cause.also), '.');
    case CauseKind::kCountFirst:
      return str("Lose a trick first: ", who, " is then squeezed", phrases::both(cause.on), '.');
    case CauseKind::kVienna:
      return str("Cash ", card, " first: ", who, " is then squeezed", phrases::both(cause.on), '.');
    case CauseKind::kSqueezed:
      if (!card.empty())
        return str("Lead ", right, ": it takes out ", phrases::owner(cause.other), ' ', card, " before ", who,
                   who == "you" ? " are" : " is", " squeezed", phrases::both(cause.on), '.');
      return str("Now ", who, who == "you" ? " are" : " is", " squeezed", phrases::both(cause.on), '.');
    case CauseKind::kHoldUp:
      if (card.empty()) return str("Duck: ", who, " must have no ", suit.one, " left when he gets in.");
      return str("Duck until ", who, " has no ", suit.one, " left when he gets in with ", card, '.');
    case CauseKind::kHoldUpLead:
      return str("Duck: otherwise ", who, ", in with ", card, cause.often ? ", can lead another " : ", leads another ",
                 suit.one, '.');
    case CauseKind::kBath:
      return str("Duck: ", cause.other, " cannot lead ", suit.many, " again without giving ", whose, ' ', card,
                 " a trick.");
    case CauseKind::kHoldUpEntry:
      return str("Hold up until ", who, " has no ", suit.one, " left to lead to the long hand.");
    case CauseKind::kDuck:
      return str("Duck a round of ", suit.many, ": ", whose, " long cards", cause.often ? " can then" : " then", " come in",
                 phrases::no_entry(cause, ", and "), '.');
    case CauseKind::kDrawTrumps:
      if (who.empty())
        return str("Draw trumps first: otherwise they ", cause.often ? "can ruff a " : "ruff a ", suit.one, '.');
      if (cause.alone) return str("Draw trumps first: ", who, " has no ", suit.many, " and would ruff.");
      return str("Draw trumps first: ", who, " is short of ", suit.many, " and would ruff.");
    case CauseKind::kRuffGiven:
      if (cause.card_played.front() == cause.suit.front())
        return str("Not a ", suit.one, ": ", who, cause.often ? " could ruff." : " would ruff.");
      if (cause.right.front() == cause.suit.front())
        return str("Lead ", suit.many, " now: later ", can("ruff"), " them.");
      return str("Play ", right, ": otherwise ", can("ruff"), " a ", suit.one, '.');
    case CauseKind::kRuffLost:
      if (!cause.on.empty())
        return str("Ruff ", suit.many, who == "you" ? " in your hand" : str(" in ", who),
                   " before you draw trumps: all ", cause.on, " ruffs are needed.");
      if (who == "you" && cause.late) return str("Keep a trump to ruff a ", suit.one, '.');
      if (who == "you") return str("Ruff a ", suit.one, " in your hand before you draw trumps.");
      return str("Let ", who, " ruff a ", suit.one, " before you draw trumps.");
    case CauseKind::kRuffMissed:
      if (cause.alone) return str("Lead ", right, ", a singleton: you can later ruff a ", suit.one, '.');
      return str("Play ", right, ": ", who, " can ", cause.late ? "later ruff a " : "ruff a ", suit.one, '.');
    case CauseKind::kRuffCut:
      if (!card.empty()) return str("Lead ", card, ", a trump", cut, suit.one, " ruff from ", who, '.');
      return str("Lead a trump", cut, suit.one, " ruff from ", who, '.');
    case CauseKind::kRuffAndDiscard:
      if (cause.often)
        return str("Not a ", suit.one, ": ", who, " and ", cause.other,
                   " have none; they can ruff in one hand and throw a loser from the other.");
      return str("Not a ", suit.one, ": ", who, " would ruff, and ", cause.other, " throw a loser.");
    case CauseKind::kLoserOnLoser:
      return str("Throw a loser instead of ruffing: ", who, " would overruff ", played, '.');
    case CauseKind::kTrumpHoldUp:
      if (who == "you")
        return str("Hold up ", card, ": declarer cannot draw your other trumps, and you ruff a ", suit.one, '.');
      return str("Hold up ", card, " until ", who, who == "you" ? " have" : " has", " no trump left to ruff a ",
                 suit.one, '.');
    case CauseKind::kForce:
      return str("Lead ", suit.many, ": made to ruff, ", who, cause.often ? " can lose" : " loses",
                 " control of the trumps.");
    case CauseKind::kControl:
      if (card.empty())
        return str("Do not ruff: left with fewer trumps than ", who,
                   ", you lose control, and he ", cause.often ? "can take" : "takes", " a trick more with his.");
      return str("Do not ruff: it shortens your trumps, and ", whose, ' ', card,
                 cause.often ? " can come in." : " comes in.");
    case CauseKind::kReversal:
      return str("Ruff ", suit.many, who == "you" ? " in your hand" : " in dummy", ": ", phrases::owner(cause.other),
                 " trumps can draw theirs.");
    case CauseKind::kPromotionLead:
      return str("Lead ", right, ": ", who, " overruffs ", cause.other, ", or, if ", cause.other,
                 " ruffs high, makes a trick with ", card, '.');
    case CauseKind::kRuffHigh:
      return str("Ruff high, with ", right, ": ", who, " would overruff ", played, '.');
    case CauseKind::kPromotion:
      return str("Ruff with ", card_in_words(cause.on.empty() ? cause.right : cause.on, named),
                 ": an overruff would promote ", whose, ' ', card, '.');
    case CauseKind::kNoRuff:
      return str(cause.on.empty() ? "Do not ruff" : "Do not overruff", ": kept, your trumps ", cause.often ? "can " : "",
                 "take a trick more.");
    case CauseKind::kDoNotCover:
      if (!cause.on.empty())
        return str("Do not cover while ", cause.other, cause.other == "you" ? " have " : " has ",
                   card_in_words(cause.on, named), " too",
                   card.empty() ? "" : str(": ", whose, ' ', card, cause.often ? " could" : " would", " take a trick"),
                   '.');
      return str("Do not cover: later ", whose, ' ', card, takes, '.');
    case CauseKind::kWhichWay:
      if (cause.right.front() != cause.suit.front() && cause.card_played.front() == cause.suit.front())
        return str(cause.often ? str("Not a ", suit.one) : str("Leave ", suit.many, " alone"), ": ", card, " is with ",
                   who, '.');
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
      return str("Unblock ", right, ": it stands in the way of ", whose, ' ', suit.many,
                 phrases::no_entry(cause, ", and "), '.');
    case CauseKind::kEntryKept:
      return phrases::entry_kept(cause, named);
    case CauseKind::kEntryAttacked:
      return str("Knock out ", whose, ' ', card, " first, with ", right, ": it is the entry to the ", suit.many, '.');
    case CauseKind::kEntryMade:
      return str("Sacrifice ", right, ": ", whose, ' ', card, " becomes the entry to the ", suit.many, '.');
    case CauseKind::kDanger:
      return phrases::danger(cause, named);
    case CauseKind::kLink:
      return phrases::link(cause, named);
    case CauseKind::kOvertake:
      if (cause.alone)
        return str("Overtake with ", card, ": it is the only entry to ", phrases::owner(cause.other), ' ', suit.many,
                   '.');
      return str("Overtake with ", card, ": ", who, who == "you" ? " have" : " has", " no ", suit.one,
                 " left to lead to ", phrases::owner(cause.other), " long cards.");
    case CauseKind::kShorten:
      return phrases::shorten(cause, named);
    case CauseKind::kTrumpCoup:
      return str(cause.other == "partner" ? "Put partner in"
                                          : str("Cross to ", cause.other == "you" ? "your hand" : cause.other),
                 ": a ", suit.one, " led through ", who, cause.often ? " can catch his " : " catches his ", card, '.');
    case CauseKind::kEnPassant:
      return str("Lead a ", suit.one, " through ", who, ": if he ruffs, throw a loser; if not, ",
                 phrases::owner(cause.other), ' ', card, " takes the trick.");
    case CauseKind::kRace:
      return str("Lead ", suit.many, " now: otherwise ", who, cause.often ? " can throw a " : " throws a ", suit.one,
                 " on the ", suit_in_words(cause.on).many, '.');
    case CauseKind::kThrowFirst:
      return str("Lead ", suit_in_words(cause.on).many, " first: a ", suit.one, " goes on them before ", whose, ' ',
                 card, " takes a trick.");
    case CauseKind::kTempo:
      return str("Lead ", suit_in_words(cause.right).many, " at once: otherwise ", whose, ' ', suit.many,
                 come, " first.");
    case CauseKind::kTheyRun:
      return str("Play ", right, ": otherwise ", whose, ' ', suit.many, come, '.');
    case CauseKind::kThirdHigh:
      return str("Play ", right, ": after ", played, ' ', who, who == "you" ? " win" : " wins", " cheaply with ", card,
                 '.');
    case CauseKind::kRise:
      if (!cause.other.empty())
        return str("Rise with ", right, ": ", phrases::owner(cause.other), ' ', suit.one, " is a singleton, and ",
                   cause.often ? "later it may take no trick." : "later it takes no trick.");
      return str("Rise with ", right, ": otherwise ", whose, ' ', card, " takes this trick.");
    case CauseKind::kSecondLow:
      return str("Play low: ", played, " catches nothing here, and sets up ", whose, ' ', card, '.');
    case CauseKind::kLeadThrough:
      return str("Lead a ", suit.one, " through ", whose, ' ', card, ": ", phrases::owner(cause.other), ' ',
                 card_in_words(cause.on, named), " is over it.");
    case CauseKind::kLeadUp:
      if (who == "partner") return str("Leave ", suit.many, " to partner: he leads them towards your ", card, '.');
      return str("Lead ", suit.many, " from ", who == "you" ? "your hand" : who,
                 cause.also.empty() ? "" : str(", through ", card_in_words(cause.also, named)), ", towards ",
                 phrases::owner(cause.other), ' ', card, '.');
    case CauseKind::kCross:
      if (who == "partner") return str("Put partner in with ", card, ": he can lead a ", suit.one, '.');
      return str("Cross to ", who == "you" ? "your hand" : who, " with ", card, ": the ", suit.many,
                 " are to be led from there.");
    case CauseKind::kCashBeforeRuff:
      if (!cause.on.empty())
        return str("Cash ", card.empty() ? right : card, " first: ", who, " would throw a ", suit.one,
                   " and ruff it later.");
      return str(cause.also.empty() ? str("Cash ", right, " first") : str("Take the trick with ", right), ": later ",
                 can("ruff"), " it.");
    case CauseKind::kCashFirst:
      return str("Take ", right, " now: ", who, cause.often ? " could throw a " : " would throw a ", suit.one,
                 " on the ", suit_in_words(cause.on).many, '.');
    case CauseKind::kCover:
      if (card.empty() && cause.often)
        return str("Cover ", card_in_words(cause.on, named), " with ", right, ": it wins or draws ",
                   card_in_words(cause.other, named), '.');
      if (card.empty())
        return str("Cover ", card_in_words(cause.on, named), " with ", right, ": it wins or draws ",
                   card_in_words(cause.other, named), "; later it takes no trick.");
      if (!cause.on.empty())
        return str("Cover ", card_in_words(cause.on, named), " with ", right, ": it draws ",
                   card_in_words(cause.other, named), cause.often ? ", and can promote " : ", and promotes ", whose, ' ',
                 card, '.');
      return str("Cover with ", right, ": ", whose, ' ', card, cause.often ? " can then make" : " then makes",
                 " a trick.");
    case CauseKind::kGuard:
      if (cause.alone) return str("Keep the ", suit.many, ": you alone guard them against ", whose, ' ', card, '.');
      return str("Keep the ", suit.many, ": without ", played, ", ", whose, ' ', card,
                 cause.often ? " can take a trick." : " is good.");
    case CauseKind::kRuffingFinesse:
      if (cause.on != cause.right && !cause.on.empty())
        return str("Play ", right, ": then lead ", card_in_words(cause.on, named), " through ", whose, ' ', card,
                   "; if it is covered, ruff.");
      return str("Lead ", right, " through ", whose, ' ', card, ": if it is covered, ruff.");
    case CauseKind::kStrip:
      return str("Eliminate first, with ", right, ": ", who, ", thrown in with a ", suit.one,
                 " later, then has no safe lead.");
    case CauseKind::kStripSqueeze:
      return str("Play ", right, ": ", who, " has to throw a ", suit_in_words(cause.on).one,
                 ", and is then thrown in and has to lead a ", suit.one, '.');
    case CauseKind::kThrowIn:
      if (suit.one.empty()) return str("Throw ", who, " in with ", right, ": he has no safe lead.");
      return str("Throw ", who, " in with ", right, ": he has to lead a ", suit.one, '.');
    case CauseKind::kThrownIn:
      if (suit.one.empty()) return str("The lead belongs to ", cause.other, "; now it stays with ", who, '.');
      return str("Play ", right, ": otherwise ", who,
                 who == "you" ? " are thrown in and have" : " is thrown in and has", " to lead a ", suit.one, '.');
    case CauseKind::kThrowInLater:
      if (!suit.one.empty())
        return str("Play ", right, ": later ", who, " is thrown in and has to lead a ", suit.one, '.');
      return str("Play ", right, ": later ", who, " is thrown in and has no safe lead.");
    case CauseKind::kPutUp:
      return str("Put up ", right, ": otherwise ", whose, ' ', card, " forces out ", phrases::owner(cause.other), ' ',
                 card_in_words(cause.on, named), '.');
    case CauseKind::kSwitch:
      return phrases::switched(cause, named);
    case CauseKind::kCatch:
      return str("Play ", right, ": ", who,
                 cause.often    ? " can then be"
                 : who == "you" ? " are then"
                                : " is then",
                 " caught with ", card, '.');
    case CauseKind::kCaught:
      return phrases::caught(cause, named);
    case CauseKind::kCatchOver:
      return str("Play ", right, ": keep ", played, " to lie under ", whose, " last ", suit.one, '.');
    case CauseKind::kShare:
      return phrases::share(cause, named);
    case CauseKind::kSetUp:
      return str("Set up ", whose, ' ', suit.many, ": play ", right, '.');
    case CauseKind::kNowOrNever:
      return str("Take a trick with ", right, cause.often ? " now: later it may take none." : " now: later it takes none.");
    case CauseKind::kWasted:
      if (!cause.on.empty())
        return str("Keep ", played, ": it would fall under ", phrases::owner(cause.other), ' ',
                   card_in_words(cause.on, named), cause.often ? ", and can later take a trick." : ", and later takes a trick.");
      return str("Keep ", played, ": later it", takes, '.');
    case CauseKind::kFrozen:
      if (cause.late) return str("Do not lead ", suit.many, " yet: later ", whose, ' ', card, takes, '.');
      return str("Leave ", suit.many, " to them: led by the other side, ", whose, ' ', card, " takes a trick.");
    case CauseKind::kSuitOpened:
      return str(cause.late ? "Do not lead " : "Leave ", suit.many, cause.late ? " here" : " alone", ": leading them ",
                 cause.often ? "can give " : "gives ", whose, ' ', card, " a trick.");
    case CauseKind::kCardMakes:
      return str("Play ", right, ": after ", played, ' ', whose, ' ', card, takes, '.');
    case CauseKind::kCardLost:
      return str("Play ", right, ": then ", whose, ' ', card, takes, '.');
    case CauseKind::kOutLater:
    case CauseKind::kMeldLater:
    case CauseKind::kLastTurn:
    case CauseKind::kScored:
    case CauseKind::kLooseLeft:
      return str("Play ", move_in_words(cause.right, named), ": ", phrases::of_melding(cause), '.');
    case CauseKind::kMoreInSuit:
      return str("Play ", right, ": after ", played, " they ", cause.often ? "can " : "", "take a trick more in ",
                 suit.many, '.');
    case CauseKind::kParted:
      return str("What ", played, cause.often ? " costs can show at trick " : " costs shows at trick ", cause.on, ": ",
                 who, cause.often ? " then" : "", who == "you" ? " take" : " takes", " it with ", card, '.');
  }
  return "";
}

}  // namespace ouverte::tutor
