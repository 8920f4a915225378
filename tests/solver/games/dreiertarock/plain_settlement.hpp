// What a deal brings each player, settled a second time: slowly, from the rules page, out of a record's own texts.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/json.hpp"

namespace ouverte::games::dreiertarock::plain {

struct Record {
  base::Json contract;                             // as records have it, hands being those dealt
  std::array<std::set<std::string>, 3> dealt;      // cards as written: "SK", "*", "21"
  std::set<std::string> talon_taken, talon_other;  // in a contract without an exchange, all under `talon_other`
  std::set<std::string> laid_aside;
  int leader = 0;                                  // to the first trick
  std::vector<std::pair<int, std::string>> plays;  // seat and card, in order
};

struct Settled {
  std::map<std::string, std::array<int, 3>> items;  // by name
  std::array<int, 3> total{};
  std::array<int, 3> tricks{};
  int declarer_points = 0;
  std::array<int, 3> points{};  // in tricks
};

inline int trump_rank(const std::string& card) {  // 0: no trump
  if (card == "*") return 22;
  return card[0] >= '0' && card[0] <= '9' ? std::stoi(card) : 0;
}
inline int points_of(const std::string& card) {
  const int trump = trump_rank(card);
  if (trump != 0) return trump == 1 || trump >= 21 ? 5 : 1;
  switch (card[1]) {
    case 'K':
      return 5;
    case 'Q':
      return 4;
    case 'N':
      return 3;
    case 'J':
      return 2;
    default:
      return 0;
  }
}
inline int points_of(const std::set<std::string>& cards) {
  int points = 0;
  for (const std::string& card : cards) points += points_of(card);
  return points;
}

// The place of the card that takes a trick.
inline std::size_t taker(const std::vector<std::string>& trick, bool trumps_trump) {
  const std::string ranks = "KQNJT1";
  std::size_t best = 0;
  for (std::size_t place = 1; place < trick.size(); ++place) {
    const std::string &card = trick[place], &high = trick[best];
    const int trump = trump_rank(card), high_trump = trump_rank(high);
    if (trump != 0 && high_trump != 0) {
      if (trump > high_trump) best = place;
    } else if (trump != 0) {
      if (trumps_trump) best = place;
    } else if (high_trump == 0 && card[0] == high[0] && ranks.find(card[1]) < ranks.find(high[1])) {
      best = place;
    }
  }
  return best;
}

class Settlement {
 public:
  explicit Settlement(const Record& record) : record_(record), name_(record.contract["name"].get<std::string>()) {}

  Settled settle() {
    replay();
    if (name_ == "trischaken") {
      trischaken();
    } else {
      game_and_bonuses();
    }
    for (const auto& [what, each] : settled_.items)
      for (std::size_t seat = 0; seat < 3; ++seat) settled_.total[seat] += each[seat];
    return settled_;
  }

 private:
  void replay() {
    int leader = record_.leader;
    for (std::size_t first = 0; first < record_.plays.size(); first += 3) {
      std::vector<std::string> trick;
      for (std::size_t place = first; place < first + 3; ++place) trick.push_back(record_.plays[place].second);
      const auto best = taker(trick, name_ != "suit-solo");
      const int winner = (leader + static_cast<int>(best)) % 3;
      ++settled_.tricks[static_cast<std::size_t>(winner)];
      for (const std::string& card : trick) settled_.points[static_cast<std::size_t>(winner)] += points_of(card);
      const bool has_mond = std::find(trick.begin(), trick.end(), "21") != trick.end();
      if (trick[best] == "*" && has_mond) mondfang_ = winner;
      const auto pagat = std::find(trick.begin(), trick.end(), "1");
      if (first + 3 == record_.plays.size() && pagat != trick.end()) {
        ultimo_by_ = (leader + static_cast<int>(pagat - trick.begin())) % 3;
        ultimo_taken_ = trick[best] == "1";
      }
      leader = winner;
    }
  }

  void trischaken() {
    const int most = *std::max_element(settled_.points.begin(), settled_.points.end());
    const auto losers = std::count(settled_.points.begin(), settled_.points.end(), most);
    auto& each = settled_.items["Trischaken"];
    if (losers == 3) return;
    for (std::size_t payer = 0; payer < 3; ++payer)
      for (std::size_t other = 0; other < 3; ++other)
        if (settled_.points[payer] == most && settled_.points[other] != most) {
          each[payer] -= 10;
          each[other] += 10;
        }
  }

  void pay(const std::string& what, std::size_t from, std::size_t to, int cents) {
    settled_.items[what][from] -= cents;
    settled_.items[what][to] += cents;
  }
  void personal(const std::string& what, int earner, int cents) {
    if (earner < 0) return;
    for (std::size_t other = 0; other < 3; ++other)
      if (static_cast<int>(other) != earner) pay(what, other, static_cast<std::size_t>(earner), cents);
  }
  void between_sides(const std::string& what, bool to_declarer, int cents) {
    for (std::size_t other = 0; other < 3; ++other)
      if (other != declarer_) pay(what, other, declarer_, to_declarer ? cents : -cents);
  }

  // Who announced a bonus ("A", "declarer"), or "".
  [[nodiscard]] std::string announcer(const std::string& bonus) const {
    if (record_.contract.contains("announced"))
      for (const auto& item : record_.contract["announced"])
        if (item["bonus"] == bonus) return item["by"];
    return "";
  }
  [[nodiscard]] bool doubled(const std::string& what) const {
    if (!record_.contract.contains("doubled")) return false;
    const auto& all = record_.contract["doubled"];
    return std::find(all.begin(), all.end(), what) != all.end();
  }
  // "declarer", "defenders" or "" earned it.
  void side_bonus(const std::string& what, const std::string& key, const std::string& earner, int cents) {
    const std::string said = announcer(key);
    if (!said.empty()) {
      const int stake = 2 * cents * (doubled(key) ? 2 : 1);
      const bool announcer_is_paid = said == earner;
      between_sides(what + ", announced" + (doubled(key) ? ", doubled" : ""), announcer_is_paid == (said == "declarer"),
                    stake);
    }
    if (!earner.empty() && earner != said) between_sides(what, earner == "declarer", cents);
  }

  void game_and_bonuses() {
    declarer_ = static_cast<std::size_t>(record_.contract["declarer"].get<std::string>()[0] - 'A');
    settled_.declarer_points = settled_.points[declarer_] + points_of(record_.laid_aside);
    const int declarer_tricks = settled_.tricks[declarer_];
    const std::map<std::string, std::pair<std::string, int>> games = {
        {"single", {"Single", 10}},       {"double", {"Double", 20}}, {"triple", {"Triple", 30}},
        {"suit-solo", {"Suit-Solo", 40}}, {"solo", {"Solo", 40}},     {"solo-slam", {"Solo-Slam", 320}}};
    const auto& [title, value] = games.at(name_);
    const bool slam_game = name_ == "solo-slam";
    const bool made = slam_game ? declarer_tricks == 12 : settled_.declarer_points >= 46;
    between_sides(title + (doubled("game") ? ", doubled" : ""), made, value * (doubled("game") ? 2 : 1));
    if (slam_game) return;
    const int ten = name_ == "solo" || name_ == "suit-solo" ? 20 : 10;
    personal("Kings", dealt_all({"SK", "HK", "DK", "CK"}), ten);
    if (name_ != "suit-solo") personal("Trull", dealt_all({"*", "21", "1"}), ten);
    personal("Mondfang", mondfang_, ten);
    const int winners_points = made ? settled_.declarer_points : 90 - settled_.declarer_points;
    side_bonus("Absolute", "absolute", winners_points < 57 ? "" : made ? "declarer" : "defenders", ten);
    if (const std::string said = announcer("pagat"); !said.empty()) {
      const int by = said[0] - 'A';
      const int stake = ten * 2 * (doubled("pagat") ? 2 : 1);
      personal(std::string("Pagat Ultimo, announced") + (doubled("pagat") ? ", doubled" : ""), by,
               ultimo_taken_ ? stake : -stake);
    } else if (ultimo_by_ >= 0) {
      personal("Pagat Ultimo", ultimo_by_, ultimo_taken_ ? ten : -ten);
    }
    side_bonus("Slam", "slam", declarer_tricks == 12 ? "declarer" : declarer_tricks == 0 ? "defenders" : "", 4 * ten);
  }

  [[nodiscard]] int dealt_all(const std::vector<std::string>& cards) const {
    for (std::size_t seat = 0; seat < 3; ++seat)
      if (std::all_of(cards.begin(), cards.end(),
                      [&](const auto& card) { return record_.dealt[seat].count(card) > 0; }))
        return static_cast<int>(seat);
    return -1;
  }

  const Record& record_;
  std::string name_;
  std::size_t declarer_ = 0;
  Settled settled_;
  int mondfang_ = -1;
  int ultimo_by_ = -1;
  bool ultimo_taken_ = false;
};

inline Settled settled(const Record& record) { return Settlement(record).settle(); }

}  // namespace ouverte::games::dreiertarock::plain
