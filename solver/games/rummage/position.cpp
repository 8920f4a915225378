#include <algorithm>
#include <numeric>

#include "solver/base/bytes.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/listing.hpp"
#include "solver/games/rummage/moves_text.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::rummage {
namespace {

using base::str;

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// Whether sets of those sizes can be laid of so many cards of each rank, none left over. `sizes` counts sets by size.
using Sizes = std::array<int, 9>;
bool can_be_laid(const std::array<int, kRanks>& cards, int number, int left, Sizes& sizes) {
  if (left == 0) {
    if (++number == kRanks) return std::ranges::all_of(sizes, [](int sets) { return sets == 0; });
    return can_be_laid(cards, number, cards[static_cast<std::size_t>(number)], sizes);
  }
  const Rank rank{static_cast<std::uint8_t>(number)};
  for (int size = kLeastSet; size <= std::min(left, 8); ++size) {
    int& sets = sizes[static_cast<std::size_t>(size)];
    if (sets == 0 || !is_set(rank, size)) continue;
    --sets;
    const bool laid = can_be_laid(cards, number, left - size, sizes);
    ++sets;
    if (laid) return true;
  }
  return false;
}

// Reads one setup, step by step; every step may rely on those before it.
class Reader {
 public:
  Reader(const Setup& setup, Written written) : setup_(setup), written_(std::move(written)) {}

  absl::StatusOr<std::unique_ptr<Position>> read();

 private:
  absl::Status read_players();
  absl::Status read_hands();
  absl::Status read_table();
  absl::Status read_mover();
  absl::Status read_melds();
  absl::Status check_pack() const;
  absl::Status check_start() const;
  absl::StatusOr<Game> read_question() const;

  [[nodiscard]] std::string_view seats() const { return cards::kLetters.substr(0, static_cast<std::size_t>(players_)); }
  [[nodiscard]] std::string one_of_seats() const { return str("one of ", joined(seats(), " ")); }
  [[nodiscard]] const cards::BagPack& pack() const { return rummage::pack(players_); }

  const Setup& setup_;
  Written written_;
  int players_ = 0;
  State state_;
};

absl::Status Reader::read_players() {
  players_ = written_.players.value_or(static_cast<int>(setup_.hands.size()));
  if (players_ < kLeastPlayers || players_ > kMostPlayers)
    return wrong("hands", base::counted(players_, "hand"), "3 to 6");
  written_.players = players_;
  return absl::OkStatus();
}

absl::Status Reader::read_hands() {
  unsigned seen = 0;
  for (const auto& [letter, text] : setup_.hands) {
    const auto seat = seat_of(letter, seats());
    if (!seat) return wrong("hands", str("the seat ", base::quoted(letter)), one_of_seats());
    if ((seen >> cards::index(*seat) & 1) != 0)
      return wrong("hands", str("the seat ", letter, " twice"), "each seat once");
    seen |= 1u << cards::index(*seat);
    const auto hand = cards::parse_bag(pack(), text);
    if (!hand.ok()) return base::invalid("hands.", letter, ": ", base::message(hand.status()));
    state_.hands[at(*seat)] = Bag(*hand);
  }
  for (int place = 0; place < players_; ++place)
    if ((seen >> place & 1) == 0)
      return lacking(str("hands.", seats().substr(static_cast<std::size_t>(place), 1)), "a hand");
  return absl::OkStatus();
}

// The cards of a trick are all of different suits: one that matches wins it.
absl::Status Reader::read_table() {
  if (setup_.table.size() > kMostOnTable)
    return wrong("table", str(setup_.table.size(), " cards"), str("at most ", kMostOnTable));
  for (const std::string& text : setup_.table) {
    const auto card = cards::parse_card(pack().pack, text);
    if (!card.ok()) return base::invalid("table: ", base::message(card.status()));
    if (matches(state_, *card))
      return wrong("table", str(text, ", which matches a card before it"), "cards of different suits");
    state_.trick[state_.on_table++] = *card;
  }
  return absl::OkStatus();
}

absl::Status Reader::read_mover() {
  if (setup_.won) return wrong("won", "tricks", "nothing: in Rummage tricks are not counted");
  if (!setup_.leader.empty()) {
    const auto seat = seat_of(setup_.leader, seats());
    if (!seat) return wrong("leader", base::quoted(setup_.leader), one_of_seats());
    state_.to_move = *seat;
  } else if (state_.on_table > 0) {
    return lacking("leader", "the seat to move");
  }
  if (setup_.dealer.empty()) return absl::OkStatus();
  const auto dealer = seat_of(setup_.dealer, seats());
  if (!dealer) return wrong("dealer", base::quoted(setup_.dealer), one_of_seats());
  if (state_.on_table > 0) return absl::OkStatus();
  const Seat eldest = cards::left_of(*dealer, players_);
  if (!setup_.leader.empty() && state_.to_move != eldest)
    return wrong("leader", setup_.leader, str(seat_text(eldest, seats()), ": eldest, on the dealer's left, begins"));
  state_.to_move = eldest;
  return absl::OkStatus();
}

absl::Status Reader::read_melds() {
  if (written_.melds.size() > static_cast<std::size_t>(players_))
    return wrong("contract.melds", str("the seat ", cards::kLetters.substr(written_.melds.size() - 1, 1)),
                 one_of_seats());
  written_.melds.resize(static_cast<std::size_t>(players_));
  for (std::size_t seat = 0; seat < written_.melds.size(); ++seat) {
    int points = 0;
    for (const int size : written_.melds[seat]) points += meld_points(size);
    state_.melded[seat] = static_cast<std::int16_t>(points);
  }
  if (!written_.swept) return absl::OkStatus();
  const std::size_t seat = at(*written_.swept);
  if (seat >= written_.melds.size() || written_.melds[seat].empty() || !state_.hands[seat].empty())
    return wrong("contract.swept", seat_text(*written_.swept, cards::kLetters), "a seat that has melded all its cards");
  state_.melded[seat] = static_cast<std::int16_t>(state_.melded[seat] + kCleanSweep);
  return absl::OkStatus();
}

// The cards in hand, on the table and melded are the pack; those melded are not known, but must allow the sets said.
absl::Status Reader::check_pack() const {
  std::array<int, kRanks> melded{};
  int missing = 0;
  for (const Card card : pack().pack.cards) {
    int left = pack().copies(card);
    for (const Bag& hand : state_.hands) left -= hand.cards().count(card);
    left -= static_cast<int>(std::count(state_.trick.begin(), state_.trick.begin() + state_.on_table, card));
    if (left < 0)
      return wrong("hands", str(cards::card_text(pack().pack, card), " once too often, the table counted"),
                   str(pack().copies(card), " at most"));
    melded[static_cast<std::size_t>(rank_of(card))] += left;
    missing += left;
  }
  Sizes sizes{};
  int said = 0;
  for (const auto& sets : written_.melds)
    for (const int size : sets) {
      ++sizes[static_cast<std::size_t>(size)];
      said += size;
    }
  if (said != missing)
    return wrong("contract.melds", base::counted(said, "card") + " in all",
                 str(missing, ": what hands and table leave of the ", pack().size()));
  if (!can_be_laid(melded, 0, melded[0], sizes))
    return wrong("contract.melds", "sets that the missing cards do not make", "sets of one rank each");
  return absl::OkStatus();
}

// Decision 4: only the first card of the deal is played to an empty table.
absl::Status Reader::check_start() const {
  if (state_.on_table > 0) return absl::OkStatus();
  for (int place = 0; place < players_; ++place)
    if (const int held = state_.hands[static_cast<std::size_t>(place)].size(); held != dealt(players_))
      return wrong(str("hands.", seats().substr(static_cast<std::size_t>(place), 1)), base::counted(held, "card"),
                   str(dealt(players_), " with an empty table: only the deal's first card finds one"));
  return absl::OkStatus();
}

absl::StatusOr<Game> Reader::read_question() const {
  const auto objective = setup_.objective.empty()
                             ? kObjectives.begin()
                             : std::ranges::find(kObjectives, setup_.objective, &ObjectiveText::text);
  if (objective == kObjectives.end()) return wrong("objective", base::quoted(setup_.objective), "one of score out");
  const auto player = guarantee_field(setup_, seats());
  if (!player.ok()) return player.status();
  const int left = written_.horizon.value_or(kNoHorizon);
  return Game(players_, objective->objective, *player, written_.played + left);
}

absl::StatusOr<std::unique_ptr<Position>> Reader::read() {
  if (absl::Status s = read_players(); !s.ok()) return s;
  if (absl::Status s = read_hands(); !s.ok()) return s;
  if (absl::Status s = read_table(); !s.ok()) return s;
  if (absl::Status s = read_mover(); !s.ok()) return s;
  if (absl::Status s = read_melds(); !s.ok()) return s;
  if (absl::Status s = check_pack(); !s.ok()) return s;
  if (absl::Status s = check_start(); !s.ok()) return s;
  const auto game = read_question();
  if (!game.ok()) return game.status();
  state_.plays_left = static_cast<std::uint16_t>(written_.horizon.value_or(kNoHorizon));
  Setup known = setup_;
  known.objective = std::ranges::find(kObjectives, game->objective(), &ObjectiveText::objective)->text;
  return std::make_unique<RummagePosition>(*game, state_, std::move(written_), std::move(known));
}

}  // namespace

absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup) {
  auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  return Reader(setup, *std::move(written)).read();
}

std::string RummagePosition::to_move() const { return over() ? "" : seat_text(state_.to_move, cards::kLetters); }

std::vector<std::string> RummagePosition::moves() const {
  std::vector<std::string> texts;
  if (over()) return texts;
  const cards::BagPack& cards = pack(game_.players());
  std::vector<Move> moves = listed_moves(game_, state_);
  base::sort(moves, [&](const Move& a, const Move& b) { return listed_before(cards, a, b); });
  for (const Move& move : moves) texts.push_back(move_text(cards, move));
  return texts;
}

bool RummagePosition::lists_every_move() const { return over() || count_moves(state_) <= kMostListed; }

absl::Status RummagePosition::play(std::string_view text) {
  if (over()) return base::invalid("play ", played() + 1, ": the deal is over");
  const cards::BagPack& cards = pack(game_.players());
  const std::string where = str("play ", played() + 1, ": ");
  const auto move = read_move(cards, text);
  if (!move.ok()) return base::invalid(where, base::message(move.status()));
  if (!game_.legal(state_, *move)) {
    const std::string who = str(where, to_move(), " ");
    const std::string card = cards::card_text(cards.pack, move->card);
    if (!state_.hand(state_.to_move).has(move->card))
      return base::invalid(who, "does not hold ", card, move->melds() ? str(" to play ", text) : "");
    if (!matches(state_, move->card))
      return base::invalid(who, "may not meld with ", text, ": ", card, " matches no card of the trick");
    return base::invalid(who, "does not hold the cards to meld ", text);
  }
  const Seat mover = state_.to_move;
  const bool none_before = written_.melds[at(mover)].empty();
  see_taken(*move);
  for (const Bag& set : sets_of(*move)) {
    written_.melds[at(mover)].push_back(set.size());
    laid_[at(mover)].push_back(set);
  }
  game_.play(state_, *move);
  if (none_before && move->melds() && state_.hand(mover).empty()) written_.swept = mover;
  return absl::OkStatus();
}

std::string RummagePosition::key() const {
  std::string key = base::bytes_of(state_.plays_left);
  key += static_cast<char>(state_.to_move);
  key += static_cast<char>(written_.swept ? cards::index(*written_.swept) : -1);
  for (std::size_t seat = 0; seat < written_.melds.size(); ++seat) {
    key += base::bytes_of(state_.hands[seat].words());
    for (const int size : written_.melds[seat]) key += static_cast<char>(size);
    key += '\0';  // no set has this size
  }
  for (std::size_t place = 0; place < state_.on_table; ++place) key += static_cast<char>(state_.trick[place].number());
  return key;
}

Setup RummagePosition::setup() const {
  const cards::BagPack& cards = pack(game_.players());
  Setup setup = *known_;
  setup.hands.clear();
  for (int place = 0; place < game_.players(); ++place) {
    const Seat seat = static_cast<Seat>(place);
    setup.hands.emplace_back(seat_text(seat, cards::kLetters), cards::bag_text(cards, state_.hand(seat).cards()));
  }
  setup.table.clear();
  for (int i = 0; i < state_.on_table; ++i)
    setup.table.push_back(cards::card_text(cards.pack, state_.trick[static_cast<std::size_t>(i)]));
  setup.leader = seat_text(state_.to_move, cards::kLetters);
  Written written = written_;
  written.played = played();
  if (written.horizon) written.horizon = state_.plays_left;
  setup.contract = to_json(written);
  return setup;
}

}  // namespace ouverte::games::rummage
