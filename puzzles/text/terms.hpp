// What is named in a row of items: sides, numbers, suits, cards, contracts, amounts. The parts that rules are made of.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/lexer.hpp"

namespace ouverte::puzzles::text {

class Terms {
 public:
  Terms(const std::vector<Item>& items, const Table& table, const games::Game& game)
      : items_(items), table_(table), game_(game), past_fillers_(items.size() + 1, items.size()) {
    for (std::size_t at = items.size(); at-- > 0;)
      past_fillers_[at] = is_any(at, Meaning::kFiller, Meaning::kA) ? past_fillers_[at + 1] : at;
  }

  [[nodiscard]] At<Side> side(std::size_t at) const;
  [[nodiscard]] At<int> number(std::size_t at) const;
  [[nodiscard]] At<char> suit(std::size_t at) const;    // S H D C
  [[nodiscard]] At<char> strain(std::size_t at) const;  // also no trump
  [[nodiscard]] At<Bid> bid(std::size_t at) const;
  [[nodiscard]] At<Named> card(std::size_t at) const;         // named whole
  [[nodiscard]] At<Named> card_partly(std::size_t at) const;  // at least a suit or a rank
  [[nodiscard]] At<std::vector<Named>> cards(std::size_t at) const;
  // "A spade or a club", "a heart, a diamond or a club": suits, of which one is meant.
  [[nodiscard]] At<std::vector<Named>> suits_to_choose(std::size_t at) const;
  // Cards of a trick in the order played: "♥K-3-7-2", "the 3, 7 and ace"; `bare`: the first may lack its suit.
  [[nodiscard]] At<std::vector<Named>> trick(std::size_t at, bool bare) const;
  [[nodiscard]] At<std::string> name(std::size_t at) const;  // of a contract, as records write it
  // A number of tricks or points, with whatever stands before and after it.
  [[nodiscard]] At<Asked> amount(std::size_t at) const;
  // "The contract", "it", "4♠", "his misère": with the contract that it names, if it does.
  struct Goal {
    std::optional<Bid> bid = {};
    std::string name = {};
    std::optional<Side> whose = {};
  };
  [[nodiscard]] At<Goal> goal(std::size_t at) const;

  [[nodiscard]] const std::vector<Item>& items() const { return items_; }
  [[nodiscard]] bool is(std::size_t at, Meaning meaning) const {
    return at < items_.size() && items_[at].meaning == meaning;
  }
  template <class... Others>
  [[nodiscard]] bool is_any(std::size_t at, Meaning meaning, Others... others) const {
    return is(at, meaning) || (is(at, others) || ...);
  }
  [[nodiscard]] bool is_filler(std::size_t at) const { return is_any(at, Meaning::kFiller, Meaning::kA); }
  [[nodiscard]] std::size_t past_fillers(std::size_t at) const { return at < items_.size() ? past_fillers_[at] : at; }
  // Whether a sentence, or a part of it, ends at a place.
  [[nodiscard]] bool ends(std::size_t at) const;
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const games::Game& game() const { return game_; }
  [[nodiscard]] char seat_at(std::size_t at) const { return table_.seats[static_cast<std::size_t>(items_[at].value)]; }
  // Ranks of one item: "AKQ", "10", "king".
  [[nodiscard]] At<std::vector<std::string>> ranks(std::size_t at) const;
  // A joker or a numbered trump: "the Joker", "XXI", "trump five", "five of trumps".
  [[nodiscard]] At<std::string> extra(std::size_t at) const;

 private:
  std::size_t rank_beside(std::size_t at, Named& named) const;
  bool measure(std::size_t& at, Asked& asked, int& add) const;
  bool core(std::size_t& at, Asked& asked) const;
  bool all_of_them(std::size_t& at, Asked& asked) const;
  bool counted(std::size_t& at, Asked& asked, int number) const;
  void tails(std::size_t& at, Asked& asked) const;
  bool of_so_many(std::size_t& at, Asked& asked) const;

  const std::vector<Item>& items_;
  const Table& table_;
  const games::Game& game_;
  std::vector<std::size_t> past_fillers_;  // by place
};

}  // namespace ouverte::puzzles::text
