#include "puzzles/text/rules.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "solver/base/check.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array kRules = {
    // What stands beside problems.
    Rule{"heading ?none|heading ?colon <number> ?colon", Does::kNothing},
    Rule{"dealer ?colon|by|comma <side>", Does::kNothing},
    Rule{"dealer ?colon|by|comma <side> colon <bid>", Does::kNothing},
    Rule{"<side> ?and call ?do|with|in <bid>|<suit>|notrump", Does::kNothing},
    Rule{"?and <side> lead|led ?with|do <bid>", Does::kOpensBidding},
    Rule{"?after <number> round ?of ?<suit>|trump", Does::kRounds},
    Rule{"<suit> ?comma|and <suit> ?comma|and <suit> ?comma|and <suit>", Does::kSuitOrder},
    Rule{"<side> dealer", Does::kNothing},
    Rule{"vulnerable ?colon|in <side>|none|all ?vulnerable", Does::kNothing},
    Rule{"<side>|none|all ?not vulnerable", Does::kNothing},
    Rule{"vulnerable", Does::kNothing},
    Rule{"begin game ?colon <game>", Does::kNothing},
    Rule{"game", Does::kNothing},
    Rule{"<number> card ?each|left ?do ?play|left", Does::kCardsLeft},
    Rule{"begin ?with|in last <number> trick|card end", Does::kCardsLeft},
    Rule{"with <number> trick left|do ?play", Does::kCardsLeft},
    Rule{"last <number> card|trick each", Does::kCardsLeft},
    Rule{"<number> trick left", Does::kCardsLeft},
    Rule{"after <number> trick", Does::kTricksPlayed},
    Rule{"<number> trick ?do ?have ?already play", Does::kTricksPlayed},
    Rule{"against|on|with any|none|all <defence>|play ?of ?card", Does::kNothing},
    Rule{"any <defence> play ?by|on|of ?<side>|all", Does::kNothing},
    Rule{"on|with any play", Does::kNothing},
    Rule{"against <defence>", Does::kNothing},
    Rule{"defend end", Does::kNothing},
    Rule{"comma any|all|every <defence>", Does::kNothing},
    Rule{"exchange ?do ?colon <card> and|with|for|by|of <card>", Does::kExchanges},
    Rule{"?with <card> and|with <card> ?do ?have exchange", Does::kExchanges},
    Rule{"with <card> but <card>", Does::kReplaces},
    Rule{"exchange ?hold <side> and|with <side>", Does::kHandsExchanged},
    Rule{"exchange <side>", Does::kHandsExchanged},
    Rule{"?with <side> and <side> ?hold ?do ?have exchange", Does::kHandsExchanged},
    Rule{"<side> ?hold ?do ?have exchange", Does::kHandsExchanged},
    Rule{"plan ?do ?play", Does::kPlans},
    Rule{"plan ?do ?play for|by|of <side>", Does::kPlans},
    Rule{"task ?colon", Does::kNothing},
    Rule{"<side> ?do* take|make they end", Does::kNothing},
    Rule{"<side> ?do* have|hold rest ?of ?card end", Does::kNothing},
    Rule{"hold ?all|<number> extra", Does::kNothing},
    Rule{"<number> card of trick", Does::kNothing},
    Rule{"<side> hold|have ?<number> extra ?comma ?and ?<side> ?last|extra|<number>", Does::kNothing},
    Rule{"?<number>|all extra with|by <side>", Does::kNothing},
    // Trumps.
    Rule{"<suit> ?do|by trump", Does::kTrumps},
    Rule{"trump ?colon|do <strain>", Does::kTrumps},
    Rule{"?it ?play|declare|won ?in|with|on notrump ?contract", Does::kTrumps},
    Rule{"<suit> preferred", Does::kTrumps},
    Rule{"preferred ?colon|comma <suit>", Does::kTrumps},
    Rule{"in <strain> ?contract", Does::kTrumps},
    Rule{"with|play|declare|contract ?in|colon <suit> ?trump ?contract", Does::kTrumps},
    Rule{"<suit> contract", Does::kTrumps},
    Rule{"with <suit> ?by trump", Does::kTrumps},
    Rule{"trump|notrump by <side>", Does::kDeclarer},
    Rule{"<side> play|declare ?in notrump", Does::kDeclarer},
    Rule{"<side> play in <suit>", Does::kDeclarer},
    Rule{"<side> declare ?in <suit>", Does::kDeclarer},
    Rule{"<suit> by <side>", Does::kDeclarer},
    // Contracts of level and strain.
    Rule{"?contract|declare ?colon|of|in|by* <bid> ?contract ?comma ?play|declare|bid|won by ?comma <side> ?comma",
         Does::kContract},
    Rule{"?contract ?colon|of <bid> ?comma <side> end", Does::kContract},
    Rule{"<side> ?comma ?do* ?have ?do* play|declare|in|bid|have ?in|do ?play|declare ?contract ?of|in <bid> ?contract "
         "?comma",
         Does::kContract},
    Rule{"<side> ?do* in|play|declare ?in <bid> comma <side> comma", Does::kContract},
    Rule{"<side> in|of ?contract ?of <bid> <side>", Does::kContract},
    Rule{"<side> ?comma declare|in ?contract ?of <bid> ?contract", Does::kContract},
    Rule{"<side> ?do* take|make|declare|play|bid|in ?in <bid> by <side>", Does::kContract},
    Rule{"<side> ?do* take|make|declare|play|bid|in ?in <bid> with <side> card", Does::kContract},
    Rule{"<side> <bid> end", Does::kContract},
    Rule{"begin <side> colon <bid>", Does::kContract},
    Rule{"in|on|against|defend <side> <bid> ?contract", Does::kContract},
    Rule{"in|on|play|declare|contract|bid|against|after ?colon|in|on ?contract ?of|in <bid> ?contract",
         Does::kContract},
    Rule{"contract ?colon|of|in* <bid>", Does::kContract},
    Rule{"in|on|play|declare|contract|bid|against|after ?colon|in|on ?contract ?of|in <bid> ?contract ?comma "
         "?play|declare|bid|won by <side> ?comma",
         Does::kContract},
    Rule{"begin <bid> end", Does::kContract},
    Rule{"begin <bid> ?do* play|declare|bid", Does::kContract},
    Rule{"rank colon rank|number", Does::kNothing},
    Rule{"?<side> ?do defend ?against|contract ?contract ?of <bid> ?comma ?by ?comma <side>", Does::kDefended},
    Rule{"<side> ?comma ?do defend ?against ?contract ?of <bid>", Does::kDefended},
    Rule{"<side> ?comma ?do defend ?against ?contract ?of <bid> by <side>", Does::kDefended},
    Rule{"defend ?against ?contract ?of <bid>", Does::kContract},
    Rule{"<side> ?do defend end", Does::kDefended},
    Rule{"<side> ?do defend ?against <bid> with <side>", Does::kDefended},
    // Contracts by name.
    Rule{
        "<side> ?do* ?have ?do* play|declare|bid|in|have|make ?in|on <name> ?comma ?in|with|comma <suit> ?do|by ?trump",
        Does::kNamed},
    Rule{"<side> ?do* ?have ?do* play|declare|bid|in ?in|on|do ?make|play <name>", Does::kNamed},
    Rule{"<name> ?contract ?comma ?play|declare|bid|won ?comma ?in|with ?<suit> ?comma by ?comma <side>", Does::kNamed},
    Rule{"<name> ?comma by <side> ?comma in|with <suit>", Does::kNamed},
    Rule{"<name> ?comma in|with|comma <suit> ?do|by ?trump", Does::kNamed},
    Rule{"contract ?colon ?declare <name> ?comma ?in ?<suit> ?by ?<side>", Does::kNamed},
    Rule{"<suit> <name> ?by ?<side>", Does::kNamed},
    Rule{"<name> <side> end", Does::kNamed},
    Rule{"<side> <name>", Does::kNamed},
    Rule{"bid ?do <name>", Does::kNamed},
    Rule{"<name>", Does::kNamed},
    // Who declares.
    Rule{"play|declare|won by <side>", Does::kDeclarer},
    Rule{"<side> declare", Does::kDeclarer},
    Rule{"<side> ?have propose ?comma ?and|with <side> ?have accept", Does::kPair},
    Rule{"propose ?colon <side> ?comma ?and accept ?colon <side>", Does::kPair},
    // Who leads.
    Rule{"<side> ?do* ?and lead ?out|table ?do ?first ?trick", Does::kLeads},
    Rule{"begin ?and on|do|have lead|move ?do ?first ?trick", Does::kLeads},
    Rule{"begin ?and lead end", Does::kLeads},
    Rule{"<side> ?first do ?do* play|move ?do ?first ?trick", Does::kLeads},
    Rule{"<side> play|move first", Does::kLeads},
    Rule{"<side> first do play|move", Does::kLeads},
    Rule{"<side> ?do* ?and ?have on ?do lead|play|move", Does::kLeads},
    Rule{"<side> ?do* in lead", Does::kLeads},
    Rule{"<side> ?do* have|hold|with ?first lead|move|play", Does::kLeads},
    Rule{"lead ?table ?do ?colon|with|in|for|by|on|of|declare* ?lead <side>", Does::kLeads},
    Rule{"on|do lead|play|move ?colon|comma|do <side>", Does::kLeads},
    Rule{"leader ?colon|in|by <side>", Does::kLeads},
    Rule{"move|play ?do ?colon|by|of|for|with <side>", Does::kLeads},
    Rule{"<side> comma <side> comma do lead|play", Does::kLeads},
    Rule{"dummy lead|move|play comma <side> ?comma", Does::kLeads},
    Rule{"<side> comma on lead|move ?comma", Does::kLeads},
    Rule{"<side> comma do|with|have lead|play comma", Does::kLeads},
    Rule{"<side> with lead in|with <side>", Does::kLeads},
    Rule{"<side> move", Does::kLeads},
    Rule{"<side> ?comma ?do* leader ?comma", Does::kLeads},
    Rule{"<side> comma lead|move|play it ?comma", Does::kLeads},
    Rule{"<side> play and", Does::kPlaysOn},
    Rule{"<side> play end", Does::kPlaysAfterTrumps},
    Rule{"it ?do ?he lead|move|play|turn ?do ?play|lead end", Does::kYouLead},
    // Cards played.
    Rule{"<side> ?comma ?do* ?have|comma ?first lead|led|play ?with|out|of|by|do|lead* <cards> ?out ?comma",
         Does::kPlayed},
    Rule{"<side> lead ?with <cards> on end", Does::kPlayed},
    Rule{"<side> ?comma on lead comma lead|play|led <cards>", Does::kPlayed},
    Rule{"<side> ?have <cards> led|lead|play|out", Does::kPlayed},
    Rule{"lead|led|play ?do ?colon|of|with|by|out* <cards> ?comma ?led|play by ?comma <side> ?comma", Does::kPlayed},
    Rule{"lead|led ?do ?colon|of|with|out* <cards>", Does::kPlayed},
    Rule{"lead|led by|of|in <side> ?do ?colon|comma <cards>", Does::kPlayed},
    Rule{"<side> lead ?do ?colon|comma|of <cards>", Does::kPlayed},
    Rule{"lead ?do <side> <card>", Does::kPlayed},
    Rule{"<side> ?do* have ?ornament lead of <cards>", Does::kPlayed},
    Rule{"<card> ?comma lead|led ?by ?<side>", Does::kPlayed},
    Rule{"?and take|have <cards> lead", Does::kGetsLead},
    Rule{"lead comma <card>", Does::kPlayed},
    Rule{"begin lead comma|colon <bare> end", Does::kPlayed},
    Rule{"<cards> ?comma led ?by ?<side>", Does::kPlayed},
    Rule{"<card> ?comma lead|led|play by <side>", Does::kPlayed},
    Rule{"?on|after|with|against lead of <card> ?by ?<side>", Does::kPlayed},
    Rule{"?comma|and|semicolon ?comma|and <side> ?play|lead|with <cards>", Does::kNextCard},
    Rule{"?comma|and <side> duck ?with|by|comma <bare>", Does::kNextCard},
    Rule{"?comma|and ?comma|and <side> take ?with|in <bare>", Does::kNextCard},
    Rule{"do <bare>", Does::kNextCard},
    Rule{"semicolon <trick>", Does::kNextCard},
    Rule{"trick <number> colon <trick>", Does::kTrick},
    Rule{"play ?already colon <trick>", Does::kTrick},
    Rule{"lead|trick already colon <trick>", Does::kTrick},
    Rule{"begin table ?do ?colon <side> ?colon|have|lead|led* <cards>", Does::kOnTable},
    Rule{"table ?do ?colon <cards>", Does::kOnTable},
    // Tricks won before.
    Rule{"<side> ?comma ?do* have ?already ?still|in ?won|make|take|score|hold <number>|none ?trick "
         "?already|each|left|in*",
         Does::kTaken},
    Rule{"have ?already ?won <number>|none trick ?already", Does::kTaken},
    Rule{"<side> ?comma ?do* ?already won <number>|none ?trick ?already|each*", Does::kTaken},
    Rule{"<side> ?colon <number> ?trick ?already|each ?comma|and|semicolon ?and <side> <number>", Does::kTaken},
    Rule{"?last ?<number> trick|won ?trick ?already|won|take|make|do|have* ?colon|by|and|comma* <side>", Does::kTaken},
    Rule{"already ?colon|comma <side> ?comma|colon|have|won* <number>", Does::kTaken},
    Rule{"<side> ?comma ?have ?already <number> point", Does::kPoints},
    Rule{"begin ?card point ?already|won ?already|won ?colon <side> ?colon|have|comma <number>", Does::kPoints},
    Rule{"trick|won|already ?already|won ?trick|already ?colon ?comma <number> <number> <number>", Does::kTakenInOrder},
    Rule{"<side> ?comma ?do* ?have ?already lost <number>|none ?trick ?already", Does::kLost},
    Rule{"each|all ?heading ?have ?already ?won <number> trick but <side> ?comma ?do* ?have|with <number> ?trick",
         Does::kEverybodys},
    Rule{"none trick ?already ?do|for|by <side> ?already", Does::kNoneTaken},
    Rule{"<number> trick ?do ?have ?already won by <side> ?and ?<number> ?trick ?lost", Does::kTakenBy},
    // Restrictions of the lead.
    Rule{"on|against|with|by|comma any|all lead", Does::kAnyLead},
    Rule{"on|against|with lead of <cards>", Does::kLeadOnly},
    Rule{"on|against|with lead of ?any|every suits", Does::kLeadOfSuits},
    Rule{"on|against|with ?any|every suits ?lead by <side>", Does::kLeadOfSuits},
    Rule{"on|against|with|by any|all ?lead but <cards> ?lead", Does::kLeadsBut},
    Rule{"on|against|with <cards> lead", Does::kLeadOnly},
    Rule{"any|every <cards> <side> ?do* lead", Does::kLeadOnly},
    Rule{"begin if <side> ?do* lead <cards> end", Does::kLeadSupposed},
    Rule{"any|every suits ?do <side> ?do* lead", Does::kLeadOfSuits},
    Rule{"on|against|with ?any|every suits ?led|lead", Does::kLeadOfSuits},
    Rule{"on|against|with|by any|all ?lead but suits ?lead", Does::kLeadOfSuits},
    // What is asked.
    Rule{"howmany ?trick ?do* ?<side> ?do* ?take|make|won", Does::kCounts},
    Rule{"<side> ?comma ?do* ?and take|make|need|score|won|have ?do* ?make|take|score|have <amount>", Does::kTakes},
    Rule{"<side> ?comma ?do* need ?colon <amount>", Does::kTakes},
    Rule{"do take|make|need <side> <amount>", Does::kTakesOf},
    Rule{"do make <side> <goal>", Does::kMakesOf},
    Rule{"do make|succeed <side> end", Does::kMakesOf},
    Rule{"do make|succeed <side> against ?any|all <defence>", Does::kMakesOf},
    Rule{"<side> ?do* <amount> ?do* take|make|need|won", Does::kTakes},
    Rule{"<side> ?do* <amount> do take|make", Does::kTakes},
    Rule{"begin ?do* ?and take|make|need|score|won ?colon ?do* ?make|take|score <amount> ?for|by ?<side>",
         Does::kTakes},
    Rule{"begin <side> ?colon|comma|do* <amount> end", Does::kTakes},
    Rule{"<side> <amount> ?do against", Does::kTakes},
    Rule{"comma <amount> end", Does::kTakesToo},
    Rule{"begin do <amount> end", Does::kTakes},
    Rule{"<side> do they|he take|make|won <amount>", Does::kTakes},
    Rule{"task ?colon ?<side>|colon* <amount> ?comma ?for|by|do ?<side>", Does::kTakes},
    Rule{"<amount> ?do* ?need|won|take|make ?do ?comma for|by|do <side>", Does::kTakes},
    Rule{"<amount> ?do* need|won|make", Does::kTakes},
    Rule{"<amount> ?do task end", Does::kTakes},
    Rule{"trick ?do need|task ?colon <amount> ?comma ?for|by <side>", Does::kTakes},
    Rule{"<side> ?do* not|cannot ?do* take|make|won <amount>", Does::kFails},
    Rule{"do not <side> ?do* take|make|won <amount>", Does::kFails},
    Rule{"?do not|cannot give <side> ?do take|make|have <amount>", Does::kFails},
    Rule{"cannot <side> ?comma ?with|on ?<side> ?on ?lead ?comma take|make|won <amount>", Does::kFails},
    Rule{"<side> ?comma ?do* ?and make|take|won|declare ?in <goal>", Does::kMakes},
    Rule{"<side> ?comma ?do* <goal> ?do* make|take|won", Does::kMakes},
    Rule{"?<side> ?comma ?do* make|take|won <goal> ?comma with|and ?<number> overtrick", Does::kMakes},
    Rule{"?<side> ?comma ?do* make|take|score|won|need ?<number> overtrick", Does::kMakes},
    Rule{"begin ?do* ?and make|take|won|declare ?in <goal> ?by ?<side>", Does::kMakes},
    Rule{"task ?colon make <goal>", Does::kMakes},
    Rule{"<goal> ?by ?<side> ?do* make|won ?by ?<side>", Does::kIsMade},
    Rule{"<side> ?do* make|take|won|succeed|score ?in end", Does::kMakes},
    Rule{"<side> ?do* make|take|won|succeed against|on|any", Does::kMakes},
    Rule{"begin do* succeed|make end", Does::kMakes},
    Rule{"?<side> ?comma ?do* ?and make|take|won <goal> overtrick", Does::kMakes},
    Rule{"<goal> ?by ?<side> ?do* not|cannot ?do* make|won ?by ?<side>", Does::kIsBeaten},
    Rule{"<goal> ?by ?<side> ?do* fall ?by|down* ?<number> ?down", Does::kIsBeaten},
    Rule{"do <goal> ?by ?<side> ?do* fall ?by|down* ?<number> ?down", Does::kIsBeaten},
    Rule{"<side> ?comma ?do* ?and beat <goal>|<side> ?comma ?by|down <number> ?trick ?down", Does::kBeats},
    Rule{"<side> ?comma ?do* ?and beat ?<goal>|<side>", Does::kBeats},
    Rule{"<side> ?do* <goal>|<side> beat", Does::kBeats},
    Rule{"begin ?do* ?and beat <goal>|<side>", Does::kBeats},
    Rule{"any|all|begin lead ?do* beat <goal>", Does::kBeats},
    Rule{"do <goal> down end", Does::kBeats},
    Rule{"do <side> do <goal> down end", Does::kBeats},
    Rule{"begin beat <side> <goal>", Does::kBeats},
    Rule{"begin ?do* ?and beat <goal>|<side> ?comma ?by|down <number> ?trick ?down", Does::kBeats},
    Rule{"<goal> ?by ?<side> ?do* beat ?by|comma|down* ?<number> ?trick ?by ?<side>", Does::kIsBeaten},
    Rule{"?<side> ?comma ?do* ?and stopfrom <goal>|<side> ?by ?do ?succeed|make|take|won ?<goal>|<amount>",
         Does::kStops},
    Rule{"?<side> ?do* <side> ?by <amount> ?do* stopfrom", Does::kStops},
    Rule{"?<side> ?do* stopfrom ?<number> overtrick", Does::kNoOvertrick},
    Rule{"?<side> ?comma ?do* ?and hold|holdto <side> ?down|holdto|ornament ?do <amount>", Does::kHolds},
    Rule{"?<side> ?do* <side> holdto <amount> holdto", Does::kHolds},
    Rule{"<side> ?comma ?do* ?and lose|lost <amount>", Does::kLoses},
    Rule{"<side> ?do* <amount> ?do* lose", Does::kLoses},
    Rule{"begin ?do* lose|lost <amount>", Does::kLoses},
    Rule{"?<side> ?do* avoid|not|cannot ?do* lose <amount>", Does::kLosesNot},
    Rule{"begin do not lose <amount>", Does::kLosesNot},
    Rule{"without lose <amount>", Does::kLosesNot},
    Rule{"<side> ?do* avoid|not|cannot ?do* lose end", Does::kIsNoLoser},
    Rule{"<side> ?do* avoid take|won|make <amount>|<every>", Does::kTakesNone},
    Rule{"?<side> ?comma ?do* ?and give <side> ?do ?take|have|make|won <amount>", Does::kGives},
    Rule{"<side> ?do* give ?take|make <amount>", Does::kGives},
    Rule{"?<side> ?do* make <side> ?do take|won <amount>", Does::kGives},
    Rule{"<side> ?comma ?do* goout ?with|in|by ?most ?first <number> turn|card|play|move", Does::kGoesOut},
    Rule{"with ?most <number> turn|play|card|move <side> goout", Does::kGoesOut},
    Rule{"<side> ?do* goout", Does::kGoesOut},
    Rule{"<side> ?comma ?do* make|take|won|succeed ?game with <amount>", Does::kWinsWith},
    Rule{"<side> ?comma ?do* ?need ?do paid <amount> ?by ?<side>", Does::kTakes},
    Rule{"<side> ?comma ?do* ?need ?do make|take|won|succeed|score level ?of ?trick", Does::kLevel},
    Rule{"<side> ?do* ?need ?do ?take level ?comma ?level ?of ?trick", Does::kLevel},
};

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
  constexpr std::array<std::pair<std::string_view, Term>, 17> kTerms = {{{"begin", Term::kBegin},
                                                                         {"end", Term::kEnd},
                                                                         {"<side>", Term::kSide},
                                                                         {"<number>", Term::kNumber},
                                                                         {"<suit>", Term::kSuit},
                                                                         {"<strain>", Term::kStrain},
                                                                         {"<bid>", Term::kBid},
                                                                         {"<name>", Term::kName},
                                                                         {"<card>", Term::kCard},
                                                                         {"<cards>", Term::kCards},
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
    for (const Rule& rule : kRules) made.push_back({steps_of(rule.pattern), rule.does});
    return made;
  }();
  return all;
}

class Matcher {
 public:
  Matcher(const Terms& terms, std::size_t at) : terms_(terms), at_(at) {}

  std::optional<Match> match(const Compiled& rule) {
    match_ = {.begin = at_, .end = at_, .does = rule.does};
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
};

}  // namespace

std::span<const Rule> rules() { return kRules; }

std::optional<Match> longest_match(const Terms& terms, std::size_t at, bool after_card) {
  std::optional<Match> best;
  Matcher matcher(terms, at);
  for (const Compiled& rule : compiled())
    if (rule.does != Does::kNextCard || after_card)
      if (auto found = matcher.match(rule); found && (!best || found->end > best->end)) best = std::move(found);
  return best;
}

}  // namespace ouverte::puzzles::text
