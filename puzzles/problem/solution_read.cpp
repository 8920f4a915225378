#include <algorithm>
#include <charconv>
#include <set>

#include "puzzles/problem/solution.hpp"
#include "puzzles/problem/solution_tokens.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

using Kind = SolutionToken::Kind;

struct Misreading {
  std::string message;
};

bool is_claim(const SolutionToken& token) {
  return token.kind == Kind::kWord && (token.text.starts_with(">=") || token.text.starts_with("<="));
}

class Reader {
 public:
  Reader(std::string_view text, std::string_view seats) : tokens_(solution_tokens(text)), seats_(seats) {}

  Solution read() {
    Solution parts;
    while (now().kind != Kind::kEnd) {
      Part part;
      if (is_claim(now())) part.claim = claim();
      part.shown = line("");
      if (now().kind == Kind::kLabel) expected("a label that follows on those before");
      parts.push_back(std::move(part));
    }
    if (parts.empty()) expected("a move");
    return parts;
  }

 private:
  [[nodiscard]] const SolutionToken& now() const { return tokens_[at_]; }
  [[nodiscard]] bool ends_line() const {
    return now().kind == Kind::kEnd || now().kind == Kind::kLabel || is_claim(now());
  }
  SolutionToken take() { return tokens_[at_++]; }
  bool take(Kind kind) {
    if (now().kind != kind) return false;
    ++at_;
    return true;
  }
  [[noreturn]] void expected(const std::string& what) const {
    std::string found = now().kind == Kind::kEnd ? "the end" : base::quoted(now().text);
    if (now().kind == Kind::kLabel) found = base::quoted(now().text + ")");
    throw Misreading{base::str("Solution: line ", now().line, ": found ", found, ", expected ", what)};
  }

  proof::ProofClaim claim() {
    proof::ProofClaim claim{.bound = now().text[0] == '>' ? proof::Bound::kAtLeast : proof::Bound::kAtMost,
                            .value = 0,
                            .from = proof::kSettled,
                            .line = now().line};
    std::string number = take().text.substr(2);
    if (number.empty()) number = now().kind == Kind::kWord ? take().text : "";
    const auto read = std::from_chars(number.data(), number.data() + number.size(), claim.value);
    if (number.empty() || read.ec != std::errc() || read.ptr != number.data() + number.size())
      throw Misreading{
          base::str("Solution: line ", claim.line, ": found ", base::quoted(number), ", expected a number")};
    if (!take(Kind::kColon)) expected("a colon after the number");
    return claim;
  }

  // A line with its variations, whose labels begin with `label`.
  Line line(const std::string& label) {
    Line line;
    std::string seat;
    while (!ends_line()) item(line, seat);
    if (!seat.empty()) expected("a move of " + seat);
    const std::size_t level = level_of(label) + 1;
    std::set<std::string> used;
    while (now().kind == Kind::kLabel && level_of(now().text) >= level) {
      const std::string own = now().text;
      if (level_of(own) > level || !own.starts_with(label))
        expected(label.empty() ? "a label such as \"A)\"" : base::str("a variation of ", label, ")"));
      if (!used.insert(own).second) expected("a label that is not used yet");
      line.variations.push_back(variation());
    }
    // "any" at the end is not about one seat.
    if (line.variations.empty() && !line.plies.empty() && line.end == Line::End::kDone &&
        line.plies.back().move.empty() && line.plies.back().seat.empty()) {
      line.plies.pop_back();
      line.end = Line::End::kAny;
    }
    return line;
  }

  void item(Line& line, std::string& seat) {
    if (take(Kind::kComma) || take(Kind::kStop)) return;
    if (line.end != Line::End::kDone) expected("a label or the end");
    if (now().kind == Kind::kOnly && !line.plies.empty() && seat.empty()) {
      take();
      line.plies.back().only = true;
      return;
    }
    if (now().kind == Kind::kOpen && !line.plies.empty() && seat.empty()) return duals(line.plies.back());
    if (take(Kind::kGoesOn)) {
      line.end = Line::End::kGoesOn;
      return;
    }
    if (!is_word()) expected("a move");
    const std::string word = lower(now().text);
    if (word == "then" || word == "and") {
      take();
    } else if (is_seat(now().text)) {
      if (!seat.empty()) expected("a move of " + seat);
      seat = take().text;
    } else if (word == "cash" || word == "cashes") {
      cashes(line, seat);
    } else {
      const SolutionToken token = take();
      line.plies.push_back({.seat = seat, .move = word == "any" ? "" : token.text, .duals = {}, .line = token.line});
      seat.clear();
    }
  }

  // A word with no bracket in it: no game writes one in a move.
  [[nodiscard]] bool is_word() const {
    return now().kind == Kind::kWord && now().text.find_first_of("()") == std::string::npos;
  }
  [[nodiscard]] bool is_seat(const std::string& word) const {
    return word.size() == 1 && seats_.find(word[0]) != std::string_view::npos;
  }

  void cashes(Line& line, std::string& seat) {
    take();
    line.end = Line::End::kCashes;
    line.seat = std::move(seat);
    seat.clear();
    while (!ends_line() && now().kind != Kind::kStop)
      if (!take(Kind::kComma)) line.cashes.push_back(move());
    if (line.cashes.empty()) expected("the cards that are cashed");
  }

  void duals(Ply& ply) {
    take();
    while (!take(Kind::kClose)) {
      if (take(Kind::kComma)) continue;
      if (lower(now().text) == "or") {
        take();
      } else {
        ply.duals.push_back(move());
      }
    }
    if (ply.duals.empty()) expected("\"(or …)\" with the moves that do as well");
  }

  std::string move() {
    if (!is_word() || is_seat(now().text) || is_claim(now())) expected("a move");
    return take().text;
  }

  Variation variation() {
    Variation variation;
    variation.line = now().line;
    const std::string label = take().text;
    if (now().kind == Kind::kWord && is_seat(now().text)) variation.seat = take().text;
    const bool listed = has_colon();
    do {
      const std::string word = lower(now().text);
      if (word == "else" || word == "otherwise" || word == "any") {
        take();
        variation.others = true;
      } else if (word == "or" || now().kind == Kind::kComma) {
        take();
      } else {
        variation.replies.push_back(move());
      }
    } while (listed && !take(Kind::kColon));
    if (!variation.others && variation.replies.empty()) expected("the replies that are answered here");
    variation.then = line(label);
    return variation;
  }

  // Whether the replies of a variation end with a colon; without one there is one reply.
  [[nodiscard]] bool has_colon() const {
    for (std::size_t i = at_; i < tokens_.size(); ++i) {
      if (tokens_[i].kind == Kind::kColon) return true;
      if (tokens_[i].kind == Kind::kLabel || is_claim(tokens_[i])) return false;
    }
    return false;
  }

  std::vector<SolutionToken> tokens_;
  std::string_view seats_;
  std::size_t at_ = 0;
};

}  // namespace

absl::StatusOr<Solution> read_solution(std::string_view text, std::string_view seats) {
  try {
    return Reader(text, seats).read();
  } catch (const Misreading& fault) {
    return absl::InvalidArgumentError(fault.message);
  }
}

}  // namespace ouverte::puzzles
