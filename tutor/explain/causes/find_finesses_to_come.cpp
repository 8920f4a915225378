// A finesse to come: the hand that is to lead through an honour gets in for it, or does not.
#include <algorithm>

#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

class FinessesToCome {
 public:
  explicit FinessesToCome(Study& study) : study_(study) {}

  // A hand leads a suit through an honour, to a higher card or up to the next one, more often after the one card: ours
  // after the right one, declarer's or dummy's of theirs after the card that costs. With the honour with its partner it
  // costs less.
  void add_to(std::vector<Cause>& causes) {
    for (const std::string& leader : study_.seats())
      for (const char suit : std::string("SHDC"))
        if (const std::string honour = led_through(leader, suit); !honour.empty() && add(leader, honour, causes))
          return;
  }

 private:
  // The honour that a suit is led through when this hand leads it to a later trick; "": it does not, or there is none.
  [[nodiscard]] std::string led_through(const std::string& leader, char suit) const {
    const bool now = !study_.ours(leader);
    if (now && !study_.declares(leader)) return "";  // of defenders there are other causes
    const double more = study_.leads_more(leader, suit);
    if ((now ? more : -more) < kHint || !study_.led_by(now, leader, suit)) return "";
    const std::string through = study_.next_to(leader);
    const std::string behind = study_.next_to(through);
    if (study_.ours(through) == study_.ours(leader) || study_.ours(behind) != study_.ours(leader)) return "";
    const std::vector<std::string> held = study_.in_hand(through, suit);
    if (held.empty() || small(held.front())) return "";
    const std::vector<std::string> over = study_.in_hand(behind, suit);
    const std::size_t honour = rank_place(held.front());
    const auto higher = [&](const std::string& card) { return rank_place(card) < honour; };
    const auto next = [&](const std::string& card) { return rank_place(card) == honour + kPlacesApart; };
    const bool finessed = std::ranges::any_of(over, higher) && !falls(held, over);
    const bool led_up_to = study_.is_highest(held.front()) && std::ranges::any_of(over, next);
    return finessed || led_up_to ? held.front() : "";
  }
  // With as many higher cards as it has cards the honour is caught wherever it lies.
  [[nodiscard]] static bool falls(const std::vector<std::string>& held, const std::vector<std::string>& over) {
    const auto higher = [&](const std::string& card) { return rank_place(card) < rank_place(held.front()); };
    return static_cast<std::size_t>(std::ranges::count_if(over, higher)) >= held.size();
  }

  bool add(const std::string& leader, const std::string& honour, std::vector<Cause>& causes) {
    const bool ours = study_.ours(leader);
    Cause cause = study_.cause(ours ? CauseKind::kInToLead : CauseKind::kLetIn, leader, honour.front(), honour);
    cause.ground = proof(leader, honour.front());
    if (cause.ground.empty()) return false;
    Ground elsewhere = study_.elsewhere(honour);
    if (elsewhere.empty()) return false;
    cause.ground.exchanges = std::move(elsewhere.exchanges);
    cause.ground.outcomes = std::move(elsewhere.outcomes);
    cause.other = study_.person(study_.next_to(leader));
    if (cause.ground.events.empty()) how_it_gets_in(leader, cause);
    if (!cause.ground.rights.empty() && cause.called != "overtake" && leads_it_already(leader, honour.front()))
      return false;
    causes.push_back(std::move(cause));
    return true;
  }
  // It may as well lead the suit now; or the suit is led to this trick.
  [[nodiscard]] bool leads_it_already(const std::string& leader, char suit) const {
    if (!study_.leads()) return study_.led() == suit;
    return leader == study_.play().seat || study_.right()[0] == suit;
  }
  // What shows that it is to lead the suit: were it not to, or, where the right card leads it and holds the trick, were
  // its partner to lead to the next, nothing would be gained.
  [[nodiscard]] Ground proof(const std::string& leader, char suit) {
    if (!study_.ours(leader)) return study_.barred(leader, suit);
    if (!study_.leads() || study_.right()[0] != suit || leader != study_.play().seat)
      return study_.barred(leader, suit, Outcome::kHopeGone);
    Ground ground;
    const auto again = study_.led_by(false, leader, suit);
    if (study_.wrong()[0] == suit && study_.takes_first(false, leader, study_.right()) &&
        study_.needs_its_lead(leader, 0))
      ground.events = {study_.event(false, 0, leader), study_.event(false, *again, leader)};
    return ground;
  }

  // By this trick, to lead the suit next: with its own card, or over its partner's.
  void how_it_gets_in(const std::string& leader, Cause& cause) const {
    const bool now = !study_.ours(leader);
    const std::vector<LineTrick>& tricks = study_.tricks(now);
    const LineTrick& first = tricks.front();
    if (first.taker != leader || !study_.takes_first(now, leader, first.card)) return;
    if (tricks.size() < 2 || tricks[1].led() != cause.suit.front()) return;
    cause.on = study_.same_as(first.card);
    cause.ground.events = {study_.event(now, 0, leader), study_.event(now, 1, leader)};
    if (leader == study_.play().seat) cause.called = overtakes(first) ? "overtake" : "take";
  }
  // Its taker plays over the best card of the trick so far, which is its partner's.
  [[nodiscard]] bool overtakes(const LineTrick& trick) const {
    const LineTrick begun = trick_begun(study_.play().before);
    const LinePlay* best = nullptr;
    for (const LinePlay& play : begun.plays)
      if (play.card[0] == study_.led() && (best == nullptr || rank_place(play.card) < rank_place(best->card)))
        best = &play;
    return best != nullptr && trick.card[0] == study_.led() && study_.ours(best->seat);
  }

  Study& study_;
};

}  // namespace

void add_finesses_to_come(Study& study, std::vector<Cause>& causes) { FinessesToCome(study).add_to(causes); }

}  // namespace ouverte::tutor
