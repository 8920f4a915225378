#include "app/cli/coach/coach_session.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/text/compass.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/score_text.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "app/cli/text/tricks_played.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/typed_melds.hpp"
#include "tutor/coach/target.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

constexpr std::string_view kWouldTell = "That would tell what the hidden hands hold; \"hands\" shows them";

std::string seat_of(const tutor::Coach& coach, std::string_view seat) {
  return std::string(games::seat_name(seat, coach.game().seats()));
}

// Commands answered with what rests on all hands.
bool tells_of_hands(std::string_view command) {
  return command == "why" || command == "best" || command == "best mine";
}

}  // namespace

std::string_view coach_commands() {
  return "  a card        play it: SQ, s q, ♠Q, or Q where that is enough\n"
         "  hint          count the winners of a no-trump contract, and say where others can\n"
         "                come from; again: count the good cards; name their suits, the\n"
         "                cards, their value, and why no other is good\n"
         "  what if CARD  show its value without playing it\n"
         "  why           say why your last play that cost something did so\n"
         "  back          take back to your last choice\n"
         "  best          show the best play from here by everyone; best mine: by you, the\n"
         "                others as in the record\n"
         "  hands         show or hide the hands you do not play; while they are hidden\n"
         "                hints and what is said of plays rest on what you can see alone\n"
         "  marks         show or hide marks\n"
         "  end           stop here, once no play can change the result; also: claim\n"
         "  help, quit\n";
}

void CoachSession::run() {
  program_plays();
  std::string line;
  while (!coach_.over() && !console_.interrupted()) {
    say_if_settled();
    if (!shown_) show();
    if (!next_line(console_, line)) break;
    deadline_.restart();
    if (!obey(std::string(absl::StripAsciiWhitespace(line)))) break;
  }
  say_end();
}

void CoachSession::say(const Text& line) { console_.out << line.bytes(console_.colour, console_.columns) << "\n"; }

void CoachSession::show() {
  const games::Position& at = coach_.position();
  std::string users;
  for (const char seat : coach_.game().seats_at(at.setup()))
    if (!manners_.hide || coach_.plays(std::string_view(&seat, 1))) users += seat;
  say({});
  for (const Text& line : board_seen_by(users, coach_.game(), at)) say(Text("  ").add(line));
  Text turn(absl::StrFormat("%s to %s", seat_of(coach_, at.to_move()), at.table_empty() ? "lead" : "play"),
            Style::kStrong);
  const auto sees = manners_.hide ? tutor::Sees::kOwnHand : tutor::Sees::kEverything;
  if (const std::string aim = tutor::target(coach_.game(), at, sees, users).words; !aim.empty())
    turn.add("   ").add(with_signs(aim)).fold(2);
  say(turn);
  shown_ = true;
}

void CoachSession::program_plays() {
  while (!coach_.over() && !coach_.users_turn()) {
    const std::string seat = coach_.position().to_move();
    deadline_.restart();
    const std::string move = coach_.reply();
    if (console_.interrupted() || !coach_.play(move).ok()) return;
    say(Text(absl::StrFormat("%s plays ", seat_of(coach_, seat))).add(face(move, coach_.game().faces())));
    say_finished_trick();
  }
  hints_ = 0;
  plan_told_ = false;
  shown_ = false;
}

void CoachSession::try_play(const std::string& text) {
  const auto move = records::move_meant(coach_.game(), text, coach_.position());
  if (!move.ok()) {
    say({std::string(move.status().message())});
    return;
  }
  if (const absl::Status played = coach_.play(*move); !played.ok()) {
    say({std::string(played.message())});
    return;
  }
  if (manners_.marks && !manners_.hide) say_last_play();
  if (manners_.marks && manners_.hide)
    if (const auto said = fair_.said_of_last_play()) say(*said);
  say_finished_trick();
  program_plays();
}

void CoachSession::say_finished_trick() {
  std::vector<std::string> moves;
  for (const records::Play& play : coach_.record().plays) moves.push_back(play.move);
  if (const auto trick = finished_trick(coach_.game(), coach_.start(), moves)) say(*trick);
}

void CoachSession::say_last_play() {
  const tutor::Trace trace = coach_.trace();
  const tutor::Play& play = trace.plays.back();
  if (!play.judgement || play.judgement->mark == tutor::Mark::kNone) return;
  const tutor::Judgement& judgement = *play.judgement;
  Text line = face(play.move, coach_.game().faces());
  line.add(std::string(tutor::sign(judgement.mark)), Style::kStrong);
  say(line.add(judgement.cost == 0 ? "  " : "  double-dummy ").add(cost_text(coach_.game(), trace, judgement)));
}

void CoachSession::next_hint() {
  if (manners_.hide) return next_fair_hint();
  if (coach_.solution().stopped) {
    say({"A limit was reached: there is no hint here (--time allows more)"});
    return;
  }
  if (!std::exchange(plan_told_, true)) {
    const auto plan = coach_.plan(tutor::Sees::kEverything);
    for (const std::string& sentence : plan) say(with_signs(sentence).fold(2));
    if (!plan.empty()) return;
  }
  const tutor::Hint hint = tutor::hint(coach_.position(), coach_.solution());
  const bool suits = !hint.suits.empty();
  if (hints_ == 1 && !suits) ++hints_;
  switch (hints_++) {
    case 0:
      say({(hint.good == hint.classes ? "whatever you play keeps the value"
                                      : absl::StrFormat("%d of %d different moves keep%s the value", hint.good,
                                                        hint.classes, hint.good == 1 ? "s" : "")) +
           tutor::horizon_in_words(coach_.horizon())});
      break;
    case 1:
      say(suits_hint(hint.suits));
      break;
    case 2:
      say(Text("play ").add(faces(hint.moves, coach_.game().faces())));
      break;
    case 3:
      say(Text("with best play: ")
              .add(coach_.game().describe(coach_.solution().value, coach_.start().setup()), Style::kMarked)
              .add(tutor::horizon_in_words(coach_.horizon())));
      break;
    default:
      say_why_no_other();
  }
}

void CoachSession::next_fair_hint() {
  if (!std::exchange(plan_told_, true)) {
    const auto plan = coach_.plan(tutor::Sees::kOwnHand);
    for (const std::string& sentence : plan) say(with_signs(sentence).fold(2));
    if (!plan.empty()) return;
  }
  say(fair_.hint(hints_++));
}

void CoachSession::say_why() {
  const auto slip = coach_.last_slip();
  if (!slip) {
    say({"No play of yours has cost anything"});
    return;
  }
  const auto why = coach_.why(*slip->before, slip->move);
  if (!why) {
    say({"A limit was reached (--time allows more)"});
    return;
  }
  const games::Setup setup = coach_.start().setup();
  say(face(slip->move, coach_.game().faces()).add(tutor::horizon_in_words(slip->horizon)).add(":"));
  for (const Text& line : why_text(coach_.game(), *why, tutor::outcome_in_words(coach_.game(), setup, why->refutation)))
    say(line);
  for (const Text& line : best_play_text(coach_.game(), *slip->before, *why, console_.interrupted())) say(line);
}

// Of the moves that cost something the first of which there is something to tell.
void CoachSession::say_why_no_other() {
  const tutor::Hint hint = tutor::hint(coach_.position(), coach_.solution());
  for (const auto& together : coach_.position().classes()) {
    const std::string& move = together.front();
    if (std::ranges::find(hint.moves, move) != hint.moves.end()) continue;
    const auto why = coach_.why(coach_.position(), move);
    if (!why || why->facts.empty()) continue;
    say(Text("not ")
            .add(face(move, coach_.game().faces()))
            .add(tutor::horizon_in_words(coach_.horizon()))
            .add(": ")
            .add(with_signs(tutor::sentence(why->facts.front(), why->refutation, coach_.game().faces())))
            .fold(2));
    return;
  }
  say({"there is no more to tell"});
}

void CoachSession::what_if(const std::string& text) {
  const auto move = records::move_meant(coach_.game(), text, coach_.position());
  if (!move.ok()) {
    say({std::string(move.status().message())});
    return;
  }
  if (manners_.hide) {
    say(fair_.worth(*move));
    return;
  }
  for (const games::MoveValue& each : coach_.solution().moves)
    if (each.move == *move)
      say(face(*move, coach_.game().faces())
              .add(": ")
              .add(with_signs(coach_.game().describe(each.value, coach_.start().setup())))
              .add(tutor::horizon_in_words(coach_.horizon())));
}

void CoachSession::best_line(const std::string& whose) {
  const std::vector<std::string> line = whose == "mine" ? coach_.best_against_record() : coach_.best_for_all();
  const games::Position& at = coach_.position();
  const auto rows = coach_.game().plays_in_rows()
                        ? trick_rows(at, coach_.game().seats_at(coach_.start().setup()), line, coach_.game().faces())
                        : play_rows(at, line, coach_.game().faces());
  if (!rows.ok()) return;
  for (const Text& row : *rows) say(Text("  ").add(row));
}

bool CoachSession::obey(const std::string& line) {
  const std::string lower = absl::AsciiStrToLower(line);
  if (lower.empty()) return true;
  if (manners_.hide && tells_of_hands(lower)) {
    say({kWouldTell});
    return true;
  }
  if (lower == "quit" || lower == "q!" || lower == "exit") return false;
  if (lower == "help" || lower == "?") {
    console_.out << coach_commands() << (records::may_meld(coach_.position()) ? records::kMeldsHelp : "");
  } else if (lower == "hint") {
    next_hint();
  } else if (lower.starts_with("what if ")) {
    what_if(line.substr(8));
  } else if (lower == "why") {
    say_why();
  } else if (lower == "back") {
    if (!coach_.take_back()) say({"There is nothing to take back"});
    told_settled_ = false;
    hints_ = 0;
    plan_told_ = false;
    shown_ = false;
  } else if (lower == "best" || lower == "best mine") {
    best_line(lower == "best" ? "" : "mine");
  } else if (lower == "end" || lower == "claim") {
    return !end_play();
  } else if (lower == "hands") {
    manners_.hide = !manners_.hide;
    shown_ = false;
  } else if (lower == "marks") {
    manners_.marks = !manners_.marks;
    say({!manners_.marks ? "marks hidden" : manners_.hide ? "marks shown, once the hands are" : "marks shown"});
  } else {
    try_play(line);
  }
  return true;
}

// What can still come of the deal may be a secret where hands are hidden.
void CoachSession::say_if_settled() {
  if (manners_.hide || told_settled_ || !coach_.settled()) return;
  told_settled_ = true;
  const search::Interval result = coach_.position().possible();
  say(Text("Whatever is played now: ")
          .add(coach_.game().describe(result, coach_.start().setup()), Style::kMarked)
          .add(" (end: stop here)"));
}

bool CoachSession::end_play() {
  if (manners_.hide && coach_.game().hides_sides()) {
    say({kWouldTell});
    return false;
  }
  ended_ = coach_.settled();
  if (!ended_) say({"The result can still change: there is more to play"});
  return ended_;
}

void CoachSession::say_end() {
  const tutor::Trace trace = coach_.trace();
  if (!(coach_.over() || ended_) || !trace.result) return;
  say({});
  if (manners_.hide) say({coach_.game().contract_of(trace.start).words()});
  const auto words = [&](int value) { return coach_.game().describe({value, value}, trace.start); };
  say(Text("The end: ").add(words(*trace.result), Style::kMarked));
  if (const auto sheet = coach_.game().score_sheet(coach_.position(), tags_))
    for (const Text& line : scores_text(*sheet, coach_.game().seats_at(trace.start))) say(line);
  if (trace.value.exact()) say(Text("Double dummy: ").add(words(trace.value.lower)));
  for (const tutor::Account& account : trace.accounts) {
    if (!coach_.plays(account.player) || account.decisions == 0) continue;
    Text line(seat_of(coach_, account.player), Style::kStrong);
    say(line.add(": ").add(tutor::in_words(coach_.game(), trace, account)));
  }
}

}  // namespace ouverte::cli
