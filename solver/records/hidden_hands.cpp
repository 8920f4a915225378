#include "solver/records/hidden_hands.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/move_input.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {
namespace {

using Cards = std::vector<std::string>;

bool has(const Cards& cards, const std::string& card) { return std::ranges::find(cards, card) != cards.end(); }

std::string hand_told(const games::Setup& setup, std::string_view seat) {
  for (const auto& [other, hand] : setup.hands)
    if (other == seat && hand != "-") return hand;
  return "";
}

// The cards of a whole deal under a contract.
Cards pack_of(const games::Game& game, const games::Setup& setup) {
  base::Random random(0);
  Cards pack;
  for (const auto& [seat, hand] : game.random_whole(game.contract_of(setup), random).hands)
    for (std::string& card : games::cards_of_hand(hand)) pack.push_back(std::move(card));
  return pack;
}

// What is known so far of a hand that is not told.
struct Untold {
  std::string seat;
  Cards held;   // it played them
  Cards lacks;  // it could not have played as it did with any of these
};

class Completion {
 public:
  Completion(const games::Game& game, const games::Setup& setup)
      : game_(game),
        setup_(setup),
        pool_(pack_of(game, setup)),
        hand_size_(pool_.size() / game.seats_at(setup).size()) {
    for (const char seat : seats_untold(game, setup))
      hands_.push_back({.seat = std::string(1, seat), .held = {}, .lacks = {}});
  }

  absl::StatusOr<games::Setup> find(const NextPlay& next) {
    if (absl::Status told = take_told_cards(); !told.ok()) return told;
    for (;;) {
      auto filled = fill();
      if (!filled.ok()) return filled.status();
      auto start = game_.playable(*filled);
      if (!start.ok()) return start.status();
      const auto learnt = follow(**start, next);
      if (!learnt.ok()) return learnt.status();
      if (!*learnt) return *std::move(filled);
    }
  }

 private:
  absl::Status take_told_cards() {
    const auto hands = std::exchange(setup_.hands, {});
    for (const auto& [seat, hand] : hands) {
      if (hand == "-") continue;
      setup_.hands.emplace_back(seat, hand);
      const Cards cards = games::cards_of_hand(games::spelt_hand(game_, hand));
      if (cards.size() != hand_size_)
        return base::invalid("hands.", seat, ": found ", base::counted(cards.size(), "card"), ", expected ", hand_size_,
                             ": where a hand is left out the others are as dealt");
      for (const std::string& card : cards) {
        const auto found = std::ranges::find(pool_, card);
        if (found == pool_.end())
          return base::invalid("hands.", seat, ": found ", card, ", expected cards of the pack, each once");
        pool_.erase(found);
      }
    }
    return absl::OkStatus();
  }

  // Plays as far as these hands allow. True if something about them was learnt on the way, false at the end.
  absl::StatusOr<bool> follow(games::Position& at, const NextPlay& next) {
    for (std::size_t play = 0; !at.over(); ++play) {
      const std::string seat = at.to_move();
      const auto text = next(play, seat);
      if (!text) return false;
      const Cards legal = at.moves();
      const auto played = play_meant(game_, at, *text);
      if (played.ok()) continue;
      const auto hand = std::ranges::find(hands_, seat, &Untold::seat);
      const Cards meant = games::cards_meant(game_, *text);
      if (hand == hands_.end() || meant.size() != 1) return base::invalid("plays: ", base::message(played.status()));
      if (learn(*hand, meant.front(), legal)) return true;
      return base::invalid("plays: ", base::message(played.status()));
    }
    return false;
  }

  // What the play of a card shows of a hand that it was not legal for as it was filled in; false if nothing, because it
  // is legal for no hand that fits the rest.
  bool learn(Untold& hand, const std::string& card, const Cards& legal) {
    if (!has(hand.held, card)) {
      const bool elsewhere = std::ranges::any_of(hands_, [&](const Untold& other) { return has(other.held, card); });
      if (elsewhere || !has(pool_, card) || has(hand.lacks, card) || hand.held.size() == hand_size_) return false;
      hand.held.push_back(card);
      return true;
    }
    // It has another card that it would have to play: then it does not hold that.
    bool learnt = false;
    for (const std::string& other : legal) {
      if (has(hand.held, other) || has(hand.lacks, other)) continue;
      hand.lacks.push_back(other);
      learnt = true;
    }
    return learnt;
  }

  // Every card of the pool in a hand that may hold it.
  absl::StatusOr<games::Setup> fill() const {
    std::vector<std::size_t> place(pool_.size(), hands_.size());
    std::vector<std::size_t> room(hands_.size(), hand_size_);
    for (std::size_t card = 0; card < pool_.size(); ++card)
      for (std::size_t hand = 0; hand < hands_.size(); ++hand)
        if (has(hands_[hand].held, pool_[card])) {
          place[card] = hand;
          --room[hand];
        }
    for (std::size_t card = 0; card < pool_.size(); ++card) {
      std::vector<bool> seen(hands_.size());
      if (place[card] == hands_.size() && !put(card, place, room, seen))
        return base::invalid("plays: found none that the hands not told can have made, expected legal ones");
    }
    games::Setup filled = setup_;
    for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
      Cards cards;
      for (std::size_t card = 0; card < pool_.size(); ++card)
        if (place[card] == hand) cards.push_back(pool_[card]);
      filled.hands.emplace_back(hands_[hand].seat, games::hand_of_cards(std::move(cards)));
    }
    return filled;
  }

  // Finds room for a card, moving others where that helps (augmenting paths).
  bool put(std::size_t card, std::vector<std::size_t>& place, std::vector<std::size_t>& room,
           std::vector<bool>& seen) const {
    for (std::size_t hand = 0; hand < hands_.size(); ++hand) {
      if (seen[hand] || has(hands_[hand].lacks, pool_[card])) continue;
      seen[hand] = true;
      if (room[hand] > 0) {
        --room[hand];
        place[card] = hand;
        return true;
      }
      for (std::size_t other = 0; other < pool_.size(); ++other) {
        if (place[other] != hand || has(hands_[hand].held, pool_[other])) continue;
        if (!put(other, place, room, seen)) continue;
        place[card] = hand;
        return true;
      }
    }
    return false;
  }

  const games::Game& game_;
  games::Setup setup_;  // with the hands that are told
  Cards pool_;          // what these leave of the pack
  std::size_t hand_size_;
  std::vector<Untold> hands_;
};

}  // namespace

std::string seats_untold(const games::Game& game, const games::Setup& setup) {
  std::string told;
  for (const auto& [seat, hand] : setup.hands) {
    if (told.find(seat) != std::string::npos) return "";  // a fault of its own
    told += seat;
  }
  std::string seats;
  for (const char seat : game.seats_at(setup))
    if (hand_told(setup, std::string(1, seat)).empty()) seats += seat;
  return seats.size() < game.seats_at(setup).size() ? seats : "";
}

absl::StatusOr<games::Setup> completed(const games::Game& game, const games::Setup& setup,
                                       std::span<const std::string> plays) {
  return completed(game, setup, [&](std::size_t play, const std::string&) {
    return play < plays.size() ? std::optional(plays[play]) : std::nullopt;
  });
}

absl::StatusOr<games::Setup> completed(const games::Game& game, const games::Setup& setup, const NextPlay& next) {
  return Completion(game, setup).find(next);
}

absl::Status follow_untold(const games::Game& game, Record& record) {
  if (record.plays_end != PlaysEnd::kUnresolved || seats_untold(game, record.setup).empty()) return absl::OkStatus();
  if (!game.names_contract(record.setup) || !game.plays_in_rows()) return absl::OkStatus();
  std::vector<pbn::Item> items;
  for (const std::string& line : record.unplayed) items.push_back(pbn::line(pbn::held_words(line)));
  const std::vector<Token> words = split_tokens(items).words;
  const std::string_view seats = game.seats();
  const std::size_t first = seats.find(games::seat_meant(tag_value(record.tags, "Play"), seats).value_or("N"));
  // Rows of a card a seat, whoever leads.
  const auto next = [&](std::size_t play, const std::string& seat) -> std::optional<std::string> {
    const std::size_t column = (seats.find(seat) + seats.size() - first) % seats.size();
    const std::size_t word = play / seats.size() * seats.size() + column;
    const bool card = word < words.size() && words[word].word.find_first_of("-+*") == std::string::npos;
    return card ? std::optional(words[word].word) : std::nullopt;
  };
  const auto whole = completed(game, record.setup, next);
  if (!whole.ok()) return whole.status();
  auto at = game.playable(*whole);
  if (!at.ok()) return at.status();
  while (!(*at)->over()) {
    const std::string seat = (*at)->to_move();
    const auto text = next(record.plays.size(), seat);
    if (!text) break;
    const auto move = play_meant(game, **at, *text);
    if (!move.ok()) return move.status();
    record.plays.push_back({.seat = seat, .move = *move, .marks = {}, .comments = {}});
  }
  record.plays_end = PlaysEnd::kSilent;
  record.unplayed.clear();
  return absl::OkStatus();
}

}  // namespace ouverte::records
