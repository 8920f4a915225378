#include <algorithm>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// Who ruffs, and who cannot.
class RuffCauses {
 public:
  explicit RuffCauses(Study& study) : study_(study) {}

  // One of theirs ruffs now.
  void suffered(std::vector<Cause>& causes) {
    if (!study_.leads() && study_.led() != trumps() && study_.wrong()[0] == trumps()) return;  // he overruffs
    std::vector<std::string> seats = study_.seats();
    base::sort(seats, {}, [&](const std::string& seat) { return study_.in_hand(seat, trumps()).size(); });
    for (const std::string& seat : seats)
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == trumps()) continue;
        const CauseKind kind = kind_suffered(suit);
        const bool to_be_cut = kind == CauseKind::kRuffCut && is_any_trump_alone_right() && ruffs_with_few(seat, suit);
        if (study_.ruffs_more(seat, suit) < kHint && !to_be_cut) continue;
        if (kind == CauseKind::kRuffCut && !study_.is_shorter(seat, trumps()) && partner_ruffs(seat)) continue;
        const bool of_suit =
            study_.leads() ? study_.right_in(study_.wrong()[0]) : study_.right()[0] == study_.wrong()[0];
        if (kind == CauseKind::kRuffGiven && (of_suit || !is_in_time(seat, suit))) continue;
        if (kind == CauseKind::kRuffGiven && (draws_trumps() || may_be_overruffed(seat, suit))) continue;
        const bool in_the_long_hand = study_.declares(seat) && !study_.is_shorter(seat, trumps());
        if (kind == CauseKind::kRuffGiven && study_.wrong()[0] != suit && in_the_long_hand) continue;
        add(seat, suit, kind, causes);
      }
  }
  // One or the other of theirs ruffs now, where trumps are to be drawn: that all of them may not takes the danger away.
  void suffered_by_either(std::vector<Cause>& causes) {
    if (!study_.leads() || study_.right()[0] != trumps() || study_.wrong()[0] == trumps()) return;
    if (!study_.draws(study_.play().seat)) return;
    const std::string theirs = study_.theirs();
    const auto& tricks = study_.tricks(true);
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      const LineTrick& trick = tricks[i];
      if (study_.ours(trick.taker) || trick.card[0] != trumps() || trick.led() == trumps()) continue;
      Cause cause = study_.cause(CauseKind::kDrawTrumps, theirs, trick.led());
      cause.person = "";
      cause.ground = study_.without_ruffs(theirs, Outcome::kDangerGone);
      if (!cause.ground.empty()) cause.ground.events = {study_.event(true, i, trick.taker)};
      return keep(std::move(cause), causes);
    }
  }
  // All of theirs ruff now, and a trump led takes one of those ruffs away.
  void cross_ruff(std::vector<Cause>& causes) {
    if (!study_.leads() || study_.right()[0] != trumps() || study_.wrong()[0] == trumps()) return;
    if (study_.draws(study_.play().seat)) return;
    const std::string theirs = study_.theirs();
    const auto is_ruff = [&](const LineTrick& trick) {
      return !study_.ours(trick.taker) && trick.card[0] == trumps() && trick.led() != trumps();
    };
    Cause cause = study_.cause(CauseKind::kRuffCut, theirs);
    cause.person = "";
    const auto& tricks = study_.tricks(true);
    std::string ruffing;
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      if (!is_ruff(tricks[i])) continue;
      cause.ground.events.push_back(study_.event(true, i, tricks[i].taker));
      if (ruffing.find(tricks[i].taker) == std::string::npos) ruffing += tricks[i].taker;
    }
    const auto otherwise = std::ranges::count_if(study_.tricks(false), is_ruff);
    if (ruffing.size() != theirs.size() || std::ssize(cause.ground.events) <= otherwise) return;
    Ground without = study_.without_ruffs(theirs, Outcome::kDangerGone);
    if (without.empty()) return;
    cause.ground.rights = std::move(without.rights);
    causes.push_back(std::move(cause));
  }
  // One of ours ruffs otherwise.
  void missed(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps()) continue;
        if (study_.ruffs_more(seat, suit) > (is_short_lead(seat, suit) ? 0 : -kHint)) continue;
        const bool spare =
            seat == study_.play().seat && study_.in_hand(seat, trumps()).size() > 3 && !is_short_lead(seat, suit);
        if (spare) continue;  // he need not keep one for it
        if (seat == study_.play().seat && !study_.in_hand(seat, suit).empty() && study_.right()[0] != suit) continue;
        const bool draws = draws_trumps();
        if (!draws && !leads_to_ruff(seat, suit)) continue;
        if (!draws && study_.declares(seat) && !study_.is_shorter(seat, trumps())) continue;
        if (!draws && (!study_.leads() || study_.right()[0] != suit || study_.in_hand(seat, suit).size() > 1)) continue;
        if (draws && (!is_to_ruff(seat, suit) || (study_.right()[0] != suit && !leads_to_ruff(seat, suit)))) continue;
        const std::size_t before = causes.size();
        add(seat, suit, draws ? CauseKind::kRuffLost : CauseKind::kRuffMissed, causes);
        if (draws && causes.size() == before && study_.ruffs_more(seat, suit) <= -kEvent)
          every_ruff(seat, suit, causes);
        if (draws && causes.size() > before) is_a_cross_ruff(causes.back());
      }
  }
  // The suit of the right card is ruffed by the other hand of ours, which has none of it, at once or when it is led
  // again; no other suit is right.
  void ruffed_now(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || suit == study_.wrong()[0]) return;
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = 0; i < std::min<std::size_t>(tricks.size(), 2); ++i) {
      const LineTrick& trick = tricks[i];
      if (!study_.ours(trick.plays.front().seat) || trick.led() != suit || trick.card[0] != trumps()) continue;
      if (!study_.ours(trick.taker) || !study_.in_hand(trick.taker, suit).empty()) continue;
      Cause cause = study_.cause(CauseKind::kRuffMissed, trick.taker, suit);
      cause.sense = CauseSense::kRuffsNow;
      cause.ground.events = {study_.event(false, i, trick.taker)};
      return causes.push_back(std::move(cause));
    }
  }
  // The card that costs is ruffed at once, for want of more to be proved of it.
  void ruffed_at_once(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (!study_.leads() || suit == trumps() || study_.right_in(suit) || study_.tricks(true).empty()) return;
    const LineTrick& first = study_.tricks(true).front();
    if (study_.ours(first.taker) || first.card[0] != trumps()) return;
    const auto told = [&](const Cause& cause) {
      return cause.kind == CauseKind::kRuffGiven && cause.suit.front() == suit;
    };
    if (std::ranges::any_of(causes, told)) return;
    Cause cause = study_.cause(CauseKind::kRuffGiven, first.taker, suit);
    cause.ground.events = {study_.event(true, 0, first.taker)};
    causes.push_back(std::move(cause));
  }
  // A defender leads a trump; else a hand of his side ruffs.
  void spent(std::vector<Cause>& causes) {
    if (!study_.leads() || study_.wrong()[0] != trumps() || study_.draws(study_.play().seat)) return;
    if (std::ranges::find(causes, CauseKind::kRuffMissed, &Cause::kind) != causes.end()) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) > -kHint) continue;
        Cause cause = study_.cause(CauseKind::kRuffLost, seat, suit);
        cause.sense = CauseSense::kSpent;
        cause.ground = study_.without_ruffs(seat, Outcome::kHopeGone);
        if (cause.ground.empty()) cause.ground = study_.longer(seat, suit);
        if (!cause.ground.empty()) return causes.push_back(std::move(cause));
      }
  }
  // Without the ruffs of one hand, which ruffs that suit the more, the card costs nothing. Where a suit is followed to,
  // ranks are told of.
  void ruffs_alone(std::vector<Cause>& causes) {
    constexpr std::size_t kShort = 2;
    if (!study_.leads() && (study_.wrong()[0] == study_.led() || study_.right()[0] == study_.led())) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        const bool ours = study_.ours(seat);
        if (suit == trumps() || (ours ? -1 : 1) * study_.ruffs_more(seat, suit) <= 0) continue;
        if (study_.leads() ? ours && study_.wrong()[0] == trumps() : !ours || study_.right()[0] == trumps()) continue;
        if (study_.in_hand(seat, suit).size() > kShort + (study_.right()[0] == suit ? 1 : 0)) continue;
        Cause cause = study_.cause(ours ? CauseKind::kRuffMissed : CauseKind::kRuffGiven, seat, suit);
        cause.sense = CauseSense::kRuffsAlone;
        if (!study_.leads()) cause.on = study_.led();
        cause.ground = study_.without_ruffs(seat, ours ? Outcome::kHopeGone : Outcome::kDangerGone);
        if (study_.cured_by(cause.ground)) keep(std::move(cause), causes);
      }
  }
  // Partner is put in, to lead the suit for a ruff.
  void entry_for_a_ruff(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (!study_.leads() || study_.draws(mover) || study_.tricks(false).size() < 2) return;
    const LineTrick& first = study_.tricks(false)[0];
    const LineTrick& second = study_.tricks(false)[1];
    const char suit = second.led();
    if (first.taker == mover || !study_.ours(first.taker) || first.card[0] != study_.right()[0]) return;
    if (first.card[0] == trumps() || suit == trumps() || suit == first.card[0] || suit == study_.wrong()[0]) return;
    if (second.taker != mover || second.card[0] != trumps()) return;
    Cause cause = study_.cause(CauseKind::kRuffMissed, mover, suit, study_.same_as(first.card));
    cause.other = study_.person(first.taker);
    cause.ground = study_.without_ruffs(mover, Outcome::kHopeGone);
    keep(std::move(cause), causes);
  }
  // The right card takes this trick, and the suit is led for partner to ruff.
  void win_for_a_ruff(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.leads() || study_.draws(mover) || study_.tricks(false).size() < 2) return;
    const LineTrick& second = study_.tricks(false)[1];
    const char suit = second.led();
    if (study_.tricks(false)[0].taker != mover || suit == trumps() || second.card[0] != trumps()) return;
    if (second.taker == mover || !study_.ours(second.taker) || study_.takes_first(true, mover, study_.wrong())) return;
    Cause cause = study_.cause(CauseKind::kWinForRuff, second.taker, suit);
    cause.ground = study_.without_ruffs(second.taker, Outcome::kHopeGone);
    keep(std::move(cause), causes);
  }
  // So many ruffs are needed that a round of trumps takes one away.
  void every_ruff(const std::string& seat, char suit, std::vector<Cause>& causes) const {
    Cause cause = study_.cause(CauseKind::kRuffLost, seat, suit);
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = 0; i < tricks.size(); ++i)
      if (tricks[i].taker == seat && tricks[i].led() == suit && tricks[i].card[0] == trumps())
        cause.ground.events.push_back(study_.event(false, i, seat));
    if (cause.ground.events.size() < 2) return;
    cause.on = std::to_string(cause.ground.events.size());
    keep(std::move(cause), causes);
  }
  // The other hand of ours ruffs another suit as well, each of them more than once.
  void is_a_cross_ruff(Cause& cause) const {
    const auto ruffs = [&](const std::string& seat, char suit) {
      const auto often = study_.otherwise().ruffs.find({seat, suit});
      return often != study_.otherwise().ruffs.end() && often->second >= 2 - kHint;
    };
    if (!ruffs(cause.seat, cause.suit.front())) return;
    for (const std::string& other : study_.partners(cause.seat))
      for (const char suit : std::string("SHDC"))
        if (suit != cause.suit.front() && ruffs(other, suit)) {
          cause.other = study_.person(other);
          cause.also = suit;
        }
  }
  // Neither of theirs has the suit: one ruffs, and the other throws a loser.
  void ruff_and_discard(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (!study_.leads() || suit == trumps() || study_.right_in(suit) || study_.tricks(true).empty()) return;
    if (study_.right()[0] == trumps() && study_.draws(study_.play().seat)) return;  // they are to be drawn
    const LineTrick& trick = study_.tricks(true).front();
    if (study_.ours(trick.taker) || trick.card[0] != trumps()) return;
    for (const std::string& partner : study_.partners(trick.taker)) {
      if (!study_.in_hand(partner, suit).empty() || !study_.in_hand(trick.taker, suit).empty()) return;
      const LineEvent thrown = study_.event(true, 0, partner);
      if (thrown.card.empty() || thrown.card[0] == trumps()) return;
      Cause cause = study_.cause(CauseKind::kRuffAndDiscard, trick.taker, suit, thrown.card);
      cause.other = study_.person(partner);
      cause.ground.events = {study_.event(true, 0, trick.taker), thrown};
      keep(std::move(cause), causes);
    }
  }
  // One of theirs throws away the suit of a winner of ours while we ruff, and ruffs it in the end.
  void cash_before_discards(std::vector<Cause>& causes) {
    const std::string& right = study_.right();
    if (!study_.leads() || right[0] == trumps() || right[0] == study_.wrong()[0] || study_.tricks(false).empty())
      return;
    const LineTrick& first = study_.tricks(false).front();
    if (!study_.ours(first.taker) || first.card[0] != right[0] || !study_.is_highest(study_.same_as(first.card)))
      return;
    for (const std::string& seat : study_.seats()) {
      const std::size_t cards = study_.in_hand(seat, right[0]).size();
      if (study_.ours(seat) || cards == 0 || cards > 2 || study_.throws_more(seat, right[0]) < kHint) continue;
      Cause cause = study_.cause(CauseKind::kCashBeforeRuff, seat, right[0], first.card);
      cause.on = right[0];
      cause.ground = study_.without_ruffs(seat, Outcome::kDangerGone);
      keep(std::move(cause), causes);
    }
  }

 private:
  // No card but a trump is right.
  [[nodiscard]] bool is_any_trump_alone_right() const {
    return std::ranges::all_of(study_.play().right, [&](const std::string& card) { return card[0] == trumps(); });
  }
  // It ruffs the suit now, and has fewer trumps than its partner.
  [[nodiscard]] bool ruffs_with_few(const std::string& seat, char suit) const {
    const auto often = study_.now().ruffs.find({seat, suit});
    return often != study_.now().ruffs.end() && often->second >= kEvent && study_.is_shorter(seat, trumps());
  }
  // So does its partner, some suit.
  [[nodiscard]] bool partner_ruffs(const std::string& seat) const {
    return std::ranges::any_of(study_.partners(seat), [&](const std::string& partner) {
      return std::ranges::any_of(std::string("SHDC"), [&](char suit) { return ruffs_with_few(partner, suit); });
    });
  }
  [[nodiscard]] bool draws_trumps() const {
    return study_.leads() && study_.wrong()[0] == trumps() && study_.draws(study_.play().seat);
  }
  // The right card is the last one of its suit in the hand: whether it will ruff the suit is the whole point.
  [[nodiscard]] bool is_short_lead(const std::string& seat, char suit) const {
    return study_.leads() && seat == study_.play().seat && study_.right()[0] == suit &&
           study_.in_hand(seat, suit).size() == 1 && study_.otherwise().ruffs.contains({seat, suit});
  }
  // Whether the other hand of ours is void of the suit as well, and all its trumps are higher.
  [[nodiscard]] bool may_be_overruffed(const std::string& seat, char suit) const {
    const std::vector<std::string> theirs = study_.in_hand(seat, trumps());
    return study_.leads() && study_.wrong()[0] == suit &&
           std::ranges::any_of(study_.partners(study_.play().seat), [&](const std::string& other) {
             const std::vector<std::string> ours = study_.in_hand(other, trumps());
             return study_.in_hand(other, suit).empty() && !ours.empty() &&
                    (theirs.empty() || rank_place(ours.back()) < rank_place(theirs.front()));
           });
  }
  // Whether otherwise our side leads the suit that the seat ruffs.
  [[nodiscard]] bool leads_to_ruff(const std::string& seat, char suit) const {
    return std::ranges::any_of(study_.tricks(false), [&](const LineTrick& trick) {
      return trick.taker == seat && trick.led() == suit && trick.card[0] == trumps() &&
             study_.ours(trick.plays.front().seat);
    });
  }
  // Two cards of the suit at most, or its partner has more of them.
  [[nodiscard]] bool is_to_ruff(const std::string& seat, char suit) const {
    return study_.in_hand(seat, suit).size() <= 2 || study_.is_shorter(seat, suit);
  }
  [[nodiscard]] char trumps() const { return study_.trumps(); }

  // The suit of the card that costs is ruffed at once; that of the right card takes a trick before it is ruffed.
  [[nodiscard]] bool is_in_time(const std::string& seat, char suit) const {
    if (study_.wrong()[0] == suit) {
      if (study_.tricks(true).empty()) return false;
      const LineTrick& first = study_.tricks(true).front();
      return first.taker == seat && first.card[0] == trumps();
    }
    return study_.right()[0] != suit || std::ranges::any_of(study_.seats(), [&](const std::string& ours) {
             const std::vector<std::string> cards = study_.in_hand(ours, suit);
             return study_.ours(ours) && !cards.empty() && study_.is_highest(cards.front());
           });
  }
  [[nodiscard]] CauseKind kind_suffered(char suit) const {
    if (study_.leads() && study_.right()[0] == suit && study_.wrong()[0] != suit && study_.is_highest(study_.right()) &&
        study_.takes_first(false, study_.play().seat, study_.right()))
      return CauseKind::kCashBeforeRuff;
    if (!study_.leads() || study_.right()[0] != trumps() || study_.wrong()[0] == trumps()) return CauseKind::kRuffGiven;
    return study_.draws(study_.play().seat) ? CauseKind::kDrawTrumps : CauseKind::kRuffCut;
  }
  [[nodiscard]] bool is_any_trump_right() const {
    const std::vector<std::string>& right = study_.play().right;
    return std::ranges::all_of(study_.in_hand(study_.play().seat, trumps()), [&](const std::string& trump) {
      return std::ranges::find(right, trump) != right.end();
    });
  }
  // That it is this seat that is short, and not the number of cards of the suit: the same of a partner is no ground.
  void add(const std::string& seat, char suit, CauseKind kind, std::vector<Cause>& causes) {
    Cause cause = study_.cause(kind, seat, suit);
    if (kind == CauseKind::kRuffMissed && seat == study_.play().seat) cause.sense = CauseSense::kRuffsLater;
    if (kind == CauseKind::kRuffLost && seat == study_.play().seat) cause.sense = CauseSense::kKeepOne;
    if (kind == CauseKind::kRuffCut && !is_any_trump_right()) cause.card = study_.right();
    cause.alone = study_.ours(seat) ? is_short_lead(seat, suit) : study_.in_hand(seat, suit).empty();
    cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat},
                                study_.ours(seat) ? Outcome::kHopeGone : Outcome::kDangerGone);
    // Without ruffs there is nothing to be gained by leading trumps, and it may be the worse lead.
    if (cause.ground.empty() && kind == CauseKind::kRuffCut)
      cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat}, Outcome::kReversed);
    const double more = study_.ours(seat) ? -study_.ruffs_more(seat, suit) : study_.ruffs_more(seat, suit);
    if (cause.ground.empty() && more >= kEvent) {
      cause.ground = study_.longer(seat, suit);
      if (!cause.ground.empty() && !study_.shorter(seat, suit).empty()) return;
    }
    keep(std::move(cause), causes);
  }
  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  Study& study_;
};

}  // namespace

void add_causes_of_ruffs(Study& study, std::vector<Cause>& causes) {
  if (study.trumps() == ' ') return;
  RuffCauses found(study);
  const std::size_t before = causes.size();
  found.suffered(causes);
  if (causes.size() == before) found.suffered_by_either(causes);
  found.cross_ruff(causes);
  found.missed(causes);
  found.ruffed_at_once(causes);
  found.ruffed_now(causes);
  found.spent(causes);
  found.entry_for_a_ruff(causes);
  found.win_for_a_ruff(causes);
  found.ruff_and_discard(causes);
  found.cash_before_discards(causes);
  found.ruffs_alone(causes);
}

}  // namespace ouverte::tutor
