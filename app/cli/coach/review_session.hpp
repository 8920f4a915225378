// The costly plays of a record, met again one by one: find, try, see why.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/cli/console/console.hpp"
#include "app/cli/text/text.hpp"
#include "solver/records/record.hpp"
#include "tutor/marks/review.hpp"

namespace ouverte::cli {

class ReviewSession {
 public:
  // `solver`: of the game; it is asked for reasons, each of which has the whole of its time.
  ReviewSession(const Console& console, const games::Game& game, const tutor::Analysis& analysis, games::Solver& solver)
      : console_(console), game_(game), analysis_(analysis), solver_(solver) {}

  // The costly plays of these players, by seat, until the input ends.
  void run(std::string_view players);

  [[nodiscard]] bool stopped() const { return stopped_; }  // a limit struck, and a reason could not be given

 private:
  // How a play was found: at once, at the second try or with a hint, not so.
  enum class Outcome : std::uint8_t { kFound, kFoundLater, kShown, kSkipped, kLeft };
  struct LessonAsked {  // as far as it has been answered
    const tutor::Lesson& lesson;
    const games::Position& at;
    std::size_t tries = 0;
    int hints = 0;
    std::string wrong;      // the last wrong card
    std::string explained;  // of which it was said why
  };

  void say(const Text& line);
  void say_none(std::string_view players);
  void ask(const tutor::Lesson& lesson, const games::Position& at, std::size_t number, std::size_t count);
  Outcome answer(const tutor::Lesson& lesson, const games::Position& at);
  std::optional<Outcome> try_card(LessonAsked& question, const std::string& text);
  void hint(LessonAsked& question);
  void say_why(const games::Position& at, const std::string& move);
  // What was played, and why it was wrong, unless that is of the move `explained`.
  void say_played(const tutor::Lesson& lesson, const games::Position& at, const std::string& explained);

  const Console& console_;
  const games::Game& game_;
  const tutor::Analysis& analysis_;
  games::Solver& solver_;
  bool stopped_ = false;
};

[[nodiscard]] std::string_view review_commands();

}  // namespace ouverte::cli
