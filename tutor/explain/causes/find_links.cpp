#include <algorithm>
#include <optional>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// Who can get in to lead what, on their side and on ours.
class LinkCauses {
 public:
  explicit LinkCauses(Study& study) : study_(study) {}

  // A defender who gets in to lead what hurts, as his partner could not: or it is for him alone to be in.
  void danger(std::vector<Cause>& causes) {
    if (study_.cards_a_hand() < 4) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.declares(seat) || study_.partners(seat).size() != 1) continue;
      const bool late = leads_otherwise(seat);
      for (const char suit : led_now_by(seat)) {
        if (study_.leads_more(seat, suit) < kHint && study_.ruffs_more(study_.partners(seat).front(), suit) < kHint)
          continue;
        const std::string card = entry_of(seat, suit);
        if (card.empty()) continue;
        Cause cause = study_.cause(CauseKind::kDanger, seat, suit, card);
        cause.ground = study_.barred(seat, suit);
        const bool barred = !cause.ground.empty();
        const bool by_leading = barred || gives_a_ruff(seat, suit, cause.ground);
        if (barred ? !is_danger_hand(seat, suit, cause.ground) : !by_leading && !is_to_be_out(seat, cause.ground))
          continue;
        if (is_ruffed_at_once(suit)) continue;  // without anybody's being put in
        how_it_hurts(cause);
        if (cause.thrown.empty()) is_thrown_first(cause);
        if (gains_nothing(cause)) continue;
        if (!by_leading && cause.also.empty() && cause.on.empty()) continue;
        if (late && (!by_leading || cause.on.empty())) continue;
        if (late) cause.sense = CauseSense::kMayBeIn;
        return causes.push_back(std::move(cause));
      }
    }
  }

  // The same of one whom theirs need not put in now, since it is enough that they could: the trick is left to his
  // partner.
  void danger_of_either(std::vector<Cause>& causes) {
    if (study_.leads() || study_.cards_a_hand() < 4 || !study_.given_up() || study_.tricks(true).empty()) return;
    if (!study_.ours(study_.tricks(true).front().taker)) return;
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || study_.declares(seat) || study_.partners(seat).size() != 1) continue;
      if (study_.tricks(false).front().taker != study_.partners(seat).front()) continue;
      for (const char suit : std::string("SHDC")) {
        Cause cause = study_.cause(CauseKind::kDanger, seat, suit);
        how_it_hurts(cause);
        if (suit == study_.trumps() || cause.also.empty() || cause.left_to.empty()) continue;
        const std::vector<LineEvent> events = std::move(cause.ground.events);
        cause.ground = study_.barred(seat, suit);
        if (cause.ground.empty() && !is_to_be_out(seat, cause.ground)) continue;
        cause.ground.events = events;
        if (gains_nothing(cause)) continue;
        return causes.push_back(std::move(cause));
      }
    }
  }

  // On the right lead our other hand throws its last card of the suit by which one of theirs puts the other in, for a
  // ruff.
  void scissors(std::vector<Cause>& causes) {
    if (!study_.leads() || study_.trumps() == ' ' || study_.tricks(false).empty()) return;
    for (const std::string& hand : study_.partners(study_.play().seat)) {
      const LineEvent thrown = study_.event(false, 0, hand);
      if (thrown.card.empty() || thrown.card[0] == study_.right()[0] || thrown.card[0] == study_.trumps()) continue;
      const char link = thrown.card[0];
      if (study_.in_hand(hand, link).size() != 1) continue;
      for (const std::string& ruffs : study_.seats()) {
        const char suit = most_ruffed_by(ruffs);
        if (study_.ours(ruffs) || study_.partners(ruffs).size() != 1 || suit == ' ') continue;
        const std::string seat = study_.partners(ruffs).front();
        const std::vector<std::string> entries = study_.in_hand(seat, link);
        if (entries.empty() || study_.in_hand(seat, suit).empty()) continue;
        Cause cause = study_.cause(CauseKind::kDanger, seat, suit, entries.front());
        cause.ground = study_.barred(ruffs, link);
        const Ground no_ruff = cause.ground.empty() ? Ground{} : study_.without_ruffs(ruffs, Outcome::kDangerGone);
        if (no_ruff.empty()) continue;
        cause.ground.rights.push_back(no_ruff.rights.front());
        cause.ground.events = {thrown};
        cause.on = study_.person(ruffs);
        cause.thrown = thrown.card;
        return causes.push_back(std::move(cause));
      }
    }
  }

  // A winner is used up with which a hand of ours gets in otherwise, to lead its suit.
  void entry_kept(std::vector<Cause>& causes) {
    if (study_.tricks(true).empty()) return;
    const LineTrick& first = study_.tricks(true).front();
    const std::string seat = first.taker;
    const auto& otherwise = study_.tricks(false);
    const auto later = study_.ours(seat) ? study_.taken_with(false, seat, first.card) : std::nullopt;
    if (!later || *later == 0 || *later + 1 >= otherwise.size()) return;
    const LineTrick& next = otherwise[*later + 1];
    const char suit = next.led();
    if (next.plays.front().seat != seat || suit == first.card[0] || suit == study_.trumps()) return;
    if (study_.takes_more_in(seat, suit) > -kEvent || study_.in_hand(seat, suit).size() < 2) return;
    Cause cause = study_.cause(CauseKind::kEntryKept, seat, suit, first.card);
    cause.ground = study_.barred(seat, suit, Outcome::kHopeGone);
    if (cause.ground.empty()) return;
    cause.ground.events = {study_.event(true, 0, seat), study_.event(false, *later, seat),
                           study_.event(false, *later + 1, seat)};
    const LineTrick& won = otherwise.front();
    if (!study_.leads() && won.taker != seat && study_.ours(won.taker) && won.card[0] == study_.led()) {
      cause.on = won.card;
      cause.other = study_.person(won.taker);
    }
    causes.push_back(std::move(cause));
  }

  // Partner's winner is overtaken, for he has no more of the suit to lead.
  void overtake(std::vector<Cause>& causes) {
    if (study_.leads() || study_.tricks(true).empty() || study_.right()[0] != study_.led()) return;
    const std::string& mover = study_.play().seat;
    const LineTrick& now = study_.tricks(true).front();
    const char suit = study_.led();
    if (!study_.ours(now.taker) || now.taker == mover) return;
    if (now.card[0] != suit || suit == study_.trumps() || !study_.takes_first(false, mover, study_.right())) return;
    if (!study_.in_hand(now.taker, suit).empty()) return overtake_for_another(now.taker, causes);
    if (study_.takes_more_in(mover, suit) - study_.takes_more(mover, study_.right()) > -kEvent) return;
    Cause cause = study_.cause(CauseKind::kOvertake, now.taker, suit, study_.right());
    cause.other = study_.person(mover);
    cause.alone = study_.declares(mover) && study_.has_no_entry_beside(mover, suit);
    cause.ground = study_.passing(now.taker, Outcome::kDangerGone);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // The card is the only way to a long suit of the hand that overtakes.
  void overtake_for_another(const std::string& partner, std::vector<Cause>& causes) {
    const std::string& mover = study_.play().seat;
    if (!study_.declares(mover) || study_.tricks(false).size() < 2) return;
    const LineTrick& next = study_.tricks(false)[1];
    const char suit = next.led();
    if (next.plays.front().seat != mover || suit == study_.led() || suit == study_.trumps()) return;
    if (study_.takes_more_in(mover, suit) > -kEvent) return;
    if (study_.has_entry_outside(mover, std::string{suit, study_.led(), study_.trumps()})) return;
    Cause cause = study_.cause(CauseKind::kOvertake, partner, suit, study_.right());
    cause.other = study_.person(mover);
    cause.alone = true;
    cause.ground = study_.passing(partner, Outcome::kDangerGone);
    if (!cause.ground.empty()) causes.push_back(std::move(cause));
  }

  // A small card of a long suit: the other hand keeps one to lead to it.
  void link(std::vector<Cause>& causes) {
    const char suit = study_.right()[0];
    if (study_.wrong()[0] != suit || suit == study_.trumps()) return;
    if (rank_place(study_.right()) <= rank_place(study_.wrong())) return;
    const std::string& mover = study_.play().seat;
    if (!study_.leads() && (study_.led() != suit || !study_.ours(study_.setup().leader))) return;
    if (!study_.given_up() && (!study_.leads() || study_.tricks(false).front().taker == mover)) return;
    for (const std::string& other : study_.partners(mover)) {
      const std::string seat = longer_of(mover, other, suit);
      const std::string from = seat == mover ? other : mover;
      const auto led = study_.led_by(false, from, suit);
      if (seat.empty() || !led || !is_out_too_soon(from, suit)) continue;
      Cause cause = study_.cause(CauseKind::kLink, seat, suit);
      cause.ground = study_.under({.kind = AlteredRight::Kind::kOffer, .seat = from}, Outcome::kDangerGone);
      if (cause.ground.empty() && study_.in_hand(from, suit).size() <= 2)
        cause.ground = study_.barred(from, suit, Outcome::kHopeGone);
      if (cause.ground.empty()) continue;
      cause.other = study_.person(from);
      cause.on = study_.leads() ? "lead" : "";
      cause.alone = study_.has_no_entry_beside(seat, suit);
      cause.ground.events = {study_.event(false, *led, from)};
      const LineTrick& before = study_.tricks(false)[*led - 1];
      if (before.taker == from && before.card[0] != suit && !small(before.card))
        cause.card = study_.same_as(before.card);
      return causes.push_back(std::move(cause));
    }
  }

 private:
  // The suit of which the seat ruffs most now; ' ': it ruffs none.
  [[nodiscard]] char most_ruffed_by(const std::string& seat) const {
    char suit = ' ';
    double most = kHint;
    for (const auto& [who, often] : study_.now().ruffs)
      if (who.first == seat && often > most) {
        suit = who.second;
        most = often;
      }
    return suit;
  }
  // Whether theirs ruff the suit in the trick that the card is played to.
  [[nodiscard]] bool is_ruffed_at_once(char suit) const {
    const LineTrick& now = study_.tricks(true).front();
    return !study_.ours(now.taker) && now.led() == suit && now.card[0] == study_.trumps() && suit != study_.trumps();
  }
  // Nothing is ruffed or thrown, and they take no more in the suit: to bar the lead may take a safe one from him.
  [[nodiscard]] bool gains_nothing(const Cause& cause) const {
    return cause.on.empty() && cause.thrown.empty() && study_.side_takes_more_in(false, cause.suit[0]) < kHint;
  }
  // That his partner leads the suit does not hurt, or his partner may well be in.
  [[nodiscard]] bool is_danger_hand(const std::string& seat, char suit, Ground& ground) {
    const std::string partner = study_.partners(seat).front();
    return study_.barred(partner, suit).empty() || is_to_be_out(seat, ground);
  }
  // It hurts that the seat has the lead, and not that its partner has.
  [[nodiscard]] bool is_to_be_out(const std::string& seat, Ground& ground) {
    const std::string partner = study_.partners(seat).front();
    Ground in = study_.passing(seat, Outcome::kDangerGone);
    if (in.empty() || !study_.passing(partner, Outcome::kDangerGone).empty()) return false;
    ground.rights.push_back(in.rights.front());
    return true;
  }
  // His partner ruffs the suit that he leads, and that hurts.
  [[nodiscard]] bool gives_a_ruff(const std::string& seat, char suit, Ground& ground) {
    const std::string partner = study_.partners(seat).front();
    if (study_.ruffs_more(partner, suit) < kHint) return false;
    ground = study_.without_ruffs(partner, Outcome::kDangerGone);
    return !ground.empty();
  }
  // His partner ruffs, or has a higher card over an honour of ours; and what the right card does about it: the trick is
  // left to his partner, or cards of his entry are thrown on it.
  void how_it_hurts(Cause& cause) const {
    const std::string partner = study_.partners(cause.seat).front();
    const char suit = cause.suit[0];
    for (std::size_t i = 1; i < study_.tricks(true).size(); ++i) {
      const LineTrick& trick = study_.tricks(true)[i];
      if (trick.plays.front().seat != cause.seat || trick.led() != suit) continue;
      if (trick.taker != partner || trick.card[0] != study_.trumps()) break;
      cause.on = study_.person(partner);
      cause.ground.events.push_back(study_.event(true, i, partner));
      break;
    }
    if (cause.on.empty()) study_.name_what_is_led_through(cause);
    if (study_.tricks(false).empty()) return;
    const LineTrick& first = study_.tricks(false).front();
    if (first.taker != partner) return;
    if (!study_.leads()) cause.left_to = study_.person(partner);
    for (const LinePlay& play : first.plays)
      if (!cause.card.empty() && study_.ours(play.seat) && play.seat != study_.play().seat &&
          play.card[0] == cause.card[0] && first.led() != cause.card[0] && study_.leads())
        cause.thrown = play.card;
    cause.ground.events.push_back(study_.event(false, 0, partner));
  }
  // A card of the suit of his entry is thrown first, on a trick of ours.
  void is_thrown_first(Cause& cause) const {
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      if (tricks[i].taker == cause.seat) return;
      if (!study_.ours(tricks[i].taker) || tricks[i].led() == study_.wrong()[0]) continue;  // as it can be now
      for (const LinePlay& play : tricks[i].plays) {
        if (!study_.ours(play.seat) || play.card[0] != cause.card[0] || tricks[i].led() == cause.card[0]) continue;
        if (study_.in_hand(play.seat, cause.card[0]).size() > 1) return;  // he still gets in
        cause.thrown = play.card;
        cause.thrown_on = tricks[i].led();
        cause.ground.events.push_back(study_.event(false, i, play.seat));
        return;
      }
    }
  }
  // After the trick it has no more of the suit than one of theirs, who must be made to follow until he is out.
  [[nodiscard]] bool is_out_too_soon(const std::string& hand, char suit) const {
    const auto left = [&](const std::string& seat) {
      const std::size_t cards = study_.in_hand(seat, suit).size();
      return cards > 0 && (seat == study_.play().seat || study_.plays_later(seat)) ? cards - 1 : cards;
    };
    const auto longer = [&](const std::string& seat) { return !study_.ours(seat) && left(seat) >= left(hand); };
    return std::ranges::any_of(study_.seats(), longer);
  }
  // The hand that has more of the suit; "" of two that have as many.
  [[nodiscard]] std::string longer_of(const std::string& one, const std::string& other, char suit) const {
    const std::size_t ones = study_.in_hand(one, suit).size();
    const std::size_t others = study_.in_hand(other, suit).size();
    if (ones == others || std::max(ones, others) < 3) return "";
    return ones > others ? one : other;
  }
  // The suits that a seat leads now, in order.
  [[nodiscard]] std::string led_now_by(const std::string& seat) const {
    std::string suits;
    for (const LineTrick& trick : study_.tricks(true))
      if (trick.plays.front().seat == seat && suits.find(trick.led()) == std::string::npos) suits += trick.led();
    return suits;
  }
  // The honour of another suit that a seat takes a trick with now and otherwise not.
  [[nodiscard]] std::string entry_of(const std::string& seat, char suit) const {
    for (const LineTrick& trick : study_.tricks(true))
      if (trick.taker == seat && trick.card[0] != suit && !small(trick.card) &&
          study_.takes_more(seat, trick.card) >= kHint)
        return study_.same_as(trick.card);
    return "";
  }
  // Then the right card does not keep it off lead.
  [[nodiscard]] bool leads_otherwise(const std::string& seat) const {
    return std::ranges::any_of(study_.otherwise().leads,
                               [&](const auto& lead) { return lead.first.first == seat && lead.second > 1 - kEvent; });
  }

  Study& study_;
};

}  // namespace

void add_causes_of_links(Study& study, std::vector<Cause>& causes) {
  LinkCauses found(study);
  const std::size_t before = causes.size();
  found.danger(causes);
  if (causes.size() == before) found.danger_of_either(causes);
  if (causes.size() == before) found.scissors(causes);
  if (study.gives_tricks()) return;
  found.overtake(causes);
  found.link(causes);
  found.entry_kept(causes);
}

}  // namespace ouverte::tutor
