#include "solver/records/hidden_hands.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/card_words.hpp"
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

Cards hand_in(const games::Setup& setup, std::string_view seat) { return games::cards_of_hand(hand_told(setup, seat)); }

// What is known so far of a place with cards that are not told: a hand, or what else lies beside the play.
struct Untold {
  std::string place;
  std::size_t size = 0;
  Cards held;   // it is known to have had them, or played them
  Cards lacks;  // it cannot have had any of these, or could not have played as it did
};

class Completion {
 public:
  Completion(const games::Game& game, games::View view) : game_(game), view_(std::move(view)) {
    for (const games::Hidden& hidden : view_.hidden)
      places_.push_back({.place = hidden.place, .size = hidden.size, .held = hidden.known, .lacks = hidden.lacks});
  }

  absl::StatusOr<games::Setup> find(const NextPlay& next) {
    for (;;) {
      auto filled = fill_as_said();
      if (!filled.ok()) return filled.status();
      const auto start = game_.playable(*filled);
      if (!start.ok()) return start.status();
      const auto learnt = follow(**start, next);
      if (!learnt.ok()) return learnt.status();
      if (!*learnt) return *std::move(filled);
    }
  }

 private:
  // Hands that fit what else the record says of them (bids that follow from hands): that shows where the deal is read.
  absl::StatusOr<games::Setup> fill_as_said() {
    constexpr int kMostTries = 2'000;
    auto first = fill();
    if (!first.ok() || game_.playable(*first).ok()) return first;
    base::Random random(0);
    for (int tried = 0; tried < kMostTries; ++tried) {
      random.shuffle(std::span(view_.pool));
      auto other = fill();
      if (other.ok() && game_.playable(*other).ok()) return other;
    }
    return first;
  }

  // Plays as far as these hands allow. True if something about them was learnt that the filled ones do not fit, false
  // at the end.
  absl::StatusOr<bool> follow(games::Position& at, const NextPlay& next) {
    const games::Setup start = at.setup();
    for (std::size_t play = 0; !at.over(); ++play) {
      const std::string seat = at.to_move();
      const auto text = next(play, seat);
      if (!text) return false;
      const auto hand = std::ranges::find(places_, seat, &Untold::place);
      const Cards needed = hand == places_.end() ? Cards() : needed_for(cards_of_play(*text), start, at);
      const auto played = play_meant(game_, at, *text);
      if (played.ok()) {
        if (hand != places_.end()) hold(*hand, needed);
        continue;
      }
      if (hand != places_.end() && learn(*hand, needed, at)) return true;
      return base::invalid("plays: ", base::message(played.status()));
    }
    return false;
  }

  [[nodiscard]] bool is_hidden(const std::string& card) const {
    return has(view_.pool, card) ||
           std::ranges::any_of(view_.hidden, [&](const games::Hidden& hidden) { return has(hidden.known, card); });
  }

  // Every card that leaves the hand; none where that cannot be told.
  [[nodiscard]] Cards cards_of_play(std::string_view text) const {
    Cards cards;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find_first_of("+.,"), text.size());
      const std::string_view name = text.substr(0, end);
      const std::string written = canonical_move(name);
      const Cards meant = is_hidden(written) ? Cards{written} : games::cards_meant(game_, name);
      if (end > 0 && meant.size() != 1) return {};
      if (end > 0) cards.push_back(meant.front());
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cards;
  }

  // The cards of a play that were dealt to who makes it: those that he has not taken up since `start`. The first is
  // played from his hand; others he lays when he has taken up the table's.
  [[nodiscard]] static Cards needed_for(const Cards& played, const games::Setup& start, const games::Position& at) {
    const games::Setup here = at.setup();
    const Cards dealt = hand_in(start, at.to_move()), now = hand_in(here, at.to_move());
    Cards needed;
    for (const std::string& card : played) {
      const auto from_hand = card == played.front() ? 1 : 0;
      const auto after = std::ranges::count(played, card) - std::ranges::count(here.table, card);
      const auto copies =
          std::max<std::ptrdiff_t>(from_hand, after) - std::ranges::count(now, card) + std::ranges::count(dealt, card);
      while (std::ranges::count(needed, card) < copies) needed.push_back(card);
    }
    return needed;
  }

  // Whether anything is new in that a hand held these cards.
  static bool hold(Untold& hand, const Cards& cards) {
    const std::size_t before = hand.held.size();
    for (const std::string& card : cards)
      while (std::ranges::count(hand.held, card) < std::ranges::count(cards, card)) hand.held.push_back(card);
    return hand.held.size() > before;
  }

  // What a play shows of a hand that it was not legal for as it was filled in; false if nothing, because it is legal
  // for no hand that fits the rest.
  bool learn(Untold& hand, const Cards& needed, const games::Position& at) {
    if (hold(hand, needed)) {
      const bool allowed = std::ranges::none_of(needed, [&](const std::string& card) {
        auto left = std::ranges::count(view_.pool, card);
        for (const Untold& each : places_) left -= std::ranges::count(each.held, card);
        return left < 0 || has(hand.lacks, card);
      });
      return allowed && hand.held.size() <= hand.size;
    }
    bool learnt = false;
    for (const std::string& other : needed.empty() ? Cards() : at.lacking(needed.front())) {
      if (has(hand.held, other) || has(hand.lacks, other)) continue;
      hand.lacks.push_back(other);
      learnt = true;
    }
    return learnt;
  }

  // Every card of the pool in a place that may hold it.
  absl::StatusOr<games::Setup> fill() const {
    const Cards& pool = view_.pool;
    std::vector<std::size_t> place(pool.size(), places_.size());
    std::vector<std::size_t> room;
    for (const Untold& each : places_) room.push_back(each.size - each.held.size());
    for (std::size_t in = 0; in < places_.size(); ++in)
      for (const std::string& held : places_[in].held)
        for (std::size_t card = 0; card < pool.size(); ++card)
          if (pool[card] == held && place[card] == places_.size()) {
            place[card] = in;
            break;
          }
    for (std::size_t card = 0; card < pool.size(); ++card) {
      std::vector<bool> seen(places_.size());
      if (place[card] == places_.size() && !put(card, place, room, seen))
        return base::invalid("plays: found none that the hands not told can have made, expected legal ones");
    }
    games::Layout layout;
    for (const games::Hidden& hidden : view_.hidden) layout.push_back(hidden.known);
    for (std::size_t card = 0; card < pool.size(); ++card) layout[place[card]].push_back(pool[card]);
    return game_.deal_of(view_, layout);
  }

  // Finds room for a card, moving others where that helps (augmenting paths).
  bool put(std::size_t card, std::vector<std::size_t>& place, std::vector<std::size_t>& room,
           std::vector<bool>& seen) const {
    const Cards& pool = view_.pool;
    for (std::size_t in = 0; in < places_.size(); ++in) {
      if (seen[in] || has(places_[in].lacks, pool[card])) continue;
      seen[in] = true;
      if (room[in] > 0) {
        --room[in];
        place[card] = in;
        return true;
      }
      for (std::size_t other = 0; other < pool.size(); ++other) {
        if (place[other] != in || has(places_[in].held, pool[other])) continue;
        if (!put(other, place, room, seen)) continue;
        place[card] = in;
        return true;
      }
    }
    return false;
  }

  const games::Game& game_;
  games::View view_;
  std::vector<Untold> places_;
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
  games::Setup deal = setup;
  for (auto& [seat, hand] : deal.hands) hand = games::spelt_hand(game, hand);
  auto view = game.view_untold(deal, seats_untold(game, setup));
  if (!view.ok()) return view.status();
  return Completion(game, *std::move(view)).find(next);
}

absl::Status follow_untold(const games::Game& game, Record& record) {
  if (record.plays_end != PlaysEnd::kUnresolved || seats_untold(game, record.setup).empty()) return absl::OkStatus();
  if (!game.plays_in_rows()) return absl::OkStatus();
  std::vector<pbn::Item> items;
  for (const std::string& line : record.unplayed) items.push_back(pbn::line(pbn::held_words(line)));
  const std::vector<Token> words = with_cards_in_words(game, split_tokens(items).words);
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
