#include "tutor/explain/causes/study.hpp"

#include <algorithm>
#include <cmath>

#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/causes/seating.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

constexpr int kPairsOfLines = 6;
// So much more on the average is a trick.
constexpr double kATrick = 0.5;

}  // namespace

std::optional<Study> Study::of(const CostlyPlay& play, const std::string& right, AlteredDeals& deals,
                               games::Solver& solver) {
  Study study;
  study.play_ = &play;
  study.deals_ = &deals;
  study.right_ = right;
  study.setup_ = play.before.setup();
  for (const auto& [seat, hand] : study.setup_.hands) study.seats_.push_back(seat);
  const std::string trumps = play.before.trumps();
  study.trumps_ = trumps.empty() ? ' ' : trumps.front();

  study.same_ = sequences_in(study.setup_);

  const auto right_worth = deals.worth(right);
  const auto wrong_worth = deals.worth(play.move);
  if (!right_worth || !wrong_worth) return std::nullopt;
  study.right_worth_ = *right_worth;
  study.wrong_worth_ = *wrong_worth;
  auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairsOfLines);
  if (!pairs) return std::nullopt;
  study.now_ = frequencies_in(play.before, pairs->first, play.sides, study.same_);
  study.otherwise_ = frequencies_in(play.before, pairs->second, play.sides, study.same_);
  const bool high = play.before.maximises();
  const double gained = study.otherwise_.tricks[high] - study.now_.tricks[high];
  if (std::abs(gained) < kATrick) return std::nullopt;
  study.avoids_ = gained < 0;
  const std::size_t typical = study.most_typical(*pairs);
  std::swap(pairs->first[0], pairs->first[typical]);
  std::swap(pairs->second[0], pairs->second[typical]);
  study.pairs_ = *std::move(pairs);
  for (const PlayLine& line : study.pairs_.first) study.lines_now_.push_back(tricks_of(play.before, line));
  for (const PlayLine& line : study.pairs_.second) study.lines_otherwise_.push_back(tricks_of(play.before, line));
  study.tricks_now_ = study.lines_now_[0];
  study.tricks_otherwise_ = study.lines_otherwise_[0];
  return study;
}

// The pair in which what differs is most like what differs on the average.
std::size_t Study::most_typical(const LineSampler::Pairs& pairs) const {
  std::size_t best = 0;
  double most = 0;
  for (std::size_t i = 0; i < pairs.first.size(); ++i) {
    const Frequencies now = frequencies_in(play_->before, {pairs.first[i]}, play_->sides, same_);
    const Frequencies otherwise = frequencies_in(play_->before, {pairs.second[i]}, play_->sides, same_);
    double alike = 0;
    const auto add = [&](const Frequencies& lines, double sign) {
      for (const auto& [who, often] : lines.takes) alike += sign * often * takes_more(who.first, who.second);
      for (const auto& [who, often] : lines.ruffs) alike += sign * often * ruffs_more(who.first, who.second);
      for (const auto& [who, often] : lines.leads) alike += sign * often * leads_more(who.first, who.second) / 2;
    };
    add(now, 1);
    add(otherwise, -1);
    if (i > 0 && alike <= most) continue;
    best = i;
    most = alike;
  }
  return best;
}

bool Study::ours(const std::string& seat) const {
  const auto found = play_->sides.find(seat);
  return found != play_->sides.end() && found->second == play_->before.maximises();
}

std::vector<std::string> Study::partners(const std::string& seat) const {
  std::vector<std::string> all;
  for (const std::string& other : seats_)
    if (other != seat && ours(other) == ours(seat)) all.push_back(other);
  return all;
}

std::string Study::theirs() const {
  std::string all;
  for (const std::string& seat : seats_)
    if (!ours(seat)) all += seat;
  return all;
}

bool Study::plays_later(const std::string& seat) const {
  return place_in_trick(play_->game, setup_, seat) > setup_.table.size();
}

bool Study::is_dummy(const std::string& seat) const { return play_->game.player_of(seat, setup_) != seat; }

bool Study::declares(const std::string& seat) const {
  return is_dummy(seat) || std::ranges::any_of(seats_, [&](const std::string& other) {
           return other != seat && play_->game.player_of(other, setup_) == seat;
         });
}

std::string Study::owner_of(const std::string& card) const { return owner_in(setup_, card); }

std::vector<std::string> Study::in_hand(const std::string& seat, char suit) const {
  return cards_of(setup_, seat, suit);
}

bool Study::given_up() const { return !tricks_otherwise_.empty() && !ours(tricks_otherwise_.front().taker); }

bool Study::is_out_when_in(const std::string& seat, char suit) const {
  std::size_t left = in_hand(seat, suit).size();
  for (const LineTrick& trick : tricks_otherwise_) {
    if (trick.taker == seat && trick.card[0] != suit) return left == 0;
    for (const LinePlay& play : trick.plays)
      if (play.seat == seat && play.card[0] == suit && left > 0) --left;
  }
  return left == 0;
}

bool Study::is_shorter(const std::string& seat, char suit) const {
  return std::ranges::any_of(partners(seat), [&](const std::string& partner) {
    return in_hand(partner, suit).size() > in_hand(seat, suit).size();
  });
}

bool Study::is_longest(const std::string& seat, char suit) const {
  const std::size_t cards = in_hand(seat, suit).size();
  return cards > 2 && std::ranges::none_of(seats_, [&](const std::string& other) {
           return ours(other) && in_hand(other, suit).size() >= cards;
         });
}

bool Study::is_highest(const std::string& card) const { return tutor::is_highest(setup_, card); }

bool Study::has_to_fall(const std::string& seat, const std::string& card) const {
  auto at = play_->before.clone();
  for (const LinePlay& play : pairs_.second[0]) {
    if (play.seat == seat) return play.card == card && at->moves().size() == 1;
    at = games::after(*at, play.card);
    if (at->over() || at->table_empty()) return false;
  }
  return false;
}

bool Study::has_entry_outside(const std::string& seat, std::string_view suits) const {
  return std::ranges::any_of(cards_of(setup_, seat), [&](const std::string& card) {
    return suits.find(card[0]) == std::string_view::npos && (card[1] == 'A' || card[1] == 'K' || is_highest(card));
  });
}

bool Study::may_discard_on_ruff(const std::string& seat, const std::string& next) {
  const auto led = games::after(play_->before, right_);
  return std::ranges::all_of(in_hand(seat, trumps_), [&](const std::string& trump) {
    const auto ruffed = games::after(*led, trump);
    if (ruffed->to_move() != next) return false;
    return std::ranges::any_of(ruffed->moves(), [&](const std::string& card) {
      const auto worth = card[0] == trumps_ ? std::nullopt : deals_->worth_at(*games::after(*ruffed, card));
      return worth && *worth >= right_worth_;
    });
  });
}

std::string Study::suits_after(bool now, const std::string& seat, std::size_t trick) const {
  return suits_before(now, seat, trick + 1);
}

std::string Study::suits_before(bool now, const std::string& seat, std::size_t trick) const {
  std::string suits;
  const std::vector<LineTrick>& all = tricks(now);
  for (std::size_t i = trick; i < all.size(); ++i)
    for (const LinePlay& play : all[i].plays)
      if (play.seat == seat && suits.find(play.card[0]) == std::string::npos) suits += play.card[0];
  return suits;
}

bool Study::has_no_entry_beside(const std::string& seat, char suit) const {
  return (trumps_ == ' ' || in_hand(seat, trumps_).empty()) && !has_entry_outside(seat, std::string(1, suit));
}

std::string Study::next_to(const std::string& seat, std::size_t places) const {
  return seat_after(play_->game, setup_, seat, places);
}

std::optional<std::size_t> Study::led_by(bool now, const std::string& seat, char suit, std::size_t from) const {
  const std::vector<LineTrick>& all = tricks(now);
  for (std::size_t i = from; i < all.size(); ++i)
    if (all[i].plays.front().seat == seat && all[i].led() == suit) return i;
  return std::nullopt;
}

bool Study::has_only_honours(const std::string& seat, char suit) const {
  const std::vector<std::string> cards = in_hand(seat, suit);
  return !cards.empty() && !small(cards.back());
}

std::string Study::same_as(const std::string& card) const {
  const auto found = same_.find(card);
  return found == same_.end() ? card : found->second;
}

bool Study::highest_takes() const {
  const auto in_its_place = [](const LineTrick& trick) { return !trick.place_of_taker().empty(); };
  const auto seen = [&](const std::vector<LineTrick>& line) { return std::ranges::any_of(line, in_its_place); };
  return std::ranges::none_of(lines_now_, seen) && std::ranges::none_of(lines_otherwise_, seen);
}

bool Study::gives_tricks() const {
  return std::ranges::any_of(pairs_.first.front(), [](const LinePlay& play) { return play.card.starts_with('>'); });
}

bool Study::right_in(char suit) const {
  return std::ranges::any_of(play_->right, [suit](const std::string& card) { return card[0] == suit; });
}

namespace {
template <class Map, class Key>
double difference(const Map& now, const Map& otherwise, const Key& key) {
  const auto in = [&](const Map& map) {
    const auto found = map.find(key);
    return found == map.end() ? 0.0 : found->second;
  };
  return in(now)-in(otherwise);
}
}  // namespace

double Study::takes_more(const std::string& seat, const std::string& card) const {
  return difference(now_.takes, otherwise_.takes, std::pair(seat, same_as(card)));
}
double Study::ruffs_more(const std::string& seat, char suit) const {
  return difference(now_.ruffs, otherwise_.ruffs, std::pair(seat, suit));
}
double Study::leads_more(const std::string& seat, char suit) const {
  return difference(now_.leads, otherwise_.leads, std::pair(seat, suit));
}
double Study::takes_more_in(const std::string& seat, char suit) const {
  return difference(now_.in_suit, otherwise_.in_suit, std::pair(seat, suit));
}

double Study::throws_more(const std::string& seat, char led, char suit) const {
  return difference(now_.discards, otherwise_.discards, std::pair(seat, std::string{led, suit}));
}
double Study::throws_more(const std::string& seat, char suit) const {
  double more = 0;
  for (const char led : std::string("SHDC")) more += throws_more(seat, led, suit);
  return more;
}
double Study::side_takes_more_in(bool ours, char suit) const {
  double more = 0;
  for (const std::string& seat : seats_)
    if (this->ours(seat) == ours) more += takes_more_in(seat, suit);
  return more;
}

std::size_t Study::trick_number() const {
  int played = 0;
  if (setup_.won)
    for (const auto& [seat, tricks] : *setup_.won) played += tricks;
  return static_cast<std::size_t>(played) + 1;
}

std::size_t Study::cards_a_hand() const { return cards_of(setup_, play_->seat).size(); }

std::string Study::person(const std::string& seat) const {
  if (seat == play_->game.player_of(play_->seat, setup_)) return "you";
  if (is_dummy(seat)) return "dummy";
  if (ours(seat) && partners(seat).size() == 1) return "partner";
  return declares(seat) ? "declarer" : seat_in_words(seat);
}

Cause Study::cause(CauseKind kind, const std::string& seat, char suit, const std::string& card) const {
  return {.kind = kind,
          .card_played = play_->move,
          .right = right_,
          .seat = seat,
          .suit = is_of_a_suit({&suit, 1}) ? std::string(1, suit) : "",
          .card = card,
          .other = "",
          .on = "",
          .also = "",
          .person = person(seat),
          .ground = {},
          .now = pairs_.first[0],
          .otherwise = pairs_.second[0]};
}

}  // namespace ouverte::tutor
