// Where it counts who has how many tricks: what becomes of them after the right card, or after the one that costs.
#include <algorithm>
#include <set>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "tutor/explain/causes/find.hpp"
#include "tutor/explain/fact_parts.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

using ShareLine = std::vector<LineTrick>;
using ShareLines = std::vector<ShareLine>;

constexpr int kPairsOfShares = 6;

std::size_t taken_by(const ShareLine& line, const std::string& seat, std::size_t from = 0) {
  return static_cast<std::size_t>(
      std::ranges::count(line.begin() + static_cast<std::ptrdiff_t>(from), line.end(), seat, &LineTrick::taker));
}

class ShareCauses {
 public:
  ShareCauses(const CostlyPlay& play, std::string right, LineSampler::Pairs pairs)
      : play_(play), right_(std::move(right)), pairs_(std::move(pairs)) {
    for (const PlayLine& line : pairs_.first) now_.push_back(tricks_of(play.before, line));
    for (const PlayLine& line : pairs_.second) otherwise_.push_back(tricks_of(play.before, line));
  }

  // The most telling first; which of them hold is asked later.
  [[nodiscard]] std::vector<Cause> found() const {
    std::vector<Cause> all;
    if (now_.front().empty() || otherwise_.front().empty()) return all;
    const bool counted = now_.front().size() > 1 && otherwise_.front().size() > 1 && !gives_tricks();
    const auto add = [&](std::optional<Cause> cause) {
      if (cause) all.push_back(*std::move(cause));
    };
    add(counted ? last_trump() : joker_kept());
    if (!counted && all.empty()) add(joker_spent());
    const bool led = play_.before.table_empty();
    const bool shares = counted && (led || !play_.before.setup().contract.contains("points"));
    const auto later = counted ? kept() : std::nullopt;
    auto trick = this_trick(false);
    if (!trick || right_ == "*") {
      if (auto otherwise = this_trick(true)) trick = std::move(otherwise);
    }
    const bool told_first = trick && counted && (!trick->on.empty() || (shares && lets_partner_in(*trick)));
    if (told_first && !trick->on.empty()) add(trick);
    const auto partners = shares && (later || told_first) ? more_of_a_partner() : std::nullopt;
    add(partners);
    if (told_first && trick->on.empty()) add(trick);
    if (led && counted) add(at_once());
    if (later && shares && !partners) add(more_of_another());
    const bool alone = later && costs_alone();
    if (alone) add(later);
    if (counted) add(of_each(&ShareCauses::all_the_rest));
    if (counted && led) add(may_be_kept());
    if (counted) add(of_each(&ShareCauses::more));
    if (trick && !told_first) add(trick);
    if (counted && !led) add(may_be_kept());
    if (!alone) add(later);
    if (trick) add(this_trick(!trick->ground.events.front().now));
    return all;
  }
  // One who is alone takes the last trick in every line now, and in none otherwise, where he takes no more tricks.
  [[nodiscard]] std::optional<Cause> last_trick() const {
    const std::size_t left = cards_of(play_.before.setup(), play_.seat).size();
    const auto takes = [&](const ShareLine& line) { return line.size() == left && line.back().taker == play_.seat; };
    if (!std::ranges::all_of(now_, takes) || std::ranges::any_of(otherwise_, takes)) return std::nullopt;
    const auto with_it = [&](const ShareLine& line) { return line.back().card == now_.front().back().card; };
    const auto more = [&](std::size_t i) {
      return taken_by(otherwise_[i], play_.seat) > taken_by(now_[i], play_.seat);
    };
    const bool by_right = std::ranges::all_of(now_, [this](const ShareLine& line) { return runs_from(line, right_); });
    if (!by_right && !std::ranges::all_of(now_, with_it)) return std::nullopt;
    for (std::size_t i = 0; i < now_.size(); ++i)
      if (more(i)) return std::nullopt;
    Cause cause = this->cause(true, play_.seat, {left - 1});
    cause.kind = CauseKind::kLastTrick;
    cause.card = by_right ? right_ : now_.front().back().card;
    return cause;
  }
  // To whom this trick goes in the first line after the right card.
  [[nodiscard]] const std::string& first_taker() const { return otherwise_.front().front().taker; }

 private:
  using WonBy = std::pair<std::string, int>;

  // The mover takes a trick with the card, and all after it.
  [[nodiscard]] bool runs_from(const ShareLine& line, const std::string& card) const {
    const auto taken = std::ranges::find_if(
        line, [&](const LineTrick& trick) { return trick.taker == play_.seat && trick.card == card; });
    return taken != line.end() &&
           std::all_of(taken, line.end(), [this](const LineTrick& trick) { return trick.taker == play_.seat; });
  }
  [[nodiscard]] const ShareLines& lines(bool now) const { return now ? now_ : otherwise_; }
  [[nodiscard]] bool gives_tricks() const {
    const auto gives = [](const LinePlay& play) { return play.card.starts_with('>'); };
    return std::ranges::any_of(pairs_.first.front(), gives) || std::ranges::any_of(pairs_.second.front(), gives);
  }
  [[nodiscard]] std::optional<Cause> of_each(std::optional<Cause> (ShareCauses::*find)(bool, const std::string&)
                                                 const) const {
    for (const bool now : {false, true})
      for (const std::string& seat : seats())
        if (auto cause = (this->*find)(now, seat)) return cause;
    return std::nullopt;
  }
  // Partners first, the mover, and the others.
  [[nodiscard]] std::vector<std::string> seats() const {
    std::vector<std::string> all;
    for (const auto& [seat, high] : play_.sides) all.push_back(seat);
    const auto far = [&](const std::string& seat) {
      return seat == play_.seat ? 1 : play_.sides.at(seat) == play_.before.maximises() ? 0 : 2;
    };
    base::sort(all, {}, far);
    return all;
  }
  // A cause that is seen in these tricks of the first pair.
  [[nodiscard]] Cause cause(bool now, const std::string& seat, const std::vector<std::size_t>& tricks) const {
    Cause cause{.kind = CauseKind::kShare, .card_played = play_.move, .right = right_, .seat = seat};
    cause.person = seat == play_.seat ? "you" : seat_in_words(seat);
    for (const std::size_t i : tricks)
      cause.ground.events.push_back(
          {.now = now, .trick = i, .seat = seat, .card = lines(now).front()[i].card, .takes = true});
    cause.now = pairs_.first.front();
    cause.otherwise = pairs_.second.front();
    return cause;
  }

  // The card led takes this trick for its place among others, one too many; or the right one does, and takes none
  // later.
  [[nodiscard]] std::optional<Cause> at_once() const {
    for (const bool now : {true, false}) {
      const std::string& card = now ? play_.move : right_;
      const auto takes = [&](const LineTrick& trick) { return trick.taker == play_.seat && trick.card == card; };
      const auto first = [&](const ShareLine& line) { return takes(line.front()); };
      const auto some = [&](const ShareLine& line) { return std::ranges::any_of(line, takes); };
      const auto nothing = [&](const ShareLine& line) { return line.front().taker != play_.seat; };
      if (!std::ranges::all_of(lines(now), first)) continue;
      if (now && lines(now).front().front().place_of_taker().empty()) continue;
      if (now ? !std::ranges::all_of(otherwise_, nothing) : std::ranges::any_of(now_, some)) continue;
      Cause cause = this->cause(now, play_.seat, {0});
      cause.called = "this trick";
      cause.on = lines(now).front().front().place_of_taker();
      if (!now) cause.sense = CauseSense::kNowAlone;
      return cause;
    }
    return std::nullopt;
  }
  // In every line of the one set this trick goes to the same seat, one of theirs now, and in none of the other.
  [[nodiscard]] std::optional<Cause> this_trick(bool now) const {
    const std::string& seat = lines(now).front().front().taker;
    if (!play_.sides.contains(seat)) return std::nullopt;
    const bool by_joker = !now && right_ == "*" && seat == play_.seat;
    const auto his = [&](const ShareLine& line) {
      const auto gives = [](const LinePlay& play) { return play.card.starts_with('>'); };
      return !line.empty() && line.front().taker == seat &&
             (by_joker || std::ranges::none_of(line.front().plays, gives));
    };
    const bool in_its_place = !lines(now).front().front().place_of_taker().empty();
    if (seat == play_.seat && play_.before.table_empty() && !in_its_place) return std::nullopt;
    if (now && play_.sides.at(seat) == play_.before.maximises()) return std::nullopt;
    if (!std::ranges::all_of(lines(now), his) || std::ranges::any_of(lines(!now), his)) return std::nullopt;
    Cause cause = this->cause(now, seat, {0});
    cause.called = "this trick";
    cause.on = lines(now).front().front().place_of_taker();
    cause.alone = is_ahead(seat);
    return cause;
  }
  [[nodiscard]] bool is_partner(const std::string& seat) const {
    return seat != play_.seat && play_.sides.at(seat) == play_.before.maximises();
  }
  [[nodiscard]] bool lets_partner_in(const Cause& trick) const {
    return is_partner(trick.seat) && !trick.ground.events.front().now;
  }
  // Tricks so far; 0 where they are not told.
  [[nodiscard]] int won_by(const std::string& seat) const {
    const auto won = play_.before.setup().won;
    if (!won) return 0;
    const auto his = std::ranges::find(*won, seat, &WonBy::first);
    return his == won->end() ? 0 : his->second;
  }
  // Of more tricks than any other one of his side.
  [[nodiscard]] bool is_ahead(const std::string& seat) const {
    bool partnered = false;
    for (const auto& [other, high] : play_.sides) {
      if (other == seat || high != play_.sides.at(seat)) continue;
      if (won_by(other) >= won_by(seat)) return false;
      partnered = true;
    }
    return partnered;
  }
  // The right lead draws the only trump of one of theirs, which takes a trick now.
  [[nodiscard]] std::optional<Cause> last_trump() const {
    const std::string trumps = play_.before.trumps();
    if (trumps.empty() || !play_.before.table_empty() || right_.front() != trumps.front()) return std::nullopt;
    for (const auto& held : play_.before.setup().hands) {
      const std::string& seat = held.first;
      const std::vector<std::string> cards = cards_of(play_.before.setup(), seat, trumps.front());
      const auto side = play_.sides.find(seat);
      if (side == play_.sides.end() || side->second == play_.before.maximises()) continue;
      if (cards.size() != 1 || held.second.find('*') != std::string::npos) continue;
      const auto takes = [&](const LineTrick& trick) { return trick.taker == seat && trick.card == cards.front(); };
      const auto in_line = [&](const ShareLine& line) { return std::ranges::any_of(line, takes); };
      if (!in_line(now_.front()) || std::ranges::any_of(otherwise_, in_line)) continue;
      const auto at = std::ranges::find_if(now_.front(), takes) - now_.front().begin();
      Cause cause = this->cause(true, seat, {static_cast<std::size_t>(at)});
      cause.called = "the last trump";
      cause.card = cards.front();
      return cause;
    }
    return std::nullopt;
  }
  // The same of the first pair of lines, and in no line now a later one.
  [[nodiscard]] std::optional<Cause> may_be_kept() const {
    const auto later = [&](const ShareLine& line) {
      return line.front().card != play_.move && std::ranges::any_of(line, [&](const LineTrick& trick) {
               return trick.taker == play_.seat && trick.card == play_.move;
             });
    };
    if (!later(otherwise_.front()) || std::ranges::any_of(now_, later)) return std::nullopt;
    const auto at = std::ranges::find(otherwise_.front(), play_.move, &LineTrick::card) - otherwise_.front().begin();
    Cause cause = this->cause(false, play_.seat, {static_cast<std::size_t>(at)});
    cause.card = play_.move;
    return cause;
  }
  // That the card is to be kept is all there is to it: every other card is right.
  [[nodiscard]] bool costs_alone() const {
    return std::ranges::all_of(play_.before.classes(), [this](const std::vector<std::string>& together) {
      const auto is_right = [this](const std::string& card) {
        return std::ranges::find(play_.right, card) != play_.right.end();
      };
      return std::ranges::find(together, play_.move) != together.end() || std::ranges::any_of(together, is_right);
    });
  }
  // The Joker, kept, is played to the last trick, and decides who takes that.
  [[nodiscard]] std::optional<Cause> joker_kept() const {
    const std::size_t beside = cards_of(play_.before.setup(), play_.seat).size();
    const auto last = [&](const ShareLine& line) {
      return line.size() == beside + 1 && line.back().played_by(play_.seat) == play_.move;
    };
    if (play_.move != "*" || beside == 0 || !std::ranges::all_of(otherwise_, last)) return std::nullopt;
    Cause cause = this->cause(false, play_.seat, {beside});
    cause.ground.events.front().card = cause.card = play_.move;
    cause.ground.events.front().takes = otherwise_.front().back().taker == play_.seat;
    cause.called = "the last trick";
    return cause;
  }
  // A Joker is the one card that was not to be played.
  [[nodiscard]] std::optional<Cause> joker_spent() const {
    if (play_.move != "*" || !costs_alone()) return std::nullopt;
    const auto keeps = [&](const ShareLine& line) {
      return std::any_of(line.begin() + 1, line.end(),
                         [&](const LineTrick& trick) { return trick.played_by(play_.seat) == play_.move; });
    };
    if (!std::ranges::all_of(otherwise_, [&](const ShareLine& line) { return !line.empty() && keeps(line); }))
      return std::nullopt;
    Cause cause = this->cause(false, play_.seat, {0});
    cause.ground.events.front().takes = otherwise_.front().front().taker == play_.seat;
    cause.ground.events.front().card = otherwise_.front().front().played_by(play_.seat);
    cause.card = play_.move;
    cause.called = "a later trick";
    cause.alone = one_of_each_class(play_.before, play_.right).size() == 1;
    return cause;
  }
  // Now the card takes this trick; otherwise it takes a later one.
  [[nodiscard]] std::optional<Cause> kept() const {
    const auto takes_at = [&](const ShareLine& line) {
      return static_cast<std::size_t>(std::ranges::find(line, play_.move, &LineTrick::card) - line.begin());
    };
    const auto takes_now = [&](const ShareLine& line) { return takes_at(line) == 0; };
    const auto takes_later = [&](const ShareLine& line) { return takes_at(line) > 0 && takes_at(line) < line.size(); };
    if (!std::ranges::all_of(now_, takes_now) || !std::ranges::all_of(otherwise_, takes_later)) return std::nullopt;
    Cause cause = this->cause(false, play_.seat, {takes_at(otherwise_.front())});
    cause.card = play_.move;
    cause.sense = CauseSense::kNowAlone;
    return cause;
  }
  // All tricks but the one in progress.
  [[nodiscard]] std::optional<Cause> all_the_rest(bool now, const std::string& seat) const {
    const auto takes = [&](const ShareLine& line) { return taken_by(line, seat, 1) + 1 == line.size(); };
    if (lines(now).front().size() < 3) return std::nullopt;
    if (!std::ranges::all_of(lines(now), takes) || std::ranges::any_of(lines(!now), takes)) return std::nullopt;
    std::vector<std::size_t> all;
    for (std::size_t i = 1; i < lines(now).front().size(); ++i) all.push_back(i);
    Cause cause = this->cause(now, seat, all);
    cause.called = "all the rest";
    return cause;
  }
  // More tricks in every line than in any of the other set, as many in each.
  [[nodiscard]] std::optional<Cause> more(bool now, const std::string& seat) const {
    const std::size_t tricks = taken_by(lines(now).front(), seat);
    const auto as_many = [&](const ShareLine& line) { return taken_by(line, seat) == tricks; };
    const auto fewer = [&](const ShareLine& line) { return taken_by(line, seat) < tricks; };
    if (!std::ranges::all_of(lines(now), as_many) || !std::ranges::all_of(lines(!now), fewer)) return std::nullopt;
    const ShareLine& line = lines(now).front();
    std::vector<std::size_t> at;
    for (std::size_t i = 0; i < line.size(); ++i)
      if (line[i].taker == seat) at.push_back(i);
    Cause cause = this->cause(now, seat, at);
    const bool more = won_by(seat) > 0;
    cause.called =
        tricks == 1 ? (more ? "another trick" : "a trick") : base::str(tricks, more ? " more" : "", " tricks");
    cause.on = the_cards(now, seat);
    return cause;
  }
  [[nodiscard]] std::optional<Cause> more_of_a_partner() const {
    for (const std::string& seat : seats())
      if (is_partner(seat))
        if (auto cause = more(false, seat)) return cause;
    return std::nullopt;
  }
  // Of somebody else than the mover, otherwise.
  [[nodiscard]] std::optional<Cause> more_of_another() const {
    for (const std::string& seat : seats())
      if (seat != play_.seat)
        if (auto cause = more(false, seat)) return cause;
    return std::nullopt;
  }
  // With which it takes them, if they are the same in every line: with a space between them.
  [[nodiscard]] std::string the_cards(bool now, const std::string& seat) const {
    std::set<std::string> all;
    for (const ShareLine& line : lines(now)) {
      std::string cards;
      for (const LineTrick& trick : line)
        if (trick.taker == seat) cards += base::str(cards.empty() ? "" : " ", trick.card);
      all.insert(cards);
    }
    return all.size() == 1 ? *all.begin() : "";
  }

  const CostlyPlay& play_;
  std::string right_;
  LineSampler::Pairs pairs_;
  ShareLines now_, otherwise_;
};

// Who is given this trick by one of the right cards is given it by all of them; who takes it now, by none.
bool is_given_by_all(const CostlyPlay& play, games::Solver& solver, const Cause& cause) {
  if (cause.called != "this trick") return true;
  const bool now = cause.ground.events.front().now;
  return std::ranges::all_of(one_of_each_class(play.before, play.right), [&](const std::string& right) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, 1);
    return pairs && (ShareCauses(play, right, *std::move(pairs)).first_taker() == cause.seat) != now;
  });
}
}  // namespace

std::vector<Cause> shares_of(const CostlyPlay& play, games::Solver& solver, const std::string& reached,
                             const std::string& missed) {
  for (const std::string& right : few_right(play)) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairsOfShares);
    if (!pairs) return {};
    std::vector<Cause> causes = ShareCauses(play, right, *std::move(pairs)).found();
    std::erase_if(causes, [&](const Cause& cause) { return !is_given_by_all(play, solver, cause); });
    for (Cause& cause : causes) cause.also = cause.ground.events.front().now ? missed : reached;
    if (!causes.empty()) return causes;
  }
  return {};
}

std::optional<Cause> last_trick_cause(const CostlyPlay& play, games::Solver& solver) {
  const games::Setup setup = play.before.setup();
  const games::Stakes stakes = *play.game.stakes(setup);
  const auto mine = [&](const auto& side) { return side.second == play.before.maximises(); };
  if (!play.before.aspects().empty() || setup.contract.contains("points") || stakes.unit == "trick")
    return std::nullopt;
  if (std::ranges::count_if(play.sides, mine) != 1) return std::nullopt;
  for (const std::string& right : few_right(play)) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairsOfShares);
    if (!pairs) return std::nullopt;
    if (auto cause = ShareCauses(play, right, *std::move(pairs)).last_trick()) return cause;
  }
  return std::nullopt;
}

}  // namespace ouverte::tutor
