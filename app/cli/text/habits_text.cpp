#include "app/cli/text/habits_text.hpp"

#include <algorithm>
#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

std::string file_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

constexpr std::size_t kMostShown = 3;  // lapses of an idea; --json and the page have more

class ProfileText {
 public:
  explicit ProfileText(const tutor::Profile& profile) : profile_(profile) {
    for (const tutor::Habit& habit : profile.habits) habits_.push_back(&habit);
    std::ranges::stable_sort(habits_, std::greater{}, &tutor::Habit::cost);
  }

  void tell(std::vector<Text>& lines) const {
    Text head(profile_.name, Style::kStrong);
    head.add(absl::StrFormat(", %s, %s: ", profile_.title(), base::counted(profile_.deals, "deal")));
    lines.push_back(head.add(tutor::in_words(profile_.in_all(), profile_.unit)).fold(2));
    if (habits_.empty()) return;
    append(lines, grid(table()), 2);
    for (const tutor::Habit* habit : habits_) add_lapses(*habit, lines);
  }

 private:
  [[nodiscard]] std::vector<std::vector<Text>> table() const {
    std::vector<std::vector<Text>> rows = {
        {Text("idea"), Text("met"), Text("right"), Text("cost"), Text("what went wrong")}};
    for (const tutor::Habit* habit : habits_)
      rows.push_back({Text(habit->idea->title), Text(std::to_string(habit->met)), Text(std::to_string(habit->kept)),
                      Text(habit->cost == 0 ? "–" : base::counted(habit->cost, profile_.unit)), Text(wrong(*habit))});
    return rows;
  }

  // "took the trick too soon 2, another card 1".
  [[nodiscard]] static std::string wrong(const tutor::Habit& habit) {
    const tutor::Idea& idea = *habit.idea;
    std::string words;
    const auto add = [&](std::string_view what, std::string_view wrongly) {
      if (const auto found = habit.wrongly.find(wrongly); found != habit.wrongly.end())
        words += base::str(words.empty() ? "" : ", ", what, ' ', found->second);
    };
    if (idea.one_way == nullptr) return words;
    add(idea.wrongly_so, idea.wrongly_so);
    add(idea.wrongly_not, idea.wrongly_not);
    add("another card", "");
    return words;
  }

  void add_lapses(const tutor::Habit& habit, std::vector<Text>& lines) const {
    if (habit.lapses.empty()) return;
    std::vector<const tutor::Lapse*> worst;
    for (const tutor::Lapse& lapse : habit.lapses) worst.push_back(&lapse);
    std::ranges::stable_sort(worst, std::greater{}, &tutor::Lapse::cost);
    lines.push_back(Text("  ").add(habit.idea->title, Style::kStrong));
    std::vector<std::vector<Text>> rows;
    for (std::size_t shown = 0; shown < std::min(worst.size(), kMostShown); ++shown) rows.push_back(row(*worst[shown]));
    append(lines, grid(rows), 4);
    if (const int lapses = habit.met - habit.kept; lapses > static_cast<int>(kMostShown))
      lines.emplace_back(absl::StrFormat("    and %d more (--json, --html)", lapses - static_cast<int>(kMostShown)),
                         Style::kFaint);
  }

  [[nodiscard]] std::vector<Text> row(const tutor::Lapse& lapse) const {
    const games::Game& game = *profile_.game;
    Text played(games::seat_name(lapse.seat, game.seats()));
    played.add(kBlank).add(face(lapse.move, game.faces())).add(tutor::sign(lapse.mark), Style::kStrong);
    Text cost(base::str(lapse.wrongly, lapse.wrongly.empty() ? "" : ", ", lapse.blind ? "blind, " : "",
                        lapse.fair.empty() ? "" : base::str(lapse.fair, ", "), "cost ",
                        base::counted(lapse.cost, profile_.unit), "; better "));
    const std::string place = game.plays_in_rows() ? base::str("trick ", lapse.trick) : base::str("play ", lapse.play);
    return {Text(base::str(file_name(lapse.place.file), " board ", lapse.place.board, ", ", place), Style::kFaint),
            std::move(played), cost.fold(2).add(faces(lapse.better, game.faces()))};
  }

  const tutor::Profile& profile_;
  std::vector<const tutor::Habit*> habits_;
};

}  // namespace

std::vector<Text> habits_text(const tutor::Habits& habits) {
  std::vector<Text> lines;
  for (const tutor::Profile& profile : habits.profiles()) {
    if (!lines.empty()) lines.emplace_back("");
    ProfileText(profile).tell(lines);
  }
  return lines;
}

}  // namespace ouverte::cli
