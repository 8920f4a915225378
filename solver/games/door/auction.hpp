// The bidding of a deal brought to its end: what would be called if everyone saw all hands, and what the calls of a
// recorded auction gave away.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"

namespace ouverte::games {

struct JudgedCall {
  std::string seat, call;
  // What the deal is worth to its caller with the best call, everyone calling his best from there on; where all call at
  // once, the others calling what they did.
  int before = 0;
  int after = 0;       // with this one
  std::string better;  // a best call; empty where this is one
  int in_one = 1;      // 2: `before` and `after` are halves of what is paid
};

// "3½" of 7 halves.
[[nodiscard]] std::string amount_in_words(int number, int in_one);

struct Auction {
  struct Call {
    std::string seat, call;
  };
  std::vector<Call> calls;          // the best one of everybody in turn, to the end
  base::Json contract;              // what is then played, as in records; null: nothing
  std::vector<int> worth;           // by seat, in turn order
  std::vector<std::string> words;   // the same in lines for people, with the reason: "All pass: no solo can be made"
  std::vector<JudgedCall> judged;   // calls of the recorded auction
  std::vector<std::string> doubts;  // calls of it that the rules do not allow: where, what was found and expected
};

// {"calls": [{"seat": "N", "call": "pass"}, …], "contract": {…}, "worth": {"N": 10, …}, "words": […], "judged":
// [{"seat", "call", "before", "after", "cost", "better"}, …], "doubts": […]}. `seats`: their letters in turn order.
[[nodiscard]] base::Json to_json(const Auction& auction, std::string_view seats);

}  // namespace ouverte::games
