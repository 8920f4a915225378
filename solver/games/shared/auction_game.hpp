// Bidding with all hands open, for any auction: every player calls what is best for himself, and everyone knows it, so
// that what a deal is worth follows backwards from its ends. Of calls that are worth the same to their caller he makes
// the lowest, which is a pass where he may pass. Recorded calls are judged by the same values.
//
//   struct Rules {
//     using State = …;                          // where the auction stands: copyable, ordered (operator<=>)
//     using Call = …;                           // copyable, comparable
//     bool over(const State&) const;
//     int caller(const State&) const;           // the seat to call; not when over
//     std::vector<Call> calls(const State&) const;          // the legal ones, lowest first; at least one
//     State after(const State&, const Call&) const;         // every auction must come to an end
//     std::vector<int> worth(const State&) const;           // of what is then played, by seat; only when over
//     std::string text(const State&, const Call&) const;    // one word, as records have it; of a pass, "Pass"
//     std::optional<Call> read(const State&, std::string_view word) const;  // optional: other words for legal calls
//   };
#pragma once

#include <algorithm>
#include <concepts>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/auction.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {

template <class Rules>
concept AuctionRules = requires(const Rules& rules, const typename Rules::State& state,
                                const typename Rules::Call& call) {
  { rules.over(state) } -> std::same_as<bool>;
  { rules.caller(state) } -> std::same_as<int>;
  { rules.calls(state) } -> std::same_as<std::vector<typename Rules::Call>>;
  { rules.after(state, call) } -> std::same_as<typename Rules::State>;
  { rules.worth(state) } -> std::same_as<std::vector<int>>;
  { rules.text(state, call) } -> std::same_as<std::string>;
};

// What every point of an auction is worth; keeps what it has found out.
template <AuctionRules Rules>
class AuctionGame {
 public:
  using State = typename Rules::State;
  using Call = typename Rules::Call;

  explicit AuctionGame(Rules rules) : rules_(std::move(rules)) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  // By seat, if everyone calls his best from `state` on. The reference stays good.
  const std::vector<int>& worth(const State& state) { return node(state).worth; }
  // The call to be made there; nothing when it is over.
  std::optional<Call> best(const State& state) { return node(state).best; }
  // What `state` is worth to its caller after this call, which is legal there.
  int worth_after(const State& state, const Call& call) {
    return worth(rules_.after(state, call))[static_cast<std::size_t>(rules_.caller(state))];
  }
  // The best call of everybody in turn, each with the state that it is made in, to the end.
  std::vector<std::pair<State, Call>> line(State state) {
    std::vector<std::pair<State, Call>> line;
    while (const std::optional<Call> call = best(state)) {
      line.emplace_back(state, *call);
      state = rules_.after(state, *call);
    }
    return line;
  }
  // The end that this line comes to.
  State end(State state) {
    while (const std::optional<Call> call = best(state)) state = rules_.after(state, *call);
    return state;
  }

 private:
  struct Node {
    std::vector<int> worth;
    std::optional<Call> best;
  };

  const Node& node(const State& state) {
    if (const auto found = nodes_.find(state); found != nodes_.end()) return found->second;
    Node made;
    if (rules_.over(state)) {
      made.worth = rules_.worth(state);
    } else {
      const auto caller = static_cast<std::size_t>(rules_.caller(state));
      for (const Call& call : rules_.calls(state)) {
        const std::vector<int>& after = worth(rules_.after(state, call));
        if (made.best && after[caller] <= made.worth[caller]) continue;
        made.worth = after;
        made.best = call;
      }
      CHECK(made.best.has_value());
    }
    return nodes_.emplace(state, std::move(made)).first->second;
  }

  Rules rules_;
  std::map<State, Node> nodes_;
};

namespace detail {

// Follows the columns of a recorded auction and judges its calls one by one.
template <AuctionRules Rules>
class CallJudge {
 public:
  CallJudge(AuctionGame<Rules>& game, const typename Rules::State& start, std::string_view seats, Auction& found)
      : game_(game), state_(start), seats_(seats), found_(found) {}

  // False where nothing after this can be followed.
  bool column(std::size_t seat, std::string_view word) {
    const std::string text = lower_case(word);
    if (text == "*") return false;
    if (text == "-") return true;
    if (text == "ap") return all_pass();
    const bool over = game_.rules().over(state_);
    if (!over && due() == seat) return call(word);
    if (text == "pass" || text == "p") return true;  // of someone who has nothing left to say
    return doubt(seat, base::quoted(word),
                 over ? "nothing: the auction is over" : base::str("a call by ", name(due())));
  }

 private:
  [[nodiscard]] std::size_t due() const { return static_cast<std::size_t>(game_.rules().caller(state_)); }
  [[nodiscard]] std::string name(std::size_t seat) const { return std::string(1, seats_[seat]); }

  bool doubt(std::size_t seat, std::string_view found, std::string_view expected) {
    found_.doubts.push_back(base::str("Auction: call by ", name(seat), ": found ", found, ", expected ", expected));
    return false;
  }

  bool all_pass() {
    while (!game_.rules().over(state_))
      if (!call("pass")) return false;
    return true;
  }

  bool call(std::string_view word) {
    const Rules& rules = game_.rules();
    const std::vector<typename Rules::Call> legal = rules.calls(state_);
    std::optional<typename Rules::Call> read;
    std::vector<std::string> words;
    for (const auto& call : legal) {
      words.push_back(rules.text(state_, call));
      if (!read && lower_case(words.back()) == lower_case(word)) read = call;
    }
    if constexpr (requires { rules.read(state_, word); })
      if (!read) read = rules.read(state_, word);
    if (!read || std::find(legal.begin(), legal.end(), *read) == legal.end())
      return doubt(due(), base::quoted(word), base::str(words.size() > 1 ? "one of " : "", joined(words, " ")));
    judge(*read);
    state_ = rules.after(state_, *read);
    return true;
  }

  void judge(const typename Rules::Call& call) {
    const Rules& rules = game_.rules();
    const auto best = game_.best(state_);
    JudgedCall judged{.seat = name(due()), .call = rules.text(state_, call), .better = {}};
    judged.before = game_.worth(state_)[due()];
    judged.after = game_.worth_after(state_, call);
    if (judged.after < judged.before) judged.better = rules.text(state_, *best);
    found_.judged.push_back(std::move(judged));
  }

  AuctionGame<Rules>& game_;
  typename Rules::State state_;
  std::string_view seats_;
  Auction& found_;
};

}  // namespace detail

// Fills in `calls` and `worth` of an auction from `start` on. `seats`: the letter of each, in turn order.
template <AuctionRules Rules>
void bring_to_end(AuctionGame<Rules>& game, const typename Rules::State& start, std::string_view seats,
                  Auction& found) {
  for (const auto& [state, call] : game.line(start))
    found.calls.push_back(
        {std::string(1, seats[static_cast<std::size_t>(game.rules().caller(state))]), game.rules().text(state, call)});
  found.worth = game.worth(start);
}

// Fills in `judged` and `doubts` from the columns of a recorded auction: the words of each seat in turn, from seat
// `first` on. "-" stands where nothing was called, and so may a pass where nobody asks for a call; "AP" is a pass by
// everyone who is still to call, "*" an auction that breaks off. What follows a call that the rules do not allow is not
// judged.
template <AuctionRules Rules>
void judge_calls(AuctionGame<Rules>& game, const typename Rules::State& start, std::string_view seats,
                 std::size_t first, std::span<const std::string> columns, Auction& found) {
  detail::CallJudge<Rules> judge(game, start, seats, found);
  for (std::size_t at = 0; at < columns.size(); ++at)
    if (!judge.column((first + at) % seats.size(), columns[at])) return;
}

}  // namespace ouverte::games
