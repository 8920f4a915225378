#include "app/cli/text/explanation_text.hpp"

#include <cctype>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/stopped.hpp"
#include "app/cli/text/trick_rows.hpp"

namespace ouverte::cli {
namespace {

using proof::Replies;
using proof::Tree;

// The variations of a tree, one a line: what is forced on one line, and a further one for each of several answers,
// marked A, B, C and A1, A2.
class Variations {
 public:
  Variations(std::string end, const CardFaces& named) : end_(std::move(end)), named_(named) {}

  std::vector<Text> lines(const Tree& tree) {
    write(tree, Text("  ").fold(4), "");
    return std::move(lines_);
  }

 private:
  void write(const Tree& tree, Text line, const std::string& name) {
    const auto add = [&line](const std::string& seat, const Text& what) {
      line.add(started(line) ? ", " : "").add(seat).add(kBlank).add(what);
    };
    const Tree* at = &tree;
    while (true) {
      if (at->kind == Tree::Kind::kThere) return finish(line.add(started(line) ? ": " : "at once: ").add(end_));
      if (at->kind == Tree::Kind::kCashes) {
        Text cards("cashes ");
        if (at->moves.size() == 1) cards = Text("plays ");
        add(at->seat, cards.add(faces(at->moves, named_)).add(", whatever the others play"));
        return finish(line.add(": " + end_));
      }
      if (at->kind == Tree::Kind::kPlays) {
        add(at->seat, face(at->moves[0], named_));
        at = at->next.get();
      } else if (at->branches.size() == 1) {
        add(at->seat, Text("any"));
        at = at->branches[0].next.get();
      } else {
        break;
      }
    }
    if (started(line)) finish(line.add(", then"));
    char letter = name.empty() || !std::isalpha(static_cast<unsigned char>(name.back())) ? 'A' : '1';
    const std::string indent(2 + 2 * name.size(), ' ');
    for (const Replies& branch : at->branches) {
      const std::string own = name + letter++;
      Text start(indent);
      start.add(own, Style::kStrong).add("  ").fold(start.columns()).add(at->seat).add(kBlank);
      start.add(branch.others ? Text("otherwise") : faces(branch.moves, named_));
      write(*branch.next, std::move(start), own);
    }
  }

  [[nodiscard]] static bool started(const Text& line) {
    return line.bytes(Colour::kOff).find_first_not_of(' ') != std::string::npos;
  }
  void finish(Text line) { lines_.push_back(std::move(line)); }

  std::string end_;
  const CardFaces& named_;
  std::vector<Text> lines_;
};

// A row a trick: its number, the cards and who took it, in the line after the play and in the right one.
std::vector<Text> contrast_rows(const games::Game& game, const games::Position& before,
                                const tutor::Contrast& contrast) {
  const games::Setup setup = before.setup();
  const auto heading = [&](const tutor::PlayLine& line) {
    return Text("after ").add(face(line.front().card, game.faces()));
  };
  const auto trick = [&](const std::vector<tutor::LineTrick>& tricks, std::size_t number) {
    const tutor::LineTrick& each = tricks.at(number);
    return with_signs(tutor::cards_in_words(each, game.faces())).add(" ").add(each.taker, Style::kStrong);
  };
  const auto end = [&](int value) { return Text(game.describe({value, value}, setup)); };
  int played = 0;
  if (setup.won)
    for (const auto& [seat, tricks] : *setup.won) played += tricks;
  std::vector<std::vector<Text>> rows = {{Text(""), heading(contrast.wrong), heading(contrast.right)}};
  for (std::size_t i = 0; i < contrast.parted; ++i)
    rows.push_back({Text(std::to_string(played + static_cast<int>(i) + 1)), trick(contrast.wrong_tricks, i),
                    trick(contrast.right_tricks, i)});
  const bool goes_on = contrast.parted < contrast.wrong_tricks.size();
  rows.push_back({Text(goes_on ? "…" : ""), end(contrast.wrong_value), end(contrast.right_value)});
  return grid(rows);
}

}  // namespace

Text cost_text(const games::Game& game, const tutor::Trace& trace, const tutor::Judgement& judgement) {
  if (judgement.cost == 0 && !judgement.own) return {std::string(tutor::kOnlyWay)};
  const tutor::CostWords words = tutor::cost_in_words(game, trace, judgement);
  Text text = Text(words.blind + words.cost).fold(2);
  if (!words.turned.empty()) text.add(": ").add(words.turned, Style::kMarked);
  return text.add(words.miss)
      .add("; better ")
      .add(faces(tutor::better(judgement), game.faces()))
      .add(": ")
      .add(with_signs(words.kept));
}

std::vector<Text> why_text(const games::Game& game, const tutor::Explanation& why, const std::string& end) {
  std::vector<Text> lines;
  for (const tutor::Fact& fact : why.facts)
    lines.push_back(Text("  ").add(with_signs(tutor::sentence(fact, why.refutation, game.faces())).fold(2)));
  if (why.refutation.tree == nullptr) return lines;
  for (Text& line : Variations(end, game.faces()).lines(*why.refutation.tree)) lines.push_back(std::move(line));
  return lines;
}

std::vector<Text> explanation_text(const Explanation& explanation, bool interrupted) {
  const games::Setup setup = explanation.before->setup();
  Text heading;
  heading.add(explanation.before->to_move() + " ").add(face(explanation.move, explanation.game->faces()));
  const std::string horizon = tutor::horizon_in_words(explanation.horizon);
  if (!explanation.why) return {heading.add(" costs nothing").add(horizon)};
  const proof::Refutation& refutation = explanation.why->refutation;
  const auto words = [&](int value) { return explanation.game->describe({value, value}, setup); };
  heading.add(": ")
      .add(words(refutation.before))
      .add(" before, ")
      .add(words(refutation.after))
      .add(" after")
      .add(horizon)
      .fold(4);
  std::vector<Text> lines = {heading};
  for (Text& line :
       why_text(*explanation.game, *explanation.why, tutor::outcome_in_words(*explanation.game, setup, refutation)))
    lines.push_back(std::move(line));
  for (Text& line : best_play_text(*explanation.game, *explanation.before, *explanation.why, interrupted))
    lines.push_back(std::move(line));
  return lines;
}

std::vector<Text> best_play_text(const games::Game& game, const games::Position& before, const tutor::Explanation& why,
                                 bool interrupted) {
  if (why.refutation.tree != nullptr) return {};
  std::vector<Text> lines = {Text(
      why.refutation.stopped ? absl::StrFormat("  %s before all of it was found; best play:", what_stopped(interrupted))
                             : "  too long to be shown whole; best play by both sides:")};
  if (why.contrast) {
    append(lines, contrast_rows(game, before, *why.contrast), 4);
    return lines;
  }
  std::vector<std::string> line = {why.refutation.move};
  line.insert(line.end(), why.refutation.line.begin(), why.refutation.line.end());
  auto rows = game.plays_in_rows() ? trick_rows(before, game.seats_at(before.setup()), line, game.faces())
                                   : play_rows(before, line, game.faces());
  if (rows.ok()) append(lines, *rows, 4);
  return lines;
}

}  // namespace ouverte::cli
