// Goes through the items of a problem and takes from every rule that matches what it says.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/text/doubled.hpp"
#include "puzzles/text/rules.hpp"
#include "puzzles/text/sentences.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/words_read.hpp"

namespace ouverte::puzzles::text {

class WordsReader {
 public:
  // `contract`: what the same words were found to say of it.
  WordsReader(std::vector<Item> items, const Table& table, const games::Game& game, const Beside& beside,
              const std::optional<Bid>& contract)
      : items_(std::move(items)), table_(table), game_(game), beside_(beside), contract_(contract) {
    known_.plays = beside.plays;
  }

  WordsRead read();

 private:
  // What was known before a sentence was read.
  struct Before {
    Facts facts;
    std::vector<Side> mentioned;
    char you = 0;
    std::vector<char> used;  // by items of the sentence
  };
  void read_sentence(std::size_t from, std::size_t to);
  void read_as_talk(std::size_t from, std::size_t to, const Voice& voice, const Before& before);
  void pass_over_what_is_seen(std::size_t from, std::size_t to);
  void pass_over_contract(std::size_t from, std::size_t to);
  [[nodiscard]] static bool limits_task(std::span<const Item> sentence);
  void pass_over_lead(std::size_t from, std::size_t to);
  void pass_over_what_is_of_nothing(std::size_t from, std::size_t to);
  [[nodiscard]] bool asks_of_elsewhere(std::span<const Item> sentence, const Facts& before) const;
  void undo(std::size_t from, const Before& before);
  [[nodiscard]] std::string seats_told(const Side& side) const;
  void find_questions(const std::vector<Sentence>& sentences);
  [[nodiscard]] bool asks(std::size_t from, std::size_t to) const;
  [[nodiscard]] bool begins_analysis(std::size_t from, std::size_t to, const Facts& before) const;
  bool leaves_rest(std::size_t from, std::size_t to, const Voice& voice);
  void read_rules(std::size_t from, std::size_t to);
  [[nodiscard]] bool stands_in_talk(const Match& match) const;
  void doubt_leads_told();
  void set_aside(std::size_t from, std::size_t to, const Voice& voice);
  void join_roles();
  void take_doubles();
  bool join_role(std::size_t at);
  void take(Match& match);
  [[nodiscard]] bool stands(const Match& match) const;
  [[nodiscard]] bool restricts_task(const Match& match) const;
  [[nodiscard]] bool is_helped(const Match& match) const;
  [[nodiscard]] bool is_asked(const Match& match) const;
  [[nodiscard]] bool is_only_thought_of(std::size_t at) const;
  [[nodiscard]] bool counts_losers(std::size_t at) const;
  bool joins_questions(std::size_t at);
  void take_fact(Match& match);
  void take_contract_fact(Match& match);
  [[nodiscard]] bool may_be_length(const Match& match) const;
  void pass_over_when(std::size_t call);
  void take_lead_fact(Match& match);
  void take_taken_fact(Match& match);
  void take_other_fact(Match& match);
  [[nodiscard]] bool is_of_board(const Match& match) const;
  void take_task(const Match& match);
  [[nodiscard]] bool aims_at_contract(const Match& match, Asked& asked);
  [[nodiscard]] bool aims_at_number(const Match& match, Asked& asked);
  void take_bid(const Bid& bid, int line);
  void take_trump(char strain, int line);
  void take_turned(const Match& match);
  void take_name(const Match& match);
  void take_name(const std::string& name, int line);
  void take_passing_names();
  void take_declarers(const std::string& seats, int line);
  void take_cards(const Match& match);
  void take_restriction(const Match& match);
  void take_taken(Match& match);
  void take_goal(const Terms::Goal& goal, const Match& match);
  void ask(const Match& match, Asked asked);
  void lost(Asked& asked, bool avoided) const;
  [[nodiscard]] bool contains(const Match& match, Meaning meaning) const;
  [[nodiscard]] std::optional<Side> subject(const Match& match) const;
  [[nodiscard]] Side resolved(const Side& side, std::size_t at, int line);
  [[nodiscard]] Side others_than(const Side& side) const;
  [[nodiscard]] char partner(char seat) const {
    return table_.seats[(table_.seats.find(seat) + table_.seats.size() / 2) % table_.seats.size()];
  }
  // ">= 5": a number of the record's value.
  [[nodiscard]] bool is_signed(const Match& match) const {
    return std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(match.begin),
                       items_.begin() + static_cast<std::ptrdiff_t>(match.end), [](const Item& item) {
                         return item.raw == ">=" || item.raw == "<=" ||
                                (item.raw == "=" && item.meaning == Meaning::kExactly);
                       });
  }
  [[nodiscard]] int line_of(const Match& match) const { return items_[match.begin].line; }
  std::vector<std::pair<Side, int>> pairs_from(const Terms& terms, std::size_t begin, std::size_t& end);

  std::vector<Item> items_;
  const Table& table_;
  const games::Game& game_;
  const Beside beside_;
  const std::optional<Bid> contract_;
  const Terms* terms_ = nullptr;
  Facts facts_;
  char you_ = 0;
  TalkedOf known_;
  std::optional<std::size_t> last_asked_ = {};    // where the last sentence begins that asks for something
  std::optional<std::size_t> last_goes_on_ = {};  // and the last that asks how the play goes on
  std::optional<Voice> talk_;                     // how a sentence is spoken that is read as talk
  bool supposed_card_ = false;                    // "West should lead the king"
  // What the rule before was about, in the same sentence; whether it told of cards.
  std::optional<Side> last_subject_;
  bool last_was_third_person_ = false;
  bool after_card_ = false;
  std::optional<Does> last_;  // what the rule before did, in the same sentence
  std::vector<Side> mentioned_;
  std::vector<Doubling> doubles_;           // that are told away from their contract
  std::vector<std::size_t> passing_names_;  // places of names of contracts that stand by themselves
  bool after_elsewhere_ = false;            // the sentence before was of another table
};

}  // namespace ouverte::puzzles::text
