#include <algorithm>
#include <span>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/solo_whist/analysis.hpp"
#include "solver/games/solo_whist/bidding.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

using search::Interval;

// True, false, or null where a limit struck first.
base::Json made_json(const Line& line) {
  const Game game(line.written.contract(), Objective::kMake);
  const int low = game.team_value(line.tricks.lower);
  if (low != game.team_value(line.tricks.upper)) return {};
  return low == 1;
}

base::Json line_json(const Line& line, const Written& conditions) {
  Written written = line.written;
  if (conditions.turned_up) {
    written.turned = conditions.turned;
    written.turned_up = conditions.turned_up;
  }
  base::Json json = to_json(written);
  json.erase("first_to_four");
  json.erase("payments");  // the same of all lines
  if (line.team()) {
    json["tricks"] = interval_json(line.tricks);
    json["made"] = made_json(line);
  } else {
    json["for"] = seat_text(line.player);
  }
  json["payment"] = interval_json(line.payment);
  return json;
}

std::string cell_text(const Line& line) {
  const Interval pay = line.payment;
  std::string text =
      pay.exact() ? signed_number(pay.lower) : base::str(signed_number(pay.lower), "..", signed_number(pay.upper));
  if (!line.team() || misere(line.written.kind->name)) return text;
  const Interval won = line.tricks;
  text += base::str(" (", won.lower, won.exact() ? "" : base::str("-", won.upper), ")");
  return text;
}

// A row for each contract, trump and, in prop-cop, partner; a column for each player.
void lay_out(const std::vector<Line>& lines, DealTable& table) {
  table.headings = {"contract", "trump", "N", "E", "S", "W"};
  const Line* above = nullptr;
  for (const Line& line : lines) {
    const bool partners = line.written.kind->sides == Sides::kPartners;
    const bool same_row = above != nullptr && above->written.kind == line.written.kind &&
                          above->written.trump == line.written.trump &&
                          (!partners || above->written.declaring[0] == line.written.declaring[0]);
    if (!same_row) {
      const bool kimberley = line.written.turned && line.written.turned != line.written.trump;
      std::string name(kimberley ? "solo (Kimberley)" : name_in_words(line.written.kind->name));
      if (partners) name += base::str(" with ", seat_text(line.written.declaring[0]));
      table.rows.push_back(
          {name, line.written.trump ? std::string(trump_text(line.written.trump)) : "", "", "", "", ""});
    }
    const Seat column = partners ? line.written.declaring[1] : line.player;
    table.rows.back()[2 + static_cast<std::size_t>(column)] = cell_text(line);
    above = &line;
  }
}

absl::StatusOr<Seat> eldest_of(const Setup& deal, const Tags& tags) {
  const std::string_view tag = tag_value(tags, "Dealer");
  const std::string_view dealer = deal.dealer.empty() ? tag : std::string_view(deal.dealer);
  const std::string_view text = dealer.empty() ? std::string_view(deal.leader) : dealer;
  if (text.empty()) return lacking("dealer", "the seat that dealt, or the seat that leads");
  const auto seat = seat_of(text);
  if (!seat) return wrong(dealer.empty() ? "leader" : "dealer", base::quoted(text), "one of N E S W");
  return dealer.empty() ? *seat : cards::left_of(*seat, kPlayers);
}

// What the table of the deal plays by: the suit turned, payments and what follows when all pass.
absl::StatusOr<Written> conditions_of(const Setup& deal, const Tags& tags) {
  Written found;
  if (!deal.contract.is_null()) {
    const auto written = written_from_json(deal.contract);
    if (!written.ok()) return written.status();
    found.turned = turned_suit(*written);
    found.turned_up = written->turned_up;
    found.schedule = written->schedule;
    found.all_pass = written->all_pass;
  }
  for (const std::string_view name : {"Turned", "Trump"}) {
    const std::string_view tag = tag_value(tags, name);
    // The trump of an abundance is the soloist's choice and says nothing of the suit turned.
    const bool own = name == "Trump" && kind_called(tag_value(tags, "Contract")) == &kind_of(Name::kAbundance);
    if (found.turned || tag.empty() || own) continue;
    const auto trump = read_trump(tag);
    if (!trump) return wrong(name, base::quoted(tag), "one of S H D C NT");
    found.turned = *trump;
  }
  return found;
}

std::string whose_lead(Seat eldest, const Written& conditions) {
  if (!conditions.turned)
    return base::str(compass_name(eldest),
                     " leads; no suit turned, so each is tried for the preferred suit, and there is no auction.");
  return base::str(compass_name(eldest), " leads; ",
                   conditions.turned_up ? turned_up_in_words(conditions) + " turned up"
                                        : base::str(suit_name(*conditions.turned), " turned"),
                   ".");
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, std::span<const std::string> calls,
                                     const search::Options& options, const Progress& progress) {
  const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  const auto eldest = eldest_of(deal, tags);
  if (!eldest.ok()) return eldest.status();
  const auto conditions = conditions_of(deal, tags);
  if (!conditions.ok()) return conditions.status();
  if (absl::Status held = check_turned_up(*conditions, deal, *hands); !held.ok()) return held;
  const std::string_view first_tag = tag_value(tags, "Auction");
  const auto first = first_tag.empty() ? std::optional(*eldest) : seat_of(first_tag);
  if (!first) return wrong("Auction", base::quoted(first_tag), "one of N E S W");
  Analysis analysis(*hands, *eldest, conditions->turned, conditions->schedule, options);
  analysis.solve(progress);

  DealTable table;
  table.stopped = analysis.stopped();
  lay_out(analysis.lines(), table);
  table.notes = {"What the declaring side wins in all, and its tricks; when all pass, what the player is sure of.",
                 whose_lead(*eldest, *conditions)};
  if (std::ranges::any_of(analysis.lines(), [](const Line& line) { return !line.payment.exact(); }))
    table.notes.emplace_back("Two amounts: the least and the most that it can be; no more was found out.");
  table.json["contracts"] = base::Json::array();
  for (const Line& line : analysis.lines()) table.json["contracts"].push_back(line_json(line, *conditions));
  table.auction = auction_of(analysis.lines(), *conditions, *eldest, {.first = *first, .calls = calls});
  return table;
}

}  // namespace ouverte::games::solo_whist
