// One puzzle worked on: what the user types, and what he sees. Until it is over nothing on the screen tells its theme,
// its name or what is right.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/console/console.hpp"
#include "app/cli/text/text.hpp"
#include "tutor/train/trainer.hpp"

namespace ouverte::cli {

class TrainerSession {
 public:
  // `heading`: which puzzle it is, such as "2 of 5". `answered` is called once, as soon as the answer counts.
  // `deadline`: the solver's; each thing that the user asks has the whole time.
  TrainerSession(const Console& console, tutor::Trainer& trainer, std::string heading, std::function<void()> answered,
                 base::Deadline deadline)
      : console_(console),
        trainer_(trainer),
        heading_(std::move(heading)),
        answered_(std::move(answered)),
        deadline_(std::move(deadline)) {}

  // Until the task is done, or the user goes on to the next puzzle or leaves. False: he leaves, or the input ended.
  bool run();
  // A limit struck, and something asked was not known.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  enum class Then { kHere, kNext, kLeave };

  Then play_part();  // kHere: it is shown
  void say(const Text& line);
  void say(const std::vector<Text>& lines);
  void say_limit();
  void pose();
  void show();
  void go_on();
  void notice_answer();
  void say_done();
  Then obey(const std::string& line);
  void try_move(const std::string& text);
  void next_hint();
  void say_why(const std::string& move);
  void rows(const std::vector<std::string>& line);
  void go_back(bool to_the_start);

  const Console& console_;
  tutor::Trainer& trainer_;
  std::string heading_;
  std::function<void()> answered_;
  base::Deadline deadline_;
  bool stopped_ = false;
  std::string wrong_;  // the wrong move that was tried last, if that was here
  int told_ = 0;       // hints at this turn
  bool shown_ = false;
};

// The commands of a session, for its `help` and for --help.
[[nodiscard]] std::string_view trainer_commands();

}  // namespace ouverte::cli
