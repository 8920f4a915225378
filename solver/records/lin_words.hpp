// The words of LIN as PBN writes them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace ouverte::records::lin {

// "S47H8TD248KC347QA" as "74.T8.K842.AQ743"; empty for a hand that is not shown.
[[nodiscard]] absl::StatusOr<std::string> hand_of(std::string_view written);

// "p" as "Pass", "1n" as "1NT", "d" as "X".
[[nodiscard]] absl::StatusOr<std::string> call_of(std::string_view written);

// What calls amount to.
struct Auction {
  std::size_t dealer = 0;          // place among N E S W
  std::vector<std::string> calls;  // as PBN writes them

  // "4SX"; empty while no contract is named, "Pass" if all passed.
  [[nodiscard]] std::string contract() const;
  // The seat that was the first of its side to name the strain of the last bid; empty if there is no bid.
  [[nodiscard]] std::string declarer() const;
};

}  // namespace ouverte::records::lin
