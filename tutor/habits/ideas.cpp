#include "tutor/habits/ideas.hpp"

#include <algorithm>
#include <array>

namespace ouverte::tutor {
namespace {

bool takes_for_sure(const Moment& at, const std::string& move) { return at.takes(move); }
bool may_take_it(const Moment& at, const std::string& move) { return at.may_take(move); }
bool loses_for_sure(const Moment& at, const std::string& move) { return at.others_take(move); }
bool plays_trump(const Moment& at, const std::string& move) { return at.is_trump(move); }
bool plays_high(const Moment& at, const std::string& move) { return !at.is_lowest(move); }
bool leads_again(const Moment& at, const std::string& move) { return puzzles::suit_of(move) == at.suit_led_last(); }
bool covers_card(const Moment& at, const std::string& move) { return at.higher(move, at.last_card()); }

// A lower card that may take the trick, in a tenace: an opponent holds one between it and a card that takes it for
// certain.
bool finesses_with(const Moment& at, const std::string& move) {
  return at.may_take(move) &&
         at.any([&](const std::string& top) { return at.takes(top) && at.others_hold_between(top, move); });
}

bool gives_a_trick(const Moment& at) {
  return at.any([&](const std::string& move) { return at.gives(move); });
}
bool leads_first(const Moment& at) { return at.in_rows() && at.opens_the_deal(); }
bool may_draw_trumps(const Moment& at) {
  return at.leads() && at.on_declaring_side() && at.others_hold_trumps() &&
         at.parts([&](const std::string& move) { return at.is_trump(move); });
}
bool may_give_up_lead(const Moment& at) {
  return at.leads() && at.in_rows() && at.any([&](const std::string& move) { return at.stays_on_side(move); }) &&
         at.any([&](const std::string& move) { return at.others_take(move); });
}
bool may_continue(const Moment& at) {
  return at.leads() && at.in_rows() && at.suit_led_last() &&
         at.parts([&](const std::string& move) { return leads_again(at, move); });
}
bool leads_something(const Moment& at) { return at.leads(); }

bool chooses_hand(const Moment& at) {
  return at.can_follow() && at.in_rows() && at.any([&](const std::string& move) { return at.takes(move); }) &&
         at.any([&](const std::string& move) { return at.partner_takes(move); });
}
bool may_finesse(const Moment& at) {
  return at.can_follow() && at.in_rows() && at.led_by_own_side() &&
         at.parts([&](const std::string& move) { return finesses_with(at, move); });
}
bool may_take_or_let_go(const Moment& at) {
  if (at.leads() || (at.in_rows() && !at.can_follow())) return false;
  return at.parts([&](const std::string& move) { return at.takes(move); });
}
bool may_hold_up(const Moment& at) {
  return at.in_rows() && !at.trumps_there_are() && !at.led_by_own_side() && may_take_or_let_go(at);
}
bool may_cover(const Moment& at) {
  constexpr std::string_view kHonours = "AKQJT";
  return at.can_follow() && at.in_rows() && at.before() == 1 && !at.led_by_own_side() && at.last_card().size() == 2 &&
         kHonours.find(at.last_card()[1]) != std::string_view::npos &&
         at.parts([&](const std::string& move) { return covers_card(at, move); });
}
bool second_to_play(const Moment& at) {
  return at.can_follow() && at.in_rows() && at.before() == 1 && at.still_to_play() > 0 && !at.led_by_own_side() &&
         at.parts([&](const std::string& move) { return plays_high(at, move); });
}
bool third_to_play(const Moment& at) {
  return at.can_follow() && at.in_rows() && at.before() == 2 && at.still_to_play() > 0 && at.led_by_own_side() &&
         at.parts([&](const std::string& move) { return plays_high(at, move); });
}
bool follows_suit(const Moment& at) { return at.can_follow(); }
bool may_ruff(const Moment& at) {
  return !at.leads() && at.in_rows() && !at.can_follow() &&
         at.any([&](const std::string& move) { return at.may_take(move); });
}
bool discards(const Moment& at) { return !at.leads() && at.in_rows() && !at.can_follow(); }
bool anything(const Moment&) { return true; }

constexpr std::array kIdeas = {
    Idea{"opening-lead", "opening leads", "it is the first card of the deal", leads_first},
    Idea{"giving", "tricks given", "a Joker's trick is given to somebody", gives_a_trick},
    Idea{"trumps", "trumps drawn or kept",
         "the declaring side is on lead and can lead a trump or another suit, and opponents have trumps left",
         may_draw_trumps, plays_trump, "drew trumps too soon", "left trumps out"},
    Idea{"giving-up-the-lead", "ducks, exits and throw-ins",
         "a side on lead can play a card that keeps the trick for certain, and one that loses it for certain",
         may_give_up_lead, loses_for_sure, "gave up the lead too soon", "cashed too soon"},
    Idea{"continuing", "suits continued or left",
         "the side on lead can play the suit that it led last, or another, and it is none of the above", may_continue,
         leads_again, "kept on with the suit", "left the suit"},
    Idea{"lead", "other leads", "it is any other lead", leads_something},
    Idea{"entry", "entries",
         "of two hands of a side each can be made to take the trick for certain, and this play decides which",
         chooses_hand, takes_for_sure, "won the trick in the wrong hand", "left the trick to the wrong hand"},
    Idea{"finesse", "finesses",
         "the player's side led; he has a card that takes the trick for certain and a lower one that may, and an "
         "opponent "
         "holds a card between them",
         may_finesse, finesses_with, "finessed in vain", "did not finesse"},
    Idea{"hold-up", "hold-ups",
         "at no trumps the other side led, and he can take the trick for certain in the suit led, or play low",
         may_hold_up, takes_for_sure, "took the trick too soon", "held up too long"},
    Idea{"cover", "honours covered",
         "the second to play sees an honour led, and has cards above and below it, none of which takes the trick for "
         "certain",
         may_cover, covers_card, "covered in vain", "did not cover"},
    Idea{"taking", "tricks taken or let go",
         "he can take the trick for certain in the suit led or leave it, and it is none of the above",
         may_take_or_let_go, takes_for_sure, "took a trick to be let go", "let a trick go"},
    Idea{"second-hand", "second hand", "the second to play follows suit with a choice between high and low",
         second_to_play, plays_high, "played high", "played low"},
    Idea{"third-hand", "third hand", "the third to play follows his partner's suit with a choice between high and low",
         third_to_play, plays_high, "played high", "played low"},
    Idea{"following", "following suit", "he follows suit, and it is none of the above", follows_suit},
    Idea{"ruff", "ruffs", "he cannot follow suit, and has a card that may take the trick all the same", may_ruff,
         may_take_it, "ruffed too soon", "did not ruff"},
    Idea{"discard", "discards", "he can neither follow suit nor ruff", discards},
    Idea{"other", "other plays", "it is none of the above", anything},
};

}  // namespace

std::span<const Idea> ideas() { return kIdeas; }

const Idea& idea_of(const Moment& at) {
  return *std::ranges::find_if(kIdeas, [&](const Idea& idea) { return idea.met(at); });
}

}  // namespace ouverte::tutor
