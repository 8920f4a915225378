// What a sentence says of the play after the card that costs, or after a right one, has to hold in every line of best
// play (best_play.hpp): else it is not said, or less is. Which premises a kind of cause has is told where its form is
// (forms/form.hpp); this is what they are made of.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "tutor/explain/causes/altered_deals.hpp"
#include "tutor/explain/causes/best_play.hpp"
#include "tutor/explain/causes/cause.hpp"

namespace ouverte::tutor {

class Premises {
 public:
  using TrickTest = std::function<bool(const LineTrick& trick)>;

  // `play` must stay.
  Premises(const CostlyPlay& play, games::Solver& solver);

  // Whether the cause can be told; what does not hold of it is left out. What a time limit leaves untried is not told.
  [[nodiscard]] bool hold(Cause& cause);

  [[nodiscard]] BestPlay& lines() { return lines_; }
  [[nodiscard]] const games::Setup& setup() const { return setup_; }
  [[nodiscard]] const games::Position& before() const { return play_.before; }
  [[nodiscard]] const std::string& mover() const { return play_.seat; }
  [[nodiscard]] const std::vector<std::string>& rights() const { return play_.right; }
  [[nodiscard]] char trumps() const { return trumps_; }  // ' ': none
  [[nodiscard]] bool ours(const std::string& seat) const;
  [[nodiscard]] std::string partner_of(const std::string& seat) const;  // "": none, or several
  [[nodiscard]] std::string owner_of(const std::string& card) const;    // "": it is in no hand
  [[nodiscard]] std::vector<std::string> in_hand(const std::string& seat, char suit) const;
  [[nodiscard]] std::string next_to(const std::string& seat) const;
  [[nodiscard]] bool has_played(const std::string& seat) const;  // to the trick in progress
  // One of the cards that do the same.
  [[nodiscard]] std::string counted_as(const std::string& card) const;

  // Lines of best play after a card. What is so `always` or `never` is proved of all of them; what `can` be was found
  // in one. Where lines are too many for all to be tried neither of `never` and `can` may hold. The seat takes a trick
  // with the card, or with one that does the same.
  [[nodiscard]] LineQuestion takes(const std::string& seat, const std::string& card) const;
  [[nodiscard]] bool always_takes(const std::string& after, const std::string& seat, const std::string& card) {
    return lines_.every(after, takes(seat, card));
  }
  [[nodiscard]] bool never_takes(const std::string& after, const std::string& seat, const std::string& card) {
    return lines_.none(after, takes(seat, card));
  }
  [[nodiscard]] bool can_take(const std::string& after, const std::string& seat, const std::string& card) {
    return lines_.some({after}, takes(seat, card));
  }
  [[nodiscard]] bool can_take(const std::string& after, const Cause& cause) {
    return can_take(after, cause.seat, cause.card);
  }
  // The card of the cause can take a trick after the one card, and after the other no line was found in which it does.
  // Where one of them is not proved to be always, or never, it is so `often`. Where lines are too many to prove that it
  // never does, altered deals or rights have to: its grounds, or a lower card in its place.
  [[nodiscard]] bool takes_after(const std::string& one, const std::string& other, Cause& cause);
  // The card of the cause, whose rank is its ground, takes a trick after the one card, or can, `often`; after the other
  // no line was found in which it does.
  [[nodiscard]] bool takes_by_its_rank(const std::string& one, const std::string& other, Cause& cause);
  // The trick in progress, or that which comes so many tricks later, is always one of which the test holds.
  [[nodiscard]] bool this_trick(const std::string& after, const TrickTest& test) { return trick(after, 0, test); }
  [[nodiscard]] bool trick(const std::string& after, std::size_t which, const TrickTest& test) {
    return trick_is(after, which, test) == LineVerdict::kProved;
  }
  [[nodiscard]] LineVerdict trick_is(const std::string& after, std::size_t which, const TrickTest& test);
  // A line was found in which that trick is so.
  [[nodiscard]] bool trick_can_be(const std::string& after, std::size_t which, const TrickTest& test);
  // Some trick is.
  [[nodiscard]] bool always_has(const std::string& after, const TrickTest& test, char suit = ' ');
  [[nodiscard]] bool never_has(const std::string& after, const TrickTest& test, char suit = ' ');
  [[nodiscard]] bool can_have(const std::string& after, const TrickTest& test, char suit = ' ');
  [[nodiscard]] bool can_lack(const std::string& after, const TrickTest& test, char suit = ' ');
  // Whether our side leads the suit of the cause as long as its seat has the card.
  [[nodiscard]] LineVerdict is_left_alone(const std::string& after, const Cause& cause);
  // There can be more tricks of which the test holds after the card that costs, or otherwise after the right one, as
  // the line of the cause shows, than in any line that was found after the other. It is so `often` where those who
  // profit have the choice, or it is not proved.
  [[nodiscard]] bool more_now(Cause& cause, const TrickTest& counts, char suit) {
    return more(cause, true, counts, suit);
  }
  [[nodiscard]] bool more_otherwise(Cause& cause, const TrickTest& counts, char suit) {
    return more(cause, false, counts, suit);
  }
  // The seat takes it with the card, or with one that does the same.
  [[nodiscard]] TrickTest taken_with(const std::string& seat, const std::string& card) const;
  // Tricks that a side, or a seat, takes in a suit.
  [[nodiscard]] TrickTest in_suit(bool ours, char suit) const;
  [[nodiscard]] static TrickTest in_suit(const std::string& seat, char suit);
  // Whether a side takes `many` tricks in the suit, counted from the trick numbered `from`, 0 being the one in
  // progress.
  [[nodiscard]] LineQuestion takes_in(bool ours, char suit, int many, std::size_t from = 0) const;
  // That theirs take `many` tricks in the suit of the cause after this one, or can, and never after the right card; or,
  // of a cause that is then `alone`, that they can take so many at once; else it is left out.
  void keep_many(Cause& cause);
  // The seat ruffs a suit; it leads it.
  [[nodiscard]] static TrickTest ruffs(const std::string& seat, char suit);
  [[nodiscard]] static TrickTest his_ruffs(const Cause& cause) { return ruffs(cause.seat, cause.suit.front()); }
  [[nodiscard]] static TrickTest leads(const std::string& seat, char suit);
  // It leads to some later trick, whatever the suit.
  [[nodiscard]] static LineQuestion leads_later(const std::string& seat);
  // After the right card the seat can get in with a card of another suit to lead this one.
  [[nodiscard]] bool has_entry(const Cause& cause, const std::string& seat);
  // What the card costs is access: with a right altered by which the other hand may lead it is worth more, and costs
  // less. True where the game has no such rights.
  [[nodiscard]] bool is_about(const Cause& cause, AlteredRight::Kind kind, const std::string& seat,
                              const std::string& suit = "");
  // With the right altered the card costs nothing; false where that cannot be told.
  [[nodiscard]] bool costs_nothing_under(const std::string& right, const AlteredRight& altered);
  // The ruffs of the seat are what it is about: without them the card, or for ours the right one, is worth what the
  // other is, or comes nearer to it.
  [[nodiscard]] bool is_about_ruffs(const std::string& right, const std::string& seat);
  // Without the ruffs of the seat the card costs nothing; true where that cannot be told.
  [[nodiscard]] bool is_all_about_ruffs(const std::string& right, const std::string& seat);
  // Without its ruffs the right card is worth no more than the one that costs; false where that cannot be told.
  [[nodiscard]] bool lives_on_ruffs(const std::string& right, const std::string& seat);
  // What it costs with two cards of two hands exchanged; nothing where that cannot be told.
  [[nodiscard]] std::optional<int> cost_with(const Cause& cause, const std::string& card, const std::string& another);
  // With two cards of two hands exchanged it costs less; false where that cannot be told.
  [[nodiscard]] bool costs_less_with(const Cause& cause, const std::string& card, const std::string& another);
  // With the highest of the mover's other cards of the suit with a partner the card of the cause costs less.
  [[nodiscard]] bool matters_who_guards(const Cause& cause);
  // After the card it matters that the seat has to discard, or, since once may not be all, that it alone guards the
  // suit of each of these cards; and each of them, where its partner has none of the suit, matters, with him being no
  // menace. True where that cannot be told.
  [[nodiscard]] bool is_squeezed(const std::string& after, const std::string& seat,
                                 const std::vector<std::string>& menaces);
  // With the highest card of the suit that the seat of the cause has with its partner it costs less, in some way; true
  // where it has none, or no partner.
  [[nodiscard]] bool matters_that_it_guards(const Cause& cause, char suit);
  // With the card of the cause with its seat's partner, who has others of the suit, it costs less; true where he has
  // none.
  [[nodiscard]] bool matters_that_it_falls(const Cause& cause);
  // With that card lowered it costs less; true where that cannot be told.
  [[nodiscard]] bool matters_how_high(const Cause& cause, const std::string& card);
  // With one more card of the suit, from its partner for a small card, in some way, it costs less; true where that
  // cannot be.
  [[nodiscard]] bool matters_how_long(const Cause& cause, const std::string& seat, char suit);
  // The same, whichever small card it is, and whichever of the suit.
  [[nodiscard]] bool matters_in_every_way_how_long(const Cause& cause, const std::string& seat, char suit);
  // Without the only card that its seat has of the suit, whichever small card its partner gives for it, it costs less.
  [[nodiscard]] bool matters_that_it_has(const Cause& cause);
  // Of the suit of a right card all lower ones that the mover has are right.
  [[nodiscard]] bool is_right_below(const std::string& right) const;
  // If the seat may not lead the suit the right card is worth less; true where that cannot be told.
  [[nodiscard]] bool needs_lead_of(const Cause& cause, const std::string& seat, const std::string& suit);
  // The same, and it then gains no more than half of what it gains.
  [[nodiscard]] bool lives_on_lead_of(const Cause& cause, const std::string& seat, const std::string& suit);
  // When the seat first leads after the card, in one line of best play; null: it does not.
  [[nodiscard]] std::unique_ptr<games::Position> when_leads(const std::string& after, const std::string& seat);
  // With another seat on lead then, or with that one if it is named, a right card is worth less, or the one that costs
  // more.
  [[nodiscard]] bool matters_who_leads(const std::string& after, const std::string& seat,
                                       const std::string& instead = "");
  // The first time that the seat leads after the card, in a line, the other side's leading would be worth more to it.
  [[nodiscard]] bool is_hurt_by_leading(const std::string& after, const std::string& seat);
  // Might the seat lead to the next trick after the card that costs, in one line of best play, it would cost nothing.
  [[nodiscard]] bool would_do_with_the_lead(const std::string& seat);
  // Theirs take this trick after it, and so it would do for one of ours: the trick is not the matter.
  [[nodiscard]] bool costs_the_lead_alone();
  // With another seat to lead to that trick in its place the card costs less; true where it does not lead to it.
  [[nodiscard]] bool matters_that_it_leads(const std::string& seat);
  // Theirs take this trick after it, and whatever they lead to the next, in one line of best play, it costs something:
  // else what they lead is the matter, and not the trick.
  [[nodiscard]] bool hurts_whatever_they_lead();
  // Led by that seat in place of the mover, the trick would be worth no less than the right card; true where that
  // cannot be told.
  [[nodiscard]] bool would_lead_as_well(const std::string& right, const std::string& seat);
  // Were the trick led by one of theirs in place of the mover, it would be worth less than the right card; false where
  // that cannot be told.
  [[nodiscard]] bool matters_that_we_lead(const std::string& right);
  // Whether of every other suit that the mover has a card is right.
  [[nodiscard]] bool is_the_one_to_avoid(char suit) const;
  // Whether some card of a suit is right.
  [[nodiscard]] bool is_right_in(char suit) const {
    return std::ranges::any_of(play_.right, [&](const std::string& card) { return card.front() == suit; });
  }
  // Whether of another suit, to which the seat follows, all that the mover has is worth no more than the card that
  // costs.
  [[nodiscard]] bool costs_as_much_in_another_suit(const std::string& seat);
  // Whether a lower card of its suit, which keeps it, costs as much as the one that costs.
  [[nodiscard]] bool costs_as_much_below(const std::string& card);
  // The suits, but for that of the card that costs, of which a card costs as much as that one, and keeps it.
  [[nodiscard]] std::string other_suits_as_costly();
  [[nodiscard]] bool costs_as_much_elsewhere() { return !other_suits_as_costly().empty(); }
  // Whether after another card, which costs half as much or more, this trick is always one of which the test holds.
  [[nodiscard]] bool costs_as_much_with(const TrickTest& test);
  // Whether a card of another suit than the right one of the cause is right, too.
  [[nodiscard]] bool is_right_in_another_suit(const Cause& cause) const {
    return std::ranges::any_of(play_.right, [&](const std::string& card) { return card[0] != cause.right[0]; });
  }
  // The same, but for a winner that can be cashed before the right card of the cause is led.
  [[nodiscard]] bool is_as_right_in_another_suit(const Cause& cause);
  // With the card of the cause with that partner of its seat, whichever small card of the suit is given for it, or
  // any where he has none of the suit, it costs less.
  [[nodiscard]] bool matters_who_has_it(const Cause& cause, const std::string& partner);
  [[nodiscard]] std::string highest_of_theirs(char suit) const;  // "": they have none
  // The lowest card of a suit in the hands of which it holds, but for the two cards; "": there is none.
  using SeatTest = std::function<bool(const std::string& seat)>;
  [[nodiscard]] std::string lowest(char suit, const SeatTest& of, const Cause& cause) const;
  // What the card of the cause does is the gain: with the lowest card that one of these hands has of its suit in place
  // of it the card costs less. True where they have none.
  [[nodiscard]] bool matters(const Cause& cause, const SeatTest& whose);
  [[nodiscard]] bool matters_to_us(const Cause& cause) {
    return matters(cause, [this](const std::string& seat) { return ours(seat); });
  }

  // With the lowest card of its suit of each other hand, if that is lower, in place of the card of the cause the one
  // that costs costs nothing: for a card of theirs the right one is worth no less, for one of ours the other no more.
  [[nodiscard]] bool decides_in_every_exchange(const Cause& cause);
  // Of its grounds one is about its card; or with the lowest card of its suit that a hand of the other side has in its
  // place it costs less.
  [[nodiscard]] bool stands_on_its_card(const Cause& cause);
  // What it costs with that in its place; nothing where there is none.
  [[nodiscard]] std::optional<int> cost_without_its_card(const Cause& cause);
  [[nodiscard]] bool costs_nothing_without_its_card(const Cause& cause) {
    return cost_without_its_card(cause).value_or(1) <= 0;
  }

  // Whether the trick in progress makes the difference: of all ways in which it can go on after the card so that the
  // test holds, none is worth to our side what it is worth without.
  [[nodiscard]] bool trick_decides(const std::string& after, const TrickTest& test, int worth_without, bool better);
  // What a card is worth to our side; nothing where that cannot be told.
  [[nodiscard]] std::optional<int> worth(const std::string& card) { return deals().worth(card); }
  // The same of a position of the deal.
  [[nodiscard]] std::optional<int> worth_at(const games::Position& at) { return deals().worth_at(at); }

 private:
  // Its card for the lowest of its suit that the other side has; nothing where that is no lower.
  [[nodiscard]] std::optional<Exchange> for_a_lower_one(const Cause& cause) const;
  [[nodiscard]] bool are_many_suits_right() const;  // to lead
  // The trick that the cause names as the cost is lost with best play as well, or had after the card that costs.
  [[nodiscard]] bool is_lost_anyway(const Cause& cause);
  void name_what_is_ruffed(Cause& cause) const;
  // Whether in a line that goes with the cause its seat takes a trick with its card.
  [[nodiscard]] bool takes_in_line(const PlayLine& line, const Cause& cause) const;
  [[nodiscard]] bool more(Cause& cause, bool now, const TrickTest& counts, char suit);
  [[nodiscard]] AlteredDeals& deals();
  // In one line of best play after a card; null: the deal is over.
  [[nodiscard]] std::unique_ptr<games::Position> after_this_trick(const std::string& card);
  // What a position before a trick is worth to our side if that seat leads; nothing where that cannot be told.
  [[nodiscard]] std::optional<int> worth_if_led_by(const games::Position& at, const std::string& seat);
  // In the deal as it is or an altered one; nothing where that cannot be told.
  [[nodiscard]] std::optional<int> right_with(const std::string& right);
  template <class Alteration>
  [[nodiscard]] std::optional<int> right_with(const std::string& right, const Alteration& altered);
  // Which cards exchanges may move; whether with such an exchange it costs less. The cause must stay.
  [[nodiscard]] static MayMove none_of_the_two(const Cause& cause);
  [[nodiscard]] std::function<bool(const Exchange&)> costs_less_in(const Cause& cause);
  template <class... Altered>
  [[nodiscard]] std::optional<Worths> worths(const std::string& right, const Altered&... altered);

  const CostlyPlay& play_;
  games::Solver& solver_;
  games::Setup setup_;
  bool high_;  // whether the mover wants the value high
  char trumps_ = ' ';
  std::map<std::string, std::string> same_;
  BestPlay lines_;
  std::unique_ptr<AlteredDeals> deals_;  // made when it is first asked
};

}  // namespace ouverte::tutor
