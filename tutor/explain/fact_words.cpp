#include <algorithm>

#include "solver/base/status.hpp"
#include "tutor/explain/facts.hpp"
#include "tutor/explain/second_highest.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

using base::str;
using Moves = std::vector<std::string>;

constexpr std::size_t kMostNamed = 4;

bool has_suit(std::string_view move) { return move.size() == 2 && is_of_a_suit(move); }

// What is said of facts where cards are shown by these names.
class Sentences {
 public:
  explicit Sentences(const games::CardFaces& named) : named_(named) {}

  std::string of(const Fact& fact, const proof::Refutation& refutation) {
    std::string text = of_second_highest(fact, refutation);
    if (text.empty()) text = of_the_moves(fact, refutation);
    if (text.empty()) text = of_melds(fact, refutation);
    if (text.empty()) text = of_what_follows(fact, refutation);
    return text.empty() ? of_what_would_be(fact, refutation) : text;
  }

  // "then South takes a trick with ♣Q", "otherwise …"
  std::string clause(const Fact& fact) {
    return str(fact.kind == FactKind::kTrickLost ? "then " : "otherwise ", who(fact), ' ', takes(fact));
  }

 private:
  // The right moves as they are named: with a reason, the one that it holds for.
  static const Moves& said(const Fact& fact) {
    if (!fact.reason.empty() && !fact.reason.front().right.empty()) return fact.reason.front().right;
    return fact.said.empty() ? fact.right : fact.said;
  }
  static std::string who(const Fact& fact) { return fact.person.empty() ? seat_in_words(fact.seat) : fact.person; }

  std::string card(std::string_view move) { return move_in_words(move, named_); }

  // Of one card with several melds the card alone.
  static Moves without_choices(const Moves& moves) {
    const auto card_of = [](const std::string& move) { return move.substr(0, move.find('+')); };
    Moves some;
    for (const std::string& move : moves) {
      const auto same = std::ranges::find(some, card_of(move), card_of);
      if (same == some.end())
        some.push_back(move);
      else
        *same = card_of(move);
    }
    return some;
  }

  std::string cards(const Moves& all, std::string_view last = " or ") {
    const Moves moves = without_choices(all);
    if (moves.size() > kMostNamed) return str("any of ", moves.size(), " moves");
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i)
      text += str(i == 0 ? "" : i + 1 == moves.size() ? last : ", ", card(moves[i]));
    return text;
  }

  // "Play ♠A", "Give A the trick".
  std::string order(const Moves& moves) {
    if (!moves.front().starts_with('>')) return str("Play ", cards(moves));
    std::string text = "Give ";
    for (const std::string& move : moves)
      text += str(&move == &moves.front() ? "" : " or ", seat_in_words(move.substr(1)));
    return text + " the trick";
  }

  // Of what a fact names a suit by: 'S', or '*'.
  std::string suit_name(std::string_view letter) {
    return std::string(is_of_a_suit(letter) ? suit_in_words(letter).sign : named_.one);
  }
  // "heart" of what begins with 'H'; what the row of cards of no suit holds.
  std::string one_of_suit(std::string_view letter) {
    return std::string(is_of_a_suit(letter) ? suit_in_words(letter).one : named_.one);
  }
  std::string suit(std::string_view move) { return suit_name(has_suit(move) ? move.substr(0, 1) : "*"); }

  // "♥ and ♣"
  std::string suits(const Moves& moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i)
      text += str(i == 0 ? "" : i + 1 == moves.size() ? " and " : ", ", suit(moves[i]));
    return text;
  }

  // "W is squeezed in ♥ and ♣: discarding a ♥ makes ♥J good, a ♣ makes ♣K good"
  std::string squeeze(const Fact& fact) {
    std::string text = str(who(fact), " is squeezed in ", suits(fact.moves));
    if (!fact.then.empty()) {
      const Moves then(fact.then.begin() + 1, fact.then.end());
      const auto in_both = [&](const std::string& each) {
        return std::ranges::any_of(then, [&](const std::string& other) { return suit(each) == suit(other); });
      };
      const std::string shared = *std::ranges::find_if(fact.moves, in_both);
      return str(text, "; if ", who(fact), " discards a ", one_of_suit(shared), ", ", seat_in_words(fact.then.front()),
                 " is squeezed in ", suits(then));
    }
    for (std::size_t i = 0; i < fact.moves.size(); ++i)
      text +=
          str(i == 0 ? ": discarding a " : ", a ", one_of_suit(fact.moves[i]), " makes ", card(fact.moves[i]), " good");
    return text;
  }

  // "takes a trick with ♥K", "take 3 tricks in ♥"
  std::string takes(const Fact& fact) {
    const std::string verb = fact.seat.size() == 1 ? "takes " : "take ";
    const std::string many = fact.tricks == 1 ? "a trick" : str(fact.tricks, " tricks");
    if (fact.moves.empty()) return str(verb, many, " in ", suit_name(fact.suit));
    return str(verb, many, " with ",
               cards(fact.moves, fact.moves.size() > static_cast<std::size_t>(fact.tricks) ? " or " : " and "));
  }
  // Of what the other side can do after the right move only once that does not matter any more.
  static std::string not_before(const std::string& right) {
    return str("; after ", right, ", not before the deal is decided.");
  }

  // "none in ♦ before the deal is decided", "at most 1 in ♦ …"
  std::string fewer(const Fact& fact) {
    return str(fact.fewer == 0 ? "none" : str("at most ", fact.fewer), " in ", suit_name(fact.suit),
               " before the deal is decided");
  }

  // A trump lower than the one that ruffs is no discard. `on`: the trumps, where one has been played to the trick.
  std::string instead_of_ruffing(const Fact& fact, std::string_view played) {
    const bool ruffs_low =
        std::ranges::any_of(fact.right, [&](const auto& right) { return suit(right) == suit(played); });
    return str(ruffs_low ? "Play " : "Discard ", cards(said(fact)),
               ruffs_low ? " instead of ruffing high." : " instead of ruffing.");
  }

  std::string of_second_highest(const Fact& fact, const proof::Refutation& refutation) {
    if (fact.suit.empty()) return "";
    return said_of_second_highest(fact, cards(said(fact)), card(refutation.move), fact.seat.empty() ? "" : who(fact),
                                  suit_name(fact.suit));
  }

  // Facts about this move beside all right ones.
  std::string of_the_moves(const Fact& fact, const proof::Refutation& refutation) {
    const std::string played = card(refutation.move);
    const std::string right = cards(said(fact));
    const bool movers = fact.seat == refutation.seat;
    switch (fact.kind) {
      case FactKind::kOnlyMove:
        return str("Only ", fact.right.size() > kMostNamed ? right : cards(fact.right), " was right.");
      case FactKind::kSuitToPlay:
        return str("Any ", suit(fact.right.front()), " was right.");
      case FactKind::kSuitToAvoid:
        if (fact.moves.size() == 1) return str(played, " was the one card not to lead.");
        return str(suit(refutation.move), " was the one suit not to lead.");
      case FactKind::kSuitToHold:
        if (fact.moves.size() == 1) return str(played, " could not be spared; any other card was right.");
        return str("No ", suit(refutation.move), " could be spared; any other card was right.");
      case FactKind::kHadToTake:
        if (!fact.seat.empty()) return str("Let ", who(fact), " take the trick: play ", right, '.');
        [[fallthrough]];
      case FactKind::kHadToMatch:
        return str("Win the trick: play ", right, '.');
      case FactKind::kHadToRuff:
        return str("Ruff with ", right, '.');
      case FactKind::kGivesTheTrick:
        return str(played, " is sure to lose the trick; ", right, " is not.");
      case FactKind::kHadNotToRuff:
        return instead_of_ruffing(fact, refutation.move);
      case FactKind::kHadToLetGo:
      case FactKind::kHadToDuck:
        return str("Let the trick go: play ", right, '.');
      case FactKind::kHadToGiveUp:
        if (!fact.seat.empty()) return str("Give ", who(fact), " the trick: lead ", right, '.');
        return str("Let them take this trick: lead ", right, '.');
      case FactKind::kHadToOvertake:
        return str("Overtake ", who(fact), " with ", right, '.');
      case FactKind::kHadToLeave:
        return str("Leave the trick to ", who(fact), ": play ", right, '.');
      case FactKind::kHadToCross:
        return str("Put ", who(fact), " on lead with ", right, '.');
      case FactKind::kHadToCash:
        if (said(fact).size() > kMostNamed) return str("Win the trick: play ", right, '.');
        return str("Cash ", right, '.');
      case FactKind::kHadToWin:
        if (fact.seat.empty() || said(fact).size() > kMostNamed) return str("Win the trick: lead ", right, '.');
        if (movers) return str("Cash ", right, '.');
        return str("Lead ", right, ", which ", who(fact), " wins.");
      case FactKind::kHadToPlayHigh:
        if (movers) return str("Take the trick with ", right, ", not with ", played, '.');
        return str("Play ", right, " under ", who(fact), "'s trick, not ", played, '.');
      case FactKind::kHadToPlayLow:
        if (movers) return str(right, " takes the trick just as surely; keep ", played, '.');
        return str(played, " was wasted under ", who(fact), "'s trick; ", right, " was enough.");
      case FactKind::kFinesse:
        return str("The finesse works: ", who(fact), ", who has ", card(fact.moves[0]), ", has already played, so ",
                   right, " takes the trick.");
      case FactKind::kThrownIn:
        if (fact.words.empty()) return str(who(fact), " is thrown in; with anyone else on lead, all would be well.");
        return str("Do not leave ", who(fact), " on lead: ", seat_in_words(fact.words), " should take this trick.");
      case FactKind::kThrowInMissed:
        return str("Throw ", who(fact), " in with ", right, ": it works only because ", who(fact), " must lead.");
      default:
        return "";
    }
  }

  // The same where matching cards take tricks and are melded.
  std::string of_melds(const Fact& fact, const proof::Refutation& refutation) {
    const std::string right = cards(said(fact));
    switch (fact.kind) {
      case FactKind::kFeeds:
        return str(who(fact), " can match and take the trick; after ", right, ", ", who(fact), " could not.");
      case FactKind::kGoesOut:
        return str("Now ", who(fact), " can go out, with ", card(fact.moves[0]), "; after ", right, ", not yet.");
      case FactKind::kHadToGoOut:
        return str("Go out with ", right, fact.words.empty() ? "" : ": ", fact.words, '.');
      case FactKind::kMeldGiven:
        return str("Now ", who(fact), " can take the trick with ", card(fact.moves[0]), "; after ", right, ", ",
                   who(fact), " could meld nothing.");
      case FactKind::kLongerSet:
        return str("One longer set earns more: play ", right, '.');
      case FactKind::kFirstMeld:
        return str(card(refutation.move), " is a first meld: from then on loose cards cost the full penalty. ", right,
                   fact.right.size() == 1 ? " melds" : " meld", " nothing.");
      case FactKind::kOtherMelds:
        return str("The card was right, the melds were not: play ", right, '.');
      default:
        return "";
    }
  }

  // Facts that set what follows beside what follows the right move.
  std::string of_what_follows(const Fact& fact, const proof::Refutation& refutation) {
    const std::string right = cards(said(fact));
    const std::string played = card(refutation.move);
    switch (fact.kind) {
      case FactKind::kRuffAllowed:
        return str(played, " lets ", who(fact), " ruff a ", one_of_suit(fact.suit), not_before(right));
      case FactKind::kRuffMissed:
        return str("Play ", right, ": then ", who(fact), " ruffs a ", one_of_suit(fact.suit), '.');
      case FactKind::kEntryGiven:
        return str(played, " lets ", who(fact), " gain the lead", not_before(right));
      case FactKind::kEntryLost:
        return str("Play ", right, ": then ", who(fact), " gains the lead.");
      case FactKind::kMadeToLead:
        if (fact.moves.empty())
          return str("Play ", right, fact.later ? ": later " : ": then ", who(fact), " has to lead.");
        return str("Play ", right, fact.later ? ": later " : ": then ", who(fact), " has to lead, and ",
                   card(fact.moves[0]), " takes a trick.");
      case FactKind::kTrickGiven:
      case FactKind::kTrickSuffered:
        return str("After ", played, ", ", who(fact), ' ', takes(fact), "; after ", right, ", ", fewer(fact), '.');
      case FactKind::kTrickLost:
      case FactKind::kTrickForced:
        return str("After ", right, ", ", who(fact), ' ', takes(fact), "; after ", played, ", ", fewer(fact), '.');
      case FactKind::kTooEarly:
        return str(card(fact.moves[0]), " comes too early: play ", right, " first, then ", card(fact.moves[0]), '.');
      case FactKind::kSqueezeMissed:
        return str("After ", right, ", ", squeeze(fact), '.');
      case FactKind::kSqueezed:
        return str("Now ", squeeze(fact), '.');
      default:
        return "";
    }
  }

  // Facts from other questions about the position.
  std::string of_what_would_be(const Fact& fact, const proof::Refutation& refutation) {
    const std::string played = card(refutation.move);
    const std::string right = cards(said(fact));
    switch (fact.kind) {
      case FactKind::kTurnsOn:
        return str("It turns on ", card(fact.moves[0]), ", which ", seat_in_words(fact.suit), " holds: with ",
                   who(fact), " holding it, for ", card(fact.moves[1]), ", ", played, " would be right and ", right,
                   " wrong.");
      case FactKind::kEntryToAttack:
        return str(right, " attacks ", seat_in_words(fact.suit), "'s entry, ", card(fact.moves[0]), ": with ",
                   who(fact), " holding it, for ", card(fact.moves[1]), ", ", played, " would be right.");
      case FactKind::kBuildsOn:
        return str(right, " relies on ", card(fact.moves[0]), ", which ", who(fact), " holds: if ",
                   seat_in_words(refutation.seat), " held it, and ", who(fact), " held ", card(fact.moves[1]),
                   ", it would be wrong.");
      case FactKind::kPart:
        return str(order(said(fact)), ": otherwise the other side can make sure that ", fact.words, '.');
      default:
        return "";
    }
  }

  const games::CardFaces& named_;
};

}  // namespace

std::string sentence(const Fact& fact, const proof::Refutation& refutation, const games::CardFaces& named) {
  if (fact.cause) return sentence(*fact.cause, named);
  Sentences sentences(named);
  std::string text = sentences.of(fact, refutation);
  if (fact.reason.empty()) return text;
  const Fact& why = fact.reason.front();
  text.pop_back();
  return str(text, text.find(':') == std::string::npos ? ": " : "; ",
             why.cause ? clause(*why.cause, named) : sentences.clause(why), '.');
}

}  // namespace ouverte::tutor
