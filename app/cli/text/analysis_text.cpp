// An analysed deal for people: the plays with their marks, what each cost, the value over the plays, the accounts.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "absl/strings/str_format.h"
#include "absl/strings/strip.h"
#include "app/cli/text/answer.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/score_text.hpp"
#include "app/cli/text/stopped.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/marks/players.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

constexpr int kMostVariations = 4;  // shown below a play; `ouverte explain` and the page show all
constexpr std::string_view kCaveat = "Double-dummy costs: nobody at the table saw all the hands.";
constexpr std::string_view kFair =
    "What a player knew: his chance of reaching the goal with each card, if all hands were open from there on "
    "(docs/fair.md).";
constexpr std::string_view kEndless =
    "This game can go on for ever, so each turn is judged by looking a number of plays ahead, told with it; coach and "
    "explain look as far (docs/marks.md).";
constexpr std::string_view kBlind =
    "A blind lead is made on the sight of one hand alone; it is kept apart in the accounts.";

class Teller {
 public:
  Teller(const games::Game& game, const Judged& judged, bool interrupted)
      : game_(game),
        record_(judged.record),
        analysis_(judged.analysis),
        start_(*judged.start),
        interrupted_(interrupted) {
    seats_ = game.seats_at(analysis_.traces.front().start);
  }

  std::vector<Text> tell() {
    for (const tutor::Trace& trace : analysis_.traces)
      if (!trace.endless || trace.result) lines_.push_back(reckoning(trace));
    add_scores();
    if (!lines_.empty()) lines_.emplace_back("");
    add_rows();
    lines_.emplace_back("");
    if (add_costs()) lines_.emplace_back("");
    for (const tutor::Trace& trace : analysis_.traces) {
      if (trace.endless) continue;
      lines_.push_back(graph(trace));
      if (!trace.turning_points.empty()) lines_.push_back(turning_points(trace));
    }
    if (!analysis_.traces.front().endless) lines_.emplace_back("");
    for (const tutor::Trace& trace : analysis_.traces)
      for (const tutor::Account& account : trace.accounts) lines_.push_back(account_line(trace, account));
    add_values();
    lines_.emplace_back(kCaveat, Style::kFaint);
    if (analysis_.traces.front().endless) lines_.push_back(Text(std::string(kEndless), Style::kFaint).fold(2));
    if (judged_fairly()) lines_.push_back(Text(std::string(kFair), Style::kFaint).fold(2));
    if (leads_blind()) lines_.push_back(Text(std::string(kBlind), Style::kFaint).fold(2));
    if (!analysis_.unfitting.empty()) lines_.push_back(Text("(" + analysis_.unfitting + ")", Style::kFaint).fold(2));
    if (analysis_.unjudged && !analysis_.stopped)
      lines_.emplace_back("(not every cost could be judged on what the player knew)", Style::kFaint);
    if (analysis_.stopped || analysis_.unexplained) lines_.emplace_back(what_is_missing(), Style::kFaint);
    return std::move(lines_);
  }

 private:
  [[nodiscard]] std::string what_is_missing() const {
    const char* const what = analysis_.stopped ? "earlier plays were not judged" : "not every cost is explained";
    return absl::StrFormat("(%s: %s%s)", what_stopped(interrupted_), what, interrupted_ ? "" : "; --time allows more");
  }
  [[nodiscard]] std::string value(const tutor::Trace& trace, search::Interval value) const {
    return game_.describe(value, trace.start);
  }
  [[nodiscard]] std::string seat(std::string_view letter) const {
    return std::string(games::seat_name(letter, game_.seats()));
  }

  // Of a play: "North", or for a dummy "North (by South)".
  [[nodiscard]] std::string who(const tutor::Play& play) const {
    return play.seat == play.player ? seat(play.seat)
                                    : absl::StrFormat("%s (by %s)", seat(play.seat), seat(play.player));
  }
  [[nodiscard]] bool leads_blind() const {
    return std::ranges::any_of(analysis_.traces, [](const tutor::Trace& trace) {
      return std::ranges::any_of(trace.accounts, [](const tutor::Account& account) { return account.blind > 0; });
    });
  }

  // "Double dummy: 9 tricks, made. Costs: declarer 2, defence 1. Result: 8 tricks, down 1."
  [[nodiscard]] Text reckoning(const tutor::Trace& trace) const {
    Text line;
    if (!trace.guarantee.empty()) line.add(seat(trace.guarantee), Style::kStrong).add(". ");
    if (trace.endless)
      return line.add("Result: ").add(value(trace, {*trace.result, *trace.result}), Style::kMarked).add(".");
    line.add("Double dummy: ").add(trace.value.exact() ? with_signs(value(trace, trace.value)) : Text("not known"));
    std::string costs;
    for (const bool high : {true, false})
      if (const int cost = trace.cost_to(high); trace.value.exact() && cost > 0)
        costs += absl::StrFormat("%s%s %d", costs.empty() ? "" : ", ", side_name(trace.stakes, high), cost);
    if (!costs.empty()) {
      const std::string of = trace.stakes.meaning.empty() ? "" : absl::StrFormat(" in the %s", trace.stakes.measure);
      line.add(absl::StrFormat(". Costs%s: %s", of, costs));
    }
    line.add(trace.over      ? ". Result: "
             : trace.settled ? ". Result, whatever is played from there on: "
                             : ". Best play from the end of the record: ");
    line.add(trace.result ? value(trace, {*trace.result, *trace.result}) : "not known", Style::kMarked);
    const std::string_view recorded = records::tag_value(record_.tags, "Result");  // of a claim, say
    if (!trace.over && !trace.settled && !recorded.empty() && recorded != "?")
      line.add(absl::StrFormat(". Recorded: %s", recorded));
    return line.add(".").fold(2);
  }

  // "Hood" of "the Hood".
  [[nodiscard]] static std::string side_name(const games::Stakes& stakes, bool high) {
    return std::string(absl::StripPrefix(high ? stakes.high : stakes.low, "the "));
  }

  void add_values() {
    const bool one = analysis_.traces.size() == 1;
    const std::string values = tutor::values_in_words(analysis_.traces.front().stakes, one ? "" : "each player");
    if (!values.empty()) lines_.push_back(Text(absl::StrFormat("Values: %s.", values), Style::kFaint).fold(2));
  }

  // Of a deal that was played to its end, or of which the record says how it ended.
  void add_scores() {
    const auto end = start_.clone();
    for (const records::Play& play : record_.plays)
      if (!end->play(play.move).ok()) return;
    const auto sheet = game_.score_sheet(*end, record_.tags);
    if (sheet) append(lines_, scores_text(*sheet, seats_), 0);
  }

  void add_rows() {
    std::vector<std::string> moves, marks;
    for (std::size_t place = 0; place < record_.plays.size(); ++place) {
      const auto& judgement = tutor::trace_of(analysis_, place).plays[place].judgement;
      moves.push_back(record_.plays[place].move);
      marks.emplace_back(judgement ? tutor::sign(judgement->mark) : "");
    }
    const auto rows = game_.plays_in_rows() ? trick_rows(start_, seats_, moves, game_.faces(), marks)
                                            : play_rows(start_, moves, game_.faces(), marks);
    if (rows.ok()) lines_.insert(lines_.end(), rows->begin(), rows->end());
  }

  // A line for every play that cost something or found the only move.
  bool add_costs() {
    std::vector<std::vector<Text>> rows;
    std::vector<std::vector<Text>> whys;
    for (std::size_t place = 0; place < record_.plays.size(); ++place) {
      const tutor::Trace& trace = tutor::trace_of(analysis_, place);
      const tutor::Play& play = trace.plays[place];
      if (!play.judgement || play.judgement->mark == tutor::Mark::kNone) continue;
      rows.push_back({Text(place_text(place), Style::kFaint), Text(who(play)),
                      short_face(play.move).add(std::string(tutor::sign(play.judgement->mark)), Style::kStrong),
                      cost_text(game_, trace, *play.judgement)});
      whys.push_back(why(trace, *play.judgement, place));
      if (play.judgement->fair != nullptr)
        whys.back().insert(
            whys.back().begin(),
            Text("on what the player knew, ").add(with_signs(fair_text(trace, *play.judgement->fair))).fold(2));
    }
    const std::vector<Text> lines = grid(rows);
    for (std::size_t row = 0; row < lines.size(); ++row) {
      lines_.push_back(lines[row]);
      for (const Text& line : whys[row]) lines_.push_back(Text("  ").add(line));
    }
    return !rows.empty();
  }

  // Of a card that melds a lot no more than the card: the play above has all of it.
  [[nodiscard]] Text short_face(std::string_view move) const {
    constexpr std::size_t kLong = 16;
    const std::size_t melds = move.size() > kLong ? move.find('+') : std::string_view::npos;
    if (melds == std::string_view::npos) return face(move, game_.faces());
    return face(move.substr(0, melds), game_.faces()).add(" + …");
  }

  [[nodiscard]] std::string fair_text(const tutor::Trace& trace, const tutor::fair::Fair& fair) const {
    return tutor::fair::in_words(game_, trace.stakes, fair);
  }
  [[nodiscard]] bool judged_fairly() const {
    return std::ranges::any_of(analysis_.traces, [](const tutor::Trace& trace) {
      return std::ranges::any_of(trace.plays,
                                 [](const tutor::Play& play) { return play.judgement && play.judgement->fair; });
    });
  }

  // What is proved of a play, and its variations where they are few.
  [[nodiscard]] std::vector<Text> why(const tutor::Trace& trace, const tutor::Judgement& judgement,
                                      std::size_t place) const {
    if (judgement.why == nullptr) return {};
    tutor::Explanation why = *judgement.why;
    const int variations = why.refutation.tree == nullptr ? 0 : why.refutation.tree->variations();
    if (variations > kMostVariations) why.refutation.tree = nullptr;
    std::vector<Text> lines = why_text(game_, why, tutor::outcome_in_words(game_, trace.start, why.refutation));
    if (variations > kMostVariations)
      lines.emplace_back(absl::StrFormat("  (%d variations: ouverte explain --play %d)", variations, place + 1),
                         Style::kFaint);
    return lines;
  }

  [[nodiscard]] int trick_of(std::size_t place) const {
    const auto position = start_.clone();
    for (std::size_t before = 0; before < place; ++before) position->play(record_.plays[before].move).IgnoreError();
    const games::Setup setup = position->setup();
    int trick = 1;
    for (const auto& [name, tricks] : setup.won.value_or(std::vector<std::pair<std::string, int>>{})) trick += tricks;
    return trick;
  }

  // "Turning points: trick 3 West ♥8, trick 5 North ♦5, which decided the deal".
  [[nodiscard]] Text turning_points(const tutor::Trace& trace) const {
    const bool one = trace.turning_points.size() == 1;
    Text line(one ? "Turning point" : "Turning points", Style::kFaint);
    if (!trace.guarantee.empty()) line.add(" for ", Style::kFaint).add(trace.guarantee);
    line.add(": ", Style::kFaint);
    for (const std::size_t place : trace.turning_points) {
      const tutor::Play& play = trace.plays[place];
      line.add(place == trace.turning_points.front() ? "" : ", ").add(place_text(place)).add(" ");
      line.add(who(play)).add(kBlank).add(face(play.move, game_.faces()));
    }
    return line.add(", which decided the deal").fold(2);
  }

  [[nodiscard]] std::string place_text(std::size_t place) const {
    return game_.plays_in_rows() ? absl::StrFormat("trick %d", trick_of(place)) : absl::StrFormat("play %d", place + 1);
  }

  // The value before each play and at the end, as blocks.
  [[nodiscard]] Text graph(const tutor::Trace& trace) const {
    constexpr std::array<std::string_view, 8> kBlocks = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::vector<int> values;
    for (const tutor::Play& play : trace.plays)
      if (play.judgement) values.push_back(play.judgement->before);
    if (trace.result) values.push_back(*trace.result);
    Text line("Value ", Style::kFaint);
    if (!trace.guarantee.empty()) line.add("for ", Style::kFaint).add(trace.guarantee).add(" ");
    if (values.empty()) return line.add("not known");
    const auto [least, most] = std::ranges::minmax(values);
    for (std::size_t unknown = trace.plays.size() + 1 - values.size(); unknown > 0; --unknown)
      line.add("·", Style::kFaint);
    for (const int each : values) {
      const auto height =
          least == most ? 3 : static_cast<std::size_t>(each - least) * 7 / static_cast<std::size_t>(most - least);
      line.add(kBlocks[height], each >= trace.goal ? Style::kMarked : Style::kPlain);
    }
    if (least != most)
      line.add(absl::StrFormat("  %d to %d%s", least, most, tutor::of_what(trace.stakes)), Style::kFaint);
    return line;
  }

  [[nodiscard]] Text account_line(const tutor::Trace& trace, const tutor::Account& account) const {
    Text line(seat(account.player), Style::kStrong);
    if (const std::string name = tutor::player_name(record_, account.player); !name.empty())
      line.add(absl::StrFormat(" (%s)", name));
    if (trace.plays_a_dummy(account.player)) line.add(", with dummy");
    return line.add(": ").add(tutor::in_words(game_, trace, account)).fold(2);
  }

  const games::Game& game_;
  const records::Record& record_;
  const tutor::Analysis& analysis_;
  const games::Position& start_;
  bool interrupted_;
  std::string_view seats_;
  std::vector<Text> lines_;
};

}  // namespace

std::vector<Text> judged_text(const games::Game& game, const Judged& judged, bool interrupted) {
  return Teller(game, judged, interrupted).tell();
}

}  // namespace ouverte::cli
