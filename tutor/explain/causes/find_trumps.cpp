#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class TrumpCauses {
 public:
  explicit TrumpCauses(Study& study) : study_(study) {}

  // One of theirs ruffs now.
  void suffered(std::vector<Cause>& causes) {
    if (!study_.leads() && study_.led() != trumps() && study_.wrong()[0] == trumps()) return;  // he overruffs
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) < kHint) continue;
        const CauseKind kind = kind_suffered(suit);
        if (kind == CauseKind::kRuffGiven && (study_.right()[0] == study_.wrong()[0] || !is_in_time(seat, suit)))
          continue;
        if (kind == CauseKind::kRuffGiven && (draws_trumps() || may_be_overruffed(seat, suit))) continue;
        const bool of_a_third_suit = study_.right()[0] != suit && study_.wrong()[0] != suit;
        if (kind == CauseKind::kRuffGiven && of_a_third_suit && study_.declares(seat) && !is_shorter(seat)) continue;
        add(seat, suit, kind, causes);
      }
  }
  // One of ours ruffs otherwise.
  void missed(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps()) continue;
        if (study_.ruffs_more(seat, suit) > (is_short_lead(seat, suit) ? 0 : -kHint)) continue;
        const bool spare = seat == study_.play().seat && study_.in_hand(seat, trumps()).size() > 3;
        if (spare) continue;  // he need not keep one for it
        if (seat == study_.play().seat && !study_.in_hand(seat, suit).empty() && study_.right()[0] != suit) continue;
        const bool draws = draws_trumps();
        if (!draws && (!study_.leads() || study_.right()[0] != suit || study_.in_hand(seat, suit).size() > 1)) continue;
        if (draws && (!is_to_ruff(seat, suit) || (study_.right()[0] != suit && !leads_to_ruff(seat, suit)))) continue;
        add(seat, suit, draws ? CauseKind::kRuffLost : CauseKind::kRuffMissed, causes);
      }
  }
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
          if (cause.ground.empty()) cause.ground = study_.shown(false, seat, trump);
          keep(std::move(cause), causes);
        }
      }
  }

  // Neither of theirs has the suit: one ruffs, and the other throws a loser.
  void ruff_and_discard(std::vector<Cause>& causes) {
    const char suit = study_.wrong()[0];
    if (!study_.leads() || suit == trumps() || study_.right_in(suit) || study_.tricks(true).empty()) return;
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
  // A loser is thrown, where one of theirs would overruff.
  void loser_on_loser(std::vector<Cause>& causes) {
    if (!ruffs() || study_.right()[0] == trumps() || study_.tricks(true).empty()) return;
    const LineTrick& trick = study_.tricks(true).front();
    if (study_.ours(trick.taker) || trick.card[0] != trumps() || !study_.plays_later(trick.taker)) return;
    Cause cause = study_.cause(CauseKind::kLoserOnLoser, trick.taker, study_.led(), trick.card);
    cause.ground.events = {study_.event(true, 0, trick.taker)};
    keep(std::move(cause), causes);
  }
  // Ruffing shortens the hand, and a small trump of theirs comes in.
  void control(std::vector<Cause>& causes) {
    if (!ruffs() || study_.right()[0] == trumps() || is_ruffed()) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (study_.ours(seat) || study_.takes_more(seat, trump) < kEvent) continue;
        const std::size_t theirs = study_.in_hand(seat, trumps()).size();
        if (theirs < 3 || higher_of_ours(trump) < theirs) continue;
        if (study_.in_hand(study_.play().seat, trumps()).size() > theirs) continue;
        Cause cause = study_.cause(CauseKind::kControl, seat, trumps(), study_.same_as(trump));
        cause.ground = study_.shown(true, seat, trump);
        if (!cause.ground.empty()) return keep(std::move(cause), causes);
      }
  }
  // Declarer is made to ruff until he has too few trumps.
  void force(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (!study_.leads() || suit == trumps() || study_.declares(study_.play().seat) ||
        study_.side_takes_more_in(true, trumps()) > -kEvent)
      return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.ruffs_more(seat, suit) > -kEvent || is_shorter(seat)) continue;
      Cause cause = study_.cause(CauseKind::kForce, seat, suit);
      for (const std::string& ours : study_.seats())
        for (const std::string& trump : study_.in_hand(ours, trumps()))
          if (study_.ours(ours) && cause.ground.empty() && study_.takes_more(ours, trump) <= -kEvent)
            cause.ground = study_.shown(false, ours, trump);
      keep(std::move(cause), causes);
    }
  }
  // The hand with the longer trumps does the ruffing.
  void reversal(std::vector<Cause>& causes) {
    if (!study_.declares(study_.play().seat)) return;
    for (const std::string& seat : study_.seats())
      for (const char suit : std::string("SHDC")) {
        if (!study_.ours(seat) || suit == trumps() || study_.ruffs_more(seat, suit) > 0) continue;
        const std::size_t trumps_there = study_.in_hand(seat, trumps()).size();
        const std::vector<std::string> partners = study_.partners(seat);
        if (partners.size() != 1 || trumps_there < 3) continue;
        const std::size_t others = study_.in_hand(partners.front(), trumps()).size();
        const auto ruffs = study_.otherwise().ruffs.find({seat, suit});
        if (others < 3 || others > trumps_there || ruffs == study_.otherwise().ruffs.end() ||
            ruffs->second < 2 * kEvent || does_ruff(partners.front()))
          continue;
        Cause cause = study_.cause(CauseKind::kReversal, seat, suit);
        cause.other = study_.person(partners.front());
        cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat}, Outcome::kHopeGone);
        keep(std::move(cause), causes);
      }
  }

  // Partner's winner is ruffed, to be no longer in trumps than one whose trump is then caught.
  void shorten(std::vector<Cause>& causes) {
    if (study_.leads() || study_.led() == trumps() || study_.tricks(true).empty()) return;
    if (study_.right()[0] != trumps() || study_.wrong()[0] == trumps()) return;
    const LineTrick& first = study_.tricks(true).front();
    if (!study_.ours(first.taker) || first.card[0] != study_.led()) return;
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps())) {
        if (study_.ours(seat) || study_.takes_more(seat, trump) < kEvent) continue;
        if (study_.in_hand(study_.play().seat, trumps()).size() <= study_.in_hand(seat, trumps()).size()) continue;
        Cause cause = study_.cause(CauseKind::kShorten, seat, trumps(), study_.same_as(trump));
        cause.other = study_.person(first.taker);
        cause.on = first.card;
        cause.ground = study_.shown(true, seat, trump);
        return keep(std::move(cause), causes);
      }
  }
  // One of theirs throws away the suit of a winner of ours while we ruff, and ruffs it in the end.
  void cash_before_discards(std::vector<Cause>& causes) {
    const std::string& right = study_.right();
    if (!study_.leads() || right[0] == trumps() || right[0] == study_.wrong()[0] || !study_.is_highest(right)) return;
    if (!study_.takes_first(false, study_.play().seat, right)) return;
    for (const std::string& seat : study_.seats()) {
      const std::size_t cards = study_.in_hand(seat, right[0]).size();
      if (study_.ours(seat) || cards == 0 || cards > 2 || study_.throws_more(seat, right[0]) < kHint) continue;
      Cause cause = study_.cause(CauseKind::kCashBeforeRuff, seat, right[0]);
      cause.on = right[0];
      cause.ground = study_.without_ruffs(seat, Outcome::kDangerGone);
      keep(std::move(cause), causes);
    }
  }

  // Whether to ruff at all.
  void ruff_or_not(std::vector<Cause>& causes) {
    if (study_.leads() || study_.led() == trumps() || study_.wrong()[0] != trumps() || study_.right()[0] == trumps())
      return;
    if (ours_with_trumps() > -kEvent) return;
    Cause cause = study_.cause(CauseKind::kNoRuff, study_.play().seat, trumps());
    if (is_ruffed()) cause.on = trumps();
    for (const std::string& seat : study_.seats())
      for (const std::string& trump : study_.in_hand(seat, trumps()))
        if (cause.ground.empty() && !study_.ours(seat) && !small(trump)) cause.ground = study_.elsewhere(trump);
    if (cause.ground.empty()) cause.ground = study_.shorter(study_.play().seat, trumps());
    for (const std::string& trump : study_.in_hand(study_.play().seat, trumps()))
      if (cause.ground.empty() && is_ruffed()) cause.ground = study_.shown(false, study_.play().seat, trump);
    keep(std::move(cause), causes);
  }

 private:
  [[nodiscard]] bool draws_trumps() const {
    return study_.leads() && study_.wrong()[0] == trumps() && study_.declares(study_.play().seat);
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
  // Otherwise: with both hands ruffing, neither draws trumps.
  [[nodiscard]] bool does_ruff(const std::string& seat) const {
    return std::ranges::any_of(study_.otherwise().ruffs,
                               [&](const auto& ruff) { return ruff.first.first == seat && ruff.second >= kEvent; });
  }
  [[nodiscard]] bool ruffs() const {
    return !study_.leads() && study_.led() != trumps() && study_.wrong()[0] == trumps();
  }
  // With so many higher ones drawn nothing would be left of it.
  [[nodiscard]] std::size_t higher_of_ours(const std::string& trump) const {
    std::size_t count = 0;
    for (const std::string& seat : study_.seats())
      for (const std::string& card : study_.in_hand(seat, trumps()))
        if (study_.ours(seat) && rank_place(card) < rank_place(trump)) ++count;
    return count;
  }
  // Whether one of theirs, still to play, is void of the suit led and can overruff the right card.
  [[nodiscard]] bool overruffs_later() const {
    return std::ranges::any_of(study_.seats(), [&](const std::string& seat) {
      const std::vector<std::string> cards = study_.in_hand(seat, trumps());
      return !study_.ours(seat) && study_.plays_later(seat) && study_.in_hand(seat, study_.led()).empty() &&
             !cards.empty() && rank_place(cards.front()) < rank_place(study_.right());
    });
  }
  // Whether otherwise our side leads the suit that the seat ruffs.
  [[nodiscard]] bool leads_to_ruff(const std::string& seat, char suit) const {
    return std::ranges::any_of(study_.tricks(false), [&](const LineTrick& trick) {
      return trick.taker == seat && trick.led() == suit && trick.card[0] == trumps() &&
             study_.ours(trick.plays.front().seat);
    });
  }
  // Whether one of theirs has trumped this trick.
  [[nodiscard]] bool is_ruffed() const {
    return std::ranges::any_of(study_.setup().table, [this](const std::string& card) { return card[0] == trumps(); });
  }
  // Two cards of the suit at most, or its partner has more of them.
  [[nodiscard]] bool is_to_ruff(const std::string& seat, char suit) const {
    return study_.in_hand(seat, suit).size() <= 2 || is_shorter_in(seat, suit);
  }
  // Whether its partner has more cards of the suit.
  [[nodiscard]] bool is_shorter_in(const std::string& seat, char suit) const {
    return std::ranges::any_of(study_.partners(seat), [&](const std::string& partner) {
      return study_.in_hand(partner, suit).size() > study_.in_hand(seat, suit).size();
    });
  }
  // Whether its partner has more trumps.
  [[nodiscard]] bool is_shorter(const std::string& seat) const { return is_shorter_in(seat, trumps()); }
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
    return study_.declares(study_.play().seat) ? CauseKind::kDrawTrumps : CauseKind::kRuffCut;
  }
  // By how many tricks more we take with trumps now.
  [[nodiscard]] double ours_with_trumps() const { return study_.side_takes_more_in(true, trumps()); }
  // The overruff may be refused: then the high trump takes the trick instead.
  [[nodiscard]] bool promoted(const std::string& seat, const std::string& trump) const {
    if (trump != study_.in_hand(seat, trumps()).front() || small(trump) || study_.is_highest(trump)) return false;
    return study_.takes_more(seat, trump) <= 0 && ours_with_trumps() <= -kEvent;
  }
  // That it is this seat that is short, and not the number of cards of the suit: the same of a partner is no ground.
  void add(const std::string& seat, char suit, CauseKind kind, std::vector<Cause>& causes) {
    Cause cause = study_.cause(kind, seat, suit);
    cause.ground = study_.under({.kind = AlteredRight::Kind::kNoRuff, .seat = seat},
                                study_.ours(seat) ? Outcome::kHopeGone : Outcome::kDangerGone);
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

void add_causes_of_trumps(Study& study, std::vector<Cause>& causes) {
  if (study.trumps() == ' ') return;
  TrumpCauses found(study);
  found.suffered(causes);
  found.missed(causes);
  found.high_or_low(causes);
  found.ruff_or_not(causes);
  found.shorten(causes);
  found.cash_before_discards(causes);
  found.ruff_and_discard(causes);
  found.loser_on_loser(causes);
  found.control(causes);
  found.force(causes);
  found.reversal(causes);
}

}  // namespace ouverte::tutor
