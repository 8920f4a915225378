#include "solver/games/bridge/auction_told.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/bridge/call.hpp"
#include "solver/games/bridge/told_hand.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games::bridge {
namespace {

constexpr std::size_t kSeatCount = 4;

// The calls one after the other. A side whose calls may mean something else than they name is `artificial` from there
// on, and read no further.
class Reader {
 public:
  void call(std::size_t seat, const Call& call) {
    seat_ = seat;
    call_ = call;
    if (call.is == Call::Is::kPass) {
      pass();
    } else if (call.bid()) {
      jump_ = last_ ? jump_over(*last_, call) : 0;
      if (opened_ && !artificial()) read_bid();
      if (!opened_) open();
      note_bid();
    } else {
      if (call.is == Call::Is::kDouble) take_out();
      artificial() = true;
    }
    if (opened_ && seat != opener_ && call.is != Call::Is::kPass) answered_ = true;
    if (opened_ && !with_opener() && call.is != Call::Is::kPass) contested_ = true;
    passes_ = call.is == Call::Is::kPass ? passes_ + 1 : 0;
    called_[seat] = true;
  }

  [[nodiscard]] std::string text() const {
    std::string all;
    for (std::size_t seat = 0; seat < kSeatCount; ++seat)
      if (const std::string told = told_[seat].text(); !told.empty())
        all += base::str(all.empty() ? "" : "; ", cards::kCompass.substr(seat, 1), ": ", told);
    return all;
  }

 private:
  [[nodiscard]] std::size_t partner() const { return (seat_ + 2) % kSeatCount; }
  [[nodiscard]] bool with_opener() const { return (seat_ + opener_) % 2 == 0; }
  [[nodiscard]] bool& artificial() { return artificial_[seat_ % 2]; }
  [[nodiscard]] ToldHand& hand() { return told_[seat_]; }
  [[nodiscard]] const std::vector<Call>& mine() const { return bids_[seat_]; }
  [[nodiscard]] const std::vector<Call>& partners() const { return bids_[partner()]; }
  [[nodiscard]] bool named(std::size_t seat, int strain) const {
    return std::ranges::any_of(bids_[seat], [&](const Call& bid) { return bid.strain == strain; });
  }
  // The suits that a player has named, in that order, each once.
  [[nodiscard]] static std::vector<int> suits_of(const std::vector<Call>& bids) {
    std::vector<int> suits;
    for (const Call& bid : bids)
      if (bid.of_a_suit() && std::ranges::find(suits, bid.strain) == suits.end()) suits.push_back(bid.strain);
    return suits;
  }
  // Opener's second bid after an answer at the level of one, nobody else in: the one bid that tells his strength.
  [[nodiscard]] bool opener_rebids() const {
    return seat_ == opener_ && mine().size() == 1 && !contested_ && !partners().empty() && partners().back().level == 1;
  }

  void note_bid() {
    if (bids_[partner()].empty() && bids_[seat_].empty()) first_bidder_[seat_ % 2] = seat_;
    bids_[seat_].push_back(call_);
    last_ = call_;
  }

  void pass() {
    if (!opened_ && !called_[seat_]) {
      hand().points(0, 12);
      passed_first_[seat_] = true;
    }
    const bool left_in = opened_ && with_opener() && !answered_ && passes_ == 1;
    if (left_in && opened_->level == 1 && opened_->of_a_suit()) hand().points(0, 6);
  }

  void open() {
    opened_ = call_;
    opener_ = seat_;
    const bool natural = call_.level == 1 && call_.of_a_suit();
    artificial_ = {!natural, !natural};
    if (call_.no_trump()) return open_no_trump();
    if (natural) {
      hand().points(11, 21);
      return hand().length(call_.strain, call_.of_a_major() ? 5 : 3);
    }
    if (call_.level == 2 && call_.strain == 0) return hand().points(20);
    if (call_.level <= 4) hand().points(4, 11);
    hand().length(call_.strain, 6);
  }
  void open_no_trump() {
    if (call_.level > 2) return;
    hand().points(call_.level == 1 ? 15 : 20, call_.level == 1 ? 17 : 22);
    hand().balanced();
  }

  // Over an opening bid of one in a suit that nobody has answered.
  void take_out() {
    if (!opened_ || with_opener() || answered_ || artificial()) return;
    hand().points(passes_ == 2 ? 8 : 11);
  }

  void read_bid() {
    const std::size_t left = (seat_ + 1) % kSeatCount;
    const std::size_t right = (seat_ + 3) % kSeatCount;
    const bool theirs = call_.of_a_suit() && (named(left, call_.strain) || named(right, call_.strain));
    if (theirs || call_.level > 4 || (call_.no_trump() && call_.level == 4)) {
      artificial() = true;
    } else if (call_.no_trump()) {
      read_no_trump();
    } else if (named(partner(), call_.strain)) {
      support();
    } else if (named(seat_, call_.strain)) {
      repeat();
    } else if (!with_opener() && mine().empty() && partners().empty()) {
      overcall();
    } else {
      new_suit();
    }
  }

  void read_no_trump() {
    if (opener_rebids() && partners().back().of_a_suit() && call_.level <= 2) {
      hand().points(jump_ == 0 ? 11 : 17, jump_ == 0 ? 15 : 20);
      return hand().balanced();
    }
    const bool first = mine().empty();
    if (with_opener() && first && !contested_ && call_.level == 1) return hand().points(5, 11);
    if (!with_opener() && first && partners().empty() && !answered_ && call_.level == 1) {
      const bool last_to_call = passes_ == 2;
      hand().points(last_to_call ? 10 : 15, last_to_call ? 17 : 18);
      hand().balanced();
    }
    if (first) artificial() = true;  // what comes next, or this bid itself, is a convention at most tables
  }

  // The other side's first bid.
  void overcall() {
    if (jump_ > 0) {
      hand().length(call_.strain, 6);
      if (!answered_ && passes_ < 2) hand().points(4, 11);
      artificial() = true;
      return;
    }
    hand().length(call_.strain, 5);
    if (!answered_) hand().points(passes_ == 2 ? 5 : call_.level == 1 ? 7 : 9, 17);
  }

  // Partner's suit.
  void support() {
    const std::vector<int> suits = suits_of(partners());
    if (named(seat_, call_.strain)) return;  // agreed before
    const auto times = std::ranges::count(partners(), call_.strain, &Call::strain);
    if (suits.size() > 1 && suits.front() != call_.strain) return hand().length(call_.strain, 4);
    if (suits.size() > 1 || (!mine().empty() && seat_ != opener_)) {
      if (jump_ > 0 && times == 1) hand().length(call_.strain, 3);
      return;  // else no more than a preference
    }
    hand().length(call_.strain, jump_ > 0 && with_opener() ? 4 : 3);
    if (opener_rebids()) return hand().points(jump_ == 0 ? 11 : 15, jump_ == 0 ? 17 : 21);
    if (with_opener() && !contested_ && call_.level == 2 && mine().empty()) hand().points(5, 11);
  }

  // His own suit once more.
  void repeat() {
    const bool first = suits_of(mine()).front() == call_.strain;
    const bool answering = first_bidder_[seat_ % 2] != seat_;
    hand().length(call_.strain, first && !answering ? 6 : 5);
    if (opener_rebids() && jump_ < 2) hand().points(jump_ == 0 ? 11 : 15, jump_ == 0 ? 17 : 21);
  }

  void new_suit() {
    const std::vector<int> suits = suits_of(mine());
    if (may_be_a_question(suits) || call_.level > 3 || jump_ > 1 || (suits.empty() && jump_ > 0)) {
      artificial() = true;
    } else if (suits.empty()) {
      first_suit();
    } else if (seat_ == opener_) {
      opener_second(suits.front());
    } else {
      second_suit(suits.front());
    }
  }

  // A trial bid, the fourth suit, a minor after partner's no trump, Drury.
  [[nodiscard]] bool may_be_a_question(const std::vector<int>& suits) const {
    const std::vector<int> others = suits_of(partners());
    const bool agreed = std::ranges::any_of(others, [&](int suit) { return named(seat_, suit); });
    const bool answers_no_trump = !suits.empty() && seat_ != opener_ && with_opener() && partners().back().no_trump();
    const bool passed = suits.empty() && with_opener() && passed_first_[seat_] && opened_->of_a_major();
    return agreed || suits.size() + others.size() > 2 || (answers_no_trump && !call_.of_a_major()) ||
           (passed && call_.level == 2 && call_.strain == 0);
  }

  void first_suit() {
    if (!with_opener()) return hand().length(call_.strain, 5);
    hand().length(call_.strain, 4);
    if (!contested_) hand().points(call_.level == 1 ? 5 : 9);
  }
  void opener_second(int first) {
    const bool after_no_trump = !partners().empty() && partners().back().no_trump();
    hand().length(call_.strain, after_no_trump && !call_.of_a_major() ? 3 : 4);
    if (!opener_rebids()) return;
    const bool reverse = call_.level == 2 && jump_ == 0 && call_.strain > first;
    if (reverse) hand().length(first, 5);
    hand().points(jump_ > 0 ? 16 : reverse ? 15 : 11, jump_ > 0 || reverse ? 21 : 18);
  }
  void second_suit(int first) {
    hand().length(call_.strain, call_.of_a_major() || !with_opener() ? 4 : 3);
    if (call_.strain < first && call_.of_a_major()) hand().length(first, 5);
  }

  std::array<ToldHand, kSeatCount> told_;
  std::array<std::vector<Call>, kSeatCount> bids_;
  std::array<bool, kSeatCount> called_{}, passed_first_{};
  std::array<std::size_t, 2> first_bidder_{};
  std::array<bool, 2> artificial_{};
  std::optional<Call> opened_, last_;
  std::size_t opener_ = 0, seat_ = 0;
  Call call_;
  int jump_ = 0, passes_ = 0;  // passes since the last other call
  bool answered_ = false;      // the opening, by either side: what comes then has other meanings
  bool contested_ = false;     // the other side has bid or doubled
};

}  // namespace

std::string auction_told(std::string_view dealer, std::span<const std::string> calls) {
  const std::size_t first = cards::kCompass.find(dealer);
  if (dealer.size() != 1 || first >= kSeatCount) return "";
  Reader reader;
  for (std::size_t number = 0; number < calls.size(); ++number)
    reader.call((first + number) % kSeatCount, call_of(calls[number]));
  return reader.text();
}

}  // namespace ouverte::games::bridge
