#include "tutor/explain/captions.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/forcing.hpp"
#include "tutor/explain/fact_parts.hpp"
#include "tutor/explain/spoken.hpp"
#include "tutor/explain/tree_events.hpp"

namespace ouverte::tutor {
namespace {

using base::str;
using games::Position;

constexpr std::size_t kMostPoints = 5'000;
constexpr int kMostQuestions = 30;  // about positions with somebody else on lead

struct TooManyPoints {};

// With which cards the side that claims takes tricks, and who is squeezed ("> E"): in every variation, and in some.
struct Happens {
  std::set<std::string> always, ever;

  void meet(const Happens& other, bool first) {
    if (first) {
      *this = other;
      return;
    }
    std::erase_if(always, [&](const std::string& each) { return !other.always.contains(each); });
    ever.insert(other.ever.begin(), other.ever.end());
  }
  void add(const std::string& each) {
    always.insert(each);
    ever.insert(each);
  }
};
using BySuit = std::vector<std::pair<char, Happens>>;

class CaptionReader {
 public:
  CaptionReader(const games::Game& game, const proof::ProofClaim& claim, const Position& at, games::Solver& solver)
      : game_(game), claim_(claim), sides_(sides_of(at)), solver_(solver) {}

  Captions read(const Position& at, const puzzles::Line& line) {
    try {
      of(at, {.line = &line});
    } catch (const TooManyPoints&) {
      return {};
    }
    Captions captions;
    for (const auto& [point, said] : said_)
      if (said) captions.words.emplace(point, said->words);
    for (const puzzles::Line* point : met_)
      if (const auto& said = said_.at(point);
          said && std::ranges::find(captions.themes, said->theme) == captions.themes.end())
        captions.themes.push_back(said->theme);
    return captions;
  }

 private:
  // Before the ply of a line of that number, or among the cards cashed at its end.
  struct Point {
    const puzzles::Line* line = nullptr;
    std::size_t ply = 0, cashed = 0;
    [[nodiscard]] bool at_end() const { return ply == line->plies.size(); }
  };
  struct Said {
    std::string words, theme;
  };

  Happens of(const Position& at, const Point& point) {
    const bool ends = point.at_end() && point.line->variations.empty() && point.line->end == puzzles::Line::End::kDone;
    // Once the claim is settled the line says no more of this position, though it may go on for others.
    if (ends || at.over() || settled(claim_, at.possible())) return {};
    auto& known = known_[{point.line, point.ply, point.cashed}];
    const std::string key = at.key();
    if (const auto found = known.find(key); found != known.end()) return found->second;
    if (++points_ > kMostPoints) throw TooManyPoints{};
    Happens found = proof::claimant_to_move(claim_.bound, at) ? play(at, point) : replies(at, point);
    known_[{point.line, point.ply, point.cashed}].emplace(key, found);
    return found;
  }

  Happens play(const Position& at, Point point) {
    const puzzles::Line& line = *point.line;
    if (!point.at_end()) {
      const std::string& move = line.plies[point.ply].move;
      ++point.ply;
      return step(at, move.empty() ? at.moves().front() : move, point);
    }
    if (line.end != puzzles::Line::End::kCashes || at.to_move() != line.seat || point.cashed == line.cashes.size())
      return step(at, at.moves().front(), point);
    return step(at, line.cashes[point.cashed], {point.line, point.ply, point.cashed + 1});
  }

  static Point after_reply(const std::string& reply, const Point& point) {
    if (!point.at_end()) return {point.line, point.ply + 1, point.cashed};
    const auto& all = point.line->variations;
    auto variation = std::ranges::find_if(all, [&](const puzzles::Variation& each) {
      return std::ranges::find(each.replies, reply) != each.replies.end();
    });
    if (variation == all.end()) variation = std::ranges::find(all, true, &puzzles::Variation::others);
    return variation == all.end() ? point : Point{.line = &variation->then};
  }

  Happens replies(const Position& at, const Point& point) {
    Happens all;
    BySuit by_suit;
    bool first = true;
    for (const auto& together : at.classes()) {
      const Happens one = step(at, together.front(), after_reply(together.front(), point));
      all.meet(one, std::exchange(first, false));
      const char suit = suit_of(together.front());
      const auto same = std::ranges::find(by_suit, suit, &BySuit::value_type::first);
      if (same == by_suit.end())
        by_suit.emplace_back(suit, one);
      else
        same->second.meet(one, false);
    }
    auto said = squeezed(at, by_suit);
    if (said) all.add("> " + at.to_move());
    if (!point.at_end() || point.line->variations.empty()) return all;
    if (!said) said = thrown_in(at);
    note(point.line, said);
    return all;
  }

  // Of a point that several positions come to only what is true in all of them.
  void note(const puzzles::Line* point, const std::optional<Said>& said) {
    const auto [found, fresh] = said_.emplace(point, said);
    if (fresh) met_.push_back(point);
    if (!fresh && (!said || !found->second || said->words != found->second->words)) found->second.reset();
  }

  Happens step(const Position& at, const std::string& move, const Point& point) {
    const auto next = after(at, move);
    Happens happens = of(*next, point);
    if (const auto taken = trick_taken(game_, at, *next, move); taken && claims(taken->first))
      happens.add(taken->second);
    return happens;
  }

  [[nodiscard]] bool claims(const std::string& seat) const {
    const auto side = sides_.find(seat);
    return side != sides_.end() && side->second == (claim_.bound == proof::Bound::kAtLeast);
  }

  // He cannot follow suit, and whichever suit he discards, a card of it takes a trick that takes none after the others.
  [[nodiscard]] static std::optional<Said> squeezed(const Position& at, const BySuit& by_suit) {
    const std::vector<std::string> table = at.setup().table;
    const auto holds_of = [&](char suit) {
      return std::ranges::find(by_suit, suit, &BySuit::value_type::first) != by_suit.end();
    };
    if (by_suit.size() < 2 || table.empty() || holds_of('*') || holds_of(suit_of(table.front()))) return std::nullopt;
    std::string words = str(seat_in_words(at.to_move()), " is squeezed: ");
    for (const auto& [suit, happens] : by_suit) {
      const auto only_here = [&, suit = suit](const std::string& each) {
        const bool card = each.size() == 2 && each[0] == suit;
        const bool passed_on = each.starts_with("> ") && each.substr(2) != at.to_move();
        return (card || passed_on) && std::ranges::all_of(by_suit, [&](const auto& other) {
                 return other.first == suit || !other.second.ever.contains(each);
               });
      };
      const auto found = std::ranges::find_if(happens.always, only_here);
      if (found == happens.always.end()) return std::nullopt;
      const bool first = &happens == &by_suit.front().second;
      words += str(first ? "a " : ", a ", suit_in_words(std::string_view(&suit, 1)).one,
                   found->starts_with("> ") ? " squeezes "
                   : first                  ? " gives "
                                            : " ",
                   found->starts_with("> ") ? seat_in_words(found->substr(2)) : "");
      if (!found->starts_with("> ")) words += card_in_words(*found, {});
    }
    return Said{.words = words, .theme = "squeeze"};
  }

  // He has to lead, and were another one of his side on lead, the claim would not hold.
  [[nodiscard]] std::optional<Said> thrown_in(const Position& at) {
    if (!at.table_empty() || met_.empty() || game_.seats_at(at.setup()).size() != 4) return std::nullopt;
    std::string others;
    for (const auto& [seat, high] : sides_) {
      if (seat == at.to_move() || claims(seat)) continue;
      if (++questions_ > kMostQuestions) return std::nullopt;
      games::Setup setup = at.setup();
      setup.leader = seat;
      const auto altered = game_.playable(setup);
      if (!altered.ok()) return std::nullopt;
      const auto held = puzzles_hold(**altered);
      if (!held || *held) return std::nullopt;
      others += str(others.empty() ? "" : " or ", seat_in_words(seat));
    }
    if (others.empty()) return std::nullopt;
    return Said{
        .words = str(seat_in_words(at.to_move()), " is thrown in: with ", others, " on lead it could not be done"),
        .theme = "throw-in"};
  }

  [[nodiscard]] std::optional<bool> puzzles_hold(const Position& at) const {
    if (settled(claim_, at.possible())) return true;
    const bool least = claim_.bound == proof::Bound::kAtLeast;
    const auto reached = solver_.reaches(at, least ? claim_.value : claim_.value + 1);
    if (!reached) return std::nullopt;
    return *reached == least;
  }

  const games::Game& game_;
  proof::ProofClaim claim_;
  std::map<std::string, bool> sides_;
  games::Solver& solver_;
  std::map<std::tuple<const puzzles::Line*, std::size_t, std::size_t>, std::map<std::string, Happens>> known_;
  std::map<const puzzles::Line*, std::optional<Said>> said_;
  std::vector<const puzzles::Line*> met_;  // in the order they are met
  std::size_t points_ = 0;
  int questions_ = 0;
};

}  // namespace

Captions captions_of(const games::Game& game, const Position& at, const proof::ProofClaim& claim,
                     const puzzles::Line& line, games::Solver& solver) {
  if (!game.plays_in_rows() || !line.complete()) return {};
  return CaptionReader(game, claim, at, solver).read(at, line);
}

}  // namespace ouverte::tutor
