// Why a card costs: what a teacher would name (docs/algorithms/causes.md). Each cause rests on grounds that can be
// solved again: deals with two cards exchanged in which the card costs less, and two lines of best play side by side.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game_info.hpp"

namespace ouverte::tutor {

// `seat` has `card`, `other` has `another`; altered, it is the other way round.
struct Exchange {
  std::string seat, card;
  std::string other, another;

  friend bool operator==(const Exchange&, const Exchange&) = default;
};

// `card`, and those that do the same, are the lowest of their suit, of the cards in the hands and on the table: what
// their rank does is not done. So that cards are still named by ranks, those below them have the names of higher ones.
struct Lowering {
  std::string card;

  friend bool operator==(const Lowering&, const Lowering&) = default;
};

// What becomes of what a card costs, in comparison with a right one, when the deal is altered.
enum class Outcome : std::uint8_t {
  kSame,        // it costs as much as it did, or more
  kDangerGone,  // less: the card is worth more than it was
  kHopeGone,    // less: the right card is worth less than it was
  kReversed,    // the card is the better one
  kMixed,       // less: both are worth another value than they were, the one more and the other less
};

// A right altered (solver/games/door/rights.hpp), for what is played from the position on.
struct AlteredRight {
  enum class Kind : std::uint8_t {
    kNoRuff,  // trumps of `seat` do not ruff
    kBar,     // `seat`, or each of several, may not lead `suit`
    kPass,    // when `seat` wins a trick, his partner leads to the next
    kOffer,   // whenever `seat` is to lead, his partner may lead instead
    kIdle,    // `seat` need not discard once
  };
  Kind kind{};
  std::string seat;
  std::string suit = {};
  Outcome outcome = Outcome::kSame;  // where it is a ground

  friend bool operator==(const AlteredRight&, const AlteredRight&) = default;
};

// Of the two lines that go with a cause: to that trick (0: the one that the card is played to) of the line after the
// card, or of the other, the seat plays the card, and takes it or does not.
struct LineEvent {
  bool now = false;
  std::size_t trick = 0;
  std::string seat, card;
  bool takes = false;

  friend bool operator==(const LineEvent&, const LineEvent&) = default;
};

// Exchanges that mean the same ("East has one more heart, for any small card"), of each of which the card costs less.
// All of that meaning are here: a sentence that rests on them holds whichever is taken. Or else rights, with each of
// which altered it costs less. Or cards, with each of which lowered it costs nothing, or less where a suit is attacked.
// Or, where all that is said is what happens in best play, what happens in the two lines.
struct Ground {
  std::vector<Exchange> exchanges;
  std::vector<Outcome> outcomes;  // of each
  std::vector<Lowering> lowerings = {};
  std::vector<AlteredRight> rights;
  std::vector<LineEvent> events;
  std::size_t pair = 0;  // of the pairs of lines that were studied, that in which they are seen

  // Whether this becomes of what the card costs in each of the altered deals.
  [[nodiscard]] bool each_is(Outcome outcome) const {
    return std::ranges::all_of(outcomes, [&](Outcome each) { return each == outcome; });
  }
  [[nodiscard]] bool empty() const {
    return exchanges.empty() && lowerings.empty() && rights.empty() && events.empty();
  }
  friend bool operator==(const Ground&, const Ground&) = default;
};

// A play of a line.
struct LinePlay {
  std::string seat, card;

  friend bool operator==(const LinePlay&, const LinePlay&) = default;
};
using PlayLine = std::vector<LinePlay>;

// Ours: of the side of the mover; theirs: of the other. "Now": in the line after the card; "else": in that after the
// right one. Both are lines of best play, from the card on.
enum class CauseKind : std::uint8_t {
  kBath,          // we take with the ace what they lead from king and queen; else `card`, the knave, takes a trick too
  kHoldUp,        // we take a trick in the suit they lead; else `seat`, who gets in with `card`, has none of it to lead
  kHoldUpLead,    // the same; now `seat`, in with `card`, leads it
  kHoldUpEntry,   // the same, of a suit that is long in the hand of the partner of `seat`, who cannot lead to it
  kDanger,        // now `seat` of theirs, in with `card`, leads `suit`, through `also` of `other`, or for `on` to ruff
  kLink,          // both are of a long suit of `seat` of ours, which `other` has a card left of to lead to it else
  kOvertake,      // the right card overtakes `seat` of ours, who else has the lead and no card of `suit`, long with the
                  // mover
  kDuck,          // we take a trick in a suit of ours; else `seat` of ours takes more tricks in it
  kStripSqueeze,  // else `seat` of theirs has to throw a card of `on`, and is thrown in later and has to lead `suit`
  kThrowIn,       // else `seat` of theirs wins this trick and has to lead, `suit` if there is one
  kSqueeze,       // else `seat` of theirs is hurt by having to discard
  kSqueezeBoth,   // the same of both of theirs: `other` is the second, `card` his suits
  kCountFirst,    // the same of one; to the right card we lose a trick first
  kVienna,        // the same; the right card takes a trick in one of his suits first, with `card`
  kSqueezed,      // now `seat` of ours is
  kMenace,        // the card, thrown, keeps `seat` of theirs, who alone can beat it, from throwing `suit`
  kShorten,       // the right card ruffs partner's winner; now the trump `card` of `seat` of theirs takes a trick
  kTrumpCoup,     // else `other` of ours leads `suit` through `seat` of theirs, who has only trumps left, `card` among
                  // them
  kEnPassant,     // the right card is led through `seat` of theirs, who can ruff; if not, `card` of `other` takes it
  kDrawTrumps,  // now `seat` of theirs ruffs `suit`, or, with no `person`, one or the other; the right card is a trump
  kRuffGiven,   // now `seat` of theirs ruffs `suit`
  kRuffLost,    // else `seat` of ours ruffs `suit`, and `other` the suit `also`; the card is a trump
  kRuffMissed,  // else `seat` of ours ruffs `suit`, which the right card is of, or `other`, in with `card`, leads
  kWinForRuff,  // else the right card takes this trick, and `suit` is led, which `seat` of ours ruffs
  kRuffCut,     // now `seat` of theirs ruffs `suit`, or, with no `person`, all of them ruff; the right card is a trump
                // led by a defender
  kRuffAndDiscard,  // the card is of a suit that neither hand of theirs has: `seat` ruffs, and the other discards
  kLoserOnLoser,    // the card ruffs, `seat` of theirs overruffs with `card`; the right one is a discard
  kTrumpHoldUp,  // both are trumps; now `seat` of theirs ruffs `suit`, and has no trump left for it else; or the mover
                 // ruffs it else
  kMasterOut,    // the card is a trump led; `card` of `seat` is the only one that theirs have, and higher than all ours
  kForce,     // else `seat` of theirs has to ruff, and our trumps take more tricks; or, `late`, if he ruffs, `other` of
              // ours has as many trumps as he; or `other` needs all the `many` that he has
  kControl,   // the card ruffs; now the small trump `card` of `seat` of theirs takes a trick
  kReversal,  // else `seat` of ours, who has the longer trumps, ruffs `suit`
  kPromotion,      // both are trumps; else `seat` of ours takes a trick with the trump `card`
  kPromotionLead,  // the right card is led for `seat` of ours to overruff `other`, or else for its `card` to be
                   // promoted
  kRuffHigh,       // both are trumps, and `seat`, who plays later, overruffs the lower one
  kNoRuff,      // the card ruffs and the right one does not; else we take more tricks with trumps: with the card that
                // costs and `card` both, or with `card` of `other`
  kDrop,        // `seat` has `card` alone of its suit, and it falls under the right card
  kCrash,       // under the right card honours of theirs fall together, `card` of `seat` and another of `other`
  kCrashOurs,   // now `card` of `seat` of ours, alone of its suit, falls under the card
  kDoNotCover,  // the card covers an honour; else `seat` of ours takes a trick with `card` of the suit; `also`, which
                // `other` of ours has alone, would fall on it
  kCover,       // the right card covers an honour; else `seat` of ours takes a trick with `card` of the suit
  kInToLead,    // else `seat` of ours leads `suit` through `card` of `other`, in with `on` where it takes this trick
  kLetIn,       // now `seat`, declarer or dummy of theirs, leads `suit` through `card` of `other`
  kFinesse,  // `seat` has `card`, higher than the right one, which takes a trick now, and else not; the right card is
             // right for `seat` having it
  kRuffingFinesse,  // the right card is led through `card` of `seat` of theirs, and partner ruffs if it is covered
  kStrip,           // else `seat` of theirs is thrown in later, in the suit of the card, and has to lead
  kKeepOver,   // the right card is lower; the card is needed over `card` of `seat` of theirs, who takes a trick with it
               // now
  kWhichWay,   // were `card` with the partner of `seat`, who has it, the card would be the better one
  kUnblock,    // the right card is high, of a suit that is longer in the hand of `seat` of ours, who takes more in it
               // else
  kEntryKept,  // `card`, or the card itself, is an entry of `seat`, which takes more tricks in `suit` else; `on`: what
               // takes this trick else, in the hand of `other`
  kEntryAttacked,  // the right card attacks `card`, the entry of `seat` of theirs, who takes more tricks in `suit` now
  kCutOff,         // the right card keeps `other`, declarer, from getting to `seat`, dummy, long in `suit`, in time
  kBlocked,        // after the right card `card` of `seat` of theirs is in the way of `other`, long in `suit`
  kEntryMade,      // the right card makes `card` an entry of `seat` of ours, who takes more tricks in `suit` else
  kCashFirst,      // else the right card takes a trick; now `seat` of theirs discards from `suit`, which it is of or in
                   // which we take another, first
  kCashBeforeRuff,  // else the right card takes a trick; now `seat` of theirs ruffs it, after discards where `on` says
  kGuard,           // not following: now `seat` of theirs takes a trick with `card`, of the suit discarded
  kThirdHigh,       // now `seat` of theirs takes this trick with `card`, which the right one beats
  kRise,            // the same, where the right card takes the trick, or ruffs it
  kPutUp,           // else the right card takes the trick; now `card` of `seat` of theirs drives out `on` of partner's
  kSecondLow,       // now the card takes this trick, and `seat` of theirs another with `card`; else not
  kLeadThrough,     // the right lead is through `card` of `seat` of theirs, up to `on` of partner
  kSurround,        // the right lead, over `card` of `seat`, who plays last, with `on` above it kept and `also` below
  kIntoTenace,      // the lead runs into `on` and `card`, over and under an honour of ours, of `seat`, who plays last
  kLeadUp,          // the card is of a suit that else `seat` of ours leads, towards our `card`
  kCross,           // else `seat` of ours takes this trick with `card`, and leads `suit`
  kRace,            // now `seat` of theirs discards from the suit of the right card, on `on`; else we take more in it
  kThrowFirst,  // else a hand of ours discards from `suit` on the suit of the right card, `on`; now `seat` of theirs
                // takes `card` of it, or they take more; or where tricks are to be avoided `seat` of ours gets rid of
                // `card` so
  kCashOut,     // leading: else our side takes `many` tricks in the suit of the right card, the first now; now `fewer`
  kSwitch,  // now `seat` of theirs takes this trick with `card` and leads `suit`, through `also` of `other`, in which
            // they take `many`; or draws trumps, `also`
  kTempo,   // else we take more tricks in the suit of the right card, now `seat` of theirs more in `suit`
  kAttack,  // leading: the right card sets up `suit`, in which `card` of `seat` of ours takes a trick else, and drives
            // out `also`
  kHighNeeded,   // now `other` of ours takes this trick with `on`, over `card` of `seat` of theirs, and keeps it else
  kCapture,      // where card points count: else `seat` of ours, or now of theirs, takes `on` of `other` with `card`
  kLastTrick,    // there: else `seat` of ours, or now of theirs, takes the last trick with `card`
  kThrowPoints,  // there: `card`, the right one, goes to a trick of partner's, `other`, or takes one; now theirs take
                 // it
  kKeepPoints,   // there: `card`, that which costs, goes to a trick of `seat` of theirs; else ours take it
  kSpared,       // `seat` takes this trick after both: the right one is lower, or, `alone`, is got rid of; of the mover
                 // our side takes it
  kDrawnOut,     // else `seat` of theirs takes this trick with `card`, and now, or `other` does, with `on`, which is
                 // lower than the right one
  kWouldTrump,  // leading: now `seat` of theirs trumps `suit`; of each that he has a card of one is right, and no other
  kSoleSuit,    // leading: `suit`, which the right card is of, is in no other hand, and alone right
  kMiddle,      // now `seat` of theirs takes this trick with `card`, which is `on`, or, `alone`, else it does, of ours
  kAtStake,     // of what is scored only `on` differs: now it counts `fewer`, else `many`
  kShare,       // where shares count: what becomes of the tricks else, or now, and `also`, what comes of it
  kStandsOver,  // where tricks are to be avoided: the right card, thrown, is over `card` of `seat` of theirs, who has
                // to take a trick with it else
  kMustFollow,  // there: leading, the right card is of a suit that `seat` of theirs has; on the other he throws `card`
  kCatch,       // where tricks are to be avoided: else `seat` of theirs has to take one with `card`
  kCaught,      // there: now `seat` of ours takes one with `card`; `other`: who leads `on` to it
  kCatchOver,   // there: else `seat` of theirs has to take one in `suit`, over the card, kept for that trick, or to be
                // led (`on`) below all he has of it
  kFrozen,      // leading: else theirs lead the suit of the card, and `seat` of ours takes a trick with `card`
  kSuitOpened,  // leading: now `seat` of theirs takes a trick with `card` of the suit, and else not
  kThrownIn,    // now `seat` of ours does; the lead belongs to `other`
  kThrowInLater,  // as kThrowIn, of a later trick
  kSetUp,         // else `seat` of ours takes tricks in `suit`, which the right card is of, that it does not take now
  kNowOrNever,    // else the right card takes this trick; now it takes none
  kWasted,        // not leading: else we take a trick with the card itself later
  kTheyRun,       // now `seat` of theirs takes more tricks in `suit`, which is long
  kCardMakes,  // now `seat` of theirs takes a trick with `card`, and else not; led away from `on` over and `also` under
               // it
  kCardLost,   // else `seat` of ours takes a trick with `card`, and now not
  kSetBroken,  // melding: the card is one of a set of three
  kSetGiven,   // melding: now `seat` takes the trick, and `card` in it is its third of the rank
  kSetTaken,   // melding: the right card takes the trick, and `card` in it is the mover's third of the rank
  kMatchLater,  // melding: the right card, kept, has to take a trick later
  kOutLater,    // melding: now `seat` goes out, or, if it is the mover, else
  kMeldLater,   // melding: now `seat` melds cards of the rank `on`, or, if it is the mover, else
  kLastTurn,    // melding, which the right move does: `seat` goes out before the mover plays again, whatever he does;
                // with no `person` the deal is cut off
  kLooseLeft,   // melding: the mover is left with `on` cards in no set now, or another `seat` else
  kScored,      // melding: the mover has `on` points less for `also` now, or another `seat` has `on` more
  kLosersGo,  // else the right card, led, or, as `card`, taking this trick, comes before `seat` of theirs throws losers
              // on `on`
  kTakeFirst,  // leading: else our side takes this trick; now theirs do, and so many after one another, `many`
  kNoWay,      // now `seat` of ours cannot be reached: might it lead whenever its partner has to, it would cost nothing
  kMustLead,   // the same, where that one does not come to lead otherwise: now `seat` of ours has to lead to its cost
  kTheirWay,   // now `seat` of theirs gets the lead: did its partner lead instead, it would cost nothing
  kStopper,    // the card, `card`, is led; now theirs take more tricks in its suit, which nothing stops
  kEntryWhile,  // the right lead sets up `suit` of `seat` of ours while `card`, its entry, is there
  kLength,      // `seat` has `on` cards of `suit`; with one of them in place of another with its partner it costs less
  kSuitKept,    // the card is thrown; else we take more tricks in `suit`, which it is of
  kMoreInSuit,  // now theirs take more tricks in `suit`
  kDecides,     // the rank of `card` of `seat` is what the card costs
  kSafeLead,    // a defender leads: `suit` alone is right, and to have the lead again would not do
  kWinAndLead,  // else the mover takes this trick with the right card and leads `suit`; now `other` has the lead, which
                // alone it costs
  kLeadHurts,   // now theirs need `seat`, or one of several, to lead `suit`, in which they take `many`
  kParted,      // from the trick on that `seat` of theirs takes with `card`, `on`, the right card is ahead
};
inline constexpr std::size_t kCauseKinds = static_cast<std::size_t>(CauseKind::kParted) + 1;

// In which sense a kind is meant, where it has several: with other premises, and another sentence.
enum class CauseSense : std::uint8_t {
  kPlain,
  kCanBe,        // kSwitch, kLeadHurts: `many` is what can be taken
  kAtOnce,       // the same: so many can be taken at once, whatever they take otherwise
  kOrMore,       // kCashOut: it can be more than `many`
  kRefused,      // kForce: he may refuse to ruff
  kNeedNotBeat,  // kCover: several cards beat the right one, which none need do
  kPointsLost,   // kScored: points are lost for it
  kLedNow,       // kCardMakes, kCardLost, kMoreInSuit: the card leads the suit, and no right one does; or those alone
  kLedAmongOthers,  // kCardMakes, kCardLost: the card leads the suit, and cards of other suits cost as much
  kRuffsLater,      // kRuffMissed: the hand that leads the right card ruffs later
  kRuffsNow,        // the same: a hand of ours that has none of its suit ruffs it at once, or when it is led again
  kRuffsAlone,      // the same, and kRuffGiven: the ruffs are all that it is about
  kSpent,           // kRuffLost: a defender leads the trump
  kMayBeIn,         // kDanger: he may be in later, when it does not hurt
  kHasBeenPlayed,   // kRise: `card` has been
  kMayBeLed,        // kFrozen, kSuitOpened: we may lead the suit later
  kIsLed,           // kThrowPoints: the card is
  kKeepOne,         // kRuffLost: a trump is to be kept, since theirs have none to draw, or the mover would lead it
  kNowAlone,        // kShare: now `card` takes this trick; or the right card, led, which takes none later
  kGuardsAlone,     // kGuard: no partner guards it
  kOneMore,         // kMeldLater: `many` of them, the card that costs among them
};

struct Cause {
  CauseKind kind{};
  std::string card_played;  // the card that costs
  std::string right;        // a right one
  std::string seat = {};
  std::string suit = {};  // a letter, as moves are written
  std::string card = {};
  std::string other = {};    // another person, spoken of like `person`
  std::string on = {};       // the suit led when it is discarded; the suits of a squeeze
  std::string also = {};     // the suits of a second one squeezed
  std::string person = {};   // how the seat is spoken of: "East", "dummy", "you"
  std::string left_to = {};  // of kDanger: whom the right card leaves the trick to; of kSwitch: who ruffs what is led
  // And what is thrown on it from the other hand. Of kSwitch: the card of `other` that the lead drives out. Of kShare:
  // what takes the card kept if it is led now, in the hand of `other`; or the right card, where who is given the trick
  // trumps it.
  std::string thrown = {};
  std::string thrown_on = {};  // the suit that it is thrown on, where the right card is of another
  // What is told of a later trick comes about in some lines, and not in all, or is not proved of all: which card takes
  // one, of kSwitch the lead; of kWhichWay that the suit is left alone.
  bool often = false;
  std::string ruffed = {};  // the suit that `card`, a trump that takes a trick, ruffs in the line that goes with it
  std::string safe = {};    // of kCaught: the card that costs, which can be kept
  std::string called = {};  // what the play is called, where that adds something
  CauseSense sense = CauseSense::kPlain;
  // Tricks in a suit that one side takes, or can, after the one card and not after the other; 0: untold. Of kSuitOpened
  // 1 where the card takes one so in nearly every line.
  int many = 0;
  int fewer = 0;  // of kCashOut: no more than so many after the card that costs
  // The hand of `seat` has no entry outside `suit`; of ruffs: it has none of the suit, or, of ours, the right card is
  // the only one. Of kShare: he has more tricks than who is on his side, or there is one right card. Of kRise: the
  // right card takes no trick later.
  bool alone = false;
  Ground ground = {};
  PlayLine now = {}, otherwise = {};

  friend bool operator==(const Cause&, const Cause&) = default;
};

[[nodiscard]] std::string_view name_of(CauseKind kind);  // "hold-up"
// Whether it says no more than which card takes a trick, or who is to have the lead.
[[nodiscard]] bool only_counts(const Cause& cause);
// Why, to follow an order of what is to be played: "otherwise East's ♥J takes a trick"; of causes that only count.
[[nodiscard]] std::string clause(const Cause& cause, const games::CardFaces& named);
// "Duck until East has no heart left when he gets in with ♣K."
[[nodiscard]] std::string sentence(const Cause& cause, const games::CardFaces& named);

}  // namespace ouverte::tutor
