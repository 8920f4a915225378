// What happens in the variations of a tree: in all of them, and in some.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "solver/games/door/game.hpp"
#include "solver/proof/refutation.hpp"

namespace ouverte::tutor {

// Tricks that somebody gives away are taken by no card.
struct TreeEvent {
  enum class What : std::uint8_t {
    kLeads,      // the seat leads to a trick
    kLeadsCard,  // it leads a card; only of the side that the tree is for
    kTakes,      // it takes a trick with a card of a suit
    kTakesWith,  // it takes one with a card; only of the side that the tree is for: the other side's cards stand for
                 // those that do the same
    kRuffs,      // it takes a trick to which a suit was led with a card of another suit
    kSqueezed,   // it cannot follow and has to discard of one of several suits; after each discard, and after those of
                 // its suit only, one card of that suit takes a trick for the side that the tree is for, or another
                 // seat is squeezed in that suit and others
  };
  What what{};
  std::string seat;
  std::string cards;  // a suit as moves are written with, a card, or cards with a space between them

  friend auto operator<=>(const TreeEvent&, const TreeEvent&) = default;
};

struct TreeEvents {
  // So many tricks are taken in every variation, and so many in one.
  struct Tricks {
    int least = 0;
    int most = 0;
  };

  std::set<TreeEvent> always;
  std::set<TreeEvent> ever;
  std::map<std::pair<bool, char>, Tricks> tricks;  // by those who want the value high, or low, with cards of a suit

  [[nodiscard]] Tricks tricks_of(bool high, char suit) const {
    const auto found = tricks.find({high, suit});
    return found == tricks.end() ? Tricks{} : found->second;
  }
};

// Who takes a trick by a move, and with which card; nothing where it takes none.
[[nodiscard]] std::optional<std::pair<std::string, std::string>> trick_taken(const games::Game& game,
                                                                             const games::Position& at,
                                                                             const games::Position& next,
                                                                             const std::string& move);

class TreeReader {
 public:
  // `sides`: whether a seat wants the value high.
  TreeReader(const games::Game& game, const proof::ProofClaim& claim, std::map<std::string, bool> sides)
      : game_(game), claim_(claim), sides_(std::move(sides)) {}

  // Of a tree that shows the claim for a position; nothing if there is too much to look at.
  [[nodiscard]] std::optional<TreeEvents> read(const games::Position& at, const proof::Tree& tree);

 private:
  [[nodiscard]] TreeEvents of(const games::Position& at, const proof::Tree& tree, std::size_t cashed);
  [[nodiscard]] TreeEvents look(const games::Position& at, const proof::Tree& tree, std::size_t cashed);
  [[nodiscard]] TreeEvents of_replies(const games::Position& at, const proof::Tree& tree, std::size_t cashed);
  [[nodiscard]] TreeEvents step(const games::Position& at, const std::string& move, const proof::Tree& tree,
                                std::size_t cashed);
  [[nodiscard]] std::set<TreeEvent> by_move(const games::Position& at, const games::Position& next,
                                            const std::string& move) const;
  [[nodiscard]] bool profits(const std::string& seat) const;

  const games::Game& game_;
  proof::ProofClaim claim_;
  std::map<std::string, bool> sides_;
  std::map<std::pair<const proof::Tree*, std::string>, TreeEvents> known_;  // by tree and standing
};

}  // namespace ouverte::tutor
