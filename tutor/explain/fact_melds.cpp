#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "tutor/explain/fact_parts.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;
using Moves = std::vector<std::string>;

class MeldFacts {
 public:
  explicit MeldFacts(const FactCase& at) : at_(at) {}

  void add_to(std::vector<Fact>& facts) const {
    const std::string& played = at_.refutation.move;
    const auto takes = [&](const std::string& move) { return takes_it(move); };
    if (!takes_it(played) && std::ranges::all_of(at_.keep, takes))
      facts.push_back({.kind = FactKind::kHadToMatch, .moves = {played}, .right = at_.keep});
    if (takes_it(played) && std::ranges::none_of(at_.keep, takes))
      facts.push_back({.kind = FactKind::kHadToDuck, .moves = {played}, .right = at_.keep});
    const auto same_card = [&](const std::string& move) {
      return takes_it(move) && card_played(move) == card_played(played);
    };
    if (takes_it(played) && std::ranges::all_of(at_.keep, same_card))
      facts.push_back({.kind = FactKind::kOtherMelds, .moves = {played}, .right = at_.keep});
    if (takes_it(played) && std::ranges::all_of(at_.keep, same_card) &&
        std::ranges::all_of(at_.keep, [&](auto& move) { return lays_longer(move); }))
      facts.push_back({.kind = FactKind::kLongerSet, .moves = {played}, .right = at_.keep});
    if (melds(played) && first_meld() && std::ranges::none_of(at_.keep, melds))
      facts.push_back({.kind = FactKind::kFirstMeld, .moves = {played}, .right = at_.keep});
    add_replies(facts);
    const auto goes_out = [&](const std::string& move) { return out(at_.before, move); };
    if (!at_.best.empty() && !goes_out(played) && std::ranges::all_of(at_.best, goes_out))
      facts.push_back({.kind = FactKind::kHadToGoOut, .moves = {played}, .right = at_.best, .words = score_parts()});
  }

 private:
  using Test = bool (*)(const Position& at, const std::string& reply);

  // What the next player can do now, and could after no right move; and does with a best reply, or, of matching, with
  // every one.
  void add_replies(std::vector<Fact>& facts) const {
    const auto takes = [](const Position& at, const std::string& reply) {
      return !at.table_empty() && after(at, reply)->setup().table.size() == 1;
    };
    const auto melds = [](const Position& at, const std::string& reply) {
      return reply.find('+') != std::string::npos && !out(at, reply);
    };
    const std::array<std::pair<FactKind, Test>, 3> kinds = {
        {{FactKind::kGoesOut, out}, {FactKind::kMeldGiven, melds}, {FactKind::kFeeds, takes}}};
    for (const auto& [kind, test] : kinds) {
      const auto can = [&, test = test](const std::string& move) { return !first_reply(move, test).empty(); };
      if (!can(at_.refutation.move) || std::ranges::any_of(at_.keep, can)) continue;
      const std::string reply = best_reply(test, kind == FactKind::kFeeds);
      if (reply.empty()) continue;
      const std::string seat = after(at_.before, at_.refutation.move)->to_move();
      facts.push_back({.kind = kind, .moves = {reply}, .seat = seat, .person = seat, .right = at_.keep});
    }
  }
  // A move of the next player with which he does it, or "".
  [[nodiscard]] std::string first_reply(const std::string& move, Test test) const {
    const auto now = after(at_.before, move);
    if (now->over()) return "";
    const Moves replies = now->moves();
    const auto found = std::ranges::find_if(replies, [&](const std::string& reply) { return test(*now, reply); });
    return found == replies.end() ? "" : *found;
  }
  // Of the best replies to the card the first that is such, where all must be, or one; else "".
  [[nodiscard]] std::string best_reply(Test test, bool all) const {
    const auto now = after(at_.before, at_.refutation.move);
    const Moves best = at_.solver.solve(*now, {}).best;
    const auto is_such = [&](const std::string& reply) { return test(*now, reply); };
    const auto found = std::ranges::find_if(best, is_such);
    return found == best.end() || (all && !std::ranges::all_of(best, is_such)) ? "" : *found;
  }
  // Whether a move leaves its player no card.
  [[nodiscard]] static bool out(const Position& at, const std::string& move) {
    const std::string seat = at.to_move();
    const games::Setup then = after(at, move)->setup();
    return std::ranges::any_of(then.hands, [&](const auto& hand) {
      return hand.first == seat && hand.second.find_first_not_of(".-") == std::string::npos;
    });
  }

  [[nodiscard]] static bool melds(const std::string& move) { return move.find('+') != std::string::npos; }
  [[nodiscard]] bool first_meld() const {
    const auto all = at_.setup.contract.find("melds");
    return all == at_.setup.contract.end() || all->value(at_.refutation.seat, base::Json::array()).empty();
  }
  // Of each rank that a move melds, the cards of its longest set.
  [[nodiscard]] static std::map<char, std::size_t> longest_sets(const std::string& move) {
    std::map<char, std::size_t> longest;
    std::size_t cards = 0;
    for (std::size_t place = card_played(move).size() + 1; place <= move.size(); ++place) {
      const bool ends = place == move.size() || move[place] == ',';
      if (!ends && move[place] != '.') continue;
      ++cards;
      longest[move[place - 1]] = std::max(longest[move[place - 1]], cards);
      if (ends) cards = 0;
    }
    return longest;
  }
  [[nodiscard]] bool lays_longer(const std::string& right) const {
    const auto laid = longest_sets(at_.refutation.move);
    return std::ranges::any_of(longest_sets(right), [&](const auto& set) {
      const auto same = laid.find(set.first);
      return same != laid.end() && set.second > same->second;
    });
  }
  // What the mover scores for, once he is out, if it is more than one thing: "melds 100, all melded at once 500". Empty
  // where right moves differ in it.
  [[nodiscard]] std::string score_parts() const {
    std::set<std::string> all;
    const std::size_t mover = at_.game.seats_at(at_.setup).find(at_.refutation.seat);
    for (const std::string& move : at_.best) {
      const auto sheet = after(at_.before, move)->score_sheet();
      std::vector<std::string> parts;
      if (sheet)
        for (const games::ScoreSheet::Part& part : sheet->parts)
          if (part.each[mover] > 0) parts.push_back(base::str(part.what, " ", part.each[mover]));
      all.insert(parts.size() > 1 ? games::joined(parts, ", ") : "");
    }
    return all.size() == 1 ? *all.begin() : "";
  }

  // Whether a move takes the trick: its card is then alone on the table.
  [[nodiscard]] bool takes_it(const std::string& move) const {
    return !at_.setup.table.empty() && after(at_.before, move)->setup().table.size() == 1;
  }

  const FactCase& at_;
};

}  // namespace

void add_facts_of_melds(const FactCase& at, std::vector<Fact>& facts) { MeldFacts(at).add_to(facts); }

}  // namespace ouverte::tutor
