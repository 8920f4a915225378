// What is asked, in words, as the task of a record: how many tricks of the whole deal, or what else its value counts.
#include <algorithm>

#include "puzzles/text/build.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/ending.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::invalid;
using base::str;

enum class Camp { kDeclaring, kOther };

class Writer {
 public:
  Writer(const Asked& asked, std::string_view words, const records::Record& record, const games::Game& game,
         const Facts& facts)
      : asked_(asked), words_(words), record_(record), game_(game), facts_(facts) {}

  absl::StatusOr<Stipulation> write();

 private:
  // The tricks that were played, those of them that a side won, and those to come.
  struct Count {
    int played = 0, won = 0, left = 0;
  };
  [[nodiscard]] Count count(const games::Setup& setup, Camp part) const;
  [[nodiscard]] games::Setup setup_after_given() const;
  absl::Status look(const std::string& objective);
  absl::StatusOr<Camp> part() const;
  absl::StatusOr<Camp> part_of_reader() const;
  absl::StatusOr<Stipulation> tricks(Camp part);
  absl::StatusOr<Stipulation> goal(bool reached);
  absl::StatusOr<Stipulation> beside_goal(int margin);
  [[nodiscard]] absl::StatusOr<Stipulation> won_with(int number) const;
  [[nodiscard]] bool has_objective(std::string_view objective) const;
  absl::StatusOr<Stipulation> amount(const std::string& objective, Camp part);
  [[nodiscard]] Stipulation with(std::string_view sign, int value) const {
    return {.task = str(sign, " ", value), .tags = tags_, .counted = {}};
  }
  [[nodiscard]] std::string sign(bool turned) const {
    if (asked_.measure == Measure::kExactly) return "=";
    return (asked_.measure == Measure::kAtLeast) != turned ? ">=" : "<=";
  }

  const Asked& asked_;
  std::string_view words_;
  const records::Record& record_;
  const games::Game& game_;
  const Facts& facts_;
  games::Tags tags_;
  games::Setup setup_;
  games::Stakes stakes_;
  std::string declaring_;
  std::string mover_;
};

// The position as the task sees it: under an objective, or under the contract's own.
absl::Status Writer::look(const std::string& objective) {
  games::Setup setup = record_.setup;
  if (!objective.empty()) setup.objective = objective;
  const auto position = game_.playable(setup);
  if (!position.ok()) return position.status();
  setup_ = (*position)->setup();
  stakes_ = *game_.stakes(setup_);
  declaring_ = declaring_seats(**position, game_);
  mover_ = (*position)->to_move();
  if (!objective.empty()) tags_ = {{"Objective", objective}};
  return absl::OkStatus();
}

absl::StatusOr<Camp> Writer::part() const {
  if (!asked_.side) return part_of_reader();
  const Side& side = *asked_.side;
  if (side.who == Who::kDeclarer || side.who == Who::kDummy) return Camp::kDeclaring;
  if (side.who == Who::kDefenders) return Camp::kOther;
  const auto declares = [&](char seat) { return declaring_.find(seat) != std::string::npos; };
  if (std::ranges::all_of(side.seats, declares)) return Camp::kDeclaring;
  if (std::ranges::none_of(side.seats, declares)) return Camp::kOther;
  return invalid("Task: found ", text_of(side), ", who are not on one side, expected a side");
}

// Nobody is named: it is the side to move that is asked, and the declarer where that is a defender and so many tricks
// can only be his.
absl::StatusOr<Camp> Writer::part_of_reader() const {
  if (declaring_.find(mover_) != std::string::npos) return Camp::kDeclaring;
  if (facts_.declarers.empty()) return Camp::kOther;
  // An ending that is counted by itself has no such number; the whole deal has.
  const auto whole = game_.stakes(games::standing_alone(setup_));
  const bool contract =
      whole.ok() && whole->goal && facts_.level && asked_.aim == Aim::kTricks && asked_.number >= *whole->goal;
  if (contract || asked_.aim == Aim::kContract) return Camp::kDeclaring;
  if (asked_.aim == Aim::kBeatIt) return Camp::kOther;
  return invalid("Task: found ", base::quoted(words_), ", expected whose task it is: the declarer's or that of ",
                 mover_, ", who is to move");
}

absl::StatusOr<Stipulation> Writer::goal(bool reached) {
  // A settlement may be above nothing though the game is lost: winning is asked after by itself.
  if (stakes_.unit != "trick" && stakes_.unit != "deal" && has_objective("make"))
    if (absl::Status looked = look("make"); !looked.ok())
      if (absl::Status again = look(""); !again.ok()) return again;
  if (!stakes_.goal)
    if (absl::Status looked = look("make"); !looked.ok() || !stakes_.goal) {
      if (absl::Status again = look(""); !again.ok()) return again;
      return lacking(facts_.level ? "--won" : "", "Task: found ", base::quoted(words_), ", expected a number of ",
                     stakes_.unit, "s: the contract alone does not tell how many are needed here",
                     facts_.level ? ", for the tricks won before are not said" : "");
    }
  Stipulation made{.task = reached ? "goal" : "no goal", .tags = tags_};
  if (stakes_.unit == "trick") made.counted = reached ? str(">= ", *stakes_.goal) : str("<= ", *stakes_.goal - 1);
  return made;
}

// So many tricks over the contract, or short of it.
absl::StatusOr<Stipulation> Writer::beside_goal(int margin) {
  if (stakes_.unit != "trick" || !stakes_.goal)
    return invalid("Task: found ", base::quoted(words_), ", expected a contract of whose tricks so many can be told");
  const int all = count(setup_, Camp::kDeclaring).played + count(setup_, Camp::kDeclaring).left;
  const int number = *stakes_.goal + margin;
  if (number < 0 || number > all)
    return invalid("Task: found ", base::quoted(words_), ", expected ", base::counted(all, "trick"), " at most in all");
  return asked_.aim == Aim::kContract ? with(">=", number) : with("<=", number);
}

// The position after the cards given, or this one where they cannot be played: whoever plays them says why.
games::Setup Writer::setup_after_given() const {
  records::Record played = record_;
  if (!play_given(facts_.given, game_, played).ok()) return setup_;
  const auto position = records::position_after(played, played.plays.size());
  return position.ok() ? (*position)->setup() : setup_;
}

Writer::Count Writer::count(const games::Setup& setup, Camp part) const {
  Count counted;
  if (setup.won) {
    for (const auto& [seat, number] : *setup.won) {
      counted.played += number;
      if ((declaring_.find(seat) != std::string::npos) == (part == Camp::kDeclaring)) counted.won += number;
    }
  }
  for (const auto& [seat, hand] : setup.hands) {
    const auto cards = hand == "-" ? 0 : std::ranges::count_if(hand, [](char letter) { return letter != '.'; });
    counted.left = std::max(counted.left, static_cast<int>(cards));
  }
  if (setup.table.size() == setup.hands.size()) ++counted.left;
  return counted;
}

absl::StatusOr<Stipulation> Writer::tricks(Camp part) {
  if (stakes_.unit != "trick")
    if (absl::Status looked = look("tricks"); !looked.ok())
      return invalid("Task: found a number of tricks, expected one of ", stakes_.unit,
                     "s: that is what the deal is played for");
  // Tricks of the whole deal: those won before and those in the hands. What is left or more is counted after the cards
  // given.
  const Count before = count(setup_, part);
  const Count now = count(setup_after_given(), part);
  const int all = before.played + before.left;
  if (asked_.of && *asked_.of != before.left && *asked_.of != now.left && *asked_.of != all)
    return invalid("Task: found ", base::counted(*asked_.of, "trick"), " in ", base::quoted(words_), ", expected ",
                   before.left, ", as many as there are cards in a hand");
  const bool of_rest = asked_.of && *asked_.of == now.left && now.played > 0;
  int number = asked_.number;
  const bool already_won = before.played > 0 && !asked_.in_all && number < before.won;  // so it is so many more
  if (asked_.aim == Aim::kAll) {
    number += now.left + now.won;
  } else if (asked_.aim == Aim::kNone) {
    number = now.won;
  } else if (asked_.more || of_rest || already_won) {
    number += asked_.of && *asked_.of == before.left ? before.won : now.won;
  } else if (before.played > 0 && !asked_.in_all && number <= before.left && number >= before.won && before.won > 0) {
    return invalid("Task: found ", base::quoted(words_), " with ", base::counted(before.won, "trick"),
                   " won before, expected \"", number, " more tricks\" or \"", number, " tricks in all\"");
  }
  if (number > all || number < 0)
    return invalid("Task: found ", base::quoted(words_), ", expected ", base::counted(all, "trick"),
                   " at most, as many as there are");
  const bool declaring = part == Camp::kDeclaring;
  const bool none = asked_.aim == Aim::kNone;
  return with(none ? (declaring ? "<=" : ">=") : sign(!declaring), declaring ? number : all - number);
}

// So many tricks and the game won: the value of which the game itself says so, the greatest where several come to the
// same.
absl::StatusOr<Stipulation> Writer::won_with(int number) const {
  const std::string words = "win with at least " + base::counted(number, "trick");
  const auto position = game_.playable(setup_);
  if (!position.ok()) return position.status();
  constexpr int kMost = 1000;  // no settlement is greater
  const search::Interval possible = (*position)->possible();
  for (int value = std::min(possible.upper, kMost); value >= std::max(possible.lower, -kMost); --value)
    if (game_.describe({value, games::kAnything.upper}, setup_) == words) return with(">=", value);
  return invalid("Task: found ", base::quoted(words_), ", expected a number of tricks that ", stakes_.high,
                 " can win with here");
}

// Whether a deal of this game can be played for so named an amount.
bool Writer::has_objective(std::string_view objective) const {
  return std::ranges::any_of(game_.contracts(), [&](const games::ContractInfo& contract) {
    return std::ranges::find(contract.objectives, objective) != contract.objectives.end();
  });
}

absl::StatusOr<Stipulation> Writer::amount(const std::string& objective, Camp part) {
  if (!objective.empty())
    if (absl::Status looked = look(objective); !looked.ok()) return looked;
  if (part != Camp::kDeclaring)
    return invalid("Task: found ", base::quoted(words_), ", expected an amount of the declaring side");
  if (!objective.empty() || asked_.aim == Aim::kPayment) return with(sign(false), asked_.number);
  const auto value = game_.value_of_score(asked_.number, setup_);
  if (!value.ok()) return value.status();
  if (asked_.measure == Measure::kAtLeast) return with(">=", *value);
  return invalid("Task: found ", base::quoted(words_), ", expected a score to be reached");
}

absl::StatusOr<Stipulation> Writer::write() {
  if (asked_.aim == Aim::kOut) {
    if (asked_.number == 0)
      return invalid("Task: found ", base::quoted(words_), ", expected a number of plays to do it in");
    if (absl::Status looked = look("out"); !looked.ok()) return looked;
    return with("<=", asked_.number);
  }
  if (absl::Status looked = look(""); !looked.ok()) return looked;
  const auto side = part();
  if (!side.ok()) return side.status();
  const bool declaring = *side == Camp::kDeclaring;
  switch (asked_.aim) {
    case Aim::kWinWith:
      return declaring
                 ? won_with(asked_.number)
                 : invalid("Task: found ", base::quoted(words_), ", expected a number of tricks of the declaring side");
    case Aim::kContract:
      if (asked_.named && asked_.side && !declaring)
        return invalid("Task: found ", base::quoted(words_), " said of ", text_of(*asked_.side),
                       ", who do not play the contract, expected the declarer\'s side");
      if (asked_.margin) return beside_goal(*asked_.margin);
      return goal(declaring || !asked_.side);  // "to make the contract": whose it is
    case Aim::kBeatIt:
      if (asked_.side && declaring)
        return invalid("Task: found ", base::quoted(words_), " said of ", text_of(*asked_.side),
                       ", whose contract it is, expected the other side");
      return asked_.margin ? beside_goal(-*asked_.margin) : goal(false);
    case Aim::kNone:
      // Who declares to take none has his contract in it.
      if (declaring && stakes_.unit != "trick" && stakes_.goal) return goal(true);
      if (declaring && facts_.contract.empty())
        return invalid("contract: found a task to lose tricks, expected a contract that is played to lose them");
      return tricks(*side);
    case Aim::kTricks:
    case Aim::kAll:
      return tricks(*side);
    case Aim::kPoints:
      if (has_objective("points")) return amount("points", *side);
      [[fallthrough]];
    case Aim::kScore:
      if (game_.contract_of(setup_).free_for_all())
        return invalid("Task: found a score, expected a settlement: \"to be paid N points\"");
      return amount("", *side);
    case Aim::kPayment:
      return amount(game_.contract_of(setup_).free_for_all() ? "" : "payment", *side);
    case Aim::kOut:
      break;
  }
  return invalid("Task: found ", base::quoted(words_), ", expected something to be achieved");
}

}  // namespace

absl::StatusOr<Stipulation> stipulation_of(const Asked& asked, std::string_view words, const records::Record& record,
                                           const games::Game& game, const Facts& facts) {
  return Writer(asked, words, record, game, facts).write();
}

}  // namespace ouverte::puzzles::text
