#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

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
  }

 private:
  // The cards with which somebody is caught, and need not be.
  void catches(const std::string& seat, std::vector<Cause>& causes) {
    const bool ours = study_.ours(seat);
    std::vector<Cause> found;
    for (const char suit : std::string("SHDC"))
      for (const std::string& card : study_.in_hand(seat, suit)) {
        const double more = study_.takes_more(seat, card);
        if (study_.same_as(card) != card || (ours ? more < kHint : more > -kHint)) continue;
        Cause cause = study_.cause(ours ? CauseKind::kCaught : CauseKind::kCatch, seat, suit, card);
        cause.ground = study_.lower(card);
        if (cause.ground.empty() && std::abs(more) >= kEvent) cause.ground = study_.longer(study_.play().seat, suit);
        if (cause.ground.empty() && study_.takes_apart(ours, seat, card)) cause.ground = study_.shown(ours, seat, card);
        if (cause.ground.empty()) continue;
        if (!ours && is_caught_over(cause)) cause.kind = CauseKind::kCatchOver;
        how_it_is_caught(cause);
        found.push_back(std::move(cause));
      }
    std::ranges::stable_sort(found, std::greater<>(), [this](const Cause& cause) {
      return std::abs(study_.takes_more(cause.seat, cause.card));
    });
    std::ranges::move(found, std::back_inserter(causes));
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
    if (study_.same_as(study_.right()) == study_.same_as(cause.card)) cause.card = study_.right();
    const bool now = cause.kind == CauseKind::kCaught;
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
