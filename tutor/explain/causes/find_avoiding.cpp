#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

#include "solver/base/sort.hpp"
#include "tutor/explain/causes/find.hpp"

namespace ouverte::tutor {
namespace {

// One who is alone avoids tricks; those who play against him mean him to take one.
class AvoidingCauses {
 public:
  explicit AvoidingCauses(Study& study) : study_(study) {}

  void add_to(std::vector<Cause>& causes) {
    for (const std::string& seat : study_.seats()) {
      if (!study_.partners(seat).empty()) continue;
      catches(seat, causes);
      if (!study_.ours(seat)) lies_under(seat, causes);
    }
    partner_throws(causes);
  }

 private:
  // A partner gets rid of a card on the suit of the right one, with which he takes a trick now.
  void partner_throws(std::vector<Cause>& causes) {
    const char led = study_.right()[0];
    if (!study_.leads() || led == study_.wrong()[0]) return;
    for (const std::string& seat : study_.partners(study_.play().seat))
      for (const char suit : std::string("SHDC"))
        for (const std::string& card : study_.in_hand(seat, suit)) {
          if (study_.takes_more(seat, card) < kEvent || study_.throws_more(seat, led, suit) > -kEvent) continue;
          Cause cause = study_.cause(CauseKind::kThrowFirst, seat, suit, card);
          cause.on = led;
          cause.ground = study_.seen(true, seat, card);
          if (!cause.ground.empty()) return causes.push_back(std::move(cause));
        }
  }
  // The cards with which somebody is caught, and need not be.
  void catches(const std::string& seat, std::vector<Cause>& causes) {
    const bool ours = study_.ours(seat);
    std::vector<Cause> found;
    for (const char suit : std::string("SHDC"))
      for (const std::string& card : study_.in_hand(seat, suit)) {
        const double more = study_.takes_more(seat, card);
        if (study_.same_as(card) != card || (ours ? more < kHint : more > -kHint)) continue;
        if (!takes_its_first_with(ours, seat, card)) continue;
        Cause cause = study_.cause(ours ? CauseKind::kCaught : CauseKind::kCatch, seat, suit, card);
        cause.ground = study_.lower(card);
        if (cause.ground.empty() && std::abs(more) >= kEvent) cause.ground = study_.longer(study_.play().seat, suit);
        if (cause.ground.empty() && study_.takes_apart(ours, seat, card)) cause.ground = study_.shown(ours, seat, card);
        if (cause.ground.empty()) continue;
        if (!ours && is_caught_over(cause)) cause.kind = CauseKind::kCatchOver;
        how_it_is_caught(cause);
        if (cause.kind == CauseKind::kCatch) how_he_is_kept_in(cause);
        found.push_back(std::move(cause));
      }
    base::sort(found, std::greater<>(),
               [this](const Cause& cause) { return std::abs(study_.takes_more(cause.seat, cause.card)); });
    std::ranges::move(found, std::back_inserter(causes));
  }
  // In a line the first trick that the seat takes is one with the card, or one that does the same: then it is caught.
  [[nodiscard]] bool takes_its_first_with(bool now, const std::string& seat, const std::string& card) const {
    return std::ranges::any_of(study_.lines(now), [&](const std::vector<LineTrick>& line) {
      const auto taken = std::ranges::find(line, seat, &LineTrick::taker);
      return taken != line.end() && study_.same_as(taken->card) == card;
    });
  }
  // The card that costs, kept, is led later, and lies below all that he has of the suit: he has to take it.
  void lies_under(const std::string& seat, std::vector<Cause>& causes) {
    const std::vector<std::string> his = study_.in_hand(seat, study_.wrong()[0]);
    if (his.empty() || rank_place(his.back()) > rank_place(study_.wrong())) return;
    for (std::size_t pair = 0; pair < study_.lines(false).size(); ++pair) {
      const auto& tricks = study_.lines(false)[pair];
      const auto led = std::ranges::find_if(tricks, [&](const LineTrick& trick) {
        return trick.taker == seat && trick.plays.front() == LinePlay{study_.play().seat, study_.wrong()};
      });
      if (led == tricks.end()) continue;
      Cause cause = study_.cause(CauseKind::kCatchOver, seat, study_.wrong()[0], led->card);
      cause.on = "lead";
      cause.ground.pair = pair;
      cause.ground.events = {{.now = false,
                              .trick = static_cast<std::size_t>(led - tricks.begin()),
                              .seat = study_.play().seat,
                              .card = study_.wrong(),
                              .takes = false}};
      return causes.push_back(std::move(cause));
    }
  }
  // A card over his is thrown, or he has to follow suit and keep it.
  void how_he_is_kept_in(Cause& cause) {
    if (study_.leads()) {
      const auto follows = [&](const std::string& card) { return !study_.in_hand(cause.seat, card[0]).empty(); };
      if (follows(study_.wrong()) || !follows(study_.right()) || study_.right()[0] == cause.card[0]) return;
      if (study_.has_to_throw(cause.seat, cause.card)) cause.kind = CauseKind::kMustFollow;
      return;
    }
    const std::string& right = study_.right();
    if (right[0] == study_.led() || right[0] != cause.card[0] || rank_place(right) > rank_place(cause.card)) return;
    if (study_.takes_more(study_.play().seat, right) < kEvent) return;
    const Ground without = instead_of(right);
    if (without.empty()) return;
    cause.kind = CauseKind::kStandsOver;
    cause.ground.exchanges.push_back(without.exchanges.front());
    cause.ground.outcomes.push_back(without.outcomes.front());
  }
  // With a small card of another suit, of a partner, in place of the card it costs less.
  [[nodiscard]] Ground instead_of(const std::string& card) {
    for (const std::string& partner : study_.partners(study_.play().seat))
      for (const std::string& other : cards_of(study_.setup(), partner)) {
        if (other[0] == card[0] || !small(other)) continue;
        if (Ground ground = study_.exchanged(card, other); !ground.empty()) return ground;
      }
    return {};
  }
  // The card that costs is kept to be under his, in the line that is shown.
  [[nodiscard]] bool is_caught_over(Cause& cause) const {
    const auto taken = study_.taken_with(false, cause.seat, cause.card);
    if (!taken || study_.wrong()[0] != cause.card[0]) return false;
    const LineEvent event = study_.event(false, *taken, study_.play().seat);
    if (event.card != study_.wrong()) return false;
    cause.ground.events = {event};
    return true;
  }
  // Who leads what to the trick, of the line that is shown.
  void how_it_is_caught(Cause& cause) const {
    const bool now = cause.kind == CauseKind::kCaught;
    if (now && study_.lines(true).at(cause.ground.pair).front().card == study_.wrong()) {
      cause.card = study_.wrong();
      return;
    }
    if (now && cause.card == study_.wrong())  // it is gone, and one that does the same takes the trick
      for (const std::string& other : study_.in_hand(cause.seat, cause.card[0]))
        if (study_.same_as(other) == study_.same_as(cause.card)) cause.card = other;
    if (study_.same_as(study_.right()) == study_.same_as(cause.card)) cause.card = study_.right();
    if (cause.kind == CauseKind::kCatchOver) return;
    const auto& lines = study_.lines(now).at(cause.ground.pair);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const LinePlay& led = lines[i].plays.front();
      if (lines[i].taker != cause.seat || study_.same_as(lines[i].card) != study_.same_as(cause.card)) continue;
      if (i == 0 || led.seat == cause.seat || led.card[0] != cause.card[0]) return;
      cause.other = study_.person(led.seat);
      cause.on = led.card;
      cause.ground.events.push_back({.now = now, .trick = i, .seat = cause.seat, .card = lines[i].card, .takes = true});
      break;
    }
    const auto throws = [this](const std::string& card) { return !study_.leads() && card[0] != study_.led(); };
    if (now && study_.right() == cause.card && throws(study_.right()) && throws(study_.wrong()) &&
        study_.wrong()[0] != study_.right()[0])
      cause.safe = study_.wrong();
  }

  Study& study_;
};

}  // namespace

void add_causes_of_avoiding(Study& study, std::vector<Cause>& causes) { AvoidingCauses(study).add_to(causes); }

}  // namespace ouverte::tutor
