// Where it counts who has how many tricks: what becomes of them after the right card, or after the one that costs.
#include <algorithm>
#include <set>

#include "solver/base/status.hpp"
#include "tutor/explain/causes/find.hpp"
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

  std::optional<Cause> found() const {
    if (now_.front().size() < 2 || otherwise_.front().size() < 2 || gives_tricks()) return std::nullopt;
    if (auto cause = kept()) return cause;
    for (const bool now : {false, true})
      for (const std::string& seat : seats())
        if (auto cause = all_the_rest(now, seat)) return cause;
    for (const bool now : {false, true})
      for (const std::string& seat : seats())
        if (auto cause = more(now, seat)) return cause;
    return std::nullopt;
  }

 private:
  [[nodiscard]] const ShareLines& lines(bool now) const { return now ? now_ : otherwise_; }
  [[nodiscard]] bool gives_tricks() const {
    const auto gives = [](const LinePlay& play) { return play.card.starts_with('>'); };
    return std::ranges::any_of(pairs_.first.front(), gives) || std::ranges::any_of(pairs_.second.front(), gives);
  }
  // Partners first, the mover, and the others.
  [[nodiscard]] std::vector<std::string> seats() const {
    std::vector<std::string> all;
    for (const auto& [seat, high] : play_.sides) all.push_back(seat);
    const auto far = [&](const std::string& seat) {
      return seat == play_.seat ? 1 : play_.sides.at(seat) == play_.before.maximises() ? 0 : 2;
    };
    std::ranges::stable_sort(all, {}, far);
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
    cause.called = tricks == 1 ? "a trick" : base::str(tricks, " tricks");
    cause.on = the_cards(now, seat);
    return cause;
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

}  // namespace

std::optional<Cause> share_of(const CostlyPlay& play, games::Solver& solver, const std::string& reached,
                              const std::string& missed) {
  for (const std::string& right : play.right) {
    auto pairs = LineSampler(play.before, solver).lines(play.move, right, kPairsOfShares);
    if (!pairs) return std::nullopt;
    auto cause = ShareCauses(play, right, *std::move(pairs)).found();
    if (!cause) continue;
    cause->also = cause->ground.events.front().now ? missed : reached;
    return cause;
  }
  return std::nullopt;
}

}  // namespace ouverte::tutor
