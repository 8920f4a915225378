// What is seen in the lines of a study: in the typical pair, in some pair, in every one.
#include <algorithm>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/study.hpp"

namespace ouverte::tutor {
namespace {

// An event is typical of a set of lines if it happens in at least this share of them.
constexpr double kInMostLines = 0.5;

}  // namespace

std::optional<std::size_t> Study::taken_with(bool now, const std::string& seat, const std::string& card) const {
  const std::vector<LineTrick>& all = tricks(now);
  const auto found = std::ranges::find_if(
      all, [&](const LineTrick& trick) { return trick.taker == seat && same_as(trick.card) == same_as(card); });
  return found == all.end() ? std::nullopt : std::optional<std::size_t>(found - all.begin());
}

namespace {
LineEvent event_of(const LineTrick& of, bool now, std::size_t trick, const std::string& seat) {
  const auto play = std::ranges::find(of.plays, seat, &LinePlay::seat);
  return {.now = now,
          .trick = trick,
          .seat = seat,
          .card = play == of.plays.end() ? "" : play->card,
          .takes = of.taker == seat};
}
}  // namespace

LineEvent Study::event(bool now, std::size_t trick, const std::string& seat) const {
  return event_of(tricks(now).at(trick), now, trick, seat);
}

Ground Study::seen(bool now, const std::string& seat, const std::string& card) const {
  const auto taken = [&](const LineTrick& trick) {
    return trick.taker == seat && same_as(trick.card) == same_as(card);
  };
  for (std::size_t pair = 0; pair < pairs_.first.size(); ++pair) {
    const auto& here = lines(now)[pair];
    if (std::ranges::count_if(here, taken) <= std::ranges::count_if(lines(!now)[pair], taken)) continue;
    const auto last = std::find_if(here.rbegin(), here.rend(), taken);
    const auto trick = static_cast<std::size_t>(here.rend() - last) - 1;
    return {.exchanges = {},
            .outcomes = {},
            .rights = {},
            .events = {event_of(here[trick], now, trick, seat)},
            .pair = pair};
  }
  return {};
}

void Study::show_lines(Cause& cause) const {
  cause.now = pairs_.first.at(cause.ground.pair);
  cause.otherwise = pairs_.second.at(cause.ground.pair);
}

bool Study::takes_first(bool now, const std::string& seat, const std::string& card) const {
  const Frequencies& often = now ? now_ : otherwise_;
  const std::pair who(seat, same_as(card));
  const auto takes = often.takes.find(who);
  return takes != often.takes.end() && takes->second >= kInMostLines && often.when.at(who) == 1 &&
         taken_with(now, seat, card) == std::size_t{0};
}

bool Study::takes_apart(bool now, const std::string& seat, const std::string& card) const {
  const std::string as = same_as(card);
  return apart(now, [&](const std::vector<LineTrick>& line) {
    return std::ranges::count_if(
        line, [&](const LineTrick& trick) { return trick.taker == seat && same_as(trick.card) == as; });
  });
}

bool Study::in_suit_apart(bool now, const std::string& seat, char suit) const {
  return apart(now, [&](const std::vector<LineTrick>& line) {
    return std::ranges::count_if(line,
                                 [&](const LineTrick& trick) { return trick.taker == seat && trick.card[0] == suit; });
  });
}

bool Study::side_apart_in(bool now, bool ours, char suit) const {
  return apart(now, [&](const std::vector<LineTrick>& line) {
    return std::ranges::count_if(
        line, [&](const LineTrick& trick) { return this->ours(trick.taker) == ours && trick.card[0] == suit; });
  });
}

int Study::many_of_theirs(char suit) const {
  const auto taken = [&](const std::vector<LineTrick>& line, std::size_t from) {
    const auto first = line.begin() + static_cast<std::ptrdiff_t>(std::min(from, line.size()));
    return std::count_if(first, line.end(),
                         [&](const LineTrick& trick) { return !ours(trick.taker) && trick.card.front() == suit; });
  };
  const auto many = taken(tricks_now_, 1);
  const auto fewer = [&](const std::vector<LineTrick>& line) { return taken(line, 0) < many; };
  return std::ranges::all_of(lines_otherwise_, fewer) ? static_cast<int>(many) : 0;
}

int Study::run_of_theirs(char suit) const {
  if (tricks_now_.size() < 2) return 0;
  const auto run_on = [&](const LineTrick& trick) {
    return !ours(trick.taker) && trick.card.front() == suit && trick.led() == suit;
  };
  const auto first = tricks_now_.begin() + 1;
  const auto many = std::find_if_not(first, tricks_now_.end(), run_on) - first;
  return many > 1 ? static_cast<int>(many) : 0;
}

bool Study::never_takes(bool now, const std::string& seat, const std::string& card) const {
  const std::string as = same_as(card);
  return std::ranges::none_of(lines(now), [&](const std::vector<LineTrick>& line) {
    return std::ranges::any_of(
        line, [&](const LineTrick& trick) { return trick.taker == seat && same_as(trick.card) == as; });
  });
}

bool Study::keeps_after(const std::vector<std::string>& cards) {
  auto at = games::after(play_->before, right_);
  for (const std::string& card : cards) {
    if (at->over()) return false;
    const std::vector<std::string> legal = at->moves();
    if (std::ranges::find(legal, card) == legal.end()) return false;
    at = games::after(*at, card);
  }
  const auto worth = deals_->worth_at(*at);
  return worth && *worth >= right_worth_;
}

std::unique_ptr<games::Position> Study::when_to_play(bool now, const std::string& seat) const {
  auto at = play_->before.clone();
  for (const LinePlay& play : (now ? pairs_.first : pairs_.second).front()) {
    if (play.seat == seat && seat != play_->seat) return at;
    at = games::after(*at, play.card);
    if (at->over() || at->table_empty()) break;
  }
  return nullptr;
}

bool Study::keeps_if_played(const std::string& seat, const std::string& card) {
  const auto at = when_to_play(false, seat);
  if (at == nullptr) return false;
  const std::vector<std::string> legal = at->moves();
  if (std::ranges::find(legal, card) == legal.end()) return false;
  const auto worth = deals_->worth_at(*games::after(*at, card));
  return worth && *worth >= right_worth_;
}

bool Study::has_to_throw(const std::string& seat, const std::string& card) {
  const auto at = when_to_play(true, seat);
  if (at == nullptr) return false;
  const auto classes = at->classes();
  return classes.size() > 1 && std::ranges::all_of(classes, [&](const std::vector<std::string>& together) {
           if (std::ranges::find(together, card) != together.end()) return true;
           const auto worth = deals_->worth_at(*games::after(*at, together.front()));
           return worth && *worth >= right_worth_;
         });
}

void Study::name_what_is_led_through(Cause& cause) const {
  const std::string next = next_to(cause.seat);
  const std::vector<std::string> held = in_hand(next, cause.suit.front());
  if (!ours(next) || held.empty() || rank_place(held.front()) > rank_place("J") || partners(cause.seat).size() != 1)
    return;
  const std::vector<std::string> over = in_hand(partners(cause.seat).front(), cause.suit.front());
  if (over.empty() || rank_place(over.front()) > rank_place(held.front())) return;
  cause.also = held.front();
  cause.other = person(next);
}

std::string Study::menace_to(const std::string& seat, char suit) const {
  std::string highest, menace;
  const auto beats = [](const std::string& card, const std::string& other) {
    return !card.empty() && (other.empty() || rank_place(card) < rank_place(other));
  };
  const auto each_of = [&](bool side, const auto& look) {
    for (const std::string& each : seats_)
      if (ours(each) == side)
        for (const std::string& card : in_hand(each, suit)) look(card);
  };
  each_of(ours(seat), [&](const std::string& card) {
    if (beats(card, highest)) highest = card;
  });
  each_of(!ours(seat), [&](const std::string& card) {
    if (beats(highest, card) && beats(card, menace)) menace = card;
  });
  return menace;
}

bool Study::guards(const std::string& seat, char suit, bool shared) const {
  if (suit == trumps_) return false;
  const std::string menace = menace_to(seat, suit);
  const auto holds = [&](const std::string& each) {
    const std::vector<std::string> cards = in_hand(each, suit);
    return !cards.empty() && rank_place(cards.front()) < rank_place(menace);
  };
  return !menace.empty() && holds(seat) && (shared || std::ranges::none_of(partners(seat), holds));
}

}  // namespace ouverte::tutor
