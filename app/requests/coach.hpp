// The question `coach`: one step of a deal played against the program. The user's card is judged, and the program plays
// on to his next turn; who asks keeps the play, and gives it again with the next step.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/requests/question.hpp"
#include "tutor/coach/coach.hpp"
#include "tutor/coach/target.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForCoach{10};

struct CoachArguments {
  std::string seats;   // that the user plays; empty: those of the side that wants the value high
  std::string card;    // that he plays where the record ends; empty: none
  std::string answer;  // to what he is asked before the first card; empty: none
  bool why = false;    // say why the card costs something
  tutor::Strength strength = tutor::Strength::kPerfect;  // of the program
  bool hint = false;                                     // say which moves are good at the user's next turn
};

struct CoachStep {
  const games::Game* game = nullptr;
  records::Place place;
  games::Tags tags;
  std::string seats;
  // What the user has to choose before the first card; nothing is played then. `advice`: what is best, with a hint.
  std::optional<games::Choosing> choosing;
  std::optional<games::ChoiceAdvice> advice;
  base::Json contract;                  // after what was chosen, by him and by the program; null: nothing was
  std::vector<records::Play> replies;   // of the program, in the order played
  std::unique_ptr<games::Position> at;  // where the play stands then; null while there is something to choose
  tutor::Trace trace;                   // of all plays, the record's too
  std::optional<std::size_t> played;    // the place of the user's card in it
  base::Json why;                       // null: not asked, nothing to say, or a limit was reached
  tutor::Target target;                 // at the turn to come
  std::optional<tutor::Hint> hint;
  std::vector<std::string> plan;  // in sentences, with the hint
  bool stopped = false;
};

// Those who play the cards of the seats: declarer for dummy; each once.
[[nodiscard]] std::string players_of(const games::Game& game, const games::Setup& setup, const std::string& seats);

// The seats of the side that wants the value high, who are the declaring side where there is one; of a guarantee its
// seat.
[[nodiscard]] std::string declaring_seats(const games::Game& game, const games::Position& start);

// Whether what this seat chooses before the first card is the user's: one of his seats, or, where none are named, one
// of the declaring side, as far as that is known by then.
[[nodiscard]] bool chooses(const games::Game& game, const games::Setup& setup, const std::string& seats,
                           const std::string& seat);

[[nodiscard]] absl::StatusOr<CoachStep> coach(const records::Record& record, const CoachArguments& arguments,
                                              Context& context);
[[nodiscard]] base::Json step_json(const CoachStep& step);

[[nodiscard]] absl::StatusOr<base::Json> answer_coach(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
