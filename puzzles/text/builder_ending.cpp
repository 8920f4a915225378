// What an ending leaves open of what was played before it: all that is missing is named at once, with an example of how
// it is written; what else a record has of it, such as who was dealt all Kings, is nobody's unless it is said.
#include <algorithm>

#include "puzzles/text/builder.hpp"
#include "solver/games/door/lack.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;

constexpr std::string_view kOfContract = "contract.";
constexpr int kMostFields = 12;  // of a game's contract, that are asked for one after the other

}  // namespace

// "A has won 5 tricks, B 2 tricks, C 2 tricks": as many as have been played.
std::string Builder::example_of_tricks() const {
  const int played = tricks_played();
  const auto seats = static_cast<int>(hands_.size());
  std::string words;
  for (int place = 0; place < seats; ++place) {
    const int share = played / seats + (place < played % seats ? 1 : 0);
    const std::string who = name(table_.seats[static_cast<std::size_t>(place)]);
    words += str(place == 0 ? "" : ", ", who, place == 0 ? " has won " : " ", base::counted(share, "trick"));
  }
  return words;
}

// All that the game cannot do without is asked of it, one thing after the other: each gets a value that it may have,
// until nothing is missing, or what is can be had of no example.
absl::Status Builder::check_ending() {
  games::Setup setup = record_.setup;
  std::vector<std::string> lacks;
  std::vector<std::string> examples;
  bool bonuses_assumed = false;
  for (int asked = 0; asked < kMostFields; ++asked) {
    const auto lack = games::lack_in(game_.playable(setup).status());
    if (!lack) break;
    const std::string& field = lack->field;
    if (field == "leader") {
      lacks.emplace_back("who leads");
      setup.leader = table_.seats.substr(0, 1);
      examples.push_back(str(name(table_.seats[0]), " to lead"));
    } else if (field == "won" && !setup.won) {
      lacks.emplace_back("the tricks that each has won");
      setup.won.emplace();
      const std::string winner = setup.leader.empty() ? table_.seats.substr(0, 1) : setup.leader;
      for (const char seat : table_.seats.substr(0, hands_.size()))
        setup.won->emplace_back(std::string(1, seat), winner == std::string_view(&seat, 1) ? tricks_played() : 0);
      examples.push_back(example_of_tricks());
    } else if (field == "contract.points" && facts_.declarers.size() == 1) {
      lacks.emplace_back("the card points that lie before the declarer, in his tricks and in what he laid aside");
      examples.push_back(str(name(facts_.declarers[0]), " has 30 points"));
      break;
    } else if (lack->may_be_null && field.starts_with(kOfContract)) {
      setup.contract[field.substr(kOfContract.size())] = nullptr;
      bonuses_assumed = true;
    } else {
      break;
    }
  }
  if (!lacks.empty() && !sides_are_pairs())
    return base::invalid("this ending does not say ", games::joined(lacks, ", nor "),
                         ". Write, for example: ", games::joined(examples, ". "), ".");
  if (!bonuses_assumed) return absl::OkStatus();
  for (const auto& [tag, value] : game_.contract_of(setup).tags()) set(tag, value);
  record_.doubts.push_back({record_.place, "bonuses earned before: assumed that there are none, for none is told"});
  return settle();
}

}  // namespace ouverte::puzzles::text
