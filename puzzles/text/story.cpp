#include "puzzles/text/story.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "puzzles/text/sentences.hpp"
#include "puzzles/text/talk.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/split.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

bool has(std::span<const Item> sentence, const auto&... meanings) {
  return std::ranges::any_of(sentence, [&](const Item& item) { return ((item.meaning == meanings) || ...); });
}

// "Draw trumps", "win the ace and cash the clubs": a play, and no aim, where it speaks of cards and of no number of
// tricks.
bool orders_play(std::span<const Item> sentence) {
  constexpr std::array kPlays = {M::kTake, M::kLose, M::kDuck};
  return is_one_of(sentence.front(), kPlays) && has(sentence, M::kSuit, M::kRank, M::kCards, M::kTrump) &&
         !has(sentence, M::kTrick, M::kOvertrick, M::kDown, M::kNone, M::kMost, M::kLeast, M::kExactly, M::kRest,
              M::kMake, M::kBeat, M::kIt, M::kContract, M::kNot, M::kCannot, M::kWithout);
}

// "Duck, and win all the other tricks": how many, and not "at trick two".
bool plays_for_tricks(std::span<const Item> sentence) {
  if (!is_one_of(sentence.front(), std::array{M::kDuck, M::kPlay, M::kLead})) return false;
  for (std::size_t at = 1; at < sentence.size(); ++at)
    if (sentence[at].meaning == M::kTrick && has(sentence.subspan(0, at), M::kNumber, M::kAll, M::kRest, M::kEvery) &&
        has(sentence.subspan(0, at), M::kTake, M::kMake, M::kLose))
      return true;
  return false;
}

// "See how to make it on a club lead in addition to any other": on whatever is led, as all that is to be made.
bool makes_on_any_lead(std::span<const Item> sentence) {
  bool makes = false, lead = false, any_other = false;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at) {
    makes |= sentence[at].meaning == M::kMake && is_one_of(sentence[at + 1], std::array{M::kIt, M::kContract});
    lead |= makes && sentence[at].meaning == M::kLead;
    any_other |= lead && sentence[at].text == "any" && sentence[at + 1].text == "other";
  }
  return any_other && !has(sentence, M::kNot, M::kCannot, M::kBut, M::kWithout, M::kIf, M::kNumber, M::kOvertrick,
                           M::kTrick, M::kThan, M::kExactly);
}

// "South to make …", "Make four spades", "Find the winning line": an order.
bool orders(std::span<const Item> sentence) {
  constexpr std::array kDoes = {M::kMake, M::kBeat, M::kDefend, M::kTake, M::kStopFrom, M::kHoldTo, M::kAvoid};
  constexpr std::array<std::string_view, 3> kPlans = {"plan", "find", "cover"};
  const Item& first = sentence.front();
  const bool stops_reading = first.text == "stop" && sentence.size() > 1 && sentence[1].text == "here";
  if (orders_play(sentence) || makes_on_any_lead(sentence) || stops_reading) return false;
  if (plays_for_tricks(sentence) || is_one_of(first, kDoes) || std::ranges::find(kPlans, first.text) != kPlans.end())
    return true;
  for (std::size_t at = 1; at + 1 < sentence.size() && at <= 4; ++at)
    if (sentence[at].text == "to" && is_one_of(sentence[at + 1], kDoes) &&
        is_one_of(sentence[at - 1], std::array{M::kSeat, M::kPair, M::kRole, M::kYou}))
      return true;
  return false;
}

// "Contract: 4♠", "West: ♠AQ", and not "The result: …".
bool has_label(std::span<const Item> sentence) {
  constexpr std::size_t kFirst = 3;
  constexpr std::array kLabels = {M::kContract, M::kLead, M::kLed,  M::kLeader, M::kDeclare,
                                  M::kTrump,    M::kSeat, M::kRole, M::kPair,   M::kSuit};
  const auto first = sentence.subspan(0, std::min(kFirst, sentence.size()));
  const auto colon =
      std::ranges::find_if(first, [](const Item& item) { return item.meaning == M::kColon || item.raw == ":"; });
  return colon != first.end() &&
         std::any_of(first.begin(), colon, [&](const Item& item) { return is_one_of(item, kLabels); });
}

// "Why not open three clubs if he must say something?": of the auction, which is read.
bool asks_of_auction(std::span<const Item> sentence) {
  constexpr int kHighest = 7;
  const auto is_bid = [&](std::size_t at) {
    return at + 1 < sentence.size() && sentence[at].meaning == M::kNumber && sentence[at].value <= kHighest &&
           is_one_of(sentence[at + 1], std::array{M::kSuit, M::kNoTrump});
  };
  // "Pass 1♦ 1♥ 1NT Pass 2♠ Pass ?"
  const auto is_call = [&](std::size_t at) {
    return is_bid(at) || (at > 0 && is_bid(at - 1)) || sentence[at].text == "pass" ||
           sentence[at].meaning == M::kDoubled;
  };
  std::size_t row = 0;
  while (row < sentence.size() && is_call(row)) ++row;
  constexpr std::size_t kShortest = 4;
  if (row == sentence.size() && row >= kShortest) return true;
  bool calls = false;
  for (std::size_t at = 1; at < sentence.size(); ++at)
    calls |= is_bid(at) && (sentence[at - 1].text == "open" || sentence[at - 1].meaning == M::kBid);
  return calls && !has(sentence, M::kTrick, M::kOvertrick, M::kDown, M::kBeat, M::kLed, M::kStopFrom, M::kHoldTo,
                       M::kMake, M::kSucceed, M::kFall, M::kDefend);
}

// "What did East say?", "What do you bid with six clubs?": of talk, and of the bidding.
bool asks_for_words(std::span<const Item> sentence) {
  constexpr std::size_t kVerb = 4;
  const auto first = sentence.first(std::min(sentence.size(), kVerb));
  return first.front().meaning == M::kWhat && std::ranges::any_of(first, [](const Item& item) {
           return item.text == "say" || item.text == "think" || item.text == "bid";
         });
}

// "The lead of the king of hearts", "the ♥K lead": one that was told, as is looked up elsewhere.
bool names_lead(std::span<const Item> sentence, std::size_t at) {
  if (at > 0 && is_one_of(sentence[at - 1], std::array{M::kRank, M::kCards, M::kSuit})) return true;
  std::size_t card = at + 1;
  if (card >= sentence.size() || sentence[card].meaning != M::kOf) return false;
  while (card < sentence.size() && is_one_of(sentence[card], std::array{M::kOf, M::kFiller})) ++card;
  return card < sentence.size() && is_one_of(sentence[card], std::array{M::kRank, M::kCards});
}

// "…, but where is the eleventh trick?": that of the contract.
bool asks_for_last_trick(std::span<const Item> sentence, const Bid& contract) {
  constexpr std::array<std::string_view, 7> kOrdinals = {"seventh",  "eighth",  "ninth",     "tenth",
                                                         "eleventh", "twelfth", "thirteenth"};
  constexpr int kBook = 6;
  const auto where = std::ranges::find(sentence, "where", &Item::text);
  const bool begins = where == sentence.begin() ||
                      (where != sentence.end() && is_one_of(*(where - 1), std::array{M::kBut, M::kComma, M::kAnd}));
  if (!begins) return false;
  const std::string_view ordinal = kOrdinals[static_cast<std::size_t>(contract.level - 1)];
  const auto is_it = [&](const Item& item) {
    return item.text == ordinal || (item.meaning == M::kNumber && item.value == contract.level + kBook);
  };
  const std::span asked(where, sentence.end());
  return has(asked, M::kTrick) && std::ranges::any_of(asked, is_it) &&
         std::ranges::none_of(asked, [&](const Item& item) {
           return is_one_of(item, std::array{M::kSuit, M::kTrump, M::kBeat, M::kDefend, M::kNot, M::kIf, M::kOr}) ||
                  (item.meaning == M::kNumber && !is_it(item));
         });
}

// "Do you see the winning line?": how the contract is made.
bool asks_for_line(std::span<const Item> sentence) {
  constexpr std::array<std::string_view, 5> kLine = {"line", "play", "plan", "path", "way"};
  const auto winning = std::ranges::find(sentence, "winning", &Item::text);
  if (winning == sentence.end() || winning + 1 == sentence.end()) return false;
  const auto defenders = [](const Item& item) {
    return item.meaning == M::kRole && item.value != static_cast<int>(Who::kDeclarer);
  };
  return std::ranges::find(kLine, (winning + 1)->text) != kLine.end() && std::ranges::none_of(sentence, defenders) &&
         !has(sentence, M::kMake, M::kWon, M::kLose, M::kLost, M::kSucceed, M::kSeat);
}

// "Two zeros", "one and the same board": of a thing that is none of the game, where nobody makes or takes anything.
bool counts_another_thing(std::span<const Item> sentence, std::size_t at) {
  if (has(sentence, M::kMake, M::kTake, M::kWon, M::kLose, M::kLost, M::kSucceed, M::kNeed, M::kScore)) return false;
  std::size_t thing = at + 1;
  while (thing < sentence.size() && is_one_of(sentence[thing], std::array{M::kFiller, M::kA, M::kAnd, M::kOther}))
    ++thing;
  return thing < sentence.size() && sentence[thing].text.size() > 1 &&
         (is_one_of(sentence[thing], std::array{M::kUnknown, M::kOrnament}) ||
          sentence[thing].text.starts_with("board"));
}

// "All thirteen tricks", of a grand slam: those of the contract, which are told again.
bool are_own_tricks(std::span<const Item> sentence, std::size_t at, const Bid& contract) {
  constexpr int kBook = 6;
  const std::size_t number = sentence[at].meaning == M::kTrick && at > 0 ? at - 1 : at;
  return number + 1 < sentence.size() && sentence[number].meaning == M::kNumber &&
         sentence[number].value == contract.level + kBook && sentence[number + 1].meaning == M::kTrick &&
         !has(sentence, M::kExactly, M::kSeat, M::kRole, M::kThey, M::kNot);
}

// "How would you play six hearts on the ace lead?", "Did West err?": of the play of this contract. What asks for a
// number of tricks, another contract or lead, or the defence, is no part of a story.
bool asks_nothing_else(std::span<const Item> sentence, const Voice& voice, const Bid& contract) {
  constexpr std::array kElse = {M::kTrick, M::kOvertrick, M::kDown, M::kMost,     M::kLeast,
                                M::kBeat,  M::kDefend,    M::kLed,  M::kStopFrom, M::kHoldTo,
                                M::kPair,  M::kExchange,  M::kIf,   M::kTrump,    M::kFall};
  constexpr int kGrand = 7;
  if (asks_of_auction(sentence) || asks_for_words(sentence) || asks_for_last_trick(sentence, contract)) return true;
  const bool chooses = chooses_side(sentence);
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const Item& item = sentence[at];
    const bool other_number =
        item.meaning == M::kNumber && item.value != contract.level && !counts_another_thing(sentence, at);
    const bool other_strain = item.meaning == M::kNoTrump && contract.strain != kNoTrump;
    const bool other_lead = item.meaning == M::kLead && !names_lead(sentence, at);
    const bool all = item.meaning == M::kTrick && contract.level == kGrand && has(sentence, M::kAll);  // which is it
    const bool of_choice = chooses && item.meaning == M::kDefend;
    const bool up_to_do = item.text == "up to" && !(at + 1 < sentence.size() && sentence[at + 1].meaning == M::kNumber);
    if (up_to_do || are_own_tricks(sentence, at, contract)) continue;
    if ((is_one_of(item, kElse) && !all && !of_choice) || other_number || other_strain || other_lead ||
        item.text == "now")
      return false;
  }
  return chooses || voice.method || voice.supposed || voice.past || voice.calls || asks_for_line(sentence) ||
         !has(sentence, M::kMake, M::kTake, M::kWon, M::kLose, M::kLost, M::kSucceed);
}

// Cards, and not suits that are called: "open three clubs".
bool names_cards(std::span<const Item> sentence) {
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool called = at > 1 && sentence[at].meaning == M::kSuit && sentence[at - 1].meaning == M::kNumber &&
                        (sentence[at - 2].text == "open" || sentence[at - 2].meaning == M::kBid);
    if (!called && is_one_of(sentence[at], std::array{M::kCards, M::kRank, M::kSuit, M::kSuits, M::kCard})) return true;
  }
  return false;
}

// "Now give West the king", "the diagram should show …": the hands are to be others.
bool changes_hands(std::span<const Item> sentence) {
  if (!names_cards(sentence)) return false;
  constexpr std::array<std::string_view, 8> kFirst = {"give",    "change", "suppose", "assume",
                                                      "imagine", "put",    "let",     "make"};
  constexpr std::array<std::string_view, 12> kAnywhere = {"swap",       "swapped",  "interchanged", "interchange",
                                                          "exchanged",  "exchange", "replaced",     "replace",
                                                          "transposed", "reversed", "diagram",      "printed"};
  std::size_t first = 0;
  while (first < sentence.size() && (sentence[first].text == "now" || sentence[first].meaning == M::kComma)) ++first;
  const auto one_of = [](const Item& item, const auto& words) {
    return std::ranges::find(words, item.text) != words.end();
  };
  // "Study the diagram and decide"
  constexpr std::array<std::string_view, 5> kLooks = {"study", "see", "look", "consider", "examine"};
  const bool looks = one_of(sentence.front(), kLooks);
  // "Put in the nine", "put up the ace": plays
  constexpr std::array<std::string_view, 3> kPlayed = {"in", "up", "on"};
  const bool plays = first + 1 < sentence.size() && sentence[first].text == "put" &&
                     std::ranges::any_of(kPlayed, [&](std::string_view where) {
                       return base::words(sentence[first + 1].text).front() == where;
                     });
  return (first < sentence.size() && one_of(sentence[first], kFirst) && !plays) ||
         std::ranges::any_of(
             sentence, [&](const Item& item) { return one_of(item, kAnywhere) && !(looks && item.text == "diagram"); });
}

// "… make eleven", "lose no trick", and not "keep three clubs": behind "must". The tricks of the contract are told
// again.
bool counts_tricks(std::span<const Item> words, const Bid& contract) {
  constexpr std::size_t kNear = 6;
  constexpr int kBook = 6;
  for (std::size_t at = 0; at + 1 < std::min(words.size(), kNear); ++at)
    if (words[at].meaning == M::kNumber && words[at + 1].meaning == M::kTrick)
      return words[at].value != contract.level + kBook || has(words, M::kOvertrick, M::kExactly, M::kMost, M::kWithout);
  for (std::size_t at = 0; at < std::min(words.size(), kNear); ++at) {
    const bool cards = at + 1 < words.size() && is_one_of(words[at + 1], std::array{M::kSuit, M::kCards, M::kRank});
    if (words[at].meaning == M::kTrick || (words[at].meaning == M::kNumber && !cards)) return true;
  }
  return false;
}

// "South must make eleven tricks", "East must find a return", and not "he needed two in spades".
bool demands(std::span<const Item> sentence, const Bid& contract, Language language) {
  constexpr std::array kWhoever = {M::kSeat, M::kPair, M::kRole, M::kHe, M::kThey, M::kYou};
  constexpr std::array kBetween = {M::kComma, M::kDo, M::kLead, M::kFiller, M::kOrnament};
  const bool finds = std::ranges::any_of(sentence, [](const Item& item) { return item.text == "find"; });
  const bool calls = voice_of(sentence, false, language).calls;  // "East should open four spades"
  if (calls || (!finds && !has(sentence, M::kTrick, M::kNumber))) return false;
  for (std::size_t at = 1; at < sentence.size(); ++at) {
    const Item& item = sentence[at];
    const bool past = item.text.ends_with("ed") || item.text.starts_with("had") ||
                      (at + 1 < sentence.size() && sentence[at + 1].meaning == M::kHave);
    const bool must = (tone_of(item, language) & kMust) != 0 || item.meaning == M::kNeed;
    std::size_t before = at - 1;
    while (before > 0 && is_one_of(sentence[before], kBetween)) --before;
    const bool which = sentence[at - 1].text == "who";  // "East, who has to find discards, …"
    const bool asks = finds || counts_tricks(sentence.subspan(at), contract);
    if (must && asks && !past && !which && is_one_of(sentence[before], kWhoever)) return true;
  }
  return false;
}

// "Now: S: H: D: xx C: A6 …": a position later in the play, with small cards as x.
bool draws_position(std::span<const Item> sentence) {
  constexpr std::ptrdiff_t kSuitsOfTwo = 8;
  const auto small = [](const Item& item) { return item.text.find_first_not_of('x') == std::string::npos; };
  std::ptrdiff_t headed = 0;
  for (std::size_t at = 0; at + 1 < sentence.size(); ++at)
    headed += sentence[at + 1].raw == ":" && sentence[at].raw.size() == 1 &&
                      std::string_view("SHDC").find(sentence[at].raw[0]) != std::string_view::npos
                  ? 1
                  : 0;
  return headed >= kSuitsOfTwo && std::ranges::any_of(sentence, small);
}

bool is_story(std::span<const Item> sentence, bool question, const Bid& contract, Language language) {
  const Voice voice = voice_of(sentence, question, language);
  if (corrects(sentence) || changes_hands(sentence)) return false;
  if (question) return asks_nothing_else(sentence, voice, contract);
  return (!has_label(sentence) || draws_position(sentence)) && !tells_lead(sentence) && !orders(sentence) &&
         !demands(sentence, contract, language) && !voice.commands;
}

// "Suppose West takes the king and leads a spade": a play, of cards as they lie.
bool supposes_play(std::span<const Item> sentence, Language language) {
  constexpr std::array<std::string_view, 4> kSuppose = {"suppose", "assume", "imagine", "say"};
  // "Let us say South leads a spade"
  constexpr std::size_t kLetUs = 2;
  const bool lets = sentence.size() > kLetUs && sentence[0].text == "let" && sentence[1].text == "us";
  const Item& first = sentence[lets ? kLetUs : 0];
  const bool plays =
      has(sentence, M::kTake, M::kWon, M::kPlay, M::kLead, M::kDuck) || (tones_of(sentence, language) & kDoing) != 0;
  return is_word(first, kSuppose) && plays &&
         !has(sentence.subspan(1), M::kHave, M::kHold, M::kGive, M::kExchange, M::kWith, M::kNot, M::kTrick) &&
         (tones_of(sentence, language) & (kAlter | kRule | kMust)) == 0;
}

// "North-South vulnerable, South deals": of the auction, which is read.
bool is_of_deal(std::span<const Item> sentence) {
  constexpr std::array kBeside = {M::kDealer, M::kVulnerable};
  return std::ranges::any_of(sentence, [&](const Item& item) { return is_one_of(item, kBeside); });
}

}  // namespace

bool tells_lead(std::span<const Item> sentence) {
  return sentence.size() == 4 && sentence[0].meaning == M::kSeat && sentence[1].meaning == M::kLead && sentence[2].sign;
}

bool chooses_side(std::span<const Item> sentence) {
  const auto is_role = [](const Item& item, Who who) {
    return item.meaning == M::kRole && item.value == static_cast<int>(who);
  };
  const auto plays = [&](const Item& item) {
    return is_one_of(item, std::array{M::kPlay, M::kDeclare}) || is_role(item, Who::kDeclarer);
  };
  const auto defends = [&](const Item& item) { return item.meaning == M::kDefend || is_role(item, Who::kDefenders); };
  for (std::size_t at = 1; at + 1 < sentence.size(); ++at) {
    if (sentence[at].meaning != M::kOr) continue;
    std::size_t next = at + 1;
    while (next + 1 < sentence.size() && sentence[next].meaning == M::kFiller) ++next;
    const Item &one = sentence[at - 1], &other = sentence[next];
    if ((plays(one) && defends(other)) || (defends(one) && plays(other))) return true;
  }
  return false;
}

bool shows_defence(std::span<const Item> sentence) {
  constexpr std::array<std::string_view, 10> kShow = {"show",   "find",  "prove",   "demonstrate", "trouve",
                                                      "montre", "zeige", "beweise", "vind",        "toon"};
  const auto shows = [&](const Item& item) {
    return std::ranges::any_of(kShow, [&](std::string_view show) { return item.text.starts_with(show); });
  };
  const auto defence = [](const Item& item) {
    return is_one_of(item, std::array{M::kBeat, M::kDefend, M::kHoldTo, M::kStopFrom}) ||
           (item.meaning == M::kRole && item.value == static_cast<int>(Who::kDefenders));
  };
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const bool rather = at > 0 && is_one_of(sentence[at - 1], std::array{M::kBut, M::kThan});
    const auto rest = sentence.subspan(at);
    const auto part = std::ranges::find_if(rest, [](const Item& item) {
      return is_one_of(item, std::array{M::kColon, M::kSemicolon});
    });
    if (shows(sentence[at]) && !rather && std::any_of(rest.begin(), part, defence)) return true;
  }
  return false;
}

bool addresses_defender(std::span<const Item> sentence, const std::string& seats, char declarer) {
  constexpr std::size_t kNear = 5;
  const std::size_t side = seats.find(declarer) % 2;
  const auto is_his = [&](std::size_t at, std::size_t from) {
    const Item& before = sentence[at - 1];
    return sentence[at].meaning == M::kSeat && static_cast<std::size_t>(sentence[at].value) % 2 != side &&
           (at == from + 1 || sentence[from].text == "sit" || before.text == "are" || before.text == "am" ||
            // "As far as I know, East said"
            (before.meaning == M::kComma && at == from + 2) ||
            is_one_of(before, std::array{M::kFiller, M::kIn, M::kBy}));
  };
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    if (sentence[at].meaning != M::kYou && sentence[at].text != "sit" && sentence[at].text != "your") continue;
    // "You think that West would want a king"
    constexpr std::array<std::string_view, 5> kMind = {"think", "believe", "know", "see", "say"};
    for (std::size_t near = at + 1; near < std::min(sentence.size(), at + kNear) && !is_word(sentence[near], kMind);
         ++near)
      if (is_his(near, at)) return true;
  }
  return false;
}

bool changes_deal(std::span<const Item> sentence, Language language) {
  return corrects(sentence) || (changes_hands(sentence) && !supposes_play(sentence, language));
}

std::vector<NotUsed> take_story(std::vector<Item>& items, const Auction& contract, const Table& table) {
  std::vector<Item> kept;
  std::vector<NotUsed> story;
  const std::vector<Sentence> all = sentences_of(items);
  const auto tells = [&](const Sentence& place) {
    const auto sentence = place.of(items);
    return is_story(sentence, place.question, contract.bid, table.language) && !shows_defence(sentence) &&
           !addresses_defender(sentence, table.seats, contract.declarer);
  };
  for (auto place = all.begin(); place != all.end(); ++place) {
    const auto sentence = place->of(items), with_stop = place->with_stop(items);
    // Nothing is asked of what is supposed.
    const auto goes_on = [&](const Sentence& later) { return !later.question && tells(later); };
    const bool of_story =
        tells(*place) || (supposes_play(sentence, table.language) && std::all_of(place + 1, all.end(), goes_on));
    if (of_story && !is_of_deal(sentence))
      story.push_back({.line = sentence.front().line, .words = written(sentence)});
    else if (!of_story)
      kept.insert(kept.end(), with_stop.begin(), with_stop.end());
  }
  items = std::move(kept);
  if (!story.empty()) {
    const std::string sentences = base::counted(story.size(), "sentence");
    story.insert(
        story.begin(),
        {.line = story.front().line, .talk = true, .words = base::str("(the story of the hand, in ", sentences, ")")});
  }
  return story;
}

std::optional<Fault> speaks_to_defender(const std::vector<Item>& items, const std::string& seats, char declarer) {
  for (const Sentence& place : sentences_of(items))
    if (addresses_defender(place.of(items), seats, declarer))
      return Fault{items[place.begin].line, base::str("Task: found ", base::quoted(written(place.of(items))),
                                                      ", who defends, expected what is to be done with the contract")};
  return std::nullopt;
}

std::optional<Fault> asks_for_more(const std::vector<Item>& items, const Bid& contract, Language language) {
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    if (std::ranges::none_of(sentence, &Item::aside)) continue;
    const Voice voice = voice_of(sentence, place.question, language);
    const bool more = place.question ? !asks_nothing_else(sentence, voice, contract)
                                     : demands(sentence, contract, language) ||
                                           (orders(sentence) && has(sentence, M::kOvertrick, M::kRest, M::kDown));
    if (more || changes_hands(sentence))
      return Fault{sentence.front().line,
                   base::str("Task: found ", base::quoted(written(sentence)),
                             ", which is not read, expected what is to be done with the contract")};
  }
  return std::nullopt;
}

std::optional<Fault> asks_of_other_lead(const std::vector<Item>& items) {
  constexpr std::array<std::string_view, 11> kWhich = {"any",  "other",  "another", "which",   "different", "what",
                                                       "best", "better", "killing", "winning", "correct"};
  for (const Sentence& place : sentences_of(items)) {
    const auto sentence = place.of(items);
    const bool excepts = std::ranges::any_of(sentence, [](const Item& item) {
      return item.text == "but" || item.text == "other than" || item.text == "except";
    });
    if (excepts || (!place.question && !orders(sentence))) continue;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
      if (!is_one_of(sentence[at], std::array{M::kLead, M::kLed})) continue;
      const bool which = at > 0 && std::ranges::find(kWhich, sentence[at - 1].text) != kWhich.end();
      // "Is there a lead that beats it?", "What should West lead?"
      const bool open = at > 0 && sentence[at - 1].meaning == M::kA &&
                        !(at + 1 < sentence.size() && sentence[at + 1].meaning == M::kOf);
      const bool asks = place.question && (sentence.front().meaning == M::kWhat || sentence.front().text == "which") &&
                        at > 0 && is_one_of(sentence[at - 1], std::array{M::kSeat, M::kYou, M::kDo, M::kHave});
      // "Are there leads that beat it?", "How many leads …?"
      const bool many = at > 0 && sentence[at].text == "leads" &&
                        (sentence[at - 1].text == "there" || sentence[at - 1].meaning == M::kHowMany);
      // "Would you have led something else?"
      const bool otherwise = place.question && at + 1 < sentence.size() &&
                             (sentence[at + 1].text == "something" || sentence[at + 1].text == "differently");
      if (which || open || asks || many || otherwise)
        return Fault{sentence[at].line, base::str("given: found a lead, and a question about others in ",
                                                  base::quoted(written(sentence)), ", expected one of them")};
    }
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
