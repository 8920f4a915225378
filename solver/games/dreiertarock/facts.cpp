#include "solver/games/dreiertarock/facts.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/dreiertarock/exchange.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"

namespace ouverte::games::dreiertarock {
namespace {

constexpr CardSet kPack = cards::kTarockPack.cards;

CardSet all_of(std::span<const CardSet> hands) {
  return std::accumulate(hands.begin(), hands.end(), CardSet(), [](CardSet a, CardSet b) { return a | b; });
}
std::optional<int> holder_of(Card card, std::span<const CardSet> hands) {
  const auto found = std::ranges::find_if(hands, [card](CardSet hand) { return hand.has(card); });
  return found == hands.end() ? std::nullopt : std::optional(static_cast<int>(found - hands.begin()));
}

// The sum of the `count` cheapest, or dearest, cards of a set.
int extreme_points(CardSet set, std::size_t count, bool dearest) {
  std::vector<int> points;
  for (const Card card : set) points.push_back(card_points(card));
  base::sort(points);
  if (dearest) std::ranges::reverse(points);
  points.resize(std::min(count, points.size()));
  return std::accumulate(points.begin(), points.end(), 0);
}

// Works through one record, step by step; every step may rely on those before it.
class Facts {
 public:
  Facts(Written& written, Standing& standing)
      : written_(written), standing_(standing), declarer_(cards::index(written.contract.declarer)) {}

  absl::Status start_from_the_deal();
  absl::Status go_on_from_the_points();
  absl::Status settle_dealt();
  absl::Status settle_mondfang();
  absl::Status settle_ultimo();
  absl::Status check_announced_pagat();

 private:
  // What is known of who was dealt a card: bit i stands for seat i, bit 3 for the talon.
  static constexpr unsigned kTalonBit = 1u << kPlayers;
  static constexpr unsigned kAnySeat = kTalonBit - 1;

  [[nodiscard]] int tricks() const { return standing_.tricks_played(); }
  [[nodiscard]] bool bonuses() const { return !written_.trischaken() && written_.kind->name != Name::kSoloSlam; }
  [[nodiscard]] CardSet other_group() const { return (*written_.talon)[1 - static_cast<std::size_t>(*written_.taken)]; }
  [[nodiscard]] int account(int seat) const { return written_.trischaken() ? seat : seat == declarer_ ? 0 : 1; }

  // The least and the most that six cards out of play can be worth.
  [[nodiscard]] std::pair<int, int> points_of_talon() const {
    const CardSet gone = out_known_ ? out_ : kPack - live_;
    constexpr std::size_t kTalon = std::size_t{2} * kGroup;
    return {extreme_points(gone, kTalon, false), extreme_points(gone, kTalon, true)};
  }

  absl::Status exchange();
  absl::Status check_cards_out();
  absl::Status check_sum();
  absl::Status check_points_of_each();
  [[nodiscard]] unsigned dealt_to(Card card) const;
  absl::Status settle_owner(std::string_view field, std::string_view what, CardSet cards, bool paid, SaidSeat& said);

  Written& written_;
  Standing& standing_;
  int declarer_;
  CardSet live_;  // in hand or on the table
  CardSet out_;   // known to lie in the talon or aside
  bool out_known_ = false;
  CardSet taken_;  // known to have come into the declarer's hand
};

absl::Status Facts::start_from_the_deal() {
  if (tricks() != 0 || !standing_.table.empty())
    return lacking("contract.points",
                   "the card points out of play, since cards have been played: without them the hands are those dealt");
  if (absl::Status status = check_apart("contract.talon", written_.both_groups(), standing_.hands); !status.ok())
    return status;
  live_ = all_of(standing_.hands);
  out_ = kPack - live_;
  out_known_ = true;
  // Kings and Trull are of the twelve cards dealt, before the exchange.
  if (absl::Status status = settle_dealt(); !status.ok()) return status;
  written_.points.emplace();
  if (written_.exchange()) return exchange();
  if (!written_.trischaken()) written_.points = {0, card_points(out_)};
  return absl::OkStatus();
}

absl::Status Facts::exchange() {
  if (!written_.talon) return lacking("contract.talon", "two groups of three cards, one of them to be taken");
  if (!written_.taken) return lacking("contract.taken", "1 or 2: the group of the talon that was taken");
  if (!written_.laid_aside) return lacking("contract.laid_aside", "the three cards laid aside");
  CardSet& hand = standing_.hands[static_cast<std::size_t>(declarer_)];
  hand |= (*written_.talon)[static_cast<std::size_t>(*written_.taken)];
  const CardSet aside = *written_.laid_aside;
  if (absl::Status legal = check_laid_aside(written_.contract.declarer, hand, aside); !legal.ok()) return legal;
  hand -= aside;
  out_ = other_group() | aside;
  live_ = all_of(standing_.hands);
  written_.points = {card_points(aside), card_points(other_group())};
  return absl::OkStatus();
}

absl::Status Facts::go_on_from_the_points() {
  live_ = all_of(standing_.hands);
  if (absl::Status status = check_cards_out(); !status.ok()) return status;
  if (absl::Status status = check_sum(); !status.ok()) return status;
  if (absl::Status status = check_points_of_each(); !status.ok()) return status;
  return settle_dealt();
}

// The talon and the cards laid aside, as far as the record of a position says them, are nowhere else.
absl::Status Facts::check_cards_out() {
  if (!written_.exchange()) {
    out_ = written_.both_groups();
    out_known_ = written_.talon.has_value();
    return check_apart("contract.talon", out_, standing_.hands);
  }
  if (!written_.talon && !written_.taken && !written_.laid_aside) return absl::OkStatus();
  if (!written_.talon) return lacking("contract.talon", "two groups of three cards: the exchange is said");
  if (!written_.taken) return lacking("contract.taken", "1 or 2: the talon is said");
  if (!written_.laid_aside) return lacking("contract.laid_aside", "three cards: the talon is said");
  const CardSet aside = *written_.laid_aside;
  if (absl::Status apart = check_apart("contract.talon", other_group(), standing_.hands); !apart.ok()) return apart;
  if (absl::Status apart = check_apart("contract.laid_aside", aside, standing_.hands); !apart.ok()) return apart;
  taken_ = (*written_.talon)[static_cast<std::size_t>(*written_.taken)];
  for (int seat = 0; seat < kPlayers; ++seat)
    if (const CardSet strange = taken_ & standing_.hands[static_cast<std::size_t>(seat)];
        seat != declarer_ && !strange.empty())
      return wrong(base::str("hands.", letter(seat)),
                   base::str(name_of(strange.highest()), ", which ", letter(declarer_), " took from the talon"),
                   "cards that were dealt to him");
  if (const CardSet again = aside & other_group(); !again.empty())
    return wrong("contract.laid_aside", base::str(name_of(again.highest()), ", which is of the group not taken"),
                 "cards that the declarer held");
  const CardSet held = standing_.hands[static_cast<std::size_t>(declarer_)] | aside;
  if (absl::Status legal = check_laid_aside(written_.contract.declarer, held, aside); !legal.ok()) return legal;
  out_ = other_group() | aside;
  out_known_ = true;
  return absl::OkStatus();
}

absl::Status Facts::check_sum() {
  const int in_play = card_points(live_);
  auto& [one, other, third] = *written_.points;
  if (one == kUnsaid) one = std::max(0, kAllPoints - in_play - other);
  if (other == kUnsaid) other = std::max(0, kAllPoints - in_play - one);
  const int said = one + other + third;
  const std::string found = base::str(said, " beside ", in_play, " in the hands and on the table");
  if (!written_.trischaken()) {
    if (said + in_play == kAllPoints) return absl::OkStatus();
    return wrong("contract.points", found, base::str(kAllPoints, " in all"));
  }
  const auto [least, most] = points_of_talon();
  const int of_talon = kAllPoints - said - in_play;
  if (least <= of_talon && of_talon <= most) return absl::OkStatus();
  return wrong("contract.points", found,
               base::str(kAllPoints, " in all, less ",
                         least == most ? base::str("the talon's ", least)
                                       : base::str("the talon's, which are ", least, " to ", most)));
}

// A player, or a side, has the points that lie aside for it and those of the tricks it has won.
absl::Status Facts::check_points_of_each() {
  constexpr std::array<int, 2> kMostOfExchange = {3 * 4, 3 * 5};  // three Queens laid aside, three Kings in a group
  for (int place = 0; place < (written_.trischaken() ? kPlayers : 2); ++place) {
    const auto at = static_cast<std::size_t>(place);
    int least = 0;
    int most = 0;
    if (written_.exchange()) {
      const CardSet aside = !out_known_ ? CardSet() : place == 0 ? *written_.laid_aside : other_group();
      least = card_points(aside);
      most = out_known_ ? least : kMostOfExchange[at];
    } else if (!written_.trischaken() && place == 1) {
      std::tie(least, most) = points_of_talon();
    }
    int won = 0;
    for (int seat = 0; seat < kPlayers; ++seat)
      if (account(seat) == place) won += standing_.won[static_cast<std::size_t>(seat)];
    const int found = (*written_.points)[at];
    if (found >= least && (found <= most || won > 0)) continue;
    const std::string name = written_.trischaken() ? letter(place) : place == 0 ? "declarer" : "defenders";
    const std::string wanted = won > 0 ? base::str("at least ", least, ", which lie aside")
                                       : base::str(least == most ? base::str(least) : base::str(least, " to ", most),
                                                   ", for no trick has been won");
    return wrong(base::str("contract.points.", name), base::str(found), wanted);
  }
  return absl::OkStatus();
}

unsigned Facts::dealt_to(Card card) const {
  if (out_.has(card) || taken_.has(card)) return kTalonBit;  // neither Kings nor the Trull are laid aside
  const bool exchange_unknown = written_.exchange() && !out_known_;
  if (const auto seat = holder_of(card, standing_.hands))
    return 1u << *seat | (exchange_unknown && *seat == declarer_ ? kTalonBit : 0);
  return kAnySeat | (out_known_ ? 0 : kTalonBit);
}

// Who was dealt all of `cards`.
absl::Status Facts::settle_owner(std::string_view field, std::string_view what, CardSet cards, bool paid,
                                 SaidSeat& said) {
  unsigned owners = kAnySeat;
  bool certain = true;
  for (const Card card : cards) {
    const unsigned dealt = dealt_to(card);
    owners &= dealt;
    certain = certain && (dealt & (dealt - 1)) == 0;
  }
  const bool nobody_possible = owners == 0 || !certain;
  if (said && *said == kNobody && !nobody_possible)
    return wrong(field, "null", base::str(letter(std::countr_zero(owners)), ", who was dealt ", what));
  if (said && *said != kNobody && (owners >> *said & 1) == 0)
    return wrong(field, letter(*said), base::str("null or a seat that was dealt ", what));
  if (said) return absl::OkStatus();
  if (owners != 0 && nobody_possible && paid)
    return lacking(field, base::str("the seat that was dealt ", what, ", or null: the cards left do not tell"),
                   OrNull::kYes);
  said = nobody_possible ? kNobody : static_cast<std::int8_t>(std::countr_zero(owners));
  return absl::OkStatus();
}

absl::Status Facts::settle_dealt() {
  if (written_.trischaken()) return absl::OkStatus();
  if (absl::Status status = settle_owner("contract.kings", "all four Kings", kKings, bonuses(), written_.kings);
      !status.ok())
    return status;
  const bool trull_paid = bonuses() && written_.kind->name != Name::kSuitSolo;
  if (absl::Status status = settle_owner("contract.trull", "the Trull", kTrull, trull_paid, written_.trull);
      !status.ok())
    return status;
  written_.contract.kings = *written_.kings;
  written_.contract.trull = *written_.trull;
  return absl::OkStatus();
}

absl::Status Facts::settle_mondfang() {
  if (written_.trischaken()) return absl::OkStatus();
  const CardSet kept = live_ | out_;
  const bool still_possible = tricks() > 0 && !kept.has(kSkues) && !kept.has(kMond);
  SaidSeat& said = written_.mondfang;
  if (said.value_or(kNobody) != kNobody) {
    if (!still_possible)
      return wrong("contract.mondfang", letter(*said), "null: the Sküs and the Mond have not both been played");
    if (standing_.won[static_cast<std::size_t>(*said)] == 0)
      return wrong("contract.mondfang", base::str(letter(*said), ", who has won no trick"),
                   "null or the seat whose Sküs took the Mond");
  }
  if (!said && still_possible && bonuses())
    return lacking("contract.mondfang", "the seat whose Sküs took the Mond, or null", OrNull::kYes);
  said = said.value_or(kNobody);
  return absl::OkStatus();
}

// A finished deal must say what became of a Pagat in its last trick, for no card does any more.
absl::Status Facts::settle_ultimo() {
  const bool over = live_.empty();
  if (written_.ultimo && (!over || !bonuses()))
    return wrong("contract.ultimo", "one", over ? "nothing: no bonus is paid" : "nothing: the deal is not over");
  if (!over || !bonuses()) return absl::OkStatus();
  if (!written_.ultimo)
    return lacking("contract.ultimo", "what the Pagat did in the last trick, or null if it was not there",
                   OrNull::kYes);
  const UltimoSaid& said = *written_.ultimo;
  if (said.what != Ultimo::kNone && out_.has(kPagat))
    return wrong("contract.ultimo", letter(said.by), "null: the Pagat was not played");
  if (said.what != Ultimo::kNone && (said.what == Ultimo::kTaken) != (said.by == standing_.leader))
    return wrong(
        "contract.ultimo", said.what == Ultimo::kTaken ? "taken" : "missed",
        base::str("taken if, and only if, its player took the last trick, as ", letter(standing_.leader), " did"));
  return absl::OkStatus();
}

absl::Status Facts::check_announced_pagat() {
  const std::int8_t by = written_.contract.pagat.by;
  if (by == kNobody) return absl::OkStatus();
  const std::string found = base::str("pagat by ", letter(by));
  if (const auto holder = holder_of(kPagat, standing_.hands); holder && *holder != by)
    return wrong("contract.announced", found, base::str(letter(*holder), ", who holds the Pagat"));
  if (out_.has(kPagat) || (tricks() == 0 && !live_.has(kPagat)))
    return wrong("contract.announced", found, "none: nobody holds the Pagat");
  return absl::OkStatus();
}

}  // namespace

absl::Status settle_facts(Written& written, Standing& standing) {
  Facts facts(written, standing);
  if (absl::Status s = written.points ? facts.go_on_from_the_points() : facts.start_from_the_deal(); !s.ok()) return s;
  if (absl::Status s = facts.settle_mondfang(); !s.ok()) return s;
  if (absl::Status s = facts.settle_ultimo(); !s.ok()) return s;
  return facts.check_announced_pagat();
}

}  // namespace ouverte::games::dreiertarock
