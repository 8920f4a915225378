#include <algorithm>
#include <array>

#include "puzzles/problem/solution.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

class Writer {
 public:
  explicit Writer(const LineCaptions& captions) : captions_(captions) {}

  std::vector<Row> rows(const Line& line) {
    rows_.emplace_back();
    write(line, "", 0);
    return std::move(rows_);
  }

 private:
  void say(Word::Kind kind, std::string text) { rows_.back().words.push_back({kind, std::move(text)}); }
  void plain(std::string text) { say(Word::Kind::kPlain, std::move(text)); }
  void seat(const std::string& letter) {
    if (letter.empty()) return;
    say(Word::Kind::kSeat, letter);
    plain(" ");
  }
  void moves(const std::vector<std::string>& all, const std::string& between) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (i > 0) plain(between);
      say(Word::Kind::kMove, all[i]);
    }
  }
  void next(bool& first) {
    if (!first) plain(", ");
    first = false;
  }

  void write(const Line& line, const std::string& label, std::size_t level) {
    bool first = true;
    for (const Ply& ply : line.plies) {
      next(first);
      seat(ply.seat);
      if (ply.move.empty()) {
        plain("any");
      } else {
        say(Word::Kind::kMove, ply.move);
      }
      if (ply.only) plain("!");
      if (ply.duals.empty()) continue;
      plain(" (or ");
      moves(ply.duals, ", ");
      plain(")");
    }
    if (!line.variations.empty()) {
      if (const auto caption = captions_.find(&line); caption != captions_.end()) {
        if (!rows_.back().words.empty()) rows_.emplace_back();
        rows_.back().indent = static_cast<int>(2 * level);
        plain("(" + caption->second + ")");
      }
      return write(line.variations, label, level);
    }
    if (line.end == Line::End::kCashes) {
      next(first);
      seat(line.seat);
      plain("cashes ");
      moves(line.cashes, " ");
    }
    if (line.end == Line::End::kAny) {
      next(first);
      plain("any");
    }
    if (line.end == Line::End::kGoesOn) {
      plain(first ? "..." : " ...");
    } else {
      plain(".");
    }
  }

  void write(const std::vector<Variation>& variations, const std::string& label, std::size_t level) {
    for (std::size_t n = 0; n < variations.size(); ++n) {
      const Variation& variation = variations[n];
      const std::string own = label + label_mark(n, level);
      if (!rows_.back().words.empty()) rows_.emplace_back();
      rows_.back().indent = static_cast<int>(2 * level);
      say(Word::Kind::kLabel, own + ")");
      plain(" ");
      seat(variation.seat);
      moves(variation.replies, ", ");
      if (variation.others) plain(variation.replies.empty() ? "else" : ", else");
      plain(": ");
      write(variation.then, own, level + 1);
    }
  }

  const LineCaptions& captions_;
  std::vector<Row> rows_;
};

std::string text_of(const Row& row) {
  std::string text(static_cast<std::size_t>(row.indent), ' ');
  for (const Word& word : row.words) text += word.text;
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace

std::string label_mark(std::size_t n, std::size_t level) {
  if (level % 2 == 1) return std::to_string(n + 1);
  std::string letters(1, static_cast<char>((level == 0 ? 'A' : 'a') + n % 26));
  return n < 26 ? letters : label_mark(n / 26 - 1, level) + letters;
}

int Line::ends() const {
  int all = variations.empty() ? 1 : 0;
  for (const Variation& variation : variations) all += variation.then.ends();
  return all;
}

bool Line::complete() const {
  return end != End::kGoesOn &&
         std::ranges::all_of(variations, [](const Variation& variation) { return variation.then.complete(); });
}

std::vector<Row> rows_of(const Line& line, const LineCaptions& captions) { return Writer(captions).rows(line); }

std::vector<std::string> lines_of(const Solution& solution) {
  std::vector<std::string> lines;
  for (const Part& part : solution) {
    if (part.claim) lines.push_back(proof::claim_text(*part.claim) + ":");
    for (const Row& row : rows_of(part.shown)) lines.push_back(text_of(row));
  }
  return lines;
}

std::string solution_text_of(const records::Record& record) {
  std::string text;
  for (const records::Section& section : record.sections)
    if (section.tag == "Solution")
      for (const std::string& line : section.lines) text += line + "\n";
  return text.empty() ? std::string(records::tag_value(record.tags, "Solution")) : text;
}

base::Json to_json(const Line& line) {
  base::Json plies = base::Json::array();
  for (const Ply& ply : line.plies) {
    base::Json one = {{"seat", ply.seat}, {"move", ply.move.empty() ? base::Json() : base::Json(ply.move)}};
    if (!ply.duals.empty()) one["or"] = ply.duals;
    if (ply.only) one["only"] = true;
    plies.push_back(std::move(one));
  }
  base::Json object = {{"plies", std::move(plies)}};
  if (!line.variations.empty()) {
    base::Json& all = object["variations"] = base::Json::array();
    for (const Variation& variation : line.variations) {
      base::Json one = {{"seat", variation.seat}, {"replies", variation.replies}};
      if (variation.others) one["others"] = true;
      one["then"] = to_json(variation.then);
      all.push_back(std::move(one));
    }
    return object;
  }
  constexpr std::array<std::string_view, 4> kEnds = {"done", "any", "cashes", "goes on"};
  object["end"] = kEnds.at(static_cast<std::size_t>(line.end));
  if (line.end == Line::End::kCashes) {
    object["seat"] = line.seat;
    object["cashes"] = line.cashes;
  }
  return object;
}

}  // namespace ouverte::puzzles
