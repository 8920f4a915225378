// One costly card beside one right one: who sits where, two sets of lines of best play, and what the two cards are
// worth in altered deals.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/explain/causes/altered_deals.hpp"
#include "tutor/explain/causes/cause.hpp"
#include "tutor/explain/causes/exchange.hpp"
#include "tutor/explain/causes/lines.hpp"

namespace ouverte::tutor {

class Study {
 public:
  // Nothing where a limit strikes, or our side takes as many tricks after both cards.
  [[nodiscard]] static std::optional<Study> of(const CostlyPlay& play, const std::string& right, AlteredDeals& deals,
                                               games::Solver& solver);

  [[nodiscard]] const CostlyPlay& play() const { return *play_; }
  [[nodiscard]] const std::string& wrong() const { return play_->move; }
  [[nodiscard]] const std::string& right() const { return right_; }
  [[nodiscard]] const Frequencies& now() const { return now_; }
  [[nodiscard]] const Frequencies& otherwise() const { return otherwise_; }
  [[nodiscard]] const games::Setup& setup() const { return setup_; }
  // Whether our side takes fewer tricks after the right card, and means to: a misère, a number not to be passed.
  [[nodiscard]] bool avoids() const { return avoids_; }
  [[nodiscard]] bool leads() const { return setup_.table.empty(); }
  // The suit led to the trick in progress.
  [[nodiscard]] char led() const { return setup_.table.front().front(); }
  [[nodiscard]] char trumps() const { return trumps_; }  // ' ': none
  // Whether the card that costs ruffs what was led; and whether a trump has been played to it already.
  [[nodiscard]] bool ruffs() const { return !leads() && led() != trumps_ && wrong()[0] == trumps_; }
  [[nodiscard]] bool is_ruffed() const {
    return std::ranges::any_of(setup_.table, [this](const std::string& card) { return card[0] == trumps_; });
  }

  [[nodiscard]] bool ours(const std::string& seat) const;
  [[nodiscard]] const std::vector<std::string>& seats() const { return seats_; }
  [[nodiscard]] std::vector<std::string> partners(const std::string& seat) const;
  [[nodiscard]] std::string theirs() const;                       // the seats of the other side, one after the other
  [[nodiscard]] bool plays_later(const std::string& seat) const;  // to this trick
  [[nodiscard]] bool declares(const std::string& seat) const;     // it is a dummy, or plays one
  [[nodiscard]] bool is_dummy(const std::string& seat) const;
  [[nodiscard]] std::string owner_of(const std::string& card) const;  // "": it is in no hand
  [[nodiscard]] std::vector<std::string> in_hand(const std::string& seat, char suit) const;
  // Whether the other side takes the trick that the right card is played to.
  [[nodiscard]] bool given_up() const;
  // Whether a seat has no card of the suit left when, after the right card, it first takes a trick with another.
  [[nodiscard]] bool is_out_when_in(const std::string& seat, char suit) const;
  // Whether the seat, which takes that trick after the right card and leads to the next, would do better there if
  // a hand of the other side had to lead instead.
  [[nodiscard]] bool is_hurt_by_leading(const std::string& seat, std::size_t trick);
  // Whether our seat, which takes that trick after the right card, would do no better than after the card that costs if
  // its partner had to lead to the next instead.
  [[nodiscard]] bool needs_its_lead(const std::string& seat, std::size_t trick);
  // Whether theirs lead to that trick of the line after the card that costs, and with any card of another suit in its
  // place it would cost nothing.
  [[nodiscard]] bool only_its_suit_hurts(std::size_t trick);
  // Whether the seat, which discards to that trick of a line, would do better if it need not.
  [[nodiscard]] bool is_hurt_by_discarding(bool now, const std::string& seat, std::size_t trick);
  // The tricks of the pair of lines that goes with a cause, from the one in progress on.
  [[nodiscard]] const std::vector<LineTrick>& tricks(bool now) const { return now ? tricks_now_ : tricks_otherwise_; }
  // The first of them that a seat takes with a card or one that does the same.
  [[nodiscard]] std::optional<std::size_t> taken_with(bool now, const std::string& seat, const std::string& card) const;
  // What a seat plays to one of them.
  [[nodiscard]] LineEvent event(bool now, std::size_t trick, const std::string& seat) const;
  // That in one of the lines, of the typical pair or else of another, the card, or those that do the same, take more
  // tricks for the seat than in the other; and, to be `shown`, in every line than in any of the other set.
  [[nodiscard]] Ground seen(bool now, const std::string& seat, const std::string& card) const;
  [[nodiscard]] Ground shown(bool now, const std::string& seat, const std::string& card) const {
    return takes_apart(now, seat, card) ? seen(now, seat, card) : Ground{};
  }
  // The tricks of every line after the card, or after the right one.
  [[nodiscard]] const std::vector<std::vector<LineTrick>>& lines(bool now) const {
    return now ? lines_now_ : lines_otherwise_;
  }
  // Whether in every line of the one set something is counted more often than in any of the other.
  template <class Count>
  [[nodiscard]] bool apart(bool more_now, const Count& count) const {
    std::size_t least = 100;
    std::size_t most = 0;
    for (const auto& line : lines(more_now)) least = std::min(least, static_cast<std::size_t>(count(line)));
    for (const auto& line : lines(!more_now)) most = std::max(most, static_cast<std::size_t>(count(line)));
    return least > most;
  }
  // The same of the tricks that a seat takes with a card, or with those that do the same; in a suit; a side in a suit.
  [[nodiscard]] bool takes_apart(bool now, const std::string& seat, const std::string& card) const;
  [[nodiscard]] bool in_suit_apart(bool now, const std::string& seat, char suit) const;
  [[nodiscard]] bool side_apart_in(bool now, bool ours, char suit) const;
  // How many tricks theirs take in a suit after this one, in the typical line after the card that costs: where they
  // take fewer in every line after the right one; else 0.
  [[nodiscard]] int many_of_theirs(char suit) const;
  // How many they take in it one after the other as soon as this one is over, in that line; a single one is none.
  [[nodiscard]] int run_of_theirs(char suit) const;
  // Whether in no line of the set the seat takes a trick with the card.
  [[nodiscard]] bool never_takes(bool now, const std::string& seat, const std::string& card) const;
  // Whether a card takes this trick, more often than not.
  [[nodiscard]] bool takes_first(bool now, const std::string& seat, const std::string& card) const;
  // Whether a partner has more cards of the suit.
  [[nodiscard]] bool is_shorter(const std::string& seat, char suit) const;
  // Whether it has three cards of the suit at least, and more than any hand of ours.
  [[nodiscard]] bool is_longest(const std::string& seat, char suit) const;
  // Whether no other hand has a higher card of its suit.
  [[nodiscard]] bool is_highest(const std::string& card) const;
  // Whether in the trick that the right card is played to the seat has no other card to play.
  [[nodiscard]] bool has_to_fall(const std::string& seat, const std::string& card) const;
  // Whether the hand has an ace, a king or a highest card outside these suits.
  [[nodiscard]] bool has_entry_outside(const std::string& seat, std::string_view suits) const;
  // Whether after these cards to the trick the right card is worth what it was.
  [[nodiscard]] bool keeps_after(const std::vector<std::string>& cards);
  // Whether after the card that costs the seat, which plays later to the trick, has to throw this card or one that does
  // the same: after any other the card is worth what the right one is.
  [[nodiscard]] bool has_to_throw(const std::string& seat, const std::string& card);
  // Whether, in the trick of the line after the right card, the seat may play that card in place of its own.
  [[nodiscard]] bool keeps_if_played(const std::string& seat, const std::string& card);
  // Whether the seat keeps a card of the other side from being good in the suit, and no partner of it does so, too,
  // unless it may be `shared`.
  [[nodiscard]] bool guards(const std::string& seat, char suit, bool shared) const;
  // The card of the other side that a hand of theirs guards against in the suit: the highest that one of theirs beats;
  // "".
  [[nodiscard]] std::string menace_to(const std::string& seat, char suit) const;
  // Whether the seat draws trumps: it is declarer's, or plays alone.
  [[nodiscard]] bool draws(const std::string& seat) const { return declares(seat) || partners(seat).empty(); }
  // Whether, when the seat ruffs the right card, whichever trump it takes, the next one may as well discard.
  [[nodiscard]] bool may_discard_on_ruff(const std::string& seat, const std::string& next);
  // The suits that a seat has cards of when that trick of a line begins, and after it.
  [[nodiscard]] std::string suits_before(bool now, const std::string& seat, std::size_t trick) const;
  [[nodiscard]] std::string suits_after(bool now, const std::string& seat, std::size_t trick) const;
  // Whether the hand has no trumps, and no such card outside the suit.
  [[nodiscard]] bool has_no_entry_beside(const std::string& seat, char suit) const;
  // Whoever plays after the seat.
  [[nodiscard]] std::string next_to(const std::string& seat, std::size_t places = 1) const;
  // Where the seat of the cause, leading its suit, leads through an honour of ours that a partner has a card over: it
  // is `also`, of the person `other`.
  void name_what_is_led_through(Cause& cause) const;
  // The first trick of a line, after so many, to which the seat leads the suit.
  [[nodiscard]] std::optional<std::size_t> led_by(bool now, const std::string& seat, char suit,
                                                  std::size_t from = 1) const;
  // Whether all the cards that the hand has of the suit are honours, and there is one.
  [[nodiscard]] bool has_only_honours(const std::string& seat, char suit) const;
  // The highest of the cards of the hand that do the same: what it is counted as.
  [[nodiscard]] std::string same_as(const std::string& card) const;
  // Whether who takes a trick may give it to another: then nothing is said of who takes which.
  [[nodiscard]] bool gives_tricks() const;
  // Whether the highest card of a trick takes it, as far as is seen in the lines: else no bridge player's words for it
  // fit.
  [[nodiscard]] bool highest_takes() const;
  // Whether one of the right cards is of the suit.
  [[nodiscard]] bool right_in(char suit) const;

  // By how much more often something happens now than otherwise.
  [[nodiscard]] double takes_more(const std::string& seat, const std::string& card) const;
  [[nodiscard]] double ruffs_more(const std::string& seat, char suit) const;
  [[nodiscard]] double leads_more(const std::string& seat, char suit) const;
  [[nodiscard]] double takes_more_in(const std::string& seat, char suit) const;
  [[nodiscard]] double throws_more(const std::string& seat, char led, char suit) const;
  // By how much one or the other suit is thrown away more often now by the seat, whatever is led.
  [[nodiscard]] double throws_more(const std::string& seat, char suit) const;
  // The same of all seats of a side.
  [[nodiscard]] double side_takes_more_in(bool ours, char suit) const;

  // Exchanges of a family, if the card costs less in every one of them; else an empty ground.
  [[nodiscard]] Ground longer(const std::string& seat, char suit);   // the seat has one more card of the suit
  [[nodiscard]] Ground shorter(const std::string& seat, char suit);  // one less
  [[nodiscard]] Ground elsewhere(const std::string& card);           // a card is with a partner of who has it

  // With the card exchanged for the next lower one of its suit that another hand has: it and what it was exchanged for.
  [[nodiscard]] Ground lower(const std::string& card);
  // With the card exchanged for the lowest one of its suit that the other side has, but for the two asked about.
  [[nodiscard]] Ground lost(const std::string& card);
  // With a card exchanged for another one.
  [[nodiscard]] Ground exchanged(const std::string& card, const std::string& another);
  // The card, if with it lowered the one that costs would cost nothing: if theirs, because that one would be worth
  // more; if ours, because the right one would be worth less. Else empty. The second: if it would cost less.
  [[nodiscard]] Ground lowered(const std::string& card);
  [[nodiscard]] Ground partly_lowered(const std::string& card);
  // Whether a card of another suit costs as much as the one that costs.
  [[nodiscard]] bool costs_as_much_in_another_suit();
  // Whether in each deal of the ground the card costs nothing.
  [[nodiscard]] bool cured_by(const Ground& ground);
  // A right, if with it altered this becomes of what the card costs; else an empty ground.
  [[nodiscard]] Ground under(AlteredRight right, Outcome wanted);
  // A right with which altered the card is worth what the right one is, and that is worth what it was; else empty.
  [[nodiscard]] Ground restored_by(AlteredRight right);
  // The same of single rights: a seat may not lead the suit, its partner leads when it has won a trick, its trumps do
  // not ruff.
  [[nodiscard]] Ground barred(const std::string& seat, char suit, Outcome wanted = Outcome::kDangerGone);
  [[nodiscard]] Ground passing(const std::string& seat, Outcome wanted);
  [[nodiscard]] Ground without_ruffs(const std::string& seat, Outcome wanted);
  [[nodiscard]] std::size_t trick_number() const;  // of the trick in progress, from 1
  [[nodiscard]] std::size_t cards_a_hand() const;  // of the mover

  // How a teacher speaks of a seat to whoever plays the card: "you", "dummy", "partner", "declarer", "East".
  [[nodiscard]] std::string person(const std::string& seat) const;

  // The lines in which the events of its ground are seen.
  void show_lines(Cause& cause) const;
  // A cause without its grounds.
  [[nodiscard]] Cause cause(CauseKind kind, const std::string& seat, char suit = ' ',
                            const std::string& card = "") const;

 private:
  Study() = default;
  [[nodiscard]] std::size_t most_typical(const LineSampler::Pairs& pairs) const;
  // The position in which the seat is to play to the trick in progress of the typical line; null: it has played.
  [[nodiscard]] std::unique_ptr<games::Position> when_to_play(bool now, const std::string& seat) const;
  [[nodiscard]] Ground ground(const std::vector<Exchange>& family);
  [[nodiscard]] Ground lowered_to_cost(const std::string& card, int most);
  [[nodiscard]] bool may_move(const std::string& card) const;  // in an exchange: none of the two asked about
  // What becomes of one right card alone, where another would do, is no reason.
  template <class Alteration>
  [[nodiscard]] std::optional<int> worth_of_right(const Alteration& alteration);
  template <class Alteration>
  [[nodiscard]] Outcome outcome(const Alteration& alteration);
  [[nodiscard]] Outcome outcome_under(const AlteredRight& right);

  const CostlyPlay* play_ = nullptr;
  AlteredDeals* deals_ = nullptr;
  std::string right_;
  games::Setup setup_;
  std::vector<std::string> seats_;
  char trumps_ = ' ';
  std::map<std::string, std::string> same_;
  bool avoids_ = false;
  int wrong_worth_ = 0;
  int right_worth_ = 0;
  Frequencies now_, otherwise_;
  LineSampler::Pairs pairs_;                                         // the most typical first
  std::vector<LineTrick> tricks_now_, tricks_otherwise_;             // of that pair
  std::vector<std::vector<LineTrick>> lines_now_, lines_otherwise_;  // of all pairs
};

}  // namespace ouverte::tutor
