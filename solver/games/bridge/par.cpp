#include "solver/games/bridge/par.hpp"

#include <algorithm>
#include <cstdlib>

#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr int kLevels = 7;
constexpr int kBids = kLevels * static_cast<int>(kStrains.size());  // 1C is 0, 7NT the last
constexpr std::size_t kSides = 2;                                   // North-South, East-West

constexpr std::size_t side_index(Seat seat) { return static_cast<std::size_t>(cards::index(seat)) % 2; }
constexpr std::size_t strain_of(int bid) { return static_cast<std::size_t>(bid) % kStrains.size(); }
constexpr int level_of(int bid) { return bid / static_cast<int>(kStrains.size()) + 1; }

// The auction as a game of two sides. Values are for the side that bids.
class Auction {
 public:
  Auction(const TrickTable& tricks, Vulnerable vulnerable) : tricks_(tricks), vulnerable_(vulnerable) {
    for (int bid = kBids - 1; bid >= 0; --bid)
      for (std::size_t side = 0; side < kSides; ++side) {
        const Seat one = static_cast<Seat>(side);
        const int value = std::max(after(bid, one), after(bid, cards::left_of(one, kPlayers, 2)));
        best_from_[side][static_cast<std::size_t>(bid)] =
            std::max(value, best_from_[side][static_cast<std::size_t>(bid) + 1]);
      }
  }

  // What `bid` earns, played by `declarer`.
  [[nodiscard]] int score(int bid, Seat declarer) const {
    return contract_score(level_of(bid), kStrains[strain_of(bid)], over(bid, declarer), vulnerable(declarer));
  }
  [[nodiscard]] int over(int bid, Seat declarer) const {
    return tricks_[strain_of(bid)][static_cast<std::size_t>(declarer)] - kBook - level_of(bid);
  }
  // What it earns when the other side may bid on, if it gains by that.
  [[nodiscard]] int after(int bid, Seat declarer) const {
    return std::min(score(bid, declarer), -best_from_[1 - side_index(declarer)][static_cast<std::size_t>(bid) + 1]);
  }
  // Whether the other side has a contract above `bid` that it likes better.
  [[nodiscard]] bool outbid(int bid, Seat declarer) const {
    const Seat next = cards::left_of(declarer, kPlayers);
    const int least = -score(bid, declarer);
    for (int above = bid + 1; above < kBids; ++above)
      if (score(above, next) > least || score(above, cards::left_of(next, kPlayers, 2)) > least) return true;
    return false;
  }

 private:
  static constexpr int kNoBid = -1'000'000;

  [[nodiscard]] bool vulnerable(Seat seat) const {
    return kNorthSouth.has(seat) ? vulnerable_.north_south : vulnerable_.east_west;
  }

  const TrickTable& tricks_;
  Vulnerable vulnerable_;
  // The best a side can do by a bid from here up, and not by passing.
  std::array<std::array<int, kBids + 1>, kSides> best_from_ = [] {
    std::array<std::array<int, kBids + 1>, kSides> none{};
    for (auto& side : none) side.fill(kNoBid);
    return none;
  }();
};

int for_north_south(int value, Seat seat) { return kNorthSouth.has(seat) ? value : -value; }

// Each player in turn may open or leave it to those after him; passed by all, the deal is worth nothing.
int opening_value(const Auction& auction, Seat dealer) {
  int value = 0;
  for (int turn = kPlayers - 1; turn >= 0; --turn) {
    const Seat seat = cards::left_of(dealer, kPlayers, turn);
    int own = for_north_south(value, seat);
    for (int bid = 0; bid < kBids; ++bid) own = std::max(own, auction.after(bid, seat));
    value = for_north_south(own, seat);
  }
  return value;
}

}  // namespace

std::optional<Vulnerable> vulnerable_of(std::string_view text) {
  if (text == "None" || text == "Love" || text == "-") return Vulnerable{};
  if (text == "NS") return Vulnerable{.north_south = true, .east_west = false};
  if (text == "EW") return Vulnerable{.north_south = false, .east_west = true};
  if (text == "All" || text == "Both") return Vulnerable{.north_south = true, .east_west = true};
  return std::nullopt;
}

int contract_score(int level, const Strain& strain, Doubled doubled, int over, bool vulnerable) {
  const int times = doubled == Doubled::kTwice ? 2 : 1;  // what doubling alone gives
  if (over < 0) {
    const int down = -over;
    if (doubled == Doubled::kNo) return -(vulnerable ? 100 : 50) * down;
    if (vulnerable) return -(300 * down - 100) * times;
    return -(down == 1 ? 100 : down == 2 ? 300 : 300 * down - 400) * times;
  }
  const bool plain = doubled == Doubled::kNo;
  const int trick_score = (strain.first_extra + strain.per_trick * level) * (plain ? 1 : 2 * times);
  const int over_trick = plain ? strain.per_trick : (vulnerable ? 200 : 100) * times;
  int score = trick_score + over_trick * over + (trick_score >= 100 ? (vulnerable ? 500 : 300) : 50);
  if (!plain) score += 50 * times;
  if (level == 6) score += vulnerable ? 750 : 500;
  if (level == 7) score += vulnerable ? 1500 : 1000;
  return score;
}

int contract_score(int level, const Strain& strain, int over, bool vulnerable) {
  return contract_score(level, strain, over < 0 ? Doubled::kOnce : Doubled::kNo, over, vulnerable);
}

int score_of(const Contract& contract, int tricks, bool vulnerable) {
  const auto strain = std::ranges::find(kStrains, contract.trump, &Strain::trump);
  return contract_score(*contract.level, *strain, contract.doubled, tricks - *contract.level - kBook, vulnerable);
}

Par par(const TrickTable& tricks, Seat dealer, Vulnerable vulnerable) {
  const Auction auction(tricks, vulnerable);
  Par par{.score = opening_value(auction, dealer), .contracts = {}};
  if (par.score == 0) return par;
  for (int bid = 0; bid < kBids; ++bid)
    for (const Camp side : {kNorthSouth, kEastWest}) {
      ParContract contract{.level = level_of(bid), .strain = strain_of(bid), .declarers = {}, .over = 0};
      for (int place = 0; place < kPlayers; ++place) {
        const Seat seat = static_cast<Seat>(place);
        if (!side.has(seat)) continue;
        if (for_north_south(auction.score(bid, seat), seat) != par.score || auction.outbid(bid, seat)) continue;
        contract.declarers = Camp(contract.declarers.seats() | 1u << place);
        contract.over = auction.over(bid, seat);
      }
      // The same tricks in the same strain at a higher level score the same: the lowest that is not outbid will do.
      const bool listed = std::ranges::any_of(par.contracts, [&](const ParContract& known) {
        return known.strain == contract.strain && known.declarers == contract.declarers;
      });
      if (contract.declarers.size() > 0 && !listed) par.contracts.push_back(contract);
    }
  return par;
}

namespace {

std::string declarers_text(Camp declarers, std::string_view between) {
  std::vector<std::string> seats;
  for (int place = 0; place < kPlayers; ++place)
    if (declarers.has(static_cast<Seat>(place))) seats.push_back(seat_text(static_cast<Seat>(place)));
  return joined(seats, between);
}

std::string contract_text(const ParContract& contract) {
  return base::str(contract.level, kStrains[contract.strain].text, contract.over < 0 ? "X" : "");
}

}  // namespace

std::string par_in_words(const Par& par) {
  if (par.contracts.empty()) return "0: passed out";
  std::vector<std::string> contracts;
  for (const ParContract& contract : par.contracts) {
    const std::string result = contract.over < 0    ? base::str("down ", -contract.over)
                               : contract.over == 0 ? "made"
                                                    : base::str("made with ", contract.over, " over");
    contracts.push_back(
        base::str(contract_text(contract), " by ", declarers_text(contract.declarers, " or "), ", ", result));
  }
  return base::str(par.score > 0 ? "North-South +" : "East-West +", std::abs(par.score), ": ", joined(contracts, "; "));
}

base::Json par_json(const Par& par) {
  base::Json contracts = base::Json::array();
  for (const ParContract& contract : par.contracts)
    contracts.push_back({{"contract", contract_text(contract)},
                         {"declarers", declarers_text(contract.declarers, "")},
                         {"over", contract.over}});
  return {{"score", par.score}, {"contracts", contracts}};
}

}  // namespace ouverte::games::bridge
