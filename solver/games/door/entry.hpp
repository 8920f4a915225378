// The door to the games: whatever is above `games/` sees every game through these classes alone. It is crossed once a
// request, never once a node; moves and seats are text here, written as in the rules pages (`SA`, `*`, `>B`).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/deadline.hpp"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/games/door/auction.hpp"
#include "solver/games/door/choosing.hpp"
#include "solver/games/door/for_himself.hpp"
#include "solver/games/door/game_info.hpp"
#include "solver/games/door/possible.hpp"
#include "solver/games/door/score_sheet.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/door/view.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"

namespace ouverte::games {

struct Rights;

using Tags = std::vector<std::pair<std::string, std::string>>;  // PBN tag name and value, in the order written

// A legal point of a deal together with its contract and objective.
class Position {
 public:
  virtual ~Position() = default;
  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  [[nodiscard]] virtual Setup setup() const = 0;  // complete: every field said, defaults spelt out
  // Where the play stands, in bytes, for tables of positions seen before. Of positions that `clone` and `play` reach
  // from one and the same position, those have equal keys that have equal setups and can come to equal values, and no
  // others. Keys of different deals, contracts or objectives say nothing about each other.
  [[nodiscard]] virtual std::string key() const = 0;
  [[nodiscard]] virtual bool table_empty() const = 0;  // no card has been played to the trick in progress
  [[nodiscard]] virtual bool over() const = 0;
  [[nodiscard]] virtual int value() const = 0;            // of the whole deal, once over
  [[nodiscard]] virtual std::string to_move() const = 0;  // seat; empty when over
  [[nodiscard]] virtual bool maximises() const = 0;       // that seat wants the value high; not when over
  // Legal moves: suits S H D C, ranks descending. All of them, but where a game can have more than anyone can read:
  // then some of each kind, and every legal one can be played.
  [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
  [[nodiscard]] virtual bool lists_every_move() const { return true; }
  // The same in classes: after the moves of one class the same can come of the deal (touching cards). As far as that
  // is seen without search.
  [[nodiscard]] virtual std::vector<std::vector<std::string>> classes() const {
    std::vector<std::vector<std::string>> classes;
    for (std::string& move : moves()) classes.push_back({std::move(move)});
    return classes;
  }
  // Cards, not yet played and in other hands here, that the seat to move cannot hold if it may make this move (whoever
  // does not follow suit has none of it): what the move shows to those who do not see its hand.
  [[nodiscard]] virtual std::vector<std::string> lacking(std::string_view /*move*/) const { return {}; }
  // Plays a move. An illegal one is an InvalidArgument status that names the trick, the seat, the card and the rule.
  virtual absl::Status play(std::string_view move) = 0;
  // The trump suit as moves begin with it, "S"; empty where there is none, or none that is a suit of the pack.
  [[nodiscard]] virtual std::string trumps() const { return {}; }
  // What can still come of the deal, by the rules alone: the value lies in between however it is played on. As far as
  // that is seen without trying moves.
  [[nodiscard]] virtual search::Interval possible() const {
    return over() ? search::Interval{value(), value()} : kAnything;
  }
};

struct MoveValue {
  std::string move;
  search::Interval value;  // of the whole deal after the move
};

struct Solution {
  search::Interval value;  // of the whole deal; exact unless a limit struck
  // Every move of `Position::moves` that keeps the value, or, where none of these does, one that does; empty when over,
  // or when a limit struck first.
  std::vector<std::string> best;
  std::vector<MoveValue> moves;    // of `Position::moves` and `best`, if asked for
  std::vector<std::string> line;   // moves of one optimal line to the end, if asked for
  bool stopped = false;            // a limit or a stop request struck: `value` and `moves` hold what was proved by then
  std::vector<std::string> notes;  // what else there is to say of the answer, in lines for people
  base::Json facts = base::Json::object();  // the same as further fields of the answer
  // Where play can go on for ever: the plays looked ahead. What is said holds for the deal cut off there.
  std::optional<int> horizon;
  std::uint64_t nodes = 0;
  std::chrono::duration<double> time{0};
};

struct Request {
  bool every_move = false;
  bool line = false;
  // A value that is likely: a matter of speed, and a sign that the value alone is wanted; what else there is to say of
  // a position (`Solution::notes`) may then be left out.
  std::optional<int> near = {};
};

// Solves positions of one game; owns the tables, and keeps them from one call to the next. One thread at a time.
class Solver {
 public:
  Solver() = default;
  explicit Solver(base::Deadline deadline) : deadline_(std::move(deadline)) {}
  virtual ~Solver() = default;
  // That of the options it was made with: whoever does more for a request than to solve ends by it too.
  [[nodiscard]] base::Deadline& deadline() { return deadline_; }
  [[nodiscard]] virtual Solution solve(const Position& position, const Request& request) = 0;
  // Whether the value of a position is at least `goal`; nothing if a limit or a stop request struck.
  [[nodiscard]] virtual std::optional<bool> reaches(const Position& position, int goal) = 0;
  // What comes of the deal if everyone plays for himself, as far as a search of bounded length finds out; nothing where
  // two sides play, or what is asked of the deal is no result that all players have a share of.
  [[nodiscard]] virtual std::optional<ForHimself> for_himself(const Position& /*position*/) { return std::nullopt; }
  // The positions to come are points of this deal, in any order: what is found out about one is kept for the others.
  // Only a matter of speed.
  virtual void expect(const Position& deal) = 0;

 private:
  base::Deadline deadline_;
};

// What a deal is played for: what its plays are judged by.
struct Stakes {
  std::optional<int>
      goal;               // the least value with which the side that wants it high has what it plays for; none is named
  std::string high, low;  // the two sides, to people: "declarer", "the defence"
  std::string reached, missed;  // what comes of the deal with the goal and without: "the contract is made", "is down"
  std::string unit;             // of values: "trick"
  int step = 1;                 // the least difference between two values
  // What values count, and for whom: "tricks", "settlement"; "declarer", "the soloist". `meaning`: how that is
  // reckoned, where the word alone does not tell.
  std::string measure = {}, whose = {}, meaning = {};
};

// A part of what a value is made of, asked after by itself at the same point of a deal: worth 1 where it comes out as
// the side likes it that wants the value high, else 0.
struct Aspect {
  std::string reached, missed;         // in words: "the Hood has an odd number of tricks", "… an even number"
  std::unique_ptr<Position> position;  // for a solver of the game; its setup is that of the whole value
};

// A deal seen before the play (or the auction): everything its contracts are worth.
struct DealTable {
  std::vector<std::string> headings;           // of the columns of `rows`
  std::vector<std::vector<std::string>> rows;  // text to be laid out as a grid
  std::vector<std::string> notes;              // lines below the grid, such as the par of the deal
  base::Json json;                             // the same facts as fields of one object
  std::optional<Auction> auction;              // where the game has one, and every value that it rests on is exact
  bool stopped = false;
};

using Progress = std::function<void(int done, int total)>;

// A game. What it says once and for all is data (`GameInfo` says what each member is).
class Entry {
 public:
  explicit Entry(GameInfo info) : info_(std::move(info)) {}
  virtual ~Entry() = default;
  [[nodiscard]] std::string_view name() const { return info_.name; }
  [[nodiscard]] std::string_view title() const { return info_.title; }
  [[nodiscard]] std::string_view seats() const { return info_.seats; }
  [[nodiscard]] std::string_view rules() const { return info_.rules; }
  [[nodiscard]] std::span<const ContractInfo> contracts() const { return info_.contracts; }
  [[nodiscard]] bool assumed() const { return info_.assumed; }
  [[nodiscard]] bool has_dummy() const { return info_.has_dummy; }
  [[nodiscard]] bool hides_sides() const { return info_.hides_sides; }
  [[nodiscard]] bool plays_in_rows() const { return info_.plays_in_rows; }
  [[nodiscard]] std::span<const std::string_view> own_tags() const { return info_.own_tags; }
  [[nodiscard]] std::span<const Word> vocabulary() const { return info_.vocabulary; }
  [[nodiscard]] const CardFaces& faces() const { return info_.faces; }
  // Material for puzzles; of a game that has none, a whole deal, and no theme of its own.
  [[nodiscard]] Setup random_puzzle(base::Random& random, int size, std::string_view theme) const {
    return info_.puzzles ? info_.puzzles->random(random, size, theme) : random_deal(random);
  }
  // The same under a contract.
  [[nodiscard]] Setup random_puzzle_under(const base::Json& contract, base::Random& random, int size) const {
    const bool endings = info_.puzzles && info_.puzzles->under != nullptr;
    return endings ? info_.puzzles->under(contract, random, size) : random_start(contract, random);
  }
  [[nodiscard]] std::span<const Theme> themes() const {
    return info_.puzzles ? std::span<const Theme>(info_.puzzles->themes) : std::span<const Theme>();
  }

  // The seats of a table of so many players; empty if the game is not for so many.
  [[nodiscard]] virtual std::string_view seats_of(std::size_t players) const {
    return players == seats().size() ? seats() : std::string_view();
  }
  // What a contract says where only the size of the table is known. The caller guarantees that the game is for so many.
  [[nodiscard]] virtual base::Json contract_of_table(std::size_t /*players*/) const { return base::Json::object(); }
  // Those of the table that a setup is about: where the number of its hands fits none, the largest.
  [[nodiscard]] std::string_view seats_at(const Setup& setup) const {
    const std::string_view fitting = seats_of(setup.hands.size());
    return fitting.empty() ? seats() : fitting;
  }
  // The least value with which the declaring side has at least `score` points of its own, where values are of
  // something else (a settlement); a status where values do not tell.
  [[nodiscard]] virtual absl::StatusOr<int> value_of_score(int score, const Setup&) const { return score; }

  // The legal position that `setup` describes, or an InvalidArgument status naming the field, what was found and what
  // was expected.
  [[nodiscard]] virtual absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const = 0;
  // The same for what does not depend on whose guarantee is asked (legal plays): where everyone plays for himself and
  // no seat is named, the first is.
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> playable(Setup setup) const {
    if (setup.guarantee.empty() && free_for_all(setup.contract)) setup.guarantee = seats().substr(0, 1);
    return position(setup);
  }
  // The same deal with an end: where play can go on for ever and the setup says no horizon, after so many plays.
  [[nodiscard]] virtual Setup bounded(const Setup& setup, int /*plays*/) const { return setup; }
  [[nodiscard]] virtual std::unique_ptr<Solver> solver(const search::Options& options) const = 0;
  // The same point of the same deal, to be played on under altered rights, for `altered_solver` alone; a status where
  // this game has none of them, a seat or suit is none, or the position is altered already. `value` and whose it is
  // stay; `setup` is of the cards and says nothing of rights.
  [[nodiscard]] virtual absl::StatusOr<std::unique_ptr<Position>> altered(const Position&, const Rights&) const {
    return absl::UnimplementedError("rights: this game has none that can be altered");
  }
  // Null where no rights can be altered. What it finds out is kept while the rights, and the deal, are the same.
  [[nodiscard]] virtual std::unique_ptr<Solver> altered_solver(const search::Options&) const { return nullptr; }
  // Contracts of a whole deal (hands as dealt; `setup.contract` is not read, beyond what all contracts share), and how
  // they are bid. `calls`: of the recorded auction, in turn from the seat that the tag `Auction` names, to be judged.
  // The limits of `options` count for each contract anew, their deadline is that of all; where one strikes, the cell
  // shows what was proved. `progress` is told after each search.
  [[nodiscard]] virtual absl::StatusOr<DealTable> table(const Setup& deal, const Tags& tags,
                                                        std::span<const std::string> calls,
                                                        const search::Options& options,
                                                        const Progress& progress) const = 0;
  [[nodiscard]] virtual Setup random_deal(base::Random& random) const = 0;
  // A random deal ready to be played under a contract. Where a contract is more than what a record's `contract` names
  // it (cards exchanged before the play), the rest of it is random too.
  [[nodiscard]] virtual Setup random_start(const base::Json& contract, base::Random& random) const {
    Setup setup = random_deal(random);
    setup.contract = contract;
    return setup;
  }

  // The same from the first card on, where `random_start` may be some way into the deal.
  [[nodiscard]] virtual Setup random_whole(const base::Json& contract, base::Random& random) const {
    return random_start(contract, random);
  }

  // What a player has to choose before the first card, one choice after the other: the next one of a deal; nothing when
  // all is chosen. `before_choices`: a contract with none of them made, where the hands are as dealt. `chosen`: the
  // contract after an answer, or a status that says what is wrong with that. `choice_advised`: the best answer.
  [[nodiscard]] virtual base::Json before_choices(const base::Json& contract) const { return contract; }
  [[nodiscard]] virtual std::optional<Choosing> choosing(const Setup&) const { return std::nullopt; }
  [[nodiscard]] virtual absl::StatusOr<base::Json> chosen(const Setup& setup, std::string_view /*answer*/) const {
    return setup.contract;
  }
  [[nodiscard]] virtual absl::StatusOr<ChoiceAdvice> choice_advised(const Setup&, const search::Options&) const {
    return ChoiceAdvice{};
  }

  // Between PBN's tags and `Setup::contract`. `contract_from_tags` gives an empty object when the tags name no contract
  // yet, and null when the deal was passed out and there is nothing to play. `contract_from_text` reads what
  // `--contract` takes ("4S by N", "solo by E, trump H"), the game's words shown by `--help`; what the text leaves out
  // and the deal's own contract `before` has (the declarer, the suit turned) is taken from there.
  [[nodiscard]] virtual absl::StatusOr<base::Json> contract_from_tags(const Tags& tags) const = 0;
  [[nodiscard]] virtual Tags tags_from_contract(const base::Json& contract) const = 0;
  [[nodiscard]] virtual absl::StatusOr<base::Json> contract_from_text(std::string_view text,
                                                                      const base::Json& before) const = 0;
  // What is wrong with tags of a record that its setup does without (results and conditions of the deal): each text
  // begins with the tag ("Result: found …, expected …"). `end` is where the recorded plays end; null: there are none.
  [[nodiscard]] virtual std::vector<std::string> contradictions(const Setup&, const Tags&,
                                                                const Position* /*end*/) const {
    return {};
  }
  // False while there is no play to look at, only what the deal's contracts are worth (`table`): before the auction, of
  // nothing or of no more than what is known then (a suit turned); or before an exchange that the contract begins with.
  [[nodiscard]] virtual bool names_contract(const base::Json& contract) const = 0;
  // True where everyone plays for himself: a position then has one value a seat, which `Setup::guarantee` chooses.
  [[nodiscard]] virtual bool free_for_all(const base::Json& contract) const = 0;
  // The contract as it is known to players who see no hands but those of `seats`: without what the rules keep from them
  // at that point (who is the soloist, cards laid aside). `setup`: all of it spelt out.
  [[nodiscard]] virtual base::Json known_contract(const Setup& setup, std::string_view /*seats*/) const {
    return setup.contract;
  }
  // A value as JSON: the number, or null where it says that there is none.
  [[nodiscard]] virtual base::Json value_json(int value, const Setup&) const { return value; }
  // What a deal is played for under the setup's contract and objective, all of it spelt out as `Position::setup` does;
  // a status where the contract, or the seat whose guarantee is asked, is none.
  [[nodiscard]] virtual absl::StatusOr<Stakes> stakes(const Setup& setup) const = 0;
  // The parts of the value of a position of this game that can still come out either way; none where there are none
  // that a player would name.
  [[nodiscard]] virtual std::vector<Aspect> aspects(const Position&) const { return {}; }
  // What a deal that is over brings its players; nothing where it is not over, or they keep no score of their own.
  [[nodiscard]] virtual std::optional<ScoreSheet> score_sheet(const Position&) const { return std::nullopt; }
  // What can be seen of a deal beside the hands and the trick in progress by those who see the hands of `seats`: tricks
  // won, melds, card points, a talon. In the order to be told.
  [[nodiscard]] virtual std::vector<Shown> shown(const Position& position, std::string_view /*seats*/) const {
    return tricks_shown(position.setup());
  }
  // The seats whose hands lie face up at that point by the rules of the game: a dummy, a spread misère.
  [[nodiscard]] virtual std::string faced(const Position&) const { return {}; }
  // Who plays the cards of a seat: another seat for a dummy.
  [[nodiscard]] virtual std::string player_of(std::string_view seat, const Setup&) const { return std::string(seat); }
  // What a player knows (`view.hpp`) after some plays of a deal: the one of `seat`, or who plays its cards.
  [[nodiscard]] virtual absl::StatusOr<View> view(const Setup& start, std::span<const std::string> plays,
                                                  std::string_view seat) const;
  // The whole deal before its first play as it would be with these cards in the hidden places, and where the play then
  // stands; a status where the rules do not let it come to this. The caller guarantees that the cards fit the view.
  [[nodiscard]] virtual absl::StatusOr<Setup> deal_of(const View& view, const Layout& layout) const;
  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> layout(const View& view, const Layout& layout) const;
  // As in `View`.
  [[nodiscard]] virtual std::vector<std::vector<std::string>> sequences(const Setup&) const;
  // What a recorded auction tells of the hands, seat by seat, in the words of docs/fair.md: "S: 15-17 hcp, balanced";
  // empty where it tells nothing, or the game has no system of its own.
  [[nodiscard]] virtual std::string told_by_auction(const Setup&, const Tags&,
                                                    std::span<const std::string> /*calls*/) const {
    return {};
  }
  // A contract in a person's words: "4♠ by North", "solo by East, hearts trumps".
  [[nodiscard]] virtual std::string describe(const base::Json& contract) const = 0;
  // A value in a person's words under an objective: "10 tricks", "made", "loses 20". With one end open (`asked.hpp`)
  // what the side asks that wants it so: "at least 5 tricks".
  [[nodiscard]] virtual std::string describe(search::Interval value, const Setup& setup) const = 0;

 private:
  GameInfo info_;
};

// Every game, in the order of their names; and the one of that name, or null.
[[nodiscard]] std::span<const Entry* const> all_entries();
[[nodiscard]] const Entry* find_entry(std::string_view name);

}  // namespace ouverte::games
