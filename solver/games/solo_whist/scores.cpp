// What a deal of Solo Whist brings its players, and what lies open on its table.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/games/solo_whist/contract.hpp"
#include "solver/games/solo_whist/door.hpp"
#include "solver/games/solo_whist/words.hpp"

namespace ouverte::games::solo_whist {
namespace {

std::vector<int> listed(const Payments& payments) { return {payments.begin(), payments.end()}; }

// "North", "North and East".
std::string names_of(const std::vector<Seat>& seats) {
  std::vector<std::string_view> names;
  for (const Seat seat : seats) names.push_back(compass_name(seat));
  return joined(names, " and ");
}

std::string or_none(int number) { return number == 0 ? "none" : std::to_string(number); }

// "5 tricks; East has 3 and wants 2 more".
std::string target_in_words(const Written& written, int won, int left) {
  const Terms t = terms(written.kind->name);
  const bool several = written.declaring.size() > 1;
  std::string text = t.most == 0 ? std::string("no trick") : base::counted(t.least, "trick");
  text += base::str("; ", names_of(written.declaring), several ? " have " : " has ", or_none(won));
  if (won > t.most) return text + ": lost";
  if (won >= t.least) return t.most == 0 && left > 0 ? text : text + ": made";
  const int wanted = t.least - won;
  if (wanted > left) return text + (left == 0 ? ": lost" : base::str(", with ", left, " left: lost"));
  return text + base::str(several ? " and want " : " and wants ", wanted, " more");
}

std::string seat_or_nobody(int seat) {
  return seat == kNobody ? "nobody yet" : std::string(compass_name(static_cast<Seat>(seat)));
}

std::string with_most(const State& state) {
  const int most = *std::ranges::max_element(state.won);
  std::string text;
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (state.won[seat] == most) text += base::str(text.empty() ? "" : ", ", compass_name(static_cast<Seat>(seat)));
  return most == 0 ? "nobody yet" : base::str(text, " with ", most);
}

void show_loser(Name name, const State& state, std::vector<Shown>& shown) {
  if (name == Name::kGeneralMisere) shown.push_back({"loser", "the taker of the last trick"});
  if (name == Name::kCompetitiveMisere) shown.push_back({"most tricks", with_most(state)});
  if (name != Name::kRoyalMisere) return;
  shown.push_back({"first to four", seat_or_nobody(state.first_to_four)});
  shown.push_back({"first to five", seat_or_nobody(state.first_to_five)});
}

void show_suits(const Written& written, std::vector<Shown>& shown) {
  const bool certain = written.kind->trump == TrumpRule::kPreferredSuit && written.kind->name != Name::kSolo;
  const bool of_the_trumps = written.turned_up && written.turned == written.trump;
  const std::string turned = tells_turned(written) ? turned_up_in_words(written) : "";
  if (written.trump)
    shown.push_back({"trumps", base::str(trump_sign(written.trump), of_the_trumps ? ", " + turned + " turned up"
                                                                    : certain     ? ", the suit turned up"
                                                                                  : "")});
  if (!turned.empty() && !of_the_trumps) shown.push_back({"turned up", turned});
}

}  // namespace

bool Traits::scores_decided(const Game& game, const State& state) {
  const int left = state.tricks_left();
  switch (game.contract().name) {
    case Name::kGeneralMisere:
      return left == 0;
    case Name::kRoyalMisere:
      return state.first_to_five != kNobody;
    case Name::kCompetitiveMisere: {  // one player has more than any other can still have
      auto won = state.won;
      base::sort_few(won, std::greater());
      return won[0] > won[1] + left;
    }
    default:
      break;
  }
  const int won = state.won_by(game.contract().declaring);
  for (int tricks = won; tricks <= won + left; ++tricks)
    if (game.main_amount(tricks) != game.main_amount(won) || game.trick_amount(tricks) != game.trick_amount(won))
      return false;
  return true;
}

ScoreSheet Traits::score_sheet(const TrickPosition<Traits>& at) {
  const Game& game = at.game();
  const State& state = at.state();
  ScoreSheet sheet{.unit = "unit", .paid = true, .parts = {}, .each = std::vector<int>(kPlayers)};
  if (all_pass(game.contract().name)) {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      sheet.each[seat] = game.received(state, static_cast<Seat>(seat));
    return sheet;
  }
  const int tricks = state.won_by(game.contract().declaring);
  const int main = game.main_amount(tricks);
  const int extra = game.trick_amount(tricks);
  sheet.each = listed(game.shared(main + extra));
  if (extra == 0) return sheet;
  sheet.parts = {{.what = std::string(name_in_words(game.contract().name)), .each = listed(game.shared(main))},
                 {.what = extra > 0 ? "overtricks" : "undertricks", .each = listed(game.shared(extra))}};
  return sheet;
}

std::vector<Shown> Traits::shown(const TrickPosition<Traits>& at, std::string_view /*seats*/) {
  const Setup setup = at.setup();
  const auto written = written_from_json(setup.contract);
  if (!written.ok() || written->kind == nullptr) return {};
  const State& state = at.state();
  std::vector<Shown> shown = tricks_shown(setup);
  if (all_pass(written->kind->name)) {
    show_loser(written->kind->name, state, shown);
  } else {
    const int won = state.won_by(written->contract().declaring);
    shown.push_back({"target", target_in_words(*written, won, state.tricks_left())});
  }
  show_suits(*written, shown);
  return shown;
}

// In misère ouverte the soloist's hand lies face up once the first trick is played.
std::string Traits::faced(const TrickPosition<Traits>& at) {
  const Contract& contract = at.game().contract();
  const State& state = at.state();
  const bool begun = std::ranges::any_of(state.won, [](int won) { return won > 0; });
  if (contract.name != Name::kMisereOuverte || !begun) return {};
  std::string faced;
  for (int seat = 0; seat < kPlayers; ++seat)
    if (contract.declaring.has(static_cast<Seat>(seat))) faced += seat_text(static_cast<Seat>(seat));
  return faced;
}

}  // namespace ouverte::games::solo_whist
