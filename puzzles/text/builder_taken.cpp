// The tricks won before.
#include <algorithm>

#include "puzzles/text/builder.hpp"

namespace ouverte::puzzles::text {

using base::str;

// The seats of a side, dummy's with declarer's, and all that are left of the other side.
std::string Builder::side_of(const Side& side) const {
  std::string declarers = sides_are_pairs() ? facts_.declarers.substr(0, 1) : facts_.declarers;
  if (declarers.empty() || side.who == Who::kSeats || side.who == Who::kDummy) return seats_of(side);
  if (sides_are_pairs()) declarers += partner(declarers[0]);
  if (side.who == Who::kDeclarer) return declarers;
  std::string others;
  for (const char seat : table_.seats)
    if (declarers.find(seat) == std::string::npos) others += seat;
  return others;
}

// Whether it is all the same which of the seats of a side have won its tricks.
bool Builder::counted_by_sides() const {
  if (sides_are_pairs()) return true;
  const auto contract = game_.contract_from_tags(record_.tags);
  return table_.compass && contract.ok() && contract->named() && !contract->free_for_all();
}

absl::Status Builder::put_taken() {
  if (facts_.taken.empty()) return put_undecided();
  std::map<char, int> won;
  const std::string leader(records::tag_value(record_.tags, "Leader"));
  std::string told;
  for (const auto& [side, number] : facts_.taken) {
    const std::string seats = side_of(side);
    if (seats.empty())
      return base::invalid("tricks won before: found those of ", text_of(side), ", expected those of seats");
    if (seats.size() > 1 && !counted_by_sides())
      return base::invalid("tricks won before: found those of ", text_of(side), " together, expected each seat's");
    // Of a side it does not matter who won them; but who leads has won one.
    won[seats.find(leader.empty() ? '-' : leader[0]) != std::string::npos ? leader[0] : seats[0]] += number;
    told += seats;
  }
  if (counted_by_sides()) add_rest(told, won);
  std::string taken;
  for (const char seat : table_.seats.substr(0, std::max(hands_.size(), std::size_t{3})))
    taken += str(taken.empty() ? "" : " ", seat, ':', won[seat]);
  set("Taken", taken);
  // Fewer tricks than a whole deal has: those of an ending that is counted by itself.
  int all = static_cast<int>(most_cards());
  for (const auto& [seat, number] : won) all += number;
  if (sides_are_pairs() && all < static_cast<int>(table_.dealt)) set("Ending", str(all));
  return absl::OkStatus();
}

// Where nothing is told of the tricks before, and what is played for was lost by any of them (or any but all), there is
// only one number with which there is still something to show.
absl::Status Builder::put_undecided() {
  const std::string declaring = side_of({.who = Who::kDeclarer});
  if (sides_are_pairs() || !counted_by_sides() || declaring.empty()) return absl::OkStatus();
  const games::Tags before = record_.tags;
  const int rest = tricks_played();
  const std::string others = side_of({.who = Who::kDefenders});
  const std::string leader(records::tag_value(record_.tags, "Leader"));
  const char theirs = others.find(leader.empty() ? '-' : leader[0]) == std::string::npos ? others[0] : leader[0];
  std::vector<std::string> open;
  for (int his = 0; his <= rest && rest > 0; ++his) {
    std::map<char, int> won = {{declaring[0], his}, {theirs, rest - his}};
    std::string taken;
    for (const char seat : table_.seats) taken += str(taken.empty() ? "" : " ", seat, ':', won[seat]);
    set("Taken", taken);
    set("Deal", deal_);
    const auto setup = records::setup_from_tags(record_.tags);
    record_.tags = before;
    const auto position = setup.ok() ? game_.playable(*setup) : absl::StatusOr<std::unique_ptr<games::Position>>();
    if (!position.ok()) continue;
    if (game_.stakes((*position)->setup())->unit == "trick") return absl::OkStatus();
    if (!(*position)->possible().exact()) open.push_back(taken);
  }
  if (open.size() == 1) set("Taken", open.front());
  return absl::OkStatus();
}

// Where the tricks of one side alone are told, the other has won the rest of those that were played.
void Builder::add_rest(const std::string& told, std::map<char, int>& won) const {
  const std::string declaring = side_of({.who = Who::kDeclarer});
  const std::string others = side_of({.who = Who::kDefenders});
  const auto touches = [&](const std::string& side) { return side.find_first_of(told) != std::string::npos; };
  if (declaring.empty() || touches(declaring) == touches(others)) return;
  int rest = tricks_played();
  for (const auto& [seat, number] : won) rest -= number;
  const std::string& side = touches(declaring) ? others : declaring;
  const std::string leader(records::tag_value(record_.tags, "Leader"));
  const bool leads = !leader.empty() && side.find(leader[0]) != std::string::npos;
  if (rest > 0) won[leads ? leader[0] : side[0]] += rest;
}

}  // namespace ouverte::puzzles::text
