#include "tutor/coach/plan.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "puzzles/compose/trick_ahead.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/explain/spoken.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::string_view kPlanSuits = "SHDC";
constexpr std::string_view kPlanRanks = "AKQJT98765432";
constexpr std::array<std::string_view, 4> kSuitNames = {"spades", "hearts", "diamonds", "clubs"};
constexpr std::array<std::string_view, 4> kSuitSigns = {"♠", "♥", "♦", "♣"};
constexpr std::array<std::string_view, 14> kOrdinals = {"",      "first",    "second",  "third",     "fourth",
                                                        "fifth", "sixth",    "seventh", "eighth",    "ninth",
                                                        "tenth", "eleventh", "twelfth", "thirteenth"};

constexpr char kRuffs = 'R';  // among the sources

using HandBySuit = std::array<std::string, kPlanSuits.size()>;

// Two hands against two, before the declaring side has played to the trick.
struct TrickTable {
  std::optional<std::size_t> trumps = {};  // a suit
  std::vector<std::string> own, others;    // seats
  std::vector<std::pair<std::string, HandBySuit>> hands;
};

std::optional<HandBySuit> suits_of_hand(std::string_view hand) {
  HandBySuit ranks;
  std::size_t suit = 0;
  for (const char rank : hand) {
    if (rank == '.') ++suit;
    if (rank == '.' || rank == '-') continue;
    if (suit >= ranks.size() || kPlanRanks.find(rank) == std::string_view::npos) return std::nullopt;
    ranks[suit] += rank;
  }
  return ranks;
}

// Nothing at no trump.
std::optional<std::size_t> trumps_of(const games::Position& at) {
  const std::string trumps = at.trumps();
  const std::size_t suit = trumps.empty() ? std::string_view::npos : kPlanSuits.find(trumps.front());
  return suit == std::string_view::npos ? std::nullopt : std::optional(suit);
}

std::optional<TrickTable> table_of(const games::Game& game, const games::Position& at) {
  const games::Setup setup = at.setup();
  if (!game.has_dummy() || !at.maximises()) return std::nullopt;
  const puzzles::TrickAhead trick(game, at);
  if (setup.table.size() > 1 || (setup.table.size() == 1 && trick.own(setup.leader))) return std::nullopt;
  TrickTable table;
  table.trumps = trumps_of(at);
  for (const auto& [seat, hand] : setup.hands) {
    auto ranks = suits_of_hand(hand);
    if (!ranks) return std::nullopt;
    (trick.own(seat) ? table.own : table.others).push_back(seat);
    table.hands.emplace_back(seat, *std::move(ranks));
  }
  if (table.own.size() != 2 || table.others.size() != 2) return std::nullopt;
  return table;
}

// As many as the cards of a hand that has not played to the trick.
int tricks_left(const TrickTable& table) {
  std::size_t most = 0;
  for (const auto& [seat, hand] : table.hands) {
    std::size_t cards = 0;
    for (const std::string& ranks : hand) cards += ranks.size();
    most = std::max(most, cards);
  }
  return static_cast<int>(most);
}

// The highest cards of a suit that are left, as far as one side has them, and no more than a hand of it can play.
int tops_in(const TrickTable& table, std::size_t suit) {
  int tops = 0;
  std::size_t longest = 0;
  bool still = true;
  for (const char rank : kPlanRanks)
    for (const auto& [seat, hand] : table.hands) {
      if (hand[suit].find(rank) == std::string::npos) continue;
      const bool own = std::ranges::find(table.own, seat) != table.own.end();
      still = still && own;
      if (still) ++tops;
      if (own) longest = std::max(longest, hand[suit].size());
    }
  return std::min(tops, static_cast<int>(longest));
}

int trumps_against(const TrickTable& table) {
  int count = 0;
  for (const auto& [seat, hand] : table.hands)
    if (std::ranges::find(table.own, seat) == table.own.end()) count += static_cast<int>(hand[*table.trumps].size());
  return count;
}

// The tricks that the side takes in a line, by the suit of the card that takes them; last those that it ruffs.
std::array<int, kPlanSuits.size() + 1> taken_in(const games::Position& from, const std::vector<std::string>& line,
                                                const std::vector<std::string>& own) {
  std::array<int, kPlanSuits.size() + 1> taken{};
  std::vector<std::pair<std::string, std::string>> trick;  // seats and cards
  const auto at = from.clone();
  for (const std::string& move : line) {
    const auto before = at->setup().won;
    trick.emplace_back(at->to_move(), move);
    if (!at->play(move).ok()) break;
    if (!at->table_empty()) continue;
    const auto after = at->setup().won;
    for (std::size_t i = 0; before && after && i < after->size(); ++i) {
      const std::string& winner = (*after)[i].first;
      if ((*after)[i].second == (*before)[i].second || std::ranges::find(own, winner) == own.end()) continue;
      const auto card = std::ranges::find(trick, winner, &std::pair<std::string, std::string>::first);
      if (card == trick.end()) continue;
      const bool ruffs = card->second[0] != trick.front().second[0];
      ++taken[ruffs ? kPlanSuits.size() : kPlanSuits.find(card->second[0])];
    }
    trick.clear();
  }
  return taken;
}

// Whether the side has what it plays for with that seat on lead instead; nothing where that cannot be asked.
std::optional<bool> reached_if_led_by(const games::Game& game, const games::Position& at, const std::string& seat,
                                      const std::string& partner, games::Solver& solver, int goal) {
  games::Setup setup = at.setup();
  if (!setup.won || !setup.table.empty()) return std::nullopt;
  const auto won = [&](const std::string& whose) {
    return std::ranges::find(*setup.won, whose, &std::pair<std::string, int>::first);
  };
  // Who leads has won a trick: of those of his side it is all the same who did.
  if (won(seat)->second == 0) {
    if (won(partner)->second == 0) return std::nullopt;
    --won(partner)->second;
    ++won(seat)->second;
  }
  setup.leader = seat;
  const auto asked = game.position(setup);
  return asked.ok() ? solver.reaches(**asked, goal) : std::nullopt;
}

std::optional<Plan> plan_of(const games::Game& game, const games::Position& at, games::Solver& solver, Sees sees) {
  const auto table = table_of(game, at);
  const auto stakes = game.stakes(at.setup());
  if (!table || !stakes.ok() || !stakes->goal) return std::nullopt;
  const Target aim = target(game, at, Sees::kEverything);
  if (!aim.count) return std::nullopt;
  Plan plan{.needed = aim.count->more,
            .left = 0,
            .tops = {},
            .sources = {},
            .lost = false,
            .danger = {},
            .harmless = {},
            .their_trumps = 0};
  plan.left = tricks_left(*table);
  if (plan.left < 2) return std::nullopt;
  for (std::size_t suit = 0; suit < kPlanSuits.size(); ++suit) plan.tops[suit] = tops_in(*table, suit);
  if (table->trumps) plan.their_trumps = trumps_against(*table);
  if (sees != Sees::kEverything) return plan;
  const int goal = *stakes->goal;
  const games::Solution best = solver.solve(at, {.line = true});
  if (best.stopped || !best.value.exact()) return plan;
  plan.lost = best.value.lower < goal;
  if (plan.lost) return plan;
  const auto taken = taken_in(at, best.line, table->own);
  for (std::size_t suit = 0; suit < kPlanSuits.size(); ++suit)
    if (taken[suit] > plan.tops[suit]) plan.sources += kPlanSuits[suit];
  if (taken.back() > 0) plan.sources += kRuffs;
  const std::string& one = table->others[0];
  const std::string& other = table->others[1];
  const auto after_one = reached_if_led_by(game, at, one, other, solver, goal);
  const auto after_other = reached_if_led_by(game, at, other, one, solver, goal);
  if (after_one && after_other && *after_one != *after_other) {
    plan.danger = *after_one ? other : one;
    plan.harmless = *after_one ? one : other;
  }
  return plan;
}

// "♠3 ♥1".
std::string by_suits(const Plan& plan) {
  std::string text;
  for (std::size_t suit = 0; suit < kPlanSuits.size(); ++suit)
    if (plan.tops[suit] > 0) text += base::str(text.empty() ? "" : " ", kSuitSigns[suit], " ", plan.tops[suit]);
  return text;
}

// "diamonds", "diamonds and clubs".
std::string sources_in_words(const Plan& plan) {
  std::string text;
  for (const char suit : plan.sources)
    text += base::str(text.empty()                  ? ""
                      : suit == plan.sources.back() ? " and "
                                                    : ", ",
                      suit == kRuffs ? "ruffs" : kSuitNames[kPlanSuits.find(suit)]);
  return text;
}

std::string count_in_words(const Plan& plan) {
  const int winners = plan.winners();
  if (winners > plan.left)
    return base::str("Count: you have winners in plenty (", by_suits(plan), ") and need ", number_in_words(plan.needed),
                     ": see that you can reach them.");
  std::string words = base::str("Count: you have ", number_in_words(winners), winners == 1 ? " winner" : " winners");
  if (winners > 0) words += base::str(" (", by_suits(plan), ")");
  words += base::str(" and need ", number_in_words(plan.needed));
  const int missing = plan.needed - winners;
  if (missing <= 0) return words + ": see that you can reach them all.";
  if (plan.lost) return words + "; against best defence there is no way to the rest.";
  if (plan.sources.empty()) return words + ".";
  if (missing == 1)
    return base::str(words, "; the ", kOrdinals[static_cast<std::size_t>(plan.needed)], " can come from ",
                     sources_in_words(plan), ".");
  return base::str(words, "; ", number_in_words(missing), " more can come from ", sources_in_words(plan), ".");
}

}  // namespace

std::vector<std::string> plan_in_words(const games::Game& game, const games::Position& at, games::Solver& solver,
                                       Sees sees) {
  const auto plan = plan_of(game, at, solver, sees);
  if (!plan) return {};
  std::vector<std::string> words = {count_in_words(*plan)};
  if (plan->their_trumps > 0)
    words.push_back(
        base::str("They hold ", number_in_words(plan->their_trumps), plan->their_trumps == 1 ? " trump." : " trumps."));
  if (!plan->danger.empty())
    words.push_back(base::str("The danger hand is ", games::seat_name(plan->danger, game.seats()),
                              ": with the lead there now you would fall short, with ",
                              games::seat_name(plan->harmless, game.seats()), " on lead you would not."));
  return words;
}

}  // namespace ouverte::tutor
