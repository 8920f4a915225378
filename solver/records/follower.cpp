#include "solver/records/follower.hpp"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/move_input.hpp"
#include "solver/records/plays.hpp"

namespace ouverte::records {
namespace {

// The words of each column, those of the seats from the first to the last; or all in one.
class Columns {
 public:
  Columns(const games::Game& game, std::string_view first_seat, std::span<const Token> words, Reading reading)
      : seats_(game.seats()), reading_(reading), columns_(reading == Reading::kColumns ? seats_.size() : 1) {
    const std::size_t first = seats_.find(first_seat);
    for (std::size_t word = 0; word < words.size(); ++word)
      columns_[(first + word) % columns_.size()].push_back(&words[word]);
  }

  std::deque<const Token*>& of(std::string_view seat) {
    return columns_[reading_ == Reading::kColumns ? seats_.find(seat) : 0];
  }

  // The cards already on the table have left their cells of the first row empty, but that of a Joker may say whom the
  // trick is given to. Gives back that cell, or null.
  const Token* pass_over_table(const games::Setup& setup) {
    if (reading_ == Reading::kInOrder) return nullptr;
    const Token* giving = nullptr;
    const std::size_t leader = seats_.find(setup.leader);
    for (std::size_t card = 0; card < setup.table.size(); ++card) {
      auto& column = columns_[(leader + card) % seats_.size()];
      if (column.empty()) continue;
      if (column.front()->word.starts_with(kGivingSign)) giving = column.front();
      if (column.front()->word == "-" || giving == column.front()) column.pop_front();
    }
    return giving;
  }

  [[nodiscard]] bool holds_cards() const {
    return std::ranges::any_of(columns_, [](const auto& column) {
      return std::ranges::any_of(column, [](const Token* token) { return token->word != "-" && token->word != "+"; });
    });
  }

  // A card still to come in the front row that is marked as a lead out of turn.
  [[nodiscard]] bool irregular_lead(std::string_view due) {
    return std::ranges::any_of(columns_, [&](const auto& column) {
      return &column != &of(due) && !column.empty() && std::ranges::count(column.front()->marks, "^L") > 0;
    });
  }

 private:
  std::string_view seats_;
  Reading reading_;
  std::vector<std::deque<const Token*>> columns_;
};

bool is_joker(const games::Game& game, std::string_view word) {
  if (word == kJoker) return true;
  const std::vector<std::string> cards = games::cards_meant(game, word);
  return cards.size() == 1 && cards.front() == kJoker;
}

// "the trick goes to C", as records write it.
std::string giving_of(const games::Game& game, std::string_view sign_and_seat) {
  const auto seat = games::seat_meant(sign_and_seat.substr(1), game.seats());
  return seat ? base::str(kGivingSign, *seat) : canonical_move(sign_and_seat);
}

// Plays the words of the columns one by one.
class Follower {
 public:
  Follower(const games::Game& game, games::Position& position, Columns& columns, Record& record, int& wrong_line)
      : game_(game),
        players_(game.seats_at(record.setup).size()),
        position_(position),
        columns_(columns),
        record_(record),
        wrong_line_(wrong_line),
        start_(position.setup()) {
    cards_ = start_.table.size();
    joker_ = std::ranges::find(start_.table, kJoker) != start_.table.end();
  }

  // `irregular`: some lead is marked as one out of turn.
  absl::Status follow(bool irregular) {
    if (const Token* giving = columns_.pass_over_table(start_); giving != nullptr) {
      giving_ = giving_of(game_, giving->word);
      giving_line_ = giving->line;
    }
    while (!position_.over()) {
      const std::string seat = position_.to_move();
      if (irregular && position_.table_empty() && columns_.irregular_lead(seat)) {
        record_.plays_end = PlaysEnd::kIrregular;
        return absl::OkStatus();
      }
      auto& column = columns_.of(seat);
      const bool waits = waits_to_be_given();
      const bool word = !column.empty() && column.front()->word != "-" && column.front()->word != "+";
      if (waits ? giving_.empty() : !word) {
        if (!column.empty() && column.front()->word == "+") record_.plays_end = PlaysEnd::kContinued;
        if (columns_.holds_cards()) record_.plays_end = PlaysEnd::kUnknown;
        return absl::OkStatus();
      }
      if (absl::Status status = waits ? give(seat) : play(seat, *column.front()); !status.ok()) return status;
      if (!waits) column.pop_front();
    }
    if (columns_.holds_cards())
      return base::invalid("found more cards than are played, expected the end of the section");
    return absl::OkStatus();
  }

 private:
  // In some games a trick with a Joker is given to somebody once all its cards are played.
  [[nodiscard]] bool waits_to_be_given() const {
    return cards_ == players_ && joker_ && position_.setup().table.size() == players_;
  }

  absl::Status give(const std::string& seat) {
    wrong_line_ = giving_line_;
    if (absl::Status status = position_.play(giving_); !status.ok()) return status;
    record_.plays.push_back({.seat = seat, .move = giving_, .marks = {}, .comments = {}});
    giving_.clear();
    cards_ = 0;
    joker_ = false;
    return absl::OkStatus();
  }

  absl::Status play(const std::string& seat, const Token& token) {
    wrong_line_ = token.line;
    const std::string_view word = token.word;
    const std::size_t sign = word.find(kGivingSign, 1);
    if (sign != std::string::npos) {
      const std::string giving = giving_of(game_, word.substr(sign));
      if (!is_joker(game_, word.substr(0, sign)))
        return base::invalid("found ", base::excerpt(giving), " after ", base::excerpt(word.substr(0, sign)),
                             ", expected it only after a Joker");
      if (!giving_.empty() && giving_ != giving)
        return base::invalid("found ", base::excerpt(giving), ", expected ", base::excerpt(giving_),
                             " as on the other Joker");
      giving_ = giving;
      giving_line_ = token.line;
    }
    const auto move = play_meant(game_, position_, word.substr(0, sign));
    if (!move.ok()) return move.status();
    record_.plays.push_back({.seat = seat, .move = *move, .marks = token.marks, .comments = token.comments});
    if (cards_ == players_) {
      cards_ = 0;
      joker_ = false;
    }
    ++cards_;
    joker_ = joker_ || *move == kJoker;
    return absl::OkStatus();
  }

  const games::Game& game_;
  std::size_t players_;
  games::Position& position_;
  Columns& columns_;
  Record& record_;
  int& wrong_line_;
  games::Setup start_;
  std::size_t cards_ = 0;  // of the trick in progress, or of the last one if it is complete
  bool joker_ = false;     // one of them is a Joker
  std::string giving_;     // of that trick, as its Joker says; empty: it says nothing
  int giving_line_ = 0;
};

}  // namespace

absl::Status follow_words(const games::Game& game, const games::Position& start, std::string_view first_seat,
                          std::span<const Token> words, Reading reading, Record& record, int& wrong_line) {
  Columns columns(game, first_seat, words, reading);
  const auto position = start.clone();
  const bool irregular =
      std::ranges::any_of(words, [](const Token& token) { return std::ranges::count(token.marks, "^L") > 0; });
  return Follower(game, *position, columns, record, wrong_line).follow(irregular);
}

}  // namespace ouverte::records
