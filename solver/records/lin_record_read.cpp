#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/cards/pack.hpp"
#include "solver/cards/seat.hpp"
#include "solver/cards/suit.hpp"
#include "solver/cards/text.hpp"
#include "solver/records/lin.hpp"
#include "solver/records/lin_words.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tags.hpp"

namespace ouverte::records {
namespace {

using base::invalid;
using base::quoted;
using base::str;

constexpr std::size_t kPlayers = 4;
constexpr std::string_view kOrder = "SWNE";  // of names and hands; a dealer is a number from 1 in it
constexpr std::array<std::string_view, kPlayers> kNames = {"South", "West", "North", "East"};

std::string upper(std::string_view text) {
  std::string letters(text);
  for (char& letter : letters) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return letters;
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> pieces(1);
  for (const char letter : text) {
    if (letter == ',') {
      pieces.emplace_back();
    } else {
      pieces.back() += letter;
    }
  }
  return pieces;
}

class LinBoardReader {
 public:
  LinBoardReader(const lin::Board& board, Place place) : board_(board) { record_.place = std::move(place); }

  std::variant<Record, Problem> read() {
    for (const lin::Field& field : board_.fields) {
      if (absl::Status status = read_field(field); !status.ok())
        return Problem{place_at(field.line), str(field.key, ": ", base::message(status))};
    }
    finish_tags();
    auto setup = setup_from_tags(record_.tags);
    if (!setup.ok()) return problem_with(record_, base::message(setup.status()));
    record_.setup = *std::move(setup);
    if (record_.setup.id.empty()) record_.setup.id = record_.place.board;
    if (auto problem = follow_plays()) return *std::move(problem);
    doubt_tags(record_);
    return std::move(record_);
  }

 private:
  [[nodiscard]] Place place_at(int line) const {
    Place place = record_.place;
    place.line = line;
    if (!board_name_.empty()) place.board = board_name_;
    return place;
  }

  absl::Status read_field(const lin::Field& field) {
    const std::string& value = field.value;
    if (field.key == "vg") read_event(split(value));
    if (field.key == "pn" || field.key == "pw") names_ = split(value);
    if (field.key == "qx") read_room(value);
    if (field.key == "ah") board_name_ = upper(value.substr(0, 6)) == "BOARD " ? value.substr(6) : value;
    if (field.key == "md") return read_deal(value);
    if (field.key == "sv") return read_vulnerable(value);
    if (field.key == "mb") return read_call(value);
    if (field.key == "an") add_note(value);
    if (field.key == "nt" && !value.empty()) add_comment(value);
    if (field.key == "pc" && !value.empty()) cards_.push_back({field, {}});
    if (field.key == "mc") claimed_ = value;
    return absl::OkStatus();
  }

  // "Final,Segment 1,I,1,16,Poland,0,Italy,0": the event, and of a match the team that sits North-South in the open
  // room, then the other.
  void read_event(const std::vector<std::string>& pieces) {
    constexpr std::size_t kHome = 5, kVisitors = 7;
    event_ = pieces[0];
    if (pieces.size() <= kVisitors) return;
    home_ = pieces[kHome];
    visitors_ = pieces[kVisitors];
  }

  // "o7": board 7 in the open room; "c7": in the closed one.
  void read_room(std::string_view value) {
    if (value.empty()) return;
    closed_ = value[0] == 'c';
    if (value[0] == 'o' || value[0] == 'c') value.remove_prefix(1);
    if (board_name_.empty()) board_name_ = value;
  }

  absl::Status read_deal(std::string_view value) {
    const std::size_t dealer = value.empty() ? kPlayers : static_cast<std::size_t>(value[0] - '1');
    if (dealer >= kPlayers)
      return invalid("found ", quoted(value.substr(0, 1)), ", expected the dealer: 1 South, 2 West, 3 North, 4 East");
    auction_.dealer = cards::kCompass.find(kOrder[dealer]);
    const std::vector<std::string> written = split(value.substr(1));
    std::vector<std::size_t> hidden;
    cards::CardSet rest = cards::kCommonPack.cards;
    for (std::size_t place = 0; place < kPlayers; ++place) {
      const auto hand = lin::hand_of(place < written.size() ? written[place] : "");
      if (!hand.ok()) return invalid(kNames[place], ": ", base::message(hand.status()));
      hands_[place] = hand->empty() ? "-" : *hand;
      if (hand->empty()) {
        hidden.push_back(place);
      } else {
        rest -= *cards::parse_hand(cards::kCommonPack, *hand);
      }
    }
    // The last hand is what the others leave.
    if (hidden.size() == 1 && rest.size() == cards::kRanks)
      hands_[hidden[0]] = cards::hand_text(cards::kCommonPack, rest);
    return absl::OkStatus();
  }

  absl::Status read_vulnerable(std::string_view value) {
    const char letter = value.empty() ? 'O' : upper(value.substr(0, 1))[0];
    constexpr std::string_view kLetters = "O0-NEB";
    constexpr std::array<std::string_view, 6> kWords = {"None", "None", "None", "NS", "EW", "All"};
    const std::size_t found = kLetters.find(letter);
    if (found == std::string_view::npos) return invalid("found ", quoted(value), ", expected one of o n e b");
    vulnerable_ = kWords[found];
    return absl::OkStatus();
  }

  absl::Status read_call(std::string_view value) {
    const bool alert = value.ends_with('!');
    const auto call = lin::call_of(alert ? value.substr(0, value.size() - 1) : value);
    if (!call.ok()) return call.status();
    auction_.calls.push_back(*call);
    record_.auction.push_back({.call = *call, .marks = {}, .comments = {}});
    if (alert) add_note("alerted");
    return absl::OkStatus();
  }

  // What a call means; an alert without a word on it says only that.
  void add_note(const std::string& text) {
    if (record_.auction.empty() || text.empty()) return;
    Call& call = record_.auction.back();
    if (!call.marks.empty()) {
      record_.notes.back().text = str(record_.notes.size(), ": ", text);
      return;
    }
    record_.notes.push_back({.section = "Auction", .text = str(record_.notes.size() + 1, ": ", text), .comments = {}});
    call.marks.push_back(str('=', record_.notes.size(), '='));
  }

  void add_comment(const std::string& text) {
    if (!cards_.empty()) {
      cards_.back().comments.push_back(text);
    } else if (!record_.auction.empty()) {
      record_.auction.back().comments.push_back(text);
    } else {
      record_.comments.push_back({.after = "", .text = text});
    }
  }

  void finish_tags() {
    const auto add = [&](std::string_view name, std::string_view value) {
      if (!value.empty()) record_.tags.emplace_back(name, value);
    };
    add("Event", event_);
    if (!board_name_.empty()) record_.place.board = board_name_;
    add("Board", board_name_);
    // Eight names are those of both rooms.
    const std::size_t first = closed_.value_or(false) && names_.size() >= 2 * kPlayers ? kPlayers : 0;
    for (std::size_t place = 0; place < kPlayers && first + place < names_.size(); ++place)
      add(kNames[place], names_[first + place]);
    const std::string dealer(1, cards::kCompass[auction_.dealer]);
    add("Dealer", dealer);
    add("Vulnerable", vulnerable_);
    std::string deal = str(kOrder[0], ':');
    for (std::size_t place = 0; place < kPlayers; ++place) deal += str(place == 0 ? "" : " ", hands_[place]);
    add("Deal", deal);
    add("Declarer", auction_.declarer());
    add("Contract", auction_.contract());
    add("Result", claimed_);
    if (closed_) add("Room", *closed_ ? "Closed" : "Open");
    if (closed_) add("HomeTeam", home_);
    if (closed_) add("VisitTeam", visitors_);
    if (!record_.auction.empty()) add("Auction", dealer);
  }

  // The cards in the order played. What cannot be played, because no contract or not every hand is known, is kept.
  std::optional<Problem> follow_plays() {
    if (cards_.empty()) return std::nullopt;
    const games::Game& bridge = *games::find_game(record_.setup.game);
    auto position = bridge.position(record_.setup);
    record_.tags.emplace_back("Play", position.ok() ? (*position)->to_move() : "");
    if (!position.ok()) {
      if (std::ranges::find(hands_, "-") == hands_.end() && !record_.setup.contract.empty())
        return problem_with(record_, base::message(position.status()));
      record_.plays_end = PlaysEnd::kUnresolved;
      for (const Card& card : cards_) {
        const auto read = cards::parse_card(cards::kCommonPack, canonical_move(card.field.value));
        if (!read.ok()) return Problem{place_at(card.field.line), str("pc: ", base::message(read.status()))};
        record_.unplayed.push_back(card.field.value);
        for (const std::string& comment : card.comments) record_.comments.push_back({"Play", comment});
      }
      return std::nullopt;
    }
    for (const Card& card : cards_) {
      const std::string seat = (*position)->to_move();
      const std::string move = canonical_move(card.field.value);
      if (const absl::Status played = (*position)->play(move); !played.ok())
        return Problem{place_at(card.field.line), str("pc: ", base::message(played))};
      record_.plays.push_back({.seat = seat, .move = move, .marks = {}, .comments = card.comments});
    }
    record_.plays_end = (*position)->over() ? PlaysEnd::kSilent : PlaysEnd::kEnded;
    return std::nullopt;
  }

  struct Card {
    lin::Field field;
    std::vector<std::string> comments;
  };

  const lin::Board& board_;
  Record record_;
  std::string event_, home_, visitors_, board_name_, vulnerable_, claimed_;
  std::optional<bool> closed_;  // the room, if there are two
  std::vector<std::string> names_;
  std::array<std::string, kPlayers> hands_;  // in `kOrder`
  lin::Auction auction_;
  std::vector<Card> cards_;
};

void add_boards(std::string_view text, std::string_view file, int line, Readings& readings) {
  for (const lin::Board& board : lin::parse(text, line)) {
    Place place{.file = std::string(file), .line = board.line, .board = std::to_string(readings.size() + 1)};
    readings.push_back(LinBoardReader(board, std::move(place)).read());
  }
}

}  // namespace

Readings read_lin(std::string_view text, std::string_view file) {
  Readings readings;
  if (!lin::begins_link(text)) {
    add_boards(text, file, 1, readings);
    return readings;
  }
  for (int line = 1; !text.empty(); ++line) {
    const std::string_view link = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(link.size() + 1, text.size()));
    if (link.find_first_not_of(" \t") == std::string_view::npos) continue;
    const auto carried = lin::text_of_link(link);
    const std::size_t before = readings.size();
    if (carried.ok()) add_boards(*carried, file, line, readings);
    if (readings.size() > before) continue;
    const Place place{.file = std::string(file), .line = line, .board = std::to_string(before + 1)};
    readings.emplace_back(Problem{
        place, carried.ok() ? "found a link without a deal (md), expected one" : base::message(carried.status())});
  }
  return readings;
}

}  // namespace ouverte::records
