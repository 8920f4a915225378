// The auction of Solo Whist (rules page, decisions on the auction), and how it goes when everyone sees all hands.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/door/auction.hpp"
#include "solver/games/solo_whist/analysis.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

// What a player can say, lowest first; of bids those above a proposal in the order of the contracts.
enum class Call : std::uint8_t {
  kPass,
  kProposal,
  kAcceptance,
  kSolo,
  kMisere,
  kAbundance,
  kRoyalAbundance,
  kMisereOuverte,
  kSlam,
  kKimberley
};

[[nodiscard]] std::string in_words(Call call);  // "misère ouverte", "pass"

// Where an auction stands.
struct Bidding {
  std::int8_t caller = 0;         // kNobody: it is over
  std::uint8_t passed = 0;        // seats, a bit each
  Call bid = Call::kPass;         // the highest so far; a proposal that was accepted is an acceptance
  std::int8_t bidder = kNobody;   // the proposer, where it was accepted
  std::int8_t partner = kNobody;  // who accepted
  bool reopened = false;          // for a Kimberley

  friend auto operator<=>(const Bidding&, const Bidding&) = default;
};

// The rules of the auction with what each of its ends is worth, as `AuctionGame` asks for them.
class Auctioneer {
 public:
  using State = Bidding;
  using Call = solo_whist::Call;

  // `lines`: every contract of the deal, each with its exact payment, which outlive this. `conditions`: the suit turned
  // and what follows when all pass.
  Auctioneer(const std::vector<Line>& lines, const Written& conditions, Seat eldest);

  [[nodiscard]] Bidding start() const;
  [[nodiscard]] bool over(const Bidding& at) const { return at.caller == kNobody; }
  [[nodiscard]] int caller(const Bidding& at) const { return at.caller; }
  [[nodiscard]] std::vector<Call> calls(const Bidding& at) const;
  [[nodiscard]] Bidding after(Bidding at, Call call) const;
  [[nodiscard]] std::vector<int> worth(const Bidding& at) const;
  [[nodiscard]] std::string text(const Bidding& at, Call call) const;
  [[nodiscard]] std::optional<Call> read(const Bidding& at, std::string_view word) const;

  // The contract that an auction came to; null: the hands are thrown in. Where all pass and a deal is played each for
  // himself, one line of it.
  [[nodiscard]] const Line* played(const Bidding& end) const;

 private:
  [[nodiscard]] bool holds(const Bidding& at, int seat) const { return seat == at.bidder || seat == at.partner; }
  // Eldest, having passed, may accept a proposal that has come round to him.
  [[nodiscard]] bool may_accept_late(const Bidding& at, int seat) const;
  [[nodiscard]] Bidding all_passed(Bidding at) const;
  [[nodiscard]] const Line* best_of(Name name, std::int8_t soloist, bool kimberley) const;
  [[nodiscard]] const Line* pair_of(std::int8_t one, std::int8_t other) const;

  const std::vector<Line>& lines_;
  const Written& conditions_;
  std::int8_t eldest_;
};

// The recorded auction: words of the seats in turn from `first` on.
struct RecordedCalls {
  Seat first{};
  std::span<const std::string> calls;
};

// Nothing where no suit is known to be turned, or not every payment is exact.
[[nodiscard]] std::optional<Auction> auction_of(const std::vector<Line>& lines, const Written& conditions, Seat eldest,
                                                const RecordedCalls& recorded);

}  // namespace ouverte::games::solo_whist
