#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/shared/trick_setup.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

using search::Interval;

// One contract of the analysis and what it is worth.
struct Line {
  Written written;
  Seat player{};    // whose guarantee, when all passed
  Interval tricks;  // of the declaring side; team contracts only
  Interval payment;
};

bool team(const Line& line) { return line.written.kind->sides != Sides::kEveryForHimself; }

// The suits that may be trumps under a contract: each is a line of its own.
std::vector<Trump> trumps_of(const Kind& kind, Trump turned) {
  if (kind.trump == TrumpRule::kNone) return {Trump{}};
  if (kind.trump == TrumpRule::kPreferredSuit && turned) return {turned};
  return {cards::kAllSuits.begin(), cards::kAllSuits.end()};
}

std::vector<Line> lines_of(Trump turned) {
  std::vector<Line> lines;
  for (const Kind& kind : kKinds)
    for (const Trump trump : trumps_of(kind, turned))
      for (int place = 0; place < kPlayers; ++place) {
        const Seat seat = static_cast<Seat>(place);
        Line line;
        line.written.kind = &kind;
        line.written.trump = trump;
        line.player = seat;
        if (kind.sides == Sides::kSoloist) line.written.declaring = {seat};
        if (kind.sides != Sides::kPartners) lines.push_back(line);
        for (int other = place + 1; kind.sides == Sides::kPartners && other < kPlayers; ++other) {
          line.written.declaring = {seat, static_cast<Seat>(other)};
          lines.push_back(line);
        }
      }
  return lines;
}

// The contract whose play is the same card for card and target for target, and has been solved before.
std::optional<Name> twin(Name name) {
  if (name == Name::kRoyalAbundance) return Name::kAbundance;
  if (name == Name::kMisereOuverte) return Name::kMisere;  // decision 3
  return std::nullopt;
}

class Analysis {
 public:
  Analysis(const std::vector<CardSet>& hands, Seat eldest, Trump turned, const search::Options& options)
      : eldest_(eldest), search_(options), lines_(lines_of(turned)) {
    std::ranges::copy(hands, hands_.begin());
  }

  void solve(const Progress& progress) {
    int done = 0;
    for (Line& line : lines_) {
      if (team(line))
        solve_team(line);
      else
        line.payment = ask(line, Objective::kPayment);
      if (progress) progress(++done, static_cast<int>(lines_.size()));
    }
  }

  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  Interval ask(const Line& line, Objective objective) {
    const Seat leader = line.written.kind->name == Name::kSlam ? line.written.declaring[0] : eldest_;
    State state;
    static_cast<tricks::State<kPlayers>&>(state) = tricks::new_state(hands_, leader);
    const auto answer = search_.solve(Game(line.written.contract(), objective, line.player), state,
                                      {.best = false, .every_move = false, .line = false});
    stopped_ = stopped_ || answer.stopped;
    return answer.value;
  }

  void solve_team(Line& line) {
    line.tricks = tricks_of(line);
    const Game paid(line.written.contract(), Objective::kPayment);
    const int low = paid.team_value(line.tricks.lower);
    const int high = paid.team_value(line.tricks.upper);
    line.payment = {std::min(low, high), std::max(low, high)};
  }

  Interval tricks_of(const Line& line) {
    if (const auto name = twin(line.written.kind->name)) {
      const auto same = std::ranges::find_if(lines_, [&](const Line& other) {
        return other.written.kind->name == *name && other.written.declaring == line.written.declaring &&
               other.written.trump == line.written.trump;
      });
      return same->tricks;
    }
    if (!misere(line.written.kind->name)) return ask(line, Objective::kTricks);
    // How many tricks a lost misère takes is by far the hardest question here, and pays nothing.
    const Interval made = ask(line, Objective::kMake);
    return {made.upper == 0 ? 1 : 0, made.lower == 1 ? 0 : kAllTricks};
  }

  std::array<CardSet, kPlayers> hands_{};
  Seat eldest_;
  Search search_;
  std::vector<Line> lines_;
  bool stopped_ = false;
};

// True, false, or null where a limit struck first.
base::Json made_json(const Line& line) {
  const Game game(line.written.contract(), Objective::kMake);
  const int low = game.team_value(line.tricks.lower);
  if (low != game.team_value(line.tricks.upper)) return {};
  return low == 1;
}

base::Json line_json(const Line& line) {
  base::Json json = to_json(line.written);
  json.erase("first_to_four");
  if (team(line)) {
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
  if (!team(line) || misere(line.written.kind->name)) return text;
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
      std::string name(name_in_words(line.written.kind->name));
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
  if (text.empty()) return wrong("dealer", "nothing", "the seat that dealt, or the seat that leads");
  const auto seat = seat_of(text);
  if (!seat) return wrong(dealer.empty() ? "leader" : "dealer", base::quoted(text), "one of N E S W");
  return dealer.empty() ? *seat : cards::left_of(*seat, kPlayers);
}

absl::StatusOr<Trump> turned_of(const Setup& deal, const Tags& tags) {
  const auto written = written_from_json(deal.contract);
  // The trump of an abundance is the soloist's choice and says nothing of the suit turned.
  if (written.ok() && written->kind != nullptr && written->kind->trump == TrumpRule::kSoloistNames) return Trump{};
  if (written.ok() && written->trump) return written->trump;
  const std::string_view tag = tag_value(tags, "Trump");
  if (tag.empty()) return Trump{};
  const auto trump = trump_of(tag);
  if (!trump) return wrong("Trump", base::quoted(tag), "one of S H D C NT");
  return *trump;
}

}  // namespace

absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                     const Progress& progress) {
  const auto hands = read_hands_alone(deal, Traits::deal(), Endings::kNeedTheTricksBefore);
  if (!hands.ok()) return hands.status();
  const auto eldest = eldest_of(deal, tags);
  if (!eldest.ok()) return eldest.status();
  const auto turned = turned_of(deal, tags);
  if (!turned.ok()) return turned.status();
  Analysis analysis(*hands, *eldest, *turned, options);
  analysis.solve(progress);

  DealTable table;
  table.stopped = analysis.stopped();
  lay_out(analysis.lines(), table);
  table.notes = {"What the declaring side wins in all, and its tricks; when all pass, what the player is sure of.",
                 base::str(compass_name(*eldest), " leads",
                           *turned ? base::str("; ", suit_name(**turned), " turned.")
                                   : "; no suit turned, so each is tried for the preferred suit.")};
  table.json["contracts"] = base::Json::array();
  for (const Line& line : analysis.lines()) table.json["contracts"].push_back(line_json(line));
  return table;
}

}  // namespace ouverte::games::solo_whist
