#include "puzzles/text/rules.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "solver/base/check.hpp"

namespace ouverte::puzzles::text {
namespace {

enum class Term : std::uint8_t {
  kMeaning,
  kBegin,
  kEnd,
  kSide,
  kNumber,
  kSuit,
  kStrain,
  kBid,
  kName,
  kCard,
  kCards,
  kChoice,
  kTrick,
  kBare,
  kAmount,
  kGoal,
  kDefence,
  kGame,
  kEvery
};

struct Symbol {
  Term term = Term::kMeaning;
  Meaning meaning = Meaning::kUnknown;
};

struct Step {
  std::vector<Symbol> symbols;
  bool optional = false;
  bool repeated = false;
};

Symbol symbol_of(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, Term>, 18> kTerms = {{{"begin", Term::kBegin},
                                                                         {"end", Term::kEnd},
                                                                         {"<side>", Term::kSide},
                                                                         {"<number>", Term::kNumber},
                                                                         {"<suit>", Term::kSuit},
                                                                         {"<strain>", Term::kStrain},
                                                                         {"<bid>", Term::kBid},
                                                                         {"<name>", Term::kName},
                                                                         {"<card>", Term::kCard},
                                                                         {"<cards>", Term::kCards},
                                                                         {"<choice>", Term::kChoice},
                                                                         {"<trick>", Term::kTrick},
                                                                         {"<bare>", Term::kBare},
                                                                         {"<amount>", Term::kAmount},
                                                                         {"<goal>", Term::kGoal},
                                                                         {"<defence>", Term::kDefence},
                                                                         {"<game>", Term::kGame},
                                                                         {"<every>", Term::kEvery}}};
  for (const auto& [written, term] : kTerms)
    if (written == name) return {.term = term};
  const auto found = std::ranges::find(kMeaningNames, name);
  CHECK(found != kMeaningNames.end());
  return {.meaning = static_cast<Meaning>(found - kMeaningNames.begin())};
}

std::vector<Step> steps_of(std::string_view pattern) {
  std::vector<Step> steps;
  while (!pattern.empty()) {
    std::string_view word = pattern.substr(0, pattern.find(' '));
    pattern.remove_prefix(std::min(word.size() + 1, pattern.size()));
    Step step;
    if (word.starts_with('?')) {
      step.optional = true;
      word.remove_prefix(1);
    }
    if (word.ends_with('*')) {
      step.optional = step.repeated = true;
      word.remove_suffix(1);
    }
    while (!word.empty()) {
      const std::string_view name = word.substr(0, word.find('|'));
      step.symbols.push_back(symbol_of(name));
      if (name == "do" && step.repeated) step.symbols.push_back({.meaning = Meaning::kStill});
      word.remove_prefix(std::min(name.size() + 1, word.size()));
    }
    steps.push_back(std::move(step));
  }
  return steps;
}

struct Compiled {
  std::vector<Step> steps;
  Does does = Does::kNothing;
};

const std::vector<Compiled>& compiled() {
  static const std::vector<Compiled> all = [] {
    std::vector<Compiled> made;
    for (const Rule& rule : rules()) made.push_back({steps_of(rule.pattern), rule.does});
    return made;
  }();
  return all;
}

class Matcher {
 public:
  Matcher(const Terms& terms, std::size_t at) : terms_(terms), at_(at) {}

  std::optional<Match> match(const Compiled& rule) {
    if (kept_) match_ = {};  // most rules fail before they have kept anything
    kept_ = false;
    match_.begin = match_.end = at_;
    match_.does = rule.does;
    for (const Step& step : rule.steps) {
      constexpr int kMost = 4;
      int times = 0;
      while (times < (step.repeated ? kMost : 1) && takes(step)) ++times;
      if (times == 0 && !step.optional) return std::nullopt;
    }
    return match_.end > at_ ? std::optional(match_) : std::nullopt;
  }

 private:
  bool takes(const Step& step) {
    for (const Symbol& symbol : step.symbols)
      if (takes(symbol, match_.end)) return true;
    const std::size_t past = terms_.past_fillers(match_.end);
    if (past == match_.end || match_.end == at_) return false;
    return std::ranges::any_of(step.symbols, [&](const Symbol& symbol) { return takes(symbol, past); });
  }

  template <class T>
  bool keep(const At<T>& found, std::vector<T>& all) {
    if (!found) return false;
    all.push_back(found->first);
    kept_ = true;
    match_.end = found->second;
    return true;
  }

  bool takes(const Symbol& symbol, std::size_t at) {
    switch (symbol.term) {
      case Term::kMeaning:
        if (!terms_.is(at, symbol.meaning) && !(symbol.meaning == Meaning::kBy && terms_.is(at, Meaning::kOf)))
          return false;
        match_.end = at + 1;
        return true;
      case Term::kBegin:
        return begins(at);
      case Term::kEnd:
        return terms_.ends(at);
      case Term::kSide:
        if (!keep(terms_.side(at), match_.sides)) return false;
        match_.side_first |= at == at_;
        return true;
      case Term::kNumber:
        return keep(terms_.number(at), match_.numbers);
      case Term::kSuit:
        return keep(terms_.suit(at), match_.strains);
      case Term::kStrain:
        return keep(terms_.strain(at), match_.strains);
      case Term::kBid:
        return keep(terms_.bid(at), match_.bids);
      case Term::kName:
        return keep(terms_.name(at), match_.names);
      case Term::kCard:
        if (const auto card = terms_.card(at))
          return keep(At<std::vector<Named>>(std::pair(std::vector{card->first}, card->second)), match_.cards);
        return false;
      case Term::kCards:
        return keep(terms_.cards(at), match_.cards);
      case Term::kChoice:
        return keep(terms_.suits_to_choose(at), match_.cards);
      case Term::kTrick:
        return keep(terms_.trick(at, false), match_.cards);
      case Term::kBare:
        return keep(terms_.trick(at, true), match_.cards);
      case Term::kAmount:
        return keep(terms_.amount(at), match_.amounts);
      case Term::kGoal:
        return keep(terms_.goal(at), match_.goals);
      case Term::kDefence:
        // "Any defence", "best play by the opponents".
        if (const auto side = terms_.side(at);
            side && (side->first.who == Who::kDefenders || side->first.who == Who::kDeclarer)) {
          match_.end = side->second;
          return true;
        }
        return false;
      case Term::kGame:
        if (!terms_.is(at, Meaning::kGame)) return false;
        match_.end = at + 1;
        return true;
      case Term::kEvery: {
        std::size_t next = at;
        while (terms_.is_any(next, Meaning::kAny, Meaning::kAll, Meaning::kEvery)) ++next;
        next = terms_.past_fillers(next);
        if (!terms_.is(next, Meaning::kTrick)) return false;
        match_.end = next + 1;
        return true;
      }
    }
    return false;
  }

  // Whether a part of a sentence begins at a place: nothing stands before it that a rule has not taken.
  [[nodiscard]] bool begins(std::size_t at) const {
    while (at > 0 && (terms_.is_filler(at - 1) || terms_.is_any(at - 1, Meaning::kDo, Meaning::kOrnament))) --at;
    if (at == 0) return true;
    return terms_.items()[at - 1].used ||
           terms_.is_any(at - 1, Meaning::kStop, Meaning::kComma, Meaning::kColon, Meaning::kSemicolon, Meaning::kAnd);
  }

  const Terms& terms_;
  std::size_t at_;
  Match match_;
  bool kept_ = false;
};

}  // namespace

std::optional<Match> longest_match(const Terms& terms, std::size_t at, bool after_card) {
  std::optional<Match> best;
  Matcher matcher(terms, at);
  for (const Compiled& rule : compiled())
    if (rule.does != Does::kNextCard || after_card)
      if (auto found = matcher.match(rule); found && (!best || found->end > best->end)) best = std::move(found);
  return best;
}

}  // namespace ouverte::puzzles::text
