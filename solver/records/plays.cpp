#include "solver/records/plays.hpp"

#include <algorithm>
#include <cctype>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::records {
namespace {

bool hands_hold_a_star(const games::Setup& setup) {
  return std::ranges::any_of(setup.hands, [](const auto& hand) { return hand.second.find('*') != std::string::npos; });
}

// The words of each column, those of the seats from the first to the last.
class Columns {
 public:
  Columns(const games::Entry& entry, std::string_view first_seat, std::span<const Token> words)
      : seats_(entry.seats()), columns_(seats_.size()) {
    const std::size_t first = seats_.find(first_seat);
    for (std::size_t word = 0; word < words.size(); ++word)
      columns_[(first + word) % seats_.size()].push_back(&words[word]);
  }

  std::deque<const Token*>& of(std::string_view seat) { return columns_[seats_.find(seat)]; }

  // The cards already on the table have left their cells of the first row empty, but that of a Joker may say whom the
  // trick is given to. Gives back that cell, or null.
  const Token* pass_over_table(const games::Setup& setup) {
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
  std::vector<std::deque<const Token*>> columns_;
};

}  // namespace

std::string canonical_move(std::string_view word) {
  std::string move(word);
  for (char& letter : move) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (move.size() == 3 && move.ends_with("10")) move.replace(1, 2, "T");
  return move;
}

namespace {

// Plays the words of the columns one by one.
class Follower {
 public:
  Follower(const games::Entry& entry, games::Position& position, Columns& columns, Record& record, int& wrong_line)
      : players_(entry.seats_at(record.setup).size()),
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
      giving_ = canonical_move(giving->word);
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
    std::string move = canonical_move(token.word);
    if (const std::size_t sign = move.find(kGivingSign, 1); sign != std::string::npos) {
      const std::string giving = move.substr(sign);
      move.resize(sign);
      if (move != kJoker)
        return base::invalid("found ", base::excerpt(giving), " after ", base::excerpt(move),
                             ", expected it only after a Joker");
      if (!giving_.empty() && giving_ != giving)
        return base::invalid("found ", base::excerpt(giving), ", expected ", base::excerpt(giving_),
                             " as on the other Joker");
      giving_ = giving;
      giving_line_ = token.line;
    }
    if (absl::Status status = position_.play(move); !status.ok()) return status;
    record_.plays.push_back({.seat = seat, .move = move, .marks = token.marks, .comments = token.comments});
    if (cards_ == players_) {
      cards_ = 0;
      joker_ = false;
    }
    ++cards_;
    joker_ = joker_ || move == kJoker;
    return absl::OkStatus();
  }

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

// Where lines end in the middle of a row, and the words do not make up whole rows elsewhere: the first of them.
struct Cut {
  int line = 0;
  std::size_t cards = 0;  // in the row
  bool last = false;      // no row follows
};
std::optional<Cut> cut_row(std::span<const Token> words, std::size_t in_row) {
  if (words.size() % in_row == 0) return std::nullopt;
  for (std::size_t word = 1; word <= words.size(); ++word) {
    const bool line_ends = word == words.size() || words[word].line != words[word - 1].line;
    if (line_ends && word % in_row != 0)
      return Cut{.line = words[word - 1].line, .cards = word % in_row, .last = word == words.size()};
  }
  return std::nullopt;
}

absl::Status cut_short(const Cut& cut, std::size_t in_row) {
  return base::invalid("found ", cut.cards, " of ", in_row, " cards in a row, expected - for each that is not known");
}

}  // namespace

absl::Status follow_rows(const games::Entry& entry, std::string_view first_seat, const std::vector<Token>& words,
                         Record& record, int& wrong_line) {
  for (const Token& token : words) {
    if (std::string_view("!?$=^").find(token.word.front()) == std::string_view::npos) continue;
    wrong_line = token.line;
    return base::invalid("found ", base::quoted(token.word), ", expected a card, or after one a mark such as ! $7 =1=");
  }
  std::size_t count = words.size();
  const bool ended = count > 0 && words.back().word == "*" && (words.back().alone || !hands_hold_a_star(record.setup));
  if (ended) --count;
  record.plays_end = ended ? PlaysEnd::kEnded : PlaysEnd::kSilent;
  if (count == 0) return absl::OkStatus();
  if (first_seat.size() != 1 || entry.seats().find(first_seat) == std::string_view::npos) {
    return base::invalid("Play: found ", base::quoted(first_seat), ", expected ", seats_expected(entry.seats()));
  }
  const bool hidden = std::ranges::any_of(record.setup.hands, [](const auto& hand) { return hand.second == "-"; });
  auto position = entry.playable(record.setup);
  if (!position.ok() && (hidden || record.setup.contract.empty())) {
    record.plays_end = PlaysEnd::kUnresolved;
    return absl::OkStatus();
  }
  if (!position.ok()) return position.status();

  Columns columns(entry, first_seat, std::span(words).first(count));
  const bool irregular =
      std::ranges::any_of(words, [](const Token& token) { return std::ranges::count(token.marks, "^L") > 0; });
  absl::Status followed = Follower(entry, **position, columns, record, wrong_line).follow(irregular);
  // What goes wrong after a row that lacks a card may be its consequence: every later card is in another's column.
  if (followed.ok() && record.plays_end != PlaysEnd::kUnknown) return followed;
  const auto cut = cut_row(std::span(words).first(count), entry.seats().size());
  if (!cut) return followed;
  if (cut->last && followed.ok()) {
    Problem doubt{.place = record.place, .message = "Play: " + base::message(cut_short(*cut, entry.seats().size()))};
    doubt.place.line = cut->line;
    record.doubts.push_back(std::move(doubt));
  }
  if (cut->last || (!followed.ok() && wrong_line <= cut->line)) return followed;
  wrong_line = cut->line;
  return cut_short(*cut, entry.seats().size());
}

}  // namespace ouverte::records
