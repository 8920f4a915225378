// The phrases that say trumps, contract, declarer and leader, and what each of them means.
#include <algorithm>
#include <array>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/pattern.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using base::str;

enum class Says {
  kYouLead,
  kTrump,
  kNoTrump,
  kBid,
  kDefended,
  kDeclarer,
  kPartnerDeclares,
  kPair,
  kName,
  kNames,
  kLeader
};

struct Phrase {
  std::string_view pattern;
  Says says;
};

constexpr std::array kPhrases = {
    // Trumps.
    Phrase{"trumps|trump|atout|strain|denomination ?suit ?are|is ?being <strain> !to|by", Says::kTrump},
    Phrase{"<suit> ?is|are|being|were|as ?the trumps|trump|atout", Says::kTrump},
    Phrase{"with|in|at|playing|of|a|strain|contract|denomination notrump|notrumps|nt", Says::kNoTrump},
    Phrase{"notrump|notrumps|nt", Says::kNoTrump},
    Phrase{"no trump|trumps", Says::kNoTrump},
    Phrase{"sans atout|trump|trumps", Says::kNoTrump},
    Phrase{"preferred suit ?is|was|, <suit>", Says::kTrump},
    Phrase{"<suit> ?is|was|, ?as|being the preferred ?suit", Says::kTrump},
    Phrase{"trumps|trump|atout none|nil|no|nt|notrump", Says::kNoTrump},
    Phrase{"without ?a|any trump|trumps", Says::kNoTrump},
    Phrase{"<suit> contract", Says::kTrump},
    Phrase{"<seat> became|becomes ?the declarer", Says::kDeclarer},
    Phrase{"<seat> ?is|was|as ?the declarer", Says::kDeclarer},
    Phrase{"playing|played|play ?in|at <suit>", Says::kTrump},
    Phrase{"<name> in|with <suit>", Says::kTrump},
    Phrase{"<name> ?, by|from <side> ?, in|with <suit>", Says::kTrump},
    Phrase{"<suit> <name>", Says::kTrump},
    Phrase{"<suit> ?is|was turned", Says::kTrump},
    Phrase{"tricks at|in|with <strain>", Says::kTrump},
    Phrase{"turned ?up ?card|suit ?is|was <suit>", Says::kTrump},
    // Contracts of level and suit.
    Phrase{"<bid> ?contract ?is|being ?, ?played|declared|bid ?by ?declarer <seat> !to|on|leads|has|is|plays",
           Says::kBid},
    Phrase{"<bid> ?contract ?is|being ?, ?played|declared|bid by|from ?declarer <seat>", Says::kBid},
    Phrase{"<seat> ?, ?is|to|must|has|can|could|should|who|the|as ?has ?to "
           "declarer|plays|play|playing|declares|declaring|declare|in|bids|bid|reached|reaches|makes|make|making|"
           "fulfil|fulfils "
           "?in|at ?the|his ?contract ?of ?a <bid>",
           Says::kBid},
    Phrase{"<seat> 's <bid>", Says::kBid},
    Phrase{"you ?are|play|playing|reach|reached|bid ?in|at <bid>", Says::kBid},
    Phrase{"in|playing|reached ?a ?contract ?of <bid>", Says::kBid},
    Phrase{"can|could <bid> ?by be beaten|made|defeated|set", Says::kBid},
    Phrase{"contract ?is ?of ?at <bid>", Says::kBid},
    Phrase{"against|beat|defeat|set ?a|the|south|north|east|west ?'s ?contract ?of <bid>", Says::kBid},
    Phrase{"<side> ?, ?who ?are|is|to|must|can|has|have ?to defend|defends|defending|defended|oppose ?against ?a|the "
           "?contract ?of <bid>",
           Says::kDefended},
    Phrase{"defend|defending ?against ?a|the ?contract ?of <bid>", Says::kBid},
    Phrase{"contract ?is ?of ?at <suit> !by|to", Says::kTrump},
    // Who declares.
    Phrase{"<role> ?is|in|, <seat> !to|has|leads", Says::kDeclarer},
    Phrase{"declared|played by <seat>", Says::kDeclarer},
    Phrase{"trump|trumps|notrump|notrumps|nt by <seat>", Says::kDeclarer},
    Phrase{"<suit> by <seat>", Says::kDeclarer},
    Phrase{"<seat> ?is|, ?as ?the <role>", Says::kDeclarer},
    Phrase{"<seat> is ?the dummy", Says::kPartnerDeclares},
    Phrase{"dummy ?is <seat> !to|has|leads", Says::kPartnerDeclares},
    Phrase{"dummy ?'s ?lead|turn|move|play , <seat> ,", Says::kPartnerDeclares},
    Phrase{"<role> , <seat> ,", Says::kDeclarer},
    Phrase{"<seat> declares|declared", Says::kDeclarer},
    Phrase{"<seat> ?has proposed|proposes ?, ?and|with <seat> ?has accepted|accepts|accepting", Says::kPair},
    // Contracts by name.
    Phrase{"<seat> ?'s ?is ?has ?plays|playing|bids|bid|calls|called|declares|goes|went|undertakes|announces|in|to "
           "?play|make|win ?a|an|his|her|the <name>",
           Says::kName},
    Phrase{"<name> ?contract ?, ?played|called|bid|declared|undertaken|in ?<suit> by|from <seat>", Says::kName},
    Phrase{"<name> ?, by|from <seat> and|with <seat>", Says::kNames},
    Phrase{"<side> ?are ?in ?play|playing|have|has|bid ?a|at|in <name>", Says::kNames},
    Phrase{"<name> ?, by|from <side>", Says::kNames},
    Phrase{"contract ?is ?a <name>", Says::kName},
    Phrase{"<name> <side> !to|on|leads|has", Says::kNames},
    // Who leads.
    Phrase{"<side> ?, ?who ?is|are|has|have|being|with|must|should|will to lead|move|start|begin !:", Says::kLeader},
    Phrase{"<side> ?, ?who ?is|are|has|have|being|with|must|should|will to play !for !a|an|the|in|another|at !<name> "
           "!<bid>",
           Says::kLeader},
    Phrase{"<side> ?, ?who ?is|are|being ?now on lead|play|move !:", Says::kLeader},
    Phrase{"<side> ?is|are ?now in ?the lead", Says::kLeader},
    Phrase{"<side> has|have|having|holds|with the lead|move|play !in", Says::kLeader},
    Phrase{"<side> leads|begins|starts ?first ?off !<card> !with", Says::kLeader},
    Phrase{"<side> ?must|should|will|plays|to lead|play|begin|start first", Says::kLeader},
    Phrase{"<side> must|should|will lead|begin|start !with !<card> !a|an|another|the|any|his", Says::kLeader},
    Phrase{"<side> , <side> , ?is|has|must ?to ?on lead|leads|play|plays|move", Says::kLeader},
    Phrase{"<side> 's lead|turn|move|play , <side> ,", Says::kLeader},
    Phrase{"<side> has ?the|next turn", Says::kLeader},
    Phrase{"<side> , who leads|begins|starts", Says::kLeader},
    Phrase{"<side> , who is on lead", Says::kLeader},
    Phrase{"is your lead|turn|move", Says::kYouLead},
    Phrase{"you , ?sitting|seated|playing|as|in|at ?the <seat> , ?are|must|have ?to ?on lead|play|begin|start",
           Says::kYouLead},
    Phrase{"is in <side>", Says::kLeader},
    Phrase{"<side> , in|at|playing ?a ?contract ?of <bid> , ?is ?and on lead|play", Says::kLeader},
    Phrase{"<side> plays|is|declares ?in ?a ?contract ?of <bid> ?, and has|is ?on ?the lead", Says::kLeader},
    Phrase{"<side> 's lead|turn|move|play", Says::kLeader},
    Phrase{"leader|lead|onlead|eldest|start|starts ?is ?with|in|by|from <side> !leads|to", Says::kLeader},
    Phrase{"on|to lead|play|move ?is <side> !to", Says::kLeader},
    Phrase{"turn|move ?is <side> !to", Says::kLeader},
    Phrase{"the lead ?is|being in|with|lies ?with ?the ?hand ?of <side>", Says::kLeader},
};

class Reader {
 public:
  explicit Reader(const Names& names) : names_(names) {}

  Facts read() {
    read_given(names_, facts_);
    for (std::size_t at = 0; at < names_.words().size(); ++at) {
      if (names_.words()[at].mark != Mark::kWord) continue;
      for (const Phrase& phrase : kPhrases)
        if (const auto found = match(names_, at, phrase.pattern)) {
          facts_.read.emplace_back(at, found->end);
          take(phrase.says, *found, at);
        }
    }
    if (facts_.contract.empty()) read_only_name();
    read_melds(names_, facts_);
    read_tricks_won(names_, facts_);
    read_tasks(names_, facts_);
    return std::move(facts_);
  }

 private:
  void take(Says says, const Match& found, std::size_t at);
  void take_trump(char strain, std::size_t at) {
    say(facts_, facts_.trump, strain, line(at), "trumps",
        strain == kNoTrump
            ? "no trumps"
            : readable(std::string(
                  1, static_cast<char>(kSuitSign + static_cast<int>(std::string_view("SHDC").find(strain))))));
  }
  void take_declarers(const std::string& seats, std::size_t at) {
    if (seats.find(facts_.declarers) != std::string::npos)
      facts_.declarers = seats;
    else if (facts_.declarers.find(seats) == std::string::npos)
      facts_.faults.push_back(
          {line(at), str("declarer: found ", seats, " after ", facts_.declarers, ", expected only one")});
  }
  [[nodiscard]] char partner(char seat) const {
    const auto place = names_.table().seats.find(seat);
    return names_.table().seats[(place + names_.table().seats.size() / 2) % names_.table().seats.size()];
  }
  [[nodiscard]] int line(std::size_t at) const { return names_.words()[at].line; }
  void read_only_name();

  const Names& names_;
  Facts facts_;
};

void Reader::take(Says says, const Match& found, std::size_t at) {
  switch (says) {
    case Says::kYouLead:
      facts_.leaders.push_back({names_.you(), line(at)});
      return;
    case Says::kTrump:
      return take_trump(found.suits.back(), at);
    case Says::kNoTrump:
      // "three no trumps" is read as a contract; it says the same.
      return take_trump(kNoTrump, at);
    case Says::kBid: {
      const Bid& bid = found.bids.front();
      take_trump(bid.strain, at);
      say(facts_, facts_.level, bid.level, line(at), "contract", str("one of level ", bid.level));
      if (!bid.doubled.empty()) facts_.doubled = bid.doubled;
      if (!found.seats.empty()) take_declarers(std::string(1, found.seats.front()), at);
      return;
    }
    case Says::kDefended:
      for (const char seat : found.sides.front().seats) {
        facts_.defenders += seat;
        if (names_.game().has_dummy()) facts_.defenders += partner(seat);
      }
      return;  // the contract is read by itself
    case Says::kDeclarer:
      return take_declarers(std::string(1, found.seats.front()), at);
    case Says::kPartnerDeclares:
      if (at > 0 && names_.is(at - 1, "double")) return;
      return take_declarers(std::string(1, partner(found.seats.front())), at);
    case Says::kPair:
      return take_declarers(std::string(found.seats.begin(), found.seats.end()), at);
    case Says::kName:
    case Says::kNames: {
      if (!facts_.contract.empty() && facts_.contract != found.contracts.front() &&
          found.contracts.front().find(facts_.contract) == std::string::npos &&
          facts_.contract.find(found.contracts.front()) == std::string::npos)
        facts_.faults.push_back({line(at), str("contract: found ", found.contracts.front(), " after ", facts_.contract,
                                               ", expected only one")});
      if (found.contracts.front().size() > facts_.contract.size()) facts_.contract = found.contracts.front();
      std::string seats(found.seats.begin(), found.seats.end());
      if (!found.sides.empty()) seats = found.sides.front().seats;
      if (!seats.empty()) take_declarers(seats, at);
      return;
    }
    case Says::kLeader:
      for (const Side& side : found.sides) facts_.leaders.push_back({side, line(at)});
      return;
  }
}

// "Tarock, Solo.": the one contract that is named apart from everything else.
void Reader::read_only_name() {
  constexpr std::array<std::string_view, 7> kAfterName = {"in", "at", "with", "deal", "hand", "ending", "problem"};
  std::string only;
  for (std::size_t at = 0; at < names_.words().size(); ++at) {
    const bool begins =
        at == 0 || names_.words()[at - 1].mark != Mark::kWord || names_.is(at - 1, "a") || names_.is(at - 1, "the");
    const auto name = begins && names_.words()[at].mark == Mark::kWord ? names_.contract(at) : std::nullopt;
    if (!name) continue;
    const Word* const next = names_.word(name->second);
    const bool apart = next == nullptr || next->mark != Mark::kWord || names_.is_any(name->second, kAfterName);
    if (!apart) continue;
    if (!only.empty() && only != name->first) return;
    only = name->first;
  }
  facts_.contract = only;
}

}  // namespace

std::string text_of(const Side& side) {
  if (side.who == Who::kDeclarer) return "the declarer";
  if (side.who == Who::kDummy) return "dummy";
  if (side.who == Who::kDefenders) return "the defenders";
  std::string text;
  for (const char seat : side.seats) text += str(text.empty() ? "" : " and ", seat);
  return text;
}

Facts facts_of(const Names& names) { return Reader(names).read(); }

}  // namespace ouverte::puzzles::text
