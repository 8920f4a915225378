#include "solver/games/shared/trick_setup.hpp"

#include <algorithm>
#include <numeric>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

using cards::Card;
using cards::CardSet;
using cards::Seat;

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }
std::string hand_field(const TrickDeal& deal, Seat seat) { return base::str("hands.", seat_text(seat, deal.seats)); }
std::string one_of_seats(const TrickDeal& deal) { return base::str("one of ", joined(deal.seats, " ")); }
std::string card_name(const TrickDeal& deal, Card card) { return cards::card_text(*deal.pack, card); }

// Reads one setup, step by step; every step may rely on those before it.
class Reader {
 public:
  Reader(const Setup& setup, const TrickDeal& deal) : setup_(setup), deal_(deal) {
    standing_.hands.resize(deal.seats.size());
    standing_.won.resize(deal.seats.size());
  }

  absl::Status read_hands();
  absl::Status read_table();
  absl::Status read_won();
  absl::Status read_tricks(Endings endings, std::optional<int> ending);
  absl::Status read_leader(const FirstLead& first_lead);
  absl::Status check_sizes();
  absl::Status check_each_card_once();
  void deal_table_back();
  Standing take() { return std::move(standing_); }

 private:
  [[nodiscard]] Seat seat_at(std::size_t place) const { return static_cast<Seat>(place); }
  [[nodiscard]] int largest_hand() const;

  const Setup& setup_;
  const TrickDeal& deal_;
  Standing standing_;
  CardSet extra_taken_;  // jokers are alike: each one found is the next that is not taken
};

absl::Status Reader::read_hands() {
  unsigned seen = 0;
  for (const auto& [letter, text] : setup_.hands) {
    const auto seat = seat_of(letter, deal_.seats);
    if (!seat) return wrong("hands", base::str("the seat ", base::quoted(letter)), one_of_seats(deal_));
    if ((seen >> cards::index(*seat) & 1) != 0)
      return wrong("hands", base::str("the seat ", letter, " twice"), "each seat once");
    seen |= 1u << cards::index(*seat);
    const auto hand = cards::parse_hand(*deal_.pack, text, extra_taken_);
    if (!hand.ok()) return base::invalid("hands.", letter, ": ", base::message(hand.status()));
    standing_.hands[at(*seat)] = *hand;
    extra_taken_ |= *hand & deal_.pack->extra();
  }
  return absl::OkStatus();
}

absl::Status Reader::read_table() {
  const std::size_t most = deal_.seats.size() - (deal_.givings ? 0 : 1);
  if (setup_.table.size() > most)
    return wrong("table", base::counted(setup_.table.size(), "card"), base::str("at most ", most));
  for (const std::string& text : setup_.table) {
    const auto card = cards::parse_card(*deal_.pack, text, extra_taken_);
    if (!card.ok()) return base::invalid("table: ", base::message(card.status()));
    standing_.table.push_back(*card);
    extra_taken_ |= CardSet(*card) & deal_.pack->extra();
  }
  return absl::OkStatus();
}

absl::Status Reader::read_won() {
  if (!setup_.won) return absl::OkStatus();
  unsigned seen = 0;
  for (const auto& [letter, tricks] : *setup_.won) {
    const auto seat = seat_of(letter, deal_.seats);
    if (!seat) return wrong("won", base::str("the seat ", base::quoted(letter)), one_of_seats(deal_));
    if ((seen >> cards::index(*seat) & 1) != 0)
      return wrong("won", base::str("the seat ", letter, " twice"), "each seat once");
    seen |= 1u << cards::index(*seat);
    if (tricks < 0 || tricks > deal_.hand_size)
      return wrong(base::str("won.", letter), base::str(tricks), base::str("0 to ", deal_.hand_size));
    standing_.won[at(*seat)] = tricks;
  }
  for (std::size_t place = 0; place < deal_.seats.size(); ++place)
    if ((seen >> place & 1) == 0)
      return lacking(base::str("won.", seat_text(seat_at(place), deal_.seats)), "the tricks it has won");
  return absl::OkStatus();
}

int Reader::largest_hand() const {
  int largest = 0;
  for (const CardSet hand : standing_.hands) largest = std::max(largest, hand.size());
  return largest;
}

// How many tricks the deal has, of which those won are gone and the rest are in the hands.
absl::Status Reader::read_tricks(Endings endings, std::optional<int> ending) {
  standing_.all_tricks = ending.value_or(deal_.hand_size);
  if (!setup_.won && !ending && largest_hand() < deal_.hand_size) {
    // After the first card of a trick, whoever has not played yet still holds one card more than the others.
    const int left = std::max(largest_hand(), 0);
    if (left == 0) return wrong("hands", "no cards", base::str(base::counted(deal_.hand_size, "card"), " each"));
    if (endings == Endings::kNeedTheTricksBefore)
      return lacking("won", base::str("the tricks each seat has won, for the largest hand has ",
                                      base::counted(left, "card"), ", not ", deal_.hand_size));
    standing_.all_tricks = left;
  }
  if (standing_.tricks_played() > standing_.all_tricks)
    return wrong("won", base::counted(standing_.tricks_played(), "trick") + " in all",
                 base::str("at most ", standing_.all_tricks));
  return absl::OkStatus();
}

absl::Status Reader::read_leader(const FirstLead& first_lead) {
  const bool first_trick = standing_.tricks_played() == 0 && standing_.all_tricks == deal_.hand_size;
  if (setup_.leader.empty()) {
    if (!first_trick)
      return lacking("leader", standing_.tricks_played() == 0
                                   ? "the seat that leads the ending"
                                   : base::str("the seat that leads trick ", standing_.tricks_played() + 1));
    if (!first_lead.seat) return lacking("leader", first_lead.why);
    standing_.leader = *first_lead.seat;
    return absl::OkStatus();
  }
  const auto seat = seat_of(setup_.leader, deal_.seats);
  if (!seat) return wrong("leader", base::quoted(setup_.leader), one_of_seats(deal_));
  if (first_trick && first_lead.seat && *seat != *first_lead.seat)
    return wrong("leader", setup_.leader, base::str(seat_text(*first_lead.seat, deal_.seats), ": ", first_lead.why));
  if (standing_.tricks_played() > 0 && standing_.won[at(*seat)] == 0)
    return wrong("leader", base::str(setup_.leader, ", who has won no trick"),
                 "a seat that has: the winner of a trick leads to the next");
  standing_.leader = *seat;
  return absl::OkStatus();
}

absl::Status Reader::check_sizes() {
  const int left = standing_.all_tricks - standing_.tricks_played();
  const auto players = static_cast<int>(deal_.seats.size());
  const auto on_table = static_cast<int>(standing_.table.size());
  for (int place = 0; place < players; ++place) {
    const Seat seat = cards::left_of(standing_.leader, players, place);
    const bool played = place < on_table;
    const int expected = left - (played ? 1 : 0);
    const int found = standing_.hands[at(seat)].size();
    if (found == expected) continue;
    if (found == 0)
      return wrong(hand_field(deal_, seat), "no cards or a hidden hand",
                   base::str(base::counted(expected, "card"), ": every hand must be open"));
    std::string reason;
    if (standing_.tricks_played() > 0) reason = " after " + base::counted(standing_.tricks_played(), "trick");
    if (played) reason += base::str(reason.empty() ? " after" : " and", " a card to the trick in progress");
    return wrong(hand_field(deal_, seat), base::counted(found, "card"), base::str(expected < 0 ? 0 : expected, reason));
  }
  return absl::OkStatus();
}

absl::Status Reader::check_each_card_once() {
  CardSet seen;
  for (std::size_t place = 0; place < standing_.hands.size(); ++place) {
    const CardSet hand = standing_.hands[place];
    if (const CardSet again = seen & hand; !again.empty()) {
      const auto first = static_cast<std::size_t>(
          std::ranges::find_if(standing_.hands, [&](CardSet other) { return other.has(again.highest()); }) -
          standing_.hands.begin());
      return wrong(
          hand_field(deal_, seat_at(place)),
          base::str(card_name(deal_, again.highest()), ", which ", hand_field(deal_, seat_at(first)), " has too"),
          "each card once");
    }
    seen |= hand;
  }
  for (const Card card : standing_.table) {
    if (seen.has(card))
      return wrong("table", base::str(card_name(deal_, card), ", which is in a hand or on the table already"),
                   "each card once");
    seen.add(card);
  }
  return absl::OkStatus();
}

void Reader::deal_table_back() {
  const auto players = static_cast<int>(deal_.seats.size());
  for (std::size_t place = 0; place < standing_.table.size(); ++place)
    standing_.hands[at(cards::left_of(standing_.leader, players, static_cast<int>(place)))].add(standing_.table[place]);
}

}  // namespace

int Standing::tricks_played() const { return std::accumulate(won.begin(), won.end(), 0); }

absl::StatusOr<Standing> read_standing(const Setup& setup, const TrickDeal& deal, const FirstLead& first_lead,
                                       Endings endings, std::optional<int> ending) {
  Reader reader(setup, deal);
  if (absl::Status s = reader.read_hands(); !s.ok()) return s;
  if (absl::Status s = reader.read_table(); !s.ok()) return s;
  if (absl::Status s = reader.read_won(); !s.ok()) return s;
  if (absl::Status s = reader.read_tricks(endings, ending); !s.ok()) return s;
  if (absl::Status s = reader.read_leader(first_lead); !s.ok()) return s;
  if (absl::Status s = reader.check_sizes(); !s.ok()) return s;
  if (absl::Status s = reader.check_each_card_once(); !s.ok()) return s;
  reader.deal_table_back();
  return reader.take();
}

void write_standing(const Standing& standing, const TrickDeal& deal, Setup& setup) {
  const auto players = static_cast<int>(deal.seats.size());
  std::vector<CardSet> hands = standing.hands;
  setup.table.clear();
  for (std::size_t place = 0; place < standing.table.size(); ++place) {
    hands[at(cards::left_of(standing.leader, players, static_cast<int>(place)))].remove(standing.table[place]);
    setup.table.push_back(card_name(deal, standing.table[place]));
  }
  setup.hands.clear();
  setup.won.emplace();
  for (std::size_t place = 0; place < hands.size(); ++place) {
    const std::string seat = seat_text(static_cast<Seat>(place), deal.seats);
    setup.hands.emplace_back(seat, cards::hand_text(*deal.pack, hands[place]));
    setup.won->emplace_back(seat, standing.won[place]);
  }
  setup.leader = seat_text(standing.leader, deal.seats);
}

absl::StatusOr<std::vector<CardSet>> read_hands_alone(const Setup& setup, const TrickDeal& deal, Endings endings) {
  Reader reader(setup, deal);
  if (absl::Status s = reader.read_hands(); !s.ok()) return s;
  if (!setup.table.empty()) return wrong("table", base::counted(setup.table.size(), "card"), "none yet");
  if (absl::Status s = reader.read_won(); !s.ok()) return s;
  if (absl::Status s = reader.read_tricks(endings, std::nullopt); !s.ok()) return s;
  if (absl::Status s = reader.check_sizes(); !s.ok()) return s;
  if (absl::Status s = reader.check_each_card_once(); !s.ok()) return s;
  Standing standing = reader.take();
  if (const int played = standing.tricks_played(); played > 0)
    return wrong("won", base::counted(played, "trick") + " in all", "none yet");
  return std::move(standing.hands);
}

absl::Status not_held(const TrickDeal& deal, int trick, Seat seat, Card card) {
  return base::invalid("trick ", trick, ": ", seat_text(seat, deal.seats), " does not hold ", card_name(deal, card));
}

absl::Status revoke(const TrickDeal& deal, int trick, Seat seat, Card card, Card instead) {
  return base::invalid("trick ", trick, ": ", seat_text(seat, deal.seats), " revokes with ", card_name(deal, card),
                       " while holding ", card_name(deal, instead), ": ", deal.follow_rule);
}

bool listed_before(const cards::Pack& pack, Card a, Card b) {
  const bool a_is_extra = pack.extra().has(a);
  const bool b_is_extra = pack.extra().has(b);
  if (a_is_extra || b_is_extra) return a_is_extra && b_is_extra ? a > b : b_is_extra;
  const int a_lane = a.number() / pack.lane;
  const int b_lane = b.number() / pack.lane;
  return a_lane != b_lane ? a_lane < b_lane : a > b;
}

}  // namespace ouverte::games
