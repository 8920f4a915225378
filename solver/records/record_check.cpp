#include "solver/records/record_check.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/pbn.hpp"
#include "solver/records/play_list.hpp"
#include "solver/records/plays.hpp"
#include "solver/records/spelt.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {
namespace {

using base::invalid;
using base::str;

bool is_word(std::string_view text) {
  return !text.empty() && text.find_first_of(" \t\r\n\v\f") == std::string_view::npos;
}

absl::Status check_seats(const games::Game& game, const games::Setup& setup) {
  const std::string_view seats = game.seats_at(setup);
  const std::string expected = ", expected " + seats_expected(seats);
  const auto sits = [&](std::string_view seat) {
    return seat.size() == 1 && seats.find(seat) != std::string_view::npos;
  };
  for (const auto& [seat, hand] : setup.hands)
    if (!sits(seat)) return invalid("hands: found the seat ", base::quoted(seat), expected);
  if (setup.won)
    for (const auto& [seat, tricks] : *setup.won)
      if (!sits(seat)) return invalid("won: found the seat ", base::quoted(seat), expected);
  const std::array<std::pair<std::string_view, const std::string*>, 3> fields = {
      {{"leader", &setup.leader}, {"dealer", &setup.dealer}, {"for", &setup.guarantee}}};
  for (const auto& [field, seat] : fields)
    if (!seat->empty() && !sits(*seat)) return invalid(field, ": found ", base::quoted(*seat), expected);
  return absl::OkStatus();
}

}  // namespace

absl::Status check_setup(const games::Game& game, games::Setup& setup) {
  spell_out(game, setup);
  if (absl::Status status = check_seats(game, setup); !status.ok()) return status;
  for (const auto& [seat, hand] : setup.hands)
    if (!is_word(hand))
      return invalid("hands.", seat, ": found ", base::quoted(hand),
                     ", expected a hand such as AKQ.JT9.876.5432, or -");
  for (const std::string& card : setup.table)
    if (!is_word(card)) return invalid("table: found ", base::quoted(card), ", expected a card such as SK");
  if (setup.contract.is_null()) {
    const auto passed = game.contract_from_tags({{"Contract", "Pass"}});
    if (!passed.ok() || !passed->json().is_null())
      return invalid("contract: found null, expected an object: in ", game.title(), " no deal is passed out");
  }
  if (setup.table.empty() || !setup.leader.empty()) return absl::OkStatus();
  const auto position = game.playable(setup);
  if (!position.ok()) return position.status();
  setup.leader = (*position)->setup().leader;
  return absl::OkStatus();
}

absl::Status check_unplayed(const games::Game& game, const Record& record) {
  if (record.unplayed.empty() && record.plays_end < PlaysEnd::kUnresolved) return absl::OkStatus();
  std::vector<pbn::Item> items;
  for (const std::string& line : record.unplayed) {
    items.push_back(pbn::line(pbn::held_words(line)));
    items.back().line = static_cast<int>(items.size());
  }
  Record followed;
  followed.setup = record.setup;
  const std::vector<Token> words = split_tokens(items).words;
  const std::string tag(tag_value(record.tags, "Play"));
  const std::string first =
      tag.empty() ? std::string(game.seats().substr(0, 1)) : games::seat_meant(tag, game.seats()).value_or(tag);
  int line = 0;
  const absl::Status status =
      game.plays_in_rows() ? follow_rows(game, first, words, followed, line) : follow_list(game, words, followed, line);
  if (!status.ok()) return invalid("unplayed: ", base::message(status));
  if (followed.plays_end != record.plays_end ||
      !std::ranges::equal(followed.plays, record.plays, {}, &Play::move, &Play::move))
    return invalid("unplayed: found lines that tell of another play, expected that of \"plays\" and \"end\"");
  return absl::OkStatus();
}

}  // namespace ouverte::records
