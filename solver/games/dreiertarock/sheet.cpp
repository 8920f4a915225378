#include "solver/games/dreiertarock/sheet.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/words.hpp"

namespace ouverte::games::dreiertarock {
namespace {

// Each of the other two pays the player so much; a negative amount he pays to each of them.
Cents from_each_to(std::int8_t player, int amount) {
  Cents each;
  each.fill(-amount);
  each[static_cast<std::size_t>(player)] = (kPlayers - 1) * amount;
  return each;
}

class Items {
 public:
  Items(const Contract& contract, const Result& result)
      : contract_(contract),
        result_(result),
        won_(game_won(contract, result)),
        bonus_(contract.name == Name::kSuitSolo || contract.name == Name::kSolo ? 20 : 10) {}

  std::vector<Item> all() && {
    const int value = game_value(contract_.name) * (contract_.game_doubled ? 2 : 1);
    add(base::str(name_in_words(contract_.name), contract_.game_doubled ? ", doubled" : ""), declarer(),
        won_ ? value : -value);
    if (contract_.name == Name::kSoloSlam) return std::move(items_);
    add_personal("Kings", contract_.kings);
    if (contract_.name != Name::kSuitSolo) add_personal("Trull", contract_.trull);
    add_personal("Mondfang", result_.mondfang);
    const int least = won_ ? result_.points : kAllPoints - result_.points;
    const Side winner = won_ ? Side::kDeclarer : Side::kDefenders;
    add_of_sides("Absolute", contract_.absolute, least >= kToAbsolute ? winner : Side::kNone, bonus_);
    add_pagat_ultimo();
    const Side slam = result_.tricks == kAllTricks ? Side::kDeclarer
                      : result_.tricks == 0        ? Side::kDefenders
                                                   : Side::kNone;
    add_of_sides("Slam", contract_.slam, slam, 4 * bonus_);
    return std::move(items_);
  }

 private:
  [[nodiscard]] std::int8_t declarer() const { return static_cast<std::int8_t>(contract_.declarer); }

  void add(std::string what, std::int8_t player, int amount) {
    items_.push_back({.what = std::move(what), .each = from_each_to(player, amount)});
  }
  void add_personal(std::string_view what, std::int8_t earner) {
    if (earner != kNobody) add(std::string(what), earner, bonus_);
  }
  // Decision 5: beside an announcement that fails the other side may earn its own.
  void add_of_sides(std::string_view what, const Announcement<Side>& said, Side earner, int amount) {
    const auto to_declarer = [](Side side, int cents) { return side == Side::kDeclarer ? cents : -cents; };
    if (said.by != Side::kNone) {
      const int announced = announced_amount(amount, said.doubled);
      add(announced_name(what, said.doubled), declarer(),
          to_declarer(said.by, earner == said.by ? announced : -announced));
    }
    if (earner != Side::kNone && earner != said.by) add(std::string(what), declarer(), to_declarer(earner, amount));
  }
  void add_pagat_ultimo() {
    constexpr std::string_view kWhat = "Pagat Ultimo";
    const bool taken = result_.ultimo == Ultimo::kTaken;
    if (contract_.pagat.by != kNobody) {  // decision 8
      const int announced = announced_amount(bonus_, contract_.pagat.doubled);
      add(announced_name(kWhat, contract_.pagat.doubled), contract_.pagat.by, taken ? announced : -announced);
    } else if (result_.ultimo != Ultimo::kNone) {
      add(std::string(kWhat), static_cast<std::int8_t>(result_.pagat_by), taken ? bonus_ : -bonus_);
    }
  }
  static int announced_amount(int amount, bool doubled) { return amount * 2 * (doubled ? 2 : 1); }
  static std::string announced_name(std::string_view what, bool doubled) {
    return base::str(what, ", announced", doubled ? ", doubled" : "");
  }

  const Contract& contract_;
  const Result& result_;
  bool won_;
  int bonus_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> items_of(const Contract& contract, const Result& result) { return Items(contract, result).all(); }

ScoreSheet sheet_of(const Game& game, const State& state) {
  ScoreSheet sheet{.unit = "cent", .paid = true, .parts = {}, .each = std::vector<int>(kPlayers)};
  if (game.trischaken()) {
    for (int seat = 0; seat < kPlayers; ++seat)
      sheet.each[static_cast<std::size_t>(seat)] = trischaken_payment(state.points, static_cast<Seat>(seat));
    return sheet;
  }
  for (const Item& item : items_of(game.contract(), game.result_of(state))) {
    sheet.parts.push_back({.what = item.what, .each = {item.each.begin(), item.each.end()}});
    for (std::size_t seat = 0; seat < kPlayers; ++seat) sheet.each[seat] += item.each[seat];
  }
  if (sheet.parts.size() == 1) sheet.parts.clear();
  return sheet;
}

}  // namespace ouverte::games::dreiertarock
