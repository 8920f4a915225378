#include "solver/puzzles/posted/build.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/names.hpp"
#include "solver/io/tags.hpp"
#include "solver/puzzles/puzzle.hpp"

namespace ouverte::puzzles::posted {
namespace {

using base::str;

std::string strain_text(char strain) { return strain == kNoTrump ? "NT" : std::string(1, strain); }

class Builder {
 public:
  Builder(const std::vector<Hand>& hands, Facts facts, const games::Entry& game, const Table& table, io::Record record)
      : hands_(hands), facts_(std::move(facts)), game_(game), table_(table), record_(std::move(record)) {}

  std::variant<io::Record, Fault> build();

 private:
  void set(std::string_view name, std::string_view value) {
    if (!value.empty() && io::tag_value(record_.tags, name).empty()) record_.tags.emplace_back(name, value);
  }
  [[nodiscard]] Fault fault(std::string message) const;
  absl::Status put_table();
  absl::Status put_said_table();
  absl::Status put_contract();
  absl::Status unite_leaders();
  void name_players();
  absl::Status put_leader();
  absl::Status put_taken();
  absl::Status put_task();
  absl::Status settle();
  [[nodiscard]] std::string seats_of(const Side& side) const;
  [[nodiscard]] char holder(const Named& card) const;
  [[nodiscard]] char partner(char seat) const {
    return table_.seats[(table_.seats.find(seat) + table_.seats.size() / 2) % table_.seats.size()];
  }
  // Whether two sit opposite each other as one side: the deal has a dummy.
  [[nodiscard]] bool sides_are_pairs() const { return table_.compass && game_.name() == games::Setup().game; }

  std::vector<Hand> hands_;
  Facts facts_;
  const games::Entry& game_;
  const Table& table_;
  std::optional<Side> leader_;  // who is said to lead, or to play next
  io::Record record_;
};

// A fault of the record, in the words that a post uses, at the line of the hand that it names.
Fault Builder::fault(std::string message) const {
  int line = hands_.front().line;
  if (message.starts_with("Deal: ")) message.erase(0, 6);
  if (message.starts_with("hands.") && message.size() > 6) {
    const char seat = message[6];
    const auto hand = std::ranges::find(hands_, seat, &Hand::seat);
    if (hand != hands_.end()) line = hand->line;
    message = str(games::seat_name(std::string_view(&seat, 1), game_.seats()), message.substr(7));
  }
  struct Name {
    std::string_view field, words;
  };
  for (const Name& name :
       {Name{"leader:", "on lead:"}, Name{"contract.trump:", "trumps:"}, Name{"contract.declarer:", "declarer:"},
        Name{"contract.soloist:", "soloist:"}, Name{"contract.name:", "contract:"}, Name{"won:", "tricks won before:"},
        Name{"for:", "for whom:"}})
    if (message.starts_with(name.field)) message = str(name.words, message.substr(name.field.size()));
  return {line, message};
}

std::string Builder::seats_of(const Side& side) const {
  if (side.who == Who::kSeats) return side.seats;
  const std::string declarer = facts_.declarers.substr(0, 1);
  if (side.who == Who::kDeclarer) return declarer;
  if (side.who == Who::kDummy && !declarer.empty()) return std::string(1, partner(declarer[0]));
  return "";
}

char Builder::holder(const Named& card) const {
  const auto suit = card.suit.size() == 1 ? std::string_view("SHDC").find(card.suit[0]) : std::string_view::npos;
  for (const Hand& hand : hands_) {
    if (!card.card.empty() && std::ranges::find(hand.suits[kExtras], card.card) != hand.suits[kExtras].end())
      return hand.seat;
    if (suit < kExtras && !card.rank.empty() &&
        std::ranges::find(hand.suits[suit], card.rank) != hand.suits[suit].end())
      return hand.seat;
  }
  return 0;
}

// The trick in progress, as it was told. It is written after the seat that led it, or, where the play has no rows, the
// seat to move.
absl::Status Builder::put_said_table() {
  std::string cards;
  for (const Given& given : facts_.table) {
    if (given.card.card.empty() && (given.card.suit.size() != 1 || given.card.rank.empty()))
      return base::invalid("table: found a card without its suit or rank, expected such as \"SK\"");
    cards +=
        str(cards.empty() ? "" : " ", given.card.card.empty() ? given.card.suit + given.card.rank : given.card.card);
  }
  std::string seat(facts_.table.front().seat == 0 ? 0 : 1, facts_.table.front().seat);
  if (seat.empty()) {
    seat = leader_ ? seats_of(*leader_) : "";
    if (seat.size() != 1) return base::invalid("on lead: found nothing, expected who plays to the trick on the table");
    const std::size_t players = game_.seats_of(hands_.size()).empty() ? table_.seats.size() : hands_.size();
    const std::size_t back = game_.plays_in_rows() ? facts_.table.size() % players : 0;
    seat = std::string(1, table_.seats[(table_.seats.find(seat) + players - back) % players]);
  }
  set("Trick", str(seat, ':', cards));
  leader_.reset();
  return absl::OkStatus();
}

// Cards that were led and are in no hand lie on the table.
absl::Status Builder::put_table() {
  if (!facts_.table.empty()) return put_said_table();
  std::string trick;
  std::size_t count = 0;
  for (const Given& given : facts_.given) {
    const bool whole = !given.card.card.empty() || (given.card.suit.size() == 1 && !given.card.rank.empty());
    if (!whole || holder(given.card) != 0 || count + 1 >= table_.seats.size()) break;
    // In a whole deal every card is in a hand: a card that is in none is a slip of the pen.
    if (trick.empty() && given.seat == 0 && !leader_) break;
    if (trick.empty()) trick = str(given.seat != 0 ? std::string(1, given.seat) : seats_of(*leader_), ':');
    trick += str(count == 0 ? "" : " ", given.card.card.empty() ? given.card.suit + given.card.rank : given.card.card);
    ++count;
  }
  if (count == 0) return absl::OkStatus();
  facts_.given.erase(facts_.given.begin(), facts_.given.begin() + static_cast<std::ptrdiff_t>(count));
  leader_.reset();
  set("Trick", trick);
  return absl::OkStatus();
}

// What is said of who leads, more than once perhaps: "the declarer to play", "South to lead".
absl::Status Builder::unite_leaders() {
  std::string seats = table_.seats;
  for (const auto& [side, line] : facts_.leaders) {
    const std::string said = seats_of(side);
    if (!leader_ || leader_->who != Who::kSeats) leader_ = side;
    if (said.empty()) continue;
    std::erase_if(seats, [&](char seat) { return said.find(seat) == std::string::npos; });
    leader_ = Side{.seats = seats};
    if (seats.empty())
      return base::invalid("on lead: found ", text_of(side), " and ", text_of(facts_.leaders.front().first),
                           ", expected one");
  }
  return absl::OkStatus();
}

// A list of cards after one name may be those of a trick: each is his who holds it.
void Builder::name_players() {
  for (Given& given : facts_.given)
    if (const char held = holder(given.card); given.inherited && held != 0) given.seat = held;
}

absl::Status Builder::put_leader() {
  if (!io::tag_value(record_.tags, "Trick").empty()) return absl::OkStatus();
  std::string seat;
  if (!facts_.given.empty()) {
    const Given& first = facts_.given.front();
    const char held = holder(first.card);
    if (first.seat != 0)
      seat = first.seat;
    else if (held != 0)
      seat = held;
    else if (leader_)
      seat = seats_of(*leader_);
    if (first.seat != 0 && held != 0 && held != first.seat)
      return base::invalid("given: found a card that ", held, " holds led by ", first.seat,
                           ", expected one of his own");
  } else if (leader_) {
    seat = seats_of(*leader_);
    if (seat.size() > 1) return base::invalid("on lead: found ", text_of(*leader_), ", expected one of them");
    if (seat.empty())
      return base::invalid("on lead: found ", text_of(*leader_), ", expected a seat, or who is the declarer");
  }
  set("Leader", seat);
  if (facts_.given.empty()) leader_.reset();
  return absl::OkStatus();
}

absl::Status Builder::put_contract() {
  if (!io::tag_value(record_.tags, "Contract").empty() || !io::tag_value(record_.tags, "Trump").empty())
    return absl::OkStatus();
  if (facts_.level && facts_.trump) {
    set("Contract", str(*facts_.level, strain_text(*facts_.trump), facts_.doubled));
  } else if (!facts_.contract.empty()) {
    set("Contract", facts_.contract);
    if (facts_.trump) set("Trump", strain_text(*facts_.trump));
  } else if (facts_.trump) {
    set("Trump", strain_text(*facts_.trump));
  } else if (sides_are_pairs()) {
    return base::invalid("trumps: found nothing, expected a suit, no trumps or a contract");
  }
  const bool pair = facts_.declarers.size() == 2 && !sides_are_pairs();
  if (pair) {
    set("Partners", str(facts_.declarers.substr(0, 1), " ", facts_.declarers.substr(1)));
  } else if (!facts_.declarers.empty()) {
    set("Declarer", facts_.declarers.substr(0, 1));
  } else if (sides_are_pairs() && !facts_.asked.empty()) {
    // Nobody declares: whose task it is does, as long as the lead leaves it open.
    Side side = facts_.asked.front().side.value_or(Side{});
    if (side.who != Who::kSeats)
      return base::invalid("declarer: found nothing, expected one of ", table_.seats, ", as the task is that of ",
                           text_of(side));
    if (side.seats.empty()) side.seats = io::tag_value(record_.tags, "Leader");
    const std::string leader(io::tag_value(record_.tags, "Leader"));
    std::string declarer = side.seats.substr(0, 1);
    if (side.seats.find('S') != std::string::npos) declarer = "S";
    std::size_t most = 0;
    for (const Hand& hand : hands_) {
      std::size_t cards = 0;
      for (const auto& suit : hand.suits) cards += suit.size();
      most = std::max(most, cards);
    }
    constexpr std::size_t kWholeHand = 13;
    if (most == kWholeHand && leader.size() == 1)
      declarer =
          std::string(1, table_.seats[(table_.seats.find(leader[0]) + table_.seats.size() - 1) % table_.seats.size()]);
    set("Declarer", declarer);
  }
  return absl::OkStatus();
}

absl::Status Builder::put_taken() {
  if (facts_.taken.empty()) return absl::OkStatus();
  std::vector<std::pair<char, int>> won;
  for (const char seat : table_.seats.substr(0, std::max(hands_.size(), std::size_t{3}))) won.emplace_back(seat, 0);
  const std::string leader(io::tag_value(record_.tags, "Leader"));
  for (const auto& [side, number] : facts_.taken) {
    std::string seats = seats_of(side);
    if (side.who == Who::kDeclarer && sides_are_pairs() && !seats.empty()) seats += partner(seats[0]);
    if (side.who == Who::kDefenders && sides_are_pairs() && !facts_.declarers.empty())
      for (const char seat : table_.seats)
        if (seat != facts_.declarers[0] && seat != partner(facts_.declarers[0])) seats += seat;
    if (seats.empty())
      return base::invalid("tricks won before: found those of ", text_of(side), ", expected those of seats");
    if (seats.size() > 1 && !sides_are_pairs())
      return base::invalid("tricks won before: found those of ", text_of(side), " together, expected each seat's");
    // Of a pair it does not matter who won them; but who leads has won one.
    const char seat = seats.find(leader.empty() ? '-' : leader[0]) != std::string::npos ? leader[0] : seats[0];
    const auto place = std::ranges::find(won, seat, &std::pair<char, int>::first);
    if (place != won.end()) place->second += number;
  }
  std::string taken;
  for (const auto& [seat, number] : won) taken += str(taken.empty() ? "" : " ", seat, ':', number);
  set("Taken", taken);
  return absl::OkStatus();
}

absl::Status Builder::settle() {
  auto setup = io::setup_from_tags(record_.tags);
  if (!setup.ok()) return setup.status();
  record_.setup = *std::move(setup);
  return absl::OkStatus();
}

absl::Status Builder::put_task() {
  if (facts_.asked.empty())
    return base::invalid(
        "Task: found nothing, expected what a side is to do, such as \"North-South to win five tricks\"");
  // Where everyone plays for himself the task is that of a seat.
  std::optional<Stipulation> found;
  std::string words;
  for (const Asked& asked : facts_.asked) {
    games::Setup setup = record_.setup;
    if (game_.free_for_all(setup.contract) && setup.guarantee.empty()) {
      const std::string seat = asked.side ? seats_of(*asked.side) : setup.leader;
      if (seat.size() != 1)
        return base::invalid("Task: found ", base::quoted(asked.words), ", expected whose task it is: one of ",
                             table_.seats);
      set("For", seat);
    }
    if (asked.aim == Aim::kOut) set("Horizon", str(asked.number));
    if (absl::Status settled = settle(); !settled.ok()) return settled;
    auto task = stipulation_of(asked, record_, game_, facts_);
    if (!task.ok()) return task.status();
    if (found && (found->task != task->task || found->tags != task->tags))
      return base::invalid("Task: found ", base::quoted(words), " and ", base::quoted(asked.words), ", expected one");
    found = *task;
    words = asked.words;
  }
  for (const auto& [name, value] : found->tags) set(name, value);
  set("Task", found->task);
  return settle();
}

std::variant<io::Record, Fault> Builder::build() {
  if (!facts_.faults.empty()) return facts_.faults.front();
  if (game_.name() != games::Setup().game) set("Game", game_.name());
  for (const auto& [name, value] : facts_.tags) set(name, value);
  std::string deal(io::tag_value(record_.tags, "Deal"));
  if (deal.empty()) {
    auto whole = completed(hands_, game_, table_);
    if (!whole.ok()) return fault(base::message(whole.status()));
    hands_ = *std::move(whole);
    auto found = deal_of(hands_, game_, table_);
    if (!found.ok()) return fault(base::message(found.status()));
    deal = *std::move(found);
  }
  name_players();
  if (absl::Status united = unite_leaders(); !united.ok()) return fault(base::message(united));
  const std::optional<Side> to_move = leader_;
  if (absl::Status put = put_table(); !put.ok()) return fault(base::message(put));
  if (absl::Status put = put_leader(); !put.ok()) return fault(base::message(put));
  if (absl::Status put = put_contract(); !put.ok()) return fault(base::message(put));
  if (absl::Status put = put_taken(); !put.ok()) return fault(base::message(put));
  set("Deal", deal);
  if (absl::Status settled = settle(); !settled.ok()) return fault(base::message(settled));
  if (absl::Status put = put_task(); !put.ok()) return fault(base::message(put));
  if (const auto position = game_.playable(record_.setup); !position.ok())
    return fault(base::message(position.status()));
  if (absl::Status played = play_given(facts_.given, game_, record_); !played.ok()) return fault(base::message(played));
  if (const auto position = io::position_after(record_, record_.plays.size());
      position.ok() && to_move && to_move->who == Who::kSeats) {
    const std::string mover = (*position)->to_move();
    const auto first = game_.playable(record_.setup);
    const std::string leads = first.ok() ? (*first)->to_move() : "";
    if (to_move->seats.find(mover) == std::string::npos && to_move->seats.find(leads) == std::string::npos)
      return fault(
          str("on lead: found ", text_of(*to_move), ", expected ", mover, ", whose turn it is after the cards given"));
  }
  const auto puzzle = puzzle_of(record_);
  if (!puzzle.ok()) return fault(base::message(puzzle.status()));
  return std::move(record_);
}

}  // namespace

std::string declaring_seats(const games::Position& position, const games::Entry& game) {
  const games::Setup setup = position.setup();
  if (!setup.guarantee.empty()) return setup.guarantee;
  std::string seats;
  const games::Tags tags = game.tags_from_contract(setup.contract);
  for (const std::string_view name : {"Declarer", "Partners"})
    for (const char letter : io::tag_value(tags, name))
      if (game.seats().find(letter) != std::string_view::npos) seats += letter;
  // A dummy's cards are played by his partner.
  for (const char seat : std::string(game.seats())) {
    const std::string player = game.player_of(std::string_view(&seat, 1), setup);
    if (seats.find(seat) == std::string::npos && player.size() == 1 && player[0] != seat &&
        seats.find(player) != std::string::npos)
      seats += seat;
  }
  return seats;
}

std::variant<io::Record, Fault> build(const std::vector<Hand>& hands, Facts facts, const games::Entry& game,
                                      const Table& table, io::Record record) {
  return Builder(hands, std::move(facts), game, table, std::move(record)).build();
}

}  // namespace ouverte::puzzles::posted
