#include "puzzles/text/told_lead.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "puzzles/text/open_lead.hpp"
#include "puzzles/text/tones.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// What a statement of the lead says.
struct StatedLead {
  CardSaid said = {};
  char seat = 0;
  bool first = false;  // it is said to be the opening lead
};

class LeadReader {
 public:
  LeadReader(const Story& story, const std::vector<Hand>& hands, char leader, char trump)
      : story_(story), terms_(story.terms()), hands_(hands), leader_(leader), trump_(trump) {}

  std::variant<LeadTold, std::size_t> read() {
    for (const SpokenSentence& sentence : story_.sentences()) {
      here_ = sentence.place.begin;
      if (!sentence.elsewhere)
        read_sentence(sentence);
      else if (std::ranges::any_of(sentence.place.of(story_.items()), says_lead))
        note(spoken_);
    }
    if (unread_) return *unread_;
    if (told_.empty() && spoken_) return *spoken_;
    const auto disputed = std::ranges::find_if(vague_, [&](const StatedLead& each) { return !agrees(each); });
    if (!is_sure() && disputed != vague_.end()) return disputed->said.begin;
    // Of a card whose suit the page has lost.
    const auto lacks_suit = [](const StatedLead& each) { return each.said.card.suit.empty(); };
    if (!told_.empty() && std::ranges::all_of(told_, lacks_suit))
      told_.insert(told_.end(), likely_.begin(), likely_.end());
    LeadTold lead{.labels = labels_};
    if (told_.empty()) return lead;
    lead.seat = leader_;
    for (const StatedLead& each : told_) {
      if (each.seat != 0 && lead.seat != 0 && each.seat != lead.seat) return each.said.begin;
      if (each.seat != 0) lead.seat = each.seat;
      lead.named |= each.seat != 0;
    }
    for (const StatedLead& each : told_)
      if (lead.seat == 0 && !each.said.card.suit.empty() && !each.said.card.rank.empty())
        lead.seat = holder_of(hands_, each.said.card);
    const auto hand = std::ranges::find(hands_, lead.seat, &Hand::seat);
    if (hand == hands_.end()) return told_.front().said.begin;
    lead.cards = cards_told(*hand);
    if (lead.cards.empty()) return told_.front().said.begin;
    return lead;
  }

 private:
  // Whether a whole card is told as the first lead, or as that of a player: where all but what asks for something else
  // may be set aside, what is told after it is not looked at here (lead_check.hpp does).
  [[nodiscard]] bool is_sure() const {
    return std::ranges::any_of(told_,
                               [](const StatedLead& each) { return (each.first || each.seat != 0) && is_whole(each); });
  }
  static bool is_whole(const StatedLead& lead) { return !lead.said.card.suit.empty() && !lead.said.card.rank.empty(); }
  void give_up() {
    if (!is_sure()) note(unread_);
  }
  // Remembers the sentence that is read, of several the first.
  void note(std::optional<std::size_t>& place) const { place = place.value_or(here_); }

  [[nodiscard]] const Item& item(std::size_t at) const { return story_.items()[at]; }
  [[nodiscard]] const Item& item(std::ptrdiff_t at) const { return story_.items()[static_cast<std::size_t>(at)]; }

  [[nodiscard]] char seat_of(std::ptrdiff_t at) const { return terms_.seat_at(static_cast<std::size_t>(at)); }

  // "His lead", "the opening lead", and not "leads", "Ouest entame", but "4♠ par Sud, entame …".
  [[nodiscard]] bool is_noun(std::size_t at) const {
    const bool verb = item(at).text == "entame" && at > 0 && item(at - 1).meaning == M::kSeat &&
                      !(at > 1 && terms_.is_any(at - 2, M::kBy, M::kIn));
    return names_lead(item(at)) && !verb;
  }

  void read_sentence(const SpokenSentence& sentence) {
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at) {
      if (says_fourth_best(terms_, at)) {
        read_fourth(sentence, at);
        continue;
      }
      const bool leads = says_lead_at(story_.items(), at, sentence.place.end) || shows_lead(sentence, at);
      if (!leads || (at > sentence.place.begin && calls_at(sentence, at))) {
        if (says_for_start(story_.items(), at)) note(spoken_);
        acted_ |= tells_play(story_, sentence, at);
        played_ |= acted_;
        continue;
      }
      if (at > sentence.place.begin + 1 && terms_.is_any(at - 1, M::kNot, M::kCannot))
        denied_ |= terms_.is(at - 2, M::kHe) || (terms_.is(at - 2, M::kSeat) && terms_.seat_at(at - 2) == leader_);
      const bool general =
          (is_general(story_, sentence, at) || is_advice(story_, sentence, at, is_noun(at), hands_, leader_));
      if (!general && !is_left_open(story_, sentence, at) && !is_of_another(sentence, at) &&
          !weighs_leads(story_, static_cast<std::size_t>(&sentence - story_.sentences().data()), leader_) &&
          !heads_only(sentence.place.of(story_.items()), hands_.front().line))
        note(spoken_);
      if (is_noun(at))
        read_noun(sentence, at);
      else
        read_verb(sentence, at);
    }
    constexpr std::array kShown = {M::kRank, M::kRound, M::kTrick, M::kTrump};
    cards_told_ |= has_one_of(sentence.place.of(story_.items()), kShown);
    for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
      cards_told_ |= terms_.card(at).has_value();
  }

  // "He did not lead a club. He chose a diamond", "he laid down the ace": of who is to lead.
  [[nodiscard]] bool shows_lead(const SpokenSentence& sentence, std::size_t at) const {
    const bool chooses = denied_ && item(at).text == "chose";
    const bool on_table = !cards_told_ && lays_card(sentence, at);
    const bool starts = has_for_start(terms_, at, sentence.place.end);
    const bool lays = item(at).text == "laid down" || on_table || starts;
    const bool shows = (chooses || lays) && told_.empty() && !acted_ && story_.is_so(sentence, at);
    const auto who = shows ? subject(sentence, at) : std::ptrdiff_t{-1};
    // "After two rounds West put …"
    if (on_table && who != static_cast<std::ptrdiff_t>(terms_.past_fillers(sentence.place.begin))) return false;
    return who >= static_cast<std::ptrdiff_t>(sentence.place.begin) &&
           (item(who).meaning == M::kHe || (item(who).meaning == M::kSeat && seat_of(who) == leader_));
  }

  // "Put the queen of hearts on the table", "legt ♦A auf den Tisch".
  [[nodiscard]] bool lays_card(const SpokenSentence& sentence, std::size_t at) const {
    if (!lays_on_table(story_, at, sentence.place.end)) return false;
    const auto lead = stated_at(at + 1, sentence);
    return lead && is_whole(*lead);
  }

  // "Let us say South leads a spade": in another contract than that of which North leads.
  [[nodiscard]] bool is_of_another(const SpokenSentence& sentence, std::size_t at) const {
    const auto who = is_noun(at) ? std::ptrdiff_t{-1} : subject(sentence, at);
    return leader_ != 0 && who >= static_cast<std::ptrdiff_t>(sentence.place.begin) && item(who).meaning == M::kSeat &&
           seat_of(who) != leader_ && !story_.is_so(sentence, at);
  }

  // "West started with 1♠", "Ost hat eröffnet": a call.
  [[nodiscard]] bool calls_at(const SpokenSentence& sentence, std::size_t at) const {
    const bool opens = item(at).text.starts_with("eroffn") || item(at).text.starts_with("ouv");
    if (opens && !stated_at(at + 1, sentence)) return true;
    std::size_t next = terms_.past_fillers(at + 1);
    if (terms_.is_any(next, M::kWith, M::kDo)) next = terms_.past_fillers(next + 1);
    return terms_.bid(next).has_value();
  }

  [[nodiscard]] std::optional<StatedLead> stated_at(std::size_t at, const SpokenSentence& sentence) const {
    const auto said = card_said_at(terms_, at, sentence.place.end);
    return said ? std::optional(StatedLead{.said = *said}) : std::nullopt;
  }
  // "Entame :", and nothing but a card in the line below.
  [[nodiscard]] std::optional<StatedLead> stated_below(std::size_t stop) const {
    const auto said = card_alone(terms_, stop + 1);
    return said ? std::optional(StatedLead{.said = *said}) : std::nullopt;
  }
  [[nodiscard]] std::optional<StatedLead> stated_before(std::size_t at, const SpokenSentence& sentence) const {
    const auto said = card_said_before(terms_, sentence.place.begin, at);
    return said ? std::optional(StatedLead{.said = *said}) : std::nullopt;
  }

  void tell(const SpokenSentence& sentence, StatedLead lead) {
    // Later in the play only what is said to be the first lead counts.
    if (played_ && !lead.first) {
      if (told_.empty()) give_up();
      return;
    }
    // "The queen of hearts is led next"
    constexpr std::array<std::string_view, 3> kLater = {"next", "second", "later"};
    const Extent clause = story_.clause_at(sentence, lead.said.begin);
    const std::size_t from = sentence.place.begin;
    const bool later = has_word(std::span(story_.items()).subspan(from, clause.end - from), kLater);
    if (told_.empty() && (sentence.after_elsewhere || (later && !lead.first))) {
      give_up();
      return;
    }
    if (is_sure() && !agrees(lead)) return;
    told_.push_back(std::move(lead));
  }

  // "A trump lead will beat it": nobody has made it.
  [[nodiscard]] bool may_be_made(const SpokenSentence& sentence, std::size_t at) const {
    const Extent clause = story_.clause_at(sentence, at);
    return std::ranges::any_of(std::span(story_.items()).subspan(at, clause.end - at),
                               [](const Item& each) { return each.meaning == M::kDo; });
  }

  [[nodiscard]] bool agrees(const StatedLead& lead) const {
    return std::ranges::all_of(told_, [&](const StatedLead& each) {
      return (each.said.card.suit.empty() || lead.said.card.suit.empty() ||
              each.said.card.suit == lead.said.card.suit) &&
             (each.said.card.rank.empty() || lead.said.card.rank.empty() || each.said.card.rank == lead.said.card.rank);
    });
  }

  // "The opening lead is the ♥K", "on the lead of a low spade", "got a club lead", "Lead: ♥K".
  void read_noun(const SpokenSentence& sentence, std::size_t at) {
    const bool so = story_.is_so(sentence, at);
    const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
    // "Entame de Nord :"
    const bool owned = terms_.is_any(at + 1, M::kOf, M::kBy) && terms_.is(at + 2, M::kSeat);
    const std::size_t colon = owned ? at + 3 : at + 1;
    const auto before = story_.before(at, sentence.place.begin);
    const bool label =
        colon < sentence.place.end && (terms_.is(colon, M::kColon) || item(colon).raw == "-") && before < from;
    const bool opening = item(at).text != "lead" || label;
    std::size_t next = at + 1;
    bool of = false;
    // "L'entame d'Ouest est le valet de trèfle"
    constexpr std::array<std::string_view, 6> kIs = {"is", "was", "ist", "war", "est", "fut"};
    const bool owned_is = owned && colon < sentence.place.end && is_word(item(colon), kIs);
    if (owned_is) next = colon + 1;
    for (; next < sentence.place.end && item(next).is(M::kFiller, M::kA, M::kOf); ++next) of |= terms_.is(next, M::kOf);
    // "East's lead is the ♦A", and not "his best lead"
    constexpr std::array<std::string_view, 7> kWhose = {"the", "s", "his", "her", "das", "der", "l'"};
    const bool whose = at == sentence.place.begin || is_word(item(at - 1), kWhose) ||
                       item(at - 1).meaning == M::kSeat || item(at).text.starts_with("l'");
    const bool is =
        whose && (owned_is || (at + 1 < sentence.place.end && is_word(item(at + 1), kIs))) && told_.empty() && !played_;
    const bool partly = label || of || (opening && next > at + 1);
    if (partly || is || opening)
      if (auto lead = label && colon + 1 == sentence.place.end ? stated_below(colon + 1)
                                                               : stated_at(label ? colon : next, sentence);
          lead && (partly || is_whole(*lead))) {
        lead->first = opening;
        if (owned && (label || owned_is)) lead->seat = terms_.seat_at(at + 2);
        if (is && !opening && before >= from && item(before).meaning == M::kSeat) lead->seat = seat_of(before);
        if (label && (!so || names_another(lead->said.end))) give_up();
        if (so && !is_alternative(*lead, sentence)) tell(sentence, *lead);
        if (label) labels_.push_back({at, lead->said.end});
        return;
      }
    if (label) {
      give_up();
      return;
    }
    auto lead = stated_before(at, sentence);
    if (!lead || !so) return;
    lead->first = opening;
    const auto article = static_cast<std::ptrdiff_t>(lead->said.begin) - 1;
    const auto does = story_.before(lead->said.begin, sentence.place.begin);
    constexpr std::array kGets = {M::kTake, M::kHave, M::kWon};
    const bool gets = does >= from && is_one_of(item(does), kGets);
    // "On a club lead …": on any, perhaps.
    const bool whole = !lead->said.card.suit.empty() && !lead->said.card.rank.empty();
    const bool definite = whole || (article >= from && (item(article).text == "the" || item(article).text == "his"));
    if (definite && played_ && !told_.empty() && !agrees(*lead)) give_up();
    if (definite || gets || opening)
      tell(sentence, *lead);
    else if (follows_lead(sentence, at, does))
      likely_.push_back(*lead);
    else if (!may_be_made(sentence, at))
      vague_.push_back(*lead);
  }

  // "Opening lead: ♥K? No, ♦6": another card in the line, before anybody does anything.
  [[nodiscard]] bool names_another(std::size_t at) const {
    constexpr std::array kDeeds = {M::kSeat, M::kRole, M::kDummy, M::kHe, M::kYou, M::kTake, M::kWon, M::kPlay};
    const int line = item(at - 1).line;
    for (; at < story_.items().size() && item(at).line == line && !is_one_of(item(at), kDeeds); ++at)
      if (terms_.card(at)) return true;
    return false;
  }

  // "After a club lead to the queen declarer won": not whose, and not of anybody else.
  [[nodiscard]] bool follows_lead(const SpokenSentence& sentence, std::size_t at, std::ptrdiff_t before) const {
    const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
    if (before != from || item(before).meaning != M::kAfter || acted_) return false;
    const bool told =
        sentence.voice.past && !sentence.voice.supposed && !sentence.place.question && !sentence.after_elsewhere;
    const auto words = sentence.place.of(story_.items());
    constexpr std::array kTurns = {M::kNot, M::kCannot, M::kIf, M::kOr};
    const bool turned = std::ranges::any_of(words, [&](const Item& each) { return is_one_of(each, kTurns); });
    return told && !turned && !terms_.is_any(at + 1, M::kBy, M::kOr, M::kAnd);
  }

  [[nodiscard]] bool is_alternative(const StatedLead& lead, const SpokenSentence& sentence) const {
    return lead.said.end < sentence.place.end && terms_.is(lead.said.end, M::kOr);
  }

  // "West led the ♥K", "the ♥K was led", "She leads a heart".
  void read_verb(const SpokenSentence& sentence, std::size_t at) {
    const auto from = static_cast<std::ptrdiff_t>(sentence.place.begin);
    const bool so = (story_.is_so(sentence, at) || happened_when(sentence, at)) && !sentence.place.question;
    // "The jack of clubs was led"
    const bool passive = at > sentence.place.begin && item(at).meaning == M::kLed &&
                         (item(at - 1).text == "was" || item(at - 1).text == "is");
    if (passive) {
      auto lead = stated_before(at, sentence);
      if (!played_ && so) lead ? tell(sentence, *lead) : give_up();
      return;
    }
    auto who = subject(sentence, at);
    if (who < from) {
      if (so && !played_ && told_.empty() && item(at).text != "leading") give_up();
      return;
    }
    const Item& subject = item(who);
    const bool seat = subject.meaning == M::kSeat;
    const bool left = subject.meaning == M::kRole && subject.value == static_cast<int>(Who::kLeft);
    const bool pronoun = subject.meaning == M::kHe;
    if (!seat && !left && !pronoun) {
      // "Declarer led a heart": a trick was won before; "to lead", "should lead": nobody did.
      if (subject.is(M::kDummy, M::kYou, M::kRole, M::kUnknown) && so && item(at).meaning == M::kLed) played_ = true;
      return;
    }
    if (!so) {
      if (!played_ && told_.empty() && item(at).text.starts_with("led")) give_up();
      return;
    }
    const char named = seat ? seat_of(who) : '\0';
    const char leads = leader_ != 0 || told_.empty() ? leader_ : told_.front().seat;
    if (named != 0 && leads != 0 && named != leads) {
      // Behind "after the ♠4 lead", of a card that the leader holds, whoever else leads does so later.
      const bool later = std::ranges::any_of(
          told_, [&](const StatedLead& each) { return is_whole(each) && holder_of(hands_, each.said.card) == leads; });
      if (!acted_ && !later) give_up();
      played_ = true;
      return;
    }
    auto lead = stated_at(at + 1, sentence);
    if (!lead && seat) lead = told_ahead(sentence, static_cast<std::size_t>(who), at);
    if (!lead || is_alternative(*lead, sentence)) {
      if (!played_) give_up();
      return;
    }
    lead->seat = named;
    lead->first |= is_against_contract(story_, sentence, at);
    // "West led the ♥K, or so they say. In fact he led the ♦6."
    if (!acted_ && !agrees(*lead)) give_up();
    tell(sentence, *lead);
    played_ |= !told_.empty();
  }

  // "The king of diamonds West led out": all that a part of a sentence says.
  [[nodiscard]] std::optional<StatedLead> told_ahead(const SpokenSentence& sentence, std::size_t who,
                                                     std::size_t at) const {
    const Extent clause = story_.clause_at(sentence, at);
    const std::size_t end = at + 1 < clause.end && item(at + 1).text == "out" ? at + 2 : at + 1;
    auto lead = stated_before(who, sentence);
    const bool alone = lead && end == clause.end && terms_.past_fillers(clause.begin) >= lead->said.begin;
    return alone ? lead : std::nullopt;
  }

  // "When West led the ♥K, South won": it was led.
  [[nodiscard]] bool happened_when(const SpokenSentence& sentence, std::size_t at) const {
    if (item(at).text != "led" || at < 2 || item(at - 1).meaning != M::kSeat || item(at - 2).text != "when")
      return false;
    const Extent clause = story_.clause_at(sentence, at);
    const auto words = std::span(story_.items()).subspan(clause.begin, clause.end - clause.begin);
    constexpr std::array kTurns = {M::kNot, M::kCannot, M::kWithout, M::kBut, M::kOther, M::kOr};
    const bool turned = std::ranges::any_of(words, [&](const Item& each) { return is_one_of(each, kTurns); });
    return !turned && !sentence.voice.supposed &&
           std::ranges::count(sentence.place.of(story_.items()), M::kIf, &Item::meaning) == 1;
  }

  // Who leads, with words between that say nothing: "West felt safe leading".
  [[nodiscard]] std::ptrdiff_t subject(const SpokenSentence& sentence, std::size_t at) const {
    const auto from = static_cast<std::ptrdiff_t>(story_.clause_at(sentence, at).begin);
    auto who = static_cast<std::ptrdiff_t>(at) - 1;
    while (who >= from && item(who).is(M::kFiller, M::kOrnament, M::kHave, M::kUnknown, M::kAlready) &&
           !(who > from && item(who).meaning == M::kUnknown && item(who).raw.size() > 1 && item(who).raw[0] <= 'Z' &&
             item(who).raw[0] >= 'A'))
      --who;
    return who < from ? before_relative(sentence, from).value_or(who) : who;
  }
  // "West, who knew better, led": the player before such a clause.
  [[nodiscard]] std::optional<std::ptrdiff_t> before_relative(const SpokenSentence& sentence,
                                                              std::ptrdiff_t from) const {
    constexpr std::array<std::string_view, 6> kWho = {"who", "der", "die", "qui", "wer", "welcher"};
    const auto first = static_cast<std::ptrdiff_t>(sentence.place.begin);
    for (std::ptrdiff_t at = from - 2; at > first + 1; --at)
      if (is_word(item(at), kWho) && item(at - 1).meaning == M::kComma && item(at - 2).meaning == M::kSeat &&
          item(from - 1).meaning == M::kComma)
        return at - 2;
    return std::nullopt;
  }

  // "The fourth-best diamond from West"
  void read_fourth(const SpokenSentence& sentence, std::size_t at) {
    note(spoken_);
    auto lead = stated_at(at + 2, sentence);
    if (!lead || !lead->said.card.rank.empty() || !story_.is_so(sentence, at)) return;
    const std::size_t seat = lead->said.end + 1;
    if (seat >= sentence.place.end || !terms_.is(seat - 1, M::kBy) || !terms_.is(seat, M::kSeat)) return;
    lead->said.fourth = true;
    lead->seat = terms_.seat_at(seat);
    tell(sentence, *lead);
  }

  [[nodiscard]] bool may_be(const StatedLead& lead, const Hand& hand, std::size_t suit, char rank) const {
    constexpr std::string_view kSuits = "SHDC";
    const bool of_trumps = lead.said.card.suit == "trumps";
    const std::string named = !of_trumps ? lead.said.card.suit : trump_ == 0 ? "" : std::string(1, trump_);
    if (!named.empty() && named[0] != kSuits[suit]) return false;
    if (!lead.said.card.rank.empty() && lead.said.card.rank[0] != rank) return false;
    if (lead.said.low && std::string_view("AKQJT").find(rank) != std::string_view::npos) return false;
    if (lead.said.high && std::string_view("AKQJ").find(rank) == std::string_view::npos) return false;
    constexpr std::size_t kFourth = 3;
    const std::string held = rank_order(hand, suit);
    if (lead.said.single && held.size() != 1) return false;
    return !lead.said.fourth || (held.size() > kFourth && held[kFourth] == rank);
  }

  // Those that all that is said allows; a card of which no suit is told is the only one.
  [[nodiscard]] std::vector<Named> cards_told(const Hand& hand) const {
    std::vector<Named> cards;
    bool suit_told = false;
    for (const StatedLead& each : told_) suit_told |= !each.said.card.suit.empty();
    for (std::size_t suit = 0; suit < 4; ++suit)
      for (const char rank : rank_order(hand, suit))
        if (std::ranges::all_of(told_, [&](const StatedLead& each) { return may_be(each, hand, suit, rank); }))
          cards.push_back({.suit = std::string(1, "SHDC"[suit]), .rank = std::string(1, rank)});
    if (!suit_told && cards.size() > 1) cards.clear();
    return cards;
  }

  const Story& story_;
  const Terms& terms_;
  const std::vector<Hand>& hands_;
  const char leader_, trump_;
  std::vector<StatedLead> told_, likely_, vague_;  // surely, and perhaps
  std::vector<Extent> labels_;
  bool played_ = false;                         // a lead is told, or a card after it
  bool acted_ = false;                          // a card after it
  bool cards_told_ = false;                     // some were named
  bool denied_ = false;                         // that he led a card who is to lead
  std::size_t here_ = 0;                        // the sentence that is read
  std::optional<std::size_t> spoken_, unread_;  // where one speaks of a lead, and is not read
};

}  // namespace

std::variant<LeadTold, std::size_t> lead_told(const Story& story, const std::vector<Hand>& hands, char leader,
                                              char trump) {
  return LeadReader(story, hands, leader, trump).read();
}

}  // namespace ouverte::puzzles::text
