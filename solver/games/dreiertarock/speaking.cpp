#include "solver/games/dreiertarock/speaking.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/dreiertarock/announcing.hpp"
#include "solver/games/dreiertarock/sheet.hpp"
#include "solver/games/dreiertarock/words.hpp"
#include "solver/games/shared/fields.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::dreiertarock {
namespace {

constexpr std::string_view kDouble = "double";

// One thing that a player may say.
struct Remark {
  bool doubles = false;
  std::string_view bonus;  // "game" is doubled only

  [[nodiscard]] std::string text() const { return doubles ? base::str(kDouble, " ", bonus) : std::string(bonus); }
};

Side side_of(const Written& written, Seat seat) {
  return seat == written.contract.declarer ? Side::kDeclarer : Side::kDefenders;
}

std::vector<Remark> announcements(const Setup& setup, const Written& written, Seat seat) {
  std::vector<Remark> remarks;
  const Contract& contract = written.contract;
  if (contract.name == Name::kSoloSlam) return remarks;
  const bool holds_pagat = hand_held(setup, written, seat).has(kPagat);
  if (contract.name != Name::kSuitSolo && holds_pagat && contract.pagat.by == kNobody)
    remarks.push_back({false, "pagat"});
  if (contract.absolute.by == Side::kNone) remarks.push_back({false, "absolute"});
  if (contract.slam.by == Side::kNone) remarks.push_back({false, "slam"});
  return remarks;
}

// What the other side has said and nobody has doubled.
std::vector<Remark> doublings(const Written& written, Seat seat) {
  std::vector<Remark> remarks;
  const Contract& contract = written.contract;
  const Side others = side_of(written, seat) == Side::kDeclarer ? Side::kDefenders : Side::kDeclarer;
  if (others == Side::kDeclarer && !contract.game_doubled) remarks.push_back({true, "game"});
  const bool pagat = contract.pagat.by != kNobody && side_of(written, static_cast<Seat>(contract.pagat.by)) == others;
  if (pagat && !contract.pagat.doubled) remarks.push_back({true, "pagat"});
  if (contract.absolute.by == others && !contract.absolute.doubled) remarks.push_back({true, "absolute"});
  if (contract.slam.by == others && !contract.slam.doubled) remarks.push_back({true, "slam"});
  return remarks;
}

// The declarer announces in his first turn and doubles in his second.
bool announces(const Written& written, Seat seat) {
  return seat != written.contract.declarer || written.to_speak != written.contract.declarer;
}

std::vector<Remark> remarks_of(const Setup& setup, const Written& written, Seat seat) {
  std::vector<Remark> remarks;
  if (announces(written, seat)) remarks = announcements(setup, written, seat);
  for (const Remark& doubling : doublings(written, seat)) remarks.push_back(doubling);
  return remarks;
}

void say(Contract& contract, const Remark& remark, Seat seat, Side side) {
  if (remark.bonus == "game") contract.game_doubled = true;
  if (remark.bonus == "pagat" && remark.doubles) contract.pagat.doubled = true;
  if (remark.bonus == "pagat" && !remark.doubles) contract.pagat.by = static_cast<std::int8_t>(seat);
  for (const auto& [bonus, announcement] : {std::pair{std::string_view("absolute"), &Contract::absolute},
                                            std::pair{std::string_view("slam"), &Contract::slam}}) {
    if (remark.bonus != bonus) continue;
    if (remark.doubles)
      (contract.*announcement).doubled = true;
    else
      (contract.*announcement).by = side;
  }
}

// Of "pagat, double game slam": an announcement, and two doublings.
std::vector<Remark> remarks_in(std::string_view answer, std::vector<std::string>& words) {
  std::vector<Remark> remarks;
  while (!answer.empty()) {
    const std::string_view phrase = answer.substr(0, answer.find(','));
    answer.remove_prefix(std::min(phrase.size() + 1, answer.size()));
    bool doubles = false;
    for (std::string& word : words_of(phrase)) {
      if (word == "and" || word == "nothing" || word == "none" || word == "ultimo" || word == "the") continue;
      if (word.starts_with(kDouble)) {
        doubles = true;
        continue;
      }
      words.push_back(std::move(word));
      remarks.push_back({doubles, {}});
    }
  }
  for (std::size_t place = 0; place < remarks.size(); ++place) remarks[place].bonus = words[place];
  return remarks;
}

// Whose turn it is after this one.
std::optional<Seat> next_speaker(const Written& written, Seat seat) {
  const Seat declarer = written.contract.declarer;
  if (seat == declarer && written.to_speak == declarer) return std::nullopt;
  const Seat left = cards::left_of(seat, kPlayers);
  if (left != declarer) return left;
  return doublings(written, declarer).empty() ? std::nullopt : std::optional(declarer);
}

}  // namespace

std::optional<Seat> speaker(const base::Json& contract, const Written& written) {
  if (written.kind == nullptr || written.trischaken() || written.points) return std::nullopt;
  if (written.to_speak || contract.contains("announced")) return written.to_speak;
  const Seat declarer = written.contract.declarer;
  return written.kind->name == Name::kSoloSlam ? cards::left_of(declarer, kPlayers) : declarer;
}

CardSet hand_held(const Setup& setup, const Written& written, Seat seat) {
  CardSet hand;
  for (const auto& [letter_of, text] : setup.hands)
    if (letter_of == letter(seat))
      if (const auto held = cards::parse_hand(cards::kTarockPack, text); held.ok()) hand = *held;
  if (seat != written.contract.declarer) return hand;
  if (written.taken) hand |= (*written.talon)[static_cast<std::size_t>(*written.taken)];
  return written.laid_aside ? hand - *written.laid_aside : hand;
}

std::string known_before_play(const Setup& setup, const Written& written, Seat seat) {
  std::string words = base::str(name_in_words(written.kind->name), " by ", letter(written.contract.declarer), ".");
  for (const Shown& line : cards_out_shown(written, letter(seat))) {
    const bool talon = line.label == "talon";
    words += base::str(talon ? " The talon: " : " Laid aside: ", line.text, ".");
  }
  if (const std::string said = announcements_in_words(written.contract); !said.empty())
    words += base::str(" Announced: ", said, ".");
  if (written.contract.game_doubled) words += " The game is doubled.";
  return base::str(words, " You hold ", faces_in_words(hand_held(setup, written, seat)), ".");
}

Choosing speaking(const Setup& setup, const Written& written, Seat seat) {
  const bool may_announce = announces(written, seat) && written.kind->name != Name::kSoloSlam;
  const bool may_double = !doublings(written, seat).empty();
  const std::string_view question = may_announce && may_double ? "What do you announce or double?"
                                    : may_double               ? "What do you double?"
                                                               : "What do you announce?";
  Choosing choosing{.seat = letter(seat),
                    .question = base::str(known_before_play(setup, written, seat), " ", question),
                    .examples = {"nothing"}};
  for (const Remark& remark : remarks_of(setup, written, seat)) choosing.examples.push_back(remark.text());
  return choosing;
}

absl::StatusOr<Written> spoken(const Setup& setup, const Written& written, Seat seat, std::string_view answer) {
  const std::vector<Remark> allowed = remarks_of(setup, written, seat);
  Written after = written;
  std::vector<std::string> words;
  std::vector<std::string> texts;
  for (const Remark& remark : allowed) texts.push_back(remark.text());
  for (const Remark& remark : remarks_in(answer, words)) {
    if (std::ranges::find(texts, remark.text()) == texts.end())
      return wrong(remark.doubles ? "doubling" : "announcement", base::quoted(remark.text()),
                   texts.empty() ? "nothing" : base::str("nothing, or some of ", joined(texts, ", ")));
    say(after.contract, remark, seat, side_of(written, seat));
  }
  after.undecided = false;
  after.to_speak = next_speaker(after, seat);
  return after;
}

absl::StatusOr<ChoiceAdvice> speaking_advised(const Setup& setup, Seat seat, const search::Options& options) {
  const auto written = written_from_json(setup.contract);
  if (!written.ok()) return written.status();
  const auto advised = announcements_advised(setup, options);
  if (!advised.ok()) return advised.status();
  ChoiceAdvice advice{.answer = {},
                      .words = {base::str("Cents paid to the declarer ", letter(written->contract.declarer),
                                          " by the two together, with best play by all, every hand open: as it is ",
                                          cents_in_words(advised->unsaid), ".")},
                      .stopped = advised->stopped};
  std::optional<int> most;
  std::string announced, doubled;
  const int sign = seat == written->contract.declarer ? 1 : -1;
  for (const Remark& remark : remarks_of(setup, *written, seat)) {
    const auto saying = std::ranges::find_if(advised->sayings, [&](const Saying& each) {
      const bool own = each.by == letter(seat) || each.by == (sign > 0 ? "declarer" : "defenders");
      return each.bonus == remark.bonus && each.doubling == remark.doubles && (remark.doubles || own);
    });
    if (saying == advised->sayings.end()) continue;
    advice.words.push_back(in_words(*saying, advised->unsaid));
    if (!worth_saying(*saying, advised->unsaid).value_or(false)) continue;
    if (remark.doubles) {
      doubled += base::str(doubled.empty() ? "" : ", ", remark.text());
      continue;
    }
    const int worth = std::min(sign * saying->plain_worth.lower, sign * saying->doubled_worth->lower);
    if (most && *most >= worth) continue;
    most = worth;
    announced = remark.text();
  }
  advice.answer = base::str(announced, announced.empty() || doubled.empty() ? "" : ", ", doubled);
  if (advice.answer.empty()) advice.answer = "nothing";
  return advice;
}

}  // namespace ouverte::games::dreiertarock
