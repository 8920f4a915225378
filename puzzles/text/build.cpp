#include "puzzles/text/build.hpp"

#include <algorithm>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/builder.hpp"
#include "puzzles/text/letters.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;

std::string strain_text(char strain) { return strain == kNoTrump ? "NT" : std::string(1, strain); }

// "N, E, S or W".
std::string any_of(std::string_view seats) {
  std::string text(1, seats.front());
  for (std::size_t i = 1; i < seats.size(); ++i) text += str(i + 1 == seats.size() ? " or " : ", ", seats.substr(i, 1));
  return text;
}

}  // namespace

// A fault of the record, in the words that a post uses, at the line of the hand that it names.
Fault Builder::fault(const absl::Status& status) const {
  auto [line, message, option] = fault_of(hands_.front().line, status);
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
  if (message.starts_with("on lead:") && facts_.leaders.empty() && facts_.given.empty()) option = "--leader";
  return {line, message, option};
}

std::string Builder::seats_of(const Side& side) const {
  if (side.who == Who::kSeats) return side.seats;
  std::string declarer = facts_.declarers.substr(0, 1);
  if (side.who == Who::kDeclarer) return declarer;
  if (side.who == Who::kDummy && !declarer.empty()) return std::string(1, partner(declarer[0]));
  return "";
}

std::size_t Builder::most_cards() const {
  std::size_t most = 0;
  for (const Hand& hand : hands_) {
    std::size_t cards = 0;
    for (const auto& suit : hand.suits) cards += suit.size();
    most = std::max(most, cards);
  }
  return most;
}

std::string Builder::all_but(const std::string& seats) const {
  std::string others;
  for (const char seat : table_.seats)
    if (seats.find(seat) == std::string::npos) others += seat;
  return others;
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

absl::Status Builder::put_contract() {
  if (facts_.dealer) set("Dealer", std::string(1, *facts_.dealer));
  if (facts_.turned) set(kTurnedTag, *facts_.turned);
  const std::string written(records::tag_value(record_.tags, "Contract"));
  const std::string declares(records::tag_value(record_.tags, "Declarer"));
  if (!written.empty() && facts_.level && facts_.trump)
    if (const std::string said = str(*facts_.level, strain_text(*facts_.trump)); !written.starts_with(said))
      return base::invalid("contract: found ", said, " in the words and ", written,
                           " in the record, expected the same");
  if (declares.size() == 1 && facts_.declarers.size() == 1 && facts_.declarers != declares)
    return base::invalid("declarer: found ", facts_.declarers, " in the words and ", declares,
                         " in the record, expected the same");
  if (!written.empty() || !records::tag_value(record_.tags, "Trump").empty()) return absl::OkStatus();
  if (facts_.level && facts_.trump) {
    set("Contract", str(*facts_.level, strain_text(*facts_.trump), facts_.doubled));
  } else if (!facts_.contract.empty()) {
    set("Contract", facts_.contract);
    if (facts_.trump) set("Trump", strain_text(*facts_.trump));
  } else if (facts_.trump) {
    set("Trump", strain_text(*facts_.trump));
  } else if (sides_are_pairs() && !asks_nothing()) {
    return lacking("--trump", "trumps: found nothing, expected a suit, no trumps or a contract");
  }
  // Of a whole deal the leader sits behind the declarer.
  const std::string first(records::tag_value(record_.tags, "Leader"));
  if (sides_are_pairs() && facts_.declarers.empty() && most_cards() == table_.dealt && first.size() == 1)
    facts_.declarers = table_.seats[(table_.seats.find(first[0]) + table_.seats.size() - 1) % table_.seats.size()];
  if (facts_.declarers.size() == 1 && facts_.defenders.find(facts_.declarers) != std::string::npos)
    return base::invalid("declarer: found ", facts_.declarers,
                         ", who is said to defend, expected one of the other side");
  const bool pair = facts_.declarers.size() == 2 && !sides_are_pairs();
  if (pair) {
    set("Partners", str(facts_.declarers.substr(0, 1), " ", facts_.declarers.substr(1)));
  } else if (!facts_.declarers.empty()) {
    set("Declarer", facts_.declarers.substr(0, 1));
  } else if (sides_are_pairs() && !facts_.asked.empty()) {
    // Nobody declares: whose task it is does, as long as the lead leaves it open.
    const Asked& asked = facts_.asked.front().asked;
    Side side = asked.side.value_or(Side{});
    // Who defends, or beats a contract, is not who plays it.
    if (!facts_.defenders.empty() && side.who == Who::kSeats)
      side.seats = all_but(facts_.defenders);
    else if (asked.aim == Aim::kBeatIt && side.who == Who::kSeats && !side.seats.empty())
      side.seats = all_but(side.seats + partner(side.seats[0]));
    if (side.who != Who::kSeats)
      return lacking("--declarer", "who is declarer? the task is that of ", text_of(side),
                     ", but the text names no declarer (", any_of(table_.seats), ")");
    if (side.seats.empty()) side.seats = records::tag_value(record_.tags, "Leader");
    const std::string leader(records::tag_value(record_.tags, "Leader"));
    std::string declarer = side.seats.substr(0, 1);
    if (side.seats.find('S') != std::string::npos) declarer = "S";
    if (most_cards() == table_.dealt && leader.size() == 1)
      declarer =
          std::string(1, table_.seats[(table_.seats.find(leader[0]) + table_.seats.size() - 1) % table_.seats.size()]);
    set("Declarer", declarer);
  }
  return absl::OkStatus();
}

// What was said of the cards left, and of the tricks played, agrees with the hands.
absl::Status Builder::check_counts() const {
  const auto left = static_cast<int>(most_cards());
  const auto dealt = static_cast<int>(table_.dealt);
  const int pack = dealt * static_cast<int>(table_.seats.size());
  const bool whole =
      facts_.left && (*facts_.left == pack || *facts_.left == dealt || *facts_.left == 42 || *facts_.left == 54);
  const bool told = facts_.left && *facts_.left > left && !facts_.taken.empty();  // the ending began earlier
  if (facts_.left && *facts_.left != left && !whole && !told)
    return base::invalid("cards: found ", base::counted(*facts_.left, "card"), " in a hand said, and ", left,
                         " in the hands, expected the same");
  if (facts_.played && facts_.taken.empty() && *facts_.played + left != dealt)
    return base::invalid("tricks played: found ", *facts_.played, " said, and hands of ", base::counted(left, "card"),
                         ", expected ", dealt - left);
  return absl::OkStatus();
}

// Points in the cards taken, as the game's tag has them: of the declarer and the others, or each seat's.
void Builder::put_points() {
  std::string points;
  for (const auto& [side, number] : facts_.points) {
    const std::string seats = seats_of(side);
    const bool declarer = side.who == Who::kDeclarer || (!facts_.declarers.empty() && seats == facts_.declarers);
    const bool others =
        side.who == Who::kDefenders || (!facts_.declarers.empty() && seats == all_but(facts_.declarers));
    points += str(points.empty() ? "" : " ", declarer ? "declarer" : others ? "defenders" : seats, ':', number);
  }
  set("Points", points);
}

absl::Status Builder::settle() {
  auto setup = records::setup_from_tags(record_.tags);
  if (!setup.ok()) return setup.status();
  record_.setup = *std::move(setup);
  return absl::OkStatus();
}

absl::Status Builder::put_task() {
  if (facts_.asked.empty())
    return lacking("--task",
                   "Task: found nothing, expected what a side is to do, such as \"North-South to win five tricks\"");
  // Where everyone plays for himself the task is that of a seat.
  std::optional<Stipulation> found;
  std::string words;
  for (const auto& [asked, line, words_of_it, question] : facts_.asked) {
    games::Setup setup = record_.setup;
    if (game_.contract_of(setup).free_for_all() && setup.guarantee.empty()) {
      const std::string seat = asked.side ? seats_of(*asked.side) : setup.leader;
      if (seat.size() != 1)
        return base::invalid("Task: found ", base::quoted(words_of_it), ", expected whose task it is: one of ",
                             table_.seats);
      set("For", seat);
    }
    if (asked.aim == Aim::kOut) set("Horizon", str(asked.number));
    if (absl::Status settled = settle(); !settled.ok()) return settled;
    auto task = stipulation_of(asked, words_of_it, record_, game_, facts_);
    if (!task.ok()) return task.status();
    if (found && *found != *task)
      return base::invalid("Task: found ", base::quoted(words), " and ", base::quoted(words_of_it), ", expected one");
    found = *task;
    words = words_of_it;
  }
  for (const auto& [name, value] : found->tags) set(name, value);
  set("Task", found->task);
  return settle();
}

std::variant<records::Record, Fault> Builder::build() {
  if (!facts_.faults.empty()) return facts_.faults.front();
  if (game_.name() != games::assumed_game()) set("Game", game_.name());
  for (const auto& [name, value] : facts_.tags) set(name, value);
  deal_ = records::tag_value(record_.tags, "Deal");
  if (deal_.empty()) {
    auto whole = completed(hands_, game_, table_);
    if (!whole.ok()) return fault(whole.status());
    hands_ = *std::move(whole);
    if (absl::Status exchanged = exchange(); !exchanged.ok()) return fault(exchanged);
    auto found = deal_of(hands_, game_, table_);
    if (!found.ok()) return fault(found.status());
    deal_ = *std::move(found);
  }
  name_players();
  if (absl::Status united = unite_leaders(); !united.ok()) return fault(united);
  if (absl::Status counted = check_counts(); !counted.ok()) return fault(counted);
  put_points();
  const std::optional<Side> to_move = leader_;
  if (absl::Status put = put_table(); !put.ok()) return fault(put);
  if (absl::Status put = put_leader(); !put.ok()) return fault(put);
  if (absl::Status put = put_contract(); !put.ok()) return fault(put);
  if (absl::Status put = put_taken(); !put.ok()) return fault(put);
  set("Deal", deal_);
  if (absl::Status settled = settle(); !settled.ok()) return fault(settled);
  if (asks_nothing() && !game_.names_contract(record_.setup)) return std::move(record_);
  if (absl::Status whole = check_ending(); !whole.ok()) return fault(whole);
  if (!asks_nothing())
    if (absl::Status put = put_task(); !put.ok()) return fault(put);
  if (const auto position = game_.playable(record_.setup); !position.ok()) return fault(position.status());
  if (absl::Status played = play_given(facts_.given, game_, record_); !played.ok()) return fault(played);
  if (const auto position = records::position_after(record_, record_.plays.size());
      position.ok() && to_move && to_move->who == Who::kSeats) {
    const std::string mover = (*position)->to_move();
    const auto first = game_.playable(record_.setup);
    const std::string leads = first.ok() ? (*first)->to_move() : "";
    if (to_move->seats.find(mover) == std::string::npos && to_move->seats.find(leads) == std::string::npos)
      return fault(base::invalid("on lead: found ", text_of(*to_move), ", expected ", mover,
                                 ", whose turn it is after the cards given"));
  }
  if (asks_nothing()) return std::move(record_);
  const auto puzzle = puzzle_of(record_);
  if (!puzzle.ok()) return fault(puzzle.status());
  return std::move(record_);
}

std::string declaring_seats(const games::Position& position, const games::Game& game) {
  const games::Setup setup = position.setup();
  if (!setup.guarantee.empty()) return setup.guarantee;
  std::string seats;
  const games::Tags tags = game.contract_of(setup).tags();
  for (const std::string_view name : {"Declarer", "Partners"})
    for (const char letter : records::tag_value(tags, name))
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

std::variant<records::Record, Fault> build(const std::vector<Hand>& hands, Facts facts, const games::Game& game,
                                           const Table& table, records::Record record) {
  return Builder(hands, std::move(facts), game, table, std::move(record)).build();
}

std::optional<Auction> contract_of(const records::Record& record) {
  const std::string_view contract = records::tag_value(record.tags, "Contract");
  const std::string_view declarer = records::tag_value(record.tags, "Declarer");
  if (contract.size() < 2 || !is_digit(contract[0]) || declarer.size() != 1) return std::nullopt;
  return Auction{.bid = {.level = contract[0] - '0', .strain = contract[1]}, .declarer = declarer[0]};
}

}  // namespace ouverte::puzzles::text
