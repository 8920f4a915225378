#include <algorithm>
#include <charconv>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/proof/proof.hpp"
#include "solver/records/position.hpp"

namespace ouverte::proof {
namespace {

using base::str;

std::string found(std::string_view what, std::string_view expected) {
  return str("found ", what.empty() ? "nothing" : base::quoted(what), ", expected ", expected);
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
    if (line.empty()) return words;
    words.push_back(line.substr(0, line.find_first_of(" \t\r")));
    line.remove_prefix(words.back().size());
  }
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// Reads one text line by line. Every function gives what is wrong with its line, or nothing.
class ProofReader {
 public:
  ProofReadings read(std::string_view text) {
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      ++line_;
      if (const std::string wrong = read_line(line); !wrong.empty()) return fault(wrong);
    }
    if (open_) return fault(found("", "a line that begins with \"end\""));
    if (readings_.proofs.empty()) return fault(found("", "\"proof 1\""));
    return std::move(readings_);
  }

 private:
  ProofReadings fault(std::string message) {
    readings_.fault = ProofFault{line_, std::move(message)};
    return std::move(readings_);
  }

  std::string read_line(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    if (words.empty() || words[0].starts_with('#')) return "";
    if (!open_) {
      if (words.size() != 2 || words[0] != "proof" || words[1] != "1") return found(line, "\"proof 1\"");
      proof_ = {.setup = {}, .claims = {}, .nodes = {}, .line = line_};
      open_ = true;
      return "";
    }
    if (words[0] == "position") return read_position(line);
    if (proof_.setup.hands.empty()) return found(line, "the position");
    if (words[0] == "claim") return read_claim(line, words);
    if (proof_.claims.empty()) return found(line, "a claim");
    if (words[0] == "end") return read_end(line, words);
    return read_node(words);
  }

  std::string read_position(std::string_view line) {
    if (!proof_.setup.hands.empty()) return "found a second position, expected one";
    const auto json = base::parse_json(line.substr(line.find("position") + std::string_view("position").size()));
    if (!json.ok()) return base::message(json.status());
    auto position = records::vector_from_json(*json);
    if (!position.ok()) return base::message(position.status());
    proof_.setup = std::move(position->setup);
    return "";
  }

  // claim >= 8 by 1
  std::string read_claim(std::string_view line, const std::vector<std::string_view>& words) {
    constexpr std::string_view kExpected =
        "\"claim\", \">=\" or \"<=\", a value, and \"by\" with a node if it needs one";
    if (!proof_.nodes.empty()) return "found a claim after the first node, expected it before";
    ProofClaim claim{.bound = words.size() > 1 && words[1] == "<=" ? Bound::kAtMost : Bound::kAtLeast, .line = line_};
    const bool by = words.size() == 5 && words[3] == "by";
    if ((words.size() != 3 && !by) || (words[1] != ">=" && words[1] != "<=") || !read_number(words[2], claim.value))
      return found(line, kExpected);
    if (by && (!read_number(words[4], claim.from) || claim.from == kSettled)) return found(line, kExpected);
    proof_.claims.push_back(claim);
    return "";
  }

  // 17 SA:18 SK:23 SQ=SK H3
  std::string read_node(const std::vector<std::string_view>& words) {
    const std::size_t expected = proof_.nodes.size() + 1;
    std::size_t number = 0;
    if (!read_number(words[0], number) || number != expected) return found(words[0], str("node ", expected));
    if (words.size() < 2) return "found a node without moves, expected at least one";
    ProofNode& node = proof_.nodes.emplace_back();
    node.line = line_;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::string_view word = words[i];
      const std::size_t sign = word.find_first_of("=:");
      ProofMove& move = node.moves.emplace_back();
      move.move = word.substr(0, sign);
      if (sign == std::string_view::npos) continue;
      const std::string_view rest = word.substr(sign + 1);
      if (word[sign] == '=') {
        move.as = rest;
        if (rest.empty()) return found(word, "a move after \"=\"");
      } else if (!read_number(rest, move.to) || move.to <= number) {
        return found(word, str("a node further down than ", number, " after \":\""));
      }
    }
    return "";
  }

  std::string read_end(std::string_view line, const std::vector<std::string_view>& words) {
    const std::string expected = str("end ", proof_.nodes.size(), " nodes ", proof_.edges(), " edges");
    if (!std::ranges::equal(words, words_of(expected))) return found(line, base::quoted(expected));
    readings_.proofs.push_back(std::move(proof_));
    proof_ = {};
    open_ = false;
    return "";
  }

  ProofReadings readings_;
  Proof proof_;
  bool open_ = false;  // between "proof" and "end"
  int line_ = 0;
};

}  // namespace

ProofReadings read_proofs(std::string_view text) { return ProofReader().read(text); }

}  // namespace ouverte::proof
