#include <algorithm>
#include <optional>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// With more cards, unless all tricks but one are ours, a seat that need not discard, or that another leads in place of,
// changes more than an end-play.
constexpr std::size_t kMostOfAnEndPlay = 8;

class ForcedCauses {
 public:
  explicit ForcedCauses(Study& study) : study_(study) {}

  // A seat is hurt by having to discard: theirs otherwise, or ours now.
  void squeezes(std::vector<Cause>& causes) {
    std::vector<Cause> of_theirs;
    for (const std::string& seat : study_.seats()) {
      const bool ours = study_.ours(seat);
      Cause cause = study_.cause(ours ? CauseKind::kSqueezed : CauseKind::kSqueeze, seat);
      cause.ground = study_.under({.kind = AlteredRight::Kind::kIdle, .seat = seat},
                                  ours ? Outcome::kDangerGone : Outcome::kHopeGone);
      if (cause.ground.empty()) continue;
      cause.on = suits_of(seat, ours);
      const std::string chosen_among = suits_where_squeezed(seat, ours);
      const auto is_free = [&](char suit) { return chosen_among.find(suit) == std::string::npos; };
      if (cause.on.size() - static_cast<std::size_t>(std::ranges::count_if(cause.on, is_free)) >= 2)
        std::erase_if(cause.on, is_free);
      if (cause.on.size() < 2 && chosen_among.size() == 2) cause.on = chosen_among;
      if (cause.on.size() < 2) continue;
      // Who can spare a card of another suit is not squeezed.
      const auto is_spare = [&](char suit) { return cause.on.find(suit) == std::string::npos; };
      if (ours && (chosen_among.empty() || std::ranges::any_of(chosen_among, is_spare))) continue;
      if (ours) takes_out(cause);
      (ours ? causes : of_theirs).push_back(std::move(cause));
    }
    if (of_theirs.empty()) return;
    Cause cause = std::move(of_theirs.front());
    if (of_theirs.size() == 2) {
      cause.kind = CauseKind::kSqueezeBoth;
      cause.other = of_theirs[1].person;
      cause.also = of_theirs[1].on;
      cause.ground.rights.push_back(of_theirs[1].ground.rights.front());
    } else {
      as_it_is_done(cause);
      if (cause.kind == CauseKind::kSqueeze && is_criss_cross(cause)) cause.called = "criss-cross";
      is_thrown_in_then(cause);
    }
    causes.push_back(std::move(cause));
  }

  // A menace is thrown away against which one hand of theirs alone has a card, not bare: were that with its partner,
  // the right card would be worth no more.
  void menaces(std::vector<Cause>& causes) {
    const std::string& wrong = study_.wrong();
    const char suit = wrong[0];
    if (study_.leads() || suit == study_.led() || suit == study_.trumps() || study_.right_in(suit)) return;
    if (study_.right()[0] == study_.trumps()) return;  // to ruff is right, and no card to be thrown
    for (const std::string& seat : study_.seats()) {
      if (study_.ours(seat) || !study_.guards(seat, suit, false) || study_.in_hand(seat, suit).size() < 2) continue;
      if (study_.same_as(study_.menace_to(seat, suit)) != study_.same_as(wrong) || drives_it_out(seat, wrong)) continue;
      Cause cause = study_.cause(CauseKind::kMenace, seat, suit);
      cause.ground = study_.elsewhere(study_.in_hand(seat, suit).front());
      if (!cause.ground.empty() && cause.ground.each_is(Outcome::kHopeGone)) causes.push_back(std::move(cause));
    }
  }

  // The right card gives up this trick, and all others are ours: the count is right for a squeeze.
  [[nodiscard]] bool loses_this_trick_alone() const {
    const auto& tricks = study_.tricks(false);
    return study_.given_up() && std::all_of(tricks.begin() + 1, tricks.end(),
                                            [&](const LineTrick& trick) { return study_.ours(trick.taker); });
  }
  // A seat is hurt by having to lead; early in the deal, in the suit of the card, after suits were eliminated.
  void throw_ins(std::vector<Cause>& causes, bool late) {
    for (const std::string& seat : study_.seats()) {
      const bool ours = study_.ours(seat);
      if (!ours && study_.is_dummy(seat)) continue;
      if (!late && (ours || !is_eliminated(seat, thrown_in(seat)))) continue;
      const Outcome wanted = ours ? Outcome::kDangerGone : Outcome::kHopeGone;
      Cause cause = study_.cause(ours ? CauseKind::kThrownIn : CauseKind::kThrowIn, seat);
      if (study_.partners(seat).size() == 1) cause.other = study_.person(study_.partners(seat).front());
      cause.ground =
          study_.under({.kind = ours ? AlteredRight::Kind::kPass : AlteredRight::Kind::kOffer, .seat = seat}, wanted);
      if (cause.ground.empty() && seat == study_.play().seat && !study_.declares(seat))
        cause.ground = study_.under({.kind = AlteredRight::Kind::kOffer, .seat = seat}, wanted);
      if (cause.ground.empty()) continue;
      const auto in = ours ? std::nullopt : thrown_in(seat);
      if (!ours && (!in || !study_.is_hurt_by_leading(seat, *in))) continue;
      if (is_eliminated(seat, in)) {
        cause.kind = CauseKind::kStrip;
        cause.suit = study_.wrong()[0];
        cause.ground.events = {study_.event(false, *in, seat)};
        causes.push_back(std::move(cause));
        continue;
      }
      if (ours && study_.declares(seat)) {  // that it has the lead, and which suit it is to lead, is all
        if (keeps_the_lead(cause)) causes.push_back(std::move(cause));
        continue;
      }
      for (const char suit : std::string("SHDC")) {
        if (study_.in_hand(seat, suit).empty()) continue;
        const Ground leads = study_.barred(seat, suit, wanted);
        if (leads.empty()) continue;
        cause.suit = suit;
        cause.ground.rights.push_back(leads.rights.front());
        break;
      }
      if (cause.suit.empty()) has_one_suit_left(cause, ours);
      const bool throws = !study_.leads() && study_.right()[0] != study_.led();
      if (!ours && (*in > 0 || throws)) cause.kind = CauseKind::kThrowInLater;
      if (cause.kind == CauseKind::kThrowInLater && !cause.suit.empty()) has_to_throw(cause, *in);
      if (!ours || !cause.suit.empty() || keeps_the_lead(cause)) causes.push_back(std::move(cause));
    }
  }

 private:
  // The mover has as many cards above this one as the seat has: one after the other they drive out its guard.
  [[nodiscard]] bool drives_it_out(const std::string& seat, const std::string& card) const {
    const auto above = [&](const std::string& hand) {
      return std::ranges::count_if(study_.in_hand(hand, card[0]),
                                   [&](const std::string& other) { return rank_place(other) < rank_place(card); });
    };
    return above(study_.play().seat) >= above(seat);
  }
  // It is thrown in later with the suit of the card that costs, and before that a card of its own is taken out.
  [[nodiscard]] bool is_eliminated(const std::string& seat, std::optional<std::size_t> in) const {
    return in && *in > 0 && study_.tricks(false)[*in].led() == study_.wrong()[0] && study_.leads() &&
           study_.right()[0] != study_.wrong()[0] && !study_.in_hand(seat, study_.right()[0]).empty();
  }
  // This trick is now taken by the seat, and otherwise by its partner.
  [[nodiscard]] bool keeps_the_lead(const Cause& cause) const {
    if (study_.tricks(true).empty() || study_.tricks(false).empty()) return false;
    const std::string& otherwise = study_.tricks(false).front().taker;
    return study_.tricks(true).front().taker == cause.seat && otherwise != cause.seat && study_.ours(otherwise);
  }
  // After it has had to discard it is thrown in, and has to lead a suit.
  void is_thrown_in_then(Cause& cause) {
    const auto in = thrown_in(cause.seat);
    if (!in || *in == 0 || *in + 1 >= study_.tricks(false).size()) return;
    const char suit = study_.tricks(false)[*in + 1].led();
    if (cause.on.find(suit) == std::string::npos) return;
    Cause then = study_.cause(CauseKind::kSqueeze, cause.seat, suit);
    then.ground = study_.barred(cause.seat, suit, Outcome::kHopeGone);
    const bool has_no_other = study_.suits_before(false, cause.seat, *in + 1) == std::string(1, suit);
    if (!then.ground.empty() || has_no_other) has_to_throw(then, *in);
    if (then.kind == CauseKind::kStripSqueeze) cause = std::move(then);
  }
  // Before it is thrown in it is hurt by having to discard, too.
  void has_to_throw(Cause& cause, std::size_t in) {
    Ground squeezed = study_.under({.kind = AlteredRight::Kind::kIdle, .seat = cause.seat}, Outcome::kHopeGone);
    if (squeezed.empty()) return;
    for (std::size_t i = 0; i < in; ++i) {
      const LineEvent thrown = study_.event(false, i, cause.seat);
      if (thrown.card.empty() || thrown.card[0] == study_.tricks(false)[i].led() || thrown.card[0] == cause.suit[0])
        continue;
      cause.kind = CauseKind::kStripSqueeze;
      cause.on = thrown.card[0];
      cause.ground.rights.push_back(squeezed.rights.front());
      cause.ground.events = {thrown, study_.event(false, in, cause.seat)};
      return;
    }
  }
  // Thrown in, the seat has cards of one suit alone.
  void has_one_suit_left(Cause& cause, bool now) const {
    const auto& tricks = study_.tricks(now);
    for (std::size_t i = 0; i + 1 < tricks.size(); ++i) {
      if (tricks[i].taker != cause.seat) continue;
      const std::string left = study_.suits_after(now, cause.seat, i);
      if (left.size() != 1) return;
      cause.suit = left;
      cause.ground.events = {study_.event(now, i, cause.seat)};
      return;
    }
  }
  // What the right card does for it: a trick is lost first, a winner of his suits cashed, or he has to discard at once.
  void as_it_is_done(Cause& cause) const {
    if (study_.tricks(false).empty()) return;
    const LineTrick& trick = study_.tricks(false).front();
    if (study_.given_up()) {
      cause.kind = CauseKind::kCountFirst;
      cause.ground.events = {study_.event(false, 0, trick.taker)};
    } else if (study_.leads() && cause.on.find(trick.card[0]) != std::string::npos && trick.card[0] == trick.led() &&
               study_.is_highest(trick.card) && !study_.in_hand(cause.seat, trick.led()).empty()) {
      cause.kind = CauseKind::kVienna;
      cause.card = trick.card;
      cause.ground.events = {study_.event(false, 0, trick.taker)};
    } else if (const LineEvent event = study_.event(false, 0, cause.seat);
               event.card.empty() || event.card[0] == trick.led()) {
      cause.card = study_.right();  // not by this card, but after it
    }
  }
  // The first trick that the seat wins otherwise, led by us, if it then leads.
  [[nodiscard]] std::optional<std::size_t> thrown_in(const std::string& seat) const {
    const auto& tricks = study_.tricks(false);
    for (std::size_t i = 0; i + 1 < tricks.size(); ++i)
      if (tricks[i].taker == seat) {
        const bool by_us = study_.ours(tricks[i].plays.front().seat) && tricks[i].card[0] == tricks[i].led();
        return by_us ? std::optional(i) : std::nullopt;
      }
    return std::nullopt;
  }
  // What it chooses among at the last discard that hurts it, in the order of the suits; "": none is seen to.
  [[nodiscard]] std::string suits_where_squeezed(const std::string& seat, bool now) {
    const auto& tricks = study_.tricks(now);
    for (std::size_t i = tricks.size(); i-- > 0;) {
      const LineEvent event = study_.event(now, i, seat);
      if (event.card.empty() || event.card[0] == tricks[i].led() || event.card[0] == study_.trumps()) continue;
      if (!study_.is_hurt_by_discarding(now, seat, i)) continue;
      const std::string held = study_.suits_before(now, seat, i);
      if (now && held.find(study_.trumps()) != std::string::npos) return "";  // it may ruff
      std::string suits;
      for (const char suit : std::string("SHDC"))
        if (held.find(suit) != std::string::npos && suit != study_.trumps()) suits += suit;
      return suits;
    }
    return "";
  }
  // Suits that the seat guards: alone, or the side that squeezes takes tricks in them by it.
  [[nodiscard]] std::string suits_of(const std::string& seat, bool ours) const {
    std::string suits;
    for (const char suit : std::string("SHDC")) {
      const double more = study_.side_takes_more_in(!ours, suit);
      if (study_.guards(seat, suit, false) || ((ours ? more : -more) > 0.1 && study_.guards(seat, suit, true)))
        suits += suit;
    }
    return suits;
  }
  // Two suits, of each of which the highest card lies alone, opposite a card that the seat guards: the one in one hand,
  // the other in the other.
  [[nodiscard]] bool is_criss_cross(const Cause& cause) const {
    std::string hands;
    for (const char suit : cause.on)
      for (const std::string& seat : study_.seats()) {
        const std::vector<std::string> cards = study_.in_hand(seat, suit);
        if (study_.ours(seat) && cards.size() == 1 && study_.is_highest(cards.front())) hands += seat;
      }
    return cause.on.size() == 2 && hands.size() == 2 && hands[0] != hands[1];
  }
  // The right lead takes out a high card of theirs, which now takes a trick later.
  void takes_out(Cause& cause) const {
    if (!study_.leads() || study_.tricks(false).empty() || study_.right()[0] == study_.wrong()[0]) return;
    const LineTrick& trick = study_.tricks(false).front();
    if (study_.ours(trick.taker) || trick.card[0] != study_.right()[0] || !study_.is_highest(trick.card)) return;
    const auto later = study_.taken_with(true, trick.taker, trick.card);
    if (!later || *later == 0) return;
    cause.card = trick.card;
    cause.other = study_.person(trick.taker);
    cause.ground.events = {study_.event(false, 0, trick.taker), study_.event(true, *later, trick.taker)};
  }

  Study& study_;
};

}  // namespace

void add_causes_of_rights(Study& study, std::vector<Cause>& causes) {
  ForcedCauses found(study);
  const bool late = study.cards_a_hand() <= kMostOfAnEndPlay;
  if (late || found.loses_this_trick_alone()) found.squeezes(causes);
  found.menaces(causes);
  found.throw_ins(causes, late);
}

}  // namespace ouverte::tutor
