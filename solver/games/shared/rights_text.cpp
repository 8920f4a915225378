#include "solver/games/shared/rights_text.hpp"

#include <utility>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

absl::StatusOr<cards::Seat> seat_in(std::string_view text, const RightsOfGame& game, std::string_view field) {
  const std::size_t place = text.size() == 1 ? game.seats.find(text[0]) : std::string_view::npos;
  if (place == std::string_view::npos)
    return wrong(field, base::quoted(text), base::str("one of ", joined(game.seats, " ")));
  return static_cast<cards::Seat>(place);
}

absl::StatusOr<tricks::Camp> seats_in(std::string_view text, const RightsOfGame& game, std::string_view field) {
  unsigned seats = 0;
  for (const char letter : text) {
    const auto seat = seat_in(std::string_view(&letter, 1), game, field);
    if (!seat.ok()) return seat.status();
    seats |= 1u << index(*seat);
  }
  return tricks::Camp(seats);
}

absl::Status read_bars(const Rights& rights, const RightsOfGame& game, RightsRead& read) {
  for (const Rights::Bar& bar : rights.bars) {
    const auto seat = seat_in(bar.seat, game, "rights.bars");
    if (!seat.ok()) return seat.status();
    for (const char letter : bar.suits) {
      const auto suit = game.suit(letter);
      if (!suit) return wrong("rights.bars", base::quoted(bar.suits), "letters of suits");
      read.barred[static_cast<std::size_t>(*seat)] |= *suit;
    }
  }
  return absl::OkStatus();
}

// Each seat's other one, or itself.
absl::StatusOr<std::vector<cards::Seat>> read_others(const std::vector<Rights::Pass>& passes, const RightsOfGame& game,
                                                     std::string_view field) {
  std::vector<cards::Seat> others;
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) others.push_back(static_cast<cards::Seat>(seat));
  for (const Rights::Pass& pass : passes) {
    const auto seat = seat_in(pass.seat, game, field);
    if (!seat.ok()) return seat.status();
    std::optional<cards::Seat> other = game.partner(*seat);
    if (!pass.leader.empty()) {
      const auto named = seat_in(pass.leader, game, field);
      if (!named.ok()) return named.status();
      other = *named;
    }
    if (!other) return lacking(field, base::str("who leads instead of ", pass.seat));
    others[static_cast<std::size_t>(*seat)] = *other;
  }
  return others;
}

}  // namespace

absl::StatusOr<RightsRead> read_rights(const Rights& rights, const RightsOfGame& game) {
  if (!rights.no_ruff.empty() && !game.trumps) return wrong("rights.no_ruff", base::quoted(rights.no_ruff), "nobody");
  if (!rights.idle.empty() && !game.blanks) return wrong("rights.idle", base::quoted(rights.idle), "nobody");
  RightsRead read;
  read.barred.resize(game.seats.size());
  const auto no_ruff = seats_in(rights.no_ruff, game, "rights.no_ruff");
  if (!no_ruff.ok()) return no_ruff.status();
  const auto idle = seats_in(rights.idle, game, "rights.idle");
  if (!idle.ok()) return idle.status();
  read.no_ruff = *no_ruff;
  read.idle = *idle;
  if (const absl::Status bars = read_bars(rights, game, read); !bars.ok()) return bars;
  auto leads = read_others(rights.passes, game, "rights.passes");
  if (!leads.ok()) return leads.status();
  auto offers = read_others(rights.offers, game, "rights.offers");
  if (!offers.ok()) return offers.status();
  read.leads = *std::move(leads);
  read.offers = *std::move(offers);
  return read;
}

}  // namespace ouverte::games
