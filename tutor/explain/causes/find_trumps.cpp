#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// What becomes of trumps.
class TrumpCauses {
 public:
  explicit TrumpCauses(Study& study) : study_(study) {}

  // With which trump to ruff.
  void high_or_low(std::vector<Cause>& causes) {
    const std::string& wrong = study_.wrong();
    const std::string& right = study_.right();
    if (study_.leads() || study_.led() == trumps() || right[0] != trumps()) return;
    if (wrong[0] == trumps() && rank_place(right) >= rank_place(wrong)) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (wrong[0] == trumps() && !study_.ours(seat) && study_.plays_later(seat) &&
            study_.in_hand(seat, study_.led()).empty() && study_.takes_first(true, seat, trump) &&
            !study_.tricks(false).empty() && study_.tricks(false).front().taker != seat) {
          Cause cause = study_.cause(CauseKind::kRuffHigh, seat, study_.led(), trump);
          cause.ground = study_.longer(seat, study_.led());
          if (cause.ground.empty()) cause.ground.events = {study_.event(true, 0, seat)};
          keep(std::move(cause), causes);
        }
        if (study_.ours(seat) && seat != study_.play().seat && overruffs_later() && promoted(seat, trump)) {
          Cause cause = study_.cause(CauseKind::kPromotion, seat, trumps(), study_.same_as(trump));
          cause.on = study_.same_as(right);
          cause.ground = study_.elsewhere(trump);
          if (cause.ground.empty()) cause.ground = study_.shorter(seat, trumps());
          if (cause.ground.empty()) cause.ground = study_.seen(false, seat, trump);
          keep(std::move(cause), causes);
        }
      }
  }

  // A loser is thrown, where one of theirs would overruff.
  void loser_on_loser(std::vector<Cause>& causes) {
    if (!study_.ruffs() || study_.right()[0] == trumps() || study_.tricks(true).empty()) return;
    const LineTrick& trick = study_.tricks(true).front();
    if (study_.ours(trick.taker) || trick.card[0] != trumps() || !study_.plays_later(trick.taker)) return;
    Cause cause = study_.cause(CauseKind::kLoserOnLoser, trick.taker, study_.led(), trick.card);
    cause.ground.events = {study_.event(true, 0, trick.taker)};
    keep(std::move(cause), causes);
  }
  // The hand with the longer trumps does the ruffing, and the other's draw those that are out.
  void reversal(std::vector<Cause>& causes) {
    if (!study_.declares(study_.play().seat) || (!study_.leads() && study_.right()[0] != trumps())) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) > -kHint) continue;
        const std::size_t trumps_there = study_.in_hand(seat, trumps()).size();
        const std::vector<std::string> partners = study_.partners(seat);
        if (partners.size() != 1 || trumps_there < 2) continue;
        const std::size_t others = study_.in_hand(partners.front(), trumps()).size();
        const auto ruffs = study_.otherwise().ruffs.find({seat, suit});
        if (others == 0 || others > trumps_there || ruffs == study_.otherwise().ruffs.end() ||
            ruffs->second < 2 * kEvent || does_ruff(partners.front()) || !draws_the_rest(seat, partners.front()))
          continue;
        Cause cause = study_.cause(CauseKind::kReversal, seat, suit);
        cause.other = study_.person(partners.front());
        cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat}, Outcome::kHopeGone);
        keep(std::move(cause), causes);
      }
  }
  // The ace of trumps is kept until the hand that is to ruff has no trump left.
  void hold_up(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (study_.leads() || study_.led() != trumps() || study_.ours(study_.setup().leader) || !study_.given_up()) return;
    if (study_.right()[0] != trumps() || rank_place(study_.right()) <= rank_place(study_.wrong())) return;
    if (!study_.takes_first(true, mover, study_.wrong())) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == trumps()) continue;
        if (study_.ruffs_more(seat, suit) < kHint && !is_forcing(suit)) continue;
        const auto taken = study_.taken_with(false, mover, study_.wrong());
        if (!taken || has_trumps_after(seat, *taken)) continue;
        Cause cause = study_.cause(CauseKind::kTrumpHoldUp, seat, suit, study_.wrong());
        cause.ground = study_.without_ruffs(seat, Outcome::kDangerGone);
        if (cause.ground.empty()) {  // had he one less, the ace could be taken now
          cause.ground = study_.shorter(seat, trumps());
          if (!study_.cured_by(cause.ground)) continue;
        }
        cause.ground.events = {study_.event(false, *taken, mover)};
        return causes.push_back(std::move(cause));
      }
    for (const char suit : std::string("SHDC")) {
      if (suit == trumps() || study_.ruffs_more(mover, suit) > -kHint) continue;
      Cause cause = study_.cause(CauseKind::kTrumpHoldUp, mover, suit, study_.wrong());
      cause.ground = study_.without_ruffs(mover, Outcome::kHopeGone);
      // It is that suit that he ruffs: with one more card of it in his hand the card costs less.
      if (!cause.ground.empty() && !study_.longer(mover, suit).empty()) return causes.push_back(std::move(cause));
    }
  }
  // The only trump of theirs is the master: led to, it takes one of ours with it.
  void master_out(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (!study_.leads() || study_.wrong()[0] != trumps() || study_.right()[0] == trumps() || !study_.draws(mover))
      return;
    std::vector<std::string> theirs;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps()))
        if (!study_.ours(seat)) theirs.push_back(trump);
    if (theirs.size() != 1 || !study_.is_highest(theirs.front())) return;
    const std::string seat = study_.owner_of(theirs.front());
    if (!study_.takes_first(true, seat, theirs.front())) return;
    Cause cause = study_.cause(CauseKind::kMasterOut, seat, trumps(), theirs.front());
    cause.ground.events = {study_.event(true, 0, seat)};
    causes.push_back(std::move(cause));
  }
  // A suit that the next hand and partner are both void of: partner overruffs, or a trump of his is promoted.
  void promoting_lead(std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || suit == study_.wrong()[0] || study_.draws(mover)) return;
    const std::string next = study_.next_to(mover);
    const std::string partner = study_.next_to(next);
    if (study_.ours(next) || !study_.ours(partner)) return;
    const std::vector<std::string> theirs = study_.in_hand(next, trumps());
    const std::vector<std::string> his = study_.in_hand(partner, trumps());
    if (theirs.empty() || his.empty() || !study_.in_hand(next, suit).empty() || !study_.in_hand(partner, suit).empty())
      return;
    const auto above = std::ranges::count_if(
        theirs, [&](const std::string& card) { return rank_place(card) < rank_place(his.front()); });
    const bool overruffs = std::ranges::any_of(theirs, [&](const std::string& card) {
      return rank_place(card) > rank_place(his.front()) && study_.keeps_after({card, his.front()});
    });
    if (above == 0 || !overruffs || std::ssize(his) < above) return;
    Cause cause = study_.cause(CauseKind::kPromotionLead, partner, suit, his.front());
    cause.other = study_.person(next);
    cause.ground = study_.without_ruffs(partner, Outcome::kHopeGone);
    if (cause.ground.empty()) cause.ground = study_.seen(false, partner, his.front());
    keep(std::move(cause), causes);
  }

  // A card is ruffed, a winner even, to be no longer in trumps than one whose trump is then caught.
  void shorten(std::vector<Cause>& causes) {
    if (study_.tricks(true).empty() || study_.tricks(false).empty() || study_.wrong()[0] == trumps()) return;
    const LineTrick& first = study_.tricks(false).front();
    const std::string ruffs = first.taker;
    if (first.card[0] != trumps() || first.led() == trumps() || !study_.ours(ruffs)) return;
    const LineTrick& now = study_.tricks(true).front();
    if (!study_.leads() && (!study_.ours(now.taker) || now.card[0] != study_.led())) return;
    if (study_.leads() && now.card[0] == trumps()) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (study_.ours(seat) || study_.takes_more(seat, trump) < kEvent) continue;
        if (study_.in_hand(ruffs, trumps()).size() <= study_.in_hand(seat, trumps()).size()) continue;
        if (study_.leads() && (is_led_by_us_in_trumps() || study_.next_to(seat) != ruffs)) continue;
        Cause cause = study_.cause(CauseKind::kShorten, seat, trumps(), study_.same_as(trump));
        if (!study_.leads()) {
          cause.other = study_.person(now.taker);
          cause.on = now.card;
        } else {
          cause.on = study_.right();
        }
        cause.ground = study_.shown(true, seat, trump);
        return keep(std::move(cause), causes);
      }
  }
  // Whether to ruff at all.
  void ruff_or_not(std::vector<Cause>& causes) {
    if (study_.leads() || study_.led() == trumps() || study_.wrong()[0] != trumps() || study_.right()[0] == trumps())
      return;
    if (study_.side_takes_more_in(true, trumps()) > -kEvent) return;
    Cause cause = study_.cause(CauseKind::kNoRuff, study_.play().seat, trumps());
    if (study_.is_ruffed()) cause.on = trumps();
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps()))
        if (cause.ground.empty() && !study_.ours(seat) && !small(trump)) cause.ground = study_.elsewhere(trump);
    if (cause.ground.empty()) cause.ground = study_.shorter(study_.play().seat, trumps());
    for (const std::string& trump : study_.in_hand(study_.play().seat, trumps()))
      if (cause.ground.empty() && study_.is_ruffed()) cause.ground = study_.shown(false, study_.play().seat, trump);
    trump_gained(cause);
    keep(std::move(cause), causes);
  }

 private:
  // Which trump of ours takes a trick otherwise: of this hand, or of the other.
  void trump_gained(Cause& cause) const {
    for (const bool own : {true, false})
      for (const std::string& seat : study_.seats())
        for (const std::string& trump : study_.in_hand(seat, trumps())) {
          const bool same = study_.same_as(trump) == study_.same_as(study_.wrong());
          if (!study_.ours(seat) || (seat == study_.play().seat) != own || (own && same)) continue;
          if (study_.takes_more(seat, trump) > -kEvent) continue;
          cause.card = study_.same_as(trump);
          if (!own) cause.other = study_.person(seat);
          return;
        }
  }
  // Otherwise: with both hands ruffing, neither draws trumps.
  [[nodiscard]] bool does_ruff(const std::string& seat) const {
    return std::ranges::any_of(study_.otherwise().ruffs,
                               [&](const auto& ruff) { return ruff.first.first == seat && ruff.second >= kEvent; });
  }
  // After the last of its ruffs the other hand leads or takes trumps until none is out.
  [[nodiscard]] bool draws_the_rest(const std::string& seat, const std::string& other) const {
    const auto& tricks = study_.tricks(false);
    std::size_t ruffs = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < tricks.size(); ++i)
      if (tricks[i].taker == seat && tricks[i].card[0] == trumps() && tricks[i].led() != trumps()) {
        ++ruffs;
        last = i;
      }
    bool takes = false;
    std::size_t out = 0;
    for (std::size_t i = last + 1; i < tricks.size(); ++i) {
      takes = takes || (tricks[i].taker == other && tricks[i].led() == trumps());
      if (study_.ours(tricks[i].taker)) continue;
      if (tricks[i].card[0] == trumps() && tricks[i].led() != trumps()) ++out;
    }
    return ruffs > 1 && takes && out == 0;
  }
  // Whether a hand has trumps after that trick of the right line.
  [[nodiscard]] bool has_trumps_after(const std::string& seat, std::size_t trick) const {
    return study_.suits_after(false, seat, trick).find(trumps()) != std::string::npos;
  }
  // Whether otherwise trumps are led by our side before the last two tricks: then it is no coup.
  [[nodiscard]] bool is_led_by_us_in_trumps() const {
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = 0; i + 1 < tricks.size(); ++i)
      if (tricks[i].led() == trumps() && study_.ours(tricks[i].plays.front().seat)) return true;
    return false;
  }
  // Whether one of theirs, still to play, is void of the suit led and can overruff the right card.
  [[nodiscard]] bool overruffs_later() const {
    return std::ranges::any_of(study_.seats(), [&](const std::string& seat) {
      const std::vector<std::string> cards = study_.in_hand(seat, trumps());
      return !study_.ours(seat) && study_.plays_later(seat) && study_.in_hand(seat, study_.led()).empty() &&
             !cards.empty() && rank_place(cards.front()) < rank_place(study_.right());
    });
  }
  // Of the suits that we have cards of, and none of theirs has, the only one.
  [[nodiscard]] bool is_forcing(char suit) const {
    const auto forces = [&](char each) {
      return each != trumps() && std::ranges::all_of(study_.seats(), [&](const std::string& seat) {
               return study_.in_hand(seat, each).empty() ? seat != study_.play().seat : study_.ours(seat);
             });
    };
    return forces(suit) && std::ranges::count_if(std::string_view("SHDC"), forces) == 1;
  }
  [[nodiscard]] char trumps() const { return study_.trumps(); }

  // By how many tricks more we take with trumps now.
  [[nodiscard]] double ours_with_trumps() const { return study_.side_takes_more_in(true, trumps()); }
  // The overruff may be refused: then the high trump takes the trick instead.
  [[nodiscard]] bool promoted(const std::string& seat, const std::string& trump) const {
    if (trump != study_.in_hand(seat, trumps()).front() || small(trump) || study_.is_highest(trump)) return false;
    return study_.takes_more(seat, trump) <= 0 && ours_with_trumps() <= -kEvent;
  }
  static void keep(Cause cause, std::vector<Cause>& causes) {
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  Study& study_;
};

}  // namespace

void add_causes_of_trumps(Study& study, std::vector<Cause>& causes) {
  if (study.trumps() == ' ') return;
  TrumpCauses found(study);
  found.high_or_low(causes);
  found.ruff_or_not(causes);
  found.shorten(causes);
  found.hold_up(causes);
  found.master_out(causes);
  found.promoting_lead(causes);
  found.loser_on_loser(causes);
  found.reversal(causes);
}

}  // namespace ouverte::tutor
