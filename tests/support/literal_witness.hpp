// What a sentence literally says of the play after a card, held against every line of best play: a reading of
// docs/sentences.md of its own, and plain search. Of positions with too many lines some are looked at.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tutor/explain/facts.hpp"

namespace ouverte::support {

class LiteralWitness {
 public:
  enum class Standing {
    kSilent,   // it says nothing of lines
    kProved,   // it holds in every one; or, where it says what can happen, in one that was found
    kSampled,  // it holds in all that were looked at, which are not all; or in none of them
    kFalse,
  };
  // `solver` tells which plays are best; positions with more best lines than `most_positions` can hold are sampled.
  LiteralWitness(const games::Game& game, const games::Position& before, std::string played,
                 std::unique_ptr<games::Solver> solver, std::size_t most_positions);

  [[nodiscard]] Standing of(const tutor::Fact& fact);

 private:
  struct Trick {
    int number = 0;  // 0: the one in progress
    std::string leader, taker, card;
    std::map<std::string, std::string> by;  // what each seat plays
    char led = ' ';
  };
  enum class Heard { kGoesOn, kYes, kNo };
  // Told of every trick of a line in turn; `memory` begins at 0.
  using Reader = std::function<Heard(const Trick& trick, int& memory)>;
  // After that card every line is read as yes, or none is, or one is.
  enum class Of { kEvery, kNone, kSome };
  struct Claim {
    std::string after;
    Of lines;
    Reader reader;
  };
  struct Line;

  [[nodiscard]] std::vector<Claim> claims_of(const tutor::Fact& fact) const;
  [[nodiscard]] std::vector<Claim> claims_of(const tutor::Cause& cause) const;
  [[nodiscard]] Standing check(const Claim& claim);
  [[nodiscard]] bool reads(const Line& line, bool wanted, const Reader& reader, bool sampling);
  [[nodiscard]] const std::vector<std::string>& best(const games::Position& at);
  [[nodiscard]] Reader takes(const std::string& seat, const std::string& card) const;
  [[nodiscard]] Reader tricks_in(char suit, bool ours, int many, int from) const;
  [[nodiscard]] std::vector<Claim> of_many(const tutor::Cause& cause) const;
  [[nodiscard]] bool same_side(const std::string& seat) const;

  const games::Game& game_;
  const games::Position& before_;
  std::string played_;
  std::unique_ptr<games::Solver> solver_;
  std::size_t most_positions_;
  base::Random random_{23};
  std::map<std::string, std::vector<std::string>> best_;
  std::set<std::string> read_;
};

}  // namespace ouverte::support
