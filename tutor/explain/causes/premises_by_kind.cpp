#include "tutor/explain/causes/premises_by_kind.hpp"

#include <algorithm>
#include <array>

namespace ouverte::tutor::premises {
namespace {

using enum CauseKind;

struct OfKind {
  CauseKind kind;
  Premise premise;
};

constexpr std::array kOfKinds = {
    OfKind{kHoldUp, hold_up},
    OfKind{kHoldUpLead, hold_up_lead},
    OfKind{kHoldUpEntry, hold_up_entry},
    OfKind{kBath, bath},
    OfKind{kDuck, duck},
    OfKind{kLink, link},
    OfKind{kOvertake, overtake},
    OfKind{kEntryKept, entry_kept},
    OfKind{kEntryAttacked, entry_attacked},
    OfKind{kEntryMade, entry_made},
    OfKind{kUnblock, unblock},
    OfKind{kSetUp, set_up},
    OfKind{kTheyRun, they_run},
    OfKind{kTempo, tempo},
    OfKind{kDanger, danger},
    OfKind{kRace, race},
    OfKind{kCashFirst, race},
    OfKind{kThrowFirst, throw_first},
    OfKind{kLeadThrough, lead_through},
    OfKind{kLeadUp, lead_up},
    OfKind{kCross, cross},
    OfKind{kShorten, trump_coup},
    OfKind{kTrumpCoup, trump_coup},
    OfKind{kRuffingFinesse, ruffing_finesse},
    OfKind{kFinesse, finesse},
    OfKind{kWhichWay, which_way},
    OfKind{kFrozen, frozen},
    OfKind{kSuitOpened, suit_opened},
    OfKind{kKeepOver, keep_over},
    OfKind{kDrawTrumps, draw_trumps},
    OfKind{kRuffGiven, ruff_given},
    OfKind{kRuffLost, ruff_lost},
    OfKind{kRuffMissed, ruff_missed},
    OfKind{kRuffCut, ruff_cut},
    OfKind{kRuffAndDiscard, ruff_and_discard},
    OfKind{kLoserOnLoser, loser_on_loser},
    OfKind{kTrumpHoldUp, trump_hold_up},
    OfKind{kForce, force},
    OfKind{kControl, control},
    OfKind{kPromotion, promotion},
    OfKind{kPromotionLead, promotion_lead},
    OfKind{kRuffHigh, ruff_high},
    OfKind{kNoRuff, no_ruff},
    OfKind{kCashBeforeRuff, cash_before_ruff},
    OfKind{kCardMakes, card_makes},
    OfKind{kCardLost, card_lost},
    OfKind{kDoNotCover, do_not_cover},
    OfKind{kCover, cover},
    OfKind{kGuard, guard},
    OfKind{kCaught, caught},
    OfKind{kCatch, catches},
    OfKind{kCatchOver, catches_over},
    OfKind{kMoreInSuit, more_in_suit},
    OfKind{kWasted, wasted},
    OfKind{kNowOrNever, now_or_never},
    OfKind{kThirdHigh, third_high},
    OfKind{kRise, rise},
    OfKind{kPutUp, put_up},
    OfKind{kSecondLow, second_low},
    OfKind{kSwitch, switched},
    OfKind{kThrowIn, throw_in},
    OfKind{kShare, share},
    OfKind{kParted, parted},
};

}  // namespace

Premise of(CauseKind kind) {
  const auto found = std::ranges::find(kOfKinds, kind, &OfKind::kind);
  return found == kOfKinds.end() ? nullptr : found->premise;
}

}  // namespace ouverte::tutor::premises
